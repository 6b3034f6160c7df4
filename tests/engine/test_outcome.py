"""What people report of a deal: read when it can be, refused by name when it cannot."""

from __future__ import annotations

from typing import Any

import pytest

from engine.counting import count
from engine.errors import OutcomeError
from engine.games.dreierles import GAME as DREIERLES
from engine.settlement import Ledger, Line

PEOPLE = ("A", "B", "C")
GAME = {"people": PEOPLE, "contract": "zweier", "declarer": "A", "points": 43}
RAEUBER = {"people": PEOPLE, "contract": "raeuber", "points": {"A": 30, "B": 20, "C": 14}}
PACK = DREIERLES.pack


def piles_points(cards: str, more: int) -> int:
    """Count some cards with so many cards of 1 besides."""
    ones = [card for card in PACK.cards if card.value == 1][:more]
    return count(PACK, [*PACK.read(cards), *ones]).points


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"people": ("A", "B")}, "people: three or four"),
        ({"people": ("A", "A", "C")}, "people: three or four"),
        ({"people": ("A", " ", "C")}, "people: a name is empty"),
        ({"people": None}, "people: expected a list of words"),
        ({"people": ("A", "B", "C", "D")}, "dealer: missing"),
        ({"people": ("A", "B", "C", "D"), "dealer": "A"}, "declarer: 'A' is not a player"),
        ({"dealer": "Z"}, "dealer: 'Z' is not at the table"),
        ({"declarer": "Z"}, "declarer: 'Z' is not a player"),
        ({"contract": ["zweier"]}, "contract: expected a word"),
        ({"contract": "ramsch"}, "contract: unknown 'ramsch'; known: dreier, .*raeuber"),
        ({"blind": 3}, "blind: in a Zweier the declarer takes 2 of the 6"),
        ({"points": 71}, r"points: the pack holds 0 to 70 \(DR-3.6\), not 71"),
        ({"points": 70}, r"points: 70 cannot be; .* makes .* \(DR-9.4\)"),
        ({"points": -1}, "points: the pack holds 0 to 70"),
        ({"points": "41.5"}, "points: expected a whole number"),
        ({"points": True}, "points: expected a whole number"),
        (
            {"points": 10**9},
            "points: expected a whole number of at most nine digits, not 1000000000",
        ),
        ({"points": "1000000000"}, "points: expected a whole number of at most nine digits"),
        ({"points": {"A": 30}}, "points_by: only in a Räuber"),
        ({"points": {"A": 30}, "points_by": {}}, "points: told twice, since points_by is told"),
        ({"knocks": 7}, "knocks: 7 is not between 0 and 6"),
        ({"knocks": -1}, "knocks: -1 is not between"),
        ({"stake_cents": -1}, "stake_cents: -1 is less than nothing"),
        ({"pfeife": "lost"}, "pfeife: unknown 'lost'"),
        ({"pfeife": "defender:A"}, "pfeife: 'A' is not one of the defenders"),
        ({"combinations": {"Z": ["droll"]}}, "combinations: 'Z' holds no cards"),
        ({"combinations": {"A": ["trull"]}}, "combinations: unknown 'trull'"),
        ({"combinations": {"A": ["droll", "droll"]}}, "combinations: 'A' claims one twice"),
        ({"combinations": {"A": ["droll"], "B": ["droll"]}}, "'A' and 'B' cannot all have Droll"),
        (
            {"combinations": {"A": ["four_kings"], "B": ["four_kings"]}},
            "'A' and 'B' cannot all have Four Kings",
        ),
        (
            {"combinations": {who: ["ten_trumps"] for who in PEOPLE}},
            "'A' and 'B' and 'C' cannot all have Ten trumps",
        ),
        ({"combinations": {"B": ["droll"]}, "pfeife": "silent_won"}, "since 'B' has the Droll"),
        ({"weather": "fine"}, "unknown field 'weather'"),
    ],
)
def test_an_impossible_game_is_refused_by_its_field(changes: Any, message: str) -> None:
    with pytest.raises(OutcomeError, match=message):
        DREIERLES.read_outcome({**GAME, **changes})


def test_how_many_cards_were_taken_up_may_be_told() -> None:
    """DR-6.6: it must be what the contract says."""
    told = DREIERLES.read_outcome({**GAME, "blind": "2"})
    assert DREIERLES.settle(told) == DREIERLES.settle(DREIERLES.read_outcome(GAME))


def test_the_declarers_points_must_be_told() -> None:
    without = {name: each for name, each in GAME.items() if name != "points"}
    with pytest.raises(OutcomeError, match=r"points: missing \(the declarer's card points\)"):
        DREIERLES.read_outcome(without)


def test_the_least_that_may_be_told() -> None:
    """A Räuber takes up no blind, whoever takes no trick has no point, and the stake may be 0."""
    points = {"A": 44, "B": 0, "C": 0}
    told = DREIERLES.read_outcome({**RAEUBER, "points": points, "blind": 0, "stake_cents": 0})
    assert (told.points_by, told.blind, told.stake_cents) == (points, 0, 0)
    assert DREIERLES.read_outcome(RAEUBER).stake_cents == 10


def test_three_people_all_play_whoever_deals() -> None:
    """DR-2.5: only the dealer of four is idle."""
    told = DREIERLES.read_outcome({**GAME, "dealer": "A"})
    assert told.active == PEOPLE
    assert DREIERLES.settle(told) == DREIERLES.settle(DREIERLES.read_outcome(GAME))


def test_two_people_may_have_ten_trumps() -> None:
    """There are 22 trumps (DR-3.1)."""
    claims = {"A": ["ten_trumps"], "C": ["ten_trumps"]}
    outcome = DREIERLES.read_outcome({**GAME, "combinations": claims})
    assert DREIERLES.settle(outcome).totals == {"A": 8 + 2 - 1, "B": -4 - 2, "C": -4 - 1 + 2}


@pytest.mark.parametrize(
    ("contract", "drawn"), [("dreier", 3), ("zweier", 2), ("einer", 1), ("solo", 0)]
)
def test_who_takes_the_last_trick_with_the_pfeife_has_its_points(contract: str, drawn: int) -> None:
    """DR-7.6, DR-9.1: a pile that holds the Pfeife is worth what it holds at least."""
    least = piles_points("T1", 2 + drawn)
    most = 70 - piles_points("T1", 2 + 6 - drawn)
    game = {**GAME, "contract": contract}
    for pfeife, possible, impossible in (
        ("silent_won", least, least - 1),
        ("out_won", least, least - 1),
        ("silent_lost", most, most + 1),
        ("defender:B", most, most + 1),
    ):
        DREIERLES.read_outcome({**game, "pfeife": pfeife, "points": possible})
        with pytest.raises(OutcomeError, match="points"):
            DREIERLES.read_outcome({**game, "pfeife": pfeife, "points": impossible})


def test_a_laid_out_pfeife_that_is_forced_out_tells_nothing_of_the_points() -> None:
    DREIERLES.read_outcome({**GAME, "pfeife": "out_lost", "points": 69})


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"declarer": "A"}, r"declarer: a Räuber has none \(DR-5.5\), not 'A'"),
        ({"points": 30}, "points: a Räuber needs each player's"),
        ({"points": {"A": 30, "B": 30}}, "points_by: one number each"),
        ({"points": {"A": 60, "B": 10, "C": -4}}, "points_by.C: -4 is less than nothing"),
        ({"pfeife": "silent_won"}, r"pfeife: it scores nothing in a Räuber \(DR-11.14\)"),
        ({"points": {"A": 60, "B": 5, "C": -1}}, "points_by.C: -1 is less than nothing"),
        ({"points": {"A": 70, "B": 0, "C": 0}}, r"70 in all .* is 44 to 68 \(DR-11.6\)"),
        ({"blind": 1}, r"blind: in a Räuber the declarer takes 0 of the 6 cards"),
        ({"knocks": 4}, "knocks: 4 is not between 0 and 3"),
    ],
)
def test_an_impossible_raeuber_is_refused_by_its_field(changes: Any, message: str) -> None:
    with pytest.raises(OutcomeError, match=message):
        DREIERLES.read_outcome({**RAEUBER, **changes})


def test_the_points_of_a_raeuber_are_seventy_less_a_blind() -> None:
    """DR-11.6."""
    least, most = 70 - piles_points("F T21 T1 HK SK DK", 0), 70 - piles_points("", 6)
    assert (least, most) == (44, 68)
    for total in (least, most):
        DREIERLES.read_outcome({**RAEUBER, "points": {"A": total - 20, "B": 15, "C": 5}})
    for total in (least - 1, most + 1):
        with pytest.raises(OutcomeError, match=f"points_by: {total} in all"):
            DREIERLES.read_outcome({**RAEUBER, "points": {"A": total - 20, "B": 15, "C": 5}})


@pytest.mark.parametrize(
    ("outcome", "options", "message"),
    [
        ({**GAME, "knocks": 3}, {}, r"3 is more than the 2 allowed \(DR-OP9\)"),
        ({**GAME, "knocks": 1}, {"knock_right": "none"}, r"more than the 0 allowed \(DR-15\.1\)"),
        (
            {**RAEUBER, "people": (*PEOPLE, "D"), "dealer": "D", "knocks": 4},
            {"idle_dealer": "out"},
            r"4 is more than the 3 allowed \(DR-15\.2\)",
        ),
        ({**GAME, "knocks": 1}, {"knock_limit": 0}, r"more than the 0 allowed \(DR-OP9\)"),
    ],
)
def test_more_knocks_than_a_profile_allows(
    outcome: dict[str, Any], options: dict[str, object], message: str
) -> None:
    profile = DREIERLES.profile().with_options(options)
    with pytest.raises(OutcomeError, match=message):
        DREIERLES.settle(DREIERLES.read_outcome(outcome), profile)


@pytest.mark.parametrize(
    ("profile", "points", "steps"),
    [
        (
            "article",
            43,
            [
                "A has 43 of the 70 card points; 36 are enough.",
                "43 − 35 = 8; 8 ÷ 5, rounded up, makes 2.",
                "Zweier: 2 × 2 = 4.",
                "Knocks: 1, so 4 × 2 = 8.",
            ],
        ),
        (
            "steinmauern",
            28,
            [
                "A has 28 of the 70 card points and needed 36; the opponents have 42.",
                "42 − 35 = 7; 7 ÷ 5 without the remainder, and 1 more, makes 2.",
                "Zweier: 2 × 2 = 4.",
                "Knocks: 1, so 4 × 2 = 8.",
            ],
        ),
    ],
)
def test_the_working_of_a_game_says_what_the_ledger_pays(
    profile: str, points: int, steps: list[str]
) -> None:
    """DR-10.1, DR-10.2, DR-10.12, DR-7.14."""
    outcome = DREIERLES.read_outcome({**GAME, "points": points, "knocks": 1})
    assert [str(step) for step in DREIERLES.working(outcome, profile)] == steps
    sign = 1 if points > 35 else -1
    ledger = DREIERLES.settle(outcome, profile)
    assert ledger.totals == {"A": 16 * sign, "B": -8 * sign, "C": -8 * sign}


@pytest.mark.parametrize(
    ("points", "options", "steps", "rules"),
    [
        (
            (30, 20, 14),
            {},
            ["A has most card points, 30, and pays 2 to each other person."],
            "11.7",
        ),
        ((25, 25, 14), {}, ["A and B share the most card points, 25, and pay 1 each."], "11.8"),
        ((22, 22, 22), {}, ["All three have 22 card points, so nobody pays."], "11.9"),
        (
            (25, 25, 14),
            {"last_round": "raeuber_or_solo", "last_raeuber_value": 4},
            ["A and B share the most card points, 25, and pay 2 each."],
            "11.15",
        ),
    ],
)
def test_the_working_of_a_raeuber(
    points: tuple[int, ...], options: dict[str, object], steps: list[str], rules: str
) -> None:
    by_person = dict(zip(PEOPLE, points, strict=True))
    outcome = DREIERLES.read_outcome({**RAEUBER, "points": by_person})
    found = DREIERLES.working(outcome, DREIERLES.profile().with_options(options))
    assert [str(step) for step in found] == steps
    assert found[0].rule == f"DR-{rules}"
    for line in DREIERLES.settle(outcome, DREIERLES.profile().with_options(options)).lines:
        assert line.rule == found[0].rule


def test_the_working_of_a_raeuber_after_knocks() -> None:
    """DR-11.10: one knock, one loser."""
    outcome = DREIERLES.read_outcome({**RAEUBER, "knocks": 1})
    found = DREIERLES.working(outcome)
    assert str(found[-1]) == "Knocks: 1, so 2 × 2 = 4."
    assert found[-1].rule == "DR-11.2"


FOUR = (*PEOPLE, "D")


def penalty(profile: str = "article", options: dict[str, object] | None = None, **told: Any) -> Any:
    """Say what each person gets after a mistake of B in a Zweier."""
    mistake = {"people": PEOPLE, "offender": "B", "contract": "zweier", **told}
    return DREIERLES.penalty(mistake, DREIERLES.profile(profile, **(options or {}))).totals


def test_a_penalty_goes_to_everybody_else() -> None:
    """DR-12.1: four times the factor, doubled for each knock; a Zweier with one knock costs 16."""
    assert penalty(knocks=1) == {"A": 16, "B": -32, "C": 16}
    assert penalty(contract="solo", discard=False) == {"A": 16, "B": -32, "C": 16}
    assert penalty(people=FOUR, dealer="D") == {"A": 8, "B": -24, "C": 8, "D": 8}  # DR-2.5
    out = penalty(people=FOUR, dealer="D", options={"idle_dealer": "out"})
    assert out == {"A": 8, "B": -16, "C": 8, "D": 0}


@pytest.mark.parametrize(
    ("told", "message"),
    [
        ({"contract": "raeuber"}, "contract: no source names a penalty in a Räuber (DR-OP14)"),
        ({"contract": "raeuber", "declarer": "A"}, "declarer: a Räuber has none (DR-5.5), not 'A'"),
        ({"contract": "ramsch"}, "contract: unknown 'ramsch'"),
        ({"contract": "solo_du"}, "contract: there is no Solo Du in the profile article"),
        ({"offender": "Z"}, "offender: 'Z' is not a player"),
        ({"people": FOUR, "dealer": "B"}, "offender: 'B' is not a player"),
        ({"people": FOUR}, "dealer: missing (who of the four sat idle, DR-2.5)"),
        ({"declarer": "Z"}, "declarer: 'Z' is not a player"),
        ({"knocks": -1}, "knocks: -1 is less than nothing"),
        ({"knocks": 3}, "knocks: 3 is more than the 2 allowed (DR-OP9)"),
        (
            {"knocks": 1, "options": {"knock_right": "none"}},
            "knocks: 1 is more than the 0 allowed (DR-15.1)",
        ),
        ({"knocks": "often"}, "knocks: expected a whole number"),
        ({"discard": "perhaps"}, "discard: expected yes or no"),
        ({"discard": True, "contract": "solo"}, "discard: nobody discards in the contract solo"),
        ({"discard": True, "contract": "raeuber"}, "nobody discards in the contract raeuber"),
        ({"discard": True, "declarer": "A"}, "discard: 'B' is not the declarer, who alone"),
        ({"points": 40}, "unknown field 'points'"),
    ],
)
def test_a_mistake_that_cannot_be(told: dict[str, Any], message: str) -> None:
    with pytest.raises(OutcomeError) as no:
        penalty(**told)
    assert message in str(no.value)


def test_a_payment_goes_from_one_person_at_the_table_to_another() -> None:
    with pytest.raises(ValueError, match="not a payment"):
        Ledger(PEOPLE, (Line("DR-7.1", "", "A", "B", -1),))
    with pytest.raises(ValueError, match="not a payment"):
        Ledger(PEOPLE, (Line("DR-7.1", "", "A", "A", 1),))
    with pytest.raises(ValueError, match="not at the table"):
        Ledger(PEOPLE, (Line("DR-7.1", "", "A", "Z", 1),))


def test_a_message_stays_one_line_whatever_it_repeats() -> None:
    with pytest.raises(OutcomeError) as no:
        DREIERLES.read_outcome({**GAME, "combinations": {"Z\n" * 900: ["droll"]}})
    assert str(no.value).isprintable()
    assert len(str(OutcomeError("\n" + "x" * 900))) == 500


def account(profile: str = "article", options: dict[str, object] | None = None, **told: Any) -> Any:
    """Settle an outcome as people report it."""
    rules = DREIERLES.profile(profile, **(options or {}))
    return DREIERLES.settle(DREIERLES.read_outcome({**GAME, **told}), rules)


@pytest.mark.parametrize(("points", "label"), [(36, "Zweier won"), (35, "Zweier lost")])
def test_a_payment_says_for_what_it_is(points: int, label: str) -> None:
    """DR-10.3."""
    assert {line.label for line in account(points=points).lines} == {label}


@pytest.mark.parametrize(
    ("points", "label"), [((30, 20, 14), "Räuber lost"), ((25, 25, 14), "Räuber, tie")]
)
def test_a_raeuber_says_whether_two_share_it(points: tuple[int, ...], label: str) -> None:
    """DR-11.7, DR-11.8, and DR-11.15 only where the last Räuber is worth more."""
    told = {
        "contract": "raeuber",
        "declarer": None,
        "points": dict(zip("ABC", points, strict=True)),
    }
    rule = "DR-11.8" if "tie" in label else "DR-11.7"
    for value, cited in ((2, rule), (4, "DR-11.15")):
        options: dict[str, object] = {"last_round": "raeuber_or_solo", "last_raeuber_value": value}
        outcome = {name: each for name, each in {**GAME, **told}.items() if each is not None}
        lines = DREIERLES.settle(
            DREIERLES.read_outcome(outcome), DREIERLES.profile("article", **options)
        ).lines
        assert {(line.rule, line.label) for line in lines} == {(cited, label)}


@pytest.mark.parametrize("value", [2, 4])
def test_where_all_three_share_a_raeuber_an_idle_dealer_gets_nothing_either(value: int) -> None:
    """DR-11.9, DR-2.5, also where the last Räuber is worth more (DR-11.15)."""
    outcome = DREIERLES.read_outcome(
        {
            "people": ("A", "B", "C", "D"),
            "dealer": "D",
            "contract": "raeuber",
            "points": {"A": 20, "B": 20, "C": 20},
        }
    )
    options: dict[str, object] = {"last_round": "raeuber_or_solo", "last_raeuber_value": value}
    profile = DREIERLES.profile("steinmauern", idle_dealer="settles", **options)
    assert DREIERLES.settle(outcome, profile).lines == ()


def test_a_declarer_scores_combinations_wherever_he_sits() -> None:
    """DR-OP22: others' are left out where only the declarer's count."""
    both = {"A": ["four_kings"], "C": ["ten_trumps"]}
    alone = account(options={"combinations_for": "declarer"}, declarer="C", combinations=both)
    everyone = account(declarer="C", combinations=both)
    assert alone.totals["C"] == account(declarer="C").totals["C"] + 2
    assert everyone.totals["C"] == alone.totals["C"] - 1


def test_a_mistake_costs_the_least_where_nothing_more_is_told() -> None:
    """DR-12.1 without knocks, DR-15.3 for an illegal play."""
    assert penalty() == {"A": 8, "B": -16, "C": 8}
    assert penalty("achertal")["B"] == -20
    assert penalty("achertal", contract="raeuber")["B"] == -20
    assert penalty("achertal", discard=True, declarer="B")["B"] == -20 - 5 - 2 * 35
