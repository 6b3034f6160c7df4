"""The Cego sprite: every card once, each face its own, nothing fetched from outside."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from engine.cards import cego_pack
from lessons.cardart import cego, write
from lessons.cardart.curves import limb, outline, points
from lessons.cardart.inks import BLACK, LINE, PAPER, number
from lessons.cardart.sprite import sprite

SVG = "{http://www.w3.org/2000/svg}"
CODES = [card.code for card in cego_pack().cards]


@pytest.fixture(scope="module")
def text() -> str:
    return sprite(cego.faces())


@pytest.fixture(scope="module")
def symbols(text: str) -> dict[str, ET.Element]:
    return {node.attrib["id"]: node for node in ET.fromstring(text).findall(f"{SVG}symbol")}


def test_every_card_of_the_pack_has_a_symbol_in_pack_order_and_the_back_comes_last(
    symbols: dict[str, ET.Element],
) -> None:
    assert list(symbols) == [*CODES, "back"]
    assert len(CODES) == 54


def test_no_two_cards_look_alike(symbols: dict[str, ET.Element]) -> None:
    drawings = {
        re.sub(rf'"#?{code}(-half)?"', "", ET.tostring(node, encoding="unicode"))
        for code, node in symbols.items()
    }
    assert len(drawings) == 55


def test_every_symbol_is_a_card_of_63_by_113_millimetres(symbols: dict[str, ET.Element]) -> None:
    assert {node.attrib["viewBox"] for node in symbols.values()} == {"0 0 630 1130"}


def test_ids_are_unique_and_every_reference_stays_in_the_file(text: str) -> None:
    root = ET.fromstring(text)
    ids = [node.attrib["id"] for node in root.iter() if "id" in node.attrib]
    references = [node.attrib["href"] for node in root.iter(f"{SVG}use")]
    assert len(ids) == len(set(ids))
    assert references
    assert all(reference.removeprefix("#") in ids for reference in references)
    assert "url(" not in text


def test_the_sprite_needs_no_font_no_style_sheet_and_no_script(text: str) -> None:
    tags = {node.tag.removeprefix(SVG) for node in ET.fromstring(text).iter()}
    assert tags <= {"svg", "symbol", "g", "use", "path", "circle", "ellipse", "rect"}
    assert "class=" not in text
    assert "style=" not in text


def test_every_colour_is_an_ink_that_the_page_may_change(text: str) -> None:
    colours = set(re.findall(r'(?:fill|stroke)="([^"]+)"', text)) - {"none"}
    assert len(colours) > 8
    assert all(colour.startswith("var(--") for colour in colours)


def test_a_sharp_number_is_never_written_as_an_exponent(text: str) -> None:
    assert not re.search(r"\de[-+]\d|nan|inf", text)


def test_the_sprite_weighs_at_most_500_kib_and_70_kb_over_the_wire(text: str) -> None:
    assert len(text.encode()) <= 500 * 1024
    assert len(gzip.compress(text.encode(), mtime=0)) <= 70_000


def test_two_drawings_of_the_sprite_are_the_same_bytes(text: str) -> None:
    assert sprite(cego.faces()) == text


def test_the_trout_of_the_7_has_seven_spots_and_the_hedgehog_five_apples() -> None:
    def dots(code: str, radius: str) -> int:
        root = ET.fromstring(sprite({code: cego.faces()[code]}))
        return sum(node.attrib["r"] == radius for node in root.iter(f"{SVG}circle"))

    assert dots("T7", "13") == 7
    assert dots("T5", "26") == 5


def test_pip_cards_show_as_many_signs_as_they_count(symbols: dict[str, ET.Element]) -> None:
    for card in cego_pack().cards:
        if card.suit in "HDSC" and card.rank.isdigit():
            half = symbols[card.code].find(f"{SVG}g")
            assert half is not None
            upper, all_groups = half.findall(f"{SVG}g"), symbols[card.code].findall(f"{SVG}g")
            pips = (len(upper) - 2) * 2 + len(all_groups) - 1  # the corner: letter and sign
            assert pips == int(card.rank), card.code


def test_a_corner_stays_sharp_and_other_points_are_rounded() -> None:
    assert outline(points("0 0!, 10 0!, 10 10!")) == "M0 0L10 0L10 10L0 0Z"
    assert "C" in outline(points("0 0, 10 0, 10 10"))


def test_a_limb_narrower_than_six_at_its_end_runs_into_a_point() -> None:
    assert limb("0 0 20, 50 0 20, 100 0 2").count("100 0") == 1
    assert limb("0 0 20, 50 0 20, 100 0 20").count("100 0") == 0


def test_a_paint_leaves_out_what_the_card_already_says() -> None:
    assert "stroke-width" not in LINE.attributes()
    assert LINE.wide(5).attributes()["stroke-width"] == "5"
    assert set(PAPER.attributes()) == {"fill"}
    assert BLACK.detail.attributes()["opacity"] == "var(--card-fine,1)"
    assert [number(v) for v in (3, -0.25, 10.04, 0.96)] == ["3", "-0.2", "10", "1"]


def test_write_makes_the_folder_and_names_the_file(tmp_path: Path) -> None:
    (file,) = write(tmp_path / "new" / "cards")
    assert file.name == "cego.svg"
    assert ET.parse(file).getroot().tag == f"{SVG}svg"


@pytest.mark.parametrize("arguments", [[], ["a", "b"], ["--help"]])
def test_the_command_asks_for_one_folder(arguments: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "lessons.cardart", *arguments],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "usage: python -m lessons.cardart OUTDIR\n"


def test_the_command_says_in_one_line_that_a_folder_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    done = subprocess.run(
        [sys.executable, "-m", "lessons.cardart", str(tmp_path / "taken")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def test_widgets_never_import_the_card_drawings() -> None:
    """The browser gets the sprite's address only; the drawings stay at home."""
    code = "import sys, lessons.widgets; sys.exit(any('cardart' in m for m in sys.modules))"
    pytest.importorskip("lessons.widgets")
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
