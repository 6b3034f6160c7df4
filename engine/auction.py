"""Bidding: what may be called, and who has bid most.

An auction is an immutable value: `after` gives the next one. The games say in which rule
a forbidden call is forbidden; here is only what may be called.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OneRound:
    """Everyone speaks once, in order, and bids higher than everyone before or passes (DR-5.2).

    ``ladder`` are the bids, low to high. ``calls`` so far, by speaker; None is a pass.
    With ``ends_at_top`` nobody is asked after the highest bid (DR-12.6).
    """

    ladder: tuple[str, ...]
    speakers: int = 3
    ends_at_top: bool = False
    calls: tuple[str | None, ...] = ()

    @property
    def highest(self) -> str | None:
        """The highest bid so far: the last one."""
        return next((call for call in reversed(self.calls) if call), None)

    @property
    def bidder(self) -> int | None:
        """Who made it; None while all have passed."""
        highest = self.highest
        return None if highest is None else self.calls.index(highest)

    @property
    def higher(self) -> tuple[str, ...]:
        """The bids that may still be made."""
        highest = self.highest
        return self.ladder if highest is None else self.ladder[self.ladder.index(highest) + 1 :]

    @property
    def over(self) -> bool:
        """Whether nobody is left to speak."""
        if len(self.calls) == self.speakers:
            return True
        return self.ends_at_top and self.highest == self.ladder[-1]

    def allows(self, call: str | None) -> bool:
        """Whether the next speaker may make this call; None is a pass."""
        return not self.over and (call is None or call in self.higher)

    def after(self, call: str | None) -> OneRound:
        """The auction after a call; ``ValueError`` for one that is not allowed."""
        if not self.allows(call):
            raise ValueError(f"{call or 'a pass'} is not allowed after {self.calls}")
        return OneRound(self.ladder, self.speakers, self.ends_at_top, (*self.calls, call))


def complete(auction: OneRound) -> Iterator[OneRound]:
    """Yield every way in which an auction can go on to its end."""
    if auction.over:
        yield auction
        return
    for call in (None, *auction.higher):
        yield from complete(auction.after(call))
