"""What may be said after each bid, for every game in which each speaks once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from engine.actions import Bid
from engine.game import Game
from engine.verdict import Refusal
from lessons.figures.grid import Grid
from lessons.locale import Speech


class Titled(Protocol):
    """A contract that can be bid."""

    @property
    def title(self) -> str:
        """Its name."""
        ...


def calls(rules: Game, bids: Mapping[str, Titled], say: Speech) -> Grid:
    """What may be said after each highest bid (DR-5.3, DG-5.2)."""
    opening, rows = rules.new(seed=1), []
    for bid in (None, *bids):
        deal = opening.after(Bid(bid)) if bid else opening
        assert not isinstance(deal, Refusal)
        allowed = (
            bids[action.contract].title if isinstance(action, Bid) else say("pass")
            for action in deal.actions()
        )
        rows.append((bids[bid].title if bid else say("none"), ", ".join(allowed)))
    return Grid("", (say("Highest bid so far"), say("What may be said")), tuple(rows))
