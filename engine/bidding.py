"""The auction as a phase of a deal, in games with bids."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, ClassVar

from engine.actions import Action, Bid, Pass
from engine.auction import OneRound
from engine.deal import Deal
from engine.table import Start
from engine.verdict import Refusal

_PASS = Pass()


class Unsettled[D: Deal[Any, Any], S: Start[Any], A](Deal[D, S]):
    """A phase in which it is not yet settled what is played."""

    def __init__(
        self, start: S, auction: A, previous: D | None = None, action: Action | None = None
    ) -> None:
        self._start = start
        self._auction = auction
        self.previous = previous
        self.action = action

    @property
    def terms(self) -> None:
        """Nothing has been settled."""

    @property
    def contract(self) -> None:
        """Nothing has been settled."""

    @property
    def start(self) -> S:
        """The table and the cards dealt."""
        return self._start

    @property
    def auction(self) -> A:
        """The calls."""
        return self._auction


class Bidding[D: Deal[Any, Any], S: Start[Any]](Unsettled[D, S, OneRound]):
    """Each player speaks once. A game says what follows, and why a bid is refused."""

    phase: ClassVar[str] = "bidding"

    @abstractmethod
    def settled(self, action: Action, auction: OneRound) -> D:
        """Return what follows the auction, which is over with this action."""

    @abstractmethod
    def bid_refusal(self, bid: str) -> Refusal:
        """Say why a bid may not be made that is not one of the higher ones."""

    @property
    def to_move(self) -> int:
        """The seat of the next speaker."""
        return self.start.players[len(self._auction.calls)]

    def actions(self) -> Sequence[Action]:
        """Pass, and every higher bid."""
        return _calls(self._auction.higher)

    def _then(self, action: Action) -> D:
        """Make a call; the last one ends the auction."""
        auction = self._auction.after(action.contract if isinstance(action, Bid) else None)
        if auction.over:
            return self.settled(action, auction)
        bidding: type[Any] = type(self)
        after: D = bidding(self._start, auction, self, action)
        return after

    def _refusal(self, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        if not isinstance(action, Bid):
            return self._not_now(action)
        bid = action.contract
        return None if bid in self._auction.higher else self.bid_refusal(bid)


@lru_cache(maxsize=100)
def _calls(higher: tuple[str, ...]) -> tuple[Action, ...]:
    return (_PASS, *map(Bid, higher))
