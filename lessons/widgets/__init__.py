"""Widgets: state, update, view. `dispatch` is the one door through which the browser comes in.

A widget kind is made with its parameters (``WIDGETS[kind](kind, params)``) and then offers
``init() -> State``, ``update(State, Event) -> State`` and ``view(State, locale) -> HTML``,
all pure: the build renders the first state, the worker in the browser every later one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from htpy import Element

from lessons import progress
from lessons.drills import DRILLS
from lessons.drills.model import FieldError
from lessons.locale import LOCALES, capital, speech
from lessons.locale import mark as N_
from lessons.widgets import desk as desks
from lessons.widgets import wire
from lessons.widgets.check import Check
from lessons.widgets.course_map import CourseMap
from lessons.widgets.deciding import Deciding
from lessons.widgets.desk import AtDesk, Desk, Graded, Rescuing
from lessons.widgets.drill import DrillWidget
from lessons.widgets.guided import GuidedWidget
from lessons.widgets.look_up import LookUp
from lessons.widgets.parts import Problem
from lessons.widgets.practice import Practice
from lessons.widgets.reckoner import Reckoner
from lessons.widgets.storage import Storage
from lessons.widgets.tallying import Tallying
from lessons.widgets.wire import Event, WireError

MAX_REQUEST = 10_000_000
"""Letters of a request: what is stored and a file to be read in, both escaped, are the most."""


class Widget[S](Protocol):
    """What every kind of widget offers; ``S`` is its state, and nothing else changes."""

    def init(self) -> S:
        """Return the first state."""
        ...

    def update(self, state: S, event: Event, locale: str = "en") -> S:
        """Return the state after an event; `FieldError` and `WireError` leave it as it was."""
        ...

    def read(self, thing: object, locale: str = "en") -> S:
        """Take a state from outside; `WireError` says what is wrong."""
        ...

    def write(self, state: S) -> dict[str, object]:
        """Turn a state into JSON."""
        ...

    def link(self, state: S) -> str:
        """Return the token that brings this state back."""
        ...

    def follow(self, token: object, state: S, locale: str = "en") -> S:
        """Read a token; `WireError` says what is wrong."""
        ...

    def spoken(self, state: S, event: Event | None, locale: str = "en") -> str:
        """Return the line for the live region after an event."""
        ...

    def view(self, state: S, locale: str = "en", problem: Problem | None = None) -> Element:
        """Show a state, and a problem where it belongs."""
        ...


WIDGETS: dict[str, Callable[[str, object], Widget[Any]]] = {
    **dict.fromkeys((kind for kind, _ in DRILLS), DrillWidget),
    "deal": GuidedWidget,
    "practice": Practice,
    "check": Check,
    "course-map": CourseMap,
    "storage": Storage,
    "reckoner": Reckoner,
    "count-my-cards": Tallying,
    "may-i-play": Deciding,
    "look-up": LookUp,
}
"""Kind -> maker of a widget from its kind and parameters."""


def widget(kind: object, params: object) -> Widget[Any]:
    """Make a widget; `WireError` if there is no such kind or its parameters cannot be read."""
    known = tuple(WIDGETS)
    name = wire.one_of(kind, N_("the widget"), known)
    return WIDGETS[name](name, params)


def dispatch(request: str) -> str:
    """Answer one request of the browser, JSON to JSON.

    Request: ``widget``, ``params``, ``state``, ``event``, ``link``, ``locale``, and what is stored
    beside: ``day``, ``ladder``, ``kept`` (see `lessons.widgets.desk`). Answer: ``state``,
    ``html``, ``say`` (a line to be spoken), ``link`` (a token that brings the state back),
    ``ladder`` (to be stored; null where nothing has changed), ``error`` (null or one sentence).
    Nothing that a request holds makes it raise: what cannot be read is named in ``error``, and the
    state before it stands.
    """
    try:
        found = wire.mapping(_load(request), N_("the request"))
        made = widget(found.get("widget"), found.get("params"))
    except WireError as error:
        nothing = {"state": None, "html": "", "say": "", "link": "", "ladder": None}
        return json.dumps({**nothing, "error": str(error)})
    return json.dumps(_answer(made, found))


def _load(request: object) -> object:
    if not isinstance(request, str) or len(request) > MAX_REQUEST:
        raise WireError("the request is no text, or too long")
    try:
        return json.loads(request)
    except (ValueError, RecursionError):
        raise WireError("the request is no JSON") from None


def _answer(made: Widget[Any], found: Mapping[str, Any]) -> dict[str, object]:
    locale = found.get("locale")
    locale = locale if locale in LOCALES else "en"
    desk = desks.read(found)
    made = _at(made, desk)
    state, problem = _before(made, found, locale)
    event, before = None, state
    if found.get("event") is not None and problem is None:
        try:
            event = wire.event(found["event"])
            state, problem = _after(made, state, event, locale)
        except WireError as error:
            problem = Problem(capital(error.said(speech(locale))) + ".")
    graded = _graded(made, before, state, desk)
    made = _at(made, graded)
    return {
        "state": made.write(state),
        "html": str(made.view(state, locale, problem)),
        "say": problem.text if problem else made.spoken(state, event, locale),
        "link": made.link(state),
        "ladder": None if graded is desk else progress.write_ladder(graded.ladder),
        "error": problem.text if problem else None,
    }


def _at[S](made: Widget[S], desk: Desk) -> Widget[S]:
    """Show the desk to a widget that looks at it."""
    return made.at(desk) if isinstance(made, AtDesk) else made


def _graded(made: Widget[Any], before: object, after: object, desk: Desk) -> Desk:
    """Note on the ladder what has been answered; the same desk if nothing has."""
    grade = made.grade(before, after) if isinstance(made, Graded) else None
    return desk.graded(grade.question, grade.right) if grade else desk


def _before[S](made: Widget[S], found: Mapping[str, Any], locale: str) -> tuple[S, Problem | None]:
    """Read the state that a request brings, and the link that may lead elsewhere."""
    say, state = speech(locale), made.init()
    try:
        state = made.read(found["state"], locale) if found.get("state") is not None else state
    except WireError as error:
        if isinstance(made, Rescuing):
            state = made.rescued(found["state"])
        reason = error.said(say)
        text = say(
            "What was saved cannot be read, so the drill begins anew: {reason}.", reason=reason
        )
        return state, Problem(text)
    try:
        state = (
            made.follow(found["link"], state, locale) if found.get("link") is not None else state
        )
    except WireError as error:
        return state, Problem(say("This link cannot be read: {reason}.", reason=error.said(say)))
    return state, None


def _after[S](made: Widget[S], state: S, event: Event, locale: str) -> tuple[S, Problem | None]:
    """Return the state after an event; where a button has to wait, what was filled in stays."""
    try:
        filled_in = made.update(state, Event("change", event.fields), locale)
    except FieldError as error:
        return state, Problem(str(error), error.field)
    try:
        return made.update(state, event, locale), None
    except FieldError as error:
        return filled_in, Problem(str(error), error.field)


__all__ = ["WIDGETS", "Event", "Widget", "WireError", "dispatch", "widget"]
