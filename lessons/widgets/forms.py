"""The view of every drill that is filled in like a form."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Node

from lessons.drills.forms import Cards, Exhibit, Facts, FormQuestion, mark_of
from lessons.forms import Choice, Choices, Field, Number
from lessons.locale import Speech
from lessons.widgets import parts
from lessons.widgets.parts import Button, Scene
from lessons.widgets.session import State


def heading(question: FormQuestion, say: Speech) -> str:
    """Return the question in one line."""
    return question.heading(say)


def prompt(question: FormQuestion, say: Speech) -> str:
    """Tell what has happened and what to do."""
    return question.prompt(say)


def buttons(question: FormQuestion, state: State, say: Speech) -> list[Button]:
    """Offer to check."""
    return [Button("check", say("Check"))]


def spoken(question: FormQuestion, state: State, say: Speech) -> str:
    """Return the prompt again."""
    return prompt(question, say)


def takes_focus(question: FormQuestion, state: State, say: Speech) -> bool:
    """Leave the focus to the question."""
    return False


def shows(field: str) -> bool:
    """Leave every problem to the place below the fields."""
    return False


def now(question: FormQuestion, state: State, say: Speech) -> str:
    """Say how much of the form is filled in."""
    fields = question.fields(say)
    if len(fields) == 1 and isinstance(fields[0], Choices) and fields[0].many:
        n = len(state.answer.get(fields[0].name, ()))
        return say("{n} chosen", n=n)
    filled = sum(
        bool(state.answer.get(field.name, ("",))[:1] not in {(), ("",)}) for field in fields
    )
    return say("{n} of {all} filled in", n=filled, all=len(fields))


def body(scene: Scene[FormQuestion]) -> Node:
    """Show what is known, then the fields."""
    question, say = scene.question, scene.say
    return [
        (_exhibit(scene, exhibit) for exhibit in question.exhibits(say)),
        _fields(scene, question.fields(say)),
    ]


def _exhibit(scene: Scene[FormQuestion], exhibit: Exhibit) -> Node:
    if isinstance(exhibit, Facts):
        return _facts(exhibit)
    return _cards(scene, exhibit)


def _facts(exhibit: Facts) -> Node:
    return h.figure(".known")[
        h.figcaption[exhibit.label], h.dl[([h.dt[who], h.dd[what]] for who, what in exhibit.rows)]
    ]


def _cards(scene: Scene[FormQuestion], exhibit: Cards) -> Node:
    captions = exhibit.captions or ("",) * len(exhibit.cards)
    drawn = parts.named_picture if exhibit.captions else parts.small_picture
    shown = h.ul(".cards" if exhibit.captions else ".small-cards", role="list")[
        (
            h.li[
                drawn(scene.place, card, scene.say),
                h.span(".caption")[caption] if caption else None,
                parts.lamp(scene.say) if scene.lit(card.code) else None,
            ]
            for card, caption in zip(exhibit.cards, captions, strict=True)
        )
    ]
    return h.figure(".known")[h.figcaption[exhibit.label], shown]


def _fields(scene: Scene[FormQuestion], fields: Sequence[Field]) -> Node:
    numbers = [field for field in fields if isinstance(field, Number)]
    return [
        *(_choices(scene, field) for field in fields if isinstance(field, Choices)),
        h.div(".amounts")[(_number(scene, field) for field in numbers)] if numbers else None,
    ]


def _choices(scene: Scene[FormQuestion], field: Choices) -> Node:
    if any(option.card for option in field.options):
        judged = scene.verdict is not None
        hand = h.ul(class_=["hand", judged and "judged"], role="list", aria_label=field.legend)
        return hand[(_card(scene, field, option) for option in field.options)]
    return h.fieldset(".choices", id=scene.place.named(field.name))[
        h.legend[field.legend], (_choice(scene, field, option) for option in field.options)
    ]


def _chosen(scene: Scene[FormQuestion], field: Choices, option: Choice) -> bool:
    return option.value in scene.state.answer.get(field.name, ())


def _card(scene: Scene[FormQuestion], field: Choices, option: Choice) -> Node:
    say, mark = scene.say, scene.mark(mark_of(field.name, option.value))
    assert option.card is not None, "cards and words do not mix in one group"
    return parts.hand_card(
        scene.place,
        option.card,
        say,
        checked=_chosen(scene, field, option),
        disabled=scene.verdict is not None,
        mark=mark,
        spoken=_spoken(mark, say) if mark else "",
        lit=scene.lit(option.value),
        field=field.name,
    )


def _choice(scene: Scene[FormQuestion], field: Choices, option: Choice) -> Node:
    say, mark = scene.say, scene.mark(mark_of(field.name, option.value))
    return h.label(class_=["choice", mark])[
        h.input(
            id=scene.place.named(f"{field.name}-{option.value}"),
            type="checkbox" if field.many else "radio",
            name=field.name,
            value=option.value,
            checked=_chosen(scene, field, option),
            disabled=scene.verdict is not None,
        ),
        h.span[option.words],
        parts.badge(mark, say, _spoken(mark, say)) if mark and mark != "off" else None,
        parts.lamp(say) if scene.lit(option.value) else None,
    ]


def _spoken(mark: str, say: Speech) -> str:
    words = {
        "ok": say("right"),
        "bad": say("not right"),
        "missed": say("would be right"),
        "off": say("rightly left out"),
    }
    return words[mark]


def _number(scene: Scene[FormQuestion], field: Number) -> Node:
    say, mark, place = scene.say, scene.mark(field.name), scene.place
    typed = scene.state.answer.get(field.name, ())
    return h.label(class_=["amount", mark])[
        h.span[field.label],
        h.input(
            ".field",
            id=place.named(field.name),
            type="text",
            inputmode="text" if field.signed else "numeric",
            autocomplete="off",
            name=field.name,
            value=typed[0] if typed else "",
            readonly=scene.verdict is not None,
            aria_invalid="true" if scene.troubled(field.name) else None,
            aria_describedby=place.named("problem") if scene.troubled(field.name) else None,
        ),
        parts.badge(mark, say, _spoken(mark, say)) if mark else None,
        parts.lamp(say) if scene.lit(field.name) else None,
    ]
