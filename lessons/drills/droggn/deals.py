"""Droggn: deals to be settled, made by hand."""

from __future__ import annotations

from lessons.drills import settle
from lessons.drills.droggn.notes import NOTES
from lessons.drills.settle import ANYBODY, OF_FOUR, points
from lessons.locale import mark as N_

THREE = {**settle.THREE, "declarer": "Anna"}
FOUR = {**settle.FOUR, "dealer": "Doris", "declarer": "Anna"}
_CONTRACT = ("contract", ("ansager", "solo", "super"))
_PAGAT = ("pagat", ("silent_won", "silent_lost", "out_won", "out_lost", "captured"))
_MIDDLE = ("points", points(25, 50))
SPACES = {
    1: ((_CONTRACT, ANYBODY, ("points", points(5, 69))),),
    2: (
        (_CONTRACT, ("declarer", ("Anna",)), _MIDDLE, _PAGAT, ("doublings", ("0", "1", "2"))),
        (_CONTRACT, ANYBODY, ("all_tricks", ("yes",)), ("doublings", ("0", "1", "2"))),
    ),
    3: (
        (*OF_FOUR, _CONTRACT, ANYBODY, _MIDDLE, ("doublings", ("0", "1", "2"))),
        (
            *OF_FOUR,
            ("contract", ("super_mord",)),
            ANYBODY,
            ("all_tricks", ("yes", "no")),
            ("laid_out", ("none", "pagat", "gstiess")),
            ("doublings", ("0", "1", "2")),
        ),
    ),
}
"""First the contract alone, then Pagat, Match and doubling, then four at the table."""

DEALS = settle.questions(
    NOTES,
    (
        "ansager-won",
        1,
        {**THREE, "contract": "ansager", "points": 45},
        N_("Every card point over half is a point of the game."),
    ),
    (
        "solo-lost",
        1,
        {**THREE, "contract": "solo", "points": 30},
        N_("What is missing to half is added to the contract, too."),
    ),
    (
        "super-won",
        1,
        {**THREE, "contract": "super", "points": 40},
        N_("A Super is worth 80 before a single card is counted."),
    ),
    (
        "pagat-laid-out",
        2,
        {**THREE, "contract": "ansager", "points": 50, "pagat": "out_won"},
        N_("A Pagat laid out brings twice what a silent one does."),
    ),
    (
        "pagat-captured",
        2,
        {**THREE, "contract": "solo", "points": 44, "pagat": "captured", "pagat_holder": "Anna"},
        N_("A captured Pagat is paid to the side that caught it."),
    ),
    (
        "schwacher-and-retour",
        2,
        {**THREE, "contract": "ansager", "points": 42, "doublings": 2, "pagat": "silent_won"},
        N_("Schwacher and retour make the game four times as dear."),
    ),
    (
        "holiday",
        3,
        {**FOUR, "contract": "solo", "points": 47, "doublings": 1},
        N_("The dealer has a holiday, and is paid or pays like the others."),
    ),
    (
        "super-mord",
        3,
        {**FOUR, "contract": "super_mord", "all_tricks": True, "laid_out": "gstiess"},
        N_("A Super Mord is a promise about tricks: points are not counted."),
    ),
)
