"""Following suit, trumping, and who takes the trick: what the trump games share."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, Pack


def followers(hand: int, suit: int, trumps: int) -> int:
    """Return the cards of ``hand`` that may follow (DR-8.2 to DR-8.4).

    All are bit sets; ``suit`` holds every card of the suit led, and every card of the pack
    for whoever leads. The led suit if held, else trumps if held, else anything.
    """
    return hand & suit or hand & trumps or hand


def strongest(trick: int, suit: int, trumps: int) -> int:
    """Return, as a one-bit set, the card that takes a trick (DR-8.6).

    All are bit sets: the cards played, those of the suit led, and the trumps.
    """
    fighting = trick & trumps or trick & suit
    return fighting & -fighting


def winner(pack: Pack, trick: Sequence[Card]) -> int:
    """Return the place (0 = led) of the card that takes the trick.

    Raises ``ValueError`` for an empty trick and `engine.errors.PackError` for a card twice.
    """
    if not trick:
        raise ValueError("a trick needs at least one card")
    suit = pack.suit_bits[trick[0].index]
    best = strongest(pack.set(trick).bits, suit, pack.trumps)
    return next(i for i, card in enumerate(trick) if best == 1 << card.index)
