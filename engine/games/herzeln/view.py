"""What one seat may know of a deal of Herzeln, and nothing more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine import view


@dataclass(frozen=True, slots=True, kw_only=True)
class View(view.View):
    """A deal as one seat sees it.

    ``numbers`` are how many cards each person holds, ``laid`` what was done in the domino, in
    order (a card, an end and a card, ``pass`` or ``done``), ``out`` who has gone out, in order.
    """

    numbers: Mapping[str, int]
    laid: tuple[tuple[str, str], ...]
    out: tuple[str, ...]
