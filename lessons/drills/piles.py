"""A pile of cards to be counted."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Pack
from lessons.drills.notes import GameNotes


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


def made(notes: GameNotes, name: str, level: int, cards: str, point: str) -> Pile:
    """Make a pile by hand, its cards as codes."""
    return Pile(notes.pack, name, level, notes.pack.read(cards), point)
