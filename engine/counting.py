"""Counting card points in packets of three, with the working shown; all is in whole points."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import batched

from engine.cards import Card, CardSet, Pack

PACKET = 3
"""Cards in a full packet (DR-9.1, DT-9.1, DG-9.1)."""
FULL, REST = 2, 1
"""What is taken off a full packet, and off one or two cards that are left over."""


@dataclass(frozen=True, slots=True)
class Packet:
    """Cards counted together: their nominal ``sum`` less ``deducted``."""

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
        """Card points of the pile, a whole number: of all 54 cards 70 (DR-3.6)."""
        return sum(packet.points for packet in self.packets)

    @property
    def cards(self) -> int:
        """How many cards the pile holds."""
        return sum(len(packet.cards) for packet in self.packets)


def count(pack: Pack, cards: Iterable[Card]) -> Tally:
    """Count cards in packets, in the order given (DR-9.1).

    Raises `engine.errors.PackError` if a card occurs twice.
    """
    pile = tuple(cards)
    pack.set(pile)
    return Tally(tuple(_packet(some) for some in batched(pile, PACKET)))


def _packet(cards: tuple[Card, ...]) -> Packet:
    deducted = FULL if len(cards) == PACKET else REST
    return Packet(cards, sum(card.value for card in cards), deducted)


def points(pile: CardSet) -> int:
    """Count a set without the working, by the formula of DR-9.2."""
    bits = pile.bits
    whole, rest = divmod(bits.bit_count(), PACKET)
    nominal = 0
    for value, cards in pile.pack.by_value:
        nominal += value * (bits & cards).bit_count()
    return nominal - FULL * whole - (REST if rest else 0)
