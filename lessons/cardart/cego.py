"""The Cego face: 54 cards and the back, for Dreierles and the other games of Baden.

Arabic numerals and papercut animals on the trumps, French suits, double-ended courts.
"""

from __future__ import annotations

from functools import partial

from engine.cards import SUITS, Card, cego_pack
from lessons.cardart import cego_high, cego_low
from lessons.cardart.back import back
from lessons.cardart.canvas import Canvas
from lessons.cardart.french import suit_card
from lessons.cardart.letters import numeral
from lessons.cardart.ornaments import belt
from lessons.cardart.sprite import Draw, Face

TRUMPS: dict[str, Draw] = {
    "F": cego_high.stiess,
    "T21": cego_high.stag,
    "T20": cego_high.bear,
    "T19": cego_high.horse,
    "T18": cego_high.cow,
    "T17": cego_high.wild_boar,
    "T16": cego_high.goat,
    "T15": cego_high.fox,
    "T14": cego_high.heron,
    "T13": cego_high.goose,
    "T12": cego_high.cat,
    "T11": cego_high.squirrel,
    "T10": cego_low.capercaillie,
    "T9": cego_low.lynx,
    "T8": cego_low.salamander,
    "T7": cego_low.trout,
    "T6": cego_low.stag_beetle,
    "T5": cego_low.hedgehog,
    "T4": cego_low.bee,
    "T3": cego_low.cock,
    "T2": cego_low.snail,
    "T1": cego_low.hare,
}
"""Card code -> the picture above the belt."""


def faces() -> dict[str, Face]:
    """Return card code -> face for the pack of 54 in pack order, and `back` at the end."""
    return {card.code: _face(card) for card in cego_pack().cards} | {"back": Face(whole=back)}


def _face(card: Card) -> Face:
    if card.suit in SUITS:
        return suit_card(card.suit, card.rank)
    return Face(partial(_trump, code=card.code), belt)


def _trump(canvas: Canvas, code: str) -> None:
    numeral(canvas, "Stiess" if code == "F" else code.removeprefix("T"))
    TRUMPS[code](canvas.centre())
