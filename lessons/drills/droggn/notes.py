"""Droggn: the rules that its drills rest on."""

from __future__ import annotations

from lessons.drills.notes import TrumpNotes

NOTES = TrumpNotes(
    game="droggn",
    follow="DG-8.2",
    must_trump="DG-8.2",
    free="DG-8.2",
    no_duty="DG-8.2",
    wins="DG-8.3",
    ordinary="DG-8.3",
    fool="DG-3.2",
    red_pips="DG-3.3",
    values="DG-3.5",
    count="DG-9.1",
    formula="DG-9.2",
    whole="DG-3.6",
    penalty="",
)
