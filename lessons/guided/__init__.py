"""Guided deals: a record, the seat that the reader takes, and what is said on the way.

A file of this folder holds the record in the notation of `engine.record`. The comment after each
action of the reader's seat says why the record chose it. What may be done, and why not, the
engine says; the file only lists what is offered where there are no cards to choose from.
"""

from __future__ import annotations

import pkgutil
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Any

from engine import record
from engine.actions import Action, Discard, Play
from engine.cards import CardSet
from engine.errors import UnknownName
from engine.game import Deal, Game
from engine.record import Record
from engine.verdict import Refusal
from engine.view import View


class GuidedError(ValueError):
    """A file that cannot be read as a guided deal; one line that says what is wrong."""


@dataclass(frozen=True, slots=True)
class Phase:
    """What is asked in a phase: its ``title``, a ``prompt``, and what is offered.

    ``offers`` are pairs of an action as records write it and its words; empty where cards are
    chosen. ``lead`` is the prompt for whoever leads to a trick, where that is another one.
    """

    title: str
    prompt: str
    lead: str = ""
    offers: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Guided:
    """A recorded deal in which the reader takes a ``seat``."""

    name: str
    title: str
    record: Record
    seat: int
    words: Mapping[str, str]
    phases: Mapping[str, Phase]

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.record.game

    @property
    def people(self) -> tuple[str, ...]:
        """The names at the table."""
        return self.record.seats

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
            return self._trick_is_open(place)
        return not isinstance(moves[place].action, Play)

    def _trick_is_open(self, place: int) -> bool:
        tricks = self.view(place).tricks
        return bool(tricks) and tricks[-1].winner is None

    def read_action(self, text: str) -> Action:
        """Read an action; `engine.errors.NotationError` or `PackError` for what is none."""
        return self.game.read_action(text, self.record.profile)

    def refusal(self, turn: int, action: Action) -> Refusal | None:
        """Say why the reader may not do this at a turn; None if the rules allow it."""
        answer = self.deals[self.turns[turn]].after(action, self.seat)
        return answer if isinstance(answer, Refusal) else None


def names() -> list[str]:
    """List the guided deals there are."""
    found = (entry.name for entry in files("lessons.guided").iterdir())
    return sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml"))


@lru_cache(maxsize=8)
def guided(name: str) -> Guided:
    """Read a guided deal by its name; `UnknownName` lists those that exist."""
    known = names()
    data = pkgutil.get_data(__name__, f"{name}.toml") if name in known else None
    if data is None:
        raise UnknownName("guided deal", name, known)
    return read(name, data.decode("utf-8"))


def read(name: str, text: str) -> Guided:
    """Make a guided deal from the text of its file; `GuidedError` says what does not hold."""
    try:
        found = _made(name, tomllib.loads(text))
        _check(found)
    except KeyError as missing:
        raise GuidedError(f"guided deal {name!r}: {missing} is missing") from None
    except ValueError as error:
        raise GuidedError(f"guided deal {name!r}: {error}") from None
    return found


def _made(name: str, data: Mapping[str, Any]) -> Guided:
    played = record.parse(data["record"])
    if data["seat"] not in played.seats:
        raise GuidedError(f"{data['seat']!r} has no seat at the table")
    phases = {key: _phase(each) for key, each in data["phases"].items()}
    seat = played.seats.index(data["seat"])
    return Guided(name, data["title"], played, seat, data.get("words", {}), phases)


def _phase(data: Mapping[str, Any]) -> Phase:
    offers: Sequence[Sequence[str]] = data.get("offers", ())
    pairs = tuple((action, words) for action, words in offers)
    return Phase(data["title"], data["prompt"], data.get("lead", ""), pairs)


def _check(found: Guided) -> None:
    """See that the deal ends, that each choice can be made, and that each has its reason."""
    found.record.end()
    for place in found.turns:
        deal, move = found.deals[place], found.record.moves[place]
        offers = [found.read_action(action) for action, _ in found.phase(deal).offers]
        if not isinstance(move.action, Play | Discard) and move.action not in offers:
            raise GuidedError(f"{move.place}{move.action} is not offered in {deal.phase}")
        if not move.comment:
            raise GuidedError(f"{move.place}no comment says why {move.action} is chosen")
    if "over" not in found.phases:
        raise GuidedError("the phase over is missing")


def fresh(found: Guided, place: int) -> CardSet:
    """Return the cards that the reader holds at a place without having been dealt them."""
    hand = found.view(place).hand
    dealt = found.deals[0].dealt[found.people[found.seat]]
    return hand - hand.pack.set(dealt)


def texts(found: Guided) -> Iterator[str]:
    """Yield all sentences of a guided deal, for translators."""
    yield found.title
    yield from found.words.values()
    for phase in found.phases.values():
        yield from (phase.title, phase.prompt, phase.lead, *(words for _, words in phase.offers))
    yield from (move.comment for move in found.record.moves if move.comment)
