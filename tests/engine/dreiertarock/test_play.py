"""Playing and what comes of it: birds, Trull, Mondfang, Trischaken (DT-7 to DT-10, DT-14)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.actions import Play
from engine.cards import Card
from engine.counting import points
from engine.games.dreiertarock import GAME
from engine.games.dreiertarock.deal import Deal
from engine.tricks import winner
from tests.engine.dreiertarock.table import PACK, PEOPLE, deal, filled, menu, on


def legal(hand: str, trick: str = "", profile: str = "article", **context: Any) -> str:
    asked = GAME.position(PACK.set(PACK.read(hand)), PACK.read(trick), profile, **context)
    return str(asked.legal)


@pytest.mark.parametrize(
    ("hand", "trick", "found"),
    [
        ("T5 HK H3 S10", "", "T5 HK H3 S10"),
        ("T5 HK H3 S10", "H2", "HK H3"),
        ("T5 HK H3 S10", "H2 T9", "HK H3"),
        ("T5 HK H3 S10", "T1 HJ", "T5"),
        ("T5 HK H3 S10", "D2", "T5"),
        ("HK H3 S10", "D2 T4", "HK H3 S10"),
        ("F HK", "SK", "F"),
        ("F HK", "HQ", "HK"),
    ],
)
def test_follow_suit_else_a_tarock_else_anything(hand: str, trick: str, found: str) -> None:
    """DT-8.2 to DT-8.4, DT-3.2: the Sküs is a tarock like another, and nobody needs to beat."""
    assert legal(hand, trick) == found


@pytest.mark.parametrize(
    ("trick", "place"),
    [
        ("HK HQ HJ", 0),
        ("H4 H3 HA", 2),
        ("S7 S8 DK", 1),
        ("HK T1 T2", 2),
        ("T21 F T1", 1),
        ("F T21 T1", 0),
        ("D4 SK CK", 0),
    ],
)
def test_who_takes_the_trick(trick: str, place: int) -> None:
    """DT-8.5, DT-8.6: no Pagat beats Sküs and Mond."""
    assert winner(PACK, PACK.read(trick)) == place


def test_every_two_cards_of_a_suit_rank_as_the_sheet_says() -> None:
    """DT-3.1: every pair of every suit, whoever leads."""
    ranks = {
        "T": ["F", *(f"T{number}" for number in range(21, 0, -1))],
        **{suit: [suit + rank for rank in "KQCJA234"] for suit in "HD"},
        **{
            suit: [suit + rank for rank in ("K", "Q", "C", "J", "10", "9", "8", "7")]
            for suit in "SC"
        },
    }
    assert sum(map(len, ranks.values())) == 54
    for codes in ranks.values():
        for place, high in enumerate(codes):
            for low in codes[place + 1 :]:
                assert winner(PACK, PACK.read(f"{high} {low}")) == 0
                assert winner(PACK, PACK.read(f"{low} {high}")) == 1


@pytest.mark.parametrize(
    ("hand", "trick", "number", "birds", "found"),
    [
        ("T5 T1 HK", "T7", 15, "pagat", "T5"),
        ("T5 T1 HK", "T7", 16, "pagat", "T5 T1"),
        ("T1 HK", "T7", 15, "pagat", "T1"),
        ("T1 HK", "", 15, "pagat", "HK"),
        ("T3 T2 T1", "", 13, "pagat uhu kakadu", "T3 T2 T1"),
        ("T3 T2 T1", "", 14, "pagat uhu kakadu", "T3"),
        ("T3 T2 T1", "", 15, "pagat uhu kakadu", "T3 T2"),
        ("T3 T2 T1", "", 16, "pagat uhu kakadu", "T3 T2 T1"),
        ("T3 T2 T1", "", 13, "uhu", "T3 T1"),
        ("T5 T1 HK", "T7", 15, "", "T5 T1"),
    ],
)
def test_announced_birds_wait_for_their_trick(
    hand: str, trick: str, number: int, birds: str, found: str
) -> None:
    """DT-7.4, DT-7.6, DT-7.7, DT-OP24: one trick before, at, and after; no duty to play one."""
    announced: dict[str, Any] = {f"{bird}_announced": True for bird in birds.split()}
    assert legal(hand, trick, trick_number=number, **announced) == found


@pytest.mark.parametrize(
    ("hand", "trick", "profile", "found"),
    [
        ("T5 T1 HK", "", "queens-hand", "T5 HK"),
        ("T5 T1 HK", "T7", "queens-hand", "T5"),
        ("T5 T1 HK", "D2", "queens-hand", "T5"),
        ("T1 HK", "", "queens-hand", "T1 HK"),
        ("T1 HK", "T7", "queens-hand", "T1"),
        ("T5 T9 T1", "T7", "queens-hand", "T9 T5"),
        ("T5 T9 T1", "T7", "st-louis", "T9"),
        ("T5 T6 T1", "T7", "st-louis", "T6 T5"),
        ("T5 T1", "", "st-louis", "T5"),
        ("H4 HQ HK", "HJ", "st-louis", "HK HQ"),
        ("H4 HQ HK", "HJ T2", "st-louis", "HK HQ H4"),
        ("H3 H4", "HJ", "st-louis", "H3 H4"),
        ("T5 T9", "HJ T7", "st-louis", "T9"),
        ("T5 T9", "HJ", "st-louis", "T9 T5"),
        ("S10 D4", "HJ", "st-louis", "S10 D4"),
        ("T1 S10", "HJ T2", "st-louis", "T1"),
    ],
)
def test_playing_a_trischaken(hand: str, trick: str, profile: str, found: str) -> None:
    """DT-14.2: the Pagat comes last; DT-14.6: and each must beat."""
    assert legal(hand, trick, profile, contract="trischaken") == found


def played(now: Deal, rng: Random, announcing: bool) -> Deal:
    """Play to the end at random, but keep the birds back and say what can be said."""
    birds = set(PACK.read("T1 T2 T3"))
    while actions := now.actions():
        chosen = actions[int(rng.random() * len(actions))]
        if now.phase == "announcing" and announcing:
            chosen = actions[-1] if len(actions) > 1 and rng.random() < 0.6 else actions[0]
        elif now.phase == "playing":
            kept = [action for action in actions if isinstance(action, Play)]
            late = [action for action in kept if action.card not in birds]
            chosen = rng.choice(late or kept)
        elif now.phase == "bidding" and len(actions) > 2 and rng.random() < 0.8:
            chosen = actions[rng.randrange(2)]
        now = on(now, str(chosen))
    return now


def side_of(now: Deal, person: str) -> str:
    return "declarer" if person == now.view(0).declarer else "defenders"


def expected(now: Deal) -> dict[str, str]:
    """Read the bonuses off the tricks (DT-10.1, DT-10.2, DT-10.6, DT-10.7)."""
    view, found = now.view(0), {}
    announced = {what: side_of(now, who) for who, what in view.announced}
    tricks = [(list(trick.cards), str(trick.winner)) for trick in view.tricks]
    piles: dict[str, list[Card]] = {"declarer": list(now.cards()["discards"]), "defenders": []}
    piles["defenders"] += list(now.cards()["talon"])
    for cards, who in tricks:
        piles[side_of(now, who)] += [card for _, card in cards]
        codes = {card.code: person for person, card in cards}
        if {"F", "T21"} <= set(codes) and side_of(now, codes["F"]) != side_of(now, codes["T21"]):
            found["mondfang"] = f"{side_of(now, codes['F'])}_made"
    for name, wanted in (("trull", "F T21 T1"), ("kings", "HK SK DK CK")):
        sides = [s for s in piles if set(PACK.read(wanted)) <= set(piles[s])]
        if name in announced:
            made = announced[name] in sides
            found[name] = f"{announced[name]}_announced_{'made' if made else 'failed'}"
        elif sides:
            found[name] = f"{sides[0]}_made"
    for name, code, number in (("pagat", "T1", 16), ("uhu", "T2", 15), ("kakadu", "T3", 14)):
        cards, who = tricks[number - 1]
        holders = [person for person, card in cards if card.code == code]
        if name in announced:
            made = bool(holders) and holders[0] == who
            found[name] = f"{announced[name]}_announced_{'made' if made else 'failed'}"
        elif holders:
            end = "made" if holders[0] == who else "failed"
            found[name] = f"{side_of(now, holders[0])}_{end}"
    return found


def test_the_bonuses_are_those_that_the_tricks_show() -> None:
    """DT-10.1 to DT-10.3, DT-10.6, DT-10.7, DT-7.7, DT-OP6, DT-OP16, DT-OP22: for either side."""
    rng, seen = Random(1), set()
    for seed in range(1200):
        profile = list(GAME.profiles)[seed % 4]
        now = played(deal(profile=profile, seed=seed), rng, announcing=seed % 8 < 4)
        assert now.result is not None
        outcome = now.result.outcome
        if outcome.declarer is None:
            continue
        bonuses = {} if outcome.contract == "solo_valat" else expected(now)
        assert outcome.bonuses == bonuses
        seen |= set(bonuses.items())
        taken = [trick.winner for trick in now.view(0).tricks]
        assert outcome.tricks == taken.count(outcome.declarer)
        mine, theirs = now.result.declarer_pile, now.result.defenders_pile
        assert points(mine) + points(theirs) == 70
        assert len(mine) % 3 == len(theirs) % 3 == 0  # DT-6.7
    assert {name for name, _ in seen} == {"trull", "kings", "mondfang", "pagat", "uhu", "kakadu"}
    assert {end for name, end in seen if name == "pagat"} >= {
        "declarer_made",
        "declarer_failed",
        "defenders_made",
        "defenders_failed",
        "declarer_announced_failed",
        "defenders_announced_failed",
    }


SAFE = filled(
    A="F T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 HK SK DK", talon="T21 CK H2 S7 S8 S9"
)


@pytest.mark.parametrize(("bonus_cards", "counts"), [("pile", True), ("tricks_only", False)])
def test_kings_laid_away_count_where_the_pile_counts(bonus_cards: str, counts: bool) -> None:
    """DT-10.18, DT-6.11, DT-OP16, DT-OP22: the Mond and two Kings are made safe."""
    words = "einser pass pass take(1) discard(T21 HK SK) pass pass pass"
    now = deal(words, hands=SAFE, bonus_cards=bonus_cards)
    while now.to_move is not None:
        strongest = min(now.actions(), key=lambda action: action.bit)
        now = on(now, str(strongest))
    assert now.result is not None
    assert {"DK", "CK"} <= set(now.cards()["A's tricks"].codes)
    assert ("kings" in now.result.outcome.bonuses) == counts
    assert "mondfang" not in now.result.outcome.bonuses


def test_a_trischaken_to_its_end() -> None:
    """DT-14.2: each for himself, the talon for nobody; DT-14.6: it goes with the last trick."""
    for seed in range(60):
        for profile, whole in (("queens-hand", False), ("st-louis", True)):
            now = deal("einser pass pass trischaken pass pass pass", profile, seed=seed)
            while now.to_move is not None:
                now = on(now, menu(now)[seed % len(menu(now))])
            assert now.result is not None
            places = now.cards()
            total = sum(now.result.points.values())
            talon = PACK.set(now.dealt["talon"])
            assert total == (70 if whole else 70 - points(talon))
            assert len(places["talon"]) == (0 if whole else 6)
            last = str(now.view(0).tricks[-1].winner)
            assert (talon.bits & places[f"{last}'s tricks"].bits == talon.bits) == whole
            assert sum(now.result.totals.values()) == 0
            assert now.result.won is None
            most = max(now.result.points.values())
            if min(now.result.points.values()) > 0:
                losers = [who for who in PEOPLE if now.result.points[who] == most]
                paying = [who for who in PEOPLE if now.result.totals[who] < 0]
                assert paying == (losers if len(losers) < 3 else [])


def test_the_result_tells_points_by_side() -> None:
    """DT-2.5, DT-6.5."""
    now = deal("einser pass pass")
    while now.to_move is not None:
        now = on(now, menu(now)[0])
    assert now.result is not None
    mine = now.result.points["A"]
    assert now.result.points == {"A": mine, "B": 70 - mine, "C": 70 - mine}
    assert now.result.won == (mine >= 36)
    assert (now.result.contract, now.result.declarer) == ("einser", "A")
    assert PACK.set(now.dealt["talon"][3:]).bits & now.result.defenders_pile.bits
