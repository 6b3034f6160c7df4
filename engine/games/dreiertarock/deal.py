"""A deal of Dreiertarock as a state machine: what all its phases have in common.

``bidding`` → ``taking`` → ``exchange`` → ``announcing`` → ``playing`` → ``over``: a class each.
A Solo has neither taking nor exchange; where Trischaken is played, ``switching`` and ``doubling``
come before the play. If all pass, the deal is over at once. What may be called is decided in
`engine.games.dreiertarock.auction`, laid away in `engine.games.dreiertarock.exchange`, said in
`engine.games.dreiertarock.saying`, played in `engine.games.dreiertarock.play`; those modules (and
`engine.games.dreiertarock.calling`) list the facts of their refusals. The others, beside those
of `engine.deal`:

=================  ========  =================================================================
``case``           rule      other facts
=================  ========  =================================================================
``packet``         DT-6.1    ``number`` (of a packet that there is not)
``choose``         DT-14.2   ``bid``
``game_only``      DT-14.2   ``what`` (was to be doubled)
``pass``           DT-7.9    (something has been said in this turn)
``done``           DT-7.9    (nothing has been said in this turn)
=================  ========  =================================================================
"""

from __future__ import annotations

from abc import abstractmethod

from engine import deal
from engine.cards import CardSet
from engine.games.dreiertarock.auction import Auction
from engine.games.dreiertarock.cards import PACK
from engine.games.dreiertarock.contracts import SOLO, SOLO_VALAT, STEPS
from engine.games.dreiertarock.profile import DreiertarockProfile
from engine.games.dreiertarock.result import Result
from engine.games.dreiertarock.table import Said, Start, Terms
from engine.games.dreiertarock.view import View


class Deal(deal.Deal["Deal", Start]):
    """One deal at one moment; ``terms`` are what has been settled, None during the auction."""

    undealt = "talon"

    @property
    @abstractmethod
    def terms(self) -> Terms | None:
        """What has been settled since the auction; None during it."""

    @property
    @abstractmethod
    def auction(self) -> Auction:
        """The calls."""

    @property
    def profile(self) -> DreiertarockProfile:
        """The rules that are played."""
        return self.start.profile

    @property
    def result(self) -> Result | None:
        """How it ended; None before."""
        return None

    @property
    def elsewhere(self) -> dict[str, int]:
        """The talon, or what is left of it, and the discards."""
        terms = self.terms
        if terms is None:
            return {self.undealt: sum(self.start.undealt), "discards": 0}
        return {self.undealt: terms.rest, "discards": terms.discards}

    def view(self, seat: int) -> View:
        """Return what a seat may know. Raises `PackError` for a seat there is not."""
        start, terms = self.start, self.terms
        seen = self._seen(seat)
        declarer = None if terms is None else terms.declarer
        mine = declarer is not None and start.place(seat) == declarer
        packets = start.packets if terms and terms.contract in STEPS else ()
        return View(
            **seen,
            calls=self._named(self.auction.calls),
            declarer=None if declarer is None else start.name(declarer),
            packets=tuple(CardSet(PACK, packet) for packet in packets),
            taken=terms.taken or None if terms else None,
            shown=CardSet(PACK, sum(packets) | self._laid_open(terms)),
            hidden=CardSet(PACK, terms.discards if terms and mine else 0),
            announced=self._named(terms.announced if terms else ()),
            kontras=self._named(terms.kontras if terms else ()),
        )

    def _laid_open(self, terms: Terms | None) -> int:
        """Tarocks that were laid away, and the talon of a Solo that is over (DT-6.6, DT-6.9)."""
        if terms is None:
            return 0
        solo = terms.contract in {SOLO, SOLO_VALAT} and self.to_move is None
        return terms.rest if solo else terms.shown

    def _named(self, said: Said) -> tuple[tuple[str, str], ...]:
        return tuple((self.start.name(place), what) for place, what in said)


class Settled(deal.Settled[Deal, Start, Terms], Deal):
    """A phase after the auction."""

    pack_rule = "DT-3.1"

    @property
    def auction(self) -> Auction:
        """The calls."""
        return self.terms.auction
