"""Dreierles: the rules that its drills rest on."""

from __future__ import annotations

from lessons.drills.notes import TrumpNotes

NOTES = TrumpNotes(
    game="dreierles",
    follow="DR-8.2",
    must_trump="DR-8.3",
    free="DR-8.4",
    no_duty="DR-8.5",
    wins="DR-8.6",
    ordinary="DR-8.8",
    fool="DR-3.2",
    red_pips="DR-3.3",
    values="DR-3.5",
    count="DR-9.1",
    formula="DR-9.2",
    whole="DR-3.6",
    taken_back="DR-12.2",
)
