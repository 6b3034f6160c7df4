"""Droggn: piles made by hand."""

from __future__ import annotations

from functools import partial

from lessons.drills import piles
from lessons.drills.droggn.notes import NOTES
from lessons.locale import mark as N_

_pile = partial(piles.made, NOTES)

PILES = (
    _pile(
        "king-jack-three",
        1,
        "HK HJ H3 DQ C8 T3",
        N_("King, Jack and 3 make 6; Queen and two cards of 1 make 4."),
    ),
    _pile(
        "plain-cards", 1, "T12 S9 C7 T4 HA D3 S5 T18 H6", N_("Even nine cards of 1 make 3 points.")
    ),
    _pile(
        "gstiess-away",
        2,
        "T21 CQ S8 DC T6 H2 C10 T1",
        N_("Two cards are left over where the Gstieß went to the other pile."),
    ),
    _pile(
        "one-left",
        2,
        "F SK D4 T15 HJ C9 S10",
        N_("Whoever has the Gstieß back has one card more than the tricks hold."),
    ),
    _pile(
        "one-short-of-half",
        3,
        "F T21 T1 HK SK DK HQ SQ HJ T5 T8 T11 S7 C8 D2 H4",
        N_("36 is one short: all 66 cards make 74, and the declarer needs half, which is 37."),
    ),
    _pile(
        "without-trull",
        3,
        "HK SK DK CK HQ SQ CJ T5 T8 T11 S7 C8 D2 H4 T16 D7",
        N_("Four Kings alone are not half of the points."),
    ),
)
