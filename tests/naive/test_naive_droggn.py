"""The naive Droggn by itself: the sheet's examples, and what must always hold."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.naive import droggn as naive

ARTICLE = naive.PROFILES["article"]
LARGE = naive.PROFILES["78-cards"]


def outcome(contract: str, points: int = 37, **more: Any) -> dict[str, Any]:
    plain = {
        "contract": contract,
        "points": points,
        "all_tricks": False,
        "last_trick": False,
        "doublings": 0,
        "pagat": "none",
        "pagat_side": "declarer",
        "laid_out": False,
    }
    return plain | more


MATCH: dict[str, Any] = {"all_tricks": True, "last_trick": True}
EXAMPLES = [
    ("DG-10.9", outcome("solo", 40, pagat="silent_won"), 53),
    ("DG-10.10", outcome("ansager", 31, pagat="out_won"), -6),
    ("DG-10.11", outcome("ansager", 33, doublings=1, pagat="captured"), -53),
    ("DG-10.12", outcome("super_mord", laid_out=True, doublings=1, **MATCH), 374),
    ("DG-10.12", outcome("super_mord", laid_out=True, doublings=1), -374),
    ("DG-10.3", outcome("super_mord", **MATCH), 167),
    ("DG-10.3", outcome("super_mord", pagat="captured"), -167),
    ("DG-10.13", outcome("solo", 70, **MATCH), 77),
    ("DG-10.14", outcome("ansager", 37), 20),
    ("DG-10.1", outcome("ansager", 36), -21),
    ("DG-10.15", outcome("super", 30, doublings=2), -348),
    ("DG-10.16", outcome("super", 70, **MATCH), 117),
    ("DG-10.16", outcome("ansager", 0), -57),
    ("DG-10.18", outcome("ansager", 70, pagat="silent_won", **MATCH), 67),
    ("DG-10.18", outcome("ansager", 70, pagat="silent_won", doublings=1, **MATCH), 124),
    ("DG-10.18", outcome("ansager", 70, pagat="out_won", **MATCH), 77),
    ("DG-10.19", outcome("solo", 37, pagat="captured", pagat_side="defenders"), 45),
]


@pytest.mark.parametrize(("rule", "case", "value"), EXAMPLES)
def test_the_sheets_examples_settle_as_written(rule: str, case: dict[str, Any], value: int) -> None:
    assert naive.value(case, ARTICLE) == value, rule


def test_the_zero_sum_form() -> None:
    """DG-10.6, DG-10.9."""
    assert naive.zero_sum(["A", "B", "C"], "A", 53) == {"A": 106, "B": -53, "C": -53}
    totals = naive.zero_sum(["A", "B", "C", "D"], "B", -6)
    assert totals == {"A": 6, "B": -18, "C": 6, "D": 6}


def test_78_cards() -> None:
    """DG-14.7."""
    assert naive.value(outcome("ansager", 39), LARGE) == 20
    assert naive.value(outcome("ansager", 38), LARGE) == -21
    assert naive.value(outcome("ansager", 70, **MATCH), LARGE) == 59
    assert naive.value(outcome("super_mord", **MATCH), LARGE) == 169
    assert naive.value(outcome("super_mord", laid_out=True), LARGE) == -189


def test_the_threshold() -> None:
    """DG-OP1."""
    for threshold, points, last, value in [
        ("37", 37, False, 20),
        ("38", 37, True, -20),
        ("38", 38, False, 21),
        ("37_last_trick", 37, True, 20),
        ("37_last_trick", 37, False, -20),
        ("37_last_trick", 38, False, 21),
    ]:
        case = outcome("ansager", points, last_trick=last)
        assert naive.value(case, ARTICLE | {"win_threshold": threshold}) == value


def test_a_revoke() -> None:
    """DG-10.8."""
    assert naive.revoke("solo", True, False, 0, ARTICLE) == -40
    assert naive.revoke("ansager", False, True, 1, ARTICLE) == 80


def test_the_packs() -> None:
    """DG-3.6, DG-14.7."""
    for cards, face_values, counted in ((66, 118, 74), (78, 130, 78)):
        pack = naive.pack(cards)
        assert len(set(pack)) == cards
        assert sum(map(naive.value_of, pack)) == face_values
        assert naive.points(pack) == counted
    more = [card for card in naive.pack(78) if card not in naive.pack(66)]
    assert " ".join(more) == "H8 H9 H10 S3 S2 SA D8 D9 D10 C3 C2 CA"  # DG-3.4


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("HK HJ H3", 6),
        ("HQ H3 H4", 4),
        ("SK SC SJ", 8),
        ("S4 S5 T9", 1),
        ("HC HJ", 4),
        ("CK", 4),
        ("C4", 0),
        ("F", 4),
    ],
)
def test_sample_groups(cards: str, points: int) -> None:
    """DG-9.3."""
    assert naive.points(cards.split()) == points


def test_a_count_with_a_saved_gstiess() -> None:
    """DG-9.4."""
    high = ["F", "T21", "HK", "SK", "DK", "HQ", "HC", "SC", "DJ"]
    low = [card for card in naive.pack() if naive.value_of(card) == 1][:25]
    assert naive.points(high + low) == 39
    assert naive.points([c for c in naive.pack() if c not in high + low]) == 35


def test_thirty_five_auctions() -> None:
    """DG-5.6."""

    def complete(calls: list[str]) -> int:
        further = naive.legal_calls(calls)
        return sum(complete([*calls, call]) for call in further) if further else 1

    assert complete([]) == 35
    assert naive.legal_calls(["super_mord"]) == ["pass"]


@pytest.mark.parametrize(
    ("cards", "each", "one"),
    [
        ("T2 HQ H7", True, True),
        ("T1 HQ H7", False, False),
        ("F T3 T4", False, False),
        ("T21 HQ HJ", False, False),
        ("HK HQ H7", False, False),
        ("HK T2 H7", True, True),
        ("HK SK T2", False, True),
        ("HK SK DK", False, False),
        ("HK T20 T2", True, True),
    ],
)
def test_discards(cards: str, each: bool, one: bool) -> None:
    """DG-6.2, DG-6.3, DG-OP4."""
    assert naive.may_discard(cards.split(), ARTICLE) == each
    assert naive.may_discard(cards.split(), ARTICLE | {"king_discard": "one_trump"}) == one


@pytest.mark.parametrize(
    ("hand", "trick", "laid_out", "legal"),
    [
        ("F HK T3 S4", "H7", "", "F HK"),
        ("F T3 S4", "H7", "", "F T3"),
        ("F S4", "H7", "", "F S4"),
        ("F S4", "T7", "", "F S4"),
        ("F S4", "F", "", "F S4"),
        ("HK S4 T3", "F", "", "HK S4 T3"),
        ("HK S4 T3", "F S5", "", "S4"),
        ("HK S4 T3", "F T5", "", "T3"),
        ("HK D4 T3", "S5 F", "", "T3"),
        ("F T1", "T5", "T1", "F"),
        ("T1 S4", "T5", "T1", "T1"),
        ("T1 S4", "", "T1", "S4"),
        ("F S4", "", "F", "S4"),
        ("F", "", "F", "F"),
    ],
)
def test_what_may_be_played(hand: str, trick: str, laid_out: str, legal: str) -> None:
    """DG-8.2, DG-8.4, DG-8.5, DG-8.7, DG-OP10."""
    found = naive.plays(hand.split(), trick.split(), ARTICLE, laid_out)
    assert set(found) == set(legal.split())


def test_the_gstiess_must_go_before_the_last_trick() -> None:
    """DG-14.3."""
    options = naive.PROFILES["exposed-talon"]
    assert naive.plays(["F", "HK", "H7"], ["H4"], options) == ["HK", "H7", "F"]
    assert naive.plays(["F", "HK"], ["H4"], options) == ["F"]
    assert naive.plays(["F", "HK"], [], options, "F") == ["HK"]


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("HA H2 H7", 0),
        ("H7 HA HJ", 2),
        ("S10 SJ S9", 1),
        ("S4 S10 D10", 1),
        ("S4 T1 DK", 1),
        ("T20 T21 F", 1),
        ("F S4 HK", 1),
        ("F S4 S5", 2),
        ("F S4 T1", 2),
        ("HK F H7", 0),
    ],
)
def test_who_wins(trick: str, winner: int) -> None:
    """DG-8.3 to DG-8.5."""
    assert naive.trick_winner(trick.split()) == winner


def test_who_deals_next() -> None:
    """DG-2.5, DG-5.5, DG-OP18."""
    assert naive.next_dealer(4, 1, 3, ARTICLE) == 3
    assert naive.next_dealer(4, 1, None, ARTICLE) == 1
    assert naive.next_dealer(4, 3, 1, ARTICLE | {"deal_rotation": "clockwise"}) == 0


@pytest.mark.parametrize("profile", naive.PROFILES)
def test_random_deals_keep_the_pack_together_and_sum_to_zero(profile: str) -> None:
    rng = random.Random(f"naive droggn {profile}")
    options = naive.PROFILES[profile]
    size = naive.hand_size(options)
    for _ in range(100):
        cards = naive.pack(options["cards"])
        rng.shuffle(cards)
        hands = [cards[size * place : size * place + size] for place in range(3)]
        seats = rng.choice((3, 4))
        table = naive.Table(hands, cards[-3:], options, seats, rng.randrange(seats))
        while actions := table.actions():
            assert naive.read(naive.write(actions[0])) == actions[0]
            table.act(rng.choice(actions))
        assert sum(table.totals(["A", "B", "C", "D"][:seats]).values()) == 0
        if table.declarer is None or table.contract == "super_mord":
            continue
        mine, theirs = table.declarers_pile(), table.defenders_pile()
        assert sorted(mine + theirs) == sorted(cards)
        assert naive.points(mine) + naive.points(theirs) == 2 * naive.half(options)
        assert len(table.tricks) == size
