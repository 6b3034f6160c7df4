"""Droggn: complete tricks, chosen by hand."""

from __future__ import annotations

from functools import partial

from lessons.drills import who_wins
from lessons.drills.droggn.notes import NOTES
from lessons.drills.droggn.ranks import RANKS
from lessons.locale import mark as N_

_trick = partial(who_wins.made, NOTES, RANKS)

TAKEN = (
    _trick(
        "second-hand",
        1,
        "S9 SK SJ",
        N_("The highest card of the suit wins wherever it was played."),
    ),
    _trick("king-thrown-off", 1, "C7 C8 HK", N_("A King of another suit is only thrown off.")),
    _trick("one-trump", 2, "DK T4 DQ", N_("The 4 of trumps takes a King and a Queen home.")),
    _trick("two-trumps", 2, "HQ T9 T15", N_("The trick that was trumped can be trumped higher.")),
    _trick(
        "gstiess-played",
        3,
        "T20 F T4",
        N_("The Gstieß goes back to its own side, whoever takes the trick."),
    ),
    _trick(
        "gstiess-led",
        3,
        "F CK C4",
        N_("After a Gstieß the second card says what is to be followed."),
    ),
    _trick(
        "seven-of-hearts", 3, "H7 H2 HA", N_("In red the Ace leads the pips and the 7 comes last.")
    ),
)
