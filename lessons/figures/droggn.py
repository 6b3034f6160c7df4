"""The tables of Droggn, computed by the engine."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions import Action, Bid
from engine.games.droggn import GAME
from engine.games.droggn.contracts import BIDS, SUPER_MORD
from engine.verdict import Refusal
from lessons.figures.grid import Grid, Tables, table
from lessons.locale import Speech

PEOPLE = ["A", "B", "C"]


def contracts(say: Speech) -> Grid:
    """The contracts: talon, buying, and what they are worth at least and at most (DG-10.1)."""
    rows = []
    for contract in BIDS.values():
        talon = say("taken, three discarded") if contract.takes else say("untouched, unseen")
        just, whole = _worth(contract.id)
        rows.append(
            (contract.title, talon, say("yes") if contract.buys else say("no"), just, whole)
        )
    head = (
        say("Contract"),
        say("Talon"),
        say("Buys a card"),
        say("Just won"),
        say("All tricks"),
    )
    return Grid(say("Points from each opponent, without Pagat"), head, tuple(rows), wide=True)


def _worth(contract: str) -> tuple[str, str]:
    """What the declarer gets from each with as few points as will do, and with all tricks."""
    told = {"people": PEOPLE, "declarer": "A", "contract": contract}
    whole = str(_paid({**told, "all_tricks": True}))
    if contract == SUPER_MORD:
        return "–", whole
    return str(_paid({**told, "points": 37})), whole


def _paid(outcome: dict[str, object]) -> int:
    return -GAME.settle(GAME.read_outcome(outcome)).totals["B"]


def calls(say: Speech) -> Grid:
    """What may be said after each highest bid (DG-5.2)."""
    rows = []
    for bid in (None, *BIDS):
        allowed = (
            BIDS[action.contract].title if isinstance(action, Bid) else say("pass")
            for action in _after(bid)
        )
        rows.append((BIDS[bid].title if bid else say("none"), ", ".join(allowed)))
    return Grid("", (say("Highest bid so far"), say("What may be said")), tuple(rows))


def _after(bid: str | None) -> Iterator[Action]:
    deal = GAME.new(seed=1)
    if bid:
        after = deal.after(Bid(bid))
        assert not isinstance(after, Refusal)
        deal = after
    return iter(deal.actions())


TABLES = Tables(
    GAME.profile,
    same={
        "contracts": lambda leaf: table(contracts(leaf.say)),
        "calls": lambda leaf: table(calls(leaf.say)),
    },
)
