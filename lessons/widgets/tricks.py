"""The view of the drills about tricks: table, hand, who takes it."""

from __future__ import annotations

import htpy as h
from htpy import Node

from engine.cards import Card
from lessons.drills.tricks import RIGHT, TrickQuestion, seat_values
from lessons.locale import Speech
from lessons.widgets import parts, seats
from lessons.widgets.parts import Button, Scene
from lessons.widgets.session import State


def heading(question: TrickQuestion, say: Speech) -> str:
    """Return the question in one line."""
    if question.asks_taker:
        return say("Which cards may you play, and who takes the trick?")
    return say("Which cards may you play?")


def prompt(question: TrickQuestion, say: Speech) -> str:
    """Tell what has happened and what to do."""
    blanks = {"name": question.speakers[0], "card": say.the(question.trick[0])}
    if question.asks_taker:
        led = say("{name} led {card}, you are last.", **blanks)
    else:
        led = say("{name} led {card}.", **blanks)
    task = say("Choose every card that the rules allow.")
    if question.situation:
        return f"{say.plain(question.situation)} {led} {task}"
    return f"{led} {task}"


def body(scene: Scene[TrickQuestion]) -> Node:
    """Show the table, the hand, and the choice of who takes the trick."""
    return [_table(scene), _hand(scene), scene.question.asks_taker and _takers(scene)]


def buttons(question: TrickQuestion, state: State, say: Speech) -> list[Button]:
    """Offer to check."""
    return [Button("check", say("Check"))]


def spoken(question: TrickQuestion, state: State, say: Speech) -> str:
    """Return the prompt again."""
    return prompt(question, say)


def takes_focus(question: TrickQuestion, state: State, say: Speech) -> bool:
    """Leave the focus to the question."""
    return False


def shows(field: str) -> bool:
    """Leave every problem to the place below the cards: there are no text fields."""
    return False


def now(question: TrickQuestion, state: State, say: Speech) -> str:
    """Say how many cards are chosen."""
    n = len(state.answer.get("card", ()))
    return say.many("{n} card chosen", "{n} cards chosen", n)


def _table(scene: Scene[TrickQuestion]) -> Node:
    """Show the seats in the order of play; the look puts each where its player sits."""
    question, say = scene.question, scene.say
    you = len(question.trick)
    played = zip(question.speakers, question.trick, strict=False)
    sitting = [
        _seat(i - you, name, seats.turn(i, say), _played(scene, card))
        for i, (name, card) in enumerate(played)
    ]
    slot = h.span(".slot")[parts.icon("down")]
    sitting.append(_seat(0, say("You"), seats.turn(you, say), slot))
    if len(sitting) < 3:
        sitting.append(_seat(1, RIGHT, say("to come"), h.span(".slot.empty")))
    return h.div(".table", role="group", aria_label=say("The trick so far"))[sitting]


def _seat(turns_after_you: int, name: str, what: str, card: Node) -> Node:
    return h.figure(class_=["seat", seats.place(turns_after_you)])[
        card, h.figcaption[h.b[name], h.span[what]]
    ]


def _played(scene: Scene[TrickQuestion], card: Card) -> Node:
    lit = parts.lamp(scene.say) if scene.lit(card.code) else None
    return [parts.named_picture(scene.place, card, scene.say), lit]


def _hand(scene: Scene[TrickQuestion]) -> Node:
    judged = scene.verdict is not None
    hand = h.ul(
        class_=["hand", judged and "judged"], role="list", aria_label=scene.say("Your hand")
    )
    return hand[(_card(scene, card) for card in scene.question.hand)]


def _card(scene: Scene[TrickQuestion], card: Card) -> Node:
    return parts.hand_card(
        scene.place,
        card,
        scene.say,
        checked=card.code in scene.state.answer.get("card", ()),
        disabled=scene.verdict is not None,
        mark=scene.mark(card.code),
        lit=scene.lit(card.code),
    )


def _takers(scene: Scene[TrickQuestion]) -> Node:
    say = scene.say
    return h.fieldset(".choices", id=scene.place.named("seats"))[
        h.legend[say("Who takes the trick?")],
        (_taker(scene, value) for value in seat_values(scene.question)),
    ]


def _taker(scene: Scene[TrickQuestion], value: str) -> Node:
    say, mark = scene.say, scene.mark(value)
    spoken = {"ok": say("right"), "bad": say("not right"), "missed": say("would be right")}
    return h.label(class_=["choice", mark])[
        h.input(
            id=scene.place.named(f"seat-{value}"),
            type="radio",
            name="seat",
            value=value,
            checked=value in scene.state.answer.get("seat", ()),
            disabled=scene.verdict is not None,
        ),
        h.span[scene.question.name_of(value, say)],
        mark and parts.badge(mark, say, spoken[mark]),
    ]
