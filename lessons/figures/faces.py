"""Cards lying on a page: in a row, or as a fan."""

from __future__ import annotations

from collections.abc import Iterable

import htpy as h
from htpy import Node

from engine.cards import Card, Pack
from lessons.figures.book import Leaf
from lessons.widgets import parts
from lessons.widgets.parts import Place


def row(cards: Iterable[Card], leaf: Leaf, style: str = "cards", pack: Pack | None = None) -> Node:
    """Lay cards in a row, each with its name for those who do not see it.

    ``pack`` is theirs; None stands for the game's own.
    """
    place = Place("", leaf.page.assets, "", (pack or leaf.book.pack()).face)
    drawn = parts.small_picture if style == "small-cards" else parts.named_picture
    return h.ul(class_=style, role="list")[(h.li[drawn(place, card, leaf.say)] for card in cards)]


def shown(pack: Pack, cards: Iterable[Card], leaf: Leaf, caption: str, fan: bool) -> Node:
    """Show cards of a pack as a figure of the page; ``fan`` spreads them like a hand."""
    return h.figure(".shown")[
        row(cards, leaf, "fan" if fan else "cards", pack),
        h.figcaption[caption] if caption else None,
    ]
