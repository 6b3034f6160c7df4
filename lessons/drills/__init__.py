"""The drills: what is asked, what is right, what each mistake shows.

One file a kind, and one a game with its data; a kind knows nothing of the games.
"""

from __future__ import annotations

from typing import Any

from engine.errors import UnknownName
from lessons.drills import dreierles, dreiertarock, droggn, herzeln
from lessons.drills.model import Drill

DRILLS: dict[tuple[str, str], Drill[Any]] = {
    (drill.kind, drill.notes.game): drill
    for game in (dreierles, herzeln, dreiertarock, droggn)
    for drill in game.DRILLS
}
"""(kind, game) -> drill."""


def drill(kind: str, game: str) -> Drill[Any]:
    """Return the drill of a kind for a game; `UnknownName` lists those that exist."""
    if (kind, game) not in DRILLS:
        known = (f"{kind} for {game}" for kind, game in DRILLS)
        raise UnknownName("drill", f"{kind} for {game}", known)
    return DRILLS[kind, game]
