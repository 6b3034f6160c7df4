"""Pip cards: the rank in the corner, the suit's signs in their old places."""

from __future__ import annotations

from lessons.cardart.canvas import CENTRE_X, CENTRE_Y, WIDTH, Canvas
from lessons.cardart.inks import GREEN_LINE
from lessons.cardart.letters import index
from lessons.cardart.ornaments import leaf, suit, tulip

_SIZE, _GERMAN_SIZE = 80, 96
_LEFT, _RIGHT = 218, WIDTH - 218
_TOP, _NEXT = 330, 487  # clear of the corner, so that nobody counts the index as a pip

_UPPER: dict[int, list[tuple[int, int]]] = {
    1: [],
    2: [(CENTRE_X, 350)],
    3: [(CENTRE_X, _TOP)],
    4: [(_LEFT, 372), (_RIGHT, 372)],
    5: [(_LEFT, 372), (_RIGHT, 372)],
    6: [(_LEFT, _TOP), (_RIGHT, _TOP)],
    7: [(_LEFT, _TOP), (_RIGHT, _TOP)],
    8: [(_LEFT, _TOP), (_RIGHT, _TOP), (CENTRE_X, 447)],
    9: [(_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _NEXT), (_RIGHT, _NEXT)],
    10: [(_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _NEXT), (_RIGHT, _NEXT), (CENTRE_X, 408)],
}
"""Number of pips -> places in the upper half; the lower half mirrors them."""


def upper_half(canvas: Canvas, mark: str, rank: str) -> None:
    """Draw the corner and the signs above the middle of a pip card (rank `A`, `2` … `10`)."""
    index(canvas, rank, mark)
    for x, y in _UPPER[_pips(rank)]:
        suit(canvas, mark, x, y, _size(mark))


def middle(canvas: Canvas, mark: str, rank: str) -> None:
    """Draw the signs on the middle line, which are not mirrored."""
    pips = _pips(rank)
    if pips == 1:
        _ace(canvas, mark)
    elif pips % 2:
        suit(canvas, mark, CENTRE_X, CENTRE_Y, _size(mark))
    if pips in (6, 7, 8):
        for x in (_LEFT, _RIGHT):
            suit(canvas, mark, x, CENTRE_Y, _size(mark))


def _size(mark: str) -> int:
    """German signs are made of finer parts, so they are drawn larger."""
    return _SIZE if len(mark) == 1 else _GERMAN_SIZE


def _pips(rank: str) -> int:
    return 1 if rank == "A" else int(rank)


def _ace(canvas: Canvas, mark: str) -> None:
    suit(canvas, mark, CENTRE_X, CENTRE_Y, 230)
    for turn in (0, 180):
        stem = canvas.at(CENTRE_X, CENTRE_Y, turn)
        stem.path("M0-165V-215", GREEN_LINE)
        tulip(stem, 0, -208, 0.9)
        stem.both(lambda side: leaf(side, 4, -172, 62, 52))
