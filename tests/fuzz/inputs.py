"""Different inputs for every reader, as many as are asked for, and the same ones for a seed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import partial
from random import Random
from typing import Any, NamedTuple

from engine.games import GAMES
from engine.rulebook import RULES
from tests.fuzz import readers
from tests.fuzz.spoiling import Right, spoil, spoil_mapping

SHARES = {
    "cards": 30,
    "actions": 30,
    "outcomes": 24,
    "mistakes": 3,
    "columns": 1,
    "options": 3,
    "rules": 1,
    "records": 6,
    "sessions": 2,
}
"""How many of a hundred inputs each reader gets: those that are quick get more."""
_OF_TABLES: dict[str, Callable[[Any, Any], bool]] = {
    "outcomes": readers.outcome,
    "mistakes": readers.mistake,
    "columns": readers.columns,
    "options": readers.options,
}
"""The readers of plain data."""
_RULES = [number for rules in RULES.values() for number in rules]
_PLAYED = tuple(GAMES.values())


class Input(NamedTuple):
    """An input, and the readings of it, which return whether it could be read."""

    value: Any
    readings: tuple[Callable[[], bool], ...]
    key: Hashable


def draw(kind: str, right: Right, chance: Random) -> Input:
    """Spoil something that is right for a reader."""
    game = chance.choice(_PLAYED)
    if kind in _OF_TABLES:
        tables = getattr(right, kind)[game.id]
        table = spoil_mapping(chance.choice(tables), tables, right.names[kind], chance)
        read = _OF_TABLES[kind]
        return Input(table, (partial(read, game, table),), (game.id, _key(table)))
    texts = {
        "cards": right.cards,
        "actions": right.actions[game.id],
        "rules": _RULES,
        "records": right.records,
        "sessions": right.sessions,
    }[kind]
    text = spoil(chance.choice(texts), texts, chance)
    if kind == "actions":
        return Input(text, tuple(partial(readers.action, each, text) for each in _PLAYED), text)
    read_text = {
        "cards": readers.cards,
        "rules": readers.rule_number,
        "records": readers.a_record,
        "sessions": readers.a_session,
    }[kind]
    return Input(text, (partial(read_text, text),), text)


def different(kind: str, number: int, right: Right, chance: Random) -> Iterator[Input]:
    """Yield so many inputs of a kind, no two the same."""
    seen: set[int] = set()
    while len(seen) < number:
        found = draw(kind, right, chance)
        key = hash(found.key)
        if key not in seen:
            seen.add(key)
            yield found


def _key(value: Any) -> Hashable:
    """Tell plain data apart: 1 from True and 1.0, but not tables by the order of their fields."""
    if isinstance(value, dict):
        return "table", frozenset((name, _key(each)) for name, each in value.items())
    if isinstance(value, list):
        return "list", tuple(map(_key, value))
    return type(value).__name__, repr(value) if isinstance(value, float) else value
