"""Every worked example and table of the sheet, the thresholds, and what cannot be an outcome.

The examples are data (``tests/cases/dreiertarock-examples.toml``).
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.counting import count, points
from engine.errors import OutcomeError
from engine.games.dreiertarock import GAME
from engine.games.dreiertarock.contracts import BIDS, BONUSES
from engine.games.dreiertarock.outcome import ENDS
from engine.games.dreiertarock.working import chain
from engine.settlement import Ledger
from tests.engine.dreiertarock.table import FOUR, PACK, PEOPLE

CASES: dict[str, list[dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parents[2] / "cases/dreiertarock-examples.toml").read_text("utf-8")
)


def cases(table: str) -> list[Any]:
    """Return ``(profile, case)``, once for each profile that a case of a table names."""
    return [
        pytest.param(profile, case, id=f"{case['rule']}-{profile}")
        for case in CASES[table]
        for profile in case.get("profiles", ["article", "austrian"])
    ]


def settled(profile: str = "article", options: dict[str, Any] | None = None, **told: Any) -> Ledger:
    outcome = {"people": PEOPLE, "declarer": "A", "contract": "einser", "points": 40, **told}
    read = {name: value for name, value in outcome.items() if value is not None}
    rules = GAME.profile(profile, **(options or {}))
    return GAME.settle(GAME.read_outcome(read), rules)


@pytest.mark.parametrize(("profile", "case"), cases("settlement"))
def test_the_sheets_examples_settle_as_written(profile: str, case: dict[str, Any]) -> None:
    rules = GAME.profile(profile, **case.get("options", {}))
    outcome = GAME.read_outcome(case["outcome"])
    ledger = GAME.settle(outcome, rules)
    assert ledger.totals == case["totals"]
    assert sum(ledger.totals.values()) == 0
    steps = GAME.working(outcome, rules)
    assert all(str(step) and "{" not in str(step) for step in steps)


@pytest.mark.parametrize(("profile", "case"), cases("tariff"))
def test_every_cell_of_the_tariff(profile: str, case: dict[str, Any]) -> None:
    """DT-10.1 and DT-14.6, won and lost, in cents and in points (DT-OP20)."""
    for contract in BIDS:
        valat = contract == "solo_valat"
        won = {"points": None, "tricks": 16} if valat else {"points": 36}
        lost = {"points": None, "tricks": 15} if valat else {"points": 35}
        if contract not in case["contracts"]:
            with pytest.raises(OutcomeError, match=r"contract: .*DT-14\.6"):
                settled(profile, contract=contract, **won)
            continue
        each = case["contracts"][contract]
        assert settled(profile, contract=contract, **won).totals["B"] == -each
        assert settled(profile, contract=contract, **lost).totals["B"] == each
        tenth = settled(profile, {"unit": "points"}, contract=contract, **won)
        assert tenth.totals["B"] == -each // 10
    for kind, word in (("silent", "{}_made"), ("announced", "{}_announced_made")):
        for bonus in BONUSES:
            for side, sign in (("declarer", -1), ("defenders", 1)):
                bonuses = {bonus: word.format(side)}
                if bonus not in case[kind]:
                    with pytest.raises(OutcomeError, match=f"bonuses.{bonus}"):
                        settled(profile, bonuses=bonuses)
                    continue
                found = settled(profile, bonuses=bonuses).totals["B"]
                assert found == -case["contracts"]["einser"] + sign * case[kind][bonus]


@pytest.mark.parametrize("case", CASES["counting"], ids=lambda case: str(case["rule"]))
def test_the_worked_counts(case: dict[str, Any]) -> None:
    """DT-9.1, DT-9.2, DT-9.4, DT-9.5, DT-6.11."""
    pile = PACK.read(case["cards"])
    assert count(PACK, pile).points == points(PACK.set(pile)) == case["points"]
    rest = [card for card in PACK.cards if card not in pile]
    assert count(PACK, rest).points == case["rest"]


def test_the_values_add_up() -> None:
    """DT-3.4, DT-3.5, DT-9.3: 106 in all, 70 in threes; what is left over loses 1."""
    assert sum(PACK.values) == 106
    assert count(PACK, PACK.cards).points == 70
    by_value = {value: bits.bit_count() for value, bits in PACK.by_value}
    assert by_value == {5: 7, 4: 4, 3: 4, 2: 4, 1: 19 + 16}
    assert count(PACK, PACK.read("HK H4")).points == 5
    assert count(PACK, PACK.read("HK")).points == 4


@pytest.mark.parametrize("contract", ["einser", "fuenfer", "solo"])
def test_thirty_six_wins_and_thirty_five_loses(contract: str) -> None:
    """DT-2.5: one below, at, and one above."""
    for number, won in ((34, False), (35, False), (36, True), (37, True)):
        outcome = GAME.read_outcome(
            {"people": PEOPLE, "declarer": "B", "contract": contract, "points": number}
        )
        assert outcome.won is won
        assert (GAME.settle(outcome).totals["B"] > 0) is won


def test_sixteen_tricks_win_a_solo_valat_and_fifteen_lose_it() -> None:
    """DT-10.8, whatever the points."""
    assert settled(contract="solo_valat", points=60, tricks=16).totals["A"] == 1920
    assert settled(contract="solo_valat", points=60, tricks=15).totals["A"] == -1920


def test_all_tricks_count_for_either_side_and_only_where_they_do() -> None:
    """DT-10.9, DT-14.3, DT-OP12: 15, 16, 1 and 0 tricks of the declarer."""

    def each(tricks: int, points: int, **told: Any) -> int:
        return settled("queens-hand", points=points, tricks=tricks, **told).totals["B"]

    assert each(15, 60) == -30
    assert each(16, 68) == -240
    assert each(1, 5) == 30
    assert each(0, 3) == 240
    assert each(16, 68, kontras={"game": 1}) == -480
    assert each(16, 66, contract="solo") == -240
    assert settled(points=68, tricks=16).totals["B"] == -30


def test_a_solo_doubles_bonuses_only_where_it_does() -> None:
    """DT-10.10, DT-14.4, DT-OP13: silent, announced, doubled."""
    silent: dict[str, Any] = {
        "contract": "solo",
        "bonuses": {"pagat": "declarer_made", "kings": "defenders_made"},
    }
    assert settled(**silent).totals["B"] == -120 - 40 + 10
    assert settled("queens-hand", **silent).totals["B"] == -120 - 80 + 20
    told: dict[str, Any] = {"contract": "solo", "bonuses": {"uhu": "defenders_announced_made"}}
    assert settled("queens-hand", kontras={"uhu": 2}, **told).totals["B"] == -120 + 120 * 2 * 4


def test_defenders_pay_the_same_and_each_other_nothing() -> None:
    """DT-10.4, DT-10.5, DT-OP10."""
    ledger = settled(contract="dreier", bonuses={"mondfang": "defenders_made"})
    assert {(line.payer, line.payee) for line in ledger.lines} == {
        ("B", "A"),
        ("C", "A"),
        ("A", "B"),
        ("A", "C"),
    }
    assert [line.rule for line in ledger.lines] == ["DT-10.5"] * 2 + ["DT-10.7"] * 2


def test_each_line_names_its_rule() -> None:
    bonuses = {
        "trull": "declarer_made",
        "kings": "defenders_made",
        "mondfang": "declarer_made",
        "uhu": "declarer_announced_failed",
        "kakadu": "declarer_made",
    }
    rows = [(line.rule, line.label, line.amount) for line in settled(bonuses=bonuses).lines[::2]]
    assert rows == [
        ("DT-10.5", "Einser won", 30),
        ("DT-10.2", "Trull made", 10),
        ("DT-10.2", "Königstrull made", 10),
        ("DT-10.7", "Mondfang", 10),
        ("DT-10.6", "announced Uhu failed", 120),
        ("DT-10.1", "silent Kakadu made", 80),
    ]


def test_the_ledger_cites_the_tariff_that_has_the_price() -> None:
    """DT-14.6 has the birds and the Trischaken of St. Louis, DT-10.1 and DT-14.2 the others'."""
    birds = settled("st-louis", bonuses={"kakadu": "declarer_made"}).lines
    assert (birds[-1].rule, birds[-1].amount) == ("DT-14.6", 30)
    points = {"A": 35, "B": 20, "C": 15}
    for profile, each, rule in (("queens-hand", 30, "DT-14.2"), ("st-louis", 10, "DT-14.6")):
        told = {"people": PEOPLE, "contract": "trischaken"}
        less = {} if profile == "st-louis" else {"A": 30}
        found = GAME.read_outcome({**told, "points": points | less})
        lines = GAME.settle(found, profile).lines
        assert {(line.rule, line.amount) for line in lines} == {(rule, each)}
        assert GAME.working(found, profile)[0].rule == rule


def test_the_working_of_a_game() -> None:
    def steps(profile: str = "article", **told: Any) -> list[str]:
        outcome = {"people": PEOPLE, "declarer": "A", "contract": "zweier", "points": 40, **told}
        return [str(step) for step in GAME.working(GAME.read_outcome(outcome), profile)]

    assert steps(bonuses={"pagat": "declarer_announced_made"}) == [
        "A has 40 of the 70 card points; 36 are enough.",
        "Zweier won: +40.",
        "Announced Pagat made: +80.",
        "40 + 80 = +120: each defender settles that with A.",
    ]
    assert steps("queens-hand", points=30, kontras={"game": 1}) == [
        "A has 30 of the 70 card points and needed 36; the defenders have 40.",
        "The game: kontra, so it counts 2 times.",
        "Zweier lost: 40 × 2, so −80.",
    ]
    assert steps("queens-hand", points=2, tricks=0) == [
        "The defenders took all 16 tricks, which counts instead of game and bonuses.",
        "All tricks: −240.",
    ]
    assert steps(contract="solo_valat", points=60, tricks=15)[0] == (
        "A took 15 of the 16 tricks and needed all."
    )


_SAID = {"bonuses": {"pagat": "declarer_announced_made"}, "kontras": {"game": 1, "pagat": 2}}
_MADE = {"bonuses": {"trull": "declarer_made"}}
_SOLO = {"contract": "solo", "points": 40}


@pytest.mark.parametrize(
    ("profile", "told", "doubled"),
    [
        ("queens-hand", _SAID, ["game:kontra:2", "pagat:rekontra:4"]),
        ("queens-hand", {**_SAID, "points": 65, "tricks": 16}, ["game:kontra:2"]),
        ("queens-hand", {**_MADE, "kontras": {"game": 0}}, []),
        ("queens-hand", {**_SOLO, **_MADE}, ["solo"]),
        ("queens-hand", _SOLO, []),
        ("article", {**_SOLO, **_MADE}, []),
    ],
)
def test_a_working_says_what_doubles_dt_7_5_and_dt_14_4(
    profile: str, told: dict[str, Any], doubled: list[str]
) -> None:
    outcome = {"people": PEOPLE, "declarer": "A", "contract": "zweier", "points": 40, **told}
    known = {
        "The game: kontra, so it counts 2 times.": "game:kontra:2",
        "Pagat: rekontra, so it counts 4 times.": "pagat:rekontra:4",
        "A Solo doubles all bonuses.": "solo",
    }
    steps = GAME.working(GAME.read_outcome(outcome), profile)
    said = {str(step): step.rule for step in steps}
    assert [word for text, word in known.items() if text in said] == doubled
    assert {rule for text, rule in said.items() if text in known} <= {"DT-7.5", "DT-14.4"}
    assert not any("so it counts" in text and text not in known for text in said)


def test_all_tricks_are_told_by_the_rule_of_the_tariff() -> None:
    """DT-14.3, DT-14.6."""
    outcome = {"people": PEOPLE, "declarer": "A", "contract": "zweier", "points": 65, "tricks": 16}
    first = {
        profile: next(iter(GAME.working(GAME.read_outcome(outcome), profile))).rule
        for profile in ("queens-hand", "st-louis")
    }
    assert first == {"queens-hand": "DT-14.3", "st-louis": "DT-14.6"}


@pytest.mark.parametrize(
    ("points", "kontras", "steps"),
    [
        ((30, 20, 15), 0, ["A has most card points, 30, and pays 30 to each other player."]),
        ((25, 25, 15), 0, ["A and B share the most card points, 25, and pay 30 each."]),
        ((22, 22, 22), 0, ["All three have 22 card points, so nobody pays."]),
        ((0, 45, 20), 0, ["A has no card points and gets 30 from each other player."]),
        ((65, 0, 0), 0, ["A has most card points, 65, and pays 30 to each other player."]),
        (
            (30, 20, 15),
            3,
            [
                "A has most card points, 30, and pays 30 to each other player.",
                "Kontras: 3, so 30 × 8 = 240.",
            ],
        ),
    ],
)
def test_the_working_of_a_trischaken(
    points: tuple[int, ...], kontras: int, steps: list[str]
) -> None:
    """DT-14.2: the sentences say what the ledger pays."""
    by_person = dict(zip(PEOPLE, points, strict=True))
    outcome = GAME.read_outcome(
        {
            "people": PEOPLE,
            "contract": "trischaken",
            "points": by_person,
            "kontras": {"game": kontras},
        }
    )
    assert [str(step) for step in GAME.working(outcome, "queens-hand")] == steps


def test_cards_thrown_in_cost_nothing() -> None:
    """DT-5.11."""
    outcome = GAME.read_outcome({"people": PEOPLE, "contract": "thrown_in"})
    assert GAME.settle(outcome).totals == {"A": 0, "B": 0, "C": 0}
    assert [step.rule for step in GAME.working(outcome)] == ["DT-5.11"]


GOOD = {"people": PEOPLE, "declarer": "A", "contract": "einser", "points": 40}
TRISCHAKEN = {"people": PEOPLE, "contract": "trischaken", "points": {"A": 30, "B": 20, "C": 15}}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"people": ("A", "B")}, "people: three or four"),
        ({"people": FOUR}, r"dealer: missing .*DT-14\.7"),
        ({"people": FOUR, "dealer": "A"}, "declarer: 'A' is not a player"),
        ({"dealer": "Z"}, "dealer: 'Z' is not at the table"),
        ({"declarer": "Z"}, "declarer: 'Z' is not a player"),
        ({"contract": "sechser"}, "contract: unknown 'sechser'; known: einser, .*thrown_in"),
        ({"contract": "trischaken"}, "declarer: there is none in Trischaken"),
        ({"contract": "solo_valat"}, r"tricks: missing .*DT-10\.8"),
        ({"tricks": 17}, r"tricks: .*not 17 \(DT-4\.2\)"),
        ({"tricks": -1}, "tricks: .*not -1"),
        ({"points": 71}, r"points: the pack holds 0 to 70 \(DT-3\.5\), not 71"),
        ({"points": 70}, "points: 70 cannot be; in this Einser the declarer makes 1 to 69"),
        ({"points": -1}, "points: the pack holds 0 to 70"),
        ({"points": "many"}, "points: expected a whole number"),
        ({"points_by": {"A": 1}}, "points_by: only in a Trischaken"),
        ({"bonuses": {"pagat": "won"}}, "bonuses.pagat: unknown 'won'"),
        ({"bonuses": {"valat": "declarer_made"}}, "bonuses: unknown 'valat'; known: trull, "),
        ({"bonuses": "pagat"}, "bonuses: expected a table by bonus"),
        ({"bonuses": {"trull": "declarer_failed"}}, "bonuses.trull: silent it cannot fail"),
        ({"bonuses": {"mondfang": "declarer_failed"}}, "bonuses.mondfang: it is made"),
        ({"bonuses": {"mondfang": "declarer_announced_made"}}, "bonuses.mondfang: it is made"),
        (
            {"contract": "solo_valat", "tricks": 16, "bonuses": {"pagat": "declarer_made"}},
            r"bonuses: none counts in Solo Valat \(DT-10\.8",
        ),
        (
            {"bonuses": {"trull": "declarer_made", "pagat": "declarer_failed"}},
            "bonuses: I cannot be in both piles",
        ),
        (
            {"bonuses": {"trull": "declarer_made", "mondfang": "defenders_made"}},
            "bonuses: Sküs, XXI cannot be in both piles",
        ),
        ({"bonuses": {"pagat": "declarer_made"}, "tricks": 0}, "bonuses: they cannot be made with"),
        ({"bonuses": {"pagat": "defenders_made"}, "tricks": 16}, "bonuses: .* with 16 tricks"),
        ({"kontras": {"weather": 1}}, "kontras: unknown 'weather'; known: game, trull"),
        ({"kontras": {"game": 4}}, "kontras.game: 4 is not between 0 and 3"),
        ({"kontras": {"game": -1}}, "kontras.game: -1 is not between 0 and 3"),
        ({"kontras": {"pagat": 1}}, "kontras.pagat: it was not announced"),
        (
            {"kontras": {"pagat": 1}, "bonuses": {"pagat": "declarer_made"}},
            "kontras.pagat: it was not announced",
        ),
        ({"stake_cents": -1}, "stake_cents: -1 is less than nothing"),
        ({"weather": "fine"}, "unknown field 'weather'"),
    ],
)
def test_an_impossible_outcome_is_refused_by_its_field(changes: Any, message: str) -> None:
    with pytest.raises(OutcomeError, match=message):
        GAME.read_outcome({**GOOD, **changes})


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"declarer": "A"}, r"declarer: there is none in Trischaken \(DT-14\.2\), not 'A'"),
        ({"points": 30}, "points: Trischaken has no declarer"),
        ({"points": {"A": 60}}, "points_by: one number each"),
        ({"points": {"A": 60, "B": 10, "C": -4}}, "points_by.C: -4 is less than nothing"),
        ({"points": {"A": 60, "B": 9, "C": -1}}, "points_by.C: -1 is less than nothing"),
        ({"points": 30, "points_by": {"A": 1}}, "points: Trischaken has no declarer"),
        ({"points_by": {"A": 1}}, "points: told twice, since points_by is told as well"),
        ({"points": {"A": 60, "B": 9, "C": 0}}, "points_by: 69 in all .* is 44 to 68 "),
        ({"points": {"A": 30, "B": 13, "C": 0}}, "points_by: 43 in all cannot be"),
        ({"tricks": 3}, "tricks: a declarer takes"),
        ({"bonuses": {"pagat": "declarer_made"}}, "bonuses: none counts in Trischaken"),
        ({"contract": "thrown_in"}, "points_by: only in a Trischaken"),
        ({"contract": "thrown_in", "points": None}, "points: expected a whole number"),
    ],
)
def test_an_impossible_trischaken_is_refused_by_its_field(changes: Any, message: str) -> None:
    with pytest.raises(OutcomeError, match=message):
        GAME.read_outcome({**TRISCHAKEN, **changes})


@pytest.mark.parametrize("total", [44, 68, 70])
def test_a_trischaken_counts_all_points_or_what_the_talon_leaves(total: int) -> None:
    """DT-14.2: six cards of the talon are worth 2 to 26; whoever takes none has nothing."""
    outcome = GAME.read_outcome({**TRISCHAKEN, "points": {"A": total - 15, "B": 15, "C": 0}})
    assert sum(outcome.points_by.values()) == total


def test_nothing_may_be_played_for() -> None:
    assert GAME.read_outcome({**GOOD, "stake_cents": 0}).stake_cents == 0


def test_what_was_thrown_in_was_not_doubled() -> None:
    with pytest.raises(OutcomeError, match="kontras: nothing was played"):
        GAME.read_outcome({"people": PEOPLE, "contract": "thrown_in", "kontras": {"game": 1}})


def test_missing_points_are_named() -> None:
    with pytest.raises(OutcomeError, match=r"points: missing \(the declarer's card points\)"):
        GAME.read_outcome({"people": PEOPLE, "declarer": "A", "contract": "einser"})


@pytest.mark.parametrize(
    ("told", "least", "most"),
    [
        ({}, 1, 69),
        ({"contract": "solo"}, 0, 68),
        ({"tricks": 16}, 57, 69),
        ({"tricks": 0}, 1, 13),
        ({"contract": "solo", "tricks": 16}, 44, 68),
        ({"contract": "solo", "tricks": 0}, 0, 0),
        ({"bonuses": {"trull": "declarer_made"}}, 13, 69),
        ({"bonuses": {"kings": "defenders_made"}}, 1, 70 - 18),
        ({"contract": "solo", "bonuses": {"pagat": "declarer_made"}}, 5, 68),
        ({"bonuses": {"pagat": "declarer_failed"}}, 1, 70 - 6),
        ({"bonuses": {"pagat": "defenders_failed"}}, 1, 69),
        ({"bonuses": {"trull": "defenders_made"}, "tricks": 16}, 57, 57),
        ({"bonuses": {"uhu": "declarer_made"}, "tricks": 16}, 57, 69),
        (
            {
                "contract": "solo",
                "bonuses": {"trull": "declarer_made", "kings": "declarer_made"},
            },
            31,
            68,
        ),
    ],
)
def test_points_that_piles_cannot_have(told: dict[str, Any], least: int, most: int) -> None:
    """DT-6.7: the least and the most by contract, tricks and bonuses, and one beyond."""
    outcome = {**GOOD, **told}
    for points_ in (least, most):
        GAME.read_outcome({**outcome, "points": points_})
    for points_ in (least - 1, most + 1):
        with pytest.raises(OutcomeError, match="points: "):
            GAME.read_outcome({**outcome, "points": points_})


@pytest.mark.parametrize(
    ("profile", "options", "told", "message"),
    [
        ("article", {}, {"people": FOUR, "dealer": "D"}, r"people: .*DT-14\.7"),
        ("article", {}, {"kontras": {"game": 1}}, "kontras.game: .*DT-OP9"),
        (
            "article",
            {"kontra": "game"},
            {"kontras": {"pagat": 1}, "bonuses": {"pagat": "declarer_announced_made"}},
            "kontras.pagat: .*DT-OP9",
        ),
        ("article", {}, {"bonuses": {"kings": "declarer_announced_made"}}, "kings: .*DT-OP8"),
        (
            "article",
            {"announce_by": "declarer"},
            {"bonuses": {"uhu": "defenders_announced_made"}},
            "uhu: .*DT-OP7",
        ),
        ("st-louis", {}, {"contract": "vierer"}, r"contract: .*Vierer.*DT-14\.6"),
    ],
)
def test_what_a_profile_does_not_know(
    profile: str, options: dict[str, Any], told: dict[str, Any], message: str
) -> None:
    with pytest.raises(OutcomeError, match=message):
        settled(profile, options, **told)


def test_a_trischaken_is_played_where_it_is_and_counts_what_its_talon_leaves() -> None:
    """DT-14.2, DT-14.6, DT-OP3."""
    plain = GAME.read_outcome(TRISCHAKEN)
    with pytest.raises(OutcomeError, match=r"no Trischaken.*DT-14\.2"):
        GAME.settle(plain)
    after_passes = GAME.profile(all_pass="trischaken")
    assert GAME.settle(plain, after_passes).totals == {"A": -60, "B": 30, "C": 30}
    with pytest.raises(OutcomeError, match="points_by: 65 in all"):
        GAME.settle(plain, "st-louis")
    whole = GAME.read_outcome({**TRISCHAKEN, "points": {"A": 35, "B": 20, "C": 15}})
    with pytest.raises(OutcomeError, match="points_by: 70 in all"):
        GAME.settle(whole, "queens-hand")


@pytest.mark.parametrize("unit", ["cents", "points"])
def test_the_money_is_the_same_in_cents_and_in_points(
    unit: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """DT-OP20, on the command line."""
    told = "--set people=A,B,C --set declarer=A --set contract=einser --set points=40"
    assert main(["settle", "dreiertarock", *told.split(), "--option", f"unit={unit}"]) == 0
    assert "+60 ¢" in capsys.readouterr().out.splitlines()[-1]


def test_a_kontra_of_nothing_is_no_kontra() -> None:
    assert settled(kontras={"game": 0}).totals["B"] == -30


def test_there_are_eight_ends_of_a_bonus() -> None:
    assert len(ENDS) == 8
    assert all(word == end.word for word, end in ENDS.items())


def test_a_silent_bird_that_fails_costs_nothing_where_it_does_not() -> None:
    """DT-10.6: what is made, and what was announced, counts all the same."""

    def each(end: str) -> int:
        return settled(options={"silent_bird_loss": "off"}, bonuses={"pagat": end}).totals["B"]

    assert each("declarer_made") == -30 - 40
    assert each("declarer_failed") == -30
    assert each("declarer_announced_made") == -30 - 80
    assert each("declarer_announced_failed") == -30 + 80


def test_one_point_is_paid_to_either_side() -> None:
    """DT-10.2, DT-OP20: the smallest amounts there are."""
    unit = {"unit": "points"}
    assert settled(options=unit, bonuses={"trull": "declarer_made"}).totals["B"] == -3 - 1
    assert settled(options=unit, bonuses={"trull": "defenders_made"}).totals["B"] == -3 + 1


def test_a_trischaken_in_points_says_for_what_it_is_paid() -> None:
    """DT-14.2, DT-OP20: 3 points, to each other or from each other."""
    for points_, label in (((30, 20, 15), "Trischaken lost"), ((0, 45, 20), "Trischaken, no card")):
        told = {**TRISCHAKEN, "points": dict(zip(PEOPLE, points_, strict=True))}
        profile = GAME.profile("queens-hand", unit="points")
        lines = GAME.settle(GAME.read_outcome(told), profile).lines
        assert [line.amount for line in lines] == [3, 3]
        assert all(line.label.startswith(label) for line in lines)


def test_all_tricks_are_paid_by_the_rule_of_their_tariff() -> None:
    """DT-14.3, DT-14.6."""
    for profile, options, rule in (
        ("queens-hand", {}, "DT-14.3"),
        ("st-louis", {"silent_valat": "240"}, "DT-14.6"),
    ):
        rules = GAME.profile(profile, **options)
        outcome = GAME.read_outcome({**GOOD, "points": 68, "tricks": 16})
        assert {line.rule for line in GAME.settle(outcome, rules).lines} == {rule}


def test_a_sum_is_written_with_real_minus_signs() -> None:
    assert chain([40, 80]) == "40 + 80"
    assert chain([-30, -10, 10]) == "−30 − 10 + 10"
    assert chain([-1, -1, 1]) == "−1 − 1 + 1"
    assert chain([1, 0]) == "1 + 0"
    assert chain([0]) == "0"


def test_a_solo_may_be_lost_without_a_card_point() -> None:
    """DT-2.5, DT-6.7: in a Solo nothing is laid aside."""
    outcome = GAME.read_outcome({**GOOD, "contract": "solo", "points": 0})
    assert str(GAME.working(outcome)[0]) == (
        "A has 0 of the 70 card points and needed 36; the defenders have 70."
    )
