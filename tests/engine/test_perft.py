"""How many ways a deal can go on, against the published counts (``tests/cases/perft.toml``)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import dreierles
from engine.games.dreierles.deal import Deal
from engine.verdict import Refusal
from tests.naive import perft

DREIERLES = dreierles.GAME


def count(deal: Deal, depth: int) -> list[int]:
    """Count the ways to go on for 1 to ``depth`` actions; one that ends earlier counts as one."""
    counts = [0] * depth
    for action in deal.actions() if depth else ():
        after = deal.after(action)
        assert not isinstance(after, Refusal), after
        further = [1] * (depth - 1) if after.to_move is None else count(after, depth - 1)
        counts = [old + new for old, new in zip(counts, [1, *further], strict=True)]
    return counts


def at(deal: dict[str, Any], start: dict[str, Any]) -> Deal:
    people = ["A", "B", "C", "D"][: deal.get("seats", 3)]
    dealer = deal["dealer"]
    speakers = [people[(dealer + step) % len(people)] for step in (1, 2, 3)]
    moment: Deal = DREIERLES.new(
        DREIERLES.profile(start["profile"], **start.get("options", {})),
        hands=dict(zip(speakers, deal["hands"], strict=True)),
        blind=deal["blind"],
        seats=people,
        dealer=dealer,
    )
    for text in start["after"]:
        after = moment.after(DREIERLES.read_action(text))
        assert not isinstance(after, Refusal), f"{text}: {after}"
        moment = after
    return moment


@pytest.mark.parametrize(("deal", "start"), perft.cases("dreierles"))
def test_the_engine_counts_the_same(deal: dict[str, Any], start: dict[str, Any]) -> None:
    assert count(at(deal, start), len(start["counts"])) == start["counts"]
