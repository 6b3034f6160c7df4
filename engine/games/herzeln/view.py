"""What one seat may know of a deal, and nothing more."""

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


@dataclass(frozen=True, slots=True)
class View:
    """A deal as one seat sees it.

    ``numbers`` are how many cards each person holds, ``laid`` what was done in the domino, in
    order (a card, an end and a card, ``pass`` or ``done``), ``out`` who has gone out, in order.
    ``actions`` are what this seat may do now.
    """

    seat: int
    people: tuple[str, ...]
    dealer: str
    profile: str
    contract: str
    phase: str
    to_move: str | None
    hand: CardSet
    numbers: Mapping[str, int]
    tricks: tuple[Trick, ...]
    laid: tuple[tuple[str, str], ...]
    out: tuple[str, ...]
    actions: Sequence[Action]
    totals: Mapping[str, int] | None
