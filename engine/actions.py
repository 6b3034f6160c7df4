"""What players do, in the words of the games, and how records write it.

An action is a frozen value. Its text is one word (``pass``, ``dreier``, ``HK``) or a word
with what it is about in brackets (``discard(HQ D4)``).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import comb
from typing import overload

from engine.cards import Card, CardSet, Pack
from engine.errors import NotationError, quoted


class Action:
    """Anything a player may do. ``bit`` is the card played as a one-bit set, else 0."""

    __slots__ = ()
    bit: int = 0
    card: Card
    """The card played; only there where ``bit`` is not 0."""

    @property
    def named(self) -> Iterable[Card]:
        """The cards that it names."""
        return ()


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play a card to the trick."""

    card: Card
    bit: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "bit", 1 << self.card.index)

    @property
    def named(self) -> Iterable[Card]:
        """The card played."""
        return (self.card,)

    def __str__(self) -> str:
        return self.card.code


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Speak without bidding or knocking (*weg*)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Offer to play a contract."""

    contract: str

    def __str__(self) -> str:
        return self.contract


@dataclass(frozen=True, slots=True)
class Hold(Action):
    """Play at the value that somebody else has bid, with priority (*ich halte*)."""

    def __str__(self) -> str:
        return "hold"


@dataclass(frozen=True, slots=True)
class TakePacket(Action):
    """Take one packet of the talon into the hand, counted from 1 as they lie."""

    number: int

    def __str__(self) -> str:
        return f"take({self.number})"


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Lay cards away."""

    cards: CardSet

    @property
    def named(self) -> Iterable[Card]:
        """The cards laid away."""
        return self.cards

    def __str__(self) -> str:
        return f"discard({self.cards})"


@dataclass(frozen=True, slots=True)
class LayOut(Action):
    """Put cards face up on the table before play; they stay in the hand."""

    cards: CardSet

    @property
    def named(self) -> Iterable[Card]:
        """The cards laid out."""
        return self.cards

    def __str__(self) -> str:
        return f"lay_out({self.cards})"


@dataclass(frozen=True, slots=True)
class Announce(Action):
    """Say before play what one holds or means to do."""

    what: str

    def __str__(self) -> str:
        return f"announce({self.what})"


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Ask for a card that another player may hold, and offer one of the own for it."""

    wanted: Card
    offered: Card

    @property
    def named(self) -> Iterable[Card]:
        """Both cards."""
        return (self.wanted, self.offered)

    def __str__(self) -> str:
        return f"buy({self.wanted} {self.offered})"


@dataclass(frozen=True, slots=True)
class Kontra(Action):
    """Double the game, or one bonus that has been announced, or double it again."""

    what: str

    def __str__(self) -> str:
        return f"kontra({self.what})"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Have nothing more to announce (*fertig*)."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Knock(Action):
    """Double the value of the game, or double it again."""

    def __str__(self) -> str:
        return "knock"


@dataclass(frozen=True, slots=True)
class Double(Action):
    """Double the value of the game (a *Schwacher*)."""

    def __str__(self) -> str:
        return "double"


@dataclass(frozen=True, slots=True)
class Retour(Action):
    """Answer a doubling by doubling again."""

    def __str__(self) -> str:
        return "retour"


_FORM = re.compile(r"([^\s()]+)(?:\(([^()]*)\))?$")
_PLAIN: dict[str, Callable[[], Action]] = {
    "pass": Pass,
    "hold": Hold,
    "done": Done,
    "knock": Knock,
    "double": Double,
    "retour": Retour,
}


def read_action(text: str, pack: Pack, contracts: Iterable[str]) -> Action:
    """Read an action as it is written: a word or a card, or ``word(argument)``.

    Raises `NotationError` for anything else and `engine.errors.PackError` for a card twice.
    """
    match = _FORM.match(text.strip())
    if not match:
        raise NotationError(f"cannot read {quoted(text)} as an action")
    word, argument = match[1].lower(), match[2]
    if argument is None:
        if word in _PLAIN:
            return _PLAIN[word]()
        return Bid(word) if word in contracts else _read_play(text, pack)
    if word not in _ABOUT:
        raise NotationError(f"cannot read {quoted(text)} as an action")
    return _ABOUT[word](argument.strip(), pack)


def _read_packet(argument: str, pack: Pack) -> Action:
    if not (argument.isascii() and argument.isdecimal() and len(argument) == 1):
        raise NotationError(f"a packet is told by its number, not {quoted(argument)}")
    return TakePacket(int(argument))


def _read_purchase(argument: str, pack: Pack) -> Action:
    cards = [pack.card(part) for part in argument.replace(",", " ").split()]
    if len(cards) != 2:
        raise NotationError(f"a purchase names two cards, wanted and offered, not {len(cards)}")
    return Buy(*cards)


_ABOUT: dict[str, Callable[[str, Pack], Action]] = {
    "announce": lambda what, pack: Announce(what),
    "kontra": lambda what, pack: Kontra(what),
    "take": _read_packet,
    "buy": _read_purchase,
    "discard": lambda cards, pack: Discard(pack.set(pack.read(cards))),
    "lay_out": lambda cards, pack: LayOut(pack.set(pack.read(cards))),
}


def _read_play(text: str, pack: Pack) -> Action:
    try:
        return Play(pack.card(text))
    except NotationError:
        raise NotationError(f"cannot read {quoted(text.strip())} as an action or a card") from None


class PlayMenu:
    """For a set of cards, the tuple of the actions that play them, strongest card first.

    The tuples for any of some neighbours in the pack are made when the first menu is asked for,
    and kept; a menu is put together from them. So it is quick and the memory bounded.

    Made for packs whose trumps come first, of up to 78 cards; a larger one is a `ValueError`.
    """

    def __init__(self, pack: Pack) -> None:
        if len(pack) > _CUTS[-1]:
            raise ValueError(f"{pack} has {len(pack)} cards, and a menu takes {_CUTS[-1]}")
        self._tables: list[list[tuple[Action, ...]]] = []
        self._pack = pack
        self._large = len(pack) > 54

    def plays(self, bits: int) -> tuple[Action, ...]:
        """List the plays of a bit set."""
        a, b, c, d, e, f, g = self._tables or self._make()
        if bits < 1 << 22:
            return a[bits & 2047] + b[bits >> 11]
        low, high = bits & _DIGIT, bits >> 30
        menu = a[low & 2047] + b[low >> 11 & 2047] + c[low >> 22]
        menu += d[high & 4095] + e[high >> 12 & 4095]
        if self._large:
            menu += f[bits >> 54 & 4095] + g[bits >> 66]
        return menu

    def _make(self) -> list[list[tuple[Action, ...]]]:
        plays = [Play(card) for card in self._pack.cards]
        self._tables += [_subsets(plays[start:end]) for start, end in pairwise(_CUTS)]
        return self._tables


_DIGIT = (1 << 30) - 1
"""Python computes with ints of thirty bits at once, and faster than with longer ones."""
_CUTS = (0, 11, 22, 30, 42, 54, 66, 78)


def _subsets(plays: Sequence[Action]) -> list[tuple[Action, ...]]:
    """Return the tuple of each subset, by its bit set."""
    table: list[tuple[Action, ...]] = [()]
    for play in reversed(plays):
        table = [menu for without in table for menu in (without, (play, *without))]
    return table


@dataclass(slots=True)
class Discards(Sequence[Action]):
    """All ways to lay away the ``forced`` cards and ``number`` of the ``free`` ones.

    A sequence that makes its actions only when asked: there can be hundreds. Never changed once
    made.
    """

    pack: Pack
    forced: int
    free: int
    number: int
    size: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        self.size = comb(self.free.bit_count(), self.number)

    def __len__(self) -> int:
        return self.size

    @overload
    def __getitem__(self, place: int) -> Action: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Action, ...]: ...
    def __getitem__(self, place: int | slice) -> Action | tuple[Action, ...]:
        if isinstance(place, slice):
            return tuple(self)[place]
        size = self.size
        if not -size <= place < size:
            raise IndexError(place)
        return self._action(combination(self.free, self.number, place % size))

    def __iter__(self) -> Iterator[Action]:
        return (self[place] for place in range(len(self)))

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Discard) or action.cards.pack is not self.pack:
            return False
        bits = action.cards.bits
        chosen = bits & self.free
        return bits == self.forced | chosen and chosen.bit_count() == self.number

    def _action(self, chosen: int) -> Action:
        return Discard(CardSet(self.pack, self.forced | chosen))


def combination(cards: int, number: int, place: int) -> int:
    """Return the ``number`` of the ``cards``, a bit set, that are their combination ``place``."""
    chosen = 0
    while number:
        card = cards & -cards
        cards ^= card
        with_card = comb(cards.bit_count(), number - 1)
        if place < with_card:
            chosen |= card
            number -= 1
        else:
            place -= with_card
    return chosen


class Menu(Sequence[Action]):
    """So many actions, each of which ``make`` makes when it is asked for by its place.

    For choices that are more than can be listed each time: there can be thousands.
    """

    def __init__(self, size: int, make: Callable[[int], Action]) -> None:
        self._size = size
        self._make = make

    def __len__(self) -> int:
        return self._size

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Menu):
            return NotImplemented
        return len(self) == len(other) and all(a == b for a, b in zip(self, other, strict=True))

    def __hash__(self) -> int:
        return hash(self._size)

    @overload
    def __getitem__(self, place: int) -> Action: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Action, ...]: ...
    def __getitem__(self, place: int | slice) -> Action | tuple[Action, ...]:
        if isinstance(place, slice):
            return tuple(map(self._make, range(*place.indices(self._size))))
        if not -self._size <= place < self._size:
            raise IndexError(place)
        return self._make(place % self._size)
