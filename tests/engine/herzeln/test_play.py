"""The deals in tricks, the cards, the deal itself."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import PackError, UnknownName
from engine.games import game
from engine.games.herzeln import GAME
from engine.rulebook import explain
from engine.shuffle import shuffled
from engine.tricks import winner
from tests.engine.herzeln.table import FOUR, MIXED, SUITS, THREE, after, deal, refused, words

PROFILE = GAME.profile()


@pytest.mark.parametrize("people", [3, 4])
def test_every_pair_of_ranks_in_every_suit(people: int) -> None:
    """HZ-3.1, HZ-3.2: the Ten is second. HZ-5.5: the higher card takes, in either order."""
    pack = PROFILE.pack(people)
    ranks = ["A", "10", "K", "Q", "J", "9", "8", "7"][: len(pack) // 4]
    assert len(pack) == 8 * people
    for suit in "HSDC":
        for place, high in enumerate(ranks):
            for low in ranks[place + 1 :]:
                cards = [pack.card(suit + high), pack.card(suit + low)]
                assert winner(pack, cards) == 0
                assert winner(pack, cards[::-1]) == 1


def test_there_are_no_trumps() -> None:
    """HZ-3.3: a card of another suit never takes a trick."""
    pack = PROFILE.pack(4)
    assert not pack.trumps
    assert winner(pack, pack.read("C7 HA SA DA")) == 0


def test_the_cards_have_the_names_of_the_pack_in_use() -> None:
    """HZ-3.6, HZ-OP1: German for four, French for three, and codes that stay the same."""
    codes = ("HA", "SQ", "DJ", "C9")
    german = ["Deuce of Hearts", "Ober of Leaves", "Unter of Bells", "9 of Acorns"]
    french = ["Ace of Hearts", "Queen of Spades", "Jack of Diamonds", "9 of Clubs"]

    def names(people: int | None, **options: str) -> list[str]:
        pack = GAME.pack_for(GAME.profile(**options), people)
        return [pack.card(code).name for code in codes]

    assert names(4) == names(None, card_face="german") == german
    assert names(3) == names(None) == names(4, card_face="french") == french
    assert names(3, card_face="german") == german
    swapped = {"A": SUITS["A"].replace("HA", "SA"), "B": SUITS["B"].replace("SA", "HA")}
    moment = after(deal("tricks", {**SUITS, **swapped}), "H10")
    assert explain(refused(moment, "S9")) == (
        "Hearts were led and you can follow suit: Deuce of Hearts."
    )


def test_the_hausruckviertel_ranks_the_ten_below_the_unter() -> None:
    """HZ-11.1."""
    pack = GAME.pack_for("hausruck")
    assert [card.rank for card in pack.cards[:8]] == ["A", "K", "Q", "J", "10", "9", "8", "7"]
    moment = deal("no_tricks", SUITS, profile="hausruck")
    assert str(moment.start.pack) == "Pack('german-32')"


def test_eight_cards_each_in_two_rounds_of_four() -> None:
    """HZ-4.1, HZ-4.2, HZ-OP2, from the dealer's left (HZ-2.2)."""
    for people in (THREE, FOUR):
        number = len(people)
        moment = GAME.new(seed=5, seats=people, dealer="B")
        order = shuffled(moment.start.pack.cards, 5)
        for turn in range(number):
            who = people[(2 + turn) % number]
            cards = order[4 * turn : 4 * turn + 4]
            cards += order[4 * (turn + number) : 4 * (turn + number) + 4]
            assert set(moment.cards()[who]) == set(cards)


def test_a_seed_gives_the_same_cards_for_good() -> None:
    """What a link or a record names must not change: these are the cards of seed 7."""
    cards = GAME.new(seed=7).cards().items()
    assert {who: str(held) for who, held in cards if held} == SEED_7


SEED_7 = {
    "Anna": "SA S10 SK SQ SJ DA C10 CQ",
    "Bernd": "H10 HK HQ HJ S9 DK DJ CA",
    "Catrin": "HA H9 D10 DQ D9 CK CJ C9",
}


@pytest.mark.parametrize(
    ("start", "message"),
    [
        ({"seats": ("A", "B")}, r"seats: three or four different names \(HZ-2\.1\), not 'A, B'"),
        ({"seats": ("A", "B", "A")}, "seats: three or four different names"),
        ({"seats": ("A", "B", "")}, "seats: three or four different names"),
        ({"profile": "hausruck", "seats": THREE}, r"seats: four different names \(HZ-11\.1\)"),
        ({"dealer": "Zoe"}, "dealer: 'Zoe' is not at the table"),
        ({"dealer": 3}, "dealer: there is no seat 3"),
        ({"seed": 1, "hands": MIXED}, "a seed or hands, not both"),
        ({"seats": THREE, "hands": {**MIXED, "Z": "HA"}}, "hands: 'Z' is not one of the players"),
        ({"seats": THREE, "hands": {**MIXED, "A": "HA"}}, r"A: 1 cards instead of 8 \(HZ-4\.1\)"),
        ({"seats": THREE, "hands": {**MIXED, "A": "HA HA"}}, "A: card HA occurs twice"),
        ({"seats": THREE, "hands": {**MIXED, "B": MIXED["A"]}}, "B: card .* was dealt before"),
        ({"seats": THREE, "hands": {**MIXED, "A": "H7"}}, "A: card 'H7' is not in the French"),
    ],
)
def test_what_cannot_be_dealt_is_named(start: dict[str, Any], message: str) -> None:
    with pytest.raises(PackError, match=message):
        GAME.new(**start)


def test_the_contract_is_fixed_before_the_deal() -> None:
    """HZ-4.4, HZ-2.3: the first one if none is named, and only those of the profile."""
    assert GAME.new(seed=1).contract == "no_hearts"
    assert GAME.new("hausruck", seed=1, seats=FOUR).contract == "first_and_last"
    with pytest.raises(UnknownName, match="unknown contract 'solo'; known: no_hearts, tricks"):
        GAME.new(seed=1, contract="solo")
    with pytest.raises(UnknownName, match="unknown contract 'first_and_last'"):
        GAME.new(seed=1, contract="first_and_last")
    with pytest.raises(PackError, match="contract: in Dreierles it is not fixed before the deal"):
        game("dreierles").new(seed=1, contract="solo")
    with pytest.raises(UnknownName, match="unknown profile of herzeln 'article'"):
        GAME.new(game("dreierles").profile())


def test_the_dealers_left_leads_and_the_turn_goes_to_the_left() -> None:
    """HZ-5.1, HZ-OP4, HZ-2.2: any card, then the next seat."""
    moment = GAME.new(seed=1, seats=FOUR, dealer="B")
    assert moment.to_move == 2
    assert len(moment.actions()) == 8
    seats = []
    for _ in range(4):
        assert moment.to_move is not None
        seats.append(moment.to_move)
        moment = after(moment, str(moment.actions()[0]))
    assert seats == [2, 3, 0, 1]


def test_follow_suit_or_play_any_card_and_nobody_must_beat() -> None:
    """HZ-5.2, HZ-5.3, HZ-5.4, HZ-5.5, HZ-OP17: what is refused changes nothing."""
    moment = after(deal("tricks", MIXED), "SQ")
    assert words(moment) == {"SJ", "SK", "S10", "SA"}
    no = refused(moment, "DJ")
    assert (no.rule, no.facts["case"]) == ("HZ-5.2", "follow_suit")
    assert no.allowed is not None
    assert no.allowed.codes == ["SA", "S10", "SK", "SJ"]
    assert moment == after(deal("tricks", MIXED), "SQ")
    moment = after(moment, "SJ")  # below the Queen
    assert len(moment.actions()) == 8  # C has no spade
    moment = after(moment, "CA")
    assert moment.to_move == 0  # the Queen of Spades took the trick
    assert set(moment.cards()["A's tricks"].codes) == {"SQ", "SJ", "CA"}


def test_refusals_in_tricks() -> None:
    moment = deal("tricks", MIXED)
    for text, rule, sentence in (
        ("CA", "HZ-4.1", "The card CA is not in your hand."),
        ("H7", "HZ-4.1", "The card H7 is not in your hand."),
        ("pass", "HZ-4.4", "In this deal players only play cards to tricks."),
        ("done", "HZ-4.4", "In this deal players only play cards to tricks."),
        ("high(HA)", "HZ-4.4", "In this deal players only play cards to tricks."),
    ):
        no = refused(moment, text)
        assert (no.rule, explain(no)) == (rule, sentence)
    no = refused(moment, "SJ", seat=1)
    assert (no.rule, explain(no)) == ("HZ-5.5", "It is A’s turn to play, not B’s.")
    assert refused(moment, "SJ", seat=9).facts["name"] == "9"


@pytest.mark.parametrize("contract", ["no_hearts", "king_of_hearts", "no_queens", "tricks"])
def test_hearts_may_be_led_unless_the_table_forbids_it(contract: str) -> None:
    """HZ-5.6, HZ-OP5: forbidden in deals 1 and 5, and never to a hand of hearts alone."""
    assert "HA" in words(deal(contract, MIXED))
    moment = deal(contract, MIXED, no_heart_lead=True)
    if contract in {"no_queens", "tricks"}:
        assert "HA" in words(moment)
        return
    assert words(moment) == {"S9", "SQ"}
    no = refused(moment, "HA")
    assert no.rule == "HZ-5.6"
    assert explain(no) == (
        "Hearts may not be led here while you have another card: Queen of Spades or 9 of Spades."
    )
    assert len(deal(contract, SUITS, no_heart_lead=True).actions()) == 8


def test_a_deal_stops_when_its_points_are_fixed() -> None:
    """HZ-6.11, HZ-6.10: after the trick with the last heart, Queen or the King of Hearts."""
    hands = {
        "A": "HA H10 HK HQ HJ H9 H8 H7",
        "B": "SA S10 SK SQ SJ S9 S8 S7",
        "C": "DA D10 DK DQ DJ D9 D8 D7",
        "D": "CA C10 CK CQ CJ C9 C8 C7",
    }
    moment = after(deal("king_of_hearts", hands), "HK SQ DQ CA")
    assert (moment.phase, moment.to_move, moment.actions()) == ("over", None, ())
    assert moment.result is not None
    assert moment.result.points == {"A": -40, "B": 0, "C": 0, "D": 0}
    moment = after(deal("no_queens", hands), "HA SQ DQ CA")
    assert moment.phase == "playing"
    moment = after(moment, "HQ S7 D7 CQ")
    assert moment.result is not None
    assert moment.result.points["A"] == -80
    no = refused(moment, "H7")
    assert (no.rule, explain(no)) == (
        "HZ-8.1",
        "The deal is over, and its points are written down.",
    )
    assert refused(moment, "H7", seat=0).rule == "HZ-8.1"
    for contract, tricks in (("no_hearts", 8), ("tricks", 8), ("last_trick", 8)):
        moment = deal(contract, hands)
        while moment.to_move is not None:
            moment = after(moment, str(moment.actions()[0]))
        assert len(moment.tricks()) == tricks


def test_the_first_and_the_last_trick() -> None:
    """HZ-11.1."""
    moment = deal("first_and_last", SUITS, profile="hausruck")
    while moment.to_move is not None:
        moment = after(moment, str(moment.actions()[0]))
    assert moment.result is not None
    assert moment.result.points == {"A": -8, "B": 0, "C": 0, "D": 0}


def test_a_position_answers_as_the_deal_does() -> None:
    """The question that drills ask: a hand and a trick."""
    pack = GAME.pack
    hand = pack.set(pack.read("HK S9 C7"))
    position = GAME.position(hand, pack.read("H7"))
    assert position.legal.codes == ["HK"]
    no = position.refusal(pack.card("S9"))
    assert no is not None
    assert no.rule == "HZ-5.2"
    assert GAME.position(hand, people=4).legal.codes == ["HK", "S9", "C7"]
    lead = GAME.position(hand, (), GAME.profile(no_heart_lead=True), "king_of_hearts")
    assert lead.legal.codes == ["S9", "C7"]
    absent = position.refusal(pack.card("DA"))
    assert absent is not None
    assert absent.rule == "HZ-4.1"


@pytest.mark.parametrize(
    ("hand", "trick", "context", "message"),
    [
        ("", "", {}, "the hand is empty"),
        ("HA", "HA", {}, "card HA is in the hand and on the table"),
        ("HA", "H7 H8 H9 S7", {}, "the trick is complete: 4 cards"),
        ("HA", "H9 HK S9", {"people": 3}, "the trick is complete: 3 cards"),
        ("H7", "", {"people": 3}, "card 'H7' is not in the French-suited pack"),
        ("HA H10 HK HQ HJ H9 H8 H7 S7", "", {}, r"9 cards, more than 8 \(HZ-4\.1\)"),
        ("HA", "", {"moon": 1}, "unknown context of a position 'moon'"),
        ("HA", "", {"contract": "solo"}, "unknown contract 'solo'"),
        ("HA", "HQ", {"contract": "domino"}, r"card HQ does not fit .*\(HZ-7\.7\)"),
    ],
)
def test_a_position_that_cannot_be(
    hand: str, trick: str, context: dict[str, Any], message: str
) -> None:
    pack = GAME.pack
    with pytest.raises(ValueError, match=message):
        GAME.position(pack.set(pack.read(hand)), pack.read(trick), **context)
