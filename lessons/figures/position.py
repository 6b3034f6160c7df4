"""A moment of play: what lies on the table, and which cards of a hand the engine allows."""

from __future__ import annotations

import htpy as h
from htpy import Node

from engine import rulebook
from engine.errors import NotationError, quoted
from engine.games import game
from lessons.figures import faces
from lessons.figures.book import Leaf
from lessons.locale import Speech


def show(told: str, leaf: Leaf) -> Node:
    """Show a position told as the cards of the trick, a stroke, and the hand: ``DK / T5 HK``.

    Raises `engine.errors.Unusable` for cards that cannot be.
    """
    rules, pack = game(leaf.book.game), leaf.book.pack()
    if told.count("/") != 1:
        raise NotationError(f"expected a trick, a stroke and a hand, not {quoted(told)}")
    trick, hand = (pack.read(cards) for cards in told.split("/"))
    position = rules.position(pack.set(hand), trick)
    refused = [card for card in hand if card not in position.legal]
    why = position.refusal(refused[0]) if refused else None
    say = leaf.say
    rows = {
        say("On the table"): trick,
        say("May be played"): list(position.legal),
        say("May not be played"): refused,
    }
    return h.figure(".position")[
        h.dl[
            (
                h.div[h.dt[name], h.dd[faces.row(cards, leaf, "small-cards", pack)]]
                for name, cards in rows.items()
                if cards
            )
        ],
        h.figcaption[rulebook.explain(why, say.plain) if why else _all(say)],
    ]


def _all(say: Speech) -> str:
    return say("Every card may be played.")
