"""Herzeln: its drills, with the questions made by hand."""

from __future__ import annotations

from lessons.drills import order, settle, who_wins
from lessons.drills.herzeln.costs import TRICK_COST
from lessons.drills.herzeln.deals import DEALS, SPACES
from lessons.drills.herzeln.following import FOLLOW_SUIT
from lessons.drills.herzeln.notes import NOTES
from lessons.drills.herzeln.ranks import ORDERS, RANKS
from lessons.drills.herzeln.rows import DOMINO
from lessons.drills.herzeln.taken import TAKEN

DRILLS = (
    order.drill(NOTES, RANKS, ORDERS),
    FOLLOW_SUIT,
    who_wins.drill(NOTES, RANKS, TAKEN),
    TRICK_COST,
    DOMINO,
    settle.drill(NOTES, DEALS, SPACES),
)
