"""What the engine says when it says no: one sentence for each reason, with its rule."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.actions import (
    Action,
    Announce,
    Bid,
    Discard,
    Done,
    Hold,
    Kontra,
    Pass,
    Play,
    TakePacket,
)
from engine.games.dreiertarock import GAME
from engine.games.dreiertarock.contracts import BIDS
from engine.verdict import Refusal
from tests.engine.dreiertarock.table import (
    FOUR,
    PACK,
    PEOPLE,
    SENTENCES,
    deal,
    filled,
    menu,
    on,
    refused,
    told,
)

BIRDS = filled(A="T1 T2 F", B="T3 T21", C="DK CK", talon="H2 H3 H4 D2 D3 D4")
RICH = filled(
    A="F T21 T1 HK SK DK CK T9 T8 T7 T6 T5 T4 T3 T11 T10", B="H4", talon="T2 H2 D4 C8 C7 S7"
)


@pytest.mark.parametrize(
    ("words", "profile", "text", "sentence"),
    [
        ("einser zweier", "article", "zweier", "DT-5.1:too_low Zweier has been bid, and Zweier"),
        ("solo_valat", "article", "solo", "DT-5.1:too_low Solo Valat has been bid, and Solo is"),
        ("", "article", "trischaken", "DT-5.1:no_such_bid There is no bid trischaken; the bids"),
        ("", "article", "zweier", "DT-5.3:skipped The next step is Einser, and none may be left"),
        ("einser", "article", "dreier", "DT-5.3:skipped The next step is Zweier"),
        ("", "article", "hold", "DT-5.4:nothing_to_hold Nobody has overbid you"),
        ("einser", "article", "hold", "DT-5.4:nothing_to_hold"),
        ("einser zweier pass", "article", "dreier", "DT-5.4:pass_or_hold You were overbid with Zw"),
        ("einser zweier pass hold", "article", "hold", "DT-5.4:held A bids Zweier already and co"),
        (
            "einser zweier dreier hold",
            "article",
            "vierer",
            "DT-5.4:pass_only You were overbid, and A holds Dreier before you: now there is only "
            "the pass.",
        ),
        ("einser zweier pass", "article", "solo", "DT-5.5:first_turn Solo may be bid only when a"),
        ("einser solo pass", "article", "hold", "DT-5.5:no_answer A Solo cannot be held."),
        ("einser solo pass", "article", "solo_valat", "DT-5.5:first_turn Solo Valat may be bid"),
        ("einser", "article", "done", "DT-5.1:phase In the auction a player bids, holds or passes"),
        ("", "queens-hand", "pass", "DT-14.1:must_bid A is forehand and must bid."),
        ("", "st-louis", "vierer", "DT-14.6:no_such_step There is no Vierer in the game of"),
    ],
)
def test_calls_that_are_not_allowed(words: str, profile: str, text: str, sentence: str) -> None:
    assert refused(deal(words, profile), text).startswith(sentence)


def test_speaking_out_of_turn() -> None:
    assert refused(deal("einser"), "pass", 0) == "DT-2.3:turn It is B’s turn to speak, not A’s."
    over = deal("pass pass pass")
    assert refused(over, "einser") == (
        "DT-5.11:phase All passed: the cards are thrown in, and nothing is played."
    )
    assert refused(over, "einser", 0) == "DT-5.11:turn All passed, and the deal is over."


def test_taking_what_is_not_there() -> None:
    now = deal("einser pass pass")
    assert refused(now, "take(3)") == (
        "DT-6.1:packet There are two packets, 1 and 2, and no packet 3."
    )
    assert refused(now, "take(0)").startswith("DT-6.1:packet")
    assert refused(now, "pass").startswith("DT-6.10:phase First the declarer takes one of the two")
    assert refused(now, "take(1)", 2) == (
        "DT-6.1:turn Only the declarer takes a packet, and that is A, not C."
    )


def test_laying_away_what_must_stay() -> None:
    free = deal("einser pass pass take(1)", hands=RICH)
    assert refused(free, "discard(H4 T2 H2)") == (
        "DT-4.2:not_held The 4 of Hearts is not in your hand."
    )
    assert refused(free, "discard(T2 H2)") == "DT-6.2:number Cards to be laid away: 3, not 2."
    assert refused(free, "pass") == "DT-6.2:phase First the declarer lays three cards away."
    assert refused(free, "discard(T2 H2 D4)", 1) == (
        "DT-6.2:turn Only the declarer lays cards away, and that is A, not B."
    )
    now = deal("einser pass pass take(1)", "austrian", hands=RICH)
    assert refused(now, "discard(HK H2 D4)") == (
        "DT-6.3:king The King of Hearts is a King, and Kings may not be laid away."
    )
    assert refused(now, "discard(T21 H2 D4)") == (
        "DT-6.3:trull Sküs, XXI and I may not be laid away, and so not the XXI."
    )
    assert refused(now, "discard(T9 T10 D4)") == (
        "DT-6.9:others_first Before any tarock is laid away, the suit cards below the Kings must "
        "go: 2 of Hearts and 4 of Diamonds."
    )
    assert refused(now, "discard(H2 T9)").startswith("DT-6.2:number")
    plenty = deal("einser pass pass take(2)", "austrian", hands=RICH)
    assert refused(plenty, "discard(T9 C8 C7)") == (
        "DT-6.9:tarock The IX is a tarock and stays in hand: there are enough suit cards below "
        "the Kings."
    )


@pytest.mark.parametrize(
    ("words", "options", "text", "sentence"),
    [
        ("", {}, "announce(trull)", "DT-7.2:no_value Trull cannot be announced here: only the"),
        ("", {}, "announce(ten)", "DT-7.2:unknown ten is nothing that can be announced."),
        ("", {}, "announce(mondfang)", "DT-7.2:unknown Mondfang is nothing that can be"),
        (
            "",
            {},
            "announce(kakadu)",
            "DT-7.3:not_held Only the player who holds the III may announce the Kak",
        ),
        ("", {}, "done", "DT-7.9:done You have said nothing yet in this turn"),
        ("", {}, "einser", "DT-7.1:phase In this round bonuses are announced"),
        ("", {}, "kontra(game)", "DT-7.5:off There is no kontra in this game."),
        ("announce(uhu)", {}, "pass", "DT-7.9:pass You have said something in this turn: end it"),
        ("announce(uhu)", {}, "announce(uhu)", "DT-7.9:twice A has announced it already: Uhu."),
        (
            "pass",
            {"announce_trull_kings": True},
            "announce(trull)",
            "DT-7.2:not_skues Only the holder of the Sküs may announce the Trull.",
        ),
        (
            "pass",
            {"announce_by": "declarer", "kontra": "game"},
            "announce(kakadu)",
            "DT-7.3:declarer_only Only the declarer announces here, and B is a defender.",
        ),
        (
            "announce(uhu) done",
            {"kontra": "game"},
            "kontra(uhu)",
            "DT-7.5:game_only Here only the game can be doubled, not the Uhu.",
        ),
        (
            "",
            {"kontra": "game_and_announcements"},
            "kontra(uhu)",
            "DT-7.5:not_announced Uhu: nobody has announced it, so it cannot be doubled.",
        ),
        (
            "",
            {"kontra": "game_and_announcements"},
            "kontra(game)",
            "DT-7.5:other_side Game: now it is not for A’s side to double.",
        ),
        (
            "pass kontra(game) done pass kontra(game) done kontra(game) done pass",
            {"kontra": "game"},
            "kontra(game)",
            "DT-7.5:no_more Game: it has been doubled three times, and that is all.",
        ),
    ],
)
def test_what_cannot_be_said(words: str, options: dict[str, Any], text: str, sentence: str) -> None:
    now = on(deal("solo pass pass", hands=BIRDS, **options), words)
    assert refused(now, text).startswith(sentence)


def test_announcing_in_a_solo_valat_and_out_of_turn() -> None:
    valat = deal("solo_valat pass pass", hands=BIRDS, kontra="game")
    assert refused(valat, "announce(uhu)") == (
        "DT-7.8:none In a Solo Valat no bonus counts, so nobody announces the Uhu."
    )
    now = deal("solo pass pass", hands=BIRDS)
    assert refused(now, "announce(kakadu)", 1) == "DT-7.3:turn A is asked now, not B."


def test_choosing_and_doubling_a_trischaken() -> None:
    now = deal("einser pass pass", "queens-hand")
    assert refused(now, "zweier") == (
        "DT-14.2:choose Forehand plays the Einser or switches to Trischaken, nothing else."
    )
    assert refused(now, "take(1)").startswith("DT-14.2:phase Before a Trischaken forehand chooses")
    assert refused(now, "einser", 1) == "DT-14.2:turn A is asked now, not B."
    doubling = on(now, "trischaken")
    assert refused(doubling, "kontra(pagat)") == (
        "DT-14.2:game_only In Trischaken only the game can be doubled."
    )
    assert refused(doubling, "done").startswith("DT-14.2:phase")
    assert refused(doubling, "pass", 2) == "DT-14.2:turn A is asked now, not C."


def position(hand: str, trick: str, card: str, profile: str = "article", **context: Any) -> str:
    """Ask whether a card may be played, and return the sentence that refuses it."""
    asked = GAME.position(PACK.set(PACK.read(hand)), PACK.read(trick), profile, **context)
    refusal = asked.refusal(PACK.card(card))
    assert refusal is not None
    assert refusal.allowed == asked.legal
    return told(refusal)


def test_playing_a_card_that_does_not_follow() -> None:
    """DT-8.2, DT-8.3."""
    hand = "T21 T5 HK H3 S10"
    assert position(hand, "H2", "S10") == (
        "DT-8.2:follow_suit Hearts were led and you can follow suit: King of Hearts or 3 of Hearts."
    )
    assert position(hand, "T7 HQ", "HK") == (
        "DT-8.2:follow_trump A tarock was led and you can follow with a tarock: XXI or V."
    )
    assert position(hand, "D2", "HK") == (
        "DT-8.3:must_trump Without a diamond you must play a tarock: XXI or V."
    )
    assert position(hand, "D2", "CK") == "DT-4.2:not_held The King of Clubs is not in your hand."


def test_playing_an_announced_bird_too_early() -> None:
    """DT-7.4."""
    assert position("T5 T1 HK", "T7", "T1", pagat_announced=True) == (
        "DT-7.4:bird_early The announced Pagat belongs in trick 16, and this is trick 14: play "
        "another card while you have one."
    )
    assert position("T2 T1", "", "T1", pagat_announced=True, uhu_announced=True).startswith(
        "DT-7.4:bird_early The announced Pagat belongs in trick 16, and this is trick 15"
    )
    assert position("T2 T1", "", "T2", uhu_announced=True, trick_number=3).startswith(
        "DT-7.4:bird_early The announced Uhu belongs in trick 15, and this is trick 3"
    )


def test_a_trischaken() -> None:
    """DT-14.2, DT-14.6."""
    assert position("T5 T1 HK", "T7", "T1", "queens-hand", contract="trischaken") == (
        "DT-14.2:pagat_last In Trischaken the Pagat waits while you have another tarock: V."
    )
    assert position("T5 T9 HK", "T7", "T5", "st-louis", contract="trischaken") == (
        "DT-14.6:must_beat In this Trischaken the VII must be beaten, and you can: IX."
    )
    assert position("H4 HQ", "HJ", "H4", "st-louis", contract="trischaken") == (
        "DT-14.6:must_beat In this Trischaken the Jack of Hearts must be beaten, and you can: "
        "Queen of Hearts."
    )


def test_playing_out_of_turn_and_after_the_end() -> None:
    now = deal("solo pass pass pass pass pass")
    card = menu(now)[0]
    assert refused(now, card, 2) == "DT-8.5:turn It is A’s turn to play, not C’s."
    assert refused(now, "pass").startswith("DT-4.2:phase The 16 tricks are for playing cards")
    while now.phase != "over":
        now = on(now, menu(now)[0])
    assert refused(now, card).startswith("DT-4.2:phase")
    assert refused(now, card, 0) == (
        "DT-4.2:turn All 16 tricks have been played, and the deal is over."
    )


def anything(random: Random) -> Action:
    """Return some action, most often one that is not allowed."""
    cards = PACK.set(random.sample(PACK.cards, random.randint(0, 4)))
    word = random.choice(
        ["game", "trull", "kings", "mondfang", "pagat", "uhu", "kakadu", "nothing"]
    )
    return random.choice(
        [
            Play(random.choice(PACK.cards)),
            Play(random.choice(PACK.cards)),
            Bid(random.choice([*BIDS, "trischaken", "sechser"])),
            Pass(),
            Hold(),
            Done(),
            TakePacket(random.randint(0, 3)),
            Discard(cards),
            Announce(word),
            Kontra(word),
        ]
    )


@pytest.mark.parametrize("profile", GAME.profiles)
def test_whatever_is_tried_the_engine_answers_with_a_sentence(profile: str) -> None:
    random = Random(profile)
    for seed in range(30):
        rules = GAME.profile(profile)
        seats = FOUR if rules.four_at_table and seed % 2 else PEOPLE
        now = GAME.new(rules, seed=seed, seats=seats)
        while now.phase != "over":
            for _ in range(6):
                after = now.after(anything(random), random.choice([None, 0, 1, 2]))
                if isinstance(after, Refusal):
                    told(after)
            allowed = now.actions()
            if now.phase == "bidding" and len(allowed) > 2:
                allowed = allowed[:2]  # leave the Solos to chance elsewhere
            after = now.after(random.choice(list(allowed)))
            assert not isinstance(after, Refusal)
            now = after


def test_every_sentence_is_reached_here() -> None:
    """The tests above quote "rule:case" of each."""
    tested = Path(__file__).read_text("utf-8")
    assert [key for key in SENTENCES if f'"{key}' not in tested] == []
