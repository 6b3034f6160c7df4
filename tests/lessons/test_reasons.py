"""A right card for a wrong reason is found out, and one of the reasons alone is true."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import GAMES
from engine.rulebook import rule
from lessons.drills import drill
from lessons.drills.reasons import BECAUSE
from lessons.locale import speech

SAY = speech("en")

WRONG = [
    # game, trick, reason chosen, the rule that decides
    ("dreierles", "four-beats-nothing", "ranks", "DR-3.3"),
    ("dreierles", "stiess-over-all", "trumps", "DR-3.2"),
    ("dreierles", "pfeife-alone", "trumps", "DR-8.6"),
    ("dreiertarock", "ace-of-hearts", "ranks", "DT-3.1"),
    ("dreiertarock", "mondfang", "trumps", "DT-3.2"),
    ("droggn", "gstiess-played", "ranks", "DG-8.3"),
    ("herzeln", "four-at-the-table", "ranks", "HZ-3.2"),
    ("herzeln", "low-lead-wins", "ranks", "HZ-5.5"),
]


@pytest.mark.parametrize(("game_id", "name", "reason", "number"), WRONG)
def test_a_wrong_reason_for_the_right_card_meets_the_rule(
    game_id: str, name: str, reason: str, number: str
) -> None:
    each: Any = drill("who-wins", game_id)
    asked = next(question for question in each.curated(3) if question.id == name)
    verdict = each.judge(asked, {**asked.solution(), BECAUSE: (reason,)}, SAY)
    (finding,) = verdict.findings
    assert (finding.trap, finding.lines[0].rule) == ("wrong_reason", number)
    assert verdict.marks["taker-" + asked.taker] == "ok"


@pytest.mark.parametrize("game_id", GAMES)
def test_three_reasons_are_offered_and_one_alone_is_true(game_id: str) -> None:
    each: Any = drill("who-wins", game_id)
    for question in (*each.curated(3), *(each.generate(3, seed) for seed in range(1, 301))):
        field = question.fields(SAY)[1]
        assert len(field.options) == 3
        (right,) = question.solution()[BECAUSE]
        rivals = [card for card in question.trick if card != question.best]
        true = {question.ranks.beaten(card, question.best, question.led).trap for card in rivals}
        assert {option.value for option in field.options} & true == {right}
        for option in field.options:
            rule(option.words.rpartition("(")[2].rstrip(")"))


@pytest.mark.parametrize("game_id", GAMES)
def test_only_level_3_asks_why(game_id: str) -> None:
    each: Any = drill("who-wins", game_id)
    assert [len(each.generate(level, 5).fields(SAY)) for level in (1, 2, 3)] == [1, 1, 2]
