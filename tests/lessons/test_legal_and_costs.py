"""Räuber, following suit and trick costs: the engine refuses with exactly the rule in question."""

from __future__ import annotations

from typing import Any

import pytest

from lessons.drills import drill
from lessons.drills.herzeln.costs import TrickCost
from lessons.drills.model import Verdict
from lessons.drills.who_wins import TAKER
from tests.lessons.curated import SAY, curated, found, with_more

SEEDS = range(1, 201)


REFUSED = [
    # drill, game, position, card, case, rule
    ("raeuber", "dreierles", "too-early", "T1", "pfeife_early", "DR-11.11"),
    ("raeuber", "dreierles", "too-early", "HK", "follow_trump", "DR-8.2"),
    ("raeuber", "dreierles", "lead-the-pfeife", "F", "pfeife_due", "DR-11.11"),
    ("raeuber", "dreierles", "third-and-trump-led", "T18", "pfeife_due", "DR-11.11"),
    ("raeuber", "dreierles", "third-but-suit-held", "T1", "follow_suit", "DR-8.2"),
    ("raeuber", "dreierles", "twenty-one-stays-out", "T21", "behind_stiess", "DR-11.5"),
    ("raeuber", "dreierles", "twenty-one-or-pfeife", "T21", "clash", "DR-11.12"),
    ("follow-suit", "herzeln", "one-of-the-suit", "HK", "follow_suit", "HZ-5.2"),
    ("follow-suit", "herzeln", "hearts-not-led", "HQ", "heart_lead", "HZ-5.6"),
    ("follow-suit", "droggn", "lone-king", "HQ", "follow_suit", "DG-8.2"),
    ("follow-suit", "droggn", "void-and-trump", "SQ", "must_trump", "DG-8.2"),
    ("gstiess", "droggn", "instead-of-following", "T12", "follow_suit_or_gstiess", "DG-8.2"),
    ("gstiess", "droggn", "instead-of-a-trump", "HK", "follow_trump_or_gstiess", "DG-8.2"),
    ("gstiess", "droggn", "instead-of-trumping", "SK", "must_trump_or_gstiess", "DG-8.2"),
    ("gstiess", "droggn", "pagat-laid-out", "T1", "laid_out", "DG-8.7"),
    ("gstiess", "droggn", "pagat-laid-out", "HQ", "only_gstiess", "DG-8.7"),
    ("gstiess", "droggn", "kept-to-the-end", "F", "gstiess_kept", "DG-7.3"),
]


@pytest.mark.parametrize(("kind", "game", "name", "card", "case", "rule"), REFUSED)
def test_each_wrong_card_meets_its_rule(  # noqa: PLR0917
    kind: str, game: str, name: str, card: str, case: str, rule: str
) -> None:
    assert found(with_more(kind, game, name, "card", card)) == (case, rule)


FORGOTTEN = [
    ("raeuber", "dreierles", "only-the-twenty-one", "T21", "DR-11.5"),
    ("raeuber", "dreierles", "no-other-trump", "T1", "DR-11.11"),
    ("raeuber", "dreierles", "third-and-trump-led", "T1", "DR-11.11"),
    ("raeuber", "dreierles", "lead-the-pfeife", "T1", "DR-11.11"),
    ("raeuber", "dreierles", "twenty-one-or-pfeife", "T1", "DR-11.12"),
    ("raeuber", "dreierles", "twenty-one-stays-out", "T4", "DR-8.2"),
    ("raeuber", "dreierles", "third-but-suit-held", "H4", "DR-8.2"),
    ("follow-suit", "herzeln", "nothing-binds", "H9", "HZ-5.3"),
    ("follow-suit", "herzeln", "lead-hearts", "HA", "HZ-5.6"),
    ("follow-suit", "herzeln", "lead-hearts", "SK", "HZ-5.1"),
    ("follow-suit", "herzeln", "hearts-not-led", "SQ", "HZ-5.1"),
    ("gstiess", "droggn", "instead-of-following", "F", "DG-8.4"),
    ("gstiess", "droggn", "instead-of-following", "S7", "DG-8.2"),
    ("gstiess", "droggn", "nothing-else", "HK", "DG-8.2"),
    ("gstiess", "droggn", "nothing-else", "F", "DG-8.4"),
    ("gstiess", "droggn", "kept-to-the-end", "T6", "DG-8.3"),
]


@pytest.mark.parametrize(("kind", "game", "name", "card", "rule"), FORGOTTEN)
def test_a_card_that_was_left_out_meets_the_rule_that_frees_it(
    kind: str, game: str, name: str, card: str, rule: str
) -> None:
    each, question = curated(kind, game, name)
    right = question.solution()["card"]
    assert card in right
    others = tuple(code for code in question.hand.codes if code not in right)[:1] or right[:1]
    given = tuple(code for code in right if code != card) or others
    verdict = each.judge(question, {"card": given}, SAY)
    missed = [finding for finding in verdict.findings if card in finding.cards]
    assert [finding.lines[0].rule for finding in missed] == [rule]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_first_hint_names_none_of_the_cards_that_may_be_played(level: int) -> None:
    each: Any = drill("follow-suit", "herzeln")
    for question in (*each.curated(level), *(each.generate(level, seed) for seed in SEEDS)):
        first, second = (each.hint(question, {}, step, SAY).text for step in (1, 2))
        assert not [card for card in question.hand if SAY.label(card) in first]
        assert str(len(question.position.legal)) in second


@pytest.mark.parametrize("game", ["dreierles", "droggn", "herzeln"])
def test_the_second_hint_about_a_trick_rules_something_out_and_leaves_a_choice(game: str) -> None:
    each: Any = drill("who-wins", game)
    for level in (1, 2, 3):
        for question in (*each.curated(level), *(each.generate(level, seed) for seed in SEEDS)):
            first, second = (each.hint(question, {}, step, SAY) for step in (1, 2))
            assert first.text.startswith("The ")
            assert 1 < len(second.cards) < len(question.trick)
            assert question.best.code in second.cards


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_second_reading_agrees_on_every_position_of_herzeln(level: int) -> None:
    each: Any = drill("follow-suit", "herzeln")
    for question in (*each.curated(level), *(each.generate(level, seed) for seed in SEEDS)):
        led = question.table[0].suit if question.table else ""
        hand = list(question.hand)
        due = [card for card in hand if card.suit == led]
        if question.options:
            due = [card for card in hand if card.suit != "H"]
        assert list(question.position.legal) == (due or hand)
        assert bool(led) == (level < 3)
        assert any(card.suit == led for card in hand) == (level == 1)


# --- what a trick costs -----------------------------------------------------------------------


def cost(contract: str, number: int, cards: str, taker: str, points: str) -> Verdict:
    each: Any = drill("trick-cost", "herzeln")
    question = TrickCost("x", 1, contract, number, each.notes.pack.read(cards))
    verdict: Verdict = each.judge(question, {TAKER: (taker,), "points": (points,)}, SAY)
    return verdict


COSTS = [
    # contract, trick, cards, taker, points, traps, rules
    ("no_hearts", 1, "H9 HQ HK S7", "Catrin", "8", ["sign"], ["HZ-6.1"]),
    ("no_hearts", 1, "H9 HQ HK S7", "Catrin", "-3", ["left_out"], ["HZ-6.1"]),
    ("no_hearts", 1, "H9 HQ HK S7", "Catrin", "-30", ["too_much"], ["HZ-6.1"]),
    ("no_queens", 1, "HA H10 HK HJ", "Anna", "-27", ["counts_nothing"], ["HZ-6.4"]),
    ("last_trick", 7, "SA S9 S8 D10", "Anna", "40", ["counts_nothing"], ["HZ-6.6"]),
    ("last_trick", 8, "SK S10 S8 DA", "Doris", "40", ["off_suit"], ["HZ-5.5"]),
    ("tricks", 3, "SK S10 S8 DA", "Anna", "10", ["ten"], ["HZ-3.2"]),
]


@pytest.mark.parametrize(
    ("contract", "number", "cards", "taker", "points", "traps", "rules"), COSTS
)
def test_each_wrong_cost_meets_its_rule(  # noqa: PLR0917
    contract: str,
    number: int,
    cards: str,
    taker: str,
    points: str,
    traps: list[str],
    rules: list[str],
) -> None:
    verdict = cost(contract, number, cards, taker, points)
    assert [finding.trap for finding in verdict.findings] == traps
    assert [finding.lines[0].rule for finding in verdict.findings] == rules


@pytest.mark.parametrize("amount", ["-8", "\N{MINUS SIGN}8", "\N{EN DASH}8"])
def test_a_minus_may_be_typed_in_any_way(amount: str) -> None:
    assert cost("no_hearts", 1, "H9 HQ HK S7", "Catrin", amount).right


@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_hand_of_the_gstiess_drill_holds_it_and_level_3_lays_out(level: int) -> None:
    each: Any = drill("gstiess", "droggn")
    for seed in SEEDS:
        question = each.generate(level, seed)
        codes = question.hand.codes
        assert "F" in codes
        assert bool(question.told) == (level == 3)
        kept = dict(question.told).get("laid_out") == "gstiess"
        assert ("F" in question.solution()["card"]) != kept
        if dict(question.told).get("laid_out") == "pagat":
            assert "T1" not in question.solution()["card"]
