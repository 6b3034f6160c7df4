"""Dreierles: deals to be settled, made by hand."""

from __future__ import annotations

from lessons.drills import settle
from lessons.drills.dreierles.notes import NOTES
from lessons.locale import mark as N_

THREE = {"people": ["Anna", "Bernd", "Catrin"], "declarer": "Anna"}
FOUR = {"people": ["Anna", "Bernd", "Catrin", "Doris"], "dealer": "Doris", "declarer": "Anna"}


def _points(low: int, high: int) -> tuple[str, ...]:
    return tuple(map(str, range(low, high + 1)))


_CONTRACT = ("contract", ("dreier", "zweier", "einer", "solo"))
_DECLARER = ("declarer", ("Anna", "Bernd", "Catrin"))
_PFEIFE = ("pfeife", ("silent_won", "silent_lost", "out_won", "out_lost"))
_TABLE = (("table", ("4",)), ("dealer", ("Doris",)))
SPACES = {
    1: ((_CONTRACT, _DECLARER, ("points", _points(1, 68))),),
    2: ((_CONTRACT, _DECLARER, ("points", _points(20, 55)), _PFEIFE, ("knocks", ("0", "1", "2"))),),
    3: (
        (
            *_TABLE,
            _CONTRACT,
            _DECLARER,
            ("points", _points(20, 55)),
            ("knocks", ("0", "1")),
            ("four_kings", ("", "Anna", "Bernd")),
            ("droll", ("", "Catrin")),
        ),
        (
            *_TABLE,
            ("contract", ("raeuber",)),
            ("knocks", ("0", "1", "2")),
            ("points-Anna", _points(10, 20)),
            ("points-Bernd", _points(12, 22)),
            ("points-Catrin", _points(22, 26)),
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
        {**THREE, "contract": "dreier", "points": 46, "knocks": 1, "pfeife": "silent_won"},
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
            "people": ["Anna", "Bernd", "Catrin"],
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
            "people": ["Anna", "Bernd", "Catrin", "Doris"],
            "dealer": "Doris",
            "contract": "raeuber",
            "points_by": {"Anna": 25, "Bernd": 25, "Catrin": 14},
            "knocks": 1,
        },
        N_("Two who share the most share the bill."),
    ),
)
