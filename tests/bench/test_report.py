"""The rows of the report: what they compare, and what was promised."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.games import GAMES
from tests.bench import report, speed


def side(rate: float) -> dict[str, float]:
    return {"median": rate, "deals_per_second": rate / 50}


def speeds(ours: float) -> dict[str, Any]:
    figures = {"droggn": side(ours), speed.TAROK: side(100), speed.JASS: side(10)}
    ratios = []
    for rival in (speed.TAROK, speed.JASS):
        one = {name: {**each, "best": each["median"]} for name, each in figures.items()}
        ratios.append(speed._ratio(one, "droggn", rival))
    return {"games": figures, "rivals": figures, "ratios": ratios}


@pytest.mark.parametrize(
    ("rate", "verdicts"), [(199, ["missed", "met"]), (200, ["met", "met"]), (49, ["missed"] * 2)]
)
def test_a_game_is_set_beside_each_rival_and_its_goal(rate: float, verdicts: list[str]) -> None:
    rows = list(report.rows({"speed": speeds(rate)}))
    assert [row.verdict for row in rows] == verdicts
    assert [row.goal for row in rows] == ["≥ 2.0, must 1.5", "≥ 5.0"]
    assert rows[0].ratio == f"{rate / 100:.2f}"


@pytest.mark.parametrize(("more", "verdict"), [(1.0, "met"), (1.1, "missed"), (-3.0, "met")])
def test_memory_is_flat_or_not(more: float, verdict: str) -> None:
    before = {"blocks_before": 5, "blocks_after": 9, "megabytes_before": 50.0}
    found = {"deals": 100_000, "flat": 1.0, **before, "megabytes_after": 50.0 + more}
    (row,) = report.rows({"memory": found})
    assert row.verdict == verdict
    assert "100,000 deals" in row.what


def test_a_third_of_cpython_is_enough_for_pyodide() -> None:
    sides = {"here": side(300), "wasm": side(100)}
    found = {"goal": 1 / 3, "games": {"droggn": sides}, "ratios": {"droggn": 100 / 300}}
    (row,) = report.rows({"pyodide": found})
    assert (row.verdict, row.ratio) == ("met", "0.33")


@pytest.mark.parametrize("name", speed.TRUMP_GAMES)
def test_a_deal_is_played_to_its_settlement(name: str) -> None:
    assert speed.ours(GAMES[name])(random.Random(1)) >= 3
