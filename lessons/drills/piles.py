"""A pile of cards to be counted."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Pack


@dataclass(frozen=True, slots=True)
class Pile:
    """A question of the counting drill; ``point`` is the one thing worth knowing about it."""

    pack: Pack
    id: str | int
    level: int
    cards: tuple[Card, ...]
    point: str = ""

    @property
    def shape(self) -> object:
        """The cards, in whatever order."""
        return frozenset(self.cards)
