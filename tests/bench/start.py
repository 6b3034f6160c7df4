"""From the press on Check to Python's first answer: our page beside stock Pyodide, interleaved."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from tests.bench.browser import Browser, Chromium, Rival, Visit
from tests.bench.line import Line

TYPICAL = Line(megabits=10, round_trip=40)
"""The line that decides which files come first: a modest home connection or a good phone's."""


@dataclass(frozen=True, slots=True)
class Circumstance:
    """How a visit is made, and what part of the rival's wait is the goal.

    ``goals`` are for the first visit and, if there is a second one in the same profile, for that.
    """

    name: str
    title: str
    goals: tuple[float, ...]
    slow: bool = False
    line: Line | None = None


CIRCUMSTANCES = (
    Circumstance("local", "this machine", (0.40, 0.45)),
    Circumstance("quarter", "browser at a quarter speed", (0.40,), slow=True),
    Circumstance("line", f"line of {TYPICAL}", (0.65,), line=TYPICAL),
)


def compare(
    chromium: Chromium,
    rivals: Sequence[Rival],
    circumstance: Circumstance,
    rounds: int,
    say: Callable[[str], None],
) -> dict[str, Any]:
    """Visit every rival in turn, ``rounds`` times, each time in a fresh profile.

    The first rival is ours, the last one the measure: ratios are of medians of the wait.
    """
    visits: dict[str, list[list[Visit]]] = {rival.name: [] for rival in rivals}
    for number in range(rounds):
        for rival in rivals:
            rival.server.bucket.line = circumstance.line
            with chromium.fresh() as browser:
                found = _session(browser, rival, circumstance)
            rival.server.bucket.line = None
            visits[rival.name].append(found)
            waits = ", ".join(f"{visit.wait:.0f} ms" for visit in found)
            say(f"{circumstance.title}, round {number + 1}, {rival.name}: {waits}")
    return _figures(rivals, circumstance, visits)


def _session(browser: Browser, rival: Rival, circumstance: Circumstance) -> list[Visit]:
    found = []
    for _ in circumstance.goals:
        found.append(browser.visit(rival, slow=circumstance.slow))
        time.sleep(0.7)  # lets the browser write its caches, as a reader's pause would
    return found


def _figures(
    rivals: Sequence[Rival], circumstance: Circumstance, visits: dict[str, list[list[Visit]]]
) -> dict[str, Any]:
    answers = {visit.text for found in visits.values() for each in found for visit in each}
    result: dict[str, Any] = {"same_answer": len(answers) == 1, "visits": []}
    for number, goal in enumerate(circumstance.goals):
        nth = {name: [each[number] for each in found] for name, found in visits.items()}
        figures = {name: summary(each) for name, each in nth.items()}
        measure = figures[rivals[-1].name]["wait"]["median"]
        for each in figures.values():
            each["ratio"] = each["wait"]["median"] / measure
        result["visits"].append({"goal": goal, "rivals": figures})
    return result


def summary(visits: Sequence[Visit]) -> dict[str, Any]:
    """Medians and ranges of some visits to one page."""
    marks = [visit.marks for visit in visits]
    names = [name for name in marks[0] if all(name in each for each in marks)]
    return {
        "wait": spread([visit.wait for visit in visits]),
        "seen": spread([visit.seen for visit in visits]),
        "painted": spread([visit.painted for visit in visits]),
        "bytes": median(visit.size for visit in visits),
        "requests": median(visit.requests for visit in visits),
        "marks": {name: median(each[name] for each in marks) for name in names},
    }


def spread(values: Sequence[float]) -> dict[str, float]:
    """Median, extremes and number of some figures."""
    return {
        "median": median(values),
        "least": min(values),
        "most": max(values),
        "n": len(values),
    }
