"""Smooth outlines through a few points, the notation in which most animals are drawn.

Points are written `"x y, x y!, …"`: a `!` keeps the corner, all others are rounded. A limb's points
have a third number, its width there. Lengths are tenths of a millimetre, y grows downwards.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

_ROUNDNESS = 0.36
_SHARP_END = 6  # a limb narrower than this at its end runs into a point


class Point(NamedTuple):
    """A point of an outline; a corner keeps its edge."""

    x: float
    y: float
    corner: bool = False


class _Joint(NamedTuple):
    x: float
    y: float
    width: float


def read(text: str) -> list[tuple[list[float], bool]]:
    """Read the notation above into (numbers, is corner) for each point."""
    items = (item.strip() for item in text.split(","))
    return [([float(v) for v in item.rstrip("!").split()], item.endswith("!")) for item in items]


def rows(text: str) -> list[list[int]]:
    """Read places or other short rows of whole numbers."""
    return [[int(v) for v in item.split()] for item in text.split(",")]


def points(text: str) -> list[Point]:
    """Read points of two numbers each."""
    return [Point(x, y, corner) for (x, y), corner in read(text)]


def outline(nodes: Sequence[Point], closed: bool = True) -> str:
    """Return SVG path data of a smooth line through the points."""
    data = [f"M{nodes[0].x:.0f} {nodes[0].y:.0f}"]
    for i in range(len(nodes) if closed else len(nodes) - 1):
        data.append(_segment(nodes, i, closed))
    return "".join(data) + ("Z" if closed else "")


def polar(x: float, y: float, radius: float, degrees: float) -> tuple[float, float]:
    """Return the place on a circle round (x, y), degrees clockwise from twelve o'clock."""
    angle = math.radians(degrees)
    return x + radius * math.sin(angle), y - radius * math.cos(angle)


def limb(text: str) -> str:
    """Return the closed outline of a tapering stroke given by its middle line."""
    joints = [_Joint(*numbers) for numbers, _ in read(text)]
    left: list[Point] = []
    right: list[Point] = []
    for i, joint in enumerate(joints):
        end = i in (0, len(joints) - 1)
        if end and joint.width < _SHARP_END:
            left.append(Point(joint.x, joint.y, True))
            continue
        dx, dy = _across(joints, i)
        left.append(Point(joint.x + dx, joint.y + dy, end))
        right.append(Point(joint.x - dx, joint.y - dy, end))
    return outline(left + right[::-1])


def _across(joints: Sequence[_Joint], i: int) -> tuple[float, float]:
    """Return half the width at joint i, as a vector square to the middle line."""
    here, before, after = joints[i], joints[max(0, i - 1)], joints[min(len(joints) - 1, i + 1)]
    dx, dy = after.x - before.x, after.y - before.y
    if 0 < i < len(joints) - 1:
        back = math.hypot(here.x - before.x, here.y - before.y) or 1
        ahead = math.hypot(after.x - here.x, after.y - here.y) or 1
        dx = (here.x - before.x) / back + (after.x - here.x) / ahead
        dy = (here.y - before.y) / back + (after.y - here.y) / ahead
    length = math.hypot(dx, dy) or 1
    return -dy / length * here.width / 2, dx / length * here.width / 2


def _neighbour(nodes: Sequence[Point], i: int, closed: bool) -> Point:
    return nodes[i % len(nodes)] if closed else nodes[max(0, min(len(nodes) - 1, i))]


def _tangent(nodes: Sequence[Point], i: int, closed: bool) -> tuple[float, float] | None:
    """Return the direction at a point; the nearer neighbour counts more. A corner has none."""
    here = _neighbour(nodes, i, closed)
    if here.corner:
        return None
    before, after = _neighbour(nodes, i - 1, closed), _neighbour(nodes, i + 1, closed)
    back = math.hypot(here.x - before.x, here.y - before.y) or 1
    ahead = math.hypot(after.x - here.x, after.y - here.y) or 1
    tx = (here.x - before.x) / back * ahead + (after.x - here.x) / ahead * back
    ty = (here.y - before.y) / back * ahead + (after.y - here.y) / ahead * back
    length = math.hypot(tx, ty) or 1
    return tx / length, ty / length


def _segment(nodes: Sequence[Point], i: int, closed: bool) -> str:
    """Return the path command from point i to the next."""
    a, b = _neighbour(nodes, i, closed), _neighbour(nodes, i + 1, closed)
    leave, arrive = _tangent(nodes, i, closed), _tangent(nodes, i + 1, closed)
    if leave is None and arrive is None:
        return f"L{b.x:.0f} {b.y:.0f}"
    reach = math.hypot(b.x - a.x, b.y - a.y) * _ROUNDNESS
    second = (b.x - arrive[0] * reach, b.y - arrive[1] * reach) if arrive else None
    if leave:
        first = (a.x + leave[0] * reach, a.y + leave[1] * reach)
    else:
        assert second is not None
        first = _towards((a.x, a.y), second)
    second = second or _towards((b.x, b.y), first)
    numbers = (*first, *second, b.x, b.y)
    return "C" + " ".join(f"{value:.0f}" for value in numbers)


def _towards(start: tuple[float, float], goal: tuple[float, float]) -> tuple[float, float]:
    share = 0.4
    return start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share
