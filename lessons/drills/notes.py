"""What a drill has to know about a game besides its engine: rule numbers and proper names."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GameNotes:
    """The rules that a drill's own sentences rest on, each by its number."""

    game: str
    title: str
    follow: str
    must_trump: str
    free: str
    no_duty: str
    wins: str
    ordinary: str
    fool: str
    red_pips: str
    values: str
    count: str
    formula: str
    whole: str
    take_back: str
    penalty: str
    rules_page: str
    fool_name: str
    one_name: str
