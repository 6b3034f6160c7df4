"""Droggn: the rules that its drills rest on."""

from __future__ import annotations

from lessons.drills.notes import CountNotes

NOTES = CountNotes(
    game="droggn",
    values="DG-3.5",
    count="DG-9.1",
    formula="DG-9.2",
    whole="DG-3.6",
)
