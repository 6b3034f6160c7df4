"""The pack of Dreierles and the cards that its rules name, as bit sets (DR-3)."""

from __future__ import annotations

from engine.cards import cego_pack

PACK = cego_pack()
ALL = PACK.all_bits
TRUMPS = PACK.trumps
STIESS = 1 << PACK.by_code["F"].index
T21 = 1 << PACK.by_code["T21"].index
PFEIFE = 1 << PACK.by_code["T1"].index
DROLL = STIESS | T21 | PFEIFE
KINGS = sum(1 << PACK.by_code[suit + "K"].index for suit in "HSDC")

HAND = 16
"""Cards in a hand, and tricks in a deal (DR-4.3, DR-4.4)."""
BLIND = 6
"""Cards in the blind (DR-4.2)."""
POINTS = 70
"""Card points of the whole pack (DR-3.6)."""
HALF = POINTS // 2
"""What each side has where it is lost, and nobody pays (DR-10.13, DR-10.14)."""
WIN = 36
"""What the declarer needs (DR-2.6)."""
