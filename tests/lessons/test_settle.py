"""Settling up: each wrong amount meets the rule of its line, and a reason of its own."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import GAMES
from lessons.drills import drill
from lessons.drills.model import FieldError, Verdict
from lessons.locale import speech

SAY = speech("en")


def question(game_id: str, name: str) -> tuple[Any, Any]:
    each: Any = drill("settle", game_id)
    return each, next(q for level in (1, 2, 3) for q in each.curated(level) if q.id == name)


def judged(game_id: str, name: str, **wrong: str) -> Verdict:
    each, asked = question(game_id, name)
    answer = {**asked.solution(), **{k.replace("__", "-"): (v,) for k, v in wrong.items()}}
    verdict: Verdict = each.judge(asked, answer, SAY)
    return verdict


AMOUNTS = [
    # game, deal, what is typed, trap, rule
    ("dreierles", "dreier-won", {"line__0": "-4"}, "sign", "DR-10.3"),
    ("dreierles", "dreier-won", {"line__0": "2"}, "one_payment", "DR-10.3"),
    ("dreierles", "knocked", {"line__0": "24"}, "doubled", "DR-10.3"),
    ("dreierles", "pfeife-lost", {"line__1": "-3"}, "amount", "DR-7.7"),
    ("dreierles", "pfeife-lost", {"line__1": "-2"}, "one_payment", "DR-7.7"),
    ("dreierles", "shared-raeuber", {"line__0": "8"}, "doubled", "DR-11.8"),
    ("droggn", "pagat-laid-out", {"line__1": "10"}, "not_doubled", "DG-10.2"),
    ("dreiertarock", "pagat-ultimo", {"line__2": "40"}, "not_doubled", "DT-10.1"),
    ("herzeln", "queens", {"line__0": "40"}, "sign", "HZ-6.4"),
]


@pytest.mark.parametrize(("game_id", "name", "typed", "trap", "rule"), AMOUNTS)
def test_each_wrong_amount_meets_its_rule(
    game_id: str, name: str, typed: dict[str, str], trap: str, rule: str
) -> None:
    (finding,) = judged(game_id, name, **typed).findings
    assert (finding.trap, finding.lines[0].rule) == (trap, rule)


def test_a_wrong_total_shows_the_sum_of_its_lines() -> None:
    (finding,) = judged("dreierles", "pfeife-lost", total__Anna="12").findings
    assert finding.trap == "line_forgotten"
    assert finding.lines[-1].text == "12 − 4 + 2 − 1 = 9."
    assert [line.rule for line in finding.lines] == ["DR-10.3", "DR-7.7", "DR-7.1", "DR-7.1", ""]
    (finding,) = judged("dreierles", "pfeife-lost", total__Anna="-9").findings
    assert finding.trap == "sign"


def test_a_total_of_one_line_or_of_none_says_so() -> None:
    (finding,) = judged("dreierles", "dreier-won", total__Bernd="2").findings
    assert [line.text for line in finding.lines] == [
        "Dreier won: Anna +4, Bernd −2, Catrin −2.",
        "No other line concerns Bernd: −2.",
    ]
    (finding,) = judged("dreiertarock", "four-in-vienna", total__Doris="-120").findings
    assert finding.lines[-1].text == "No line concerns Doris: 0."
    assert finding.lines[0].rule == "DT-10.5"


def test_a_number_that_is_none_is_named_by_its_field() -> None:
    with pytest.raises(FieldError, match=r"Total of Anna: “nine” is no whole number\."):
        judged("dreierles", "dreier-won", total__Anna="nine")


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
