"""What the declarer may lay away (DT-6.2, DT-6.3, DT-6.8, DT-6.9).

Refusals carry ``allowed``, the cards that may be laid away, and these facts:

=================  =======  ===============================================================
``case``           rule     other facts
=================  =======  ===============================================================
``number``         DT-6.2   ``number`` (how many were named), ``needs`` (how many it must be)
``not_held``       DT-4.2   ``card``
``king``           DT-6.3   ``card``
``trull``          DT-6.3   ``card``
``tarock``         DT-6.9   ``card`` (there are enough suit cards)
``others_first``   DT-6.9   ``held``: the suit cards, all of which must go before a tarock
=================  =======  ===============================================================
"""

from __future__ import annotations

from engine.actions import Discards
from engine.cards import CardSet
from engine.games.dreiertarock.cards import KINGS, PACK, PACKET, PLAIN, TAROCKS, TRULL
from engine.verdict import Fact, Refusal


def discards(hand: int, rule: str) -> Discards:
    """List what may be laid away under a ``discard_rule``."""
    if rule == "free":
        return Discards(PACK, 0, hand, PACKET)
    plain = hand & PLAIN
    missing = PACKET - plain.bit_count()
    if missing > 0:
        return Discards(PACK, plain, hand & TAROCKS & ~TRULL, missing)
    return Discards(PACK, 0, plain, PACKET)


def discard_refusal(hand: int, rule: str, cards: CardSet) -> Refusal | None:
    """Say why these cards may not be laid away; None if they may."""
    choice, bits = discards(hand, rule), cards.bits
    allowed = CardSet(PACK, choice.forced | choice.free)
    if strange := bits & ~hand:
        return Refusal("DT-4.2", {"case": "not_held", "card": PACK.first(strange)}, allowed)
    if bits.bit_count() != PACKET:
        counts: dict[str, Fact] = {"number": bits.bit_count(), "needs": PACKET}
        return Refusal("DT-6.2", {"case": "number", **counts}, allowed)
    return None if rule == "free" else _austrian(choice, bits, allowed)


def _austrian(choice: Discards, bits: int, allowed: CardSet) -> Refusal | None:
    for case, cards in (("king", KINGS), ("trull", TRULL)):
        if bits & cards:
            return Refusal("DT-6.3", {"case": case, "card": PACK.first(bits & cards)}, allowed)
    if bits & TAROCKS and not allowed.bits & TAROCKS:
        return Refusal("DT-6.9", {"case": "tarock", "card": PACK.first(bits & TAROCKS)}, allowed)
    if choice.forced & ~bits:
        held = tuple(CardSet(PACK, choice.forced).codes)
        return Refusal("DT-6.9", {"case": "others_first", "held": held}, allowed)
    return None
