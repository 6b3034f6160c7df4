"""How many ways a deal can go on, against the published counts (``tests/cases/perft.toml``)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import Deal
from engine.games import game
from engine.verdict import Refusal
from tests.naive import perft


def count(deal: Deal, depth: int) -> list[int]:
    """Count the ways to go on for 1 to ``depth`` actions; one that ends earlier counts as one."""
    counts = [0] * depth
    for action in deal.actions() if depth else ():
        after = deal.after(action)
        assert not isinstance(after, Refusal), after
        further = [1] * (depth - 1) if after.to_move is None else count(after, depth - 1)
        counts = [old + new for old, new in zip(counts, [1, *further], strict=True)]
    return counts


def at(name: str, deal: dict[str, Any], start: dict[str, Any]) -> Deal:
    played = game(name)
    hands: dict[str, Any] = {played.undealt: deal[played.undealt]} if played.undealt else {}
    dealer, seats = deal["dealer"], deal.get("seats", len(deal["hands"]))
    people = ["A", "B", "C", "D"][:seats]
    for place, hand in enumerate(deal["hands"], 1):
        hands[people[(dealer + place) % seats]] = hand
    moment = played.new(
        played.profile(start["profile"], **start.get("options", {})),
        hands=hands,
        seats=people,
        dealer=dealer,
        contract=start.get("contract"),
    )
    for text in start["after"]:
        after = moment.after(played.read_action(text))
        assert not isinstance(after, Refusal), f"{text}: {after}"
        moment = after
    return moment


@pytest.mark.parametrize(("name", "deal", "start"), perft.cases())
def test_the_engine_counts_the_same(name: str, deal: dict[str, Any], start: dict[str, Any]) -> None:
    assert count(at(name, deal, start), len(start["counts"])) == start["counts"]
