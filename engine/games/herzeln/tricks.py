"""The deals that are played in tricks (HZ-5, HZ-6.1 to HZ-6.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.actions import Action, Play
from engine.cards import Card
from engine.games.herzeln.deal import Deal, Over, plays, without
from engine.games.herzeln.outcome import Outcome
from engine.games.herzeln.play import TrickPosition
from engine.games.herzeln.result import Result
from engine.games.herzeln.scoring import counting_cards
from engine.games.herzeln.table import Start
from engine.table import Hands
from engine.tricks import winner
from engine.verdict import Refusal


class Playing(Deal):
    """Somebody is to play to a trick.

    ``trick`` holds the cards of the open one, in order, ``leader`` led to it.
    """

    phase: ClassVar[str] = "playing"
    turn_rule: ClassVar[str] = "HZ-5.5"
    phase_rule: ClassVar[str] = "HZ-4.4"

    def __init__(self, start: Start, previous: Playing | None, action: Play | None) -> None:
        super().__init__(start, previous, action)
        self.trick: tuple[Card, ...] = ()
        self.leader = start.forehand
        self._hands, self._piles = start.hands, (0,) * len(start.people)
        if previous is not None and action is not None:
            self._go_on(previous, action.card)
        self._turn = (self.leader + len(self.trick)) % len(start.people)

    def _go_on(self, before: Playing, card: Card) -> None:
        self._hands = without(before.hands, before._turn, card)
        self._piles, self.leader = before.piles, before.leader
        self.trick = (*before.trick, card)
        if len(self.trick) == len(self.start.people):
            self._close()

    def _close(self) -> None:
        """The strongest card of the suit led takes the trick, and its player leads (HZ-5.5)."""
        start, cards = self.start, self.trick
        taker = (self.leader + winner(start.pack, cards)) % len(start.people)
        bits = start.pack.set(cards).bits
        self._piles = tuple(
            pile | bits if who == taker else pile for who, pile in enumerate(self._piles)
        )
        self.trick, self.leader = (), taker

    @property
    def hands(self) -> Hands:
        """The cards still held, as bit sets by seat."""
        return self._hands

    @property
    def piles(self) -> Hands:
        """The tricks won, as bit sets by seat."""
        return self._piles

    @property
    def to_move(self) -> int:
        """The seat that is to play."""
        return self._turn

    @property
    def position(self) -> TrickPosition:
        """The hand whose turn it is, before the open trick."""
        hand = self.start.set(self.hands[self._turn])
        led = self.trick[0] if self.trick else None
        return TrickPosition(self.profile, self.contract, hand, led)

    def actions(self) -> Sequence[Action]:
        """The cards that may be played."""
        return plays(self.position.legal)

    def _after(self, action: Action) -> Deal | Refusal:
        if not isinstance(action, Play):
            return self._not_now(action)
        refused = self.position.refusal(action.card)
        if refused:
            return refused
        play = Play(self.start.pack.by_code[action.card.code])
        moment = Playing(self.start, self, play)
        return Over(moment._result(), self, moment, play) if moment._fixed() else moment

    def _fixed(self) -> bool:
        """Whether the tricks taken decide all points (HZ-6.11)."""
        contract, pack = self.start.contract, self.start.pack
        if self.trick:
            return False
        taken = sum(self.piles)
        if contract.tricks:
            return not any(self.hands)
        return all(taken >> pack.by_code[code].index & 1 for code in counting_cards(contract, pack))

    def _result(self) -> Result:
        contract, pack = self.start.contract, self.start.pack
        counted = [
            trick.winner
            for number, trick in enumerate(self.tricks(), 1)
            if number in contract.tricks
        ]
        worth = counting_cards(contract, pack)
        cards: dict[str, tuple[str, ...] | int] = {
            who: tuple(code for code in self.start.set(pile).codes if code in worth)
            for who, pile in zip(self.people, self.piles, strict=True)
        }
        outcome = Outcome(
            people=self.people,
            contract=contract.id,
            cards=cards if worth else {},
            tricks={who: counted.count(who) for who in self.people if who in counted},
        )
        return Result(outcome, self.profile)

    @property
    def table(self) -> int:
        """The cards of the open trick."""
        return self.start.pack.set(self.trick).bits
