"""The inks of the cards, and how a shape takes them.

An ink is a CSS custom property with its printed value as fallback. A page can therefore dim the
cards in the dark, print red suits hollow or give each suit its own colour without a second
drawing. Shapes carry inks as presentation attributes: these are inherited across an external
`<use>` in every browser, where a style sheet inside the sprite is not.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

LINE_WIDTH = 6.0
"""Contours, in tenths of a millimetre; the whole card inherits it."""
DETAIL_WIDTH = 4.0


def ink(name: str, fallback: str) -> str:
    """Return the CSS value of an ink that a page may set as `--{name}`."""
    return f"var(--{name},{fallback})"


BLACK_INK = ink("card-ink", "#1d1b19")
RED_INK = ink("card-red", "#a8261f")
GREEN_INK = ink("card-green", "#1f5a45")
OCHRE_INK = ink("card-ochre", "#cf9f3f")
PAPER_INK = ink("card-paper", "#fdf9ef")
EDGE_INK = ink("card-edge", "#c9bda3")
FINE = ink("card-fine", "1")
"""Opacity of the finest lines; a page sets it to 0 for cards below 50 pixels."""

HELPER = ink("card-helper", ".62")
"""Opacity of the figure beside a Roman numeral."""


@dataclass(frozen=True, slots=True)
class Paint:
    """Fill and line of a shape, as CSS values; `None` stands for none.

    `width` is the line's, in tenths of a millimetre. A `fine` shape fades in small cards.
    """

    fill: str | None = None
    stroke: str | None = None
    width: float = LINE_WIDTH
    fine: bool = False

    @property
    def lined(self) -> Paint:
        """The same with a contour in black ink."""
        return replace(self, stroke=BLACK_INK)

    @property
    def detail(self) -> Paint:
        """The same as a shape that small cards leave out."""
        return replace(self, fine=True)

    def wide(self, width: float) -> Paint:
        """Return the same with a line of another width."""
        return replace(self, width=width)

    def edged(self, stroke: str, width: float) -> Paint:
        """Return the same with a contour of another ink."""
        return replace(self, stroke=stroke, width=width)

    def attributes(self) -> dict[str, str]:
        """Return the SVG presentation attributes; what the card's root says is left out."""
        found: dict[str, str] = {}
        if self.fill:
            found["fill"] = self.fill
        if self.stroke:
            found["stroke"] = self.stroke
            if self.width != LINE_WIDTH:
                found["stroke-width"] = number(self.width)
        if self.fine:
            found["opacity"] = FINE
        return found


def number(value: float) -> str:
    """Write a length with at most one decimal and nothing superfluous."""
    return f"{round(value, 1):g}"


BLACK = Paint(BLACK_INK)
RED = Paint(RED_INK)
GREEN = Paint(GREEN_INK)
OCHRE = Paint(OCHRE_INK)
PAPER = Paint(PAPER_INK)

LINE = Paint(stroke=BLACK_INK)
DETAIL = Paint(stroke=BLACK_INK, width=DETAIL_WIDTH, fine=True)
PAPER_LINE = Paint(stroke=PAPER_INK)
RED_LINE = Paint(stroke=RED_INK)
GREEN_LINE = Paint(stroke=GREEN_INK, width=7)
OCHRE_LINE = Paint(stroke=OCHRE_INK)
