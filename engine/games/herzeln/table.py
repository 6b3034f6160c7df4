"""Who sits where, and the dealt cards (HZ-2, HZ-4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine import table
from engine.cards import Pack
from engine.game import Cards
from engine.games.herzeln.contracts import TRICKS, Contract
from engine.games.herzeln.profile import HerzelnProfile
from engine.shuffle import Seed
from engine.table import Hands, Packets


@dataclass
class Start(table.Start[HerzelnProfile]):
    """A table of Herzeln. Everybody plays and the places are the seats, clockwise (HZ-2.2)."""

    contract: Contract

    @property
    def forehand(self) -> int:
        """The seat at the dealer's left, who begins (HZ-5.1, HZ-7.6)."""
        return self.after(self.dealer)

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % len(self.people)


def seat_people(profile: HerzelnProfile, names: tuple[str, ...], dealer: int | str | None) -> int:
    """Check who sits at the table and return the dealer's seat, the last one if none is told."""
    rule = "HZ-2.1" if len(profile.tables) > 1 else "HZ-11.1"
    return table.seat_people(names, dealer, profile.tables, rule)


@lru_cache(maxsize=100)
def _packets(pack: Pack, people: int) -> Packets:
    """Twice four cards to each, forehand first (HZ-4.1, HZ-4.2)."""
    each = [(place, TRICKS // 2) for place in range(people)]
    return Packets(pack, each * 2, misdeal="HZ-4.1")


def dealt(
    pack: Pack,
    people: Sequence[str],
    dealer: int,
    seed: Seed | None,
    hands: Mapping[str, Cards] | None,
) -> Hands:
    """Deal by ``seed`` (0 if nothing is told) or as ``hands`` say; return the hands by seat.

    Raises `PackError` for what cannot be dealt.
    """
    first = (dealer + 1) % len(people)
    forehand_first = [*people[first:], *people[:first]]
    by_place, _ = _packets(pack, len(people)).deal(forehand_first, seed, hands)
    return by_place[-first:] + by_place[:-first] if first else by_place
