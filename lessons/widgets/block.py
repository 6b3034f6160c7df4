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
from lessons.pages import BLOCKS, Block, BlockError, PageContext, check_keys
from lessons.positions import MOMENTS, PILES
from lessons.reckoning import REPORTS
from lessons.widgets import WIDGETS, widget
from lessons.widgets.guided import in_writing


def drill(body: Mapping[str, Any], page: PageContext) -> Markup:
    """Render a drill: ``kind`` and ``game``, and where wanted ``id`` and ``level``."""
    check_keys(body, more={"kind", "game", "id", "level"})
    kind, game = str(body.get("kind")), str(body.get("game"))
    if kind not in WIDGETS:
        raise BlockError(f"unknown kind {kind!r}; known: {', '.join(WIDGETS)}")
    if (kind, game) not in DRILLS:
        known = ", ".join(game for name, game in DRILLS if name == kind)
        raise BlockError(f"no {kind} for game {game!r}; known: {known}")
    params = {
        "id": page.take_id(str(body.get("id", kind))),
        "game": game,
        "level": body.get("level", 1),
        "rules": _rules(game, page),
    }
    return rendered(kind, params, page)


def rendered(kind: str, params: Mapping[str, object], page: PageContext) -> Markup:
    """Render the first state of a widget."""
    made = widget(kind, {"assets": page.assets, **params})
    return Markup(made.view(made.init(), page.locale))


def _rules(game: str, page: PageContext) -> str:
    """Return the relative address of a game's rules, to which anchors are added."""
    return page.rule_href("", contents.folder(game, contents.RULES)).removesuffix("#")


def _calculator(kind: str, games: Collection[str]) -> Block:
    """Make the block of a calculator: its ``game``; ``id`` and ``title`` where wanted."""

    def block(body: Mapping[str, Any], page: PageContext) -> Markup:
        check_keys(body, more={"game", "id", "title"})
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
    params = {
        "id": page.take_id(ident),
        "game": game,
        "title": title,
        "values": {name: list(held) for name, held in values.items()},
        "rules": _rules(game, page),
    }
    return rendered(kind, params, page)


def deal(body: Mapping[str, Any], page: PageContext) -> Markup:
    """Render the guided deal of a ``name``, and behind a line the whole of it in writing."""
    check_keys(body, more={"name", "id"})
    found = guided(str(body.get("name")))
    params = {
        "id": page.take_id(str(body.get("id", found.name))),
        "name": found.name,
        "rules": _rules(found.game.id, page),
    }
    written = in_writing(found, speech(page.locale))
    return rendered("deal", params, page) + Markup(written)


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
