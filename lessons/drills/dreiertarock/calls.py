"""Dreiertarock: its auction, and auctions made by hand."""

from __future__ import annotations

from functools import partial

from lessons.drills import bids
from lessons.drills.bids import Auction
from lessons.drills.dreiertarock.notes import NOTES
from lessons.locale import mark as N_

AUCTION = Auction(
    calls={
        "pass": N_("Pass (weiter)"),
        "hold": N_("Hold (ich halte)"),
        "einser": N_("Einser"),
        "zweier": N_("Zweier"),
        "dreier": N_("Dreier"),
        "vierer": N_("Vierer"),
        "fuenfer": N_("Fünfer"),
        "solo": N_("Solo"),
        "solo_valat": N_("Solo Valat"),
    },
    open="DT-5.8",
    holds="DT-5.9",
)


_call = partial(bids.made, NOTES, AUCTION)

CALLS = (
    _call(
        "forehand-opens",
        1,
        1,
        "",
        N_("The steps are climbed one by one: nobody opens with a Dreier."),
    ),
    _call(
        "over-einser",
        1,
        2,
        "einser",
        N_("The second player cannot hold: holding belongs to whoever was overbid."),
    ),
    _call("after-a-pass", 1, 3, "pass", N_("If forehand passes, the next player may open.")),
    _call(
        "forehand-may-hold",
        2,
        4,
        "einser zweier pass",
        N_("Forehand is senior, so a hold is enough to take the Zweier over."),
    ),
    _call(
        "third-speaks",
        2,
        5,
        "einser zweier",
        N_("Each first turn may bid the next step, or a Solo."),
    ),
    _call(
        "solo-is-too-late",
        3,
        6,
        "einser zweier pass hold dreier",
        N_("A Solo is bid at the first turn or never."),
    ),
    _call(
        "held-once",
        3,
        7,
        "einser zweier pass hold",
        N_("After a hold the other must climb a step, or pass."),
    ),
    _call(
        "against-a-solo",
        3,
        8,
        "einser solo",
        N_("Only a Solo Valat goes over a Solo, and only at a first turn."),
    ),
)
