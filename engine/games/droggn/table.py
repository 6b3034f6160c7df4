"""A table of Droggn after the deal (DG-2, DG-4), and what has been settled before play."""

from __future__ import annotations

from dataclasses import dataclass

from engine import table
from engine.auction import OneRound
from engine.games.droggn.buying import Purchase
from engine.games.droggn.cards import DECKS, GSTIESS, TALON, Deck
from engine.games.droggn.contracts import SUPER_MORD
from engine.games.droggn.play import PlayRules
from engine.games.droggn.profile import DroggnProfile
from engine.table import Hands, Packets


def _packets(deck: Deck) -> Packets:
    """Deal in rounds to each, clockwise, and the last three cards to the talon."""
    rounds = [(place, cards) for cards in deck.packets for place in range(3)]
    return Packets(deck.pack, [*rounds, (None, TALON)], misdeal=deck.rule, undealt="talon")


PACKETS = {cards: _packets(deck) for cards, deck in DECKS.items()}
"""How the cards of each pack are dealt (DG-4.3, DG-14.7)."""

Start = table.Start[DroggnProfile]
"""A table of Droggn; the first speaker has place 0. Of four people the dealer is idle (DG-2.4)."""


@dataclass
class Terms(table.Terms[Start]):
    """All that is fixed before the first lead; places, not seats. Never changed once made.

    ``hands`` are those of the moment before play; ``talon`` what lies there untouched,
    ``taken`` what the declarer took of it, ``discards`` what lies there instead.
    ``laid_out`` is the card on the table, a bit set; ``doublers`` the places that doubled, in
    order. ``stops`` says that a lost trick ends the deal (DG-8.10).
    """

    start: Start
    auction: OneRound
    contract: str
    declarer: int
    hands: Hands
    talon: int
    taken: int
    rules: PlayRules
    watched: int
    discards: int = 0
    purchase: Purchase | None = None
    laid_out: int = 0
    doublers: tuple[int, ...] = ()
    stops: bool = False

    @property
    def laid_out_by(self) -> str | None:
        """Who laid a card out."""
        places = (place for place, hand in enumerate(self.hands) if hand & self.laid_out)
        return next(map(self.start.name, places), None)

    @property
    def hopeless(self) -> bool:
        """Whether a Super Mord cannot be made as things lie, since the declarer's Gstieß, unless
        it is laid out, will lose a trick (DG-OP11)."""
        holds = self.hands[self.declarer] & GSTIESS & ~self.laid_out
        return self.contract == SUPER_MORD and bool(holds)
