"""A deal of Dreierles as a state machine: one class a phase, each deal immutable.

``bidding`` → ``exchange`` → ``announcing`` → ``knocking`` → ``playing`` → ``over``; a Solo has
no exchange, a Räuber neither exchange nor announcing, and nobody is asked to knock who may not.
What may be played is decided in `engine.games.dreierles.play`, what may be discarded in
`engine.games.dreierles.exchange`; those modules list the facts of their refusals. The others:

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

from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import batched, pairwise
from typing import ClassVar, NamedTuple

from engine.actions import (
    Action,
    Announce,
    Bid,
    Discard,
    Done,
    Knock,
    LayOut,
    Pass,
    Play,
    PlayMenu,
)
from engine.auction import OneRound
from engine.cards import Card, CardSet
from engine.games.dreierles.cards import ALL, PACK, PFEIFE, TRUMPS
from engine.games.dreierles.contracts import BIDS, RAEUBER
from engine.games.dreierles.exchange import discard_refusal, discards
from engine.games.dreierles.knocking import (
    asked_in_raeuber,
    asked_next,
    entitled,
    knock_rule,
)
from engine.games.dreierles.play import Moment, legal_cards, play_rules, refusal
from engine.games.dreierles.profile import DreierlesProfile
from engine.games.dreierles.result import Result, has_ten_trumps, judged_hand
from engine.games.dreierles.table import Start, Terms
from engine.games.dreierles.view import Trick, View
from engine.tricks import strongest, winner
from engine.verdict import Refusal

_tuple = tuple.__new__
"""Makes a phase without the detour of its constructor, which takes twice as long."""
_MENU = PlayMenu(PACK)
_SUIT_OF = {1 << card.index: PACK.suit_bits[card.index] for card in PACK.cards}
_PASS, _DONE, _KNOCK = Pass(), Done(), Knock()
_BIDS = tuple(Bid(contract) for contract in BIDS)
_CALLS = {tuple(BIDS)[place:]: (_PASS, *_BIDS[place:]) for place in range(len(BIDS) + 1)}
_NEXT, _LAST = (1, 2, 0), (2, 0, 1)
"""The places to the right and to the left of each place."""
_LAY_OUT = LayOut(CardSet(PACK, PFEIFE))
_TEN_TRUMPS = Announce("ten_trumps")


class Deal(ABC):
    """One deal at one moment. It never changes; `after` leads to another one.

    ``previous`` and ``action`` are where it came from; both None right after the cards
    are dealt. The phases are tuples: cheap to make, and equal if they are the same deal.
    """

    __slots__ = ()

    phase: ClassVar[str]
    turn_rule: ClassVar[str]
    """The rule that says whose turn it is in this phase."""
    phase_rule: ClassVar[str]
    """The rule that says what is done in this phase."""

    @property
    @abstractmethod
    def previous(self) -> Deal | None:
        """The deal before the last action."""

    @property
    @abstractmethod
    def action(self) -> Action | None:
        """The last action."""

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
    def terms(self) -> Terms | None:
        """What has been settled since the auction; None during it."""

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

    def refusal(self, action: Action, seat: int | None = None) -> Refusal | None:
        """Say why the rules forbid an action; None if they allow it."""
        if seat is not None and seat != self.to_move:
            return self._not_on_turn(seat, action)
        return self._refusal(action)

    @abstractmethod
    def _refusal(self, action: Action) -> Refusal | None:
        """Say why whoever is to move may not do this; None if it is allowed."""

    @property
    def profile(self) -> DreierlesProfile:
        """The rules that are played."""
        return self.start.profile

    @property
    def people(self) -> tuple[str, ...]:
        """The names at the table, by seat."""
        return self.start.people

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
            (before.start.name(before.place), after.action.card)
            for before, after in pairwise(self.way)
            if isinstance(before, Playing) and isinstance(after.action, Play)
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


class _Bidding(NamedTuple):
    start: Start
    auction: OneRound
    previous: Deal | None = None
    action: Action | None = None


class Bidding(_Bidding, Deal):
    """Each player speaks once (DR-5)."""

    __slots__ = ()

    phase: ClassVar[str] = "bidding"
    turn_rule: ClassVar[str] = "DR-2.3"
    phase_rule: ClassVar[str] = "DR-5.2"

    @property
    def terms(self) -> None:
        """Nothing has been settled."""

    @property
    def to_move(self) -> int:
        """The seat of the next speaker."""
        return self.start.players[len(self.auction.calls)]

    def actions(self) -> Sequence[Action]:
        """Pass, and every higher bid (DR-5.3)."""
        return _CALLS[self.auction.higher]

    def after(self, action: Action, seat: int | None = None) -> Deal | Refusal:
        """Make a call; the last one ends the auction (DR-5.4)."""
        refused = self.refusal(action, seat)
        if refused:
            return refused
        auction = self.auction.after(action.contract if isinstance(action, Bid) else None)
        if auction.over:
            return _after_auction(self, action, auction)
        return Bidding(self.start, auction, self, action)

    def _refusal(self, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        if not isinstance(action, Bid):
            return self._not_now(action)
        bid = action.contract
        if bid in self.auction.higher:
            return None
        if bid not in BIDS:
            return Refusal("DR-5.1", {"case": "no_such_bid", "bid": bid})
        if bid not in self.auction.ladder:
            return Refusal("DR-12.6", {"case": "solo_only", "bid": bid})
        highest = self.auction.highest or ""
        return Refusal("DR-5.2", {"case": "too_low", "bid": bid, "highest": highest})


def opening(profile: DreierlesProfile) -> OneRound:
    """Return the auction before the first call (DR-5.1, DR-12.6)."""
    if profile.last_round == "raeuber_or_solo":
        return OneRound(("solo",), ends_at_top=True)
    return OneRound(tuple(BIDS))


def _after_auction(bidding: Bidding, action: Action, auction: OneRound) -> Deal:
    """Turn up the blind's top cards and give them to the declarer (DR-6.1), or play a Räuber."""
    start = bidding.start
    contract, declarer = auction.highest, auction.bidder
    if contract is None or declarer is None:
        terms = _terms(start, auction, RAEUBER, None, start.hands, 0)
        return _ask(terms, asked_in_raeuber(start), bidding, action)
    number = BIDS[contract].drawn
    drawn = sum(start.blind[:number])
    terms = _terms(start, auction, contract, declarer, _swap(start.hands, declarer, drawn), drawn)
    return (Exchange if number else Announcing)(terms, bidding, action)


def _terms(  # noqa: PLR0913, PLR0917
    start: Start,
    auction: OneRound,
    contract: str,
    declarer: int | None,
    hands: tuple[int, int, int],
    drawn: int,
) -> Terms:
    return Terms(
        start=start,
        auction=auction,
        contract=contract,
        declarer=declarer,
        hands=hands,
        drawn=drawn,
        discards=0,
        shown=0,
        rest=sum(start.blind) - drawn,
        laid_out=False,
        announced=False,
        knockers=(),
        rules=play_rules(start.profile, contract),
        forfeits=0,
    )


def _swap(hands: tuple[int, int, int], place: int, change: int) -> tuple[int, int, int]:
    """Put cards into one of the hands, or take them out of it."""
    first, second, third = (hand ^ change if i == place else hand for i, hand in enumerate(hands))
    return first, second, third


class _Settled(Deal):
    """A phase after the auction."""

    __slots__ = ()

    @property
    @abstractmethod
    def terms(self) -> Terms:
        """What has been settled since the auction."""

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


class _Exchange(NamedTuple):
    terms: Terms
    previous: Deal
    action: Action


class Exchange(_Exchange, _Settled):
    """The declarer has taken up the cards and discards as many (DR-6)."""

    __slots__ = ()

    phase: ClassVar[str] = "exchange"
    turn_rule: ClassVar[str] = "DR-6.2"
    phase_rule: ClassVar[str] = "DR-6.2"

    def actions(self) -> Sequence[Action]:
        """All discards that are allowed."""
        return discards(self._hand, BIDS[self.terms.contract].drawn)

    def after(self, action: Action, seat: int | None = None) -> Deal | Refusal:
        """Discard."""
        refused = self.refusal(action, seat)
        if refused:
            return refused
        assert isinstance(action, Discard)
        terms, bits = self.terms, action.cards.bits
        hands = _swap(terms.hands, self._declarer, bits)
        terms = terms._replace(hands=hands, discards=bits, shown=bits & TRUMPS)
        return Announcing(terms, self, action)

    def _refusal(self, action: Action) -> Refusal | None:
        if not isinstance(action, Discard):
            return self._not_now(action)
        return discard_refusal(self._hand, BIDS[self.terms.contract].drawn, action.cards)


class _Announcing(NamedTuple):
    terms: Terms
    previous: Deal
    action: Action


class Announcing(_Announcing, _Settled):
    """The declarer may announce, lay out the Pfeife, and is then done (DR-7)."""

    __slots__ = ()

    phase: ClassVar[str] = "announcing"
    turn_rule: ClassVar[str] = "DR-7.7"
    phase_rule: ClassVar[str] = "DR-7.11"

    def actions(self) -> Sequence[Action]:
        """*Fertig*, and what may be announced before."""
        return [a for a in (_DONE, _LAY_OUT, _TEN_TRUMPS) if self._refusal(a) is None]

    def after(self, action: Action, seat: int | None = None) -> Deal | Refusal:
        """Announce something, or be done."""
        refused = self.refusal(action, seat)
        if refused:
            return refused
        terms = self.terms
        if isinstance(action, LayOut):
            profile = terms.start.profile
            forfeits = PFEIFE if profile.pfeife_forced_out == "forfeit_tricks" else 0
            rules = play_rules(profile, terms.contract, laid_out=True)
            terms = terms._replace(laid_out=True, forfeits=forfeits, rules=rules)
            return Announcing(terms, self, action)
        if isinstance(action, Announce):
            return Announcing(terms._replace(announced=True), self, action)
        return _ask(terms, asked_next(terms), self, action)

    def _refusal(self, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, LayOut):
            return self._refused_laying_out(action.cards)
        if isinstance(action, Announce):
            return self._refused_announcement(action.what)
        return self._not_now(action)

    def _refused_laying_out(self, cards: CardSet) -> Refusal | None:
        if cards.bits != PFEIFE:
            return Refusal("DR-7.7", {"case": "only_pfeife", "cards": tuple(cards.codes)})
        if not self._hand & PFEIFE:
            return Refusal("DR-4.3", {"case": "not_held", "card": "T1"})
        if self.terms.laid_out:
            return Refusal("DR-7.7", {"case": "twice", "action": str(_LAY_OUT)})
        return None

    def _refused_announcement(self, what: str) -> Refusal | None:
        if what != _TEN_TRUMPS.what:
            return Refusal("DR-7.3", {"case": "unknown", "what": what})
        if self.profile.ten_trumps == "claimed":
            return Refusal("DR-7.15", {"case": "no_announcement", "what": what})
        if self.terms.announced:
            return Refusal("DR-7.3", {"case": "twice", "action": str(_TEN_TRUMPS)})
        hand = judged_hand(self.terms, self._declarer)
        if not has_ten_trumps(hand):
            number = (hand & TRUMPS).bit_count()
            return Refusal("DR-7.1", {"case": "too_few_trumps", "number": number})
        return None


class _Knocking(NamedTuple):
    terms: Terms
    previous: Deal
    action: Action
    asked: tuple[int, ...]


class Knocking(_Knocking, _Settled):
    """People are asked, one after the other, whether they knock; ``asked`` are their seats."""

    __slots__ = ()

    phase: ClassVar[str] = "knocking"
    turn_rule: ClassVar[str] = "DR-7.22"
    phase_rule: ClassVar[str] = "DR-7.22"

    @property
    def to_move(self) -> int:
        """The seat that is asked."""
        return self.asked[0]

    def actions(self) -> Sequence[Action]:
        """Knock or pass."""
        return (_PASS, _KNOCK)

    def after(self, action: Action, seat: int | None = None) -> Deal | Refusal:
        """Knock or pass, and ask the next one."""
        refused = self.refusal(action, seat)
        if refused:
            return refused
        terms, others = self.terms, self.asked[1:]
        if isinstance(action, Pass):
            return _ask(terms, others, self, action)
        terms = terms._replace(knockers=(*terms.knockers, self.to_move))
        # In a Räuber everybody is asked once; elsewhere the other side may answer.
        return _ask(terms, others if terms.declarer is None else asked_next(terms), self, action)

    def _refusal(self, action: Action) -> Refusal | None:
        return None if isinstance(action, Knock | Pass) else self._not_now(action)

    def _not_on_turn(self, seat: int, action: Action) -> Refusal:
        terms = self.terms
        if isinstance(action, Knock) and terms.declarer is not None:
            may = (*entitled(terms), self.start.players[terms.declarer])
            if seat not in may and 0 <= seat < len(self.people):
                name = self.people[seat]
                return Refusal(knock_rule(terms), {"case": "no_right", "name": name})
        return super()._not_on_turn(seat, action)


def _ask(terms: Terms, asked: tuple[int, ...], previous: Deal, action: Action) -> Deal:
    """Ask people whether they knock; if there is nobody to ask, play begins (DR-8.1, DR-11.3)."""
    if asked:
        return Knocking(terms, previous, action, asked)
    leader = terms.declarer or 0
    hand, left, right = terms.hands[leader:] + terms.hands[:leader]
    legal = legal_cards(terms.rules, hand, ALL, 0, 0)
    return Playing(
        terms, previous, action, leader, hand, left, right, 0, 0, ALL, legal, (0, 0, 0), 0
    )


class _Playing(NamedTuple):
    """The fields of `Playing`: a tuple, since a deal makes fifty of them."""

    terms: Terms
    previous: Deal
    action: Action
    place: int
    hand: int
    left: int
    right: int
    first: int
    second: int
    suit: int
    legal: int
    piles: tuple[int, int, int]
    trump_leads: int


class Playing(_Playing, _Settled):
    """Cards are played (DR-8). All cards are bit sets.

    ``place`` is to play from ``hand``; after it come ``left`` and ``right`` (the hands of the
    next and the last in the order of play). ``first`` and ``second`` are the cards of the open
    trick, ``suit`` all cards of the suit led (of the pack, for a leader), ``legal`` what may be
    played, ``piles`` the tricks won by place, ``trump_leads`` the tricks led with a trump.
    """

    __slots__ = ()

    phase: ClassVar[str] = "playing"
    turn_rule: ClassVar[str] = "DR-8.7"
    phase_rule: ClassVar[str] = "DR-4.4"

    @property
    def to_move(self) -> int:
        """The seat that is to play."""
        return self.terms.start.players[self.place]

    @property
    def hands(self) -> tuple[int, int, int]:
        """The cards still held, as bit sets by place."""
        turned = (self.hand, self.left, self.right)
        first, second, third = turned[-self.place :] + turned[: -self.place]
        return first, second, third

    @property
    def table(self) -> int:
        """The cards of the open trick, as a bit set."""
        return self.first | self.second

    def actions(self) -> Sequence[Action]:
        """Every card that may be played."""
        return _MENU(self.legal)

    def after(self, action: Action, seat: int | None = None) -> Deal | Refusal:
        """Play a card; three cards make a trick (DR-8.6, DR-8.7), sixteen tricks the deal."""
        terms, _, _, place, hand, left, right, first, second, suit, legal, piles, leads = self
        bit = action.bit
        if not bit & legal or seat is not None:
            refused = self.refusal(action, seat)
            if refused:
                return refused
        hand ^= bit
        if second:
            return self._end_trick(action, hand)
        if first:
            second = bit
        else:
            first, suit = bit, _SUIT_OF[bit]
            leads += suit == TRUMPS
        legal = legal_cards(terms.rules, left, suit, first | second, leads)
        place = _NEXT[place]
        return _tuple(
            Playing,
            (
                terms,
                self,
                action,
                place,
                left,
                right,
                hand,
                first,
                second,
                suit,
                legal,
                piles,
                leads,
            ),
        )

    def _end_trick(self, action: Action, hand: int) -> Deal:
        """The third card has been played; ``hand`` is what that player has left."""
        terms, _, _, place, _, left, right, first, second, suit, _, piles, leads = self
        trick = first | second | action.bit
        best = strongest(trick, suit, TRUMPS)
        if best == first:
            place, hand, left, right = _NEXT[place], left, right, hand
        elif best == second:
            place, hand, left, right = _LAST[place], right, hand, left
        if trick & terms.forfeits and hand:
            return _forfeited(self, action, trick)
        one, two, three = piles
        if place == 0:
            piles = (one | trick, two, three)
        elif place == 1:
            piles = (one, two | trick, three)
        else:
            piles = (one, two, three | trick)
        if not hand:
            return Over(terms, self, action, piles, trick, best, place)
        legal = legal_cards(terms.rules, hand, ALL, 0, leads)
        return _tuple(
            Playing, (terms, self, action, place, hand, left, right, 0, 0, ALL, legal, piles, leads)
        )

    def _refusal(self, action: Action) -> Refusal | None:
        if not isinstance(action, Play):
            return self._not_now(action)
        led = PACK.cards[self.first.bit_length() - 1] if self.first else None
        moment = Moment(self.hand, self.suit, self.table, self.trump_leads)
        return refusal(self.terms.rules, moment, led, action.card)


def _forfeited(playing: Playing, action: Action, trick: int) -> Over:
    """A laid-out Pfeife was forced out: this trick and the rest are lost (DR-7.8, DR-OP16)."""
    terms = playing.terms
    rest = trick | sum(playing.hands) & ~action.bit
    opponent = _NEXT[terms.declarer or 0]
    piles = _swap(playing.piles, opponent, rest)
    return Over(terms, playing, action, piles, 0, 0, None)


class _Over(NamedTuple):
    terms: Terms
    previous: Deal
    action: Action
    piles: tuple[int, int, int]
    last_trick: int
    best: int
    winner: int | None


class Over(_Over, _Settled):
    """The deal has been played (DR-4.4); `result` says what comes of it.

    ``last_trick``, ``best`` and ``winner`` are as in `Result`.
    """

    __slots__ = ()

    phase: ClassVar[str] = "over"
    turn_rule: ClassVar[str] = "DR-4.4"
    phase_rule: ClassVar[str] = "DR-4.4"

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
        return Result(self.terms, self.piles, self.last_trick, self.best, self.winner)

    def actions(self) -> Sequence[Action]:
        """Nothing."""
        return ()

    def after(self, action: Action, seat: int | None = None) -> Refusal:
        """Refuse: there is nothing left to do."""
        return self._not_now(action)

    def _refusal(self, action: Action) -> Refusal:
        return self._not_now(action)
