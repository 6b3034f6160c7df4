"""Herzeln: its drills, with the questions made by hand."""

from __future__ import annotations

from lessons.drills import order, who_wins
from lessons.drills.herzeln.notes import NOTES
from lessons.drills.herzeln.ranks import ORDERS, RANKS
from lessons.drills.herzeln.taken import TAKEN

DRILLS = (
    order.drill(NOTES, RANKS, ORDERS),
    who_wins.drill(NOTES, RANKS, TAKEN),
)
