"""Bidding with holding: the circular auction of DT-5.8 and the pairwise one of DT-14.1.

An auction is an immutable value: `Auction.after` gives the next one. A call is the id of a
contract, ``pass`` or ``hold``. Seniority is the order of the places: forehand is 0.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Self

from engine.games.dreiertarock.contracts import SOLO, SOLO_VALAT

PASS, HOLD = "pass", "hold"
_TOPS = (SOLO, SOLO_VALAT)


@dataclass(frozen=True)
class Auction:
    """The ``calls`` so far, each with the place that made it, and what follows from them.

    ``steps`` are the bids below a Solo, low to high. ``highest`` is the highest bid and
    ``bidder`` the place that would play it; None while all have passed. ``speaker`` is the
    place on turn, None when the auction is over; ``allowed`` are the calls it may make.
    """

    steps: tuple[str, ...]
    must_open: bool = False
    calls: tuple[tuple[int, str], ...] = ()
    highest: str | None = field(init=False, compare=False)
    bidder: int | None = field(init=False, compare=False)
    speaker: int | None = field(init=False, compare=False)
    allowed: tuple[str, ...] = field(init=False, compare=False)
    _next: dict[str, Self] = field(init=False, repr=False, compare=False, default_factory=dict)
    """Auctions that came from this one. There are few, and each deal walks through some."""

    def __post_init__(self) -> None:
        bids = [(place, call) for place, call in self.calls if call != PASS]
        raises = [call for _, call in bids if call != HOLD]
        self._set("bidder", bids[-1][0] if bids else None)
        self._set("highest", raises[-1] if raises else None)
        speaker = self._whose_turn() if self.calls else 0
        self._set("speaker", speaker)
        allowed: tuple[str, ...] = ()
        if speaker is not None:
            first = speaker not in self.spoken
            allowed = self._first_turn(speaker) if first else self._later_turn(speaker)
        self._set("allowed", allowed)

    def _set(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)

    @abstractmethod
    def _whose_turn(self) -> int | None:
        """Say who speaks after the last call; None when the auction is over."""

    @abstractmethod
    def _later_turn(self, place: int) -> tuple[str, ...]:
        """Say what may be called by somebody who has spoken before."""

    @property
    def over(self) -> bool:
        """Whether nobody is to speak any more."""
        return self.speaker is None

    @property
    def spoken(self) -> frozenset[int]:
        """The places that have spoken."""
        return frozenset(place for place, _ in self.calls)

    @property
    def last_bid(self) -> tuple[int, str]:
        """Who last named a step or Solo, and which; somebody may have held it since."""
        return next(
            (place, call) for place, call in reversed(self.calls) if call not in {PASS, HOLD}
        )

    @property
    def held(self) -> bool:
        """Whether the highest bid has been held."""
        calls = [call for _, call in self.calls if call != PASS]
        return bool(calls) and calls[-1] == HOLD

    @property
    def next_step(self) -> str | None:
        """The step that may be bid next (DT-5.3); None if there is none."""
        if self.highest is None:
            return self.steps[0]
        if self.highest in _TOPS or self.highest == self.steps[-1]:
            return None
        return self.steps[self.steps.index(self.highest) + 1]

    def _first_turn(self, place: int) -> tuple[str, ...]:
        """Pass, the next step, and a Solo or Solo Valat that is higher (DT-5.5)."""
        passing = () if place == 0 and self.must_open else (PASS,)
        step = (self.next_step,) if self.next_step else ()
        tops = _TOPS[_TOPS.index(self.highest) + 1 :] if self.highest in _TOPS else _TOPS
        return (*passing, *step, *tops)

    def _raise(self) -> tuple[str, ...]:
        return (PASS, self.next_step) if self.next_step else (PASS,)

    def after(self, call: str) -> Self:
        """Return the auction after a call; ``ValueError`` for one that is not allowed."""
        if call not in self._next:
            if self.speaker is None or call not in self.allowed:
                raise ValueError(f"{call} is not allowed after {self.calls}")
            self._next[call] = replace(self, calls=(*self.calls, (self.speaker, call)))
        return self._next[call]


@dataclass(frozen=True)
class Circular(Auction):
    """The turn goes round among those who have not passed (DT-5.8)."""

    def _whose_turn(self) -> int | None:
        out = {place for place, call in self.calls if call == PASS}
        last = self.calls[-1][0]
        rest = [place for step in (1, 2, 3) if (place := (last + step) % 3) not in out]
        if not rest or (self.bidder is not None and rest == [self.bidder]):
            return None  # DT-5.9, DT-5.11
        return rest[0]

    def _later_turn(self, place: int) -> tuple[str, ...]:
        bidder = self.bidder
        if self.highest in _TOPS or bidder is None:
            return (PASS,)
        if place < bidder:
            return (PASS, HOLD)
        # Only whose own bid was held may raise it; whoever was overbid besides may not (DT-OP18).
        return self._raise() if self.held and self.last_bid[0] == place else (PASS,)


@dataclass(frozen=True)
class Pairwise(Auction):
    """Whoever is overbid answers at once, before the third player speaks (DT-14.1)."""

    def _whose_turn(self) -> int | None:
        place, call = self.calls[-1]
        if call == HOLD:
            return self.last_bid[0]
        if call in self.steps and place != 0:
            return next(who for who, bid in reversed(self.calls[:-1]) if bid != PASS)
        unspoken = [place for place in range(3) if place not in self.spoken]
        return unspoken[0] if unspoken else None

    def _later_turn(self, place: int) -> tuple[str, ...]:
        return self._raise() if self.held else (PASS, HOLD)


def complete(auction: Auction) -> Iterator[Auction]:
    """Yield every way in which an auction can go on to its end (DT-5.12, DT-14.1)."""
    if auction.over:
        yield auction
    for call in auction.allowed:
        yield from complete(auction.after(call))
