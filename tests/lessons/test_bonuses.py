"""Bonuses: each mistake meets its rule, and a second reading of the tricks agrees."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from engine.cards import CardSet
from lessons.drills import drill
from lessons.drills.bonuses import DECLARER, NOTHING, OPPONENTS, hands_at_play, holder, trick_with
from tests.lessons.curated import SAY, curated, found, judged

SEEDS = range(1, 121)


MISTAKES = [
    # game, question, field, what is chosen, trap, rule
    ("dreierles", "nothing-complete", "four_kings", "Anna", "not_complete", "DR-7.1"),
    ("dreierles", "kings-of-an-opponent", "four_kings", NOTHING, "opponent", "DR-7.16"),
    ("dreierles", "droll-is-three-trumps", "ten_trumps", NOTHING, "overlooked", "DR-7.1"),
    ("dreierles", "pfeife-wins", "pfeife", "2", "amount", "DR-7.6"),
    ("dreierles", "pfeife-wins", "pfeife", NOTHING, "overlooked", "DR-7.6"),
    ("dreierles", "pfeife-beaten", "pfeife", "1", "side", "DR-7.6"),
    ("dreierles", "pfeife-too-early", "pfeife", "-1", "early", "DR-7.20"),
    ("dreierles", "pfeife-of-an-opponent", "pfeife", NOTHING, "overlooked", "DR-7.18"),
    ("dreierles", "laid-out-and-won", "pfeife", "1", "amount", "DR-7.7"),
    ("dreierles", "laid-out-and-forced", "pfeife", NOTHING, "overlooked", "DR-7.7"),
    ("dreierles", "ten-trumps-unsaid", "ten_trumps", "Anna", "announcement", "DR-7.3"),
    ("dreierles", "no-pfeife-for-opponents", "pfeife", "-1", "defender", "DR-7.9"),
    ("dreiertarock", "held-but-not-won", "trull", DECLARER, "held", "DT-10.2"),
    ("dreiertarock", "held-but-not-won", "trull", OPPONENTS, "won", "DT-10.2"),
    ("dreiertarock", "kings-made-safe", "kings", NOTHING, "laid_away", "DT-6.11"),
    ("dreiertarock", "one-for-each-side", "kings", DECLARER, "wrong_side", "DT-10.3"),
    ("dreiertarock", "mond-caught", "mondfang", OPPONENTS, "caught", "DT-10.7"),
    ("dreiertarock", "mond-of-the-partner", "mondfang", OPPONENTS, "same_side", "DT-10.7"),
    ("dreiertarock", "pagat-beaten", "mondfang", DECLARER, "not_caught", "DT-10.7"),
    ("dreiertarock", "pagat-beaten", "pagat", DECLARER, "failed", "DT-10.6"),
    ("dreiertarock", "three-birds-at-home", "uhu", NOTHING, "made", "DT-10.1"),
    ("dreiertarock", "each-its-own-way", "kakadu", OPPONENTS, "out_of_turn", "DT-10.1"),
    ("droggn", "pagat-won-game-lost", "game", "won", "game_apart", "DG-10.1"),
    ("droggn", "beaten-by-the-partner", "pagat", "-10", "side", "DG-10.2"),
    ("droggn", "captured", "pagat", "-10", "amount", "DG-10.2"),
    ("droggn", "captured", "pagat", NOTHING, "overlooked", "DG-10.2"),
    ("droggn", "home-before-the-end", "pagat", "5", "scores_nothing", "DG-10.2"),
    ("droggn", "silent-and-doubled-game", "times", "2", "multiplied", "DG-10.5"),
    ("droggn", "laid-out-and-doubled", "times", "1", "not_multiplied", "DG-10.5"),
    ("droggn", "match-and-pagat", "tricks", "points", "match", "DG-10.4"),
    ("droggn", "match-and-pagat", "tricks", "mord", "not_bid", "DG-10.4"),
    ("droggn", "match-and-pagat", "game", "lost", "game_apart", "DG-10.4"),
    ("droggn", "match-and-pagat", "pagat", NOTHING, "overlooked", "DG-10.2"),
    ("droggn", "one-trick-short", "tricks", "match", "not_all", "DG-10.16"),
    ("droggn", "mord-and-pagat", "tricks", "match", "mord", "DG-10.3"),
    ("droggn", "mord-and-pagat", "pagat", "10", "mord_alone", "DG-10.3"),
    ("droggn", "mord-lost", "game", "won", "one_trick", "DG-10.3"),
    ("droggn", "mord-lost", "tricks", "mord", "mord", "DG-10.3"),
]


@pytest.mark.parametrize(("game_id", "name", "field", "value", "trap", "rule"), MISTAKES)
def test_each_mistake_meets_its_rule(  # noqa: PLR0917
    game_id: str, name: str, field: str, value: str, trap: str, rule: str
) -> None:
    assert found(judged("bonuses", game_id, name, {field: (value,)})) == (trap, rule)


WHY = [
    ("dreierles", "nothing-complete", "four_kings", "Anna", r"Anna has \d Kings?; it takes 4\."),
    ("dreierles", "kings-of-an-opponent", "four_kings", NOTHING, r"\w+ has 4 Kings; .* 4\."),
    ("dreierles", "nothing-complete", "ten_trumps", "Bernd", r"Bernd has \d trumps?; .* 10\."),
    ("dreierles", "ten-trumps-unsaid", "ten_trumps", "Anna", r"Anna has 1\d trumps; .* Nobody .*"),
    ("dreiertarock", "held-but-not-won", "trull", DECLARER, r"Of the 3 cards Anna has [0-2] .*"),
]


@pytest.mark.parametrize(("game_id", "name", "field", "value", "words"), WHY)
def test_what_is_in_the_hands_is_said_beside_the_rule(
    game_id: str, name: str, field: str, value: str, words: str
) -> None:
    (finding,) = judged("bonuses", game_id, name, {field: (value,)}).findings
    assert [line.label for line in finding.lines] == ["Rule", "Why", "Instead"]
    assert re.fullmatch(words, finding.lines[1].text)


def test_the_rule_about_opponents_follows_the_option_and_not_the_name_of_a_profile() -> None:
    """DR-7.9, DR-7.18."""
    each, asked = curated("bonuses", "dreierles", "pfeife-of-an-opponent")
    scenario = replace(asked.scenario, options=(("pfeife_defenders", False),))
    question = replace(asked, scenario=scenario)
    answer = {**question.solution(), "pfeife": ("-1",)}
    assert found(each.judge(question, answer, SAY)) == ("defender", "DR-7.9")


def made(game_id: str, level: int) -> list[Any]:
    each: Any = drill("bonuses", game_id)
    return [*each.curated(level), *(each.generate(level, seed) for seed in SEEDS)]


def test_a_second_reading_agrees_on_the_combinations_dr_7_1() -> None:
    for question in made("dreierles", 1):
        right = question.solution()
        for who, hand in hands_at_play(question.over).items():
            codes = set(hand.codes)
            trumps = sum(card.suit == "T" for card in hand)
            assert (trumps >= 10) == (right["ten_trumps"] == (who,))
            assert ({"F", "T21", "T1"} <= codes) == (right["droll"] == (who,))
            assert ({"HK", "SK", "DK", "CK"} <= codes) == (right["four_kings"] == (who,))


@pytest.mark.parametrize("level", [2, 3])
def test_a_second_reading_agrees_on_the_pfeife_dr_7_6(level: int) -> None:
    seen = set()
    for question in made("dreierles", level):
        over = question.over
        number, trick = trick_with(over, question.notes.pack.by_code["T1"]) or (0, None)
        assert trick is not None
        owner = holder(trick, question.notes.pack.by_code["T1"])
        out, last = "lay_out(T1)" in question.scenario.wishes, number == 16
        expected = 0
        if owner == "Anna" and out:
            expected = 2 if last and trick.winner == owner else -2
        elif owner == "Anna" and last:
            expected = 1 if trick.winner == owner else -1
        elif last and trick.winner == owner and over.profile.name == "article":
            expected = -1
        assert question.solution()["pfeife"] == (str(expected) if expected else NOTHING,)
        seen.add(expected)
    assert len(seen) >= 3


def test_a_second_reading_agrees_on_trull_and_kings_dt_10_2() -> None:
    for question in made("dreiertarock", 1):
        over, pack = question.over, question.notes.pack
        mine = set(CardSet(pack, over.result.terms.discards).codes)
        for trick in over.tricks():
            if trick.winner == "Anna":
                mine |= {card.code for _, card in trick.cards}
        for name, codes in (("trull", {"F", "T21", "T1"}), ("kings", {"HK", "SK", "DK", "CK"})):
            side = DECLARER if codes <= mine else NOTHING if codes & mine else OPPONENTS
            assert question.solution()[name] == (side,)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_second_reading_agrees_on_the_pagat_of_droggn_dg_10_2(level: int) -> None:
    seen = set()
    for question in made("droggn", level):
        pagat = question.notes.pack.by_code["T1"]
        fell = trick_with(question.over, pagat)
        if question.over.result.contract == "super_mord":
            assert question.solution()["pagat"] == (NOTHING,)
            continue
        assert fell is not None
        number, trick = fell
        owner, out = holder(trick, pagat), "lay_out(T1)" in question.scenario.wishes
        side = 1 if owner == "Anna" else -1
        won = 1 if trick.winner == owner else -1
        friends = (owner == "Anna") == (trick.winner == "Anna")
        early = -20 if out else 0 if friends else -5
        expected = side * ((20 if out else 10) * won if number == 21 else early)
        assert question.solution()["pagat"] == (str(expected) if expected else NOTHING,)
        seen.add(expected)
    assert {1: {10, -10, 5, -5, 0}, 2: {20, -20}, 3: {10, -10, 20, -20}}[level] <= seen


def test_a_second_reading_agrees_on_all_tricks_dg_10_4() -> None:
    seen = set()
    for question in made("droggn", 3):
        if "tricks" not in question.solution():
            assert question.over.result.terms.doublers
            continue
        facts = dict(question.exhibits(SAY)[0].rows)
        every = facts["Tricks of Anna"] == "all 21"
        assert every == all(trick.winner == "Anna" for trick in question.over.tricks())
        if facts["The contract"] == "Super Mord":
            added = "mord" if facts["Laid out"] == "nothing" else "mord_out"
            assert question.solution()["game"] == ("won" if every else "lost",)
        else:
            added = "match" if every else "points"
        assert question.solution()["tricks"] == (added,)
        seen.add((added, every))
    assert {("match", True), ("points", False), ("mord", True), ("mord_out", True)} <= seen
    assert {("mord", False), ("mord_out", False)} & seen


def test_birds_fall_in_their_tricks_and_the_mond_is_caught_dt_10_1() -> None:
    traps = set()
    each: Any = drill("bonuses", "dreiertarock")
    for level in (2, 3):
        for question in made("dreiertarock", level):
            right = question.solution()
            for field in question.fields(SAY):
                for option in field.options:
                    if option.value != right[field.name][0]:
                        changed = {**right, field.name: (option.value,)}
                        traps |= {f.trap for f in each.judge(question, changed, SAY).findings}
    known = {"not_caught", "same_side", "caught", "made", "failed", "early"}
    assert traps == {*known, "out_of_turn", "laid_away"}


@pytest.mark.parametrize("game_id", ["dreierles", "dreiertarock", "droggn"])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_second_hint_says_another_thing_than_the_first(game_id: str, level: int) -> None:
    each: Any = drill("bonuses", game_id)
    for asked in (*each.curated(level), *(each.generate(level, seed) for seed in range(1, 31))):
        first, second = (each.hint(asked, {}, step, SAY).text for step in (1, 2))
        assert first != second
