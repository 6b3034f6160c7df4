"""Who sits at the table in every example and question."""

from __future__ import annotations

from engine.game import SEATS

PEOPLE = (*SEATS, "Doris")
"""The first three where three sit, all of them where four do."""
