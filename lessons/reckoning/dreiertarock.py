"""What is asked about a deal of Dreiertarock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games import dreiertarock
from engine.games.dreiertarock.cards import HAND
from engine.games.dreiertarock.contracts import (
    BONUSES,
    GAME,
    MONDFANG,
    SOLO_VALAT,
    TITLES,
    TRISCHAKEN,
)
from engine.games.dreiertarock.outcome import ENDS
from lessons.forms import Answer, Field, Number
from lessons.locale import Speech
from lessons.reckoning.model import (
    CONTRACT,
    DECLARER,
    PROFILE,
    Values,
    names,
    pick,
    profiles,
    table,
    told,
    written,
)

game = "dreiertarock"
start: Answer = {"points": ("40",), "tricks": ("16",), "stake_cents": ("1",)}
_NONE, _UNTOLD = "none", "untold"
_TRICKS = "tricks"


def fields(values: Values, say: Speech) -> Sequence[Field]:
    """Ask for the contract, the points, the bonuses and what was doubled."""
    profile = dreiertarock.GAME.profile(values.one(PROFILE) or None)
    contracts = ((name, say.plain(TITLES[name])) for name in profile.contracts)
    found: list[Field] = [
        profiles(game, say),
        *table(values, say),
        pick(CONTRACT, say("Played was"), contracts),
    ]
    if values.one(CONTRACT) == TRISCHAKEN:
        found += (
            Number(f"points-{who}", say("Points of {name}", name=who)) for who in values.active
        )
    else:
        found += _declared(values, say)
    found += (_kontra(what, say) for what in _doubled(values))
    return [*found, Number("stake_cents", say("A unit, in cents"))]


def _declared(values: Values, say: Speech) -> list[Field]:
    found: list[Field] = [names(DECLARER, say("The declarer"), values.active)]
    if values.one(CONTRACT) == SOLO_VALAT:
        found.append(Number(_TRICKS, say("Tricks of the declarer")))
        return found
    found.append(Number("points", say("Card points of the declarer")))
    ends = ((_UNTOLD, say("some")), (str(HAND), say("all")), ("0", say("none")))
    found.append(pick("took", say("Tricks of the declarer"), ends))
    return [*found, *(_bonus(name, say) for name in BONUSES)]


def _bonus(name: str, say: Speech) -> Field:
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
    known = [_NONE, *(end for end in ENDS if _can_be(name, end))]
    return pick(name, say.plain(BONUSES[name]), ((end, words[end]) for end in known))


def _can_be(name: str, end: str) -> bool:
    """A Mondfang is only made, and cards won are lost only if they were announced (DT-10.6)."""
    if name == MONDFANG:
        return end in {"declarer_made", "defenders_made"}
    bird = name in {"pagat", "uhu", "kakadu"}
    return bird or ENDS[end].announced or ENDS[end].made


def _doubled(values: Values) -> list[str]:
    """What can have been doubled: the game, and what was announced, where kontra is said."""
    profile = dreiertarock.GAME.profile(values.one(PROFILE) or None)
    if profile.kontra == "off":
        return []
    bonuses = [] if values.one(CONTRACT) in {TRISCHAKEN, SOLO_VALAT} else list(BONUSES)
    said = [name for name in bonuses if "announced" in values.one(name)]
    return [GAME, *said]


def _kontra(what: str, say: Speech) -> Field:
    steps = (say("not doubled"), say("kontra"), say("rekontra"), say("subkontra"))
    title = say("The game") if what == GAME else say.plain(BONUSES[what])
    options = ((str(n), word) for n, word in enumerate(steps))
    return pick(f"kontra-{what}", say("{what}, doubled", what=title), options)


def outcome(values: Values) -> dict[str, Any]:
    """Write the values as the engine reads an outcome."""
    found = told(values) | {"stake_cents": values.one("stake_cents")}
    kontras = {what: values.one(f"kontra-{what}") for what in _doubled(values)}
    found["kontras"] = {what: number for what, number in kontras.items() if number != "0"}
    contract = values.one(CONTRACT)
    if contract == TRISCHAKEN:
        return found | {"points_by": {who: values.one(f"points-{who}") for who in values.active}}
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
        found |= {f"points-{who}": (str(number),) for who, number in points.items()}
    elif points is not None:
        found["points"] = (str(points),)
    found |= {name: (end,) for name, end in outcome.get("bonuses", {}).items()}
    kontras = outcome.get("kontras", {})
    return found | {f"kontra-{what}": (str(number),) for what, number in kontras.items()}
