"""What is asked about a deal of Dreierles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.dreierles import GAME
from engine.games.dreierles.cards import POINTS
from engine.games.dreierles.contracts import RAEUBER, SOLO_DU, TITLES
from engine.games.dreierles.knocking import most_at_table
from engine.games.dreierles.outcome import COMBINATIONS
from engine.games.dreierles.profile import DreierlesProfile
from lessons.forms import Choice, Choices, Field, Number
from lessons.locale import Speech
from lessons.locale import mark as N_
from lessons.reckoning.model import (
    CONTRACT,
    DECLARER,
    PROFILE,
    Table,
    Values,
    names,
    pick,
    profiles,
    shares,
    table,
    told,
    written,
)

game = "dreierles"
tables = {
    "points_by": Table(N_("Card points"), "points-"),
    "combinations": Table(N_("Combinations")),
}
_YES = "yes"
_IN_RAEUBER = POINTS - 10
"""What the players of a Räuber may have in all: the pack without a blind like many (DR-11.6)."""


def fields(values: Values, say: Speech) -> Sequence[Field]:
    """Ask for the contract, the points and the bonuses."""
    contracts = ((name, say.plain(TITLES[name])) for name in _profile(values).contracts)
    found: list[Field] = [
        profiles(game, say),
        *table(values, say),
        pick(CONTRACT, say("Played was"), contracts),
    ]
    raeuber = values.one(CONTRACT) == RAEUBER
    found += _raeuber(values, say) if raeuber else _declared(values, say)
    if most := _most_knocks(values):
        found.append(pick("knocks", say("Knocks"), ((str(n), str(n)) for n in range(most + 1))))
    found.append(Number("stake_cents", say("A game point, in cents"), first=str(GAME.stake_cents)))
    return found


def _profile(values: Values) -> DreierlesProfile:
    return GAME.profile(values.one(PROFILE) or None)


def _most_knocks(values: Values) -> int:
    return most_at_table(_profile(values), values.one(CONTRACT), len(values.people)).number


def _raeuber(values: Values, say: Speech) -> list[Field]:
    fields = {f"points-{who}": say("Points of {name}", name=who) for who in values.active}
    first = shares(values, list(fields), _IN_RAEUBER)
    asked = zip(fields.items(), first, strict=True)
    return [Number(*each, first=n, most=POINTS) for each, n in asked]


def _declared(values: Values, say: Speech) -> list[Field]:
    declarer = values.one(DECLARER)
    found: list[Field] = [
        names(DECLARER, say("The declarer"), values.active),
        Number("points", say("Card points of the declarer"), first="46", most=POINTS),
    ]
    if values.one(CONTRACT) == SOLO_DU:
        every = ((_YES, say("all")), ("no", say("not all")))
        found.append(pick("all_tricks", say("The declarer’s tricks"), every))
    ends = [
        ("none", say("played no part")),
        ("silent_won", say("won the last trick, unannounced")),
        ("silent_lost", say("lost the last trick, unannounced")),
        ("out_won", say("laid out, and won the last trick")),
        ("out_lost", say("laid out, and lost")),
    ]
    defenders = (who for who in values.active if who != declarer)
    ends += [
        (f"defender:{who}", say("won the last trick for {name}", name=who)) for who in defenders
    ]
    found.append(pick("pfeife", say("The Pfeife"), ends))
    return [*found, *(_combination(values, name, say) for name in COMBINATIONS)]


def _combination(values: Values, name: str, say: Speech) -> Field:
    who = tuple(Choice(person, person) for person in values.active)
    title = say.plain(COMBINATIONS[name])
    return Choices(name, title, who, may_be_none=True)


def outcome(values: Values) -> dict[str, Any]:
    """Write the values as the engine reads an outcome."""
    found = told(values) | {
        "knocks": values.one("knocks") if _most_knocks(values) else "0",
        "stake_cents": values.one("stake_cents"),
    }
    if values.one(CONTRACT) == RAEUBER:
        return found | {"points_by": {who: values.one(f"points-{who}") for who in values.active}}
    claims: dict[str, list[str]] = {}
    for name in COMBINATIONS:
        for who in values.all(name):
            claims.setdefault(who, []).append(name)
    found |= {
        DECLARER: values.one(DECLARER),
        "points": values.one("points"),
        "pfeife": values.one("pfeife"),
        "combinations": claims,
    }
    if values.one(CONTRACT) == SOLO_DU:
        found["all_tricks"] = values.one("all_tricks")
    return found


def values(outcome: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """Write an outcome as values."""
    found = written(outcome, DECLARER, "knocks", "pfeife", "stake_cents")
    points = outcome.get("points_by", outcome.get("points", 0))
    if isinstance(points, Mapping):
        found |= {f"points-{who}": (str(number),) for who, number in points.items()}
    else:
        found["points"] = (str(points),)
    if "all_tricks" in outcome:
        found["all_tricks"] = (_YES if outcome["all_tricks"] else "no",)
    for who, claimed in outcome.get("combinations", {}).items():
        for name in claimed:
            found[name] = (*found.get(name, ()), who)
    return found
