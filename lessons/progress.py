"""What has been answered, and how: one letter a question, in the order they are asked.

``r`` right at the first try, ``l`` right later, ``w`` wrong so far, ``.`` not answered.
A run of letters is small, readable, and safe to take from storage.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice

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


# What comes back: a ladder after Leitner. What was answered wrong stands on its lowest rung, comes
# back when its day has come, and climbs with every right answer, until it leaves at the top.

INTERVALS = (1, 3, 7, 21)
"""Days after which a question comes back, by the rung it stands on."""

RUNGS = 300
"""Questions on a ladder: the most, so that it fits into a browser's store and a request."""

LAST_DAY = 10**6
"""Days count from 1970-01-01; this one is far enough."""


@dataclass(frozen=True, slots=True)
class Rung:
    """Where a question stands: its ``rung`` from 0, and the ``day`` on which it comes back."""

    rung: int
    day: int


Ladder = Mapping[str, Rung]
"""Question -> where it stands. A question is a short text; whoever asks it can read it."""


def missed(ladder: Ladder, question: str, day: int) -> Ladder:
    """Put a question that was answered wrong on a day on the lowest rung, new or not.

    A ladder that is full lets the question go that comes back last.
    """
    others = {name: rung for name, rung in ladder.items() if name != question}
    if len(others) >= RUNGS:
        del others[max(others, key=lambda name: (others[name].day, name))]
    return {**others, question: Rung(0, day + INTERVALS[0])}


def recalled(ladder: Ladder, question: str, day: int) -> Ladder:
    """Let a question climb that was due and answered right on a day; at the top it leaves.

    A right answer before its day proves little and changes nothing.
    """
    stands = ladder.get(question)
    if stands is None or stands.day > day:
        return ladder
    others = {name: rung for name, rung in ladder.items() if name != question}
    higher = stands.rung + 1
    if higher == len(INTERVALS):
        return others
    return {**others, question: Rung(higher, day + INTERVALS[higher])}


def due(ladder: Ladder, day: int) -> list[str]:
    """List the questions whose day has come, the longest waiting first."""
    found = (name for name, rung in ladder.items() if rung.day <= day)
    return sorted(found, key=lambda name: (ladder[name].day, ladder[name].rung, name))


def next_day(ladder: Ladder) -> int | None:
    """Return the day on which the next question comes back; None where none waits."""
    return min((rung.day for rung in ladder.values()), default=None)


def write_ladder(ladder: Ladder) -> dict[str, list[int]]:
    """Turn a ladder into plain data."""
    return {name: [rung.rung, rung.day] for name, rung in ladder.items()}


def read_ladder(thing: object) -> Ladder:
    """Read a ladder from plain data; a ``ValueError`` says in one line what is wrong with it."""
    if not isinstance(thing, dict) or len(thing) > RUNGS:
        raise ValueError(f"the ladder is no object of at most {RUNGS} questions")
    return {_question(name): _rung(name, place) for name, place in thing.items()}


def saved_ladder(thing: object) -> Ladder:
    """Read what can be read of a ladder; the rest of it is as if it were not there."""
    with suppress(ValueError):
        return read_ladder(thing)
    found: dict[str, Rung] = {}
    for name, place in thing.items() if isinstance(thing, dict) else ():
        with suppress(ValueError):
            found |= read_ladder({name: place})
    return dict(islice(found.items(), RUNGS))


def _question(name: object) -> str:
    if not isinstance(name, str) or not name.isprintable() or not 0 < len(name) <= 100:
        raise ValueError("a question of the ladder is no short text")
    return name


def _rung(name: str, place: object) -> Rung:
    match place:
        case [int(rung), int(day)] if 0 <= rung < len(INTERVALS) and 0 <= day <= LAST_DAY:
            return Rung(int(rung), int(day))
    raise ValueError(f"the place of “{name}” on the ladder cannot be read")
