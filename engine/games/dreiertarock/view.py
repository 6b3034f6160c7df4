"""What one seat may know of a deal of Dreiertarock, and nothing more."""

from __future__ import annotations

from dataclasses import dataclass

from engine import view
from engine.cards import CardSet


@dataclass(frozen=True, slots=True, kw_only=True)
class View(view.View):
    """A deal as one seat sees it.

    ``calls`` are (name, call). ``packets`` are the two packets once they lie open (DT-6.1),
    ``taken`` the number of the one that was taken. ``shown`` are all cards that everybody saw
    before play: those of the packets, and tarocks laid open (DT-6.9); after a Solo also the
    talon (DT-6.6). ``hidden`` is what this seat alone has seen besides, the declarer's
    discards. ``announced`` and ``kontras`` are (name, what it was about), in order.
    """

    calls: tuple[tuple[str, str], ...]
    declarer: str | None
    packets: tuple[CardSet, ...]
    taken: int | None
    shown: CardSet
    hidden: CardSet
    announced: tuple[tuple[str, str], ...]
    kontras: tuple[tuple[str, str], ...]
