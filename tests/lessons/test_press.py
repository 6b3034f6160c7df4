"""The press makes drawings light and changes nothing that is seen."""

from __future__ import annotations

import math
import re
from xml.etree import ElementTree as ET

import pytest

from lessons.cardart import FACES
from lessons.cardart.canvas import Canvas
from lessons.cardart.inks import BLACK, GREEN, LINE, OCHRE, RED
from lessons.cardart.press import Matrix, matrix, moved, press, steps, written
from lessons.cardart.sprite import drawing


def board() -> tuple[ET.Element, Canvas]:
    """An empty drawing."""
    root = ET.Element("g")
    return root, Canvas(root)


def pressed(root: ET.Element) -> list[tuple[str, dict[str, str]]]:
    """What is left of a drawing, in the order of painting."""
    press(root)
    return [(node.tag, dict(node.attrib)) for node in root]


# Reading and writing paths


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ("M10 20L30 40Z", "M10 20l20 20z"),
        ("M10 20H30V5", "M10 20h20v-15"),
        ("M0 0C1 2 3 4 5 6Q7 8 9 10", "M0 0c1 2 3 4 5 6q2 2 4 4"),
        ("M0 0 5 5 9 0Z", "M0 0l5 5l4-5z"),
        ("M0 0L5 0ZM10 10h5", "M0 0h5zm10 10h5"),
        ("m3 3l1 1l1 1", "M3 3l1 1l1 1"),
        ("M-20 0A20 20 0 0 1 20 0", "M-20 0a20 20 0 0 1 40 0"),
        ("M.5-.5L1 1", "M0.5-0.5l0.5 1.5"),
    ],
)
def test_a_path_is_read_and_written_shorter(data: str, expected: str) -> None:
    assert written(steps(data)) == expected


def test_lengths_do_not_drift_when_many_are_rounded() -> None:
    data = "M0 0" + "".join(f"L{i * 0.333:.3f} 0" for i in range(1, 301))
    ends = [float(value) for value in re.findall(r"h([\d.]+)", written(steps(data)))]
    assert abs(sum(ends) - 99.9) < 0.06


# Maps


def test_maps_are_read_in_svgs_order() -> None:
    found = matrix("translate(10 20) rotate(90) scale(2)")
    assert [round(v, 9) for v in found.at(1, 0)] == [10, 22]
    assert matrix("rotate(180 50 50)").at(0, 0) == pytest.approx((100, 100))
    assert matrix("scale(-1 1)").mirrored
    assert not matrix("rotate(30) scale(2)").mirrored
    assert math.isclose(matrix("rotate(30) scale(2)").scale, 2)
    assert not matrix("scale(2 3)").even
    with pytest.raises(ValueError, match="skewX"):
        matrix("skewX(3)")


def test_an_arc_turns_with_its_shape_and_bends_the_other_way_in_a_mirror() -> None:
    arc = steps("M0 0A30 20 10 0 1 40 0")
    turned, mirrored = moved(arc, matrix("rotate(25)"))[1], moved(arc, matrix("scale(-1 1)"))[1]
    assert turned.arc == pytest.approx((30, 20, 35, 0, 1))
    assert mirrored.arc == pytest.approx((30, 20, 170, 0, 0))
    with pytest.raises(ValueError, match="stretched"):
        moved(arc, Matrix(a=2))


# Pressing


def test_a_group_is_taken_apart_and_its_shapes_stay_where_they_are_seen() -> None:
    root, canvas = board()
    canvas.at(100, 50, 90, 2).path("M0 0L10 0", LINE)
    ((tag, attributes),) = pressed(root)
    assert (tag, attributes["d"]) == ("path", "M100 50v20")
    assert attributes["stroke-width"] == "12"


def test_shapes_of_one_paint_become_one_path_where_they_are_apart() -> None:
    root, canvas = board()
    for x in (0, 100, 200):
        canvas.box(x, 0, 20, 20, 0, RED.lined)
    assert len(pressed(root)) == 1


def test_areas_with_a_line_round_them_stay_two_where_they_overlap() -> None:
    root, canvas = board()
    canvas.box(0, 0, 20, 20, 0, RED.lined)
    canvas.box(10, 10, 20, 20, 0, RED.lined)
    assert len(pressed(root)) == 2


def test_lines_and_bare_areas_join_even_where_they_overlap() -> None:
    root, canvas = board()
    canvas.path("M0 0L50 50", LINE)
    canvas.path("M50 0L0 50", LINE)
    canvas.path("M0 0H30V30H0Z", GREEN)
    canvas.path("M10 10H40V40H10Z", GREEN)
    assert len(pressed(root)) == 2


def test_no_shape_passes_one_that_it_overlaps() -> None:
    root, canvas = board()
    canvas.dot(0, 0, 20, RED)
    canvas.dot(30, 0, 20, BLACK)
    canvas.dot(50, 0, 20, RED)  # over the black one, so it may not join the first
    canvas.dot(500, 0, 20, RED)  # far from all of them
    fills = [attributes["fill"].split(",")[0] for _, attributes in pressed(root)]
    assert fills == ["var(--card-red", "var(--card-ink", "var(--card-red"]


def test_a_mirrored_area_leaves_no_hole_where_it_meets_its_image() -> None:
    """Areas that are wound against each other would cancel out: they are turned round first."""
    root, canvas = board()
    canvas.both(lambda side: side.path("M-10 0L40 0L40 40Z", OCHRE))
    ((_, attributes),) = pressed(root)
    assert len({turns_right(part) for part in parts(attributes["d"])}) == 1


def test_a_hole_in_a_letter_stays_a_hole() -> None:
    root, canvas = board()
    canvas.both(lambda side: side.path("M0 0H40V40H0ZM10 10V30H30V10Z", BLACK))
    ((_, attributes),) = pressed(root)
    outer, hole, other, other_hole = map(turns_right, parts(attributes["d"]))
    assert outer == other != hole == other_hole


def parts(data: str) -> list[list[tuple[float, float]]]:
    """The corners of each part of a path."""
    found: list[list[tuple[float, float]]] = []
    for step in steps(data):
        if step.command == "M":
            found.append([])
        found[-1].extend(step.points)
    return found


def turns_right(corners: list[tuple[float, float]]) -> bool:
    pairs = zip(corners, [*corners[1:], corners[0]], strict=True)
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs) > 0


def test_windows_names_and_references_stay() -> None:
    root, canvas = board()
    canvas.add("g", id="half").dot(0, 0, 5)
    canvas.add("use", href="#half")
    canvas.window(0, 0, 50, 50).at(5, 5).dot(0, 0, 5)
    found = pressed(root)
    assert [tag for tag, _ in found] == ["g", "use", "svg"]
    assert root[2][0].attrib["cx"] == "5"


def test_what_cannot_be_moved_is_refused() -> None:
    root, canvas = board()
    canvas.at(5, 5).window(0, 0, 9, 9).dot(1, 1, 1)
    with pytest.raises(ValueError, match="may not stand in a group that is moved"):
        press(root)
    root, canvas = board()
    canvas.group("scale(2 1)").path("M0 0L1 1", LINE)
    with pytest.raises(ValueError, match="a line cannot be stretched"):
        press(root)


@pytest.mark.parametrize("face", FACES)
def test_a_pressed_pack_has_less_than_half_the_shapes(face: str) -> None:
    before = after = 0
    for code, drawn in FACES[face]().items():
        symbol = drawing(code, drawn)
        before += sum(1 for _ in symbol.iter())
        press(symbol)
        after += sum(1 for _ in symbol.iter())
    assert after < before / 2
