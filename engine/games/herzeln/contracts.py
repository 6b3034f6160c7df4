"""The contracts of Herzeln and what they count (HZ-6, HZ-11.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.cards import TEN_SECOND

TRICKS = 8
"""Cards in a hand, and tricks in a deal (HZ-4.1)."""
DOMINO = "domino"
EIGHT_DEALS, HAUSRUCK = "eight_deals", "hausruck"


@dataclass(frozen=True)
class Contract:
    """What one deal is about. Exactly one of ``cards``, ``tricks`` and ``places`` is filled.

    ``cards`` are the points of each card that counts, by code; ``tricks`` the numbers of the
    tricks that count, each ``each`` points; ``places`` the points of first, second, … out.
    """

    id: str
    title: str
    rule: str
    cards: Mapping[str, int] = field(default_factory=dict)
    tricks: tuple[int, ...] = ()
    each: int = 0
    places: tuple[int, ...] = ()


_EVERY = tuple(range(1, TRICKS + 1))
_QUEENS = ("HQ", "SQ", "DQ", "CQ")
_HEARTS = tuple(f"H{rank}" for rank in TEN_SECOND)
_HEART_POINTS = (-11, -10, -4, -3, -2, -1, -1, -1)


def _by_id(*contracts: Contract) -> dict[str, Contract]:
    return {contract.id: contract for contract in contracts}


FORMS: dict[str, dict[str, Contract]] = {
    EIGHT_DEALS: _by_id(
        Contract(
            "no_hearts",
            "No Hearts",
            "HZ-6.1",
            cards=dict(zip(_HEARTS, _HEART_POINTS, strict=True)),
        ),
        Contract("tricks", "Tricks", "HZ-6.2", tricks=_EVERY, each=10),
        Contract("no_tricks", "No Tricks", "HZ-6.3", tricks=_EVERY, each=-10),
        Contract("no_queens", "No Queens", "HZ-6.4", cards=dict.fromkeys(_QUEENS, -20)),
        Contract("king_of_hearts", "King of Hearts", "HZ-6.5", cards={"HK": -40}),
        Contract("last_trick", "Last Trick", "HZ-6.6", tricks=(TRICKS,), each=40),
        Contract("no_last_trick", "No Last Trick", "HZ-6.7", tricks=(TRICKS,), each=-40),
        Contract(DOMINO, "Domino", "HZ-6.8", places=(0, -10, -20, -30)),
    ),
    HAUSRUCK: _by_id(
        Contract("first_and_last", "First and Last Trick", "HZ-11.1", tricks=(1, TRICKS), each=-4),
        Contract("no_tricks", "No Tricks", "HZ-11.1", tricks=_EVERY, each=-1),
        Contract("no_queens", "No Queens", "HZ-11.1", cards=dict.fromkeys(_QUEENS, -2)),
        Contract("no_hearts", "No Hearts", "HZ-11.1", cards=dict.fromkeys(_HEARTS, -1)),
        Contract("king_of_hearts", "King of Hearts", "HZ-11.1", cards={"HK": -8}),
        Contract(DOMINO, "Domino", "HZ-11.1", places=(20, 13, 7, 0)),
    ),
}
"""The deals of each form, in order. Bad points are minus points: the highest total wins."""

NAMES = tuple(dict.fromkeys(name for form in FORMS.values() for name in form))
HEART_LEADS_BARRED = frozenset({"no_hearts", "king_of_hearts"})
"""The contracts to which `HerzelnProfile.no_heart_lead` applies (HZ-OP5)."""
