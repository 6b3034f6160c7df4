"""Following suit, trumping, and who takes the trick: what the trump games share."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, Pack


def followers(pack: Pack, hand: int, led: int) -> int:
    """Return the cards of ``hand`` that may follow the led card (DR-8.2 to DR-8.4).

    ``hand`` and the result are bit sets, ``led`` the index of the card led.
    The led suit if held, else trumps if held, else anything.
    """
    return hand & pack.suit_bits[led] or hand & pack.trumps or hand


def strongest(pack: Pack, trick: int, led: int) -> int:
    """Return, as a one-bit set, the card that takes a trick (DR-8.6).

    ``trick`` is the bit set of the cards played, ``led`` the index of the first of them.
    """
    fighting = trick & pack.trumps or trick & pack.suit_bits[led]
    return fighting & -fighting


def winner(pack: Pack, trick: Sequence[Card]) -> int:
    """Return the place (0 = led) of the card that takes the trick.

    Raises ``ValueError`` for an empty trick and `engine.errors.PackError` for a card twice.
    """
    if not trick:
        raise ValueError("a trick needs at least one card")
    best = strongest(pack, pack.set(trick).bits, trick[0].index)
    return next(i for i, card in enumerate(trick) if best == 1 << card.index)
