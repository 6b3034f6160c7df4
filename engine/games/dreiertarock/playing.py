"""The play of the cards, and its end (DT-8)."""

from __future__ import annotations

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

    def restrained(self, hand: int, suit: int, trick: int, base: int) -> int:
        """Return what special rules leave of the cards that may follow."""
        return self.terms.rules.left_of(hand, suit, trick, base)

    def forbids(self, card: Card) -> Refusal | None:
        """Say why a card may not be played now; None if it may."""
        hand = self.hands[self.place]
        return refusal(self.terms.rules, hand, self.suit_led, self.table, self.led, card)

    def end(self, previous: Deal, action: Action, last: Taken, best: int) -> Over:
        """End the deal after its last trick; in St. Louis that takes the talon (DT-14.6)."""
        terms, tricks = self.terms, (*self.taken, last)
        piles = [0, 0, 0]
        for _, (first, second, third), winner in tricks:
            piles[winner] |= first | second | third
        if terms.rules.beat:
            piles[last.winner] |= terms.rest
            terms = terms.but(rest=0)
        return Over(terms, previous, action, Result(terms, tricks, tuple(piles)))


class Leading(playing.Leading[Deal, Start, Terms], Playing):
    """The first card of a trick is to be played; any card (DT-8.1, DT-8.5)."""


class Following(playing.Following[Deal, Start, Terms], Playing):
    """The second card of a trick is to be played (DT-8.2, DT-8.3)."""


class Closing(playing.Closing[Deal, Start, Terms], Playing):
    """The third card of a trick is to be played; then somebody takes it (DT-8.5)."""


playing.tie(Leading, Following, Closing)


def first_lead(terms: Terms, previous: Deal, action: Action) -> Leading:
    """Begin the play: forehand leads (DT-8.1), unless a Solo Valat is led by the declarer."""
    own_lead = terms.contract == SOLO_VALAT and terms.start.profile.valat_leader == "declarer"
    return Leading.first(terms, previous, action, (terms.declarer or 0) if own_lead else 0)


class Over(deal.Played[Deal, Start, Terms, Result], Settled):
    """The deal has been played (DT-4.2); `result` says what comes of it."""

    turn_rule: ClassVar[str] = "DT-4.2"
    phase_rule: ClassVar[str] = "DT-4.2"


class ThrownIn(Over):
    """All have passed, and nobody plays the cards that were dealt (DT-5.11)."""

    turn_rule: ClassVar[str] = "DT-5.11"
    phase_rule: ClassVar[str] = "DT-5.11"

    @property
    def hands(self) -> Hands:
        """The cards as dealt."""
        return self.terms.hands
