"""Inputs that are nearly right: what the engine writes itself, spoilt in one to five places."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import fields
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from engine import record
from engine.cards import FOOL, TRUMP, Card
from engine.errors import Unusable
from engine.game import Deal, Game
from engine.games import GAMES
from engine.session import Session
from engine.session_record import of_session, write_session
from tests.fuzz.readers import PACKS

CASES = Path(__file__).parents[1] / "cases"
PEOPLE = ("Anna", "Bernd", "Catrin", "Doris")

PIECES = [
    *"HSDCTKQJAF♥♠♦♣XVIßüÜ²٣0123456789 \t\n,.:=(){}[]#-+/'\"\\",
    *("10", "21", "22", "XXI", "pass", "solo", "dreier", "discard", "lay_out", "announce", "knock"),
    *("hold", "take", "kontra", "buy", "double"),
]
"""What the readers look for."""
FIELDS = [
    *("people", "contract", "declarer", "dealer", "points", "points_by", "knocks", "pfeife"),
    *("combinations", "blind", "stake_cents", "all_tricks", "tricks", "bonuses", "kontras"),
    *("doublings", "pagat", "pagat_holder", "laid_out", "last_trick", "cards", "order"),
    *("offender", "discard"),
]
"""What outcomes and mistakes are told by, in any game."""
WORDS = [
    *("Anna", "Doris", "solo", "raeuber", "out_lost", "defender:Anna", "droll", "trischaken"),
    *("pagat", "game", "declarer_made", "defenders_failed", "captured", "gstiess", "HA HK"),
    *("A,B,C", "thrown_in", "super_mord", "no_hearts", "on", "off", "1", "-1", ""),
]
"""What their fields are told by."""


# Texts

_NUMBER = re.compile(r"-?\d+")
_TOKEN = re.compile(r"\s+|[^\s\[\]{}()\";,:]+|.")
_NUMBERS = (-1, 0, 1, 2, 3, 21, 22, 35, 36, 70, 71, 99, 10**9, 10**40, 10**5000)


def _cut(text: str, chance: Random) -> tuple[int, int]:
    """Draw a place in a text and, from it, one to eight characters."""
    first = chance.randrange(len(text) + 1)
    return first, min(len(text), first + chance.choice((1, 1, 1, 2, 3, 8)))


def delete(text: str, chance: Random) -> str:
    """Leave characters out."""
    first, last = _cut(text, chance)
    return text[:first] + text[last:]


def double(text: str, chance: Random) -> str:
    """Write characters twice."""
    first, last = _cut(text, chance)
    return text[:last] + text[first:]


def swap(text: str, chance: Random) -> str:
    """Exchange two places."""
    a, b, c, d = sorted((*_cut(text, chance), *_cut(text, chance)))
    return text[:a] + text[c:d] + text[b:c] + text[a:b] + text[d:]


def replace(text: str, chance: Random) -> str:
    """Put a piece, or any character there is, in the place of others or between them."""
    first, last = _cut(text, chance)
    piece = chance.choice(PIECES) if chance.random() < 0.8 else chr(chance.randrange(0x110000))
    return text[:first] + piece + text[chance.choice((first, last)) :]


def number(text: str, chance: Random) -> str:
    """Change a number by one, or into another one."""
    found = list(_NUMBER.finditer(text))
    if not found:
        return replace(text, chance)
    one = chance.choice(found)
    new = chance.choice((*_NUMBERS, int(one[0][:20]) + 1, int(one[0][:20]) - 1))
    return text[: one.start()] + (str(new) if new < 10**50 else "9" * 5000) + text[one.end() :]


def parts(pattern: str, text: str, chance: Random) -> str:
    """Leave out, double, exchange or replace whole lines, or whole words."""
    every = re.findall(pattern, text)
    if len(every) < 2:
        return replace(text, chance)
    one, other = chance.randrange(len(every)), chance.randrange(len(every))
    match chance.randrange(5):
        case 0:
            del every[one]
        case 1:
            every.insert(other, every[one])
        case 2:
            every[one], every[other] = every[other], every[one]
        case 3:
            every[one] = every[other]
        case 4:
            every[one] = chance.choice(PIECES)
    return "".join(every)


lines = partial(parts, r"[^\n]*\n|[^\n]+$")
tokens = partial(parts, _TOKEN.pattern)
_CHANGES: Sequence[Callable[[str, Random], str]] = (
    *(delete, double, swap, replace, replace, number, lines, tokens, tokens),
)


def spoil(text: str, others: Sequence[str], chance: Random) -> str:
    """Spoil a text in one to five places; now and then a word is that of another text."""
    for _ in range(chance.choice((1, 1, 1, 1, 2, 2, 3, 5))):
        text = chance.choice(_CHANGES)(text, chance)
    other = chance.choice(others)
    if chance.random() < 0.2:
        words = _TOKEN.findall(text) or [""]
        words[chance.randrange(len(words))] = chance.choice(_TOKEN.findall(other) or [""])
        text = "".join(words)
    if chance.random() < 0.03:
        text = text[: _cut(text, chance)[0]] + other[_cut(other, chance)[0] :]
    if chance.random() < 0.001:
        text += chance.choice(("1", "X", "H", " ", "(", "HK ")) * chance.randrange(6000)
    return text


# Plain data


def anything(chance: Random, depth: int = 0) -> Any:
    """Make a value of any kind."""
    kind = chance.choice(_FLAT if depth > 1 else (*_FLAT, _list, _table))
    return kind(chance, depth)


def _list(chance: Random, depth: int) -> Any:
    return [anything(chance, depth + 1) for _ in range(chance.randrange(6))]


def _table(chance: Random, depth: int) -> Any:
    return {chance.choice(WORDS): anything(chance, depth + 1) for _ in range(chance.randrange(5))}


def _letters(chance: Random, _: int) -> Any:
    return "".join(chr(chance.randrange(0x110000)) for _ in range(chance.randrange(90)))


_FLAT: Sequence[Callable[[Random, int], Any]] = (
    *[lambda chance, _: chance.choice(WORDS)] * 2,
    *[lambda chance, _: chance.randrange(-3, 75)] * 2,
    lambda chance, _: chance.choice(PIECES) * chance.randrange(4),
    lambda chance, _: chance.choice((10**9 - 1, 10**9, -(10**30), 1 << 20_000)),
    lambda chance, _: chance.choice((True, False, None)),
    lambda chance, _: chance.choice((0.5, -0.0, 1.0, float("nan"), float("inf"), 1e300)),
    _letters,
)


def retyped(value: Any, chance: Random) -> Any:
    """Say a value otherwise, or another one near it."""
    near: list[Any] = [_said(value), [value], {"Anna": value}, None, anything(chance)]
    if isinstance(value, int):
        near += [value + 1, value - 1, value + 1, value - 1, value % 7 / 1, not value]
    elif isinstance(value, str):
        near += [spoil(value, [value], chance)] * 6 + [value.split(","), chance.choice(WORDS)]
    elif isinstance(value, list):
        near += [value[1:], value + value[:1], value[::-1], ",".join(map(_said, value))]
    elif isinstance(value, dict):
        near += [list(value), list(value.values())]
    return chance.choice(near)


def _said(value: Any) -> str:
    try:
        return str(value)
    except ValueError:  # a number of thousands of digits
        return "9" * 5000


def spoil_value(value: Any, chance: Random) -> Any:
    """Spoil a value, or something inside it."""
    if value and isinstance(value, list) and chance.random() < 0.7:
        place = chance.randrange(len(value))
        return [*value[:place], spoil_value(value[place], chance), *value[place + 1 :]]
    if value and isinstance(value, dict) and chance.random() < 0.7:
        return spoil_table(value, WORDS, chance)
    return retyped(value, chance)


def spoil_table(table: Mapping[str, Any], names: Sequence[str], chance: Random) -> dict[str, Any]:
    """Leave out, rename, add or change one field of a table."""
    new = dict(table)
    one = chance.choice([*table, ""])
    if not one:
        new[chance.choice(names)] = anything(chance)
        return new
    match chance.randrange(8):
        case 0:
            del new[one]
        case 1:
            name = chance.choice((chance.choice(names), spoil(one, [one], chance)))
            new[name] = new.pop(one)
        case 2:
            new[one] = anything(chance)
        case _:
            new[one] = spoil_value(new[one], chance)
    return new


def spoil_mapping(
    mapping: Mapping[str, Any],
    others: Sequence[Mapping[str, Any]],
    names: Sequence[str],
    chance: Random,
) -> dict[str, Any]:
    """Spoil plain data in one to five places; now and then a part is that of another case.

    ``names`` are those that a new field may bear.
    """
    new = dict(mapping)
    if chance.random() < 0.3:
        other = chance.choice(others)
        new |= {name: other[name] for name in other if chance.random() < 0.3}
    for _ in range(chance.choice((1, 1, 1, 1, 2, 2, 3, 5))):
        new = spoil_table(new, names, chance)
    return new


# What is right


def played(game: Game, deals: int) -> Iterator[Deal]:
    """Yield deals played to their end, so many under each profile at each table there can be."""
    for seed in range(deals):
        contract = game.contracts[seed % len(game.contracts)] if game.contracts else None
        for profile, people in product(game.profiles, (3, 4)):
            seats, dealer = PEOPLE[:people], seed % people
            with suppress(Unusable):  # of a table that cannot be
                start = game.new(profile, seed=seed, seats=seats, dealer=dealer, contract=contract)
                yield start.playout(Random(seed))


def plain(outcome: Any) -> dict[str, Any]:
    """Write an outcome as plain data, as people would tell it."""

    def simple(value: Any) -> Any:
        if isinstance(value, Mapping):
            return {key: simple(each) for key, each in value.items()}
        return [simple(each) for each in value] if isinstance(value, tuple) else value

    told = {each.name: simple(getattr(outcome, each.name)) for each in fields(outcome)}
    return {name: value for name, value in told.items() if value not in (None, {}, [])}


def examples(name: str) -> list[dict[str, Any]]:
    """Return the outcomes of a game's worked examples, with everybody who is understood there."""
    found = tomllib.loads((CASES / f"{name}-examples.toml").read_text("utf-8"))
    cases = found.get("settlement", found.get("deal", []))
    outcomes = [case["outcome"] for case in cases]
    outcomes += [
        {"people": each["people"], **deal}
        for each in found.get("partie", [])
        for deal in each["deals"]
    ]
    return [
        {"people": ["A", "B", "C"], "declarer": "A", **each} if name == "droggn" else each
        for each in outcomes
    ]


def mistakes(outcomes: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Make of outcomes the mistakes that may have ended these deals, told as far as needed."""
    names = ("people", "contract", "declarer", "dealer", "knocks", "doublings")
    return [
        {name: told[name] for name in names if name in told}
        | {"offender": told.get("declarer", told["people"][0])}
        for told in outcomes
    ]


def evenings(game: Game, sessions: int) -> Iterator[Session]:
    """Yield sessions of two deals, so many under each profile at each table there can be."""
    for seed in range(sessions):
        for profile, people in product(game.profiles, (3, 4)):
            for deals in (None, 8):
                with suppress(Unusable):  # of a table or a length that cannot be
                    evening = game.session(profile, seats=PEOPLE[:people], deals=deals)
                    for number in range(2):
                        start = evening.next_deal(seed=2 * seed + number)
                        evening = evening.with_deal(start.playout(Random(seed)))
                    yield evening


def spellings(card: Card) -> tuple[str, ...]:
    """Return what people may type for a card: its code, or its number, or rank and suit."""
    if card.suit in {TRUMP, FOOL}:
        return card.code, card.name, card.name.lower()
    return card.code, f"{card.rank}{card.suit}".lower(), f"{_SIGNS[card.suit]}{card.rank}"


class Right:
    """What the engine writes itself and the worked examples tell, to be spoilt."""

    def __init__(self, deals: int) -> None:
        self.actions: dict[str, list[str]] = {}
        self.outcomes: dict[str, list[dict[str, Any]]] = {}
        self.mistakes: dict[str, list[dict[str, Any]]] = {}
        self.columns: dict[str, list[dict[str, int]]] = {}
        self.records: list[str] = []
        self.sessions: list[str] = []
        self.cards: list[str] = []
        for game in GAMES.values():
            ends = list(played(game, deals))
            actions = dict.fromkeys(str(action) for deal in ends for action in deal.history)
            self.actions[game.id] = [*actions, *_RARE]
            self.outcomes[game.id] = [*examples(game.id), *(plain(_outcome(end)) for end in ends)]
            self.mistakes[game.id] = mistakes(self.outcomes[game.id])
            ledgers = [end.result.ledger for end in ends if end.result]
            self.columns[game.id] = [dict(ledger.totals) for ledger in ledgers]
            records = [record.of_deal(game, end, title="A deal") for end in ends]
            self.records += [record.write(each).rstrip() + " {A comment.}\n" for each in records]
            self.sessions += [
                write_session(of_session(evening, title="An evening"))
                for evening in evenings(game, deals)
            ]
            self.cards += dict.fromkeys(
                " ".join(card.code for card in cards)
                for end in ends
                for cards in end.dealt.values()
            )
        for pack in PACKS.values():
            self.cards += [text for card in pack.cards for text in spellings(card)]
        self.options = {
            game.id: [game.profile(name).values() for name in game.profiles]
            for game in GAMES.values()
        }
        options = sorted({name for game in self.options.values() for name in game[0]})
        self.names: dict[str, Sequence[str]] = {
            "outcomes": FIELDS,
            "mistakes": FIELDS,
            "columns": PEOPLE,
            "options": options,
        }


_SIGNS = {"H": "♥", "S": "♠", "D": "♦", "C": "♣"}
_RARE = ("buy(T21 T5)", "kontra(game)", "announce(droll)", "take(2)", "lay_out(T21 T1)", "retour")


def _outcome(end: Deal) -> Any:
    result: Any = end.result  # each game's has an outcome of its own kind
    return result.outcome
