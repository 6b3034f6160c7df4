"""The result of a deal, as people would report it, checked against what can occur.

An `Outcome` that exists is possible: impossible ones raise `OutcomeError` naming the field.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import ClassVar, NamedTuple

from engine import outcome
from engine.cards import CardSet
from engine.errors import OutcomeError, quoted
from engine.fields import Reader, by_key, text, unknown, whole
from engine.games.dreiertarock.cards import ALL, HAND, MOND, PACK, PACKET, POINTS, SKUES, WIN
from engine.games.dreiertarock.contracts import (
    BIDS,
    BIRDS,
    BONUSES,
    CONTRACTS,
    GAME,
    MONDFANG,
    PILE_BONUSES,
    SOLO_VALAT,
    STEPS,
    THROWN_IN,
    TITLES,
    TRISCHAKEN,
)

SUBKONTRA = 3
"""So often can a thing be doubled: kontra, rekontra, subkontra (DT-7.5)."""
_TALON = (2, 26)
"""The least and the most that the six cards of the talon can be worth."""


class Bonus(NamedTuple):
    """What came of a bonus: whose it was, whether it was announced, and whether it was made.

    A silent bonus that failed is a bird that was beaten in its trick (DT-10.6).
    """

    by_declarer: bool
    announced: bool
    made: bool

    @property
    def word(self) -> str:
        """How it is written: ``declarer_announced_made``, ``defenders_failed``, …"""
        side = "declarer" if self.by_declarer else "defenders"
        announced = "_announced" if self.announced else ""
        return f"{side}{announced}_{'made' if self.made else 'failed'}"


_VALAT: Mapping[int | None, bool] = {HAND: True, 0: False}
"""Whether the declarer has all tricks, by how many there are; the defenders have them with none."""
_TRUTHS = (True, False)
ENDS = {
    bonus.word: bonus
    for bonus in (Bonus(d, a, m) for d in _TRUTHS for a in _TRUTHS for m in _TRUTHS)
}
"""What can come of a bonus, by its word."""


def wrong_end(name: str, end: Bonus) -> str:
    """Say why a bonus cannot come to this; empty where it can."""
    if name == MONDFANG and (end.announced or not end.made):
        return "it is made, and never announced (DT-10.1)"
    if name not in BIRDS and not (end.announced or end.made):
        return "silent it cannot fail (DT-10.6)"
    return ""


@dataclass(slots=True, kw_only=True)
class Outcome(outcome.Outcome):
    """How a deal ended.

    ``people`` in seat order, three or four; at four ``dealer`` says who sat idle. ``contract``
    is a bid, ``trischaken``, or ``thrown_in`` where all passed. ``points`` are the declarer's
    card points, ``points_by`` those of each player in a Trischaken, ``tricks`` the declarer's
    tricks (a Solo Valat needs them; elsewhere they tell of all tricks and of none).
    ``bonuses`` says by bonus what came of it (a word of `ENDS`), ``kontras`` how often the
    ``game`` or an announced bonus was doubled. ``stake_cents`` is what a game
    point is worth, None for a cent or, in points, ten (DT-OP20).
    """

    readers: ClassVar[Mapping[str, Reader]] = {
        **outcome.READERS,
        "points": whole,
        "points_by": by_key(whole),
        "tricks": whole,
        "bonuses": by_key(text, "bonus"),
        "kontras": by_key(whole, "what was doubled"),
        "stake_cents": whole,
    }
    idle: ClassVar[str] = "sat idle, DT-14.7"

    points: int | None = None
    points_by: Mapping[str, int] = field(default_factory=dict)
    tricks: int | None = None
    bonuses: Mapping[str, str] = field(default_factory=dict)
    kontras: Mapping[str, int] = field(default_factory=dict)
    stake_cents: int | None = None

    def __post_init__(self) -> None:
        self._check_people()
        self._check_contract()
        if self.bonuses:
            self._check_bonuses()
        if self.kontras:
            self._check_kontras()
        if self.contract == TRISCHAKEN:
            self._check_trischaken()
        elif self.contract != THROWN_IN:
            self._check_points()
        if self.stake_cents is not None and self.stake_cents < 0:
            raise OutcomeError(f"stake_cents: {self.stake_cents} is less than nothing")

    @property
    def defenders(self) -> tuple[str, ...]:
        """The two who play against the declarer."""
        return tuple([person for person in self.active if person != self.declarer])

    @property
    def won(self) -> bool | None:
        """Whether the declarer won (DT-2.5, DT-10.8); None where there is none."""
        if self.declarer is None:
            return None
        if self.contract == SOLO_VALAT:
            return self.tricks == HAND
        return self.points is not None and self.points >= WIN

    @property
    def valat(self) -> bool | None:
        """Which side took all tricks: True the declarer, False the defenders, None neither."""
        return _VALAT.get(self.tricks)

    @property
    def title(self) -> str:
        """The contract's name."""
        return TITLES[self.contract]

    def ends(self) -> dict[str, Bonus]:
        """What came of the bonuses, in the order of the tariff."""
        return {name: ENDS[self.bonuses[name]] for name in BONUSES if name in self.bonuses}

    def _check_contract(self) -> None:
        alone = self.contract in BIDS
        if not alone and self.contract not in {TRISCHAKEN, THROWN_IN}:
            raise unknown("contract", self.contract, (*CONTRACTS, THROWN_IN))
        if not alone and self.declarer is not None:
            said = quoted(self.declarer)
            raise OutcomeError(f"declarer: there is none in {self.title} (DT-14.2), not {said}")
        if alone:
            self._check_declarer()
        if self.tricks is not None and not (alone and 0 <= self.tricks <= HAND):
            raise OutcomeError(f"tricks: a declarer takes 0 to 16, not {self.tricks} (DT-4.2)")
        if self.contract == SOLO_VALAT and self.tricks is None:
            raise OutcomeError("tricks: missing (a Solo Valat is won with all 16, DT-10.8)")
        if not alone and self.points is not None:
            raise OutcomeError(f"points: {self.title} has no declarer, so points_by for each")
        if self.contract != TRISCHAKEN and self.points_by:
            raise OutcomeError("points_by: only in a Trischaken; elsewhere there are points")

    def _check_bonuses(self) -> None:
        if self.contract not in BIDS or self.contract == SOLO_VALAT:
            raise OutcomeError(f"bonuses: none counts in {self.title} (DT-10.8, DT-14.2)")
        for name, end in self.bonuses.items():
            if name not in BONUSES:
                raise unknown("bonuses", name, BONUSES)
            if end not in ENDS:
                raise unknown(f"bonuses.{name}", end, ENDS)
            if wrong := wrong_end(name, ENDS[end]):
                raise OutcomeError(f"bonuses.{name}: {wrong}")

    def _check_kontras(self) -> None:
        if self.contract == THROWN_IN:
            raise OutcomeError("kontras: nothing was played")
        for what, number in self.kontras.items():
            if what not in BONUSES and what != GAME:
                raise unknown("kontras", what, (GAME, *BONUSES))
            if not 0 <= number <= SUBKONTRA:
                raise OutcomeError(f"kontras.{what}: {number} is not between 0 and 3 (DT-7.5)")
            if what != GAME and not (what in self.bonuses and ENDS[self.bonuses[what]].announced):
                raise OutcomeError(f"kontras.{what}: it was not announced (DT-7.5)")

    def _check_trischaken(self) -> None:
        if set(self.points_by) != set(self.active):
            raise OutcomeError(f"points_by: one number each for {quoted(', '.join(self.active))}")
        for who, points in self.points_by.items():
            if points < 0:
                raise OutcomeError(f"points_by.{who}: {points} is less than nothing")
        total, (least, most) = sum(self.points_by.values()), _TALON
        if not (POINTS - most <= total <= POINTS - least or total == POINTS):
            raise OutcomeError(
                f"points_by: {total} in all cannot be; 70 less the talon is"
                f" {POINTS - most} to {POINTS - least} (DT-14.2)"
            )

    def _check_points(self) -> None:
        points = self.points
        if points is None:
            if self.contract != SOLO_VALAT:
                raise OutcomeError("points: missing (the declarer's card points)")
            return
        if not 0 <= points <= POINTS:
            raise OutcomeError(f"points: the pack holds 0 to 70 (DT-3.5), not {points}")
        least, most = self.bounds
        if not least <= points <= most:
            raise OutcomeError(
                f"points: {points} cannot be; in this {self.title} the declarer makes"
                f" {least} to {most} (DT-6.7)"
            )

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the most card points that the declarer can have (DT-6.7).

        Raises `OutcomeError` for bonuses that cannot all be.
        """
        laid = PACKET if self.contract in STEPS else 0
        return bounds(laid, self.tricks, tuple(self.ends().items()))


class Pile:
    """What a side's pile must hold: some cards, and some tricks."""

    def __init__(self) -> None:
        self.cards = 0
        self.tricks = 0

    def get(self, bonus: str) -> None:
        """Take up the cards of a bonus."""
        if bonus in BIRDS:
            self.cards |= BIRDS[bonus].bit
            self.tricks += 1
        else:
            self.cards |= SKUES | MOND if bonus == MONDFANG else PILE_BONUSES[bonus]

    def least(self, laid: int) -> int:
        """How many cards it has at least; ``laid`` of them come in no trick."""
        for_cards = -(-(self.cards.bit_count() - laid) // 3)
        return laid + 3 * max(self.tricks, for_cards)


@lru_cache(maxsize=1000)
def bounds(laid: int, tricks: int | None, ends: tuple[tuple[str, Bonus], ...]) -> tuple[int, int]:
    """The least and the most card points of a declarer who laid so many cards away (DT-6.7).

    ``tricks`` are the declarer's, if they are known; ``ends`` is what came of the bonuses.
    Raises `OutcomeError` for bonuses that cannot all be.
    """
    mine, theirs = Pile(), Pile()
    for name, bonus in ends:
        winner, loser = (mine, theirs) if bonus.by_declarer else (theirs, mine)
        if bonus.made:
            winner.get(name)
        elif bonus.by_declarer and not bonus.announced:
            loser.get(name)
    if mine.cards & theirs.cards:
        both = ", ".join(card.name for card in CardSet(PACK, mine.cards & theirs.cards))
        raise OutcomeError(f"bonuses: {both} cannot be in both piles (DT-10.1)")
    if tricks is None:
        size, other = mine.least(laid), theirs.least(2 * PACKET - laid)
    else:
        size = laid + 3 * tricks
        other = len(PACK) - size
        if size < mine.least(laid) or other < theirs.least(2 * PACKET - laid):
            raise OutcomeError(f"bonuses: they cannot be made with {tricks} tricks")
    least = poorest(size, mine.cards, theirs.cards)
    return least, POINTS - poorest(other, theirs.cards, mine.cards)


def poorest(size: int, held: int, others: int) -> int:
    """The points of the poorest pile of so many cards with those held and without the others."""
    total, left, free = -2 * (size // 3), size - held.bit_count(), ALL & ~held & ~others
    for value, cards in _CHEAPEST:
        taken = min(left, (cards & free).bit_count())
        left -= taken
        total += value * (taken + (cards & held).bit_count())
    return total


_CHEAPEST = sorted(PACK.by_value)
"""The cards of each value, those worth least first."""
