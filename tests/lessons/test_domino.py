"""The domino: what fits where, who may pass, and the rule that each mistake meets."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from lessons.drills import drill
from lessons.drills.herzeln.domino import CARD, MAY, MUST_LAY, TURN
from tests.lessons.curated import SAY, judged

SEEDS = range(1, 501)
UPWARD = ("7", "8", "9", "J", "Q", "K", "10", "A")


WRONG = [
    # question, field, what is chosen, trap, rules
    ("any-suit", "high", "HQ CQ S9", "wrong_end", ["HZ-7.7"]),
    ("any-suit", "high", "HQ CQ DK", "no_fit", ["HZ-7.7"]),
    ("any-suit", "high", "HQ", "other_suit", ["HZ-7.2"]),
    ("any-suit", "low", "S9 D10", "ten", ["HZ-7.7", "HZ-3.2"]),
    ("ten-above-king", "high", "H10 C10 CA", "ten", ["HZ-7.7", "HZ-3.2"]),
    ("round-the-corner", "low", "S8", "both_ends", ["HZ-7.7"]),
    ("ace-below-seven", "low", "", "corner", ["HZ-7.4"]),
    ("must-open", CARD, "DJ SA", "not_a_jack", ["HZ-7.1"]),
    ("must-open", CARD, "", "jack", ["HZ-7.1"]),
    ("must-open", TURN, MAY, "must_open", ["HZ-7.14"]),
    ("no-jack", TURN, MUST_LAY, "cannot_lay", ["HZ-7.5"]),
    ("must-play", TURN, MAY, "must_play", ["HZ-7.14"]),
    ("suit-rows", CARD, "H10 H9 SQ S8 CJ HA", "no_fit", ["HZ-11.3"]),
    ("suit-rows", CARD, "H10 H9 SQ S8", "fits", ["HZ-11.3"]),
    ("jack-of-hearts-opens", CARD, "HJ SJ", "opener", ["HZ-11.1"]),
]


@pytest.mark.parametrize(("name", "field", "values", "trap", "rules"), WRONG)
def test_each_mistake_meets_its_rule(
    name: str, field: str, values: str, trap: str, rules: list[str]
) -> None:
    changed = {field: tuple(values.split())}
    (finding,) = judged("domino", "herzeln", name, changed).findings
    assert finding.trap == trap
    assert [line.rule for line in finding.lines if line.rule] == rules


def test_a_seven_goes_round_the_corner_and_a_jack_comes_back() -> None:
    each: Any = drill("domino", "herzeln")
    found = set()
    for seed in SEEDS:
        question = each.generate(2, seed)
        nothing = each.judge(question, {"high": (), "low": ()}, SAY)
        found |= {(f.trap, f.lines[0].rule) for f in nothing.findings if f.tone == "missed"}
    assert {("corner", "HZ-7.3"), ("corner", "HZ-7.4"), ("jack_again", "HZ-7.13")} <= found


@pytest.mark.parametrize("level", [1, 2])
def test_a_second_reading_finds_the_same_cards_at_both_ends(level: int) -> None:
    each: Any = drill("domino", "herzeln")
    for seed in SEEDS:
        question = each.generate(level, seed)
        low, high = (UPWARD.index(question.row[place].rank) for place in (0, -1))
        for field, wanted in (("high", UPWARD[(high + 1) % 8]), ("low", UPWARD[low - 1])):
            fitting = [card.code for card in question.hand if card.rank == wanted]
            assert list(question.solution()[field]) == fitting
        corner = len(question.above) >= 5 or len(question.below) >= 3
        assert corner == (level == 2)


def test_the_rows_are_such_as_are_laid() -> None:
    """Neighbours follow each other, and no card lies or is held twice."""
    each: Any = drill("domino", "herzeln")
    for level in (1, 2, 3):
        for seed in SEEDS:
            question = each.generate(level, seed)
            cards = [*question.row, *question.hand]
            assert len(set(cards)) == len(cards)
            if question.has_ends:
                places = [UPWARD.index(card.rank) for card in question.row]
                steps = {(b - a) % 8 for a, b in pairwise(places)}
                assert steps <= {1}


def test_level_3_opens_goes_on_and_passes_and_knows_rows_by_suit() -> None:
    each: Any = drill("domino", "herzeln")
    kinds = set()
    for seed in SEEDS:
        question = each.generate(3, seed)
        (turn,) = question.solution()[TURN]
        assert (turn == MUST_LAY) == bool(len(question.position.legal))
        kinds.add((question.profile, question.position.layout.begun, turn))
    assert len(kinds) == 6
