"""The play of the cards, and its end (DR-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.actions import Action, Play, PlayMenu
from engine.games.dreierles.cards import ALL, PACK, TRUMPS
from engine.games.dreierles.deal import Deal, Settled
from engine.games.dreierles.play import Moment, refusal
from engine.games.dreierles.result import Result
from engine.games.dreierles.table import Terms, changed
from engine.tricks import followers, strongest
from engine.verdict import Refusal

_MENU = PlayMenu(PACK)
_SMALL = _MENU.small
_SUIT_OF = {1 << card.index: PACK.suit_bits[card.index] for card in PACK.cards}
_NEXT, _LAST = (1, 2, 0), (2, 0, 1)
"""The places to the right and to the left of each place."""


class Playing(Settled):
    """Cards are played to a trick: it is led, followed and closed, a class each.

    All cards are bit sets. ``legal`` is what may be played now, ``lead`` the moment when the
    open trick began, ``played`` the cards that lie in it, in order.
    """

    phase: ClassVar[str] = "playing"
    turn_rule: ClassVar[str] = "DR-8.7"
    phase_rule: ClassVar[str] = "DR-4.4"

    legal: int

    @property
    def lead(self) -> Leading:
        """The moment when the open trick began."""
        raise NotImplementedError

    @property
    def played(self) -> tuple[int, ...]:
        """The cards of the open trick, in order."""
        raise NotImplementedError

    @property
    def terms(self) -> Terms:
        """What has been settled since the auction."""
        return self.lead.terms

    @property
    def place(self) -> int:
        """The place that is to play."""
        return (self.lead.leader + len(self.played)) % 3

    @property
    def to_move(self) -> int:
        """The seat that is to play."""
        return self.start.players[self.place]

    @property
    def hands(self) -> tuple[int, int, int]:
        """The cards still held, by place."""
        lead = self.lead
        turned = [lead.hand, lead.second, lead.third]
        for turn, card in enumerate(self.played):
            turned[turn] ^= card
        first, second, third = turned[-lead.leader :] + turned[: -lead.leader]
        return first, second, third

    @property
    def piles(self) -> tuple[int, int, int]:
        """The tricks won, by place; whoever won a trick led to the next one."""
        lead, piles = self.lead, [0, 0, 0]
        while isinstance(closing := lead.previous, Closing):
            following = closing.previous
            piles[lead.leader] |= following.action.bit | closing.action.bit | lead.action.bit
            lead = following.previous
        first, second, third = piles
        return first, second, third

    @property
    def table(self) -> int:
        """The cards of the open trick."""
        return sum(self.played)

    @property
    def moment(self) -> Moment:
        """The turn as the rules of play see it."""
        suit = _SUIT_OF[self.played[0]] if self.played else ALL
        leads = self.lead.trump_leads + (suit == TRUMPS)
        return Moment(self.hands[self.place], suit, self.table, leads)

    def actions(self) -> Sequence[Action]:
        """Every card that may be played."""
        legal = self.legal
        return _SMALL.get(legal) or _MENU.plays(legal)

    def _refusal(self, action: Action) -> Refusal | None:
        if not isinstance(action, Play):
            return self._not_now(action)
        led = PACK.cards[self.played[0].bit_length() - 1] if self.played else None
        return refusal(self.terms.rules, self.moment, led, action.card)


class Leading(Playing):
    """The first card of a trick is to be played, from ``hand``; any card (DR-8.1, DR-8.7).

    ``second`` and ``third`` are the hands that follow, ``leader`` a place, ``trump_leads`` how
    many tricks were led with a trump. ``watched`` are the cards that a special rule looks at.
    """

    action: Action

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        previous: Deal,
        action: Action,
        terms: Terms,
        leader: int,
        hand: int,
        second: int,
        third: int,
        trump_leads: int,
    ) -> None:
        self.previous = previous
        self.action = action
        self._terms = terms
        self.leader = leader
        self.hand = hand
        self.second = second
        self.third = third
        self.trump_leads = trump_leads
        self.watched = watched = terms.rules.watched
        self.legal = hand
        if watched and hand & watched:
            self.legal = self.restrained(hand, ALL, 0, hand)

    @property
    def lead(self) -> Leading:
        """This moment."""
        return self

    @property
    def played(self) -> tuple[int, ...]:
        """Nothing."""
        return ()

    @property
    def terms(self) -> Terms:
        """What has been settled since the auction."""
        return self._terms

    def restrained(self, hand: int, suit: int, trick: int, base: int) -> int:
        """Return what special rules leave of the ``base`` cards that may follow."""
        moment = Moment(hand, suit, trick, self.trump_leads + (suit == TRUMPS))
        return self._terms.rules.left_of(base, moment)

    def after(self, action: Action, seat: int | None = None) -> Deal | Refusal:
        """Lead a card."""
        bit = action.bit
        if seat is not None or not bit & self.legal:
            refused = self.refusal(action, seat)
            if refused:
                return refused
        suit, hand, watched = _SUIT_OF[bit], self.second, self.watched
        legal = followers(hand, suit, TRUMPS)
        if watched and legal & watched:
            legal = self.restrained(hand, suit, bit, legal)
        return Following(self, action, suit, legal)


class Following(Playing):
    """The second card of a trick is to be played; ``suit`` are all cards of the suit led."""

    previous: Leading
    action: Action

    def __init__(self, lead: Leading, action: Action, suit: int, legal: int) -> None:
        self.previous = lead
        self.action = action
        self.suit = suit
        self.legal = legal

    @property
    def lead(self) -> Leading:
        """The moment before."""
        return self.previous

    @property
    def played(self) -> tuple[int, ...]:
        """One card."""
        return (self.action.bit,)

    def after(self, action: Action, seat: int | None = None) -> Deal | Refusal:
        """Follow."""
        if seat is not None or not action.bit & self.legal:
            refused = self.refusal(action, seat)
            if refused:
                return refused
        lead, suit = self.previous, self.suit
        hand, watched = lead.third, lead.watched
        legal = followers(hand, suit, TRUMPS)
        if watched and legal & watched:
            legal = lead.restrained(hand, suit, self.action.bit | action.bit, legal)
        return Closing(self, action, legal)


class Closing(Playing):
    """The third card of a trick is to be played."""

    previous: Following
    action: Action

    def __init__(self, following: Following, action: Action, legal: int) -> None:
        self.previous = following
        self.action = action
        self.legal = legal

    @property
    def lead(self) -> Leading:
        """The moment before the last."""
        return self.previous.previous

    @property
    def played(self) -> tuple[int, ...]:
        """Two cards."""
        return (self.previous.action.bit, self.action.bit)

    def after(self, action: Action, seat: int | None = None) -> Deal | Refusal:
        """Follow; who wins the trick leads to the next one (DR-8.6, DR-8.7)."""
        if seat is not None or not action.bit & self.legal:
            refused = self.refusal(action, seat)
            if refused:
                return refused
        following = self.previous
        lead, suit = following.previous, following.suit
        led, second, third = following.action.bit, self.action.bit, action.bit
        hand, hand2, hand3 = lead.hand ^ led, lead.second ^ second, lead.third ^ third
        trick, leader, terms = led | second | third, lead.leader, lead._terms
        best = strongest(trick, suit, TRUMPS)
        if best == second:
            leader, hand, hand2, hand3 = _NEXT[leader], hand2, hand3, hand
        elif best == third:
            leader, hand, hand2, hand3 = _LAST[leader], hand3, hand, hand2
        if not hand or (terms.forfeits and trick & terms.forfeits):
            return self._end(action, trick, best, leader)
        leads = lead.trump_leads + (suit == TRUMPS)
        return Leading(self, action, terms, leader, hand, hand2, hand3, leads)

    def _end(self, action: Action, trick: int, best: int, winner: int) -> Deal:
        """End the deal after its last trick, or with a laid-out Pfeife that was forced out.

        In that case this trick and all cards left belong to the opponents (DR-7.8, DR-OP16).
        """
        terms = self.terms
        rest = sum(self.hands) & ~action.bit
        if not rest:
            piles = changed(self.piles, winner, trick)
            return Over(terms, self, action, Result(terms, piles, trick, best, winner))
        opponent = _NEXT[terms.declarer or 0]
        piles = changed(self.piles, opponent, trick | rest)
        return Over(terms, self, action, Result(terms, piles, 0, 0, None))


def first_lead(terms: Terms, previous: Deal, action: Action) -> Playing:
    """Begin the play: the declarer leads (DR-8.1), in a Räuber forehand (DR-11.3)."""
    leader = terms.declarer or 0
    hand, second, third = terms.hands[leader:] + terms.hands[:leader]
    return Leading(previous, action, terms, leader, hand, second, third, 0)


class Over(Settled):
    """The deal has been played (DR-4.4); `result` says what comes of it."""

    phase: ClassVar[str] = "over"
    turn_rule: ClassVar[str] = "DR-4.4"
    phase_rule: ClassVar[str] = "DR-4.4"

    def __init__(self, terms: Terms, previous: Deal, action: Action, result: Result) -> None:
        super().__init__(terms, previous, action)
        self._result = result

    @property
    def to_move(self) -> None:
        """Nobody."""

    @property
    def hands(self) -> tuple[int, int, int]:
        """Nothing."""
        return (0, 0, 0)

    @property
    def result(self) -> Result:
        """How it ended."""
        return self._result

    @property
    def piles(self) -> tuple[int, int, int]:
        """The tricks won, as bit sets by place."""
        return self._result.piles

    def actions(self) -> Sequence[Action]:
        """Nothing."""
        return ()

    def after(self, action: Action, seat: int | None = None) -> Refusal:
        """Refuse: there is nothing left to do."""
        return self._not_now(action)

    def _refusal(self, action: Action) -> Refusal:
        return self._not_now(action)
