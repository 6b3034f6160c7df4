"""Counting all ways in which a deal can go on: the naive way (``tests/cases/perft.toml``)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Protocol, Self

from tests.naive import dreierles, dreiertarock, droggn, herzeln

CASES = tomllib.loads((Path(__file__).parents[1] / "cases/perft.toml").read_text("utf-8"))


class Table(Protocol):
    """A deal in progress."""

    def actions(self) -> list[tuple[str, ...]]:
        """All that is allowed now."""

    def act(self, action: tuple[str, ...]) -> None:
        """Do it."""

    def copy(self) -> Self:
        """Return a table that may go on by itself."""


def cases() -> list[Any]:
    """Return ``(game, deal, start)``: a deal of the file, and a moment to count from."""
    return [
        (game, deal, start)
        for game, deals in CASES.items()
        for deal in deals
        for start in deal["from"]
    ]


def table(game: str, deal: dict[str, Any], start: dict[str, Any]) -> Table:
    """Set the table as the file has it, at the moment from which to count."""
    hands = [hand.split() for hand in deal["hands"]]
    at: Table
    at, read = TABLES[game](hands, deal, start)
    for text in start["after"]:
        at.act(read(text))
    return at


def _dreierles(hands: list[list[str]], deal: dict[str, Any], start: dict[str, Any]) -> Any:
    return _with_undealt(dreierles, deal["blind"], hands, deal, start)


def _dreiertarock(hands: list[list[str]], deal: dict[str, Any], start: dict[str, Any]) -> Any:
    return _with_undealt(dreiertarock, deal["talon"], hands, deal, start)


def _droggn(hands: list[list[str]], deal: dict[str, Any], start: dict[str, Any]) -> Any:
    return _with_undealt(droggn, deal["talon"], hands, deal, start)


def _with_undealt(
    game: Any, undealt: str, hands: list[list[str]], deal: dict[str, Any], start: dict[str, Any]
) -> Any:
    options = game.PROFILES[start["profile"]] | start.get("options", {})
    seats, dealer = deal.get("seats", 3), deal["dealer"]
    return game.Table(hands, undealt.split(), options, seats, dealer), game.read


def _herzeln(hands: list[list[str]], deal: dict[str, Any], start: dict[str, Any]) -> Any:
    options = herzeln.PROFILES[start["profile"]] | start.get("options", {})
    last = len(hands) - 1 - deal["dealer"]  # the hands are in speaking order, from forehand
    by_seat = hands[last:] + hands[:last]
    return herzeln.Table(by_seat, options, deal["dealer"], start["contract"]), herzeln.read


TABLES = {
    "dreierles": _dreierles,
    "dreiertarock": _dreiertarock,
    "droggn": _droggn,
    "herzeln": _herzeln,
}


def perft(at: Table, depth: int) -> list[int]:
    """Count the ways to go on for 1 to ``depth`` actions; one that ends earlier counts as one."""
    counts = [0] * depth
    for action in at.actions() if depth else []:
        further = at.copy()
        further.act(action)
        after = perft(further, depth - 1) if further.actions() else [1] * (depth - 1)
        counts = [old + new for old, new in zip(counts, [1, *after], strict=True)]
    return counts
