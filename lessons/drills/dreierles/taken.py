"""Dreierles: complete tricks, chosen by hand."""

from __future__ import annotations

from functools import partial

from lessons.drills import who_wins
from lessons.drills.dreierles.notes import NOTES
from lessons.drills.dreierles.ranks import RANKS
from lessons.locale import mark as N_

_trick = partial(who_wins.made, NOTES, RANKS)

TAKEN = (
    _trick(
        "second-hand",
        1,
        "S9 SK SJ",
        N_("It does not matter who came first or last: the card alone decides."),
    ),
    _trick(
        "king-thrown-off",
        1,
        "C7 C8 HK",
        N_("A King of another suit brings its 5 points to whoever wins."),
    ),
    _trick(
        "last-trump",
        2,
        "DK T4 DQ",
        N_("The lowest trump is enough against any King."),
    ),
    _trick(
        "two-trumps",
        2,
        "HQ T9 T15",
        N_("The trick that was trumped can be trumped higher."),
    ),
    _trick(
        "four-beats-nothing",
        3,
        "H4 H3 HA",
        N_("In hearts the Ace leads the pips, though a King would beat it."),
    ),
    _trick(
        "stiess-over-all",
        3,
        "T21 F T20",
        N_("Even the 21 falls to the Stiess, and its 5 points with it."),
    ),
    _trick(
        "pfeife-alone", 3, "CK T1 CQ", N_("The 1 takes this trick, and its own 5 points with it.")
    ),
)
