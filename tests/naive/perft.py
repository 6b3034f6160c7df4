"""Counting all ways in which a deal can go on: the naive way (``tests/cases/perft.toml``)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from tests.naive import dreierles as naive

CASES = tomllib.loads((Path(__file__).parents[1] / "cases/perft.toml").read_text("utf-8"))


def cases(game: str) -> list[Any]:
    """Return ``(deal, start)`` pairs: a deal of the file, and one of the moments to count from."""
    return [(deal, start) for deal in CASES[game] for start in deal["from"]]


def table(deal: dict[str, Any], start: dict[str, Any]) -> naive.Table:
    """Set the table as the file has it, at the moment from which to count."""
    options = {**naive.PROFILES[start["profile"]], **start.get("options", {})}
    hands = [hand.split() for hand in deal["hands"]]
    at = naive.Table(hands, deal["blind"].split(), options, deal.get("seats", 3), deal["dealer"])
    for text in start["after"]:
        at.act(naive.read(text))
    return at


def perft(at: naive.Table, depth: int) -> list[int]:
    """Count the ways to go on for 1 to ``depth`` actions; one that ends earlier counts as one."""
    counts = [0] * depth
    for action in at.actions() if depth else []:
        further = at.copy()
        further.act(action)
        after = perft(further, depth - 1) if further.actions() else [1] * (depth - 1)
        counts = [old + new for old, new in zip(counts, [1, *after], strict=True)]
    return counts
