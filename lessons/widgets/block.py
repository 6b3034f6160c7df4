"""The fenced block ``drill``: a widget in a page, rendered when the site is built."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from lessons import contents
from lessons.drills import DRILLS
from lessons.pages import BLOCKS, BlockError, PageContext
from lessons.widgets import WIDGETS, widget

_KEYS = {"kind", "game", "id", "level"}


def drill(body: Mapping[str, Any], page: PageContext) -> Markup:
    """Render a drill: ``kind`` and ``game``, and where wanted ``id`` and ``level``."""
    for key in body:
        if key not in _KEYS:
            raise BlockError(f"unknown key {key!r}; known: {', '.join(sorted(_KEYS))}")
    kind, game = str(body.get("kind")), str(body.get("game"))
    if kind not in WIDGETS:
        raise BlockError(f"unknown kind {kind!r}; known: {', '.join(WIDGETS)}")
    if (kind, game) not in DRILLS:
        known = ", ".join(game for name, game in DRILLS if name == kind)
        raise BlockError(f"no {kind} for game {game!r}; known: {known}")
    rules = page.rule_href("", contents.folder(game, contents.RULES)).removesuffix("#")
    params = {
        "id": page.take_id(str(body.get("id", kind))),
        "game": game,
        "level": body.get("level", 1),
        "assets": page.assets,
        "rules": rules,
    }
    made = widget(kind, params)
    return Markup(made.view(made.init(), page.locale))


BLOCKS["drill"] = drill
