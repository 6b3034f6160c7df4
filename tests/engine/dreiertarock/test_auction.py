"""The auctions: enumerated, situation by situation (DT-5, DT-14.1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.games.dreiertarock import GAME
from engine.games.dreiertarock.auction import Auction, Circular, complete
from engine.games.dreiertarock.before_play import opening
from engine.games.dreiertarock.contracts import STEPS
from engine.games.dreiertarock.profile import DreiertarockProfile
from tests.engine.dreiertarock.table import PEOPLE, deal, menu, on
from tests.engine.dreiertarock.test_scores import cases


def called(*calls: str, **options: Any) -> Auction:
    auction = opening(GAME.profile(**options))
    for call in calls:
        auction = auction.after(call)
    return auction


@pytest.mark.parametrize(("profile", "case"), cases("auctions"))
def test_all_complete_auctions_end_as_the_sheet_counts(profile: str, case: dict[str, Any]) -> None:
    """DT-OP1: DT-5.12 has 57, DT-14.1 has 66."""
    found = list(complete(opening(GAME.profile(profile))))
    ends = Counter(auction.highest or "all_pass" for auction in found)
    assert ends == case["ends"]
    assert len(found) == sum(case["ends"].values())
    assert len({auction.calls for auction in found}) == len(found)
    if "longest" in case:
        lengths = Counter(len(auction.calls) for auction in found)
        assert max(lengths.items()) == tuple(case["longest"])


@pytest.mark.parametrize(("profile", "case"), cases("auction"))
def test_auctions_call_by_call(profile: str, case: dict[str, Any]) -> None:
    """DT-5.7, DT-5.12, played in a deal."""
    now = deal(" ".join(case["calls"]), profile)
    place, contract = case["plays"]
    assert (now.contract, now.view(0).declarer) == (contract, PEOPLE[place])
    assert [call for _, call in now.view(0).calls] == case["calls"]


@pytest.mark.parametrize(
    ("calls", "speaker", "allowed"),
    [
        ((), 0, "pass einser solo solo_valat"),
        (("pass",), 1, "pass einser solo solo_valat"),
        (("pass", "pass"), 2, "pass einser solo solo_valat"),
        (("einser",), 1, "pass zweier solo solo_valat"),
        (("einser", "zweier"), 2, "pass dreier solo solo_valat"),
        (("einser", "solo"), 2, "pass solo_valat"),
        (("solo_valat",), 1, "pass"),
        (("einser", "zweier", "pass"), 0, "pass hold"),
        (("einser", "zweier", "dreier"), 0, "pass hold"),
        (("einser", "zweier", "pass", "hold"), 1, "pass dreier"),
        (("einser", "zweier", "dreier", "hold"), 1, "pass"),
        (("einser", "zweier", "dreier", "pass"), 1, "pass hold"),
        (("einser", "zweier", "dreier", "hold", "pass"), 2, "pass vierer"),
        (("einser", "solo", "pass"), 0, "pass"),
        (("einser", "zweier", "solo_valat"), 0, "pass"),
    ],
)
def test_who_may_call_what(calls: tuple[str, ...], speaker: int, allowed: str) -> None:
    """DT-5.2 to DT-5.6, DT-5.8, DT-5.10, DT-OP18."""
    auction = called(*calls)
    assert auction.speaker == speaker
    assert auction.allowed == tuple(allowed.split())


def test_nobody_goes_beyond_fuenfer() -> None:
    """DT-5.8: the last step can be held, and then there is only the pass."""
    calls = "pass einser zweier hold dreier hold vierer hold fuenfer hold"
    auction = called(*calls.split())
    assert (auction.speaker, auction.allowed, auction.next_step) == (2, ("pass",), None)
    done = auction.after("pass")
    assert (done.over, done.highest, done.bidder) == (True, "fuenfer", 1)


def test_the_auction_ends_when_only_the_last_bidder_is_left() -> None:
    """DT-5.9, DT-5.11."""
    assert called("einser", "pass", "pass").over
    assert called("pass", "pass", "einser").over
    assert not called("einser", "zweier", "pass").over
    nobody = called("pass", "pass", "pass")
    assert (nobody.over, nobody.highest, nobody.bidder) == (True, None, None)
    with pytest.raises(ValueError, match="pass is not allowed after"):
        nobody.after("pass")


def test_forehand_must_open_where_that_is_played() -> None:
    """DT-OP2."""
    assert called(forehand_must_open=True).allowed == ("einser", "solo", "solo_valat")
    assert called("einser", forehand_must_open=True).allowed[0] == "pass"


@pytest.mark.parametrize(
    ("calls", "speaker", "allowed"),
    [
        ((), 0, "einser solo solo_valat"),
        (("einser",), 1, "pass zweier solo solo_valat"),
        (("einser", "zweier"), 0, "pass hold"),
        (("einser", "zweier", "pass"), 2, "pass dreier solo solo_valat"),
        (("einser", "zweier", "hold"), 1, "pass dreier"),
        (("einser", "zweier", "hold", "dreier"), 0, "pass hold"),
        (("einser", "zweier", "hold", "pass"), 2, "pass dreier solo solo_valat"),
        (("einser", "zweier", "hold", "pass", "dreier"), 0, "pass hold"),
        (("einser", "zweier", "pass", "dreier"), 1, "pass hold"),
        (("einser", "solo"), 2, "pass solo_valat"),
        (("solo", "solo_valat"), 2, "pass"),
    ],
)
def test_bids_in_pairs(calls: tuple[str, ...], speaker: int, allowed: str) -> None:
    """DT-14.1."""
    auction = called(*calls, name="queens-hand")
    assert auction.speaker == speaker
    assert auction.allowed == tuple(allowed.split())


def test_st_louis_has_three_steps() -> None:
    """DT-14.6."""
    auction = called("einser", "zweier", "hold", "dreier", "hold", name="st-louis")
    assert auction.allowed == ("pass",)
    assert auction.after("pass").allowed == ("pass", "solo", "solo_valat")


@pytest.mark.parametrize(("all_pass", "phase"), [("redeal", "over"), ("next_dealer", "over")])
def test_all_pass_and_the_cards_are_thrown_in(all_pass: str, phase: str) -> None:
    """DT-5.11, DT-OP3."""
    now = deal("pass pass pass", all_pass=all_pass)
    assert (now.phase, now.to_move, now.contract, menu(now)) == (phase, None, "thrown_in", [])
    assert now.result is not None
    assert (now.result.declarer, now.result.won, now.result.points) == (None, None, {})
    assert set(now.result.totals.values()) == {0}
    assert [len(now.cards()[who]) for who in (*PEOPLE, "talon")] == [16, 16, 16, 6]


def test_all_pass_and_a_trischaken_follows_where_it_is_played() -> None:
    """DT-OP3: with a kontra only where there is one."""
    now = deal("pass pass pass", all_pass="trischaken")
    assert (now.phase, now.contract, now.view(0).declarer) == ("playing", "trischaken", None)
    doubled = deal("pass pass pass", all_pass="trischaken", kontra="game")
    assert doubled.phase == "doubling"
    assert on(doubled, "pass kontra(game) pass").phase == "playing"


def test_forehand_may_pass_where_nothing_else_is_told_and_holds_nothing() -> None:
    """DT-5.5, DT-5.6: a bid that nobody made cannot be held, nor a step left out."""
    first = Circular(STEPS)
    assert first.allowed == ("pass", "einser", "solo", "solo_valat")
    for call in ("hold", "zweier"):
        with pytest.raises(ValueError, match=f"{call} is not allowed after"):
            first.after(call)


@pytest.mark.parametrize("profile", GAME.profiles.values(), ids=lambda profile: profile.name)
def test_a_profile_says_whether_forehand_may_pass(profile: DreiertarockProfile) -> None:
    """DT-OP2, DT-14.1: in the auction by pairs nobody asks the option, so it has to be true."""
    calls = [str(action) for action in GAME.new(profile, seed=1).actions()]
    assert profile.forehand_must_open == ("pass" not in calls)
