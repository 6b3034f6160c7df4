"""What a guided deal is made of.

The record is a text in the notation of `engine.record`; the comment after each action of the
reader's seat says why it was chosen. What may be done, and why not, the engine says; a guided deal
only lists what is offered where there are no cards to choose from.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from engine.actions import Action, Discard, Play
from engine.cards import CardSet
from engine.game import Deal, Game
from engine.record import Record, parse
from engine.verdict import Refusal
from engine.view import View


class GuidedError(ValueError):
    """A guided deal that does not hold; one line that says what is wrong."""


@dataclass(frozen=True, slots=True)
class Phase:
    """What is asked in a phase: its ``title``, a ``prompt``, and what is offered.

    ``offers`` are pairs of an action as records write it and its words; empty where cards are
    chosen. ``lead`` is the prompt for whoever leads to a trick, where that is another one. The
    title is empty where the deal is over: its result is told instead.
    """

    title: str
    prompt: str
    lead: str = ""
    offers: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Guided:
    """A recorded deal in which the reader sits in the place of ``who``.

    ``words`` say what somebody does, by the action as records write it; ``phases`` what is asked;
    ``ending`` is said when all is paid.
    """

    name: str
    title: str
    text: str
    who: str
    words: Mapping[str, str]
    phases: Mapping[str, Phase]
    ending: str = ""

    @cached_property
    def record(self) -> Record:
        """The record."""
        return parse(self.text)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.record.game

    @property
    def people(self) -> tuple[str, ...]:
        """The names at the table."""
        return self.record.seats

    @property
    def seat(self) -> int:
        """The reader's seat."""
        return self.people.index(self.who)

    @cached_property
    def deals(self) -> tuple[Deal, ...]:
        """The deal before the first action and after each of the record."""
        return tuple(self.record.replay())

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """The places in the record at which it is the reader's turn."""
        return tuple(i for i, deal in enumerate(self.deals) if deal.to_move == self.seat)

    def phase(self, deal: Deal) -> Phase:
        """Return what is asked in the phase of a deal."""
        return self.phases[deal.phase]

    def view(self, place: int) -> View:
        """Return what the reader may know after so many actions of the record."""
        seen = self.deals[place].view(self.seat)
        assert isinstance(seen, View)
        return seen

    def told(self, turn: int) -> int:
        """Return up to which action the record goes on once the reader's turn is over.

        It stops when the trick is complete, when the reader is asked again, and before play.
        """
        place = self.turns[turn] + 1
        while self._goes_on(place):
            place += 1
        return place

    def _goes_on(self, place: int) -> bool:
        if self.deals[place].to_move in {None, self.seat}:
            return False
        moves = self.record.moves
        if isinstance(moves[place - 1].action, Play):
            return self.view(place).tricks[-1].winner is None
        return not isinstance(moves[place].action, Play)

    def fresh(self, turn: int) -> CardSet:
        """Return the cards that the reader holds at a turn without having been dealt them."""
        hand = self.view(self.turns[turn]).hand
        return hand - hand.pack.set(self.deals[0].dealt[self.who])

    def read_action(self, text: str) -> Action:
        """Read an action; `engine.errors.NotationError` or `PackError` for what is none."""
        return self.game.read_action(text, self.record.profile)

    def refusal(self, turn: int, action: Action) -> Refusal | None:
        """Say why the reader may not do this at a turn; None if the rules allow it."""
        answer = self.deals[self.turns[turn]].after(action, self.seat)
        return answer if isinstance(answer, Refusal) else None

    def check(self) -> None:
        """See that the deal ends, that each choice can be made, and that each has its reason.

        Raises `GuidedError`, or what reading the record raises.
        """
        self.record.end()
        if self.who not in self.people:
            raise GuidedError(f"{self.who!r} has no seat at the table")
        holders = [who for who in self.people if self.deals[0].dealt.get(who)]
        if len(self.people) != 3 or holders != list(self.people):
            raise GuidedError("three sit at the table of a guided deal, and all hold cards")
        if missing := {deal.phase for deal in self.deals} - set(self.phases):
            raise GuidedError(f"nothing is asked in {', '.join(sorted(missing))}")
        for place in self.turns:
            deal, move = self.deals[place], self.record.moves[place]
            offers = [self.read_action(action) for action, _ in self.phase(deal).offers]
            if not isinstance(move.action, Play | Discard) and move.action not in offers:
                raise GuidedError(f"{move.place}{move.action} is not offered in {deal.phase}")
            if not move.comment:
                raise GuidedError(f"{move.place}no comment says why {move.action} is chosen")

    def texts(self) -> Iterator[str]:
        """Yield the comments, which stand in no code, for translators."""
        yield from (move.comment for move in self.record.moves if move.comment)
