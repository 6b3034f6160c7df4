"""Playing the cards of Droggn: what may be played, who takes a trick, and how a deal ends."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from engine.cards import Pack
from engine.counting import points
from engine.errors import PackError, UnknownName
from engine.games.droggn import GAME
from engine.games.droggn.deal import Deal
from engine.games.droggn.result import Result
from engine.tricks import winner
from tests.engine.droggn.table import (
    FOUR,
    HANDS,
    MORD,
    PEOPLE,
    PLAIN,
    SOLO,
    SUPER,
    after,
    beside,
    deal,
    refused,
    swapped,
    texts,
    told,
)

PACK = GAME.pack


def legal(hand: str, trick: str = "", profile: str = "article", **context: Any) -> set[str]:
    """The codes of the cards that may be played."""
    pack = GAME.pack_for(profile)
    cards = pack.set(pack.read(hand))
    return set(GAME.position(cards, pack.read(trick), profile, **context).legal.codes)


def why(hand: str, trick: str, card: str, profile: str = "article", **context: Any) -> str:
    """The sentence that refuses a card."""
    pack = GAME.pack_for(profile)
    position = GAME.position(pack.set(pack.read(hand)), pack.read(trick), profile, **context)
    refusal = position.refusal(pack.card(card))
    assert refusal is not None
    assert refusal.allowed == position.legal
    return told(refusal)


def played(words: list[str], hands: dict[str, str] = HANDS, **start: Any) -> Deal:
    """Play these cards, and go on with the last card of those allowed to the end."""
    now = deal(words, hands, **start)
    while now.to_move is not None:
        now = after(now, [str(list(now.actions())[-1])])
    return now


def result(moment: Deal) -> Result:
    found = moment.result
    assert isinstance(found, Result)
    return found


# What may be played


HAND = "F T21 T5 HK H3 S10"


@pytest.mark.parametrize(
    ("hand", "trick", "cards"),
    [
        (HAND, "", HAND),
        (HAND, "HQ", "F HK H3"),
        (HAND, "HQ SK", "F HK H3"),
        (HAND, "T7", "F T21 T5"),
        (HAND, "D2", "F T21 T5"),
        ("F HK S10", "D2", "F HK S10"),
        ("F HK S10", "T7", "F HK S10"),
        ("T21 HK H3", "F", "T21 HK H3"),
        ("T21 HK H3", "F H2", "HK H3"),
        ("T21 HK H3", "F T3", "T21"),
        ("T21 HK H3", "F D3", "T21"),
        ("HK H3 S10", "F D3", "HK H3 S10"),
        ("T21 HK H3", "HQ F", "HK H3"),
        ("F", "HQ T3", "F"),
        ("HA T1", "HK T21", "HA"),
    ],
)
def test_what_may_be_played(hand: str, trick: str, cards: str) -> None:
    """DG-8.2, DG-8.4, DG-8.5: suit, else trump, else any; the Gstieß always; nobody must beat."""
    assert legal(hand, trick) == set(cards.split())


def test_why_a_card_may_not_be_played() -> None:
    """DG-8.2, DG-8.5, DG-4.3."""
    hand = "T21 T5 HK H3 S10"
    assert why(hand, "H2", "S10") == (
        "DG-8.2:follow_suit Hearts were led and you can follow suit: King of Hearts or 3 of Hearts."
    )
    assert why(hand, "T7", "HK") == (
        "DG-8.2:follow_trump A trump was led and you can follow with a trump: XXI or V."
    )
    assert why(hand, "D2", "HK") == (
        "DG-8.2:must_trump Without a diamond you must play a trump: XXI or V."
    )
    assert why("T21 HK H3 S10", "F H2", "S10") == (
        "DG-8.5:follow_suit The 2 of Hearts came after the Gstieß, so follow suit: King of Hearts "
        "or 3 of Hearts."
    )
    assert why("T21 HK", "F T2", "HK") == (
        "DG-8.5:follow_trump The II came after the Gstieß, so follow with a trump: XXI."
    )
    assert why("T21 HK", "F D2", "HK") == (
        "DG-8.5:must_trump The 2 of Diamonds came after the Gstieß, and without a diamond you "
        "must play a trump: XXI."
    )
    assert why(HAND, "D2", "CK") == "DG-4.3:not_held The King of Clubs is not in your hand."
    assert why("T21 HK", "F", "CK").startswith("DG-4.3")
    assert why("T21 HK", "F", "CK", "78-cards").startswith("DG-14.7:not_held The King of Clubs")


def test_a_refusal_tells_that_the_gstiess_may_go_too() -> None:
    """DG-8.4, DG-8.7."""
    assert why(HAND, "H2", "S10") == (
        "DG-8.2:follow_suit_or_gstiess Hearts were led and you can follow suit: King of Hearts or "
        "3 of Hearts. The Gstieß may go, too."
    )
    assert why(HAND, "T7", "HK") == (
        "DG-8.2:follow_trump_or_gstiess A trump was led and you can follow with a trump: XXI or V. "
        "The Gstieß may go, too."
    )
    assert why(HAND, "D2", "HK") == (
        "DG-8.2:must_trump_or_gstiess Without a diamond you must play a trump, XXI or V, or the "
        "Gstieß."
    )


def test_a_position_is_asked_about_cards_of_either_pack() -> None:
    """DG-14.7: Spades have other places in the larger pack, and more cards."""
    small, large = GAME.pack, GAME.pack_for(GAME.profile(cards=78))
    position = GAME.position(large.set(large.read("SK S2 HQ")), (), GAME.profile(cards=78))
    assert position.refusal(small.card("SK")) is None
    assert position.refusal(small.card("SQ")) is not None
    fewer = GAME.position(small.set(small.read("SK SJ HQ")))
    assert fewer.refusal(large.card("SK")) is None
    no = fewer.refusal(large.card("H10"))
    assert no is not None
    assert (no.rule, no.facts["card"]) == ("DG-4.3", "H10")


def test_a_laid_out_pagat_waits() -> None:
    """DG-8.7: while any other card may be played, the Gstieß among them."""
    assert legal("T5 T1 HK", "T7", laid_out="pagat") == {"T5"}
    assert legal("F T1 HK", "T7", laid_out="pagat") == {"F"}
    assert legal("T1 HK", "T7", laid_out="pagat") == {"T1"}
    assert legal("T1 HK", "", laid_out="pagat") == {"HK"}
    assert legal("T1 HK", "F", laid_out="pagat") == {"HK"}
    assert legal("T1 HK", "D4", laid_out="pagat") == {"T1"}
    assert legal("T1", "", laid_out="pagat") == {"T1"}
    assert legal("T1 HK", "D4") == {"T1"}
    for hand, trick in (("T5 T1 HK", "T7"), ("F T1 HK", "T7"), ("T1 HK", ""), ("T1 HK", "F")):
        assert why(hand, trick, "T1", laid_out="pagat") == (
            "DG-8.7:laid_out The Pagat that was laid out stays on the table while another card "
            "may be played."
        )


def test_a_laid_out_gstiess_is_kept() -> None:
    """DG-7.3, DG-OP10."""
    told: dict[str, Any] = {"contract": "super_mord", "laid_out": "gstiess"}
    assert legal("F T21 HK", "", **told) == {"T21", "HK"}
    assert legal("F T21 HK", "H2", **told) == {"HK"}
    assert legal("F", "H2", **told) == {"F"}
    assert why("F T21 HK", "H2", "F", **told) == (
        "DG-7.3:gstiess_kept The Gstieß that was laid out is kept for the last trick."
    )


def test_a_gstiess_that_is_barred_from_the_last_trick() -> None:
    """DG-14.3, DG-OP6, DG-8.6: it must go to the last trick but one, if not before."""
    assert legal("F HK", "") == {"F", "HK"}
    assert legal("F HK H2", "H3", "exposed-talon") == {"F", "HK", "H2"}
    for trick in ("", "H3", "D2", "T7 T8"):
        assert legal("F HK", trick, "exposed-talon") == {"F"}
        assert why("F HK", trick, "HK", "exposed-talon") == (
            "DG-14.3:gstiess_due The Gstieß may not be played to the last trick, so it must go now."
        )
    assert legal("F", "H3", "exposed-talon") == {"F"}
    # Laid out in a Super Mord it may win the last trick (DG-7.3).
    told: dict[str, Any] = {"contract": "super_mord", "laid_out": "gstiess"}
    assert legal("F HK", "", "exposed-talon", **told) == {"HK"}
    # A Pagat on the table goes last in any case (DG-8.7).
    assert legal("F T1", "", "exposed-talon", laid_out="pagat") == {"F"}


@pytest.mark.parametrize(
    ("hand", "trick", "context", "message"),
    [
        ("", "", {}, "the hand is empty"),
        ("HK", "HQ HC HJ", {}, "the trick is complete"),
        ("HK", "HK", {}, "card HK is in the hand and on the table"),
        ("HK", "", {"laid_out": "pagat"}, "laid_out: the card is not in the hand"),
        ("F HK", "", {"laid_out": "gstiess"}, "the Gstieß only in a Super Mord .DG-7.3"),
    ],
)
def test_a_position_that_cannot_be(
    hand: str, trick: str, context: dict[str, Any], message: str
) -> None:
    with pytest.raises(PackError, match=message):
        legal(hand, trick, **context)


def test_a_context_that_there_is_not() -> None:
    with pytest.raises(UnknownName, match="unknown context of a position 'weather'"):
        legal("HK", "", weather="fine")
    with pytest.raises(UnknownName, match="unknown value of laid_out 'king'"):
        legal("HK", "", laid_out="king")
    with pytest.raises(UnknownName, match="unknown contract 'dreier'; known: ansager"):
        legal("HK", "", contract="dreier")


# Who takes the trick


@pytest.mark.parametrize("pack", [GAME.pack_for("article"), GAME.pack_for("78-cards")], ids=str)
def test_every_pair_of_cards(pack: Pack) -> None:
    """DG-8.3, DG-3.2, DG-3.3: the higher one of a suit, a trump over a suit, never the Gstieß."""
    for high, low in combinations(pack.cards, 2):
        for pair in ((high, low), (low, high)):
            taker = pair[winner(pack, pair)]
            if "F" in (high.suit, low.suit):
                assert taker.suit != "F"
            elif high.suit == low.suit:
                assert taker == high
            elif "T" in (high.suit, low.suit):
                assert taker.suit == "T"
            else:
                assert taker == pair[0]


@pytest.mark.parametrize(
    ("trick", "taker"),
    [
        ("HA H7 HK", "HK"),
        ("S4 S10 S9", "S10"),
        ("D7 D2 DA", "DA"),
        ("HK T1 T2", "T2"),
        ("HK CK SK", "HK"),
        ("F H2 HA", "HA"),
        ("F H2 SK", "H2"),
        ("F T2 HK", "T2"),
        ("HK F T1", "T1"),
        ("H7 SK F", "H7"),
        ("F", "F"),
    ],
)
def test_who_takes_the_trick(trick: str, taker: str) -> None:
    """DG-8.3 to DG-8.5."""
    cards = PACK.read(trick)
    assert cards[winner(PACK, cards)].code == taker


def begun(hands: dict[str, str] = HANDS, words: tuple[str, ...] = SUPER, **start: Any) -> Deal:
    """A deal at its first lead."""
    now = deal([*words, "done"], hands, **start)
    while now.phase == "doubling":
        now = after(now, ["pass"])
    return now


def test_the_winner_leads_and_the_turn_goes_to_the_left() -> None:
    """DG-8.1 to DG-8.3, DG-2.2."""
    now = begun()
    assert now.to_move == 0
    now = after(now, ["HQ", "HJ", "H5"])
    assert now.to_move == 0
    now = after(now, ["CQ", "C8", "CK"])
    assert now.to_move == 2
    assert [trick.winner for trick in now.tricks()] == ["Anna", "Catrin"]
    assert refused(now, "HK", 0) == "DG-8.3:turn It is Catrin’s turn to play, not Anna’s."
    assert refused(now, "pass").startswith("DG-4.4:phase The tricks are for playing cards")
    assert refused(now, "lay_out(T1)").startswith("DG-4.4:phase")


def test_the_gstiess_in_every_seat_of_a_trick() -> None:
    """DG-8.4, DG-8.5: led, followed, and saved; the other two cards decide."""
    led = after(begun(), ["CQ", "C8", "CK", "D4", "DK", "DQ"])  # Anna leads; Bernd next
    assert led.to_move == 0
    followed = after(led, ["SQ", "F"])
    assert texts(followed) == {"SJ", "S5", "S4"}
    followed = after(followed, ["SJ"])
    assert followed.to_move == 0
    assert followed.cards()["Bernd's tricks"].codes == ["F"]
    assert "F" not in followed.cards()["Anna's tricks"].codes
    bernd = after(begun(swapped("HJ", "HQ")), ["HC", "HQ", "H5"])
    assert bernd.to_move == 1
    fool = after(bernd, ["F"])
    assert texts(fool) == set(HANDS["Catrin"].split()) - {"H5"}  # anything at all
    third = after(fool, ["CJ"])
    assert texts(third) == {"CQ", "C10", "C9"}
    assert after(third, ["CQ"]).to_move == 0
    trumps = after(fool, ["T1"])
    assert texts(trumps) == {code for code in HANDS["Anna"].split() if code[0] == "T"}
    done = after(third, ["C9"])
    assert done.to_move == 2
    assert done.cards()["Bernd's tricks"].codes == ["F", "HQ", "HC", "H5"]
    assert done.cards()["Catrin's tricks"].codes == ["CJ", "C9"]


def test_a_laid_out_pagat_waits_behind_a_gstiess_that_is_led() -> None:
    """DG-8.5, DG-8.7: anything may follow it but the Pagat on the table."""
    hands = swapped("HJ", "HQ")
    now = deal([*SUPER, "done", "pass", "lay_out(T1)", "pass", "HC", "HQ", "H5", "F"], hands)
    assert now.to_move == 2
    assert "T1" not in texts(now)
    assert refused(now, "T1").startswith("DG-8.7:laid_out")
    assert refused(now, "F", 1).startswith("DG-8.3:turn")


def test_each_side_may_look_at_its_own_tricks() -> None:
    """DG-8.9, DG-2.1, DG-2.4: the defenders share theirs, and the idle dealer is one of them."""
    now = after(begun(seats=FOUR, dealer="Doris"), ["HQ", "HJ", "H5", "CQ", "C8", "CK"])
    mine, theirs = now.tricks()
    assert now.view(0).own_tricks == (mine,)
    for seat in (1, 2, 3):
        assert now.view(seat).own_tricks == (theirs,)


# How a deal ends

# Anna takes everything: 20 trumps and a King against whatever is played.
TRUMPS = " ".join(f"T{n}" for n in range(21, 1, -1))
GREAT = {
    "Anna": f"{TRUMPS} HK",
    "Bernd": "F T1 HQ HC HJ HA H2 H3 H4 H5 H6 H7 SK SQ SC SJ S10 S9 S8 S7 S6",
    "Catrin": "S5 S4 DK DQ DC DJ DA D2 D3 D4 D5 D6 D7 CK CQ CC CJ C10 C9 C8 C7",
    "talon": "C6 C5 C4",
}


def all_by_anna(words: list[str], hands: dict[str, str] = GREAT, **start: Any) -> Deal:
    """Anna leads from the top; the others play what comes last in their hands."""
    now = deal(words, hands, **start)
    mine = iter([card for card in now.cards()["Anna"].codes if card != "F"] + ["F"])
    while now.to_move is not None:
        card = next(mine) if now.to_move == 0 else str(list(now.actions())[-1])
        now = after(now, [card])
    return now


def test_a_match() -> None:
    """DG-10.4, DG-10.16: all 21 tricks; the Gstieß in a defender's hand is treated as taken."""
    for words, value in (
        ([*SUPER, "done", "pass", "pass"], 117),
        ([*SOLO, "discard(C6 C5 C4)", "done", "pass", "pass"], 77),
        (
            [
                "ansager",
                "pass",
                "pass",
                "discard(C6 C5 C4)",
                "pass",
                "done",
                "double",
                "pass",
                "pass",
            ],
            114,
        ),
    ):
        end = all_by_anna(words)
        found = result(end)
        assert found.outcome.all_tricks
        assert found.won
        assert (found.points["Anna"], found.points["Bernd"]) == (74, 0)
        # The Pagat that Bernd holds falls somewhere, and to Anna.
        pagat = {"none": 0, "captured": 5, "silent_lost": 10}[found.outcome.pagat]
        assert found.ledger.totals["Bernd"] == -value - pagat
        assert end.cards()["Bernd's tricks"].codes == ["F"]
        assert points(found.declarer_pile) + points(beside(found.declarer_pile)) == 74


def test_a_super_match_with_the_gstiess_in_the_talon() -> None:
    """DG-10.16, DG-6.8: it counts for the declarer anyway."""
    hands = swapped("F", "C6", GREAT)
    found = result(all_by_anna([*SUPER, "done", "pass", "pass"], hands))
    assert found.outcome.all_tricks
    assert "F" in found.declarer_pile.codes
    assert found.points == {"Anna": 74, "Bernd": 0, "Catrin": 0}


def test_a_super_mord_that_is_made() -> None:
    """DG-10.3, DG-10.5: 167; no score for the Pagat that was captured."""
    found = result(all_by_anna([*MORD, "done", "pass", "pass"]))
    assert (found.contract, found.won, found.outcome.pagat) == ("super_mord", True, "none")
    assert found.ledger.totals == found.totals == {"Anna": 334, "Bernd": -167, "Catrin": -167}
    doubled = result(all_by_anna([*MORD, "done", "double", "retour"]))
    assert doubled.ledger.totals["Anna"] == 2 * 4 * 167


def test_a_super_mord_with_the_gstiess_laid_out() -> None:
    """DG-7.3, DG-10.12, DG-OP10: kept to the end, it wins the last trick."""
    hands = swapped("HK", "F", GREAT)
    now = deal([*MORD, "lay_out(F)", "done", "double", "pass"], hands)
    assert "F" not in texts(now)
    assert refused(now, "F").startswith("DG-7.3:gstiess_kept")
    end = all_by_anna([*MORD, "lay_out(F)", "done", "double", "pass"], hands)
    found = result(end)
    assert (found.won, found.outcome.laid_out) == (True, "gstiess")
    assert found.ledger.totals["Bernd"] == -374
    assert end.tricks()[-1].winner == "Anna"
    assert "F" in end.cards()["Anna's tricks"].codes


def test_a_super_mord_with_the_pagat_laid_out() -> None:
    """DG-10.3: 187, whichever card is on the table."""
    hands = swapped("HK", "T1", GREAT)
    found = result(all_by_anna([*MORD, "lay_out(T1)", "done", "pass", "pass"], hands))
    assert (found.won, found.outcome.laid_out) == (True, "pagat")
    assert found.ledger.totals["Bernd"] == -187


def test_a_super_mord_ends_with_the_first_trick_lost() -> None:
    """DG-8.10, DG-10.3: the cards in hand are not played, and all of them count against it."""
    now = after(begun(words=MORD), ["HQ", "HJ", "H5"])
    end = after(now, ["CQ", "C8", "CK"])
    assert end.phase == "over"
    found = result(end)
    assert (found.won, found.outcome.all_tricks) == (False, False)
    assert found.ledger.totals == {"Anna": -334, "Bernd": 167, "Catrin": 167}
    assert [len(end.cards()[who]) for who in PEOPLE] == [19, 19, 19]
    assert sum(map(len, end.cards().values())) == 66
    assert points(found.declarer_pile) + points(beside(found.declarer_pile)) == 74
    assert end.view(1).talon.codes == HANDS["talon"].split()
    assert refused(end, "HK").startswith("DG-4.4:phase")
    assert refused(end, "HK", 0) == "DG-4.4:turn The deal is over: it is nobody’s turn."


def test_a_super_mord_with_an_ordinary_gstiess_is_lost_with_it() -> None:
    """DG-OP11."""
    hands = swapped("HK", "F", GREAT)
    found = result(all_by_anna([*MORD, "done", "pass", "pass"], hands))
    assert not found.won
    assert len(found.tricks) == 21


def test_a_super_mord_forced_to_lose_with_a_laid_out_card_loses_187() -> None:
    hands = swapped("T20", "F")
    end = after(deal([*MORD, "lay_out(F)", "done", "pass", "pass"], hands), ["CQ", "C8", "CK"])
    assert result(end).ledger.totals["Anna"] == -374


def test_an_ordinary_deal_is_played_to_the_end_and_the_gstiess_is_saved() -> None:
    """DG-4.4, DG-8.4, DG-8.6, DG-9.1, DG-9.2: 21 tricks, and 74 points on two piles."""
    for words in ([*SUPER, "done", "pass", "pass"], [*SOLO, PLAIN, "done", "pass", "pass"]):
        end = played(words)
        found = result(end)
        assert len(found.tricks) == 21
        assert found.points["Anna"] + found.points["Bernd"] == 74
        assert found.points["Anna"] == points(found.declarer_pile)
        assert found.points["Bernd"] == found.points["Catrin"]
        # The Gstieß comes first in a hand, so here it was kept for the last trick.
        assert "F" in [card.code for _, card in end.tricks()[-1].cards]
        assert "F" in end.cards()["Bernd's tricks"].codes
        assert "F" in beside(found.declarer_pile).codes


# The Pagat


def pagat_of(moment: Deal) -> tuple[str, str | None]:
    outcome = result(moment).outcome
    return outcome.pagat, outcome.pagat_holder


def going_on(moment: Deal) -> Deal:
    """Go on with the strongest card, but keep the Pagat as long as possible."""
    while moment.to_move is not None:
        cards = list(map(str, moment.actions()))
        moment = after(moment, [next((card for card in cards if card != "T1"), "T1")])
    return moment


def test_a_silent_pagat_that_is_captured() -> None:
    """DG-10.2: by the other side before the last trick, 5; here the declarer takes Catrin's."""
    now = after(begun(), ["T21", "T13", "T1"])
    end = going_on(now)
    assert pagat_of(end) == ("captured", "Catrin")
    rows = result(end).ledger.rows()
    assert [(line.label, balance["Anna"]) for line, balance in rows][1] == (
        "defender’s silent Pagat captured",
        10,
    )


def test_a_silent_pagat_that_a_partner_takes_scores_nothing() -> None:
    """DG-OP13: before the last trick."""
    hands = swapped("T21", "T6", swapped("T13", "T1"))  # Catrin has the 21, Bernd the Pagat
    now = after(begun(hands), ["T14", "T1", "T21"])
    assert now.to_move == 2
    assert pagat_of(going_on(now)) == ("none", None)


def test_ultimo() -> None:
    """DG-8.8, DG-10.2: a silent Pagat that wins the last trick brings 10."""
    won = all_by_anna([*SUPER, "done", "pass", "pass"], swapped("HK", "T1", GREAT))
    assert pagat_of(won) == ("silent_won", None)
    assert result(won).ledger.totals["Bernd"] == -117 - 10


def expected(end: Deal) -> tuple[str, str | None, str]:
    """What became of the Pagat, whose it was, and who took it, read from the tricks (DG-10.2)."""
    out = end.view(0).laid_out_by is not None
    declarer = end.view(0).declarer
    for number, trick in enumerate(end.tricks(), 1):
        holder = next((who for who, card in trick.cards if card.code == "T1"), None)
        if holder is None:
            continue
        taker = str(trick.winner)
        if number == 21:
            event = "won" if taker == holder else "lost"
            return f"{'out' if out else 'silent'}_{event}", holder, taker
        captured = (taker == declarer) != (holder == declarer)
        return "out_lost" if out else "captured" if captured else "none", holder, taker
    return "none", None, ""


def test_what_becomes_of_the_pagat() -> None:
    """DG-10.2, DG-OP12, DG-OP13: every event, by either side, beaten by friend and by foe."""
    draw, seen = Random(1), set()
    for seed in range(600):
        now = after(GAME.new(seed=seed, seats=PEOPLE), ["super", "pass", "pass"])
        while now.to_move is not None:
            cards = list(now.actions())
            kept = [card for card in cards if str(card) != "T1"]
            now = after(now, [str(draw.choice(kept or cards))])
        event, holder, taker = expected(now)
        outcome = result(now).outcome
        assert outcome.pagat == event
        if event != "none":
            assert (outcome.pagat_holder or "Anna") == holder
        last_taker = now.tricks()[-1].winner
        assert outcome.last_trick == ("declarer" if last_taker == "Anna" else "defenders")
        sides = ("mine" if who == "Anna" else "theirs" for who in (holder, taker))
        seen.add((event, *sides, holder == taker))
    for event in ("silent", "out"):
        assert {(f"{event}_won", side, side, True) for side in ("mine", "theirs")} <= seen
        assert (f"{event}_lost", "mine", "theirs", False) in seen
        assert {(f"{event}_lost", "theirs", side, False) for side in ("mine", "theirs")} <= seen
    assert {("captured", "mine", "theirs", False), ("captured", "theirs", "mine", False)} <= seen
    assert ("none", "theirs", "theirs", False) in seen


def test_a_laid_out_pagat_scores_twenty() -> None:
    """DG-7.2, DG-10.2, DG-7.8: won, or lost where it is forced out early."""
    mine = swapped("HK", "T1", GREAT)
    won = all_by_anna([*SUPER, "lay_out(T1)", "done", "double", "pass"], mine)
    assert pagat_of(won) == ("out_won", None)
    assert result(won).ledger.totals["Bernd"] == -(117 + 20) * 2
    out = deal([*SUPER, "done", "pass", "lay_out(T1)", "pass"])
    for trump in ("T21", "T20", "T19", "T18", "T17", "T16"):
        out = after(out, [trump])
        out = after(out, [min(texts(out), key=lambda card: (card == "F", card))])
        assert "T1" not in texts(out) or texts(out) == {"T1"}
        out = after(out, [sorted(texts(out))[-1]])
    assert pagat_of(going_on(out)) == ("out_lost", "Catrin")


@pytest.mark.parametrize("seed", range(12))
def test_a_deal_with_78_cards(seed: int) -> None:
    """DG-14.7: 25 tricks, 78 points, 39 to win."""
    now = GAME.new("78-cards", seed=seed, seats=PEOPLE)
    end = after(now, ["super", "pass", "pass", "done", "pass", "pass"])
    while end.to_move is not None:
        end = after(end, [str(list(end.actions())[-1])])
    found = result(end)
    assert len(found.tricks) == 25
    assert points(found.declarer_pile) + points(beside(found.declarer_pile)) == 78
    assert found.won == (found.points["Anna"] >= 39)
    assert sum(map(len, end.cards().values())) == 78
