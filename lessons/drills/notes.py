"""What a drill has to know about a game: where its rules stand, and what the engine has of it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Pack
from engine.games import game
from engine.rulebook import rule
from lessons.locale import Speech


@dataclass(frozen=True, slots=True)
class GameNotes:
    """A game by its id, and how it is set up for a drill."""

    game: str

    @property
    def title(self) -> str:
        """The game's name."""
        return game(self.game).title

    @property
    def pack(self) -> Pack:
        """The cards it is played with."""
        return game(self.game).pack


@dataclass(frozen=True, slots=True)
class CountNotes(GameNotes):
    """A game whose piles are counted: the rules about that, by their numbers."""

    values: str
    count: str
    formula: str
    whole: str

    @property
    def fool_name(self) -> str:
        """What the Fool is called in this game."""
        return self.pack.by_code["F"].name


@dataclass(frozen=True, slots=True)
class TrumpNotes(CountNotes):
    """A game in which suit and trump bind: the rules on which a drill's own sentences rest."""

    follow: str
    must_trump: str
    free: str
    no_duty: str
    wins: str
    ordinary: str
    fool: str
    red_pips: str
    taken_back: str = ""
    """What becomes of a wrong card at the table; "" where no rule says it as DR-12.2 does."""


def rule_text(number: str, say: Speech) -> str:
    """Return a rule in the rulebook's own words."""
    return say.plain(rule(number).text)
