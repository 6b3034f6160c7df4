"""Who deals next, and how records write a session of Dreiertarock."""

from __future__ import annotations

import pytest

from engine.errors import OutcomeError
from engine.games.dreiertarock import GAME
from engine.players import play_out
from engine.players.random import random_player
from engine.record import of_deal, parse, write
from engine.session import Session
from engine.session_record import of_session, parse_session, write_session
from tests.engine.dreiertarock.table import FOUR, PEOPLE, deal, filled, on


def dealers(all_pass: str) -> list[int]:
    """Let all pass in the second deal of three, and return who dealt in each and deals then."""
    session = GAME.session(GAME.profile(all_pass=all_pass), seats=PEOPLE, dealer="C")
    for number, words in enumerate(("solo pass pass", "pass pass pass", "einser pass pass")):
        begun = on(session.next_deal(seed=number), words)
        session = session.with_deal(play_out(begun, random_player(number)))
    due = session.due
    assert due is not None
    return [*(each.dealer for each in session.deals), due.dealer]


def test_the_deal_passes_to_the_right_and_stays_after_cards_thrown_in() -> None:
    """DT-2.4, DT-5.11, DT-OP3, DT-OP15."""
    assert dealers("redeal") == [2, 0, 0, 1]
    assert dealers("next_dealer") == [2, 0, 1, 2]
    assert dealers("trischaken") == [2, 0, 1, 2]


def test_a_deal_thrown_in_is_none_of_the_agreed_number() -> None:
    """DT-11.1, DT-5.11."""
    session = GAME.session(seats=PEOPLE, deals=1)
    thrown_in = session.with_deal(on(session.next_deal(seed=1), "pass pass pass"))
    assert (thrown_in.over, thrown_in.counted) == (False, 0)
    played = play_out(on(thrown_in.next_deal(seed=2), "einser pass pass"), random_player(1))
    done = thrown_in.with_deal(played)
    assert done.over
    assert sum(done.totals.values()) == 0


def test_the_wrong_dealer_is_named_with_the_rule() -> None:
    session = GAME.session(seats=PEOPLE, dealer="C")
    other = play_out(GAME.new(seed=1, seats=PEOPLE, dealer="B"), random_player(1))
    with pytest.raises(OutcomeError, match=r"deal 1: it is C's turn to deal, not B's \(DT-2\.4\)"):
        session.with_deal(other)


@pytest.mark.parametrize("profile", GAME.profiles)
def test_a_session_is_written_and_read_again(profile: str) -> None:
    """With four at the table the one who deals sits out, and its line stays empty (DT-14.7)."""
    seats = FOUR if GAME.profile(profile).four_at_table else PEOPLE
    session: Session = GAME.session(profile, seats=seats, deals=5)
    while not session.over:
        number = len(session.deals)
        deal = play_out(session.next_deal(seed=number), random_player(number))
        assert (
            len(seats) == 3
            or deal.result is None
            or not deal.result.ledger.totals[seats[deal.dealer]]
        )
        session = session.with_deal(deal)
    text = write_session(of_session(session))
    again = parse_session(text).replay()
    assert again.totals == session.totals
    assert write_session(of_session(again)) == text


def test_a_record_has_a_line_for_calls_for_the_exchange_and_for_each_trick() -> None:
    words = "einser zweier pass hold pass take(2) discard(H4 H3 H2) announce(pagat) done pass pass"
    hands = filled(A="T1 H4 H3 H2 F")
    played = play_out(deal(words, hands=hands), random_player(1))
    lines = write(of_deal(GAME, played)).splitlines()
    start = lines.index("einser zweier pass hold pass")
    assert lines[start + 1] == "take(2) discard(H2 H3 H4) announce(pagat) done pass pass"
    assert [len(line.split()) for line in lines[start + 2 :]] == [3] * 16
    assert '[Stake "1"]' in lines


@pytest.mark.parametrize(("unit", "stake"), [("cents", 1), ("points", 10)])
def test_a_game_point_is_a_cent_or_ten(unit: str, stake: int) -> None:
    """DT-OP20, in records."""
    moment = play_out(deal("einser pass pass", unit=unit), random_player(1))
    record = of_deal(GAME, moment)
    assert record.stake_cents == stake
    without = write(record).replace(f'[Stake "{stake}"]\n', "")
    assert parse(without).stake_cents == stake
