"""The map of the course: each step with what is done, begun, due or open.

What stands in the reader's browser is asked for by name (``data-kept``) and carried here; without
it, as in the page that is built, every step is open.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import htpy as h
from htpy import Node

from lessons import progress
from lessons.locale import Speech, speech
from lessons.locale import mark as N_
from lessons.widgets import parts, wire
from lessons.widgets.desk import Desk, Unlinked
from lessons.widgets.parts import Place, Problem
from lessons.widgets.wire import Event

VERSION = 1
MOST = 40


@dataclass(frozen=True, slots=True)
class Stop:
    """A step on the map.

    ``drills`` are those (kind, game) whose questions come back here. ``kept`` is what is asked of
    the browser: the step's end first, then the drills of its page; each an id and the parameters
    under which a widget is stored.
    """

    title: str
    about: str
    href: str
    drills: tuple[tuple[str, str], ...]
    kept: tuple[dict[str, object], ...]


class CourseMap(Unlinked):
    """``init``, ``update``, ``view`` of the map; it has nothing to choose, and no state."""

    def __init__(self, kind: str, params: object, desk: Desk | None = None) -> None:
        """Raise `WireError` for unreadable parameters."""
        found = wire.mapping(params, N_("the widget’s parameter object"))
        self.kind, self.desk, self.params = kind, desk, found
        self.place = Place.read(found)
        self.stops = tuple(map(_stop, wire.items(found.get("stops"), N_("the map"), MOST)))

    def at(self, desk: Desk) -> Self:
        """Return the map at a desk."""
        return type(self)(self.kind, self.params, desk)

    def init(self) -> None:
        """Return the only state."""

    def update(self, state: None, event: Event, locale: str = "en") -> None:
        """Change nothing."""

    def read(self, thing: object, locale: str = "en") -> None:
        """Take nothing."""

    def write(self, state: None) -> dict[str, object]:
        """Write nothing."""
        return {"v": VERSION}

    def spoken(self, state: None, event: Event | None, locale: str = "en") -> str:
        """Say nothing: nothing has happened."""
        return ""

    # View

    def view(self, state: None, locale: str = "en", problem: Problem | None = None) -> h.Element:
        """Show the steps in their order."""
        say = speech(locale)
        held = iter(self._held())
        shown = [self._step(stop, [next(held) for _ in stop.kept], say) for stop in self.stops]
        return h.section(
            ".course-map",
            id=self.place.id,
            data_widget=self.kind,
            data_params=json.dumps(self.params, separators=(",", ":"), ensure_ascii=False),
            data_kept=json.dumps(
                [each for stop in self.stops for each in stop.kept],
                separators=(",", ":"),
                ensure_ascii=False,
            ),
            data_asks="",
            data_fleeting="",
            aria_label=say("The steps of the course"),
        )[
            h.form(method="get", action=f"#{self.place.id}")[
                h.ol(role="list")[shown],
                parts.problem(self.place, problem) if problem else None,
                parts.status(self.place),
            ]
        ]

    def _held(self) -> Sequence[object]:
        number = sum(len(stop.kept) for stop in self.stops)
        kept = self.desk.kept if self.desk else ()
        return kept if len(kept) == number else (None,) * number

    def _step(self, stop: Stop, held: list[object], say: Speech) -> Node:
        end, *drills = held
        answered = sum(map(_answered, drills))
        due = self._due(stop)
        state = "done" if _ended(end) else "begun" if answered or _begun(end) else "open"
        words = {"done": say("done"), "begun": say("begun"), "open": say("open")}[state]
        notes = []
        if answered:
            notes.append(say.many("{n} question answered", "{n} questions answered", answered))
        if due:
            notes.append(say.many("{n} is due", "{n} are due", due))
        return h.li(class_=[state, "due" if due else None])[
            h.a(href=stop.href)[h.b[stop.title], h.span(".about")[stop.about]],
            h.span(".where")[
                h.span(".dot", aria_hidden="true")[
                    parts.icon("check") if state == "done" else None
                ],
                h.span[words],
                [h.span(".note")[note] for note in notes],
            ],
        ]

    def _due(self, stop: Stop) -> int:
        """Count the questions of a step's drills that are to be reviewed."""
        questions = self.desk.due if self.desk else ()
        due = Counter(tuple(question.split(" ")[:2]) for question in questions)
        return sum(due[drill] for drill in stop.drills)


def _answered(held: object) -> int:
    """Count the questions answered in what is stored of a drill."""
    done = held.get("done") if isinstance(held, dict) else None
    parts_of = done if isinstance(done, list) else ()
    return sum(progress.summary(each).answered for each in parts_of if progress.valid(each))


def _ended(held: object) -> bool:
    """Tell whether a check was passed, or a guided deal played to its end."""
    if not isinstance(held, dict):
        return False
    return held.get("passed") is True or held.get("ended") is True


def _begun(held: object) -> bool:
    return isinstance(held, dict) and any(held.get(name) for name in ("judged", "turn"))


def _stop(thing: object) -> Stop:
    found = wire.mapping(thing, N_("a step of the map"))
    kept = wire.items(found.get("kept"), N_("a step of the map"), MOST, 1)
    drills = wire.items(found.get("drills"), N_("a step of the map"), MOST)
    return Stop(
        wire.text(found.get("title"), N_("the title"), 200),
        wire.text(found.get("about"), N_("the title"), 200),
        wire.address(found, "href"),
        tuple(
            (str(each[0]), str(each[1]))
            for each in drills
            if isinstance(each, list) and len(each) == 2
        ),
        tuple(dict(wire.mapping(each, N_("a step of the map"))) for each in kept),
    )
