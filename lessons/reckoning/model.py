"""A deal's outcome as a form: what is asked of it in each game, and what the engine is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from engine.games import game
from lessons.forms import Answer, AnyField, Choice, Choices, Field, Number, Text
from lessons.locale import Speech

PROFILE, TABLE, IDLE, CONTRACT, DECLARER = "profile", "table", "dealer", "contract", "declarer"
THREE, FOUR = "3", "4"
LONGEST = 40
"""Letters of a text that is typed."""


class Table(NamedTuple):
    """A field of an outcome with several values: its ``words``, which are to be translated.

    The form has a field for each value, named by this ``stem`` and what the value is about.
    """

    words: str
    stem: str = ""


class Report(Protocol):
    """What a game asks about a deal that is over; what is filled in may bring other fields."""

    @property
    def game(self) -> str:
        """The game's id."""
        ...

    @property
    def tables(self) -> Mapping[str, Table]:
        """What the form calls the fields of an outcome that hold several values."""
        ...

    def fields(self, values: Values, say: Speech) -> Sequence[Field]:
        """List the fields that these values leave open."""
        ...

    def outcome(self, values: Values) -> dict[str, Any]:
        """Write the values as the engine reads an outcome."""
        ...

    def values(self, outcome: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
        """Write an outcome as values, as far as they differ from the first ones."""
        ...


@dataclass(frozen=True, slots=True)
class Values:
    """What is filled in, and the names of the four who may sit at the table."""

    found: Answer
    names: tuple[str, ...]

    def one(self, field: str, otherwise: str = "") -> str:
        """Return the single value of a field."""
        values = self.found.get(field, ())
        return values[0] if values else otherwise

    def all(self, field: str) -> tuple[str, ...]:
        """Return every value of a field."""
        return self.found.get(field, ())

    @property
    def people(self) -> tuple[str, ...]:
        """Who sits at the table."""
        return self.names[: int(FOUR if self.one(TABLE) == FOUR else THREE)]

    @property
    def active(self) -> tuple[str, ...]:
        """Who holds cards, where the dealer of four does not."""
        if len(self.people) == 3:
            return self.people
        idle = self.one(IDLE, self.people[-1])
        return tuple(name for name in self.people if name != idle)


def filled(report: Report, found: Answer, names: tuple[str, ...], say: Speech) -> Values:
    """Make values that fit the fields of a report."""
    return fit(at_home(report.game, found), names, lambda values: report.fields(values, say))


def fit(
    found: Answer, names: tuple[str, ...], fields: Callable[[Values], Sequence[AnyField]]
) -> Values:
    """Make values that fit their fields: what cannot be chosen gives way to the first choice.

    What belongs to no field is kept, so that it is there again when its field comes back.
    """
    kept = dict(found)
    while True:  # a choice may bring other fields, but no field brings back an earlier one
        before = dict(kept)
        for field in fields(Values(kept, names)):
            kept[field.name] = _fitting(field, kept.get(field.name, ()))
        if kept == before:
            return Values(kept, names)


def at_home(game_id: str, found: Answer) -> Answer:
    """Leave out a profile that the game does not have, after which nothing could be asked."""
    if set(found.get(PROFILE, ())) <= set(game(game_id).profiles):
        return found
    return {**found, PROFILE: ()}


def _fitting(field: AnyField, values: tuple[str, ...]) -> tuple[str, ...]:
    if isinstance(field, Number):
        return tuple(value.strip()[:8] for value in values[:1]) or (field.first,)
    if isinstance(field, Text):
        return tuple(value.strip()[:LONGEST] for value in values[:1]) or ("",)
    known = [option.value for option in field.options]
    given, order = (known, values) if field.in_order else (values, known)
    chosen = tuple(value for value in dict.fromkeys(order) if value in given)
    return chosen if field.many else chosen[:1] or (known[0],)


def pick(name: str, legend: str, options: Iterable[tuple[str, str]]) -> Choices:
    """Make a field in which one of several is chosen."""
    return Choices(name, legend, tuple(Choice(*option) for option in options), many=False)


def names(name: str, legend: str, people: Iterable[str]) -> Choices:
    """Make a field in which one of the people is chosen."""
    return pick(name, legend, ((who, who) for who in people))


def shares(values: Values, fields: Sequence[str], total: int) -> list[str]:
    """Return first numbers for these fields that come to a total with what they hold already.

    Of those that hold nothing the first two get half of what is left, and the third the rest.
    """
    left = total - sum(_number(values.one(name)) for name in fields)
    empty = [name for name in fields if not values.all(name)]
    found = dict.fromkeys(fields, 0)
    for place, name in enumerate(empty[:3], 1):
        found[name] = max(0, left if place in {3, len(empty)} else -(-left // 2))
        left -= found[name]
    return [str(found[name]) for name in fields]


def _number(text: str) -> int:
    return int(text) if text.removeprefix("-").isdecimal() else 0


def profiles(game_id: str, say: Speech) -> Choices:
    """Ask for the profile."""
    found = game(game_id).profiles
    options = ((name, say.plain(profile.title)) for name, profile in found.items())
    return pick(PROFILE, say("Rules"), options)


def table(values: Values, say: Speech, four: bool = True) -> list[Field]:
    """Ask how many sit at the table, ``four`` only where they may, and who takes no cards."""
    numbers = [(THREE, say("three")), *([(FOUR, say("four"))] if four else [])]
    fields: list[Field] = [pick(TABLE, say("At the table"), numbers)]
    if len(values.people) == 4:
        fields.append(names(IDLE, say("Deals, and takes no cards"), values.people[::-1]))
    return fields


def told(values: Values) -> dict[str, Any]:
    """Write what every game with an idle dealer is told: people, dealer, contract."""
    found: dict[str, Any] = {"people": list(values.people), "contract": values.one(CONTRACT)}
    if len(values.people) == 4:
        found["dealer"] = values.one(IDLE)
    return found


def written(outcome: Mapping[str, Any], *plain: str) -> dict[str, tuple[str, ...]]:
    """Write people, dealer, contract and other plain fields of an outcome as values."""
    found: dict[str, tuple[str, ...]] = {TABLE: (str(len(outcome["people"])),)}
    for name in (IDLE, CONTRACT, *plain):
        if outcome.get(name) is not None:
            found[name] = (str(outcome[name]),)
    return found
