"""Every wrong answer names a rule; a right card for a wrong reason is found out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.cards import TRUMP
from engine.games import GAMES
from engine.rulebook import rule
from lessons.drills import DRILLS, drill, takers
from lessons.drills.forms import FormDrill
from lessons.drills.model import LEVELS
from lessons.drills.reasons import BECAUSE
from lessons.forms import Answer, Choices, Field
from tests.lessons.curated import SAY, curated, found, judged

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
    verdict = judged("who-wins", game_id, name, {BECAUSE: (reason,)})
    assert found(verdict) == ("wrong_reason", number)
    _, asked = curated("who-wins", game_id, name)
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
def test_no_reason_holds_against_the_card_that_wins(game_id: str) -> None:
    """A trump is of another suit than the one led, too, and takes the trick."""
    each: Any = drill("who-wins", game_id)
    for question in (*each.curated(3), *(each.generate(3, seed) for seed in range(1, 301))):
        (right,) = question.solution()[BECAUSE]
        assert right != "off_suit" or question.best.suit == question.led


@pytest.mark.parametrize("game_id", ["dreierles", "dreiertarock"])
def test_pips_decide_no_trick_in_which_a_trump_lies(game_id: str) -> None:
    """DR-8.6, DT-8.5: also where red pips lie and you must trump."""
    each: Any = drill("trump", game_id)
    trumped = 0
    for question in (each.generate(level, seed) for level in LEVELS for seed in range(1, 101)):
        if any(card.suit == TRUMP for card in (*question.trick, *question.legal)):
            assert takers.reason(question, SAY)[1] != each.notes.red_pips
            trumped += 1
    assert trumped > 100


@pytest.mark.parametrize("game_id", GAMES)
def test_only_level_3_asks_why(game_id: str) -> None:
    each: Any = drill("who-wins", game_id)
    assert [len(each.generate(level, 5).fields(SAY)) for level in (1, 2, 3)] == [1, 1, 2]


def others(field: Field, right: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield the wrong answers to a field that are nearest to the right one."""
    if isinstance(field, Choices):
        for option in field.options:
            chosen = {option.value} ^ set(right) if field.many else {option.value} - set(right)
            if chosen:
                yield tuple(each.value for each in field.options if each.value in chosen)
        return
    number = int(right[0])
    near = {number + 1, number - 1, 2 * number, 0, 36, -number} - {number}
    yield from ((str(each),) for each in near if each >= 0 or field.signed)


def wrong_answers(question: Any) -> Iterator[Answer]:
    solution = question.solution()
    for field in question.fields(SAY):
        for other in others(field, solution[field.name]):
            yield {**solution, field.name: other}


FORMS = [key for key, each in DRILLS.items() if isinstance(each, FormDrill)]


@pytest.mark.parametrize(("kind", "game_id"), FORMS)
def test_every_wrong_answer_names_a_rule_that_exists(kind: str, game_id: str) -> None:
    each: Any = drill(kind, game_id)
    for level in LEVELS:
        made = (each.generate(level, seed) for seed in range(1, 6))
        for question in (*each.curated(level), *made):
            for answer in wrong_answers(question):
                verdict = each.judge(question, answer, SAY)
                assert not verdict.right
                for finding in verdict.findings:
                    numbers = [line.rule for line in finding.lines if line.rule]
                    assert numbers, (question.id, answer, finding)
                    assert all(map(rule, numbers))
