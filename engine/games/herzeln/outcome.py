"""How a deal ended, as people at the table would report it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from engine.errors import OutcomeError, quoted
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
        people = self.people
        if len(people) not in {3, 4} or len(set(people)) != len(people):
            raise OutcomeError(f"people: three or four different names, not {quoted(people)}")
        if not all(person.strip() for person in people):
            raise OutcomeError("people: a name is empty")
        if self.contract not in NAMES:
            said = quoted(self.contract)
            raise OutcomeError(f"contract: unknown {said}; known: {', '.join(NAMES)}")
        for name in ("cards", "tricks", "order"):
            for person in getattr(self, name):
                if person not in people:
                    raise OutcomeError(f"{name}: {quoted(person)} is not at the table")

    @classmethod
    def read(cls, mapping: Mapping[str, Any]) -> Outcome:
        """Read an outcome from plain data (a TOML table, JSON, words of a command line).

        Numbers may be words; lists may be one word with commas or blanks.
        Raises `OutcomeError`, one line that names the field.
        """
        names = [each.name for each in fields(cls)]
        for name in mapping:
            if name not in names:
                raise OutcomeError(f"unknown field {quoted(name)}; known: {', '.join(names)}")
        for name in ("people", "contract"):
            if name not in mapping:
                raise OutcomeError(f"{name}: missing")
        values: dict[str, Any] = {
            name: _READERS[name](name, value) for name, value in mapping.items()
        }
        return cls(**values)


def _word(name: str, value: object) -> str:
    if not isinstance(value, str) or not value.strip():
        raise OutcomeError(f"{name}: expected a word, not {quoted(value)}")
    return value.strip()


def _words(name: str, value: object) -> tuple[str, ...]:
    if isinstance(value, str):
        return tuple(part.strip() for part in value.split(",") if part.strip())
    if isinstance(value, list | tuple):
        return tuple(_word(name, each) for each in value)
    raise OutcomeError(f"{name}: expected a list of words, not {quoted(value)}")


def _number(name: str, value: object) -> int:
    number = value
    if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 4:
        number = int(value)
    if isinstance(number, bool) or not isinstance(number, int):
        raise OutcomeError(f"{name}: expected a whole number, not {quoted(value)}")
    if not 0 <= number <= TRICKS:
        raise OutcomeError(f"{name}: {quoted(number)} is not between 0 and {TRICKS}")
    return number


def _codes(name: str, value: object) -> tuple[str, ...] | int:
    if isinstance(value, int) or (isinstance(value, str) and value.strip().isdecimal()):
        return _number(name, value)
    words = value.replace(",", " ").split() if isinstance(value, str) else _words(name, value)
    return tuple(words)


def _table(name: str, value: object) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise OutcomeError(f"{name}: expected a table by person, not {quoted(value)}")
    return value


def _cards(name: str, value: object) -> dict[str, tuple[str, ...] | int]:
    return {who: _codes(f"{name}.{who}", each) for who, each in _table(name, value).items()}


def _numbers(name: str, value: object) -> dict[str, int]:
    return {who: _number(f"{name}.{who}", each) for who, each in _table(name, value).items()}


_READERS: Mapping[str, Any] = {
    "people": _words,
    "contract": _word,
    "cards": _cards,
    "tricks": _numbers,
    "order": _words,
}
