"""A moment of play as a form, and what is enough when the piles are counted.

Which cards there are, what may be played and why not, and what cards come to: that the engine
knows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.cards import FOOL, TRUMP, Card, Pack
from engine.game import Game, Option, Value, word
from lessons.drills.ranks import Ranks
from lessons.forms import Choices, Field
from lessons.locale import Speech, speech
from lessons.reckoning.model import Values, pick

UNTOLD = ""
"""What is chosen where the hand itself tells."""
SILENT = speech("en")
"""For asking which fields there are, when nobody reads them."""


class Moment(Protocol):
    """What a game asks about a hand before a trick, besides its cards."""

    @property
    def game(self) -> str:
        """The game's id."""
        ...

    def contracts(self, values: Values, say: Speech) -> Sequence[tuple[str, str]]:
        """List what may be played under the profile: ids and titles."""
        ...

    def asks(self, values: Values, say: Speech) -> Sequence[Field]:
        """List what else decides in this contract."""
        ...

    def told(self, values: Values) -> Mapping[str, Value]:
        """Write that as the context of a position."""
        ...

    def pack(self, values: Values) -> Pack:
        """Return the pack that is used."""
        ...

    def sizes(self, values: Values) -> tuple[int, int]:
        """Return the cards of a whole hand, and of a whole trick."""
        ...


@dataclass(frozen=True, slots=True)
class Piles:
    """The piles of a game at its end, and the rules about them.

    ``needed`` tells how many points the declarer needs under a profile and ``rule`` where that
    stands; ``count`` is the rule of counting. In the contract ``alone`` each player has a pile,
    and the rule ``most`` says what comes of it; empty where there is no such contract.
    """

    game: Game
    needed: Callable[[str], int]
    rule: Callable[[str], str]
    count: str
    alone: str = ""
    most: str = ""


@dataclass(frozen=True, slots=True)
class Cards:
    """Where the rules of a game say what a single card is: pack, order, worth, what it takes.

    ``packs`` has the rule of each of its packs by their numbers of cards.
    """

    packs: Mapping[int, str]
    worth: str
    ranks: Ranks

    def order(self, card: Card) -> str:
        """Return the rule that gives a card its place; of a Fool, the one about it."""
        if card.rank == FOOL:
            return self.ranks.fool
        return self.ranks.wins if card.suit == TRUMP else self.ranks.ranks


def asked(option: Option, say: Speech) -> Choices:
    """Ask for an option of the context: a switch begins with no, a number may be left open."""
    if option.values == (False, True):
        known = [(word(False), say("no")), (word(True), say("yes"))]
    else:
        first = [] if 0 in option.values else [(UNTOLD, say("as the hand tells"))]
        known = [*first, *((word(value), word(value)) for value in option.values)]
    return pick(option.name, say.plain(option.question), known)


def answered(
    fields: Sequence[Field], context: Sequence[Option], values: Values
) -> dict[str, Value]:
    """Read the options that are asked and answered."""
    named = {option.name: option for option in context}
    answers = {field.name: values.one(field.name, UNTOLD) for field in fields}
    return {
        name: named[name].read(told)
        for name, told in answers.items()
        if name in named and told != UNTOLD
    }
