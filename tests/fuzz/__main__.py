"""``python -m tests.fuzz``: try a million inputs, each another one, and print what was seen."""

from __future__ import annotations

import argparse
import sys
import time
from random import Random
from typing import NamedTuple

from tests.fuzz.inputs import SHARES, Input, different
from tests.fuzz.spoiling import Right


class Seen(NamedTuple):
    """What came of the inputs of one kind; ``read`` are those that somebody could read."""

    inputs: int
    readings: int
    read: int
    faults: list[str]


def main(arguments: list[str] | None = None) -> int:
    """Return 0 if every reader gave a result or one clear line of its own errors, else 1."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=1_000_000, help="how many (1000000)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--deals", type=int, default=5, help="played for each table (5)")
    asked = parser.parse_args(arguments)
    right = Right(asked.deals)
    faults = 0
    for kind, share in SHARES.items():
        start = time.monotonic()
        seen = attempt(kind, asked.inputs * share // 100, right, asked.seed)
        seconds = time.monotonic() - start
        print(
            f"{kind}: {seen.inputs:,} inputs, {seen.readings:,} readings, "
            f"{seen.read:,} could be read, {len(seen.faults)} faults, {seconds:.0f} s",
            *seen.faults[:20],
            sep="\n  ",
            flush=True,
        )
        faults += len(seen.faults)
    return int(faults > 0)


def attempt(kind: str, number: int, right: Right, seed: int) -> Seen:
    """Read so many inputs of one kind."""
    readings = read = 0
    faults: list[str] = []
    for each in different(kind, number, right, Random(f"{kind} {seed}")):
        readings += len(each.readings)
        done = False
        for reading in each.readings:
            try:
                done = reading() or done
            except Exception as error:  # whatever it is, it is a fault
                faults.append(_fault(each, error))
        read += done
    return Seen(number, readings, read, faults)


def _fault(found: Input, error: Exception) -> str:
    """Say in one line what was read and what was raised."""
    try:
        value = repr(found.value)
    except ValueError:  # a number of thousands of digits
        value = f"a table of {', '.join(found.value)}"
    return f"{type(error).__name__} {str(error)[:200]!r}: {value[:2000]}"


if __name__ == "__main__":
    sys.exit(main())
