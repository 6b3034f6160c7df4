"""Five minutes' practice: what is due, from all drills, one question after the other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

import htpy as h
from htpy import Node

from lessons import contents, progress
from lessons.locale import Speech, speech
from lessons.locale import mark as N_
from lessons.widgets import desk as desks
from lessons.widgets import parts, wire
from lessons.widgets.desk import Desk, Grade, Unlinked
from lessons.widgets.drill import DrillWidget
from lessons.widgets.parts import Button, Place, Problem
from lessons.widgets.session import State
from lessons.widgets.wire import Event, WireError

VERSION = 1
MAX_SEEN = 40


@dataclass(frozen=True, slots=True)
class Sitting:
    """A sitting: the ``question`` that is asked (none before the first and after the last), its
    drill's ``state``, what has been ``seen``, and how many of these were ``right`` at once.

    ``ahead`` asks what is not due yet.
    """

    question: str = ""
    state: State | None = None
    seen: tuple[str, ...] = ()
    right: int = 0
    ahead: bool = False


class Practice(Unlinked):
    """``init``, ``update``, ``view`` of the practice; the desk says what is due."""

    def __init__(self, kind: str, params: object, desk: Desk | None = None) -> None:
        """Raise `WireError` for unreadable parameters."""
        found = wire.mapping(params, N_("the widget’s parameter object"))
        self.kind, self.desk = kind, desk
        self.place, self.home = Place.read(found), wire.address(found, "home")

    def at(self, desk: Desk) -> Self:
        """Return the practice at a desk."""
        return type(self)(self.kind, self.params, desk)

    @property
    def params(self) -> dict[str, object]:
        """The parameters as JSON."""
        return {"id": self.place.id, "assets": self.place.assets, "home": self.home}

    def _drill(self, question: str) -> DrillWidget:
        """Make the drill to which a question belongs, in the place of this widget."""
        kind, game, state = desks.opened(question)
        rules = f"{self.home}{contents.folder(game, contents.RULES)}/"
        told = {"game": game, "level": state.level, "rules": rules}
        return DrillWidget(kind, {**self.params, **told})

    # State

    def init(self) -> Sitting:
        """Return the first state."""
        return Sitting()

    def update(self, state: Sitting, event: Event, locale: str = "en") -> Sitting:
        """Return the state after an event; see `Session.update`."""
        if event.do in {"begin", "ahead"}:
            return self._ask(Sitting(ahead=event.do == "ahead"))
        if state.state is None:
            if event.do in {"change", "check", "next"}:
                return state
            raise wire.no_button(event.do)
        if event.do == "next":
            return self._ask(state)
        if event.do.startswith("level-"):
            raise wire.no_button(event.do)
        after = self._drill(state.question).update(state.state, event, locale)
        judged = self.grade(state, replace(state, state=after))
        first = judged is not None and judged.right and not after.tries
        return replace(state, state=after, right=state.right + first)

    def _ask(self, state: Sitting) -> Sitting:
        """Go on to the next question, or come to the end."""
        waiting = [each for each in self._waiting(state.ahead) if each not in state.seen]
        if not waiting or len(state.seen) >= MAX_SEEN:
            return replace(state, question="", state=None)
        question = waiting[0]
        *_, asked = desks.opened(question)
        return replace(state, question=question, state=asked, seen=(*state.seen, question))

    def _waiting(self, ahead: bool) -> list[str]:
        desk = self.desk or Desk()
        return progress.due(desk.ladder, progress.LAST_DAY) if ahead else desk.due

    def grade(self, before: Sitting, after: Sitting) -> Grade | None:
        """Tell what an event has decided."""
        if before.state is None or after.state is None or before.question != after.question:
            return None
        kind, game, _ = desks.opened(after.question)
        return desks.grade(kind, game, before.state, after.state)

    # Outside and back

    def write(self, state: Sitting) -> dict[str, object]:
        """Turn a state into JSON."""
        return {
            "v": VERSION,
            "question": state.question,
            "state": self._drill(state.question).write(state.state) if state.state else None,
            "seen": list(state.seen),
            "right": state.right,
            "ahead": state.ahead,
        }

    def read(self, thing: object, locale: str = "en") -> Sitting:
        """Take a state from outside; `WireError` says what is wrong."""
        found = wire.state(thing, VERSION)
        question = wire.text(found.get("question"), N_("the question"), 100)
        seen = wire.fields({"seen": found.get("seen")}, N_("the sitting")).get("seen", ())
        right = wire.number(found.get("right"), N_("the number of right answers"), 0, len(seen))
        ahead = found.get("ahead") is True
        if not question:
            return Sitting("", None, seen, right, ahead)
        state = self._drill(question).read(found.get("state"), locale)
        if desks.name(*desks.opened(question)[:2], state) != question:
            raise WireError("the answer belongs to another question than {found}", found=question)
        return Sitting(question, state, seen, right, ahead)

    # What is said and shown

    def spoken(self, state: Sitting, event: Event | None, locale: str = "en") -> str:
        """Return the line for the live region after an event."""
        if event is None:
            return ""
        if state.state is None:
            return " ".join(self._lines(state, speech(locale)))
        told = Event("next", {}) if event.do in {"begin", "ahead"} else event
        return self._drill(state.question).spoken(state.state, told, locale)

    def view(self, state: Sitting, locale: str = "en", problem: Problem | None = None) -> h.Element:
        """Show the question that is asked, or what is due."""
        say = speech(locale)
        if state.state is None:
            contents = self._between(state, say, problem)
        else:
            contents = self._asked(state, state.state, say, problem, locale)
        return parts.frame(
            self.place, self.kind, self.params, contents, style="practice", data_asks=""
        )

    def _between(self, state: Sitting, say: Speech, problem: Problem | None) -> Node:
        lines = self._lines(state, say)
        return [
            h.header[
                h.div(".meta")[h.span[say("Review")]],
                h.h3(id=self.place.named("title"), tabindex="-1", data_focus="")[lines[0]],
                (h.p[line] for line in lines[1:]),
            ],
            parts.problem(self.place, problem) if problem else None,
            h.div(".acts")[(parts.button(self.place, each) for each in self._offers(state, say))],
            parts.status(self.place),
        ]

    def _lines(self, state: Sitting, say: Speech) -> list[str]:
        """Sum up the sitting, and say what is due, or when something will be."""
        if self.desk is None:
            return [
                say("What is due today?"),
                say("Your browser knows which questions you answered wrong. They appear here."),
            ]
        lines = []
        if state.seen:
            right, n = state.right, len(state.seen)
            lines.append(say("Done: {right} of {all} right at the first try.", right=right, all=n))
        waiting = len(self.desk.due)
        if waiting:
            lines.append(
                say.many("{n} question is due today.", "{n} questions are due today.", waiting)
            )
            return lines
        lines.append(say("Nothing is due today."))
        following = progress.next_day(self.desk.ladder)
        if following is None:
            lines.append(
                say("A question that you answer wrong in a drill comes back here the next day.")
            )
        else:
            n = following - self.desk.day
            lines.append(
                say.many("The next one comes tomorrow.", "The next one comes in {n} days.", n)
            )
        return lines

    def _offers(self, state: Sitting, say: Speech) -> list[Button]:
        if self.desk is None:
            return []
        if self.desk.due:
            return [Button("begin", say("Begin"))]
        if any(each not in state.seen or not state.ahead for each in self.desk.ladder):
            return [Button("ahead", say("Practise ahead"), quiet=True)]
        return []

    def _asked(
        self, state: Sitting, asked: State, say: Speech, problem: Problem | None, locale: str
    ) -> Node:
        drill = self._drill(state.question)
        left = sum(each not in state.seen for each in self._waiting(state.ahead))
        count = say.many("{n} more", "{n} more", left) if left else say("the last one")
        counted = h.span(".left")[count]
        verdict = drill.session.verdict(asked, say)
        onward = Button("next", say("Go on"))
        after = [onward]
        if verdict and not verdict.right:
            after = [Button("again", say("Try again")), replace(onward, quiet=True)]
        return drill.contents(asked, locale, problem, counted, after)
