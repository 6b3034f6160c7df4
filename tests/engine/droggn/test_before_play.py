"""From the deal to the first lead: dealing, auction, exchange, buying, laying out, doubling."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.actions import Buy, Discard
from engine.auction import complete
from engine.cards import CardSet, Pack, tyrolean_pack
from engine.errors import NotationError, PackError, UnknownName
from engine.games.droggn import GAME
from engine.games.droggn.before_play import OPENING
from engine.games.droggn.exchange import discard_refusal, discards
from engine.games.droggn.profile import DroggnProfile
from engine.shuffle import shuffled
from tests.engine.droggn.table import (
    ANSAGER,
    FOUR,
    HANDS,
    MORD,
    PEOPLE,
    PLAIN,
    SOLO,
    SUPER,
    after,
    deal,
    refused,
    swapped,
    texts,
)

PACK = GAME.pack


# The pack


def ranks(pack: Pack, suit: str) -> list[str]:
    return [card.rank for card in pack.cards if card.suit == suit]


def test_the_packs() -> None:
    """DG-3.1 to DG-3.7, DG-14.7, DG-OP14: 21 trumps, a Gstieß apart, red pips reversed."""
    assert len(PACK) == 66
    assert ranks(PACK, "F") == ["F"]
    assert ranks(PACK, "T") == [str(number) for number in range(21, 0, -1)]
    courts, pips = ["K", "Q", "C", "J"], ["A", *map(str, range(2, 11))]
    for suit in "HD":
        assert ranks(PACK, suit) == [*courts, *pips[:7]]
    for suit in "SC":
        assert ranks(PACK, suit) == [*courts, *pips[:2:-1]]
    assert sum(PACK.values) == 118
    assert {card.code: card.value for card in PACK.cards if card.value > 1} == {
        **dict.fromkeys(["F", "T21", "T1", "HK", "SK", "DK", "CK"], 5),
        **dict.fromkeys(["HQ", "SQ", "DQ", "CQ"], 4),
        **dict.fromkeys(["HC", "SC", "DC", "CC"], 3),
        **dict.fromkeys(["HJ", "SJ", "DJ", "CJ"], 2),
    }
    names = {PACK.card(code).name for code in ("F", "HC", "SJ", "T21")}
    assert names == {"Gstieß", "Rider of Hearts", "Jack of Spades", "XXI"}
    large = tyrolean_pack(78)
    assert (len(large), sum(large.values)) == (78, 130)
    for suit, order in (("H", pips), ("D", pips), ("S", pips[::-1]), ("C", pips[::-1])):
        assert ranks(large, suit) == [*courts, *order]
    left_out = {card.code for card in large.cards} - {card.code for card in PACK.cards}
    assert left_out == {"S3", "S2", "SA", "C3", "C2", "CA", "H8", "H9", "H10", "D8", "D9", "D10"}
    with pytest.raises(ValueError, match="no Tyrolean pack of 54 cards"):
        tyrolean_pack(54)


# The deal


@pytest.mark.parametrize(("profile", "each"), [("article", 7), ("stubai", 7), ("78-cards", 5)])
def test_the_cards_go_out_in_rounds_and_the_last_three_are_the_talon(
    profile: str, each: int
) -> None:
    """DG-4.3, DG-4.4, DG-2.2, DG-2.3, DG-14.7: clockwise, from the dealer's left."""
    pack = GAME.pack_for(profile)
    order = shuffled(pack.cards, 3)
    now = GAME.new(profile, seed=3, seats=("A", "B", "C"), dealer="A")
    hand = (len(pack) - 3) // 3
    assert now.to_move == 1
    for turn, person in enumerate(("B", "C", "A")):
        rounds = [order[3 * each * n + each * turn :][:each] for n in range(hand // each)]
        assert set(now.cards()[person]) == {card for some in rounds for card in some}
        assert len(now.cards()[person]) == hand
    assert list(now.dealt["talon"]) == order[-3:]


def test_with_four_the_dealer_has_a_holiday() -> None:
    """DG-2.4, DG-2.3."""
    now = GAME.new(seed=1, seats=FOUR, dealer="Bernd")
    assert now.to_move == 2
    assert "Bernd" not in now.cards()
    assert not now.view(1).hand
    assert len(now.view(0).hand) == 21


@pytest.mark.parametrize(
    ("start", "message"),
    [
        ({"seats": ("A", "B")}, "seats: three or four different names"),
        ({"dealer": "Zoe"}, "dealer: 'Zoe' is not at the table"),
        ({"hands": {**HANDS, "Zoe": "F"}}, "hands: 'Zoe' is not one of the players"),
        ({"hands": {**HANDS, "Anna": "T21"}}, r"Anna: 1 cards instead of 21 \(DG-4\.3\)"),
        ({"hands": {**HANDS, "talon": "T7 C5"}}, "talon: 2 cards instead of 3"),
        ({"hands": {**HANDS, "talon": "T21 C5 C4"}}, "talon: card T21 was dealt before"),
        ({"hands": {**HANDS, "talon": "S2 C5 C4"}}, "talon: card 'S2' is not in the Tyrolean pack"),
        ({"seed": 1, "hands": HANDS}, "a seed or hands, not both"),
        ({"contract": "solo"}, "contract: in Droggn it is not fixed before the deal"),
    ],
)
def test_what_cannot_be_dealt_is_named(start: dict[str, object], message: str) -> None:
    with pytest.raises(PackError, match=message):
        GAME.new(**{"seats": PEOPLE, **start})  # type: ignore[arg-type]


def test_a_profile_that_there_is_not() -> None:
    with pytest.raises(
        UnknownName, match="unknown profile of droggn 'steinmauern'; known: article"
    ):
        GAME.profile("steinmauern")
    with pytest.raises(UnknownName, match=r"value of cards '54'; known: 66, 78"):
        GAME.profile(cards=54)


def test_the_options_of_the_profiles() -> None:
    """DG-7.9, DG-OP9, DG-14.2, DG-14.3, DG-14.7: where the profiles differ."""
    article = GAME.profile()
    differences = {
        name: set(article.differences(profile)) for name, profile in GAME.profiles.items()
    }
    assert differences == {
        "article": set(),
        "stubai": {"retour_limit"},
        "exposed-talon": {"retour_limit", "expose_talon_ansager", "gstiess_last_trick"},
        "78-cards": {"retour_limit", "cards"},
    }


# The auction


def test_there_are_35_auctions_and_in_one_all_pass() -> None:
    """DG-5.6, DG-5.1, DG-5.4: everybody speaks once, and the highest bidder is declarer."""
    every = list(complete(OPENING))
    assert len({auction.calls for auction in every}) == len(every) == 35
    assert [auction.calls for auction in every if auction.bidder is None] == [(None,) * 3]
    assert {len(auction.calls) for auction in every} == {3}
    for auction in every:
        now = deal([call or "pass" for call in auction.calls])
        if auction.bidder is None:
            assert (now.phase, now.contract) == ("over", "thrown_in")
            continue
        assert now.contract == auction.highest
        assert now.view(0).declarer == PEOPLE[auction.bidder]
        assert now.view(2).calls == tuple(
            (who, call or "pass") for who, call in zip(PEOPLE, auction.calls, strict=True)
        )
        taken = auction.highest in {"ansager", "solo"}
        assert now.phase == ("exchange" if taken else "announcing")


@pytest.mark.parametrize(
    ("calls", "legal"),
    [
        ((), {"pass", "ansager", "solo", "super", "super_mord"}),
        (("ansager",), {"pass", "solo", "super", "super_mord"}),
        (("solo",), {"pass", "super", "super_mord"}),
        (("super",), {"pass", "super_mord"}),
        (("super_mord",), {"pass"}),
        (("pass",), {"pass", "ansager", "solo", "super", "super_mord"}),
    ],
)
def test_the_legal_calls(calls: tuple[str, ...], legal: set[str]) -> None:
    """DG-5.2, DG-5.3, DG-OP16: pass, or anything higher; after a Super Mord the others pass."""
    now = deal(calls)
    assert texts(now) == legal
    for call in {"pass", "ansager", "solo", "super", "super_mord"} - legal:
        assert refused(now, call).startswith("DG-5.2:too_low")


def test_calls_that_are_refused() -> None:
    now = deal(["super_mord"])
    assert refused(now, "solo") == (
        "DG-5.2:too_low Super Mord has been bid, and every later bid must be higher."
    )
    assert refused(now, "pass", 0) == "DG-2.3:turn It is Bernd’s turn to speak, not Anna’s."
    assert refused(now, "T13").startswith("DG-5.2:phase In the auction a player bids or passes")
    with pytest.raises(NotationError):
        GAME.read_action("dreier")


def test_a_bid_of_another_game() -> None:
    other = deal().after(type(GAME.read_action("solo"))("dreier"))  # type: ignore[call-arg]
    assert getattr(other, "rule", "") == "DG-5.1"


def test_all_pass() -> None:
    """DG-5.5: the cards are thrown in, and nobody pays."""
    now = deal(["pass", "pass", "pass"])
    assert now.result is not None
    assert (now.result.contract, now.result.declarer, now.result.won) == ("thrown_in", None, None)
    assert now.result.ledger.totals == dict.fromkeys(PEOPLE, 0)
    assert now.result.points == {}
    assert now.result.outcome == GAME.read_outcome(
        {"people": PEOPLE, "dealer": "Catrin", "contract": "thrown_in"}
    )
    assert now.actions() == ()
    assert sum(map(len, now.cards().values())) == 66
    assert refused(now, "pass") == "DG-5.5:phase All have passed, and the cards are thrown in."
    assert refused(now, "pass", 0).startswith("DG-5.5:turn")
    assert now.view(1).totals == dict.fromkeys(PEOPLE, 0)


# The exchange


def test_the_talon_is_taken_unseen_and_as_many_cards_go() -> None:
    """DG-6.1, DG-6.4, DG-6.5, DG-6.9, DG-6.10, DG-OP3, DG-OP22: 21 + 3 − 3."""
    for calls in (ANSAGER, SOLO):
        now = deal(calls)
        assert (len(now.cards()["Anna"]), len(now.cards()["talon"])) == (24, 0)
        assert [len(now.view(seat).talon) for seat in range(3)] == [3, 0, 0]
        now = after(now, ["discard(T7 T14 S9)"])
        assert now.cards()["discards"].codes == ["T14", "T7", "S9"]
        assert len(now.cards()["Anna"]) == 21
        assert [len(now.view(seat).discards) for seat in range(3)] == [3, 0, 0]
        again = after(deal(calls), [PLAIN])
        assert again.cards()["Anna"].codes == HANDS["Anna"].split()


def test_the_talon_shown_in_an_ansager() -> None:
    """DG-14.2, DG-OP3: to everybody, also the idle dealer; in a Solo it is not."""
    for calls, seen in ((ANSAGER, 3), (SOLO, 0)):
        now = deal(calls, profile="exposed-talon")
        assert [len(now.view(seat).talon) for seat in range(3)] == [3, seen, seen]
    four = deal(ANSAGER, profile="exposed-talon", seats=FOUR, dealer="Doris")
    assert len(four.view(3).talon) == 3


# Anna with all Kings, the Trull and few other cards.
RICH = {
    "Anna": "F T21 T20 T19 T1 HK HQ HC HJ SK SQ SC SJ DK DQ DC DJ CK CQ CC CJ",
    "Bernd": "T18 T17 T16 T15 T14 T13 T12 T11 HA H2 H3 H4 S10 S9 S8 S7 DA D2 D3 D4 C10",
    "Catrin": "T10 T9 T8 T7 T6 T5 T4 T3 H5 H6 H7 S6 S5 S4 D5 D6 D7 C9 C8 C7 C6",
    "talon": "T2 C5 C4",
}


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ("F C5 C4", "DG-6.2:trull The Gstieß may not be discarded, nor the other Trull cards."),
        ("T21 C5 C4", "DG-6.2:trull The XXI may not be discarded, nor the other Trull cards."),
        ("T1 C5 C4", "DG-6.2:trull The I may not be discarded, nor the other Trull cards."),
        (
            "HK C5 C4",
            "DG-6.3:king The King of Hearts may be discarded only together with a trump.",
        ),
        ("HK SK DK", "DG-6.3:king The King of Hearts may be discarded only together"),
        ("HK SK T2", "DG-6.3:kings Each King needs a trump of its own: Kings 2, trumps 1."),
        ("C5 C4", "DG-6.1:number Cards to be discarded: 3, not 2."),
        ("C5 C4 HQ SQ", "DG-6.1:number Cards to be discarded: 3, not 4."),
        ("C5 C4 H7", "DG-6.1:not_held The 7 of Hearts is not in your hand."),
    ],
)
def test_discards_that_are_refused(cards: str, sentence: str) -> None:
    """DG-6.2, DG-6.3, DG-OP4."""
    now = deal(SOLO, RICH)
    assert refused(now, f"discard({cards})").startswith(sentence)


def test_only_the_declarer_discards_and_first_of_all() -> None:
    """DG-6.1."""
    now = deal(SOLO)
    assert refused(now, "done") == "DG-6.1:phase First the declarer discards three cards."
    assert refused(now, PLAIN, 1) == (
        "DG-6.1:turn Only the declarer discards, and that is Anna, not Bernd."
    )


def test_kings_and_trumps() -> None:
    """DG-6.3, DG-OP4: strictly a trump for each King, or one for two."""
    now = deal(SOLO, RICH)
    for cards in ("HK T2 C5", "HK T2 T20", "T2 T19 T20", "HQ HC HJ"):
        assert after(now, [f"discard({cards})"]).phase == "announcing"
    loose = deal(SOLO, RICH, options={"king_discard": "one_trump"})
    assert after(loose, ["discard(HK SK T2)"]).phase == "announcing"
    assert refused(loose, "discard(HK SK DK)").startswith("DG-6.3:king")
    assert refused(loose, "discard(HK SK C5)").startswith("DG-6.3:king")


@pytest.mark.parametrize("king_discard", ["trump_each", "one_trump"])
@pytest.mark.parametrize("hands", [HANDS, RICH], ids=["plain", "rich"])
def test_the_ways_to_discard_are_those_that_are_not_refused(
    hands: dict[str, str], king_discard: str
) -> None:
    """A list made when asked, each way once: all of the 2024 but those the rules forbid."""
    now = deal(SOLO, hands, options={"king_discard": king_discard})
    ways = now.actions()
    every = [str(way) for way in ways]
    assert len(every) == len(set(every)) == len(ways)
    held = list(now.cards()["Anna"])
    allowed = {
        str(Discard(PACK.set(three)))
        for three in combinations(held, 3)
        if now.refusal(Discard(PACK.set(three))) is None
    }
    assert set(every) == allowed
    assert (str(ways[0]), str(ways[-1])) == (every[0], every[-1])
    assert list(map(str, ways[3:9:2])) == every[3:9:2]
    for place in (len(ways), -len(ways) - 1):
        with pytest.raises(IndexError):
            ways[place]


def test_a_hand_of_kings_and_trumps_has_a_way_too() -> None:
    profile: DroggnProfile = GAME.profile()
    cards = PACK.set(PACK.read("HK SK T2 T3"))
    assert {str(way) for way in discards(profile, cards.bits)} == {
        "discard(T3 T2 HK)",
        "discard(T3 T2 SK)",
    }
    no = discard_refusal(profile, cards.bits, CardSet(PACK, cards.bits))
    assert no is not None
    assert no.allowed == cards


# Buying


def test_buying_a_card() -> None:
    """DG-6.6, DG-6.9, DG-6.11: the card comes face up; what is given for it two people know."""
    now = after(deal(ANSAGER), [PLAIN])
    assert now.phase == "buying"
    now = after(now, ["buy(CK S9)"])
    assert "CK" in now.cards()["Anna"].codes
    assert "S9" in now.cards()["Catrin"].codes
    assert [len(now.cards()[who]) for who in PEOPLE] == [21, 21, 21]
    for seat in range(3):
        view = now.view(seat)
        assert (view.asked.codes, view.seller) == (["CK"], "Catrin")
        assert view.given.codes == ([] if seat == 1 else ["S9"])
    assert now.phase == "announcing"


def test_the_idle_dealer_does_not_see_what_was_given() -> None:
    """DG-2.4, DG-6.6."""
    now = deal([*ANSAGER, PLAIN, "buy(CK S9)"], seats=FOUR, dealer="Doris")
    assert [now.view(seat).given.codes for seat in range(4)] == [["S9"], [], ["S9"], []]


def test_a_right_to_buy_that_is_forgotten_or_spoiled() -> None:
    """DG-6.7, DG-OP8: a card of the own hand or the discards; it stays an Ansager."""
    for word, asked in (("pass", []), ("buy(HK S9)", ["HK"]), ("buy(C5 S9)", ["C5"])):
        now = after(deal(ANSAGER), [PLAIN, word])
        assert now.contract == "ansager"
        assert now.cards()["Anna"].codes == HANDS["Anna"].split()
        assert (now.view(1).asked.codes, now.view(1).seller) == (asked, None)
        assert not now.view(0).given
        assert refused(now, "buy(CK S9)").startswith("DG-7.1:phase First the declarer says")
    # Also the very card that is offered.
    assert after(deal(ANSAGER), [PLAIN, "buy(S9 S9)"]).view(0).seller is None


def test_only_an_ansager_buys() -> None:
    """The table of contracts before DG-6.1: a Solo exchanges and buys nothing, a Super neither."""
    assert after(deal(SOLO), [PLAIN]).phase == "announcing"
    assert deal(SUPER).phase == deal(MORD).phase == "announcing"


def test_any_card_may_be_asked_for_and_any_offered() -> None:
    """DG-6.6, DG-OP7."""
    now = after(deal(ANSAGER), [PLAIN])
    ways = now.actions()
    assert len(ways) == 1 + 66 * 21
    assert str(ways[0]) == "pass"
    assert len({str(way) for way in ways}) == len(ways)
    assert after(now, ["buy(F HK)"]).view(2).asked.codes == ["F"]
    assert after(now, ["buy(T1 T21)"]).cards()["Catrin"].codes[0] == "T21"
    assert refused(now, "buy(CK C8)") == (
        "DG-6.6:not_held The 8 of Clubs is not in your hand, so you cannot offer it."
    )
    assert refused(now, "done").startswith("DG-6.6:phase First the declarer buys a card or passes")
    assert refused(now, "pass", 1) == (
        "DG-6.6:turn Only the declarer buys a card, and that is Anna, not Bernd."
    )


def test_an_offer_that_is_restricted() -> None:
    """DG-OP7: no King and no Trull card."""
    now = after(deal(ANSAGER, options={"buy_offer_restricted": "on"}), [PLAIN])
    assert refused(now, "buy(CK HK)") == (
        "DG-6.3:offer_king Kings are not offered here, so the King of Hearts is not."
    )
    assert refused(now, "buy(CK T21)") == (
        "DG-6.2:offer_trull Trull cards are not offered here, so the XXI is not."
    )
    offers = {way.offered.code for way in now.actions() if isinstance(way, Buy)}
    assert offers == set(HANDS["Anna"].split()) - {"T21", "HK", "SK", "DK"}
    assert after(now, ["buy(CK T20)"]).phase == "announcing"


def test_the_talon_of_a_super_stays_unseen_until_the_end() -> None:
    """DG-6.8."""
    for calls in (SUPER, MORD):
        now = deal(calls)
        assert now.cards()["talon"].codes == HANDS["talon"].split()
        assert [len(now.view(seat).talon) for seat in range(3)] == [0, 0, 0]


# Laying out

PAGAT, GSTIESS = "lay_out(T1)", "lay_out(F)"
WITH_PAGAT = swapped("T20", "T1")
WITH_GSTIESS = swapped("T20", "F")
WITH_BOTH = swapped("T19", "F", WITH_PAGAT)


def test_the_declarer_lays_out_the_pagat() -> None:
    """DG-7.1, DG-7.2."""
    now = deal(SUPER, WITH_PAGAT)
    assert texts(now) == {"done", PAGAT}
    now = after(now, [PAGAT])
    assert texts(now) == {"done"}
    for seat in range(3):
        assert now.view(seat).laid_out.codes == ["T1"]
        assert now.view(seat).laid_out_by == "Anna"
    assert "T1" in now.cards()["Anna"].codes


def test_the_gstiess_is_laid_out_in_a_super_mord_alone() -> None:
    """DG-7.3, DG-7.4."""
    assert texts(deal(MORD, WITH_GSTIESS)) == {"done", GSTIESS}
    assert texts(deal(MORD, WITH_BOTH)) == {"done", GSTIESS, PAGAT}
    assert texts(deal(SUPER, WITH_BOTH)) == {"done", PAGAT}
    assert refused(deal(SUPER, WITH_BOTH), GSTIESS) == (
        "DG-7.3:only_super_mord The Gstieß can be laid out only in a Super Mord."
    )
    both = deal(MORD, WITH_BOTH)
    assert refused(both, "lay_out(F T1)") == (
        "DG-7.4:not_both Only one card may be laid out, the Pagat or the Gstieß."
    )
    assert refused(after(both, [PAGAT]), GSTIESS).startswith("DG-7.4:not_both")
    assert refused(after(both, [GSTIESS]), PAGAT).startswith("DG-7.4:not_both")
    assert refused(after(both, [GSTIESS]), GSTIESS) == (
        "DG-7.2:twice The Gstieß has been laid out already."
    )


def test_laying_out_what_cannot_be() -> None:
    now = deal(SUPER)
    assert refused(now, "lay_out(T21)") == (
        "DG-7.2:only_pagat Only the Pagat can be laid out, and the Gstieß in a Super Mord."
    )
    assert refused(now, "lay_out()").startswith("DG-7.2:only_pagat")
    assert refused(now, PAGAT) == "DG-7.2:not_held The I is not in your hand."
    assert refused(now, "pass").startswith("DG-7.1:phase First the declarer says")
    assert refused(now, "done", 2) == (
        "DG-7.1:turn The declarer, Anna, has not said “ich liege” yet, so Catrin must wait."
    )
    assert refused(after(now, ["done"]), PAGAT, 0).startswith("DG-7.5:turn")


def test_a_super_mord_that_cannot_be_made_is_said_to_the_declarer() -> None:
    """DG-OP11: with the Gstieß in hand and not laid out; the others are not told."""
    now = deal(MORD, WITH_BOTH)
    assert [now.view(seat).hopeless for seat in range(3)] == [True, False, False]
    assert after(now, [PAGAT]).view(0).hopeless
    assert not after(now, [GSTIESS]).view(0).hopeless
    assert not deal(MORD).view(0).hopeless
    assert not deal(SUPER, WITH_BOTH).view(0).hopeless
    assert not deal().view(0).hopeless


# Doubling


def test_the_left_defender_is_asked_first_then_the_other() -> None:
    """DG-7.5, DG-8.1."""
    now = deal([*SUPER, "done"])
    assert (now.phase, now.to_move, texts(now)) == ("doubling", 1, {"pass", "double"})
    now = after(now, ["pass"])
    assert (now.to_move, texts(now)) == (2, {"pass", "double", PAGAT})
    now = after(now, ["pass"])
    assert (now.phase, now.to_move) == ("playing", 0)
    assert now.view(0).doublings == ()


def test_one_retour_in_the_article() -> None:
    """DG-7.9, DG-7.6, DG-OP9: Schwacher, retour, and then play."""
    now = deal([*SUPER, "done", "double", "pass"])
    assert (now.to_move, texts(now)) == (0, {"pass", "retour"})
    assert refused(now, "double") == (
        "DG-7.9:retour There is a Schwacher already, and the answer to it is a retour."
    )
    assert after(now, ["pass"]).phase == "playing"
    now = after(now, ["retour"])
    assert now.phase == "playing"
    assert now.view(1).doublings == ("Bernd", "Anna")


def test_retours_go_to_and_fro() -> None:
    """DG-7.7, DG-OP9: up to sixteen times; either defender may answer the declarer's."""
    now = deal([*SUPER, "done", "pass", "double"], profile="stubai")
    assert refused(now, "double").startswith("DG-7.7:retour")
    now = after(now, ["retour"])
    assert (now.to_move, texts(now)) == (1, {"pass", "retour"})
    assert after(now, ["pass"]).to_move == 2
    assert after(now, ["pass", "pass"]).phase == "playing"
    for words in (["pass", "retour"], ["retour"]):
        then = after(now, words)
        assert (then.to_move, texts(then)) == (0, {"pass", "retour"})
        assert after(then, ["pass"]).phase == "playing"
        then = after(then, ["retour"])
        assert then.phase == "playing"
        assert len(then.view(0).doublings) == 4


@pytest.mark.parametrize("limit", range(4))
def test_so_many_retours(limit: int) -> None:
    """DG-OP9."""
    now = deal([*SUPER, "done", "pass", "double"], options={"retour_limit": limit})
    for _ in range(limit):
        now = after(now, ["retour"])
    assert now.phase == "playing"
    assert len(now.view(0).doublings) == 1 + limit


def test_a_defender_lays_out_the_pagat_when_asked() -> None:
    """DG-7.2, DG-7.10, DG-OP5: before the answer, so that a Schwacher holds for it too."""
    now = deal([*SUPER, "done", "pass", PAGAT])
    assert (now.to_move, texts(now)) == (2, {"pass", "double"})
    assert now.view(0).laid_out_by == "Catrin"
    assert refused(now, PAGAT) == "DG-7.2:twice The I has been laid out already."
    now = after(now, ["double"])
    assert now.to_move == 0
    left = swapped("T13", "T1")
    now = deal([*SUPER, "done"], left)
    assert texts(now) == {"pass", "double", PAGAT}
    assert after(now, [PAGAT, "double"]).to_move == 0  # nothing is left to lay out
    assert after(now, [PAGAT, "pass"]).to_move == 2


def test_the_pagat_after_the_partners_schwacher() -> None:
    """DG-7.10: there is time until the declarer answers, whoever may have it."""
    for hands in (HANDS, swapped("T20", "T1")):
        now = deal([*SUPER, "done", "double"], hands)
        assert now.to_move == 2
        assert refused(now, "double") == (
            "DG-7.6:doubled Your partner’s Schwacher counts for both, so nothing is left to double."
        )
        assert refused(now, "retour").startswith("DG-7.6:doubled")
    now = deal([*SUPER, "done", "double"])
    assert texts(now) == {"pass", PAGAT}
    assert after(now, ["pass"]).to_move == after(now, [PAGAT]).to_move == 0
    none = deal([*SUPER, "done", "double"], options={"retour_limit": 0})
    assert after(none, [PAGAT]).phase == "playing"
    # With the declarer's Pagat on the table there is nothing to wait for.
    out = deal([*SUPER, PAGAT, "done", "double"], swapped("T20", "T1"))
    assert (out.to_move, texts(out)) == (0, {"pass", "retour"})


def test_when_it_is_too_late_to_lay_out() -> None:
    """DG-7.1, DG-7.10."""
    now = deal([*SUPER, "done", "double", "pass", "retour"], profile="stubai")
    assert refused(after(now, ["pass"]), PAGAT) == (
        "DG-7.10:too_late A defender lays out the Pagat before doubling is answered for the first "
        "time, and not later."
    )
    answering = deal([*SUPER, "done", "double", "pass"], swapped("T20", "T1"))
    assert refused(answering, PAGAT) == (
        "DG-7.1:too_late The declarer lays out a card before saying “ich liege”, and not later."
    )


def test_against_a_super_mord_nothing_is_laid_out() -> None:
    """DG-7.11, DG-7.3."""
    now = deal([*MORD, "done", "pass"])
    assert texts(now) == {"pass", "double"}
    assert refused(now, PAGAT) == (
        "DG-7.11:not_against_mord The defenders lay out nothing against a Super Mord."
    )
    assert refused(deal([*MORD, "done"]), GSTIESS) == (
        "DG-7.3:only_declarer Only the declarer of a Super Mord can lay out the Gstieß."
    )
    assert deal([*MORD, "done", "double"]).to_move == 0


def test_other_refusals_in_the_doubling_round() -> None:
    now = deal([*SUPER, "done"])
    assert refused(now, "retour") == (
        "DG-7.5:nothing_doubled There is no Schwacher yet that a retour could answer."
    )
    assert refused(now, "done").startswith("DG-7.5:phase First those who are asked double or pass")
    assert refused(now, "double", 2) == "DG-7.5:turn Bernd is asked about doubling now, not Catrin."
    assert refused(now, "lay_out(T13)").startswith("DG-7.2:only_pagat")
    assert refused(now, PAGAT).startswith("DG-7.2:not_held")


def test_actions_are_read_as_they_are_written() -> None:
    for text in ("buy(CK S9)", "double", "retour", "discard(T7 C5 C4)", "lay_out(F)", "super_mord"):
        assert str(GAME.read_action(text)) == text
    assert str(GAME.read_action("buy(♣K, s9)")) == "buy(CK S9)"
    for text in ("buy()", "buy(CK)", "buy(CK S9 S10)"):
        with pytest.raises(NotationError, match="a purchase names two cards, wanted and offered"):
            GAME.read_action(text)
    assert str(GAME.read_action("S2", "78-cards")) == "S2"
    with pytest.raises(PackError, match="card 'S2' is not in the Tyrolean pack"):
        GAME.read_action("S2")
