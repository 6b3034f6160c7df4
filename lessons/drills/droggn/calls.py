"""Droggn: its auction, and auctions made by hand."""

from __future__ import annotations

from functools import partial

from lessons.drills import bids
from lessons.drills.bids import Auction
from lessons.drills.droggn.notes import NOTES
from lessons.locale import mark as N_

AUCTION = Auction(
    calls={
        "pass": N_("Pass (weiter, gut)"),
        "ansager": N_("Ansager"),
        "solo": N_("Solo"),
        "super": N_("Super"),
        "super_mord": N_("Super Mord"),
    },
    open="DG-5.2",
    holds="DG-5.4",
)


_call = partial(bids.made, NOTES, AUCTION)

CALLS = (
    _call("first-to-speak", 1, 1, "", N_("Bids may be skipped: a Super may come first.")),
    _call("over-an-ansager", 1, 2, "ansager", N_("Only a higher bid takes the game away.")),
    _call(
        "after-weiter", 1, 3, "pass", N_("A pass before any bid is called weiter, after one gut.")
    ),
    _call("last-of-three", 2, 4, "ansager solo", N_("The last player hears all before speaking.")),
    _call("two-passes", 2, 5, "pass pass", N_("If all pass, the cards are thrown in.")),
    _call("over-a-super", 3, 6, "super", N_("A Super Mord is a Super with all tricks promised.")),
    _call("nothing-higher", 3, 7, "pass super_mord", N_("Nothing is higher than a Super Mord.")),
)
