"""The worked examples: read from data, computed by the engine, checked, and shown.

A file of `lessons/examples` tells a story, and what its deals or piles must come to. If the
engine finds something else, the example is not shown: `ExampleError` stops the build.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from engine import counting
from engine.counting import Tally
from engine.errors import UnknownName
from engine.games import game
from engine.settlement import Account, Step, joined

_FOLDER = files("lessons") / "examples"


class ExampleError(ValueError):
    """An example that the engine does not confirm, or a file that cannot be read as one."""


@dataclass(frozen=True, slots=True)
class Settled:
    """A deal of an example, settled; the steps and the account are those of the first profile.

    Under all of ``profiles`` it comes to the same totals. ``stake`` is what a game point is
    worth in cents, 0 where the example does not speak of money. Several deals that are played one
    after the other have their accounts joined, and no steps.
    """

    title: str
    profiles: tuple[str, ...]
    account: Account
    steps: tuple[Step, ...]
    stake: int
    told: Mapping[str, Any] | None = None
    """The outcome as it was told, where it is one deal."""


@dataclass(frozen=True, slots=True)
class Counted:
    """A pile of an example, counted in the order in which its cards lie."""

    title: str
    tally: Tally


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example of a rule."""

    name: str
    game: str
    rule: str
    title: str
    story: str
    deals: tuple[Settled, ...]
    piles: tuple[Counted, ...]


def names() -> list[str]:
    """List the examples there are."""
    found = (entry.name for entry in _FOLDER.iterdir())
    return sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml"))


@lru_cache(maxsize=64)
def example(name: str) -> Example:
    """Read and compute an example; `UnknownName` lists those that exist."""
    if name not in names():
        raise UnknownName("example", name, names())
    return read(name, (_FOLDER / f"{name}.toml").read_text("utf-8"))


def read(name: str, text: str) -> Example:
    """Compute an example from the text of its file; `ExampleError` names what does not hold."""
    try:
        data = tomllib.loads(text)
        return Example(
            name,
            data["game"],
            data["rule"],
            data["title"],
            data["story"].strip(),
            tuple(_settled(deal, data["game"]) for deal in data.get("deal", ())),
            tuple(_counted(pile, data["game"]) for pile in data.get("pile", ())),
        )
    except KeyError as missing:
        raise ExampleError(f"example {name!r}: {missing} is missing") from None
    except ValueError as error:
        raise ExampleError(f"example {name!r}: {error}") from None


def _settled(data: Mapping[str, Any], game_id: str) -> Settled:
    """Settle a deal (``outcome``), or several with the same people (``outcomes``)."""
    rules = game(game_id)
    told = data["outcomes"] if "outcomes" in data else [data["outcome"]]
    shared = {"people": data["people"]} if "people" in data else {}
    outcomes = [rules.read_outcome({**shared, **each}) for each in told]
    profiles = tuple(data.get("profiles", rules.profiles))
    accounts = [joined([rules.settle(each, name) for each in outcomes]) for name in profiles]
    for profile, account in zip(profiles, accounts, strict=True):
        if account.totals != data["totals"]:
            found = ", ".join(f"{who} {points}" for who, points in account.totals.items())
            said = ", ".join(f"{who} {points}" for who, points in data["totals"].items())
            raise ExampleError(f"totals: it says {said}; under {profile} the engine finds {found}")
    steps = rules.working(outcomes[0], profiles[0]) if len(outcomes) == 1 else ()
    stake = told[0].get("stake_cents", 0)
    only = told[0] if len(told) == 1 else None
    one = {**shared, **only} if only is not None else None
    return Settled(data.get("title", ""), profiles, accounts[0], steps, stake, one)


def _counted(data: Mapping[str, Any], game_id: str) -> Counted:
    rules = game(game_id)
    tally = counting.count(rules.pack, rules.pack.read(data["cards"]))
    if tally.points != data["points"]:
        raise ExampleError(
            f"points: it says {data['points']}; the engine counts {tally.points} ({data['title']})"
        )
    return Counted(data["title"], tally)


def all_examples() -> Iterator[Example]:
    """Yield every example, computed and checked."""
    yield from map(example, names())
