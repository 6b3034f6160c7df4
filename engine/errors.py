"""What can be wrong with what we are asked, by cause.

All are `Unusable`: each message is one line that names what is wrong and where, whatever it
repeats of what it was given.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.verdict import Refusal


def quoted(thing: object) -> str:
    """Repeat something from outside in a message: in quotes, escaped, and not at any length."""
    if isinstance(thing, str):
        return repr(thing if len(thing) <= 40 else f"{thing[:40]}…")
    try:
        text = repr(thing)
    except (ValueError, RecursionError):  # thousands of digits, or of brackets
        return "something endless"
    return text if len(text) <= 60 else f"{text[:60]}…"


class Unusable(ValueError):
    """What we were given cannot be used. The message is one line and not endless."""

    def __init__(self, message: str) -> None:
        line = "".join(letter if letter.isprintable() else "\ufffd" for letter in message)
        super().__init__(line if len(line) <= 500 else f"{line[:499]}…")


class NotationError(Unusable):
    """A text that cannot be read: a card, an action, a record."""


class PackError(Unusable):
    """A card twice, a card of another pack, or cards missing."""


class OutcomeError(Unusable):
    """The result of a deal that cannot occur (more points than the pack holds, …)."""


class UnknownName(Unusable):
    """A game, profile, rule or option that does not exist; the message lists those that do."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        self.kind, self.name, self.known = kind, name, tuple(known)
        super().__init__(f"unknown {kind} {quoted(name)}; known: {', '.join(self.known)}")


class IllegalAction(Unusable):
    """An action that the rules forbid; ``refusal`` says which rule and why."""

    def __init__(self, message: str, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(message)
