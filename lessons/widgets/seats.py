"""Three at a trick: where each sits as the reader sees them, and what is said of its turn."""

from __future__ import annotations

from lessons.locale import Speech


def place(turns_after_you: int) -> str:
    """Name the place of a player for the look."""
    return ("you", "after", "before")[turns_after_you % 3]


def turn(number: int, say: Speech) -> str:
    """Say of a card which one of the trick it is, from 0."""
    return (say("led"), say("second"), say("last"))[number]
