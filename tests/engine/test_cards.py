"""Reading cards forgivingly, writing them strictly, and counting them."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from engine.actions import Play, PlayMenu
from engine.cards import FOOL, TRUMP, Card, Pack, cego_pack, skat_pack, tyrolean_pack
from engine.counting import count, points
from engine.errors import NotationError, PackError
from engine.tricks import stronger, strongest, winner

PACK = cego_pack()

ROMAN = [
    "I",
    "II",
    "III",
    "IV",
    "V",
    "VI",
    "VII",
    "VIII",
    "IX",
    "X",
    "XI",
    "XII",
    "XIII",
    "XIV",
    "XV",
    "XVI",
    "XVII",
    "XVIII",
    "XIX",
    "XX",
    "XXI",
]


@pytest.mark.parametrize("card", PACK.cards, ids=str)
def test_what_is_written_is_read(card: object) -> None:
    assert PACK.card(str(card)) is card
    assert PACK.card(f" {str(card).lower()} ") is card


@pytest.mark.parametrize(("number", "text"), list(enumerate(ROMAN, 1)))
def test_trumps_are_read_in_either_numerals(number: int, text: str) -> None:
    codes = {PACK.card(written).code for written in (text, text.lower(), f"T{text}", str(number))}
    assert codes == {f"T{number}"}


@pytest.mark.parametrize("text", ["F", "fool", "Stiess", "Stieß", "gstiess", "Sküs", "SKÜS"])
def test_the_fool_has_many_names(text: str) -> None:
    assert PACK.card(text).code == "F"


@pytest.mark.parametrize(
    ("text", "code"),
    [("♥K", "HK"), ("♠10", "S10"), ("♦a", "DA"), ("♣C", "CC"), ("kh", "HK"), ("10s", "S10")],
)
def test_suits_are_read_as_symbols_and_in_either_order(text: str, code: str) -> None:
    assert PACK.card(text).code == code


@pytest.mark.parametrize(
    "text", ["", "H", "HH", "22", "T22", "T0", "0", "05", "IIII", "VIIII", "H01", "H²", "XK", "T 5"]
)
def test_what_is_no_card_is_named(text: str) -> None:
    with pytest.raises(NotationError, match="cannot read"):
        PACK.card(text)


@pytest.mark.parametrize("text", ["H10", "S2", "CA"])
def test_a_card_of_another_pack_is_named(text: str) -> None:
    """DR-3.1: red pips are A to 4, black ones 10 to 7."""
    with pytest.raises(PackError, match=f"'{text}' is not in the Cego pack"):
        PACK.card(text)


def test_cards_are_read_in_the_order_given_and_each_once() -> None:
    assert [card.code for card in PACK.read(" HK, T5\n F ")] == ["HK", "T5", "F"]
    with pytest.raises(PackError, match="card HK occurs twice"):
        PACK.read("HK T5 kh")


def test_the_pack_lies_in_order_of_strength() -> None:
    """DR-3.1 to DR-3.3: the lowest bit is the strongest card of its suit."""
    codes = " ".join(card.code for card in PACK.cards)
    assert codes == (
        "F T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 T4 T3 T2 T1 "
        "HK HQ HC HJ HA H2 H3 H4 SK SQ SC SJ S10 S9 S8 S7 "
        "DK DQ DC DJ DA D2 D3 D4 CK CQ CC CJ C10 C9 C8 C7"
    )


def test_a_set_of_cards_has_the_manners_of_a_set() -> None:
    some, others = PACK.set(PACK.read("HK T5 F")), PACK.set(PACK.read("T5 C7"))
    assert str(some) == "F T5 HK"
    assert (some | others).codes == ["F", "T5", "HK", "C7"]
    assert (some & others).codes == ["T5"]
    assert (some - others).codes == ["F", "HK"]
    assert len(some) == 3
    assert PACK.card("HK") in some
    assert PACK.card("C7") not in some
    assert "HK" not in some


@pytest.mark.parametrize(
    ("cards", "packets"),
    [
        ("HK S7 T9", [("5 + 1 + 1 − 2", 5)]),
        ("F T21 T1 HQ", [("5 + 5 + 5 − 2", 13), ("4 − 1", 3)]),
        ("HJ HC S7 T2 C7", [("2 + 3 + 1 − 2", 4), ("1 + 1 − 1", 1)]),
        ("T2", [("1 − 1", 0)]),
        ("", []),
    ],
)
def test_a_tally_shows_its_packets(cards: str, packets: list[tuple[str, int]]) -> None:
    """DR-9.1."""
    pile = PACK.read(cards)
    tally = count(PACK, pile)
    assert [(str(packet), packet.points) for packet in tally.packets] == packets
    assert tally.points == points(PACK.set(pile)) == sum(each for _, each in packets)


def test_a_pile_with_a_card_twice_is_no_pile() -> None:
    with pytest.raises(PackError, match="twice"):
        count(PACK, [*PACK.read("HK S7"), PACK.card("HK")])


@pytest.mark.parametrize(
    ("trick", "taker"),
    [("HK H2 T5", "T5"), ("HA H2 SK", "HA"), ("T1 T2 F", "F"), ("S7 DK CK", "S7"), ("H4", "H4")],
)
def test_who_takes_the_trick(trick: str, taker: str) -> None:
    """DR-8.6, DR-3.2, DR-3.3."""
    cards = PACK.read(trick)
    assert cards[winner(PACK, cards)].code == taker


def test_who_beats_whom_is_told_alike_for_tricks_and_for_pairs() -> None:
    for led, other in permutations(PACK.cards, 2):
        first, second = 1 << led.index, 1 << other.index
        best = strongest(first | second, PACK.suit_bits[led.index], PACK.trumps)
        assert (best == second) == bool(second & stronger(PACK)[first])


def test_a_trick_needs_a_card() -> None:
    with pytest.raises(ValueError, match="at least one"):
        winner(PACK, ())


def test_a_menu_for_more_cards_than_it_takes_is_refused() -> None:
    """Else it would leave the last cards out without a word."""
    cards = [Card(f"T{n}", "T", f"{n}", f"{n}", 1, n) for n in range(79)]
    PlayMenu(Pack("large", "large", cards[:78]))
    with pytest.raises(ValueError, match=r"79 cards, and a menu takes 78"):
        PlayMenu(Pack("large", "large", cards))


@pytest.mark.parametrize("size", [3, 54, 66, 78])
def test_a_menu_lists_the_plays_of_any_set_in_the_order_of_the_pack(size: int) -> None:
    suits = ["THSDCX"[number * 6 // size] for number in range(size)]
    cards = [Card(f"{suit}{n}", suit, f"{n}", f"{n}", 1, n) for n, suit in enumerate(suits)]
    pack, draw = Pack("any", "any", cards), random.Random(size)
    menu = PlayMenu(pack)
    for _ in range(50):
        held = pack.set(draw.sample(cards, draw.randint(0, min(size, 25))))
        assert menu.plays(held.bits) == tuple(map(Play, held))


def test_a_fool_that_is_no_trump_takes_nothing_and_asks_for_nothing() -> None:
    """DG-8.4, DG-8.5."""
    texts = (("F", FOOL), ("T2", TRUMP), ("T1", TRUMP), ("HK", "H"), ("HQ", "H"), ("SK", "S"))
    pack = Pack("toy", "Toy", (Card(c, s, c[1:], c, 1, i) for i, (c, s) in enumerate(texts)))
    for cards, best in (("F HQ HK", 2), ("HQ F HK", 2), ("F HQ SK", 1), ("SK HK F", 0)):
        assert winner(pack, pack.read(cards)) == best, cards
    assert winner(pack, pack.read("F HK T1")) == 2


@pytest.mark.parametrize(
    ("pack", "face"),
    [(PACK, "cego"), (tyrolean_pack(78), "tyrolean"), (skat_pack(24, "german"), "german")],
    ids=repr,
)
def test_packs_of_all_sizes_are_drawn_alike(pack: Pack, face: str) -> None:
    assert pack.face == face
