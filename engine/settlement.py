"""What a deal comes to: a ledger of payments, or a sheet of points, each line explained."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from types import MappingProxyType
from typing import NamedTuple

from engine.verdict import Fact


def signed(number: int) -> str:
    """Write a gain or a loss: ``+3``, ``−3``, ``0``."""
    return f"{number:+d}".replace("-", "−") if number else "0"


class Line(NamedTuple):
    """One payment: ``amount`` ≥ 0 game points go from ``payer`` to ``payee``.

    ``label`` says in English for what ("Einer won"); ``facts`` hold the working.
    """

    rule: str
    label: str
    payer: str
    payee: str
    amount: int
    facts: Mapping[str, Fact] = MappingProxyType({})

    @property
    def data(self) -> dict[str, str | int]:
        """The payment as plain data."""
        return {
            "rule": self.rule,
            "label": self.label,
            "from": self.payer,
            "to": self.payee,
            "amount": self.amount,
        }


class Payment(NamedTuple):
    """What each other person pays a declarer for one reason; a negative ``amount`` goes back.

    ``label`` and ``facts`` are those of the `Line` for each of them.
    """

    rule: str
    label: str
    amount: int
    facts: Mapping[str, Fact] = MappingProxyType({})


def paid(payments: Iterable[Payment], declarer: str, others: Sequence[str]) -> list[Line]:
    """Write payments out, one after the other: a line for each of the ``others``."""
    lines = []
    for rule, label, amount, facts in payments:
        for other in others:
            payer, payee = (declarer, other) if amount < 0 else (other, declarer)
            lines.append(Line(rule, label, payer, payee, abs(amount), facts))
    return lines


@dataclass(frozen=True, slots=True)
class Ledger:
    """All payments of a deal. Each goes from one person to another: the sum is always zero."""

    people: tuple[str, ...]
    lines: tuple[Line, ...]

    def __post_init__(self) -> None:
        people = self.people
        for _, _, payer, payee, amount, _ in self.lines:
            if amount < 0 or payer == payee:
                raise ValueError(f"not a payment: {payer} pays {payee} {amount}")
            if payer not in people or payee not in people:
                raise ValueError(f"{payer} or {payee} is not at the table")

    @property
    def totals(self) -> dict[str, int]:
        """What each person has won (+) or lost (−), in game points."""
        return balance(self.people, self.lines)

    def rows(self) -> list[tuple[Line, dict[str, int]]]:
        """Group the payments that have one reason: the first of them, and what each person gets.

        One reason is one rule and label, and one ``holder`` if the facts name one.
        """
        groups: dict[tuple[str, str, Fact], list[Line]] = {}
        for line in self.lines:
            holder = line.facts.get("holder", "")
            groups.setdefault((line.rule, line.label, holder), []).append(line)
        return [(lines[0], balance(self.people, lines)) for lines in groups.values()]


def balance(people: Iterable[str], lines: Iterable[Line]) -> dict[str, int]:
    """Sum payments by person."""
    totals = dict.fromkeys(people, 0)
    for line in lines:
        totals[line.payer] -= line.amount
        totals[line.payee] += line.amount
    return totals


@dataclass(frozen=True, slots=True)
class Entry:
    """What is written down for one person: ``amount`` points, more or less than 0.

    ``label`` says in English for what; ``facts`` hold the working.
    """

    rule: str
    label: str
    person: str
    amount: int
    facts: Mapping[str, Fact] = field(default_factory=dict)

    @property
    def data(self) -> dict[str, str | int]:
        """The entry as plain data."""
        return {
            "rule": self.rule,
            "label": self.label,
            "for": self.person,
            "amount": self.amount,
        }


@dataclass(frozen=True, slots=True)
class Sheet:
    """The points of one deal or of several, where nobody pays: they need not sum to zero."""

    people: tuple[str, ...]
    lines: tuple[Entry, ...]

    def __post_init__(self) -> None:
        for line in self.lines:
            if line.person not in self.people:
                raise ValueError(f"{line.person} is not at the table")

    @property
    def totals(self) -> dict[str, int]:
        """The points of each person."""
        return self._sum(self.lines)

    def rows(self) -> list[tuple[Entry, dict[str, int]]]:
        """Group neighbouring entries of one reason: the first of them, and each one's points."""
        groups = (list(lines) for _, lines in groupby(self.lines, lambda e: (e.rule, e.label)))
        return [(lines[0], self._sum(lines)) for lines in groups]

    def _sum(self, lines: Iterable[Entry]) -> dict[str, int]:
        totals = dict.fromkeys(self.people, 0)
        for line in lines:
            totals[line.person] += line.amount
        return totals


Account = Ledger | Sheet
"""Both say what each person gets (``people``, ``lines``, ``totals``, ``rows()``)."""


def joined(accounts: Sequence[Account]) -> Account:
    """Put the accounts of several deals into one; at least one, and all of the same kind.

    Raises ``TypeError`` where payments meet points that nobody pays.
    """
    people = accounts[0].people
    ledgers = [each for each in accounts if isinstance(each, Ledger)]
    if len(ledgers) == len(accounts):
        return Ledger(people, tuple(line for each in ledgers for line in each.lines))
    sheets = [each for each in accounts if isinstance(each, Sheet)]
    if len(sheets) == len(accounts):
        return Sheet(people, tuple(line for each in sheets for line in each.lines))
    raise TypeError("payments and points cannot be added up")


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a working: ``text`` is English, with ``{names}`` for the numbers.

    The text is a message id: translate it first, then fill it in.
    """

    rule: str
    text: str
    numbers: Mapping[str, Fact]

    def __str__(self) -> str:
        return self.text.format(**self.numbers)
