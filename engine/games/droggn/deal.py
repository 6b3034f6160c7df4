"""A deal of Droggn as a state machine: what all its phases have in common.

``bidding`` → ``exchange`` → ``buying`` → ``announcing`` → ``doubling`` → ``playing`` → ``over``:
a class each. Only an Ansager has buying, a Super and a Super Mord have no exchange either; if all
pass, the deal is over at once. What may be played is decided in `engine.games.droggn.play`, what
may be discarded in `engine.games.droggn.exchange` and what offered in
`engine.games.droggn.buying`; those modules list the facts of their refusals. The others, beside
those of `engine.deal`:

======================  ===================  =================================================
``case``                rule                 other facts
======================  ===================  =================================================
``too_low``             DG-5.2               ``bid`` (its id), ``highest`` (its title)
``no_such_bid``         DG-5.1               ``bid``
``only_pagat``          DG-7.2               ``cards`` (their codes)
``not_held``            DG-7.2               ``card`` (F or T1)
``twice``               DG-7.2               ``card`` (F or T1)
``not_both``            DG-7.4               none
``only_super_mord``     DG-7.3               none: the Gstieß in another contract
``only_declarer``       DG-7.3               none: the Gstieß by a defender
``not_against_mord``    DG-7.11              none: a defender's Pagat in a Super Mord
``too_late``            DG-7.1, DG-7.10      none: the declarer, or a defender, was asked before
``doubled``             DG-7.6               none: the partner's Schwacher counts for both
``retour``              DG-7.7, DG-7.9       none: a Schwacher is answered by a retour
``nothing_doubled``     DG-7.5               none: a retour where nobody has doubled
======================  ===================  =================================================
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from engine import deal
from engine.actions import Action
from engine.auction import OneRound
from engine.cards import Card
from engine.games.droggn.cards import GSTIESS, rule_with
from engine.games.droggn.contracts import THROWN_IN
from engine.games.droggn.profile import DroggnProfile
from engine.games.droggn.result import Result, ThrownInResult
from engine.games.droggn.table import Start, Terms
from engine.games.droggn.view import View
from engine.tricks import winner
from engine.view import Trick


class Deal(deal.Deal["Deal", Start]):
    """One deal at one moment; ``terms`` are what has been settled, None during the auction."""

    undealt = "talon"

    @property
    @abstractmethod
    def terms(self) -> Terms | None:
        """What has been settled since the auction; None during it."""

    @property
    @abstractmethod
    def auction(self) -> OneRound:
        """The calls."""

    @property
    def profile(self) -> DroggnProfile:
        """The rules that are played."""
        return self.start.profile

    @property
    def result(self) -> Result | ThrownInResult | None:
        """How it ended; None before."""
        return None

    @property
    def elsewhere(self) -> dict[str, int]:
        """The talon, and the discards that lie there instead."""
        terms = self.terms
        if terms is None:
            return {self.undealt: sum(self.start.undealt), "discards": 0}
        return {self.undealt: terms.talon, "discards": terms.discards}

    @property
    def calls(self) -> tuple[tuple[str, str], ...]:
        """The calls as everybody heard them: who, and what."""
        name = self.start.name
        return tuple((name(who), call or "pass") for who, call in enumerate(self.auction.calls))

    def view(self, seat: int) -> View:
        """Return what a seat may know, without a declarer no more than its hand and the calls.

        Raises `engine.errors.PackError` for a seat there is not.
        """
        none = self.start.set(0)
        return View(
            **self._seen(seat),
            calls=self.calls,
            talon=none,
            discards=none,
            asked=none,
            given=none,
            laid_out=none,
        )


class Settled(deal.Settled[Deal, Start, Terms], Deal):
    """A phase after the auction."""

    @property
    def auction(self) -> OneRound:
        """The calls."""
        return self.terms.auction

    @property
    def pack_rule(self) -> str:
        """The rule about the pack in use."""
        return rule_with(self.start.pack, "DG-3.1")

    def _taker(self, trick: Sequence[Card]) -> int:
        """Who takes a trick: the highest card, or a Gstieß that was laid out (DG-7.3)."""
        fool = self.start.pack.cards[0]
        if self.terms.laid_out & GSTIESS and fool in trick:
            return trick.index(fool)
        return winner(self.start.pack, trick)

    def view(self, seat: int) -> View:
        """Return what a seat may know. Raises `engine.errors.PackError` for no seat."""
        start, terms, seen = self.start, self.terms, self._seen(seat)
        place = start.place(seat)
        mine = place == terms.declarer
        purchase = terms.purchase
        seller = purchase.seller if purchase else None
        return View(
            **seen,
            calls=self.calls,
            declarer=start.name(terms.declarer),
            talon=start.set(self._talon_seen(mine)),
            discards=start.set(terms.discards if mine else 0),
            asked=start.set(1 << purchase.wanted.index if purchase else 0),
            seller=None if seller is None else start.name(seller),
            given=start.set(purchase.given(place, terms.declarer) if purchase else 0),
            laid_out=start.set(terms.laid_out & sum(self.hands)),
            laid_out_by=terms.laid_out_by,
            doublings=tuple(map(start.name, terms.doublers)),
            own_tricks=self._own_tricks(mine, seen["tricks"]),
            hopeless=mine and terms.hopeless,
        )

    def _talon_seen(self, by_declarer: bool) -> int:
        """Return what was seen of the talon (DG-6.1, DG-6.8, DG-14.2)."""
        terms = self.terms
        shown = terms.contract == "ansager" and self.profile.expose_talon_ansager
        return (terms.taken if by_declarer or shown else 0) | (terms.talon if self.result else 0)

    def _own_tricks(self, of_declarer: bool, tricks: tuple[Trick, ...]) -> tuple[Trick, ...]:
        """Return the tricks of one side."""
        declarer = self.start.name(self.terms.declarer)
        return tuple(
            trick
            for trick in tricks
            if trick.winner is not None and (trick.winner == declarer) == of_declarer
        )


class ThrownIn(deal.Over[Deal, Start], Deal):
    """All have passed, and the cards are thrown in (DG-5.5)."""

    turn_rule = "DG-5.5"
    phase_rule = "DG-5.5"
    terms = None
    previous: Deal
    action: Action

    def __init__(self, previous: Deal, action: Action, auction: OneRound) -> None:
        self.previous = previous
        self.action = action
        self._auction = auction

    @property
    def start(self) -> Start:
        """The table and the cards dealt."""
        return self.previous.start

    @property
    def auction(self) -> OneRound:
        """The calls."""
        return self._auction

    @property
    def contract(self) -> str:
        """Nothing is played."""
        return THROWN_IN

    @property
    def result(self) -> ThrownInResult:
        """Nobody pays."""
        return ThrownInResult(self.people, self.people[self.dealer])
