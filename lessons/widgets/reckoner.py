"""Who owes whom: a deal's outcome is filled in, and the engine settles it line by line.

The same widget is a calculator, and the living form of a worked example. What the last change
has changed is marked.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

import htpy as h
from htpy import Node

from engine.errors import UnknownName
from engine.game import SEATS
from engine.games import game
from engine.settlement import Account, Ledger, Step
from lessons.figures.grid import signed
from lessons.forms import Answer, Choices, Field, Number
from lessons.locale import Speech, speech
from lessons.locale import mark as N_
from lessons.reckoning import report
from lessons.reckoning.model import PROFILE, Values, filled
from lessons.widgets import ledger, parts, wire
from lessons.widgets.parts import Button, Place, Problem
from lessons.widgets.wire import Event, WireError

VERSION = 1
NAMES = (*SEATS, "Doris")
_FEW = 3
"""So many choices stand side by side; more of them make a list to choose from."""


@dataclass(frozen=True, slots=True)
class Reckoning:
    """What is filled in, and what was before the last change."""

    values: Answer
    before: Answer


@dataclass(frozen=True, slots=True)
class _Worked:
    account: Account
    steps: tuple[Step, ...]
    stake: int


class Reckoner:
    """``init``, ``update``, ``view`` of a game's calculator; holds no state of its own."""

    def __init__(self, kind: str, params: object) -> None:
        """Raise `WireError` for unreadable parameters or a game that there is not."""
        found = wire.mapping(params, N_("the calculator’s parameter object"))
        self.kind = kind
        self.game = wire.text(found.get("game"), N_("the game"))
        self.title = wire.text(found.get("title", ""), N_("the title"), 200)
        self.first = wire.fields(found.get("values", {}), N_("the first values"))
        ident = wire.text(found.get("id"), N_("the calculator’s id"))
        assets = wire.text(found.get("assets", "assets"), N_("the assets’ address"), 200)
        rules = wire.text(found.get("rules", ""), N_("the rules’ address"), 200)
        self.place = Place(ident, assets, rules, "")
        try:
            self.report = report(self.game)
        except UnknownName as error:
            raise WireError("{reason}", reason=error) from None

    @property
    def params(self) -> dict[str, object]:
        """The parameters as JSON."""
        return {
            "id": self.place.id,
            "game": self.game,
            "title": self.title,
            "values": {name: list(values) for name, values in self.first.items()},
            "assets": self.place.assets,
            "rules": self.place.rules,
        }

    # State

    def init(self) -> Reckoning:
        """Return the first state."""
        values = self._filled(self.first, speech("en"))
        return Reckoning(values, values)

    def update(self, state: Reckoning, event: Event, locale: str = "en") -> Reckoning:
        """Return the state after an event: the values as they stand, or the first ones again."""
        if event.do == "reset":
            return Reckoning(self.init().values, state.values)
        if event.do not in {"change", "check"}:
            raise WireError("there is no button {found} here", found=wire.show(event.do))
        values = self._filled({**self._kept(state), **event.fields}, speech(locale))
        # A press right after the change that brought these values marks the same once more.
        return state if values == state.values else Reckoning(values, state.values)

    def _kept(self, state: Reckoning) -> Answer:
        """Return what stands in no field now; boxes without a tick are not sent at all."""
        shown = self._shown(state)
        return {name: held for name, held in state.values.items() if name not in shown}

    def _shown(self, state: Reckoning) -> set[str]:
        """Name the fields that stand in the form."""
        fields = self.report.fields(Values(state.values, NAMES), speech("en"))
        return {field.name for field in fields}

    def _filled(self, values: Answer, say: Speech) -> Answer:
        return filled(self.report, values, NAMES, say).found

    def write(self, state: Reckoning) -> dict[str, object]:
        """Turn a state into JSON."""
        return {
            "v": VERSION,
            "values": {name: list(values) for name, values in state.values.items()},
            "before": {name: list(values) for name, values in state.before.items()},
        }

    def read(self, thing: object, locale: str = "en") -> Reckoning:
        """Take a state from outside; `WireError` says what is wrong."""
        found = wire.mapping(thing, N_("the state"))
        wire.number(found.get("v"), N_("the state’s version"), VERSION, VERSION)
        values = wire.fields(found.get("values"), N_("what was filled in"))
        before = wire.fields(found.get("before"), N_("what was filled in"))
        say = speech(locale)
        return Reckoning(self._filled(values, say), self._filled(before, say))

    def link(self, state: Reckoning) -> str:
        """Write what differs from the first values: fields and values as in a drill's link."""
        first = self.init().values
        shown = self._shown(state)
        changed = {n: held for n, held in state.values.items() if held != first.get(n)}
        fields = (
            f"{wire.linked(name)}-{'_'.join(map(wire.linked, held))}"
            for name, held in sorted(changed.items())
            if name in shown
        )
        return ".".join(fields) or "0"

    def follow(self, token: object, state: Reckoning, locale: str = "en") -> Reckoning:
        """Read a token."""
        found: dict[str, list[str]] = {}
        for part in wire.text(token, N_("the link"), wire.MAX_LINK).split("."):
            name, _, values = part.partition("-")
            found[wire.unlinked(name)] = [
                wire.unlinked(value) for value in values.split("_") if value
            ]
        told = {**self.init().values, **wire.fields(found, N_("the link"))}
        full = Reckoning(self._filled(told, speech(locale)), {})
        kept = self._shown(full) | set(self.init().values)
        linked = {name: held for name, held in full.values.items() if name in kept}
        return Reckoning(linked, linked)

    # What comes of it

    def _worked(self, values: Answer) -> _Worked:
        """Settle; a ``ValueError`` of the engine says in one line what cannot be."""
        return _worked(self.game, tuple(sorted(values.items())))

    def spoken(self, state: Reckoning, event: Event | None, locale: str = "en") -> str:
        """Return the totals, or why there are none."""
        say = speech(locale)
        if event is None:
            return ""
        try:
            totals = self._worked(state.values).account.totals
        except ValueError as error:
            return self._reason(error, state, say)
        amounts = (f"{who} {signed(points)}" for who, points in totals.items())
        return say("Totals: {amounts}.", amounts=", ".join(amounts))

    def _reason(self, error: ValueError, state: Reckoning, say: Speech) -> str:
        """Say what cannot be, with the field's own words in place of its name."""
        name, colon, rest = str(error).partition(": ")
        plain = name.partition(".")[0]
        fields = self.report.fields(Values(state.values, NAMES), say)
        for field in fields:
            if colon and field.name in {name, plain, name.replace("points_by.", "points-")}:
                return f"{_label(field)}: {rest}."
        return f"{error}."

    # View

    def view(
        self, state: Reckoning, locale: str = "en", problem: Problem | None = None
    ) -> h.Element:
        """Show the form, and beside it what it comes to."""
        say, place = speech(locale), self.place
        values = Values(state.values, NAMES)
        title = say.plain(self.title) if self.title else say("Who owes whom?")
        contents: list[Node] = [
            h.header[
                h.div(".meta")[h.span[game(self.game).title]],
                h.h3(id=place.named("title"), tabindex="-1")[title],
            ],
            h.div(".reckoning")[
                h.div(".asked")[
                    (self._field(field, values) for field in self.report.fields(values, say))
                ],
                h.div(".owed")[self._owed(state, say)],
            ],
            parts.problem(place, problem) if problem else None,
            h.div(".acts")[
                parts.button(place, Button("check", say("Work it out"))),
                parts.button(place, Button("reset", say("Start again"), quiet=True)),
                h.button(".level.link", id=place.named("link"), type="button", data_client="link")[
                    say("Copy link")
                ],
            ],
            parts.status(place),
        ]
        return h.section(
            ".drill.reckoner",
            id=place.id,
            data_widget=self.kind,
            data_params=json.dumps(self.params, separators=(",", ":")),
            aria_labelledby=place.named("title"),
        )[h.form(".drill-in", method="get", action=f"#{place.id}", data_live="")[contents]]

    def _owed(self, state: Reckoning, say: Speech) -> Node:
        try:
            worked = self._worked(state.values)
        except ValueError as error:
            return h.p(".problem", id=self.place.named("impossible"))[
                self._reason(error, state, say)
            ]
        clerk = self._clerk(state, say)
        account = worked.account
        return [
            ledger.steps(worked.steps, clerk),
            ledger.account(account, worked.stake, clerk),
            ledger.proof(account, clerk) if isinstance(account, Ledger) else None,
        ]

    def _clerk(self, state: Reckoning, say: Speech) -> ledger.Clerk:
        """Compare with the values before, if there were others and they came to something."""
        reference = partial(parts.reference, self.place)
        if state.before == state.values:
            return ledger.Clerk(say, reference)
        try:
            before = self._worked(state.before)
        except ValueError:
            return ledger.Clerk(say, reference)
        texts = frozenset(ledger.said(step, say) for step in before.steps)
        return ledger.Clerk(say, reference, before.account, texts)

    def _field(self, field: Field, values: Values) -> Node:
        if isinstance(field, Number):
            return self._number(field, values)
        if field.many or len(field.options) <= _FEW:
            return self._boxes(field, values)
        return self._list(field, values)

    def _number(self, field: Number, values: Values) -> Node:
        ident = self.place.named(field.name)
        return h.label(".ask")[
            h.span[field.label],
            h.input(
                ".field",
                id=ident,
                type="text",
                inputmode="numeric",
                autocomplete="off",
                name=field.name,
                value=values.one(field.name),
            ),
        ]

    def _boxes(self, field: Choices, values: Values) -> Node:
        chosen = values.all(field.name)
        return h.fieldset(".ask.choices", id=self.place.named(field.name))[
            h.legend[field.legend],
            (
                h.label(".choice")[
                    h.input(
                        id=self.place.named(f"{field.name}-{option.value}"),
                        type="checkbox" if field.many else "radio",
                        name=field.name,
                        value=option.value,
                        checked=option.value in chosen,
                    ),
                    h.span[option.words],
                ]
                for option in field.options
            ),
        ]

    def _list(self, field: Choices, values: Values) -> Node:
        ident = self.place.named(field.name)
        return h.label(".ask")[
            h.span[field.legend],
            h.select(id=ident, name=field.name)[
                (
                    h.option(value=option.value, selected=option.value == values.one(field.name))[
                        option.words
                    ]
                    for option in field.options
                )
            ],
        ]


def _label(field: Field) -> str:
    return field.label if isinstance(field, Number) else field.legend


@lru_cache(maxsize=8)
def _worked(game_id: str, items: Sequence[tuple[str, tuple[str, ...]]]) -> _Worked:
    values = Values(dict(items), NAMES)
    rules, profile = game(game_id), values.one(PROFILE)
    outcome = rules.read_outcome(report(game_id).outcome(values))
    account = rules.settle(outcome, profile)
    steps = rules.working(outcome, profile)
    stake = getattr(outcome, "stake_cents", 0)
    return _Worked(account, steps, stake)
