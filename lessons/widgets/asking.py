"""The fields of a calculator: numbers, boxes, lists to choose from, and a whole pack of cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType

import htpy as h
from htpy import Node
from markupsafe import Markup

from engine.cards import TRUMP, Card, CardSet, Pack
from lessons.forms import AnyField, Choice, Choices, Number, Text
from lessons.locale import SUIT_NAMES, Speech
from lessons.reckoning.model import LONGEST, Values
from lessons.widgets import parts
from lessons.widgets.parts import Place, Problem

_TROUBLE = "impossible"
_FEW = 3
"""So many choices stand side by side; more of them make a list to choose from."""


def asked(place: Place, field: AnyField, values: Values, problem: Problem | None = None) -> Node:
    """Show a field of words or numbers with what is filled in, and why that cannot be."""
    if isinstance(field, Number):
        return _number(place, field, values, problem)
    if isinstance(field, Text):
        return _text(place, field, values)
    if field.many or len(field.options) <= _FEW:
        return _boxes(place, field, values, problem)
    return _list(place, field, values, problem)


def label(field: AnyField) -> str:
    """Return the words that stand at a field."""
    return field.legend if isinstance(field, Choices) else field.label


def trouble(place: Place, problem: Problem | None) -> Node:
    """Say why what is filled in cannot be."""
    return h.span(".problem", id=place.named(_TROUBLE))[problem.text] if problem else None


def _told(place: Place, problem: Problem | None) -> dict[str, str]:
    """Lead a screen reader from a field to what is said of it."""
    return {"aria_describedby": place.named(_TROUBLE)} if problem else {}


def _number(place: Place, field: Number, values: Values, problem: Problem | None) -> Node:
    return h.label(".ask")[
        h.span[field.label],
        h.input(
            ".field",
            id=place.named(field.name),
            type="text",
            inputmode="numeric",
            autocomplete="off",
            name=field.name,
            value=values.one(field.name),
            aria_invalid="true" if problem else None,
            **_told(place, problem),
        ),
        trouble(place, problem),
    ]


def _text(place: Place, field: Text, values: Values) -> Node:
    known = place.named(f"{field.name}-known")
    return [
        h.label(".ask")[
            h.span[field.label],
            h.input(
                ".field.words",
                id=place.named(field.name),
                type="text",
                name=field.name,
                value=values.one(field.name),
                list=known,
                maxlength=str(LONGEST),
                autocomplete="off",
                autocapitalize="off",
                spellcheck="false",
            ),
        ],
        _known(known, field.known),
    ]


@lru_cache(maxsize=4)
def _known(ident: str, words: tuple[str, ...]) -> Markup:
    """Draw what is offered while one types: of all packs that is much, and always the same."""
    return Markup(h.datalist(id=ident)[(h.option(value=each) for each in words)])


def _boxes(place: Place, field: Choices, values: Values, problem: Problem | None) -> Node:
    chosen = values.all(field.name)
    return h.fieldset(".ask.choices", id=place.named(field.name), **_told(place, problem))[
        h.legend[field.legend],
        (
            h.label(".choice")[
                h.input(
                    id=place.named(f"{field.name}-{option.value}"),
                    type="checkbox" if field.many else "radio",
                    name=field.name,
                    value=option.value,
                    checked=option.value in chosen,
                ),
                h.span[option.words],
            ]
            for option in field.options
        ),
        trouble(place, problem),
    ]


def _list(place: Place, field: Choices, values: Values, problem: Problem | None) -> Node:
    return h.label(".ask")[
        h.span[field.legend],
        h.select(
            id=place.named(field.name),
            name=field.name,
            aria_invalid="true" if problem else None,
            **_told(place, problem),
        )[_options(field.options, values.one(field.name))],
        trouble(place, problem),
    ]


@lru_cache(maxsize=64)
def _options(options: tuple[Choice, ...], chosen: str) -> Markup:
    """Draw what a list offers: of a whole pack that is much, and always the same."""
    return Markup(
        h.fragment[
            (
                h.option(value=each.value, selected=each.value == chosen)[each.words]
                for each in options
            )
        ]
    )


# A whole pack


@lru_cache(maxsize=16)
def card_choices(pack: Pack, say: Speech) -> tuple[Choice, ...]:
    """Return every card of a pack as a choice."""
    return tuple(Choice(card.code, say.label(card), card) for card in pack.cards)


def cards(name: str, legend: str, pack: Pack, say: Speech, *, in_order: bool = False) -> Choices:
    """Make a field in which cards of a whole pack are chosen."""
    return Choices(name, legend, card_choices(pack, say), may_be_none=True, in_order=in_order)


@dataclass(frozen=True, slots=True)
class Tiles:
    """A whole pack laid out by suits, each card a box to tick that shows the card's corner.

    ``marks`` are those below chosen cards, by code: the mark (`parts.badge`) and its words for
    screen readers.
    """

    place: Place
    field: Choices
    pack: Pack
    chosen: tuple[str, ...]
    say: Speech
    marks: Mapping[str, tuple[str, str]] = MappingProxyType({})

    def show(self) -> Node:
        """Lay them out."""
        place, chosen = replace(self.place, face=self.pack.face), set(self.chosen)
        return h.fieldset(".tiles", id=place.named(self.field.name))[
            h.legend[self.field.legend],
            (
                h.div(".tile-suit", role="group", aria_label=name)[
                    h.p(".suit-name", aria_hidden="true")[name],
                    h.ul(role="list")[
                        (
                            _tile(
                                place,
                                card,
                                self.say,
                                self.field.name,
                                card.code in chosen,
                                self.marks.get(card.code, ("", "")),
                            )
                            for card in cards
                        )
                    ],
                ]
                for name, cards in _suits(self.pack, self.say)
            ),
        ]


@lru_cache(maxsize=16)
def _suits(pack: Pack, say: Speech) -> tuple[tuple[str, tuple[Card, ...]], ...]:
    return tuple(
        (_suit_name(suit, cards, pack, say), cards)
        for suit, bits in pack.bits_of.items()
        if (cards := tuple(CardSet(pack, bits)))
    )


def _suit_name(suit: str, cards: tuple[Card, ...], pack: Pack, say: Speech) -> str:
    if suit in pack.suits:
        return say.plain(pack.suits[suit])
    return say.plain(SUIT_NAMES[TRUMP]) if suit == TRUMP else say.label(cards[0])


@lru_cache(maxsize=512)
def _tile(  # noqa: PLR0913, PLR0917 - a cached leaf of the view
    place: Place, card: Card, say: Speech, name: str, chosen: bool, marked: tuple[str, str]
) -> Markup:
    mark, spoken = marked
    return Markup(
        h.li(class_=mark or None)[
            h.label[
                h.input(
                    ".vh",
                    id=place.named(f"{name}-{card.code}"),
                    type="checkbox",
                    name=name,
                    value=card.code,
                    checked=chosen,
                ),
                parts.hidden(say.label(card)),
                h.span(".corner")[parts.picture(place, card.code)],
            ],
            parts.badge(mark, say, spoken) if mark else None,
        ]
    )
