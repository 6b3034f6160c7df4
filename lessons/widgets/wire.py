"""Reading what comes from outside: parameters, states, events and links, all of them hostile.

Every function raises `WireError` with one sentence that says what cannot be read.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from lessons.drills.model import Answer

MAX_TEXT = 64
MAX_VALUES = 60
MAX_FIELDS = 20
MAX_LINK = 600


class WireError(ValueError):
    """Something from outside that cannot be read; one sentence, what and where."""


@dataclass(frozen=True, slots=True)
class Event:
    """What the learner did: the button's value (or ``change``) and what the form holds."""

    do: str
    fields: Answer


def show(thing: object) -> str:
    """Quote something from outside, short enough for a sentence."""
    text = thing if isinstance(thing, str) else repr(thing)
    text = "".join(letter if letter.isprintable() else "\ufffd" for letter in text[:41])
    return f"“{text[:40]}…”" if len(text) > 40 else f"“{text}”"


def mapping(thing: object, what: str) -> Mapping[str, Any]:
    """Take an object with named parts."""
    if not isinstance(thing, dict):
        raise WireError(f"{what} is {show(thing)} where an object should be")
    return thing


def text(thing: object, what: str, limit: int = MAX_TEXT) -> str:
    """Take a short text."""
    if not isinstance(thing, str) or len(thing) > limit:
        raise WireError(f"{what} is {show(thing)} where a short text should be")
    return thing


def number(thing: object, what: str, low: int, high: int) -> int:
    """Take a whole number in a range."""
    if not isinstance(thing, int) or isinstance(thing, bool) or not low <= thing <= high:
        raise WireError(f"{what} is {show(thing)} where a number from {low} to {high} should be")
    return thing


def one_of(thing: object, what: str, known: tuple[str, ...]) -> str:
    """Take one of several words."""
    if not isinstance(thing, str) or thing not in known:
        raise WireError(f"{what} is {show(thing)} where one of {', '.join(known)} should be")
    return thing


def fields(thing: object, what: str) -> Answer:
    """Take the fields of a form: names, each with a list of short texts."""
    found = mapping(thing, what)
    if len(found) > MAX_FIELDS:
        raise WireError(f"{what} has {len(found)} fields, more than {MAX_FIELDS}")
    answer: dict[str, tuple[str, ...]] = {}
    for name, values in found.items():
        if not isinstance(values, list) or len(values) > MAX_VALUES:
            raise WireError(f"{what}: {show(name)} is {show(values)} where a list should be")
        where = f"{what}: {show(name)}"
        answer[text(name, what)] = tuple(text(value, where) for value in values)
    return answer


def event(thing: object) -> Event:
    """Take an event."""
    found = mapping(thing, "the event")
    do = text(found.get("do"), "the event’s action")
    return Event(do, fields(found.get("fields", {}), "the event’s form"))
