"""Shuffling by seed: the same cards everywhere and for good.

The generator is the Mersenne Twister, seeded by a whole number; Python promises that its
``random()`` will always give the same numbers for a seed. Each card draws one number, and
the cards lie in the order of their numbers. ``random.shuffle`` may change; it is not used.
"""

from __future__ import annotations

from random import Random

from engine.errors import PackError

Seed = int | Random
"""A whole number, or a generator to go on with: for many deals, of which none has its number."""


def shuffled(size: int, seed: Seed) -> list[int]:
    """Return the numbers 0 to ``size - 1`` in the order that belongs to a seed.

    Raises `PackError` for a seed below 0.
    """
    if isinstance(seed, int):
        if seed < 0:
            raise PackError(f"seed: it is 0 or more, not {seed}")
        seed = Random(seed)
    draw = seed.random
    numbers = [draw() for _ in range(size)]
    return sorted(range(size), key=numbers.__getitem__)
