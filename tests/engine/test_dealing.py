"""The deal up to the exchange: cards by seed or by hand, who sits where, what may be called."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.auction import complete
from engine.cards import CardSet
from engine.errors import PackError
from engine.game import Game
from engine.games import GAMES
from engine.games.dreierles import GAME as DREIERLES
from engine.games.dreierles.before_play import opening
from engine.shuffle import shuffled


def test_a_seed_gives_the_same_cards_in_every_python_and_for_good() -> None:
    """What a link or a record names must not change: these are the cards of seed 1."""
    deal = DREIERLES.new(seed=1)
    assert {name: str(cards) for name, cards in deal.cards().items() if cards} == {
        "Anna": "F T16 T14 T6 T1 HC H2 SC S7 DK DQ DA D3 D4 CJ C9",
        "Bernd": "T20 T19 T15 T12 T10 T7 HQ SK SQ S10 S8 D2 CQ CC C10 C7",
        "Catrin": "T21 T18 T17 T11 T8 T5 T4 HK HJ H3 H4 SJ DC DJ CK C8",
        "blind": "T13 T9 T3 T2 HA S9",
    }
    assert shuffled(range(8), 7) == SEED_7


def test_many_deals_go_on_with_one_generator() -> None:
    chance = Random(7)
    assert shuffled(range(8), chance) == SEED_7
    assert shuffled(range(8), chance) != SEED_7
    one, other = (DREIERLES.new(seed=chance) for _ in range(2))
    assert one.start.hands != other.start.hands
    assert DREIERLES.new(seed=Random(3)) == DREIERLES.new(seed=3)


SEED_7 = [6, 3, 1, 0, 5, 7, 4, 2]


def test_the_blind_comes_first_then_twice_eight_cards_to_each() -> None:
    """DR-4.2, DR-4.3, with forehand to the dealer's right (DR-2.3)."""
    order = shuffled(DREIERLES.pack.cards, 3)
    deal = DREIERLES.new(seed=3, seats=("A", "B", "C"), dealer="A")
    cards = deal.cards()
    assert set(cards["blind"]) == set(order[:6])
    for person, first in (("B", 6), ("C", 14), ("A", 22)):
        dealt = order[first : first + 8] + order[first + 24 : first + 32]
        assert set(cards[person]) == set(dealt), person


def test_at_four_seats_the_dealer_is_idle_and_forehand_speaks_first() -> None:
    """DR-2.3, DR-2.5."""
    deal = DREIERLES.new(seed=1, seats=("A", "B", "C", "D"), dealer="B")
    assert deal.to_move == 2
    assert "B" not in deal.cards()
    assert not deal.view(1).hand


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_seed_is_not_negative(game: Game) -> None:
    with pytest.raises(PackError, match="seed: it is 0 or more, not -1"):
        game.new(seed=-1)


HANDS = {
    "Anna": "F T16 T14 T6 T1 HC H2 SC S7 DK DQ DA D3 D4 CJ C9",
    "Bernd": "T20 T19 T15 T12 T10 T7 HQ SK SQ S10 S8 D2 CQ CC C10 C7",
    "Catrin": "T21 T18 T17 T11 T8 T5 T4 HK HJ H3 H4 SJ DC DJ CK C8",
}


def test_what_is_left_of_dealt_hands_is_the_blind() -> None:
    deal = DREIERLES.new(hands=HANDS)
    assert str(deal.cards()["blind"]) == "T13 T9 T3 T2 HA S9"


@pytest.mark.parametrize(
    ("start", "message"),
    [
        ({"seats": ("A", "B")}, "seats: three or four different names, not 'A, B'"),
        ({"seats": ("A", "B", "A")}, "seats: three or four different names"),
        ({"seats": ("A", "B", "")}, "seats: three or four different names"),
        ({"dealer": "Zoe"}, "dealer: 'Zoe' is not at the table"),
        ({"dealer": 3}, "dealer: there is no seat 3"),
        ({"dealer": -1}, "dealer: there is no seat -1"),
        ({"seed": 1, "hands": HANDS}, "a seed or hands, not both"),
        ({"hands": {**HANDS, "Zoe": "F"}}, "hands: 'Zoe' is not one of the players"),
        ({"hands": {**HANDS, "Anna": "F T16"}}, "Anna: 2 cards instead of 16 \\(DR-4.4"),
        ({"hands": {**HANDS, "Anna": "F F"}}, "Anna: card F occurs twice"),
        ({"hands": {**HANDS, "Bernd": HANDS["Anna"]}}, "Bernd: card .* was dealt before"),
        ({"hands": HANDS, "blind": "T13 T9"}, "blind: 2 cards instead of 6"),
        ({"hands": HANDS, "blind": "F T9 T3 T2 HA S9"}, "blind: card F was dealt before"),
    ],
)
def test_what_cannot_be_dealt_is_named(start: dict[str, Any], message: str) -> None:
    """DR-4.4, DR-4.5."""
    with pytest.raises(PackError, match=message):
        DREIERLES.new(**start)


def test_there_are_35_auctions_and_four_in_a_last_round() -> None:
    """DR-5.6, DR-12.6: of the 35 all but one have a declarer."""
    every = list(complete(opening(DREIERLES.profile())))
    assert (len(every), sum(auction.bidder is None for auction in every)) == (35, 1)
    last = list(complete(opening(DREIERLES.profile(last_round="raeuber_or_solo"))))
    assert (len(last), sum(auction.bidder is None for auction in last)) == (4, 1)
    assert sorted(len(auction.calls) for auction in last) == [1, 2, 3, 3]  # nobody after a Solo


def test_the_solo_blind_is_seen_unless_the_profile_says_no() -> None:
    """DR-OP8."""
    for seen in (True, False):
        deal: Any = DREIERLES.new(DREIERLES.profile(solo_blind_seen=seen), seed=1)
        for text in ("solo", "pass", "pass"):
            deal = deal.after(DREIERLES.read_action(text))
        blind: CardSet = deal.view(1).hidden
        assert len(blind) == (6 if seen else 0)
        assert not deal.view(0).hidden


def test_the_ways_to_discard_are_a_sequence_that_is_made_when_asked() -> None:
    """DR-6.2, DR-6.3: three of the plain cards that are no Kings."""
    deal: Any = DREIERLES.new(hands=HANDS)
    for text in ("dreier", "pass", "pass"):
        deal = deal.after(DREIERLES.read_action(text))
    ways = deal.actions()
    every = list(ways)
    assert len(every) == len(set(map(str, every))) == len(ways)
    assert (ways[0], ways[-1], ways[:2]) == (every[0], every[-1], tuple(every[:2]))
    assert all(way in ways for way in every[::50])
    assert DREIERLES.read_action("discard(T16 HC H2)") not in ways
    for place in (len(ways), -len(ways) - 1):
        with pytest.raises(IndexError):
            ways[place]
