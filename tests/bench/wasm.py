"""Random deals in Pyodide beside the same deals in CPython, both outside of a browser."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from engine.games import GAMES
from tests.bench.speed import TRUMP_GAMES, Pace, ours, pace, summary

ROOT = Path(__file__).resolve().parents[2]
NODE = ROOT / ".tools" / "bin" / "node"
GOAL = 1 / 3
"""What part of CPython's speed there must be in a reader's browser."""


def compare(rounds: int, seconds: float) -> dict[str, Any]:
    """Play by turns in both; each round starts Pyodide afresh, which does not count.

    FileNotFoundError if node or Pyodide is not there.
    """
    paces: dict[str, dict[str, list[Pace]]] = {
        name: {"here": [], "wasm": []} for name in TRUMP_GAMES
    }
    for number in range(rounds):
        found = _in_pyodide(number, seconds)
        for name, each in paces.items():
            side = ours(GAMES[name])
            pace(side, number, seconds / 4)
            each["here"].append(pace(side, number, seconds))
            each["wasm"].append(found[name])
    games = {
        name: {side: summary(each) for side, each in both.items()} for name, both in paces.items()
    }
    return {
        "goal": GOAL,
        "games": games,
        "ratios": {
            name: each["wasm"]["median"] / each["here"]["median"] for name, each in games.items()
        },
    }


def _in_pyodide(seed: int, seconds: float) -> dict[str, Pace]:
    """Start Pyodide and play each game there for so many seconds."""
    script = Path(__file__).with_name("wasm.mjs")
    pyodide = ROOT / "node_modules" / "pyodide" / "pyodide.mjs"
    for needed in (NODE, pyodide):
        if not needed.exists():
            raise FileNotFoundError(f"{needed.relative_to(ROOT)} is not there: run `make build`")
    done = subprocess.run(
        [NODE, script, pyodide, ROOT, str(seed), str(seconds)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"Pyodide failed in node: {done.stderr.strip()[-300:]}")
    return {name: Pace(*each) for name, each in json.loads(done.stdout).items()}


def play_all(seed: int, seconds: float, clock: Any) -> str:
    """Play each game inside of Pyodide; ``clock`` tells seconds of the processor. JSON."""
    found = {}
    for name in TRUMP_GAMES:
        side = ours(GAMES[name])
        pace(side, seed, seconds / 4, clock)
        one = pace(side, seed, seconds, clock)
        found[name] = [one.deals, one.actions, one.seconds]
    return json.dumps(found)
