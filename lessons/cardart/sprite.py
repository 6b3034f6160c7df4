"""The sprite: one SVG file with a `<symbol>` for each card of a face.

A page shows a card with `<svg viewBox="0 0 630 1130"><use href="cego.svg#HK"/></svg>`. The file
refers to nothing outside itself, asks for no font and holds no words: a card's name is the page's
to say, in the reader's language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from xml.etree import ElementTree as ET

from lessons.cardart.canvas import CENTRE_X, CENTRE_Y, HEIGHT, WIDTH, Canvas
from lessons.cardart.inks import EDGE_INK, LINE_WIDTH, PAPER, Paint, number
from lessons.cardart.press import press

Draw = Callable[[Canvas], None]

_ROOT = {
    "fill": "none",
    "stroke-width": number(LINE_WIDTH),
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
}
"""What all shapes of a card inherit; `Paint.attributes` leaves these out."""


@dataclass(frozen=True, slots=True)
class Face:
    """How one card is drawn.

    `half` is drawn twice, the second time turned by 180 degrees; `whole` once, on top. Both start
    with the origin in the card's top left corner.
    """

    half: Draw | None = None
    whole: Draw | None = None


def sprite(faces: Mapping[str, Face]) -> str:
    """Return the SVG document with a symbol for each code, in the order given."""
    root = ET.Element("svg", {"xmlns": "http://www.w3.org/2000/svg"})
    for code, face in faces.items():
        drawn = drawing(code, face)
        press(drawn)
        root.append(drawn)
    return (
        ET.tostring(root, encoding="unicode", short_empty_elements=True).replace(" />", "/>") + "\n"
    )


def drawing(code: str, face: Face) -> ET.Element:
    """Return a card's symbol as it was drawn, shape by shape."""
    view = f"0 0 {WIDTH} {HEIGHT}"
    symbol = Canvas(ET.Element("symbol", {"id": code, "viewBox": view, **_ROOT}))
    symbol.box(3, 3, WIDTH - 6, HEIGHT - 6, 40, PAPER)
    if face.half:
        half = symbol.add("g", id=f"{code}-half")
        face.half(half)
        turn = f"rotate(180 {CENTRE_X} {CENTRE_Y})"
        symbol.add("use", href=f"#{code}-half", transform=turn)
    if face.whole:
        face.whole(symbol)
    symbol.box(3, 3, WIDTH - 6, HEIGHT - 6, 40, Paint(stroke=EDGE_INK))
    return symbol.element
