"""The play of the cards where three people play tricks with trumps.

Follow suit, else trump, else play anything; the highest trump takes the trick, else the highest
card of the suit led, and whoever takes it leads to the next one. A game says with which pack, what
forbids a card besides, when the play stops early, and what becomes of it::

    class Playing(playing.Playing[Deal, Start, Terms], Settled, pack=PACK): ...
    class Over(playing.Over[Deal, Start, Terms, Result], Settled): ...

What may be played and who takes a trick is decided in one place, `Playing.course`, for whoever
plays card by card and for whole deals played at random. Of the play its tricks are kept; earlier
moments are made again when they are asked for.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Generator, Sequence
from functools import cached_property
from operator import or_
from random import Random
from typing import Any, ClassVar, NamedTuple, Self

from engine.actions import Action, Play, PlayMenu
from engine.cards import FOOL, Card, Pack
from engine.deal import Deal, Piled, Played, Settled
from engine.table import Hands, Start, Terms
from engine.tricks import stronger
from engine.verdict import Refusal

NEXT, LAST = (1, 2, 0), (2, 0, 1)
"""The place that plays after each place, and the one that plays before it."""

Taken = tuple[int, tuple[int, int, int], int]
"""A trick that has been taken: the place that led, the cards as one-bit sets in order, and the
place that took it."""


class Begun(NamedTuple):
    """How the play began: what had been settled, and the moment and action that led to it."""

    terms: Any
    previous: Any
    action: Action


class Course:
    """A play under way: what may be played now (``legal``), and the ``tricks`` taken so far.

    It goes on card by card and not back, so that only the latest moment of a play holds it.
    """

    __slots__ = ("legal", "telling", "tricks")

    def __init__(self, moment: Playing[Any, Any, Any]) -> None:
        self.tricks: list[Taken] = [*moment.past]
        self.telling = moment.course(self.tricks)
        self.legal = next(self.telling)
        for card in moment.played:
            self.legal = self.telling.send(card)


class Playing[D: Deal[Any, Any], S: Start[Any], T: Terms[Any]](Settled[D, S, T]):
    """Cards are played to a trick.

    All cards are bit sets: ``played`` are those of the open trick, in order, ``past`` the tricks
    taken before. ``leader`` is the place that led to the open trick or is to lead to it, and
    ``held`` are the hands by place when it began.
    """

    phase: ClassVar[str] = "playing"

    pack: ClassVar[Pack]
    trumps: ClassVar[int]
    fool: ClassVar[int]
    """The Fool, where it is no trump; else no card."""
    own: ClassVar[dict[int, Play]]
    """The play of each card. A card played that is another object may be of another pack."""
    suit_of: ClassVar[dict[int, int]]
    """The suit that each card asks for; for the Fool, who has none, that is the whole pack."""
    beating: ClassVar[dict[int, int]]
    """The cards that beat each card when they are played after it."""
    menu: ClassVar[PlayMenu]

    def __init_subclass__(cls, pack: Pack | None = None) -> None:
        """Take the pack of a game, and keep at hand what every trick needs of it."""
        super().__init_subclass__()
        if pack is not None:
            cls.pack, cls.trumps, cls.menu = pack, pack.trumps, PlayMenu(pack)
            cls.beating, cls.fool = stronger(pack), pack.bits_of.get(FOOL, 0)
            cls.own = {1 << card.index: Play(card) for card in pack.cards}
            cls.suit_of = {1 << card.index: pack.suit_bits[card.index] for card in pack.cards}
            cls.suit_of[cls.fool] = pack.all_bits

    # What a game says

    @abstractmethod
    def restrained(
        self, tricks: Sequence[Taken], hand: int, suit: int, trick: int, base: int
    ) -> int:
        """Return what may be played of a hand that holds one of the terms' ``watched`` cards.

        ``base`` are the cards that may follow, ``suit`` those of the suit led (the whole pack
        for a leader), ``trick`` those played, ``tricks`` those taken before.
        """

    @abstractmethod
    def forbids(self, card: Card) -> Refusal | None:
        """Say why a card may not be played now; None if it may."""

    def stopped(self, trick: int, winner: int) -> bool:
        """Whether the play ends with this trick; only asked where the terms say that it can."""
        return False

    @abstractmethod
    def end(self, tricks: list[Taken], piles: list[int], hands: Hands, best: int) -> D:
        """Return the end of the deal after its last trick, taken by the card ``best``.

        ``piles`` are the cards of the tricks by whoever won them, ``hands`` what was not played,
        both by place.
        """

    # What follows

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        begun: Begun,
        leader: int,
        held: Hands,
        past: tuple[Taken, ...] = (),
        played: tuple[int, ...] = (),
        course: Course | None = None,
    ) -> None:
        self.begun = begun
        self.leader = leader
        self.held = held
        self.past = past
        self.played = played
        self._course = course
        if course:
            self.legal = course.legal

    def __getstate__(self) -> dict[str, Any]:
        # A copy begins a course of its own: that of another moment cannot be copied.
        return {**self.__dict__, "_course": None}

    @classmethod
    def first(cls, terms: T, previous: D, action: Action, leader: int) -> Self:
        """Begin the play."""
        return cls(Begun(terms, previous, action), leader, terms.hands)

    def course(self, tricks: list[Taken]) -> Generator[int, int, D]:
        """Tell what may be played, card after card, and return the end of the deal.

        It yields the cards that may be played next and is sent the one that was. Each trick that
        is taken is added to ``tricks``, which are those of the past.
        """
        terms, watched, everything = self.begun.terms, self.begun.terms.watched, self.pack.all_bits
        suit_of, trumps, fool, beating = self.suit_of, self.trumps, self.fool, self.beating
        leader = self.leader
        hand, second, third = _from(leader, self.held)
        piles = [0, 0, 0]
        while True:
            legal = hand
            if watched and hand & watched:
                legal = self.restrained(tricks, hand, everything, 0, hand)
            one = yield legal

            suit = suit_of[one]
            legal = second & suit or second & trumps or second  # `followers`, without the call
            if watched and second & watched:
                legal = self.restrained(tricks, second, suit, one, legal)
            two = yield legal

            if one == fool:
                suit = suit_of[two]
            legal = third & suit or third & trumps or third
            if watched and third & watched:
                legal = self.restrained(tricks, third, suit, one | two, legal)
            three = yield legal

            led, best = leader, two if two & beating[one] else one
            hand, second, third = hand ^ one, second ^ two, third ^ three
            if three & beating[best]:
                best, leader = three, LAST[led]
                hand, second, third = third, hand, second
            elif best is two:
                leader = NEXT[led]
                hand, second, third = second, third, hand
            trick = one | two | three
            piles[leader] |= trick
            tricks.append((led, (one, two, three), leader))
            if not hand or (terms.stops and self.stopped(trick, leader)):
                piles = [*map(or_, piles, _won(self.past))]
                return self.end(tricks, piles, _from(-leader, (hand, second, third)), best)

    def playout(self, chance: Random) -> D:
        """Play on to the end, each action drawn at random: the same, without single moments."""
        draw = chance.random
        course, self._course = self._course or Course(self), None
        send, legal = course.telling.send, course.legal
        try:
            while True:
                # One of the cards by its number; to make the list of them would take longer.
                before = int(draw() * legal.bit_count())
                while before:
                    legal &= legal - 1
                    before -= 1
                legal = send(legal & -legal)
        except StopIteration as over:
            end: D = over.value
            return end

    def _then(self, action: Action) -> D:
        """Play a card; the last one closes the trick, or ends the deal."""
        bit = action.bit
        # The course is handed on; whoever comes back to this moment begins another one.
        course, self._course = self._course or Course(self), None
        try:
            course.legal = course.telling.send(bit)
        except StopIteration as over:
            end: D = over.value
            return end
        past, played = self.past, (*self.played, bit)
        leader, held = self.leader, self.held
        if len(played) == len(held):
            past = tuple(course.tricks)
            leader, held, played = past[-1][2], _without(held, leader, played), ()
        moment: Any = type(self)(self.begun, leader, held, past, played, course)
        after: D = moment
        return after

    @cached_property
    def legal(self) -> int:
        """What may be played now."""
        self._course = Course(self)
        return self._course.legal

    def actions(self) -> Sequence[Action]:
        """Every card that may be played."""
        return self.menu.plays(self.legal)

    def refusal(self, action: Action, seat: int | None = None) -> Refusal | None:
        """Say why the rules forbid an action; None if they allow it."""
        bit = action.bit
        if seat is None and bit & self.legal and action.card is self.own[bit].card:
            return None
        return super().refusal(action, seat)

    def _refusal(self, action: Action) -> Refusal | None:
        return self.forbids(action.card) if isinstance(action, Play) else self._not_now(action)

    # How it went

    @property
    def action(self) -> Action:  # type: ignore[override]  # mypy takes it for read-only
        """The last card played, or what began the play."""
        if self.played:
            return self.own[self.played[-1]]
        return self.last_of(self.past) if self.past else self.begun.action

    @cached_property
    def previous(self) -> D:  # type: ignore[override]
        """The moment before the last card was played, or the last one before the play."""
        if self.played:
            moment: Any = type(self)(
                self.begun, self.leader, self.held, self.past, self.played[:-1]
            )
        else:
            moment = self.before(self.past) if self.past else self.begun.previous
        before: D = moment
        return before

    def before(self, tricks: Sequence[Taken]) -> D:
        """Make the moment before the last card of the last of these tricks was played."""
        held = self.begun.terms.hands
        *past, (leader, cards, _) = tricks
        for led, trick, _ in past:
            held = _without(held, led, trick)
        moment: Any = type(self)(self.begun, leader, held, tuple(past), cards[:-1])
        before: D = moment
        return before

    def last_of(self, tricks: Sequence[Taken]) -> Play:
        """The last card played to the last of some tricks."""
        return self.own[tricks[-1][1][-1]]

    # How it stands

    @property
    def terms(self) -> T:
        """What has been settled since the auction."""
        terms: T = self.begun.terms
        return terms

    @property
    def place(self) -> int:
        """The place that is to play."""
        return (self.leader + len(self.played)) % 3

    @property
    def to_move(self) -> int:
        """The seat that is to play."""
        return self.start.players[self.place]

    @property
    def hands(self) -> Hands:
        """The cards still held, by place."""
        return _without(self.held, self.leader, self.played)

    @property
    def piles(self) -> Hands:
        """The tricks won, by place."""
        return tuple(_won(self.past))

    @property
    def table(self) -> int:
        """The cards of the open trick."""
        return sum(self.played)

    @property
    def led(self) -> Card | None:
        """The card that must be followed; None for a leader, and where only the Fool lies."""
        cards = (self.own[bit].card for bit in self.played)
        return next((card for card in cards if card.suit != FOOL), None)

    @property
    def suit_led(self) -> int:
        """The cards that follow suit; the whole pack where none is asked for."""
        led = self.led
        return self.pack.suit_bits[led.index] if led else self.pack.all_bits


class Over[D: Deal[Any, Any], S: Start[Any], T: Terms[Any], R: Piled](Played[D, S, T, R]):
    """The end of a deal of which the tricks are known; the moments before are made again."""

    def __init__(
        self,
        terms: T,
        play: Playing[Any, Any, Any],
        tricks: Sequence[Taken],
        result: R,
        hands: Hands = (0, 0, 0),
    ) -> None:
        self._terms = terms
        self._play = play
        self._tricks = tricks
        self._result = result
        self._hands = hands

    @cached_property
    def previous(self) -> Deal[Any, Any]:  # type: ignore[override]  # mypy takes it for read-only
        """The moment before the last card was played."""
        before: Deal[Any, Any] = self._play.before(tuple(self._tricks))
        return before

    @property
    def action(self) -> Action:  # type: ignore[override]
        """The last card."""
        return self._play.last_of(self._tricks)


def _won(tricks: Sequence[Taken]) -> list[int]:
    """Put the cards of tricks on a pile for each place."""
    piles = [0, 0, 0]
    for _, cards, winner in tricks:
        piles[winner] |= sum(cards)
    return piles


def _from(place: int, hands: Hands) -> Hands:
    """Turn hands by place into hands in turn from a place; the same backwards with −place."""
    return hands[place:] + hands[:place]


def _without(hands: Hands, leader: int, cards: Sequence[int]) -> Hands:
    """Take the cards of a trick out of the three hands, by place."""
    left = [*hands]
    for turn, card in enumerate(cards):
        left[(leader + turn) % 3] ^= card
    return tuple(left)
