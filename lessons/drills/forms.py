"""Drills that are filled in like a form: calls, cards, bonuses, amounts.

A question says what it shows and what it asks; one drill reads, judges and explains all of
them. What is right, and why something is not, the question asks of the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.cards import Card
from lessons.drills.model import FieldError, Finding, Hint, Line, Verdict
from lessons.drills.notes import GameNotes
from lessons.forms import Answer, Choices, Field, Number
from lessons.locale import Speech, capital

MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards that a question shows; ``captions`` stand below them, one each, or nowhere."""

    label: str
    cards: tuple[Card, ...]
    captions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Facts:
    """What is known, as pairs of words: who, and what was said or done."""

    label: str
    rows: tuple[tuple[str, str], ...]


Exhibit = Cards | Facts


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an answer is not right: the name of the mistake, and what is to be said.

    ``heading`` stands where "Not …" would not read well.
    """

    trap: str
    lines: tuple[Line, ...]
    heading: str = ""


class FormQuestion(Protocol):
    """One question, and all that it knows of itself."""

    @property
    def id(self) -> str | int:
        """The name of a curated question or the seed of a generated one."""
        ...

    @property
    def level(self) -> int:
        """1 to 3."""
        ...

    @property
    def point(self) -> str:
        """The one thing worth knowing about it, as a message id; empty for a generated one."""
        ...

    @property
    def shape(self) -> object:
        """What makes it another question than all others; it can be hashed."""
        ...

    def heading(self, say: Speech) -> str:
        """Return the question in one line."""
        ...

    def prompt(self, say: Speech) -> str:
        """Tell what has happened and what to do."""
        ...

    def exhibits(self, say: Speech) -> Sequence[Exhibit]:
        """Show what is known."""
        ...

    def fields(self, say: Speech) -> Sequence[Field]:
        """List what is asked, in order."""
        ...

    def solution(self) -> Answer:
        """Return the right values of every field; those of ``many`` choices in their order."""
        ...

    def wrong(self, field: str, value: str, say: Speech) -> Reason:
        """Say why a value that was given is not right."""
        ...

    def missed(self, field: str, value: str, say: Speech) -> Reason:
        """Say why a choice that was left out belongs to the answer."""
        ...

    def why(self, say: Speech) -> Sequence[Line]:
        """Say why the right answer is right."""
        ...

    def hint(self, step: int, say: Speech) -> Hint:
        """Give the first or the second hint."""
        ...


@dataclass(frozen=True, slots=True)
class FormDrill[Q: FormQuestion]:
    """A drill of such questions, for one game."""

    kind: str
    notes: GameNotes
    name: str
    questions: Sequence[Q]
    generator: Callable[[int, int], Q]

    def curated(self, level: int) -> Sequence[Q]:
        """Return the questions made by hand for a level."""
        return [question for question in self.questions if question.level == level]

    def generate(self, level: int, seed: int) -> Q:
        """Make the question of a seed."""
        return self.generator(level, seed)

    def read(self, question: Q, fields: Answer, before: Answer, say: Speech) -> Answer:
        """Take the values of every field; `FieldError` for one that is not offered."""
        return {
            field.name: _read(field, fields.get(field.name, ()), say)
            for field in question.fields(say)
        }

    def act(self, question: Q, answer: Answer, action: str, say: Speech) -> Answer | None:
        """Know no button besides those of every drill."""
        return None

    def judge(self, question: Q, answer: Answer, say: Speech) -> Verdict:
        """Compare every field with the solution, and say of each difference why."""
        fields, right = question.fields(say), question.solution()
        for field in fields:
            _complete(field, answer.get(field.name, ()), say)
        found: list[Finding] = []
        marks: dict[str, str] = {}
        for field in fields:
            given, due = answer.get(field.name, ()), right[field.name]
            if isinstance(field, Choices):
                found += _choices(question, field, given, due, say)
                marks |= _marks(field, given, due)
            else:
                typed = str(_number(given[0]))
                marks[field.name] = "ok" if typed == due[0] else "bad"
                if typed != due[0]:
                    found.append(_amount(question, field, typed, say))
        findings = tuple(found) or (self._right(question, say),)
        return Verdict(not found, findings, marks)

    def _right(self, question: Q, say: Speech) -> Finding:
        lines = list(question.why(say))
        if question.point:
            lines.append(Line(say("Worth knowing"), say.plain(question.point)))
        heading = say("Right: {answer}", answer=_answered(question, say))
        return Finding("right", "", heading, tuple(lines))

    def hint(self, question: Q, answer: Answer, step: int, say: Speech) -> Hint:
        """Leave it to the question."""
        return question.hint(step, say)

    def solution(self, question: Q) -> Answer:
        """Return the right answer."""
        return question.solution()

    def key(self, question: Q, say: Speech) -> tuple[Line, ...]:
        """Return the right answer and why it is right."""
        right = capital(_answered(question, say))
        return (Line(say("Answer"), say("{answer}.", answer=right)), *question.why(say))


def mark_of(field: str, value: str) -> str:
    """Return the key under which a verdict marks one value of a field."""
    return f"{field}-{value}"


def shown(amount: int) -> str:
    """Write an amount as people read it: with a true minus sign."""
    return str(amount).replace("-", MINUS)


def _read(field: Field, values: tuple[str, ...], say: Speech) -> tuple[str, ...]:
    if isinstance(field, Number):
        return tuple(value.strip()[:8] for value in values[:1])
    known = [option.value for option in field.options]
    for value in values:
        if value not in known:
            raise FieldError(field.name, say("“{value}” cannot be chosen here.", value=value))
    if len(set(values)) < len(values) or (len(values) > 1 and not field.many):
        raise FieldError(field.name, say("Only one of these can be chosen."))
    return tuple(value for value in known if value in values)


def _complete(field: Field, values: tuple[str, ...], say: Speech) -> None:
    """Make sure that there is something to judge."""
    if isinstance(field, Number):
        if not values or not values[0]:
            raise FieldError(field.name, say("{field}: type a number.", field=field.label))
        number = _number(values[0])
        if number is None or (number < 0 and not field.signed):
            text = say("“{text}” is no whole number.", text=values[0])
            raise FieldError(field.name, f"{field.label}: {text}")
    elif not values and not field.may_be_none:
        raise FieldError(field.name, say("{question} Choose first.", question=field.legend))


def _number(text: str) -> int | None:
    """Read a whole number as people type it; None for anything else."""
    plain = text.strip().replace(MINUS, "-").replace("\N{EN DASH}", "-").removeprefix("+")
    digits = plain.removeprefix("-")
    return int(plain) if digits.isascii() and digits.isdecimal() and len(digits) < 6 else None


def _marks(field: Choices, given: Iterable[str], due: Iterable[str]) -> dict[str, str]:
    marks = {}
    for option in field.options:
        chosen, right = option.value in given, option.value in due
        mark = ("ok" if right else "bad") if chosen else ("missed" if right else "off")
        marks[mark_of(field.name, option.value)] = mark
    return marks


def _choices(
    question: FormQuestion,
    field: Choices,
    given: tuple[str, ...],
    due: tuple[str, ...],
    say: Speech,
) -> list[Finding]:
    """Find the choices that do not belong there, then those left out; one finding a reason."""
    extra = [value for value in given if value not in due]
    wrong = _grouped(extra, lambda value: question.wrong(field.name, value, say))
    found = []
    for reason, values in wrong:
        heading = say("Not {words}", words=say.either(_words(field, values)))
        found.append(_finding("wrong", reason, heading, values))
    if not field.many:
        return found
    left = [value for value in due if value not in given]
    for reason, values in _grouped(left, lambda value: question.missed(field.name, value, say)):
        names = capital(say.both(_words(field, values)))
        heading = say.many(
            "{words} belongs to the answer",
            "{words} belong to the answer",
            len(values),
            words=names,
        )
        found.append(_finding("missed", reason, heading, values))
    return found


def _words(field: Choices, values: Iterable[str]) -> list[str]:
    return [field.words(value) for value in values]


def _grouped(
    values: Iterable[str], reason: Callable[[str], Reason]
) -> list[tuple[Reason, list[str]]]:
    """Put values together for which the same is to be said."""
    groups: dict[Reason, list[str]] = {}
    for value in values:
        groups.setdefault(reason(value), []).append(value)
    return list(groups.items())


def _finding(tone: str, reason: Reason, heading: str, values: Iterable[str]) -> Finding:
    return Finding(tone, reason.trap, reason.heading or heading, reason.lines, tuple(values))


def _amount(question: FormQuestion, field: Number, typed: str, say: Speech) -> Finding:
    reason = question.wrong(field.name, typed, say)
    number = shown(int(typed))
    if sum(isinstance(each, Number) for each in question.fields(say)) == 1:
        heading = say("Not {words}", words=number)
    else:
        heading = say("{field}: not {number}", field=field.label, number=number)
    return _finding("wrong", reason, heading, ())


def _answered(question: FormQuestion, say: Speech) -> str:
    """Name the right answer in a few words."""
    right = question.solution()
    parts = []
    for field in question.fields(say):
        due = right[field.name]
        if isinstance(field, Number):
            parts.append(f"{field.label} {shown(int(due[0]))}")
        else:
            words = say.both(_words(field, due)) if due else say("none of them")
            parts.append(f"{field.title}: {words}" if field.title else words)
    return "; ".join(parts)
