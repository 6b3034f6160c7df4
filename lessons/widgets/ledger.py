"""What a deal comes to, as HTML: the steps in words, the account line by line, the proof.

Whatever differs from an earlier account is marked, so that a reader who changes a number sees
what follows from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

import htpy as h
from htpy import Node

from engine.settlement import Account, Entry, Ledger, Line, Step, signed
from lessons.locale import Speech, capital
from lessons.widgets import parts


@dataclass(frozen=True, slots=True)
class Clerk:
    """Who writes an account: the language, the links to rules, and what stood there before."""

    say: Speech
    reference: Callable[[str], Node]
    before: Account | None = None
    steps_before: frozenset[str] = field(default_factory=frozenset)

    def news(self, new: bool) -> str | None:
        """Return the class of something that has changed."""
        return "news" if new and self.before else None

    def told(self, new: bool) -> Node:
        """Tell screen readers what has changed."""
        return parts.hidden(self.say("(changed)")) if new and self.before else None


def steps(found: Iterable[Step], clerk: Clerk) -> Node:
    """Show a working in words, each step with its rule."""
    items = [_step(step, clerk) for step in found]
    return h.ol(".working")[items] if items else None


def said(step: Step, say: Speech) -> str:
    """Say a step."""
    return say(step.text, **step.numbers)


def _step(step: Step, clerk: Clerk) -> Node:
    text = said(step, clerk.say)
    new = text not in clerk.steps_before
    shown = clerk.reference(step.rule)
    return h.li(class_=clerk.news(new))[text, " ", shown, clerk.told(new)]


def account(found: Account, stake: int, clerk: Clerk) -> Node:
    """Show an account line by line; ``stake`` is what a point is worth in cents, or 0."""
    people, totals, say = found.people, found.totals, clerk.say
    old = _amounts(clerk.before)
    earlier = clerk.before.totals if clerk.before else {}
    return h.table(".ledger", data_search_exclude="")[
        h.thead[h.tr[h.th(scope="col")[say("Line")], (h.th(scope="col")[who] for who in people)]],
        h.tbody[(_row(line, balance, people, old, clerk) for line, balance in found.rows())],
        h.tfoot[
            h.tr[
                h.th(scope="row")[say("Total")],
                (_total(totals[who], totals[who] != earlier.get(who), clerk) for who in people),
            ],
            h.tr[
                h.th(scope="row")[say("at {stake} ¢ a point", stake=stake)],
                (h.td[f"{signed(totals[who] * stake)} ¢"] for who in people),
            ]
            if stake
            else None,
        ],
    ]


_Amounts = Mapping[tuple[str, str, str], int]


def _amounts(found: Account | None) -> _Amounts:
    """List what each line of an account brings to each person."""
    return {
        (line.rule, line.label, who): amount
        for line, balance in (found.rows() if found else ())
        for who, amount in balance.items()
    }


def _row(
    line: Line | Entry,
    balance: Mapping[str, int],
    people: tuple[str, ...],
    old: _Amounts,
    clerk: Clerk,
) -> Node:
    return h.tr[
        h.th(scope="row")[_reason(line, balance, clerk)],
        (
            _cell(balance[who], balance[who] != old.get((line.rule, line.label, who)), clerk)
            for who in people
        ),
    ]


def _cell(amount: int, new: bool, clerk: Clerk) -> Node:
    return h.td(class_=clerk.news(new))[signed(amount), clerk.told(new)]


def _total(amount: int, new: bool, clerk: Clerk) -> Node:
    tone = {1: "win", -1: "lose"}.get((amount > 0) - (amount < 0))
    return h.td(class_=[tone, clerk.news(new)])[signed(amount), clerk.told(new)]


def _reason(line: Line | Entry, balance: Mapping[str, int], clerk: Clerk) -> Node:
    """Name a line and, in small print, its rule and who pays whom how much, if anybody does."""
    paid = [_who_pays(line, balance, clerk.say), " "] if isinstance(line, Line) else None
    return [capital(clerk.say(line.label)), " ", h.small[paid, clerk.reference(line.rule)]]


def _who_pays(line: Line, balance: Mapping[str, int], say: Speech) -> str:
    gain = [who for who, points in balance.items() if points > 0]
    lose = [who for who, points in balance.items() if points < 0]
    if not gain:
        return say("nothing to pay")
    if len(gain) == 1:
        return say("{payee} gets {amount} from each", payee=gain[0], amount=line.amount)
    if len(lose) == 1:
        return say("{payer} pays {amount} to each", payer=lose[0], amount=line.amount)
    return say("{amount} from each to each", amount=line.amount)


def proof(found: Ledger, clerk: Clerk) -> Node:
    """Add the totals up before the reader's eyes."""
    totals = [points for points in found.totals.values() if points] or [0]
    terms = "".join(f" {'−' if points < 0 else '+'} {abs(points)}" for points in totals)
    terms = terms.removeprefix(" + ").removeprefix(" ").replace("− ", "−", terms.startswith(" −"))
    text = clerk.say("{terms} = 0: the ledger closes.", terms=terms)
    return h.p(".proof")[parts.badge("ok", clerk.say), " ", text]
