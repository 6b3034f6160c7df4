"""Bidding: what may be called, and who has bid most.

An auction is an immutable value: `OneRound.after` gives the next one. The games say which
rule forbids a call; here is only what may be called.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field


@dataclass(frozen=True)
class OneRound:
    """Everyone speaks once, in order, and bids higher than everyone before or passes (DR-5.2).

    ``ladder`` are the bids, low to high. ``calls`` so far, by speaker; None is a pass.
    With ``ends_at_top`` nobody is asked after the highest bid (DR-12.6).

    What follows from that: ``highest`` bid and its ``bidder``, None while all have passed;
    ``higher`` bids that may still be made; and whether the auction is ``over``.
    """

    ladder: tuple[str, ...]
    speakers: int = 3
    ends_at_top: bool = False
    calls: tuple[str | None, ...] = ()
    highest: str | None = field(init=False, compare=False)
    bidder: int | None = field(init=False, compare=False)
    higher: tuple[str, ...] = field(init=False, compare=False)
    over: bool = field(init=False, compare=False)
    _next: dict[str | None, OneRound] = field(
        init=False, repr=False, compare=False, default_factory=dict
    )
    """Auctions that came from this one. There are few, and each deal walks through some."""

    def __post_init__(self) -> None:
        highest = next((call for call in reversed(self.calls) if call), None)
        rungs = 0 if highest is None else self.ladder.index(highest) + 1
        at_top = self.ends_at_top and rungs == len(self.ladder)
        self._set("highest", highest)
        self._set("bidder", None if highest is None else self.calls.index(highest))
        self._set("higher", self.ladder[rungs:])
        self._set("over", at_top or len(self.calls) == self.speakers)

    def _set(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)

    def allows(self, call: str | None) -> bool:
        """Whether the next speaker may make this call; None is a pass."""
        return not self.over and (call is None or call in self.higher)

    def after(self, call: str | None) -> OneRound:
        """Return the auction after a call; ``ValueError`` for one that is not allowed."""
        if call not in self._next:
            if not self.allows(call):
                raise ValueError(f"{call or 'a pass'} is not allowed after {self.calls}")
            calls = (*self.calls, call)
            self._next[call] = OneRound(self.ladder, self.speakers, self.ends_at_top, calls)
        return self._next[call]


def complete(auction: OneRound) -> Iterator[OneRound]:
    """Yield every way in which an auction can go on to its end."""
    if auction.over:
        yield auction
        return
    for call in (None, *auction.higher):
        yield from complete(auction.after(call))
