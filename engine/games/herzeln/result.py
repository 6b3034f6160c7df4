"""How a deal of Herzeln ended, and what is written down for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from engine.games.herzeln.outcome import Outcome
from engine.games.herzeln.profile import HerzelnProfile
from engine.games.herzeln.scoring import score
from engine.settlement import Sheet


@dataclass(frozen=True)
class Result:
    """The end of a deal. Everyone plays alone, so there is no declarer (HZ-2.1)."""

    outcome: Outcome
    profile: HerzelnProfile
    declarer: None = None
    won: None = None

    @property
    def contract(self) -> str:
        """What was played."""
        return self.outcome.contract

    @cached_property
    def ledger(self) -> Sheet:
        """The points that are written down; nobody pays anybody (HZ-8.1)."""
        return score(self.outcome, self.profile)

    @property
    def points(self) -> Mapping[str, int]:
        """The points of each person: cards have none of their own (HZ-3.5)."""
        return self.ledger.totals
