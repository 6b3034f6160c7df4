"""From the auction to the first lead: packets, discards, announcements, kontra (DT-6, DT-7)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.actions import Discard
from engine.cards import CardSet
from engine.errors import PackError, UnknownName
from engine.game import Profile
from engine.games.dreiertarock import GAME
from engine.shuffle import shuffled
from tests.engine.dreiertarock.table import FOUR, PACK, deal, filled, menu, on


def test_eight_twice_three_and_eight() -> None:
    """DT-4.1 to DT-4.3: from forehand on, and the talon unseen in two packets."""
    hands = filled(A="HK", talon="T1 T2 T3 T4 T5 T6")
    now = deal(hands=hands)
    assert [len(cards) for cards in now.dealt.values()] == [16, 16, 16, 6]
    assert now.view(0).packets == ()
    assert len(now.view(0).shown) == 0
    taking = on(now, "einser pass pass")
    assert [str(packet) for packet in taking.view(2).packets] == ["T3 T2 T1", "T6 T5 T4"]


def test_a_seed_deals_packet_by_packet() -> None:
    """DT-4.1: eight to A, B, C, six to the talon, eight to A, B, C."""
    order = shuffled(PACK.cards, 5)
    dealt = deal(seed=5).dealt
    assert set(dealt["A"]) == {*order[0:8], *order[30:38]}
    assert set(dealt["B"]) == {*order[8:16], *order[38:46]}
    assert set(dealt["C"]) == {*order[16:24], *order[46:54]}
    assert dealt["talon"] == tuple(order[24:30])


def test_one_packet_is_taken_and_the_other_goes_to_the_defenders() -> None:
    """DT-6.1, DT-6.4, DT-6.5, DT-6.10, DT-5.13, DT-OP5."""
    now = deal("einser pass pass", hands=filled(A="HK", talon="T1 T2 T3 T4 T5 T6"))
    assert (now.phase, menu(now)) == ("taking", ["take(1)", "take(2)"])
    taken = on(now, "take(2)")
    assert (taken.phase, taken.view(1).taken) == ("exchange", 2)
    assert str(taken.cards()["talon"]) == "T3 T2 T1"
    assert len(taken.view(0).hand) == 19
    assert str(taken.view(2).shown) == "T6 T5 T4 T3 T2 T1"


def test_a_solo_leaves_the_talon_alone() -> None:
    """DT-6.6: nobody sees it before the end."""
    now = deal("solo pass pass")
    assert now.phase == "announcing"
    assert all(not now.view(seat).packets and not now.view(seat).shown for seat in range(3))
    while now.to_move is not None:
        assert not now.view(now.to_move).shown
        now = on(now, menu(now)[0])
    assert now.view(1).shown == now.cards()["talon"]
    assert len(now.view(1).shown) == 6


ANY = filled(A="F T21 T1 HK SK DK CK T9 T8 T7 T6 T5 T4 T3 H4 H3", talon="T2 H2 D4 C8 C7 S7")


def test_any_three_cards_may_go_unseen() -> None:
    """DT-OP4: DT-6.2, DT-6.8, DT-6.11, DT-OP21, DT-OP25."""
    now = deal("einser pass pass take(1)", hands=ANY)
    assert len(now.actions()) == 969
    away = on(now, "discard(T21 HK SK)")
    assert str(away.view(0).hidden) == "T21 HK SK"
    assert str(away.view(1).hidden) == ""
    assert str(away.view(1).shown) == "T2 H2 S7 D4 C8 C7"
    assert on(now, "discard(T2 H2 D4)").phase == "announcing"  # the packet itself may go again


def test_austrian_discards() -> None:
    """DT-6.3, DT-6.9: three or more suit cards below the Kings, exactly three, and fewer."""
    four = deal("einser pass pass take(1)", "austrian", hands=ANY)
    assert set(menu(four)) == {
        f"discard({cards})" for cards in ("H2 H3 H4", "H2 H3 D4", "H2 H4 D4", "H3 H4 D4")
    }
    shown = on(four, "discard(H2 H3 H4)")
    assert str(shown.view(1).shown) == "T2 H2 S7 D4 C8 C7"
    three = ANY | {"A": ANY["A"].replace("H3", "T10"), "B": ANY["B"].replace("T10", "H3")}
    assert menu(deal("einser pass pass take(1)", "austrian", hands=three)) == ["discard(H2 H4 D4)"]
    two = three | {"A": three["A"].replace("H4", "T11"), "B": three["B"].replace("T11", "H4")}
    now = deal("einser pass pass take(1)", "austrian", hands=two)
    assert len(now.actions()) == 10
    open_ = on(now, "discard(H2 D4 T9)")
    assert str(open_.view(2).shown) == "T9 T2 H2 S7 D4 C8 C7"
    assert str(open_.view(0).hidden) == "T9 H2 D4"


def test_with_nineteen_cards_there_is_always_enough_to_lay_away() -> None:
    """DT-6.3: nothing but Kings, Trull and other tarocks."""
    poorest = filled(
        A="F T21 T1 HK SK DK CK T20 T19 T18 T17 T16 T15 T14 T13 T12", talon="T11 T10 T9"
    )
    now = deal("einser pass pass take(1)", "austrian", hands=poorest)
    for action in now.actions():
        assert isinstance(action, Discard)
        assert not action.cards & PACK.set(PACK.read("F T21 T1 HK SK DK CK"))
    assert len(now.actions()) == 220


BIRDS = filled(A="T1 T2 F T21", B="T3 HK SK", C="DK CK")


def test_only_the_holder_announces_a_bird_and_each_once() -> None:
    """DT-7.1 to DT-7.3, DT-7.9, DT-OP7."""
    now = deal("solo pass pass", hands=BIRDS)
    assert menu(now) == ["pass", "announce(pagat)", "announce(uhu)"]
    said = on(now, "announce(uhu)")
    assert menu(said) == ["done", "announce(pagat)"]
    after = on(said, "done")
    assert (after.to_move, menu(after)) == (1, ["pass", "announce(kakadu)"])
    assert after.view(2).announced == (("A", "uhu"),)
    assert menu(on(after, "pass")) == ["pass"]


def test_the_round_ends_after_three_passes_or_two_once_something_was_said() -> None:
    """DT-7.3, DT-7.9: the declarer is asked first."""
    now = deal("pass solo pass", hands=BIRDS)
    assert now.to_move == 1
    assert on(now, "pass pass").phase == "announcing"
    assert on(now, "pass pass pass").phase == "playing"
    said = on(now, "announce(kakadu) done pass")
    assert said.phase == "announcing"
    assert on(said, "pass").phase == "playing"
    later = on(now, "pass pass announce(pagat) announce(uhu) done pass")
    assert (later.phase, later.to_move) == ("announcing", 2)
    assert on(later, "pass").phase == "playing"
    again = on(now, "announce(kakadu) done pass announce(pagat) done")
    assert (again.phase, again.to_move) == ("announcing", 1)
    assert on(again, "pass pass").phase == "playing"


def test_only_the_declarer_announces_where_that_is_played() -> None:
    """DT-OP7: nobody else is asked."""
    now = deal("pass solo pass", hands=BIRDS, announce_by="declarer")
    assert menu(now) == ["pass", "announce(kakadu)"]
    assert on(now, "pass").phase == "playing"
    assert on(now, "announce(kakadu) done").phase == "playing"


def test_trull_and_kings_where_they_are_announced() -> None:
    """DT-7.2, DT-OP8: the Trull by the holder of the Sküs, Kings by anybody."""
    now = deal("solo pass pass", hands=BIRDS, announce_trull_kings=True)
    assert menu(now) == [
        "pass",
        "announce(trull)",
        "announce(kings)",
        "announce(pagat)",
        "announce(uhu)",
    ]
    assert menu(on(now, "announce(trull) done")) == ["pass", "announce(kings)", "announce(kakadu)"]


def test_nothing_is_announced_in_a_solo_valat() -> None:
    """DT-7.8, DT-OP23; it can be doubled where there is a kontra."""
    assert deal("solo_valat pass pass", hands=BIRDS).phase == "playing"
    now = deal("solo_valat pass pass", hands=BIRDS, kontra="game")
    assert menu(now) == ["pass"]
    assert menu(on(now, "pass")) == ["pass", "kontra(game)"]


def test_kontra_rekontra_and_subkontra() -> None:
    """DT-7.5, DT-OP9: the sides in turn, three times at most, of the game and of each bonus."""
    now = deal("einser pass pass take(1)", "queens-hand", hands=BIRDS, trischaken=False)
    now = on(on(now, menu(now)[0]), "announce(pagat) done")
    assert {"kontra(game)", "kontra(pagat)"} <= set(menu(now))
    now = on(now, "kontra(game) kontra(pagat) announce(kakadu) done")
    assert not {"kontra(game)", "kontra(pagat)", "kontra(kakadu)"} & set(menu(now))
    now = on(now, "pass")
    assert {"kontra(game)", "kontra(pagat)", "kontra(kakadu)"} <= set(menu(now))
    now = on(now, "kontra(game) kontra(pagat) kontra(kakadu) done")
    assert {"kontra(game)", "kontra(pagat)", "kontra(kakadu)"} <= set(menu(now))
    now = on(now, "pass kontra(game) done")
    assert {"kontra(pagat)", "kontra(kakadu)"} & set(menu(now)) == set()
    assert now.view(0).kontras == (
        ("B", "game"),
        ("B", "pagat"),
        ("A", "game"),
        ("A", "pagat"),
        ("A", "kakadu"),
        ("C", "game"),
    )
    assert on(now, "pass pass").phase == "playing"


def test_kontra_of_the_game_alone() -> None:
    """DT-OP9."""
    now = deal("solo pass pass announce(pagat) done", hands=BIRDS, kontra="game")
    assert menu(now) == ["pass", "announce(kakadu)", "kontra(game)"]


def test_an_uncontested_einser_may_become_a_trischaken() -> None:
    """DT-14.2."""
    now = deal("einser pass pass", "queens-hand")
    assert (now.phase, now.to_move, menu(now)) == ("switching", 0, ["einser", "trischaken"])
    assert (now.contract, now.view(0).packets, len(now.view(0).shown)) == (None, (), 0)
    taking = on(now, "einser")
    assert (taking.phase, taking.contract, len(taking.view(2).shown)) == ("taking", "einser", 6)
    assert deal("einser zweier pass pass", "queens-hand").phase == "taking"
    assert deal("pass einser pass", trischaken=True).phase == "taking"  # not forehand's
    assert deal("einser pass pass", trischaken=True).phase == "switching"
    trischaken = on(now, "trischaken")
    assert (trischaken.phase, trischaken.to_move) == ("doubling", 0)
    assert menu(trischaken) == ["pass", "kontra(game)"]
    played = on(trischaken, "kontra(game) pass kontra(game)")
    assert (played.phase, played.contract, played.to_move) == ("playing", "trischaken", 0)
    assert played.view(2).kontras == (("A", "game"), ("C", "game"))


def test_four_at_the_table() -> None:
    """DT-14.7, DT-2.3: the dealer sits out; elsewhere three sit down (DT-2.1)."""
    now = deal("einser pass pass", "queens-hand", seats=FOUR, dealer="B")
    assert now.to_move == 2
    assert len(now.view(1).hand) == 0
    assert set(now.dealt) == {"A", "C", "D", "talon"}
    with pytest.raises(PackError, match=r"seats: three different names \(DT-2\.1\)"):
        deal(seats=FOUR)
    with pytest.raises(PackError, match=r"seats: three or four different names \(DT-14\.7\)"):
        deal(profile="queens-hand", seats=("A", "B"))


@pytest.mark.parametrize(
    ("hands", "message"),
    [
        (filled() | {"A": "HK"}, r"A: 1 cards instead of 16 \(DT-4\.1, DT-4\.2\)"),
        (filled() | {"talon": "HK"}, "talon: "),
        ({**filled(), "Z": "HK"}, "'Z' is not one of the players"),
    ],
)
def test_a_misdeal(hands: dict[str, str], message: str) -> None:
    """DT-4.1, DT-4.2."""
    with pytest.raises(PackError, match=message):
        deal(hands=hands)


def test_a_profile_of_another_game_is_none_of_this_one() -> None:
    other = Profile(name="steinmauern", title="", summary="")
    with pytest.raises(UnknownName, match="profile of dreiertarock 'steinmauern'; known: article"):
        GAME.new(other)


def test_the_contract_is_bid_for() -> None:
    with pytest.raises(PackError, match="contract: in Dreiertarock"):
        GAME.new(contract="einser")


@pytest.mark.parametrize(
    ("contract", "options", "leader"),
    [
        ("pass solo pass", {}, 0),
        ("pass solo_valat pass", {}, 0),
        ("pass solo_valat pass", {"valat_leader": "declarer"}, 1),
        ("pass solo pass", {"valat_leader": "declarer"}, 0),
    ],
)
def test_forehand_leads(contract: str, options: dict[str, Any], leader: int) -> None:
    """DT-8.1, DT-2.2, DT-OP17: and the turn goes on to the right."""
    now = deal(contract, **options)
    while now.phase != "playing":
        now = on(now, "pass")
    assert now.to_move == leader
    assert on(now, menu(now)[0]).to_move == (leader + 1) % 3
    assert {str(action) for action in now.actions()} == set(now.view(leader).hand.codes)


def test_cards_are_known_by_their_roman_numbers() -> None:
    """DT-3.1 to DT-3.3."""
    names = {code: PACK.card(code).name for code in ("F", "T21", "T20", "T3", "T2", "T1")}
    assert names == {"F": "Sküs", "T21": "XXI", "T20": "XX", "T3": "III", "T2": "II", "T1": "I"}
    assert str(CardSet(PACK, PACK.trumps)).split()[:2] == ["F", "T21"]
    assert len(CardSet(PACK, PACK.trumps)) == 22
    assert [str(CardSet(PACK, PACK.bits_of[suit])) for suit in "HS"] == [
        "HK HQ HC HJ HA H2 H3 H4",
        "SK SQ SC SJ S10 S9 S8 S7",
    ]
