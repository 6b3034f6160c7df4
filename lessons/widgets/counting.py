"""The view of the counting drill: the tally so far, the packet at work, the rest of the pile."""

from __future__ import annotations

import htpy as h
from htpy import Node

from engine.cards import Card
from engine.counting import Packet
from lessons.drills.count_points import ADD, CHOOSE, COUNT, Counting, counting
from lessons.drills.piles import Pile
from lessons.locale import Speech
from lessons.widgets import parts
from lessons.widgets.parts import Button, Scene
from lessons.widgets.session import State


def heading(question: Pile, say: Speech) -> str:
    """Return the question in one line."""
    return say("How many points are in this pile?")


def prompt(question: Pile, say: Speech) -> str:
    """Tell what to do."""
    return say(
        "The pile holds {n} cards. Make packets of three, count each, then add them up.",
        n=len(question.cards),
    )


def now(question: Pile, state: State, say: Speech) -> str:
    """Say in a few words what comes next."""
    counted = counting(question, state.answer, say)
    if counted.step == CHOOSE:
        n = len(state.answer.get("card", ()))
        return say("{n} of 3 cards chosen", n=n)
    if counted.step == ADD:
        return say("All cards are counted: now the total.")
    rest = len(counted.rest)
    return say.many("{n} card to come", "{n} cards to come", rest) if rest else say("Last packet")


def buttons(question: Pile, state: State, say: Speech) -> list[Button]:
    """Offer what can be done now."""
    counted = counting(question, state.answer, say)
    if counted.step == CHOOSE:
        return [Button("packet", say("Make packet")), Button("any", say("Any three"), True)]
    if counted.step == ADD:
        return [Button("check", say("Check total"))]
    back = [] if counted.by_itself else [Button("back", say("Put back"), True)]
    return [Button("check", say("Check packet")), *back]


def spoken(question: Pile, state: State, say: Speech) -> str:
    """Return the line to be spoken after a step of the counting."""
    counted = counting(question, state.answer, say)
    if counted.step == COUNT:
        names = say.both([say.label(card) for card in counted.packet.cards])
        return say("Packet {n}: {cards}. How many points?", n=counted.closed + 1, cards=names)
    if not counted.closed:
        return now(question, state, say)
    last = counted.tally.packets[counted.closed - 1]
    counted_so = f"{last} = {last.points}"
    return f"{say('Right: {answer}', answer=counted_so)}. {now(question, state, say)}"


def takes_focus(question: Pile, state: State, say: Speech) -> bool:
    """Go on in the field or at the cards, once a packet was made."""
    return bool(counting(question, state.answer, say).made)


def shows(field: str) -> bool:
    """Show what is wrong with a number where it was typed."""
    return field in {"points", "total"}


def body(scene: Scene[Pile]) -> Node:
    """Show the tally and what is left of the pile."""
    counted = counting(scene.question, scene.state.answer, scene.say)
    return [_tally(scene, counted), _pile(scene, counted) if counted.rest else None]


def _tally(scene: Scene[Pile], counted: Counting) -> Node:
    say = scene.say
    cap = h.li(".cap", aria_hidden="true")[
        h.span, h.span[say("packet")], h.span[say("points")], h.span[say("so far")]
    ]
    if not counted.made:
        return None
    packets = counted.tally.packets
    rows = [_row(scene, counted, number) for number in range(len(packets))]
    total = _total(scene, counted) if counted.step == ADD else None
    return h.ol(".packs", role="list", aria_label=say("Packets"))[cap, rows, total]


def _row(scene: Scene[Pile], counted: Counting, number: int) -> Node:
    packet = counted.tally.packets[number]
    at_work = number == counted.closed
    cells = _at_work(scene, counted) if at_work else _counted(scene, counted, number)
    return h.li(class_=at_work and "now", aria_current="step" if at_work else None)[
        h.span(".n")[str(number + 1)], _trio(scene, packet), cells
    ]


def _trio(scene: Scene[Pile], packet: Packet) -> Node:
    names = ", ".join(scene.say.label(card) for card in packet.cards)
    pictures = [parts.picture(scene.place, card.code) for card in packet.cards]
    return h.span(".trio")[pictures, parts.hidden(names)]


def _counted(scene: Scene[Pile], counted: Counting, number: int) -> Node:
    packets = counted.tally.packets
    packet = packets[number]
    so_far = sum(each.points for each in packets[: number + 1])
    # The last sum would be the answer, so it waits for the learner's.
    last = number == len(packets) - 1 and counted.step == ADD and not _is_right(scene)
    return [
        h.span(".sum")[str(packet), " = ", h.b[str(packet.points)]],
        h.span(".run")["" if last else str(so_far)],
    ]


def _is_right(scene: Scene[Pile]) -> bool:
    return scene.verdict is not None and scene.verdict.right


def _at_work(scene: Scene[Pile], counted: Counting) -> Node:
    label = scene.say("Points in packet {n}", n=counted.closed + 1)
    shown = f"{counted.packet} = " if scene.state.hints > 1 else ""
    return [h.span(".sum")[shown, _field(scene, "points", label)], h.span(".run")]


def _total(scene: Scene[Pile], counted: Counting) -> Node:
    say = scene.say
    if _is_right(scene):
        total: Node = h.b[str(counted.tally.points)]
        return h.li(".total")[
            h.span(".n"), h.span[say("Total")], h.span(".sum"), h.span(".run")[total]
        ]
    return h.li(".now.total", aria_current="step")[
        h.span(".n"),
        h.span[say("Total")],
        h.span(".sum")[_field(scene, "total", say("Total points of the pile"))],
        h.span(".run"),
    ]


def _field(scene: Scene[Pile], name: str, label: str) -> Node:
    values = scene.state.answer.get(name, ())
    wrong = scene.troubled(name)
    mark = scene.mark(name)
    return h.label(class_=mark)[
        parts.hidden(label),
        h.input(
            ".field",
            id=scene.place.named(name),
            name=name,
            type="text",
            inputmode="numeric",
            autocomplete="off",
            maxlength="8",
            value=values[0] if values else "",
            readonly=scene.verdict is not None,
            aria_invalid="true" if wrong or mark == "bad" else None,
            aria_describedby=scene.place.named("problem") if wrong else None,
            data_focus=scene.focus == "body" and "",
        ),
        parts.badge("bad", scene.say, scene.say("not right")) if mark == "bad" else None,
        parts.problem(scene.place, scene.problem) if wrong else None,
    ]


def _pile(scene: Scene[Pile], counted: Counting) -> Node:
    free = counted.step == CHOOSE and scene.verdict is None
    label = scene.say("The pile") if not counted.made else scene.say("The rest of the pile")
    pile = h.ul(class_=["hand", "pile", not free and "waiting"], role="list", aria_label=label)
    return pile[(_card(scene, card, free, card == counted.rest[0]) for card in counted.rest)]


def _card(scene: Scene[Pile], card: Card, free: bool, first: bool) -> Node:
    return parts.hand_card(
        scene.place,
        card,
        scene.say,
        checked=free and card.code in scene.state.answer.get("card", ()),
        disabled=not free,
        lit=scene.lit(card.code),
        focus=free and first and scene.focus == "body",
    )
