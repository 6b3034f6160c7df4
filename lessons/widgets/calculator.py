"""What every calculator does alike: a form that is worked out at each change.

It keeps what is filled in, takes steps back, and takes and makes a link. What is asked and what
comes of it, each kind says itself.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace

import htpy as h
from htpy import Node

from lessons import contents
from lessons.forms import Answer, AnyField, Choices
from lessons.locale import Speech, speech
from lessons.locale import mark as N_
from lessons.widgets import parts, wire
from lessons.widgets.parts import Button, Place, Problem
from lessons.widgets.wire import Event, WireError

VERSION = 1
STEPS_BACK = 20


@dataclass(frozen=True, slots=True)
class Filled:
    """What is filled in, what was before the last change, and what a step back brings again.

    ``past`` holds the latest values last.
    """

    values: Answer
    before: Answer
    past: tuple[Answer, ...] = ()


class Calculator(ABC):
    """``init``, ``update``, ``view`` of a calculator; holds no state of its own."""

    style: str

    def __init__(self, kind: str, params: object) -> None:
        """Raise `WireError` for unreadable parameters or a game that there is not."""
        found = wire.mapping(params, N_("the widget’s parameter object"))
        self.kind = kind
        self.game = wire.text(found.get("game"), N_("the game"))
        self.title = wire.text(found.get("title", ""), N_("the title"), 200)
        self.first = wire.fields(found.get("values", {}), N_("the first values"))
        self.place = Place.read(found)

    @property
    def params(self) -> dict[str, object]:
        """The parameters as JSON."""
        return {
            "id": self.place.id,
            "game": self.game,
            "title": self.title,
            "values": {name: list(values) for name, values in self.first.items()},
            "assets": self.place.assets,
            "rules": self.place.rules,
        }

    def place_in(self, game_id: str, face: str = "") -> Place:
        """Return the widget's place with another game's rules, and the ``face`` of its cards."""
        mine, others = (contents.folder(each, contents.RULES) for each in (self.game, game_id))
        return replace(self.place, face=face, rules=self.place.rules.replace(mine, others))

    # What each kind says

    @abstractmethod
    def fields(self, values: Answer, say: Speech) -> Sequence[AnyField]:
        """List the fields that these values leave open."""

    @abstractmethod
    def filled(self, values: Answer, say: Speech) -> Answer:
        """Make values that fit their fields, and keep what belongs to none for now."""

    @abstractmethod
    def heading(self, state: Filled, say: Speech) -> tuple[str, str]:
        """Return what stands small above the title, and the title."""

    @abstractmethod
    def body(self, state: Filled, say: Speech) -> Node:
        """Show the fields, and beside them what comes of them."""

    @abstractmethod
    def result(self, state: Filled, say: Speech) -> str:
        """Say in one line what comes of the values, or why nothing does."""

    # State

    def init(self) -> Filled:
        """Return the first state."""
        values = self.filled(self.first, speech("en"))
        return Filled(values, values)

    def update(self, state: Filled, event: Event, locale: str = "en") -> Filled:
        """Return the state after an event: the values as they stand, or earlier ones again."""
        say = speech(locale)
        if event.do == "undo":
            return self._back(state, say)
        if event.do == "reset":
            return _moved(state, self.init().values)
        if event.do not in {"change", "check"}:
            raise wire.no_button(event.do)
        told = self._in_order(state, event.fields, say)
        # A press right after the change that brought these values marks the same once more.
        return _moved(state, self.filled({**self._kept(state, say), **told}, say))

    def _back(self, state: Filled, say: Speech) -> Filled:
        if not state.past:
            return state
        *past, values = state.past
        return Filled(self.filled(values, say), state.values, tuple(past))

    def _kept(self, state: Filled, say: Speech) -> Answer:
        """Return what stands in no field now; boxes without a tick are not sent at all."""
        shown = self._shown(state, say)
        return {name: held for name, held in state.values.items() if name not in shown}

    def _shown(self, state: Filled, say: Speech) -> set[str]:
        """Name the fields that stand in the form."""
        return {field.name for field in self.fields(state.values, say)}

    def _in_order(self, state: Filled, fields: Answer, say: Speech) -> Answer:
        """Put new choices behind the earlier ones where a field keeps their order."""
        told = dict(fields)
        for field in self.fields(state.values, say):
            if isinstance(field, Choices) and field.in_order:
                sent = fields.get(field.name, ())
                old = [value for value in state.values.get(field.name, ()) if value in sent]
                told[field.name] = (*old, *(value for value in sent if value not in old))
        return told

    def write(self, state: Filled) -> dict[str, object]:
        """Turn a state into JSON."""
        return {
            "v": VERSION,
            "values": _listed(state.values),
            "before": _listed(state.before),
            "past": [_listed(values) for values in state.past],
        }

    def read(self, thing: object, locale: str = "en") -> Filled:
        """Take a state from outside; `WireError` says what is wrong."""
        found = wire.state(thing, VERSION)
        past = wire.items(found.get("past", []), N_("the state"), STEPS_BACK)
        values, before = (
            self.filled(wire.fields(found.get(name), N_("what was filled in")), speech(locale))
            for name in ("values", "before")
        )
        # Whether an earlier step fits its fields is seen when it comes back: few ever do.
        earlier = (wire.fields(each, N_("what was filled in")) for each in past)
        return Filled(values, before, tuple(earlier))

    def link(self, state: Filled) -> str:
        """Write what differs from the first values: fields and values as in a drill's link."""
        first, say = self.init().values, speech("en")
        shown = self._shown(state, say)
        changed = {n: held for n, held in state.values.items() if held != first.get(n)}
        parts_of = wire.link_parts({n: held for n, held in changed.items() if n in shown})
        return ".".join(parts_of) or "0"

    def follow(self, token: object, state: Filled, locale: str = "en") -> Filled:
        """Read a token; what was filled in before is one step back."""
        told, say = wire.link_fields(wire.from_link(token)), speech(locale)
        first = self.init().values
        full = Filled(self.filled({**first, **told}, say), {})
        kept = self._shown(full, say) | set(first)
        linked = {name: held for name, held in full.values.items() if name in kept}
        self._all_there(told, linked, say)
        return Filled(linked, linked, _moved(state, linked).past)

    def _all_there(self, told: Answer, values: Answer, say: Speech) -> None:
        """Refuse a link that names a card which the pack does not have."""
        for field in self.fields(values, say):
            if isinstance(field, Choices) and any(option.card for option in field.options):
                for value in told.get(field.name, ()):
                    if value not in values[field.name]:
                        message = N_("{found} is no card of this pack")
                        raise WireError(message, found=wire.show(value))

    # View

    def spoken(self, state: Filled, event: Event | None, locale: str = "en") -> str:
        """Return the line for the live region after an event."""
        return "" if event is None else self.result(state, speech(locale))

    def view(self, state: Filled, locale: str = "en", problem: Problem | None = None) -> h.Element:
        """Show the form, and beside it what it comes to."""
        say, place = speech(locale), self.place
        above, title = self.heading(state, say)
        contents: list[Node] = [
            h.header[
                h.div(".meta")[h.span[above]], h.h3(id=place.named("title"), tabindex="-1")[title]
            ],
            self.body(state, say),
            parts.problem(place, problem) if problem else None,
            self._acts(state, say),
            parts.status(place),
        ]
        return parts.frame(place, self.kind, self.params, contents, style=self.style)

    def acts(self, state: Filled, say: Speech) -> list[Button]:
        """Return the buttons below the form."""
        return [
            Button("check", say("Work it out")),
            Button("undo", say("Undo"), quiet=True, waits=not state.past),
            Button("reset", say("Start again"), quiet=True),
        ]

    def _acts(self, state: Filled, say: Speech) -> Node:
        place = self.place
        return h.div(".acts")[
            (parts.button(place, each) for each in self.acts(state, say)),
            parts.link(place, say),
        ]


def _moved(state: Filled, values: Answer) -> Filled:
    """Move on to other values; the same ones leave the state as it is."""
    if values == state.values:
        return state
    return Filled(values, state.values, (*state.past, state.values)[-STEPS_BACK:])


def _listed(values: Answer) -> dict[str, list[str]]:
    return {name: list(held) for name, held in values.items()}
