"""Whole deals: thousands at random, and what a seat may know of one, in every game with bids."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from engine.actions import Action, Buy, Discard, Play
from engine.cards import Card, CardSet, Pack
from engine.counting import points
from engine.errors import PackError
from engine.game import Game
from engine.games import GAMES
from engine.games.dreierles import GAME as DREIERLES
from engine.games.dreiertarock import GAME as DREIERTAROCK
from engine.games.droggn import GAME as DROGGN
from engine.players import play_out
from engine.players.random import random_player
from engine.playing import Playing
from engine.settlement import Sheet
from engine.verdict import Refusal
from tests.engine.droggn.table import beside

SEATS = ("Anna", "Bernd", "Catrin", "Doris")
DEALS = 10_000


@dataclass(frozen=True)
class Whole:
    """A game, and what its rules say about whole deals of it.

    ``four`` tells whether four may sit down under a profile, ``hidden`` which cards a seat may
    not know, ``shown`` which fields of a view hold cards that it knows, ``context`` what a
    position must be told of a moment of play. In some deals only the first ``calls`` of what may
    be called are, so that what chance seldom brings is played as well.
    """

    game: Game
    four: Callable[[Any], bool]
    hidden: Callable[[Any, int], CardSet]
    shown: tuple[str, ...]
    context: Callable[[Any], Mapping[str, object]]
    calls: int

    def start(self, seed: int, profile: str, **options: object) -> Any:
        """Deal for three people or, with every other seed, for four if they can be."""
        rules = self.game.profile(profile, **options)
        people = 3 + (seed % 2 if self.four(rules) else 0)
        return self.game.new(rules, seed=seed, seats=SEATS[:people], dealer=seed % people)

    def way(self, seed: int, profile: str, draw: random.Random, one_in: int = 10) -> list[Any]:
        """Play a deal at random to its end; in one of so many few calls are made."""
        calls = self.calls if seed % one_in == 0 else None
        return moments(self.start(seed, profile), draw, calls)


def dreierles_hidden(deal: Any, seat: int) -> CardSet:
    """DR-6.2, DR-6.5, DR-7.7, DR-11.14, DR-OP26."""
    places, terms = deal.cards(), deal.terms
    hidden = other_hands(deal, seat)
    declarer = None if terms is None or terms.declarer is None else terms.start.name(terms.declarer)
    if declarer != deal.people[seat]:
        hidden |= places["discards"]
    if declarer in {None, deal.people[seat]} or deal.people[seat] not in places:
        hidden |= places["blind"]
    if terms is None:
        return hidden
    pfeife = places["trick"].pack.set([DREIERLES.pack.card("T1")]).bits
    open_ = terms.drawn | terms.shown | (pfeife if terms.laid_out else 0)
    return hidden - CardSet(DREIERLES.pack, open_)


def dreierles_context(moment: Any) -> dict[str, object]:
    trumps = DREIERLES.pack.trumps
    return {
        "trump_leads": sum(1 for _, cards, _ in moment.past if cards[0] & trumps),
        "laid_out": moment.place == moment.terms.declarer and moment.terms.laid_out,
    }


def dreiertarock_hidden(deal: Any, seat: int) -> CardSet:
    """DT-4.3, DT-6.1, DT-6.6, DT-6.8, DT-6.9, DT-OP25."""
    places, terms = deal.cards(), deal.terms
    hidden = other_hands(deal, seat)
    pack: Pack = DREIERTAROCK.pack
    if terms is None or terms.declarer is None or terms.contract in {"solo", "solo_valat"}:
        return hidden | CardSet(pack, places["talon"].bits)
    if terms.start.name(terms.declarer) != deal.people[seat]:
        austrian = deal.profile.discard_rule == "austrian"
        hidden |= places["discards"] - CardSet(pack, pack.trumps if austrian else 0)
    return hidden - pack.set(deal.dealt["talon"])


def dreiertarock_context(moment: Any) -> dict[str, object]:
    mine = (what for place, what in moment.terms.announced if place == moment.place)
    return {f"{what}_announced": True for what in mine if what in {"pagat", "uhu", "kakadu"}}


def droggn_hidden(deal: Any, seat: int) -> CardSet:
    """DG-6.1, DG-6.4, DG-6.8, DG-6.11, DG-7.2, DG-14.2."""
    terms, place = deal.terms, deal.start.place(seat)
    hidden: CardSet = other_hands(deal, seat) | deal.cards()["talon"]
    if terms is None:
        return hidden
    if place != terms.declarer:
        hidden |= deal.cards()["discards"]
    open_ = terms.laid_out
    if terms.contract == "ansager" and deal.profile.expose_talon_ansager:
        open_ |= terms.taken
    if terms.purchase:
        # Of a card that no opponent has, everybody knows that it is the declarer's.
        open_ |= 1 << terms.purchase.wanted.index
        if place in {terms.declarer, terms.purchase.seller}:
            open_ |= 1 << terms.purchase.offered.index
    return CardSet(hidden.pack, hidden.bits & ~open_)


def droggn_context(moment: Any) -> dict[str, object]:
    mine = moment.terms.laid_out & moment.hands[moment.place]
    return {"laid_out": {1: "gstiess", 1 << 21: "pagat"}.get(mine, "none")}


def other_hands(deal: Any, seat: int) -> CardSet:
    """What the others hold."""
    places, hidden = deal.cards(), CardSet(deal.start.pack, 0)
    for person in deal.people:
        if person in places and person != deal.people[seat]:
            hidden |= places[person]
    return hidden


WHOLE = {
    whole.game.id: whole
    for whole in (
        Whole(
            DREIERLES,
            four=lambda profile: True,
            hidden=dreierles_hidden,
            shown=("hand", "shown", "hidden", "laid_out"),
            context=dreierles_context,
            calls=1,
        ),
        Whole(
            DREIERTAROCK,
            four=lambda profile: bool(profile.four_at_table),
            hidden=dreiertarock_hidden,
            shown=("hand", "shown", "hidden"),
            context=dreiertarock_context,
            calls=2,
        ),
        Whole(
            DROGGN,
            four=lambda profile: True,
            hidden=droggn_hidden,
            shown=("hand", "talon", "discards", "asked", "given", "laid_out"),
            context=droggn_context,
            calls=2,
        ),
    )
}
EVERY_PROFILE = pytest.mark.parametrize(
    ("whole", "profile"),
    [
        pytest.param(whole, profile, id=f"{name}-{profile}")
        for name, whole in WHOLE.items()
        for profile in whole.game.profiles
    ],
)


def after(deal: Any, action: Action) -> Any:
    found = deal.after(action)
    assert not isinstance(found, Refusal), (action, found)
    return found


def moments(deal: Any, draw: random.Random, calls: int | None = None) -> list[Any]:
    """Play at random to the end; only the first ``calls`` of what may be called are."""
    found = [deal]
    while actions := deal.actions():
        choices = min(len(actions), calls or 9) if deal.phase == "bidding" else len(actions)
        deal = after(deal, actions[draw.randrange(choices)])
        found.append(deal)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_there_is_not_sees_nothing(game: str) -> None:
    deal: Any = play_out(GAMES[game].new(seed=1), random_player(1))
    for moment in (deal.way[0], deal.way[-2], deal):
        for seat in (-1, len(deal.people)):
            with pytest.raises(PackError, match=f"there is no seat {seat}"):
                moment.view(seat)


def every_card_once(deal: Any) -> None:
    pack, places = deal.start.pack, deal.cards().values()
    assert sum(len(cards) for cards in places) == len(pack)
    assert sum(cards.bits for cards in places) == pack.all_bits


@pytest.mark.parametrize("profile", DREIERLES.profiles)
def test_ten_thousand_deals_of_dreierles_end_as_deals_must(profile: str) -> None:
    """Piles of 70 in all (DR-9.2), in a Räuber less the blind (DR-11.6); payments of zero."""
    draw, contracts = random.Random(profile), set()
    for seed in range(DEALS):
        way = WHOLE["dreierles"].way(seed, profile, draw)
        for moment in way if seed % 100 == 0 else way[-1:]:
            every_card_once(moment)
        result = way[-1].result
        assert isinstance(result.ledger, Sheet) or sum(result.ledger.totals.values()) == 0
        contracts.add(result.contract)
        if result.declarer is None:
            assert sum(result.points.values()) == 70 - points(way[-1].cards()["blind"])
        else:
            assert points(result.declarer_pile) + points(beside(result.declarer_pile)) == 70
            if result.contract != "solo_du":
                assert result.won == (result.points[result.declarer] >= 36)  # DR-2.6
    bids = {"dreier", "zweier", "einer", "solo"} | ({"solo_du"} if profile == "achertal" else set())
    assert contracts == bids | {"raeuber"}


@pytest.mark.parametrize("profile", DREIERTAROCK.profiles)
def test_five_thousand_deals_of_dreiertarock_end_as_deals_must(profile: str) -> None:
    """Piles of 70 in all (DT-6.7), in a Trischaken less the talon; payments of zero (DT-10.4).

    An idle dealer neither pays nor receives (DT-14.7).
    """
    draw, contracts = random.Random(profile), set()
    for seed in range(DEALS // 2):
        way = WHOLE["dreiertarock"].way(seed, profile, draw, one_in=2)
        for moment in way if seed % 100 == 0 else way[-1:]:
            every_card_once(moment)
        last, result = way[-1], way[-1].result
        totals = result.ledger.totals
        assert sum(totals.values()) == 0
        assert len(totals) == 3 or totals[last.people[last.dealer]] == 0
        contracts.add(result.contract)
        if result.contract == "trischaken":
            assert sum(result.points.values()) == 70 - points(last.cards()["talon"])
        elif result.declarer is not None:
            assert points(result.declarer_pile) + points(result.defenders_pile) == 70
            if result.contract != "solo_valat":
                assert result.won == (result.points[result.declarer] >= 36)  # DT-2.5
    rules = DREIERTAROCK.profile(profile)
    without_bid = "trischaken" if rules.trischaken else "thrown_in"
    assert contracts == {*rules.steps, "solo", "solo_valat", without_bid}


@pytest.mark.parametrize("profile", DROGGN.profiles)
def test_five_thousand_deals_of_droggn_end_as_deals_must(profile: str) -> None:
    """Piles of 74 in all (DG-9.2), with 78 cards of 78 (DG-14.7); payments of zero (DG-10.6)."""
    draw, contracts = random.Random(profile), set()
    whole = 78 if profile == "78-cards" else 74
    for seed in range(DEALS // 2):
        way = WHOLE["droggn"].way(seed, profile, draw, one_in=2)
        for moment in way if seed % 100 < 2 else way[-1:]:
            every_card_once(moment)
        last, result = way[-1], way[-1].result
        assert sum(result.ledger.totals.values()) == 0
        contracts.add(result.contract)
        if result.declarer is None:
            continue
        assert points(result.declarer_pile) + points(beside(result.declarer_pile)) == whole
        assert set(result.points) == set(last.start.names)
        if result.contract != "super_mord":
            assert result.won == (result.points[result.declarer] >= whole // 2)  # DG-2.6
            assert not any(last.hands)
    assert contracts == {"ansager", "solo", "super", "super_mord", "thrown_in"}


def swapped(action: Action, one: Card, other: Card) -> Action:
    """The same action where two cards have changed their places."""
    cards = {one: other, other: one}
    if isinstance(action, Buy):
        return Buy(action.wanted, cards.get(action.offered, action.offered))
    if not isinstance(action, Discard):
        return action
    return Discard(action.cards.pack.set(cards.get(card, card) for card in action.cards))


def another_world(game: Game, deal: Any, one: Card, other: Card) -> Any:
    """The same deal with two cards exchanged from the start, if it could have gone that way."""
    cards = {one: other, other: one}
    dealt = {name: tuple(cards.get(c, c) for c in held) for name, held in deal.dealt.items()}
    world: Any = game.new(deal.profile, hands=dealt, seats=deal.people, dealer=deal.dealer)
    for action in deal.history:
        found = world.after(swapped(action, one, other))
        if isinstance(found, Refusal):
            return None
        world = found
    return world


def seen(whole: Whole, deal: Any, seat: int) -> CardSet:
    """The cards that a seat has seen anywhere."""
    pack, view = deal.start.pack, deal.view(seat)
    found: CardSet = pack.set(card for trick in view.tricks for _, card in trick.cards)
    for name in whole.shown:
        found |= getattr(view, name)
    return found


@EVERY_PROFILE
def test_a_seat_sees_neither_other_hands_nor_what_was_laid_away(whole: Whole, profile: str) -> None:
    """What the rules hide (see `WHOLE`) is nowhere in a view."""
    draw = random.Random(profile)
    for seed in range(100):
        for moment in whole.way(seed, profile, draw, one_in=5)[:-1]:
            for seat in range(len(moment.people)):
                assert not whole.hidden(moment, seat) & seen(whole, moment, seat)


@EVERY_PROFILE
def test_worlds_that_look_alike_to_a_seat_give_it_the_same_view(whole: Whole, profile: str) -> None:
    """Hidden cards may lie differently, and nobody can tell."""
    draw, compared = random.Random(profile), 0
    for seed in range(150):
        moment = draw.choice(whole.way(seed, profile, draw, one_in=5)[:-1])
        for seat in range(len(moment.people)):
            hidden = list(whole.hidden(moment, seat))
            if len(hidden) < 2:
                continue
            world = another_world(whole.game, moment, *draw.sample(hidden, 2))
            if world is not None:
                assert world.view(seat) == moment.view(seat)
                compared += world != moment
    assert compared > 100


@EVERY_PROFILE
def test_a_deal_and_a_position_answer_alike(whole: Whole, profile: str) -> None:
    """What may be played is one answer, whoever asks."""
    draw = random.Random(profile)
    for seed in range(0, 120, 2):
        for moment in whole.way(seed, profile, draw, one_in=4):
            if not isinstance(moment, Playing):
                continue
            pack = moment.start.pack
            position = whole.game.position(
                CardSet(pack, moment.hands[moment.place]),
                [pack.cards[bit.bit_length() - 1] for bit in moment.played],
                moment.profile,
                moment.terms.contract,
                **whole.context(moment),
            )
            assert position.legal.bits == moment.legal
            for card in pack.cards:
                assert position.refusal(card) == moment.refusal(Play(card))


@EVERY_PROFILE
def test_a_refused_action_changes_nothing_and_the_same_actions_lead_to_the_same_deal(
    whole: Whole, profile: str
) -> None:
    """Out of turn, or with cards that are not held: refused by a rule, and the deal stays."""
    draw, pack = random.Random(1), whole.game.pack
    for seed in range(10):
        way = whole.way(seed, profile, draw)
        for moment in way:
            before = (moment.cards(), moment.history, list(moment.actions()))
            others = [seat for seat in range(3) if seat != moment.to_move]
            for action in (*moment.actions()[:2], Play(pack.card("F")), Discard(pack.set(()))):
                for seat in others:
                    refused = moment.after(action, seat)
                    assert isinstance(refused, Refusal)
                    assert refused.rule.startswith(f"{whole.game.prefix}-")
            assert (moment.cards(), moment.history, list(moment.actions())) == before
        again = whole.start(seed, profile)
        for action in way[-1].history:
            again = after(again, action)
        assert again == way[-1]
        assert hash(again) == hash(way[-1])
