"""What the declarer may discard (DR-6.2, DR-6.3, DR-6.7, DR-OP7).

Refusals carry ``allowed``, the cards that may be discarded, and these facts:

=====================  =======  ==============================================================
``case``               rule     other facts
=====================  =======  ==============================================================
``number``             DR-6.2   ``number`` (how many were named), ``needs`` (how many it must be)
``not_held``           DR-4.3   ``card``
``king``               DR-6.3   ``card``
``trump``              DR-6.3   ``card`` (there are enough other cards)
``droll``              DR-6.7   ``card`` (trumps may go for want of others, but not the Droll)
``others_first``       DR-6.7   ``held``: the other cards, all of which must go before a trump
=====================  =======  ==============================================================
"""

from __future__ import annotations

from engine.actions import Discards
from engine.cards import CardSet
from engine.games.dreierles.cards import ALL, DROLL, KINGS, PACK, TRUMPS
from engine.verdict import Fact, Refusal

_PLAIN = ALL & ~(TRUMPS | KINGS)


def discards(hand: int, number: int) -> Discards:
    """List the discards: plain cards, and only for want of them trumps outside the Droll."""
    plain = hand & _PLAIN
    missing = number - plain.bit_count()
    if missing > 0:
        return Discards(PACK, plain, hand & TRUMPS & ~DROLL, missing)
    return Discards(PACK, 0, plain, number)


def discard_refusal(hand: int, number: int, cards: CardSet) -> Refusal | None:
    """Say why these cards may not be discarded; None if they may."""
    choice, bits = discards(hand, number), cards.bits
    allowed = CardSet(PACK, choice.forced | choice.free)
    if strange := bits & ~hand:
        return Refusal("DR-4.3", {"case": "not_held", "card": PACK.first(strange)}, allowed)
    if bits.bit_count() != number:
        counts: dict[str, Fact] = {"number": bits.bit_count(), "needs": number}
        return Refusal("DR-6.2", {"case": "number", **counts}, allowed)
    if bits & KINGS:
        return Refusal("DR-6.3", {"case": "king", "card": PACK.first(bits & KINGS)}, allowed)
    if bits & TRUMPS and not allowed.bits & TRUMPS:
        return Refusal("DR-6.3", {"case": "trump", "card": PACK.first(bits & TRUMPS)}, allowed)
    return _forced_refusal(choice, bits, allowed)


def _forced_refusal(choice: Discards, bits: int, allowed: CardSet) -> Refusal | None:
    """There are too few plain cards: all of them go, and trumps outside the Droll (DR-OP7)."""
    if bits & DROLL:
        return Refusal("DR-6.7", {"case": "droll", "card": PACK.first(bits & DROLL)}, allowed)
    if choice.forced & ~bits:
        held = tuple(CardSet(PACK, choice.forced).codes)
        return Refusal("DR-6.7", {"case": "others_first", "held": held}, allowed)
    return None
