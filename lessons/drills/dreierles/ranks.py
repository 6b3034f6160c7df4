"""Dreierles: how its cards rank, and cards to be put in order, chosen by hand."""

from __future__ import annotations

from functools import partial

from lessons.drills import order
from lessons.drills.dreierles.notes import NOTES
from lessons.drills.ranks import Ranks
from lessons.locale import mark as N_

RANKS = Ranks(
    ranks="DR-3.1",
    plain="SC",
    special="DR-3.3",
    own="HD",
    turned=("A", "2", "3", "4"),
    trap="red_pips",
    wins="DR-8.6",
    fool="DR-3.2",
)


_cards = partial(order.made, NOTES, RANKS)

ORDERS = (
    _cards("black-suit", 1, "S9 SK S7 SJ SQ S10", N_("In black the ten leads the pip cards.")),
    _cards("cavalier", 1, "CJ C10 CC CQ C8 CK", N_("The Cavalier rides between Queen and Jack.")),
    _cards("red-pips", 2, "H4 HA HJ H2 HK H3", N_("Fewer pips, better card: so it is in red.")),
    _cards("red-courts", 2, "DA DJ D3 DC D4 DQ", N_("Even the worst court beats the red Ace.")),
    _cards(
        "stiess-on-top",
        3,
        "T21 HK F T1 HA SK",
        N_("The 1, worth 5 points, is still the lowest trump, and beats every King."),
        "H",
    ),
    _cards(
        "king-of-another-suit",
        3,
        "DK C7 C8 T2 CJ T11",
        N_("A King of another suit wins nothing, not even against a 7."),
        "C",
    ),
)
