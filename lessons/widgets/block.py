"""The fenced blocks of drills and calculators: widgets in a page, rendered when it is built."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from markupsafe import Markup

from engine import rulebook
from lessons import contents
from lessons.drills import DRILLS
from lessons.guided import guided
from lessons.locale import speech
from lessons.pages import BLOCKS, Block, BlockError, PageContext
from lessons.positions import MOMENTS, PILES
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


def _calculator(kind: str, games: Collection[str]) -> Block:
    """Make the block of a calculator: its ``game``; ``id`` and ``title`` where wanted."""

    def block(body: Mapping[str, Any], page: PageContext) -> Markup:
        for key in body:
            if key not in {"game", "id", "title"}:
                raise BlockError(f"unknown key {key!r}; known: game, id, title")
        game = str(body.get("game"))
        if game not in games:
            raise BlockError(f"unknown game {game!r}; known: {', '.join(games)}")
        ident, title = str(body.get("id", kind)), str(body.get("title", ""))
        return live(page, game, ident, title, {}, kind)

    return block


def live(  # noqa: PLR0913, PLR0917
    page: PageContext,
    game: str,
    ident: str,
    title: str,
    values: Mapping[str, tuple[str, ...]],
    kind: str = "reckoner",
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
    made = widget(kind, params)
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


BLOCKS.update(
    {
        "drill": drill,
        "deal": deal,
        "reckoner": _calculator("reckoner", REPORTS),
        "count-my-cards": _calculator("count-my-cards", PILES),
        "may-i-play": _calculator("may-i-play", MOMENTS),
        "look-up": _calculator("look-up", rulebook.RULES),
    }
)
