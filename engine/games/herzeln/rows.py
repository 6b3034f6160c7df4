"""The layout of the domino: which cards fit, and at which end (HZ-7, HZ-11.3).

Ranks are numbers in a cycle from the lowest (0) to the Ace, next to which the lowest follows
again (HZ-7.3, HZ-7.4).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Protocol

from engine.cards import Card, CardSet, Pack
from engine.verdict import Fact, Refusal

HIGH, LOW = "high", "low"
ENDS = (HIGH, LOW)
JACK = "J"


@lru_cache(maxsize=16)
def cycle(pack: Pack, ranks: tuple[str, ...]) -> tuple[str, ...]:
    """Return the ranks of the pack, low to high, when ``ranks`` are those of 32 cards."""
    held = {card.rank for card in pack.cards}
    return tuple(rank for rank in reversed(ranks) if rank in held)


class Layout(Protocol):
    """The cards that lie. It never changes: laying a card leads to another one."""

    @property
    def begun(self) -> bool:
        """Whether a card lies."""

    def fitting(self, hand: int) -> int:
        """The cards of a hand that fit, as a bit set."""

    def ends(self, card: Card) -> tuple[str, ...]:
        """The ends between which the player of a card may choose; empty if it does not fit."""

    def laid(self, card: Card, end: str) -> Layout:
        """The layout with one card more."""

    def refusal(self, card: Card, allowed: CardSet) -> Refusal:
        """Why a card does not fit."""


@dataclass(frozen=True, slots=True)
class SingleRow:
    """One row of all suits from ``low`` to ``high`` (HZ-7.7); both None before it begins."""

    pack: Pack
    ranks: tuple[str, ...]
    low: int | None = None
    high: int | None = None

    @property
    def begun(self) -> bool:
        """Whether a card lies."""
        return self.low is not None

    @property
    def wanted(self) -> dict[str, str]:
        """The rank that fits at each end; the Jack at both before the row begins (HZ-7.1)."""
        if self.low is None or self.high is None:
            return dict.fromkeys(ENDS, JACK)
        size = len(self.ranks)
        return {HIGH: self.ranks[(self.high + 1) % size], LOW: self.ranks[(self.low - 1) % size]}

    def fitting(self, hand: int) -> int:
        """The cards of a hand that fit, as a bit set."""
        ranks = set(self.wanted.values())
        return hand & sum(1 << card.index for card in self.pack.cards if card.rank in ranks)

    def ends(self, card: Card) -> tuple[str, ...]:
        """The ends where a card fits; the first card has no choice."""
        fitting = tuple(end for end, rank in self.wanted.items() if rank == card.rank)
        return fitting[:1] if self.low is None else fitting

    def laid(self, card: Card, end: str) -> SingleRow:
        """The row with one card more."""
        rank = self.ranks.index(card.rank)
        if self.low is None:
            return replace(self, low=rank, high=rank)
        return replace(self, high=rank) if end == HIGH else replace(self, low=rank)

    def refusal(self, card: Card, allowed: CardSet) -> Refusal:
        """Why a card does not fit: ``above`` and ``below`` are cards of the ranks that do."""
        if self.low is None:
            return not_a_jack(card, allowed)
        above, below = (card.suit + self.wanted[end] for end in ENDS)
        facts = {"case": "no_fit", "card": card.code, "above": above, "below": below}
        return Refusal("HZ-7.7", facts, allowed)


@dataclass(frozen=True, slots=True)
class SuitRows:
    """A row for each suit that begins with its Jack (HZ-11.3); ``lying`` is a bit set."""

    pack: Pack
    ranks: tuple[str, ...]
    lying: int = 0

    @property
    def begun(self) -> bool:
        """Whether a card lies."""
        return self.lying != 0

    def fitting(self, hand: int) -> int:
        """The cards of a hand that fit, as a bit set."""
        cards = CardSet(self.pack, hand)
        return sum(1 << card.index for card in cards if card.code in self.wanted(card.suit))

    def wanted(self, suit: str) -> tuple[str, ...]:
        """The cards that a suit's row asks for, the one above first."""
        jack, size = self.ranks.index(JACK), len(self.ranks)
        around = [suit + self.ranks[(jack + step) % size] for step in range(size)]
        missing = [code for code in around if not self._lies(code)]
        if len(missing) == size:
            return (suit + JACK,)
        above = missing[:1]
        below = [code for code in missing[-1:] if code not in above]
        return (*above, *below)

    def _lies(self, code: str) -> bool:
        return bool(self.lying >> self.pack.by_code[code].index & 1)

    def ends(self, card: Card) -> tuple[str, ...]:
        """Where a card fits: its place in its row is its own, so there is no choice."""
        return (HIGH,) if self.fitting(1 << card.index) else ()

    def laid(self, card: Card, end: str) -> SuitRows:
        """The rows with one card more."""
        return replace(self, lying=self.lying | 1 << card.index)

    def refusal(self, card: Card, allowed: CardSet) -> Refusal:
        """Why a card does not fit: ``wanted`` are those that its suit's row asks for."""
        if not self.lying:
            return not_a_jack(card, allowed)
        facts: dict[str, Fact] = {
            "case": "no_fit",
            "card": card.code,
            "wanted": self.wanted(card.suit),
        }
        return Refusal("HZ-11.3", facts, allowed)


def not_a_jack(card: Card, allowed: CardSet) -> Refusal:
    """Say that the domino begins with a Jack."""
    return Refusal("HZ-7.1", {"case": "not_a_jack", "card": card.code, "jack": "HJ"}, allowed)


def empty_layout(pack: Pack, layout: str, ranks: tuple[str, ...]) -> SingleRow | SuitRows:
    """Return the layout before the first card; ``ranks`` as in `cycle`."""
    kind = SingleRow if layout == "single_row" else SuitRows
    return kind(pack, cycle(pack, ranks))
