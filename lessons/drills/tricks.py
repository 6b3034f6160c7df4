"""A question about one trick: a hand, the trick so far, and perhaps who takes it.

Legality is the engine's, never decided here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.cards import TRUMP, Card, CardSet
from engine.game import Position
from engine.games import game
from engine.tricks import winner
from lessons.drills.notes import TrumpNotes
from lessons.locale import Speech

YOU, OPEN = "you", "open"
"""Values of the field ``seat`` besides the place in the trick ("0" led, "1" second)."""

LEFT, RIGHT = "Anna", "Catrin"
"""Your neighbours: who plays before you, and who plays after you."""

SPEAKERS = {1: (LEFT,), 2: (RIGHT, LEFT)}
"""Who has played before you."""


@dataclass(frozen=True, slots=True)
class TrickQuestion:
    """A hand and the trick so far; ``asks_taker`` if the question is also who takes the trick.

    ``point`` is the one thing worth knowing about this position, ``situation`` what has to be
    known beforehand; both are message ids. Without a ``contract`` it is the game's ordinary one.
    """

    notes: TrumpNotes
    id: str | int
    level: int
    hand: CardSet
    trick: tuple[Card, ...]
    asks_taker: bool = False
    point: str = ""
    contract: str = ""
    situation: str = ""

    @property
    def shape(self) -> object:
        """The hand and the trick."""
        return self.hand.bits, self.trick

    @property
    def position(self) -> Position:
        """The engine's own view of the position: it alone says what is legal."""
        return _position(self)

    @property
    def legal(self) -> CardSet:
        """The cards that may be played."""
        return _legal(self)

    @property
    def free(self) -> bool:
        """Whether everything may be played for want of suit and trumps."""
        return self.legal == self.hand and all(c.suit not in {self.led, TRUMP} for c in self.hand)

    @property
    def led(self) -> str:
        """The suit led."""
        return self.trick[0].suit

    @property
    def best(self) -> Card:
        """The card that wins the trick so far."""
        return self.trick[winner(self.hand.pack, self.trick)]

    def beats(self, card: Card) -> bool:
        """Tell whether a card would take the trick from the one that wins it so far."""
        return self.taker_with(card) == YOU

    def taker_with(self, card: Card) -> str:
        """Tell who takes the trick if you, who are last, play this card."""
        place = winner(self.hand.pack, (*self.trick, card))
        return YOU if place == len(self.trick) else str(place)

    @property
    def taker(self) -> str:
        """Who takes the trick whichever allowed card you play, or ``open``."""
        takers = {self.taker_with(card) for card in self.legal}
        return takers.pop() if len(takers) == 1 else OPEN

    @property
    def speakers(self) -> tuple[str, ...]:
        """The names of those who have played."""
        return SPEAKERS[len(self.trick)]

    def name_of(self, taker: str, say: Speech) -> str:
        """Name a value of the field ``seat``."""
        if taker == YOU:
            return say("You")
        return say("It depends on your card") if taker == OPEN else self.speakers[int(taker)]


# A view asks for the same position many times over.


@lru_cache(maxsize=4)
def _position(question: TrickQuestion) -> Position:
    rules = game(question.notes.game)
    told = {"contract": question.contract} if question.contract else {}
    return rules.position(question.hand, question.trick, **told)


@lru_cache(maxsize=4)
def _legal(question: TrickQuestion) -> CardSet:
    return _position(question).legal


def seat_values(question: TrickQuestion) -> list[str]:
    """List the values of the field ``seat``, in order of play."""
    return [str(place) for place in range(len(question.trick))] + [YOU, OPEN]


def is_fool(card: Card) -> bool:
    """Tell the Fool, the trump without a number."""
    return card.suit == TRUMP and not card.rank.isdigit()


def made(  # noqa: PLR0913, PLR0917 - a question is these
    notes: TrumpNotes, name: str, level: int, trick: str, hand: str, point: str, **more: Any
) -> TrickQuestion:
    """Make a position by hand, its cards as codes; ``more`` are other fields."""
    pack = notes.pack
    cards = pack.set(pack.read(hand))
    return TrickQuestion(notes, name, level, cards, pack.read(trick), point=point, **more)
