"""Questions made by hand, by their names, and answers to them that are right but for one field."""

from __future__ import annotations

from typing import Any

from lessons.drills import drill
from lessons.drills.model import LEVELS, Verdict
from lessons.forms import Answer
from lessons.locale import speech

SAY = speech("en")


def curated(kind: str, game_id: str, name: str) -> tuple[Any, Any]:
    """Return a drill and its question of a name."""
    each: Any = drill(kind, game_id)
    (asked,) = (q for level in LEVELS for q in each.curated(level) if q.id == name)
    return each, asked


def judged(kind: str, game_id: str, name: str, changed: Answer) -> Verdict:
    """Judge the solution of a question with other values in some fields."""
    each, asked = curated(kind, game_id, name)
    verdict: Verdict = each.judge(asked, {**asked.solution(), **changed}, SAY)
    return verdict


def with_more(kind: str, game_id: str, name: str, field: str, value: str) -> Verdict:
    """Judge the solution of a question with one more value chosen."""
    _, asked = curated(kind, game_id, name)
    right = asked.solution()[field]
    assert value not in right
    return judged(kind, game_id, name, {field: (*right, value)})


def with_less(kind: str, game_id: str, name: str, field: str, value: str) -> Verdict:
    """Judge the solution of a question with one of its values left out."""
    _, asked = curated(kind, game_id, name)
    right = asked.solution()[field]
    assert value in right
    return judged(kind, game_id, name, {field: tuple(each for each in right if each != value)})


def found(verdict: Verdict) -> tuple[str, str]:
    """Return the mistake of a verdict that found one thing wrong, and the rule that it meets."""
    (finding,) = verdict.findings
    assert finding.tone != "right"
    return finding.trap, finding.lines[0].rule
