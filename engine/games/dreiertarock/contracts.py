"""What can be played (DT-5.1, DT-14.2), which bonuses there are, and their prices (DT-10.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.games.dreiertarock.cards import KINGS, PACK, TRULL

STEPS = ("einser", "zweier", "dreier", "vierer", "fuenfer")
"""The bids that differ only in value, low to high: the declarer takes a packet (DT-6.1)."""
SOLO, SOLO_VALAT = "solo", "solo_valat"
BIDS = (*STEPS, SOLO, SOLO_VALAT)
TRISCHAKEN = "trischaken"
THROWN_IN = "thrown_in"
"""What a deal comes to in which everybody passed (DT-5.11)."""
CONTRACTS = (*BIDS, TRISCHAKEN)

TITLES = {
    "einser": "Einser",
    "zweier": "Zweier",
    "dreier": "Dreier",
    "vierer": "Vierer",
    "fuenfer": "Fünfer",
    SOLO: "Solo",
    SOLO_VALAT: "Solo Valat",
    TRISCHAKEN: "Trischaken",
    THROWN_IN: "Thrown in",
}


@dataclass(frozen=True, slots=True)
class Bird:
    """One of the lowest tarocks, and the trick that it should win (DT-3.3, DT-10.1)."""

    id: str
    title: str
    code: str
    trick: int
    bit: int = field(init=False)
    """The card as a one-bit set."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "bit", 1 << PACK.by_code[self.code].index)


BIRDS = {
    bird.id: bird
    for bird in (
        Bird("pagat", "Pagat", "T1", 16),
        Bird("uhu", "Uhu", "T2", 15),
        Bird("kakadu", "Kakadu", "T3", 14),
    )
}
PILE_BONUSES = {"trull": TRULL, "kings": KINGS}
"""The bonuses for cards won, with these cards."""
MONDFANG = "mondfang"
BONUSES = {
    "trull": "Trull",
    "kings": "Königstrull",
    MONDFANG: "Mondfang",
    **{bird.id: bird.title for bird in BIRDS.values()},
}
"""All bonuses in the order of the tariff, and what they are called."""
GAME = "game"
"""What a kontra is about when it is not about a bonus."""


@dataclass(frozen=True, slots=True)
class Tariff:
    """What everything is worth, in cents for each opponent; an announced bonus is worth double.

    ``valat`` is what all tricks in an ordinary contract are worth where they count (DT-14.3);
    None for four times the contract (DT-14.6).
    """

    contracts: Mapping[str, int]
    bonuses: Mapping[str, int]
    valat: int | None
    rule: str

    def bonus(self, name: str, announced: bool) -> int:
        """What a bonus is worth."""
        return self.bonuses[name] << announced


TARIFFS = {
    "article": Tariff(
        {
            "einser": 30,
            "zweier": 40,
            "dreier": 50,
            "vierer": 60,
            "fuenfer": 70,
            SOLO: 120,
            SOLO_VALAT: 960,
            TRISCHAKEN: 30,
        },
        {"trull": 10, "kings": 10, MONDFANG: 10, "pagat": 40, "uhu": 60, "kakadu": 80},
        240,
        "DT-10.1",
    ),
    "st_louis": Tariff(
        {
            "einser": 10,
            "zweier": 20,
            "dreier": 30,
            SOLO: 40,
            SOLO_VALAT: 320,
            TRISCHAKEN: 10,
        },
        {"trull": 10, "kings": 10, MONDFANG: 10, "pagat": 10, "uhu": 20, "kakadu": 30},
        None,
        "DT-14.6",
    ),
}
