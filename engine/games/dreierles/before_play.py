"""The phases before play: bidding, exchange, announcing and knocking (DR-5 to DR-7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine import bidding
from engine.actions import Action, Announce, Discard, Done, Knock, LayOut, Pass
from engine.auction import OneRound
from engine.cards import CardSet
from engine.games.dreierles.cards import PACK, PFEIFE, TRUMPS
from engine.games.dreierles.contracts import BIDS, DECLARED, RAEUBER
from engine.games.dreierles.deal import Deal, Settled
from engine.games.dreierles.exchange import discard_refusal, discards
from engine.games.dreierles.knocking import asked_in_raeuber, asked_next, entitled, knock_rule
from engine.games.dreierles.play import play_rules
from engine.games.dreierles.playing import first_lead
from engine.games.dreierles.profile import DreierlesProfile
from engine.games.dreierles.result import has_ten_trumps, judged_hand
from engine.games.dreierles.table import Start, Terms
from engine.table import changed
from engine.verdict import Refusal

_PASS, _DONE = Pass(), Done()
_PASS_OR_KNOCK = (_PASS, Knock())
_AUCTION = OneRound(tuple(BIDS))
_WITH_SOLO_DU = OneRound(tuple(DECLARED))
_SOLO_ONLY = OneRound(("solo",), ends_at_top=True)
_LAY_OUT = LayOut(CardSet(PACK, PFEIFE))
_TEN_TRUMPS = Announce("ten_trumps")


class Bidding(bidding.Bidding[Deal, Start], Deal):
    """Each player speaks once (DR-5)."""

    turn_rule: ClassVar[str] = "DR-2.3"
    phase_rule: ClassVar[str] = "DR-5.2"

    def settled(self, action: Action, auction: OneRound) -> Deal:
        """Turn up the blind's top cards and give them to the declarer (DR-6.1), or play a Räuber.

        So it goes on from the last call (DR-5.4).
        """
        start = self.start
        contract, declarer = auction.highest, auction.bidder
        hands, rest = start.hands, sum(start.blind)
        if contract is None or declarer is None:
            rules = play_rules(start.profile, RAEUBER)
            terms = Terms(start, auction, RAEUBER, None, hands, 0, rest, rules)
            return _ask(terms, asked_in_raeuber(start), self, action)
        number = DECLARED[contract].drawn
        drawn = sum(start.blind[:number])
        hands, rules = changed(hands, declarer, drawn), play_rules(start.profile, contract)
        terms = Terms(start, auction, contract, declarer, hands, drawn, rest ^ drawn, rules)
        return (Exchange if number else Announcing)(terms, self, action)

    def bid_refusal(self, bid: str) -> Refusal:
        """Say why a bid may not be made (DR-5.1, DR-5.2, DR-12.6)."""
        if bid not in self.profile.bids:
            case = "no_such_bid_or_solo_du" if self.profile.solo_du else "no_such_bid"
            return Refusal("DR-5.1", {"case": case, "bid": bid})
        if bid not in self.auction.ladder:
            return Refusal("DR-12.6", {"case": "solo_only", "bid": bid})
        highest = self.auction.highest or ""
        return Refusal("DR-5.2", {"case": "too_low", "bid": bid, "highest": highest})


def opening(profile: DreierlesProfile) -> OneRound:
    """Return the auction before the first call (DR-5.1, DR-12.6, DR-15.3)."""
    if profile.last_round == "raeuber_or_solo":
        return _SOLO_ONLY
    return _WITH_SOLO_DU if profile.solo_du else _AUCTION


class Exchange(Settled):
    """The declarer has taken up the cards and discards as many (DR-6)."""

    phase: ClassVar[str] = "exchange"
    turn_rule: ClassVar[str] = "DR-6.2"
    phase_rule: ClassVar[str] = "DR-6.2"

    def actions(self) -> Sequence[Action]:
        """All discards that are allowed."""
        terms = self._terms
        return discards(terms.hands[self._declarer], DECLARED[terms.contract].drawn)

    def _then(self, action: Action) -> Deal:
        """Discard."""
        assert isinstance(action, Discard)
        terms, bits = self._terms, action.cards.bits
        hands = changed(terms.hands, self._declarer, bits)
        terms = terms.but(hands=hands, discards=bits, shown=bits & TRUMPS)
        return Announcing(terms, self, action)

    def _refusal(self, action: Action) -> Refusal | None:
        if not isinstance(action, Discard):
            return self._not_now(action)
        return discard_refusal(self._hand, DECLARED[self.terms.contract].drawn, action.cards)


class Announcing(Settled):
    """The declarer may announce, lay out the Pfeife, and is then done (DR-7)."""

    phase: ClassVar[str] = "announcing"
    turn_rule: ClassVar[str] = "DR-7.7"
    phase_rule: ClassVar[str] = "DR-7.11"

    def actions(self) -> Sequence[Action]:
        """*Fertig*, and what may be announced before."""
        actions: tuple[Action, ...] = (_DONE,)
        if self._may_lay_out:
            actions += (_LAY_OUT,)
        if self._may_announce:
            actions += (_TEN_TRUMPS,)
        return actions

    @property
    def _may_lay_out(self) -> bool:
        return self._hand & PFEIFE != 0 and not self._terms.laid_out

    @property
    def _may_announce(self) -> bool:
        terms = self._terms
        if terms.start.profile.ten_trumps == "claimed" or terms.announced:
            return False
        return has_ten_trumps(judged_hand(terms, self._declarer))

    def _then(self, action: Action) -> Deal:
        """Announce something, or be done."""
        terms = self._terms
        if isinstance(action, LayOut):
            profile = terms.start.profile
            forfeits = profile.pfeife_forced_out == "forfeit_tricks"
            rules = play_rules(profile, terms.contract, laid_out=True)
            terms = terms.but(laid_out=True, stops=forfeits, rules=rules, watched=rules.watched)
            return Announcing(terms, self, action)
        if isinstance(action, Announce):
            return Announcing(terms.but(announced=True), self, action)
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
        if self._may_lay_out:
            return None
        if self.terms.laid_out:
            return Refusal("DR-7.7", {"case": "twice", "action": str(_LAY_OUT)})
        return Refusal("DR-4.3", {"case": "not_held", "card": "T1"})

    def _refused_announcement(self, what: str) -> Refusal | None:
        if what != _TEN_TRUMPS.what:
            return Refusal("DR-7.3", {"case": "unknown", "what": what})
        if self._may_announce:
            return None
        if self.profile.ten_trumps == "claimed":
            return Refusal("DR-7.15", {"case": "no_announcement", "what": what})
        if self.terms.announced:
            return Refusal("DR-7.3", {"case": "twice", "action": str(_TEN_TRUMPS)})
        number = (judged_hand(self.terms, self._declarer) & TRUMPS).bit_count()
        return Refusal("DR-7.1", {"case": "too_few_trumps", "number": number})


class Knocking(Settled):
    """People are asked, one after the other, whether they knock; ``asked`` are their seats."""

    phase: ClassVar[str] = "knocking"
    turn_rule: ClassVar[str] = "DR-7.22"
    phase_rule: ClassVar[str] = "DR-7.22"

    def __init__(
        self, terms: Terms, previous: Deal, action: Action, asked: tuple[int, ...]
    ) -> None:
        self._terms = terms
        self.previous = previous
        self.action = action
        self.asked = asked

    @property
    def to_move(self) -> int:
        """The seat that is asked."""
        return self.asked[0]

    def actions(self) -> Sequence[Action]:
        """Knock or pass."""
        return _PASS_OR_KNOCK

    def _then(self, action: Action) -> Deal:
        """Knock or pass, and ask the next one."""
        terms, others = self._terms, self.asked[1:]
        if isinstance(action, Pass):
            return _ask(terms, others, self, action)
        terms = terms.but(knockers=(*terms.knockers, self.to_move))
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
    return first_lead(terms, previous, action)
