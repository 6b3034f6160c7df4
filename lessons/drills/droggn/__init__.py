"""Droggn: its drills, with the questions made by hand."""

from __future__ import annotations

from lessons.drills import bids, count_points, order, settle, who_wins
from lessons.drills.droggn.bonuses import BONUSES
from lessons.drills.droggn.calls import AUCTION, CALLS
from lessons.drills.droggn.deals import DEALS, SPACES
from lessons.drills.droggn.discards import DISCARDS
from lessons.drills.droggn.following import FOLLOW_SUIT, THE_GSTIESS
from lessons.drills.droggn.notes import NOTES
from lessons.drills.droggn.piles import PILES
from lessons.drills.droggn.ranks import ORDERS, RANKS
from lessons.drills.droggn.taken import TAKEN
from lessons.drills.droggn.threshold import THRESHOLD

DRILLS = (
    FOLLOW_SUIT,
    THE_GSTIESS,
    count_points.drill(NOTES, PILES),
    order.drill(NOTES, RANKS, ORDERS),
    who_wins.drill(NOTES, RANKS, TAKEN),
    bids.drill(NOTES, AUCTION, CALLS),
    DISCARDS,
    BONUSES,
    THRESHOLD,
    settle.drill(NOTES, DEALS, SPACES),
)
