"""The face Industrie und Glück: 54 cards and the back, the tarock pack of Austria.

Roman numerals above a framed picture on the tarocks, French suits, double-ended courts. The name
is the motto that the old packs carry on the II, “industry and good fortune”.
"""

from __future__ import annotations

from engine.cards import SUITS, cego_pack
from lessons.cardart import iug_high, iug_low
from lessons.cardart.back import back
from lessons.cardart.canvas import CENTRE_Y, HEIGHT, WIDTH, Canvas
from lessons.cardart.french import suit_card
from lessons.cardart.inks import DETAIL
from lessons.cardart.letters import name, roman
from lessons.cardart.ornaments import belt
from lessons.cardart.sprite import Draw, Face

TAROCKS: dict[str, Draw] = {
    "F": iug_high.skues,
    "T21": iug_high.moon,
    "T20": iug_high.sun,
    "T19": iug_high.steamer,
    "T18": iug_high.mountain,
    "T17": iug_high.tree,
    "T16": iug_high.stove,
    "T15": iug_high.wheel,
    "T14": iug_high.fir,
    "T13": iug_high.grapes,
    "T12": iug_high.church,
    "T11": iug_high.ibex,
    "T10": iug_low.apples,
    "T9": iug_low.sheaf,
    "T8": iug_low.fiddle,
    "T7": iug_low.coffee,
    "T6": iug_low.hive,
    "T5": iug_low.crag,
    "T4": iug_low.marabou,
    "T3": iug_low.cockatoo,
    "T2": iug_low.uhu,
    "T1": iug_low.pagat,
}
"""Card code -> the picture in the upper half of its panel."""

_LEFT, _TOP = 42, 214
_INSET = 14


def faces() -> dict[str, Face]:
    """Return card code -> face for the pack of 54 in pack order, and `back` at the end.

    The cards are those of the Cego pack, under the same codes.
    """
    return {
        card.code: suit_card(card.suit, card.rank)
        if card.suit in SUITS
        else tarock(card.code, TAROCKS[card.code], "Sküs")
        for card in cego_pack().cards
    } | {"back": Face(whole=back)}


def tarock(code: str, picture: Draw, fool: str) -> Face:
    """Return a tarock: its numeral, or the name of the Fool, above a panel with its picture."""

    def half(canvas: Canvas) -> None:
        if code == "F":
            name(canvas, fool)
        else:
            roman(canvas, int(code.removeprefix("T")))
        x, y = _LEFT + _INSET, _TOP + _INSET
        picture(canvas.window(x, y - 2, WIDTH - 2 * x, CENTRE_Y - y + 2).centre())

    return Face(half, _panel)


def _panel(canvas: Canvas) -> None:
    x, y = _LEFT + _INSET, _TOP + _INSET
    canvas.box(x, y, WIDTH - 2 * x, HEIGHT - 2 * y, 3, DETAIL)
    belt(canvas)
    canvas.box(_LEFT, _TOP, WIDTH - 2 * _LEFT, HEIGHT - 2 * _TOP, 6)
