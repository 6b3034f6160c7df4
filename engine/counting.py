"""Counting in packets of three, with the working shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import batched

from engine.cards import Card, CardSet, Pack

PACKET = 3
"""Cards in a full packet."""


@dataclass(frozen=True, slots=True)
class Packet:
    """Up to three cards counted together: their nominal ``sum`` less ``deducted``."""

    cards: tuple[Card, ...]
    sum: int
    deducted: int

    @property
    def points(self) -> int:
        """Card points of the packet; a lone pip card gives 0, two pip cards give 1."""
        return self.sum - self.deducted

    def __str__(self) -> str:
        """Show how it is counted: 5 + 4 + 1 − 2."""
        return f"{' + '.join(str(card.value) for card in self.cards)} − {self.deducted}"


@dataclass(frozen=True, slots=True)
class Tally:
    """A counted pile, packet by packet; the packets may be read aloud in order."""

    packets: tuple[Packet, ...]

    @property
    def points(self) -> int:
        """Card points of the pile: whole numbers, 0 to 70 for the 54-card pack (DR-3.6)."""
        return sum(packet.points for packet in self.packets)

    @property
    def cards(self) -> int:
        """How many cards the pile holds."""
        return sum(len(packet.cards) for packet in self.packets)


def count(pack: Pack, cards: Iterable[Card]) -> Tally:
    """Count cards in threes, in the order given (DR-9.1).

    From each full packet 2 is taken off, from one or two cards left over 1.
    Raises `engine.errors.PackError` if a card occurs twice.
    """
    pile = tuple(cards)
    pack.set(pile)
    return Tally(
        tuple(
            Packet(three, sum(card.value for card in three), 2 if len(three) == PACKET else 1)
            for three in batched(pile, PACKET)
        )
    )


def points(pile: CardSet) -> int:
    """Count a set without the working, by the formula of DR-9.2."""
    bits = pile.bits
    whole, rest = divmod(bits.bit_count(), PACKET)
    nominal = 0
    for value, cards in pile.pack.by_value:
        nominal += value * (bits & cards).bit_count()
    return nominal - 2 * whole - (1 if rest else 0)
