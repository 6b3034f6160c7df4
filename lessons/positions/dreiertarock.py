"""What is asked about a moment of Dreiertarock, and about its piles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.cards import Pack
from engine.game import Value
from engine.games.dreiertarock import GAME
from engine.games.dreiertarock.cards import HAND, WIN
from engine.games.dreiertarock.contracts import BIRDS, TITLES, TRISCHAKEN
from lessons.drills.dreiertarock.notes import NOTES
from lessons.drills.dreiertarock.ranks import RANKS
from lessons.forms import Choice, Choices, Field
from lessons.locale import Speech
from lessons.locale import mark as N_
from lessons.positions.model import SILENT, Cards, Piles, answered, asked
from lessons.reckoning.model import CONTRACT, PROFILE, Values

game = GAME.id
CARDS = Cards({54: "DT-3.1"}, NOTES.values, RANKS)
PILES = Piles(
    GAME,
    lambda profile: WIN,
    lambda profile: "DT-2.5",
    "DT-9.1",
    alone=N_("Trischaken"),
    most="DT-14.2",
)
_BIRDS = "birds"


def contracts(values: Values, say: Speech) -> Sequence[tuple[str, str]]:
    """List what the profile plays."""
    profile = GAME.profile(values.one(PROFILE) or None)
    return [(name, say.plain(TITLES[name])) for name in profile.contracts]


def asks(values: Values, say: Speech) -> Sequence[Field]:
    """Ask which birds are announced and, if any are, which trick it is (DT-7.4)."""
    if values.one(CONTRACT) == TRISCHAKEN:
        return []
    birds = tuple(Choice(bird.id, bird.title) for bird in BIRDS.values())
    found: list[Field] = [Choices(_BIRDS, say("Announced"), birds, may_be_none=True)]
    return [*found, asked(GAME.context[0], say)] if values.all(_BIRDS) else found


def told(values: Values) -> Mapping[str, Value]:
    """Write that as the context of a position."""
    fields = asks(values, SILENT)
    birds = values.all(_BIRDS) if fields else ()
    announced: dict[str, Value] = {f"{bird}_announced": True for bird in birds}
    return announced | answered(fields, GAME.context, values)


def pack(values: Values) -> Pack:
    """Return the pack that is used."""
    return GAME.pack


def sizes(values: Values) -> tuple[int, int]:
    """Return the cards of a whole hand, and of a whole trick."""
    return HAND, 3
