"""Dreierles: piles made by hand. Each has one point to make, learnt after a right answer."""

from __future__ import annotations

from functools import partial

from lessons.drills import piles
from lessons.drills.dreierles.notes import NOTES
from lessons.locale import mark as N_

_pile = partial(piles.made, NOTES)

PILES = (
    _pile(
        "high-with-ones",
        1,
        "HK S7 T9 DQ C8 T3",
        N_("A high card with two cards of 1 counts just itself: 5 + 1 + 1 − 2 = 5."),
    ),
    _pile(
        "plain-packet",
        1,
        "T12 HJ S9 C7 T4 HA D3 SQ T18",
        N_("Three cards of 1 make a packet of 1, so even plain tricks are worth something."),
    ),
    _pile(
        "one-left-over",
        2,
        "T21 CQ S8 DC T6 H2 C10",
        N_("A single card of 1 left over counts 0; the two piles still come to 70 together."),
    ),
    _pile(
        "two-left-over",
        2,
        "F SK D4 T15 HJ C9 S10 T7",
        N_("Two cards of 1 left over count 1. Leave cheap cards for the end."),
    ),
    _pile(
        "just-won",
        3,
        "F T21 T1 HK SK DK HQ SQ HJ T5 T8 T11 S7 C8 D2 H4",
        N_("36 of 70 is just enough for the declarer."),
    ),
    _pile(
        "just-lost",
        3,
        "F T21 T1 HK SK DK HQ HJ CJ T5 T8 T11 S7 C8 D2 H4 T16",
        N_("35 of 70 is not enough: the declarer needs one more than half."),
    ),
)
