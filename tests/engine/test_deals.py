"""Whole deals of Dreierles: ten thousand at random, and what a seat may know of one."""

from __future__ import annotations

import random

import pytest

from engine.actions import Action, Discard, Play
from engine.cards import TRUMP, Card, CardSet
from engine.counting import points
from engine.games.dreierles import GAME as DREIERLES
from engine.games.dreierles.deal import Deal
from engine.games.dreierles.playing import Playing
from engine.settlement import Sheet
from engine.verdict import Refusal

PACK = DREIERLES.pack
SEATS = ("Anna", "Bernd", "Catrin", "Doris")
DEALS = 10_000


def after(deal: Deal, action: Action) -> Deal:
    found = deal.after(action)
    assert not isinstance(found, Refusal), (action, found)
    return found


def start(seed: int, profile: str, people: int, **options: object) -> Deal:
    rules = DREIERLES.profile(profile, **options)
    return DREIERLES.new(rules, seed=seed, seats=SEATS[:people], dealer=seed % people)


def moments(deal: Deal, draw: random.Random, passing: bool = False) -> list[Deal]:
    """Play at random to the end; with ``passing`` nobody bids, for a Räuber (DR-5.5)."""
    found = [deal]
    while actions := deal.actions():
        silent = passing and deal.phase == "bidding"
        deal = after(deal, actions[0 if silent else draw.randrange(len(actions))])
        found.append(deal)
    return found


def every_card_once(deal: Deal) -> None:
    places = deal.cards().values()
    assert sum(len(cards) for cards in places) == len(PACK)
    assert sum(cards.bits for cards in places) == PACK.all_bits


@pytest.mark.parametrize("profile", DREIERLES.profiles)
def test_ten_thousand_deals_end_as_deals_must(profile: str) -> None:
    """Piles of 70 in all (DR-9.2), in a Räuber less the blind (DR-11.6); payments of zero."""
    draw, contracts = random.Random(profile), set()
    for seed in range(DEALS):
        way = moments(start(seed, profile, 3 + seed % 2), draw, passing=seed % 10 == 0)
        for moment in way if seed % 100 == 0 else way[-1:]:
            every_card_once(moment)
        result = way[-1].result
        assert result is not None
        assert isinstance(result.ledger, Sheet) or sum(result.ledger.totals.values()) == 0
        contracts.add(result.contract)
        if result.declarer is None:
            assert sum(result.points.values()) == 70 - points(way[-1].cards()["blind"])
        else:
            assert points(result.declarer_pile) + points(result.opponents_pile) == 70
            if result.contract != "solo_du":
                assert result.won == (result.points[result.declarer] >= 36)  # DR-2.6
    bids = {"dreier", "zweier", "einer", "solo"} | ({"solo_du"} if profile == "achertal" else set())
    assert contracts == bids | {"raeuber"}


def swapped(action: Action, one: Card, other: Card) -> Action:
    """The same action where two cards have changed their places."""
    if not isinstance(action, Discard):
        return action
    cards = {one: other, other: one}
    return Discard(PACK.set(cards.get(card, card) for card in action.cards))


def another_world(deal: Deal, one: Card, other: Card) -> Deal | None:
    """The same deal with two cards exchanged from the start, if it could have gone that way."""
    cards = {one: other, other: one}
    dealt = {name: tuple(cards.get(c, c) for c in held) for name, held in deal.dealt.items()}
    world: Deal = DREIERLES.new(deal.profile, hands=dealt, seats=deal.people, dealer=deal.dealer)
    for action in deal.history:
        found = world.after(swapped(action, one, other))
        if isinstance(found, Refusal):
            return None
        world = found
    return world


def unseen(deal: Deal, seat: int) -> list[Card]:
    """The cards that a seat has not seen anywhere."""
    view = deal.view(seat)
    seen = view.hand | view.shown | view.hidden | view.laid_out
    for trick in view.tricks:
        seen |= PACK.set(card for _, card in trick.cards)
    return list(CardSet(PACK, PACK.all_bits) - seen)


def hidden_from(deal: Deal, seat: int) -> CardSet:
    """The same by the rules, whatever the view says: DR-6.2, DR-6.5, DR-11.14, DR-OP26."""
    places, terms = deal.cards(), deal.terms
    hidden = CardSet(PACK, 0)
    for person in deal.people:
        if person in places and person != deal.people[seat]:
            hidden |= places[person]
    declarer = None if terms is None or terms.declarer is None else terms.start.name(terms.declarer)
    if declarer != deal.people[seat]:
        hidden |= places["discards"] - CardSet(PACK, terms.shown if terms else 0)
    if declarer in {None, deal.people[seat]} or deal.people[seat] not in places:
        hidden |= places["blind"]
    if terms is not None:
        hidden -= CardSet(PACK, terms.drawn | laid_out(deal))
    return hidden


def laid_out(deal: Deal) -> int:
    """The laid-out Pfeife, which everybody sees (DR-7.7)."""
    pfeife = PACK.set(PACK.read("T1")).bits
    return pfeife if deal.terms is not None and deal.terms.laid_out else 0


@pytest.mark.parametrize("profile", DREIERLES.profiles)
def test_a_seat_sees_neither_other_hands_nor_what_was_laid_away(profile: str) -> None:
    """DR-6.2, DR-6.5, DR-11.14, DR-OP26."""
    draw = random.Random(profile)
    for seed in range(100):
        for moment in moments(start(seed, profile, 3 + seed % 2), draw, passing=seed % 5 == 0)[:-1]:
            for seat in range(len(moment.people)):
                assert set(hidden_from(moment, seat)) <= set(unseen(moment, seat))


@pytest.mark.parametrize("profile", DREIERLES.profiles)
def test_worlds_that_look_alike_to_a_seat_give_it_the_same_view(profile: str) -> None:
    """Hidden cards may lie differently, and nobody can tell."""
    draw, compared = random.Random(profile), 0
    for seed in range(150):
        way = moments(start(seed, profile, 3 + seed % 2), draw, passing=seed % 5 == 0)
        moment = draw.choice(way[:-1])
        for seat in range(len(moment.people)):
            hidden = list(hidden_from(moment, seat))
            if len(hidden) < 2:
                continue
            world = another_world(moment, *draw.sample(hidden, 2))
            if world is not None:
                assert world.view(seat) == moment.view(seat)
                compared += world != moment
    assert compared > 100


@pytest.mark.parametrize("profile", DREIERLES.profiles)
def test_a_deal_and_a_position_answer_alike(profile: str) -> None:
    """What may be played is one answer, whoever asks."""
    draw = random.Random(profile)
    for seed in range(60):
        for moment in moments(start(seed, profile, 3), draw, passing=seed % 2 == 0):
            if not isinstance(moment, Playing):
                continue
            trick = [PACK.cards[bit.bit_length() - 1] for bit in moment.played]
            leads = moment.trump_leads - bool(trick and trick[0].suit == TRUMP)
            position = DREIERLES.position(
                CardSet(PACK, moment.hands[moment.place]),
                trick,
                moment.profile,
                moment.terms.contract,
                trump_leads=leads,
                laid_out=moment.place == moment.terms.declarer and moment.terms.laid_out,
            )
            assert position.legal.bits == moment.legal
            for card in PACK.cards:
                assert position.refusal(card) == moment.refusal(Play(card))


def test_a_refused_action_changes_nothing_and_the_same_actions_lead_to_the_same_deal() -> None:
    """Out of turn, or with cards that are not held: refused by a rule, and the deal stays."""
    draw = random.Random(1)
    for seed in range(20):
        way = moments(start(seed, "article", 3), draw)
        for moment in way:
            before = (moment.cards(), moment.history, list(moment.actions()))
            others = [seat for seat in range(3) if seat != moment.to_move]
            for action in (*moment.actions()[:2], Play(PACK.card("F")), Discard(PACK.set(()))):
                for seat in others:
                    refused = moment.after(action, seat)
                    assert isinstance(refused, Refusal)
                    assert refused.rule.startswith("DR-")
            assert (moment.cards(), moment.history, list(moment.actions())) == before
        again = start(seed, "article", 3)
        for action in way[-1].history:
            again = after(again, action)
        assert again == way[-1]
        assert hash(again) == hash(way[-1])
