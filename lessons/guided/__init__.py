"""Guided deals: a record, the seat that the reader takes, and what is said on the way."""

from __future__ import annotations

from engine.errors import UnknownName
from lessons.guided import dreierles
from lessons.guided.model import Guided

GUIDED: dict[str, Guided] = {deal.name: deal for deal in dreierles.DEALS}
"""The guided deals by their names."""


def guided(name: str) -> Guided:
    """Return a guided deal by its name; `UnknownName` lists those that exist."""
    if name not in GUIDED:
        raise UnknownName("guided deal", name, GUIDED)
    return GUIDED[name]
