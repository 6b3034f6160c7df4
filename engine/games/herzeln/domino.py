"""The domino, the last deal of a Partie (HZ-6.8, HZ-7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.actions import Action, Done, Pass, Play
from engine.cards import Card
from engine.games.herzeln.deal import Deal, Over, without
from engine.games.herzeln.laying import DominoPosition, Lay
from engine.games.herzeln.outcome import Outcome
from engine.games.herzeln.result import Result
from engine.games.herzeln.rows import Layout, empty_layout
from engine.games.herzeln.table import Start
from engine.table import Hands
from engine.verdict import Refusal


@dataclass(frozen=True)
class Moment:
    """What has come about: the cards that lie, who is to move, who is out.

    ``lying`` is a bit set, ``asked`` how many have been asked to open, ``going_on`` says that
    the player has laid a card in this turn and may lay more.
    """

    layout: Layout
    hands: tuple[int, ...]
    turn: int
    lying: int = 0
    asked: int = 0
    going_on: bool = False
    out: tuple[int, ...] = ()


class Domino(Deal):
    """Somebody is to lay a card or to pass."""

    phase: ClassVar[str] = "domino"
    turn_rule: ClassVar[str] = "HZ-7.5"
    phase_rule: ClassVar[str] = "HZ-7.5"

    def __init__(
        self, start: Start, moment: Moment, previous: Domino | None, action: Action | None
    ) -> None:
        super().__init__(start, previous, action)
        self.moment = moment
        hand = start.set(moment.hands[moment.turn])
        self.position = DominoPosition(start.profile, moment.layout, hand)
        self.legal = self.position.legal

    @property
    def hands(self) -> Hands:
        """The cards still held, as bit sets by seat."""
        return self.moment.hands

    @property
    def to_move(self) -> int:
        """The seat that is to lay a card or to pass."""
        return self.moment.turn

    def actions(self) -> Sequence[Action]:
        """The cards that fit, with the end where there is a choice; pass or done where allowed."""
        lays = [action for card in self.legal for action in self._ways(card)]
        if self.moment.going_on:
            return (*lays, Done())
        return lays if self._pass_refusal() else (*lays, Pass())

    def _ways(self, card: Card) -> Iterator[Action]:
        ends = self.moment.layout.ends(card)
        if len(ends) == 1:
            yield Play(card)
        else:
            yield from (Lay(card, end) for end in ends)

    def _after(self, action: Action) -> Deal | Refusal:
        match action:
            case Play(card):
                return self._lay(card, None)
            case Lay(card, end):
                return self._lay(card, end)
            case Pass():
                return self._pass_refusal() or self._next(Pass(), self._passed())
            case Done() if self.profile.domino_multi_card:
                return self._done()
        return self._not_now(action)

    # Laying

    def _lay(self, told: Card, end: str | None) -> Deal | Refusal:
        refused = self.position.refusal_at(told, end)
        if refused:
            return refused
        card = self.start.pack.by_code[told.code]
        ends = self.moment.layout.ends(card)
        action = Play(card) if len(ends) == 1 else Lay(card, end or ends[0])
        return self._next(action, self._laid(card, end or ends[0]))

    def _laid(self, card: Card, end: str) -> Moment:
        moment = self.moment
        hands = without(moment.hands, moment.turn, card)
        emptied = not hands[moment.turn]
        laid = Moment(
            layout=moment.layout.laid(card, end),
            hands=hands,
            turn=moment.turn,
            lying=moment.lying | 1 << card.index,
            going_on=True,
            out=(*moment.out, moment.turn) if emptied else moment.out,
        )
        if self.profile.domino_multi_card and laid.layout.fitting(hands[moment.turn]):
            return laid
        return self._turn_over(laid)

    def _turn_over(self, moment: Moment, asked: int = 0) -> Moment:
        turn = self.start.after(moment.turn)
        while turn in moment.out and len(moment.out) < len(self.people):
            turn = self.start.after(turn)
        return Moment(moment.layout, moment.hands, turn, moment.lying, asked, False, moment.out)

    # Not laying

    def _pass_refusal(self) -> Refusal | None:
        """Whoever can lay a card must do so, and whoever holds a Jack must open (HZ-7.14)."""
        moment, profile = self.moment, self.profile
        if moment.going_on:
            return Refusal("HZ-7.5", {"case": "say_done"})
        if not self.legal:
            return None
        opening = not moment.layout.begun
        first_come = profile.domino_opener == "any_jack_first_come"
        if opening and first_come and moment.asked < len(self.people):
            return None
        if not opening and not profile.domino_must_play:
            return None
        case = "must_open" if opening else "must_play"
        return Refusal("HZ-7.14", {"case": case, "held": tuple(self.legal.codes)}, self.legal)

    def _passed(self) -> Moment:
        return self._turn_over(self.moment, self.moment.asked + 1)

    def _done(self) -> Deal | Refusal:
        if not self.moment.going_on:
            return Refusal("HZ-7.5", {"case": "lay_first"})
        return self._next(Done(), self._turn_over(self.moment))

    # What follows

    def _next(self, action: Action, moment: Moment) -> Deal:
        left = [seat for seat in range(len(self.people)) if seat not in moment.out]
        if len(left) > 1:
            return Domino(self.start, moment, self, action)
        last = Moment(
            moment.layout, moment.hands, left[0], moment.lying, out=(*moment.out, left[0])
        )
        end = Domino(self.start, last, self, action)
        order = tuple(self.people[seat] for seat in last.out)
        outcome = Outcome(people=self.people, contract=self.contract, order=order)
        return Over(Result(outcome, self.profile), self, end, action)

    @property
    def row(self) -> int:
        """The cards that lie, as a bit set."""
        return self.moment.lying

    @property
    def out(self) -> tuple[int, ...]:
        """The seats that have gone out, in order; at the end the last one too."""
        return self.moment.out


def opening(start: Start) -> Domino:
    """Return the domino before the first card: who opens depends on the profile (HZ-OP6)."""
    profile = start.profile
    layout = empty_layout(start.pack, profile.domino_layout, profile.domino_ranks)
    turn = start.forehand
    if start.profile.domino_opener == "jack_of_hearts":
        jack = start.pack.by_code["HJ"].index
        turn = next(seat for seat, hand in enumerate(start.hands) if hand >> jack & 1)
    return Domino(start, Moment(layout, start.hands, turn), None, None)
