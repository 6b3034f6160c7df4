"""Herzeln: what its drills have to know of it."""

from __future__ import annotations

from lessons.drills.notes import GameNotes

NOTES = GameNotes("herzeln")
