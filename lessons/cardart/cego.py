"""The Cego face: 54 cards and the back, for Dreierles and the other games of Baden.

Arabic numerals and papercut animals on the trumps, French suits, double-ended courts.
"""

from __future__ import annotations

from functools import partial

from engine.cards import COURTS as COURT_NAMES
from engine.cards import SUITS, Card, cego_pack
from lessons.cardart import cego_high, cego_low, pips
from lessons.cardart.back import back
from lessons.cardart.canvas import CENTRE_Y, HEIGHT, WIDTH, Canvas
from lessons.cardart.courts import COURTS, DRESS
from lessons.cardart.inks import OCHRE, RED
from lessons.cardart.letters import index, numeral
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
    if card.suit not in SUITS:
        return Face(partial(_trump, code=card.code), belt)
    if card.rank in COURT_NAMES:
        return Face(
            partial(_court, mark=card.suit, rank=card.rank), partial(_court_middle, mark=card.suit)
        )
    return Face(
        partial(pips.upper_half, mark=card.suit, rank=card.rank),
        partial(pips.middle, mark=card.suit, rank=card.rank),
    )


def _trump(canvas: Canvas, code: str) -> None:
    numeral(canvas, "Stiess" if code == "F" else code.removeprefix("T"))
    TRUMPS[code](canvas.centre())


def _court(canvas: Canvas, mark: str, rank: str) -> None:
    COURTS[rank](canvas.window(42, 42, WIDTH - 84, CENTRE_Y - 42), mark)
    index(canvas, rank, mark)


def _court_middle(canvas: Canvas, mark: str) -> None:
    dress = DRESS[mark]
    belt(canvas, RED if dress.accent == OCHRE else dress.accent, dress.trim)
    canvas.box(42, 42, WIDTH - 84, HEIGHT - 84, 18)
