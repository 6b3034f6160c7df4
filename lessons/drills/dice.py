"""Random numbers that are the same everywhere: one seed, one question, in any Python."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from random import Random

from engine.cards import Card, CardSet


class Dice:
    """Draws by seed. Only the generator's bits are used: its other methods may change."""

    def __init__(self, level: int, seed: int) -> None:
        self._bits = Random(level << 32 | seed).getrandbits

    def below(self, limit: int) -> int:
        """Return a number from 0 to ``limit`` − 1."""
        return self._bits(32) * limit >> 32

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


_STRIDE = 15_485_863
"""A prime larger than any number of questions, so its multiples meet each before one again."""


def in_turn(seed: int, size: int) -> int:
    """Return which of so many things, from 0, a seed takes: each once before one comes back."""
    return seed * _STRIDE % size


def combined[V](
    spaces: Sequence[Sequence[tuple[str, Sequence[V]]]], seed: int
) -> tuple[int, dict[str, V]]:
    """Return what a seed takes of all that can be: the number of a space, and a value by name.

    A space has names, each with the values that it can have; they are combined in every way.
    """
    sizes = [prod(len(values) for _, values in space) for space in spaces]
    number, place = in_turn(seed, sum(sizes)), 0
    while number >= sizes[place]:
        number -= sizes[place]
        place += 1
    found: dict[str, V] = {}
    for name, values in spaces[place]:
        number, at = divmod(number, len(values))
        found[name] = values[at]
    return place, found


_REDRAWS = 200
_APART = 1024
"""So far apart are the levels of two draws: more than any drill has."""


def redrawn[Q](level: int, seed: int, draw: Callable[[Dice], Q], fits: Callable[[Q], bool]) -> Q:
    """Draw until what comes out is what the level promises; a seed's first draw goes first."""
    draws = (draw(Dice(level + _APART * again, seed)) for again in range(_REDRAWS))
    return next(found for found in draws if fits(found))
