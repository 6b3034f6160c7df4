"""Plants that stand on the belt beside the animals of the Cego trumps.

The origin is the card's centre and the ground is at y -20; `x` is where a plant stands.
"""

from __future__ import annotations

from lessons.cardart.canvas import Canvas
from lessons.cardart.inks import (
    BLACK,
    GREEN,
    GREEN_LINE,
    LINE,
    OCHRE,
    PAPER,
    PAPER_LINE,
    RED,
    Paint,
)
from lessons.cardart.ornaments import leaf, rosette, tulip


def stalk(canvas: Canvas, x: float, top: float, bend: float = 0, width: float = 7) -> None:
    """Draw a stem from the ground up to y `top`, where it has bent aside."""
    bow = f"{x} -20, {x + bend * 0.3} {(-20 + top) / 2}, {x + bend} {top}"
    canvas.line(bow, GREEN_LINE.wide(width))


def bloom(canvas: Canvas, x: float, scale: float = 0.6, turn: float = 0) -> None:
    """Draw a red tulip with two leaves."""
    canvas.path(f"M{x}-20V-72", GREEN_LINE)
    tulip(canvas, x, -68, scale, turn)
    leaf(canvas, x, -24, 40, 46)
    leaf(canvas, x, -24, 40, -46)


def daisy(  # noqa: PLR0913, PLR0917
    canvas: Canvas,
    x: float,
    height: float = 70,
    radius: float = 24,
    bend: float = 0,
    paint: Paint = RED,
    heart: Paint = OCHRE,
) -> None:
    """Draw a flower of eight petals on a stem with two leaves."""
    stalk(canvas, x, -24 - height, bend)
    leaf(canvas, x, -26, 40, 44)
    leaf(canvas, x, -26, 40, -44)
    rosette(canvas, x + bend, -24 - height, radius, 8, paint, heart)


def mushroom(canvas: Canvas, x: float, scale: float = 1) -> None:
    """Draw a fly agaric."""
    place = canvas.at(x, -20, scale=scale)
    place.path("M-10 0C-6-20-6-36-9-52H9C6-36 6-20 10 0Z", BLACK)
    place.path("M-42-46C-40-78-20-92 0-92C20-92 40-78 42-46C20-40-20-40-42-46Z", RED)
    for spot, y, radius in ((-20, -60, 6), (2, -74, 7), (22, -58, 6)):
        place.dot(spot, y, radius, PAPER)


def clover(canvas: Canvas, x: float, height: float, scale: float, turn: float) -> None:
    """Draw a clover of three leaves."""
    stalk(canvas, x, -24 - height, turn * 0.4, 6)
    head = canvas.at(x + turn * 0.4, -24 - height, turn, scale)
    petal = "M0 2C-10-8-24-14-23-29C-22-41-7-43 0-33C7-43 22-41 23-29C24-14 10-8 0 2Z"
    for angle in (-112, 0, 112):
        head.at(0, 0, angle).path(petal, GREEN)


def cattail(canvas: Canvas, x: float, height: float, bend: float) -> None:
    """Draw a bulrush with its cob."""
    stalk(canvas, x, -24 - height, bend, 6)
    cob = canvas.at(x + bend * 0.93, -24 - height * 0.93, bend * 0.35)
    cob.box(-10, -36, 20, 62, 10, RED)
    cob.path("M0-34V-56", GREEN_LINE.wide(5))


def reed(canvas: Canvas, x: float, height: float, bend: float) -> None:
    """Draw a blade of reed that runs into a point."""
    middle = f"{x + bend * 0.2:.0f} {-20 - height * 0.5:.0f} 13"
    canvas.limb(f"{x} -20 14, {middle}, {x + bend} {-20 - height} 2", GREEN)


def fir(canvas: Canvas, x: float, scale: float) -> None:
    """Draw a small fir tree."""
    place = canvas.at(x, -22, scale=scale)
    place.path("M-5 0V-20H5V0Z", BLACK)
    for y, width in ((-16, 40), (-44, 33), (-72, 26), (-98, 18)):
        hem = f"C{width * 0.5:.0f} {y - 7} {-width * 0.5:.0f} {y - 7} {-width} {y}"
        place.path(f"M0 {y - 44}L{width} {y}{hem}Z", GREEN)


def acorn(  # noqa: PLR0913, PLR0917
    canvas: Canvas, x: float, y: float, turn: float, scale: float = 1, nut: Paint = RED
) -> None:
    """Draw an acorn that hangs from its stem."""
    place = canvas.at(x, y, turn, scale)
    place.path("M-13-2C-13 12-5 20 0 26C5 20 13 12 13-2Z", nut)
    place.path("M-17-1C-17-12-9-17 0-17C9-17 17-12 17-1C8 3-8 3-17-1Z", BLACK)
    place.path("M0-16V-26", LINE.wide(5))


def oak_leaf(canvas: Canvas, x: float, y: float, length: float, turn: float) -> None:
    """Draw a lobed leaf."""
    place = canvas.at(x, y, turn, length / 100)
    place.path(
        "M-3 0L-4-14C-16-10-24-18-18-28C-30-28-36-42-24-50C-36-54-36-70-22-74"
        "C-24-88-10-102 0-102C10-102 24-88 22-74C36-70 36-54 24-50"
        "C36-42 30-28 18-28C24-18 16-10 4-14L3 0Z",
        GREEN,
    )
    place.path("M0-18V-80", PAPER_LINE.detail.wide(5))


def grass(canvas: Canvas, x: float) -> None:
    """Draw a tuft of three blades."""
    for aside, length, turn in ((-14, 44, -20), (0, 62, 0), (14, 44, 20)):
        leaf(canvas, x + aside, -24, length, turn)
