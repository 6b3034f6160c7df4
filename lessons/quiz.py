"""The questions of a check: what the course asks at the end of a step, and the widget shows."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Option:
    """One answer to a question: its words, why it is right or not, and the rule that says so."""

    words: str
    why: str
    rule: str


@dataclass(frozen=True, slots=True)
class Question:
    """A question of a check. The ``right`` answer is the place of one of its ``options``."""

    ask: str
    options: tuple[Option, ...]
    right: int

    @property
    def data(self) -> dict[str, object]:
        """The question as plain data, as it stands in the parameters of a widget."""
        replies = [[each.words, each.why, each.rule] for each in self.options]
        return {"ask": self.ask, "right": self.right, "replies": replies}
