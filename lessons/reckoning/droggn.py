"""What is asked about a deal of Droggn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.droggn import GAME
from engine.games.droggn.contracts import BIDS, SUPER_MORD
from engine.games.droggn.profile import DroggnProfile
from engine.games.droggn.scoring import most_doublings
from lessons.forms import Field, Number
from lessons.locale import Speech
from lessons.reckoning.model import (
    CONTRACT,
    DECLARER,
    PROFILE,
    Table,
    Values,
    names,
    pick,
    profiles,
    table,
    told,
    written,
)

game = "droggn"
tables: Mapping[str, Table] = {}
_UNTOLD = "untold"
_PLAIN = ("all_tricks", "doublings", "pagat", "pagat_holder", "laid_out", "last_trick")


def fields(values: Values, say: Speech) -> Sequence[Field]:
    """Ask for the contract, the points or the tricks, and the cards that score."""
    contracts = ((each, say.plain(BIDS[each].title)) for each in _profile(values).contracts)
    found: list[Field] = [
        profiles(game, say),
        *table(values, say),
        pick(CONTRACT, say("Played was"), contracts),
        names(DECLARER, say("The declarer"), values.active),
    ]
    every = (("no", say("not all")), ("yes", say("all")))
    found.append(pick("all_tricks", say("The declarer’s tricks"), every))
    if values.one(CONTRACT) == SUPER_MORD:
        laid = (("none", say("nothing")), ("pagat", say("Pagat")), ("gstiess", say("Gstieß")))
        found.append(pick("laid_out", say("Laid out"), laid))
    else:
        found += _game(values, say)
    doubled = (
        say("not"),
        say("by a Schwacher"),
        say("and by a retour"),
        say("and a second one"),
        say("and a third one"),
    )
    most = most_doublings(_profile(values))
    steps = [(str(n), words) for n, words in enumerate(doubled[: most + 1])]
    found.append(pick("doublings", say("Doubled"), steps))
    found.append(Number("stake_cents", say("A point, in cents"), first=str(GAME.stake_cents)))
    return found


def _game(values: Values, say: Speech) -> list[Field]:
    found: list[Field] = []
    if values.one("all_tricks") != "yes":
        points = say("Card points of the declarer")
        found.append(Number("points", points, first="43", most=_profile(values).deck.points))
        sides = (
            (_UNTOLD, say("does not matter")),
            ("declarer", say("the declarer")),
            ("defenders", say("the defenders")),
        )
        found.append(pick("last_trick", say("The last trick went to"), sides))
    ends = (
        ("none", say("scored nothing")),
        ("silent_won", say("won the last trick, unannounced")),
        ("silent_lost", say("lost the last trick, unannounced")),
        ("out_won", say("laid out, and won the last trick")),
        ("out_lost", say("laid out, and lost")),
        ("captured", say("was captured before the last trick")),
    )
    found.append(pick("pagat", say("The Pagat"), ends))
    if values.one("pagat", "none") != "none":
        found.append(names("pagat_holder", say("Whose it was"), values.active))
    return found


def _profile(values: Values) -> DroggnProfile:
    return GAME.profile(values.one(PROFILE) or None)


def outcome(values: Values) -> dict[str, Any]:
    """Write the values as the engine reads an outcome."""
    found = told(values) | {
        name: values.one(name) for name in (DECLARER, "all_tricks", "doublings", "stake_cents")
    }
    if values.one(CONTRACT) == SUPER_MORD:
        return found | {"laid_out": values.one("laid_out")}
    found["pagat"] = values.one("pagat")
    if values.one("pagat") != "none":
        found["pagat_holder"] = values.one("pagat_holder")
    if values.one("all_tricks") != "yes":
        found["points"] = values.one("points")
        if values.one("last_trick") != _UNTOLD:
            found["last_trick"] = values.one("last_trick")
    return found


def values(outcome: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """Write an outcome as values."""
    found = written(outcome, DECLARER, "points", "doublings", "stake_cents")
    for name in _PLAIN:
        told_so = outcome.get(name)
        if isinstance(told_so, bool):
            found[name] = ("yes" if told_so else "no",)
        elif told_so is not None:
            found[name] = (str(told_so),)
    return found
