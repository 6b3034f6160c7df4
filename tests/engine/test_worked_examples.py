"""Every worked example and every table of the Dreierles sheet, run by the engine.

The examples are data (``tests/cases/dreierles-examples.toml``); ``tests/naive`` runs the same.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.counting import count
from engine.errors import OutcomeError
from engine.games import dreierles
from engine.games.dreierles.deal import Deal
from engine.settlement import Account
from engine.verdict import Refusal
from tests.naive import cases

DREIERLES = dreierles.GAME
BOUNDS = {"dreier": (1, 69), "zweier": (1, 69), "einer": (0, 68), "solo": (0, 68)}


def settle(outcome: dict[str, Any], profile: str, options: dict[str, object]) -> Account:
    return DREIERLES.settle(DREIERLES.read_outcome(outcome), DREIERLES.profile(profile, **options))


def declared(contract: str, points: int) -> dict[str, Any]:
    return {
        "people": ["A", "B", "C"],
        "declarer": "A",
        "contract": contract,
        "points": points,
    }


@pytest.mark.parametrize(("rule", "profile", "case"), cases.settlements())
def test_the_sheets_examples_settle_as_written(
    rule: str, profile: str, case: dict[str, Any]
) -> None:
    ledger = settle(case["outcome"], profile, case.get("options", {}))
    assert ledger.totals == case["totals"], rule
    stake = DREIERLES.read_outcome(case["outcome"]).stake_cents
    if "cents" in case:
        assert {who: each * stake for who, each in ledger.totals.items()} == case["cents"]


@pytest.mark.parametrize("table", cases.EXAMPLES["payoff"], ids=lambda table: table["rule"])
def test_every_cell_of_the_payoff_tables(table: dict[str, Any]) -> None:
    """At, above and below each threshold: every count of card points that a cell stands for."""
    seen: dict[str, set[int]] = {contract: set() for contract in BOUNDS}
    for rule, profile, contract, points, each in cases.payoffs(table):
        if points > BOUNDS[contract][1]:  # DR-9.4: the row says 69, an Einer and a Solo end at 68
            continue
        ledger = settle(declared(contract, points), profile, {})
        assert ledger.totals == {"A": 2 * each, "B": -each, "C": -each}, (rule, contract, points)
        seen[contract].add(points)
    for contract, (least, most) in BOUNDS.items():
        assert seen[contract] == set(range(least, most + 1))


@pytest.mark.parametrize(
    ("contract", "points"),
    [(name, points) for name, (low, high) in BOUNDS.items() for points in (low - 1, high + 1)],
)
def test_more_or_fewer_points_than_a_contract_can_bring_are_no_outcome(
    contract: str, points: int
) -> None:
    """DR-9.4."""
    with pytest.raises(OutcomeError, match="points"):
        DREIERLES.read_outcome(declared(contract, points))


@pytest.mark.parametrize(("rule", "profile", "options", "row"), cases.knockings())
def test_who_may_knock(
    rule: str, profile: str, options: dict[str, object], row: dict[str, Any]
) -> None:
    """Those entitled are asked in turn, if all decline; nobody else is."""
    deal = DREIERLES.new(DREIERLES.profile(profile, **options), seed=1, seats=("A", "B", "C"))
    asked = []
    for text in [*row["calls"], "done"]:
        while deal.phase == "exchange":
            deal = _after(deal, str(deal.actions()[0]))
        deal = _after(deal, text)
    while deal.phase == "knocking":
        assert deal.to_move is not None
        asked.append(deal.people[deal.to_move])
        deal = _after(deal, "pass")
    assert asked == row["may_knock"], rule
    assert deal.to_move is not None
    assert deal.people[deal.to_move] == row["declarer"]  # DR-8.1: and the declarer leads


def _after(deal: Deal, text: str) -> Deal:
    after = deal.after(DREIERLES.read_action(text))
    assert not isinstance(after, Refusal), after
    return after


@pytest.mark.parametrize("case", cases.EXAMPLES["counting"], ids=lambda case: case["rule"])
def test_the_worked_count(case: dict[str, Any]) -> None:
    pack = DREIERLES.pack
    cards = pack.read(case["cards"])
    tally = count(pack, cards)
    assert tally.points == case["points"]
    assert tally.cards == len(cards)
    rest = [card for card in pack.cards if card not in cards]
    assert count(pack, rest).points == case["rest"]
