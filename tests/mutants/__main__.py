"""``python -m tests.mutants``: try the changes, print what survived, keep it in test-results.

Options choose modules and a sample; the same seed chooses the same changes again.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
from pathlib import Path
from typing import Any

from tests.mutants.changes import changes
from tests.mutants.run import in_fork, passes, quick
from tests.mutants.targets import TARGETS

ROOT = Path(__file__).resolve().parents[2]
RESULT = ROOT / "test-results" / "mutants.json"
GOAL = 0.03
"""How large a part of the changes may survive."""
PATIENCE = 60
"""Seconds of processor time for the tests of one change, many times what they need."""


def main(arguments: list[str] | None = None) -> int:
    """Return 0 if no more changes survive than may, 1 if more do, 2 if tests fail unchanged."""
    asked = _parser().parse_args(arguments)
    figures: dict[str, Any] = {}
    for module in TARGETS:
        if any(word in module for word in asked.only):
            found = attempt(module, asked.sample, asked.seed)
            if found is None:
                print(f"{module}: its tests fail as it stands")
                return 2
            figures[module] = found
            print(_line(module, found), *found["survivors"], sep="\n", flush=True)
    RESULT.parent.mkdir(exist_ok=True)
    RESULT.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    survived = sum(len(found["survivors"]) for found in figures.values())
    total = sum(found["tried"] for found in figures.values())
    print(f"{survived} of {total} changes survived")
    return int(survived > GOAL * total)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument(
        "--only", nargs="+", default=[""], metavar="WORD", help="modules whose path has a word"
    )
    parser.add_argument("--sample", type=int, metavar="N", help="at most so many of each module")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    return parser


def attempt(module: str, sample: int | None, seed: int) -> dict[str, Any] | None:
    """Try the changes of one module; None if its tests fail without any."""
    source, tests = (ROOT / module).read_text(encoding="utf-8"), TARGETS[module]
    every = list(changes(module, source))
    chosen = every
    if sample is not None and sample < len(every):
        chosen = random.Random(seed).sample(every, sample)
    reader, writer = os.pipe()

    def first() -> int:
        tried = quick(module, [each.source for each in chosen], tests, PATIENCE)
        os.write(writer, json.dumps(tried.survivors).encode())
        return int(not tried.fine)

    status = in_fork(first, seconds=100 * PATIENCE)
    os.close(writer)
    with os.fdopen(reader) as answer:
        left = json.loads(answer.read() or "[]")
    if status != 0:
        return None
    survivors = [chosen[n] for n in left if passes(module, chosen[n].source, tests, PATIENCE)]
    return {"there_are": len(every), "tried": len(chosen), "survivors": [*map(str, survivors)]}


def _line(module: str, found: dict[str, Any]) -> str:
    return (
        f"{module}: {found['tried']} of {found['there_are']} changes tried, "
        f"{len(found['survivors'])} survived"
    )


if __name__ == "__main__":
    sys.exit(main())
