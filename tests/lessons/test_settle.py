"""Settling up: each wrong amount meets the rule of its line, and a reason of its own."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import GAMES
from lessons.drills import drill
from lessons.drills.model import LEVELS, FieldError, Verdict
from tests.lessons.curated import found, judged

SEEDS = range(1, 201)


def typed(game_id: str, name: str, **wrong: str) -> Verdict:
    changed = {field.replace("__", "-"): (amount,) for field, amount in wrong.items()}
    return judged("settle", game_id, name, changed)


AMOUNTS = [
    # game, deal, what is typed, trap, rule
    ("dreierles", "dreier-won", {"line__0": "-4"}, "sign", "DR-10.3"),
    ("dreierles", "dreier-won", {"line__0": "2"}, "one_payment", "DR-10.3"),
    ("dreierles", "knocked", {"line__0": "48"}, "doubled", "DR-10.3"),
    ("dreierles", "pfeife-lost", {"line__1": "-3"}, "amount", "DR-7.7"),
    ("dreierles", "pfeife-lost", {"line__1": "-2"}, "one_payment", "DR-7.7"),
    ("dreierles", "shared-raeuber", {"line__0": "8"}, "doubled", "DR-11.8"),
    ("droggn", "pagat-laid-out", {"line__1": "10"}, "not_doubled", "DG-10.2"),
    ("dreiertarock", "pagat-ultimo", {"line__2": "40"}, "not_doubled", "DT-10.1"),
    ("herzeln", "queens", {"line__0": "40"}, "sign", "HZ-6.4"),
]


@pytest.mark.parametrize(("game_id", "name", "wrong", "trap", "rule"), AMOUNTS)
def test_each_wrong_amount_meets_its_rule(
    game_id: str, name: str, wrong: dict[str, str], trap: str, rule: str
) -> None:
    assert found(typed(game_id, name, **wrong)) == (trap, rule)


def test_a_wrong_total_shows_the_sum_of_its_lines() -> None:
    (finding,) = typed("dreierles", "pfeife-lost", total__Anna="12").findings
    assert finding.trap == "line_forgotten"
    assert finding.lines[-1].text == "12 − 4 + 2 − 1 = 9."
    assert [line.rule for line in finding.lines] == ["DR-10.3", "DR-7.7", "DR-7.1", "DR-7.1", ""]
    (finding,) = typed("dreierles", "pfeife-lost", total__Anna="-9").findings
    assert finding.trap == "sign"


def test_a_total_of_one_line_or_of_none_says_so() -> None:
    (finding,) = typed("dreierles", "dreier-won", total__Bernd="2").findings
    assert [line.text for line in finding.lines] == [
        "Dreier won: Anna +4, Bernd −2, Catrin −2.",
        "No other line concerns Bernd: −2.",
    ]
    (finding,) = typed("dreiertarock", "four-in-vienna", total__Doris="-120").findings
    assert finding.lines[-1].text == "No line concerns Doris: 0."
    assert finding.lines[0].rule == "DT-10.5"


def test_a_number_that_is_none_is_named_by_its_field() -> None:
    with pytest.raises(FieldError, match=r"Total of Anna: “nine” is no whole number\."):
        typed("dreierles", "dreier-won", total__Anna="nine")


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_knocks_a_dreier_dr_7_21(level: int) -> None:
    """Only who has bid may knock, and nobody bids before a Dreier."""
    each: Any = drill("settle", "dreierles")
    for question in (*each.curated(level), *(each.generate(level, seed) for seed in SEEDS)):
        values = question.values
        assert values.get("contract") != ("dreier",) or values.get("knocks", ("0",)) == ("0",)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_level_asks_stays_in_it(game_id: str) -> None:
    each: Any = drill("settle", game_id)
    for seed in range(1, 201):
        first, third = each.generate(1, seed), each.generate(3, seed)
        assert first.values["table"] == ("3",)
        assert third.values["table"] == ("4",)
        totals = [int(v[0]) for k, v in third.solution().items() if k.startswith("total-")]
        assert len(totals) == 4
        assert game_id == "herzeln" or sum(totals) == 0
