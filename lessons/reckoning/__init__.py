"""Who owes whom: the outcome of a deal as a form, for every game."""

from __future__ import annotations

from engine.errors import UnknownName
from lessons.reckoning import dreierles, dreiertarock, droggn, herzeln
from lessons.reckoning.model import Report

REPORTS: dict[str, Report] = {
    report.game: report for report in (dreierles, dreiertarock, droggn, herzeln)
}


def report(game: str) -> Report:
    """Return what is asked about a deal of a game; `UnknownName` lists the games."""
    if game not in REPORTS:
        raise UnknownName("game", game, REPORTS)
    return REPORTS[game]
