"""Which card may be played, and why another may not: one answer for deals, drills and hints.

The facts of a refusal (codes are strings, several of them a tuple in pack order):

=====================  ==========  ============================================================
``case``               rule        other facts
=====================  ==========  ============================================================
``not_held``           DT-4.2      ``card``
``follow_suit``        DT-8.2      ``card``, ``led``, ``suit`` (Hearts, …), ``held`` (of the suit)
``follow_trump``       DT-8.2      ``card``, ``led``, ``held`` (the tarocks)
``must_trump``         DT-8.3      ``card``, ``led``, ``suit`` (the one led), ``held`` (the tarocks)
``bird_early``         DT-7.4      ``card``, ``bird`` (its name), ``number`` (of the trick), ``due``
``pagat_last``         DT-14.2     ``card`` (T1), ``others`` (the other tarocks in hand)
``must_beat``          DT-14.6     ``card``, ``best`` (which lies), ``held`` (those that beat it)
=====================  ==========  ============================================================

Each also carries ``allowed``, the cards that may be played instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.cards import Card, CardSet
from engine.games.dreiertarock.cards import ALL, HAND, PACK, PAGAT, TAROCKS
from engine.games.dreiertarock.contracts import BIRDS, TRISCHAKEN, Bird
from engine.games.dreiertarock.profile import DreiertarockProfile
from engine.tricks import FollowRules, check_hand, followers, strongest
from engine.verdict import Bar, Fact, Refusal

_FOLLOW = FollowRules("DT-8.2", "DT-8.3")
_BIRDS = tuple(BIRDS.values())


class PlayRules(NamedTuple):
    """What restrains the play of one deal beyond following suit.

    ``birds`` are the announced ones (DT-7.4); ``trischaken`` keeps the Pagat back (DT-14.2);
    ``beat`` demands to beat (DT-14.6). ``start`` is the size of a hand at the first trick, so
    that a hand tells the trick's number.
    """

    birds: int = 0
    trischaken: bool = False
    beat: bool = False
    start: int = HAND

    @property
    def watched(self) -> int:
        """The cards without which no special rule can matter."""
        if self.beat:
            return ALL
        return PAGAT if self.trischaken else self.birds

    def bars(self, hand: int, suit: int, trick: int, base: int) -> list[Bar]:
        """List what special rules forbid of the ``base`` cards that may follow."""
        if self.trischaken:
            return self._in_trischaken(suit, trick, base)
        number = self._number(hand)
        return [
            Bar(
                bird.bit,
                "DT-7.4",
                "bird_early",
                {"bird": bird.title, "number": number, "due": bird.trick},
            )
            for bird in self._early(hand, base)
        ]

    def _number(self, hand: int) -> int:
        """The number of the trick to which a hand of this size is about to play."""
        return self.start - hand.bit_count() + 1

    def _early(self, hand: int, base: int) -> list[Bird]:
        """List the announced birds that must wait, unless nothing else may be played (DT-7.6)."""
        announced = base & self.birds
        if not announced:
            return []
        number = self._number(hand)
        early = [bird for bird in _BIRDS if bird.bit & announced and number < bird.trick]
        return early if sum([bird.bit for bird in early]) != base else []

    def _in_trischaken(self, suit: int, trick: int, base: int) -> list[Bar]:
        bars, others = [], base & TAROCKS & ~PAGAT
        if base & PAGAT and others:
            facts: dict[str, Fact] = {"others": tuple(CardSet(PACK, others).codes)}
            bars.append(Bar(PAGAT, "DT-14.2", "pagat_last", facts))
            base ^= PAGAT
        if self.beat and trick:
            best = strongest(trick, suit, TAROCKS)
            # Bits run from strong to weak, and base is of one suit if it can beat at all.
            beating = base & (suit | TAROCKS) & (best - 1)
            if beating and beating != base:
                held = tuple(CardSet(PACK, beating).codes)
                facts = {"best": str(CardSet(PACK, best)), "held": held}
                bars.append(Bar(base & ~beating, "DT-14.6", "must_beat", facts))
        return bars

    def left_of(self, hand: int, suit: int, trick: int, base: int) -> int:
        """Return what special rules leave of the cards that may follow."""
        if self.trischaken:
            for bar in self._in_trischaken(suit, trick, base):
                base &= ~bar.cards
            return base
        for bird in self._early(hand, base):
            base ^= bird.bit
        return base


def play_rules(profile: DreiertarockProfile, contract: str, birds: int = 0) -> PlayRules:
    """Return what restrains the play under a profile and contract."""
    if contract == TRISCHAKEN:
        return PlayRules(trischaken=True, beat=profile.tariff == "st_louis")
    return PlayRules(birds)


def refusal(  # noqa: PLR0913, PLR0917
    rules: PlayRules, hand: int, suit: int, trick: int, led: Card | None, card: Card
) -> Refusal | None:
    """Say why a card may not be played; None if it may.

    ``suit`` holds the cards of the suit led (the whole pack for a leader), ``trick`` those
    played; ``led`` is None for a leader.
    """
    bit, base = 1 << card.index, followers(hand, suit, TAROCKS)
    bars = rules.bars(hand, suit, trick, base)
    legal = CardSet(PACK, base & ~sum(bar.cards for bar in bars))
    if bit & legal.bits:
        return None
    if not bit & hand:
        return Refusal("DT-4.2", {"case": "not_held", "card": card.code}, legal)
    if led and not bit & base:
        return _FOLLOW.refusal(hand, suit, led, card, legal)
    bar = next(bar for bar in bars if bit & bar.cards)
    return Refusal(bar.rule, {"case": bar.case, "card": card.code, **bar.facts}, legal)


class Position:
    """A hand that is about to play to a trick: what is legal, and why the rest is not."""

    def __init__(self, rules: PlayRules, hand: CardSet, trick: Sequence[Card]) -> None:
        played = check_hand(hand, trick, 2, HAND, "DT-4.2")
        self.hand = hand
        self.trick = tuple(trick)
        self._rules = rules
        self._suit = PACK.suit_bits[trick[0].index] if trick else ALL
        self._played = played.bits

    @property
    def legal(self) -> CardSet:
        """The cards that may be played."""
        hand = self.hand.bits
        base = followers(hand, self._suit, TAROCKS)
        return CardSet(PACK, self._rules.left_of(hand, self._suit, self._played, base))

    def refusal(self, card: Card) -> Refusal | None:
        """Why a card may not be played; None if it may."""
        led = self.trick[0] if self.trick else None
        return refusal(self._rules, self.hand.bits, self._suit, self._played, led, card)
