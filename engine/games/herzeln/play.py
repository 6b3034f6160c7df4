"""Which card may be played to a trick, and why another may not (HZ-5).

The facts of a refusal:

=================  =======  ==================================================================
``case``           rule     other facts
=================  =======  ==================================================================
``not_held``       HZ-4.1   ``card``
``follow_suit``    HZ-5.2   ``card``, ``led``, ``held`` (the cards of the suit led)
``heart_lead``     HZ-5.6   ``card``, ``held`` (the other cards)
=================  =======  ==================================================================

Each also carries ``allowed``, the cards that may be played instead.
"""

from __future__ import annotations

from engine.cards import Card, CardSet
from engine.games.herzeln.contracts import HEART_LEADS_BARRED
from engine.games.herzeln.profile import HerzelnProfile
from engine.tricks import followers
from engine.verdict import Fact, Refusal


class TrickPosition:
    """A hand that is about to play to a trick; ``led`` is None for a leader."""

    def __init__(
        self, profile: HerzelnProfile, contract: str, hand: CardSet, led: Card | None
    ) -> None:
        pack = hand.pack
        self.hand = hand
        self.led = led
        suit = pack.suit_bits[led.index] if led else pack.all_bits
        legal = followers(hand.bits, suit, pack.trumps)
        if led is None and profile.no_heart_lead and contract in HEART_LEADS_BARRED:
            legal = legal & ~pack.bits_of["H"] or legal
        self.legal = CardSet(pack, legal)

    def refusal(self, told: Card) -> Refusal | None:
        """Why a card may not be played; None if it may. Its code counts, not its pack."""
        card, legal = self.hand.pack.by_code.get(told.code), self.legal
        if card is None or card not in self.hand:
            return not_held(told, legal)
        if card in legal:
            return None
        held = tuple(legal.codes)
        if self.led is None:
            return Refusal("HZ-5.6", {"case": "heart_lead", "card": card.code, "held": held}, legal)
        facts: dict[str, Fact] = {"card": card.code, "led": self.led.code, "held": held}
        return Refusal("HZ-5.2", {"case": "follow_suit", **facts}, legal)


def not_held(card: Card, legal: CardSet) -> Refusal:
    """Say that a card is not in the hand."""
    return Refusal("HZ-4.1", {"case": "not_held", "card": card.code}, legal)
