"""Dreierles: deals to be settled, made by hand."""

from __future__ import annotations

from engine.games.dreierles import GAME
from engine.games.dreierles.knocking import most_at_table
from lessons.drills import settle
from lessons.drills.dreierles.notes import NOTES
from lessons.drills.settle import ANYBODY, OF_FOUR, points
from lessons.locale import mark as N_

THREE = {**settle.THREE, "declarer": "Anna"}
FOUR = {**settle.FOUR, "dealer": "Doris", "declarer": "Anna"}
_PROFILE = GAME.profile()
_CONTRACT = ("contract", _PROFILE.bids)
_KNOCKED = (
    "contract",
    tuple(bid for bid in _PROFILE.bids if most_at_table(_PROFILE, bid, 3).number),
)
"""What can be knocked: not a Dreier (DR-7.21)."""
_PFEIFE = ("pfeife", ("silent_won", "silent_lost", "out_won", "out_lost"))
SPACES = {
    1: ((_CONTRACT, ANYBODY, ("points", points(1, 68))),),
    2: ((_KNOCKED, ANYBODY, ("points", points(20, 55)), _PFEIFE, ("knocks", ("0", "1", "2"))),),
    3: (
        (
            *OF_FOUR,
            _KNOCKED,
            ANYBODY,
            ("points", points(20, 55)),
            ("knocks", ("0", "1")),
            ("four_kings", ("", "Anna", "Bernd")),
            ("droll", ("", "Catrin")),
        ),
        (
            *OF_FOUR,
            ("contract", ("raeuber",)),
            ("knocks", ("0", "1", "2")),
            ("points-Anna", points(10, 20)),
            ("points-Bernd", points(12, 22)),
            ("points-Catrin", points(22, 26)),
        ),
    ),
}
"""First the contract alone, then Pfeife and knocks, then four at the table, the Räuber too."""

DEALS = settle.questions(
    NOTES,
    (
        "dreier-won",
        1,
        {**THREE, "contract": "dreier", "points": 41},
        N_("Both opponents pay the same, so Anna gets it twice."),
    ),
    (
        "einer-lost",
        1,
        {**THREE, "contract": "einer", "points": 30},
        N_("A game lost costs what the same lead would have brought."),
    ),
    (
        "half-is-lost",
        1,
        {**THREE, "contract": "zweier", "points": 35},
        N_("35 : 35 is lost but costs nothing, for neither side has a point over 35."),
    ),
    (
        "knocked",
        2,
        {**THREE, "contract": "zweier", "points": 46, "knocks": 1, "pfeife": "silent_won"},
        N_("A knock doubles the contract and leaves the bonuses alone."),
    ),
    (
        "pfeife-lost",
        2,
        {
            **THREE,
            "contract": "einer",
            "points": 43,
            "pfeife": "out_lost",
            "combinations": {"Anna": ["ten_trumps"], "Bernd": ["four_kings"]},
        },
        N_("Whoever holds a combination is paid by everybody, friend or foe."),
    ),
    (
        "raeuber-of-three",
        2,
        {
            **settle.THREE,
            "contract": "raeuber",
            "points_by": {"Anna": 30, "Bernd": 20, "Catrin": 14},
        },
        N_("In a Räuber whoever took most pays each of the others."),
    ),
    (
        "solo-for-four",
        3,
        {**FOUR, "contract": "solo", "points": 52, "knocks": 1},
        N_("The dealer sits out, and settles all the same."),
    ),
    (
        "shared-raeuber",
        3,
        {
            **settle.FOUR,
            "dealer": "Doris",
            "contract": "raeuber",
            "points_by": {"Anna": 25, "Bernd": 25, "Catrin": 14},
            "knocks": 1,
        },
        N_("Two who share the most share the bill."),
    ),
)
