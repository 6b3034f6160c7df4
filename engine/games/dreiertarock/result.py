"""How a deal of Dreiertarock ended: piles, card points, bonuses, and who pays whom."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from engine.cards import CardSet
from engine.counting import points as count_points
from engine.games.dreiertarock.cards import ALL, MOND, PACK, POINTS, SKUES
from engine.games.dreiertarock.contracts import (
    BIRDS,
    MONDFANG,
    PILE_BONUSES,
    SOLO_VALAT,
    THROWN_IN,
    TRISCHAKEN,
    Bird,
)
from engine.games.dreiertarock.outcome import Bonus, Outcome
from engine.games.dreiertarock.scoring import settle
from engine.games.dreiertarock.table import Terms
from engine.playing import Taken
from engine.settlement import Ledger
from engine.table import Hands


@dataclass
class Result:
    """The end of a deal, never changed. ``piles`` are the tricks won, as bit sets by place.

    ``tricks`` are all sixteen; none if the cards were thrown in (DT-5.11).
    """

    terms: Terms
    tricks: tuple[Taken, ...]
    piles: Hands

    @property
    def contract(self) -> str:
        """What was played: a bid, ``trischaken``, or ``thrown_in``."""
        return self.terms.contract

    @property
    def declarer(self) -> str | None:
        """Who played alone."""
        place = self.terms.declarer
        return None if place is None else self.terms.start.name(place)

    @property
    def won(self) -> bool | None:
        """Whether the declarer won (DT-2.5, DT-10.8)."""
        return self.outcome.won

    @property
    def declarer_pile(self) -> CardSet:
        """The declarer's tricks and discards (DT-6.4)."""
        declarer = self.terms.declarer
        tricks = 0 if declarer is None else self.piles[declarer]
        return CardSet(PACK, tricks | self.terms.discards)

    @property
    def defenders_pile(self) -> CardSet:
        """Everything else: the defenders' tricks and the talon, or its rest (DT-6.5, DT-6.6)."""
        return CardSet(PACK, ALL & ~self.declarer_pile.bits)

    @property
    def points(self) -> Mapping[str, int]:
        """Card points of each player; both defenders have their side's."""
        outcome = self.outcome
        if outcome.points is None:
            return outcome.points_by
        mine = outcome.points
        return {who: mine if who == outcome.declarer else POINTS - mine for who in outcome.active}

    @property
    def totals(self) -> Mapping[str, int]:
        """Game points of each person, summing to zero."""
        return self.ledger.totals

    @cached_property
    def ledger(self) -> Ledger:
        """Who pays whom."""
        return settle(self.outcome, self.terms.start.profile)

    @cached_property
    def outcome(self) -> Outcome:
        """The same as people would report it."""
        terms, start = self.terms, self.terms.start
        dealer = start.people[start.dealer]
        if terms.contract == THROWN_IN:
            return Outcome(people=start.people, dealer=dealer, contract=THROWN_IN)
        if terms.declarer is None:
            points_by = {
                start.name(place): count_points(CardSet(PACK, pile))
                for place, pile in enumerate(self.piles)
            }
            return Outcome(
                people=start.people,
                dealer=dealer,
                contract=TRISCHAKEN,
                points_by=points_by,
                kontras=terms.levels,
            )
        return Outcome(
            people=start.people,
            dealer=dealer,
            contract=terms.contract,
            declarer=self.declarer,
            points=count_points(self.declarer_pile),
            tricks=sum(1 for _, _, winner in self.tricks if winner == terms.declarer),
            bonuses={name: end.word for name, end in self._bonuses().items()},
            kontras=terms.levels if terms.kontras else {},
        )

    def _bonuses(self) -> dict[str, Bonus]:
        """What came of the bonuses; in a Solo Valat none counts (DT-10.8)."""
        terms = self.terms
        if terms.contract == SOLO_VALAT:
            return {}
        announced = {what: place == terms.declarer for place, what in terms.announced}
        found = {name: self._by_cards(name, announced.get(name)) for name in PILE_BONUSES}
        found[MONDFANG] = self._mondfang()
        for name, bird in BIRDS.items():
            found[name] = self._bird(bird, announced.get(name))
        return {name: end for name, end in found.items() if end}

    def _by_cards(self, name: str, announced: bool | None) -> Bonus | None:
        """Trull or Kings: the side that has them in its pile (DT-10.2, DT-OP16, DT-OP22).

        ``announced`` says for which side they were announced: True for the declarer's.
        """
        terms, wanted = self.terms, PILE_BONUSES[name]
        mine, theirs = self.declarer_pile.bits, self.defenders_pile.bits
        if terms.start.profile.bonus_cards == "tricks_only":
            mine &= ~terms.discards
            theirs &= ~terms.rest
        if announced is not None:
            return Bonus(announced, True, not wanted & ~(mine if announced else theirs))
        for by_declarer, pile in ((True, mine), (False, theirs)):
            if not wanted & ~pile:
                return Bonus(by_declarer, False, True)
        return None

    def _mondfang(self) -> Bonus | None:
        """The Sküs took the Mond of the other side (DT-10.7)."""
        declarer = self.terms.declarer
        for leader, cards, _ in self.tricks:
            if SKUES in cards and MOND in cards:
                skues = (leader + cards.index(SKUES)) % 3 == declarer
                mond = (leader + cards.index(MOND)) % 3 == declarer
                return Bonus(skues, False, True) if skues != mond else None
        return None

    def _bird(self, bird: Bird, announced: bool | None) -> Bonus | None:
        """A bird in its trick, or an announced one that was not there (DT-10.1, DT-10.6)."""
        leader, cards, winner = self.tricks[bird.trick - 1]
        if bird.bit not in cards:
            return None if announced is None else Bonus(announced, True, False)
        holder = (leader + cards.index(bird.bit)) % 3
        return Bonus(holder == self.terms.declarer, announced is not None, winner == holder)
