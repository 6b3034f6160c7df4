"""The words of a game as a list of definitions."""

from __future__ import annotations

import re

import htpy as h
from htpy import Node

from lessons import glossary
from lessons.figures.book import Leaf

_BRACES = re.compile(r"\{([^}]*)\}")


def words(leaf: Leaf) -> Node:
    """List the words, each with its other names and what it means."""
    return h.dl(".words")[
        (
            h.div(id=leaf.page.take_id(term.anchor))[
                h.dt[
                    leaf.say.plain(term.word),
                    [" ", h.em[leaf.say.plain(term.also)]] if term.also else None,
                ],
                h.dd[leaf.linked(_BRACES.sub(r"\1", leaf.say.plain(term.says)))],
            ]
            for term in glossary.terms(leaf.book.game)
        )
    ]
