"""The sheet's examples (``tests/cases/dreierles-examples.toml``), read for the naive settlement."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from tests.naive import dreierles as naive

BOTH = ("article", "steinmauern")
"""Where a case that names no profile holds."""
CASES = Path(__file__).parents[1] / "cases"
EXAMPLES: dict[str, list[dict[str, Any]]] = tomllib.loads(
    (CASES / "dreierles-examples.toml").read_text("utf-8")
)


def settlements() -> list[tuple[str, str, dict[str, Any]]]:
    """Return ``(rule, profile, case)``, once for each profile that a case names."""
    return [
        (case["rule"], profile, case)
        for case in EXAMPLES["settlement"]
        for profile in case.get("profiles", BOTH)
    ]


def payoffs(table: dict[str, Any]) -> list[tuple[str, str, str, int, int]]:
    """Return ``(rule, profile, contract, card points, game points)`` for every cell of a table."""
    return [
        (table["rule"], table["profile"], contract, points, row[contract])
        for row in table["rows"]
        for contract in naive.CONTRACTS
        if contract in row
        for points in range(row["points"][0], row["points"][1] + 1)
    ]


def knockings() -> list[tuple[str, str, dict[str, Any], dict[str, Any]]]:
    """Return ``(rule, profile, options, row)`` for each row of the tables of DR-7 and DR-12."""
    return [
        (table["rule"], table["profile"], table.get("options", {}), row)
        for table in EXAMPLES["knocking"]
        for row in table["rows"]
    ]


def settle_naively(outcome: dict[str, Any], options: naive.Options) -> dict[str, int]:
    """Settle an outcome written as the engine reads it with the naive settlement."""
    plain = {
        "people": outcome["people"],
        "idle": outcome["dealer"] if len(outcome["people"]) == 4 else None,
        "contract": outcome.get("contract", "raeuber"),
        "declarer": outcome.get("declarer"),
        "points": outcome["points"],
        "all_tricks": outcome.get("all_tricks"),
        "raeuber_points": outcome["points"],
        "knocks": outcome.get("knocks", 0),
        "pfeife": outcome.get("pfeife", "none").partition(":")[0],
        "pfeife_winner": outcome.get("pfeife", "none").partition(":")[2],
        "combinations": outcome.get("combinations", {}),
    }
    return naive.settle(plain, options)
