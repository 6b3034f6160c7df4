"""Following suit, trumping, and who takes the trick: what the trump games share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.cards import FOOL, TRUMP, Card, CardSet, Pack
from engine.errors import PackError
from engine.verdict import Fact, Refusal


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


@lru_cache(maxsize=20)
def stronger(pack: Pack) -> dict[int, int]:
    """Return for each card, as a one-bit set, those that beat it when they are played after it.

    The same as `strongest`, card by card: the higher ones of its suit, and all trumps if it is
    none (DR-8.6). A Fool that is no trump beats nothing and is beaten by everything, for it asks
    for no suit (DG-8.4, DG-8.5).
    """
    found = {}
    for card in pack.cards:
        bit, suit = 1 << card.index, pack.bits_of[card.suit]
        higher = suit & (bit - 1)
        found[bit] = higher if card.suit == TRUMP else higher | pack.trumps
        if card.suit == FOOL:
            found[bit] = pack.all_bits ^ bit
    return found


def winner(pack: Pack, trick: Sequence[Card]) -> int:
    """Return the place (0 = led) of the card that takes the trick.

    Raises ``ValueError`` for an empty trick and `engine.errors.PackError` for a card twice.
    """
    if not trick:
        raise ValueError("a trick needs at least one card")
    pack.set(trick)
    best, beating = 0, stronger(pack)
    for place, card in enumerate(trick):
        if 1 << card.index & beating[1 << trick[best].index]:
            best = place
    return best


class FollowRules(NamedTuple):
    """The rules of a game that a card breaks: to ``follow`` suit, else to ``trump``."""

    follow: str
    trump: str

    def refusal(self, hand: int, suit: int, led: Card, card: Card, legal: CardSet) -> Refusal:
        """Say why a card may not follow another one, where `followers` does not list it.

        ``case`` is ``follow_suit``, ``follow_trump`` or ``must_trump``; other facts ``card``,
        ``led``, ``held`` (the cards of that kind that may be played: another rule can forbid some
        of them), and ``suit`` (the name of a plain one).
        """
        pack = legal.pack
        following = suit if hand & suit else pack.trumps
        held = tuple(CardSet(pack, legal.bits & following).codes)
        facts: dict[str, Fact] = {"card": card.code, "led": led.code, "held": held}
        if suit == pack.trumps:
            return Refusal(self.follow, {"case": "follow_trump", **facts}, legal)
        facts["suit"] = pack.suits[led.suit]
        if hand & suit:
            return Refusal(self.follow, {"case": "follow_suit", **facts}, legal)
        return Refusal(self.trump, {"case": "must_trump", **facts}, legal)


def check_hand(hand: CardSet, table: Sequence[Card], most: int, whole: int, rule: str) -> CardSet:
    """Make sure that a hand may stand before at most so many cards; return these as a set.

    ``whole`` are the cards of a whole hand, by a ``rule`` about the deal. Raises `PackError` for
    an empty hand or one of more cards, a full trick, and a card in two places.
    """
    if not hand.bits:
        raise PackError("the hand is empty")
    if len(hand) > whole:
        raise PackError(f"the hand has {len(hand)} cards, more than {whole} ({rule})")
    if len(table) > most:
        raise PackError(f"the trick is complete: {len(table)} cards have been played")
    played = hand.pack.set(table)
    if played & hand:
        raise PackError(f"card {played & hand} is in the hand and on the table")
    return played
