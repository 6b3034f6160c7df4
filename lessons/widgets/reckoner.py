"""Who owes whom: a deal's outcome is filled in, and the engine settles it line by line.

The same widget is a calculator, and the living form of a worked example. What the last change
has changed is marked.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

import htpy as h
from htpy import Node

from engine.errors import UnknownName
from engine.games import game
from engine.settlement import Account, Ledger, Step, signed
from lessons.forms import Answer, Choices, Field
from lessons.locale import Speech, capital
from lessons.people import PEOPLE
from lessons.reckoning import report
from lessons.reckoning.model import PROFILE, Values, filled
from lessons.widgets import asking, ledger, parts
from lessons.widgets.calculator import Calculator, Filled
from lessons.widgets.ledger import Clerk
from lessons.widgets.wire import WireError

_NAMED = re.compile(r"(\w+)(?:\.([^:]*))?: (.*)")
"""How an error of the engine names the field that cannot be, and whose or what it is about."""


@dataclass(frozen=True, slots=True)
class _Worked:
    account: Account
    steps: tuple[Step, ...]
    stake: int


class Reckoner(Calculator):
    """The calculator of a game's settlement."""

    style = "reckoner"

    def __init__(self, kind: str, params: object) -> None:
        """Raise `WireError` for unreadable parameters or a game that there is not."""
        super().__init__(kind, params)
        try:
            self.report = report(self.game)
        except UnknownName as error:
            raise WireError("{reason}", reason=error) from None

    def fields(self, values: Answer, say: Speech) -> Sequence[Field]:
        """List the fields that these values leave open."""
        return self.report.fields(Values(values, PEOPLE), say)

    def filled(self, values: Answer, say: Speech) -> Answer:
        """Make values that fit their fields, and keep what belongs to none for now."""
        return filled(self.report, values, PEOPLE, say).found

    # What comes of it

    def _worked(self, values: Answer) -> _Worked:
        """Settle; a ``ValueError`` of the engine says in one line what cannot be."""
        return _worked(self.game, tuple(sorted(values.items())))

    def result(self, state: Filled, say: Speech) -> str:
        """Return the totals, or why there are none."""
        try:
            totals = self._worked(state.values).account.totals
        except ValueError as error:
            return self._reason(error, state, say)
        amounts = (f"{who} {signed(points)}" for who, points in totals.items())
        return say("Totals: {amounts}.", amounts=", ".join(amounts))

    def _reason(self, error: ValueError, state: Filled, say: Speech) -> str:
        """Say what cannot be, with the form's words in place of the engine's name of a field."""
        found = _NAMED.match(str(error))
        if not found:
            return f"{error}."
        fields = self.fields(state.values, say)
        asked = {each.name: asking.label(each) for each in fields}
        name, of, rest = found.groups()
        for field in fields:
            rest = _in_words(rest, field, state.values)
        table = self.report.tables.get(name)
        words = asked.get(f"{table.stem}{of}" if table else name)
        if words is None and table:
            words = say.plain(table.words)
        return f"{words}: {rest}." if words else f"{capital(rest)}."

    # View

    def heading(self, state: Filled, say: Speech) -> tuple[str, str]:
        """Return the game and the question."""
        title = say.plain(self.title) if self.title else say("Who owes whom?")
        return game(self.game).title, title

    def body(self, state: Filled, say: Speech) -> Node:
        """Show the fields, and beside them the steps and the account."""
        values = Values(state.values, PEOPLE)
        return h.div(".reckoning")[
            h.div(".asked")[
                (asking.asked(self.place, each, values) for each in self.fields(values.found, say))
            ],
            h.div(".owed")[self._owed(state, say)],
        ]

    def _owed(self, state: Filled, say: Speech) -> Node:
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

    def _clerk(self, state: Filled, say: Speech) -> Clerk:
        """Compare with the values before, if there were others and they came to something."""
        reference = partial(parts.reference, self.place)
        if state.before == state.values:
            return Clerk(say, reference)
        try:
            before = self._worked(state.before)
        except ValueError:
            return Clerk(say, reference)
        texts = frozenset(ledger.said(step, say) for step in before.steps)
        return Clerk(say, reference, before.account, texts)


def _in_words(text: str, field: Field, values: Answer) -> str:
    """Put the words of a choice in place of the value that the engine knows it by."""
    if isinstance(field, Choices):
        for value in values.get(field.name, ()):
            if not value.isalnum():
                shown = f"“{field.words(value)}”"
                text = text.replace(f"'{value}'", shown).replace(value, shown)
    return text


@lru_cache(maxsize=8)
def _worked(game_id: str, items: Sequence[tuple[str, tuple[str, ...]]]) -> _Worked:
    values = Values(dict(items), PEOPLE)
    rules, profile = game(game_id), values.one(PROFILE)
    outcome = rules.read_outcome(report(game_id).outcome(values))
    account = rules.settle(outcome, profile)
    steps = rules.working(outcome, profile)
    stake = getattr(outcome, "stake_cents", 0)
    return _Worked(account, steps, stake)
