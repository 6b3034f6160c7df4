"""What every drill is made of: questions, answers, hints and verdicts. No HTML, no state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from engine.rulebook import explain
from engine.verdict import Refusal
from lessons.drills.notes import GameNotes, rule_text
from lessons.forms import Answer
from lessons.locale import Speech

LEVELS = (1, 2, 3)


class FieldError(ValueError):
    """Something in a field that cannot be read; ``field`` names it, the message says what."""

    def __init__(self, field_name: str, message: str) -> None:
        self.field = field_name
        super().__init__(message)


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a verdict: a label ("Rule"), a sentence, and the number of the rule behind it."""

    label: str
    text: str
    rule: str = ""


def rule_line(number: str, say: Speech) -> Line:
    """Give a rule in the rulebook's own words."""
    return Line(say("Rule"), rule_text(number, say), number)


def refusal_line(refused: Refusal, say: Speech) -> Line:
    """Give the engine's refusal, with the number of its rule."""
    return Line(say("Rule"), explain(refused, say.plain), refused.rule)


def case_of(refused: Refusal) -> str:
    """Name the mistake that a refusal is about: its case, or else its rule."""
    return str(refused.facts.get("case", refused.rule))


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that a verdict has found.

    ``tone`` is ``right``, ``wrong`` or ``missed``; ``trap`` names the mistake (for tests and
    for repetition), ``cards`` are the codes of the cards it is about.
    """

    tone: str
    trap: str
    heading: str
    lines: tuple[Line, ...]
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a drill says to an answer.

    ``marks`` maps a card's code or a field's value to ``ok``, ``bad``, ``missed`` or ``off``.
    A drill in several steps gives ``goes_on``, the answer with this step done, while more is
    to come; ``None`` means that the question is finished.
    """

    right: bool
    findings: tuple[Finding, ...]
    marks: Mapping[str, str] = field(default_factory=dict)
    goes_on: Answer | None = None


@dataclass(frozen=True, slots=True)
class Hint:
    """A sentence that narrows the question, and the cards under which a lamp is lit."""

    text: str
    cards: frozenset[str] = frozenset()


class Question(Protocol):
    """One question: ``id`` is the name of a curated one or the seed of a generated one."""

    @property
    def id(self) -> str | int:
        """The name or the seed."""
        ...

    @property
    def level(self) -> int:
        """1 to 3."""
        ...

    @property
    def shape(self) -> object:
        """What makes it another question than all others; it can be hashed."""
        ...


class Drill[Q: Question](Protocol):
    """One kind of drill for one game."""

    @property
    def kind(self) -> str:
        """The kind, as pages name it."""
        ...

    @property
    def notes(self) -> GameNotes:
        """The game, and the rules that the drill rests on."""
        ...

    @property
    def name(self) -> str:
        """What is practised, as in "following suit": a message id."""
        ...

    def curated(self, level: int) -> Sequence[Q]:
        """Return the questions made by hand, in the order in which they are asked."""
        ...

    def generate(self, level: int, seed: int) -> Q:
        """Make the question of a seed (a positive number)."""
        ...

    def read(self, question: Q, fields: Answer, before: Answer, say: Speech) -> Answer:
        """Take an answer from a form; `FieldError` for what cannot belong to this question."""
        ...

    def act(self, question: Q, answer: Answer, action: str, say: Speech) -> Answer | None:
        """Carry out a button of the drill's own; ``None`` if it has no such button."""
        ...

    def judge(self, question: Q, answer: Answer, say: Speech) -> Verdict:
        """Judge an answer; `FieldError` if there is nothing to judge yet."""
        ...

    def hint(self, question: Q, answer: Answer, step: int, say: Speech) -> Hint:
        """Give the first or the second hint."""
        ...

    def solution(self, question: Q) -> Answer:
        """Return the right answer."""
        ...

    def key(self, question: Q, say: Speech) -> tuple[Line, ...]:
        """Return the printed answer key."""
        ...


def title(drill: Drill[Any], say: Speech) -> str:
    """Name a drill with its game, as in "Dreierles, following suit"."""
    return say("{game}, {drill}", game=drill.notes.title, drill=say.plain(drill.name))
