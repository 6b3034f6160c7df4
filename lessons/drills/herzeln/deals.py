"""Herzeln: deals to be settled, made by hand."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations, product

from engine.games.herzeln.contracts import EIGHT_DEALS, FORMS, TRICKS
from lessons.drills import settle
from lessons.drills.herzeln.notes import NOTES
from lessons.drills.settle import FOUR, THREE
from lessons.locale import mark as N_
from lessons.people import PEOPLE

_HEARTS = tuple(FORMS[EIGHT_DEALS]["no_hearts"].cards)


def _hearts(people: int, cards: int) -> settle.Space:
    takers = PEOPLE[:people]
    taken = tuple((f"took-{code}", takers) for code in _HEARTS[:cards])
    return (("table", (str(people),)), ("contract", ("no_hearts",)), *taken)


def _tricks() -> tuple[Mapping[str, str], ...]:
    shares = (share for share in product(range(TRICKS + 1), repeat=4) if sum(share) == TRICKS)
    return tuple(
        {f"tricks-{who}": str(number) for who, number in zip(PEOPLE, share, strict=True)}
        for share in shares
    )


def _orders() -> tuple[Mapping[str, str], ...]:
    return tuple(
        {f"place-{n}": who for n, who in enumerate(three)} for three in permutations(PEOPLE, 3)
    )


_FOUR = ("table", ("4",))
SPACES = {
    1: (_hearts(3, 6),),
    2: (_hearts(4, 8),),
    3: (
        (_FOUR, ("contract", ("tricks", "no_tricks")), ("tricks", _tricks())),
        (
            _FOUR,
            ("contract", ("no_queens",)),
            *((f"took-{suit}Q", PEOPLE) for suit in "HSDC"),
        ),
        (
            _FOUR,
            ("contract", ("domino",)),
            ("order", _orders()),
        ),
    ),
}
"""Hearts for three, hearts for four, and the deals about tricks, Queens and places."""

DEALS = settle.questions(
    NOTES,
    (
        "hearts-for-three",
        1,
        {
            **THREE,
            "contract": "no_hearts",
            "cards": {"Anna": ["HA", "H9"], "Bernd": ["H10", "HK", "HQ"], "Catrin": ["HJ"]},
        },
        N_("Three play with 24 cards, so there are only six hearts."),
    ),
    (
        "three-count-tricks",
        1,
        {**THREE, "contract": "tricks", "tricks": {"Anna": 5, "Bernd": 2, "Catrin": 1}},
        N_("In this deal alone every trick is good."),
    ),
    (
        "queens",
        2,
        {**THREE, "contract": "no_queens", "cards": {"Anna": ["HQ", "SQ"], "Bernd": ["DQ", "CQ"]}},
        N_("Two Queens cost as much as four plain tricks of the third deal."),
    ),
    (
        "king-alone",
        2,
        {**THREE, "contract": "king_of_hearts", "cards": {"Catrin": ["HK"]}},
        N_("Only one person loses points in this deal."),
    ),
    (
        "domino-of-four",
        3,
        {**FOUR, "contract": "domino", "order": ["Doris", "Bernd", "Anna"]},
        N_("Whoever stays behind needs no turn: the place is known."),
    ),
    (
        "last-trick-of-four",
        3,
        {**FOUR, "contract": "no_last_trick", "tricks": {"Bernd": 1}},
        N_("Seven tricks mean nothing here, and the eighth means everything."),
    ),
)
