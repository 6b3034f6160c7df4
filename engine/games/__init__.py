"""The games: one module or package each; this is the list of them."""

from __future__ import annotations

from engine.errors import UnknownName
from engine.game import Game
from engine.games import dreierles, dreiertarock, droggn, herzeln

GAMES: dict[str, Game] = {
    each.GAME.id: each.GAME for each in (dreierles, dreiertarock, droggn, herzeln)
}


def game(name: str) -> Game:
    """Return a game by its name; `UnknownName` lists those that exist."""
    if name not in GAMES:
        raise UnknownName("game", name, GAMES)
    return GAMES[name]
