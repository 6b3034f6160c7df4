"""A table of Dreiertarock after the deal (DT-2, DT-4), and what has been settled before play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine import table
from engine.games.dreiertarock.auction import Auction
from engine.games.dreiertarock.cards import PACK, PACKET
from engine.games.dreiertarock.play import PlayRules
from engine.games.dreiertarock.profile import DreiertarockProfile
from engine.table import Hands, Packets, seat_people

PACKETS = Packets(
    PACK,
    [(0, 8), (1, 8), (2, 8), (None, PACKET), (None, PACKET), (0, 8), (1, 8), (2, 8)],
    misdeal="DT-4.1, DT-4.2",
    undealt="talon",
)
"""Eight cards to each from forehand on, two packets of three, eight more to each (DT-4.1)."""


class Start(table.Start[DreiertarockProfile]):
    """A table of Dreiertarock; forehand has place 0. Of four the dealer is idle (DT-14.7)."""

    @property
    def packets(self) -> tuple[int, int]:
        """The two packets of the talon, as bit sets, in the order in which they were dealt."""
        return sum(self.undealt[:PACKET]), sum(self.undealt[PACKET:])


Said = tuple[tuple[int, str], ...]
"""What has been said, in order: the place, and what it was about."""


@dataclass
class Terms(table.Terms[Start]):
    """All that is fixed before the first lead; places, not seats. Never changed once made.

    ``hands`` are those of the moment before play; ``rest`` is what lies of the talon,
    ``discards`` were laid away, ``shown`` are the tarocks among them that were laid open
    (DT-6.9): bit sets. ``taken`` is the number of the packet that was taken, 0 before and
    where none is. ``announced`` are the bonuses, ``kontras`` what was doubled.
    """

    start: Start
    auction: Auction
    contract: str
    declarer: int | None
    hands: Hands
    rest: int
    rules: PlayRules
    watched: int = 0
    taken: int = 0
    discards: int = 0
    shown: int = 0
    announced: Said = ()
    kontras: Said = ()

    @property
    def levels(self) -> dict[str, int]:
        """How often the game and each bonus have been doubled, as far as they have."""
        found: dict[str, int] = {}
        for _, what in self.kontras:
            found[what] = found.get(what, 0) + 1
        return found


@lru_cache(maxsize=100)
def seat_players(
    names: tuple[str, ...], dealer: int | str | None, four: bool
) -> tuple[int, tuple[int, ...]]:
    """Return the dealer's seat and those of the three players, forehand first (DT-2.3).

    Four may sit down only where the dealer then sits out (DT-14.7). Raises `PackError`.
    """
    sizes, rule = ((3, 4), "DT-14.7") if four else ((3,), "DT-2.1")
    seat = seat_people(names, dealer, sizes, rule)
    return seat, tuple((seat + step) % len(names) for step in (1, 2, 3))
