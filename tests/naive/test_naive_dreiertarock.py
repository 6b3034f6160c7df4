"""The naive Dreiertarock by itself: the sheet's examples, and what must always hold."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.naive import dreiertarock as naive
from tests.naive.common import random_options
from tests.naive.dreiertarock_deals import play_out, random_table

ARTICLE, QUEENS_HAND = naive.ARTICLE, naive.PROFILES["queens-hand"]
SOLO_DOUBLES = {**ARTICLE, "solo_doubles_bonuses": True}

Bonus = tuple[str, bool, bool, bool, int]
MINE, THEIRS = True, False
SILENT, SAID = False, True
MADE, LOST = True, False

# Rule; contract, declarer's points, bonuses; each defender's payment, and under which options.
EXAMPLES: list[tuple[str, tuple[str, int, list[Bonus]], int, naive.Options]] = [
    ("DT-10.11", ("zweier", 40, [("pagat", MINE, SAID, MADE, 0)]), 120, ARTICLE),
    ("DT-10.12", ("zweier", 36, [("pagat", MINE, SILENT, MADE, 0)]), 80, ARTICLE),
    (
        "DT-10.13",
        (
            "einser",
            34,
            [("mondfang", THEIRS, SILENT, MADE, 0), ("kings", THEIRS, SILENT, MADE, 0)],
        ),
        -50,
        ARTICLE,
    ),
    ("DT-10.14", ("solo", 30, [("pagat", MINE, SAID, LOST, 0)]), -200, ARTICLE),
    ("DT-10.14", ("solo", 30, [("pagat", MINE, SAID, LOST, 0)]), -280, SOLO_DOUBLES),
    (
        "DT-10.15",
        (
            "fuenfer",
            50,
            [
                ("kings", MINE, SILENT, MADE, 0),
                ("uhu", MINE, SILENT, MADE, 0),
                ("pagat", MINE, SILENT, LOST, 0),
            ],
        ),
        100,
        ARTICLE,
    ),
    ("DT-10.17", ("dreier", 30, [("kakadu", MINE, SAID, MADE, 0)]), 110, ARTICLE),
    ("DT-10.18", ("einser", 41, [("kings", MINE, SILENT, MADE, 0)]), 40, ARTICLE),
    ("DT-2.5", ("einser", 35, []), -30, ARTICLE),
    ("DT-2.5", ("einser", 36, []), 30, ARTICLE),
    ("DT-7.5", ("dreier", 36, [("uhu", MINE, SAID, LOST, 2)]), -430, QUEENS_HAND),
    ("DT-14.4", ("solo", 36, [("trull", THEIRS, SAID, MADE, 1)]), 40, QUEENS_HAND),
    ("DT-14.6", ("dreier", 36, [("pagat", MINE, SILENT, MADE, 0)]), 40, naive.PROFILES["st-louis"]),
]


def outcome(contract: str, points: int, **more: Any) -> dict[str, Any]:
    found = {"people": ["A", "B", "C"], "idle": None, "contract": contract, "kontra": 0}
    return found | {"declarer": "A", "points": points, "tricks": 8, "bonuses": []} | more


@pytest.mark.parametrize(("rule", "ended", "each", "options"), EXAMPLES)
def test_the_sheets_examples_settle_as_written(
    rule: str, ended: tuple[str, int, list[Bonus]], each: int, options: naive.Options
) -> None:
    contract, points, bonuses = ended
    totals = naive.settle(outcome(contract, points, bonuses=bonuses), options)
    assert totals == {"A": 2 * each, "B": -each, "C": -each}, rule


@pytest.mark.parametrize(("tricks", "each"), [(16, 960), (15, -960), (0, -960)])
def test_a_solo_valat_is_won_by_all_tricks_alone(tricks: int, each: int) -> None:
    """DT-10.8, DT-10.16."""
    for options in (ARTICLE, QUEENS_HAND):
        made = outcome("solo_valat", 70, tricks=tricks, bonuses=[("kings", True, False, True, 0)])
        assert naive.settle(made, options)["B"] == -each


def test_all_tricks_without_a_bid() -> None:
    """DT-10.9, DT-14.3, DT-14.6."""
    all_tricks = outcome("einser", 68, tricks=16, bonuses=[("kings", True, False, True, 0)])
    assert naive.settle(all_tricks, ARTICLE)["A"] == 80
    assert naive.settle(all_tricks, QUEENS_HAND)["A"] == 480
    assert naive.settle(all_tricks, naive.PROFILES["st-louis"])["A"] == 80


def test_kontra_on_the_game() -> None:
    """DT-7.5: ×2, ×4, ×8."""
    for kontra, each in enumerate((50, 100, 200, 400)):
        assert naive.settle(outcome("dreier", 36, kontra=kontra), QUEENS_HAND)["B"] == -each


def test_an_idle_dealer_neither_pays_nor_receives() -> None:
    """DT-14.7."""
    four = outcome("zweier", 36, people=["A", "B", "C", "D"], idle="C")
    assert naive.settle(four, QUEENS_HAND) == {"A": 80, "B": -40, "C": 0, "D": -40}


@pytest.mark.parametrize(
    ("points", "kontra", "totals"),
    [
        ([30, 20, 14], 0, [-60, 30, 30]),
        ([25, 25, 14], 0, [-30, -30, 60]),
        ([30, 20, 14], 2, [-240, 120, 120]),
        ([22, 22, 22], 1, [0, 0, 0]),
        ([0, 40, 25], 0, [60, -30, -30]),
        ([0, 65, 0], 0, [30, -60, 30]),
    ],
)
def test_trischaken(points: list[int], kontra: int, totals: list[int]) -> None:
    """DT-14.2."""
    counted = dict(zip("ABC", points, strict=True))
    played = {"people": list("ABC"), "contract": "trischaken", "kontra": kontra, "idle": None}
    settled = naive.settle(played | {"points_by": counted}, QUEENS_HAND)
    assert list(settled.values()) == totals


def test_the_worked_count() -> None:
    """DT-9.4, DT-9.5."""
    ones = [card for card in naive.PACK if naive.value_of(card) == 1]
    pile = ["T21", "T1", "HK", "DK", "HQ", "DQ", "HC", "HJ", *ones[:22]]
    rest = [card for card in naive.PACK if card not in pile]
    assert (len(pile), naive.points(pile), naive.points(rest)) == (30, 35, 35)
    assert not naive.wins(pile)
    pile[pile.index(ones[0])] = "SQ"
    rest = [card for card in naive.PACK if card not in pile]
    assert (naive.points(pile), naive.points(rest)) == (38, 32)
    assert naive.wins(pile)


def test_the_pack_is_worth_106_and_counts_to_70() -> None:
    """DT-3.4, DT-3.5."""
    assert len(set(naive.PACK)) == 54
    assert sum(naive.value_of(card) for card in naive.PACK) == 106
    assert naive.points(naive.PACK) == 70
    assert naive.thirds(naive.PACK) == 210


def auctions(said: list[naive.Said], options: naive.Options) -> Iterator[list[naive.Said]]:
    who = naive.speaker(said, options)
    if who is None:
        yield said
        return
    for call in naive.legal_calls(said, options):
        yield from auctions([*said, (who, call)], options)


def test_fifty_seven_auctions() -> None:
    """DT-5.12."""
    ways = list(auctions([], ARTICLE))
    contracts = ["einser", "zweier", "dreier", "vierer", "fuenfer", "solo", "solo_valat", ""]
    ends = Counter(naive.highest_bid(way)[1] for way in ways)
    assert [ends[contract] for contract in contracts] == [3, 6, 9, 10, 10, 7, 11, 1]
    assert Counter(map(len, ways))[11] == 3
    assert max(map(len, ways)) == 11


def test_sixty_six_pairwise_auctions() -> None:
    """DT-14.1."""
    ends = Counter(naive.highest_bid(way)[1] for way in auctions([], QUEENS_HAND))
    contracts = ["einser", "zweier", "dreier", "vierer", "fuenfer", "solo", "solo_valat"]
    assert [ends[contract] for contract in contracts] == [1, 4, 8, 12, 16, 11, 14]
    assert sum(ends.values()) == 66


def test_the_published_auction() -> None:
    """DT-5.7: forehand plays a Zweier."""
    said = [(0, "einser"), (1, "zweier"), (2, "pass"), (0, "hold"), (1, "pass")]
    assert said in list(auctions([], ARTICLE))
    assert said not in list(auctions([], QUEENS_HAND))
    assert (naive.leading(said), naive.highest_bid(said)[1]) == (0, "zweier")


def test_too_few_cards_that_may_be_laid_away() -> None:
    """DT-6.9: the missing ones are tarocks from II to XX; DT-6.8: any three."""
    hand = [*naive.TRULL, *naive.KINGS, *naive.TAROCKS[2:13], "HQ"]
    assert len(hand) == 19
    ways = naive.legal_discards(hand, naive.AUSTRIAN)
    assert len(ways) == 55
    assert all("HQ" in way and not {*way} & {*naive.TRULL, *naive.KINGS} for way in ways)
    assert len(naive.legal_discards(hand, ARTICLE)) == 969


@pytest.mark.parametrize(
    ("hand", "number", "announced", "legal"),
    [
        ("T1 T9", 15, "pagat", "T9"),  # DT-7.4
        ("T1 HK", 15, "pagat", "T1"),
        ("T1 T2", 15, "pagat uhu", "T2"),
        ("T1 T2 T3", 13, "pagat uhu kakadu", "T1 T2 T3"),  # DT-7.6
        ("T1 T2 T3", 14, "pagat uhu kakadu", "T3"),
        ("T1 T2 T9", 14, "uhu", "T1 T9"),
        ("T2 T9", 15, "uhu", "T2 T9"),  # DT-7.7
    ],
)
def test_an_announced_bird_waits(hand: str, number: int, announced: str, legal: str) -> None:
    plays = naive.declared_plays(hand.split(), ["T5"], number, announced.split())
    assert plays == legal.split()


@pytest.mark.parametrize("profile", naive.PROFILES)
def test_random_deals_keep_the_pack_together_and_sum_to_zero(profile: str) -> None:
    rng = random.Random(f"naive {profile}")
    for number in range(200):
        options = naive.PROFILES[profile] if number % 2 else random_options(rng, naive, profile)
        table, style = random_table(rng, options)
        play_out(rng, table, style)
        totals = table.totals(["A", "B", "C", "D"][: table.seats])
        assert sum(totals.values()) == 0
        if table.declarer is not None:
            mine, theirs = table.sides()
            assert sorted(mine + theirs) == sorted(naive.PACK)
            assert naive.points(mine) + naive.points(theirs) == 70
            assert naive.wins(mine) == (naive.points(mine) >= 36)  # DT-2.5
