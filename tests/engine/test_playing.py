"""What all games that play tricks with trumps share, seen in a game of a few cards."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from itertools import product
from typing import Any

from engine import deal, playing
from engine.actions import Action, Done, Play
from engine.cards import FOOL, TRUMP, Card, Pack
from engine.game import Profile
from engine.playing import Taken
from engine.table import Hands, Start, Terms
from engine.tricks import FollowRules
from engine.verdict import Refusal
from engine.view import View

CARDS = ("F", "T3", "T2", "T1", "HK", "HQ", "SK", "SQ", "SJ")
SUIT = {"F": FOOL, "T": TRUMP}
PACK = Pack(
    "toy", "Toy", (Card(c, SUIT.get(c[0], c[0]), c[1:], c, 1, i) for i, c in enumerate(CARDS))
)
GSTIESS = 1
FOLLOW = FollowRules("ZZ-1", "ZZ-2")


@dataclass
class Agreed(Terms[Start[Profile]]):
    start: Start[Profile]
    contract: str
    declarer: int | None
    hands: tuple[int, ...]
    watched: int = GSTIESS
    stops: bool = False


class Toy(deal.Deal["Toy", Start[Profile]]):
    def view(self, seat: int) -> View:
        return View(**self._seen(seat))


class Before(deal.Settled[Toy, Start[Profile], Agreed], Toy):
    """The declarer says that the play begins."""

    phase = "before"
    turn_rule = phase_rule = pack_rule = "ZZ-3"

    def __init__(self, terms: Agreed) -> None:
        self._terms = terms
        self.previous = self.action = None

    def actions(self) -> tuple[Action, ...]:
        return (Done(),)

    def _then(self, action: Action) -> Toy:
        return Playing.first(self.terms, self, action, 0)

    def _refusal(self, action: Action) -> Refusal | None:
        return None if isinstance(action, Done) else self._not_now(action)


class Playing(playing.Playing[Toy, Start[Profile], Agreed], Toy, pack=PACK):
    turn_rule = phase_rule = pack_rule = "ZZ-3"

    def restrained(
        self, tricks: Sequence[Taken], hand: int, suit: int, trick: int, base: int
    ) -> int:
        """The Fool may always be played."""
        return base | hand & GSTIESS

    def forbids(self, card: Card) -> Refusal | None:
        legal, led = self.start.set(self.legal), self.led
        if card in legal or led is None:
            return None
        return FOLLOW.refusal(self.hands[self.place], self.suit_led, led, card, legal)

    def stopped(self, trick: int, winner: int) -> bool:
        return winner != self.terms.declarer

    def end(self, tricks: list[Taken], piles: list[int], hands: Hands, best: int) -> Toy:
        return Over(self.terms, self, tricks, None, hands)


class Over(playing.Over[Toy, Start[Profile], Agreed, Any], Toy):
    turn_rule = phase_rule = pack_rule = "ZZ-3"


def begun(*hands: str, stops: bool = False) -> Toy:
    sets = tuple(PACK.set(PACK.read(hand)).bits for hand in hands)
    profile = Profile(name="toy", title="Toy", summary="")
    start = Start(profile, PACK, ("Anna", "Bernd", "Catrin"), 2, (0, 1, 2), sets, ())
    terms = Agreed(start, "play", 0, sets, stops=stops)
    first = Before(terms).after(Done(), 0)
    assert not isinstance(first, Refusal)
    return first


def play(moment: Toy, cards: str) -> Toy:
    for card in PACK.read(cards):
        after = moment.after(Play(card))
        assert not isinstance(after, Refusal), after
        moment = after
    return moment


def menu(moment: Toy) -> str:
    return " ".join(map(str, moment.actions()))


def test_the_fool_may_always_be_played_and_the_others_follow() -> None:
    """DG-8.4: as second card and as third, with and without the suit led."""
    now = begun("HK SK T3", "F HQ SQ", "T2 T1 SJ")
    assert menu(now) == "T3 HK SK"
    now = play(now, "HK")
    assert menu(now) == "F HQ"
    now = play(now, "F")
    assert menu(now) == "T2 T1"
    assert menu(play(now, "T2")) == "T1 SJ"


def test_after_a_fool_that_was_led_the_second_card_is_any_and_asks_for_its_suit() -> None:
    """DG-8.5."""
    now = play(begun("F SK T3", "HK HQ SQ", "T2 T1 SJ"), "F")
    assert menu(now) == "HK HQ SQ"
    assert menu(play(now, "SQ")) == "SJ"
    last = play(now, "HK")
    assert menu(last) == "T2 T1"
    refused = last.refusal(Play(PACK.card("SJ")))
    assert refused is not None
    assert (refused.rule, refused.facts["led"]) == ("ZZ-2", "HK")


def test_the_fool_takes_no_trick_wherever_it_lies() -> None:
    """DG-8.4: the other two cards decide, and whoever takes the trick leads."""
    for place, other in product(range(3), ("SQ", "T1")):
        hands = ["SK T3 HQ", f"{other} HK T2"]
        hands.insert(place, "F")
        trick = ["SK", other]
        trick.insert(place, "F")
        seat = hands.index("F")
        hands[seat] = "F SJ SQ" if other == "T1" else "F SJ T1"
        strongest = trick.index("T1" if other == "T1" else "SK")
        now = play(begun(*hands), " ".join(trick))
        assert now.to_move == strongest, trick
        assert now.tricks()[0].winner == ("Anna", "Bernd", "Catrin")[strongest]
        assert now.piles[strongest].bit_count() == 3


def test_the_play_stops_early_where_the_terms_say_so() -> None:
    hands = ("HK SK", "HQ SQ", "T2 SJ")
    assert play(begun(*hands), "HK HQ T2").phase == "playing"
    over = play(begun(*hands, stops=True), "HK HQ T2")
    assert (over.phase, over.to_move, list(over.actions())) == ("over", None, [])
    assert [str(action) for action in over.history[-3:]] == ["HK", "HQ", "T2"]


def test_taken_tricks_are_told_in_order() -> None:
    now = play(begun("HK SK T3", "HQ SQ SJ", "T2 T1 F"), "HK HQ T1 T2 T3 SJ SK SQ")
    assert isinstance(now, Playing)
    found = [
        (leader, str(PACK.set(map(now.start.card, cards))), winner)
        for leader, cards, winner in now.past
    ]
    assert found == [(0, "T1 HK HQ", 2), (2, "T3 T2 SJ", 0)]


def test_a_copy_of_a_moment_goes_on_like_the_moment() -> None:
    now = play(begun("HK SK T3", "F HQ SQ", "T2 T1 SJ"), "HK F")
    again = copy(now)
    assert (menu(again), again) == (menu(now), now)
    assert [menu(play(each, "T2")) for each in (again, now)] == ["T1 SJ", "T1 SJ"]
