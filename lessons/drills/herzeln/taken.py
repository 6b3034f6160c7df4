"""Herzeln: complete tricks, chosen by hand."""

from __future__ import annotations

from functools import partial

from lessons.drills import who_wins
from lessons.drills.herzeln.notes import NOTES
from lessons.drills.herzeln.ranks import RANKS
from lessons.locale import mark as N_

_trick = partial(who_wins.made, NOTES, RANKS)

TAKEN = (
    _trick(
        "highest-of-the-suit",
        1,
        "S9 SK SJ",
        N_("The highest card of the suit led wins, whoever played it."),
    ),
    _trick(
        "ace-thrown-off",
        1,
        "C7 C8 HA",
        N_("An Ace of another suit is only thrown off."),
    ),
    _trick(
        "ten-over-king",
        2,
        "HK H10 HQ",
        N_("The Ten stands between Ace and King."),
    ),
    _trick(
        "ace-over-ten",
        2,
        "D10 DA DK",
        N_("Only the Ace beats the Ten."),
    ),
    _trick(
        "low-lead-wins", 3, "S7 HA D10 CA", N_("A 7 takes the trick if nobody else has its suit.")
    ),
    _trick(
        "four-at-the-table",
        3,
        "CK C10 HA C9",
        N_("Four play with all 32 cards; the order is the same."),
    ),
)
