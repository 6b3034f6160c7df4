"""Random numbers that are the same everywhere: one seed, one question, in any Python."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, CardSet

_MASK = (1 << 64) - 1


class Dice:
    """The splitmix64 generator; ``random`` promises less about the draws it makes from a seed."""

    def __init__(self, *seed: int) -> None:
        self._state = 0
        for part in seed:
            self._state = self._next() ^ (part & _MASK)

    def _next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK
        return z ^ z >> 31

    def below(self, limit: int) -> int:
        """Return a number from 0 to ``limit`` − 1."""
        return self._next() * limit >> 64

    def between(self, low: int, high: int) -> int:
        """Return a number from ``low`` to ``high``, both included."""
        return low + self.below(high - low + 1)

    def pick[T](self, things: Sequence[T]) -> T:
        """Return one of several."""
        return things[self.below(len(things))]

    def shuffled[T](self, things: Sequence[T]) -> list[T]:
        """Return the things in a random order."""
        rest = list(things)
        return [rest.pop(self.below(len(rest))) for _ in things]

    def draw(self, cards: CardSet, number: int) -> CardSet:
        """Draw different cards from a set; fewer if it holds fewer."""
        return cards.pack.set(self.shuffled(list(cards))[:number])

    def one(self, cards: CardSet) -> Card:
        """Draw one card."""
        return self.pick(list(cards))
