"""What one seat may know of a deal, and nothing more: what all games show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.actions import Action
from engine.cards import Card, CardSet


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick: who played what, in order; ``winner`` is None while it is open."""

    cards: tuple[tuple[str, Card], ...]
    winner: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A deal as one seat sees it; each game adds what else is to be seen.

    ``hand`` is empty for an idle dealer; ``contract`` None before it is settled; ``actions``
    are what this seat may do now; ``totals`` what it came to, None before the end.
    """

    seat: int
    people: tuple[str, ...]
    dealer: str
    profile: str
    phase: str
    to_move: str | None
    hand: CardSet
    contract: str | None
    tricks: tuple[Trick, ...]
    actions: Sequence[Action]
    totals: Mapping[str, int] | None
