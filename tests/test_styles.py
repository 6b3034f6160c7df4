"""The style sheets use no custom property that nobody sets: it would be a name misspelt or gone."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from lessons.cardart import inks

ROOT = Path(__file__).parents[1]
SHEETS = sorted((ROOT / "docs/assets/css").glob("*.css"))
SET = re.compile(r"(--[\w-]+)\s*:|setProperty\(\s*\"(--[\w-]+)\"")
USED = re.compile(r"var\(\s*(--[\w-]+)")


def names(found: list[tuple[str, str]]) -> set[str]:
    return {one or other for one, other in found}


@pytest.fixture(scope="module")
def defined() -> set[str]:
    """What is set by our style sheets and scripts, in HTML that we write, and by the theme."""
    theme = find_spec("material")
    assert theme
    assert theme.origin
    sheets = Path(theme.origin).parent.glob("templates/assets/stylesheets/*.css")
    ours = [*SHEETS, *(ROOT / "docs/assets/js").glob("*.mjs"), *(ROOT / "lessons").rglob("*.py")]
    return {
        name for path in (*sheets, *ours) for name in names(SET.findall(path.read_text("utf-8")))
    }


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_every_custom_property_is_set_somewhere(sheet: Path, defined: set[str]) -> None:
    """An ink of the cards has its printed value where no page sets it."""
    allowed = defined | set(USED.findall(" ".join(map(str, vars(inks).values()))))
    assert set(USED.findall(sheet.read_text("utf-8"))) - allowed == set()
