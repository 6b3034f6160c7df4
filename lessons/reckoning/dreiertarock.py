"""What is asked about a deal of Dreiertarock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.dreiertarock import GAME
from engine.games.dreiertarock.cards import HAND, POINTS
from engine.games.dreiertarock.contracts import BONUSES, SOLO_VALAT, TITLES, TRISCHAKEN
from engine.games.dreiertarock.contracts import GAME as PLAY
from engine.games.dreiertarock.outcome import ENDS, wrong_end
from engine.games.dreiertarock.profile import DreiertarockProfile
from engine.games.dreiertarock.scoring import wrong_announcement
from lessons.forms import Field, Number
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

game = "dreiertarock"
tables = {
    "points_by": Table(N_("Card points"), "points-"),
    "bonuses": Table(N_("Bonuses")),
    "kontras": Table(N_("Doublings"), "kontra-"),
}
_NONE, _UNTOLD = "none", "untold"
_TRICKS = "tricks"
_WITHOUT_TALON = POINTS - 10
"""What the players of a Trischaken may have in all, with a talon like many (DT-14.2)."""


def fields(values: Values, say: Speech) -> Sequence[Field]:
    """Ask for the contract, the points, the bonuses and what was doubled."""
    profile = _profile(values)
    contracts = ((name, say.plain(TITLES[name])) for name in profile.contracts)
    found: list[Field] = [
        profiles(game, say),
        *table(values, say, profile.four_at_table),
        pick(CONTRACT, say("Played was"), contracts),
    ]
    if values.one(CONTRACT) == TRISCHAKEN:
        found += _trischaken(values, say)
    else:
        found += _declared(values, say)
    found += (_kontra(what, say) for what in _doubled(values))
    stake = Number("stake_cents", say("A unit, in cents"), first=str(GAME.stake(profile)))
    return [*found, stake]


def _trischaken(values: Values, say: Speech) -> list[Field]:
    stem, total = _stem(values), POINTS if _profile(values).talon_is_won else _WITHOUT_TALON
    fields = {f"{stem}{who}": say("Points of {name}", name=who) for who in values.active}
    first = shares(values, list(fields), total)
    asked = zip(fields.items(), first, strict=True)
    return [Number(*each, first=n, most=POINTS) for each, n in asked]


def _declared(values: Values, say: Speech) -> list[Field]:
    profile = _profile(values)
    found: list[Field] = [names(DECLARER, say("The declarer"), values.active)]
    if values.one(CONTRACT) == SOLO_VALAT:
        tricks = say("Tricks of the declarer")
        found.append(Number(_TRICKS, tricks, first=str(HAND), most=HAND))
        return found
    points = say("Card points of the declarer")
    found.append(Number("points", points, first="40", most=POINTS))
    ends = ((_UNTOLD, say("some")), (str(HAND), say("all")), ("0", say("none")))
    found.append(pick("took", say("Tricks of the declarer"), ends))
    return [*found, *(_bonus(name, profile, say) for name in BONUSES)]


def _bonus(name: str, profile: DreiertarockProfile, say: Speech) -> Field:
    words = {
        _NONE: say("nobody’s"),
        "declarer_made": say("the declarer made it"),
        "declarer_failed": say("the declarer lost it, unannounced"),
        "declarer_announced_made": say("the declarer announced and made it"),
        "declarer_announced_failed": say("the declarer announced and lost it"),
        "defenders_made": say("the defenders made it"),
        "defenders_failed": say("the defenders lost it, unannounced"),
        "defenders_announced_made": say("the defenders announced and made it"),
        "defenders_announced_failed": say("the defenders announced and lost it"),
    }
    known = [_NONE]
    known += [
        word
        for word, end in ENDS.items()
        if not (wrong_end(name, end) or wrong_announcement(name, end, profile))
    ]
    return pick(name, say.plain(BONUSES[name]), ((end, words[end]) for end in known))


def _profile(values: Values) -> DreiertarockProfile:
    return GAME.profile(values.one(PROFILE) or None)


def _stem(values: Values) -> str:
    """How the fields of a Trischaken begin.

    Where the talon is won, the points come to another total: what is told here is kept apart.
    """
    return "whole-" if _profile(values).talon_is_won else "points-"


def _doubled(values: Values) -> list[str]:
    """What can have been doubled: the game, and what was announced."""
    said = {PLAY}
    if values.one(CONTRACT) not in {TRISCHAKEN, SOLO_VALAT}:
        said |= {name for name in BONUSES if "announced" in values.one(name)}
    return [what for what in _profile(values).doubled if what in said]


def _kontra(what: str, say: Speech) -> Field:
    steps = (say("not doubled"), say("kontra"), say("rekontra"), say("subkontra"))
    title = say("The game") if what == PLAY else say.plain(BONUSES[what])
    options = ((str(n), word) for n, word in enumerate(steps))
    return pick(f"kontra-{what}", say("{what}, doubled", what=title), options)


def outcome(values: Values) -> dict[str, Any]:
    """Write the values as the engine reads an outcome."""
    found = told(values) | {"stake_cents": values.one("stake_cents")}
    kontras = {what: values.one(f"kontra-{what}") for what in _doubled(values)}
    found["kontras"] = {what: number for what, number in kontras.items() if number != "0"}
    contract = values.one(CONTRACT)
    if contract == TRISCHAKEN:
        stem = _stem(values)
        return found | {"points_by": {who: values.one(f"{stem}{who}") for who in values.active}}
    found[DECLARER] = values.one(DECLARER)
    if contract == SOLO_VALAT:
        return found | {_TRICKS: values.one(_TRICKS)}
    bonuses = {name: values.one(name) for name in BONUSES}
    found["bonuses"] = {name: end for name, end in bonuses.items() if end != _NONE}
    found["points"] = values.one("points")
    if values.one("took") != _UNTOLD:
        found[_TRICKS] = values.one("took")
    return found


def values(outcome: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """Write an outcome as values."""
    found = written(outcome, DECLARER, "stake_cents", _TRICKS)
    if str(outcome.get(_TRICKS)) in {"0", str(HAND)}:
        found["took"] = (str(outcome[_TRICKS]),)
    points = outcome.get("points_by", outcome.get("points"))
    if isinstance(points, Mapping):
        stem = "whole-" if sum(points.values()) == POINTS else "points-"
        found |= {f"{stem}{who}": (str(number),) for who, number in points.items()}
    elif points is not None:
        found["points"] = (str(points),)
    found |= {name: (end,) for name, end in outcome.get("bonuses", {}).items()}
    kontras = outcome.get("kontras", {})
    return found | {f"kontra-{what}": (str(number),) for what, number in kontras.items()}
