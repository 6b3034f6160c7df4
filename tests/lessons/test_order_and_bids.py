"""Ranking and bidding: each mistake meets its own rule, and the levels ask what they should."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import TRUMP
from engine.games import GAMES, game
from lessons.drills import drill
from lessons.drills.bids import CALL, HOLDER, NOBODY
from lessons.drills.model import FieldError, Verdict
from lessons.drills.order import ORDER, OrderQuestion
from tests.lessons.curated import SAY, found, with_more

SEEDS = range(1, 501)


# --- ranking ----------------------------------------------------------------------------------


def ordered(game_id: str, level: int, cards: str, answer: str, led: str = "") -> Verdict:
    each: Any = drill("order", game_id)
    read = each.notes.pack.read
    question = OrderQuestion(each.notes, each.ranks, "x", level, read(cards), led)
    verdict: Verdict = each.judge(question, {ORDER: tuple(answer.split())}, SAY)
    return verdict


TURNED = [
    # game, level, answer, suit led, traps, rules
    ("dreierles", 1, "SK SC SQ S7", "", ["ranks"], ["DR-3.1"]),
    ("dreierles", 2, "HK H4 H3 HA", "", ["red_pips"], ["DR-3.3"]),
    ("dreierles", 2, "HA HJ HK", "", ["ranks"], ["DR-3.1"]),
    ("dreierles", 3, "T2 T5 HK", "H", ["trumps"], ["DR-8.6"]),
    ("dreierles", 3, "T21 F HK", "H", ["fool"], ["DR-3.2"]),
    ("dreierles", 3, "HK T1 H4", "H", ["plain_over_trump"], ["DR-8.6"]),
    ("dreierles", 3, "SK H3 H4", "H", ["off_suit"], ["DR-8.6"]),
    ("dreierles", 3, "SK H4 T1", "H", ["off_suit", "plain_over_trump"], ["DR-8.6", "DR-8.6"]),
    ("herzeln", 2, "HA HK H10", "", ["ten"], ["HZ-3.2"]),
    ("herzeln", 2, "HA H10 HQ HK", "", ["ranks"], ["HZ-3.2"]),
    ("herzeln", 3, "SA HK H7", "H", ["off_suit"], ["HZ-5.5"]),
]


@pytest.mark.parametrize(("game_id", "level", "answer", "led", "traps", "rules"), TURNED)
def test_each_pair_turned_round_meets_its_rule(  # noqa: PLR0917
    game_id: str, level: int, answer: str, led: str, traps: list[str], rules: list[str]
) -> None:
    verdict = ordered(game_id, level, " ".join(sorted(answer.split())), answer, led)
    assert [finding.trap for finding in verdict.findings] == traps
    assert [finding.lines[0].rule for finding in verdict.findings] == rules


def test_the_last_card_needs_no_tap() -> None:
    assert ordered("dreierles", 1, "S7 SK SQ", "SK SQ").right


def test_a_card_without_a_place_is_asked_for() -> None:
    with pytest.raises(FieldError, match="2 cards have no place yet"):
        ordered("dreierles", 1, "S7 SK SQ", "SK")


@pytest.mark.parametrize("game_id", GAMES)
def test_the_levels_of_ranking_ask_what_they_should(game_id: str) -> None:
    each: Any = drill("order", game_id)
    for seed in SEEDS:
        first, second, third = (each.generate(level, seed) for level in (1, 2, 3))
        assert not any(map(each.ranks.is_turned, first.cards))
        assert any(map(each.ranks.is_turned, second.cards))
        assert len({card.suit for card in first.cards}) == 1
        assert len({card.suit for card in second.cards}) == 1
        lost = [card for card in third.cards if card.suit not in {third.led, TRUMP}]
        assert len(lost) == 1
        assert third.right[-1] == lost[0]


# --- bidding ----------------------------------------------------------------------------------


def called(seed: int, said: str, **answer: str) -> Verdict:
    each: Any = drill("bids", "dreierles")
    question = next(iter(each.curated(1)))
    changed: Any = type(question)(
        each.notes, question.auction, "x", 2, seed, tuple(said.split()), HOLDER in answer
    )
    fields = {name: tuple(values.split()) for name, values in answer.items()}
    verdict: Verdict = each.judge(changed, fields, SAY)
    return verdict


CALLED = [
    # calls so far, calls chosen, holder, traps, rules
    ("zweier", "pass zweier einer solo", "Anna", ["too_low"], ["DR-5.2"]),
    ("zweier", "einer solo", "Anna", ["pass_missed"], ["DR-5.3"]),
    ("zweier", "pass einer", "Anna", ["bid_missed"], ["DR-5.3"]),
    ("zweier pass", "pass einer solo", "Bernd", ["holder"], ["DR-5.4"]),
    ("zweier pass", "pass einer solo", NOBODY, ["holder"], ["DR-5.4"]),
    ("pass pass", "pass dreier zweier einer solo", "Anna", ["holder"], ["DR-5.4"]),
]


@pytest.mark.parametrize(("said", "calls", "holder", "traps", "rules"), CALLED)
def test_each_mistake_in_bidding_meets_its_rule(
    said: str, calls: str, holder: str, traps: list[str], rules: list[str]
) -> None:
    verdict = called(3, said, **{CALL: calls, HOLDER: holder})
    assert [finding.trap for finding in verdict.findings] == traps
    assert [finding.lines[0].rule for finding in verdict.findings] == rules


def test_the_last_round_knows_only_solo_dr_12_6() -> None:
    each: Any = drill("bids", "dreierles")
    last = [q for q in (each.generate(3, seed) for seed in SEEDS) if q.rules.situation]
    assert 200 < len(last) < 300
    for question in last:
        assert question.solution()[CALL] == ("pass", "solo")
        dreier = each.judge(question, {**question.solution(), CALL: ("pass", "dreier")}, SAY)
        assert [finding.lines[0].rule for finding in dreier.findings] == ["DR-12.6", "DR-12.6"]
        assert question.why(SAY)[0].rule == "DR-12.6"


@pytest.mark.parametrize("game_id", ["dreierles", "dreiertarock", "droggn"])
def test_the_open_calls_are_those_that_the_engine_offers(game_id: str) -> None:
    each: Any = drill("bids", game_id)
    for level in (1, 2, 3):
        for seed in SEEDS:
            question = each.generate(level, seed)
            rules = game(game_id)
            profile = rules.profile(question.rules.profile, **dict(question.rules.options))
            now: Any = rules.new(profile, seed=question.seed)
            for text in question.said:
                now = now.after(rules.read_action(text))
            assert set(question.solution()[CALL]) == set(map(str, now.actions()))


REFUSED_CALLS = [
    # game, question, call, rule
    ("dreiertarock", "forehand-opens", "zweier", "DT-5.3"),
    ("dreiertarock", "over-einser", "hold", "DT-5.4"),
    ("dreiertarock", "solo-is-too-late", "solo", "DT-5.5"),
    ("dreiertarock", "against-a-solo", "hold", "DT-5.4"),
    ("droggn", "over-an-ansager", "ansager", "DG-5.2"),
    ("droggn", "nothing-higher", "super", "DG-5.2"),
]


@pytest.mark.parametrize(("game_id", "name", "call", "rule"), REFUSED_CALLS)
def test_each_call_that_is_not_open_meets_its_rule(
    game_id: str, name: str, call: str, rule: str
) -> None:
    _, cited = found(with_more("bids", game_id, name, CALL, call))
    assert cited == rule
