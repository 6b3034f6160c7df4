"""The play of the cards, and its end (DR-8)."""

from __future__ import annotations

from typing import ClassVar

from engine import deal, playing
from engine.actions import Action
from engine.cards import Card
from engine.games.dreierles.cards import PACK, PFEIFE, TRUMPS
from engine.games.dreierles.deal import Deal, Settled
from engine.games.dreierles.play import Moment, refusal
from engine.games.dreierles.result import Result
from engine.games.dreierles.table import Start, Terms
from engine.playing import NEXT, Taken
from engine.table import changed
from engine.verdict import Refusal


class Playing(playing.Playing[Deal, Start, Terms], Settled, pack=PACK):
    """Cards are played to a trick."""

    turn_rule: ClassVar[str] = "DR-8.7"
    phase_rule: ClassVar[str] = "DR-4.4"

    @property
    def trump_leads(self) -> int:
        """How many tricks were led with a trump, the open one too."""
        leads = [trick.cards[0] for trick in self.taken] + list(self.played[:1])
        return sum(1 for card in leads if card & TRUMPS)

    def restrained(self, hand: int, suit: int, trick: int, base: int) -> int:
        """Return what special rules leave of the cards that may follow."""
        rules = self.terms.rules
        if not base & rules.watched:
            return base
        leads = self.trump_leads + (suit == TRUMPS) if rules.counts_leads else 0
        return rules.left_of(base, Moment(hand, suit, trick, leads))

    def forbids(self, card: Card) -> Refusal | None:
        """Say why a card may not be played now; None if it may."""
        hand = self.hands[self.place]
        moment = Moment(hand, self.suit_led, self.table, self.trump_leads)
        return refusal(self.terms.rules, moment, self.led, card)

    def stopped(self, trick: int, winner: int) -> bool:
        """The deal may end with a laid-out Pfeife that was forced out (DR-7.8)."""
        return bool(trick & PFEIFE)

    def end(self, previous: Deal, action: Action, last: Taken, best: int) -> Over:
        """End the deal after its last trick, or with a laid-out Pfeife that was forced out.

        In that case this trick and all cards left belong to the opponents (DR-7.8, DR-OP16).
        """
        terms, trick, winner = self.terms, sum(last.cards), last.winner
        if trick & self.lead.hand == self.lead.hand:
            piles = changed(self.piles, winner, trick)
            return Over(terms, previous, action, Result(terms, piles, trick, best, winner))
        opponent = NEXT[terms.declarer or 0]
        piles = changed(self.piles, opponent, trick | sum(self.hands))
        return Over(terms, previous, action, Result(terms, piles, 0, 0, None))


class Leading(playing.Leading[Deal, Start, Terms], Playing):
    """The first card of a trick is to be played; any card (DR-8.1, DR-8.7)."""


class Following(playing.Following[Deal, Start, Terms], Playing):
    """The second card of a trick is to be played (DR-8.2 to DR-8.4)."""


class Closing(playing.Closing[Deal, Start, Terms], Playing):
    """The third card of a trick is to be played; then somebody takes it (DR-8.6)."""


playing.tie(Leading, Following, Closing)


def first_lead(terms: Terms, previous: Deal, action: Action) -> Leading:
    """Begin the play: the declarer leads (DR-8.1), in a Räuber forehand (DR-11.3)."""
    return Leading.first(terms, previous, action, terms.declarer or 0)


class Over(deal.Played[Deal, Start, Terms, Result], Settled):
    """The deal has been played (DR-4.4); `result` says what comes of it."""

    turn_rule: ClassVar[str] = "DR-4.4"
    phase_rule: ClassVar[str] = "DR-4.4"
