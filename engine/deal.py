"""A deal as a state machine: what the deals of all games have in common.

Each phase of a game is a class; a moment of a deal is an object of one of them. Facts of the
refusals made here:

=========  ============  ==============================================================
``case``   rule          other facts
=========  ============  ==============================================================
``turn``   of the phase  ``name`` (who acted), ``turn`` (whose turn it is, or nobody's)
``phase``  of the phase  ``action`` (its text), ``phase``
none       of the pack   ``card``: one that is not in the pack, or has another place in it
=========  ============  ==============================================================
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from itertools import batched, pairwise
from random import Random
from typing import Any, ClassVar, Protocol, cast

from engine.actions import Action, Play
from engine.cards import Card, CardSet
from engine.errors import PackError
from engine.game import Profile, Result
from engine.table import Hands, Start, Terms
from engine.tricks import winner
from engine.verdict import Refusal
from engine.view import Trick, View


class Deal[D: Deal[Any, Any], S: Start[Any]]:
    """One deal at one moment. It never changes; `after` leads to another one.

    ``previous`` and ``action`` are where it came from; both None right after the cards
    are dealt. Deals are equal if they began alike and went alike; ``previous`` equals the moment
    that led here, but may have been made again. A game makes its own class of it, named as ``D``,
    and a class of that for each phase.
    """

    # Abstract for mypy, which sees that each phase has these. Not an `ABC`: with a metaclass of its
    # own a class is called without the interpreter's shortcut, and every new deal takes longer.

    phase: ClassVar[str]
    turn_rule: ClassVar[str]
    """The rule that says whose turn it is in this phase."""
    phase_rule: ClassVar[str]
    """The rule that says what is done in this phase."""
    undealt: ClassVar[str] = ""
    """What the cards that nobody is dealt are called (see `engine.game.Game.undealt`)."""

    previous: Deal[Any, Any] | None
    action: Action | None

    @property
    @abstractmethod
    def start(self) -> S:
        """The table and the cards dealt."""

    @property
    @abstractmethod
    def to_move(self) -> int | None:
        """The seat whose turn it is; None when the deal is over."""

    @property
    @abstractmethod
    def contract(self) -> str | None:
        """What is played; None before it is settled."""

    @abstractmethod
    def actions(self) -> Sequence[Action]:
        """All that is allowed now; empty when the deal is over."""

    def after(self, action: Action, seat: int | None = None) -> D | Refusal:
        """Return the deal after an action, or why the rules forbid it; this deal stays as it is.

        ``seat`` is who acts, by default the one whose turn it is.
        """
        refused = self.refusal(action, seat)
        return refused if refused else self._then(action)

    def playout(self, chance: Random) -> D:
        """Play on to the end, each action drawn at random from all that is allowed.

        One number is drawn for each action, as `engine.players.random.random_player` does it.
        """
        actions = self.actions()
        end: D = self._then(actions[int(chance.random() * len(actions))]).playout(chance)
        return end

    @abstractmethod
    def _then(self, action: Action) -> D:
        """Return the deal after an action that the rules allow."""

    @abstractmethod
    def _refusal(self, action: Action) -> Refusal | None:
        """Say why whoever is to move may not do this; None if it is allowed."""

    def refusal(self, action: Action, seat: int | None = None) -> Refusal | None:
        """Say why the rules forbid an action; None if they allow it."""
        if seat is not None and seat != self.to_move:
            return self._not_on_turn(seat, action)
        return self._strange(action) or self._refusal(action)

    def _strange(self, action: Action) -> Refusal | None:
        """Say that an action names a card of another pack; None where only its code matters."""
        return None

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

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Deal):
            return NotImplemented
        return bool(self.start == other.start) and self.history == other.history

    def __hash__(self) -> int:
        return hash((self.start.people, self.start.hands, self.history))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} after {len(self.history)} actions>"

    # How it began

    @property
    def profile(self) -> Profile:
        """The rules that are played."""
        profile: Profile = self.start.profile
        return profile

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
        """The cards as dealt: each hand in pack order, those nobody got from the top."""
        start = self.start
        hands = (tuple(start.set(hand)) for hand in start.hands)
        dealt = dict(zip(start.names, hands, strict=True))
        return (
            dealt | {self.undealt: tuple(map(start.card, start.undealt))} if self.undealt else dealt
        )

    # How it went

    @property
    def way(self) -> tuple[D, ...]:
        """All moments of the deal up to this one, the first right after the cards were dealt."""
        moments: list[D] = []
        moment: Deal[Any, Any] | None = self
        while moment is not None:
            moments.append(cast(D, moment))
            moment = moment.previous
        return tuple(reversed(moments))

    @property
    def history(self) -> tuple[Action, ...]:
        """All actions so far."""
        return tuple(moment.action for moment in self.way if moment.action is not None)

    @property
    def done(self) -> tuple[tuple[int, Action], ...]:
        """All actions so far with the seat that did each."""
        return tuple(
            (before.to_move, after.action)
            for before, after in pairwise(self.way)
            if before.to_move is not None and after.action is not None
        )

    def tricks(self) -> tuple[Trick, ...]:
        """All tricks so far, the open one too."""
        played = [
            (self.people[seat], action.card)
            for seat, action in self.done
            if isinstance(action, Play)
        ]
        return tuple(map(self._trick, batched(played, len(self.start.players))))

    def _trick(self, played: tuple[tuple[str, Card], ...]) -> Trick:
        if len(played) < len(self.start.players):
            return Trick(played)
        place = self._taker([card for _, card in played])
        return Trick(played, played[place][0])

    def _taker(self, trick: Sequence[Card]) -> int:
        """Who takes a trick: the place of a card in it (0 = led)."""
        return winner(self.start.pack, trick)

    # How it stands

    @property
    def hands(self) -> Hands:
        """The cards still held, as bit sets by place."""
        return self.start.hands

    @property
    def piles(self) -> Hands:
        """The tricks won, as bit sets by place."""
        return (0,) * len(self.start.players)

    @property
    def table(self) -> int:
        """The cards of the open trick, as a bit set."""
        return 0

    @property
    def elsewhere(self) -> Mapping[str, int]:
        """The cards that are in no hand and no trick, as bit sets by the name of their place."""
        return {self.undealt: sum(self.start.undealt)} if self.undealt else {}

    def cards(self) -> dict[str, CardSet]:
        """Where all cards are, for whoever may see everything; each card is in one place."""
        names = self.start.names
        places = dict(zip(names, self.hands, strict=True))
        places |= {f"{who}'s tricks": pile for who, pile in zip(names, self.piles, strict=True)}
        places |= {"trick": self.table, **self.elsewhere}
        return {name: self.start.set(bits) for name, bits in places.items()}

    @property
    def result(self) -> Result | None:
        """How it ended; None before."""
        return None

    @abstractmethod
    def view(self, seat: int) -> View:
        """Return what a seat may know. Raises `PackError` for a seat there is not."""

    def _seen(self, seat: int) -> dict[str, Any]:
        """Return what a seat may know, as far as all games show it: the fields of `View`.

        Raises `PackError` for a seat there is not.
        """
        people, to_move, result = self.people, self.to_move, self.result
        if not 0 <= seat < len(people):
            raise PackError(f"there is no seat {seat}")
        place = self.start.place(seat)
        return {
            "seat": seat,
            "people": people,
            "dealer": people[self.dealer],
            "profile": self.profile.name,
            "phase": self.phase,
            "to_move": None if to_move is None else people[to_move],
            "hand": self.start.set(0 if place is None else self.hands[place]),
            "contract": self.contract,
            "tricks": self.tricks(),
            "actions": self.actions() if seat == to_move else (),
            "totals": result.ledger.totals if result else None,
        }


class Settled[D: Deal[Any, Any], S: Start[Any], T: Terms[Any]](Deal[D, S]):
    """A phase after the auction, when it is the declarer's turn.

    Cards are bit sets from here on, and one bit is another card in another pack: of an action
    each card must have its place in the pack that is played with.
    """

    def __init__(self, terms: T, previous: D, action: Action) -> None:
        self._terms = terms
        self.previous = previous
        self.action = action

    @property
    def terms(self) -> T:
        """What has been settled since the auction."""
        return self._terms

    @property
    def start(self) -> S:
        """The table and the cards dealt."""
        start: S = self.terms.start
        return start

    @property
    def contract(self) -> str:
        """What is played."""
        return self.terms.contract

    @property
    @abstractmethod
    def pack_rule(self) -> str:
        """The rule that says which cards the game is played with."""

    def _strange(self, action: Action) -> Refusal | None:
        cards = self.start.pack.cards
        for card in action.named:
            if card.index >= len(cards) or cards[card.index].code != card.code:
                return Refusal(self.pack_rule, {"card": card.code})
        return None

    @property
    def hands(self) -> Hands:
        """The cards still held, as bit sets by place."""
        return self.terms.hands

    @property
    def to_move(self) -> int | None:
        """The declarer's seat."""
        return self.start.players[self._declarer]

    @property
    def _declarer(self) -> int:
        """The declarer's place, where there is one."""
        declarer = self.terms.declarer
        assert declarer is not None
        return declarer

    @property
    def _hand(self) -> int:
        return self.terms.hands[self._declarer]


class Over[D: Deal[Any, Any], S: Start[Any]](Deal[D, S]):
    """The deal has ended; `result` says what comes of it."""

    phase: ClassVar[str] = "over"

    @property
    def to_move(self) -> None:
        """Nobody."""

    def actions(self) -> Sequence[Action]:
        """Nothing."""
        return ()

    def _then(self, action: Action) -> D:
        """Nothing is left to do."""
        return cast(D, self)

    def playout(self, chance: Random) -> D:
        """Nothing is left to play."""
        return cast(D, self)

    def _refusal(self, action: Action) -> Refusal:
        return self._not_now(action)


class Piled(Result, Protocol):
    """How a deal ended that was played in tricks."""

    @property
    def piles(self) -> Hands:
        """The cards that each player has in the end, as bit sets by place."""


class Played[D: Deal[Any, Any], S: Start[Any], T: Terms[Any], R: Piled](
    Over[D, S], Settled[D, S, T]
):
    """The end of a deal with bids that was played in tricks; ``hands`` are what was not played."""

    def __init__(
        self, terms: T, previous: D, action: Action, result: R, hands: Hands = (0, 0, 0)
    ) -> None:
        self._terms = terms
        self.previous = previous
        self.action = action
        self._result = result
        self._hands = hands

    @property
    def result(self) -> R:
        """How it ended."""
        return self._result

    @property
    def hands(self) -> Hands:
        """The cards that were not played, as bit sets by place."""
        return self._hands

    @property
    def piles(self) -> Hands:
        """The tricks won, as bit sets by place."""
        return self._result.piles
