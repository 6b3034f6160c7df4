"""Droggn: how its cards rank, and cards to be put in order, chosen by hand."""

from __future__ import annotations

from functools import partial

from lessons.drills import order
from lessons.drills.droggn.notes import NOTES
from lessons.drills.ranks import Ranks
from lessons.locale import mark as N_

RANKS = Ranks(
    ranks="DG-3.1",
    plain="SC",
    special="DG-3.3",
    own="HD",
    turned=("A", "2", "3", "4", "5", "6", "7"),
    trap="red_pips",
    wins="DG-8.3",
    fool="DG-8.4",
)


_cards = partial(order.made, NOTES, RANKS)

ORDERS = (
    _cards("black-suit", 1, "S10 SK S4 SJ SQ S6", N_("Black suits go down to the 4.")),
    _cards("rider-second", 1, "CJ C5 CC CQ C9 CK", N_("The Rider stands between Queen and Jack.")),
    _cards(
        "red-pips", 2, "D7 DA DJ D2 DK D5", N_("Red suits go down to the 7, the poorest of all.")
    ),
    _cards("courts-above", 2, "HQ H6 HC H3 HJ HA", N_("Every court beats the red Ace.")),
    _cards(
        "pagat-over-king",
        3,
        "SK T1 SQ T21 DK S4",
        N_("With no Fool among the trumps, nothing beats the XXI."),
        "S",
    ),
    _cards(
        "low-trump",
        3,
        "H7 T2 HA T13 H2 CK",
        N_("A King of another suit is worth 5 points and wins nothing."),
        "H",
    ),
)
