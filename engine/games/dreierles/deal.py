"""A deal of Dreierles as a state machine: what all its phases have in common.

``bidding`` → ``exchange`` → ``announcing`` → ``knocking`` → ``playing`` → ``over``: a class
each. A Solo has no exchange, a Räuber neither exchange nor announcing, and nobody is asked
to knock who may not. What may be played is decided in `engine.games.dreierles.play`, what may
be discarded in `engine.games.dreierles.exchange`; those modules list the facts of their
refusals. The others, beside those of `engine.deal`:

=====================  =======================  =============================================
``case``               rule                     other facts
=====================  =======================  =============================================
``too_low``            DR-5.2                   ``bid``, ``highest`` (contract ids)
``no_such_bid``        DR-5.1                   ``bid``; ``…_or_solo_du`` where that is known
``solo_only``          DR-12.6                  ``bid``
``only_pfeife``        DR-7.7                   ``cards`` (their codes)
``not_held``           DR-4.3                   ``card``
``twice``              DR-7.7, DR-7.3           ``action``
``unknown``            DR-7.3                   ``what``
``no_announcement``    DR-7.15                  ``what``
``too_few_trumps``     DR-7.1                   ``number`` (of trumps in the hand)
``no_right``           DR-7.12, DR-7.21, …      ``name``
=====================  =======================  =============================================
"""

from __future__ import annotations

from abc import abstractmethod

from engine import deal
from engine.auction import OneRound
from engine.cards import CardSet
from engine.games.dreierles.cards import PACK, PFEIFE
from engine.games.dreierles.contracts import DECLARED
from engine.games.dreierles.profile import DreierlesProfile
from engine.games.dreierles.result import Result
from engine.games.dreierles.table import Start, Terms
from engine.games.dreierles.view import View


class Deal(deal.Deal["Deal", Start]):
    """One deal at one moment; ``terms`` are what has been settled, None during the auction."""

    undealt = "blind"

    @property
    @abstractmethod
    def terms(self) -> Terms | None:
        """What has been settled since the auction; None during it."""

    @property
    @abstractmethod
    def auction(self) -> OneRound:
        """The calls."""

    @property
    def profile(self) -> DreierlesProfile:
        """The rules that are played."""
        return self.start.profile

    @property
    def result(self) -> Result | None:
        """How it ended; None before."""
        return None

    @property
    def elsewhere(self) -> dict[str, int]:
        """The blind, or what is left of it, and the discards."""
        terms = self.terms
        if terms is None:
            return {self.undealt: sum(self.start.blind), "discards": 0}
        return {self.undealt: terms.rest, "discards": terms.discards}

    def view(self, seat: int) -> View:
        """Return what a seat may know. Raises `PackError` for a seat there is not."""
        start, terms = self.start, self.terms
        laid_out = PFEIFE if terms and terms.laid_out and PFEIFE & sum(self.hands) else 0
        declarer = None if terms is None else terms.declarer
        return View(
            **self._seen(seat),
            calls=tuple(
                (start.name(speaker), call or "pass")
                for speaker, call in enumerate(self.auction.calls)
            ),
            declarer=None if declarer is None else start.name(declarer),
            drawn=CardSet(PACK, terms.drawn if terms else 0),
            shown=CardSet(PACK, terms.drawn | terms.shown if terms else 0),
            hidden=CardSet(PACK, _hidden(terms, start.place(seat))),
            laid_out=CardSet(PACK, laid_out),
            announced=terms.announced if terms else False,
            knocks=tuple(start.people[who] for who in terms.knockers) if terms else (),
        )


def _hidden(terms: Terms | None, place: int | None) -> int:
    """What only one side has seen besides its hands: discards (DR-6.2), the blind (DR-6.5)."""
    if terms is None or place is None or terms.declarer is None:
        return 0
    if place == terms.declarer:
        return terms.discards
    solo = DECLARED[terms.contract].drawn == 0
    return 0 if solo and not terms.start.profile.solo_blind_seen else terms.rest


class Settled(deal.Settled[Deal, Start, Terms], Deal):
    """A phase after the auction."""

    pack_rule = "DR-3.1"

    @property
    def auction(self) -> OneRound:
        """The calls."""
        return self.terms.auction
