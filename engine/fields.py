"""Reading what people report of a deal from plain data: a TOML table, JSON, words typed.

Each reader takes the field's name and its value and raises `OutcomeError`, one line that
names the field, for what it cannot read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from engine.errors import OutcomeError, quoted

LONGEST = 60
"""So many characters a name or a word may have."""

Reader = Callable[[str, Any], Any]


def read_fields(
    mapping: Mapping[str, Any], readers: Mapping[str, Reader], needed: Iterable[str]
) -> dict[str, Any]:
    """Read a table field by field; an unknown field and one that is missing are refused."""
    for name in mapping:
        if name not in readers:
            raise OutcomeError(f"unknown field {quoted(name)}; known: {', '.join(readers)}")
    for name in needed:
        if name not in mapping:
            raise OutcomeError(f"{name}: missing")
    return {name: readers[name](name, value) for name, value in mapping.items()}


def unknown(field: str, found: str, known: Iterable[str]) -> OutcomeError:
    """Make the error for a word that is none of those known."""
    return OutcomeError(f"{field}: unknown {quoted(found)}; known: {', '.join(known)}")


def text(name: str, value: Any) -> str:
    """Read a word or a name: something that fits into the line of a message."""
    word = value.strip() if isinstance(value, str) else None
    if word is None or not word.isprintable() or len(word) > LONGEST:
        raise OutcomeError(
            f"{name}: expected a word of at most {LONGEST} characters, not {quoted(value)}"
        )
    return word


def whole(name: str, value: Any) -> int:
    """Read a whole number of at most nine digits, which may be written as a word."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**9:
        return value
    if isinstance(value, str):
        digits = value.strip()
        number = digits.removeprefix("-")
        if number.isdecimal() and number.isascii() and len(number) < 10:
            return int(digits)
    raise OutcomeError(
        f"{name}: expected a whole number of at most nine digits, not {quoted(value)}"
    )


def switch(name: str, value: Any) -> bool:
    """Read yes or no, which may be written as a word."""
    plain = value.strip().lower() if isinstance(value, str) else value
    for answer, spellings in _SWITCH.items():
        if plain is answer or plain in spellings:
            return answer
    raise OutcomeError(f"{name}: expected yes or no, not {quoted(value)}")


_SWITCH = {True: ["yes", "on", "true"], False: ["no", "off", "false"]}


def words(name: str, value: Any) -> tuple[str, ...]:
    """Read a list of words, which may be one text with commas."""
    if isinstance(value, str):
        return tuple(text(name, part) for part in value.split(",") if part.strip())
    if isinstance(value, list | tuple):
        return tuple(text(name, part) for part in value)
    raise OutcomeError(f"{name}: expected a list of words, not {quoted(value)}")


def by_key[T](
    read: Callable[[str, Any], T], what: str = "person"
) -> Callable[[str, Any], dict[str, T]]:
    """Return the reader of a table that has something for each person, or for each ``what``."""

    def read_table(name: str, value: Any) -> dict[str, T]:
        if not isinstance(value, Mapping):
            raise OutcomeError(f"{name}: expected a table by {what}, not {quoted(value)}")
        found: dict[str, T] = {}
        for key, each in value.items():
            word = text(name, key)
            if word in found:
                raise OutcomeError(f"{name}: {quoted(word)} stands there twice")
            found[word] = read(f"{name}.{word}", each)
        return found

    return read_table


@lru_cache(maxsize=100)
def check_three_or_four(people: tuple[str, ...]) -> None:
    """Make sure that three or four people have names of their own."""
    if len(people) not in {3, 4} or len(set(people)) != len(people):
        raise OutcomeError(f"people: three or four different names, not {quoted(people)}")
    if not all(person.strip() for person in people):
        raise OutcomeError("people: a name is empty")
