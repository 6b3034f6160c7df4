"""The cards of a pack in their order, and what they are worth: for every game with card points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import htpy as h
from htpy import Node

from engine import counting
from engine.cards import TRUMP, Card, CardSet, Pack
from lessons.figures import faces
from lessons.figures.book import Leaf
from lessons.figures.grid import Grid, table
from lessons.locale import Speech
from lessons.locale import mark as N_

_COURTS = {
    "King": N_("Kings"),
    "Queen": N_("Queens"),
    "Cavalier": N_("Cavaliers"),
    "Rider": N_("Riders"),
    "Jack": N_("Jacks"),
}


def ranking(leaf: Leaf) -> Node:
    """Show every card of the pack, suit by suit, the strongest first."""
    pack = leaf.book.pack()
    return [
        h.figure(".suit")[
            h.figcaption[_caption(pack, suit, CardSet(pack, bits), leaf.say)],
            faces.row(CardSet(pack, bits), leaf, "small-cards"),
        ]
        for suit, bits in pack.bits_of.items()
    ]


def _caption(pack: Pack, suit: str, cards: CardSet, say: Speech) -> str:
    if len(cards) == 1:
        return say("{card}, of no suit", card=say.names(list(cards))[0])
    name = say.suit(suit) if suit == TRUMP else say.plain(pack.suits[suit])
    return say("{suit}, high to low", suit=name)


def values(leaf: Leaf) -> Node:
    """Show what the cards are worth, and what it comes to when they are counted in threes."""
    return table(worth(leaf.book.pack(), leaf.say))


def worth(pack: Pack, say: Speech) -> Grid:
    """Values and how they add up, the dearest cards first."""
    rows, number, total = [], 0, 0
    for name, cards in _groups(pack, say):
        each, many = cards[0].value, len(cards)
        rows.append((name, str(many), str(each), str(many * each)))
        number, total = number + many, total + many * each
    head = (say("Cards"), say("Number"), say("Each"), say("Together"))
    whole = counting.count(pack, pack.cards).points
    caption = say("Counted in threes the whole pack makes {points}.", points=whole)
    return Grid(caption, head, tuple(rows), (say("All"), str(number), "", str(total)))


def _groups(pack: Pack, say: Speech) -> Iterator[tuple[str, list[Card]]]:
    """Yield the cards that share a value and a name, from the dearest down."""
    honours = [card for card in pack.cards if card.suit not in pack.suits and card.value > 1]
    plain = [card for card in pack.cards if card.suit == TRUMP and card.value == 1]
    groups = {say.both(say.names(honours)): honours, _between(plain, say): plain}
    for card in pack.cards:
        if card.suit in pack.suits:
            rank = card.name.partition(" of ")[0]
            name = say(_COURTS.get(rank, N_("Pip cards of the suits")))
            groups.setdefault(name, []).append(card)
    yield from sorted(groups.items(), key=lambda group: -group[1][0].value)


def _between(trumps: Sequence[Card], say: Speech) -> str:
    """Name the plain trumps, which follow each other."""
    return say("Trumps {low} to {high}", low=trumps[-1].name, high=trumps[0].name)
