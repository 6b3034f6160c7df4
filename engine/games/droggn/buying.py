"""Buying a card in an Ansager (DG-6.6, DG-6.7, DG-6.11, DG-OP7, DG-OP8).

Any card of the pack may be named. Who names one that no opponent can hold has lost the right to
buy, as does who passes; both are allowed. Refusals are about the card offered:

=====================  =======  ==============================================================
``case``               rule     other facts
=====================  =======  ==============================================================
``not_held``           DG-6.6   ``card``
``offer_trull``        DG-6.2   ``card``: kept out of an offer too (DG-OP7)
``offer_king``         DG-6.3   ``card``: kept out of an offer too (DG-OP7)
=====================  =======  ==============================================================

Each carries ``allowed``, the cards that may be offered.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.actions import Action, Buy, Menu, Pass
from engine.cards import Card, CardSet
from engine.games.droggn.cards import TRULL
from engine.games.droggn.profile import DroggnProfile
from engine.verdict import Refusal


@dataclass(frozen=True, slots=True)
class Purchase:
    """What was asked for and offered; ``seller`` is the place of who gave it.

    None if the card was the declarer's own or discarded, so that nothing changed hands.
    """

    wanted: Card
    offered: Card
    seller: int | None

    def given(self, place: int | None, declarer: int) -> int:
        """Return what the seller got, a bit set, as far as a place has seen it (DG-6.11)."""
        seen = self.seller is not None and place in {self.seller, declarer}
        return 1 << self.offered.index if seen else 0


def purchases(profile: DroggnProfile, hand: int) -> Sequence[Action]:
    """List what may be done: nothing, or a card asked for and one offered."""
    wanted = profile.deck.pack.cards
    offers = tuple(offered(profile, hand))

    def make(place: int) -> Action:
        if place == 0:
            return Pass()
        ask, offer = divmod(place - 1, len(offers))
        return Buy(wanted[ask], offers[offer])

    return Menu(1 + len(wanted) * len(offers), make)


def offered(profile: DroggnProfile, hand: int) -> CardSet:
    """Return the cards that may be offered."""
    kept = TRULL | profile.deck.kings if profile.buy_offer_restricted else 0
    return CardSet(profile.deck.pack, hand & ~kept)


def offer_refusal(profile: DroggnProfile, hand: int, card: Card) -> Refusal | None:
    """Say why a card may not be offered; None if it may."""
    allowed, bit = offered(profile, hand), 1 << card.index
    if bit & allowed.bits:
        return None
    if not bit & hand:
        return Refusal("DG-6.6", {"case": "not_held", "card": card.code}, allowed)
    if bit & TRULL:
        return Refusal("DG-6.2", {"case": "offer_trull", "card": card.code}, allowed)
    return Refusal("DG-6.3", {"case": "offer_king", "card": card.code}, allowed)
