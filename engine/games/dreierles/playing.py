"""The play of the cards, and its end (DR-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from engine.actions import Action, Play, PlayMenu
from engine.games.dreierles.cards import ALL, PACK, TRUMPS
from engine.games.dreierles.deal import Deal, Settled
from engine.games.dreierles.play import Moment, refusal
from engine.games.dreierles.result import Result
from engine.games.dreierles.table import Terms, changed
from engine.tricks import followers, strongest
from engine.verdict import Refusal

_MENU = PlayMenu(PACK)
_SUIT_OF = {1 << card.index: PACK.suit_bits[card.index] for card in PACK.cards}
_NEXT, _LAST = (1, 2, 0), (2, 0, 1)
"""The places to the right and to the left of each place."""


class Round(NamedTuple):
    """What stays the same while a trick is played.

    ``watched`` are the cards that a special rule looks at (`engine.games.dreierles.play`),
    ``leader`` a place, ``piles`` the tricks won by place, ``trump_leads`` how many earlier
    tricks were led with a trump.
    """

    terms: Terms
    watched: int
    leader: int
    piles: tuple[int, int, int]
    trump_leads: int

    def legal(self, hand: int, suit: int, trick: int) -> int:
        """Return what a hand may play (see `Moment`)."""
        moment = Moment(hand, suit, trick, self.trump_leads + (suit == TRUMPS))
        return self.terms.rules.left_of(followers(hand, suit, TRUMPS), moment)


class Playing(Settled):
    """Cards are played (DR-8). All cards are bit sets.

    Whose turn it is plays from ``hand``; then come ``left`` and ``right`` (the hands of the
    next and the last in the order of play). ``first`` and ``second`` are the cards of the open
    trick, ``suit`` all cards of the suit led (of the pack, for a leader), ``legal`` what may be
    played.
    """

    phase: ClassVar[str] = "playing"
    turn_rule: ClassVar[str] = "DR-8.7"
    phase_rule: ClassVar[str] = "DR-4.4"

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        previous: Deal,
        action: Action,
        trick: Round,
        hand: int,
        left: int,
        right: int,
        first: int,
        second: int,
        suit: int,
        legal: int,
    ) -> None:
        self.previous = previous
        self.action = action
        self.round = trick
        self.hand = hand
        self.left = left
        self.right = right
        self.first = first
        self.second = second
        self.suit = suit
        self.legal = legal

    @property
    def terms(self) -> Terms:
        """What has been settled since the auction."""
        return self.round.terms

    @property
    def place(self) -> int:
        """The place that is to play."""
        return (self.round.leader + (self.first > 0) + (self.second > 0)) % 3

    @property
    def to_move(self) -> int:
        """The seat that is to play."""
        return self.start.players[self.place]

    @property
    def hands(self) -> tuple[int, int, int]:
        """The cards still held, as bit sets by place."""
        turned, place = (self.hand, self.left, self.right), self.place
        first, second, third = turned[-place:] + turned[:-place]
        return first, second, third

    @property
    def piles(self) -> tuple[int, int, int]:
        """The tricks won, as bit sets by place."""
        return self.round.piles

    @property
    def table(self) -> int:
        """The cards of the open trick, as a bit set."""
        return self.first | self.second

    def actions(self) -> Sequence[Action]:
        """Every card that may be played."""
        return _MENU.plays(self.legal)

    def after(self, action: Action, seat: int | None = None) -> Deal | Refusal:
        """Play a card; three cards make a trick (DR-8.6, DR-8.7), sixteen tricks the deal."""
        bit = action.bit
        if seat is not None or not bit & self.legal:
            refused = self.refusal(action, seat)
            if refused:
                return refused
        if self.second:
            return self._end_trick(action)
        first, second, suit = self.first, 0, self.suit
        if first:
            second = bit
        else:
            first, suit = bit, _SUIT_OF[bit]
        trick, hand = self.round, self.left
        legal = followers(hand, suit, TRUMPS)
        if legal & trick.watched:
            legal = trick.legal(hand, suit, first | second)
        mine = self.hand ^ bit
        return Playing(self, action, trick, hand, self.right, mine, first, second, suit, legal)

    def _end_trick(self, action: Action) -> Deal:
        """Give the trick to whoever won it, who leads to the next one."""
        terms, watched, leader, piles, leads = self.round
        first, second, suit = self.first, self.second, self.suit
        hand, left, right = self.left, self.right, self.hand ^ action.bit
        trick = first | second | action.bit
        best = strongest(trick, suit, TRUMPS)
        if best == second:
            leader, hand, left, right = _NEXT[leader], left, right, hand
        elif best != first:
            leader, hand, left, right = _LAST[leader], right, hand, left
        piles = changed(piles, leader, trick)
        if not hand or trick & watched & terms.forfeits:
            return self._end(action, trick, Result(terms, piles, trick, best, leader))
        after = Round(terms, watched, leader, piles, leads + (suit == TRUMPS))
        legal = after.legal(hand, ALL, 0) if hand & watched else hand
        return Playing(self, action, after, hand, left, right, 0, 0, ALL, legal)

    def _end(self, action: Action, trick: int, result: Result) -> Deal:
        """End the deal after its last trick, or with a laid-out Pfeife that was forced out.

        In that case this trick and all cards left belong to the opponents (DR-7.8, DR-OP16).
        """
        terms = self.terms
        rest = sum(self.hands) & ~action.bit
        if rest:
            opponent = _NEXT[terms.declarer or 0]
            piles = changed(self.piles, opponent, trick | rest)
            result = Result(terms, piles, 0, 0, None)
        return Over(terms, self, action, result)

    def _refusal(self, action: Action) -> Refusal | None:
        if not isinstance(action, Play):
            return self._not_now(action)
        led = PACK.cards[self.first.bit_length() - 1] if self.first else None
        leads = self.round.trump_leads + (self.suit == TRUMPS)
        moment = Moment(self.hand, self.suit, self.table, leads)
        return refusal(self.terms.rules, moment, led, action.card)


def first_lead(terms: Terms, previous: Deal, action: Action) -> Playing:
    """Begin the play: the declarer leads (DR-8.1), in a Räuber forehand (DR-11.3)."""
    leader = terms.declarer or 0
    hand, left, right = terms.hands[leader:] + terms.hands[:leader]
    trick = Round(terms, terms.rules.watched, leader, (0, 0, 0), 0)
    legal = trick.legal(hand, ALL, 0)
    return Playing(previous, action, trick, hand, left, right, 0, 0, ALL, legal)


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
