"""What is asked about a moment of Dreierles, and about its piles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.cards import Pack
from engine.game import Value
from engine.games.dreierles import GAME
from engine.games.dreierles.cards import HAND, WIN
from engine.games.dreierles.contracts import RAEUBER, TITLES
from lessons.drills.dreierles.notes import NOTES
from lessons.drills.dreierles.ranks import RANKS
from lessons.forms import Field
from lessons.locale import Speech
from lessons.locale import mark as N_
from lessons.positions.model import SILENT, Cards, Piles, answered, asked
from lessons.reckoning.model import CONTRACT, PROFILE, Values

game = GAME.id
CARDS = Cards({54: "DR-3.1"}, NOTES.values, RANKS)
PILES = Piles(
    GAME,
    lambda profile: WIN,
    lambda profile: "DR-2.6",
    "DR-9.1",
    alone=N_("a Räuber"),
    most="DR-11.1",
)


def contracts(values: Values, say: Speech) -> Sequence[tuple[str, str]]:
    """List what the profile plays."""
    profile = GAME.profile(values.one(PROFILE) or None)
    return [(name, say.plain(TITLES[name])) for name in profile.contracts]


def asks(values: Values, say: Speech) -> Sequence[Field]:
    """Ask for the Pfeife laid out; in a Räuber for what the profile's rule goes by."""
    rule = GAME.profile(values.one(PROFILE) or None).raeuber_droll_rule
    number, leads, laid_out = GAME.context
    if values.one(CONTRACT) != RAEUBER:
        return [asked(laid_out, say)]
    if rule == "none":
        return []
    return [asked(leads if rule == "steinmauern" else number, say)]


def told(values: Values) -> Mapping[str, Value]:
    """Write that as the context of a position."""
    return answered(asks(values, SILENT), GAME.context, values)


def pack(values: Values) -> Pack:
    """Return the pack that is used."""
    return GAME.pack


def sizes(values: Values) -> tuple[int, int]:
    """Return the cards of a whole hand, and of a whole trick."""
    return HAND, 3
