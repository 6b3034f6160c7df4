"""A session: deals one after another at one table, and what they come to together.

A `Session` is the same for every game. How a session goes, who deals next, what is played then,
how long it lasts and what its end brings, is said by the game's `SessionRules`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from engine.errors import OutcomeError, quoted
from engine.settlement import Account, Sheet, joined

if TYPE_CHECKING:  # a game knows its `SessionRules`, so it cannot be imported here
    from engine.game import Cards, Deal, Game, Profile


class Due(NamedTuple):
    """The deal that comes next: who deals (a seat), how it is played, and what.

    ``contract`` is None where it is not fixed before the cards are dealt.
    """

    dealer: int
    profile: Profile
    contract: str | None


class Cited(NamedTuple):
    """The rules that say who deals, what is played in which deal, and how many deals there are."""

    dealer: str = ""
    order: str = ""
    length: str = ""


class SessionRules:
    """How the sessions of a game go; a game overrides what is different there.

    Here the deal passes on to the next seat, every deal is played under the session's profile,
    the end is open unless a number of deals is agreed, and brings nothing.
    """

    cited: Cited = Cited()
    """Which rules say so, whatever the profile."""
    after_call: int = 0
    """How many deals follow when somebody calls the end; 0 where nobody may."""

    def cites(self, profile: Profile) -> Cited:
        """Return which rules say so under a profile."""
        return self.cited

    def length(self, profile: Profile, people: int, deals: int | None) -> int | None:
        """Return how many deals a session has if ``deals`` are asked for; None if it is open.

        Raises `OutcomeError` for a number that cannot be.
        """
        return deals

    def counts(self, deal: Deal) -> bool:
        """Whether a deal that is over is one of the agreed number: not if it was thrown in."""
        return True

    def next_dealer(self, session: Session) -> int:
        """Return the seat that deals after the last deal; the same again if that did not count."""
        last = session.deals[-1]
        return (last.dealer + self.counts(last)) % len(session.people)

    def next_profile(self, session: Session) -> Profile:
        """Return the profile of the next deal, where a round is played otherwise than the rest."""
        return session.profile

    def next_contract(self, session: Session) -> str | None:
        """Return what is played next, where it is fixed before the deal."""
        return None

    def agreed(self, deals: Sequence[Deal]) -> tuple[Profile, int | None]:
        """Tell from deals what the table must have agreed on: the profile and the number of deals.

        `Session.of` asks, for deals of which nothing else is known.
        """
        return deals[0].profile, None

    def closing(self, session: Session) -> Account | None:
        """Return what the end of the session brings besides the deals; None if nothing."""
        return None


@dataclass(frozen=True)
class Session:
    """The deals that have been played at a table. It never changes: `with_deal` gives the next.

    ``people`` by seat, in the order of play; ``dealer`` is the seat that deals first; ``length``
    how many deals were agreed on, None if the end is open.
    """

    game: Game
    profile: Profile
    people: tuple[str, ...]
    dealer: int
    length: int | None = None
    deals: tuple[Deal, ...] = ()

    @classmethod
    def begun(
        cls,
        game: Game,
        profile: Profile | str | None,
        people: Sequence[str],
        dealer: int | str | None = None,
        deals: int | None = None,
    ) -> Session:
        """Sit down; ``deals`` are how many are agreed on.

        Raises `engine.errors.PackError` for a table that cannot be, `OutcomeError` for a length.
        """
        names = tuple(people)
        table = game.new(profile, seats=names, dealer=dealer)
        return cls(game, table.profile, names, table.dealer)._lasting(deals)

    @classmethod
    def of(cls, game: Game, deals: Sequence[Deal]) -> Session:
        """Put deals together; raises `OutcomeError` at the first that cannot follow."""
        if not deals:
            raise OutcomeError("a session has at least one deal")
        first, (profile, length) = deals[0], game.session_rules.agreed(deals)
        session = cls.begun(game, profile, first.people, first.dealer, length)
        for deal in deals:
            session = session.with_deal(deal)
        return session

    def ending(self, deals: int) -> Session:
        """Agree that the session ends after so many deals. Raises `OutcomeError` as `begun`."""
        if deals < self.counted:
            raise OutcomeError(f"deals: {self.counted} have been played, more than {quoted(deals)}")
        return self._lasting(deals)

    def call_the_end(self) -> Session:
        """Let somebody call the end: as many deals follow as the game says.

        Raises `OutcomeError` where nobody may call it, or where the end is agreed on already.
        """
        rules = self.game.session_rules
        if not rules.after_call:
            raise OutcomeError(f"end: {self.game.title} has no rule for calling it")
        if self.length is not None:
            agreed = f"{self.length} deals{_cited(rules.cites(self.profile).length)}"
            raise OutcomeError(f"end: it is agreed on already, after {agreed}")
        return self.ending(self.counted + rules.after_call)

    def _lasting(self, deals: int | None) -> Session:
        if deals is not None and deals < 1:
            raise OutcomeError(f"deals: a session has at least one, not {quoted(deals)}")
        length = self.game.session_rules.length(self.profile, len(self.people), deals)
        return replace(self, length=length)

    @property
    def counted(self) -> int:
        """How many of the deals are of the agreed number."""
        return sum(map(self.game.session_rules.counts, self.deals))

    @property
    def over(self) -> bool:
        """Whether all deals that were agreed on have been played."""
        return self.length is not None and self.counted >= self.length

    @property
    def due(self) -> Due | None:
        """What comes next; None when the session is over."""
        if self.over:
            return None
        rules = self.game.session_rules
        dealer = rules.next_dealer(self) if self.deals else self.dealer
        return Due(dealer, rules.next_profile(self), rules.next_contract(self))

    def next_deal(
        self, *, seed: int | None = None, hands: Mapping[str, Cards] | None = None
    ) -> Deal:
        """Deal the next cards, by seed or as told. Raises `OutcomeError` when all is played."""
        due = self.due
        if due is None:
            raise OutcomeError(f"the session is over: all {self.length} deals are played")
        return self.game.new(
            due.profile,
            seed=seed,
            hands=hands,
            seats=self.people,
            dealer=due.dealer,
            contract=due.contract,
        )

    def with_deal(self, deal: Deal) -> Session:
        """Write down a deal that is over; raises `OutcomeError` if it is not due."""
        trouble = self._trouble(deal)
        if trouble:
            raise OutcomeError(f"deal {len(self.deals) + 1}: {trouble}")
        return replace(self, deals=(*self.deals, deal))

    def _trouble(self, deal: Deal) -> str:
        """Say why a deal cannot be the next one, and by which rule."""
        due, cited = self.due, self.game.session_rules.cites(self.profile)
        if due is None:
            return f"the session has only {self.length}{_cited(cited.length)}"
        if deal.people != self.people:
            return f"other people than before, {quoted(', '.join(deal.people))}"
        if deal.profile != due.profile:
            found, other = map(self._written, (deal.profile, due.profile))
            return f"played under {found}, and {other} is due{_cited(cited.order)}"
        if due.contract is not None and deal.contract != due.contract:
            return f"{due.contract} is due, not {deal.contract}{_cited(cited.order)}"
        if deal.dealer != due.dealer:
            who, whose = self.people[deal.dealer], self.people[due.dealer]
            return f"it is {whose}'s turn to deal, not {who}'s{_cited(cited.dealer)}"
        return "" if deal.result else "it is not over"

    def _written(self, profile: Profile) -> str:
        base = self.game.profiles.get(profile.name)
        return profile.written(base) if type(base) is type(profile) else profile.name

    @property
    def closing(self) -> Account | None:
        """What its end brings, or would bring now; None in a game where it brings nothing."""
        return self.game.session_rules.closing(self)

    @property
    def account(self) -> Account:
        """All that has been paid or written down, with what the end brings once it is reached."""
        accounts = [deal.result.ledger for deal in self.deals if deal.result]
        if self.over and self.closing:
            accounts.append(self.closing)
        return joined(accounts) if accounts else Sheet(self.people, ())

    @property
    def totals(self) -> dict[str, int]:
        """What each person has."""
        return self.account.totals

    @property
    def running(self) -> tuple[dict[str, int], ...]:
        """What each person had after each deal."""
        sums, so_far = [], dict.fromkeys(self.people, 0)
        for deal in self.deals:
            gained = deal.result.ledger.totals if deal.result else {}
            so_far = {who: so_far[who] + gained[who] for who in self.people}
            sums.append(so_far)
        return tuple(sums)

    @property
    def places(self) -> tuple[tuple[str, ...], ...]:
        """Who is first, second, …; the highest total wins, and equal ones share a place."""
        totals = self.totals
        ranks = sorted(set(totals.values()), reverse=True)
        return tuple(tuple(who for who in self.people if totals[who] == rank) for rank in ranks)


def _cited(rule: str) -> str:
    return f" ({rule})" if rule else ""
