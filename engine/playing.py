"""The play of the cards where three people play tricks with trumps.

Follow suit, else trump, else play anything; the highest trump takes the trick, else the highest
card of the suit led, and whoever takes it leads to the next one. A game says with which pack, what
forbids a card besides, when the play stops early, and what becomes of it: it makes its own
classes of the three here and ties them together::

    class Playing(playing.Playing[Deal, Start, Terms], Settled, pack=PACK): ...
    class Leading(playing.Leading[Deal, Start, Terms], Playing): ...
    class Following(playing.Following[Deal, Start, Terms], Playing): ...
    class Closing(playing.Closing[Deal, Start, Terms], Playing): ...
    playing.tie(Leading, Following, Closing)
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import cached_property
from random import Random
from typing import Any, ClassVar, NamedTuple, Self

from engine.actions import Action, Play, PlayMenu
from engine.cards import FOOL, Card, Pack
from engine.deal import Deal, Settled
from engine.table import Hands, Start, Terms
from engine.tricks import stronger
from engine.verdict import Refusal

NEXT, LAST = (1, 2, 0), (2, 0, 1)
"""The place that plays after each place, and the one that plays before it."""


class Taken(NamedTuple):
    """A trick that has been taken: the cards as one-bit sets, in order, led by a place."""

    leader: int
    cards: tuple[int, int, int]
    winner: int


class Playing[D: Deal[Any, Any], S: Start[Any], T: Terms[Any]](Settled[D, S, T]):
    """Cards are played to a trick: it is led, followed and closed, a class each.

    All cards are bit sets. ``legal`` is what may be played now, ``lead`` the moment when the
    open trick began, ``played`` the cards that lie in it, in order.
    """

    phase: ClassVar[str] = "playing"

    pack: ClassVar[Pack]
    trumps: ClassVar[int]
    fool: ClassVar[int]
    """The Fool, where it is no trump; else no card."""
    own: ClassVar[dict[int, Card]]
    """The card of each bit. A card played that is another object may be of another pack."""
    suit_of: ClassVar[dict[int, int]]
    """The suit that each card asks for; for the Fool, who has none, that is the whole pack."""
    beating: ClassVar[dict[int, int]]
    """The cards that beat each card when they are played after it."""
    menu: ClassVar[PlayMenu]
    small: ClassVar[dict[int, tuple[Action, ...]]]

    legal: int

    def __init_subclass__(cls, pack: Pack | None = None) -> None:
        """Take the pack of a game, and keep at hand what every trick needs of it."""
        super().__init_subclass__()
        if pack is not None:
            cls.pack, cls.trumps, cls.menu = pack, pack.trumps, PlayMenu(pack)
            cls.small, cls.beating = cls.menu.small, stronger(pack)
            cls.fool = pack.bits_of.get(FOOL, 0)
            cls.own = {1 << card.index: card for card in pack.cards}
            cls.suit_of = {1 << card.index: pack.suit_bits[card.index] for card in pack.cards}
            cls.suit_of[cls.fool] = pack.all_bits

    # What a game says

    @abstractmethod
    def restrained(self, hand: int, suit: int, trick: int, base: int) -> int:
        """Return what may be played of a hand that holds one of the terms' ``watched`` cards.

        ``base`` are the cards that may follow, ``suit`` those of the suit led (the whole pack
        for a leader), ``trick`` those played. It is asked of the moment when the trick began,
        for each of the three hands.
        """

    @abstractmethod
    def forbids(self, card: Card) -> Refusal | None:
        """Say why a card may not be played now; None if it may."""

    def stopped(self, trick: int, winner: int) -> bool:
        """Whether the play ends with this trick; only asked where the terms say that it can.

        Like `end` it is asked of the moment when the trick began.
        """
        return False

    @abstractmethod
    def end(self, previous: D, action: Action, last: Taken, best: int) -> D:
        """Return the end of the deal after its last trick, taken by the card ``best``.

        ``previous`` is the moment before the last ``action``.
        """

    # What follows

    @property
    @abstractmethod
    def lead(self) -> Leading[D, S, T]:
        """The moment when the open trick began."""

    @property
    @abstractmethod
    def played(self) -> tuple[int, ...]:
        """The cards of the open trick, in order."""

    @property
    def terms(self) -> T:
        """What has been settled since the auction."""
        return self.lead._terms

    @property
    def place(self) -> int:
        """The place that is to play."""
        return (self.lead.leader + len(self.played)) % 3

    @property
    def to_move(self) -> int:
        """The seat that is to play."""
        return self.start.players[self.place]

    @property
    def hands(self) -> Hands:
        """The cards still held, by place."""
        lead = self.lead
        turned = [lead.hand, lead.second, lead.third]
        for turn, card in enumerate(self.played):
            turned[turn] ^= card
        return tuple(turned[-lead.leader :] + turned[: -lead.leader])

    @property
    def taken(self) -> tuple[Taken, ...]:
        """The tricks that have been taken, in order."""
        lead, tricks = self.lead, []
        while before := lead.before:
            first, second = lead.opening
            cards = (first.bit, second.bit, lead.action.bit)
            tricks.append(Taken(before.leader, cards, lead.leader))
            lead = before
        return tuple(reversed(tricks))

    @property
    def piles(self) -> Hands:
        """The tricks won, by place; whoever won a trick led to the next one."""
        lead, piles = self.lead, [0, 0, 0]
        while before := lead.before:
            first, second = lead.opening
            piles[lead.leader] |= first.bit | second.bit | lead.action.bit
            lead = before
        return tuple(piles)

    @property
    def table(self) -> int:
        """The cards of the open trick."""
        return sum(self.played)

    @property
    def led(self) -> Card | None:
        """The card that must be followed; None for a leader, and where only the Fool lies."""
        cards = (self.pack.cards[bit.bit_length() - 1] for bit in self.played)
        return next((card for card in cards if card.suit != FOOL), None)

    @property
    def suit_led(self) -> int:
        """The cards that follow suit; the whole pack where none is asked for."""
        led = self.led
        return self.pack.suit_bits[led.index] if led else self.pack.all_bits

    def actions(self) -> Sequence[Action]:
        """Every card that may be played."""
        legal = self.legal
        return self.small.get(legal) or self.menu.plays(legal)

    def _refusal(self, action: Action) -> Refusal | None:
        return self.forbids(action.card) if isinstance(action, Play) else self._not_now(action)


class Leading[D: Deal[Any, Any], S: Start[Any], T: Terms[Any]](Playing[D, S, T]):
    """The first card of a trick is to be played, from ``hand``.

    ``second`` and ``third`` are the hands that follow, ``leader`` is a place; ``watched`` are the
    cards that special rules look at (see `engine.table.Terms`). ``before`` is the moment when the
    last trick began, None in the first one, and ``opening`` what was played to it before the
    ``action`` that closed it.

    What comes of a trick is decided here, for whoever plays it card by card and for `playout`.
    """

    action: Action
    follows: Callable[[Leading[D, S, T], Action, int], D]

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        terms: T,
        watched: int,
        leader: int,
        hand: int,
        second: int,
        third: int,
        action: Action,
        before: Leading[D, S, T] | None = None,
        opening: tuple[Action, ...] = (),
    ) -> None:
        self._terms = terms
        self.watched = watched
        self.leader = leader
        self.hand = hand
        self.second = second
        self.third = third
        self.action = action
        self.before = before
        self.opening = opening
        self.legal = hand
        if watched and hand & watched:
            self.legal = self.restrained(hand, self.pack.all_bits, 0, hand)

    @classmethod
    def first(cls, terms: T, previous: D, action: Action, leader: int) -> Self:
        """Begin the play."""
        hand, second, third = terms.hands[leader:] + terms.hands[:leader]
        # Nothing is asked of the terms in each trick where nothing is watched.
        watched = terms.watched or (cls.pack.all_bits if terms.stops else 0)
        moment = cls(terms, watched, leader, hand, second, third, action)
        moment.previous = previous
        return moment

    @cached_property
    def previous(self) -> Any:  # type: ignore[override]  # mypy takes it for read-only
        """A `Closing`, made again when it is asked for, or the last moment before the play."""
        moment: Any = self.before
        for action in self.opening:
            moment = moment.after(action)
        return moment

    @property
    def lead(self) -> Leading[D, S, T]:
        """This moment."""
        return self

    @property
    def played(self) -> tuple[int, ...]:
        """Nothing."""
        return ()

    def actions(self) -> Sequence[Action]:
        """Every card that may be played."""
        return self.menu.plays(self.legal)

    def after(self, action: Action, seat: int | None = None) -> D | Refusal:
        """Lead a card."""
        bit = action.bit
        if seat is not None or not bit & self.legal or action.card is not self.own[bit]:
            refused = self.refusal(action, seat)
            if refused:
                return refused
        return self.follows(self, action, self.seconds(bit))

    def seconds(self, first: int) -> int:
        """Return what may be played second, where one card lies."""
        hand, suit = self.second, self.suit_of[first]
        legal = hand & suit or hand & self.trumps or hand  # `followers`, without the call
        if hand & self.watched:
            return self.restrained(hand, suit, first, legal)
        return legal

    def thirds(self, first: int, second: int) -> int:
        """Return what may be played third; after a Fool it is the second card that is followed."""
        hand, suit = self.third, self.suit_of[second if first == self.fool else first]
        legal = hand & suit or hand & self.trumps or hand
        if hand & self.watched:
            return self.restrained(hand, suit, first | second, legal)
        return legal

    def closed(self, first: Action, second: Action, third: Action) -> D:
        """Return what follows a trick: who takes it leads to the next one, or the play ends."""
        led, two, three, beating = first.bit, second.bit, third.bit, self.beating
        hand, hand2, hand3 = self.hand ^ led, self.second ^ two, self.third ^ three
        best = two if two & beating[led] else led
        if three & beating[best]:
            best, leader = three, LAST[self.leader]
            hand, hand2, hand3 = hand3, hand, hand2
        elif best is two:
            leader = NEXT[self.leader]
            hand, hand2, hand3 = hand2, hand3, hand
        else:
            leader = self.leader
        terms, watched, opening = self._terms, self.watched, (first, second)
        if not hand or (watched and terms.stops and self.stopped(led | two | three, leader)):
            closing: Any = self.follows(self, first, self.seconds(led))
            closing = closing.after(second)
            return self.end(closing, third, Taken(self.leader, (led, two, three), leader), best)
        leads: Any = type(self)
        after: D = leads(terms, watched, leader, hand, hand2, hand3, third, self, opening)
        return after

    def playout(self, chance: Random) -> D:
        """Play on to the end, each action drawn at random: the same, without single moments."""
        lead: Any = self
        draw, plays, small = chance.random, self.menu.plays, self.small
        while type(lead) is type(self):
            menu = plays(lead.legal)
            first = menu[int(draw() * len(menu))]
            legal = lead.seconds(first.bit)
            menu = small.get(legal) or plays(legal)
            second = menu[int(draw() * len(menu))]
            legal = lead.thirds(first.bit, second.bit)
            menu = small.get(legal) or plays(legal)
            lead = lead.closed(first, second, menu[int(draw() * len(menu))])
        over: D = lead
        return over


class Following[D: Deal[Any, Any], S: Start[Any], T: Terms[Any]](Playing[D, S, T]):
    """The second card of a trick is to be played."""

    previous: Leading[D, S, T]
    action: Action
    closes: Callable[[Following[D, S, T], Action, int], D]

    def __init__(self, lead: Leading[D, S, T], action: Action, legal: int) -> None:
        self.previous = lead
        self.action = action
        self.legal = legal

    @property
    def lead(self) -> Leading[D, S, T]:
        """The moment before."""
        return self.previous

    @property
    def played(self) -> tuple[int, ...]:
        """One card."""
        return (self.action.bit,)

    def after(self, action: Action, seat: int | None = None) -> D | Refusal:
        """Follow."""
        bit = action.bit
        if seat is not None or not bit & self.legal or action.card is not self.own[bit]:
            refused = self.refusal(action, seat)
            if refused:
                return refused
        return self.closes(self, action, self.previous.thirds(self.action.bit, bit))


class Closing[D: Deal[Any, Any], S: Start[Any], T: Terms[Any]](Playing[D, S, T]):
    """The third card of a trick is to be played."""

    previous: Following[D, S, T]
    action: Action

    def __init__(self, following: Following[D, S, T], action: Action, legal: int) -> None:
        self.previous = following
        self.action = action
        self.legal = legal

    @property
    def lead(self) -> Leading[D, S, T]:
        """The moment before the last."""
        return self.previous.previous

    @property
    def played(self) -> tuple[int, ...]:
        """Two cards."""
        return (self.previous.action.bit, self.action.bit)

    def after(self, action: Action, seat: int | None = None) -> D | Refusal:
        """Follow, which closes the trick."""
        bit = action.bit
        if seat is not None or not bit & self.legal or action.card is not self.own[bit]:
            refused = self.refusal(action, seat)
            if refused:
                return refused
        return self.lead.closed(self.previous.action, self.action, action)


def tie(
    leading: type[Leading[Any, Any, Any]],
    following: type[Following[Any, Any, Any]],
    closing: type[Closing[Any, Any, Any]],
) -> None:
    """Tell the classes of a game what follows what."""
    leading.follows, following.closes = following, closing
