"""Sessions: who deals, how long they last, what they come to, and their records."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.actions import Pass
from engine.errors import NotationError, OutcomeError, PackError
from engine.game import Deal
from engine.games import GAMES
from engine.games.dreierles import GAME
from engine.games.herzeln import GAME as HERZELN
from engine.players import play_out
from engine.players.random import random_player
from engine.session import Session, SessionRules
from engine.session_record import SessionRecord, of_session, parse_session, write_session
from engine.settlement import Ledger, Line, Sheet, joined
from engine.verdict import Refusal

THREE = ("Anna", "Bernd", "Catrin")
FOUR = (*THREE, "Doris")
LAST_ROUND = {"last_round": "raeuber_or_solo"}


def finished(deal: Deal, seed: int = 1) -> Deal:
    return play_out(deal, random_player(seed))


def played(session: Session, deals: int, seed: int = 1) -> Session:
    for number in range(seed, seed + deals):
        session = session.with_deal(finished(session.next_deal(seed=number), number))
    return session


# Dreierles


@pytest.mark.parametrize(("people", "dealers"), [(THREE, [2, 0, 1] * 2), (FOUR, [3, 0, 1, 2] * 2)])
def test_the_deal_moves_one_seat_to_the_right(people: tuple[str, ...], dealers: list[int]) -> None:
    """DR-2.4; at a table of four whoever deals sits idle (DR-2.5)."""
    session = played(GAME.session(seats=people), len(dealers))
    assert [deal.dealer for deal in session.deals] == dealers
    if people == FOUR:
        for deal in session.deals:
            assert people[deal.dealer] not in deal.dealt
    assert not session.over
    assert session.due is not None
    assert session.due.dealer == dealers[0]


def test_the_first_dealer_is_whom_the_table_says() -> None:
    """DR-4.6: it is decided at the table; the engine is told."""
    session = played(GAME.session(seats=THREE, dealer="Anna"), 2)
    assert [deal.dealer for deal in session.deals] == [0, 1]


def test_a_session_lasts_so_many_rounds() -> None:
    """DR-12.4: a round is one deal by each person at the table."""
    session = played(GAME.session(seats=FOUR, deals=8), 8)
    assert session.over
    assert session.due is None
    with pytest.raises(OutcomeError, match="the session is over: all 8 deals are played"):
        session.next_deal(seed=1)
    with pytest.raises(OutcomeError, match=r"deal 9: the session has only 8 \(DR-12\.4\)"):
        session.with_deal(session.deals[0])
    for people, deals in ((THREE, 4), (FOUR, 6)):
        with pytest.raises(OutcomeError, match=r"do not make whole rounds .* \(DR-12\.4\)"):
            GAME.session(seats=people, deals=deals)


def test_a_session_may_end_at_the_end_of_any_round() -> None:
    """DR-12.4."""
    session = played(GAME.session(), 4)
    assert not session.over
    ended = session.ending(6)
    assert played(ended, 2).over
    with pytest.raises(OutcomeError, match=r"whole rounds of 3"):
        session.ending(5)
    with pytest.raises(OutcomeError, match="deals: 4 have been played, more than 3"):
        session.ending(3)
    with pytest.raises(OutcomeError, match="deals: a session has at least one, not 0"):
        GAME.session(deals=0)


@pytest.mark.parametrize("people", [THREE, FOUR])
def test_the_last_round_is_raeuber_or_solo(people: tuple[str, ...]) -> None:
    """DR-12.5, DR-OP24: in that round alone, and only where a number of rounds is agreed."""
    number = len(people)
    rules = GAME.profile(**LAST_ROUND, last_raeuber_value=4)
    session = played(GAME.session(rules, seats=people, deals=2 * number), 2 * number)
    kinds = [deal.profile.values()["last_round"] for deal in session.deals]
    assert kinds == ["normal"] * number + ["raeuber_or_solo"] * number
    assert {deal.contract for deal in session.deals[number:]} <= {"solo", "raeuber"}
    open_end = GAME.session(rules, seats=people)
    assert open_end.next_deal(seed=1).profile == GAME.profile(last_raeuber_value=4)
    last = played(open_end, number).ending(2 * number)
    assert last.next_deal(seed=1).profile == rules


def test_deals_of_raeuber_or_solo_tell_that_their_round_was_the_last() -> None:
    """DR-12.5."""
    session = played(GAME.session(GAME.profile(**LAST_ROUND), deals=6), 6)
    assert Session.of(GAME, session.deals) == session
    assert not Session.of(GAME, session.deals[:3]).over
    begun = Session.of(GAME, session.deals[:5])
    assert (begun.length, begun.profile) == (6, session.profile)
    early = finished(GAME.new(GAME.profile(**LAST_ROUND), seed=1, dealer=1), 1)
    with pytest.raises(OutcomeError) as no:
        Session.of(GAME, (*session.deals[:2], early))
    assert str(no.value) == (
        "deal 1: played under article, and article last_round=raeuber_or_solo is due (DR-12.5)"
    )


def test_what_is_not_due_is_named_and_changes_nothing() -> None:
    session = played(GAME.session(), 1)

    def refuses(deal: Deal, message: str) -> None:
        with pytest.raises(OutcomeError) as no:
            session.with_deal(deal)
        assert str(no.value) == f"deal 2: {message}"
        assert len(session.deals) == 1

    refuses(session.next_deal(seed=2), "it is not over")
    refuses(session.deals[0], "it is Anna's turn to deal, not Catrin's (DR-2.4)")
    strangers = finished(GAME.new(seed=1, seats=("X", "Y", "Z"), dealer="X"))
    refuses(strangers, "other people than before, 'X, Y, Z'")
    other = finished(GAME.new("steinmauern", seed=1, dealer=0))
    refuses(other, "played under steinmauern, and article is due (DR-12.5)")
    herzeln = finished(HERZELN.new(seed=1, dealer=0))
    refuses(herzeln, "played under article, and article is due (DR-12.5)")


def test_a_table_that_cannot_be_is_named() -> None:
    with pytest.raises(PackError, match="seats: three or four different names"):
        GAME.session(seats=("Anna", "Bernd"))
    with pytest.raises(PackError, match="dealer: 'Emil' is not at the table"):
        GAME.session(dealer="Emil")


def test_totals_run_from_deal_to_deal_and_sum_to_zero() -> None:
    """DR-2.7."""
    session = played(GAME.session(seats=FOUR), 12)
    running = [dict.fromkeys(FOUR, 0), *session.running]
    for deal, before, now in zip(session.deals, running, running[1:], strict=False):
        assert deal.result is not None
        gained = deal.result.ledger.totals
        assert now == {who: before[who] + gained[who] for who in FOUR}
        assert sum(now.values()) == 0
    assert session.totals == running[-1]
    assert isinstance(session.account, Ledger)
    best = max(session.totals.values())
    assert all(session.totals[who] == best for who in session.places[0])
    assert sorted(who for place in session.places for who in place) == sorted(FOUR)
    assert GAME.session(seats=FOUR).places == (FOUR,)


def test_nothing_is_special_where_a_game_says_nothing() -> None:
    """The rules of `SessionRules` themselves: open end, next seat, no closing account."""
    rules, session = SessionRules(), played(GAME.session(), 2)
    assert rules.length(session.profile, 3, None) is None
    assert rules.length(session.profile, 3, 4) == 4
    assert rules.next_dealer(session) == 1
    assert rules.next_profile(session) == session.profile
    assert rules.next_contract(session) is None
    assert rules.agreed(session.deals) == (session.profile, None)
    assert rules.closing(session) is None


def test_a_deal_that_does_not_count_is_dealt_again_by_the_same_person(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As where a hand is thrown in: neither the dealer nor the agreed number moves on."""
    monkeypatch.setattr(SessionRules, "counts", lambda rules, deal: deal.contract != "raeuber")
    session = GAME.session(deals=3)
    dealers = []
    for seed in range(20):
        if session.over:
            break
        deal = finished(session.next_deal(seed=seed), seed if seed % 2 else 3)
        if seed % 2 == 0:  # everybody passes
            deal = play_out(session.next_deal(seed=seed), lambda deal: deal.actions()[0])
        dealers.append(deal.dealer)
        session = session.with_deal(deal)
    assert session.over
    assert session.counted == 3 < len(session.deals)
    for before, dealer in zip(session.deals, dealers[1:], strict=False):
        assert dealer == (before.dealer + (before.contract != "raeuber")) % 3


@pytest.mark.parametrize("name", ["dreiertarock", "droggn"])
def test_a_deal_in_which_all_passed_is_none_of_those_agreed_on(
    name: str, tmp_path: Path, capsys: Any
) -> None:
    """DT-5.11, DG-5.5: the same person deals again, and the deal keeps its number."""
    session = GAMES[name].session(deals=3)
    again = session.next_deal(seed=1)
    while again.result is None:
        after = again.after(Pass())
        assert not isinstance(after, Refusal)
        again = after
    session = session.with_deal(again)
    assert session.due is not None
    assert (session.counted, session.due.dealer) == (0, 2)
    file = tmp_path / "evening.tdr"
    file.write_text(write_session(of_session(session)), "utf-8")
    assert main(["replay", str(file)]) == 0
    assert "Next: deal 1 of 3; Catrin deals" in capsys.readouterr().out


# Accounts


def test_accounts_of_one_kind_are_joined() -> None:
    one = Ledger(("A", "B"), (Line("DR-10.3", "x", "A", "B", 3),))
    assert joined([one, one]).totals == {"A": -6, "B": 6}
    with pytest.raises(TypeError, match="payments and points"):
        joined([one, Sheet(("A", "B"), ())])


# Records


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_session_is_read_as_it_was_written(game: Any) -> None:
    begun = game.session()
    if begun.length is None:
        begun = game.session(deals=6)
    for deals in (0, 1, begun.length):
        session = played(begun, deals)
        whole = of_session(session, title="Thursday evening")
        text = write_session(whole)
        assert parse_session(text) == whole
        assert parse_session(text).replay() == session
        if deals:
            alone = parse_session(write_session(SessionRecord(whole.records)))
            assert alone.replay().deals == session.deals


def test_the_records_of_a_session_are_of_one_game() -> None:
    one = of_session(played(GAME.session(), 1)).records
    other = of_session(played(HERZELN.session(), 1))
    with pytest.raises(NotationError, match="all of one game"):
        SessionRecord((*one, *other.records))
    with pytest.raises(NotationError, match="all of one game"):
        SessionRecord(one, other.begun)
    with pytest.raises(NotationError, match="a title is one line"):
        SessionRecord((), other.begun, 'a "title"')


HEAD = """[Session "x"]
[Game "dreierles"]
[Profile "article"]
[Seats "Anna, Bernd, Catrin"]
[Dealer "Catrin"]
[Deals "6"]
"""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('[Seats "Anna, Bernd, Catrin"]\n', "", "the tag Seats is missing"),
        ('[Game "dreierles"]\n', "", "line 6: the tag Game is missing"),
        ("dreierles", "whist", "line 2, column 1: Game: unknown game 'whist'"),
        ("article", "vienna", "line 3, column 1: Profile: unknown profile"),
        ('Catrin"]\n[Deals', 'Emil"]\n[Deals', "line 5, column 1: Dealer: dealer: 'Emil'"),
        (', Bernd, Catrin"]\n[D', ', Catrin"]\n[D', "line 4, column 1: Seats: seats: three or"),
        ('"6"', '"7"', "line 6, column 1: Deals: deals: 7 do not make whole rounds"),
        ('"6"', '"many"', "line 6, column 1: Deals: expected a whole number, not 'many'"),
        ('"6"', '"0"', "line 6, column 1: Deals: deals: a session has at least one, not 0"),
        ('[Deals "6"]', '[Deals "6"] pass', "line 1: the tag Game is missing"),
        ('[Deals "6"]', '[Round "6"]', "line 6, column 1: unknown tag Round"),
        ('[Deals "6"]', '[Session "6"]', "line 6, column 1: unknown tag Session"),
    ],
)
def test_what_is_wrong_with_the_head_of_a_session_is_said_with_its_place(
    old: str, new: str, message: str
) -> None:
    assert parse_session(HEAD).begun == GAME.session(deals=6)
    with pytest.raises(NotationError) as no:
        parse_session(HEAD.replace(old, new, 1))
    assert message in str(no.value)


def test_nothing_is_no_session() -> None:
    with pytest.raises(NotationError, match="line 1: the tag Game is missing"):
        parse_session("")


# The command line


def ask(capsys: Any, *command: str) -> dict[str, Any]:
    assert main([*command, "--json"]) == 0
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


def test_a_session_is_played_written_and_checked(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "evening.tdr"
    command = ["session", "dreierles", "--deals", "6", "--seed", "3", "--title", "Thursday"]
    assert main(command) == 0
    text = capsys.readouterr().out
    file.write_text(text, "utf-8")
    assert ask(capsys, *command)["record"] == text
    session = parse_session(text).replay()
    assert [deal.dealer for deal in session.deals] == [2, 0, 1, 2, 0, 1]
    said = ask(capsys, "replay", str(file))
    assert said["running"] == list(session.running)
    assert said["totals"] == session.totals == said["running"][-1]
    assert said["closing"] == []
    assert said["next"] is None
    assert main(["replay", str(file)]) == 0
    shown = capsys.readouterr().out
    assert "The session is over." in shown
    assert "at 10 ¢ a point" in shown


def test_a_session_that_begins_says_what_is_next(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "evening.tdr"
    command = ["session", "dreierles", "--seats", "Anna, Bernd, Catrin, Doris", "--deals", "4"]
    assert main([*command, "--dealer", "Bernd", "--option", "last_round=raeuber_or_solo"]) == 0
    file.write_text(capsys.readouterr().out, "utf-8")
    assert ask(capsys, "replay", str(file))["next"] == {
        "deal": 1,
        "dealer": "Bernd",
        "contract": None,
        "profile": "article last_round=raeuber_or_solo",
    }
    assert main(["session", "herzeln"]) == 0
    file.write_text(capsys.readouterr().out, "utf-8")
    assert main(["replay", str(file)]) == 0
    assert "Next: deal 1 of 8, no_hearts; Catrin deals (article)." in capsys.readouterr().out
    file.write_text(write_session(of_session(played(GAME.session(), 2))), "utf-8")
    assert main(["replay", str(file)]) == 0
    assert "Next: deal 3; Bernd deals (article)." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("dreierles --seed 1", "--deals or --rounds is needed to know when the session ends"),
        ("dreierles --deals 5", "deals: 5 do not make whole rounds of 3"),
        ("dreierles --rounds 0", "deals: a session has at least one, not 0"),
        ("herzeln --deals 7", "deals: a Partie has 8 (HZ-2.3), not 7"),
        ("dreierles --dealer Emil", "dealer: 'Emil' is not at the table"),
        ('dreierles --title say"so"', "a title is one line without quotation marks"),
    ],
)
def test_a_session_that_cannot_be_is_refused_in_one_line(
    capsys: Any, command: str, message: str
) -> None:
    assert main(["session", *command.split()]) == 2
    said = capsys.readouterr().err
    assert message in said
    assert said.count("\n") == 1


def test_deals_may_be_told_in_rounds(capsys: Any) -> None:
    """DR-12.4."""
    command = ["session", "dreierles", "--rounds", "2", "--seats"]
    for seats, deals in (("A,B,C", 6), ("A,B,C,D", 8)):
        assert main([*command, seats]) == 0
        assert f'[Deals "{deals}"]' in capsys.readouterr().out
    with pytest.raises(SystemExit) as no:
        main([*command, "A,B,C", "--deals", "6"])
    assert no.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_deal_that_is_not_over_is_named_by_its_number(tmp_path: Path, capsys: Any) -> None:
    whole = of_session(played(GAME.session(), 2))
    file = tmp_path / "evening.tdr"
    text = write_session(whole)
    file.write_text(text[: text.rindex("\n", 0, -1)], "utf-8")
    assert main(["replay", str(file)]) == 2
    assert "deal 2: the record ends before the deal is over: it is" in capsys.readouterr().err


def test_replay_names_the_deal_that_cannot_follow(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "evening.tdr"
    whole = of_session(played(GAME.session(), 3))
    file.write_text(write_session(SessionRecord(whole.records[::2], whole.begun)), "utf-8")
    assert main(["replay", str(file)]) == 2
    said = capsys.readouterr().err
    assert "deal 2: it is Anna's turn to deal, not Bernd's (DR-2.4)" in said
    assert said.count("\n") == 1
