"""The check at the end of a step of the course: questions, and the reason of each answer.

The questions come with the parameters, since the course is read only when the site is built.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import htpy as h
from htpy import Node

from engine.errors import UnknownName
from engine.rulebook import book, rule
from lessons import contents
from lessons.drills.model import FieldError
from lessons.forms import Answer
from lessons.locale import Speech, speech
from lessons.locale import mark as N_
from lessons.quiz import Option, Question
from lessons.widgets import parts, wire
from lessons.widgets.desk import Unlinked
from lessons.widgets.parts import Button, Place, Problem
from lessons.widgets.wire import Event, WireError

VERSION = 1
MOST = 8
LONG = 300


@dataclass(frozen=True, slots=True)
class Checked:
    """What was chosen, whether it has been judged, and whether all was right once."""

    answer: Answer
    judged: bool = False
    passed: bool = False


class Check(Unlinked):
    """``init``, ``update``, ``view`` of a check; holds no state of its own."""

    def __init__(self, kind: str, params: object) -> None:
        """Raise `WireError` for unreadable parameters."""
        found = wire.mapping(params, N_("the widget’s parameter object"))
        self.kind = kind
        self.place = Place.read(found)
        self.key = wire.text(found.get("key", ""), N_("the check’s key"))
        self.home = wire.address(found, "home")
        self.next = {name: wire.address(found, name) for name in ("next", "next-href")}
        asked = wire.items(found.get("items"), N_("the check"), MOST, 1)
        self.questions = tuple(map(_question, asked))

    @property
    def params(self) -> dict[str, object]:
        """The parameters as JSON."""
        return {
            "id": self.place.id,
            "key": self.key,
            "assets": self.place.assets,
            "home": self.home,
            **self.next,
            "items": [question.data for question in self.questions],
        }

    # State

    def init(self) -> Checked:
        """Return the first state."""
        return Checked({})

    def update(self, state: Checked, event: Event, locale: str = "en") -> Checked:
        """Return the state after an event; `FieldError` where a question is left out."""
        if event.do == "again":
            return Checked({}, passed=state.passed)
        if event.do not in {"change", "check"}:
            raise wire.no_button(event.do)
        if state.judged:
            return state
        answer = self._answer(event.fields)
        if event.do == "change":
            return Checked(answer, passed=state.passed)
        for number in range(len(self.questions)):
            if _name(number) not in answer:
                say = speech(locale)
                text = say("Question {n} has no answer yet.", n=number + 1)
                raise FieldError(_name(number), text)
        return Checked(answer, True, state.passed or self._all_right(answer))

    def _answer(self, fields: Answer) -> Answer:
        answer: dict[str, tuple[str, ...]] = {}
        for number, asked in enumerate(self.questions):
            values = fields.get(_name(number), ())
            known = [str(place) for place in range(len(asked.options))]
            if len(values) > 1 or any(value not in known for value in values):
                raise WireError("there is no answer {found} here", found=wire.show(values))
            if values:
                answer[_name(number)] = tuple(values)
        return answer

    def _right(self, answer: Answer) -> int:
        """Count the right answers."""
        return sum(
            answer.get(_name(number)) == (str(asked.right),)
            for number, asked in enumerate(self.questions)
        )

    def _all_right(self, answer: Answer) -> bool:
        return self._right(answer) == len(self.questions)

    # Outside and back

    def write(self, state: Checked) -> dict[str, object]:
        """Turn a state into JSON."""
        answer = {name: list(values) for name, values in state.answer.items()}
        told = {"judged": state.judged, "passed": state.passed}
        return {"v": VERSION, "answer": answer, **told}

    def read(self, thing: object, locale: str = "en") -> Checked:
        """Take a state from outside; `WireError` says what is wrong."""
        found = wire.state(thing, VERSION)
        answer = self._answer(wire.fields(found.get("answer"), N_("the answer")))
        judged = found.get("judged") is True and len(answer) == len(self.questions)
        return Checked(answer, judged, found.get("passed") is True)

    def rescued(self, thing: object) -> Checked:
        """Begin anew, but leave a step done that was done."""
        return Checked({}, passed=isinstance(thing, dict) and thing.get("passed") is True)

    # What is said and shown

    def spoken(self, state: Checked, event: Event | None, locale: str = "en") -> str:
        """Return the line for the live region after an event."""
        if event is None or event.do == "change":
            return ""
        say = speech(locale)
        return self._result(state, say) if state.judged else self._title(say)

    def _title(self, say: Speech) -> str:
        return say.many("{n} question", "{n} questions", len(self.questions))

    def _result(self, state: Checked, say: Speech) -> str:
        if self._all_right(state.answer):
            return say("All right: this step is done.")
        n = self._right(state.answer)
        return say("{n} of {all} right.", n=n, all=len(self.questions))

    def view(self, state: Checked, locale: str = "en", problem: Problem | None = None) -> h.Element:
        """Show the questions, and once they are judged, the reasons."""
        say = speech(locale)
        again = Button("again", say("Try again"), quiet=self._all_right(state.answer))
        contents: list[Node] = [
            h.header[
                h.h3(
                    id=self.place.named("title"),
                    tabindex="-1",
                    data_focus=None if state.judged else "",
                )[self._title(say)]
            ],
            (self._question(number, state, say) for number in range(len(self.questions))),
            parts.problem(self.place, problem) if problem else None,
            h.p(".round-end", id=self.place.named("result"), tabindex="-1", data_focus="")[
                self._result(state, say)
            ]
            if state.judged
            else None,
            h.div(".acts")[
                self._next(say) if state.judged and self._all_right(state.answer) else None,
                parts.button(self.place, again if state.judged else Button("check", say("Check"))),
            ],
            parts.status(self.place),
            self._key(say),
        ]
        return parts.frame(self.place, self.kind, self.params, contents, style="check")

    def _next(self, say: Speech) -> Node:
        """Lead on to the next step of the course, if there is one."""
        title = self.next["next"]
        text = say("Next step: {title}", title=title)
        return h.a(".btn", href=self.next["next-href"])[text] if title else None

    def _question(self, number: int, state: Checked, say: Speech) -> Node:
        asked, name = self.questions[number], _name(number)
        chosen = (*state.answer.get(name, ()), "")[0]
        mark = ("ok" if chosen == str(asked.right) else "bad") if state.judged else ""
        return h.div(".item")[
            h.fieldset(".choices", id=self.place.named(name))[
                h.legend[asked.ask],
                (
                    h.label(class_=["choice", mark if str(place) == chosen else None])[
                        h.input(
                            id=self.place.named(f"{name}-{place}"),
                            type="radio",
                            name=name,
                            value=str(place),
                            checked=str(place) == chosen,
                            disabled=state.judged,
                        ),
                        h.span[option.words],
                        parts.badge(mark, say, say("right") if mark == "ok" else say("not right"))
                        if mark and str(place) == chosen
                        else None,
                    ]
                    for place, option in enumerate(asked.options)
                ),
            ],
            self._reason(asked.options[int(chosen)]) if state.judged else None,
        ]

    def _reason(self, given: Option) -> Node:
        home = f"{self.home}{contents.folder(book(given.rule[:2]).game, contents.RULES)}/"
        place = replace(self.place, rules=home)
        return h.p(".why")[given.why, parts.reference(place, given.rule)]

    def _key(self, say: Speech) -> Node:
        """Keep the answers behind a disclosure: for print, and where scripts do not run."""
        return h.details(".answer-key", id=self.place.named("key"))[
            h.summary[say("Answer key")],
            h.ol[
                (
                    h.li[h.b[right.words], ". ", self._reason(right)]
                    for right in (asked.options[asked.right] for asked in self.questions)
                )
            ],
        ]


def _name(number: int) -> str:
    return f"q{number}"


def _question(thing: object) -> Question:
    found: Mapping[str, Any] = wire.mapping(thing, N_("the question"))
    replies = wire.items(found.get("replies"), N_("the question"), MOST, 1)
    right = wire.number(found.get("right"), N_("the right answer"), 0, len(replies) - 1)
    ask = wire.text(found.get("ask"), N_("the question"), LONG)
    return Question(ask, tuple(map(_option, replies)), right)


def _option(thing: object) -> Option:
    words, why, number = wire.items(thing, N_("the answer"), 3, 3)
    cited = wire.text(number, N_("the rule"))
    try:
        rule(cited)
    except UnknownName as error:
        raise WireError("{reason}", reason=error) from None
    return Option(
        wire.text(words, N_("the answer"), LONG), wire.text(why, N_("the reason"), LONG), cited
    )
