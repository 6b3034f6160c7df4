"""Shuffling by seed: the same cards everywhere and for good.

The generator is the Mersenne Twister, seeded by a whole number; Python promises that its
``random()`` will always give the same numbers for a seed. Each card draws one number, and
the cards lie in the order of their numbers. ``random.shuffle`` may change; it is not used.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from engine.errors import PackError

Seed = int | Random
"""A whole number, or a generator to go on with: for many deals, of which none has its number."""


def shuffled[T](cards: Iterable[T], seed: Seed) -> list[T]:
    """Return cards, or whatever else, in the order that belongs to a seed.

    Raises `PackError` for a seed below 0.
    """
    if isinstance(seed, int):
        if seed < 0:
            raise PackError(f"seed: it is 0 or more, not {seed}")
        seed = Random(seed)
    draw = seed.random
    return sorted(cards, key=lambda _: draw())
