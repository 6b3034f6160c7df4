"""Dreiertarock: the rules that its drills rest on."""

from __future__ import annotations

from lessons.drills.notes import TrumpNotes

NOTES = TrumpNotes(
    game="dreiertarock",
    follow="DT-8.2",
    must_trump="DT-8.3",
    free="DT-8.3",
    no_duty="DT-8.4",
    wins="DT-8.5",
    ordinary="DT-8.6",
    fool="DT-3.2",
    red_pips="DT-3.1",
    values="DT-3.4",
    count="DT-9.1",
    formula="DT-9.2",
    whole="DT-3.5",
)
