"""A drill as a widget: its parameters, its state, its view."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import htpy as h
from htpy import Node

from engine.errors import UnknownName
from lessons import progress
from lessons.drills import drill as find_drill
from lessons.drills.count_points import CountDrill
from lessons.drills.forms import FormDrill
from lessons.drills.model import LEVELS, Question, Verdict, title
from lessons.drills.order import OrderDrill
from lessons.drills.trick_drill import TrickDrill
from lessons.locale import Speech, speech
from lessons.locale import mark as N_
from lessons.widgets import counting, desk, forms, ordering, parts, tricks, wire
from lessons.widgets.desk import Grade
from lessons.widgets.parts import Button, Look, Place, Problem, Scene
from lessons.widgets.session import Session, State
from lessons.widgets.wire import Event, WireError

LOOKS: dict[type, Look[Any]] = {
    TrickDrill: tricks,
    CountDrill: counting,
    OrderDrill: ordering,
    FormDrill: forms,
}
"""Class of a drill -> its view."""


class DrillWidget:
    """``init``, ``update``, ``view`` of one drill on one page; holds no state of its own."""

    def __init__(self, kind: str, params: object) -> None:
        """Raise `WireError` for unreadable parameters or a drill that does not exist."""
        found = wire.mapping(params, N_("the widget’s parameter object"))
        self.kind = kind
        self.game = wire.text(found.get("game"), N_("the game"))
        level = wire.number(found.get("level", 1), N_("the level"), LEVELS[0], LEVELS[-1])
        try:
            drill = find_drill(kind, self.game)
        except UnknownName as error:
            raise WireError("{reason}", reason=error) from None
        self.session = Session(drill, level)
        self.place = Place.read(found, drill.notes.pack.face)
        self.look = LOOKS[type(drill)]

    @property
    def params(self) -> dict[str, object]:
        """The parameters as JSON."""
        place = self.place
        told = {"id": place.id, "game": self.game, "level": self.session.level}
        return {**told, "assets": place.assets, "rules": place.rules}

    def init(self) -> State:
        """Return the first state."""
        return self.session.init()

    def update(self, state: State, event: Event, locale: str = "en") -> State:
        """Return the state after an event; see `Session.update`."""
        return self.session.update(state, event, speech(locale))

    def read(self, thing: object, locale: str = "en") -> State:
        """Take a state from outside; `WireError` says what is wrong."""
        return self.session.read(thing, speech(locale))

    def rescued(self, thing: object) -> State:
        """Begin anew with what can be kept; see `Session.rescued`."""
        return self.session.rescued(thing)

    def write(self, state: State) -> dict[str, object]:
        """Turn a state into JSON."""
        return self.session.write(state)

    def link(self, state: State) -> str:
        """Return the token that brings this state back."""
        return self.session.link(state)

    def follow(self, token: object, state: State, locale: str = "en") -> State:
        """Read a token; `WireError` says what is wrong."""
        return self.session.follow(token, state, speech(locale))

    def spoken(self, state: State, event: Event | None, locale: str = "en") -> str:
        """Return the line for the live region after an event."""
        say = speech(locale)
        if event is None:
            return ""
        verdict, hint = self.session.verdict(state, say), self.session.hint(state, say)
        question = self.session.question(state)
        if verdict:
            found = ". ".join(finding.heading for finding in verdict.findings)
            return f"{found}. {self._round(state, say)}".rstrip()
        if hint and event.do == "hint":
            return hint.text
        if event.do == "change":
            return self.look.now(question, state, say)
        if event.do == "next" or event.do.startswith("level-"):
            return f"{self.look.heading(question, say)} {self.look.prompt(question, say)}"
        return self.look.spoken(question, state, say)

    def view(self, state: State, locale: str = "en", problem: Problem | None = None) -> h.Element:
        """Show a state, and a problem beside the field it is about or below the cards."""
        say, place = speech(locale), self.place
        steps = parts.steps(state.done[state.level - 1], self.session.place(state), say)
        verdict = self.session.verdict(state, say)
        after = self._after(state, verdict.right, say) if verdict else []
        contents = [
            self.contents(state, locale, problem, steps, after),
            parts.foot(place, state.level, say),
        ]
        return parts.frame(
            place,
            self.kind,
            self.params,
            contents,
            data_state=_look_of(verdict),
            # Two drills of a page may ask the same question.
            aria_labelledby=f"{place.named('name')} {place.named('title')}",
        )

    def contents(
        self,
        state: State,
        locale: str,
        problem: Problem | None,
        steps: Node,
        after: list[Button],
    ) -> Node:
        """Show a question from its head to its answer key.

        ``steps`` stand beside the drill's name, the buttons ``after`` follow a verdict.
        """
        say, place = speech(locale), self.place
        verdict, hint = self.session.verdict(state, say), self.session.hint(state, say)
        question = self.session.question(state)
        focus = self._focus(state, question, verdict, say)
        scene = Scene(place, question, state, verdict, hint, say, problem, focus)
        return [
            parts.head(scene, self.look, title(self.session.drill, say), steps),
            self.look.body(scene),
            None if problem and self.look.shows(problem.field) else parts.problem(place, problem),
            parts.hint(place, hint, say, focus == "hint") if hint else None,
            parts.verdict(place, verdict, say) if verdict else None,
            parts.round_end(place, self._round(state, say)) if verdict else None,
            self._acts(scene, after),
            parts.status(place),
            parts.answer_key(place, self.session.drill.key(question, say), say),
        ]

    def grade(self, before: State, after: State) -> Grade | None:
        """Tell what an event has decided."""
        return desk.grade(self.kind, self.game, before, after)

    def _focus(self, state: State, question: Question, verdict: Verdict | None, say: Speech) -> str:
        """Name the part at which a reader goes on whose button or field has gone."""
        if verdict:
            return "verdict"
        if self.look.takes_focus(question, state, say):
            return "body"
        return "hint" if state.hints > 1 else "title"

    def _acts(self, scene: Scene[Any], after: list[Button]) -> Node:
        state, say = scene.state, scene.say
        if scene.verdict:
            made = after
            return h.div(".acts")[(parts.button(self.place, each) for each in made)]
        made = self.look.buttons(scene.question, state, say)
        made += [Button("hint", say("Hint"), True)] if state.hints < 2 else []
        return h.div(".acts")[
            (parts.button(self.place, each) for each in made),
            h.span(".chosen")[self.look.now(scene.question, state, say)],
        ]

    def _after(self, state: State, right: bool, say: Speech) -> list[Button]:
        """Offer what follows an answer, the next step first."""
        over = self.session.ends_round(state)
        onward = [Button("next", say("Eight more") if over else say("Next question"))]
        if over and state.level < LEVELS[-1]:
            name = parts.level_names(say)[state.level]
            onward.insert(0, Button(f"level-{state.level + 1}", name, part="onward"))
        made = onward if right else [Button("again", say("Try again")), *onward]
        return [replace(each, quiet=each is not made[0]) for each in made]

    def _round(self, state: State, say: Speech) -> str:
        """Sum up the round that a judged state ends, or say nothing."""
        if not self.session.ends_round(state):
            return ""
        total = self.session.round(state)
        return say(
            "Round done: {right} of {all} right, {first} at the first try.",
            right=total.right,
            all=progress.ROUND,
            first=total.first,
        )


def _look_of(verdict: Verdict | None) -> str:
    if verdict is None:
        return "asked"
    return "right" if verdict.right else "wrong"
