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
from lessons.forms import Answer, Choices, Field, Number
from lessons.locale import Speech, capital
from lessons.people import PEOPLE
from lessons.reckoning import report
from lessons.reckoning.model import PROFILE, Values, filled
from lessons.widgets import asking, ledger, parts
from lessons.widgets.calculator import Calculator, Filled
from lessons.widgets.ledger import Clerk
from lessons.widgets.parts import Problem
from lessons.widgets.wire import WireError

_WHOLE = re.compile(r"-?[0-9]+")
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
        return self._summed(self._found(state, say), state, say)

    def _summed(self, found: _Worked | Problem, state: Filled, say: Speech) -> str:
        if isinstance(found, Problem):
            return self._sentence(found, state, say)
        totals = found.account.totals
        amounts = (f"{who} {signed(points)}" for who, points in totals.items())
        return say("Totals: {amounts}.", amounts=", ".join(amounts))

    def _problem(self, error: ValueError, state: Filled, say: Speech) -> Problem:
        """Say what cannot be, in the form's words, and at which field if it is about one."""
        fields = self.fields(state.values, say)
        for field in fields:
            if isinstance(field, Number) and not _WHOLE.fullmatch(state.values[field.name][0]):
                return Problem(_wanted(field, say), field.name)
        found = _NAMED.match(str(error))
        if not found:
            return Problem(f"{error}.")
        name, of, rest = found.groups()
        for field in fields:
            rest = _in_words(rest, field, state.values)
        table = self.report.tables.get(name)
        asked = f"{table.stem}{of}" if table else name
        if any(field.name == asked for field in fields):
            return Problem(f"{capital(rest)}.", asked)
        return Problem(f"{say.plain(table.words)}: {rest}." if table else f"{capital(rest)}.")

    def _sentence(self, problem: Problem, state: Filled, say: Speech) -> str:
        """Say by itself what stands at a field: with the words of the field."""
        words = [asking.label(f) for f in self.fields(state.values, say) if f.name == problem.field]
        return ": ".join([*words, problem.text])

    # View

    def heading(self, state: Filled, say: Speech) -> tuple[str, str]:
        """Return the game and the question."""
        title = say.plain(self.title) if self.title else say("Who owes whom?")
        return game(self.game).title, title

    def body(self, state: Filled, say: Speech) -> Node:
        """Show the fields with their total, and beside them the steps and the account."""
        values, found = Values(state.values, PEOPLE), self._found(state, say)
        problem = found if isinstance(found, Problem) else None
        return h.div(".reckoning")[
            h.div(".asked")[
                (
                    asking.asked(self.place, each, values, _at(each, problem))
                    for each in self.fields(values.found, say)
                ),
                h.p(".so-far", aria_hidden="true")[self._summed(found, state, say)],
            ],
            h.div(".owed")[self._owed(found, state, say)],
        ]

    def _found(self, state: Filled, say: Speech) -> _Worked | Problem:
        try:
            return self._worked(state.values)
        except ValueError as error:
            return self._problem(error, state, say)

    def _owed(self, worked: _Worked | Problem, state: Filled, say: Speech) -> Node:
        """Show what comes of the values; what is wrong stands at its field, if it is about one."""
        if isinstance(worked, Problem):
            if worked.field:
                return h.p(".empty")[say("Nothing can be worked out yet.")]
            return asking.trouble(self.place, worked)
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


def _wanted(field: Number, say: Speech) -> str:
    """Ask for what can be read, where something else was typed or nothing."""
    if field.most is None:
        return say("Write a whole number.")
    return say("Write a number from 0 to {most}.", most=field.most)


def _at(field: Field, problem: Problem | None) -> Problem | None:
    return problem if problem and problem.field == field.name else None


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
