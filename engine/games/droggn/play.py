"""Which card may be played, and why another may not: one answer for deals, drills and hints.

`legal_cards` alone decides what is legal; `refusal` says why a card is not.
The facts of a refusal (codes are strings, several of them a tuple in pack order):

=====================  ==========  ============================================================
``case``               rule        other facts
=====================  ==========  ============================================================
``not_held``           DG-4.3      ``card``; with 78 cards DG-14.7
``follow_suit``        DG-8.2      ``card``, ``led``, ``suit`` (Hearts, …), ``held`` (of the suit)
``follow_trump``       DG-8.2      ``card``, ``led``, ``held`` (the trumps)
``must_trump``         DG-8.2      ``card``, ``led``, ``suit`` (the one led), ``held`` (the trumps)
``follow_suit`` …      DG-8.5      the same where the Gstieß was led: ``led`` is the second card
``…_or_gstiess``       DG-8.2      the same where the Gstieß may go instead
``only_gstiess``       DG-8.7      ``card``, ``led``: only a laid-out Pagat follows, and it waits
``laid_out``           DG-8.7      ``card`` (T1): a Pagat laid out stays while others may go
``gstiess_kept``       DG-7.3      ``card`` (F): laid out in a Super Mord, it is kept to the end
``gstiess_due``        DG-14.3     ``card``: the Gstieß is barred from the last trick
=====================  ==========  ============================================================

Each also carries ``allowed``, the cards that may be played instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.cards import FOOL, Card, CardSet, Pack
from engine.errors import PackError
from engine.games.droggn.cards import DECKS, GSTIESS, PAGAT, TRUMPS, rule_with
from engine.games.droggn.profile import DroggnProfile
from engine.tricks import FollowRules, check_hand, followers
from engine.verdict import Fact, Refusal

_FOLLOW = FollowRules("DG-8.2", "DG-8.2")
_FOLLOW_SECOND = FollowRules("DG-8.5", "DG-8.5")


class PlayRules(NamedTuple):
    """What restrains the play of one deal beyond following suit.

    ``laid_out`` is the card on the table, if any; with ``barred`` the Gstieß may not be played
    to the last trick. ``watched`` are the cards that make a hand's choice other than usual.
    """

    pack: Pack
    laid_out: int = 0
    barred: bool = False

    @property
    def watched(self) -> int:
        """The cards without which a player just follows suit."""
        return GSTIESS | self.laid_out

    def restrained(self, hand: int, base: int) -> int:
        """Return what may be played of a hand, where ``base`` are the cards that may follow.

        The Gstieß always may (DG-8.4), and a card laid out waits (DG-8.7, DG-OP10).
        """
        legal = base | hand & GSTIESS
        others = legal & ~self.laid_out
        if self.barred and legal & GSTIESS and hand.bit_count() == 2:
            return GSTIESS
        return others or legal


def play_rules(profile: DroggnProfile, laid_out: int = 0) -> PlayRules:
    """Return what restrains the play; a Gstieß laid out may win the last trick (DG-7.3)."""
    barred = not profile.gstiess_last_trick and not laid_out & GSTIESS
    return PlayRules(profile.deck.pack, laid_out, barred)


def legal_cards(rules: PlayRules, hand: int, suit: int) -> int:
    """Return what may be played; ``suit`` is the suit to be followed, or the whole pack."""
    return rules.restrained(hand, followers(hand, suit, TRUMPS))


def led_card(trick: Sequence[Card]) -> Card | None:
    """Return the card that must be followed; None for a leader, and if only the Gstieß lies."""
    return next((card for card in trick if card.suit != FOOL), None)


def refusal(rules: PlayRules, hand: int, trick: Sequence[Card], card: Card) -> Refusal | None:
    """Say why a card may not be played to a trick; None if it may."""
    led, bit = led_card(trick), 1 << card.index
    suit = rules.pack.suit_bits[led.index] if led else rules.pack.all_bits
    legal = CardSet(rules.pack, legal_cards(rules, hand, suit))
    if bit & legal.bits:
        return None
    if not bit & hand:
        return _not_held(card, legal)
    if bit & rules.laid_out:
        rule, case = ("DG-8.7", "laid_out") if bit == PAGAT else ("DG-7.3", "gstiess_kept")
        return Refusal(rule, {"case": case, "card": card.code}, legal)
    if led and not bit & followers(hand, suit, TRUMPS):
        rules_broken = _FOLLOW if led is trick[0] else _FOLLOW_SECOND
        refused = rules_broken.refusal(hand, suit, led, card, legal)
        return _or_gstiess(refused) if legal.bits & GSTIESS else refused
    return Refusal("DG-14.3", {"case": "gstiess_due", "card": card.code}, legal)


def _or_gstiess(refused: Refusal) -> Refusal:
    """Say that the Gstieß may go, where a card that must follow is refused."""
    facts = refused.facts
    if not facts["held"]:
        only: dict[str, Fact] = {"case": "only_gstiess", "card": facts["card"], "led": facts["led"]}
        return Refusal("DG-8.7", only, refused.allowed)
    return Refusal(refused.rule, {**facts, "case": f"{facts['case']}_or_gstiess"}, refused.allowed)


def _not_held(card: Card, legal: CardSet) -> Refusal:
    rule = rule_with(legal.pack, "DG-4.3")
    return Refusal(rule, {"case": "not_held", "card": card.code}, legal)


class Position:
    """A hand that is about to play to a trick: what is legal, and why the rest is not."""

    def __init__(self, rules: PlayRules, hand: CardSet, trick: Sequence[Card]) -> None:
        deck = DECKS[len(rules.pack)]
        check_hand(hand, trick, 2, deck.hand, deck.rule)
        if rules.laid_out & ~hand.bits:
            raise PackError("laid_out: the card is not in the hand")
        self.hand = hand
        self.trick = tuple(trick)
        self._rules = rules

    @property
    def legal(self) -> CardSet:
        """The cards that may be played."""
        led, pack = led_card(self.trick), self._rules.pack
        suit = pack.suit_bits[led.index] if led else pack.all_bits
        return CardSet(pack, legal_cards(self._rules, self.hand.bits, suit))

    def refusal(self, card: Card) -> Refusal | None:
        """Why a card may not be played; None if it may. Its code counts, not its pack."""
        mine = self._rules.pack.by_code.get(card.code)
        if mine is None:
            return _not_held(card, self.legal)
        return refusal(self._rules, self.hand.bits, self.trick, mine)
