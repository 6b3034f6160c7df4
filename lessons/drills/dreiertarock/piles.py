"""Dreiertarock: piles made by hand."""

from __future__ import annotations

from functools import partial

from lessons.drills import piles
from lessons.drills.dreiertarock.notes import NOTES
from lessons.locale import mark as N_

_pile = partial(piles.made, NOTES)

PILES = (
    _pile(
        "king-and-queen",
        1,
        "HK S7 T9 DQ C8 T3",
        N_("A high card with two of 1 counts just itself."),
    ),
    _pile(
        "nine-of-one",
        1,
        "T12 S9 C7 T4 HA D3 S8 T18 H2",
        N_("Three cards of 1 make 1: no trick is worth nothing."),
    ),
    _pile(
        "two-of-the-trull",
        2,
        "T21 CQ S8 DC T6 H2 C10 T1",
        N_("With these rules no card is left over at the end, but piles are counted before it."),
    ),
    _pile("one-left", 2, "F SK D4 T15 HJ C9 S10", N_("A lone card of 1 counts nothing.")),
    _pile(
        "kings-at-home",
        3,
        "F T21 T1 HK SK DK HQ SQ HJ T5 T8 T11 S7 C8 D2",
        N_("Three Kings and the Trull add up to 30 before anything is taken off."),
    ),
    _pile(
        "just-short",
        3,
        "F T21 T1 HK SK HQ SQ CJ T5 T8 T11 S7 C8 D2 H4 T16",
        N_("36 are needed: half of 70, and one more."),
    ),
)
