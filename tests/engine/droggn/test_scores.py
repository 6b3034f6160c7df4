"""What a deal of Droggn is worth: the sheet's examples, every threshold, what cannot be."""

from __future__ import annotations

import tomllib
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from engine.cards import tyrolean_pack
from engine.counting import count, points
from engine.errors import OutcomeError
from engine.games.droggn import GAME as DROGGN
from engine.games.droggn.contracts import BIDS
from engine.games.droggn.outcome import PAGAT, Outcome
from engine.games.droggn.profile import PROFILES, DroggnProfile
from engine.games.droggn.scoring import GameValue, has_won, paper, settle
from engine.games.droggn.working import working

EXAMPLES = tomllib.loads(
    (Path(__file__).parents[2] / "cases" / "droggn-examples.toml").read_text("utf-8")
)
ARTICLE, STUBAI, LARGE = PROFILES["article"], PROFILES["stubai"], PROFILES["78-cards"]
PEOPLE = ("A", "B", "C")
FOUR = ("A", "B", "C", "D")
BASE = {"ansager": 20, "solo": 40, "super": 80}


def outcome(**fields: Any) -> Outcome:
    return Outcome.read({"people": PEOPLE, "declarer": "A", **fields})


def value(profile: DroggnProfile = ARTICLE, **fields: Any) -> int:
    """What the declarer gets from each other person; the ledger must say the same for all."""
    found = outcome(**fields)
    totals = settle(found, profile).totals
    each = -totals["B"]
    assert totals == {"A": 2 * each, "B": -each, "C": -each}
    assert paper(found, profile).totals == {"A": each, "B": 0, "C": 0}
    return each


@pytest.mark.parametrize("case", EXAMPLES["settlement"], ids=lambda case: case["rule"])
def test_the_sheets_examples_settle_as_written(case: dict[str, Any]) -> None:
    """DG-10.9 to DG-10.15, DG-10.18, DG-10.19; the tables of DG-10.2 to DG-10.4."""
    for name in ("article", "stubai", "exposed-talon"):
        assert value(PROFILES[name], **case["outcome"]) == case["value"], name


def test_the_groschen_of_an_example() -> None:
    """DG-10.7, DG-10.10: at 10 Groschen a point the declarer pays 60 to each other person."""
    found = outcome(contract="ansager", points=31, pagat="out_won", stake_cents=10)
    assert settle(found, ARTICLE).totals["B"] * found.stake_cents == 60


@pytest.mark.parametrize("contract", BASE)
@pytest.mark.parametrize(
    ("profile", "half", "all_points"),
    [(ARTICLE, 37, 74), (STUBAI, 37, 74), (LARGE, 39, 78)],
    ids=lambda each: getattr(each, "name", ""),
)
def test_every_count_of_points(
    contract: str, profile: DroggnProfile, half: int, all_points: int
) -> None:
    """DG-10.1, DG-2.6, DG-14.7: base and overshoot from half, one below, at, and one above it."""
    for mine in range(1, all_points):
        found = outcome(contract=contract, points=mine)
        worth = BASE[contract] + abs(mine - half)
        assert has_won(found, profile) == (mine >= half)
        assert value(profile, contract=contract, points=mine) == (worth if mine >= half else -worth)
    assert value(profile, contract=contract, points=half - 1) == -BASE[contract] - 1
    assert value(profile, contract=contract, points=half) == BASE[contract]
    assert value(profile, contract=contract, points=half + 1) == BASE[contract] + 1


def test_other_thresholds() -> None:
    """DG-14.5, DG-OP1: 38, or at 37 to 37 the last trick; overshoot is counted from 37."""
    strict = ARTICLE.with_options({"win_threshold": "38"})
    assert [value(strict, contract="solo", points=mine) for mine in (36, 37, 38, 39)] == [
        -41,
        -40,
        41,
        42,
    ]
    last = ARTICLE.with_options({"win_threshold": "37_last_trick"})
    assert value(last, contract="solo", points=37, last_trick="declarer") == 40
    assert value(last, contract="solo", points=37, last_trick="defenders") == -40
    assert value(last, contract="solo", points=36, last_trick="declarer") == -41
    assert value(last, contract="solo", points=38, last_trick="defenders") == 41
    # A Pagat in the last trick tells who won it.
    assert value(last, contract="solo", points=37, pagat="silent_won") == 50
    assert value(last, contract="solo", points=37, pagat="silent_lost") == -50
    assert value(last, contract="solo", points=37, pagat="out_won", pagat_holder="B") == -60
    for unknown in ({}, {"pagat": "captured"}, {"pagat": "silent_lost", "pagat_holder": "B"}):
        with pytest.raises(OutcomeError, match=r"last_trick: missing; at 37 points.*DG-14\.5"):
            value(last, contract="solo", points=37, **unknown)


def test_a_super_mord_with_each_pack() -> None:
    """DG-10.3, DG-14.7, DG-OP2: 167 and 187, with 78 cards 169 and 189; a Match by its base."""
    for profile, half in ((ARTICLE, 37), (LARGE, 39)):
        for made, out in product((True, False), ("none", "pagat", "gstiess")):
            worth = 80 + half + 50 + (20 if out != "none" else 0)
            found = value(profile, contract="super_mord", all_tricks=made, laid_out=out)
            assert found == (worth if made else -worth)
        for contract, base in BASE.items():
            assert value(profile, contract=contract, all_tricks=True) == base + half


def test_a_match_counts_tricks_and_not_points() -> None:
    """DG-10.4, DG-10.16: the Gstieß is treated as taken; 74, or 70 where it is counted by itself.

    DG-OP19: with no trick at all the declarer just loses.
    """
    assert value(contract="solo", all_tricks=True, points=74) == 77
    assert value(contract="solo", all_tricks=True, points=70) == 77
    assert value(contract="solo", points=1) == -40 - 36
    with pytest.raises(OutcomeError, match=r"points: with all tricks they are 70 or 74, not 71"):
        value(contract="solo", all_tricks=True, points=71)


@pytest.mark.parametrize("doublings", range(5))
def test_what_is_doubled(doublings: int) -> None:
    """DG-10.5, DG-7.8, DG-10.17, DG-OP20, DG-OP21: value, overshoot and a card laid out.

    Nothing else: the 5 and the 10 stay as they are.
    """
    times = 2**doublings
    told: dict[str, Any] = {"contract": "solo", "points": 44, "doublings": doublings}
    match: dict[str, Any] = {"contract": "solo", "all_tricks": True, "doublings": doublings}
    assert value(STUBAI, **told) == 47 * times
    assert value(STUBAI, **told, pagat="silent_won") == 47 * times + 10
    assert value(STUBAI, **told, pagat="silent_lost") == 47 * times - 10
    assert value(STUBAI, **told, pagat="out_won") == 67 * times
    assert value(STUBAI, **told, pagat="out_lost") == 27 * times
    assert value(STUBAI, **told, pagat="captured") == 47 * times - 5
    assert value(STUBAI, **match, pagat="out_won") == 97 * times
    assert value(STUBAI, **match, pagat="captured", pagat_holder="B") == 77 * times + 5
    mord: dict[str, Any] = {"contract": "super_mord", "all_tricks": True, "doublings": doublings}
    assert value(STUBAI, **mord, laid_out="gstiess") == 187 * times


def test_more_doublings_than_a_profile_allows() -> None:
    """DG-7.9, DG-OP9: a Schwacher and so many retours."""
    for limit in range(4):
        profile = ARTICLE.with_options({"retour_limit": limit})
        assert value(profile, contract="super", points=37, doublings=limit + 1) == 80 << limit + 1
    for limit in range(3):
        profile = ARTICLE.with_options({"retour_limit": limit})
        with pytest.raises(OutcomeError, match=rf"more than the {limit + 1} allowed \(DG-OP9\)"):
            value(profile, contract="super", points=37, doublings=limit + 2)


def test_a_pagat_scores_for_its_side_whoever_wins_the_game() -> None:
    """DG-10.2, DG-OP12: one event only, the same for both sides, and with the sign turned."""
    for pagat in PAGAT:
        for points_won in (30, 44):
            game = value(contract="ansager", points=points_won)
            mine = value(contract="ansager", points=points_won, pagat=pagat) - game
            if pagat != "none":
                holder: dict[str, Any] = {"pagat": pagat, "pagat_holder": "C"}
                theirs = value(contract="ansager", points=points_won, **holder) - game
                assert theirs == -mine
                assert abs(mine) == {"captured": 5}.get(pagat, 20 if "out" in pagat else 10)
            else:
                assert mine == 0


def test_an_idle_dealer_pays_and_receives_like_a_defender() -> None:
    """DG-2.4, DG-10.6."""
    found = Outcome.read(
        {
            "people": FOUR,
            "dealer": "D",
            "declarer": "A",
            "contract": "solo",
            "points": 40,
            "pagat": "silent_won",
        }
    )
    assert settle(found, ARTICLE).totals == {"A": 159, "B": -53, "C": -53, "D": -53}


def test_the_columns_on_paper_settle_like_the_payments() -> None:
    """DG-10.6: each pair settles the difference, and that is what the deals would have paid."""
    deals: list[dict[str, Any]] = [
        {"declarer": "A", "dealer": "D", "contract": "solo", "points": 40},
        {"declarer": "B", "dealer": "A", "contract": "super", "points": 30, "doublings": 1},
        {"declarer": "D", "dealer": "B", "contract": "ansager", "points": 50, "pagat": "out_lost"},
        {"declarer": "C", "dealer": "D", "contract": "super_mord", "all_tricks": True},
        {"dealer": "C", "contract": "thrown_in"},
    ]
    written, paid = dict.fromkeys(FOUR, 0), dict.fromkeys(FOUR, 0)
    for each in deals:
        found = Outcome.read({"people": FOUR, **each})
        for person in FOUR:
            written[person] += paper(found, ARTICLE).totals[person]
            paid[person] += settle(found, ARTICLE).totals[person]
    assert written == {"A": 43, "B": -174, "C": 167, "D": 13}
    assert DROGGN.settle_paper(written).totals == paid


@pytest.mark.parametrize(
    ("columns", "message"),
    [
        ({"A": 1, "B": 2}, "people: three or four different names"),
        ({"A": 1, "B": 2, "C": "many"}, "columns.C: expected a whole number"),
        ({"A": 1, "B": 2, "C": 10**9}, "columns.C: expected a whole number"),
        ({"A": 1, "B": 2, " ": 3}, "people: a name is empty"),
        ({"A": 1, "B": 2, " B": 3}, "columns: 'B' stands there twice"),
    ],
)
def test_columns_that_cannot_be(columns: dict[str, Any], message: str) -> None:
    with pytest.raises(OutcomeError) as no:
        DROGGN.settle_paper(columns)
    assert message in str(no.value)


def test_a_hand_that_was_thrown_in_costs_nothing() -> None:
    """DG-5.5."""
    found = Outcome.read({"people": PEOPLE, "contract": "thrown_in"})
    assert settle(found, ARTICLE).totals == {"A": 0, "B": 0, "C": 0}
    assert [str(step) for step in working(found, ARTICLE)] == ["All have passed, and nobody pays."]
    assert found.title == "Thrown in"


# Revokes


@pytest.mark.parametrize(
    ("contract", "more", "each"),
    [
        ("ansager", {}, 20),
        ("solo", {"doublings": 1}, 80),
        ("super", {"laid_out": True}, 100),
        ("solo", {"laid_out": True, "doublings": 2}, 240),
        ("super_mord", {}, 167),
        ("super_mord", {"laid_out": True, "doublings": 1}, 374),
    ],
)
def test_a_revoke_costs_the_game_without_overshoot(
    contract: str, more: dict[str, Any], each: int
) -> None:
    """DG-10.8, DG-2.4: a defender's offence costs the partner and the idle dealer too."""
    table = {"people": FOUR, "dealer": "D", "declarer": "A", "contract": contract, **more}
    assert DROGGN.penalty({**table, "offender": "A"}).totals == {
        "A": -3 * each,
        "B": each,
        "C": each,
        "D": each,
    }
    paid = DROGGN.penalty({**table, "offender": "C"})
    assert paid.totals == {"A": 3 * each, "B": -each, "C": -each, "D": -each}
    assert {line.rule for line in paid.lines} == {"DG-10.8"}
    assert {line.facts["offender"] for line in paid.lines} == {"C"}


def test_a_revoke_with_more_cards_costs_as_much_more_in_a_super_mord() -> None:
    """DG-10.8, DG-14.7: half of the points is 39 there."""
    told = {"people": PEOPLE, "declarer": "A", "offender": "A", "contract": "super_mord"}
    assert DROGGN.penalty(told, LARGE).totals == {"A": -2 * 169, "B": 169, "C": 169}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"people": FOUR, "dealer": "D", "offender": "D"}, "offender: 'D' is not a player"),
        ({"people": FOUR}, "dealer: missing (who of the four has a holiday, DG-2.4)"),
        ({"declarer": "Z"}, "declarer: 'Z' is not a player"),
        ({"declarer": None}, "declarer: missing"),
        ({"offender": None}, "offender: missing"),
        ({"contract": None}, "contract: missing"),
        ({"contract": "ramsch"}, "contract: unknown 'ramsch'"),
        ({"contract": "thrown_in"}, "contract: nothing was played (DG-5.5)"),
        ({"doublings": 3}, "doublings: 3 is more than the 2 allowed (DG-OP9)"),
        ({"doublings": -1}, "doublings: -1 is less than nothing"),
        ({"laid_out": "perhaps"}, "laid_out: expected yes or no"),
        ({"points": 40}, "unknown field 'points'"),
    ],
)
def test_a_revoke_that_cannot_be(changes: dict[str, Any], message: str) -> None:
    told = {"people": PEOPLE, "declarer": "A", "offender": "A", "contract": "solo", **changes}
    with pytest.raises(OutcomeError) as no:
        DROGGN.penalty({name: each for name, each in told.items() if each is not None})
    assert message in str(no.value)


GAME: dict[str, Any] = {"people": PEOPLE, "declarer": "A", "contract": "solo", "points": 40}
MORD: dict[str, Any] = {
    "people": PEOPLE,
    "declarer": "A",
    "contract": "super_mord",
    "all_tricks": "on",
}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"people": ("A", "B")}, "people: three or four"),
        ({"people": ("A", "A", "C")}, "people: three or four"),
        ({"people": FOUR}, "dealer: missing"),
        ({"people": FOUR, "dealer": "A"}, "declarer: 'A' is not a player"),
        ({"dealer": "Z"}, "dealer: 'Z' is not at the table"),
        ({"declarer": "Z"}, "declarer: 'Z' is not a player"),
        ({"declarer": 3}, "declarer: expected a word"),
        ({"contract": "dreier"}, "contract: unknown 'dreier'; known: ansager, .*thrown_in"),
        ({"points": "many"}, "points: expected a whole number"),
        ({"all_tricks": "perhaps"}, "all_tricks: expected yes or no, not 'perhaps'"),
        ({"doublings": 5}, "doublings: 5 is not between 0 and 4"),
        ({"doublings": -1}, "doublings: -1 is not between"),
        ({"stake_cents": -1}, "stake_cents: -1 is less than nothing"),
        ({"pagat": "won"}, "pagat: unknown 'won'; known: none, silent_won"),
        ({"pagat": "captured", "pagat_holder": "Z"}, "pagat_holder: 'Z' is not a player"),
        ({"pagat_holder": "B"}, "pagat_holder: told, but not what became of the pagat"),
        ({"last_trick": "B"}, "last_trick: unknown 'B'; known: declarer, defenders"),
        (
            {"pagat": "silent_won", "last_trick": "defenders"},
            "last_trick: defenders cannot have won it with pagat silent_won",
        ),
        ({"laid_out": "pagat"}, "laid_out: told of a Super Mord alone"),
        ({"laid_out": "king"}, "laid_out: unknown 'king'"),
        ({"weather": "fine"}, "unknown field 'weather'; known: people, "),
        ({"contract": "thrown_in"}, r"declarer: a hand that was thrown in has none \(DG-5\.5\)"),
    ],
)
def test_an_impossible_outcome_is_refused_by_its_field(changes: Any, message: str) -> None:
    with pytest.raises(OutcomeError, match=message):
        Outcome.read({**GAME, **changes})


def test_what_must_be_told() -> None:
    for without, message in (
        ("points", "points: missing"),
        ("declarer", "declarer: missing"),
        ("contract", "contract: missing"),
    ):
        with pytest.raises(OutcomeError, match=message):
            Outcome.read({name: each for name, each in GAME.items() if name != without})
    with pytest.raises(OutcomeError, match="all_tricks: missing"):
        Outcome.read({name: each for name, each in MORD.items() if name != "all_tricks"})
    with pytest.raises(OutcomeError, match=r"pagat: .*nothing by itself in a Super Mord"):
        Outcome.read({**MORD, "pagat": "silent_won"})
    assert Outcome.read({**MORD, "points": 3}).points == 3


def test_what_need_not_be_told() -> None:
    """The stake, which may be 0, and that all tricks are the last one too."""
    assert Outcome.read(GAME).stake_cents == 10
    assert Outcome.read({**GAME, "stake_cents": 0}).stake_cents == 0
    assert Outcome.read(GAME).taker is None
    assert Outcome.read({**GAME, "points": 74, "all_tricks": "on"}).taker == "declarer"


@pytest.mark.parametrize("holder", ["A", "B"])
@pytest.mark.parametrize("pagat", PAGAT[1:])
def test_a_match_leaves_no_trick_to_the_defenders(pagat: str, holder: str) -> None:
    """DG-10.4: the declarer's Pagat can only have won, a defender's only have lost."""
    told = {**GAME, "points": 74, "all_tricks": "on", "pagat": pagat, "pagat_holder": holder}
    if pagat.endswith("_won") == (holder == "A"):
        Outcome.read(told)
        return
    with pytest.raises(OutcomeError, match="all_tricks: cannot be, since a trick was lost"):
        Outcome.read(told)


def poorest(codes: str, more: int) -> int:
    """The points of some cards with so many cards of 1 besides."""
    pack = tyrolean_pack()
    ones = [card for card in pack.cards if card.value == 1][:more]
    return points(pack.set([*pack.read(codes), *ones]))


def test_whose_trick_has_the_pagat_has_its_points() -> None:
    """DG-9.1: a pile is worth what it holds at least; without a Match nobody has all points."""
    least, most = poorest("T1", 5), 74 - poorest("T1", 2)
    assert (least, most) == (6, 69)
    assert poorest("", 3) == 1
    declarers = [("silent_won", "A"), ("out_won", "A"), ("captured", "B")]
    defenders = [("silent_won", "B"), ("out_won", "C"), ("captured", "A"), ("silent_lost", "A")]
    nobodys = [("none", None), ("silent_lost", "B"), ("out_lost", "A"), ("out_lost", "B")]
    for events, (low, high) in (
        (declarers, (least, 73)),
        (defenders, (1, most)),
        (nobodys, (1, 73)),
    ):
        for pagat, holder in events:
            told: dict[str, Any] = {"contract": "super", "pagat": pagat}
            if holder:
                told["pagat_holder"] = holder
            for possible in (low, high):
                value(points=possible, **told)
            for impossible in (low - 1, high + 1):
                with pytest.raises(OutcomeError, match=f"points: {impossible} cannot be"):
                    value(points=impossible, **told)


# Counting


@pytest.mark.parametrize("case", EXAMPLES["counting"], ids=lambda case: case["rule"])
def test_the_published_counts(case: dict[str, Any]) -> None:
    """DG-9.1 to DG-9.4."""
    pack = tyrolean_pack()
    cards = pack.read(case["cards"])
    assert count(pack, cards).points == points(pack.set(cards)) == case["points"]
    if "rest" in case:
        rest = [card for card in pack.cards if card not in cards]
        assert (len(cards), len(rest)) == (34, 32)
        assert count(pack, rest).points == case["rest"]
        assert case["points"] + case["rest"] == 74


# The working


@pytest.mark.parametrize(
    ("fields", "steps"),
    [
        (
            {"contract": "solo", "points": 40, "pagat": "silent_won"},
            [
                "A has 40 of the 74 card points; 37 are enough.",
                "Solo 40, and 40 − 37 = 3 over: together 43.",
                "The silent Pagat wins the last trick, never doubled: 10 for A.",
                "In all A gets 53 from each other person.",
            ],
        ),
        (
            {"contract": "ansager", "points": 33, "doublings": 1, "pagat": "captured"},
            [
                "A has 33 of the 74 card points and needed 37.",
                "Ansager 20, and 37 − 33 = 4 short: together 24.",
                "Schwacher and retours: 1, so 24 × 2 = 48.",
                "The silent Pagat was captured, never doubled: 5 for the defenders.",
                "In all A pays 53 to each other person.",
            ],
        ),
        (
            {"contract": "super", "points": 30, "doublings": 2, "pagat": "out_lost"},
            [
                "A has 30 of the 74 card points and needed 37.",
                "Super 80, and 37 − 30 = 7 short: together 87.",
                "Schwacher and retours: 2, so 87 × 4 = 348.",
                "The laid-out Pagat is lost: 20 × 4 = 80 for the defenders.",
                "In all A pays 428 to each other person.",
            ],
        ),
        (
            {"contract": "ansager", "all_tricks": True},
            [
                "A has won all 21 tricks.",
                "Ansager 20 and Match 37: 20 + 37 = 57.",
                "In all A gets 57 from each other person.",
            ],
        ),
        (
            {"contract": "super_mord", "all_tricks": True, "laid_out": "gstiess"},
            [
                "A has won all 21 tricks.",
                "Super 80, Match 37, Mord 50, card laid out 20: 187.",
                "In all A gets 187 from each other person.",
            ],
        ),
        (
            {"contract": "super_mord", "all_tricks": False},
            [
                "A has lost a trick, so the Super Mord is lost.",
                "Super 80, Match 37, Mord 50: together 167.",
                "In all A pays 167 to each other person.",
            ],
        ),
    ],
)
def test_the_working_says_what_the_ledger_pays(fields: dict[str, Any], steps: list[str]) -> None:
    assert [str(step) for step in working(outcome(**fields), ARTICLE)] == steps
    assert f" {abs(value(**fields))} " in steps[-1]


def test_the_working_where_the_last_trick_decides() -> None:
    """DG-14.5."""
    profile = ARTICLE.with_options({"win_threshold": "37_last_trick"})
    for side, said in (("declarer", "A won"), ("defenders", "the defenders won")):
        found = outcome(contract="solo", points=37, last_trick=side)
        first = working(found, profile)[0]
        assert (first.rule, str(first)) == (
            "DG-14.5",
            f"Both sides have 37 card points, and {said} the last trick.",
        )


def test_the_ledger_names_its_reasons() -> None:
    for fields, labels in (
        ({"contract": "solo", "points": 40}, ["Solo won"]),
        ({"contract": "super", "points": 20}, ["Super lost"]),
        ({"contract": "ansager", "all_tricks": True}, ["Ansager Match"]),
        ({"contract": "super_mord", "all_tricks": False}, ["Super Mord lost"]),
        (
            {"contract": "solo", "points": 40, "pagat": "out_lost", "pagat_holder": "B"},
            ["Solo won", "defender’s laid-out Pagat lost"],
        ),
    ):
        rows = settle(outcome(**fields), ARTICLE).rows()
        assert [line.label for line, _ in rows] == labels
    assert set(BIDS) == {*BASE, "super_mord"}
    assert GameValue(outcome(contract="solo", points=40), ARTICLE).facts["over"] == 3


def test_impossible_points_say_what_the_pagat_leaves() -> None:
    """DG-10.2: with the Pagat in its last trick a side has its points at least."""
    with pytest.raises(OutcomeError, match=r"points: 5 cannot be with pagat silent_won: .*6 to 73"):
        value(contract="solo", points=5, pagat="silent_won")
    with pytest.raises(OutcomeError, match="points: 0 cannot be: that leaves 1 to 73"):
        value(contract="solo", points=0)


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"points": 37, "pagat": "out_lost"}, "In all A gets 0 from each other person."),
        ({"points": 36, "pagat": "out_won"}, "In all A pays 1 to each other person."),
        ({"points": 38, "pagat": "out_lost"}, "In all A gets 1 from each other person."),
    ],
)
def test_the_working_ends_where_game_and_pagat_cancel_out(
    fields: dict[str, Any], said: str
) -> None:
    """DG-10.6."""
    assert str(working(outcome(contract="ansager", **fields), ARTICLE)[-1]) == said


@pytest.mark.parametrize(
    ("fields", "rule"),
    [
        ({"contract": "ansager", "all_tricks": True}, "DG-10.16"),
        ({"contract": "super_mord", "all_tricks": True}, "DG-10.3"),
        ({"contract": "super_mord", "all_tricks": False}, "DG-8.10"),
        ({"contract": "solo", "points": 37}, "DG-2.6"),
    ],
)
def test_the_working_cites_what_decided(fields: dict[str, Any], rule: str) -> None:
    assert working(outcome(**fields), ARTICLE)[0].rule == rule


def test_the_working_cites_what_is_needed_at_this_table() -> None:
    """DG-14.5, DG-14.7: where 38 or 39 are needed, the rule is not the one that says 37."""
    for options, mine, rule, said in (
        ({"win_threshold": "38"}, 37, "DG-14.5", "A has 37 of the 74 card points and needed 38."),
        ({"cards": 78}, 38, "DG-14.7", "A has 38 of the 78 card points and needed 39."),
    ):
        found = outcome(contract="solo", points=mine)
        first = working(found, ARTICLE.with_options(options))[0]
        assert (first.rule, str(first)) == (rule, said)


def test_the_last_trick_decides_at_half_and_nowhere_else() -> None:
    """DG-14.5."""
    profile = ARTICLE.with_options({"win_threshold": "37_last_trick"})
    found = outcome(contract="solo", points=38, last_trick="defenders")
    assert working(found, profile)[0].rule == "DG-2.6"


@pytest.mark.parametrize(
    ("fields", "small", "large"),
    [
        ({"contract": "ansager", "points": 36}, "DG-10.1", "DG-14.7"),
        ({"contract": "ansager", "points": 40}, "DG-10.1", "DG-14.7"),
        ({"contract": "solo", "all_tricks": True}, "DG-10.4", "DG-14.7"),
        ({"contract": "super_mord", "all_tricks": True}, "DG-10.3", "DG-14.7"),
        ({"contract": "super_mord", "all_tricks": False}, "DG-10.3", "DG-14.7"),
    ],
)
def test_the_ledger_cites_the_rule_that_has_the_numbers(
    fields: dict[str, Any], small: str, large: str
) -> None:
    """DG-10.1, DG-10.3 and DG-10.4 speak of 37; with 78 cards it is 39, by DG-14.7."""
    found = outcome(**fields)
    for profile, rule in ((ARTICLE, small), (LARGE, large)):
        assert {line.rule for line in settle(found, profile).lines} == {rule}
        assert [entry.rule for entry in paper(found, profile).lines] == [rule]
    cited = [step.rule for step in working(found, LARGE)]
    assert not {"DG-2.6", "DG-10.1", "DG-10.3", "DG-10.4", "DG-10.16"} & set(cited)
    assert large in cited


@pytest.mark.parametrize("cards", [66, 78])
def test_the_ledger_cites_what_decided_at_half(cards: int) -> None:
    """DG-14.5: only there does this table differ from DG-10.1."""
    plain, half = ("DG-10.1", 37) if cards == 66 else ("DG-14.7", 39)
    for threshold, at_half in (("37", plain), ("38", "DG-14.5"), ("37_last_trick", "DG-14.5")):
        profile = ARTICLE.with_options({"cards": cards, "win_threshold": threshold})
        for mine, rule in ((half - 1, plain), (half, at_half), (half + 1, plain)):
            found = outcome(contract="solo", points=mine, last_trick="declarer")
            assert settle(found, profile).lines[0].rule == rule, (threshold, mine)
