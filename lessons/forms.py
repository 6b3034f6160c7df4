"""What a form asks for: choices, numbers and words, for drills and calculators alike."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.cards import Card

Answer = Mapping[str, tuple[str, ...]]
"""What a form holds: field name -> its values."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that can be chosen: the value sent, and its words or its card."""

    value: str
    words: str
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Choices:
    """A group of choices: ``many`` of them, or exactly one. With ``may_be_none``, none will do.

    ``title`` names the group in an answer, where several groups offer the same.
    Where they are ``in_order``, it matters what was chosen first.
    """

    name: str
    legend: str
    options: tuple[Choice, ...]
    many: bool = True
    may_be_none: bool = False
    title: str = ""
    in_order: bool = False

    def words(self, value: str) -> str:
        """Name one of the choices in a sentence."""
        return next(option.words for option in self.options if option.value == value)


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number to be typed, below zero too where it is ``signed``.

    A calculator has the ``first`` one there before anything is typed, and names the ``most`` that
    there can be where what is typed is no number.
    """

    name: str
    label: str
    signed: bool = False
    first: str = "0"
    most: int | None = None


Field = Choices | Number


@dataclass(frozen=True, slots=True)
class Text:
    """A few words to be typed; the ``known`` ones are offered meanwhile."""

    name: str
    label: str
    known: tuple[str, ...] = ()


AnyField = Field | Text
"""What a calculator may ask for; a drill asks for no words."""
