"""A deal of Dreierles as a state machine: what all its phases have in common.

``bidding`` → ``exchange`` → ``announcing`` → ``knocking`` → ``playing`` → ``over``: a class
each. A Solo has no exchange, a Räuber neither exchange nor announcing, and nobody is asked
to knock who may not. What may be played is decided in `engine.games.dreierles.play`, what may
be discarded in `engine.games.dreierles.exchange`; those modules list the facts of their
refusals. The others:

=====================  =======================  =============================================
``case``               rule                     other facts
=====================  =======================  =============================================
``turn``               of the phase             ``name`` (who acted), ``turn`` (whose turn it is)
``phase``              of the phase             ``action`` (its text), ``phase``
``too_low``            DR-5.2                   ``bid``, ``highest`` (contract ids)
``no_such_bid``        DR-5.1                   ``bid``
``solo_only``          DR-12.6                  ``bid``
``only_pfeife``        DR-7.7                   ``cards`` (their codes)
``not_held``           DR-4.3                   ``card``
``twice``              DR-7.7, DR-7.3           ``action``
``unknown``            DR-7.3                   ``what``
``no_announcement``    DR-7.15                  ``what``
``too_few_trumps``     DR-7.1                   ``number`` (of trumps in the hand)
``no_right``           DR-7.12, DR-7.21, …      ``name``
=====================  =======================  =============================================
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from itertools import batched, pairwise
from typing import ClassVar

from engine.actions import Action, Play
from engine.auction import OneRound
from engine.cards import Card, CardSet
from engine.games.dreierles.cards import PACK, PFEIFE
from engine.games.dreierles.contracts import BIDS
from engine.games.dreierles.profile import DreierlesProfile
from engine.games.dreierles.result import Result
from engine.games.dreierles.table import Start, Terms
from engine.games.dreierles.view import Trick, View
from engine.tricks import winner
from engine.verdict import Refusal


class Deal:
    """One deal at one moment. It never changes; `after` leads to another one.

    ``previous`` and ``action`` are where it came from; both None right after the cards
    are dealt. ``terms`` are what has been settled since the auction; None during it.
    Deals are equal if they began alike and went alike.
    """

    # Abstract for mypy, which sees that each phase has these. Not an `ABC`: with a metaclass of its
    # own a class is called without the interpreter's shortcut, and every new deal takes longer.

    phase: ClassVar[str]
    turn_rule: ClassVar[str]
    """The rule that says whose turn it is in this phase."""
    phase_rule: ClassVar[str]
    """The rule that says what is done in this phase."""

    previous: Deal | None
    action: Action | None

    @property
    @abstractmethod
    def terms(self) -> Terms | None:
        """What has been settled since the auction; None during it."""

    @property
    @abstractmethod
    def start(self) -> Start:
        """The table and the cards dealt."""

    @property
    @abstractmethod
    def auction(self) -> OneRound:
        """The calls."""

    @property
    @abstractmethod
    def to_move(self) -> int | None:
        """The seat whose turn it is; None when the deal is over."""

    @abstractmethod
    def actions(self) -> Sequence[Action]:
        """All that is allowed now; empty when the deal is over."""

    @abstractmethod
    def after(self, action: Action, seat: int | None = None) -> Deal | Refusal:
        """Return the deal after an action, or why the rules forbid it; this deal stays as it is.

        ``seat`` is who acts, by default the one whose turn it is.
        """

    @abstractmethod
    def _refusal(self, action: Action) -> Refusal | None:
        """Say why whoever is to move may not do this; None if it is allowed."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Deal):
            return NotImplemented
        return self.start == other.start and self.history == other.history

    def __hash__(self) -> int:
        return hash((self.start, self.history))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} after {len(self.history)} actions>"

    def refusal(self, action: Action, seat: int | None = None) -> Refusal | None:
        """Say why the rules forbid an action; None if they allow it."""
        if seat is not None and seat != self.to_move:
            return self._not_on_turn(seat, action)
        return self._refusal(action)

    @property
    def profile(self) -> DreierlesProfile:
        """The rules that are played."""
        return self.start.profile

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
        """The cards as dealt: each player's hand in pack order, the blind from the top."""
        start = self.start
        hands = {start.name(place): tuple(CardSet(PACK, start.hands[place])) for place in range(3)}
        return hands | {"blind": tuple(PACK.cards[bit.bit_length() - 1] for bit in start.blind)}

    @property
    def contract(self) -> str | None:
        """What is played; None during the auction."""
        return self.terms.contract if self.terms else None

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
    def hands(self) -> tuple[int, int, int]:
        """The cards still held, as bit sets by place."""
        terms = self.terms
        return self.start.hands if terms is None else terms.hands

    @property
    def piles(self) -> tuple[int, int, int]:
        """The tricks won, as bit sets by place."""
        return (0, 0, 0)

    @property
    def table(self) -> int:
        """The cards of the open trick, as a bit set."""
        return 0

    def cards(self) -> dict[str, CardSet]:
        """Where all cards are, for whoever may see everything; each card is in one place."""
        terms, start = self.terms, self.start
        places = {start.name(place): self.hands[place] for place in range(3)}
        places |= {f"{start.name(place)}'s tricks": self.piles[place] for place in range(3)}
        places["trick"] = self.table
        places["blind"] = sum(start.blind) if terms is None else terms.rest
        places["discards"] = 0 if terms is None else terms.discards
        return {name: CardSet(PACK, bits) for name, bits in places.items()}

    def tricks(self) -> tuple[Trick, ...]:
        """All tricks so far, the open one too."""
        played = [
            (before.people[before.to_move], after.action.card)
            for before, after in pairwise(self.way)
            if isinstance(after.action, Play) and before.to_move is not None
        ]
        return tuple(_trick(cards) for cards in batched(played, 3))

    def view(self, seat: int) -> View:
        """Return what a seat may know."""
        start, terms = self.start, self.terms
        place = start.place(seat)
        to_move, result = self.to_move, self.result
        laid_out = PFEIFE if terms and terms.laid_out and PFEIFE & sum(self.hands) else 0
        return View(
            seat=seat,
            people=start.people,
            dealer=start.people[start.dealer],
            profile=start.profile.name,
            phase=self.phase,
            to_move=None if to_move is None else start.people[to_move],
            hand=CardSet(PACK, 0 if place is None else self.hands[place]),
            calls=tuple(
                (start.name(speaker), call or "pass")
                for speaker, call in enumerate(self.auction.calls)
            ),
            contract=terms.contract if terms else None,
            declarer=None
            if terms is None or terms.declarer is None
            else start.name(terms.declarer),
            drawn=CardSet(PACK, terms.drawn if terms else 0),
            shown=CardSet(PACK, terms.drawn | terms.shown if terms else 0),
            hidden=CardSet(PACK, _hidden(terms, place)),
            laid_out=CardSet(PACK, laid_out),
            announced=terms.announced if terms else False,
            knocks=tuple(start.people[who] for who in terms.knockers) if terms else (),
            tricks=self.tricks(),
            actions=self.actions() if seat == to_move else (),
            totals=result.totals if result else None,
        )

    def _not_on_turn(self, seat: int, action: Action) -> Refusal:
        people, to_move = self.people, self.to_move
        facts = {
            "case": "turn",
            "name": people[seat] if 0 <= seat < len(people) else str(seat),
            "turn": "" if to_move is None else people[to_move],
        }
        return Refusal(self.turn_rule, facts)

    def _not_now(self, action: Action) -> Refusal:
        facts = {"case": "phase", "action": str(action), "phase": self.phase}
        return Refusal(self.phase_rule, facts)


def _trick(cards: tuple[tuple[str, Card], ...]) -> Trick:
    if len(cards) < 3:
        return Trick(cards)
    return Trick(cards, cards[winner(PACK, [card for _, card in cards])][0])


def _hidden(terms: Terms | None, place: int | None) -> int:
    """What only one side has seen besides its hands: discards (DR-6.2), the blind (DR-6.5)."""
    if terms is None or place is None or terms.declarer is None:
        return 0
    if place == terms.declarer:
        return terms.discards
    solo = BIDS[terms.contract].drawn == 0
    return 0 if solo and not terms.start.profile.solo_blind_seen else terms.rest


class Settled(Deal):
    """A phase after the auction."""

    def __init__(self, terms: Terms, previous: Deal, action: Action) -> None:
        self._terms = terms
        self.previous = previous
        self.action = action

    @property
    def terms(self) -> Terms:
        """What has been settled since the auction."""
        return self._terms

    @property
    def auction(self) -> OneRound:
        """The calls."""
        return self.terms.auction

    @property
    def start(self) -> Start:
        """The table and the cards dealt."""
        return self.terms.start

    @property
    def _declarer(self) -> int:
        """The declarer's place, where there is one."""
        assert self.terms.declarer is not None
        return self.terms.declarer

    @property
    def to_move(self) -> int | None:
        """The declarer's seat."""
        return self.start.players[self._declarer]

    @property
    def _hand(self) -> int:
        return self.terms.hands[self._declarer]
