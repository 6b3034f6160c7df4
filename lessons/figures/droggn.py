"""The tables of Droggn, computed by the engine."""

from __future__ import annotations

from engine.games.droggn import GAME
from engine.games.droggn.contracts import BIDS, SUPER_MORD
from engine.games.droggn.scoring import needed
from lessons.figures.auction import calls
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
    return str(_paid({**told, "points": needed(GAME.profile())})), whole


def _paid(outcome: dict[str, object]) -> int:
    return -GAME.settle(GAME.read_outcome(outcome)).totals["B"]


TABLES = Tables(
    GAME.profile,
    same={
        "contracts": lambda leaf: table(contracts(leaf.say)),
        "calls": lambda leaf: table(calls(GAME, BIDS, leaf.say)),
    },
)
