"""The parts that widgets share: cards, marks, steps, verdicts, buttons. HTML by htpy."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol

import htpy as h
from htpy import Node
from markupsafe import Markup

from engine.cards import Card
from engine.rulebook import book, rule
from lessons import contents, progress
from lessons.drills.model import LEVELS, Finding, Hint, Line, Verdict
from lessons.locale import Speech
from lessons.locale import mark as N_
from lessons.widgets import wire
from lessons.widgets.session import State

# The icons of the look: a 24 grid, line 2.4, drawn in the colour of the text.
_ICONS = {
    "check": "M5 12.5l4.5 4.5L19 7.5",
    "cross": "M6.5 6.5l11 11M17.5 6.5l-11 11",
    "plus": "M12 5.5v13M5.5 12h13",
    "hint": "M9 18h6M10.5 21h3M8.5 14.5a6 6 0 1 1 7 0c-.7.5-1 1.1-1 1.9H9.5c0-.8-.3-1.4-1-1.9z",
    "down": "M12 5v14M6 13l6 6 6-6",
}

_MARKS = {"ok": ("", "check"), "bad": ("no", "cross"), "missed": ("miss", "plus")}


@dataclass(frozen=True, slots=True)
class Place:
    """Where a widget stands: its id, the addresses of assets and rules page, its cards' face."""

    id: str
    assets: str
    rules: str
    face: str

    @classmethod
    def read(cls, found: Mapping[str, Any], face: str = "") -> Place:
        """Take it out of a widget's parameters; `WireError` for what cannot be read."""
        ident = wire.text(found.get("id"), N_("the widget’s id"))
        return cls(
            ident, wire.address(found, "assets", "assets"), wire.address(found, "rules"), face
        )

    def named(self, part: str) -> str:
        """Return the id of a part of the widget."""
        return f"{self.id}-{part}"


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that could not be read: one sentence, and the field it is about (or none)."""

    text: str
    field: str = ""


@dataclass(frozen=True, slots=True)
class Button:
    """A button that acts: what it does, its words, and whether it stands back.

    ``part`` names it apart from another button of the view that does the same. One that
    ``waits`` does nothing yet.
    """

    do: str
    words: str
    quiet: bool = False
    part: str = ""
    waits: bool = False


class Look[Q](Protocol):
    """What a kind of drill shows in its own way."""

    def heading(self, question: Q, say: Speech) -> str:
        """Return the question in one line."""
        ...

    def prompt(self, question: Q, say: Speech) -> str:
        """Tell what has happened and what to do."""
        ...

    def now(self, question: Q, state: State, say: Speech) -> str:
        """Say in a few words where the answer stands, beside the buttons."""
        ...

    def buttons(self, question: Q, state: State, say: Speech) -> list[Button]:
        """Return the buttons before judgement, the next step first; the hint is added."""
        ...

    def spoken(self, question: Q, state: State, say: Speech) -> str:
        """Return the line to be spoken after one of these buttons."""
        ...

    def takes_focus(self, question: Q, state: State, say: Speech) -> bool:
        """Tell whether the body, rather than the question, is where an answer goes on."""
        ...

    def shows(self, field: str) -> bool:
        """Tell whether the body has a problem of this field beside the field itself."""
        ...

    def body(self, scene: Scene[Q]) -> Node:
        """Show the cards and fields."""
        ...


@dataclass(frozen=True, slots=True)
class Scene[Q]:
    """All that a view shows: the question, the state, and what the drill says to it."""

    place: Place
    question: Q
    state: State
    verdict: Verdict | None
    hint: Hint | None
    say: Speech
    problem: Problem | None = None
    focus: str = ""
    """The part that takes the focus when the focused one goes: verdict, hint, body or title."""

    def mark(self, value: str) -> str | None:
        """Return the mark of a card or of a field's value, once judged."""
        return self.verdict.marks.get(value) if self.verdict else None

    def troubled(self, field: str) -> bool:
        """Tell whether the problem is about a field."""
        return self.problem is not None and self.problem.field == field

    def lit(self, value: str) -> bool:
        """Tell whether the hint lights a lamp under a card."""
        return self.hint is not None and value in self.hint.cards


# What recurs from view to view is kept as finished HTML: an answer comes twice as fast.


@lru_cache(maxsize=16)
def icon(name: str) -> Markup:
    """Draw an icon; it always stands beside words."""
    shape = Markup('<path d="{}"/>').format(_ICONS[name])
    svg = h.svg(".icon", viewBox="0 0 24 24", aria_hidden="true", focusable="false")
    return Markup(svg[shape])


@lru_cache(maxsize=128)
def picture(place: Place, card: str) -> Markup:
    """Draw the face of a card (``back`` for its back); its name is said elsewhere."""
    # Not a plain href: the theme's instant navigation would try to set it, which SVG forbids.
    use = Markup('<use xlink:href="{}"/>').format(f"{place.assets}/cards/{place.face}.svg#{card}")
    svg = h.svg(".pc", viewBox="0 0 630 1130", aria_hidden="true", focusable="false")
    return Markup(svg[use])


def frame(  # noqa: PLR0913 - what the client reads from the page
    place: Place,
    kind: str,
    params: object,
    contents: Node,
    *,
    style: str = "",
    live: bool = True,
    **attributes: str,
) -> h.Element:
    """Put a widget into its section and form, as the client looks for them.

    ``live``: every change in the form is an event. ``attributes`` are the section's own besides.
    """
    # The search finds pages and rules, not what happens to be asked or filled in.
    form = h.form(
        ".drill-in",
        method="get",
        action=f"#{place.id}",
        data_live="" if live else None,
        data_search_exclude="",
    )
    return h.section(
        class_=["drill", style],
        id=place.id,
        data_widget=kind,
        data_params=json.dumps(params, separators=(",", ":"), ensure_ascii=False),
        **{"aria_labelledby": place.named("title"), **attributes},
    )[form[contents]]


def hidden(text: str) -> h.Element:
    """Say something to screen readers only."""
    return h.span(".vh")[text]


def named_picture(place: Place, card: Card, say: Speech) -> Node:
    """Draw a card that no label names."""
    return [picture(place, card.code), hidden(say.label(card))]


def small_picture(place: Place, card: Card, say: Speech) -> Node:
    """Draw a card of a row of small ones, of which a narrow screen shows the corner alone."""
    return [h.span(".corner")[picture(place, card.code)], hidden(say.label(card))]


@lru_cache(maxsize=32)
def badge(mark: str, say: Speech, spoken: str = "") -> Markup | None:
    """Draw the mark under a card, with its words."""
    if mark == "off":
        return Markup(hidden(spoken or say("may not be played")))
    if mark not in _MARKS:
        return None
    words = {
        "ok": say("right"),
        "bad": say("may not be played"),
        "missed": say("was allowed too"),
    }[mark]
    return Markup(drawn(mark, hidden(spoken or words)))


def drawn(mark: str, spoken: Node = None) -> h.Element:
    """Draw a mark; without words, where a sentence beside it says the same."""
    style, shape = _MARKS[mark]
    return h.span(class_=["badge", style])[icon(shape), spoken]


def lamp(say: Speech) -> Node:
    """Draw the mark of a hint."""
    return h.span(".badge.tip")[icon("hint"), hidden(say("hint"))]


@lru_cache(maxsize=512)
def hand_card(  # noqa: PLR0913 - a cached leaf of the view
    place: Place,
    card: Card,
    say: Speech,
    *,
    checked: bool,
    disabled: bool,
    mark: str | None = None,
    spoken: str = "",
    lit: bool = False,
    focus: bool = False,
    field: str = "card",
    only_one: bool = False,
) -> Markup:
    """Draw a card of a hand that can be chosen, and below it its mark or lamp.

    A checkbox, or a radio button, has the card as its label.
    """
    box = h.label[
        h.input(
            ".vh",
            id=place.named(f"{field}-{card.code}"),
            type="radio" if only_one else "checkbox",
            name=field,
            value=card.code,
            checked=checked,
            disabled=disabled,
            data_focus=focus and "",
        ),
        hidden(say.label(card)),
        picture(place, card.code),
    ]
    below = h.span(".state")[mark and badge(mark, say, spoken), lamp(say) if lit else None]
    return Markup(h.li(class_=mark)[box, below])


def head[Q](scene: Scene[Q], look: Look[Q], title: str, steps: Node) -> Node:
    """Lay out the head of a drill."""
    place, say = scene.place, scene.say
    focus = scene.focus == "title"
    return h.header[
        h.div(".meta")[h.span(id=place.named("name"))[title], steps],
        h.h3(id=place.named("title"), tabindex="-1", data_focus=focus and "")[
            look.heading(scene.question, say)
        ],
        h.p(id=place.named("prompt"))[look.prompt(scene.question, say)],
    ]


@lru_cache(maxsize=64)
def steps(done: str, now: int, say: Speech) -> Markup:
    """Show the round of a question as dots: done, current, to come."""
    start = now - now % progress.ROUND
    label = say("Question {n} of {all}", n=now - start + 1, all=progress.ROUND)
    dots = (
        h.li(class_="now" if i == now else _step(progress.letter(done, i)))
        for i in range(start, start + progress.ROUND)
    )
    return Markup(h.ol(".steps", aria_label=label)[dots])


def _step(letter: str) -> str | None:
    return {"r": "done", "l": "done", "w": "tried"}.get(letter)


def reference(place: Place, number: str) -> Node:
    """Link a rule's number to its place: mostly the rules page, else a page beside it."""
    if not number:
        return None
    entry = rule(number)
    home = contents.home_of(book(number[:2]), entry)
    page = place.rules if home is contents.RULES else f"{place.rules}../{home.name}/"
    return [" ", h.a(".ref", href=f"{page}#{entry.anchor}")[number]]


def lines(place: Place, found: Iterable[Line]) -> Node:
    """Show labelled sentences with their rules."""
    return h.dl[
        ([h.dt[line.label], h.dd[line.text, reference(place, line.rule)]] for line in found)
    ]


def hint(place: Place, given: Hint, say: Speech, focus: bool) -> Node:
    """Show a hint."""
    shown = h.p(".hint", id=place.named("given"), tabindex="-1", data_focus=focus and "")
    return shown[lamp(say), h.span[given.text]]


def verdict(place: Place, given: Verdict, say: Speech) -> Node:
    """Show what was found; the client moves the focus here after an answer."""
    tone = "yes" if given.right else "nope"
    return h.div(
        class_=["verdict", tone],
        id=place.named("verdict"),
        tabindex="-1",
        data_focus="",
    )[(_finding(place, finding, say) for finding in given.findings)]


def _finding(place: Place, finding: Finding, say: Speech) -> Node:
    mark = {"right": "ok", "wrong": "bad", "missed": "missed"}[finding.tone]
    spoken = {"right": say("right"), "wrong": say("not right"), "missed": say("missed")}
    return h.div(class_=["finding", finding.tone])[
        h.h4[badge(mark, say, spoken[finding.tone]), h.span[finding.heading]],
        lines(place, finding.lines),
    ]


def round_end(place: Place, text: str) -> Node:
    """Sum up a round that is over."""
    return h.p(".round-end", id=place.named("round"))[text] if text else None


def button(place: Place, made: Button) -> Node:
    """Draw a button that acts."""
    return h.button(
        class_=["btn", made.quiet and "quiet"],
        id=place.named(made.part or made.do),
        name="do",
        value=made.do,
        type="submit",
        aria_disabled="true" if made.waits else None,
    )[made.words]


def problem(place: Place, found: Problem | None) -> Node:
    """Show one sentence about something that could not be read."""
    return h.span(".problem", id=place.named("problem"))[found.text] if found else None


def level_names(say: Speech) -> tuple[str, ...]:
    """Name the three levels."""
    return say("Level 1"), say("Level 2"), say("Level 3")


@lru_cache(maxsize=64)
def foot(place: Place, level: int, say: Speech) -> Markup:
    """Offer the three levels and the link to this very question."""
    labels = level_names(say)
    offered = h.div(".levels", role="group", aria_label=say("Level"))[
        (
            h.button(
                class_=["level", n == level and "now"],
                id=place.named(f"level-{n}"),
                name="do",
                value=f"level-{n}",
                type="submit",
                aria_pressed="true" if n == level else "false",
            )[label]
            for n, label in zip(LEVELS, labels, strict=True)
        ),
        link(place, say),
    ]
    return Markup(offered)


def link(place: Place, say: Speech) -> Node:
    """Offer the link to what is seen now."""
    return h.button(".level.link", id=place.named("link"), type="button", data_client="link")[
        say("Copy link")
    ]


@lru_cache(maxsize=64)
def answer_key(place: Place, found: tuple[Line, ...], say: Speech) -> Markup:
    """Keep the answer behind a disclosure: for print, and where scripts do not run."""
    key = h.details(".answer-key", id=place.named("key"))
    return Markup(key[h.summary[say("Answer key")], lines(place, found)])


def status(place: Place) -> Node:
    """Leave room for the client's own words: loading, failure."""
    return h.div(".status", id=place.named("status"), data_status="")
