"""A deal of Herzeln as a state machine: ``playing`` or ``domino``, then ``over``.

What may be played to a trick is decided in `engine.games.herzeln.play`, what fits in the domino
in `engine.games.herzeln.rows`; those modules list the facts of their refusals. The others:

==================  ==================  ===================================================
``case``            rule                other facts
==================  ==================  ===================================================
``turn``            of the phase        ``name`` (who acted), ``turn`` (whose turn it is)
``phase``           of the phase        ``action`` (its text)
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

from collections.abc import Sequence
from itertools import pairwise
from typing import ClassVar

from engine.actions import Action, Play
from engine.cards import Card, CardSet
from engine.errors import PackError
from engine.games.herzeln.profile import HerzelnProfile
from engine.games.herzeln.result import Result
from engine.games.herzeln.table import Start
from engine.games.herzeln.view import Trick, View
from engine.verdict import Refusal


class Deal:
    """One deal at one moment. It never changes; `after` leads to another one.

    ``previous`` and ``action`` are where it came from; both None right after the cards
    are dealt. ``hands`` and ``piles`` (tricks won) are bit sets by seat.
    Deals are equal if they began alike and went alike.
    """

    phase: ClassVar[str]
    turn_rule: ClassVar[str]
    """The rule that says whose turn it is in this phase."""
    phase_rule: ClassVar[str]
    """The rule that says what is done in this phase."""

    def __init__(self, start: Start, previous: Deal | None, action: Action | None) -> None:
        self.start = start
        self.previous = previous
        self.action = action
        self.hands = start.hands
        self.piles: tuple[int, ...] = (0,) * len(start.people)
        self.to_move: int | None = None
        """The seat whose turn it is; None when the deal is over."""

    def actions(self) -> Sequence[Action]:
        """All that is allowed now; empty when the deal is over."""
        return ()

    def after(self, action: Action, seat: int | None = None) -> Deal | Refusal:
        """Return the deal after an action, or why the rules forbid it; this deal stays as it is.

        ``seat`` is who acts, by default the one whose turn it is. The cards of an action may be
        of any pack of the game: their codes count.
        """
        if seat is not None and seat != self.to_move:
            return self._not_on_turn(seat)
        return self._after(action)

    def _after(self, action: Action) -> Deal | Refusal:
        return self._not_now(action)

    def refusal(self, action: Action, seat: int | None = None) -> Refusal | None:
        """Say why the rules forbid an action; None if they allow it."""
        after = self.after(action, seat)
        return after if isinstance(after, Refusal) else None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Deal):
            return NotImplemented
        return self.start == other.start and self.history == other.history

    def __hash__(self) -> int:
        return hash((self.start.people, self.start.hands, self.history))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} after {len(self.history)} actions>"

    @property
    def profile(self) -> HerzelnProfile:
        """The rules that are played."""
        return self.start.profile

    @property
    def contract(self) -> str:
        """What is played; it is fixed before the deal (HZ-4.4)."""
        return self.start.contract.id

    @property
    def people(self) -> tuple[str, ...]:
        """The names at the table, by seat."""
        return self.start.people

    @property
    def dealer(self) -> int:
        """The dealer's seat."""
        return self.start.dealer

    @property
    def dealt(self) -> dict[str, tuple[Card, ...]]:
        """The cards as dealt, each hand in pack order."""
        start = self.start
        return {
            who: tuple(start.set(hand)) for who, hand in zip(start.people, start.hands, strict=True)
        }

    @property
    def result(self) -> Result | None:
        """How it ended; None before."""
        return None

    @property
    def way(self) -> tuple[Deal, ...]:
        """All moments of the deal up to this one, the first right after the cards were dealt."""
        moments: list[Deal] = []
        moment: Deal | None = self
        while moment is not None:
            moments.append(moment)
            moment = moment.previous
        return tuple(reversed(moments))

    @property
    def history(self) -> tuple[Action, ...]:
        """All actions so far."""
        return tuple(moment.action for moment in self.way if moment.action is not None)

    @property
    def done(self) -> tuple[tuple[int, Action], ...]:
        """All actions so far with the seat that did each."""
        way = self.way
        return tuple(
            (before.to_move, after.action)
            for before, after in pairwise(way)
            if before.to_move is not None and after.action is not None
        )

    @property
    def table(self) -> int:
        """The cards of the open trick, as a bit set."""
        return 0

    @property
    def row(self) -> int:
        """The cards of the domino that lie, as a bit set."""
        return 0

    @property
    def out(self) -> tuple[int, ...]:
        """The seats that have gone out in the domino, in order (HZ-7.9)."""
        return ()

    def cards(self) -> dict[str, CardSet]:
        """Where all cards are, for whoever may see everything; each card is in one place."""
        places = dict(zip(self.people, self.hands, strict=True))
        for who, pile in zip(self.people, self.piles, strict=True):
            places[f"{who}'s tricks"] = pile
        places |= {"trick": self.table, "row": self.row}
        return {name: self.start.set(bits) for name, bits in places.items()}

    def tricks(self) -> tuple[Trick, ...]:
        """All tricks so far, the open one too; none in the domino."""
        return ()

    def laid(self) -> tuple[tuple[str, str], ...]:
        """What was done in the domino, in order: who, and the text of the action."""
        return ()

    def view(self, seat: int) -> View:
        """Return what a seat may know. Raises `PackError` for a seat there is not."""
        people, to_move, result = self.people, self.to_move, self.result
        if not 0 <= seat < len(people):
            raise PackError(f"there is no seat {seat}")
        return View(
            seat=seat,
            people=people,
            dealer=people[self.dealer],
            profile=self.profile.name,
            contract=self.contract,
            phase=self.phase,
            to_move=None if to_move is None else people[to_move],
            hand=self.start.set(self.hands[seat]),
            numbers={who: hand.bit_count() for who, hand in zip(people, self.hands, strict=True)},
            tricks=self.tricks(),
            laid=self.laid(),
            out=tuple(people[who] for who in self.out),
            actions=self.actions() if seat == to_move else (),
            totals=result.ledger.totals if result else None,
        )

    def _not_on_turn(self, seat: int) -> Refusal:
        people, to_move = self.people, self.to_move
        facts = {
            "case": "turn",
            "name": people[seat] if 0 <= seat < len(people) else str(seat),
            "turn": "" if to_move is None else people[to_move],
        }
        return Refusal(self.turn_rule, facts)

    def _not_now(self, action: Action) -> Refusal:
        return Refusal(self.phase_rule, {"case": "phase", "action": str(action)})


class Over(Deal):
    """The deal has ended."""

    phase: ClassVar[str] = "over"
    turn_rule: ClassVar[str] = "HZ-8.1"
    phase_rule: ClassVar[str] = "HZ-8.1"

    def __init__(self, result: Result, last: Deal, end: Deal, action: Action) -> None:
        """End a deal: ``last`` is the moment before the last ``action``, ``end`` the one after."""
        super().__init__(last.start, last, action)
        self.hands, self.piles = end.hands, end.piles
        self._result, self._end = result, end

    @property
    def result(self) -> Result:
        """How it ended."""
        return self._result

    @property
    def row(self) -> int:
        """The cards of the domino that lie."""
        return self._end.row

    @property
    def out(self) -> tuple[int, ...]:
        """The places in the domino."""
        return self._end.out

    def tricks(self) -> tuple[Trick, ...]:
        """All tricks."""
        return self._end.tricks()

    def laid(self) -> tuple[tuple[str, str], ...]:
        """What was done in the domino."""
        return self._end.laid()


def without(hands: tuple[int, ...], seat: int, card: Card) -> tuple[int, ...]:
    """Take a card out of a hand."""
    taken = 1 << card.index
    return tuple(hand & ~taken if who == seat else hand for who, hand in enumerate(hands))


def plays(cards: CardSet) -> tuple[Action, ...]:
    """List the plays of a set of cards."""
    return tuple(map(Play, cards))
