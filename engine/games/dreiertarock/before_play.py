"""The phases before play: bidding, exchange, announcing and doubling (DT-5 to DT-7, DT-14)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

from engine.actions import Action, Announce, Bid, Discard, Done, Kontra, Pass, TakePacket
from engine.bidding import Unsettled
from engine.games.dreiertarock.auction import Auction, Circular, Pairwise
from engine.games.dreiertarock.calling import call_of, call_refusal, menu
from engine.games.dreiertarock.cards import TAROCKS
from engine.games.dreiertarock.contracts import BIRDS, GAME, STEPS, THROWN_IN, TRISCHAKEN
from engine.games.dreiertarock.deal import Deal, Settled
from engine.games.dreiertarock.exchange import discard_refusal, discards
from engine.games.dreiertarock.play import PlayRules, play_rules
from engine.games.dreiertarock.playing import ThrownIn, first_lead
from engine.games.dreiertarock.profile import DreiertarockProfile
from engine.games.dreiertarock.result import Result
from engine.games.dreiertarock.saying import (
    announce_refusal,
    can_be_said,
    kontra_refusal,
    speakers,
)
from engine.games.dreiertarock.table import Start, Terms
from engine.table import changed
from engine.verdict import Refusal

_PASS, _DONE = Pass(), Done()
_ONLY_PASS = (_PASS,)
_PACKETS = (TakePacket(1), TakePacket(2))
_SWITCH = (Bid(STEPS[0]), Bid(TRISCHAKEN))
_PASS_OR_KONTRA = (_PASS, Kontra(GAME))
_NO_RULES = PlayRules()


class Bidding(Unsettled[Deal, Start, Auction], Deal):
    """The auction (DT-5)."""

    phase: ClassVar[str] = "bidding"
    turn_rule: ClassVar[str] = "DT-2.3"
    phase_rule: ClassVar[str] = "DT-5.1"

    @property
    def to_move(self) -> int:
        """The seat of the next speaker."""
        return self._start.players[self._auction.speaker or 0]

    def actions(self) -> Sequence[Action]:
        """Every call that is allowed (DT-5.8, DT-14.1)."""
        return menu(self._auction.allowed)

    def _then(self, action: Action) -> Deal:
        """Make a call; the last one ends the auction (DT-5.9)."""
        auction = self._auction.after(call_of(action) or "")
        if auction.over:
            return _after_auction(self, action, auction)
        return Bidding(self._start, auction, self, action)

    def _refusal(self, action: Action) -> Refusal | None:
        call = call_of(action)
        if call is None:
            return self._not_now(action)
        if call in self._auction.allowed:
            return None
        return call_refusal(self._auction, call, self._start.names)


@lru_cache(maxsize=100)
def opening(profile: DreiertarockProfile) -> Auction:
    """Return the auction before the first call."""
    if profile.auction == "pairwise":
        return Pairwise(profile.steps, must_open=True)
    return Circular(profile.steps, must_open=profile.forehand_must_open)


def _after_auction(bidding: Bidding, action: Action, auction: Auction) -> Deal:
    """Go on to the talon (DT-5.13), to announcements, to a Trischaken, or throw the cards in."""
    start, contract = bidding.start, auction.highest
    profile = start.profile
    if contract is None:
        if profile.all_pass == "trischaken":
            return _trischaken(start, auction, bidding, action)
        terms = _terms(start, auction, THROWN_IN, None)
        return ThrownIn(terms, bidding, action, Result(terms, (), (0, 0, 0)))
    # Uncontested: forehand's Einser, on which both others passed (DT-14.2).
    if profile.trischaken and contract == STEPS[0] and auction.bidder == 0:
        return Switching(start, auction, bidding, action)
    terms = _terms(start, auction, contract, auction.bidder)
    return (Taking if contract in STEPS else _announcing)(terms, bidding, action)


def _terms(start: Start, auction: Auction, contract: str, declarer: int | None) -> Terms:
    """Settle what is played; nobody has touched the talon yet."""
    rest = sum(start.undealt)
    return Terms(start, auction, contract, declarer, start.hands, rest, _NO_RULES)


class Switching(Unsettled[Deal, Start, Auction], Deal):
    """Forehand plays the Einser that nobody contested, or switches to Trischaken (DT-14.2).

    So the talon is still closed.
    """

    phase: ClassVar[str] = "switching"
    turn_rule: ClassVar[str] = "DT-14.2"
    phase_rule: ClassVar[str] = "DT-14.2"

    @property
    def to_move(self) -> int:
        """Forehand's seat."""
        return self._start.players[0]

    def actions(self) -> Sequence[Action]:
        """Einser or Trischaken."""
        return _SWITCH

    def _then(self, action: Action) -> Deal:
        """Choose."""
        if action == _SWITCH[0]:
            return Taking(_terms(self._start, self._auction, STEPS[0], 0), self, action)
        return _trischaken(self._start, self._auction, self, action)

    def _refusal(self, action: Action) -> Refusal | None:
        if not isinstance(action, Bid):
            return self._not_now(action)
        if action in _SWITCH:
            return None
        return Refusal("DT-14.2", {"case": "choose", "bid": action.contract})


class Taking(Settled):
    """Both packets lie open, and the declarer takes one (DT-6.1, DT-6.10)."""

    phase: ClassVar[str] = "taking"
    turn_rule: ClassVar[str] = "DT-6.1"
    phase_rule: ClassVar[str] = "DT-6.10"

    def actions(self) -> Sequence[Action]:
        """Either packet."""
        return _PACKETS

    def _then(self, action: Action) -> Deal:
        """Take a packet into the hand."""
        assert isinstance(action, TakePacket)
        terms = self._terms
        packet = terms.start.packets[action.number - 1]
        hands = changed(terms.hands, self._declarer, packet)
        terms = terms.but(hands=hands, rest=terms.rest ^ packet, taken=action.number)
        return Exchange(terms, self, action)

    def _refusal(self, action: Action) -> Refusal | None:
        if not isinstance(action, TakePacket):
            return self._not_now(action)
        if action in _PACKETS:
            return None
        return Refusal("DT-6.1", {"case": "packet", "number": action.number})


class Exchange(Settled):
    """The declarer lays three cards away (DT-6.2)."""

    phase: ClassVar[str] = "exchange"
    turn_rule: ClassVar[str] = "DT-6.2"
    phase_rule: ClassVar[str] = "DT-6.2"

    def actions(self) -> Sequence[Action]:
        """All that may be laid away."""
        return discards(self._hand, self.profile.discard_rule)

    def _then(self, action: Action) -> Deal:
        """Lay cards away; where only some tarocks may go, everybody sees them (DT-6.9)."""
        assert isinstance(action, Discard)
        terms, bits = self._terms, action.cards.bits
        hands = changed(terms.hands, self._declarer, bits)
        shown = bits & TAROCKS if self.profile.discard_rule == "austrian" else 0
        return _announcing(terms.but(hands=hands, discards=bits, shown=shown), self, action)

    def _refusal(self, action: Action) -> Refusal | None:
        if not isinstance(action, Discard):
            return self._not_now(action)
        return discard_refusal(self._hand, self.profile.discard_rule, action.cards)


class Announcing(Settled):
    """People announce bonuses and double, the declarer first (DT-7.3, DT-7.5, DT-7.9).

    A turn is a pass, or things said one after the other and then *done*. ``speaker`` is the place
    on turn, ``said`` whether it has said something; the round is over after ``left`` passes.
    """

    phase: ClassVar[str] = "announcing"
    turn_rule: ClassVar[str] = "DT-7.3"
    phase_rule: ClassVar[str] = "DT-7.1"

    def __init__(  # noqa: PLR0913, PLR0917
        self, terms: Terms, previous: Deal, action: Action, speaker: int, left: int, said: bool
    ) -> None:
        super().__init__(terms, previous, action)
        self.speaker = speaker
        self.left = left
        self.said = said

    @property
    def to_move(self) -> int:
        """The seat that is asked."""
        return self.start.players[self.speaker]

    def actions(self) -> Sequence[Action]:
        """Pass or be done, and all that may be announced or doubled."""
        possible = can_be_said(self._terms, self.speaker)
        if not possible and not self.said:
            return _ONLY_PASS
        return (_DONE if self.said else _PASS, *possible)

    def _then(self, action: Action) -> Deal:
        """Say something, or end the turn."""
        terms, speaker = self._terms, self.speaker
        if isinstance(action, Announce):
            terms = terms.but(announced=(*terms.announced, (speaker, action.what)))
            return Announcing(terms, self, action, speaker, self.left, said=True)
        if isinstance(action, Kontra):
            terms = terms.but(kontras=(*terms.kontras, (speaker, action.what)))
            return Announcing(terms, self, action, speaker, self.left, said=True)
        # After something was said the others pass; else one pass less is needed.
        asked = speakers(terms)
        left = len(asked) - 1 if self.said else self.left - 1
        if left:
            return Announcing(terms, self, action, (speaker + 1) % 3, left, said=False)
        return _play(terms, self, action)

    def _refusal(self, action: Action) -> Refusal | None:
        if isinstance(action, Announce):
            return announce_refusal(self._terms, self.speaker, action.what)
        if isinstance(action, Kontra):
            return kontra_refusal(self._terms, self.speaker, action.what)
        if not isinstance(action, Pass | Done):
            return self._not_now(action)
        if isinstance(action, Done) == self.said:
            return None
        return Refusal("DT-7.9", {"case": "pass" if self.said else "done"})


def _announcing(terms: Terms, previous: Deal, action: Action) -> Deal:
    """Begin the last round before play (DT-7.1), if anything can be said in it."""
    asked = speakers(terms)
    if not asked:
        return _play(terms, previous, action)
    return Announcing(terms, previous, action, asked[0], len(asked), said=False)


def _play(terms: Terms, previous: Deal, action: Action) -> Deal:
    """Begin the play; announced birds are kept for their tricks (DT-7.4)."""
    if terms.announced:
        birds = sum(BIRDS[what].bit for _, what in terms.announced if what in BIRDS)
        rules = play_rules(terms.start.profile, terms.contract, birds)
        terms = terms.but(rules=rules, watched=rules.watched)
    return first_lead(terms, previous, action)


class Doubling(Settled):
    """Each player may double a Trischaken once (DT-14.2); ``speaker`` is asked, forehand first."""

    phase: ClassVar[str] = "doubling"
    turn_rule: ClassVar[str] = "DT-14.2"
    phase_rule: ClassVar[str] = "DT-14.2"

    def __init__(self, terms: Terms, previous: Deal, action: Action, speaker: int) -> None:
        super().__init__(terms, previous, action)
        self.speaker = speaker

    @property
    def to_move(self) -> int:
        """The seat that is asked."""
        return self.start.players[self.speaker]

    def actions(self) -> Sequence[Action]:
        """Pass or kontra."""
        return _PASS_OR_KONTRA

    def _then(self, action: Action) -> Deal:
        """Pass or double, and ask the next one."""
        terms, speaker = self._terms, self.speaker
        if isinstance(action, Kontra):
            terms = terms.but(kontras=(*terms.kontras, (speaker, GAME)))
        if speaker == 2:
            return first_lead(terms, self, action)
        return Doubling(terms, self, action, speaker + 1)

    def _refusal(self, action: Action) -> Refusal | None:
        if isinstance(action, Kontra) and action.what != GAME:
            return Refusal("DT-14.2", {"case": "game_only", "what": action.what})
        return None if isinstance(action, Kontra | Pass) else self._not_now(action)


def _trischaken(start: Start, auction: Auction, previous: Deal, action: Action) -> Deal:
    """Begin a Trischaken; where there is a kontra, each is asked about it."""
    profile = start.profile
    rules = play_rules(profile, TRISCHAKEN)
    terms = _terms(start, auction, TRISCHAKEN, None).but(rules=rules, watched=rules.watched)
    if profile.kontra == "off":
        return first_lead(terms, previous, action)
    return Doubling(terms, previous, action, 0)
