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

    ``hand`` is empty for an idle dealer. ``calls`` are (name, bid or ``pass``), ``shown`` the
    cards that everybody saw: those drawn from the blind (DR-6.1) and trumps that had to be
    discarded (DR-OP7). ``hidden`` is what this seat alone, or its side, has seen besides:
    the declarer's discards, the opponents' rest of the blind (DR-6.5).
    ``announced`` says that the declarer announced ten trumps (DR-7.3).
    ``actions`` are what this seat may do now.
    """

    seat: int
    people: tuple[str, ...]
    dealer: str
    profile: str
    phase: str
    to_move: str | None
    hand: CardSet
    calls: tuple[tuple[str, str], ...]
    contract: str | None
    declarer: str | None
    drawn: CardSet
    shown: CardSet
    hidden: CardSet
    laid_out: CardSet
    announced: bool
    knocks: tuple[str, ...]
    tricks: tuple[Trick, ...]
    actions: Sequence[Action]
    totals: Mapping[str, int] | None
