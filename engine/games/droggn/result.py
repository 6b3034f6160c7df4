"""How a deal of Droggn ended: piles, card points, what became of the Pagat, who pays whom."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from engine.cards import CardSet
from engine.counting import points as count_points
from engine.games.droggn.cards import GSTIESS, PAGAT
from engine.games.droggn.contracts import SUPER_MORD, THROWN_IN
from engine.games.droggn.outcome import LAID_OUT, LAST_TRICK, Outcome
from engine.games.droggn.scoring import has_won, settle
from engine.games.droggn.table import Terms
from engine.playing import Taken
from engine.settlement import Ledger
from engine.table import Hands

_LAID_OUT = {0: LAID_OUT[0], PAGAT: LAID_OUT[1], GSTIESS: LAID_OUT[2]}


@dataclass(frozen=True, slots=True)
class ThrownInResult:
    """The end of a deal in which all have passed (DG-5.5)."""

    people: tuple[str, ...]
    dealer: str

    @property
    def contract(self) -> str:
        """Nothing was played."""
        return THROWN_IN

    @property
    def declarer(self) -> None:
        """Nobody played alone."""

    @property
    def won(self) -> None:
        """Nobody won."""

    @property
    def points(self) -> Mapping[str, int]:
        """Nobody has card points."""
        return {}

    @property
    def outcome(self) -> Outcome:
        """The same as people would report it."""
        return Outcome(people=self.people, dealer=self.dealer, contract=THROWN_IN)

    @property
    def ledger(self) -> Ledger:
        """Nobody pays."""
        return Ledger(self.people, ())


@dataclass
class Result:
    """The end of a deal, never changed: the ``tricks`` in order, and the ``piles`` by place."""

    terms: Terms
    tricks: tuple[Taken, ...]
    piles: Hands

    @property
    def contract(self) -> str:
        """What was played."""
        return self.terms.contract

    @property
    def declarer(self) -> str:
        """Who played alone."""
        return self.terms.start.name(self.terms.declarer)

    @property
    def won(self) -> bool:
        """Whether the declarer won the game, whatever became of the Pagat (DG-2.6)."""
        outcome = self.outcome
        if outcome.all_tricks or outcome.contract == SUPER_MORD:
            return outcome.all_tricks
        return has_won(outcome, self.terms.start.profile)

    @property
    def declarer_pile(self) -> CardSet:
        """The declarer's tricks, and the discards or the talon (DG-6.5, DG-6.8)."""
        terms = self.terms
        return terms.start.set(self.piles[terms.declarer] | terms.discards | terms.talon)

    @property
    def points(self) -> Mapping[str, int]:
        """Card points of each player; both defenders have their side's (DG-2.1).

        In a Match the Gstieß is treated as taken (DG-10.4).
        """
        deck, mine, declarer = self.terms.start.profile.deck, self._points, self.declarer
        players = self.outcome.active
        return {who: mine if who == declarer else deck.points - mine for who in players}

    @property
    def totals(self) -> Mapping[str, int]:
        """Points of each person, summing to zero."""
        return self.ledger.totals

    @cached_property
    def _all_tricks(self) -> bool:
        """Whether the declarer won every trick that was played."""
        declarer = self.terms.declarer
        return all(winner == declarer for _, _, winner in self.tricks)

    @cached_property
    def _points(self) -> int:
        """The declarer's card points."""
        if self._all_tricks and self.contract != SUPER_MORD:
            return self.terms.start.profile.deck.points
        return count_points(self.declarer_pile)

    @cached_property
    def outcome(self) -> Outcome:
        """The same as people would report it."""
        terms, start = self.terms, self.terms.start
        pagat, holder = self._pagat()
        mord = terms.contract == SUPER_MORD
        return Outcome(
            people=start.people,
            contract=terms.contract,
            declarer=self.declarer,
            dealer=start.people[start.dealer],
            points=self._points,
            all_tricks=self._all_tricks,
            doublings=len(terms.doublers),
            pagat=pagat,
            pagat_holder=None if holder == self.declarer else holder,
            laid_out=_LAID_OUT[terms.laid_out] if mord else _LAID_OUT[0],
            last_trick=LAST_TRICK[self.tricks[-1][2] != terms.declarer],
        )

    @cached_property
    def ledger(self) -> Ledger:
        """Who pays whom."""
        return settle(self.outcome, self.terms.start.profile)

    def _pagat(self) -> tuple[str, str | None]:
        """What became of the Pagat, and who had it (DG-10.2, DG-OP12, DG-OP13)."""
        terms = self.terms
        with_pagat = (trick for trick in self.tricks if PAGAT in trick[1])
        trick = None if terms.contract == SUPER_MORD else next(with_pagat, None)
        if trick is None:
            return "none", None
        leader, cards, winner = trick
        holder = (leader + cards.index(PAGAT)) % 3
        name = terms.start.name(holder)
        if trick is self.tricks[-1]:
            how = "won" if winner == holder else "lost"
            return f"out_{how}" if terms.laid_out else f"silent_{how}", name
        if terms.laid_out:
            return "out_lost", name
        captured = (winner == terms.declarer) != (holder == terms.declarer)
        return ("captured", name) if captured else ("none", None)
