"""The naive implementation by itself: the sheet's examples, and what must always hold."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.naive import cases, perft
from tests.naive import dreierles as naive
from tests.naive.common import random_options
from tests.naive.deals import play_out, random_table


@pytest.mark.parametrize(("rule", "profile", "case"), cases.settlements())
def test_the_sheets_examples_settle_as_written(
    rule: str, profile: str, case: dict[str, Any]
) -> None:
    options = {**naive.PROFILES[profile], **case.get("options", {})}
    assert cases.settle_naively(case["outcome"], options) == case["totals"], rule


@pytest.mark.parametrize("table", cases.EXAMPLES["payoff"], ids=lambda table: table["rule"])
def test_every_cell_of_the_payoff_tables(table: dict[str, Any]) -> None:
    for rule, profile, contract, points, each in cases.payoffs(table):
        outcome = {
            "people": ["A", "B", "C"],
            "declarer": "A",
            "contract": contract,
            "points": points,
        }
        totals = cases.settle_naively(outcome, naive.PROFILES[profile])
        assert totals == {"A": 2 * each, "B": -each, "C": -each}, (rule, contract, points)


@pytest.mark.parametrize(("rule", "profile", "options", "row"), cases.knockings())
def test_who_may_knock(
    rule: str, profile: str, options: dict[str, object], row: dict[str, Any]
) -> None:
    asked = naive.may_knock(row["calls"], {**naive.PROFILES[profile], **options})
    assert ["ABC"[place] for place in asked] == row["may_knock"], rule


@pytest.mark.parametrize("case", cases.EXAMPLES["tournament"])
def test_the_end_of_a_tournament(case: dict[str, Any]) -> None:
    """DR-15.3."""
    assert naive.tournament_end(case["people"], case["games"]) == case["totals"]


def test_the_worked_count() -> None:
    for case in cases.EXAMPLES["counting"]:
        pile = case["cards"].split()
        assert naive.points(pile) == case["points"], case["rule"]
        assert naive.points([c for c in naive.PACK if c not in pile]) == case["rest"], case["rule"]


def test_the_pack_is_worth_106_and_counts_to_70() -> None:
    """DR-3.5, DR-3.6."""
    assert len(set(naive.PACK)) == 54
    assert sum(naive.value_of(card) for card in naive.PACK) == 106
    assert naive.points(naive.PACK) == 70


def test_thirty_five_auctions_and_four_in_the_last_round() -> None:
    """DR-5.6, DR-12.6; with a Solo Du 56 (DR-15.3)."""

    def complete(calls: list[str], options: naive.Options) -> int:
        further = naive.legal_calls(calls, options)
        return sum(complete([*calls, call], options) for call in further) if further else 1

    assert complete([], naive.ARTICLE) == 35
    assert complete([], naive.ACHERTAL) == 56
    for profile in naive.PROFILES.values():
        assert complete([], {**profile, "last_round": "raeuber_or_solo"}) == 4


def test_too_few_legal_discards() -> None:
    """DR-OP7: the missing cards are trumps, never of the Droll."""
    hand = ["F", "T21", "T1", *naive.KINGS, *naive.TRUMPS[2:13], "HQ"]
    assert len(hand) == 19
    ways = naive.legal_discards(hand, 3)
    assert len(ways) == 55
    assert all("HQ" in way and not set(way) & {*naive.DROLL, *naive.KINGS} for way in ways)


@pytest.mark.parametrize("profile", naive.PROFILES)
def test_random_deals_keep_the_pack_together_and_sum_to_zero(profile: str) -> None:
    rng = random.Random(f"naive {profile}")
    for number in range(200):
        options = naive.PROFILES[profile] if number % 2 else random_options(rng, naive, profile)
        table, style = random_table(rng, options)
        play_out(rng, table, style)
        people = ["A", "B", "C", "D"][: table.seats]
        totals = table.totals(people)
        assert sum(totals.values()) == 0 or options["book"] == "one_player"
        counted = table.counted()
        if table.declarer is None:
            assert sum(counted.values()) == 70 - naive.points(table.blind)  # DR-11.6
        else:
            theirs = table.opponents_pile()
            mine = table.piles[table.declarer] + table.discards
            assert sorted(mine + theirs) == sorted(naive.PACK)
            assert counted[table.declarer] + naive.points(theirs) == 70  # DR-9.2


@pytest.mark.parametrize(("game", "deal", "start"), perft.cases())
def test_the_published_counts(game: str, deal: dict[str, Any], start: dict[str, Any]) -> None:
    assert perft.perft(perft.table(game, deal, start), len(start["counts"])) == start["counts"]
