"""The result of a deal, or a mistake, as people would report it, checked against what can occur.

One that exists is possible; impossible ones raise `OutcomeError` naming the field.
What depends on the profile, such as the card points of the pack, is checked when it is settled.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from engine import fields, outcome
from engine.errors import OutcomeError, quoted
from engine.games.droggn.contracts import BIDS, SUPER_MORD, THROWN_IN

PAGAT = ("none", "silent_won", "silent_lost", "out_won", "out_lost", "captured")
"""What a Pagat can come to (DG-10.2)."""
LAST_TRICK = ("declarer", "defenders")
"""Who can win the last trick, where that decides (DG-OP1)."""
LAID_OUT = ("none", "pagat", "gstiess")
"""What can be laid out in a Super Mord (DG-7.2, DG-7.3)."""
_DOUBLINGS = 4
"""A Schwacher, and as many retours as any profile allows (DG-OP9)."""


@dataclass(slots=True, kw_only=True)
class Outcome(outcome.Outcome):
    """How a deal ended.

    ``people`` in seat order, three or four; at four ``dealer`` says who has a holiday.
    ``points`` are the declarer's card points; None where all depends on the tricks.
    ``all_tricks`` says that the declarer won every trick: a Match, or a Super Mord made
    (DG-10.4, DG-10.3). ``doublings`` count the Schwacher and the retours. ``pagat`` is one of
    `PAGAT` and ``pagat_holder`` who had it when play began, by default the declarer.
    ``laid_out`` is told of a Super Mord alone; elsewhere ``pagat`` tells it. ``last_trick`` is
    needed at half the points where it decides. ``stake_cents`` is what a point is worth.
    """

    readers: ClassVar[Mapping[str, fields.Reader]] = {
        **outcome.READERS,
        "points": fields.whole,
        "all_tricks": fields.switch,
        "doublings": fields.whole,
        "pagat": fields.text,
        "pagat_holder": fields.text,
        "laid_out": fields.text,
        "last_trick": fields.text,
        "stake_cents": fields.whole,
    }
    idle: ClassVar[str] = "has a holiday, DG-2.4"

    points: int | None = None
    all_tricks: bool = False
    doublings: int = 0
    pagat: str = "none"
    pagat_holder: str | None = None
    laid_out: str = "none"
    last_trick: str | None = None
    stake_cents: int = 10

    def __post_init__(self) -> None:
        self._check_people()
        self._check_words()
        if self.contract == THROWN_IN:
            self._check_thrown_in()
        elif self.contract == SUPER_MORD:
            self._check_super_mord()
        else:
            self._check_game()
        if not 0 <= self.doublings <= _DOUBLINGS:
            raise OutcomeError(f"doublings: {self.doublings} is not between 0 and {_DOUBLINGS}")
        if self.stake_cents < 0:
            raise OutcomeError(f"stake_cents: {self.stake_cents} is less than nothing")

    @classmethod
    def _check_told(cls, values: Mapping[str, Any]) -> None:
        if values["contract"] == SUPER_MORD and "all_tricks" not in values:
            raise OutcomeError("all_tricks: missing (whether the declarer won every trick)")

    @property
    def title(self) -> str:
        """The contract's name."""
        return BIDS[self.contract].title if self.contract in BIDS else "Thrown in"

    def _check_words(self) -> None:
        if self.contract not in BIDS and self.contract != THROWN_IN:
            raise fields.unknown("contract", self.contract, (*BIDS, THROWN_IN))
        for field, known in (("pagat", PAGAT), ("laid_out", LAID_OUT)):
            if getattr(self, field) not in known:
                raise fields.unknown(field, getattr(self, field), known)
        if self.last_trick is not None and self.last_trick not in LAST_TRICK:
            raise fields.unknown("last_trick", self.last_trick, LAST_TRICK)

    def _check_thrown_in(self) -> None:
        """All have passed, and nothing else is to be told (DG-5.5)."""
        plain = Outcome.__dataclass_fields__
        for field in ("declarer", "points", "all_tricks", "doublings", "pagat", "pagat_holder"):
            if getattr(self, field) != plain[field].default:
                raise OutcomeError(f"{field}: a hand that was thrown in has none (DG-5.5)")

    def _check_super_mord(self) -> None:
        self._check_declarer()
        if self.pagat != "none" or self.pagat_holder is not None:
            raise OutcomeError("pagat: it scores nothing by itself in a Super Mord (DG-10.3)")

    def _check_game(self) -> None:
        self._check_declarer()
        if self.laid_out != "none":
            raise OutcomeError("laid_out: told of a Super Mord alone; elsewhere pagat tells it")
        if self.points is None and not self.all_tricks:
            raise OutcomeError("points: missing (the declarer's card points)")
        self._check_pagat()

    def _check_pagat(self) -> None:
        holder = self.pagat_holder
        if holder is not None and holder not in self.active:
            raise OutcomeError(f"pagat_holder: {quoted(holder)} is not a player")
        if self.pagat == "none" and holder is not None:
            raise OutcomeError("pagat_holder: told, but not what became of the pagat")
        taker = self._taker_by_pagat
        if taker and self.last_trick and taker != self.last_trick:
            raise OutcomeError(
                f"last_trick: {self.last_trick} cannot have won it with pagat {self.pagat}"
            )
        # In a Match the declarer has led every trick, so a Pagat laid out was never forced out.
        lost = self.pagat == "out_lost" and not self.by_defender
        if self.all_tricks and (lost or LAST_TRICK[1] in {self.pagat_taker, self.last_trick}):
            raise OutcomeError("all_tricks: cannot be, since a trick was lost")

    @property
    def by_defender(self) -> bool:
        """Whether a defender had the Pagat."""
        return self.pagat_holder not in {None, self.declarer}

    @property
    def pagat_taker(self) -> str | None:
        """Which side's trick had the Pagat, one of `LAST_TRICK`; None if nothing tells."""
        if self.pagat.endswith("_won"):
            return LAST_TRICK[self.by_defender]
        if self.pagat == "captured":
            return LAST_TRICK[not self.by_defender]
        return LAST_TRICK[1] if self.pagat == "silent_lost" and not self.by_defender else None

    @property
    def _taker_by_pagat(self) -> str | None:
        """Who won the last trick, as far as the Pagat tells."""
        return None if self.pagat == "captured" else self.pagat_taker

    @property
    def taker(self) -> str | None:
        """Which side won the last trick, one of `LAST_TRICK`; None if nothing tells."""
        return (
            self.last_trick or self._taker_by_pagat or (LAST_TRICK[0] if self.all_tricks else None)
        )


@dataclass(slots=True, kw_only=True)
class Mistake(outcome.Mistake):
    """A wrong card or a wrong discard, and what the game was worth then (DG-10.8).

    ``laid_out`` says whether a card lay on the table, ``doublings`` count the Schwacher and the
    retours.
    """

    readers: ClassVar[Mapping[str, fields.Reader]] = {
        **outcome.MISTAKE_READERS,
        "laid_out": fields.switch,
        "doublings": fields.whole,
    }
    idle: ClassVar[str] = Outcome.idle

    laid_out: bool = False
    doublings: int = 0

    def __post_init__(self) -> None:
        self._check_people()
        if self.contract == THROWN_IN:
            raise OutcomeError("contract: nothing was played (DG-5.5)")
        if self.contract not in BIDS:
            raise fields.unknown("contract", self.contract, BIDS)
        self._check_declarer()
        self._check_offender()
        if self.doublings < 0:
            raise OutcomeError(f"doublings: {self.doublings} is less than nothing")
