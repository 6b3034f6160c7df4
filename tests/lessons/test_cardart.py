"""The sprites: every card of every pack once, each drawn differently, nothing fetched."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from engine.cards import SUITS, Pack
from engine.rulebook import BOOKS
from lessons.cardart import FACES, cego, iug, tyrolean, write
from lessons.cardart.canvas import Canvas
from lessons.cardart.courts import COURTS
from lessons.cardart.curves import limb, outline, points, polar
from lessons.cardart.inks import BLACK, LINE, PAPER, number
from lessons.cardart.letters import GLYPHS, WIDEST
from lessons.cardart.sprite import Face, drawing, sprite

SVG = "{http://www.w3.org/2000/svg}"
SIZES = {"cego": 54, "industrie": 54, "tyrolean": 78, "french": 32, "german": 32}
PACKS = [pack for book in BOOKS.values() for pack in book.packs]
every_face = pytest.mark.parametrize("face", FACES)


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    return {name: sprite(faces()) for name, faces in FACES.items()}


@pytest.fixture(scope="module")
def symbols(texts: dict[str, str]) -> dict[str, dict[str, ET.Element]]:
    return {
        name: {node.attrib["id"]: node for node in ET.fromstring(text).findall(f"{SVG}symbol")}
        for name, text in texts.items()
    }


Texts = dict[str, str]
Symbols = dict[str, dict[str, ET.Element]]


def test_every_face_has_all_its_cards_and_the_back_comes_last(symbols: Symbols) -> None:
    assert {name: len(found) - 1 for name, found in symbols.items()} == SIZES
    assert all(list(found)[-1] == "back" for found in symbols.values())


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)
def test_every_card_of_every_game_is_drawn(pack: Pack, symbols: Symbols) -> None:
    assert {card.code for card in pack.cards} <= set(symbols[pack.face])


def test_a_pack_is_drawn_as_its_name_says_without_the_size() -> None:
    names = {"cego": "cego", "french-24": "french", "industrie": "industrie"}
    assert {name: Pack(name, name, ()).face for name in names} == names


@every_face
def test_no_two_cards_look_alike(face: str, symbols: Symbols) -> None:
    drawings = {
        re.sub(rf'"#?{code}(-half)?"', "", ET.tostring(node, encoding="unicode"))
        for code, node in symbols[face].items()
    }
    assert len(drawings) == SIZES[face] + 1


@every_face
def test_every_symbol_is_a_card_of_63_by_113_millimetres(face: str, symbols: Symbols) -> None:
    assert {node.attrib["viewBox"] for node in symbols[face].values()} == {"0 0 630 1130"}


@every_face
def test_ids_are_unique_and_every_reference_stays_in_the_file(face: str, texts: Texts) -> None:
    root = ET.fromstring(texts[face])
    ids = [node.attrib["id"] for node in root.iter() if "id" in node.attrib]
    references = [node.attrib["href"] for node in root.iter(f"{SVG}use")]
    assert len(ids) == len(set(ids))
    assert references
    assert all(reference.removeprefix("#") in ids for reference in references)
    assert "url(" not in texts[face]


@every_face
def test_a_sprite_needs_no_font_no_style_sheet_and_no_script(face: str, texts: Texts) -> None:
    tags = {node.tag.removeprefix(SVG) for node in ET.fromstring(texts[face]).iter()}
    assert tags <= {"svg", "symbol", "g", "use", "path", "circle", "ellipse", "rect"}
    assert "class=" not in texts[face]
    assert "style=" not in texts[face]


@every_face
def test_every_colour_is_an_ink_that_the_page_may_change(face: str, texts: Texts) -> None:
    colours = set(re.findall(r'(?:fill|stroke)="([^"]+)"', texts[face])) - {"none"}
    assert len(colours) > 5
    assert all(colour.startswith("var(--") for colour in colours)


@every_face
def test_a_sharp_valueis_never_written_as_an_exponent(face: str, texts: Texts) -> None:
    assert not re.search(r"\de[-+]\d|nan|inf", texts[face])


@every_face
def test_a_sprite_weighs_at_most_70_kb_over_the_wire(face: str, texts: Texts) -> None:
    assert len(gzip.compress(texts[face].encode(), mtime=0)) <= 70_000


def test_two_drawings_of_a_sprite_are_the_same_bytes(texts: Texts) -> None:
    assert {name: sprite(faces()) for name, faces in FACES.items()} == texts


def alone(face: Face) -> ET.Element:
    """A card as it was drawn, before the press."""
    drawn = ET.tostring(drawing("X", face), encoding="unicode")
    return ET.fromstring(f'<svg xmlns="{SVG[1:-1]}">{drawn}</svg>')


def dots(face: Face, radius: str) -> int:
    return sum(node.attrib["r"] == radius for node in alone(face).iter(f"{SVG}circle"))


def test_the_trout_of_the_7_has_seven_spots_and_the_hedgehog_five_apples() -> None:
    faces = cego.faces()
    assert dots(faces["T7"], "13") == 7
    assert dots(faces["T5"], "26") == 5


def test_the_tree_has_ten_apples_the_clock_twelve_hours_and_the_vine_thirteen_grapes() -> None:
    faces = iug.faces()
    assert dots(faces["T10"], "20") == 10
    assert dots(faces["T12"], "10") == 12
    assert dots(faces["T13"], "33") == 13


def test_the_bowl_has_twelve_dumplings_the_pile_fourteen_logs_and_the_window_fifteen_blossoms() -> (
    None
):
    faces = tyrolean.faces()
    assert dots(faces["T12"], "39") == 12
    assert dots(faces["T14"], "41") == 14
    assert dots(faces["T15"], "25") == 15


def test_the_head_of_every_trump_names_it() -> None:
    """A shape for each Roman letter, and one for each digit of the helping figure."""
    for value, letters in ((1, 1), (4, 4), (9, 2), (14, 3), (18, 5), (21, 3)):
        for faces in (iug.faces(), tyrolean.faces()):
            half = alone(faces[f"T{value}"]).find(f"{SVG}symbol/{SVG}g")
            assert half is not None
            assert len(list(half[0].iter(f"{SVG}path"))) == letters
            assert len(list(half[1].iter(f"{SVG}path"))) == len(str(value))


@pytest.mark.parametrize("face", ["french", "german"])
def test_hearts_are_left_hollow_where_the_page_asks_for_it(face: str, texts: Texts) -> None:
    """A black printer cannot show red: the page sets a hollow ink, and a line round it."""
    symbol = re.search(r'<symbol id="H9".*?</symbol>', texts[face], re.DOTALL)
    assert symbol
    assert (
        'fill="var(--suit-hearts,var(--card-red,#a8261f))" stroke="var(--suit-red-line' in symbol[0]
    )
    assert "var(--index-red," in symbol[0]
    assert 'fill="var(--card-red' not in symbol[0]


def test_riders_have_an_r_in_their_corner_and_cavaliers_a_c() -> None:
    def corner(face: Face) -> str:
        shapes = [node.attrib["d"] for node in alone(face).iter(f"{SVG}path")]
        return next(letter for letter in "RC" if GLYPHS[letter].outline in shapes)

    assert corner(tyrolean.faces()["HC"]) == "R"
    assert corner(iug.faces()["HC"]) == "C"


@every_face
def test_pip_cards_show_as_many_signs_as_they_count(face: str) -> None:
    counted = 0
    for code, drawn in FACES[face]().items():
        if code[0] in SUITS and code[1:].isdigit():
            symbol = alone(drawn)[0]
            half = symbol.find(f"{SVG}g")
            assert half is not None
            upper, all_groups = half.findall(f"{SVG}g"), symbol.findall(f"{SVG}g")
            pips = (len(upper) - 2) * 2 + len(all_groups) - 1  # the corner: letter and sign
            assert pips == int(code[1:]), code
            counted += 1
    assert counted >= 14


def test_the_head_of_every_tarock_fits_the_part_that_a_fan_shows() -> None:
    for code in iug.TAROCKS:
        head = next(node for node in alone(iug.faces()[code]).iter() if "scale" in moved(node))
        place = re.fullmatch(r"translate\(54 \d+\) scale\((\S+) \S+\)", moved(head))
        assert place, code
        assert 54 + WIDEST <= 0.56 * 630


@pytest.mark.parametrize("rank", "KQJ")
def test_courts_of_a_rank_differ_by_more_than_their_inks(rank: str) -> None:
    """What they hold is their suit's own: they can be told apart when printed in black."""

    def drawn(mark: str) -> str:
        group = ET.Element("g")
        COURTS[rank](Canvas(group), mark)
        return re.sub(r' (fill|stroke)[-\w]*="[^"]*"', "", ET.tostring(group, encoding="unicode"))

    assert len({drawn(mark) for mark in SUITS}) == 4


def moved(node: ET.Element) -> str:
    return node.attrib.get("transform", "")


def test_a_place_on_a_circle_is_found_clockwise_from_twelve() -> None:
    assert polar(10, 20, 5, 0) == (10, 15)
    assert [round(v, 6) for v in polar(10, 20, 5, 90)] == [15, 20]


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


def test_write_makes_the_folder_and_names_the_files(tmp_path: Path) -> None:
    files = write(tmp_path / "new" / "cards")
    assert [file.name for file in files] == [f"{name}.svg" for name in FACES]
    assert {ET.parse(file).getroot().tag for file in files} == {f"{SVG}svg"}


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
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
