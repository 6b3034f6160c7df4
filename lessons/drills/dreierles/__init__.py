"""Dreierles: its drills, with the questions made by hand."""

from __future__ import annotations

from lessons.drills import bids, count_points, follow_suit, order, settle, trump, who_wins
from lessons.drills.dreierles.bonuses import BONUSES
from lessons.drills.dreierles.calls import AUCTION, CALLS
from lessons.drills.dreierles.deals import DEALS, SPACES
from lessons.drills.dreierles.discards import DISCARDS
from lessons.drills.dreierles.notes import NOTES
from lessons.drills.dreierles.piles import PILES
from lessons.drills.dreierles.raeuber import RAEUBER
from lessons.drills.dreierles.ranks import ORDERS, RANKS
from lessons.drills.dreierles.taken import TAKEN
from lessons.drills.dreierles.threshold import THRESHOLD
from lessons.drills.dreierles.tricks import FOLLOW_SUIT, TRUMPING

DRILLS = (
    follow_suit.drill(NOTES, FOLLOW_SUIT),
    trump.drill(NOTES, TRUMPING),
    count_points.drill(NOTES, PILES),
    order.drill(NOTES, RANKS, ORDERS),
    who_wins.drill(NOTES, RANKS, TAKEN),
    bids.drill(NOTES, AUCTION, CALLS),
    RAEUBER,
    DISCARDS,
    BONUSES,
    THRESHOLD,
    settle.drill(NOTES, DEALS, SPACES),
)
