"""Dreiertarock: its drills, with the questions made by hand."""

from __future__ import annotations

from lessons.drills import bids, count_points, follow_suit, order, settle, trump, who_wins
from lessons.drills.dreiertarock.bonuses import BONUSES
from lessons.drills.dreiertarock.calls import AUCTION, CALLS
from lessons.drills.dreiertarock.deals import DEALS, SPACES
from lessons.drills.dreiertarock.discards import DISCARDS
from lessons.drills.dreiertarock.notes import NOTES
from lessons.drills.dreiertarock.piles import PILES
from lessons.drills.dreiertarock.ranks import ORDERS, RANKS
from lessons.drills.dreiertarock.taken import TAKEN
from lessons.drills.dreiertarock.threshold import THRESHOLD
from lessons.drills.dreiertarock.tricks import FOLLOW_SUIT, TRUMPING

DRILLS = (
    follow_suit.drill(NOTES, FOLLOW_SUIT),
    trump.drill(NOTES, TRUMPING),
    count_points.drill(NOTES, PILES),
    order.drill(NOTES, RANKS, ORDERS),
    who_wins.drill(NOTES, RANKS, TAKEN),
    bids.drill(NOTES, AUCTION, CALLS),
    DISCARDS,
    BONUSES,
    THRESHOLD,
    settle.drill(NOTES, DEALS, SPACES),
)
