"""Droggn: deals to be settled, made by hand."""

from __future__ import annotations

from lessons.drills import settle
from lessons.drills.droggn.notes import NOTES
from lessons.locale import mark as N_

THREE = {"people": ["Anna", "Bernd", "Catrin"], "declarer": "Anna"}
FOUR = {"people": ["Anna", "Bernd", "Catrin", "Doris"], "dealer": "Doris", "declarer": "Anna"}


def _points(low: int, high: int) -> tuple[str, ...]:
    return tuple(map(str, range(low, high + 1)))


_CONTRACT = ("contract", ("ansager", "solo", "super"))
_DECLARER = ("declarer", ("Anna", "Bernd", "Catrin"))
_PAGAT = ("pagat", ("silent_won", "silent_lost", "out_won", "out_lost", "captured"))
_MIDDLE = ("points", _points(25, 50))
_TABLE = (("table", ("4",)), ("dealer", ("Doris",)))
SPACES = {
    1: ((_CONTRACT, _DECLARER, ("points", _points(5, 69))),),
    2: (
        (_CONTRACT, ("declarer", ("Anna",)), _MIDDLE, _PAGAT, ("doublings", ("0", "1", "2"))),
        (_CONTRACT, _DECLARER, ("all_tricks", ("yes",)), ("doublings", ("0", "1", "2"))),
    ),
    3: (
        (*_TABLE, _CONTRACT, _DECLARER, _MIDDLE, ("doublings", ("0", "1", "2"))),
        (
            *_TABLE,
            ("contract", ("super_mord",)),
            _DECLARER,
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
