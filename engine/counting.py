"""Counting card points in packets, with the working shown.

How many cards make a packet, and what is taken off, is the game's `Scheme`; all is in whole points.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import batched

from engine.cards import Card, CardSet, Pack

PACKET = 3
"""Cards in a full packet, as most games count."""


@dataclass(frozen=True, slots=True)
class Scheme:
    """How a game counts: ``size`` cards make a packet, of which ``full`` points are taken off;
    of a smaller one, which is left over, ``rest``.
    """

    size: int = PACKET
    full: int = 2
    rest: int = 1


THREES = Scheme()
"""In threes: 2 off each packet, 1 off one or two cards left over (DR-9.1, DT-9.1, DG-9.1)."""


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


def count(pack: Pack, cards: Iterable[Card], scheme: Scheme = THREES) -> Tally:
    """Count cards in packets, in the order given (DR-9.1).

    Raises `engine.errors.PackError` if a card occurs twice.
    """
    pile = tuple(cards)
    pack.set(pile)
    return Tally(tuple(_packet(some, scheme) for some in batched(pile, scheme.size)))


def _packet(cards: tuple[Card, ...], scheme: Scheme) -> Packet:
    deducted = scheme.full if len(cards) == scheme.size else scheme.rest
    return Packet(cards, sum(card.value for card in cards), deducted)


def points(pile: CardSet, scheme: Scheme = THREES) -> int:
    """Count a set without the working, by the formula of DR-9.2."""
    bits = pile.bits
    whole, rest = divmod(bits.bit_count(), scheme.size)
    nominal = 0
    for value, cards in pile.pack.by_value:
        nominal += value * (bits & cards).bit_count()
    return nominal - scheme.full * whole - (scheme.rest if rest else 0)
