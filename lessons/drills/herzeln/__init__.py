"""Herzeln: its drills, with the questions made by hand."""

from __future__ import annotations

from lessons.drills import order
from lessons.drills.herzeln.notes import NOTES
from lessons.drills.herzeln.ranks import ORDERS, RANKS

DRILLS = (order.drill(NOTES, RANKS, ORDERS),)
