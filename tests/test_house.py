"""The house keeps its walls: who imports whom, what the engine may touch, where HTML is made."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import GAMES
from engine.rulebook import BOOKS

ROOT = Path(__file__).resolve().parent.parent
TREES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): ast.parse(
        path.read_text("utf-8"), str(path)
    )
    for package in ("engine", "lessons")
    for path in sorted((ROOT / package).rglob("*.py"))
}
"""Module -> its syntax."""

REGISTRIES = {
    "engine.games",
    "engine.rulebook",
    "lessons.drills",
    "lessons.figures.block",
    "lessons.guided",
    "lessons.positions",
    "lessons.reckoning",
}
"""The modules that list what there is for each game; all other shared ones know no game."""

OUTSIDE = {"open", "input", "eval", "exec", "__import__"}
UNWANTED = {"os", "io", "pathlib", "tempfile", "time", "datetime", "socket", "urllib", "http"}


def imported(module: str) -> Iterator[str]:
    """Yield the modules that a module imports, those for type checkers too."""
    for node in ast.walk(TREES[module]):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{module} imports relatively"
            assert node.module
            below = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from (name if name in TREES else node.module for name in below)


def modules(prefix: str) -> list[str]:
    return [name for name in TREES if name == prefix or name.startswith(f"{prefix}.")]


def game_of(module: str) -> str | None:
    """The game to which a module belongs by its name; None for a shared one."""
    return next((part for part in module.split(".") if part in GAMES), None)


def test_there_is_a_house() -> None:
    assert {"engine.cards", "engine.games.dreierles.deal", "lessons.widgets"} <= set(TREES)
    assert "engine.tricks" in imported("engine.games.dreierles.play")
    assert game_of("engine.rules.dreierles.play") == "dreierles"


@pytest.mark.parametrize("module", modules("engine"))
def test_the_engine_stands_on_the_standard_library_alone(module: str) -> None:
    for name in imported(module):
        top = name.split(".")[0]
        assert top == "engine" or top in sys.stdlib_module_names, name


@pytest.mark.parametrize("module", [name for name in modules("engine") if "__main__" not in name])
def test_the_engine_knows_no_files_clock_or_network(module: str) -> None:
    assert not {name.split(".")[0] for name in imported(module)} & UNWANTED
    calls = (node.func for node in ast.walk(TREES[module]) if isinstance(node, ast.Call))
    assert not {call.id for call in calls if isinstance(call, ast.Name)} & OUTSIDE


@pytest.mark.parametrize("module", modules("engine"))
def test_no_float_touches_a_point(module: str) -> None:
    for node in ast.walk(TREES[module]):
        assert not (isinstance(node, ast.Constant) and isinstance(node.value, float)), node.lineno
        assert not isinstance(node, ast.Div), "a true division"
        assert not (isinstance(node, ast.Name) and node.id == "float"), node.lineno


@pytest.mark.parametrize("module", TREES)
def test_no_game_knows_another_one(module: str) -> None:
    own = game_of(module)
    for name in imported(module):
        other = game_of(name)
        if own:
            assert other in {own, None}, name
        elif module not in REGISTRIES:
            assert other is None, name


@pytest.mark.parametrize("module", modules("engine"))
def test_what_games_share_does_not_know_the_games(module: str) -> None:
    """Only the registry, the command line and the record's reader look games up."""
    if module.startswith(("engine.games", "engine.players")):
        return
    users = {"engine.__main__", "engine.record"}
    assert module in users or not {n for n in imported(module) if n.startswith("engine.games")}


def test_rules_are_texts_that_know_no_machine() -> None:
    for module in modules("engine.rules"):
        allowed = ("engine.rules", "engine.cards")
        ours = [name for name in imported(module) if name.startswith("engine")]
        assert all(name.startswith(allowed) for name in ours), module


LESSONS_NEED = {"lessons", "engine", "htpy", "markupsafe"}


@pytest.mark.parametrize("module", modules("lessons"))
def test_lessons_stand_on_the_engine_and_know_no_browser(module: str) -> None:
    markdown = {"markdown"} if module == "lessons.markdown" else set()
    for name in imported(module):
        top = name.split(".")[0]
        assert top in LESSONS_NEED | markdown or top in sys.stdlib_module_names, name


TAG = re.compile(r"</?(a|b|p|i|br|div|span|section|form|input|[uo]l|li|t[rdh]|table|svg|h\d)\b")
ROOMS_WITH_HTML = ("lessons.widgets", "lessons.figures", "lessons.cardart")
HTML_VALUES = {"lessons.pages", "lessons.markdown"}
"""These hand finished HTML on, and make none."""


@pytest.mark.parametrize("module", [m for m in TREES if not m.startswith(ROOMS_WITH_HTML)])
def test_html_is_made_in_widgets_and_figures_only(module: str) -> None:
    tops = {name.split(".")[0] for name in imported(module)}
    assert "htpy" not in tops
    assert module in HTML_VALUES or "markupsafe" not in tops
    assert not [text for text in texts(TREES[module]) if TAG.search(text)]


def texts(tree: ast.Module) -> list[str]:
    """List the strings of a module without its docstrings, which may show anything."""
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    constants = (node for node in ast.walk(tree) if isinstance(node, ast.Constant))
    found = (node.value for node in constants if id(node) not in docstrings)
    return [value for value in found if isinstance(value, str)]


SCRIPTS = sorted((ROOT / "docs/assets/js").glob("*.mjs"))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_scripts_know_no_rule(script: Path) -> None:
    text = script.read_text("utf-8")
    prefixes = "|".join(BOOKS)
    assert not re.search(rf"\b({prefixes})-(OP)?\d", text)
    assert not re.search(r"\b(legal|allowed|trumps?|trick|follow suit|card points?)\b", text, re.I)


@pytest.mark.parametrize("module", [m for m in TREES if not game_of(m) and m not in REGISTRIES])
def test_shared_modules_say_no_game_by_name(module: str) -> None:
    """A text or an id of one game in a shared module would have to be found to add another."""
    names = re.compile("|".join(GAMES), re.I)
    assert not [text for text in texts(TREES[module]) if names.search(text)]


@pytest.mark.parametrize("module", [m for m in TREES if not game_of(m) and m not in REGISTRIES])
def test_shared_modules_know_no_contract(module: str) -> None:
    """What is played is a game's own affair; that there are tricks is not."""
    profiles = (profile for game in GAMES.values() for profile in game.profiles.values())
    contracts = {name for profile in profiles for name in profile.contracts} - {"tricks"}
    assert not [text for text in texts(TREES[module]) if text in contracts]


def test_the_map_of_the_house_names_every_room() -> None:
    plan = (ROOT / "README.md").read_text("utf-8")
    inside = dict(re.findall(r"^(\w+)/ .*\n((?:  .*\n)+)", plan, re.M))
    for package in ("engine", "lessons"):
        there = {path.parent.name for path in (ROOT / package).glob("*/*") if path.is_file()}
        named = set(re.findall(r"^  (\w+)/", inside[package], re.M))
        assert named == there - {"__pycache__"}, package


def test_the_page_on_a_new_game_names_every_list_of_games() -> None:
    page = (ROOT / "docs/en/about/architecture.md").read_text("utf-8")
    told = page.partition("## Adding a game")[2]
    lists = {f"`{name.replace('.', '/')}" for name in REGISTRIES}
    missing = [each for each in lists if f"{each}.py`" not in told]
    assert [each for each in missing if f"{each}/__init__.py`" not in told] == []
