"""What the engine answers when it is asked whether something may be done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.cards import CardSet

Fact = str | int | tuple[str, ...]


class Bar(NamedTuple):
    """Cards that a special rule forbids for the moment, and the facts for its sentence."""

    cards: int
    rule: str
    case: str
    facts: dict[str, Fact]


@dataclass(frozen=True, slots=True)
class Refusal:
    """ "No", with the rule that says so.

    ``facts`` are what decides (codes, names, numbers), as the rule's sentence needs them;
    ``allowed`` the cards that may be played instead, where the question was about a card.
    `engine.rulebook.explain` makes the sentence that people read.
    """

    rule: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    allowed: CardSet | None = None
