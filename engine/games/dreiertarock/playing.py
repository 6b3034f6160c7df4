"""The play of the cards, and its end (DT-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine import deal, playing
from engine.actions import Action
from engine.cards import Card
from engine.games.dreiertarock.cards import PACK
from engine.games.dreiertarock.contracts import SOLO_VALAT
from engine.games.dreiertarock.deal import Deal, Settled
from engine.games.dreiertarock.play import refusal
from engine.games.dreiertarock.result import Result
from engine.games.dreiertarock.table import Start, Terms
from engine.playing import Taken
from engine.table import Hands
from engine.verdict import Refusal


class Playing(playing.Playing[Deal, Start, Terms], Settled, pack=PACK):
    """Cards are played to a trick."""

    turn_rule: ClassVar[str] = "DT-8.5"
    phase_rule: ClassVar[str] = "DT-4.2"

    def restrained(
        self, tricks: Sequence[Taken], hand: int, suit: int, trick: int, base: int
    ) -> int:
        """Return what special rules leave of the cards that may follow."""
        return self.terms.rules.left_of(hand, suit, trick, base)

    def forbids(self, card: Card) -> Refusal | None:
        """Say why a card may not be played now; None if it may."""
        hand = self.hands[self.place]
        return refusal(self.terms.rules, hand, self.suit_led, self.table, self.led, card)

    def end(self, tricks: list[Taken], piles: list[int], hands: Hands, best: int) -> Over:
        """End the deal after its last trick; in St. Louis that takes the talon (DT-14.6)."""
        terms = self.terms
        if terms.rules.beat:
            piles[tricks[-1][2]] |= terms.rest
            terms = terms.but(rest=0)
        return Over(terms, self, tricks, Result(terms, tuple(tricks), tuple(piles)))


def first_lead(terms: Terms, previous: Deal, action: Action) -> Playing:
    """Begin the play: forehand leads (DT-8.1), unless a Solo Valat is led by the declarer."""
    own_lead = terms.contract == SOLO_VALAT and terms.start.profile.valat_leader == "declarer"
    return Playing.first(terms, previous, action, (terms.declarer or 0) if own_lead else 0)


class Over(playing.Over[Deal, Start, Terms, Result], Settled):
    """The deal has been played (DT-4.2); `result` says what comes of it."""

    turn_rule: ClassVar[str] = "DT-4.2"
    phase_rule: ClassVar[str] = "DT-4.2"


class ThrownIn(deal.Played[Deal, Start, Terms, Result], Settled):
    """All have passed, and nobody plays the cards that were dealt (DT-5.11)."""

    turn_rule: ClassVar[str] = "DT-5.11"
    phase_rule: ClassVar[str] = "DT-5.11"

    @property
    def hands(self) -> Hands:
        """The cards as dealt."""
        return self.terms.hands
