"""The result of a deal, or a mistake, as people would report it, checked against what can occur.

One that exists is possible: impossible ones raise `OutcomeError` naming the field.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from engine import outcome
from engine.errors import OutcomeError, quoted
from engine.fields import Reader, by_key, switch, text, unknown, whole, words
from engine.games.dreierles.cards import BLIND, HALF, POINTS
from engine.games.dreierles.contracts import DECLARED, RAEUBER, SOLO_DU, TITLES, Contract

COMBINATIONS = {"ten_trumps": "Ten trumps", "droll": "Droll", "four_kings": "Four Kings"}
"""The combinations of DR-7.1 and how they are called."""

PFEIFE = ("none", "silent_won", "silent_lost", "out_won", "out_lost")
"""What the declarer's Pfeife can come to (DR-7.6, DR-7.7); or ``defender:<name>`` (DR-7.18)."""

_DEFENDER = "defender:"
_HOLDERS = {"ten_trumps": 2, "droll": 1, "four_kings": 1}
_BLIND = (2, 26)
"""The least and the most that the six cards of a whole blind can be worth."""
_POOREST_LOST = 3
"""The least that a blind and one trick can be worth."""


@dataclass(slots=True, kw_only=True)
class Outcome(outcome.Outcome):
    """How a deal ended.

    ``people`` in seat order, three or four; at four ``dealer`` says who sat idle.
    ``points`` are the declarer's card points, ``points_by`` those of each player in a Räuber.
    ``combinations`` lists what each person claims; ``blind`` (optional) how many cards the
    declarer took up, ``stake_cents`` what a game point is worth. A Solo Du must say whether the
    declarer took ``all_tricks`` (DR-15.3).
    """

    readers: ClassVar[Mapping[str, Reader]] = {
        **outcome.READERS,
        "points": whole,
        "points_by": by_key(whole),
        "knocks": whole,
        "pfeife": text,
        "combinations": by_key(words),
        "blind": whole,
        "stake_cents": whole,
        "all_tricks": switch,
    }
    idle: ClassVar[str] = "sat idle, DR-2.5"

    points: int = 0
    points_by: Mapping[str, int] = field(default_factory=dict)
    knocks: int = 0
    pfeife: str = "none"
    combinations: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    blind: int | None = None
    stake_cents: int = 10
    all_tricks: bool | None = None

    def __post_init__(self) -> None:
        self._check_people()
        self._check_contract()
        if self.combinations:
            self._check_combinations()
        if self.pfeife != "none":
            self._check_pfeife()
        if self.contract == RAEUBER:
            self._check_raeuber()
        else:
            self._check_points(DECLARED[self.contract])
        if self.stake_cents < 0:
            raise OutcomeError(f"stake_cents: {self.stake_cents} is less than nothing")

    @classmethod
    def _check_told(cls, values: Mapping[str, Any]) -> None:
        if values["contract"] in DECLARED and not values.keys() & {"points", "points_by"}:
            raise OutcomeError("points: missing (the declarer's card points)")

    @property
    def won(self) -> bool | None:
        """Whether the declarer won (DR-2.6, DR-15.3); None in a Räuber."""
        if self.contract == SOLO_DU:
            return self.all_tricks
        return self.points > HALF if self.declarer else None

    @property
    def pfeife_defender(self) -> str | None:
        """The defender who won the last trick with the Pfeife."""
        return self.pfeife.removeprefix(_DEFENDER) if self.pfeife.startswith(_DEFENDER) else None

    def _check_contract(self) -> None:
        _check_played(self)
        if self.contract != RAEUBER:
            self._check_declarer()
        if (self.all_tricks is None) == (self.contract == SOLO_DU):
            which = "told in a Solo Du only" if self.contract != SOLO_DU else "missing in a Solo Du"
            raise OutcomeError(f"all_tricks: {which} (DR-15.3)")
        if self.blind is not None:
            self._check_blind(self.blind)
        most = len(self.people) if self.contract == RAEUBER else 6
        if not 0 <= self.knocks <= most:
            raise OutcomeError(f"knocks: {self.knocks} is not between 0 and {most}")

    def _check_blind(self, blind: int) -> None:
        drawn = DECLARED[self.contract].drawn if self.contract in DECLARED else 0
        if blind != drawn:
            raise OutcomeError(
                f"blind: in a {self.title} the declarer takes {drawn} of the {BLIND} cards"
                f" (DR-6.6), not {blind}"
            )

    @property
    def title(self) -> str:
        """The contract's name."""
        return TITLES[self.contract]

    def _check_points(self, contract: Contract) -> None:
        if self.points_by:
            raise OutcomeError("points_by: only in a Räuber; a declared game has points")
        if not 0 <= self.points <= POINTS:
            raise OutcomeError(f"points: the pack holds 0 to 70 (DR-3.6), not {self.points}")
        least, most = self._bounds(contract)
        if not least <= self.points <= most:
            missed = "" if self.all_tricks is not False else " without all tricks"
            raise OutcomeError(
                f"points: {self.points} cannot be; in a {contract.title}{missed} the declarer makes"
                f" {least} to {most} (DR-9.4)"
            )
        if self.pfeife == "none":
            return
        least, most = self._bounds_by_pfeife(contract)
        if not least <= self.points <= most:
            raise OutcomeError(
                f"points: {self.points} cannot be with pfeife {self.pfeife}:"
                f" in a {contract.title} that leaves {least} to {most}"
            )

    def _bounds(self, contract: Contract) -> tuple[int, int]:
        """A Solo Du leaves the opponents the blind at least, and all tricks leave them no more."""
        if self.all_tricks is None:
            return contract.bounds
        if self.all_tricks:
            dearest, poorest = _BLIND[1], _BLIND[0]
            return POINTS - dearest, POINTS - poorest
        return 0, POINTS - _POOREST_LOST

    def _bounds_by_pfeife(self, contract: Contract) -> tuple[int, int]:
        """Whoever wins a trick with the Pfeife in it has at least its five points."""
        least, most = self._bounds(contract)
        if self.pfeife.endswith("_won"):
            least = max(least, _poorest(3 + contract.drawn))
        elif self.pfeife == "silent_lost" or self.pfeife_defender:
            most = POINTS - _poorest(3 + BLIND - contract.drawn)
        return least, most

    def _check_raeuber(self) -> None:
        if self.points:
            raise OutcomeError("points: a Räuber needs each player's (points_by)")
        if set(self.points_by) != set(self.active):
            raise OutcomeError(f"points_by: one number each for {quoted(', '.join(self.active))}")
        for who, points in self.points_by.items():
            if points < 0:
                raise OutcomeError(f"points_by.{who}: {points} is less than nothing")
        total, (least, most) = sum(self.points_by.values()), _BLIND
        if not POINTS - most <= total <= POINTS - least:
            raise OutcomeError(
                f"points_by: {total} in all cannot be; 70 less the blind is"
                f" {POINTS - most} to {POINTS - least} (DR-11.6)"
            )

    def _check_combinations(self) -> None:
        for person, claimed in self.combinations.items():
            if person not in self.active:
                raise OutcomeError(f"combinations: {quoted(person)} holds no cards in this deal")
            for name in claimed:
                if name not in COMBINATIONS:
                    raise unknown("combinations", name, COMBINATIONS)
            if len(set(claimed)) != len(claimed):
                raise OutcomeError(f"combinations: {quoted(person)} claims one twice")
        for name, most in _HOLDERS.items():
            holders = [who for who, claimed in self.combinations.items() if name in claimed]
            if len(holders) > most:
                raise OutcomeError(
                    f"combinations: {' and '.join(map(quoted, holders))} cannot all have"
                    f" {COMBINATIONS[name]}"
                )

    def _check_pfeife(self) -> None:
        holder: str | None = self.pfeife_defender
        if self.contract == RAEUBER:
            raise OutcomeError("pfeife: it scores nothing in a Räuber (DR-11.14)")
        if holder is None:
            if self.pfeife not in PFEIFE:
                raise unknown("pfeife", self.pfeife, (*PFEIFE, "defender:<name>"))
            holder = self.declarer
        elif holder not in self.active or holder == self.declarer:
            raise OutcomeError(f"pfeife: {quoted(holder)} is not one of the defenders")
        if self.all_tricks and (self.pfeife == "silent_lost" or self.pfeife_defender):
            raise OutcomeError(
                f"pfeife: {quoted(self.pfeife)} cannot be where the declarer took all tricks"
            )
        for person, claimed in self.combinations.items():
            if "droll" in claimed and person != holder:
                raise OutcomeError(
                    f"pfeife: {quoted(holder)} cannot have played it, since {quoted(person)} has"
                    " the Droll"
                )


@dataclass(slots=True, kw_only=True)
class Mistake(outcome.Mistake):
    """A card that was not allowed, or a ``discard``, and what the game was worth then (DR-12.1).

    ``knocks`` as in `Outcome`. Who declared need not be told.
    """

    readers: ClassVar[Mapping[str, Reader]] = {
        **outcome.MISTAKE_READERS,
        "knocks": whole,
        "discard": switch,
    }
    idle: ClassVar[str] = Outcome.idle

    knocks: int = 0
    discard: bool = False

    def __post_init__(self) -> None:
        self._check_people()
        self._check_offender()
        _check_played(self)
        if self.declarer is not None:
            self._check_declarer()
        if self.knocks < 0:
            raise OutcomeError(f"knocks: {self.knocks} is less than nothing")
        if self.discard:
            self._check_discard()

    def _check_discard(self) -> None:
        """Only a declarer who has taken cards from the blind discards (DR-6.2)."""
        if self.contract not in DECLARED or not DECLARED[self.contract].drawn:
            raise OutcomeError(f"discard: nobody discards in the contract {self.contract} (DR-6.6)")
        if self.declarer not in {None, self.offender}:
            raise OutcomeError(
                f"discard: {quoted(self.offender)} is not the declarer, who alone discards (DR-6.2)"
            )


def _check_played(told: outcome.Outcome) -> None:
    """Make sure that the contract is known, and that nobody declared a Räuber (DR-5.5)."""
    if told.contract not in TITLES:
        raise unknown("contract", told.contract, TITLES)
    if told.contract == RAEUBER and told.declarer is not None:
        raise OutcomeError(f"declarer: a Räuber has none (DR-5.5), not {quoted(told.declarer)}")


def _poorest(cards: int) -> int:
    """The points of the poorest pile of so many cards that holds the Pfeife."""
    return cards + 4 - 2 * (cards // 3) - (1 if cards % 3 else 0)
