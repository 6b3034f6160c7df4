"""What is asked about a deal of Herzeln."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.games import herzeln
from engine.games.herzeln.contracts import TRICKS, Contract
from engine.games.herzeln.scoring import counting_cards
from lessons.forms import Field, Number
from lessons.locale import Speech
from lessons.locale import mark as N_
from lessons.reckoning.model import (
    CONTRACT,
    FOUR,
    PROFILE,
    TABLE,
    THREE,
    Table,
    Values,
    names,
    pick,
    profiles,
    shares,
    written,
)

game = "herzeln"
tables = {"tricks": Table(N_("Tricks"), "tricks-")}
_TRICK = {1: N_("The first trick went to"), TRICKS: N_("The last trick went to")}


def fields(values: Values, say: Speech) -> Sequence[Field]:
    """Ask for the contract, and who took what counts in it."""
    profile = herzeln.GAME.profile(values.one(PROFILE) or None)
    words = {THREE: say("three"), FOUR: say("four")}
    tables = ((str(n), words[str(n)]) for n in reversed(profile.tables))
    contracts = ((each.id, say.plain(each.title)) for each in profile.contracts.values())
    return [
        profiles(game, say),
        pick(TABLE, say("At the table"), tables),
        pick(CONTRACT, say("Played was"), contracts),
        *_taken(values, say),
    ]


def _contract(values: Values) -> Contract:
    contracts = herzeln.GAME.profile(values.one(PROFILE) or None).contracts
    return contracts.get(values.one(CONTRACT)) or next(iter(contracts.values()))


def _cards(values: Values) -> list[str]:
    pack = herzeln.GAME.pack_for(values.one(PROFILE) or None, len(values.people))
    return list(counting_cards(_contract(values), pack))


def _taken(values: Values, say: Speech) -> list[Field]:
    contract, people = _contract(values), values.people
    if contract.places:
        return _places(values, say)
    if contract.cards:
        pack = herzeln.GAME.pack_for(values.one(PROFILE) or None, len(people))
        return [
            names(f"took-{code}", say.plain(pack.by_code[code].name), people)
            for code in _cards(values)
        ]
    if len(contract.tricks) < TRICKS:
        return [names(f"trick-{n}", say.plain(_TRICK[n]), people) for n in contract.tricks]
    fields = {f"tricks-{who}": say("Tricks of {name}", name=who) for who in people}
    first = shares(values, list(fields), TRICKS)
    asked = zip(fields.items(), first, strict=True)
    return [Number(*each, first=n, most=TRICKS) for each, n in asked]


def _places(values: Values, say: Speech) -> list[Field]:
    """Ask who went out first, second, …: each time of those who were left."""
    titles = (say("First out"), say("Second out"), say("Third out"))
    left, found = list(values.people), list[Field]()
    for n, title in enumerate(titles[: len(left) - 1]):
        name = f"place-{n}"
        found.append(names(name, title, left))
        left.remove(values.one(name) if values.one(name) in left else left[0])
    return found


def outcome(values: Values) -> dict[str, Any]:
    """Write the values as the engine reads an outcome."""
    contract, people = _contract(values), values.people
    found: dict[str, Any] = {"people": list(people), "contract": contract.id}
    if contract.places:
        places = range(len(people) - 1)
        return found | {"order": [values.one(f"place-{n}") for n in places]}
    if contract.cards:
        cards: dict[str, list[str]] = {}
        for code in _cards(values):
            cards.setdefault(values.one(f"took-{code}"), []).append(code)
        return found | {"cards": cards}
    if len(contract.tricks) < TRICKS:
        return found | {"tricks": Counter(values.one(f"trick-{n}") for n in contract.tricks)}
    return found | {"tricks": {who: values.one(f"tricks-{who}") for who in people}}


def values(outcome: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """Write an outcome as values; cards that are told by number alone are dealt out in order."""
    found = written(outcome)
    for n, who in enumerate(outcome.get("order", ())):
        found[f"place-{n}"] = (who,)
    full = Values(found, tuple(outcome["people"]))
    tricks = outcome.get("tricks", {})
    if len(numbers := _contract(full).tricks) < TRICKS:
        takers = Counter(tricks).elements()
        found |= {f"trick-{n}": (who,) for n, who in zip(numbers, takers, strict=False)}
    else:
        found |= {f"tricks-{who}": (str(number),) for who, number in tricks.items()}
    left = _cards(full)
    for who, cards in outcome.get("cards", {}).items():
        told = cards.replace(",", " ").split() if isinstance(cards, str) else cards
        codes = [left.pop(0) for _ in range(told)] if isinstance(told, int) else list(told)
        found |= {f"took-{code}": (who,) for code in codes}
    return found
