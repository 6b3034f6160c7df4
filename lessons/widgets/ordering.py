"""The view of the ordering drill: places to be filled, and the cards that have none yet."""

from __future__ import annotations

import htpy as h
from htpy import Node

from engine.cards import Card
from lessons.drills.order import ORDER, PICK, OrderQuestion, placed_cards
from lessons.locale import Speech
from lessons.widgets import parts
from lessons.widgets.parts import Button, Scene
from lessons.widgets.session import State


def heading(question: OrderQuestion, say: Speech) -> str:
    """Return the question in one line."""
    return say("Which is the strongest, which the next?")


def prompt(question: OrderQuestion, say: Speech) -> str:
    """Tell what to do."""
    task = say("Tap the cards from the strongest to the weakest.")
    if not question.led:
        return task
    led = say("{suit} were led to the trick.", suit=say.suit(question.led))
    return f"{led} {task}"


def now(question: OrderQuestion, state: State, say: Speech) -> str:
    """Say how many cards have a place."""
    placed = len(state.answer.get(ORDER, ()))
    return say("{n} of {all} in order", n=placed, all=len(question.cards))


def buttons(question: OrderQuestion, state: State, say: Speech) -> list[Button]:
    """Offer to check, and to take the last card back."""
    back = [Button("back", say("Take back"), True)] if state.answer.get(ORDER) else []
    return [Button("check", say("Check")), *back]


def spoken(question: OrderQuestion, state: State, say: Speech) -> str:
    """Read out the order so far."""
    cards = placed_cards(question, state.answer)
    names = ", ".join(say.label(card) for card in cards)
    return f"{now(question, state, say)}. {names}".rstrip(". ")


def takes_focus(question: OrderQuestion, state: State, say: Speech) -> bool:
    """Go on at the cards once one has a place."""
    return bool(state.answer.get(ORDER))


def shows(field: str) -> bool:
    """Leave every problem to the place below the cards."""
    return False


def body(scene: Scene[OrderQuestion]) -> Node:
    """Show the order so far, then the cards that are left."""
    placed = placed_cards(scene.question, scene.state.answer)
    left = [card for card in scene.question.cards if card not in placed]
    if scene.verdict:  # a single card that is left has the last place
        placed, left = (*placed, *left), []
    return [_order(scene, placed), _left(scene, left) if left else None]


def _order(scene: Scene[OrderQuestion], placed: tuple[Card, ...]) -> Node:
    label = scene.say("Your order, strongest first")
    row = h.ol(".order", aria_label=label)
    places = [_placed(scene, card) for card in placed]
    empty = len(scene.question.cards) - len(placed)
    return row[places, (h.li(".open", aria_hidden="true")[h.span(".slot.empty")],) * empty]


def _placed(scene: Scene[OrderQuestion], card: Card) -> Node:
    say, mark = scene.say, scene.mark(card.code)
    spoken = say("rightly placed") if mark == "ok" else say("wrongly placed")
    return h.li(class_=mark)[
        parts.named_picture(scene.place, card, say),
        h.input(type="hidden", name=ORDER, value=card.code),
        parts.badge(mark, say, spoken) if mark else None,
    ]


def _left(scene: Scene[OrderQuestion], left: list[Card]) -> Node:
    cards = h.ul(".picks", role="list", aria_label=scene.say("Cards without a place"))
    return cards[(_pick(scene, card, card is left[0]) for card in left)]


def _pick(scene: Scene[OrderQuestion], card: Card, first: bool) -> Node:
    return h.li[
        h.button(
            ".pick",
            id=scene.place.named(f"pick-{card.code}"),
            name="do",
            value=f"{PICK}{card.code}",
            type="submit",
            data_focus=first and scene.focus == "body" and "",
        )[parts.named_picture(scene.place, card, scene.say)],
        parts.lamp(scene.say) if scene.lit(card.code) else None,
    ]
