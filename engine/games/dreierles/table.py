"""A table of Dreierles after the deal (DR-2, DR-4), and what has been settled before play."""

from __future__ import annotations

from dataclasses import dataclass

from engine import table
from engine.auction import OneRound
from engine.games.dreierles.cards import PACK
from engine.games.dreierles.play import PlayRules
from engine.games.dreierles.profile import DreierlesProfile
from engine.table import Hands, Packets

PACKETS = Packets(
    PACK,
    [(None, 6), (0, 8), (1, 8), (2, 8), (0, 8), (1, 8), (2, 8)],
    misdeal="DR-4.4, DR-4.5",
    undealt="blind",
)
"""Six cards to the blind, then twice eight to each, forehand first (DR-4.2, DR-4.3)."""


class Start(table.Start[DreierlesProfile]):
    """A table of Dreierles; forehand has place 0. Of four people the dealer is idle (DR-2.5)."""

    @property
    def blind(self) -> tuple[int, ...]:
        """The cards of the blind from the top, as one-bit sets."""
        return self.undealt


@dataclass(init=False)
class Terms(table.Terms[Start]):
    """All that is fixed before the first lead; places, not seats. Never changed once made.

    ``hands`` are those of the moment before play; ``drawn`` and ``discards`` bit sets,
    ``shown`` the trumps among the discards (DR-OP7), ``rest`` the blind that is left.
    ``knockers`` are the seats that knocked, in order. ``stops`` says that playing the laid-out
    Pfeife early ends the deal (DR-7.8).
    """

    start: Start
    auction: OneRound
    contract: str
    declarer: int | None
    hands: Hands
    drawn: int
    rest: int
    rules: PlayRules
    watched: int = 0
    stops: bool = False
    discards: int = 0
    shown: int = 0
    laid_out: bool = False
    announced: bool = False
    knockers: tuple[int, ...] = ()

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        start: Start,
        auction: OneRound,
        contract: str,
        declarer: int | None,
        hands: Hands,
        drawn: int,
        rest: int,
        rules: PlayRules,
    ) -> None:
        self.start = start
        self.auction = auction
        self.contract = contract
        self.declarer = declarer
        self.hands = hands
        self.drawn = drawn
        self.rest = rest
        self.rules = rules
        self.watched = rules.watched
