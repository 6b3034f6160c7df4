"""Who sits where, the dealt cards (DR-2, DR-4), and what has been settled before play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from engine.auction import OneRound
from engine.cards import Card, CardSet
from engine.errors import PackError, quoted
from engine.game import Cards
from engine.games.dreierles.cards import ALL, BLIND, HAND, PACK
from engine.games.dreierles.play import PlayRules
from engine.games.dreierles.profile import DreierlesProfile
from engine.shuffle import shuffled

_BITS = tuple(1 << card.index for card in PACK.cards)


class Start(NamedTuple):
    """A table after the deal.

    ``people`` by seat; the next seat is the one to the right (DR-2.2). ``players`` are the
    seats of the three who hold cards, forehand first: a *place* is an index into it.
    ``hands`` are bit sets by place, ``blind`` the six cards from the top, as one-bit sets.
    """

    profile: DreierlesProfile
    people: tuple[str, ...]
    dealer: int
    players: tuple[int, ...]
    hands: tuple[int, int, int]
    blind: tuple[int, ...]

    @property
    def idle(self) -> int | None:
        """The seat of a dealer who takes no cards (DR-2.5)."""
        return self.dealer if len(self.people) == 4 else None

    def name(self, place: int) -> str:
        """Who sits at a place."""
        return self.people[self.players[place]]

    def place(self, seat: int) -> int | None:
        """The place of a seat; None for an idle dealer."""
        return self.players.index(seat) if seat in self.players else None


@dataclass
class Terms:
    """All that is fixed before the first lead; places, not seats.

    Never changed once made (freezing it would cost every deal some microseconds).

    ``hands`` are those of the moment before play; ``drawn`` and ``discards`` bit sets,
    ``shown`` the trumps among the discards (DR-OP7), ``rest`` the blind that is left.
    ``knockers`` are the seats that knocked, in order. ``forfeits`` is the Pfeife where
    playing it early ends the deal (DR-7.8), else 0.
    """

    start: Start
    auction: OneRound
    contract: str
    declarer: int | None
    hands: tuple[int, int, int]
    drawn: int
    rest: int
    rules: PlayRules
    discards: int = 0
    shown: int = 0
    laid_out: bool = False
    announced: bool = False
    knockers: tuple[int, ...] = ()
    forfeits: int = 0

    def but(self, **changes: Any) -> Terms:
        """Return the same terms with some of them changed."""
        terms = object.__new__(Terms)
        terms.__dict__.update(self.__dict__, **changes)
        return terms


def changed(sets: tuple[int, int, int], place: int, cards: int) -> tuple[int, int, int]:
    """Put cards into one of three bit sets, or take them out of it."""
    first, second, third = sets
    if place == 0:
        return first ^ cards, second, third
    if place == 1:
        return first, second ^ cards, third
    return first, second, third ^ cards


@lru_cache(maxsize=100)
def seat_people(names: tuple[str, ...], dealer: int | str | None) -> tuple[int, tuple[int, ...]]:
    """Check who sits at the table and return the dealer's seat and those of the players."""
    if len(names) not in {3, 4} or len(set(names)) != len(names) or not all(names):
        raise PackError(f"seats: three or four different names, not {quoted(', '.join(names))}")
    seat = len(names) - 1 if dealer is None else dealer
    if isinstance(seat, str):
        if seat not in names:
            raise PackError(f"dealer: {quoted(seat)} is not at the table")
        seat = names.index(seat)
    if not 0 <= seat < len(names):
        raise PackError(f"dealer: there is no seat {seat}")
    players = tuple((seat + step) % len(names) for step in (1, 2, 3))
    return seat, players


def by_seed(seed: int) -> tuple[tuple[int, int, int], tuple[int, ...]]:
    """Deal a shuffled pack: six to the blind, then twice eight to each (DR-4.2, DR-4.3)."""
    pack = [*map(_BITS.__getitem__, shuffled(len(PACK), seed))]
    blind, forehand, middle = pack[:6], pack[6:14] + pack[30:38], pack[14:22] + pack[38:46]
    first, second = sum(forehand), sum(middle)
    return (first, second, ALL - first - second - sum(blind)), tuple(blind)


def by_hand(
    people: Sequence[str], hands: Mapping[str, Cards], blind: Cards | None
) -> tuple[tuple[int, int, int], tuple[int, ...]]:
    """Check cards that were dealt elsewhere; ``people`` are the three players, forehand first.

    Without ``blind`` the six cards left are the blind, in pack order.
    Raises `PackError` for a misdeal (DR-4.5): a wrong number of cards, or one twice.
    """
    for name in hands:
        if name not in people:
            raise PackError(f"hands: {quoted(name)} is not one of the players")
    seen = 0
    dealt = []
    for name in people:
        cards = _cards(name, hands.get(name, ()))
        bits = _new(name, cards, HAND, seen)
        seen |= bits
        dealt.append(bits)
    left = tuple(CardSet(PACK, ALL & ~seen)) if blind is None else _cards("blind", blind)
    _new("blind", left, BLIND, seen)
    first, second, third = dealt
    return (first, second, third), tuple(1 << card.index for card in left)


def _cards(where: str, cards: Cards) -> tuple[Card, ...]:
    try:
        return PACK.read(cards) if isinstance(cards, str) else tuple(cards)
    except ValueError as error:
        raise type(error)(f"{where}: {error}") from None


def _new(where: str, cards: tuple[Card, ...], number: int, seen: int) -> int:
    try:
        bits = PACK.set(cards).bits
    except PackError as error:
        raise PackError(f"{where}: {error}") from None
    if bits & seen:
        raise PackError(f"{where}: card {CardSet(PACK, bits & seen)} was dealt before")
    if len(cards) != number:
        raise PackError(
            f"{where}: {len(cards)} cards instead of {number}, a misdeal (DR-4.4, DR-4.5)"
        )
    return bits
