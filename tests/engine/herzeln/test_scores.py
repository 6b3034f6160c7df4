"""What is written down: every example, every value, and what cannot be."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine.errors import OutcomeError, UnknownName
from engine.game import Profile
from engine.games.herzeln import GAME
from engine.games.herzeln.contracts import FORMS
from engine.games.herzeln.outcome import Outcome
from engine.games.herzeln.profile import PROFILES
from engine.settlement import Entry, Sheet

CASES = tomllib.loads(
    (Path(__file__).parents[2] / "cases" / "herzeln-examples.toml").read_text("utf-8")
)
FOUR, THREE = ["A", "B", "C", "D"], ["A", "B", "C"]


def score(outcome: dict[str, Any], profile: str | Profile = "article") -> dict[str, int]:
    return GAME.settle(GAME.read_outcome(outcome), profile).totals


@pytest.mark.parametrize("profile", ["article", "suit-rows"])
@pytest.mark.parametrize("case", CASES["deal"], ids=lambda case: case["rule"])
def test_worked_examples_of_a_deal(case: dict[str, Any], profile: str) -> None:
    assert score(case["outcome"], profile) == case["totals"]


@pytest.mark.parametrize("case", CASES["partie"], ids=lambda case: case["rule"])
def test_worked_examples_of_a_partie(case: dict[str, Any]) -> None:
    """The columns, the sum of each row, and who wins (HZ-2.4)."""
    people = case["people"]
    scores = [score({"people": people, **deal}) for deal in case["deals"]]
    assert [deal["contract"] for deal in case["deals"]] == list(PROFILES["article"].contracts)
    assert [sum(each.values()) for each in scores] == case["sums"]
    totals = {who: sum(each[who] for each in scores) for who in people}
    assert totals == case["totals"]
    assert max(totals, key=totals.__getitem__) == case["winner"]


@pytest.mark.parametrize(
    ("card", "points"),
    [("A", -11), ("10", -10), ("K", -4), ("Q", -3), ("J", -2), ("9", -1), ("8", -1), ("7", -1)],
)
def test_what_each_heart_costs(card: str, points: int) -> None:
    """HZ-6.1, HZ-6.9."""
    hearts = [f"H{rank}" for rank in ("A", "10", "K", "Q", "J", "9", "8", "7")]
    rest = " ".join(code for code in hearts if code != f"H{card}")
    cards = {"A": f"H{card} SA", "B": rest}  # a spade more does not count (HZ-6.10)
    found = score({"people": FOUR, "contract": "no_hearts", "cards": cards})
    assert found == {"A": points, "B": -33 - points, "C": 0, "D": 0}


@pytest.mark.parametrize("people", [FOUR, THREE], ids=len)
@pytest.mark.parametrize(
    ("contract", "tricks", "points"),
    [
        ("tricks", 8, 80),  # HZ-6.2
        ("no_tricks", 8, -80),  # HZ-6.3
        ("last_trick", 1, 40),  # HZ-6.6
        ("no_last_trick", 1, -40),  # HZ-6.7
    ],
)
def test_what_tricks_are_worth(people: list[str], contract: str, tricks: int, points: int) -> None:
    found = score({"people": people, "contract": contract, "tricks": {"B": str(tricks)}})
    assert found == dict.fromkeys(people, 0) | {"B": points}


@pytest.mark.parametrize("people", [FOUR, THREE], ids=len)
def test_what_queens_and_the_king_of_hearts_cost(people: list[str]) -> None:
    """HZ-6.4, HZ-6.5."""
    queens = {"A": "HQ CQ", "C": "SQ DQ"}
    found = score({"people": people, "contract": "no_queens", "cards": queens})
    assert (found["A"], found["B"], found["C"]) == (-40, 0, -40)
    found = score({"people": people, "contract": "king_of_hearts", "cards": {"B": "HK"}})
    assert found == {**dict.fromkeys(people, 0), "B": -40}


def test_the_places_of_the_domino() -> None:
    """HZ-6.8, HZ-7.10, HZ-OP8."""
    four = {"people": FOUR, "contract": "domino", "order": "C, B, A"}
    three = {"people": THREE, "contract": "domino", "order": ["C", "B", "A"]}
    dear = GAME.profile(domino_three_players="0_20_30")
    assert score(four) == score(four, dear) == {"C": 0, "B": -10, "A": -20, "D": -30}
    assert score(three) == {"C": 0, "B": -10, "A": -20}
    assert score(three, dear) == {"C": 0, "B": -20, "A": -30}
    for told, profile, rule in (
        (four, "article", "HZ-6.8"),
        (three, "article", "HZ-7.10"),
        (three, dear, "HZ-OP8"),
    ):
        lines = GAME.settle(GAME.read_outcome(told), profile).lines
        assert {line.rule for line in lines} == {rule}


def test_the_deals_of_the_hausruckviertel() -> None:
    """HZ-11.1: five deals of 8 bad points, then 40 good ones."""
    deals: list[dict[str, Any]] = [
        {"contract": "first_and_last", "tricks": {"A": 1, "B": 1}},
        {"contract": "no_tricks", "tricks": {"C": 8}},
        {"contract": "no_queens", "cards": {"D": 4}},
        {"contract": "no_hearts", "cards": {"A": 3, "B": 5}},
        {"contract": "king_of_hearts", "cards": {"D": 1}},
        {"contract": "domino", "order": ["D", "C", "B", "A"]},
    ]
    scores = [score({"people": FOUR, **deal}, "hausruck") for deal in deals]
    assert [list(each.values()) for each in scores] == [
        [-4, -4, 0, 0],
        [0, 0, -8, 0],
        [0, 0, 0, -8],
        [-3, -5, 0, 0],
        [0, 0, 0, -8],
        [0, 7, 13, 20],
    ]
    assert [sum(each.values()) for each in scores] == [-8, -8, -8, -8, -8, 40]


def test_every_contract_has_one_way_to_count() -> None:
    """HZ-3.5, HZ-6.10."""
    for form in FORMS.values():
        for contract in form.values():
            assert [bool(contract.cards), bool(contract.tricks), bool(contract.places)].count(
                True
            ) == 1
    assert not any(GAME.pack.values)


def test_the_best_and_the_worst() -> None:
    """HZ-6.12: all that can be lost, and all that can be won."""
    worst: list[dict[str, Any]] = [
        {"contract": "no_hearts", "cards": {"A": "HA H10 HK HQ HJ H9 H8 H7"}},
        {"contract": "no_tricks", "tricks": {"A": 8}},
        {"contract": "no_queens", "cards": {"A": 4}},
        {"contract": "king_of_hearts", "cards": {"A": 1}},
        {"contract": "no_last_trick", "tricks": {"A": 1}},
        {"contract": "domino", "order": ["B", "C", "D"]},
    ]
    best: list[dict[str, Any]] = [
        {"contract": "tricks", "tricks": {"A": 8}},
        {"contract": "last_trick", "tricks": {"A": 1}},
    ]
    assert sum(score({"people": FOUR, **deal})["A"] for deal in worst) == -303
    assert sum(score({"people": FOUR, **deal})["A"] for deal in best) == 120


def test_the_working_says_what_was_taken() -> None:
    outcome = GAME.read_outcome(CASES["deal"][0]["outcome"])
    assert str(GAME.working(outcome)[0]) == "A took Deuce of Hearts, King of Hearts: −15."
    tricks = GAME.read_outcome({"people": THREE, "contract": "no_tricks", "tricks": {"B": 8}})
    (step,) = GAME.working(tricks)
    assert str(step) == "B took 8 of the tricks that count, −10 each: −80."
    assert step.rule == "HZ-6.3"
    domino = GAME.read_outcome({"people": THREE, "contract": "domino", "order": "B,A"})
    *_, before, last = map(str, GAME.working(domino))
    assert (before, last) == (
        "A is number 2 to go out: −10.",
        "C is the last, left with cards: −20.",
    )  # HZ-7.9


HEARTS = {"A": "HA H10 HK HQ", "B": "HJ H9 H8 H7"}


@pytest.mark.parametrize(
    ("outcome", "message"),
    [
        ({"contract": "tricks"}, "people: missing"),
        ({"people": FOUR}, "contract: missing"),
        ({"people": ["A", "B"], "contract": "tricks"}, "people: three or four different names"),
        ({"people": ["A", "B", " "], "contract": "tricks"}, "people: "),
        ({"people": 7, "contract": "tricks"}, "people: expected a list of words, not 7"),
        ({"people": FOUR, "contract": "solo"}, "contract: unknown 'solo'; known: no_hearts"),
        (
            {"people": FOUR, "contract": 3},
            "contract: expected a word of at most 60 characters, not 3",
        ),
        ({"people": FOUR, "contract": "tricks", "moon": 1}, "unknown field 'moon'"),
        ({"people": FOUR, "contract": "tricks"}, "tricks: missing (they decide Tricks)"),
        (
            {"people": FOUR, "contract": "tricks", "tricks": {"A": 7}},
            "tricks: in Tricks 8 count, not 7 (HZ-4.1)",
        ),
        (
            {"people": FOUR, "contract": "no_last_trick", "tricks": {"A": 2}},
            "tricks: in No Last Trick 1 count, not 2 (HZ-6.7)",
        ),
        ({"people": FOUR, "contract": "tricks", "tricks": {"A": 9}}, "tricks.A: 9 is not between"),
        (
            {"people": FOUR, "contract": "tricks", "tricks": {"A": -1}},
            "tricks.A: -1 is not between",
        ),
        (
            {"people": FOUR, "contract": "tricks", "tricks": {"A": True}},
            "tricks.A: expected a",
        ),
        ({"people": FOUR, "contract": "tricks", "tricks": {"Z": 8}}, "'Z' is not at the table"),
        ({"people": FOUR, "contract": "tricks", "tricks": 8}, "tricks: expected a table by person"),
        (
            {"people": FOUR, "contract": "tricks", "tricks": {"A": 8}, "order": "A"},
            "order: they do not count in Tricks (HZ-6.10)",
        ),
        ({"people": FOUR, "contract": "domino", "order": "A,B"}, "order: who went out"),
        ({"people": FOUR, "contract": "domino", "order": "A,B,B"}, "order: who went out"),
        (
            {"people": FOUR, "contract": "no_hearts", "cards": {"A": 4}},
            "cards.A: name the cards, which differ in worth (HZ-6.1)",
        ),
        (
            {"people": FOUR, "contract": "no_hearts", "cards": {**HEARTS, "C": "HK HA"}},
            "cards.C: card HA was taken before",
        ),
        (
            {"people": FOUR, "contract": "no_hearts", "cards": {"A": HEARTS["A"]}},
            "cards: nobody took HJ; 8 count in No Hearts",
        ),
        ({"people": FOUR, "contract": "no_hearts", "cards": {"A": "HX"}}, "cards.A: cannot read"),
        (
            {"people": THREE, "contract": "no_hearts", "cards": HEARTS},
            "cards.B: card 'H8' is not in the French-suited pack",
        ),
        (
            {"people": FOUR, "contract": "no_queens", "cards": {"A": 3}},
            "cards: 3 cards were taken; 4 count in No Queens",
        ),
    ],
)
def test_what_cannot_be_is_named(outcome: dict[str, Any], message: str) -> None:
    with pytest.raises(OutcomeError) as no:
        score(outcome)
    assert message in str(no.value)
    assert "\n" not in str(no.value)


@pytest.mark.parametrize("taken", ["HA HK", "HA,HK", "HA, HK", ["HA", "HK"]])
def test_cards_are_written_with_blanks_commas_or_one_by_one(taken: str | list[str]) -> None:
    told = {"people": FOUR, "contract": "no_hearts", "cards": {"A": taken}}
    assert GAME.read_outcome(told).cards == {"A": ("HA", "HK")}


def test_nobody_is_without_a_name() -> None:
    with pytest.raises(OutcomeError, match="people: a name is empty"):
        Outcome(people=("A", "", "C"), contract="tricks")


def test_a_contract_of_another_form_is_unknown() -> None:
    four = {"people": FOUR, "contract": "first_and_last", "tricks": {"A": 2}}
    with pytest.raises(UnknownName, match="unknown contract of article 'first_and_last'"):
        score(four)
    assert score(four, "hausruck")["A"] == -8
    with pytest.raises(OutcomeError, match=r"in First and Last Trick 2 count, not 3 \(HZ-11\.1\)"):
        score({**four, "tricks": {"A": 3}}, "hausruck")
    with pytest.raises(OutcomeError, match=r"Hausruckviertel is played by four \(HZ-11\.1\)"):
        score({**four, "people": THREE}, "hausruck")


def test_a_sheet_is_for_people_at_the_table() -> None:
    """HZ-8.1: its points need not sum to zero."""
    sheet = Sheet(("A", "B"), (Entry("HZ-6.2", "Tricks", "A", 80),))
    assert sheet.totals == {"A": 80, "B": 0}
    assert sheet.lines[0].data == {
        "rule": "HZ-6.2",
        "label": "Tricks",
        "for": "A",
        "amount": 80,
    }
    with pytest.raises(ValueError, match="Z is not at the table"):
        Sheet(("A", "B"), (Entry("HZ-6.2", "Tricks", "Z", 80),))
