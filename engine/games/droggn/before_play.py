"""The phases before play: bidding, exchange, buying, announcing and doubling (DG-5 to DG-7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine import bidding
from engine.actions import Action, Buy, Discard, Done, Double, LayOut, Pass, Retour
from engine.auction import OneRound
from engine.cards import CardSet
from engine.games.droggn.buying import Purchase, offer_refusal, purchases
from engine.games.droggn.cards import DECKS, GSTIESS, PAGAT
from engine.games.droggn.contracts import BIDS, SUPER_MORD
from engine.games.droggn.deal import Deal, Settled, ThrownIn
from engine.games.droggn.exchange import discard_refusal, discards
from engine.games.droggn.play import play_rules
from engine.games.droggn.playing import first_lead
from engine.games.droggn.table import Start, Terms
from engine.playing import LAST, NEXT
from engine.table import changed
from engine.verdict import Refusal

_PASS, _DONE, _DOUBLE, _RETOUR = Pass(), Done(), Double(), Retour()
_PASS_OR_DOUBLE: tuple[Action, ...] = (_PASS, _DOUBLE)
_PASS_OR_RETOUR: tuple[Action, ...] = (_PASS, _RETOUR)
_LAY_OUT = {
    (cards, bit): LayOut(CardSet(deck.pack, bit))
    for cards, deck in DECKS.items()
    for bit in (PAGAT, GSTIESS)
}
OPENING = OneRound(tuple(BIDS))
"""The auction before the first call; after a Super Mord the others are still asked (DG-OP16)."""


class Bidding(bidding.Bidding[Deal, Start], Deal):
    """Each player speaks once (DG-5)."""

    turn_rule: ClassVar[str] = "DG-2.3"
    phase_rule: ClassVar[str] = "DG-5.2"

    def settled(self, action: Action, auction: OneRound) -> Deal:
        """Give the talon to the declarer (DG-6.1), leave it (DG-6.8), or throw in (DG-5.5)."""
        start, contract, declarer = self.start, auction.highest, auction.bidder
        if contract is None or declarer is None:
            return ThrownIn(self, action, auction)
        talon = sum(start.undealt)
        taken = talon if BIDS[contract].takes else 0
        rules = play_rules(start.profile)
        terms = Terms(
            start=start,
            auction=auction,
            contract=contract,
            declarer=declarer,
            hands=changed(start.hands, declarer, taken),
            talon=talon ^ taken,
            taken=taken,
            rules=rules,
            watched=rules.watched,
            stops=contract == SUPER_MORD,
        )
        return (Exchange if taken else Announcing)(terms, self, action)

    def bid_refusal(self, bid: str) -> Refusal:
        """Say why a bid may not be made (DG-5.1, DG-5.2)."""
        if bid not in BIDS:
            return Refusal("DG-5.1", {"case": "no_such_bid", "bid": bid})
        highest = BIDS[self.auction.highest or bid].title
        return Refusal("DG-5.2", {"case": "too_low", "bid": bid, "highest": highest})


class Exchange(Settled):
    """The declarer has taken the talon and discards as many cards (DG-6.1)."""

    phase: ClassVar[str] = "exchange"
    turn_rule: ClassVar[str] = "DG-6.1"
    phase_rule: ClassVar[str] = "DG-6.1"

    def actions(self) -> Sequence[Action]:
        """All discards that are allowed."""
        return discards(self.profile, self._hand)

    def _then(self, action: Action) -> Deal:
        """Discard."""
        assert isinstance(action, Discard)
        terms, bits = self.terms, action.cards.bits
        terms = terms.but(hands=changed(terms.hands, self._declarer, bits), discards=bits)
        return (Buying if BIDS[terms.contract].buys else Announcing)(terms, self, action)

    def _refusal(self, action: Action) -> Refusal | None:
        if not isinstance(action, Discard):
            return self._not_now(action)
        return discard_refusal(self.profile, self._hand, action.cards)


class Buying(Settled):
    """The declarer of an Ansager may ask for a card (DG-6.6)."""

    phase: ClassVar[str] = "buying"
    turn_rule: ClassVar[str] = "DG-6.6"
    phase_rule: ClassVar[str] = "DG-6.6"

    def actions(self) -> Sequence[Action]:
        """Pass, or ask for any card and offer one."""
        return purchases(self.profile, self._hand)

    def _then(self, action: Action) -> Deal:
        """Exchange the two cards, if another player has the one asked for (DG-6.7)."""
        terms = self.terms
        if isinstance(action, Buy):
            terms = _bought(terms, action)
        return Announcing(terms, self, action)

    def _refusal(self, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        if not isinstance(action, Buy):
            return self._not_now(action)
        return offer_refusal(self.profile, self._hand, action.offered)


def _bought(terms: Terms, action: Buy) -> Terms:
    wanted, offered = 1 << action.wanted.index, 1 << action.offered.index
    declarer, hands = terms.declarer, terms.hands
    holders = [place for place in range(3) if place != declarer and hands[place] & wanted]
    seller = next(iter(holders), None)
    if seller is not None:
        hands = changed(changed(hands, declarer, wanted | offered), seller, wanted | offered)
    return terms.but(hands=hands, purchase=Purchase(action.wanted, action.offered, seller))


def _laid_out(terms: Terms, bit: int) -> Terms:
    rules = play_rules(terms.start.profile, bit)
    return terms.but(laid_out=bit, rules=rules, watched=rules.watched)


def _wrong_cards(terms: Terms, hand: int, cards: CardSet) -> Refusal | None:
    """Say why cards may not be laid out by anybody, or not again (DG-7.2, DG-7.4)."""
    bits = cards.bits
    if bits not in {PAGAT, GSTIESS, PAGAT | GSTIESS}:
        return Refusal("DG-7.2", {"case": "only_pagat", "cards": tuple(cards.codes)})
    if bits == terms.laid_out:
        return Refusal("DG-7.2", {"case": "twice", "card": cards.codes[0]})
    if bits == PAGAT | GSTIESS or terms.laid_out:
        return Refusal("DG-7.4", {"case": "not_both"})
    if not bits & hand:
        return Refusal("DG-7.2", {"case": "not_held", "card": cards.codes[0]})
    return None


class Announcing(Settled):
    """The declarer may lay out a card, and then says *ich liege* (DG-7.1 to DG-7.4)."""

    phase: ClassVar[str] = "announcing"
    turn_rule: ClassVar[str] = "DG-7.1"
    phase_rule: ClassVar[str] = "DG-7.1"

    def actions(self) -> Sequence[Action]:
        """Go on, or lay out a card."""
        terms = self.terms
        may = self._hand & (PAGAT | GSTIESS if terms.contract == SUPER_MORD else PAGAT)
        if terms.laid_out or not may:
            return (_DONE,)
        return (
            _DONE,
            *(_LAY_OUT[self.profile.cards, bit] for bit in (PAGAT, GSTIESS) if bit & may),
        )

    def _then(self, action: Action) -> Deal:
        """Lay out a card, or be ready."""
        terms = self.terms
        if isinstance(action, LayOut):
            return Announcing(_laid_out(terms, action.cards.bits), self, action)
        declarer = terms.declarer
        return Doubling(terms, self, action, (NEXT[declarer], LAST[declarer]))

    def _refusal(self, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, LayOut):
            return self._not_now(action)
        wrong = _wrong_cards(self.terms, self._hand, action.cards)
        if wrong is None and action.cards.bits == GSTIESS and self.contract != SUPER_MORD:
            return Refusal("DG-7.3", {"case": "only_super_mord"})
        return wrong


class Doubling(Settled):
    """Somebody is asked: for a Schwacher, for a retour, or only for the Pagat (DG-7.5 to DG-7.10).

    ``asked`` are the places that are asked one after the other until somebody doubles. With
    ``only_pagat`` the partner has doubled already, and all that is left is to lay it out (DG-7.10).
    """

    phase: ClassVar[str] = "doubling"
    turn_rule: ClassVar[str] = "DG-7.5"
    phase_rule: ClassVar[str] = "DG-7.5"

    def __init__(
        self,
        terms: Terms,
        previous: Deal,
        action: Action,
        asked: tuple[int, ...],
        only_pagat: bool = False,
    ) -> None:
        super().__init__(terms, previous, action)
        self.asked = asked
        self.only_pagat = only_pagat

    @property
    def to_move(self) -> int:
        """The seat that is asked."""
        return self.start.players[self.asked[0]]

    def actions(self) -> Sequence[Action]:
        """Pass, double, or lay out the Pagat."""
        terms = self.terms
        if terms.doublers and not self.only_pagat:
            return _PASS_OR_RETOUR
        menu = (_PASS,) if self.only_pagat else _PASS_OR_DOUBLE
        if terms.hands[self.asked[0]] & PAGAT and _may_lay_out(terms):
            return (*menu, _LAY_OUT[self.profile.cards, PAGAT])
        return menu

    def _then(self, action: Action) -> Deal:
        """Answer; after a doubling the other side is asked."""
        terms = self.terms
        if isinstance(action, LayOut):
            terms = _laid_out(terms, PAGAT)
            if not self.only_pagat:
                return Doubling(terms, self, action, self.asked)
        elif isinstance(action, Double | Retour):
            return self._doubled(terms.but(doublers=(*terms.doublers, self.asked[0])), action)
        elif len(self.asked) > 1:
            return Doubling(terms, self, action, self.asked[1:])
        following = _ask_other_side if self.only_pagat else first_lead
        return following(terms, self, action)

    def _doubled(self, terms: Terms, action: Action) -> Deal:
        if len(terms.doublers) == 1 and len(self.asked) > 1 and _may_lay_out(terms):
            return Doubling(terms, self, action, self.asked[1:], only_pagat=True)
        return _ask_other_side(terms, self, action)

    def _refusal(self, action: Action) -> Refusal | None:
        doubled = bool(self.terms.doublers)
        if isinstance(action, Pass):
            return None
        if isinstance(action, LayOut):
            return self._refused_laying_out(action.cards)
        if isinstance(action, Double) and doubled:
            rule, case = ("DG-7.6", "doubled") if self.only_pagat else (self._retour_rule, "retour")
            return Refusal(rule, {"case": case})
        if isinstance(action, Retour) and not doubled:
            return Refusal("DG-7.5", {"case": "nothing_doubled"})
        if isinstance(action, Retour) and self.only_pagat:
            return Refusal("DG-7.6", {"case": "doubled"})
        return None if isinstance(action, Double | Retour) else self._not_now(action)

    @property
    def _retour_rule(self) -> str:
        return "DG-7.9" if self.profile.retour_limit <= 1 else "DG-7.7"

    def _refused_laying_out(self, cards: CardSet) -> Refusal | None:
        terms, place = self.terms, self.asked[0]
        if place == terms.declarer:
            return Refusal("DG-7.1", {"case": "too_late"})
        if cards.bits == GSTIESS:
            return Refusal("DG-7.3", {"case": "only_declarer"})
        if cards.bits == PAGAT and terms.contract == SUPER_MORD:
            return Refusal("DG-7.11", {"case": "not_against_mord"})
        wrong = _wrong_cards(terms, terms.hands[place], cards)
        if wrong is None and terms.doublers and not self.only_pagat:
            return Refusal("DG-7.10", {"case": "too_late"})
        return wrong


def _may_lay_out(terms: Terms) -> bool:
    """Whether a defender may lay out the Pagat, for all that everybody knows (DG-7.4, DG-7.11)."""
    return not terms.laid_out and terms.contract != SUPER_MORD


def _ask_other_side(terms: Terms, previous: Deal, action: Action) -> Deal:
    """Ask for a retour, if one is left (DG-7.7, DG-7.9); else play begins."""
    doublers, declarer = terms.doublers, terms.declarer
    if len(doublers) > terms.start.profile.retour_limit:
        return first_lead(terms, previous, action)
    by_declarer = doublers[-1] == declarer
    asked = (NEXT[declarer], LAST[declarer]) if by_declarer else (declarer,)
    return Doubling(terms, previous, action, asked)
