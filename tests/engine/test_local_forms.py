"""Dreierles in Iffezheim (DR-15.2) and at the tournaments of the Achertal (DR-15.3)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.actions import Bid
from engine.auction import complete
from engine.errors import OutcomeError
from engine.games.dreierles import GAME
from engine.games.dreierles.before_play import opening
from engine.games.dreierles.deal import Deal
from engine.games.dreierles.one_player import tournament_end
from engine.players import play_out
from engine.players.random import random_player
from engine.rulebook import explain
from engine.session_record import of_session, write_session
from engine.settlement import Sheet
from engine.verdict import Refusal
from tests.naive import cases

PEOPLE = ("Anna", "Bernd", "Catrin")
FOUR = (*PEOPLE, "Doris")
TRUMPS = "F T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7"
"""The sixteen highest trumps: all tricks, whoever leads."""
RICH = {
    "Anna": TRUMPS,
    "Bernd": "HK HQ HC HJ HA H2 H3 H4 SK SQ SC SJ S10 S9 S8 S7",
    "Catrin": "DK DQ DC DJ DA D2 D3 D4 CK CQ CC CJ C10 C9 C8 C7",
}
"""The blind holds the 6 to the 1: the Pfeife is nobody's."""


def on(deal: Deal, *words: str) -> Deal:
    for text in words:
        after = deal.after(GAME.read_action(text))
        assert not isinstance(after, Refusal), (text, after)
        deal = after
    return deal


def finish(deal: Any, seed: int = 1) -> Any:
    return play_out(deal, random_player(seed))


# Iffezheim


def test_iffezheim_is_steinmauern_but_for_its_own_rules() -> None:
    """DR-15.2."""
    changed = GAME.profile("iffezheim").differences(GAME.profile("steinmauern"))
    assert {name: mine for name, (mine, _) in changed.items()} == {
        "raeuber_droll_rule": "iffezheim",
        "combinations_for": "declarer",
        "idle_dealer": "out",
    }


def test_an_idle_dealer_of_iffezheim_is_not_asked_to_knock_in_a_raeuber() -> None:
    """DR-15.2; elsewhere the dealer is asked as well (DR-11.2)."""
    for profile, asked in (("iffezheim", [2, 0, 1]), ("steinmauern", [2, 3, 0, 1])):
        deal = on(GAME.new(profile, seed=1, seats=FOUR), "pass", "pass", "pass")
        turns = []
        while deal.phase == "knocking":
            turns.append(deal.to_move)
            deal = on(deal, "pass")
        assert turns == asked


def test_only_the_declarer_of_iffezheim_scores_combinations() -> None:
    """DR-15.2: Bernd and Catrin have four Kings between them, Anna ten trumps and more."""
    kings = {"Bernd": "HK SK DK CK H4 H3 H2 HA HJ HC HQ S10 S9 S8 S7 SJ"}
    hands = {**RICH, **kings, "Catrin": "SC SQ DQ DC DJ DA D2 D3 D4 CQ CC CJ C10 C9 C8 C7"}
    for profile, kings_score in (("iffezheim", False), ("steinmauern", True)):
        start = GAME.new(profile, hands=hands, seats=PEOPLE)
        deal = on(start, "solo", "pass", "pass", "announce(ten_trumps)", "done")
        result = finish(deal).result
        assert result is not None
        labels = [(line.label, line.facts["holder"]) for line in result.ledger.lines[2:]]
        assert ("Ten trumps", "Anna") in labels
        assert (("Four Kings", "Bernd") in labels) == kings_score


# The auction of the Achertal


def test_there_are_56_auctions_with_a_solo_du() -> None:
    """DR-15.3; in the round of Räuber or Solo four as everywhere (DR-12.6)."""
    assert len(list(complete(opening(GAME.profile("achertal"))))) == 56
    last = GAME.profile("achertal", last_round="raeuber_or_solo")
    assert len(list(complete(opening(last)))) == 4


def test_a_solo_du_is_higher_than_a_solo_and_the_highest_bid() -> None:
    """DR-15.3."""
    start = GAME.new("achertal", seed=1)
    assert [str(each) for each in start.actions()][-1] == "solo_du"
    assert [str(each) for each in on(start, "solo").actions()] == ["pass", "solo_du"]
    top = on(start, "solo_du")
    assert [str(each) for each in top.actions()] == ["pass"]
    refused = top.after(GAME.read_action("solo"))
    assert isinstance(refused, Refusal)
    assert explain(refused) == "Solo Du has been bid, and every later bid must be higher."


@pytest.mark.parametrize(
    ("profile", "options", "bid", "sentence"),
    [
        (
            "article",
            {},
            "solo_du",
            "There is no bid solo_du; the bids are Dreier, Zweier, Einer and",
        ),
        ("achertal", {}, "durch", "the bids are Dreier, Zweier, Einer, Solo and Solo Du."),
        (
            "achertal",
            {"last_round": "raeuber_or_solo"},
            "solo_du",
            "In a round of Räuber or Solo the only bid is Solo.",
        ),
    ],
)
def test_where_there_is_no_solo_du_it_is_refused(
    profile: str, options: dict[str, object], bid: str, sentence: str
) -> None:
    """DR-5.1, DR-12.6, DR-15.3."""
    refused = GAME.new(GAME.profile(profile, **options), seed=1).after(Bid(bid))
    assert isinstance(refused, Refusal)
    assert sentence in explain(refused)


# A Solo Du


def test_a_solo_du_is_played_without_the_blind_and_won_with_every_trick() -> None:
    """DR-15.3: no exchange, the declarer leads, and the opponents see the six cards (DR-OP8)."""
    deal = on(GAME.new("achertal", hands=RICH, seats=PEOPLE), "solo_du", "pass", "pass")
    assert deal.phase == "announcing"
    assert str(deal.view(1).hidden) == "T6 T5 T4 T3 T2 T1"
    assert not deal.view(0).hidden
    deal = on(deal, "announce(ten_trumps)", "done", "pass", "pass")
    assert (deal.phase, deal.to_move) == ("playing", 0)
    end = finish(deal)
    result = end.result
    assert result is not None
    assert (result.contract, result.won, result.outcome.all_tricks) == ("solo_du", True, True)
    # The blind, 1 to 6, is worth 5 × 1 + 5 − 4 = 6: 64 points, 29 over, times 8, and 5 more.
    assert result.points["Anna"] == 64
    assert result.ledger.totals == {"Anna": 29 * 8 + 5 + 5, "Bernd": 0, "Catrin": 0}


def test_a_solo_du_that_misses_one_trick_is_lost_by_35() -> None:
    """DR-15.3, our reading of details that the source calls uncertain."""
    hands = {
        **RICH,
        "Anna": TRUMPS.replace("F ", "") + " SK",
        "Bernd": RICH["Bernd"].replace("SK", "F"),
    }
    deal = on(GAME.new("achertal", hands=hands, seats=PEOPLE), "solo_du", "pass", "pass", "done")
    result = finish(on(deal, "pass", "pass")).result
    assert result is not None
    assert result.points["Anna"] >= 36
    assert (result.won, result.outcome.all_tricks) == (False, False)
    assert result.ledger.totals["Anna"] == -(35 * 8 + 5)


SOLO_DU = {
    "people": ["A", "B", "C"],
    "declarer": "A",
    "contract": "solo_du",
    "points": 60,
    "all_tricks": "yes",
}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"all_tricks": None}, "all_tricks: expected yes or no, not None"),
        ({"all_tricks": "perhaps"}, "all_tricks: expected yes or no, not 'perhaps'"),
        ({"contract": "solo"}, r"all_tricks: told in a Solo Du only \(DR-15\.3\)"),
        ({"points": 43}, "in a Solo Du the declarer makes 44 to 68"),
        ({"points": 69}, "in a Solo Du the declarer makes 44 to 68"),
        ({"points": 68, "all_tricks": "no"}, "in a Solo Du without all tricks .* makes 0 to 67"),
        ({"pfeife": "silent_lost"}, "pfeife: 'silent_lost' cannot be where .* took all tricks"),
        ({"pfeife": "defender:B"}, "pfeife: 'defender:B' cannot be where .* took all tricks"),
        ({"blind": 1}, "blind: in a Solo Du the declarer takes 0 of the 6 cards"),
    ],
)
def test_an_impossible_solo_du_is_refused_by_its_field(
    changes: dict[str, Any], message: str
) -> None:
    GAME.read_outcome(SOLO_DU)
    with pytest.raises(OutcomeError, match=message):
        GAME.read_outcome({**SOLO_DU, **changes})


def test_a_solo_du_must_say_whether_all_tricks_were_taken() -> None:
    with pytest.raises(OutcomeError, match="all_tricks: missing in a Solo Du"):
        GAME.read_outcome({k: v for k, v in SOLO_DU.items() if k != "all_tricks"})


@pytest.mark.parametrize("word", [True, "yes", "On", " true "])
def test_yes_may_be_said_in_several_words(word: object) -> None:
    assert GAME.read_outcome({**SOLO_DU, "all_tricks": word}).all_tricks is True


def test_a_profile_without_solo_du_does_not_settle_one() -> None:
    outcome = GAME.read_outcome(SOLO_DU)
    with pytest.raises(OutcomeError, match=r"no Solo Du in the profile article \(DR-15\.3\)"):
        GAME.settle(outcome)


# The book of the Achertal


def steps(profile: str, options: dict[str, object], **outcome: object) -> list[str]:
    read = GAME.read_outcome({"people": ["A", "B", "C"], **outcome})
    return [str(step) for step in GAME.working(read, GAME.profile(profile, **options))]


def game(contract: str, points: int, **more: object) -> dict[str, object]:
    return {"declarer": "A", "contract": contract, "points": points, **more}


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        (
            game("zweier", 46),
            [
                "A has 46 of the 70 card points: 46 − 35 = 11.",
                "Zweier: 11 × 2 = 22.",
                "For the game won 5 more: 22 + 5 = 27.",
            ],
        ),
        (
            game("solo", 30, knocks=1),
            [
                "A has 30 of the 70 card points: 35 − 30 = 5.",
                "Solo: 5 × 4 = 20.",
                "Knocks: 1, so 20 × 2 = 40.",
                "For the game lost 5 more against A: 40 + 5 = 45.",
            ],
        ),
        (
            game("solo_du", 60, all_tricks=False),
            [
                "A missed a trick: a Solo Du is then lost by all 35.",
                "Solo Du: 35 × 8 = 280.",
                "For the game lost 5 more against A: 280 + 5 = 285.",
            ],
        ),
        (
            {"contract": "raeuber", "points": {"A": 25, "B": 25, "C": 14}, "knocks": 1},
            [
                "Most card points, 25: A, B. A Räuber costs each loser 20.",
                "Knocks: 1, so 20 × 2 = 40.",
            ],
        ),
        (
            {"contract": "raeuber", "points": {"A": 30, "B": 20, "C": 14}},
            ["Most card points, 30: A. A Räuber costs each loser 20."],
        ),
    ],
)
def test_the_working_of_one_players_book(outcome: dict[str, object], said: list[str]) -> None:
    """DR-15.3."""
    assert steps("achertal", {}, **outcome) == said


@pytest.mark.parametrize(
    ("won", "said"),
    [
        (True, "A took all 16 tricks, and has 60 of the 70 card points."),
        (False, "A missed a trick: a Solo Du is then lost as if the opponents had all 70."),
    ],
)
def test_the_working_of_a_solo_du_that_is_paid(won: bool, said: str) -> None:
    """DR-15.3: factor 8."""
    found = steps("article", {"solo_du": True}, **game("solo_du", 60, all_tricks=won))
    assert found[0] == said
    base = 5 if won else 7
    assert found[-1] == f"Solo Du: {base} × 8 = {8 * base}."


def test_the_dearer_ramsch_and_a_defenders_pfeife() -> None:
    """DR-12.5 and DR-7.18 together with DR-15.3: what a table may choose besides."""
    raised = GAME.profile("achertal", last_round="raeuber_or_solo", last_raeuber_value=4)
    ramsch = GAME.read_outcome(
        {
            "people": PEOPLE,
            "contract": "raeuber",
            "points": dict(zip(PEOPLE, (30, 20, 14), strict=True)),
        }
    )
    assert GAME.settle(ramsch, raised).totals == {"Anna": -40, "Bernd": 0, "Catrin": 0}
    defenders = GAME.profile("achertal", pfeife_defenders=True)
    read = GAME.read_outcome({"people": ["A", "B", "C"], **game("dreier", 40, pfeife="defender:C")})
    assert GAME.settle(read, defenders).totals == {"A": 10, "B": 0, "C": 10}


def test_every_line_of_one_players_book_cites_its_rule() -> None:
    """DR-15.3, and that nobody pays: the account is a sheet."""
    session = GAME.session("achertal", seats=FOUR)
    for seed in range(40):
        session = session.with_deal(finish(session.next_deal(seed=seed), seed))
    assert isinstance(session.account, Sheet)
    assert {line.rule for line in session.account.lines} == {"DR-15.3"}


@pytest.mark.parametrize(
    ("discard", "total"), [(False, -20), (True, -20 - 5 - 2 * 35 * 2)], ids=["play", "discard"]
)
def test_a_mistake_costs_twenty(discard: bool, total: int) -> None:
    """DR-15.3: after a wrong discard a loss by 35 comes on top."""
    mistake = {"people": PEOPLE, "offender": "Bernd", "contract": "zweier", "knocks": 1}
    written = GAME.penalty({**mistake, "discard": discard}, "achertal")
    assert written.totals == {"Anna": 0, "Bernd": total, "Catrin": 0}


# The end of a tournament


@pytest.mark.parametrize("case", cases.EXAMPLES["tournament"])
def test_the_end_of_a_tournament_as_written(case: dict[str, Any]) -> None:
    """DR-15.3."""
    assert tournament_end(tuple(case["people"]), case["games"]).totals == case["totals"]


def games(session: Any) -> list[tuple[str, bool]]:
    results = [deal.result for deal in session.deals]
    return [(each.declarer, each.won) for each in results if each.declarer]


@pytest.mark.parametrize("people", [PEOPLE, FOUR])
def test_a_session_closes_with_what_games_bring(people: Sequence[str]) -> None:
    """DR-15.3: once it is over; before that it can be asked what the end would bring."""
    number = 3 * len(people)
    session = GAME.session("achertal", seats=people, deals=number)
    for seed in range(number):
        assert session.totals == (session.running or [dict.fromkeys(people, 0)])[-1]
        session = session.with_deal(finish(session.next_deal(seed=seed), seed))
    closing = session.closing
    assert closing is not None
    assert closing.totals == tournament_end(tuple(people), games(session)).totals
    assert session.over
    written = session.running[-1]
    assert session.totals == {who: written[who] + closing.totals[who] for who in people}
    assert GAME.session("steinmauern").closing is None


def test_the_command_line_shows_the_end_of_a_tournament(tmp_path: Path, capsys: Any) -> None:
    """DR-15.3."""
    session = GAME.session("achertal", deals=6)
    for seed in range(6):
        session = session.with_deal(finish(session.next_deal(seed=seed), seed))
    file = tmp_path / "tournament.tdr"
    file.write_text(write_session(of_session(session)), "utf-8")
    assert main(["replay", str(file), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["totals"] == session.totals
    assert {line["label"] for line in said["closing"]} <= {
        "games won",
        "games lost",
        "games that others lost",
    }
    assert main(["replay", str(file)]) == 0
    shown = capsys.readouterr().out
    assert "Games lost (DR-15.3)" in shown
    assert "¢" not in shown


def test_the_command_line_settles_one_players_book(capsys: Any) -> None:
    """DR-15.3."""
    command = "settle dreierles --profile achertal --set declarer=Anna --set contract=zweier"
    assert main([*command.split(), "--set", "points=46"]) == 0
    shown = capsys.readouterr().out
    assert "For the game won 5 more: 22 + 5 = 27.  [DR-15.3]" in shown
    assert "¢" not in shown
    command = "settle dreierles --profile achertal --set declarer=Anna --set contract=solo_du"
    assert main([*command.split(), "--set", "points=64", "--set", "all_tricks=yes", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["totals"]["Anna"] == 237


def test_while_a_tournament_goes_on_its_end_is_told_as_things_stand(
    tmp_path: Path, capsys: Any
) -> None:
    """DR-15.3: with an open end nobody else could say it."""
    session = GAME.session("achertal")
    for seed in range(4):
        session = session.with_deal(finish(session.next_deal(seed=seed), seed))
    file = tmp_path / "tournament.tdr"
    file.write_text(write_session(of_session(session)), "utf-8")
    assert main(["replay", str(file)]) == 0
    shown = capsys.readouterr().out
    assert "Next: deal 5; Anna deals (achertal)." in shown
    assert "If it ended now, the end would bring: Anna " in shown
    assert main(["replay", str(file), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["over"], said["totals"]) == (False, session.running[-1])
    assert sum(line["amount"] for line in said["closing"]) == sum(
        tournament_end(PEOPLE, games(session)).totals.values()
    )


def written(options: dict[str, object] | None = None, /, **outcome: object) -> Any:
    """Write down an outcome in one player's book."""
    read = GAME.read_outcome({"people": ["A", "B", "C"], **outcome})
    return GAME.settle(read, GAME.profile("achertal", **(options or {})))


@pytest.mark.parametrize(("who", "others"), [("declarer", 0), ("everyone", 5)])
def test_whose_combinations_are_written_down(who: str, others: int) -> None:
    """DR-OP22: the declarer's alone, or those of everybody."""
    both = {"A": ["four_kings"], "C": ["ten_trumps"]}
    found = written({"combinations_for": who}, **game("zweier", 46, combinations=both))
    assert found.totals == {"A": 27 + 5, "B": 0, "C": others}


@pytest.mark.parametrize(("count", "more"), [(False, 0), (True, 5)])
def test_combinations_of_a_raeuber_are_written_down_where_they_count(
    count: bool, more: int
) -> None:
    """DR-OP13."""
    found = written(
        {"combinations_for": "everyone", "raeuber_combinations": count},
        contract="raeuber",
        points={"A": 30, "B": 20, "C": 14},
        combinations={"B": ["ten_trumps"]},
    )
    assert found.totals == {"A": -20, "B": more, "C": 0}


@pytest.mark.parametrize(
    ("last_round", "value", "cost"),
    [("normal", 4, 20), ("raeuber_or_solo", 2, 20), ("raeuber_or_solo", 4, 40)],
)
def test_a_raeuber_is_dearer_where_the_last_round_makes_it_so(
    last_round: str, value: int, cost: int
) -> None:
    """DR-12.5, DR-OP24: both are needed."""
    options: dict[str, object] = {"last_round": last_round, "last_raeuber_value": value}
    found = written(options, contract="raeuber", points={"A": 30, "B": 20, "C": 14})
    assert found.totals == {"A": -cost, "B": 0, "C": 0}


def test_the_book_says_for_what_each_line_is() -> None:
    for points, pfeife, labels in (
        (46, "out_won", ["Zweier won", "laid-out Pfeife wins the last trick"]),
        (30, "silent_lost", ["Zweier lost", "Pfeife beaten in the last trick"]),
    ):
        lines = written(**game("zweier", points, pfeife=pfeife)).lines
        assert [line.label for line in lines] == labels


@pytest.mark.parametrize(("contract", "rule"), [("solo", "DR-2.6"), ("solo_du", "DR-15.3")])
def test_the_working_cites_what_makes_a_game_won(contract: str, rule: str) -> None:
    more: dict[str, object] = {"all_tricks": True} if contract == "solo_du" else {}
    told = game(contract, 60, **more)
    read = GAME.read_outcome({"people": ["A", "B", "C"], **told})
    assert GAME.working(read, GAME.profile(solo_du=True))[0].rule == rule


@pytest.mark.parametrize("book", ["payments", "one_player"])
@pytest.mark.parametrize(("contract", "rule"), [("solo", "DR-10.2"), ("solo_du", "DR-15.3")])
def test_the_working_cites_where_the_factor_stands(book: str, contract: str, rule: str) -> None:
    """DR-10.2 has the four bids, DR-15.3 the 8 of a Solo Du."""
    more: dict[str, object] = {"all_tricks": True} if contract == "solo_du" else {}
    read = GAME.read_outcome({"people": ["A", "B", "C"], **game(contract, 60, **more)})
    steps = GAME.working(read, GAME.profile(solo_du=True, book=book))
    assert [step.rule for step in steps if " × " in str(step)] == [rule]
