"""What is asked about a moment of Herzeln.

But for the domino: there cards are laid to a row, not played to a trick.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.cards import Pack
from engine.game import Value
from engine.games.herzeln import GAME
from engine.games.herzeln.contracts import DOMINO, TRICKS
from lessons.drills.herzeln.ranks import RANKS
from lessons.forms import Field
from lessons.locale import Speech
from lessons.positions.model import SILENT, Cards, answered
from lessons.reckoning.model import FOUR, PROFILE, THREE, Values, pick

game = GAME.id
CARDS = Cards({32: "HZ-3.1"}, "HZ-3.5", RANKS)


def contracts(values: Values, say: Speech) -> Sequence[tuple[str, str]]:
    """List the deals that are played in tricks."""
    known = GAME.profile(values.one(PROFILE) or None).contracts.values()
    return [(each.id, each.title) for each in known if each.id != DOMINO]


def asks(values: Values, say: Speech) -> Sequence[Field]:
    """Ask how many play."""
    words = {FOUR: say("four"), THREE: say("three")}
    return [pick("people", say("At the table"), ((n, words[n]) for n in _tables(values)))]


def _tables(values: Values) -> list[str]:
    tables = GAME.profile(values.one(PROFILE) or None).tables
    return [number for number in (FOUR, THREE) if int(number) in tables]


def told(values: Values) -> Mapping[str, Value]:
    """Write that as the context of a position."""
    return answered(asks(values, SILENT), GAME.context, values)


def pack(values: Values) -> Pack:
    """Return the pack for so many people (HZ-3.6)."""
    return GAME.pack_for(values.one(PROFILE) or None, _people(values))


def sizes(values: Values) -> tuple[int, int]:
    """Return the cards of a whole hand, and of a whole trick."""
    return TRICKS, _people(values)


def _people(values: Values) -> int:
    tables, told = _tables(values), values.one("people")
    return int(told if told in tables else tables[0])
