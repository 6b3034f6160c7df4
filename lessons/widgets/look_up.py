"""Any card is looked up: how it is drawn, its rank and worth, what it beats and what beats it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import htpy as h
from htpy import Node

from engine.cards import TRUMP, Pack
from engine.rulebook import BOOKS
from lessons import lookup
from lessons.drills.notes import rule_text
from lessons.forms import Answer, Text
from lessons.locale import Speech, capital
from lessons.locale import mark as N_
from lessons.lookup import Seen
from lessons.reckoning.model import Values, fit
from lessons.widgets import asking, parts, wire
from lessons.widgets.calculator import Calculator, Filled
from lessons.widgets.parts import Button, Place

CARD = "card"


class LookUp(Calculator):
    """The calculator that knows every card of every pack."""

    style = "look-up"

    def __init__(self, kind: str, params: object) -> None:
        """Raise `WireError` for unreadable parameters or a game that there is not."""
        super().__init__(kind, params)
        wire.one_of(self.game, N_("the game"), tuple(book.game for book in BOOKS.values()))

    def fields(self, values: Answer, say: Speech) -> Sequence[Text]:
        """Ask for a card."""
        return [Text(CARD, say("A card"), lookup.suggestions(say))]

    def filled(self, values: Answer, say: Speech) -> Answer:
        """Keep what is typed, also what cannot be read."""
        return fit(values, (), lambda told: self.fields(told.found, say)).found

    def link(self, state: Filled) -> str:
        """Write the card's code, however it was typed."""
        code = lookup.read(Values(state.values, ()).one(CARD))
        return f"{CARD}-{code}" if code else "0"

    @staticmethod
    def _seen(state: Filled) -> list[Seen]:
        return list(lookup.seen(lookup.read(Values(state.values, ()).one(CARD))))

    def result(self, state: Filled, say: Speech) -> str:
        """Name the card and its games, or say that there is none."""
        found, text = self._seen(state), Values(state.values, ()).one(CARD)
        if found:
            games = say.both([each.book.title for each in found])
            return say("{card}: in {games}.", card=say.label(found[0].card), games=games)
        if not text:
            return say("Type a card: its name or its code.")
        return say(
            "{found} is no card: write King of Hearts, HK, XXI or Stiess, for example.",
            found=wire.show(text),
        )

    # View

    def heading(self, state: Filled, say: Speech) -> tuple[str, str]:
        """Return what is looked up in, and the card."""
        found = self._seen(state)
        title = say.plain(self.title) if self.title else say("Which card?")
        return say("All packs"), say.label(found[0].card) if found else title

    def body(self, state: Filled, say: Speech) -> Node:
        """Show the field, and below it the card in each game that has it."""
        values, found = Values(state.values, ()), self._seen(state)
        games = [each.book for each in found]
        others = [book.title for book in BOOKS.values() if book not in games]
        (field,) = self.fields(values.found, say)
        return [
            h.div(".asked")[
                asking.asked(self.place, field, values),
                parts.button(self.place, Button("check", say("Look it up"))),
            ],
            [_shown(each, self.place_in(each.book.game), say) for each in found]
            or h.p(".problem" if values.one(CARD) else ".empty")[self.result(state, say)],
            h.p[say("Not in {games}.", games=say.either(others))] if found and others else None,
        ]

    def acts(self, state: Filled, say: Speech) -> list[Button]:
        """Return the buttons below the form: the one that looks up stands beside the field."""
        return super().acts(state, say)[1:]


def _shown(seen: Seen, place: Place, say: Speech) -> Node:
    """Show the card in one game: its faces, and beside them what the rules say of it."""
    names = [say.label(pack.by_code[seen.code]) for pack in seen.packs]
    romans = [seen.card.name] if seen.card.suit == TRUMP and not seen.card.name.isdigit() else []
    called = dict.fromkeys((*names, *map(say.plain, romans), *filter(None, [seen.called])))
    pack = say("{title}, {n} cards", title=say.plain(seen.pack.title), n=len(seen.pack))
    return h.div(".seen")[
        h.ul(".cards", role="list")[(h.li[_face(seen, pack, place, say)] for pack in seen.packs)],
        h.header[
            h.h4[seen.book.title],
            h.p[say.either(tuple(called))],
            h.p[pack, parts.reference(place, seen.rules.packs[len(seen.pack)])],
        ],
        h.dl[
            (
                [h.dt[name], h.dd[capital(text), parts.reference(place, rule)]]
                for name, text, rule in _facts(seen, say)
            )
        ],
    ]


def _face(seen: Seen, pack: Pack, place: Place, say: Speech) -> Node:
    return parts.named_picture(replace(place, face=pack.face), pack.by_code[seen.code], say)


def _facts(seen: Seen, say: Speech) -> list[tuple[str, str, str]]:
    """Return what there is to say of a card in a game: heading, words, rule."""
    card, rules = seen.card, seen.rules
    found = [(say("Worth"), lookup.worth(card, say), rules.worth)]
    if seen.excuses:
        rule = rules.order(card)
        return [*found, (say("In a trick"), rule_text(rule, say), rule)]
    rank = say(
        "{n} of {all}, from the strongest down", n=seen.suit.index(card) + 1, all=len(seen.suit)
    )
    return [
        *found,
        (say("Rank"), rank, rules.order(card)),
        (say("Beats"), lookup.listed(seen.beats, say), rules.ranks.wins),
        (say("Is beaten by"), lookup.listed(seen.beaten_by, say), rules.ranks.wins),
    ]
