"""A deal of Herzeln as a state machine: ``playing`` or ``domino``, then ``over``.

What may be played to a trick is decided in `engine.games.herzeln.play`, what fits in the domino
in `engine.games.herzeln.rows`; those modules list the facts of their refusals. The others, beside
those of `engine.deal`:

==================  ==================  ===================================================
``case``            rule                other facts
==================  ==================  ===================================================
``opener``          HZ-11.1             ``card``, ``jack`` (HJ): it opens the domino
``which_end``       HZ-7.7              ``card``: it fits at both ends
``wrong_end``       HZ-7.7              ``card``, ``end`` (``high`` or ``low``)
``no_ends``         HZ-11.3             ``card``, ``end``: rows by suit leave no choice
``must_open``       HZ-7.14             ``held`` (the Jacks)
``must_play``       HZ-7.14             ``held`` (the cards that fit)
``lay_first``       HZ-7.5              none: done before any card was laid
``say_done``        HZ-7.5              none: pass after a card was laid
==================  ==================  ===================================================
"""

from __future__ import annotations

from typing import ClassVar

from engine import deal
from engine.actions import Action, Play
from engine.cards import Card, CardSet
from engine.games.herzeln.profile import HerzelnProfile
from engine.games.herzeln.result import Result
from engine.games.herzeln.table import Start
from engine.games.herzeln.view import View
from engine.table import Hands
from engine.verdict import Refusal
from engine.view import Trick


class Deal(deal.Deal["Deal", Start]):
    """One deal at one moment. The cards of an action may be of any pack of the game: their codes
    count.
    """

    def __init__(self, start: Start, previous: Deal | None, action: Action | None) -> None:
        self._start = start
        self.previous = previous
        self.action = action

    @property
    def start(self) -> Start:
        """The table and the cards dealt."""
        return self._start

    def after(self, action: Action, seat: int | None = None) -> Deal | Refusal:
        """Return the deal after an action, or why the rules forbid it; this deal stays as it is.

        ``seat`` is who acts, by default the one whose turn it is.
        """
        if seat is not None and seat != self.to_move:
            return self._not_on_turn(seat, action)
        return self._after(action)

    def _then(self, action: Action) -> Deal:
        after = self._after(action)
        assert not isinstance(after, Refusal)
        return after

    def _after(self, action: Action) -> Deal | Refusal:
        return self._not_now(action)

    def _refusal(self, action: Action) -> Refusal | None:
        after = self._after(action)
        return after if isinstance(after, Refusal) else None

    @property
    def profile(self) -> HerzelnProfile:
        """The rules that are played."""
        return self.start.profile

    @property
    def contract(self) -> str:
        """What is played; it is fixed before the deal (HZ-4.4)."""
        return self.start.contract.id

    @property
    def result(self) -> Result | None:
        """How it ended; None before."""
        return None

    @property
    def row(self) -> int:
        """The cards of the domino that lie, as a bit set."""
        return 0

    @property
    def out(self) -> tuple[int, ...]:
        """The seats that have gone out in the domino, in order (HZ-7.9)."""
        return ()

    @property
    def elsewhere(self) -> dict[str, int]:
        """The row of the domino."""
        return {"row": self.row}

    def tricks(self) -> tuple[Trick, ...]:
        """All tricks so far, the open one too; none in the domino."""
        return () if self.start.contract.places else super().tricks()

    def laid(self) -> tuple[tuple[str, str], ...]:
        """What was done in the domino, in order: who, and the text of the action."""
        if not self.start.contract.places:
            return ()
        return tuple((self.people[seat], str(action)) for seat, action in self.done)

    def view(self, seat: int) -> View:
        """Return what a seat may know. Raises `PackError` for a seat there is not."""
        people = self.people
        return View(
            **self._seen(seat),
            numbers={who: hand.bit_count() for who, hand in zip(people, self.hands, strict=True)},
            laid=self.laid(),
            out=tuple(people[who] for who in self.out),
        )


class Over(deal.Over[Deal, Start], Deal):
    """The deal has ended."""

    turn_rule: ClassVar[str] = "HZ-8.1"
    phase_rule: ClassVar[str] = "HZ-8.1"

    def __init__(self, result: Result, last: Deal, end: Deal, action: Action) -> None:
        """End a deal: ``last`` is the moment before the last ``action``, ``end`` the one after."""
        super().__init__(last.start, last, action)
        self._result, self._end = result, end

    @property
    def result(self) -> Result:
        """How it ended."""
        return self._result

    @property
    def hands(self) -> Hands:
        """What was still held."""
        return self._end.hands

    @property
    def piles(self) -> Hands:
        """The tricks won."""
        return self._end.piles

    @property
    def row(self) -> int:
        """The cards of the domino that lie."""
        return self._end.row

    @property
    def out(self) -> tuple[int, ...]:
        """The places in the domino."""
        return self._end.out


def without(hands: tuple[int, ...], seat: int, card: Card) -> tuple[int, ...]:
    """Take a card out of a hand."""
    taken = 1 << card.index
    return tuple(hand & ~taken if who == seat else hand for who, hand in enumerate(hands))


def plays(cards: CardSet) -> tuple[Action, ...]:
    """List the plays of a set of cards."""
    return tuple(map(Play, cards))
