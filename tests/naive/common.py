"""What the naive readings share, read once from the sheets: nothing of the engine is used here.

Three sheets say the same of the pack of 54 (DR-3.1 to DR-3.3, DT-3.1), of what a card is worth
(DR-3.5, DT-3.4), of counting in packets (DR-9.1, DT-9.1, DG-9.1) and, where the Fool is the highest
trump, of a trick (DR-8.1 to DR-8.6, DT-8.2 to DT-8.5). A card is a string (``"HK"``, ``"T21"``,
``"F"``), a hand or a pile a list of strings.
"""

from __future__ import annotations

import random
from copy import copy
from typing import Any, Protocol, Self

Action = tuple[str, ...]

# High to low.
TRUMPS = ["F"] + [f"T{number}" for number in range(21, 0, -1)]
HEARTS = ["HK", "HQ", "HC", "HJ", "HA", "H2", "H3", "H4"]
DIAMONDS = ["DK", "DQ", "DC", "DJ", "DA", "D2", "D3", "D4"]
SPADES = ["SK", "SQ", "SC", "SJ", "S10", "S9", "S8", "S7"]
CLUBS = ["CK", "CQ", "CC", "CJ", "C10", "C9", "C8", "C7"]
PACK = TRUMPS + HEARTS + SPADES + DIAMONDS + CLUBS
KINGS = ["HK", "DK", "SK", "CK"]
DEAR_TRUMPS = ["F", "T21", "T1"]


def is_trump(card: str) -> bool:
    return card in TRUMPS


def suit_of(card: str) -> str:
    return "T" if card in TRUMPS else card[0]


def value_of(card: str) -> int:
    if card in DEAR_TRUMPS:
        return 5
    if is_trump(card):
        return 1
    return {"K": 5, "Q": 4, "C": 3, "J": 2}.get(card[1:], 1)


def points(pile: list[str]) -> int:
    """Count three cards at a time, as it is done at the table."""
    total = 0
    rest = list(pile)
    while len(rest) >= 3:
        total += value_of(rest[0]) + value_of(rest[1]) + value_of(rest[2]) - 2
        rest = rest[3:]
    if rest:
        total += sum(value_of(card) for card in rest) - 1
    return total


def beats(card: str, champion: str) -> bool:
    """Tell whether a card played later beats the best one so far."""
    if suit_of(card) == suit_of(champion):
        return PACK.index(card) < PACK.index(champion)
    return is_trump(card)


def trick_winner(trick: list[str]) -> int:
    """Return the place of the card that takes the trick."""
    best = 0
    for place in range(1, len(trick)):
        if beats(trick[place], trick[best]):
            best = place
    return best


def ordinary_plays(hand: list[str], trick: list[str]) -> list[str]:
    """Follow, else trump, else anything."""
    if not trick:
        return list(hand)
    same = [card for card in hand if suit_of(card) == suit_of(trick[0])]
    if same:
        return same
    trumps = [card for card in hand if is_trump(card)]
    if trumps:
        return trumps
    return list(hand)


class Progress:
    """A deal in progress, which is changed in place."""

    def copy(self) -> Self:
        """Return one that may go on by itself."""
        other = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, list):
                inner = [list(each) if isinstance(each, list) else each for each in value]
                setattr(other, name, inner)
        return other


class Sheet(Protocol):
    """A naive reading: its ways to play, and the values that each option can have."""

    PROFILES: dict[str, dict[str, Any]]
    VALUES: dict[str, list[Any]]

    def write(self, action: Action, /) -> str:
        """Write an action as records do."""


def random_options(rng: random.Random, sheet: Sheet, profile: str) -> dict[str, Any]:
    """Return the profile with about a third of its options set to any of their values."""
    options = dict(sheet.PROFILES[profile])
    for name, values in sheet.VALUES.items():
        if rng.random() < 0.35:
            options[name] = rng.choice(values)
    return options
