"""What has been answered, and how: one letter a question, in the order they are asked.

``r`` right at the first try, ``l`` right later, ``w`` wrong so far, ``.`` not answered.
A run of letters is small, readable, and safe to take from storage.
"""

from __future__ import annotations

from dataclasses import dataclass

ROUND = 8
"""Questions in a round: as many as the row of steps shows."""

LIMIT = 400
"""Questions beyond this place are asked, but no longer remembered."""

LETTERS = frozenset("rlw.")


@dataclass(frozen=True, slots=True)
class Summary:
    """Counts of questions: ``answered``, of these ``right``, of these at the ``first`` try."""

    answered: int
    right: int
    first: int


def record(done: str, place: int, right: bool, tries: int) -> str:
    """Note an answer to the question at a place; what was right stays right.

    ``tries`` counts the wrong answers to this question so far.
    """
    if place >= LIMIT or letter(done, place) in "rl":
        return done
    new = "w" if not right else "l" if tries or letter(done, place) == "w" else "r"
    done = done.ljust(place, ".")
    return done[:place] + new + done[place + 1 :]


def letter(done: str, place: int) -> str:
    """Return the letter of a place."""
    return done[place] if place < len(done) else "."


def summary(done: str) -> Summary:
    """Count the letters."""
    right = done.count("r") + done.count("l")
    return Summary(right + done.count("w"), right, done.count("r"))


def next_open(done: str) -> int:
    """Return the place of the first question that is not yet right."""
    return next((i for i, mark in enumerate(done) if mark in ".w"), len(done))


def valid(done: object) -> bool:
    """Tell whether something that came from outside is a run of letters."""
    return isinstance(done, str) and len(done) <= LIMIT and set(done) <= LETTERS
