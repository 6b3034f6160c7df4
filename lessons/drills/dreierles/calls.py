"""Dreierles: its auction, and auctions made by hand."""

from __future__ import annotations

from functools import partial

from lessons.drills import bids
from lessons.drills.bids import Auction, Rules
from lessons.drills.dreierles.notes import NOTES
from lessons.locale import mark as N_

LAST_ROUND = Rules(
    options=(("last_round", "raeuber_or_solo"),),
    situation=N_("It is the last round, agreed as Räuber or Solo."),
    open="DR-12.6",
)

AUCTION = Auction(
    calls={
        "pass": N_("Pass (weg)"),
        "dreier": N_("Dreier"),
        "zweier": N_("Zweier"),
        "einer": N_("Einer"),
        "solo": N_("Solo"),
    },
    open="DR-5.3",
    holds="DR-5.4",
    special=(LAST_ROUND,),
)


_call = partial(bids.made, NOTES, AUCTION)

CALLS = (
    _call("first-to-speak", 1, 3, "", N_("Nobody is bound to begin low: bids may be skipped.")),
    _call(
        "over-a-dreier",
        1,
        5,
        "dreier",
        N_("A bid cannot be held: whoever wants the game must bid more."),
    ),
    _call(
        "over-a-solo",
        1,
        7,
        "solo",
        N_("Nothing is higher than a Solo, yet the others still say “weg” in turn."),
    ),
    _call(
        "two-have-passed",
        2,
        2,
        "pass pass",
        N_("If the last player passes too, a Räuber is played, each for themselves."),
    ),
    _call(
        "skipped-to-einer",
        2,
        4,
        "zweier einer",
        N_("The fewer cards a bid takes from the blind, the higher it is."),
    ),
    _call(
        "passed-over",
        2,
        6,
        "zweier pass",
        N_("Who has spoken is out: the first bidder cannot raise what the last one bids."),
    ),
    _call(
        "solo-or-raeuber",
        3,
        8,
        "pass",
        N_("In this round the blind is never taken, so the small bids have gone."),
        LAST_ROUND,
    ),
    _call(
        "einer-last",
        3,
        9,
        "pass einer",
        N_("Only a Solo is left above an Einer."),
    ),
)
