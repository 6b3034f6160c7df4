"""May I play this? A hand, a trick and what is played are told; the engine allows or refuses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import htpy as h
from htpy import Node

from engine.cards import Card, Pack
from engine.errors import UnknownName
from engine.games import GAMES, game
from engine.rulebook import explain
from engine.verdict import Refusal
from lessons.forms import Answer, Choice, Choices, Field
from lessons.locale import Speech, capital, speech
from lessons.positions import MOMENTS, moment
from lessons.positions.model import Moment
from lessons.reckoning.model import CONTRACT, PROFILE, Values, at_home, fit, pick, profiles
from lessons.widgets import asking, parts
from lessons.widgets.asking import Tiles
from lessons.widgets.calculator import Calculator, Filled
from lessons.widgets.parts import Place
from lessons.widgets.wire import WireError

GAME, HAND = "game", "hand"
_NONE = ""
_PLACES = ("trick-1", "trick-2", "trick-3")


@dataclass(frozen=True, slots=True)
class Judged:
    """What the engine says to each card of a hand: allowed ones, and the others with reasons."""

    allowed: tuple[Card, ...]
    refused: tuple[tuple[Card, Refusal], ...]

    def reasons(self, say: Speech) -> dict[tuple[str, str], list[Card]]:
        """Put refused cards together for which the same is to be said: (sentence, rule)."""
        found: dict[tuple[str, str], list[Card]] = {}
        for card, refusal in self.refused:
            reason = (explain(refusal, say.plain), refusal.rule)
            found.setdefault(reason, []).append(card)
        return found


class Deciding(Calculator):
    """The calculator of what may be played, for all games."""

    style = "deciding"

    def __init__(self, kind: str, params: object) -> None:
        """Raise `WireError` for unreadable parameters or a game that there is not."""
        super().__init__(kind, params)
        try:
            moment(self.game)
        except UnknownName as error:
            raise WireError("{reason}", reason=error) from None

    def _moment(self, values: Values) -> Moment:
        told = values.one(GAME, self.game)
        return moment(told if told in MOMENTS else self.game)

    def fields(self, values: Answer, say: Speech) -> Sequence[Field]:
        """Ask for game, profile, contract, what else decides, the trick, and last the hand."""
        told = Values(values, ())
        found = self._moment(told)
        pack = found.pack(told)
        hand = asking.cards(HAND, say("Your hand"), pack, say)
        return [*self._words(told, found, say), *self._trick(told, found, pack, say), hand]

    def _words(self, values: Values, found: Moment, say: Speech) -> list[Field]:
        games = [self.game, *(each for each in MOMENTS if each != self.game)]
        return [
            pick(GAME, say("Game"), ((each, GAMES[each].title) for each in games)),
            profiles(found.game, say),
            pick(CONTRACT, say("Played is"), found.contracts(values, say)),
            *found.asks(values, say),
        ]

    def _trick(self, values: Values, found: Moment, pack: Pack, say: Speech) -> list[Field]:
        """Ask for the next card of the trick once the one before it is told."""
        _, size = found.sizes(values)
        legends = (say("Led was"), say("then came"), say("and then"))
        nobody = (say("nothing: you lead"), say("nothing yet"), say("nothing yet"))
        told = [bool(values.one(place)) for place in _PLACES]
        open_places = range(min(size - 1, [*told, False].index(False) + 1))
        return [
            Choices(
                _PLACES[i],
                legends[i],
                (Choice(_NONE, nobody[i]), *asking.card_choices(pack, say)),
                many=False,
            )
            for i in open_places
        ]

    def filled(self, values: Answer, say: Speech) -> Answer:
        """Make values that fit their fields, and keep what belongs to none for now."""
        mine = at_home(self._moment(Values(values, ())).game, values)
        return fit(mine, (), lambda told: self.fields(told.found, say)).found

    # What comes of it

    def _problem(self, values: Values, say: Speech) -> str:
        """Say in one line what cannot be about the cards; empty if they can."""
        found = self._moment(values)
        pack, (most, _) = found.pack(values), found.sizes(values)
        hand, trick = values.all(HAND), self._played(values)
        for code in trick:
            card = say.the(pack.by_code[code])
            if trick.count(code) > 1:
                return say("{card} lies in the trick twice.", card=capital(card))
            if code in hand:
                return say(
                    "{card} is in your hand and in the trick: take it out of one of them.",
                    card=capital(card),
                )
        if len(hand) > most:
            return say(
                "{n} cards are chosen, and a hand has {most} at most.", n=len(hand), most=most
            )
        return ""

    def _played(self, values: Values) -> list[str]:
        found = self._moment(values)
        shown = self._trick(values, found, found.pack(values), speech("en"))
        return [code for field in shown if (code := values.one(field.name))]

    def _judged(self, values: Values) -> Judged:
        """Ask the engine; a ``ValueError`` says in one line what cannot be."""
        found = self._moment(values)
        items = tuple(sorted(values.found.items()))
        return _judged(found.game, items, values.all(HAND), tuple(self._played(values)))

    def result(self, state: Filled, say: Speech) -> str:
        """Say how many cards may be played, or why nothing can be said."""
        values = Values(state.values, ())
        problem = self._problem(values, say)
        if problem or not values.all(HAND):
            return problem or say("No card yet.")
        try:
            judged = self._judged(values)
        except ValueError as error:
            return f"{error}."
        return _summed(judged, say)

    # View

    def heading(self, state: Filled, say: Speech) -> tuple[str, str]:
        """Return the game and the question."""
        title = say.plain(self.title) if self.title else say("Which of these may I play?")
        return GAMES[self._moment(Values(state.values, ())).game].title, title

    def body(self, state: Filled, say: Speech) -> Node:
        """Show the fields and the whole pack, and beside them what may be played."""
        values = Values(state.values, ())
        problem, judged = self._problem(values, say), None
        if not problem and values.all(HAND):
            try:
                judged = self._judged(values)
            except ValueError as error:
                problem = f"{error}."
        found = self._moment(values)
        pack = found.pack(values)
        place = self.place_in(found.game, pack.face)
        *words, hand = self.fields(values.found, say)
        assert isinstance(hand, Choices), "the hand comes last"
        marks = _marks(judged, say) if judged else {}
        return h.div(".reckoning")[
            h.div(".asked")[
                (asking.asked(place, field, values) for field in words),
                Tiles(place, hand, pack, values.all(HAND), say, marks).show(),
                h.p(".so-far", aria_hidden="true")[self.result(state, say)],
            ],
            h.div(".owed")[
                self._trick_shown(values, pack, place, say),
                h.p(".problem", id=place.named("impossible"))[problem] if problem else None,
                _answer(judged, place, say) if judged else None,
                h.p(".empty")[_how(say)] if not judged and not problem else None,
            ],
        ]

    def _trick_shown(self, values: Values, pack: Pack, place: Place, say: Speech) -> Node:
        played = [pack.by_code[code] for code in self._played(values)]
        if not played:
            return None
        captions = (say("led"), *("",) * (len(played) - 1))
        return h.figure(".known")[
            h.figcaption[say("The trick so far")],
            h.ul(".cards", role="list")[
                (
                    h.li[
                        parts.named_picture(place, card, say),
                        h.span(".caption")[caption] if caption else None,
                    ]
                    for card, caption in zip(played, captions, strict=True)
                )
            ],
        ]


def _how(say: Speech) -> str:
    return say("Choose the cards of your hand: each is then marked, with the rule that decides.")


def _summed(judged: Judged, say: Speech) -> str:
    n, all_ = len(judged.allowed), len(judged.allowed) + len(judged.refused)
    return say.many(
        "{n} of {all} cards may be played.", "{n} of {all} cards may be played.", n, all=all_
    )


def _marks(judged: Judged, say: Speech) -> Mapping[str, tuple[str, str]]:
    may = {card.code: ("ok", say("may be played")) for card in judged.allowed}
    return may | {card.code: ("bad", say("may not be played")) for card, _ in judged.refused}


def _answer(judged: Judged, place: Place, say: Speech) -> Node:
    return [
        h.p(".sum-up")[_summed(judged, say)],
        h.div(".finding.right")[
            h.h4[parts.badge("ok", say, say("yes")), h.span[say("Yes")]],
            _row(judged.allowed, place, say),
        ],
        (
            h.div(".finding.wrong")[
                h.h4[parts.badge("bad", say, say("no")), h.span[say("Not now")]],
                _row(cards, place, say),
                h.p[sentence, parts.reference(place, rule)],
            ]
            for (sentence, rule), cards in judged.reasons(say).items()
        ),
    ]


def _row(cards: Sequence[Card], place: Place, say: Speech) -> Node:
    return h.ul(".small-cards", role="list")[
        (h.li[parts.small_picture(place, card, say)] for card in cards)
    ]


@lru_cache(maxsize=8)
def _judged(
    game_id: str,
    items: tuple[tuple[str, tuple[str, ...]], ...],
    hand: tuple[str, ...],
    trick: tuple[str, ...],
) -> Judged:
    values, rules, asked = Values(dict(items), ()), game(game_id), moment(game_id)
    pack = asked.pack(values)
    held = pack.set(pack.by_code[code] for code in hand)
    position = rules.position(
        held,
        [pack.by_code[code] for code in trick],
        values.one(PROFILE),
        values.one(CONTRACT),
        **asked.told(values),
    )
    answers = [(card, position.refusal(card)) for card in held]
    return Judged(
        tuple(card for card, refusal in answers if refusal is None),
        tuple((card, refusal) for card, refusal in answers if refusal is not None),
    )
