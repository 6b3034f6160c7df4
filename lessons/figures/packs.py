"""Whole packs on a page: laid out by suit in rank order, each card to be looked up; and compared.

Order, names and values are the engine's. A card is a button; pressing it opens the card large,
with what there is to know of it, by the browser's own popover: no script is needed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import htpy as h
from htpy import Node

from engine import counting, rulebook
from engine.cards import TRUMP, Card, CardSet, Pack
from engine.errors import UnknownName
from lessons.figures.book import Leaf
from lessons.figures.grid import Grid
from lessons.locale import SUIT_NAMES, Speech
from lessons.lookup import CALLED, worth
from lessons.widgets import parts
from lessons.widgets.look_up import CARD
from lessons.widgets.parts import Place


@dataclass(frozen=True, slots=True)
class Suit:
    """The cards of one suit, the trumps or the Fool, the strongest first."""

    pack: Pack
    code: str
    cards: tuple[Card, ...]

    @property
    def pips(self) -> tuple[Card, ...]:
        """Its numbered cards, the Ace with them; none among the trumps."""
        if self.code not in self.pack.suits:
            return ()
        return tuple(card for card in self.cards if card.rank == "A" or card.rank.isdecimal())

    @property
    def reversed(self) -> bool:
        """Whether a pip card beats those with more pips."""
        numbers = [1 if card.rank == "A" else int(card.rank) for card in self.pips]
        return len(numbers) > 1 and numbers == sorted(numbers)

    def name(self, say: Speech) -> str:
        """Name the suit by the pack in hand: Bells, Trumps; a Fool apart by his own name."""
        if self.code in self.pack.suits:
            return say.plain(self.pack.suits[self.code])
        return say.plain(SUIT_NAMES[TRUMP] if self.code == TRUMP else self.cards[0].name)


def suits(pack: Pack) -> Iterator[Suit]:
    """Yield the suits of a pack in its order."""
    for code, bits in pack.bits_of.items():
        yield Suit(pack, code, tuple(CardSet(pack, bits)))


def chosen(leaf: Leaf, name: str = "") -> Pack:
    """Return a game's pack by name, its first without one; `UnknownName` lists those it has."""
    packs = {pack.name: pack for pack in leaf.book.packs}
    if name and name not in packs:
        raise UnknownName(f"pack of {leaf.book.game}", name, packs)
    return packs[name] if name else leaf.book.pack()


def spread(pack: Pack, leaf: Leaf, beyond: Pack | None = None) -> Node:
    """Lay out a whole pack, or only those of its cards that lie ``beyond`` a smaller one."""
    known = set(beyond.by_code) if beyond else set()
    return h.div(".pack")[
        (_suit(suit, known, leaf) for suit in suits(pack)),
        h.p(".pack-sum")[_sum(pack, leaf.say)],
    ]


def _suit(suit: Suit, known: set[str], leaf: Leaf) -> Node:
    shown = [i for i, card in enumerate(suit.cards) if card.code not in known]
    if not shown:
        return None
    place = Place(suit.pack.name, leaf.page.assets, "", suit.pack.face)
    return h.figure(".suit")[
        h.figcaption[h.strong[suit.name(leaf.say)], " ", h.span[_order(suit, leaf.say)]],
        h.ol(".pack-row", role="list")[(_card(place, suit, i, leaf) for i in shown)],
    ]


def _order(suit: Suit, say: Speech) -> str:
    if len(suit.cards) == 1:
        return say("no trump, and it takes no trick")
    if suit.reversed:
        first, second = (say.plain(rulebook.rank_name(card)) for card in suit.pips[:2])
        return say("high to low; the pips run backwards: {first} beats {second}, and so on",
                   first=first, second=second)  # fmt: skip
    return say("high to low")


def _card(place: Place, suit: Suit, i: int, leaf: Leaf) -> Node:
    card, say = suit.cards[i], leaf.say
    sheet = leaf.page.take_id(place.named(card.code))
    backwards = suit.reversed and card in suit.pips
    return h.li(class_={"backwards": backwards})[
        h.button(".pack-card", type="button", popovertarget=sheet)[
            parts.picture(place, card.code),
            parts.hidden(f"{say.label(card)}, {worth(card, say)}"),
            h.span(aria_hidden="true")[say.plain(rulebook.rank_name(card))],
            h.span(".num", aria_hidden="true")[str(card.value)] if card.value else None,
        ],
        _sheet(place, suit, i, sheet, leaf),
    ]


def _sheet(place: Place, suit: Suit, i: int, name: str, leaf: Leaf) -> Node:
    """The card by itself, large, with what there is to know of it, and a link to the rest."""
    card, say = suit.cards[i], leaf.say
    label, looked_up = say.label(card), f"{leaf.page.href(leaf.page.language + 'cards')}/#look-up"
    facts = [(say("Suit"), suit.name(say)), (say("Worth"), worth(card, say))]
    if len(suit.cards) > 1:
        facts.insert(1, (say("Rank"), say("{n} of {all}", n=i + 1, all=len(suit.cards))))
    called = CALLED.get(suit.pack.face, {}).get(card.code)
    if called:
        facts.insert(0, (say("Called"), called))
    facts.append((say("Code"), card.code))
    return h.div(".card-sheet", id=name, popover="auto", role="dialog", aria_label=label)[
        parts.picture(place, card.code),
        h.p(".card-name")[label],
        h.dl[((h.dt[term], h.dd[fact]) for term, fact in facts)],
        h.a(href=f"{looked_up}={CARD}-{card.code}")[say("What beats it")],
        h.button(".btn.quiet", type="button", popovertarget=name, popovertargetaction="hide")[
            say("Close")
        ],
    ]


def _sum(pack: Pack, say: Speech) -> str:
    """Say how many cards there are, and what they come to."""
    one_by_one = sum(pack.values)
    if not one_by_one:
        return say("{n} cards; none has points of its own.", n=len(pack))
    return say(
        "{n} cards. Added up one by one they come to {sum} points; counted in packets of three, "
        "with two off each packet, to {points}.",
        n=len(pack),
        sum=one_by_one,
        points=counting.count(pack, pack.cards).points,
    )


def compared(say: Speech) -> Grid:
    """Compare the packs of all games in a table."""
    head = (say("Game"), say("Pack"), say("Cards"), say("Trumps"), say("Each suit"), say("Points"))
    return Grid("", head, tuple(_row(title, pack, say) for title, pack in _all_packs()), wide=True)


def _all_packs() -> Iterator[tuple[str, Pack]]:
    for book in rulebook.BOOKS.values():
        for pack in book.packs:
            yield book.title, pack


def _row(title: str, pack: Pack, say: Speech) -> tuple[str, ...]:
    trumps = pack.trumps.bit_count()
    each = {len(suit.cards) for suit in suits(pack) if suit.code in pack.suits}
    points = counting.count(pack, pack.cards).points if any(pack.values) else 0
    return (
        title,
        say.plain(pack.title),
        str(len(pack)),
        str(trumps) if trumps else "–",
        str(*each),
        str(points) if points else "–",
    )
