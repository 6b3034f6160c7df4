"""Deals one after another, their records, and Droggn on the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine import record
from engine.__main__ import main
from engine.errors import NotationError, OutcomeError
from engine.games.droggn import GAME
from engine.games.droggn.deal import Deal
from engine.players import play_out
from engine.players.random import random_player
from engine.session import Session
from engine.session_record import of_session, parse_session, write_session
from tests.engine.droggn.table import FOUR, PEOPLE, after, deal

TO_PLAY = ["done", "pass", "pass"]


def finished(session: Session, calls: list[str], seed: int = 1) -> Deal:
    """Play the next deal of a session at random, after these calls."""
    start = session.next_deal(seed=seed)
    assert isinstance(start, Deal)
    end = play_out(after(start, calls), random_player(seed))
    assert isinstance(end, Deal)
    return end


@pytest.mark.parametrize("people", [PEOPLE, FOUR])
def test_the_declarer_deals_next(people: tuple[str, ...]) -> None:
    """DG-2.5, DG-2.7, DG-OP18: also with four, where the next dealer then has a holiday."""
    session = GAME.session(seats=people, dealer=len(people) - 1)
    dealer, size = len(people) - 1, len(people)
    for calls in (["super", "pass", "pass"], ["pass", "super", "pass"], ["pass", "pass", "super"]):
        declarer = (dealer + 1 + calls.index("super")) % size
        session = session.with_deal(finished(session, calls))
        assert session.due is not None
        assert session.due.dealer == declarer
        dealer = declarer
    holds = session.next_deal(seed=3).cards()
    assert (people[dealer] in holds) == (size == 3)


def test_a_hand_that_is_thrown_in_is_dealt_again() -> None:
    """DG-5.5: by the same dealer, and it is not one of the deals that were agreed on."""
    session = GAME.session(seats=PEOPLE, dealer="Bernd", deals=1)
    session = session.with_deal(finished(session, ["pass", "pass", "pass"]))
    assert (session.counted, session.over) == (0, False)
    assert session.due is not None
    assert session.due.dealer == 1
    session = session.with_deal(finished(session, ["super", "pass", "pass"]))
    assert (session.counted, session.over) == (1, True)


def test_the_deal_may_also_go_round() -> None:
    """DG-OP18."""
    rules = GAME.profile(deal_rotation="clockwise")
    session = GAME.session(rules, seats=PEOPLE, dealer=2)
    for dealer in (0, 1, 2, 0):
        session = session.with_deal(finished(session, ["super", "pass", "pass"]))
        assert session.due is not None
        assert session.due.dealer == dealer


def test_calling_the_end() -> None:
    """DG-11.1: four more deals, the last three begun by the next declarer."""
    session = GAME.session(seats=PEOPLE)
    session = session.with_deal(finished(session, ["super", "pass", "pass"]))
    session = session.call_the_end()
    with pytest.raises(OutcomeError, match=r"end: it is agreed on already, after 5 deals \(DG-11"):
        session.call_the_end()
    for number in range(4):
        assert not session.over
        session = session.with_deal(finished(session, ["pass", "super", "pass"], number))
    assert session.over
    assert len(session.deals) == 5
    with pytest.raises(OutcomeError, match="the session is over: all 5 deals are played"):
        session.next_deal(seed=1)


def test_the_end_is_called_in_the_record_of_a_session(tmp_path: Path, capsys: Any) -> None:
    """DG-11.1, DG-5.5: what was thrown in does not count; deals stay as they were written."""
    session = GAME.session(seats=PEOPLE)
    for calls in (["super", "pass", "pass"], ["pass", "pass", "pass"]):
        session = session.with_deal(finished(session, calls))
    written = write_session(of_session(session, title="Thursday", stake_cents=50))
    written = written.replace("super pass pass", "super {At last.} pass pass")
    file = tmp_path / "evening.tdr"
    file.write_text(written, "utf-8")
    assert main(["end", str(file)]) == 0
    called = capsys.readouterr().out
    before, dealer, after_it = written.partition('[Dealer "Catrin"]\n')
    assert called == f'{before}{dealer}[Deals "5"]\n{after_it}'
    assert file.read_text("utf-8") == written
    file.write_text(called, "utf-8")
    assert main(["replay", str(file)]) == 0
    assert "Next: deal 2 of 5; Anna deals (article)." in capsys.readouterr().out
    assert main(["end", str(file)]) == 2
    said = capsys.readouterr().err
    assert f"{file}: end: it is agreed on already, after 5 deals (DG-11.1)" in said
    assert said.count("\n") == 1


def test_the_end_may_be_called_over_records_alone(tmp_path: Path, capsys: Any) -> None:
    """What was agreed on is then told from the deals."""
    session = GAME.session(seats=PEOPLE)
    session = session.with_deal(finished(session, ["super", "pass", "pass"]))
    file = tmp_path / "deal.tdr"
    file.write_text(write_session(of_session(session)).partition("\n\n")[2], "utf-8")
    assert main(["end", str(file), "--json"]) == 0
    begun = parse_session(json.loads(capsys.readouterr().out)["record"]).begun
    assert begun == GAME.session(seats=PEOPLE, deals=5)


def test_a_deal_by_somebody_else_is_not_due() -> None:
    """DG-2.5."""
    session = GAME.session(seats=PEOPLE, dealer=2)
    session = session.with_deal(finished(session, ["pass", "super", "pass"]))
    other = play_out(GAME.new(seed=1, seats=PEOPLE, dealer=2), random_player(1))
    with pytest.raises(OutcomeError, match=r"Bernd's turn to deal, not Catrin's \(DG-2\.5\)"):
        session.with_deal(other)


def test_a_session_adds_up() -> None:
    """DG-10.6."""
    session = GAME.session(seats=FOUR)
    for seed in range(6):
        session = session.with_deal(finished(session, [], seed))
    assert sum(session.totals.values()) == 0
    assert session.running[-1] == session.totals
    text = write_session(of_session(session))
    again = parse_session(text)
    assert write_session(again) == text
    assert again.replay().totals == session.totals


# Records


@pytest.mark.parametrize("profile", GAME.profiles)
def test_records_are_read_as_they_were_written(profile: str) -> None:
    """Every action that there is, with either pack."""
    written = ""
    for seed in range(40):
        start = GAME.new(profile, seed=seed, seats=FOUR[: 3 + seed % 2], dealer=0)
        calls = [[], ["ansager", "pass", "pass"], ["pass", "solo", "pass"]][seed % 3]
        end = play_out(after(start, calls), random_player(seed))
        found = record.of_deal(GAME, end)
        text = record.write(found)
        assert record.parse(text) == found
        *_, last = record.parse(text).replay()
        assert last == end
        assert last.result == end.result
        written += text
    for word in ("buy(", "lay_out(", "double", "retour", "discard(", "super_mord"):
        assert word in written


HEAD = '[Game "droggn"]\n[Seats "A, B, C"]\n[Dealer "C"]\n[Seed "7"]\n'


def test_a_record_names_the_first_action_that_the_rules_forbid(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "deal.tdr"
    file.write_text(f"{HEAD}\nsolo\nansager", "utf-8")
    assert main(["replay", str(file)]) == 1
    said = capsys.readouterr().err
    assert "line 7, column 1: ansager is refused: Solo has been bid" in said
    assert "(DG-5.2)" in said


def test_a_record_is_read_with_the_pack_of_its_profile() -> None:
    """DG-14.7: the same word is a card with 78 cards and none with 66."""
    large = HEAD.replace('droggn"]', 'droggn"]\n[Profile "78-cards"]')
    assert [str(move.action) for move in record.parse(f"{large}\nS2").moves] == ["S2"]
    with pytest.raises(NotationError, match="line 6, column 1: card 'S2' is not in the Tyrolean"):
        record.parse(f"{HEAD}\nS2")


# The command line


def ask(capsys: Any, *command: str) -> Any:
    assert main([*command, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_the_verbs(capsys: Any) -> None:
    dealt = ask(capsys, "deal", "droggn", "--seed", "7")
    assert [len(hand) for hand in dealt["hands"].values()] == [21, 21, 21]
    assert len(dealt["talon"]) == 3
    large = ask(capsys, "deal", "droggn", "--profile", "78-cards")
    assert [len(hand) for hand in large["hands"].values()] == [25, 25, 25]
    assert ask(capsys, "count", "droggn", "HK", "HJ", "H3")["points"] == 6
    assert ask(capsys, "count", "droggn", "S2", "--profile", "78-cards")["points"] == 0
    assert ask(capsys, "winner", "droggn", "F", "H2", "HA")["card"] == "HA"
    hand = ["legal", "droggn", "--hand", "F T1 HK", "--trick", "T7"]
    assert ask(capsys, *hand)["legal"] == ["F", "T1"]
    legal = ask(capsys, *hand, "--context", "laid_out=pagat")
    assert legal["refused"]["T1"]["rule"] == "DG-8.7"
    assert ask(capsys, "rules", "DG-OP9")["options"]["retour_limit"] == {
        "article": "1",
        "stubai": "3",
        "exposed-talon": "3",
        "78-cards": "3",
    }


def test_settling_an_example(capsys: Any) -> None:
    """DG-10.9 and DG-10.19, with words as people type them."""
    words = ["contract=solo", "declarer=Anna", "points=40", "pagat=silent_won"]
    settle = ["settle", "droggn", *(part for word in words for part in ("--set", word))]
    assert ask(capsys, *settle)["totals"] == {"Anna": 106, "Bernd": -53, "Catrin": -53}
    assert main(settle) == 0
    assert "In all Anna gets 53 from each other person." in capsys.readouterr().out
    match = ["--set", "contract=ansager", "--set", "declarer=Anna", "--set", "all_tricks=on"]
    assert ask(capsys, "settle", "droggn", *match)["totals"]["Anna"] == 114
    assert main(["settle", "droggn", *match, "--set", "doublings=3"]) == 2
    assert "doublings: 3 is more than the 2 allowed (DG-OP9)" in capsys.readouterr().err


def test_replaying_a_deal_and_one_that_was_thrown_in(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "deal.tdr"
    end = deal(["pass", "pass", "pass"])
    file.write_text(record.write(record.of_deal(GAME, end)), "utf-8")
    assert main(["replay", str(file)]) == 0
    assert "All passed.\n" in capsys.readouterr().out
    end = after(deal(["super", "pass", "pass"]), TO_PLAY)
    played = play_out(end, random_player(1))
    file.write_text(record.write(record.of_deal(GAME, played)), "utf-8")
    said = ask(capsys, "replay", str(file))["result"]
    assert (said["contract"], said["declarer"]) == ("super", "Anna")
    assert said["points"]["Anna"] + said["points"]["Bernd"] == 74
