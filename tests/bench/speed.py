"""Random deals played to settlement: our Dreierles beside OpenSpiel's tarok, both from Python."""

from __future__ import annotations

import gc
import importlib
import importlib.metadata
import random
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from engine.game import Deal
from engine.games.dreierles import GAME
from engine.verdict import Refusal

GOAL, MUST = 2.0, 1.0

OURS = "dreierles"

Play = Callable[[random.Random], int]
"""Plays one deal with random allowed actions to its settlement; returns how many they were."""


def pick[T](rng: random.Random, choices: Sequence[T]) -> T:
    """Choose one, at the same cost for both sides."""
    return choices[int(rng.random() * len(choices))]


def dreierles() -> Play:
    """Our engine: a deal from a seed, every action through ``after``, the ledger at the end."""

    def play(rng: random.Random) -> int:
        deal: Deal = GAME.new(seed=rng.getrandbits(32))
        count = 0
        while actions := deal.actions():
            after = deal.after(pick(rng, actions))
            if isinstance(after, Refusal):
                raise RuntimeError(f"an offered action was refused: {after}")
            deal = after
            count += 1
        if deal.result is None or deal.result.ledger is None:
            raise RuntimeError(f"a deal ended without a result in phase {deal.phase}")
        return count

    return play


def tarok() -> dict[str, Play]:
    """OpenSpiel's Slovenian tarok for three; dealing is no action. ImportError if it is absent.

    The measure changes its state in place and checks nothing. The other two show what our deals
    promise as well: every action checked, and earlier states that stay valid.
    """
    pyspiel: Any = importlib.import_module("pyspiel")  # only `make bench` installs it
    rules = pyspiel.load_game("tarok(players=3)")

    def apply(state: Any, action: int) -> Any:
        state.apply_action(action)
        return state

    def apply_checked(state: Any, action: int) -> Any:
        state.apply_action_with_legality_check(action)
        return state

    def child(state: Any, action: int) -> Any:
        return state.child(action)

    def player(after: Callable[[Any, int], Any]) -> Play:
        def play(rng: random.Random) -> int:
            state = rules.new_initial_state()
            count = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(pick(rng, state.chance_outcomes())[0])
                    continue
                state = after(state, pick(rng, state.legal_actions()))
                count += 1
            state.returns()
            return count

        return play

    return {
        "OpenSpiel tarok": player(apply),
        "OpenSpiel tarok, actions checked": player(apply_checked),
        "OpenSpiel tarok, states kept": player(child),
    }


@dataclass(frozen=True, slots=True)
class Pace:
    """One round of one side: deals and actions in so many seconds of the processor."""

    deals: int
    actions: int
    seconds: float

    @property
    def per_second(self) -> float:
        return self.actions / self.seconds


def pace(play: Play, rng: random.Random, seconds: float) -> Pace:
    """Play whole deals for at least ``seconds``; others on the machine do not count."""
    deals = actions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        actions += play(rng)
        deals += 1
    return Pace(deals, actions, spent)


def compare(rounds: int, seconds: float) -> dict[str, Any]:
    """Play all sides in turn; ratios are of medians, those of the best rounds stand beside."""
    sides: dict[str, Play] = {OURS: dreierles()}
    found: dict[str, Any] = {"goal": GOAL, "must": MUST}
    try:
        sides |= tarok()
        found["open_spiel"] = importlib.metadata.version("open_spiel")
    except ImportError:
        print("open_spiel is not installed: engine speed is printed without its rival")
    for play in sides.values():
        pace(play, random.Random(0), seconds / 4)
    paces: dict[str, list[Pace]] = {name: [] for name in sides}
    for number in range(rounds):
        for name, play in sides.items():
            paces[name].append(pace(play, random.Random(number), seconds))
    figures = {name: _summary(each) for name, each in paces.items()}
    ours = figures.pop(OURS)
    for theirs in figures.values():
        theirs["ratio"] = ours["median"] / theirs["median"]
        theirs["ratio_best"] = ours["best"] / theirs["best"]
    return found | {OURS: ours, "rivals": figures}


def _summary(paces: list[Pace]) -> dict[str, float]:
    rates = [one.per_second for one in paces]
    deals = sum(one.deals for one in paces)
    return {
        "median": median(rates),
        "best": max(rates),
        "worst": min(rates),
        "deals_per_second": median(one.deals / one.seconds for one in paces),
        "actions_per_deal": sum(one.actions for one in paces) / deals,
    }


def memory(deals: int) -> dict[str, float]:
    """How much bigger the process is after so many deals than after a tenth of them."""
    play, rng = dreierles(), random.Random(1)
    for _ in range(deals // 10):
        play(rng)
    blocks, size = _blocks(), _resident()
    for _ in range(deals - deals // 10):
        play(rng)
    return {
        "deals": deals,
        "blocks_before": blocks,
        "blocks_after": _blocks(),
        "megabytes_before": size,
        "megabytes_after": _resident(),
    }


def _blocks() -> int:
    gc.collect()
    return sys.getallocatedblocks()


def _resident() -> float:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 1e6
