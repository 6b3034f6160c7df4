"""What one seat may know of a deal of Dreierles, and nothing more."""

from __future__ import annotations

from dataclasses import dataclass

from engine import view
from engine.cards import CardSet


@dataclass(frozen=True, slots=True, kw_only=True)
class View(view.View):
    """A deal as one seat sees it.

    ``calls`` are (name, bid or ``pass``), ``shown`` the cards that everybody saw: those drawn
    from the blind (DR-6.1) and trumps that had to be discarded (DR-OP7). ``hidden`` is what
    this seat alone, or its side, has seen besides: the declarer's discards, the opponents' rest
    of the blind (DR-6.5). ``announced`` says that the declarer announced ten trumps (DR-7.3).
    """

    calls: tuple[tuple[str, str], ...]
    declarer: str | None
    drawn: CardSet
    shown: CardSet
    hidden: CardSet
    laid_out: CardSet
    announced: bool
    knocks: tuple[str, ...]
