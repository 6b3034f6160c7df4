"""A whole deal from one seat: the reader chooses, the engine refuses, the record says why.

What is shown is what that seat may see (`engine.view.View`), and no more: the record itself never
leaves Python before its actions are played.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import htpy as h
from htpy import Node

from engine.actions import Action, Discard, Play
from engine.cards import Card
from engine.counting import count
from engine.errors import UnknownName
from engine.settlement import Ledger, signed
from engine.view import Trick, View
from lessons.drills.model import FieldError, Line, refusal_line
from lessons.forms import Answer
from lessons.guided import guided
from lessons.guided.model import Guided
from lessons.locale import Speech, capital, speech
from lessons.locale import mark as N_
from lessons.widgets import ledger, parts, seats, wire
from lessons.widgets.parts import Button, Place, Problem
from lessons.widgets.wire import Event, WireError

VERSION = 1
ASK, TOLD = STAGES = ("ask", "told")
CARD, SAY = "card", "say"


@dataclass(frozen=True, slots=True)
class Seat:
    """Where the reader stands: at a ``turn`` of the seat, from 0; after the last one it is over.

    ``chose`` is an action as records write it: in the stage ``ask`` the one that has just been
    refused, or none; in the stage ``told`` the one that was allowed.
    """

    turn: int
    stage: str
    chose: str
    answer: Answer


class GuidedWidget:
    """``init``, ``update``, ``view`` of a guided deal; holds no state of its own."""

    def __init__(self, kind: str, params: object) -> None:
        """Raise `WireError` for unreadable parameters or a deal that there is not."""
        found = wire.mapping(params, N_("the widget’s parameter object"))
        self.kind = kind
        self.name = wire.text(found.get("name"), N_("the deal’s name"))
        try:
            self.deal: Guided = guided(self.name)
        except UnknownName as error:
            raise WireError("{reason}", reason=error) from None
        face = self.deal.game.pack_for(self.deal.record.profile).face
        self.place = Place.read(found, face)

    @property
    def params(self) -> dict[str, object]:
        """The parameters as JSON."""
        return {
            "id": self.place.id,
            "name": self.name,
            "assets": self.place.assets,
            "rules": self.place.rules,
        }

    # State

    def init(self) -> Seat:
        """Return the first state."""
        return Seat(0, ASK, "", {})

    def update(self, state: Seat, event: Event, locale: str = "en") -> Seat:
        """Return the state after an event; what cannot be done leaves it as it was."""
        if event.do == "restart":
            return self.init()
        if event.do == "back":
            return self._back(state)
        if event.do == "next":
            return Seat(state.turn + 1, ASK, "", {}) if state.stage == TOLD else state
        if event.do not in {"change", "check"}:
            raise wire.no_button(event.do)
        if state.stage == TOLD or self._is_over(state):
            return state
        say = speech(locale)
        answer = self._answer(state.turn, event.fields, say)
        if event.do == "change":
            return replace(state, answer=answer)
        action = self._action(state.turn, answer, say)
        refused = self.deal.refusal(state.turn, action)
        return Seat(state.turn, ASK if refused else TOLD, str(action), answer)

    def _back(self, state: Seat) -> Seat:
        """Take back the last choice, or the one before it."""
        turn = state.turn if state.stage == TOLD or state.chose else state.turn - 1
        return Seat(max(turn, 0), ASK, "", {})

    def _is_over(self, state: Seat) -> bool:
        return state.turn == len(self.deal.turns)

    def _at(self, state: Seat) -> int:
        """Return how many actions of the record have been played before the reader's eyes."""
        if state.stage == TOLD:
            return self.deal.told(state.turn)
        return len(self.deal.deals) - 1 if self._is_over(state) else self.deal.turns[state.turn]

    def _recorded(self, turn: int) -> Action:
        return self.deal.record.moves[self.deal.turns[turn]].action

    def _offers(self, turn: int) -> tuple[tuple[str, str], ...]:
        """Return what is offered at a turn; nothing where cards are chosen."""
        by_cards = isinstance(self._recorded(turn), Play | Discard)
        return () if by_cards else self.deal.phase(self.deal.deals[self.deal.turns[turn]]).offers

    def _answer(self, turn: int, fields: Answer, say: Speech) -> Answer:
        """Take an answer from a form; `FieldError` for what was never offered."""
        hand = self.deal.view(self.deal.turns[turn]).hand.codes
        offered = {CARD: hand, SAY: [action for action, _ in self._offers(turn)]}
        answer = {name: tuple(fields.get(name, ())) for name in offered if fields.get(name)}
        for name, values in answer.items():
            for value in values:
                if value not in offered[name] or values.count(value) > 1:
                    raise FieldError(name, say("“{value}” cannot be chosen here.", value=value))
        return answer

    def _action(self, turn: int, answer: Answer, say: Speech) -> Action:
        """Make an action of what was chosen; `FieldError` if nothing was."""
        recorded = self._recorded(turn)
        chosen = answer.get(CARD if isinstance(recorded, Play | Discard) else SAY, ())
        if isinstance(recorded, Discard):
            if not chosen:
                raise FieldError(CARD, say("Choose the cards to be laid aside."))
            pack = recorded.cards.pack
            return Discard(pack.set(pack.by_code[code] for code in chosen))
        if len(chosen) != 1:
            by_card = isinstance(recorded, Play)
            text = say("Choose one card.") if by_card else say("Choose one of these.")
            raise FieldError(CARD if by_card else SAY, text)
        return self.deal.read_action(chosen[0])

    # Outside and back

    def write(self, state: Seat) -> dict[str, object]:
        """Turn a state into JSON."""
        answer = {name: list(values) for name, values in state.answer.items()}
        told = {"turn": state.turn, "stage": state.stage, "chose": state.chose}
        return {"v": VERSION, **told, "answer": answer, "ended": self._is_over(state)}

    def read(self, thing: object, locale: str = "en") -> Seat:
        """Take a state from outside; `WireError` says what is wrong."""
        found = wire.state(thing, VERSION)
        answer = wire.fields(found.get("answer"), N_("the answer"))
        seat = (found.get("turn"), found.get("stage"), found.get("chose"))
        return self._sound(*seat, answer, speech(locale))

    def _sound(
        self, turn: object, stage: object, chose: object, answer: Answer, say: Speech
    ) -> Seat:
        """Put a state together if it can be one."""
        last = len(self.deal.turns)
        number = wire.number(turn, N_("the turn"), 0, last)
        known = wire.one_of(stage, N_("the stage"), STAGES)
        text = wire.text(chose, N_("the choice"), 200)
        if number == last:
            return Seat(last, ASK, "", {})
        try:
            fields = self._answer(number, answer, say)
            refused = bool(text) and self.deal.refusal(number, self.deal.read_action(text))
        except ValueError as error:
            raise WireError("the choice cannot be one ({reason})", reason=error) from None
        fits = bool(text) and not refused if known == TOLD else not text or refused
        if not fits:
            raise WireError("the choice {found} does not fit its stage", found=wire.show(text))
        return Seat(number, known, text, fields)

    def link(self, state: Seat) -> str:
        """Write the token of a state: turn, stage and choice."""
        return f"{state.turn}.{state.stage}.{wire.linked(state.chose)}"

    def follow(self, token: object, state: Seat, locale: str = "en") -> Seat:
        """Read a token; `WireError` says what is wrong."""
        turn, stage, chose, *_ = wire.from_link(token, 3)
        number = wire.word_or_number(turn)
        return self._sound(number, stage, wire.unlinked(chose), {}, speech(locale))

    # What is said

    def spoken(self, state: Seat, event: Event | None, locale: str = "en") -> str:
        """Return the line for the live region after an event."""
        if event is None or event.do == "change":
            return ""
        say = speech(locale)
        told = self._told(state, say)
        if told and event.do == "check":
            heading, lines = told
            return " ".join([f"{heading}.", *(line.text for line in lines)])
        return f"{self._title(state, say)} {self._prompt(state, say)}"

    def _title(self, state: Seat, say: Speech) -> str:
        if self._is_over(state):
            return self._result(say)
        return say.plain(self.deal.phase(self.deal.deals[self._at(state)]).title)

    def _prompt(self, state: Seat, say: Speech) -> str:
        """Tell what to do; whoever follows in a trick hears what was led."""
        place = self._at(state)
        phase, seen = self.deal.phase(self.deal.deals[place]), self.deal.view(place)
        trick = _open(seen)
        if trick is None:
            return say.plain(phase.lead or phase.prompt)
        who, led = trick.cards[0]
        return f"{say('{name} led {card}.', name=who, card=say.the(led))} {say.plain(phase.prompt)}"

    def _told(self, state: Seat, say: Speech) -> tuple[str, list[Line]] | None:
        """Say what comes of a choice: a refusal with its rule, or what the record did and why."""
        if not state.chose:
            return None
        action = self.deal.read_action(state.chose)
        refused = self.deal.refusal(state.turn, action)
        if refused:
            return say("Not {choice}", choice=self._name(action, say)), [refusal_line(refused, say)]
        move = self.deal.record.moves[self.deal.turns[state.turn]]
        lines = [Line(say("Why"), say.plain(move.comment)), *self._after(state, say)]
        name = self._name(move.action, say)
        if action == move.action:
            return say("The record does the same: {choice}", choice=name), lines
        return say("Allowed, but the record goes another way: {choice}", choice=name), lines

    def _after(self, state: Seat, say: Speech) -> Iterator[Line]:
        """Tell what the others do next, and what becomes of the trick."""
        first, last = self.deal.turns[state.turn] + 1, self.deal.told(state.turn)
        done = [self._sentence(place, say) for place in range(first, last)]
        if done:
            yield Line(say("Then"), " ".join(done))
        tricks = self.deal.view(last).tricks
        if tricks and tricks[-1].winner and isinstance(self._recorded(state.turn), Play):
            yield Line(say("The trick"), self._worth(tricks[-1], say))

    def _worth(self, trick: Trick, say: Speech) -> str:
        """Say who takes a trick, and what it holds where cards are counted in packets."""
        cards = [card for _, card in trick.cards]
        who = self._who(trick.winner or "", say)
        game = self.deal.game
        packet, *more = count(game.pack_for(self.deal.record.profile), cards).packets
        if more:
            return say("{who}.", who=who)
        points = say.many("{n} point", "{n} points", packet.points)
        return say("{who}: {sum} = {points}.", who=who, sum=packet, points=points)

    def _who(self, name: str, say: Speech) -> str:
        return say("You") if name == self.deal.people[self.deal.seat] else name

    def _sentence(self, place: int, say: Speech) -> str:
        """Tell one action of the record, as far as the reader sees it, with its comment."""
        move = self.deal.record.moves[place]
        who = self.deal.people[self.deal.deals[place].to_move or 0]
        if isinstance(move.action, Play):
            text = say("{name} plays {card}.", name=who, card=say.the(move.action.card))
        else:
            text = f"{who} {self._deed(move.action, say)}."
        return f"{text} {say.plain(move.comment)}" if move.comment else text

    def _deed(self, action: Action, say: Speech) -> str:
        """Say what somebody does; which cards are laid aside is seen by nobody else."""
        if isinstance(action, Discard):
            return say.many("lays {n} card aside", "lays {n} cards aside", len(action.cards))
        return say.plain(self.deal.words.get(str(action), str(action)))

    def _name(self, action: Action, say: Speech) -> str:
        """Name a choice."""
        if isinstance(action, Play):
            return say.the(action.card)
        if isinstance(action, Discard):
            return say.both([say.the(card) for card in action.cards])
        offers = {each for phase in self.deal.phases.values() for each in phase.offers}
        return say.plain(dict(offers).get(str(action), str(action)))

    # View

    def view(self, state: Seat, locale: str = "en", problem: Problem | None = None) -> h.Element:
        """Show what the seat sees, what can be chosen, and what came of it."""
        say, place = speech(locale), self.place
        told = self._told(state, say)
        seen = self.deal.view(self._at(state))
        contents: list[Node] = [
            self._head(state, say, focus=not told),
            self._table(seen, state, say),
            self._sayings(seen, state, say),
            self._fresh(state, say),
            self._choices(state, seen, say),
            parts.problem(place, problem) if problem else None,
            self._verdict(state, told) if told else None,
            self._settled(say) if self._is_over(state) else None,
            self._acts(state, say),
            parts.status(place),
        ]
        return parts.frame(
            place, self.kind, self.params, contents, style="guided", data_state=state.stage
        )

    def _head(self, state: Seat, say: Speech, focus: bool) -> Node:
        n, last = min(state.turn + 1, len(self.deal.turns)), len(self.deal.turns)
        place = self.place
        meta = h.div(".meta")[
            h.span[self.deal.game.title], h.span[say("Choice {n} of {all}", n=n, all=last)]
        ]
        if state.stage == TOLD:
            title, prompt = say("What the record did"), say("Read why, then go on.")
        else:
            title, prompt = self._title(state, say), self._prompt(state, say)
        return h.header[
            meta,
            h.h3(id=place.named("title"), tabindex="-1", data_focus=focus and "")[title],
            h.p(id=place.named("prompt"))[prompt],
        ]

    def _table(self, seen: View, state: Seat, say: Speech) -> Node:
        """Show the trick; the look puts each seat where its player sits."""
        playing = state.stage == TOLD and isinstance(self._recorded(state.turn), Play)
        if not (playing or (seen.tricks and not self._is_over(state)) or _leads(seen)):
            return None
        trick = seen.tricks[-1] if playing else _open(seen) or Trick(())
        label = say("The trick")
        number = len(self.deal.people)
        around = ((self.deal.seat + turn) % number for turn in range(1, number + 1))
        return h.div(".table", role="group", aria_label=label)[
            (self._seat(seat, trick, seen, say) for seat in around)
        ]

    def _seat(self, seat: int, trick: Trick, seen: View, say: Speech) -> Node:
        who = self.deal.people[seat]
        played = {name: (card, turn) for turn, (name, card) in enumerate(trick.cards)}
        where = seats.place(seat - self.deal.seat)
        taken = sum(each.winner == who for each in seen.tricks)
        if who in played:
            card, turn = played[who]
            shown: Node = parts.named_picture(self.place, card, say)
            role = say("takes the trick") if trick.winner == who else seats.turn(turn, say)
        else:
            mine = seat == self.deal.seat
            shown = h.span(class_=["slot", not mine and "empty"])[mine and parts.icon("down")]
            role = say("your turn") if mine else say("to come")
        tricks = say.many("{n} trick", "{n} tricks", taken)
        return h.figure(class_=["seat", where, trick.winner == who and "taker"])[
            shown, h.figcaption[h.b[self._who(who, say)], h.span[role], h.span(".count")[tricks]]
        ]

    def _sayings(self, seen: View, state: Seat, say: Speech) -> Node:
        """List what has been said and done, until the first card is played."""
        if seen.tricks or self._is_over(state):
            return None
        place = self._at(state)
        rows = [
            (self._who(self.deal.people[before.to_move], say), self._deed(move.action, say))
            for before, move in zip(
                self.deal.deals[:place], self.deal.record.moves[:place], strict=True
            )
            if before.to_move is not None and not isinstance(move.action, Play)
        ]
        if not rows:
            return None
        return h.figure(".known")[
            h.figcaption[say("So far")], h.dl[([h.dt[who], h.dd[what]] for who, what in rows)]
        ]

    def _fresh(self, state: Seat, say: Speech) -> Node:
        """Show the cards that the reader has just taken up."""
        over, told = self._is_over(state), state.stage == TOLD
        if over or told or not isinstance(self._recorded(state.turn), Discard):
            return None
        return h.figure(".known")[
            h.figcaption[say("Taken up")],
            h.ul(".small-cards", role="list")[
                (
                    h.li[parts.named_picture(self.place, card, say)]
                    for card in self.deal.fresh(state.turn)
                )
            ],
        ]

    def _choices(self, state: Seat, seen: View, say: Speech) -> Node:
        """Show the hand, and what can be said where it is not a card."""
        if self._is_over(state):
            return None
        asked = state.stage == ASK
        recorded = self._recorded(state.turn)
        chosen = state.answer.get(CARD, ())
        by_card = asked and isinstance(recorded, Play | Discard)
        hand = h.ul(
            class_=["hand", not by_card and "resting"], role="list", aria_label=say("Your hand")
        )[
            (
                self._card(card, by_card, card.code in chosen, isinstance(recorded, Play), say)
                for card in seen.hand
            )
        ]
        # Once a card is played, the trick and the reason are what is looked at.
        played = not asked and isinstance(recorded, Play)
        shown = hand if seen.hand and not played else None
        return [self._said(state, say) if asked else None, shown]

    def _card(self, card: Card, by_card: bool, chosen: bool, one: bool, say: Speech) -> Node:
        if not by_card:
            return h.li[h.span(".card")[parts.named_picture(self.place, card, say)]]
        return parts.hand_card(
            self.place, card, say, checked=chosen, disabled=False, field=CARD, only_one=one
        )

    def _said(self, state: Seat, say: Speech) -> Node:
        offers = self._offers(state.turn)
        if not offers:
            return None
        chosen = state.answer.get(SAY, ())
        return h.fieldset(".choices", id=self.place.named(SAY))[
            h.legend(".vh")[self._title(state, say)],
            (
                h.label(".choice")[
                    h.input(
                        id=self.place.named(f"{SAY}-{number}"),
                        type="radio",
                        name=SAY,
                        value=action,
                        checked=action in chosen,
                    ),
                    h.span[say.plain(words)],
                ]
                for number, (action, words) in enumerate(offers)
            ),
        ]

    def _verdict(self, state: Seat, told: tuple[str, list[Line]]) -> Node:
        heading, lines = told
        tone, mark = "missed", "missed"
        if state.stage == ASK:
            tone, mark = "wrong", "bad"
        elif state.chose == str(self._recorded(state.turn)):
            tone, mark = "right", "ok"
        return h.div(
            class_=["verdict", {"right": "yes", "wrong": "nope"}.get(tone)],
            id=self.place.named("verdict"),
            tabindex="-1",
            data_focus="",
        )[
            h.div(class_=["finding", tone])[
                h.h4[parts.drawn(mark), h.span[heading]], parts.lines(self.place, lines)
            ]
        ]

    def _settled(self, say: Speech) -> Node:
        """Settle the deal: the points, the working, the ledger."""
        rules, played = self.deal.game, self.deal.record
        result: Any = self.deal.deals[-1].result
        outcome = result.outcome
        clerk = ledger.Clerk(say, partial(parts.reference, self.place))
        account = rules.settle(outcome, played.profile)
        return h.div(".owed")[
            h.figure(".known")[
                h.figcaption[say("Card points of each side")],
                h.dl[([h.dt[who], h.dd[str(n)]] for who, n in self._points(result, say))],
            ],
            ledger.steps(rules.working(outcome, played.profile), clerk),
            ledger.account(account, played.stake_cents, clerk),
            ledger.proof(account, clerk) if isinstance(account, Ledger) else None,
            h.p[say.plain(self.deal.ending)] if self.deal.ending else None,
        ]

    def _points(self, result: Any, say: Speech) -> list[tuple[str, int]]:
        """Name each pile with its card points; those who play together have one."""
        points, alone = result.points, result.declarer
        if alone is None:
            return [(self._who(name, say), n) for name, n in points.items()]
        others = [name for name in points if name != alone]
        names = capital(say.both([self._who(name, say) for name in others]))
        together = say("{names} together", names=names)
        return [(self._who(alone, say), points[alone]), (together, points[others[0]])]

    def _result(self, say: Speech) -> str:
        """Say whether the reader has won, and how much."""
        result: Any = self.deal.deals[-1].result
        amount = result.ledger.totals[self.deal.who]
        if amount == 0:
            return say("You have neither won nor lost")
        if amount > 0:
            return say("You have won: {n}", n=signed(amount))
        return say("You have lost: {n}", n=signed(amount))

    def _acts(self, state: Seat, say: Speech) -> Node:
        made = [parts.button(self.place, each) for each in self._buttons(state, say)]
        return h.div(".acts")[made, parts.link(self.place, say)]

    def _buttons(self, state: Seat, say: Speech) -> Sequence[Button]:
        back = [] if self._first(state) else [Button("back", say("Take back"), quiet=True)]
        if self._is_over(state):
            return [Button("restart", say("Play it again")), *back]
        if state.stage == TOLD:
            return [Button("next", say("Go on")), *back]
        recorded = self._recorded(state.turn)
        words = say("Say it")
        if isinstance(recorded, Discard):
            words = say("Lay aside")
        elif isinstance(recorded, Play):
            words = say("Play")
        return [Button("check", words), *back]

    @staticmethod
    def _first(state: Seat) -> bool:
        return state.turn == 0 and state.stage == ASK and not state.chose


def _open(seen: View) -> Trick | None:
    """Return the trick that is being played, if a card lies in it."""
    return seen.tricks[-1] if seen.tricks and seen.tricks[-1].winner is None else None


def _leads(seen: View) -> bool:
    """Tell whether the seat is to lead to the first trick."""
    return bool(seen.actions) and isinstance(seen.actions[0], Play)


def in_writing(found: Guided, say: Speech) -> Node:
    """Write a whole deal down, action by action: for paper, and where scripts do not run."""
    rows = zip(found.deals, found.record.moves, strict=False)
    return h.details(".worked.in-writing")[
        h.summary[say("The whole deal in writing")],
        h.ol[
            (
                h.li[
                    h.b[found.people[before.to_move or 0]],
                    f" {_written(found, move.action, say)}",
                    [". ", say.plain(move.comment)] if move.comment else ".",
                ]
                for before, move in rows
            )
        ],
    ]


def _written(found: Guided, action: Action, say: Speech) -> str:
    if isinstance(action, Play):
        return say("plays {card}", card=say.the(action.card))
    if isinstance(action, Discard):
        return say("lays aside {cards}", cards=say.both([say.the(each) for each in action.cards]))
    return say.plain(found.words.get(str(action), str(action)))
