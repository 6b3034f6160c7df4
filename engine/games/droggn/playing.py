"""The play of the cards, and its end (DG-8)."""

from __future__ import annotations

from typing import ClassVar

from engine import deal, playing
from engine.actions import Action
from engine.cards import Card
from engine.games.droggn.cards import DECKS, GSTIESS, PACK
from engine.games.droggn.deal import Deal, Settled
from engine.games.droggn.play import refusal
from engine.games.droggn.result import Result
from engine.games.droggn.table import Start, Terms
from engine.playing import Taken
from engine.table import Hands
from engine.verdict import Refusal


class Playing(playing.Playing[Deal, Start, Terms], Settled, pack=PACK):
    """Cards are played to a trick."""

    turn_rule: ClassVar[str] = "DG-8.3"
    phase_rule: ClassVar[str] = "DG-4.4"

    def restrained(self, hand: int, suit: int, trick: int, base: int) -> int:
        """Return what may be played with the Gstieß, or a card laid out, in the hand."""
        return self.terms.rules.restrained(hand, base)

    def forbids(self, card: Card) -> Refusal | None:
        """Say why a card may not be played now; None if it may."""
        trick = [self.start.card(bit) for bit in self.played]
        return refusal(self.terms.rules, self.hands[self.place], trick, card)

    def stopped(self, trick: int, winner: int) -> bool:
        """A Super Mord ends with the first trick that the declarer loses (DG-8.10)."""
        return winner != self.terms.declarer

    @property
    def piles(self) -> Hands:
        """The tricks won, by place; the Gstieß is with whoever played it (DG-8.4)."""
        return piled(self.taken)

    def end(self, previous: Deal, action: Action, last: Taken, best: int) -> Over:
        """End the deal after its last trick, or with the first one lost in a Super Mord."""
        terms = self.terms
        if terms.laid_out & GSTIESS and GSTIESS in last.cards:
            last = last._replace(winner=terms.declarer)  # DG-7.3
        tricks, trick = (*self.taken, last), sum(last.cards)
        rest = tuple([hand & ~trick for hand in self.hands]) if terms.stops else (0, 0, 0)
        return Over(terms, previous, action, Result(terms, tricks, piled(tricks)), rest)


def piled(tricks: tuple[Taken, ...]) -> Hands:
    """Put tricks on piles by place, the Gstieß with whoever played it (DG-8.4)."""
    piles = [0, 0, 0]
    for leader, cards, winner in tricks:
        piles[winner] |= cards[0] | cards[1] | cards[2]
        if GSTIESS in cards:
            piles[winner] ^= GSTIESS
            piles[(leader + cards.index(GSTIESS)) % 3] |= GSTIESS
    return tuple(piles)


class Leading(playing.Leading[Deal, Start, Terms], Playing):
    """The first card of a trick is to be played (DG-8.1, DG-8.3)."""


class Following(playing.Following[Deal, Start, Terms], Playing):
    """The second card of a trick is to be played (DG-8.2, DG-8.4)."""


class Closing(playing.Closing[Deal, Start, Terms], Playing):
    """The third card of a trick is to be played; then somebody takes it (DG-8.3)."""


class _Large(playing.Playing[Deal, Start, Terms], pack=DECKS[78].pack):
    """The same with the larger pack (DG-14.7)."""


class LargeLeading(_Large, Leading):
    """The first card of a trick is to be played."""


class LargeFollowing(_Large, Following):
    """The second card of a trick is to be played."""


class LargeClosing(_Large, Closing):
    """The third card of a trick is to be played."""


playing.tie(Leading, Following, Closing)
playing.tie(LargeLeading, LargeFollowing, LargeClosing)
_LEADING = {66: Leading, 78: LargeLeading}


def first_lead(terms: Terms, previous: Deal, action: Action) -> Leading:
    """Begin the play: the declarer leads (DG-8.1)."""
    leading = _LEADING[terms.start.profile.cards]
    return leading.first(terms, previous, action, terms.declarer)


class Over(deal.Played[Deal, Start, Terms, Result], Settled):
    """The deal has been played; ``result`` says what comes of it.

    ``hands`` are empty but after a lost Super Mord (DG-8.10).
    """

    turn_rule: ClassVar[str] = "DG-4.4"
    phase_rule: ClassVar[str] = "DG-4.4"
