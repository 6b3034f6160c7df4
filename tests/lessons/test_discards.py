"""Laying away: what the engine refuses meets its rule, and each level asks what it should."""

from __future__ import annotations

from typing import Any

import pytest

from lessons.drills import drill
from lessons.drills.discards import CARD, CLOSED, OPEN, SEEN, SETS, DiscardQuestion
from lessons.drills.droggn.buying import BOUGHT, OFFERED
from tests.lessons.curated import found, judged, with_less, with_more

SEEDS = range(1, 201)
TAROCK_GAMES = ["dreierles", "dreiertarock", "droggn"]


REFUSED = [
    # game, question, field, what is chosen, trap, rule
    ("dreierles", "queens-may-go", CARD, "HK", "king", "DR-6.3"),
    ("dreierles", "no-trump-however-small", CARD, "T4", "trump", "DR-6.3"),
    ("dreierles", "one-for-one", SETS, "SC-C10", "number", "DR-6.2"),
    ("dreierles", "one-plain-card", SETS, "T7-T5-T3", "others_first", "DR-6.7"),
    ("dreierles", "no-plain-card", SETS, "T21-T20", "droll", "DR-6.7"),
    ("dreiertarock", "kings-and-trull-stay", CARD, "T21", "trull", "DT-6.3"),
    ("dreiertarock", "kings-and-trull-stay", CARD, "T9", "tarock", "DT-6.9"),
    ("dreiertarock", "the-other-packet", SETS, "H3-S7-DA", "not_held", "DT-4.2"),
    ("dreiertarock", "the-other-packet", SETS, "H3-DA", "number", "DT-6.2"),
    ("dreiertarock", "two-suit-cards", SETS, "T5-T3-H4", "others_first", "DT-6.9"),
    ("dreiertarock", "two-suit-cards", SETS, "H4-SK-C9", "king", "DT-6.3"),
    ("droggn", "trumps-may-go", CARD, "F", "trull", "DG-6.2"),
    ("droggn", "no-trump-for-a-king", CARD, "HK", "king", "DG-6.3"),
    ("droggn", "two-kings", SETS, "T3-HK-SK", "kings", "DG-6.3"),
    ("droggn", "queens-are-free", SETS, "H3-H4", "number", "DG-6.1"),
    ("droggn", "not-your-own", BOUGHT, "HK", "own_card", "DG-6.7"),
    ("droggn", "not-your-own", BOUGHT, "SK", "own_discard", "DG-6.7"),
    ("droggn", "kept-out-of-an-offer", OFFERED, "HK", "offer_king", "DG-6.3"),
    ("droggn", "kept-out-of-an-offer", OFFERED, "T1", "offer_trull", "DG-6.2"),
    ("droggn", "kept-out-of-an-offer", OFFERED, "S4", "not_held", "DG-6.6"),
]


@pytest.mark.parametrize(("game_id", "name", "field", "value", "trap", "rule"), REFUSED)
def test_what_may_not_go_meets_its_rule(  # noqa: PLR0917
    game_id: str, name: str, field: str, value: str, trap: str, rule: str
) -> None:
    assert found(with_more("discards", game_id, name, field, value)) == (trap, rule)


FORGOTTEN = [
    # game, question, field, what was left out, trap, rule
    ("dreierles", "queens-may-go", CARD, "HQ", "may_go", "DR-6.3"),
    ("dreierles", "one-plain-card", SETS, "T20-T19-C9", "may_go", "DR-6.7"),
    ("dreiertarock", "any-three", CARD, "F", "may_go", "DT-6.8"),
    ("dreiertarock", "two-suit-cards", SETS, "T20-H4-C9", "may_go", "DT-6.9"),
    ("droggn", "trumps-may-go", CARD, "T2", "may_go", "DG-6.4"),
    ("droggn", "a-king-and-a-trump", SETS, "T4-HK-H2", "may_go", "DG-6.3"),
    ("droggn", "not-your-own", BOUGHT, "F", "for_sale", "DG-6.6"),
    ("droggn", "kept-out-of-an-offer", OFFERED, "T6", "may_be_offered", "DG-6.6"),
]


@pytest.mark.parametrize(("game_id", "name", "field", "value", "trap", "rule"), FORGOTTEN)
def test_what_was_left_out_meets_the_rule_that_lets_it_go(  # noqa: PLR0917
    game_id: str, name: str, field: str, value: str, trap: str, rule: str
) -> None:
    assert found(with_less("discards", game_id, name, field, value)) == (trap, rule)


SEEN_BY = [
    ("dreierles", "one-plain-card", CLOSED, "seen_missed", "DR-6.7"),
    ("dreierles", "exactly-three", OPEN, "seen", "DR-6.2"),
    ("dreiertarock", "tarocks-alone", CLOSED, "seen_missed", "DT-6.9"),
    ("droggn", "one-trump-for-two", OPEN, "seen", "DG-6.4"),
]


@pytest.mark.parametrize(("game_id", "name", "value", "trap", "rule"), SEEN_BY)
def test_who_sees_the_cards_is_told_by_its_rule(
    game_id: str, name: str, value: str, trap: str, rule: str
) -> None:
    assert found(judged("discards", game_id, name, {SEEN: (value,)})) == (trap, rule)


@pytest.mark.parametrize("game_id", TAROCK_GAMES)
def test_generated_sets_hold_some_that_may_go_and_some_that_may_not(game_id: str) -> None:
    each: Any = drill("discards", game_id)
    for level in (2, 3):
        traps = set()
        for seed in SEEDS:
            question = each.generate(level, seed)
            if not isinstance(question, DiscardQuestion):
                continue
            refused = [why for cards in question.sets if (why := question.refusal(cards))]
            assert 0 < len(refused) < len(question.sets)
            assert len(set(question.sets)) == len(question.sets)
            traps |= {str(why.facts["case"]) for why in refused}
        assert len(traps) >= 3


@pytest.mark.parametrize("game_id", ["dreierles", "dreiertarock"])
def test_level_3_has_few_plain_cards_and_says_who_sees_the_rest(game_id: str) -> None:
    each: Any = drill("discards", game_id)
    answers = set()
    for seed in SEEDS:
        question = each.generate(3, seed)
        number = question.exchange.ways[question.contract].number
        plain = [c for c in question.hand if c.suit != "T" and c.rank != "K"]
        assert len(plain) <= number
        assert question.lies_open == (len(plain) < number)
        answers.add(question.solution()[SEEN])
    assert answers == {(OPEN,), (CLOSED,)}


def test_purchases_name_cards_of_all_places() -> None:
    each: Any = drill("discards", "droggn")
    for seed in range(1, 200, 2):
        question = each.generate(3, seed)
        sold = set(question.solution()[BOUGHT])
        mine = {card.code for card in question.hand | question.discards}
        assert sold == {card.code for card in question.named} - mine
        assert 0 < len(sold) < len(question.named)
