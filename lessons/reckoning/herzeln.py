"""What is asked about a deal of Herzeln."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games import herzeln
from engine.games.herzeln.contracts import Contract
from engine.games.herzeln.scoring import counting_cards
from lessons.forms import Answer, Field, Number
from lessons.locale import Speech
from lessons.reckoning.model import (
    CONTRACT,
    FOUR,
    PROFILE,
    TABLE,
    THREE,
    Values,
    names,
    pick,
    profiles,
    written,
)

game = "herzeln"
start: Answer = {}


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
        places = (say("First out"), say("Second out"), say("Third out"))
        return [
            names(f"place-{n}", title, people) for n, title in enumerate(places[: len(people) - 1])
        ]
    if contract.cards:
        pack = herzeln.GAME.pack_for(values.one(PROFILE) or None, len(people))
        return [
            names(f"took-{code}", say.plain(pack.by_code[code].name), people)
            for code in _cards(values)
        ]
    if len(contract.tricks) == 1:
        return [names("last", say("The last trick went to"), people)]
    return [Number(f"tricks-{who}", say("Tricks of {name}", name=who)) for who in people]


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
    if len(contract.tricks) == 1:
        return found | {"tricks": {values.one("last"): 1}}
    return found | {"tricks": {who: values.one(f"tricks-{who}") for who in people}}


def values(outcome: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """Write an outcome as values; cards that are told by number alone are dealt out in order."""
    found = written(outcome)
    for n, who in enumerate(outcome.get("order", ())):
        found[f"place-{n}"] = (who,)
    for who, number in outcome.get("tricks", {}).items():
        found[f"tricks-{who}"] = (str(number),)
        found["last"] = (who,)
    left = _cards(Values(found, tuple(outcome["people"])))
    for who, cards in outcome.get("cards", {}).items():
        told = cards.replace(",", " ").split() if isinstance(cards, str) else cards
        codes = [left.pop(0) for _ in range(told)] if isinstance(told, int) else list(told)
        found |= {f"took-{code}": (who,) for code in codes}
    return found
