"""Shuffling by seed: the same cards everywhere and for good.

The generator is the Mersenne Twister, seeded by a whole number as Python has done since
version 3.2. Its first words of 32 bits, one for each card, decide: the cards lie in the
order of their words. ``random.shuffle`` is not used, since its method may change.
"""

from __future__ import annotations

from random import Random
from struct import unpack


def shuffled(size: int, seed: int) -> list[int]:
    """Return the numbers 0 to ``size - 1`` in the order that belongs to a seed (0 or more)."""
    if seed < 0:
        raise ValueError(f"a seed is 0 or more, not {seed}")
    words = Random(seed).getrandbits(32 * size).to_bytes(4 * size, "little")
    return sorted(range(size), key=unpack(f"<{size}I", words).__getitem__)
