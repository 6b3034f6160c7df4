"""How a deal ended, as people at the table would report it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.errors import OutcomeError, quoted
from engine.fields import (
    Reader,
    by_key,
    check_three_or_four,
    read_fields,
    text,
    unknown,
    whole,
    words,
)
from engine.games.herzeln.contracts import NAMES, TRICKS


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """What decides the points of a deal.

    ``cards`` are by person those of a contract about cards, as codes or, where all count alike,
    as a number; ``tricks`` the number of those that count by person, for a contract about tricks;
    ``order`` who went out first, second, … in the domino (the last one may be left out).
    Raises `OutcomeError`, one line that names the field, for what cannot be.
    """

    people: tuple[str, ...]
    contract: str
    cards: Mapping[str, tuple[str, ...] | int] = field(default_factory=dict)
    tricks: Mapping[str, int] = field(default_factory=dict)
    order: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        check_three_or_four(self.people)
        if self.contract not in NAMES:
            raise unknown("contract", self.contract, NAMES)
        for name in ("cards", "tricks", "order"):
            for person in getattr(self, name):
                if person not in self.people:
                    raise OutcomeError(f"{name}: {quoted(person)} is not at the table")

    @classmethod
    def read(cls, mapping: Mapping[str, Any]) -> Outcome:
        """Read an outcome from plain data (a TOML table, JSON, words of a command line).

        Numbers may be words; lists may be one word with commas or blanks.
        Raises `OutcomeError`, one line that names the field.
        """
        return cls(**read_fields(mapping, _READERS, ("people", "contract")))


def _number(name: str, value: object) -> int:
    number = whole(name, value)
    if not 0 <= number <= TRICKS:
        raise OutcomeError(f"{name}: {number} is not between 0 and {TRICKS}")
    return number


def _codes(name: str, value: object) -> tuple[str, ...] | int:
    if isinstance(value, int) or (isinstance(value, str) and value.strip().isdecimal()):
        return _number(name, value)
    return words(name, value.replace(",", " ").split() if isinstance(value, str) else value)


_READERS: Mapping[str, Reader] = {
    "people": words,
    "contract": text,
    "cards": by_key(_codes),
    "tricks": by_key(_number),
    "order": words,
}
