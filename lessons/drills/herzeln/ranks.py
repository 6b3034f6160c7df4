"""Herzeln: how its cards rank, and cards to be put in order, chosen by hand."""

from __future__ import annotations

from functools import partial

from lessons.drills import order
from lessons.drills.herzeln.notes import NOTES
from lessons.drills.ranks import Ranks
from lessons.locale import mark as N_

SUITS = "HSDC"
RANKS = Ranks(
    ranks="HZ-3.2",
    plain=SUITS,
    special="HZ-3.2",
    own=SUITS,
    turned=("10",),
    trap="ten",
    wins="HZ-5.5",
    no_trumps="HZ-3.3",
)


_cards = partial(order.made, NOTES, RANKS)

ORDERS = (
    _cards("no-ten", 1, "S9 SK SA S7 SJ SQ", N_("Without the Ten the order is the usual one.")),
    _cards("low-hearts", 1, "HJ H8 HQ H9 H7 HK", N_("Low cards are good where tricks cost.")),
    _cards("ten-of-hearts", 2, "HK H9 H10 HQ HA HJ", N_("Only the Ace takes the Ten.")),
    _cards(
        "ten-of-clubs",
        2,
        "C8 CQ C7 C10 CK C9",
        N_("Once the Ace is gone, the Ten is the highest of its suit."),
    ),
    _cards(
        "ace-of-another-suit",
        3,
        "D9 SA D10 DK D7 DQ",
        N_("There are no trumps: an Ace of another suit takes nothing."),
        "D",
    ),
    _cards(
        "heart-thrown-off",
        3,
        "CK C8 HA C10 CJ CQ",
        N_("In No Hearts a heart thrown off counts against whoever takes the trick."),
        "C",
    ),
)
