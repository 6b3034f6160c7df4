"""The play of the cards, and its end (DR-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine import playing
from engine.actions import Action
from engine.cards import Card
from engine.games.dreierles.cards import PACK, PFEIFE, TRUMPS
from engine.games.dreierles.deal import Deal, Settled
from engine.games.dreierles.play import Moment, refusal
from engine.games.dreierles.result import Result
from engine.games.dreierles.table import Start, Terms
from engine.playing import NEXT, Taken
from engine.table import Hands
from engine.verdict import Refusal


class Playing(playing.Playing[Deal, Start, Terms], Settled, pack=PACK):
    """Cards are played to a trick."""

    turn_rule: ClassVar[str] = "DR-8.7"
    phase_rule: ClassVar[str] = "DR-4.4"

    def restrained(
        self, tricks: Sequence[Taken], hand: int, suit: int, trick: int, base: int
    ) -> int:
        """Return what special rules leave of the cards that may follow."""
        rules = self.terms.rules
        if rules.laid_out:
            return rules.beside_laid_out(base)
        leads = _trump_leads(tricks) + (suit == TRUMPS) if rules.counts_leads else 0
        return rules.left_of(base, Moment(hand, suit, trick, leads))

    def forbids(self, card: Card) -> Refusal | None:
        """Say why a card may not be played now; None if it may."""
        hand, suit = self.hands[self.place], self.suit_led
        leads = _trump_leads(self.past) + (suit == TRUMPS)
        moment = Moment(hand, suit, self.table, leads)
        return refusal(self.terms.rules, moment, self.led, card)

    def stopped(self, trick: int, winner: int) -> bool:
        """The deal may end with a laid-out Pfeife that was forced out (DR-7.8)."""
        return bool(trick & PFEIFE)

    def end(self, tricks: list[Taken], piles: list[int], hands: Hands, best: int) -> Over:
        """End the deal after its last trick, or with a laid-out Pfeife that was forced out.

        In that case this trick and all cards left belong to the opponents (DR-7.8, DR-OP16).
        """
        terms, (_, cards, winner) = self.terms, tricks[-1]
        trick = sum(cards)
        result = Result(terms, tuple(piles), trick, best, winner)
        if any(hands):
            opponent = NEXT[terms.declarer or 0]
            piles[winner] ^= trick
            piles[opponent] |= trick | sum(hands)
            result = Result(terms, tuple(piles), 0, 0, None)
        return Over(terms, self, tricks, result)


def _trump_leads(tricks: Sequence[Taken]) -> int:
    """Count the tricks to which a trump was led."""
    return sum(1 for _, cards, _ in tricks if cards[0] & TRUMPS)


def first_lead(terms: Terms, previous: Deal, action: Action) -> Playing:
    """Begin the play: the declarer leads (DR-8.1), in a Räuber forehand (DR-11.3)."""
    return Playing.first(terms, previous, action, terms.declarer or 0)


class Over(playing.Over[Deal, Start, Terms, Result], Settled):
    """The deal has been played (DR-4.4); `result` says what comes of it."""

    turn_rule: ClassVar[str] = "DR-4.4"
    phase_rule: ClassVar[str] = "DR-4.4"
