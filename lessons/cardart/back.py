"""The back that all packs share: green, a lattice of rosettes, four tulips in a lozenge."""

from __future__ import annotations

from itertools import product

from lessons.cardart.canvas import CENTRE_X, CENTRE_Y, HEIGHT, WIDTH, Canvas
from lessons.cardart.inks import DETAIL_WIDTH, GREEN, OCHRE, PAPER, PAPER_INK, PAPER_LINE
from lessons.cardart.ornaments import diamond, rosette, tulip

_EDGE = 54
_COLUMNS, _ROWS = 5, 9
_THIN = PAPER_LINE.wide(DETAIL_WIDTH)


def back(canvas: Canvas) -> None:
    """Draw the whole back but for its paper and edge."""
    canvas.box(38, 38, WIDTH - 76, HEIGHT - 76, 20, GREEN)
    _lattice(canvas.window(_EDGE, _EDGE, WIDTH - 2 * _EDGE, HEIGHT - 2 * _EDGE))
    diamond(canvas, CENTRE_X, CENTRE_Y, 164, 190, GREEN.edged(PAPER_INK, 6))
    diamond(canvas, CENTRE_X, CENTRE_Y, 142, 164, _THIN)
    for turn in (0, 90, 180, 270):
        upright = turn % 180 == 0
        petal = canvas.at(CENTRE_X, CENTRE_Y, turn)
        petal.path("M0-20V-60" if upright else "M0-20V-44", PAPER_LINE)
        tulip(petal, 0, -50 if upright else -36, 1.15 if upright else 0.95, 0, PAPER, OCHRE)
    rosette(canvas, CENTRE_X, CENTRE_Y, 34, 8, PAPER, OCHRE)
    canvas.box(_EDGE, _EDGE, WIDTH - 2 * _EDGE, HEIGHT - 2 * _EDGE, 12, _THIN)


def _lattice(canvas: Canvas) -> None:
    # Layer by layer, so that each becomes one path (see `press`).
    dx, dy = (WIDTH - 2 * _EDGE) / _COLUMNS, (HEIGHT - 2 * _EDGE) / _ROWS
    xs = [_EDGE + dx * (column + 0.5) for column in range(_COLUMNS)]
    ys = [_EDGE + dy * (row + 0.5) for row in range(_ROWS)]
    for x, y in product(xs, ys):
        diamond(canvas, x, y, dx / 2, dy / 2, _THIN)
    for x, y in product(xs, ys):
        rosette(canvas, x, y, 20, 6, PAPER, OCHRE)
    for x, y in product(xs[:-1], ys[:-1]):
        diamond(canvas, x + dx / 2, y + dy / 2, 11, 14, OCHRE)
