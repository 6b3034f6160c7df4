"""Dreiertarock: deals to be settled, made by hand."""

from __future__ import annotations

from lessons.drills import settle
from lessons.drills.dreiertarock.notes import NOTES
from lessons.drills.settle import ANYBODY, OF_FOUR, points
from lessons.locale import mark as N_

THREE = {**settle.THREE, "declarer": "Anna"}
FOUR = {**settle.FOUR, "dealer": "Doris", "declarer": "Anna"}
_CONTRACT = ("contract", ("einser", "zweier", "dreier", "vierer", "fuenfer", "solo"))
_MIDDLE = ("points", points(28, 45))
_BIRD = ("declarer_made", "declarer_failed", "declarer_announced_made", "declarer_announced_failed")
SPACES = {
    1: ((_CONTRACT, ANYBODY, ("points", points(3, 67))),),
    2: (
        (_CONTRACT, ANYBODY, _MIDDLE, ("pagat", _BIRD), ("kings", ("none", "declarer_made"))),
        (_CONTRACT, ANYBODY, _MIDDLE, ("uhu", _BIRD), ("trull", ("none", "defenders_made"))),
        (_CONTRACT, ANYBODY, _MIDDLE, ("mondfang", ("declarer_made", "defenders_made"))),
    ),
    3: (
        (
            ("profile", ("queens-hand",)),
            *OF_FOUR,
            _CONTRACT,
            ANYBODY,
            _MIDDLE,
            ("pagat", _BIRD),
            ("kontra-game", ("0", "1", "2")),
        ),
    ),
}
"""First the contract alone, then the bonuses, then kontra with four at the table."""

DEALS = settle.questions(
    NOTES,
    (
        "einser-won",
        1,
        {**THREE, "contract": "einser", "points": 40},
        N_("Points above half bring nothing more: the contract has one price."),
    ),
    (
        "dreier-lost",
        1,
        {**THREE, "contract": "dreier", "points": 34},
        N_("A game lost costs the same price to each."),
    ),
    (
        "solo-won",
        1,
        {**THREE, "contract": "solo", "points": 36},
        N_("36 of 70 are enough, also for the dear Solo."),
    ),
    (
        "pagat-ultimo",
        2,
        {
            **THREE,
            "contract": "zweier",
            "points": 41,
            "bonuses": {"pagat": "declarer_announced_made", "trull": "declarer_made"},
        },
        N_("What was announced is worth double."),
    ),
    (
        "bird-lost-game-won",
        2,
        {
            **THREE,
            "contract": "einser",
            "points": 38,
            "bonuses": {"uhu": "declarer_announced_failed"},
        },
        N_("A bonus that was announced and lost can cost more than the game brings."),
    ),
    (
        "mondfang",
        2,
        {
            **THREE,
            "contract": "vierer",
            "points": 33,
            "bonuses": {"mondfang": "defenders_made", "kings": "declarer_made"},
        },
        N_("Bonuses are paid whoever has won the game."),
    ),
    (
        "four-in-vienna",
        3,
        {**FOUR, "profile": "queens-hand", "contract": "solo", "points": 45},
        N_("As in Queen’s Hand the dealer of four neither pays nor is paid."),
    ),
    (
        "kontra",
        3,
        {
            **FOUR,
            "profile": "queens-hand",
            "contract": "dreier",
            "points": 32,
            "kontras": {"game": 1},
        },
        N_("A kontra doubles what it was said to, and nothing else."),
    ),
)
