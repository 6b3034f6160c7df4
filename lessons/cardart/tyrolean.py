"""The Tyrolean face: 78 cards and the back. Droggn plays with 66 of them, or with all.

Roman numerals above a picture of the Tyrol on the trumps, with a carved band between the two; the
name of the Gstieß; French suits of fourteen, whose riders have an R for an index, as their name is
Rider here (DG-3.7).
"""

from __future__ import annotations

from engine.cards import COURTS, SUITS
from lessons.cardart import tyrol_high, tyrol_low
from lessons.cardart.back import back
from lessons.cardart.canvas import CENTRE_Y, HEIGHT, WIDTH, Canvas
from lessons.cardart.courts import cavalier
from lessons.cardart.french import court, suit_card
from lessons.cardart.inks import GREEN, RED
from lessons.cardart.letters import name, roman
from lessons.cardart.ornaments import belt
from lessons.cardart.sprite import Draw, Face

TRUMPS: dict[str, Draw] = {
    "F": tyrol_high.gstiess,
    "T21": tyrol_high.full_moon,
    "T20": tyrol_high.mountain_fires,
    "T19": tyrol_high.eagle,
    "T18": tyrol_high.fir_cone,
    "T17": tyrol_high.thistle,
    "T16": tyrol_high.compass,
    "T15": tyrol_high.window_box,
    "T14": tyrol_high.woodpile,
    "T13": tyrol_high.icicles,
    "T12": tyrol_high.dumplings,
    "T11": tyrol_high.accordion,
    "T10": tyrol_low.rake_and_scythe,
    "T9": tyrol_low.ninepins,
    "T8": tyrol_low.spinning_wheel,
    "T7": tyrol_low.cheese,
    "T6": tyrol_low.snow_crystal,
    "T5": tyrol_low.target,
    "T4": tyrol_low.alpine_roses,
    "T3": tyrol_low.three_peaks,
    "T2": tyrol_low.chamois,
    "T1": tyrol_low.marmot,
}
"""Card code -> the picture in the upper half of its panel."""

_PIPS = ("10", "9", "8", "7", "6", "5", "4", "3", "2", "A")
_LEFT, _TOP, _BAND = 42, 214, 252


def faces() -> dict[str, Face]:
    """Return card code -> face for the 78 cards, and `back` at the end."""
    trumps = {code: _trump(code, picture) for code, picture in TRUMPS.items()}
    suits = {suit + rank: _suit_card(suit, rank) for suit in SUITS for rank in (*COURTS, *_PIPS)}
    return trumps | suits | {"back": Face(whole=back)}


def _suit_card(suit: str, rank: str) -> Face:
    return court(cavalier, suit, "R") if rank == "C" else suit_card(suit, rank)


def _trump(code: str, picture: Draw) -> Face:
    def half(canvas: Canvas) -> None:
        if code == "F":
            name(canvas, "Gstieß")
        else:
            roman(canvas, int(code.removeprefix("T")))
        picture(canvas.window(_LEFT, _BAND, WIDTH - 2 * _LEFT, CENTRE_Y - _BAND).centre())
        _band(canvas)

    return Face(half, _panel)


def _band(canvas: Canvas) -> None:
    """Draw the carved band above the picture: notches along a bar."""
    step = 26
    teeth = "".join(
        f"M{x} {_BAND}L{x + step // 2} {_TOP + 8}L{x + step} {_BAND}Z"
        for x in range(_LEFT, WIDTH - _LEFT, step)
    )
    canvas.path(teeth, GREEN)
    for x in range(_LEFT + step, WIDTH - _LEFT, step):
        canvas.dot(x, _TOP + 13, 4.5, RED.detail)
    canvas.path(f"M{_LEFT} {_BAND}H{WIDTH - _LEFT}")


def _panel(canvas: Canvas) -> None:
    belt(canvas)
    canvas.box(_LEFT, _TOP, WIDTH - 2 * _LEFT, HEIGHT - 2 * _TOP, 6)
