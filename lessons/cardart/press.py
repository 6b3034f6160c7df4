"""The press: makes a finished drawing light, without changing what is seen.

A browser copies every shape of a card each time a page shows the card, so their number is what a
phone pays for. The press takes groups apart, by moving their shapes to where they are seen, and
joins shapes of one paint into one path. It joins two shapes only where the order of painting
cannot show: shapes that are lines alone, areas that are wound the same way, and shapes that do not
touch; and it passes over what lies between them only if nothing overlaps.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple
from xml.etree import ElementTree as ET

from lessons.cardart.inks import LINE_WIDTH, number

_TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+")
_NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}
_SHAPES = {"path", "circle", "ellipse", "rect"}


class Matrix(NamedTuple):
    """An affine map, as SVG writes it."""

    a: float = 1
    b: float = 0
    c: float = 0
    d: float = 1
    e: float = 0
    f: float = 0

    def __matmul__(self, inner: Matrix) -> Matrix:
        """Return the map that applies ``inner`` first."""
        return Matrix(
            self.a * inner.a + self.c * inner.b,
            self.b * inner.a + self.d * inner.b,
            self.a * inner.c + self.c * inner.d,
            self.b * inner.c + self.d * inner.d,
            *self.at(inner.e, inner.f),
        )

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Map a place."""
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    @property
    def scale(self) -> float:
        """By how much lengths grow, for maps that keep shapes."""
        return math.sqrt(abs(self.a * self.d - self.b * self.c))

    @property
    def even(self) -> bool:
        """Whether lengths grow alike in every direction."""
        return math.isclose(self.a**2 + self.b**2, self.c**2 + self.d**2) and math.isclose(
            self.a * self.c + self.b * self.d, 0, abs_tol=1e-9
        )

    @property
    def mirrored(self) -> bool:
        """Whether left and right change places."""
        return self.a * self.d < self.b * self.c

    @property
    def turn(self) -> float:
        """The angle by which the x axis turns, in degrees."""
        return math.degrees(math.atan2(self.b, self.a))


def matrix(text: str) -> Matrix:
    """Read a list of ``translate``, ``rotate`` and ``scale``; ``ValueError`` for anything else."""
    found = Matrix()
    for name, arguments in re.findall(r"(\w+)\(([^)]*)\)", text):
        values = [float(value) for value in re.split(r"[\s,]+", arguments.strip())]
        match name, values:
            case "translate", [x, y]:
                found @= Matrix(e=x, f=y)
            case "scale", [x, *rest]:
                found @= Matrix(a=x, d=rest[0] if rest else x)
            case "rotate", [degrees, *middle]:
                x, y = middle or (0, 0)
                cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
                found @= Matrix(e=x, f=y) @ Matrix(cos, sin, -sin, cos) @ Matrix(e=-x, f=-y)
            case _:
                raise ValueError(f"transform {text!r}")
    return found


class Step(NamedTuple):
    """A command of a path in absolute coordinates: M, L, C, Q, A or Z.

    ``arc`` holds what an A says of its ellipse: radii, turn, long way, direction.
    """

    command: str
    points: tuple[tuple[float, float], ...]
    arc: tuple[float, float, float, int, int] | None = None


Path = list[Step]


def steps(data: str) -> Path:
    """Read path data; relative commands and the short ones become plain."""
    found: Path = []
    tokens = _TOKEN.findall(data)
    x = y = start_x = start_y = 0.0
    command, i = "", 0
    while i < len(tokens):
        if tokens[i].isalpha():
            command, i = tokens[i], i + 1
        upper = command.upper()
        values = [float(token) for token in tokens[i : i + _NUMBERS[upper]]]
        i += len(values)
        dx, dy = (x, y) if command.islower() else (0.0, 0.0)
        step = _step(upper, values, (x, y), (dx, dy))
        if upper == "Z":
            x, y = start_x, start_y
        else:
            x, y = step.points[-1]
        if upper == "M":
            start_x, start_y = x, y
            command = "L" if command == "M" else "l"  # what follows without a letter
        found.append(step)
    return found


def _step(
    upper: str, values: list[float], here: tuple[float, float], origin: tuple[float, float]
) -> Step:
    dx, dy = origin
    match upper:
        case "H":
            return Step("L", ((values[0] + dx, here[1]),))
        case "V":
            return Step("L", ((here[0], values[0] + dy),))
        case "A":
            rx, ry, turn, long, sweep, x, y = values
            return Step("A", ((x + dx, y + dy),), (rx, ry, turn, int(long), int(sweep)))
    pairs = zip(values[::2], values[1::2], strict=True)
    return Step(upper, tuple((x + dx, y + dy) for x, y in pairs))


def moved(path: Path, to: Matrix) -> Path:
    """Map a path; `ValueError` for arcs where lengths do not grow alike."""
    found = []
    for step in path:
        arc = step.arc
        if arc:
            if not to.even:
                raise ValueError("an arc cannot be stretched")
            rx, ry, turn, long, sweep = arc
            turn = to.turn - turn if to.mirrored else to.turn + turn
            arc = (rx * to.scale, ry * to.scale, turn % 180, long, sweep ^ to.mirrored)
        found.append(Step(step.command, tuple(to.at(x, y) for x, y in step.points), arc))
    return found


def written(path: Path) -> str:
    """Write a path as short as it gets, in steps from place to place."""
    words: list[str] = []
    x = y = start_x = start_y = 0.0
    for step in path:
        if step.command == "Z":
            words.append("z")
            x, y = start_x, start_y
            continue
        ends = [(round(px, 1), round(py, 1)) for px, py in step.points]
        relative = [value for px, py in ends for value in (px - x, py - y)]
        if step.command == "M" and not words:
            words.append("M" + _joined(relative))
        elif step.command == "L" and abs(relative[1]) < 0.05:
            words.append("h" + number(relative[0]))
        elif step.command == "L" and abs(relative[0]) < 0.05:
            words.append("v" + number(relative[1]))
        elif step.arc:
            rx, ry, turn, long, sweep = step.arc
            turn = 0 if math.isclose(rx, ry) else turn
            words.append("a" + _joined([rx, ry, turn, long, sweep, *relative]))
        else:
            words.append(step.command.lower() + _joined(relative))
        x, y = ends[-1]
        if step.command == "M":
            start_x, start_y = x, y
    return "".join(words)


def _joined(values: Iterable[float]) -> str:
    text = ""
    for value in values:
        word = number(value + 0.0)
        text += word if not text or word.startswith("-") else f" {word}"
    return text


class Box(NamedTuple):
    """A rectangle that a shape does not leave."""

    left: float
    top: float
    right: float
    bottom: float

    def touches(self, other: Box) -> bool:
        """Tell whether two rectangles share a place."""
        return (
            self.left <= other.right
            and other.left <= self.right
            and self.top <= other.bottom
            and other.top <= self.bottom
        )


def _box(path: Path, reach: float) -> Box:
    """Return the hull of all points of a path, an arc's whole ellipse and half the line added."""
    xs, ys = [], []
    for step in path:
        wide = 2 * max(step.arc[:2]) if step.arc else 0.0
        for x, y in step.points:
            xs += [x - wide, x + wide]
            ys += [y - wide, y + wide]
    return Box(min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach)


@dataclass(slots=True)
class Shape:
    """Something painted: a path with its paint, or a ``node`` that is left as it is."""

    paint: dict[str, str]
    path: Path
    boxes: list[Box]
    circle: tuple[float, float, float] | None = None
    node: ET.Element | None = None
    winding: int = field(init=False)

    def __post_init__(self) -> None:
        self.winding = _winding(self.path) if "stroke" not in self.paint else 0
        if self.winding < 0:
            self.path, self.winding = _backwards(self.path), 1

    def touches(self, other: Shape) -> bool:
        """Tell whether two shapes may share a place."""
        return any(mine.touches(theirs) for mine in self.boxes for theirs in other.boxes)

    def joins(self, other: Shape) -> bool:
        """Tell whether one path may paint both."""
        if self.node is not None or other.node is not None or self.paint != other.paint:
            return False
        lines_alone = "fill" not in self.paint
        areas_alone = self.winding == other.winding == 1
        return lines_alone or areas_alone or not self.touches(other)

    def join(self, other: Shape) -> None:
        """Take another shape into this one."""
        self.path = self.path + other.path
        self.boxes = self.boxes + other.boxes
        self.circle = None

    def element(self) -> ET.Element:
        """Write the shape."""
        if self.node is not None:
            return self.node
        if self.circle:
            cx, cy, r = (number(value) for value in self.circle)
            return ET.Element("circle", {"cx": cx, "cy": cy, "r": r, **self.paint})
        return ET.Element("path", {"d": written(self.path), **self.paint})


def _winding(path: Path) -> int:
    """Tell which way an area is wound: 1, −1, or 0 where arcs leave it open."""
    if any(step.arc for step in path):
        return 0
    area, start, here = 0.0, (0.0, 0.0), (0.0, 0.0)
    for step in path:
        if step.command == "M":
            area += here[0] * start[1] - start[0] * here[1]
            start = here = step.points[0]
            continue
        for there in step.points:
            area += here[0] * there[1] - there[0] * here[1]
            here = there
    area += here[0] * start[1] - start[0] * here[1]
    return 1 if area > 0 else -1


def _backwards(path: Path) -> Path:
    """Walk every part of an area the other way."""
    found: Path = []
    part: Path = []
    for step in [*path, Step("M", ())]:
        if step.command != "M":
            part += [step] if step.command != "Z" else []
            continue
        if part:
            ends = [each.points[-1] for each in part]
            found.append(Step("M", (ends[-1],)))
            for i in range(len(part) - 1, 0, -1):
                points = (*part[i].points[-2::-1], ends[i - 1])
                found.append(Step(part[i].command, points))
            found.append(Step("Z", ()))
        part = [step]
    return found


def press(group: ET.Element) -> None:
    """Make a drawing light, in place; groups with a name, windows and references stay."""
    shapes = list(_shapes(group, Matrix()))
    for child in list(group):
        group.remove(child)
    for shape in _joined_shapes(shapes):
        group.append(shape.element())


def _joined_shapes(shapes: Iterable[Shape]) -> list[Shape]:
    found: list[Shape] = []
    for shape in shapes:
        for earlier in reversed(found):
            if earlier.joins(shape):
                earlier.join(shape)
                break
            if earlier.touches(shape):
                found.append(shape)
                break
        else:
            found.append(shape)
    return found


_EVERYWHERE = Box(-math.inf, -math.inf, math.inf, math.inf)


def _shapes(group: ET.Element, to: Matrix) -> Iterator[Shape]:
    for child in group:
        if child.tag in _SHAPES:
            yield _shape(child, to)
        elif child.tag == "g" and set(child.attrib) <= {"transform"}:
            yield from _shapes(child, to @ matrix(child.get("transform", "")))
        elif child.tag == "use" or to == Matrix():
            if child.tag != "use":
                press(child)
            yield Shape({}, [], [_EVERYWHERE], node=child)
        else:
            raise ValueError(f"a {child.tag} may not stand in a group that is moved")


def _shape(node: ET.Element, to: Matrix) -> Shape:
    paint = dict(node.attrib)
    own = matrix(paint.pop("transform", ""))
    path = _outline(node.tag, paint)
    circle = None
    to = to @ own
    path = moved(path, to)
    reach = 0.0
    if "stroke" in paint:
        if not to.even:
            raise ValueError("a line cannot be stretched")
        width = float(paint.pop("stroke-width", LINE_WIDTH)) * to.scale
        reach = width / 2
        if number(width) != number(LINE_WIDTH):
            paint["stroke-width"] = number(width)
    if node.tag == "circle":
        middle = to.at(float(node.get("cx", 0)), float(node.get("cy", 0)))
        circle = (*middle, float(node.get("r", 0)) * to.scale)
    return Shape(paint, path, [_box(path, reach)], circle)


def _outline(tag: str, paint: dict[str, str]) -> Path:
    """Take the form out of a shape's attributes, as a path."""
    if tag == "path":
        return steps(paint.pop("d"))
    if tag == "rect":
        x, y, wide, high = (float(paint.pop(key)) for key in ("x", "y", "width", "height"))
        r = min(float(paint.pop("rx", 0)), wide / 2, high / 2)
        if not r:
            return steps(f"M{x} {y}h{wide}v{high}h{-wide}z")
        turns = [f"a{r} {r} 0 0 1 {dx} {dy}" for dx, dy in ((r, r), (-r, r), (-r, -r), (r, -r))]
        sides = (f"h{wide - 2 * r}", f"v{high - 2 * r}", f"h{2 * r - wide}", f"v{2 * r - high}")
        return steps(
            f"M{x + r} {y}" + "".join(side + turn for side, turn in zip(sides, turns, strict=True))
        )
    x, y = float(paint.pop("cx")), float(paint.pop("cy"))
    if tag == "circle":
        rx = ry = float(paint.pop("r"))
    else:
        rx, ry = float(paint.pop("rx")), float(paint.pop("ry"))
    half = f"a{rx} {ry} 0 1 1 "
    return steps(f"M{x - rx} {y}{half}{2 * rx} 0{half}{-2 * rx} 0z")
