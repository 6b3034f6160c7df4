"""Reading what comes from outside: parameters, states, events and links, all of them hostile.

Every function raises `WireError` with one sentence that says what cannot be read.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from lessons.forms import Answer
from lessons.locale import Speech
from lessons.locale import mark as N_

MAX_TEXT = 64
MAX_VALUES = 80
MAX_FIELDS = 40
MAX_LINK = 600


class WireError(ValueError):
    """Something from outside that cannot be read; one sentence, what and where.

    ``message`` is a message id with blanks for the ``facts``; the fact ``what`` is one itself.
    """

    def __init__(self, message: str, **facts: object) -> None:
        self.message, self.facts = message, facts
        super().__init__(message.format(**facts))

    def said(self, say: Speech) -> str:
        """Say it in a language."""
        facts = dict(self.facts)
        if "what" in facts:
            facts["what"] = say.plain(str(facts["what"]))
        return say(self.message, **facts)


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
        raise WireError("{what} is {found} where an object should be", what=what, found=show(thing))
    return thing


def state(thing: object, version: int) -> Mapping[str, Any]:
    """Take a state that was written by this version of its widget."""
    found = mapping(thing, N_("the state"))
    number(found.get("v"), N_("the state’s version"), version, version)
    return found


def text(thing: object, what: str, limit: int = MAX_TEXT) -> str:
    """Take a short text."""
    if not isinstance(thing, str) or len(thing) > limit:
        message = N_("{what} is {found} where a short text should be")
        raise WireError(message, what=what, found=show(thing))
    return thing


def items(thing: object, what: str, most: int, least: int = 0) -> list[Any]:
    """Take a list of so many things."""
    if not isinstance(thing, list) or not least <= len(thing) <= most:
        message = N_("{what} has {found} where a list should be")
        raise WireError(message, what=what, found=show(thing))
    return thing


def address(found: Mapping[str, Any], name: str, otherwise: str = "") -> str:
    """Take an address out of parameters."""
    return text(found.get(name, otherwise), N_("the address"), 200)


def number(thing: object, what: str, low: int, high: int) -> int:
    """Take a whole number in a range."""
    if not isinstance(thing, int) or isinstance(thing, bool) or not low <= thing <= high:
        raise WireError(
            "{what} is {found} where a number from {low} to {high} should be",
            what=what,
            found=show(thing),
            low=low,
            high=high,
        )
    return thing


def one_of(thing: object, what: str, known: tuple[str, ...]) -> str:
    """Take one of several words."""
    if not isinstance(thing, str) or thing not in known:
        message = N_("{what} is {found} where one of {known} should be")
        raise WireError(message, what=what, found=show(thing), known=", ".join(known))
    return thing


def fields(thing: object, what: str) -> Answer:
    """Take the fields of a form: names, each with a list of short texts."""
    found = mapping(thing, what)
    if len(found) > MAX_FIELDS:
        message = N_("{what} has {n} fields, more than {limit}")
        raise WireError(message, what=what, n=len(found), limit=MAX_FIELDS)
    answer: dict[str, tuple[str, ...]] = {}
    for name, values in found.items():
        held = items(values, what, MAX_VALUES)
        answer[text(name, what)] = tuple(text(value, what) for value in held)
    return answer


def event(thing: object) -> Event:
    """Take an event."""
    found = mapping(thing, N_("the event"))
    do = text(found.get("do"), N_("the event’s action"))
    return Event(do, fields(found.get("fields", {}), N_("the event’s form")))


def no_button(do: str) -> WireError:
    """Make the answer to a button that a widget does not have."""
    return WireError("there is no button {found} here", found=show(do))


# Links: parts with points between them. What a form holds is a part for each field.


def linked(value: str) -> str:
    """Write a value of a field so that a link can hold it: a blank as a hyphen.

    The hyphens, underlines and points that a link is made of stand in a value as ``~``, ``*``
    and ``!``.
    """
    return value.translate(_LINKED)


def unlinked(text: str) -> str:
    """Read such a value."""
    return text.translate(_UNLINKED)


def link_parts(answer: Answer) -> list[str]:
    """Write the fields of a form as parts of a link."""
    return [f"{linked(name)}-{'_'.join(map(linked, answer[name]))}" for name in sorted(answer)]


def from_link(token: object, least: int = 1) -> list[str]:
    """Take the parts of a link, so many at least."""
    parts = text(token, N_("the link"), MAX_LINK).split(".")
    if len(parts) < least:
        raise WireError("the link {found} is cut short", found=show(token))
    return parts


def link_fields(parts: Iterable[str]) -> Answer:
    """Read the fields of a form from parts of a link."""
    found: dict[str, list[str]] = {}
    for part in parts:
        name, _, values = part.partition("-")
        found[unlinked(name)] = [unlinked(value) for value in values.split("_") if value]
    return fields(found, N_("the link"))


def word_or_number(text: str) -> str | int:
    """Read a number where there is one; leave another text alone."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


_LINKED = str.maketrans("-_ .", "~*-!")
_UNLINKED = str.maketrans("~*-!", "-_ .")
