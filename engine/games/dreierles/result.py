"""How a deal of Dreierles ended: piles, card points, combinations, Pfeife, and who pays whom."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from engine.cards import CardSet
from engine.counting import points as count_points
from engine.games.dreierles.cards import DROLL, HAND, KINGS, PACK, PFEIFE, POINTS, TRUMPS
from engine.games.dreierles.contracts import RAEUBER, SOLO_DU
from engine.games.dreierles.outcome import Outcome
from engine.games.dreierles.scoring import settle
from engine.games.dreierles.table import Terms
from engine.settlement import Account
from engine.table import Hands

MANY_TRUMPS = 10
"""So many trumps in a hand are a combination (DR-7.1)."""


@dataclass
class Result:
    """The end of a deal, never changed. Piles and the last trick are bit sets, by place.

    ``best`` is the card that took the last trick, ``winner`` the place that played it;
    a deal that was forfeited before its last trick (DR-7.8) has 0 and None.
    """

    terms: Terms
    piles: Hands
    last_trick: int
    best: int
    winner: int | None

    @property
    def contract(self) -> str:
        """What was played: a bid, or ``raeuber``."""
        return self.terms.contract

    @property
    def declarer(self) -> str | None:
        """Who played alone."""
        place = self.terms.declarer
        return None if place is None else self.terms.start.name(place)

    @property
    def won(self) -> bool | None:
        """Whether the declarer won (DR-2.6, DR-15.3)."""
        return self.outcome.won

    @property
    def declarer_pile(self) -> CardSet:
        """The declarer's tricks and discards (DR-6.4)."""
        declarer = self.terms.declarer
        tricks = 0 if declarer is None else self.piles[declarer]
        return CardSet(PACK, tricks | self.terms.discards)

    @property
    def points(self) -> Mapping[str, int]:
        """Card points of each player; both opponents of a declarer have their side's."""
        outcome = self.outcome
        if outcome.contract == RAEUBER:
            return outcome.points_by
        mine = outcome.points
        return {who: mine if who == outcome.declarer else POINTS - mine for who in outcome.active}

    @property
    def totals(self) -> Mapping[str, int]:
        """Game points of each person; where they are paid, they sum to zero."""
        return self.ledger.totals

    @cached_property
    def outcome(self) -> Outcome:
        """The same as people would report it."""
        terms, declarer = self.terms, self.terms.declarer
        start, people = terms.start, terms.start.people
        names = [people[seat] for seat in start.players]
        claims = {}
        for place, name in enumerate(names):
            if claimed := combinations(terms, place):
                claims[name] = claimed
        points, points_by, all_tricks = 0, {}, None
        if declarer is None:
            counts = [count_points(CardSet(PACK, pile)) for pile in self.piles]
            points_by = dict(zip(names, counts, strict=True))
        else:
            points = count_points(self.declarer_pile)
            if terms.contract == SOLO_DU:
                all_tricks = self.piles[declarer].bit_count() == 3 * HAND
        return Outcome(
            people=people,
            contract=terms.contract,
            declarer=None if declarer is None else names[declarer],
            dealer=people[start.dealer],
            points=points,
            points_by=points_by,
            knocks=len(terms.knockers),
            pfeife=self._pfeife(),
            combinations=claims,
            all_tricks=all_tricks,
        )

    @cached_property
    def ledger(self) -> Account:
        """Who pays whom, or what one player's book has (DR-15.3)."""
        return settle(self.outcome, self.terms.start.profile)

    def _pfeife(self) -> str:
        """What the Pfeife came to (DR-7.6 to DR-7.9, DR-7.17 to DR-7.20)."""
        terms = self.terms
        if terms.declarer is None:
            return "none"
        if self.best == PFEIFE:
            if self.winner != terms.declarer:
                return f"defender:{terms.start.name(self.winner or 0)}"
            return "out_won" if terms.laid_out else "silent_won"
        if terms.laid_out:
            return "out_lost"
        beaten = self.last_trick & terms.hands[terms.declarer] & PFEIFE
        return "silent_lost" if beaten else "none"


def combinations(terms: Terms, place: int) -> tuple[str, ...]:
    """Return the combinations that a player scores (DR-7.1 to DR-7.4, DR-7.15, DR-7.16)."""
    hand = judged_hand(terms, place)
    found: tuple[str, ...] = ()
    if has_ten_trumps(hand):
        need_not_announce = terms.start.profile.ten_trumps == "claimed" or place != terms.declarer
        if need_not_announce or terms.announced:
            found = ("ten_trumps",)
    if hand & DROLL == DROLL:
        found += ("droll",)
    if hand & KINGS == KINGS:
        found += ("four_kings",)
    return found


def judged_hand(terms: Terms, place: int) -> int:
    """Return the hand that decides about combinations (DR-7.2, DR-OP6)."""
    as_dealt = terms.start.profile.combination_hand == "as_dealt"
    return terms.start.hands[place] if as_dealt else terms.hands[place]


def has_ten_trumps(hand: int) -> bool:
    """Whether a hand holds ten trumps or more (DR-7.1)."""
    return (hand & TRUMPS).bit_count() >= MANY_TRUMPS
