"""The fenced blocks for pages (`BLOCKS`), and links like ``{DR-8.2}``."""

from __future__ import annotations

from collections.abc import Mapping
from re import Match
from typing import Any

import htpy as h
from htpy import Node
from markupsafe import Markup

from engine.errors import UnknownName
from engine.rulebook import Section
from lessons.figures import (
    book,
    dreierles,
    dreiertarock,
    droggn,
    examples,
    faces,
    herzeln,
    packs,
    position,
    profiles,
    values,
    words,
    working,
)
from lessons.figures.book import Leaf
from lessons.figures.grid import Tables
from lessons.figures.grid import table as grid_table
from lessons.locale import speech
from lessons.pages import BLOCKS, INLINES, BlockError, PageContext, check_keys

TABLES: dict[str, Tables[Any]] = {
    "dreierles": dreierles.TABLES,
    "dreiertarock": dreiertarock.TABLES,
    "droggn": droggn.TABLES,
    "herzeln": herzeln.TABLES,
}
"""The tables of each game."""

SHARED = {"profiles": profiles.compare, "ranking": values.ranking, "values": values.values}
"""Tables that every game has, the last two where cards have points."""


def rules(body: Mapping[str, Any], page: PageContext) -> Markup:
    """Render a ``section`` of a ``game``'s rules, its ``open_points``, or its ``sources``."""
    check_keys(body, {"game"}, {"section", "open_points", "sources"})
    leaf = Leaf.of(_text(body, "game"), page)
    match body:
        case {"section": int(number)}:
            found = _section(leaf, number)
            return _html(book.section(found, leaf, lambda figure: _figure(figure, leaf)))
        case {"open_points": True}:
            return _html(book.open_points(leaf.book.open_points, leaf))
        case {"sources": True}:
            return _html(book.source_list(leaf))
    raise BlockError("say section = a number, open_points = true or sources = true")


def table(body: Mapping[str, Any], page: PageContext) -> Markup:
    """Render a computed table of a ``game`` by its ``name``, where needed for a ``profile``."""
    check_keys(body, {"game", "name"}, {"profile"})
    leaf = Leaf.of(_text(body, "game"), page)
    profile = _text(body, "profile") if "profile" in body else None
    return _html(_table(_text(body, "name"), profile, leaf))


def example(body: Mapping[str, Any], page: PageContext) -> Markup:
    """Render a worked example by its ``name``."""
    check_keys(body, {"name"})
    found = examples.example(_text(body, "name"))
    return _html(working.show(found, Leaf.of(found.game, page)))


def cards(body: Mapping[str, Any], page: PageContext) -> Markup:
    """Render the cards ``show`` of a ``game``'s pack, with a ``caption`` or as a ``fan``.

    A game with several packs has one of them named by ``pack``.
    """
    check_keys(body, {"game", "show"}, {"caption", "fan", "pack"})
    leaf = Leaf.of(_text(body, "game"), page)
    chosen = packs.chosen(leaf, _text(body, "pack") if "pack" in body else "")
    shown = chosen.read(_text(body, "show"))
    fan, caption = bool(body.get("fan")), body.get("caption", "")
    return _html(faces.shown(chosen, shown, leaf, caption, fan))


def pack(body: Mapping[str, Any], page: PageContext) -> Markup:
    """Lay out the whole pack of a ``game``, or that of its packs which ``pack`` names.

    With ``beyond``, only the cards that this smaller one of its packs does not have.
    """
    check_keys(body, {"game"}, {"pack", "beyond"})
    leaf = Leaf.of(_text(body, "game"), page)
    whole = packs.chosen(leaf, _text(body, "pack") if "pack" in body else "")
    beyond = packs.chosen(leaf, _text(body, "beyond")) if "beyond" in body else None
    return _html(packs.spread(whole, leaf, beyond))


def all_packs(body: Mapping[str, Any], page: PageContext) -> Markup:
    """Compare the packs of all games."""
    check_keys(body)
    return _html(grid_table(packs.compared(speech(page.locale))))


def moment(body: Mapping[str, Any], page: PageContext) -> Markup:
    """Render which cards of a hand a ``game`` allows; ``show`` is as in ``DK / T5 HK``."""
    check_keys(body, {"game", "show"})
    leaf = Leaf.of(_text(body, "game"), page)
    return _html(position.show(_text(body, "show"), leaf))


def glossary(body: Mapping[str, Any], page: PageContext) -> Markup:
    """Render the words of a ``game``."""
    check_keys(body, {"game"})
    return _html(words.words(Leaf.of(_text(body, "game"), page)))


def link(match: Match[str], page: PageContext) -> Markup:
    """Link the rule or open point of ``{DR-8.2}`` or ``{DR-OP4}``."""
    return _html(book.reference(match[1], page))


BLOCKS.update(rules=rules, table=table, example=example, cards=cards, glossary=glossary)
BLOCKS.update(pack=pack, packs=all_packs, position=moment)
INLINES[r"\{([A-Z]{2}-[A-Z]*\d+(?:\.\d+)?)\}"] = link


def _figure(name: str, leaf: Leaf) -> Node:
    """Make the figure that a rule names.

    ``table:payoff-article``, ``example:einer-40``, ``position:DK / T5 HK``.
    """
    kind, _, what = name.partition(":")
    if kind == "example":
        return working.folded(examples.example(what), leaf)
    if kind == "position":
        return position.show(what, leaf)
    base, _, profile = what.partition("-")
    return _table(base, profile or None, leaf)


def _table(name: str, profile: str | None, leaf: Leaf) -> Node:
    if name not in SHARED:
        return h.div(".figure")[TABLES[leaf.book.game].draw(name, profile, leaf)]
    if profile is not None:
        raise BlockError(f"the table {name!r} is the same in every profile")
    return h.div(".figure")[SHARED[name](leaf)]


def _section(leaf: Leaf, number: int) -> Section:
    for found in leaf.book.sections:
        if found.number == number:
            return found
    known = (str(found.number) for found in leaf.book.sections)
    raise UnknownName(f"section of {leaf.book.game}", str(number), known)


def _text(body: Mapping[str, Any], key: str) -> str:
    if not isinstance(body[key], str):
        raise BlockError(f"{key} is {body[key]!r}, not a text")
    return str(body[key])


def _html(node: Node) -> Markup:
    return Markup(h.fragment[node])
