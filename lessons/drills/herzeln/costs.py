"""Herzeln: what a trick costs, in each of the seven deals that are played in tricks.

Level 1 has hearts, Queens and single tricks, and something counts. Level 2 has the King of Hearts
and the last trick, and often nothing counts. Level 3 has any contract, and always a heart or a
Queen that looks dear but counts nothing in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import Card, CardSet
from engine.games.herzeln.contracts import DOMINO, EIGHT_DEALS, FORMS, TRICKS, Contract
from engine.games.herzeln.scoring import counting_cards
from engine.tricks import winner
from lessons.drills.dice import Dice, redrawn
from lessons.drills.forms import Cards, Exhibit, FormDrill, Reason, shown
from lessons.drills.herzeln.notes import NOTES
from lessons.drills.herzeln.ranks import RANKS
from lessons.drills.model import Hint, Line, rule_line
from lessons.drills.notes import rule_text
from lessons.drills.who_wins import TAKER
from lessons.forms import Answer, Choice, Choices, Field, Number
from lessons.locale import Speech
from lessons.locale import mark as N_
from lessons.people import PEOPLE

POINTS = "points"
CONTRACTS = FORMS[EIGHT_DEALS]
_LEVELS = (
    ("no_hearts", "no_queens", "tricks", "no_tricks"),
    ("king_of_hearts", "last_trick", "no_last_trick"),
    tuple(name for name in CONTRACTS if name != DOMINO),
)


@dataclass(frozen=True, slots=True)
class TrickCost:
    """A complete trick, its number in the deal, and what is played."""

    id: str | int
    level: int
    contract: str
    number: int
    trick: tuple[Card, ...]
    point: str = ""

    @property
    def shape(self) -> object:
        """What is played, and the cards."""
        return self.contract, self.number, self.trick

    @property
    def _contract(self) -> Contract:
        return CONTRACTS[self.contract]

    @property
    def _worth(self) -> dict[Card, int]:
        """The cards that count, with their points."""
        worth = counting_cards(self._contract, NOTES.pack)
        return {card: worth[card.code] for card in self.trick if card.code in worth}

    @property
    def points(self) -> int:
        """What the trick brings to whoever takes it."""
        if self._contract.tricks:
            return self._contract.each if self.number in self._contract.tricks else 0
        return sum(self._worth.values())

    @property
    def looks_dear(self) -> bool:
        """Whether a heart or a Queen lies there that costs nothing in this deal."""
        free = (card for card in self.trick if card not in self._worth)
        return any(card.suit == "H" or card.rank == "Q" for card in free)

    @property
    def taker(self) -> str:
        """Who takes the trick."""
        return PEOPLE[winner(NOTES.pack, self.trick)]

    def heading(self, say: Speech) -> str:
        """Return the question in one line."""
        return say("Who takes the trick, and what does it bring?")

    def prompt(self, say: Speech) -> str:
        """Tell what is played, and which trick it is."""
        played = say.plain(self._contract.title)
        return say(
            "The deal is “{contract}”, and this is trick {n} of {all}. {name} led.",
            contract=played,
            n=self.number,
            all=TRICKS,
            name=PEOPLE[0],
        )

    def exhibits(self, say: Speech) -> Sequence[Exhibit]:
        """Show the trick, each card with its player."""
        return [Cards(say("The trick"), self.trick, PEOPLE[: len(self.trick)])]

    def fields(self, say: Speech) -> Sequence[Field]:
        """Ask who takes it, and for the points."""
        names = tuple(Choice(name, name) for name in PEOPLE[: len(self.trick)])
        return [
            Choices(TAKER, say("Who takes the trick?"), names, many=False),
            Number(POINTS, say("Points of the trick"), signed=True),
        ]

    def solution(self) -> Answer:
        """Return the taker, and the points."""
        return {TAKER: (self.taker,), POINTS: (str(self.points),)}

    def wrong(self, field: str, value: str, say: Speech) -> Reason:
        """Say why a card does not win, or which cards count."""
        if field == TAKER:
            best = self.trick[PEOPLE.index(self.taker)]
            beaten = RANKS.beaten(self.trick[PEOPLE.index(value)], best, self.trick[0].suit)
            return Reason(beaten.trap, beaten.lines(say))
        return Reason(self._trap(int(value)), (*self._counted(say),))

    def _trap(self, typed: int) -> str:
        if typed == -self.points:
            return "sign"
        if not self.points:
            return "counts_nothing"
        return "left_out" if abs(typed) < abs(self.points) else "too_much"

    def missed(self, field: str, value: str, say: Speech) -> Reason:
        """Have nothing to say: one of the people is always chosen."""
        raise NotImplementedError("one of the people is chosen, so none can be left out")

    def why(self, say: Speech) -> Sequence[Line]:
        """Say which cards count."""
        return self._counted(say)

    def _counted(self, say: Speech) -> list[Line]:
        number = self._contract.rule
        lines = [rule_line(number, say)]
        worth = [f"{say.label(card)} {shown(points)}" for card, points in self._worth.items()]
        if worth:
            text = say("{cards}: together {n}.", cards=", ".join(worth), n=shown(self.points))
        elif self.points:
            text = say("This trick counts {n}.", n=shown(self.points))
        else:
            text = say("Nothing in this trick counts.")
        return [*lines, Line(say("What follows"), text)]

    def hint(self, step: int, say: Speech) -> Hint:
        """Recall the contract, then light the cards that count."""
        if step == 1:
            return Hint(rule_text(self._contract.rule, say))
        cards = frozenset(card.code for card in self._worth)
        return Hint(say("These count.") if cards else say("No single card counts here."), cards)


def _trick(  # noqa: PLR0913, PLR0917
    name: str, level: int, contract: str, number: int, cards: str, point: str
) -> TrickCost:
    return TrickCost(name, level, contract, number, NOTES.pack.read(cards), point)


COSTS = (
    _trick(
        "two-hearts",
        1,
        "no_hearts",
        2,
        "H9 HQ HK S7",
        N_("Hearts cost whoever takes them, not whoever played them."),
    ),
    _trick(
        "heart-thrown-in",
        1,
        "no_hearts",
        5,
        "CK C9 HA CJ",
        N_("The dearest heart often comes as a present from somebody who is void."),
    ),
    _trick(
        "queen-and-queen", 1, "no_queens", 3, "DQ DK D8 SQ", N_("Each Queen costs 20, of any suit.")
    ),
    _trick(
        "king-in-the-first",
        2,
        "king_of_hearts",
        1,
        "HK HA H7 C8",
        N_("Only one card counts in this deal, and it costs 40."),
    ),
    _trick(
        "seventh-of-eight",
        2,
        "last_trick",
        7,
        "SA S9 S8 D10",
        N_("The first seven tricks bring nothing but the lead to the next one."),
    ),
    _trick(
        "the-last-one",
        2,
        "no_last_trick",
        8,
        "D7 C9 SK H8",
        N_("Nobody followed, so the 7 that was led takes the last trick."),
    ),
    _trick(
        "dear-but-free",
        3,
        "no_queens",
        4,
        "HA H10 HK HJ",
        N_("In this deal no heart costs anything but the Queen."),
    ),
    _trick(
        "good-tricks",
        3,
        "tricks",
        6,
        "CA C7 HQ SQ",
        N_("This is the one deal in which every trick is welcome."),
    ),
)


def _generate(level: int, seed: int) -> TrickCost:
    """Make the trick of a seed; the contracts of a level take turns."""

    def fits(made: TrickCost) -> bool:
        if level == 2:  # the King itself lies in every other trick about it
            return made.contract != "king_of_hearts" or bool(made.points) == bool(seed % 2)
        return bool(made.points) if level == 1 else made.looks_dear

    return redrawn(100 + level, seed, lambda dice: _drawn(level, seed, dice), fits)


def _drawn(level: int, seed: int, dice: Dice) -> TrickCost:
    pack, names = NOTES.pack, _LEVELS[level - 1]
    contract = names[seed % len(names)]
    number = TRICKS if "last" in contract and dice.below(2) else dice.between(1, TRICKS)
    whole = pack.set(pack.cards)
    suit = CardSet(pack, pack.bits_of[dice.pick("HHSDC")])
    trick = [dice.one(suit)]
    while len(trick) < 4:
        some = suit if dice.below(3) else whole
        trick.append(dice.one(some - pack.set(trick)))
    return TrickCost(seed, level, contract, number, tuple(trick))


TRICK_COST = FormDrill("trick-cost", NOTES, N_("what a trick costs"), COSTS, _generate)
