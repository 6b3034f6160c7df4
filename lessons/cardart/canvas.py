"""The drawing board: a group of SVG shapes with the few tools that the faces need.

One unit is a tenth of a millimetre; a card is 630 × 1130. Every tool takes its `Paint` last.
"""

from __future__ import annotations

from collections.abc import Callable
from xml.etree import ElementTree as ET

from lessons.cardart import curves
from lessons.cardart.inks import BLACK, LINE, LINE_WIDTH, PAPER_LINE, Paint, number

WIDTH, HEIGHT = 630, 1130
CENTRE_X, CENTRE_Y = WIDTH // 2, HEIGHT // 2


class Canvas:
    """A group of shapes; each tool adds one, or returns a group within."""

    def __init__(self, element: ET.Element) -> None:
        self.element = element

    def add(self, tag: str, paint: Paint | None = None, **attributes: float | str) -> Canvas:
        """Add an element; numbers are written short, `_` in a name stands for `-`."""
        node = ET.SubElement(self.element, tag)
        for key, value in attributes.items():
            text = value if isinstance(value, str) else number(value)
            node.set(key.rstrip("_").replace("_", "-"), text)
        for key, text in (paint.attributes() if paint else {}).items():
            node.set(key, text)
        return Canvas(node)

    # ---- shapes

    def path(self, data: str, paint: Paint = LINE) -> None:
        """Add a path from SVG path data."""
        self.add("path", paint, d=data)

    def dot(self, x: float, y: float, radius: float, paint: Paint = BLACK) -> None:
        """Add a circle."""
        self.add("circle", paint, cx=x, cy=y, r=radius)

    def ellipse(  # noqa: PLR0913, PLR0917
        self, x: float, y: float, rx: float, ry: float, turn: float = 0, paint: Paint = BLACK
    ) -> None:
        """Add an ellipse, turned about its centre by degrees."""
        turned = {"transform": f"rotate({number(turn)} {number(x)} {number(y)})"} if turn else {}
        self.add("ellipse", paint, cx=x, cy=y, rx=rx, ry=ry, **turned)

    def box(  # noqa: PLR0913, PLR0917
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        radius: float = 0,
        paint: Paint = LINE,
    ) -> None:
        """Add a rectangle with rounded corners."""
        rounded = {"rx": radius} if radius else {}
        self.add("rect", paint, x=x, y=y, width=width, height=height, **rounded)

    def blob(self, points: str, paint: Paint = BLACK) -> None:
        """Add a closed shape through points (see `curves`)."""
        self.path(curves.outline(curves.points(points)), paint)

    def line(self, points: str, paint: Paint = PAPER_LINE) -> None:
        """Add an open line through points (see `curves`)."""
        self.path(curves.outline(curves.points(points), closed=False), paint)

    def limb(self, points: str, paint: Paint = BLACK) -> None:
        """Add a tapering stroke through points with widths (see `curves`)."""
        self.path(curves.limb(points), paint)

    # ---- groups

    def group(self, transform: str = "") -> Canvas:
        """Return a group within this one, moved by an SVG transform."""
        return self.add("g", transform=transform) if transform else self.add("g")

    def at(self, x: float, y: float, turn: float = 0, scale: float = 1) -> Canvas:
        """Return a group with its origin at a place, then turned by degrees, then scaled."""
        steps = [f"translate({number(x)} {number(y)})"]
        if turn:
            steps.append(f"rotate({number(turn)})")
        if scale != 1:
            steps.append(f"scale({scale:.3g})")
        return self.group(" ".join(steps))

    def centre(self) -> Canvas:
        """Return a group whose origin is the centre of the card."""
        return self.at(CENTRE_X, CENTRE_Y)

    def window(self, x: float, y: float, width: float, height: float) -> Canvas:
        """Return a group that shows only what lies in a rectangle; coordinates stay the card's."""
        view = f"{number(x)} {number(y)} {number(width)} {number(height)}"
        return self.add(
            "svg", x=x, y=y, width=width, height=height, viewBox=view, overflow="hidden"
        )

    def both(self, draw: Callable[[Canvas], None]) -> None:
        """Draw once, and once mirrored left to right."""
        draw(self.group())
        draw(self.group("scale(-1 1)"))

    def contoured(self, paint: Paint, draw: Callable[[Canvas, Paint], None]) -> None:
        """Draw one silhouette from overlapping parts, with one ink contour round them all."""
        draw(self.group(), paint.lined.wide(2 * LINE_WIDTH))
        draw(self.group(), paint)

    def around(self, x: float, y: float, count: int, draw: Callable[[Canvas], None]) -> None:
        """Draw several times round a place, evenly turned."""
        for i in range(count):
            draw(self.at(x, y, 360 * i / count))
