"""The pack of Dreiertarock and the cards that its rules name, as bit sets (DT-3)."""

from __future__ import annotations

from engine.cards import industrie_pack


def _bit(code: str) -> int:
    return 1 << PACK.by_code[code].index


PACK = industrie_pack()
ALL = PACK.all_bits
TAROCKS = PACK.trumps
SKUES, MOND, PAGAT = _bit("F"), _bit("T21"), _bit("T1")
TRULL = SKUES | MOND | PAGAT
KINGS = sum(_bit(suit + "K") for suit in "HSDC")
PLAIN = ALL & ~(TAROCKS | KINGS)
"""The suit cards below the Kings."""

HAND = 16
"""Cards in a hand, and tricks in a deal (DT-4.2)."""
PACKET = 3
"""Cards in each of the two packets of the talon (DT-4.1)."""
POINTS = 70
"""Card points of the whole pack (DT-3.5)."""
WIN = 36
"""What the declarer needs (DT-2.5)."""
