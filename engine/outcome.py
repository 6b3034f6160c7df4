"""What people report of a deal, where one plays alone and a fourth may sit idle."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from engine.errors import OutcomeError, quoted
from engine.fields import Reader, check_three_or_four, read_fields, text, words

READERS: Mapping[str, Reader] = {
    "people": words,
    "contract": text,
    "declarer": text,
    "dealer": text,
}
"""How the fields are read that each such outcome has; a game adds its own."""


@dataclass(slots=True, kw_only=True)
class Outcome:
    """How a deal ended: each game adds what it asks, and checks it when an outcome is made.

    ``people`` in seat order, three or four; at four ``dealer`` says who sat idle. ``declarer`` is
    None where nobody played alone. Never changed once made.
    """

    # Not frozen: that would cost every deal of a long series some microseconds.

    readers: ClassVar[Mapping[str, Reader]]
    """The readers of all fields, by name."""
    needed: ClassVar[tuple[str, ...]] = ("people", "contract")
    """The fields that have to be told."""
    idle: ClassVar[str]
    """How the sheet says that a dealer is idle, and its rule: ``sat idle, DR-2.5``."""

    people: tuple[str, ...]
    contract: str
    declarer: str | None = None
    dealer: str | None = None

    @classmethod
    def read(cls, mapping: Mapping[str, Any]) -> Self:
        """Read an outcome from plain data (a TOML table, JSON, words of a command line).

        Numbers and switches may be words; lists may be one word with commas; where each player
        can have points of its own (``points_by``), ``points`` may be a table of them.
        Raises `OutcomeError`, one line that names the field.
        """
        plain = dict(mapping)
        if "points_by" in cls.readers and isinstance(plain.get("points"), Mapping):
            if "points_by" in plain:
                raise OutcomeError("points: told twice, since points_by is told as well")
            plain["points_by"] = plain.pop("points")
        values = read_fields(plain, cls.readers, cls.needed)
        cls._check_told(values)
        return cls(**values)

    @classmethod
    def _check_told(cls, values: Mapping[str, Any]) -> None:
        """Make sure that nothing was left out that would have to be guessed."""

    @property
    def active(self) -> tuple[str, ...]:
        """The three who hold cards."""
        if len(self.people) == 3:
            return self.people
        return tuple([person for person in self.people if person != self.dealer])

    def _check_people(self) -> None:
        check_three_or_four(self.people)
        if self.dealer is not None and self.dealer not in self.people:
            raise OutcomeError(f"dealer: {quoted(self.dealer)} is not at the table")
        if self.dealer is None and len(self.people) == 4:
            raise OutcomeError(f"dealer: missing (who of the four {self.idle})")

    def _check_declarer(self) -> None:
        """Make sure that one of the players plays alone."""
        if self.declarer not in self.active:
            who = "missing" if self.declarer is None else f"{quoted(self.declarer)} is not a player"
            raise OutcomeError(f"declarer: {who}")


@dataclass(slots=True, kw_only=True)
class Mistake(Outcome):
    """A card or a discard that was not allowed: the table, what was played, and who did it.

    Each game adds what the penalty depends on. ``offender`` is one of the players.
    """

    needed: ClassVar[tuple[str, ...]] = (*Outcome.needed, "offender")

    offender: str

    def _check_offender(self) -> None:
        if self.offender not in self.active:
            raise OutcomeError(f"offender: {quoted(self.offender)} is not a player")


MISTAKE_READERS: Mapping[str, Reader] = {**READERS, "offender": text}
"""How the fields are read that each mistake has; a game adds its own."""
