"""A Partie: the deals in their fixed order with a running sheet (HZ-2.3, HZ-8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine.errors import OutcomeError
from engine.game import Cards
from engine.games.herzeln.begin import begin
from engine.games.herzeln.deal import Deal
from engine.games.herzeln.profile import HerzelnProfile
from engine.games.herzeln.table import seat_people
from engine.settlement import Entry, Sheet


@dataclass(frozen=True)
class Partie:
    """The deals that have been played. It never changes: `with_deal` leads to another one.

    ``dealer`` is the seat that deals first; without agreement it is drawn (HZ-4.3).
    """

    profile: HerzelnProfile
    people: tuple[str, ...]
    dealer: int
    deals: tuple[Deal, ...] = ()

    @classmethod
    def begun(
        cls, profile: HerzelnProfile, people: Sequence[str], dealer: int | str | None = None
    ) -> Partie:
        """Sit down; raises `engine.errors.PackError` for a table that cannot be."""
        names = tuple(people)
        return cls(profile, names, seat_people(profile, names, dealer))

    @classmethod
    def of(cls, deals: Sequence[Deal]) -> Partie:
        """Put deals together; raises `OutcomeError` at the first that cannot follow."""
        if not deals:
            raise OutcomeError("a Partie has at least one deal")
        partie = cls(deals[0].profile, deals[0].people, deals[0].dealer)
        for deal in deals:
            partie = partie.with_deal(deal)
        return partie

    @property
    def contracts(self) -> tuple[str, ...]:
        """The contracts of all deals, in order (HZ-2.3, HZ-OP19)."""
        return tuple(self.profile.contracts) * self.profile.partie_count

    @property
    def over(self) -> bool:
        """Whether all deals have been played."""
        return len(self.deals) == len(self.contracts)

    @property
    def next_contract(self) -> str | None:
        """What is played next; None when the Partie is over."""
        return None if self.over else self.contracts[len(self.deals)]

    @property
    def next_dealer(self) -> int:
        """Who deals next: one seat to the left after each deal, or always the same (HZ-4.3)."""
        if self.profile.deal_rotation == "fixed":
            return self.dealer
        return (self.dealer + len(self.deals)) % len(self.people)

    def next_deal(
        self, *, seed: int | None = None, hands: Mapping[str, Cards] | None = None
    ) -> Deal:
        """Deal the next cards, by seed or as told. Raises `OutcomeError` when all is played."""
        if self.next_contract is None:
            raise OutcomeError(f"the Partie is over: all {len(self.contracts)} deals are played")
        return begin(
            self.profile, self.people, self.next_dealer, self.next_contract, seed=seed, hands=hands
        )

    def with_deal(self, deal: Deal) -> Partie:
        """Write down a deal that is over.

        Raises `OutcomeError` if it is not the one that is due (HZ-2.3, HZ-4.3).
        """
        number = len(self.deals) + 1
        due, dealer = self.next_contract, self.next_dealer
        if due is None:
            raise OutcomeError(f"deal {number}: a Partie has {len(self.contracts)} (HZ-2.3)")
        if deal.contract != due:
            raise OutcomeError(f"deal {number}: {due} is due, not {deal.contract} (HZ-2.3)")
        if (deal.profile, deal.people) != (self.profile, self.people):
            raise OutcomeError(f"deal {number}: other people or another profile than before")
        if deal.dealer != dealer:
            who, whose = self.people[deal.dealer], self.people[dealer]
            raise OutcomeError(f"deal {number}: it is {whose}'s turn to deal, not {who}'s (HZ-4.3)")
        if deal.result is None:
            raise OutcomeError(f"deal {number}: it is not over")
        return replace(self, deals=(*self.deals, deal))

    @property
    def sheet(self) -> Sheet:
        """All that has been written down, deal by deal (HZ-8.1)."""
        return Sheet(self.people, tuple(self._entries()))

    def _entries(self) -> list[Entry]:
        results = [deal.result for deal in self.deals]
        return [line for result in results if result for line in result.ledger.lines]

    @property
    def places(self) -> tuple[tuple[str, ...], ...]:
        """Who is first, second, …; the highest total wins, equal ones share (HZ-2.4, HZ-8.2)."""
        totals = self.sheet.totals
        ranks = sorted(set(totals.values()), reverse=True)
        return tuple(tuple(who for who in self.people if totals[who] == rank) for rank in ranks)
