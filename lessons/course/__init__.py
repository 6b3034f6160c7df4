"""The course, step by step, as data; read when the site is built.

``course.toml`` lists the steps in their order. Each names the drills that belong to it and asks
some questions at its end; the text of a step is its page.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from engine.errors import UnknownName
from engine.rulebook import rule
from lessons.drills import DRILLS, drill
from lessons.quiz import Option, Question


class CourseError(ValueError):
    """A step that cannot be read; one line that names it and says what is wrong."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step: its page's ``name``, its ``title``, what it is about, its drills and its check.

    ``drills`` are (kind, game). ``deal`` names a guided deal, where the step is one.
    """

    name: str
    title: str
    about: str
    drills: tuple[tuple[str, str], ...]
    check: tuple[Question, ...]
    deal: str = ""

    @property
    def check_id(self) -> str:
        """The id of its check on the page."""
        return f"check-{self.name}"

    @property
    def branches(self) -> dict[str, list[str]]:
        """Kind of drill -> the other games that have it too."""
        kinds = dict.fromkeys(kind for kind, _ in self.drills)
        return {
            kind: [game for found, game in DRILLS if found == kind and (kind, game) not in mine]
            for mine in (set(self.drills),)
            for kind in kinds
        }


@lru_cache(maxsize=1)
def steps() -> tuple[Step, ...]:
    """Return the steps of the course, in order."""
    return read((files("lessons.course") / "course.toml").read_text("utf-8"))


def homes() -> dict[tuple[str, str], str]:
    """Return, by drill (kind, game), the step at which its questions come back.

    That is the step that has it on its page, or else the first one that leads to it.
    """
    found = {each: step.name for step in steps() for each in step.drills}
    for step in steps():
        for kind, games in step.branches.items():
            for game in games:
                found.setdefault((kind, game), step.name)
    return found


def step(name: str) -> Step:
    """Return a step by its name; `UnknownName` lists those that exist."""
    for found in steps():
        if found.name == name:
            return found
    raise UnknownName("step of the course", name, (each.name for each in steps()))


def read(text: str) -> tuple[Step, ...]:
    """Read the steps from the text of a file; `CourseError` says what cannot be read."""
    return tuple(map(_step, tomllib.loads(text).get("step", ())))


def _step(data: Mapping[str, Any]) -> Step:
    name = data.get("name", "a step without a name")
    try:
        drills = tuple((str(kind), str(game)) for kind, game in data["drills"])
        for each in drills:
            drill(*each)
        return Step(
            name,
            data["title"],
            data["about"],
            drills,
            tuple(map(_question, data.get("check", ()))),
            data.get("deal", ""),
        )
    except KeyError as missing:
        raise CourseError(f"step {name!r}: {missing} is missing") from None
    except ValueError as error:
        raise CourseError(f"step {name!r}: {error}") from None


def _question(data: Mapping[str, Any]) -> Question:
    """Read a question: the answer that stands first is right, ``place`` says where it is shown."""
    options = [Option(words, why, rule(number).number) for words, why, number in data["answers"]]
    place = int(data["place"])
    if not 0 <= place < len(options) or len(options) < 2:
        raise CourseError(
            f"“{data['ask']}” has {len(options)} answers and shows the right one at {place}"
        )
    first, *others = options
    return Question(data["ask"], (*others[:place], first, *others[place:]), place)
