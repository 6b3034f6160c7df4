"""From the press on Check to Python's first answer: our page beside stock Pyodide, interleaved."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from tests.bench.browser import Chromium, Rival, Visit
from tests.bench.line import Line

TYPICAL = Line(megabits=10, round_trip=40)
"""The line that decides which files come first: a modest home connection or a good phone's."""


@dataclass(frozen=True, slots=True)
class Circumstance:
    """How visits are made, and what part of the rival's wait is the goal.

    ``goals`` are for the first visit and for a second one in the same profile, None where nothing
    is promised. ``rivals`` names who takes part beside ours and the measure. After an answer a
    page rests for ``rest`` seconds: ours fetches then what makes the next start faster.
    """

    name: str
    title: str
    goals: tuple[float | None, ...]
    rivals: tuple[str, ...]
    slow: bool = False
    line: Line | None = None
    rest: float = 0.5


CIRCUMSTANCES = (
    Circumstance("local", "this machine", (0.40, 0.45), ("seen", "zip", "next"), rest=7),
    Circumstance("quarter", "browser at a quarter speed", (0.40,), ("zip", "next"), slow=True),
    Circumstance(
        "line",
        f"line of {TYPICAL}",
        (0.65, None),
        ("seen", "zip", "snapshot"),
        line=TYPICAL,
        rest=12,
    ),
)


def compare(
    chromium: Chromium,
    rivals: Mapping[str, Rival],
    circumstance: Circumstance,
    rounds: int,
    say: Callable[[str], None],
) -> dict[str, Any]:
    """Visit every rival in turn, ``rounds`` times, each time in a fresh profile.

    "ours" comes first and "stock", the measure, last: ratios are of medians of the wait.
    """
    keys = [key for key in ("ours", *circumstance.rivals, "stock") if key in rivals]
    visits: dict[str, list[list[Visit]]] = {rivals[key].name: [] for key in keys}
    for number in range(rounds):
        for key in keys:
            rival = rivals[key]
            rival.server.bucket.line = circumstance.line
            with chromium.fresh() as browser:
                found = [
                    browser.visit(rival, slow=circumstance.slow, rest=circumstance.rest)
                    for _ in circumstance.goals
                ]
            rival.server.bucket.line = None
            visits[rival.name].append(found)
            waits = ", ".join(f"{visit.wait:.0f} ms" for visit in found)
            say(f"{circumstance.title}, round {number + 1}, {rival.name}: {waits}")
    return _figures(circumstance, visits, rivals["stock"].name)


def _figures(
    circumstance: Circumstance, visits: dict[str, list[list[Visit]]], measure: str
) -> dict[str, Any]:
    verdicts = {visit.verdict for found in visits.values() for each in found for visit in each}
    result: dict[str, Any] = {"same_answer": len(verdicts) == 1, "visits": []}
    for number, goal in enumerate(circumstance.goals):
        nth = {name: [each[number] for each in found] for name, found in visits.items()}
        figures = {name: summary(each) for name, each in nth.items()}
        for each in figures.values():
            for what, ratio in (("wait", "ratio"), ("work", "work_ratio")):
                each[ratio] = each[what]["median"] / figures[measure][what]["median"]
        result["visits"].append({"goal": goal, "rivals": figures})
    return result


def summary(visits: Sequence[Visit]) -> dict[str, Any]:
    """Medians and ranges of some visits to one page."""
    marks = [visit.marks for visit in visits]
    names = [name for name in marks[0] if all(name in each for each in marks)]
    return {
        "wait": spread([visit.wait for visit in visits]),
        "work": spread([visit.work for visit in visits]),
        "seen": spread([visit.seen for visit in visits]),
        "painted": spread([visit.painted for visit in visits]),
        "bytes": median(visit.size for visit in visits),
        "bytes_later": median(visit.later for visit in visits),
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
