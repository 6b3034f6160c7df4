"""What mkdocs.yml says of the menu: every name once, and in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.games import GAMES
from lessons import contents

CONFIG = yaml.compose((Path(__file__).resolve().parents[2] / "mkdocs.yml").read_text("utf-8"))
NAMES = {*(game.title for game in GAMES.values()), "Cego", "Industrie und Glück"}
"""What is called the same in every language."""


def plain(node: yaml.Node) -> Any:
    """Return what a node says as plain data, every value as it is written."""
    if isinstance(node, yaml.MappingNode):
        return {key.value: plain(value) for key, value in node.value}
    return [*map(plain, node.value)] if isinstance(node, yaml.SequenceNode) else node.value


def repeated(node: yaml.Node) -> Iterator[str]:
    """Yield the keys that stand twice in one table, with their lines: YAML keeps the last."""
    if isinstance(node, yaml.SequenceNode):
        for each in node.value:
            yield from repeated(each)
    elif isinstance(node, yaml.MappingNode):
        counts = Counter(key.value for key, _ in node.value)
        for key, value in node.value:
            if counts[key.value] > 1:
                yield f"line {key.start_mark.line + 1}: {key.value}"
            yield from repeated(value)


def titles(menu: list[Any]) -> Iterator[str]:
    """Yield every title of the menu, those of sections too."""
    for entry in menu:
        for title, inside in entry.items():
            yield title
            if isinstance(inside, list):
                yield from titles(inside)


def translations() -> dict[str, dict[str, str]]:
    """The menu's words in each language but English."""
    plugins = plain(CONFIG)["plugins"]
    (settings,) = (each["i18n"] for each in plugins if isinstance(each, dict))
    found = {each["locale"]: each.get("nav_translations", {}) for each in settings["languages"]}
    del found["en"]
    return found


def test_no_key_stands_twice() -> None:
    assert list(repeated(yaml.compose("a: 1\nb: [{c: 1, c: 2}]"))) == ["line 2: c"] * 2
    assert list(repeated(CONFIG)) == []


@pytest.mark.parametrize("language", translations())
def test_every_title_of_the_menu_is_translated(language: str) -> None:
    """And nothing is that is no title: it would be a name of old."""
    menu = {*titles(plain(CONFIG)["nav"]), *(page.title for page in contents.PAGES)}
    assert {"Course", "Records", "Start here"} < menu
    assert set(translations()[language]) == menu - NAMES
    assert all(word.strip() for word in translations()[language].values())
