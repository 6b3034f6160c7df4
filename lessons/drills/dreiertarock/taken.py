"""Dreiertarock: complete tricks, chosen by hand."""

from __future__ import annotations

from functools import partial

from lessons.drills import who_wins
from lessons.drills.dreiertarock.notes import NOTES
from lessons.drills.dreiertarock.ranks import RANKS
from lessons.locale import mark as N_

_trick = partial(who_wins.made, NOTES, RANKS)

TAKEN = (
    _trick("second-hand", 1, "S9 SK SJ", N_("Who plays last sees most, but the card decides.")),
    _trick(
        "king-thrown-off",
        1,
        "C7 C8 HK",
        N_("A King thrown off brings its 5 points to whoever takes the trick."),
    ),
    _trick("last-tarock", 2, "DK T4 DQ", N_("Any tarock beats any King.")),
    _trick("overtrumped", 2, "HQ T9 T15", N_("Of two tarocks the higher takes the trick.")),
    _trick("ace-of-hearts", 3, "H4 H3 HA", N_("The red Ace leads the pips.")),
    _trick(
        "mondfang",
        3,
        "T21 F T20",
        N_("The Sküs takes the Mond. If they belong to different sides, that is a Mondfang."),
    ),
    _trick(
        "pagat-alone", 3, "CK T1 CQ", N_("The Pagat takes it while nobody else has a tarock in.")
    ),
)
