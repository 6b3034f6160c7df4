"""What can be wrong with what we are asked, by cause.

All are ``ValueError``: each message is one line that names what is wrong and where, whatever
it repeats of what it was given.
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
    text = repr(thing)
    return text if len(text) <= 60 else f"{text[:60]}…"


class NotationError(ValueError):
    """A text that cannot be read: a card, an action, a record."""


class PackError(ValueError):
    """A card twice, a card of another pack, or cards missing."""


class OutcomeError(ValueError):
    """The result of a deal that cannot occur (more points than the pack holds, …)."""


class UnknownName(ValueError):
    """A game, profile, rule or option that does not exist; the message lists those that do."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        self.kind, self.name, self.known = kind, name, tuple(known)
        super().__init__(f"unknown {kind} {quoted(name)}; known: {', '.join(self.known)}")


class IllegalAction(ValueError):
    """An action that the rules forbid; ``refusal`` says which rule and why."""

    def __init__(self, message: str, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(message)
