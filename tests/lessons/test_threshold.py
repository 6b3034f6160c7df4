"""Who has won: each mistake meets its rule, and a second reading counts what is shown."""

from __future__ import annotations

from typing import Any

import pytest

from engine.rulebook import rule
from lessons.drills import DRILLS, drill
from lessons.drills.bonuses import DECLARER, OPPONENTS
from lessons.drills.forms import Cards, Facts
from lessons.drills.model import FieldError
from lessons.drills.threshold import OVER, WINNER
from tests.lessons.curated import SAY, curated, found, judged

THREE = [game for kind, game in DRILLS if kind == "threshold"]
SEEDS = range(1, 501)


MISTAKES = [
    # game, question, field, answer, trap, rule
    ("dreierles", "just-enough", WINNER, OPPONENTS, "threshold", "DR-2.6"),
    ("dreierles", "just-enough", OVER, "0", "base", "DR-10.12"),
    ("dreierles", "just-enough", OVER, "36", "whole", "DR-10.12"),
    ("dreierles", "just-enough", OVER, "7", "sum", "DR-10.12"),
    ("dreierles", "half-is-not-enough", WINNER, DECLARER, "tie", "DR-2.6"),
    ("dreierles", "the-others-were-counted", WINNER, OPPONENTS, "other_side", "DR-9.2"),
    ("dreierles", "laid-aside", WINNER, OPPONENTS, "forgotten", "DR-6.4"),
    ("dreierles", "a-queen-aside", OVER, "3", "forgotten", "DR-6.4"),
    ("dreierles", "the-rest-of-the-blind", WINNER, DECLARER, "forgotten", "DR-6.5"),
    ("dreierles", "the-rest-of-the-blind", OVER, "6", "forgotten", "DR-6.5"),
    ("dreierles", "solo-and-its-blind", OVER, "9", "wrong_side", "DR-6.5"),
    ("dreierles", "one-trick-missed", WINNER, DECLARER, "tricks_decide", "DR-15.3"),
    ("dreiertarock", "just-enough", OVER, "1", "base", "DT-2.5"),
    ("dreiertarock", "half-is-lost", WINNER, DECLARER, "tie", "DT-2.5"),
    ("dreiertarock", "half-is-lost", OVER, "0", "base", "DT-2.5"),
    ("dreiertarock", "the-defenders-were-counted", WINNER, OPPONENTS, "other_side", "DT-3.5"),
    ("dreiertarock", "safe-cards", WINNER, OPPONENTS, "forgotten", "DT-6.4"),
    ("dreiertarock", "the-other-packet", WINNER, DECLARER, "forgotten", "DT-6.5"),
    ("dreiertarock", "solo-and-its-talon", WINNER, DECLARER, "wrong_side", "DT-6.6"),
    ("dreiertarock", "solo-valat", WINNER, DECLARER, "tricks_decide", "DT-10.8"),
    ("droggn", "half-is-enough", WINNER, OPPONENTS, "tie", "DG-2.6"),
    ("droggn", "half-is-enough", OVER, "1", "base", "DG-10.1"),
    ("droggn", "discards", WINNER, OPPONENTS, "forgotten", "DG-6.5"),
    ("droggn", "talon-of-a-super", WINNER, OPPONENTS, "forgotten", "DG-6.8"),
    ("droggn", "nothing-for-the-defenders", OVER, "4", "wrong_side", "DG-6.5"),
    ("droggn", "thirty-eight", WINNER, DECLARER, "tie", "DG-14.5"),
    ("droggn", "the-last-trick-decides", WINNER, DECLARER, "threshold", "DG-14.5"),
    ("droggn", "with-all-cards", WINNER, DECLARER, "threshold", "DG-14.7"),
    ("droggn", "one-trick-is-enough", WINNER, DECLARER, "tricks_decide", "DG-10.3"),
]


@pytest.mark.parametrize(("game_id", "name", "field", "value", "trap", "rule"), MISTAKES)
def test_each_mistake_meets_its_rule(  # noqa: PLR0917
    game_id: str, name: str, field: str, value: str, trap: str, rule: str
) -> None:
    assert found(judged("threshold", game_id, name, {field: (value,)})) == (trap, rule)


def test_the_working_shows_what_was_added_and_taken_off() -> None:
    (wrong,) = judged("threshold", "dreierles", "the-rest-of-the-blind", {OVER: ("1",)}).findings
    assert [(line.text, line.rule) for line in wrong.lines[1:]] == [
        ("5 + 1 + 1 − 2 = 5; 3 + 1 − 1 = 3.", "DR-9.1"),
        ("29 + 8 = 37.", "DR-6.5"),
        ("70 − 37 = 33.", "DR-9.2"),
        (
            "Anna has 33 of the 70 card points and needed 36; the opponents have 37.",
            "DR-2.6",
        ),
        ("37 − 35 = 2.", "DR-10.12"),
    ]


MEASURES = [
    # game, question, typed, from where it is counted, the last line of the working
    ("dreierles", "just-enough", "0", "take 35 away", "36 − 35 = 1."),
    ("dreierles", "just-enough", "7", "take 35 away", "36 − 35 = 1."),
    ("dreiertarock", "half-is-lost", "0", "points from 36", "36 − 35 = 1."),
    ("droggn", "half-is-enough", "1", "points from 37", "37 − 37 = 0."),
]


@pytest.mark.parametrize(("game_id", "name", "typed", "words", "last"), MEASURES)
def test_a_wrong_number_hears_from_where_it_is_counted(
    game_id: str, name: str, typed: str, words: str, last: str
) -> None:
    (wrong,) = judged("threshold", game_id, name, {OVER: (typed,)}).findings
    assert wrong.heading == f"Not {typed}"
    assert words in wrong.lines[0].text
    assert wrong.lines[-1].text == last


@pytest.mark.parametrize("game_id", THREE)
def test_the_second_hint_says_another_thing_than_the_first_and_the_price(game_id: str) -> None:
    each: Any = drill("threshold", game_id)
    for asked in (*each.curated(1), *(each.generate(1, seed) for seed in SEEDS)):
        first, second = (each.hint(asked, {}, step, SAY).text for step in (1, 2))
        assert first != second
        assert second != rule(asked.standing.over_rule).text


def test_a_number_is_asked_for() -> None:
    each, asked = curated("threshold", "dreierles", "just-enough")
    with pytest.raises(FieldError, match="type a number"):
        each.judge(asked, {WINNER: (DECLARER,)}, SAY)


def test_where_tricks_decide_no_number_is_asked() -> None:
    _, asked = curated("threshold", "dreiertarock", "solo-valat")
    assert [field.name for field in asked.fields(SAY)] == [WINNER]


# A second reading, of nothing but what is shown


def value(code: str) -> int:
    """What a card is worth: DR-3.5, DT-3.4, DG-3.5."""
    return 5 if code in {"F", "T21", "T1"} else {"K": 5, "Q": 4, "C": 3, "J": 2}.get(code[1:], 1)


def points(codes: list[str]) -> int:
    """DR-9.1, DT-9.1, DG-9.1."""
    threes, over = divmod(len(codes), 3)
    return sum(map(value, codes)) - 2 * threes - (1 if over else 0)


def read(asked: Any) -> tuple[dict[str, str], int, int]:
    """Read the facts, the declarer's card points, and the points of the pack."""
    told, *lying = asked.exhibits(SAY)
    assert isinstance(told, Facts)
    facts = dict(told.rows)
    pack = {"droggn": 74}.get(asked.notes.game, 70)
    if "78 cards" in asked.prompt(SAY):
        pack = 78
    pile, said = next((label, text) for label, text in told.rows if "card points" in text)
    total, mine = int(said.split()[0]), "others" not in pile
    for shown in lying:
        assert isinstance(shown, Cards)
        of_others = "left" in shown.label.lower() or (
            asked.notes.game == "dreiertarock" and "talon" in shown.label
        )
        if of_others != mine:
            total += points([card.code for card in shown.cards])
    return facts, total if mine else pack - total, pack


def naive(asked: Any) -> dict[str, tuple[str, ...]]:
    """DR-2.6, DR-10.12, DR-15.3; DT-2.5, DT-10.8; DG-2.6, DG-10.1, DG-10.3, DG-14.5, DG-14.7."""
    facts, mine, pack = read(asked)
    if facts["Contract"] in {"Solo Du", "Solo Valat", "Super Mord"}:
        won = facts.get("Tricks") == "16 of 16" or facts.get("Tricks lost") == "0"
        return {WINNER: (DECLARER if won else OPPONENTS,)}
    half = pack // 2
    if asked.notes.game == "droggn":
        enough, over = half, abs(mine - half)
        if "needs 38" in asked.prompt(SAY) or facts.get("The last trick") == "the others":
            enough = 38
    else:
        enough = 36
        over = abs(mine - 36) if asked.notes.game == "dreiertarock" else max(mine, 70 - mine) - 35
    return {WINNER: (DECLARER if mine >= enough else OPPONENTS,), OVER: (str(over),)}


@pytest.mark.parametrize("game_id", THREE)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_second_reading_agrees(game_id: str, level: int) -> None:
    each: Any = drill("threshold", game_id)
    for asked in (*each.curated(level), *(each.generate(level, seed) for seed in SEEDS)):
        assert naive(asked) == asked.solution(), asked


# The levels


@pytest.mark.parametrize("game_id", THREE)
def test_each_side_wins_and_is_counted_often_enough(game_id: str) -> None:
    each: Any = drill("threshold", game_id)
    for level in (1, 2, 3):
        made = [each.generate(level, seed) for seed in SEEDS]
        assert 150 < sum(asked.standing.won for asked in made) < 350
        assert 100 < sum(asked.told == OPPONENTS for asked in made) < 400


@pytest.mark.parametrize("game_id", THREE)
def test_level_2_hangs_on_the_cards_beside_the_tricks(game_id: str) -> None:
    each: Any = drill("threshold", game_id)
    turned = 0
    for seed in SEEDS:
        asked = each.generate(2, seed)
        (slip, *_) = asked.slips()
        seen = asked.thought(slip.points)
        assert len(asked.beside) == 1
        assert seen is None or (seen.won, seen.over) != (asked.standing.won, asked.standing.over)
        turned += seen is not None and seen.won != asked.standing.won
    assert turned > len(SEEDS) / 3


@pytest.mark.parametrize("game_id", THREE)
def test_level_3_is_close_or_has_another_way_to_win(game_id: str) -> None:
    each: Any = drill("threshold", game_id)
    special = 0
    for seed in SEEDS:
        asked = each.generate(3, seed)
        if asked.special:
            special += 1
            continue
        assert set(asked.beside) == set(each.generate(3, seed).terms.beside[asked.result.contract])
        mine = asked.points(DECLARER)
        others = (asked.thought(mine + 1), asked.thought(mine - 1))
        assert any(each and each.won != asked.standing.won for each in others)
    assert special >= len(SEEDS) // 6
