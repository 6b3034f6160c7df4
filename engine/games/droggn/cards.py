"""The packs of Droggn and the cards that its rules name, as bit sets (DG-3, DG-14.7)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engine.cards import Pack, tyrolean_pack

GSTIESS = 1
MOND = 1 << 1
PAGAT = 1 << 21
TRUMPS = (1 << 22) - 2
"""Gstieß and trumps lie first in both packs, so these sets are the same for both."""
TRULL = GSTIESS | MOND | PAGAT
TALON = 3
"""Cards in the talon, and cards that the declarer discards (DG-4.3, DG-6.1)."""


@dataclass(frozen=True)
class Deck:
    """One of the packs, and the numbers that follow from it.

    ``packets`` are the cards that each player is dealt at a time, ``hand`` all of them, which is
    also the number of tricks; ``points`` the card points of the pack and ``half`` of them;
    ``rule`` says how it is dealt.
    """

    pack: Pack
    packets: tuple[int, ...]
    points: int
    rule: str

    @cached_property
    def hand(self) -> int:
        """Cards in a hand, and tricks in a deal (DG-4.3, DG-4.4)."""
        return sum(self.packets)

    @cached_property
    def half(self) -> int:
        """What the declarer needs, and from where overshoot is counted (DG-2.6, DG-10.1)."""
        return self.points // 2

    @cached_property
    def kings(self) -> int:
        """The four Kings."""
        return sum(1 << self.pack.by_code[suit + "K"].index for suit in "HSDC")


DECKS = {
    66: Deck(tyrolean_pack(), (7, 7, 7), 74, "DG-4.3"),
    78: Deck(tyrolean_pack(78), (5, 5, 5, 5, 5), 78, "DG-14.7"),
}
PACK = DECKS[66].pack


def rule_with(pack: Pack, rule: str) -> str:
    """Return a rule that names numbers of the 66 cards, or DG-14.7, which has those of the 78."""
    return rule if len(pack) == len(PACK) else DECKS[78].rule
