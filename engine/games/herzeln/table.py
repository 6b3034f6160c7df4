"""Who sits where, and the dealt cards (HZ-2, HZ-4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from engine.cards import Card, CardSet, Pack
from engine.errors import PackError, quoted
from engine.game import Cards
from engine.games.herzeln.contracts import TRICKS, Contract
from engine.games.herzeln.profile import HerzelnProfile
from engine.shuffle import shuffled


class Start(NamedTuple):
    """A table after the deal: ``people`` and ``hands`` (bit sets) by seat, clockwise (HZ-2.2)."""

    profile: HerzelnProfile
    contract: Contract
    pack: Pack
    people: tuple[str, ...]
    dealer: int
    hands: tuple[int, ...]

    @property
    def forehand(self) -> int:
        """The seat at the dealer's left, who begins (HZ-5.1, HZ-7.6)."""
        return self.after(self.dealer)

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % len(self.people)

    def set(self, bits: int) -> CardSet:
        """Cards of the pack in use."""
        return CardSet(self.pack, bits)


def seat_people(profile: HerzelnProfile, names: tuple[str, ...], dealer: int | str | None) -> int:
    """Check who sits at the table and return the dealer's seat, the last one if none is told."""
    if len(names) not in profile.tables:
        many = " or ".join({3: "three", 4: "four"}[number] for number in profile.tables)
        rule = "HZ-2.1" if len(profile.tables) > 1 else "HZ-11.1"
        raise PackError(f"seats: {many} people play ({rule}), not {quoted(', '.join(names))}")
    if len(set(names)) != len(names) or not all(names):
        raise PackError(f"seats: different names are needed, not {quoted(', '.join(names))}")
    seat = len(names) - 1 if dealer is None else dealer
    if isinstance(seat, str):
        if seat not in names:
            raise PackError(f"dealer: {quoted(seat)} is not at the table")
        seat = names.index(seat)
    if not 0 <= seat < len(names):
        raise PackError(f"dealer: there is no seat {seat}")
    return seat


def by_seed(pack: Pack, people: int, dealer: int, seed: int) -> tuple[int, ...]:
    """Deal a shuffled pack: twice four to each, forehand first (HZ-4.1, HZ-4.2)."""
    order = shuffled(len(pack), seed)
    hands = [0] * people
    for place, index in enumerate(order):
        hands[(dealer + 1 + place // 4) % people] |= 1 << index
    return tuple(hands)


def by_hand(pack: Pack, people: Sequence[str], hands: Mapping[str, Cards]) -> tuple[int, ...]:
    """Check cards that were dealt elsewhere.

    Raises `PackError` for a wrong number of cards, or one twice (HZ-4.1).
    """
    for name in hands:
        if name not in people:
            raise PackError(f"hands: {quoted(name)} is not one of the players")
    seen, dealt = 0, []
    for name in people:
        bits = _hand(pack, name, hands.get(name, ()))
        if bits & seen:
            raise PackError(f"{name}: card {CardSet(pack, bits & seen)} was dealt before")
        seen |= bits
        dealt.append(bits)
    return tuple(dealt)


def _hand(pack: Pack, name: str, cards: Cards) -> int:
    try:
        read = pack.read(cards) if isinstance(cards, str) else own(pack, cards)
        bits = pack.set(read).bits
    except ValueError as error:
        raise type(error)(f"{name}: {error}") from None
    if len(read) != TRICKS:
        raise PackError(f"{name}: {len(read)} cards instead of {TRICKS} (HZ-4.1)")
    return bits


def own(pack: Pack, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Turn cards of any pack of the game into those of the one in use: their codes are the same."""
    return tuple(pack.card(card.code) for card in cards)
