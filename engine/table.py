"""Who sits where and who was dealt what: the beginning of a deal, of whatever game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter
from typing import Any, Self

from engine.cards import Card, CardSet, Pack
from engine.errors import PackError, quoted
from engine.game import Cards, Profile
from engine.shuffle import Seed, shuffled

_NUMBERS = {3: "three", 4: "four"}

Hands = tuple[int, ...]
"""Cards by place, as bit sets."""
Cut = tuple[Hands, tuple[int, ...]]
"""Hands by place, and the cards that nobody was dealt: from the top, as one-bit sets."""


@dataclass
class Start[P: Profile]:
    """A table after the deal. Never changed once made.

    ``people`` by seat, in the order of play. ``players`` are the seats of those who hold cards:
    a *place* is an index into it. ``hands`` are bit sets by place, ``undealt`` the cards that
    nobody got, from the top, as one-bit sets.
    """

    # Not frozen: that would cost every deal of a long series some microseconds.

    profile: P
    pack: Pack
    people: tuple[str, ...]
    dealer: int
    players: tuple[int, ...]
    hands: Hands
    undealt: tuple[int, ...]

    @property
    def idle(self) -> int | None:
        """The seat of a dealer who takes no cards; None where everybody plays."""
        return self.dealer if len(self.players) < len(self.people) else None

    def name(self, place: int) -> str:
        """Who sits at a place."""
        return self.people[self.players[place]]

    @property
    def names(self) -> tuple[str, ...]:
        """Who holds cards, by place."""
        return tuple([self.people[seat] for seat in self.players])

    def place(self, seat: int) -> int | None:
        """The place of a seat; None for an idle dealer."""
        return self.players.index(seat) if seat in self.players else None

    def set(self, bits: int) -> CardSet:
        """Cards of the pack in use."""
        return CardSet(self.pack, bits)

    def card(self, bit: int) -> Card:
        """The card of a one-bit set."""
        return self.pack.cards[bit.bit_length() - 1]


class Terms[S: Start[Any]]:
    """All that is fixed before the first lead, in a game with bids; places, not seats.

    ``hands`` are those of the moment before play. ``watched`` are the cards without which no
    special rule of play can matter; ``stops`` says that the play may end before the last trick.
    It is never changed once made.
    """

    start: S
    contract: str
    declarer: int | None
    hands: Hands
    watched: int = 0
    stops: bool = False

    def but(self, **changes: Any) -> Self:
        """Return the same terms with some of them changed."""
        terms = object.__new__(type(self))
        terms.__dict__.update(self.__dict__, **changes)
        return terms


def changed(hands: Hands, place: int, cards: int) -> Hands:
    """Put cards into one of three bit sets, or take them out of it."""
    first, second, third = hands
    if place == 0:
        return first ^ cards, second, third
    if place == 1:
        return first, second ^ cards, third
    return first, second, third ^ cards


@lru_cache(maxsize=100)
def seat_people(
    names: tuple[str, ...],
    dealer: int | str | None,
    sizes: tuple[int, ...] = (3, 4),
    rule: str = "",
) -> int:
    """Check who sits at the table and return the dealer's seat, the last one if none is told.

    ``sizes`` are how many people can play and ``rule`` says so. Raises `PackError`.
    """
    if len(names) not in sizes or len(set(names)) != len(names) or not all(names):
        many = " or ".join(_NUMBERS[size] for size in sizes)
        by = f" ({rule})" if rule else ""
        raise PackError(f"seats: {many} different names{by}, not {quoted(', '.join(names))}")
    seat = len(names) - 1 if dealer is None else dealer
    if isinstance(seat, str):
        if seat not in names:
            raise PackError(f"dealer: {quoted(seat)} is not at the table")
        seat = names.index(seat)
    if not 0 <= seat < len(names):
        raise PackError(f"dealer: there is no seat {quoted(seat)}")
    return seat


@lru_cache(maxsize=100)
def seat_three(names: tuple[str, ...], dealer: int | str | None) -> tuple[int, tuple[int, ...]]:
    """Return the dealer's seat and those of the three players, forehand first.

    Of four people the dealer is idle. Raises `PackError` for a table that cannot be.
    """
    seat = seat_people(names, dealer)
    return seat, tuple((seat + step) % len(names) for step in (1, 2, 3))


class Packets:
    """How a game deals: the packets in order, each ``(place, cards)``; place None is nobody.

    ``misdeal`` names the rules about a hand with too many or too few cards, ``undealt`` what the
    cards that nobody gets are called (see `engine.game.Game.undealt`).
    """

    def __init__(
        self, pack: Pack, packets: Iterable[tuple[int | None, int]], misdeal: str, undealt: str = ""
    ) -> None:
        self.pack = pack
        self.misdeal = misdeal
        self.undealt = undealt
        self._bits = [1 << card.index for card in pack.cards]
        order: dict[int | None, list[int]] = {}
        position = 0
        for place, number in packets:
            order.setdefault(place, []).extend(range(position, position + number))
            position += number
        self._rest = order.pop(None, [])
        self.size = len(order[0])
        self._places = [itemgetter(*order[place]) for place in sorted(order, key=str)]

    def deal(
        self,
        names: Sequence[str],
        seed: Seed | None = None,
        hands: Mapping[str, Cards] | None = None,
    ) -> Cut:
        """Deal by ``seed`` (0 if nothing is told), or as ``hands`` say; ``names`` are by place.

        Raises `PackError` for a seed and hands, and for a misdeal.
        """
        if hands is None:
            return self.by_seed(seed or 0)
        if seed is not None:
            raise PackError("a deal has a seed or hands, not both")
        return self.by_hand(names, hands)

    def by_seed(self, seed: Seed) -> Cut:
        """Deal a shuffled pack."""
        pack = shuffled(self._bits, seed)
        hands = tuple([sum(cards(pack)) for cards in self._places])
        return hands, tuple([pack[position] for position in self._rest])

    def by_hand(self, names: Sequence[str], hands: Mapping[str, Cards]) -> Cut:
        """Check cards that were dealt elsewhere; where those nobody got are not told, they are
        all that are left, in pack order.

        Raises `PackError` for a wrong number of cards, or one twice.
        """
        known = (*names, self.undealt) if self._rest else names
        for name in hands:
            if name not in known:
                raise PackError(f"hands: {quoted(name)} is not one of the players")
        seen, dealt = 0, []
        for name in names:
            bits = self._new(name, self._cards(name, hands.get(name, ())), self.size, seen)
            seen |= bits
            dealt.append(bits)
        rest: tuple[Card, ...] = tuple(CardSet(self.pack, self.pack.all_bits & ~seen))
        if self.undealt in hands:
            rest = self._cards(self.undealt, hands[self.undealt])
        if self._rest:
            self._new(self.undealt, rest, len(self._rest), seen)
        return tuple(dealt), tuple(1 << card.index for card in rest)

    def _cards(self, where: str, cards: Cards) -> tuple[Card, ...]:
        try:
            return self.pack.read(cards) if isinstance(cards, str) else own(self.pack, cards)
        except ValueError as error:
            raise type(error)(f"{where}: {error}") from None

    def _new(self, where: str, cards: tuple[Card, ...], number: int, seen: int) -> int:
        try:
            bits = self.pack.set(cards).bits
        except PackError as error:
            raise PackError(f"{where}: {error}") from None
        if bits & seen:
            raise PackError(f"{where}: card {CardSet(self.pack, bits & seen)} was dealt before")
        if len(cards) != number:
            raise PackError(f"{where}: {len(cards)} cards instead of {number} ({self.misdeal})")
        return bits


def own(pack: Pack, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Turn cards of any pack of a game into those of the one in use: their codes are the same."""
    return tuple(pack.card(card.code) for card in cards)
