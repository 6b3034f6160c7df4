"""Which card may be played, and why another may not: one answer for deals, drills and hints.

`followers` and `PlayRules` alone decide what is legal; `refusal` says why a card is not.
The facts of a refusal (codes are strings, several of them a tuple in pack order):

=====================  ==========  ============================================================
``case``               rule        other facts
=====================  ==========  ============================================================
``not_held``           DR-4.3      ``card``
``follow_suit``        DR-8.2      ``card``, ``led``, ``suit`` (Hearts, …), ``held`` (of the suit)
``follow_trump``       DR-8.2      ``card``, ``led``, ``held`` (the trumps)
``must_trump``         DR-8.3      ``card``, ``led``, ``suit`` (the one led), ``held`` (the trumps)
``laid_out``           DR-7.17     ``card`` (T1): the laid-out Pfeife stays while others may go
``pfeife_due``         DR-11.11    ``card``, ``needs`` (T1), ``number`` (of the trick, 3)
``pfeife_due``         DR-11.4     ``card``, ``needs`` (T1), ``number`` (of the trump lead, 3)
``pfeife_early``       DR-11.11    ``card`` (T1), ``number`` (of the trick, 1 or 2)
``pfeife_early``       DR-11.4     ``card`` (T1), ``number`` (trump leads so far, 0 to 2)
``behind_stiess``      DR-11.5     ``card`` (T21), ``others`` (trumps that may be played)
``clash``              DR-11.12    ``card`` (T21), ``needs`` (T1)
``lead_trump``         DR-15.2     ``card``, ``number`` (of the trick)
``honour_due``         DR-15.2     ``card``, ``needs`` (F, T21 or both), ``number``
``not_both``           DR-15.2     ``card`` (F or T21), ``other`` (which lies in the trick)
``pfeife_due``         DR-15.2     ``card``, ``needs`` (T1), ``number`` (3)
``pfeife_early``       DR-15.2     ``card`` (T1), ``number``
=====================  ==========  ============================================================

Each also carries ``allowed``, the cards that may be played instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.cards import Card, CardSet
from engine.games.dreierles.cards import ALL, HAND, PACK, PFEIFE, STIESS, T21, TRUMPS
from engine.games.dreierles.contracts import RAEUBER
from engine.games.dreierles.profile import DreierlesProfile
from engine.tricks import FollowRules, check_hand, followers
from engine.verdict import Bar, Fact, Refusal

_FOLLOW = FollowRules("DR-8.2", "DR-8.3")
_LAID_OUT = Bar(PFEIFE, "DR-7.17", "laid_out", {})


class Moment(NamedTuple):
    """One player's turn: bit sets of the hand, the led suit, the trick; earlier trump leads.

    ``suit`` is the whole pack for a leader. ``trump_leads`` counts the present trick too.
    """

    hand: int
    suit: int
    trick: int
    trump_leads: int


class PlayRules(NamedTuple):
    """What restrains the play of one deal beyond following suit.

    ``watched`` are the cards without which no special rule can matter (the quick test);
    ``start`` is the size of a hand at the first trick, so that a hand tells the trick's number.
    """

    droll_rule: str
    clash: str
    laid_out: int
    watched: int
    start: int = HAND

    def number(self, hand: int) -> int:
        """The number of the trick (1 to 16) to which a hand of this size is about to play."""
        return self.start - hand.bit_count() + 1

    @property
    def counts_leads(self) -> bool:
        """Whether it matters how many tricks were led with a trump (DR-11.4)."""
        return self.droll_rule == "steinmauern"

    def bars(self, base: int, moment: Moment) -> list[Bar]:
        """List what special rules forbid of the ``base`` cards that may follow."""
        if self.laid_out:
            return [_LAID_OUT] if base != self.beside_laid_out(base) else []
        bars = _DROLL_RULES[self.droll_rule](self, base, moment)
        if _left(base, bars):
            return bars
        return self._without_choice(base)

    def beside_laid_out(self, base: int) -> int:
        """Return what a laid-out Pfeife leaves to play: it stays while others may go (DR-7.17)."""
        return base & ~self.laid_out or base

    def left_of(self, base: int, moment: Moment) -> int:
        """Return what special rules leave of the cards that may follow."""
        return _left(base, self.bars(base, moment)) if base & self.watched else base

    def _without_choice(self, base: int) -> list[Bar]:
        """Nothing would be left: the rules about single cards give way (DR-11.12, DR-OP10)."""
        if base == T21 | PFEIFE and self.clash == "pfeife":
            return [Bar(T21, "DR-11.12", "clash", {"needs": "T1"})]
        return []


def play_rules(
    profile: DreierlesProfile, contract: str, laid_out: bool = False, start: int = HAND
) -> PlayRules:
    """Return what restrains the play under a profile and contract."""
    if contract != RAEUBER:
        pfeife = PFEIFE if laid_out else 0
        return PlayRules("none", profile.raeuber_clash, pfeife, pfeife, start)
    rule = profile.raeuber_droll_rule
    return PlayRules(rule, profile.raeuber_clash, 0, _WATCHED[rule], start)


_WATCHED = {
    "none": 0,
    "steinmauern": T21 | PFEIFE,
    "steinmauern_third_trick": T21 | PFEIFE,
    "iffezheim": ALL,
}


def legal_cards(rules: PlayRules, moment: Moment) -> int:
    """Return, as a bit set, the cards that may be played."""
    return rules.left_of(followers(moment.hand, moment.suit, TRUMPS), moment)


def refusal(rules: PlayRules, moment: Moment, led: Card | None, card: Card) -> Refusal | None:
    """Say why a card may not be played; None if it may. ``led`` is None for a leader."""
    hand, bit = moment.hand, 1 << card.index
    legal = CardSet(PACK, legal_cards(rules, moment))
    if bit & legal.bits:
        return None
    if not bit & hand:
        return Refusal("DR-4.3", {"case": "not_held", "card": card.code}, legal)
    base = followers(hand, moment.suit, TRUMPS)
    if led and not bit & base:
        return _FOLLOW.refusal(hand, moment.suit, led, card, legal)
    bar = next(bar for bar in rules.bars(base, moment) if bit & bar.cards)
    return Refusal(bar.rule, {"case": bar.case, "card": card.code, **bar.facts}, legal)


def _left(base: int, bars: list[Bar]) -> int:
    for bar in bars:
        base &= ~bar.cards
    return base


def _no_rule(rules: PlayRules, base: int, moment: Moment) -> list[Bar]:
    return []


def _behind_stiess(base: int, moment: Moment) -> list[Bar]:
    """The 21 stays out of a trick that holds the Stiess (DR-11.5)."""
    if not (moment.trick & STIESS and base & T21):
        return []
    others = tuple(CardSet(PACK, base & TRUMPS & ~T21).codes)
    return [Bar(T21, "DR-11.5", "behind_stiess", {"others": others})]


def _third_trick(rules: PlayRules, base: int, moment: Moment) -> list[Bar]:
    """The Pfeife belongs in the third trick of the deal (DR-11.11)."""
    number = rules.number(moment.hand)
    facts: dict[str, Fact] = {"number": number}
    if base & PFEIFE and number == 3:
        return [Bar(base ^ PFEIFE, "DR-11.11", "pfeife_due", {"needs": "T1", **facts})]
    bars = _behind_stiess(base, moment)
    if number < 3:
        bars.append(Bar(PFEIFE, "DR-11.11", "pfeife_early", facts))
    return bars


def _third_trump_lead(rules: PlayRules, base: int, moment: Moment) -> list[Bar]:
    """The Pfeife belongs in the third trick to which a trump is led (DR-11.4, DR-OP15)."""
    leading = moment.suit == ALL
    if base & PFEIFE:
        due: dict[str, Fact] = {"needs": "T1", "number": 3}
        if leading and moment.trump_leads == 2:
            return [Bar(base & TRUMPS ^ PFEIFE, "DR-11.4", "pfeife_due", due)]
        if moment.suit == TRUMPS and moment.trump_leads == 3:
            return [Bar(base ^ PFEIFE, "DR-11.4", "pfeife_due", due)]
    bars = _behind_stiess(base, moment)
    if moment.trump_leads < 3:
        bars.append(Bar(PFEIFE, "DR-11.4", "pfeife_early", {"number": moment.trump_leads}))
    return bars


def _iffezheim(rules: PlayRules, base: int, moment: Moment) -> list[Bar]:
    """Trumps first; Stiess and 21 in the first two tricks, the Pfeife in the third (DR-15.2)."""
    number = rules.number(moment.hand)
    if number > 3:
        return []
    facts: dict[str, Fact] = {"number": number}
    bars: list[Bar] = []
    if moment.suit == ALL and base & TRUMPS:
        bars.append(Bar(base & ~TRUMPS, "DR-15.2", "lead_trump", facts))
        base &= TRUMPS
    if number == 3:
        due = {"needs": "T1", **facts}
        return [*bars, Bar(base ^ PFEIFE, "DR-15.2", "pfeife_due", due)] if base & PFEIFE else bars
    for mine, other in ((T21, STIESS), (STIESS, T21)):
        if base & mine and moment.trick & other and base & TRUMPS & ~mine:
            code = str(CardSet(PACK, other))
            bars.append(Bar(mine, "DR-15.2", "not_both", {"other": code}))
            base ^= mine
    honours = base & (STIESS | T21)
    if honours:
        needs = tuple(CardSet(PACK, honours).codes)
        return [*bars, Bar(base ^ honours, "DR-15.2", "honour_due", {"needs": needs, **facts})]
    if base & PFEIFE and base & TRUMPS & ~PFEIFE:
        bars.append(Bar(PFEIFE, "DR-15.2", "pfeife_early", facts))
    return bars


_DROLL_RULES = {
    "none": _no_rule,
    "steinmauern_third_trick": _third_trick,
    "steinmauern": _third_trump_lead,
    "iffezheim": _iffezheim,
}


class Position:
    """A hand that is about to play to a trick: what is legal, and why the rest is not."""

    def __init__(self, rules: PlayRules, hand: CardSet, trick: Sequence[Card], leads: int) -> None:
        played = check_hand(hand, trick, 2, HAND, "DR-4.3")
        self.hand = hand
        self.trick = tuple(trick)
        self._rules = rules
        suit = PACK.suit_bits[trick[0].index] if trick else ALL
        self._moment = Moment(hand.bits, suit, played.bits, leads + (suit == TRUMPS))

    @property
    def legal(self) -> CardSet:
        """The cards that may be played."""
        return CardSet(PACK, legal_cards(self._rules, self._moment))

    def refusal(self, card: Card) -> Refusal | None:
        """Why a card may not be played; None if it may."""
        led = self.trick[0] if self.trick else None
        return refusal(self._rules, self._moment, led, card)
