"""What each player writes down after a deal (HZ-6, HZ-7.10, HZ-11.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.cards import Pack
from engine.errors import OutcomeError, UnknownName, Unusable, quoted
from engine.games.herzeln.contracts import TRICKS, Contract
from engine.games.herzeln.outcome import Outcome
from engine.games.herzeln.profile import HerzelnProfile
from engine.settlement import Entry, Sheet, Step, signed
from engine.verdict import Fact

_PLACE = "{name} is number {number} to go out: {amount}."
_LAST = "{name} is the last, left with cards: {amount}."
_TRICKS = "{name} took {number} of the tricks that count, {each} each: {amount}."
_CARDS = "{name} took {cards}: {amount}."


def score(outcome: Outcome, profile: HerzelnProfile) -> Sheet:
    """Return the points of a deal, an entry for each person about whom there is something to say.

    Raises `OutcomeError` for what cannot be under this profile.
    """
    return Sheet(outcome.people, tuple(_entries(outcome, profile)))


def working(outcome: Outcome, profile: HerzelnProfile) -> tuple[Step, ...]:
    """Explain each entry in a sentence."""
    entries = tuple(_entries(outcome, profile))
    contract = profile.contracts[outcome.contract]
    text = _PLACE if contract.places else _TRICKS if contract.tricks else _CARDS
    steps = [Step(each.rule, text, {"name": each.person, **each.facts}) for each in entries]
    if contract.places:  # the last one does not go out (HZ-7.9)
        steps[-1] = replace(steps[-1], text=_LAST)
    return tuple(steps)


def places(contract: Contract, profile: HerzelnProfile, people: int) -> tuple[int, ...]:
    """Return the points of first, second, … out (HZ-7.10, HZ-OP8)."""
    four = contract.places
    if people == 4:
        return four
    return four[:3] if profile.domino_three_players == "0_10_20" else (four[0], *four[2:])


def counting_cards(contract: Contract, pack: Pack) -> dict[str, int]:
    """Return the cards of this pack that count, with their points, by code."""
    return {code: points for code, points in contract.cards.items() if code in pack.by_code}


def _entries(outcome: Outcome, profile: HerzelnProfile) -> Iterator[Entry]:
    people = outcome.people
    if len(people) not in profile.tables:
        raise OutcomeError(f"people: {profile.title} is played by four (HZ-11.1)")
    contract = profile.contracts.get(outcome.contract)
    if contract is None:
        raise UnknownName(f"contract of {profile.name}", outcome.contract, profile.contracts)
    _only_what_counts(outcome, contract)
    if contract.places:
        yield from _by_place(outcome, contract, profile)
    elif contract.tricks:
        yield from _by_tricks(outcome, contract)
    else:
        yield from _by_cards(outcome, contract, profile.pack(len(people)))


def _only_what_counts(outcome: Outcome, contract: Contract) -> None:
    asked = "order" if contract.places else "tricks" if contract.tricks else "cards"
    for name in ("cards", "tricks", "order"):
        if name == asked and not getattr(outcome, name):
            raise OutcomeError(f"{name}: missing (they decide {contract.title})")
        if name != asked and getattr(outcome, name):
            raise OutcomeError(f"{name}: they do not count in {contract.title} (HZ-6.10)")


def _by_place(outcome: Outcome, contract: Contract, profile: HerzelnProfile) -> Iterator[Entry]:
    people, order = outcome.people, outcome.order
    if len(set(order)) != len(order) or len(people) - len(order) > 1:
        said = quoted(", ".join(order))
        raise OutcomeError(f"order: who went out, all but the last at least, not {said}")
    last = tuple(person for person in people if person not in order)
    points, rule = places(contract, profile, len(people)), contract.rule
    if len(people) == 3:
        rule = "HZ-7.10" if profile.domino_three_players == "0_10_20" else "HZ-OP8"
    for number, (person, amount) in enumerate(zip((*order, *last), points, strict=True), 1):
        facts: dict[str, Fact] = {"number": number, "amount": signed(amount)}
        yield Entry(rule, contract.title, person, amount, facts)


def _by_tricks(outcome: Outcome, contract: Contract) -> Iterator[Entry]:
    wanted, found = len(contract.tricks), sum(outcome.tricks.values())
    if found != wanted:
        rule = "HZ-4.1" if wanted == TRICKS else contract.rule
        raise OutcomeError(f"tricks: in {contract.title} {wanted} count, not {found} ({rule})")
    for person in outcome.people:
        number = outcome.tricks.get(person, 0)
        if number:
            amount = number * contract.each
            facts: dict[str, Fact] = {
                "number": number,
                "each": signed(contract.each),
                "amount": signed(amount),
            }
            yield Entry(contract.rule, contract.title, person, amount, facts)


def _by_cards(outcome: Outcome, contract: Contract, pack: Pack) -> Iterator[Entry]:
    worth = counting_cards(contract, pack)
    _each_once(outcome, contract, worth, pack)
    for person in outcome.people:
        taken = outcome.cards.get(person, 0)
        if isinstance(taken, int):
            amount = taken * next(iter(worth.values()))
            shown = str(taken)
        else:
            codes = _read(pack, person, taken, worth)
            amount = sum(worth[code] for code in codes)
            shown = ", ".join(pack.by_code[code].name for code in codes)
        if amount:
            facts = {"cards": shown, "amount": signed(amount)}
            yield Entry(contract.rule, contract.title, person, amount, facts)


def _each_once(outcome: Outcome, contract: Contract, worth: Mapping[str, int], pack: Pack) -> None:
    seen: list[str] = []
    number = 0
    for person, taken in outcome.cards.items():
        if isinstance(taken, int):
            if len(set(worth.values())) > 1:
                raise OutcomeError(
                    f"cards.{person}: name the cards, which differ in worth ({contract.rule})"
                )
            number += taken
            continue
        codes = _read(pack, person, taken, worth)
        twice = [code for code in codes if code in seen]
        if twice:
            raise OutcomeError(f"cards.{person}: card {twice[0]} was taken before")
        seen += codes
    if len(seen) + number == len(worth):
        return
    missing = [code for code in worth if code not in seen]
    said = f"nobody took {missing[0]}" if not number else f"{len(seen) + number} cards were taken"
    raise OutcomeError(f"cards: {said}; {len(worth)} count in {contract.title}")


def _read(pack: Pack, person: str, codes: tuple[str, ...], worth: Mapping[str, int]) -> list[str]:
    """Read cards and keep those that count, in pack order."""
    try:
        found = pack.set(pack.read(" ".join(codes)))
    except Unusable as error:
        raise OutcomeError(f"cards.{person}: {error}") from None
    return [code for code in found.codes if code in worth]
