"""The fenced block ``drill``: a widget in a page, rendered when the site is built."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from lessons import contents
from lessons.drills import DRILLS
from lessons.guided import guided
from lessons.locale import speech
from lessons.pages import BLOCKS, BlockError, PageContext
from lessons.reckoning import REPORTS
from lessons.widgets import WIDGETS, widget
from lessons.widgets.guided import in_writing

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


def reckoner(body: Mapping[str, Any], page: PageContext) -> Markup:
    """Render the calculator of a ``game``; ``id`` and ``title`` where wanted."""
    for key in body:
        if key not in {"game", "id", "title"}:
            raise BlockError(f"unknown key {key!r}; known: game, id, title")
    game = str(body.get("game"))
    if game not in REPORTS:
        raise BlockError(f"unknown game {game!r}; known: {', '.join(REPORTS)}")
    return live(page, game, str(body.get("id", "who-owes-whom")), str(body.get("title", "")), {})


def live(
    page: PageContext, game: str, ident: str, title: str, values: Mapping[str, tuple[str, ...]]
) -> Markup:
    """Render a calculator that begins with some values."""
    rules = page.rule_href("", contents.folder(game, contents.RULES)).removesuffix("#")
    params = {
        "id": page.take_id(ident),
        "game": game,
        "title": title,
        "values": {name: list(held) for name, held in values.items()},
        "assets": page.assets,
        "rules": rules,
    }
    made = widget("reckoner", params)
    return Markup(made.view(made.init(), page.locale))


def deal(body: Mapping[str, Any], page: PageContext) -> Markup:
    """Render the guided deal of a ``name``, and behind a line the whole of it in writing."""
    for key in body:
        if key not in {"name", "id"}:
            raise BlockError(f"unknown key {key!r}; known: id, name")
    found = guided(str(body.get("name")))
    rules = page.rule_href("", contents.folder(found.game.id, contents.RULES)).removesuffix("#")
    params = {
        "id": page.take_id(str(body.get("id", found.name))),
        "name": found.name,
        "assets": page.assets,
        "rules": rules,
    }
    made = widget("deal", params)
    written = in_writing(found, speech(page.locale))
    return Markup(made.view(made.init(), page.locale)) + Markup(written)


BLOCKS.update(drill=drill, reckoner=reckoner, deal=deal)
