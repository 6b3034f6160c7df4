"""The page on testing tells how much is tested; what can be counted again is counted here."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from engine.games import GAMES
from tests.fuzz.inputs import SHARES

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs/en/about/testing.md").read_text("utf-8")
CASES = ROOT / "tests" / "cases"


def read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))


def rows(heading: str) -> list[list[str]]:
    """Return the cells of the first table under a heading, without its head."""
    lines = PAGE.partition(f"\n## {heading}")[2].partition("\n## ")[0].splitlines()
    cells = [[cell.strip(" *") for cell in line.split("|")[1:-1]] for line in lines if "|" in line]
    assert len(cells) > 2, heading
    return cells[2:]


def test_the_profiles_that_are_compared() -> None:
    told = {game: int(profiles) for game, profiles, _ in rows("Two readings of the rules")}
    assert told == {game.title: len(game.profiles) for game in GAMES.values()}


def test_the_ways_to_go_on() -> None:
    perft = read(CASES / "perft.toml")
    told = {name: [int(cell.split()[0]) for cell in rest] for name, *rest in rows("Ways to go on")}
    assert told == {
        GAMES[name].title: [
            len(deals),
            sum(len(deal["from"]) for deal in deals),
            max(len(start["counts"]) for deal in deals for start in deal["from"]),
        ]
        for name, deals in perft.items()
    }


def test_the_settlements_of_the_worked_examples() -> None:
    told = re.findall(r"(\d+)(?: settlements)? of (\w+)\s+\(", PAGE)
    assert {name: int(number) for number, name in told} == {
        GAMES[name].title: len(found["settlement"])
        for name in GAMES
        if "settlement" in (found := read(CASES / f"{name}-examples.toml"))
    }


def test_the_rooms_of_the_museum() -> None:
    """The table has the rooms in the order of their files."""
    told = [int(number) for _, number in rows("The museum")]
    assert told == [len(read(path)["case"]) for path in sorted((CASES / "museum").glob("*.toml"))]
    assert f"{sum(told)} in all" in PAGE


def test_the_changes_that_survived_are_explained_one_by_one() -> None:
    *modules, (_, *whole) = rows("Changes that a test must notice")
    changes, survived = ([int(row[column]) for row in modules] for column in (1, 2))
    assert [int(each) for each in whole] == [sum(changes), sum(survived)]
    explained = re.findall(r"^- \*\*[^*]+\*\* \((\d+)\)", PAGE, re.M)
    assert sum(map(int, explained)) == sum(survived)
    assert f"{sum(survived)} of {sum(changes)} are left" in PAGE


def test_the_inputs_of_nonsense() -> None:
    inputs = [int(row[1].replace(",", "")) for row in rows("Nonsense")]
    assert inputs == [10_000 * share for share in SHARES.values()]
    assert sum(inputs) == 1_000_000
