"""Suits, flowers and the belt: the ornaments that many cards share.

A `Canvas` comes first, the paints last; places and lengths are tenths of a millimetre.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from lessons.cardart.canvas import CENTRE_X, CENTRE_Y, Canvas
from lessons.cardart.inks import (
    BLACK,
    BLACK_INK,
    GREEN,
    GREEN_LINE,
    LINE,
    OCHRE,
    PAPER,
    PAPER_LINE,
    RED,
    RED_INK,
    Paint,
    ink,
    number,
)

_HEART = (
    "M0 46C-9 30-50 4-50-21C-50-40-37-48-25-48C-12-48-4-40 0-27"
    "C4-40 12-48 25-48C37-48 50-40 50-21C50 4 9 30 0 46Z"
)
_DIAMOND = "M0-54C9-33 24-13 42 0C24 13 9 33 0 54C-9 33-24 13-42 0C-24-13-9-33 0-54Z"
_SPADE = (
    "M0-50C8-33 48-8 48 18C48 33 37 41 26 41C15 41 7 36 3 27C5 39 10 46 19 50L-19 50"
    "C-10 46-5 39-3 27C-7 36-15 41-26 41C-37 41-48 33-48 18C-48-8-8-33 0-50Z"
)
_CLUB = (
    "M0-50A23 23 0 0 1 17-12A23 23 0 1 1 4 24C5 38 10 46 19 50L-19 50"
    "C-10 46-5 38-4 24A23 23 0 1 1-17-12A23 23 0 0 1 0-50Z"
)
_SHAPES = {"H": _HEART, "D": _DIAMOND, "S": _SPADE, "C": _CLUB}

_HOLLOW = ink("suit-red-line", "none")
"""The contour of red suits, so that a black printer can leave them hollow."""

SUIT_PAINTS = {
    "H": Paint(ink("suit-hearts", RED_INK), _HOLLOW, 8),
    "D": Paint(ink("suit-diamonds", RED_INK), _HOLLOW, 8),
    "S": Paint(ink("suit-spades", BLACK_INK)),
    "C": Paint(ink("suit-clubs", BLACK_INK)),
}
INDEX_PAINTS = {
    "H": Paint(ink("index-red", ink("suit-hearts", RED_INK))),
    "D": Paint(ink("index-red", ink("suit-diamonds", RED_INK))),
    "S": SUIT_PAINTS["S"],
    "C": SUIT_PAINTS["C"],
    "GH": Paint(ink("index-red", ink("suit-hearts", RED_INK))),
    "GL": BLACK,
    "GB": BLACK,
    "GA": BLACK,
}


def suit(canvas: Canvas, mark: str, x: float, y: float, size: float) -> None:
    """Draw a suit sign centred on a place, `size` high.

    `mark` is a French suit's code, or that of a German one: `GH`, `GL` (leaves), `GB`, `GA`.
    """
    place = canvas.at(x, y, scale=size / 100)
    if mark in _SHAPES:
        place.path(_SHAPES[mark], SUIT_PAINTS[mark])
    else:
        _GERMAN[mark](place)


def _heart(g: Canvas) -> None:
    g.path(_HEART, SUIT_PAINTS["H"])
    g.path("M-34-24C-32-34-24-36-18-33", PAPER_LINE.detail)


def _leaf(g: Canvas) -> None:
    g.path("M0 10C2 30-4 42-16 50", GREEN_LINE)
    g.path(
        "M0-52C10-36 46-22 46 8C46 26 32 32 20 28C12 26 5 22 0 14"
        "C-5 22-12 26-20 28C-32 32-46 26-46 8C-46-22-10-36 0-52Z",
        GREEN,
    )
    g.path("M0 10L0-28M0-2L22-12M0-2L-22-12M0 8L24 12M0 8L-24 12", PAPER_LINE.detail)


def _bell(g: Canvas) -> None:
    g.path("M-11-38A11 11 0 1 1 11-38")
    g.dot(0, 4, 42, OCHRE.lined)
    g.path("M-41-4C-20 6 20 6 41-4M-41 8C-20 18 20 18 41 8M0 20L0 44")
    g.dot(0, 24, 8)


def _acorn(g: Canvas) -> None:
    g.path("M0-52L0-34", LINE.wide(9))
    g.path("M-31-6C-31 26-12 40 0 52C12 40 31 26 31-6Z", OCHRE.lined)
    g.path("M-40-4C-40-26-22-38 0-38C22-38 40-26 40-4C20 3-20 3-40-4Z", GREEN.lined)
    scales = "M-24-24L-10-4M-6-34L14-4M14-34L28-12M24-24L10-4M6-34L-14-4M-14-34L-28-12"
    g.path(scales, PAPER_LINE.detail.wide(3.5))


_GERMAN: dict[str, Callable[[Canvas], None]] = {
    "GH": _heart,
    "GL": _leaf,
    "GB": _bell,
    "GA": _acorn,
}


def diamond(  # noqa: PLR0913, PLR0917
    canvas: Canvas, x: float, y: float, across: float, up: float, paint: Paint
) -> None:
    """Draw a lozenge by its half width and half height."""
    west, east, north, south = (number(v) for v in (x - across, x + across, y - up, y + up))
    canvas.path(
        f"M{west} {number(y)}L{number(x)} {north}L{east} {number(y)}L{number(x)} {south}Z", paint
    )


def rosette(  # noqa: PLR0913, PLR0917
    canvas: Canvas,
    x: float,
    y: float,
    radius: float,
    petals: int = 8,
    paint: Paint = RED,
    heart: Paint = OCHRE,
) -> None:
    """Draw a flower seen from above."""
    inner, near, wide = number(-radius * 0.28), number(-radius * 0.5), radius * 0.42
    tip, shoulder = number(-radius), radius * 0.3
    petal = (
        f"M0 {inner}C{number(wide)} {near} {number(shoulder)} {tip} 0 {tip}"
        f"C{number(-shoulder)} {tip} {number(-wide)} {near} 0 {inner}Z"
    )
    canvas.around(x, y, petals, lambda place: place.path(petal, paint))
    canvas.dot(x, y, radius * 0.26, heart)


def tulip(  # noqa: PLR0913, PLR0917
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1,
    turn: float = 0,
    outer: Paint = RED,
    inner: Paint = OCHRE,
) -> None:
    """Draw a tulip that stands on a place."""
    place = canvas.at(x, y, turn, scale)
    place.path(
        "M0 0C-22-4-34-26-30-58C-18-50-10-40-8-28C-6-46-3-58 0-66"
        "C3-58 6-46 8-28C10-40 18-50 30-58C34-26 22-4 0 0Z",
        outer,
    )
    place.path("M0-6C-7-18-5-36 0-48C5-36 7-18 0-6Z", inner)


def leaf(  # noqa: PLR0913, PLR0917
    canvas: Canvas, x: float, y: float, length: float, turn: float, paint: Paint = GREEN
) -> None:
    """Draw a leaf that grows from a place, upright when not turned."""
    place = canvas.at(x, y, turn)
    out, wide = number(length * 0.3), number(length * 0.32)
    low, high, tip = number(-length * 0.2), number(-length * 0.7), number(-length)
    place.path(f"M0 0C{out} {low} {wide} {high} 0 {tip}C-{wide} {high} -{out} {low} 0 0Z", paint)
    vein = f"M0 {number(-length * 0.14)}V{number(-length * 0.72)}"
    place.path(vein, PAPER_LINE.detail.wide(4))


def star(canvas: Canvas, x: float, y: float, radius: float, paint: Paint = OCHRE) -> None:
    """Draw a star of eight points."""
    corners = []
    for i in range(16):
        angle, reach = math.pi * i / 8, radius * (0.42 if i % 2 else 1)
        corners.append(
            f"{number(x + reach * math.sin(angle))} {number(y - reach * math.cos(angle))}"
        )
    canvas.path("M" + "L".join(corners) + "Z", paint)


def belt(canvas: Canvas, odd: Paint = RED, even: Paint = GREEN, half: int = 273) -> None:
    """Draw the ornament across the middle, the one line that all double-ended cards share."""
    middle = canvas.at(CENTRE_X, CENTRE_Y)
    middle.box(-half, -25, 2 * half, 50, 0, PAPER)
    middle.path(f"M{-half} -25H{half}M{-half} 25H{half}", LINE)
    for i in range(1, half // 62 + 1):
        for side in (-1, 1):
            diamond(middle, side * i * 62, 0, 21, 13, odd if i % 2 else even)
            middle.dot(side * (i * 62 - 31), 0, 4.5, BLACK.detail)
    rosette(middle, 0, 0, 21, 8, odd, OCHRE)
