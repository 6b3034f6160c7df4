"""The check at the end of a step of the course: questions, and the reason of each answer.

The questions come with the parameters, since the course is read only when the site is built.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import htpy as h
from htpy import Node

from engine.errors import UnknownName
from engine.rulebook import book, rule
from lessons.drills.model import FieldError
from lessons.forms import Answer
from lessons.locale import Speech, speech
from lessons.locale import mark as N_
from lessons.widgets import parts, wire
from lessons.widgets.parts import Button, Place, Problem
from lessons.widgets.wire import Event, WireError

VERSION = 1
MOST = 8
LONG = 300


@dataclass(frozen=True, slots=True)
class Reply:
    """One answer that can be given: its words, the reason, and the rule behind it."""

    words: str
    why: str
    rule: str


@dataclass(frozen=True, slots=True)
class Item:
    """A question, its replies, and the place of the right one."""

    ask: str
    replies: tuple[Reply, ...]
    right: int


@dataclass(frozen=True, slots=True)
class Checked:
    """What was chosen, whether it has been judged, and whether all was right once."""

    answer: Answer
    judged: bool = False
    passed: bool = False


class Check:
    """``init``, ``update``, ``view`` of a check; holds no state of its own."""

    def __init__(self, kind: str, params: object) -> None:
        """Raise `WireError` for unreadable parameters."""
        found = wire.mapping(params, N_("the check’s parameter object"))
        self.kind = kind
        self.id = wire.text(found.get("id"), N_("the check’s id"))
        self.key = wire.text(found.get("key", ""), N_("the check’s key"))
        self.assets = wire.text(found.get("assets", "assets"), N_("the assets’ address"), 200)
        self.home = wire.text(found.get("home", ""), N_("the home’s address"), 200)
        self.items = tuple(map(_item, _list(found.get("items"))))
        self.next = {
            name: wire.text(found.get(name, ""), N_("the next step"), 200)
            for name in ("next", "next-href")
        }
        self.place = Place(self.id, self.assets, "", "")

    @property
    def params(self) -> dict[str, object]:
        """The parameters as JSON."""
        return {
            "id": self.id,
            "key": self.key,
            "assets": self.assets,
            "home": self.home,
            **self.next,
            "items": [
                {
                    "ask": item.ask,
                    "right": item.right,
                    "replies": [[each.words, each.why, each.rule] for each in item.replies],
                }
                for item in self.items
            ],
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
            raise WireError("there is no button {found} here", found=wire.show(event.do))
        if state.judged:
            return state
        answer = self._answer(event.fields)
        if event.do == "change":
            return Checked(answer, passed=state.passed)
        for number in range(len(self.items)):
            if _name(number) not in answer:
                say = speech(locale)
                text = say("Question {n} has no answer yet.", n=number + 1)
                raise FieldError(_name(number), text)
        return Checked(answer, True, state.passed or self._right(answer))

    def _answer(self, fields: Answer) -> Answer:
        answer: dict[str, tuple[str, ...]] = {}
        for number, item in enumerate(self.items):
            values = fields.get(_name(number), ())
            known = [str(place) for place in range(len(item.replies))]
            if len(values) > 1 or any(value not in known for value in values):
                raise WireError("there is no answer {found} here", found=wire.show(values))
            if values:
                answer[_name(number)] = tuple(values)
        return answer

    def _right(self, answer: Answer) -> bool:
        return all(
            answer.get(_name(number)) == (str(item.right),)
            for number, item in enumerate(self.items)
        )

    # Outside and back

    def write(self, state: Checked) -> dict[str, object]:
        """Turn a state into JSON."""
        answer = {name: list(values) for name, values in state.answer.items()}
        told = {"judged": state.judged, "passed": state.passed}
        return {"v": VERSION, "answer": answer, **told}

    def read(self, thing: object, locale: str = "en") -> Checked:
        """Take a state from outside; `WireError` says what is wrong."""
        found = wire.mapping(thing, N_("the state"))
        wire.number(found.get("v"), N_("the state’s version"), VERSION, VERSION)
        answer = self._answer(wire.fields(found.get("answer"), N_("the answer")))
        judged = found.get("judged") is True and len(answer) == len(self.items)
        return Checked(answer, judged, found.get("passed") is True)

    def link(self, state: Checked) -> str:
        """Return nothing: a check is not shared."""
        return ""

    def follow(self, token: object, state: Checked, locale: str = "en") -> Checked:
        """Refuse: there are no links here."""
        raise WireError("nothing here can be linked to")

    # What is said and shown

    def spoken(self, state: Checked, event: Event | None, locale: str = "en") -> str:
        """Return the line for the live region after an event."""
        if event is None or event.do == "change":
            return ""
        say = speech(locale)
        return self._result(state, say) if state.judged else self._title(say)

    def _title(self, say: Speech) -> str:
        return say.many("{n} question", "{n} questions", len(self.items))

    def _result(self, state: Checked, say: Speech) -> str:
        n = sum(
            state.answer.get(_name(number)) == (str(item.right),)
            for number, item in enumerate(self.items)
        )
        if n == len(self.items):
            return say("All right: this step is done.")
        return say("{n} of {all} right.", n=n, all=len(self.items))

    def view(self, state: Checked, locale: str = "en", problem: Problem | None = None) -> h.Element:
        """Show the questions, and once they are judged, the reasons."""
        say = speech(locale)
        again = Button("again", say("Try again"), quiet=self._right(state.answer))
        contents: list[Node] = [
            h.header[
                h.h3(
                    id=self.place.named("title"),
                    tabindex="-1",
                    data_focus=None if state.judged else "",
                )[self._title(say)]
            ],
            (self._question(number, state, say) for number in range(len(self.items))),
            parts.problem(self.place, problem) if problem else None,
            h.p(".round-end", id=self.place.named("result"), tabindex="-1", data_focus="")[
                self._result(state, say)
            ]
            if state.judged
            else None,
            h.div(".acts")[
                self._next(say) if state.judged and self._right(state.answer) else None,
                parts.button(self.place, again if state.judged else Button("check", say("Check"))),
            ],
            parts.status(self.place),
            self._key(say),
        ]
        return h.section(
            ".drill.check",
            id=self.id,
            data_widget=self.kind,
            data_params=json.dumps(self.params, separators=(",", ":"), ensure_ascii=False),
            aria_labelledby=self.place.named("title"),
        )[h.form(".drill-in", method="get", action=f"#{self.id}", data_live="")[contents]]

    def _next(self, say: Speech) -> Node:
        """Lead on to the next step of the course, if there is one."""
        title = self.next["next"]
        text = say("Next step: {title}", title=title)
        return h.a(".btn", href=self.next["next-href"])[text] if title else None

    def _question(self, number: int, state: Checked, say: Speech) -> Node:
        item, name = self.items[number], _name(number)
        chosen = (*state.answer.get(name, ()), "")[0]
        mark = ("ok" if chosen == str(item.right) else "bad") if state.judged else ""
        return h.div(".item")[
            h.fieldset(".choices", id=self.place.named(name))[
                h.legend[item.ask],
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
                        h.span[reply.words],
                        parts.badge(mark, say, say("right") if mark == "ok" else say("not right"))
                        if mark and str(place) == chosen
                        else None,
                    ]
                    for place, reply in enumerate(item.replies)
                ),
            ],
            self._reason(item.replies[int(chosen)]) if state.judged else None,
        ]

    def _reason(self, reply: Reply) -> Node:
        home = f"{self.home}{book(reply.rule[:2]).game}/rules/"
        place = Place(self.id, self.assets, home, "")
        return h.p(".why")[reply.why, parts.reference(place, reply.rule)]

    def _key(self, say: Speech) -> Node:
        """Keep the answers behind a disclosure: for print, and where scripts do not run."""
        return h.details(".answer-key", id=self.place.named("key"))[
            h.summary[say("Answer key")],
            h.ol[
                (
                    h.li[h.b[right.words], ". ", self._reason(right)]
                    for right in (item.replies[item.right] for item in self.items)
                )
            ],
        ]


def _name(number: int) -> str:
    return f"q{number}"


def _list(thing: object) -> list[Any]:
    if not isinstance(thing, list) or not 0 < len(thing) <= MOST:
        raise WireError(
            "{what} has {found} where a list should be", what=N_("the check"), found="?"
        )
    return thing


def _item(thing: object) -> Item:
    found: Mapping[str, Any] = wire.mapping(thing, N_("the question"))
    replies = tuple(map(_reply, _list(found.get("replies"))))
    right = wire.number(found.get("right"), N_("the right answer"), 0, len(replies) - 1)
    return Item(wire.text(found.get("ask"), N_("the question"), LONG), replies, right)


def _reply(thing: object) -> Reply:
    words, why, number = (*_list(thing), None, None, None)[:3]
    cited = wire.text(number, N_("the rule"))
    try:
        rule(cited)
    except UnknownName as error:
        raise WireError("{reason}", reason=error) from None
    return Reply(
        wire.text(words, N_("the answer"), LONG), wire.text(why, N_("the reason"), LONG), cited
    )
