"""The play of the cards, and its end (DG-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine import playing
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

    def restrained(
        self, tricks: Sequence[Taken], hand: int, suit: int, trick: int, base: int
    ) -> int:
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
        return _piled(self.past, [*super().piles])

    def end(self, tricks: list[Taken], piles: list[int], hands: Hands, best: int) -> Over:
        """End the deal after its last trick, or with the first one lost in a Super Mord."""
        terms, (leader, cards, winner) = self.terms, tricks[-1]
        if terms.laid_out & GSTIESS and GSTIESS in cards:  # DG-7.3
            piles[winner] ^= sum(cards)
            piles[terms.declarer] |= sum(cards)
            tricks[-1] = (leader, cards, terms.declarer)
        result = Result(terms, tuple(tricks), _piled(tricks, piles))
        return Over(terms, self, tricks, result, hands)


def _piled(tricks: Sequence[Taken], piles: list[int]) -> Hands:
    """Put the Gstieß from the trick that it was played to on the pile of whoever played it."""
    for leader, cards, winner in tricks:
        if GSTIESS in cards:
            piles[winner] ^= GSTIESS
            piles[(leader + cards.index(GSTIESS)) % 3] ^= GSTIESS
    return tuple(piles)


class LargePlaying(Playing, pack=DECKS[78].pack):
    """The same with the larger pack (DG-14.7)."""


_PLAYING = {66: Playing, 78: LargePlaying}


def first_lead(terms: Terms, previous: Deal, action: Action) -> Playing:
    """Begin the play: the declarer leads (DG-8.1)."""
    playing = _PLAYING[terms.start.profile.cards]
    return playing.first(terms, previous, action, terms.declarer)


class Over(playing.Over[Deal, Start, Terms, Result], Settled):
    """The deal has been played; ``result`` says what comes of it.

    ``hands`` are empty but after a lost Super Mord (DG-8.10).
    """

    turn_rule: ClassVar[str] = "DG-4.4"
    phase_rule: ClassVar[str] = "DG-4.4"
