"""Random deals played to settlement: our games beside other libraries', all from Python."""

from __future__ import annotations

import gc
import importlib
import importlib.metadata
import random
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from typing import Any

from engine.game import Deal, Game
from engine.games import GAMES
from engine.verdict import Refusal

TRUMP_GAMES = ("dreierles", "dreiertarock", "droggn")
"""The games that are measured beside others; of the promises each is kept by all three."""

GOAL, MUST = 2.0, 1.5
"""How many times as fast as OpenSpiel's tarok, which is written in C++."""
GOAL_PYTHON = 5.0
"""How many times as fast as jass-kit, which is written in Python."""

TAROK, JASS = "OpenSpiel tarok", "jass-kit"
STEPS = f"{TRUMP_GAMES[0]}, action by action"
"""Our deals where every action is checked and every moment kept: see `our_steps`."""

Play = Callable[[random.Random], int]
"""Plays one deal with random allowed actions to its settlement; returns how many they were."""


@dataclass(frozen=True, slots=True)
class Side:
    """Who is measured. Where ``play`` does not count, ``count`` plays the same deal and does."""

    play: Callable[[random.Random], object]
    count: Play | None = None


def pick[T](rng: random.Random, choices: Sequence[T]) -> T:
    """Choose one."""
    return choices[int(rng.random() * len(choices))]


def ours(game: Game) -> Side:
    """Our engine: a deal at random, played on at random, the ledger at the end.

    A deal knows its actions only when it is asked for them, which takes longer than to play it.
    """

    def play(rng: random.Random) -> Deal:
        return _settled(game.new(seed=rng).playout(rng))

    return Side(play, lambda rng: len(play(rng).history))


def our_steps(game: Game) -> Side:
    """The same action by action, each checked, and each moment of the deal there to go on from."""

    def play(rng: random.Random) -> int:
        deal: Deal = game.new(seed=rng)
        count = 0
        while actions := deal.actions():
            after = deal.after(pick(rng, actions))
            if isinstance(after, Refusal):
                raise RuntimeError(f"an offered action was refused: {after}")
            deal = after
            count += 1
        _settled(deal)
        return count

    return Side(play)


def _settled(deal: Deal) -> Deal:
    if deal.result is None or deal.result.ledger is None:
        raise RuntimeError(f"a deal ended without a result in phase {deal.phase}")
    return deal


def tarok() -> dict[str, Side]:
    """OpenSpiel's Slovenian tarok for three; dealing is no action. ImportError if it is absent.

    The measure changes its state in place and checks nothing. The other two do besides what our
    deals do action by action: every action checked, and earlier states that stay valid.
    """
    pyspiel: Any = importlib.import_module("pyspiel")  # only `make bench` installs it
    rules = pyspiel.load_game("tarok(players=3)")

    def player(after: Callable[[Any, int], Any]) -> Side:
        def play(rng: random.Random) -> int:
            state, draw = rules.new_initial_state(), rng.random
            count = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(pick(rng, state.chance_outcomes())[0])
                    continue
                actions = state.legal_actions()
                # What changes the state in place returns nothing.
                state = after(state, actions[int(draw() * len(actions))]) or state
                count += 1
            state.returns()
            return count

        return Side(play)

    state = pyspiel.State
    return {
        TAROK: player(state.apply_action),
        f"{TAROK}, actions checked": player(state.apply_action_with_legality_check),
        f"{TAROK}, states kept": player(state.child),
    }


def jass() -> dict[str, Side]:
    """jass-kit's Schieber, in place and unchecked, with its quickest list of what is allowed.

    ImportError if it is absent.
    """
    numpy: Any = importlib.import_module("numpy")
    sim: Any = importlib.import_module("jass.game.game_sim")
    schieber: Any = importlib.import_module("jass.game.rule_schieber")
    util: Any = importlib.import_module("jass.game.game_util")
    rule = schieber.RuleSchieber()

    def play(rng: random.Random) -> int:
        game = sim.GameSim(rule)
        game.init_from_cards(util.deal_random_hand(), dealer=int(rng.random() * 4))
        count = 0
        while not game.is_done():
            allowed = numpy.flatnonzero(rule.get_valid_actions_from_state(game.state))
            game.action(int(pick(rng, allowed)))
            count += 1
        return count

    return {JASS: Side(play)}


@dataclass(frozen=True, slots=True)
class Pace:
    """One round of one side: deals and actions in so many seconds of the processor."""

    deals: int
    actions: int
    seconds: float

    @property
    def per_second(self) -> float:
        return self.actions / self.seconds


def pace(
    side: Side,
    seed: int,
    seconds: float,
    clock: Callable[[], float] = time.process_time,
) -> Pace:
    """Play whole deals for at least ``seconds``; others on the machine do not count."""
    play, rng = side.play, random.Random(seed)
    deals = actions = 0
    start = clock()
    while (spent := clock() - start) < seconds:
        done = play(rng)
        deals += 1
        if isinstance(done, int):
            actions += done
    if side.count:
        rng = random.Random(seed)
        actions = sum(side.count(rng) for _ in range(deals))
    return Pace(deals, actions, spent)


def compare(rounds: int, seconds: float) -> dict[str, Any]:
    """Play all sides in turn; ratios are of medians, those of the best rounds stand beside."""
    sides = {name: ours(GAMES[name]) for name in TRUMP_GAMES}
    sides[STEPS] = our_steps(GAMES[TRUMP_GAMES[0]])
    versions: dict[str, str] = {}
    rivals: dict[str, Side] = {}
    for package, find in {"open_spiel": tarok, "jass-kit": jass}.items():
        try:
            rivals |= find()
            versions[package] = importlib.metadata.version(package)
        except ImportError:
            print(f"{package} is not installed: engine speed is printed without it")
    paces = _in_turn(sides | rivals, rounds, seconds)
    figures = {name: summary(each) for name, each in paces.items()}
    return {
        "versions": versions,
        "games": {name: figures[name] for name in sides},
        "rivals": {name: figures[name] for name in rivals},
        "ratios": [_ratio(figures, *pair) for pair in _pairs(rivals)],
    }


def _pairs(rivals: Iterable[str]) -> Iterable[tuple[str, str]]:
    """Who is set beside whom: whoever does more than to play on, beside our single steps."""
    for name in rivals:
        for game in TRUMP_GAMES if name in {TAROK, JASS} else (STEPS,):
            yield game, name


def _ratio(figures: Mapping[str, Mapping[str, float]], game: str, rival: str) -> dict[str, Any]:
    one, other = figures[game], figures[rival]
    return {
        "game": game,
        "rival": rival,
        "ratio": one["median"] / other["median"],
        "ratio_best": one["best"] / other["best"],
        "goal": {TAROK: GOAL, JASS: GOAL_PYTHON}.get(rival),
        "must": MUST if rival == TAROK else None,
    }


def _in_turn(sides: Mapping[str, Side], rounds: int, seconds: float) -> dict[str, list[Pace]]:
    for side in sides.values():
        pace(side, 0, seconds / 4)
    paces: dict[str, list[Pace]] = {name: [] for name in sides}
    for number in range(rounds):
        for name, side in sides.items():
            paces[name].append(pace(side, number, seconds))
    return paces


def summary(paces: Sequence[Pace]) -> dict[str, float]:
    """Sum up the rounds of one side, in actions and deals per second."""
    rates = [one.per_second for one in paces]
    deals = sum(one.deals for one in paces)
    return {
        "median": median(rates),
        "best": max(rates),
        "worst": min(rates),
        "deals_per_second": median(one.deals / one.seconds for one in paces),
        "actions_per_deal": sum(one.actions for one in paces) / deals,
    }


FLAT = 1.0
"""How many megabytes more count as none."""


def memory(deals: int) -> dict[str, float]:
    """How much bigger the process is after so many deals than after a tenth of them.

    All games are played by turns.
    """
    rng, games = random.Random(1), [ours(game).play for game in GAMES.values()]
    turns = cycle(games)
    for play in islice(turns, deals // 10):
        play(rng)
    blocks, size = _blocks(), _resident()
    for play in islice(turns, deals - deals // 10):
        play(rng)
    return {
        "deals": deals,
        "flat": FLAT,
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
