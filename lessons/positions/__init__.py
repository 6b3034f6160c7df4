"""What the calculators must be told about each game: a moment of play, its piles, its cards."""

from __future__ import annotations

from engine.errors import UnknownName
from lessons.positions import dreierles, dreiertarock, droggn, herzeln
from lessons.positions.model import Cards, Moment, Piles

MOMENTS: dict[str, Moment] = {
    moment.game: moment for moment in (dreierles, dreiertarock, droggn, herzeln)
}
PILES: dict[str, Piles] = {
    piles.game.id: piles for piles in (dreierles.PILES, dreiertarock.PILES, droggn.PILES)
}
"""The games in which card points are counted; in Herzeln no card has any of its own (HZ-3.5)."""
CARDS: dict[str, Cards] = {
    module.game: module.CARDS for module in (dreierles, dreiertarock, droggn, herzeln)
}


def moment(game: str) -> Moment:
    """Return what is asked about a moment of play; `UnknownName` lists the games."""
    if game not in MOMENTS:
        raise UnknownName("game", game, MOMENTS)
    return MOMENTS[game]


def piles(game: str) -> Piles:
    """Return what is known about the piles of a game; `UnknownName` lists those with points."""
    if game not in PILES:
        raise UnknownName("game with card points", game, PILES)
    return PILES[game]
