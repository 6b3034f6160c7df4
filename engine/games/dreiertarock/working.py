"""How the amount of a deal comes about, step by step, in sentences for readers.

The amounts are those of `engine.games.dreiertarock.scoring`; here they get their words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.dreiertarock.cards import POINTS
from engine.games.dreiertarock.contracts import (
    BONUSES,
    GAME,
    SOLO_VALAT,
    THROWN_IN,
    TRISCHAKEN,
)
from engine.games.dreiertarock.outcome import Outcome
from engine.games.dreiertarock.profile import DreiertarockProfile
from engine.games.dreiertarock.scoring import (
    TrischakenPoints,
    check,
    payments,
    solo_doubles,
    valat_counts,
)
from engine.settlement import Payment, Step, signed
from engine.verdict import Fact

_SAID = ("kontra", "rekontra", "subkontra")


def working(outcome: Outcome, profile: DreiertarockProfile) -> tuple[Step, ...]:
    """Explain what each defender settles with the declarer, or what a Trischaken costs.

    Raises `engine.errors.OutcomeError` for what cannot be under this profile.
    """
    check(outcome, profile)
    if outcome.contract == THROWN_IN:
        return (Step("DT-5.11", "All passed: the cards are thrown in, and nobody pays.", {}),)
    steps = _trischaken if outcome.contract == TRISCHAKEN else _game
    return tuple(steps(outcome, profile))


def _game(outcome: Outcome, profile: DreiertarockProfile) -> Iterator[Step]:
    found = payments(outcome, profile)
    yield _first(outcome, found[0].rule if valat_counts(outcome, profile) else None)
    yield from _doublings(outcome, profile, bonuses=len(found) > 1)
    for payment in found:
        yield _payment(payment)
    if len(found) > 1:
        facts: dict[str, Fact] = {
            "sum": chain([payment.amount for payment in found]),
            "amount": signed(sum(payment.amount for payment in found)),
            "declarer": str(outcome.declarer),
        }
        text = "{sum} = {amount}: each defender settles that with {declarer}."
        yield Step("DT-10.5", text, facts)


def _first(outcome: Outcome, valat_rule: str | None) -> Step:
    """Say who has won, and with all tricks by which rule these count."""
    facts: dict[str, Fact] = {
        "declarer": str(outcome.declarer),
        "tricks": 0 if outcome.tricks is None else outcome.tricks,
        "points": outcome.points or 0,
        "others": POINTS - (outcome.points or 0),
    }
    if outcome.contract == SOLO_VALAT:
        return Step("DT-10.8", "{declarer} took {tricks} of the 16 tricks and needed all.", facts)
    if valat_rule:
        who = "{declarer}" if outcome.valat else "The defenders"
        text = f"{who} took all 16 tricks, which counts instead of game and bonuses."
        return Step(valat_rule, text, facts)
    if outcome.won:
        text = "{declarer} has {points} of the 70 card points; 36 are enough."
    else:
        text = (
            "{declarer} has {points} of the 70 card points and needed 36; the defenders have "
            "{others}."
        )
    return Step("DT-2.5", text, facts)


def _doublings(outcome: Outcome, profile: DreiertarockProfile, bonuses: bool) -> Iterator[Step]:
    """Say what counts more than once, of the game alone or of ``bonuses`` too."""
    for what, number in outcome.kontras.items():
        if number and (what == GAME or bonuses):
            facts: dict[str, Fact] = {
                "what": "The game" if what == GAME else BONUSES[what],
                "said": _SAID[number - 1],
                "multiplier": 1 << number,
            }
            yield Step("DT-7.5", "{what}: {said}, so it counts {multiplier} times.", facts)
    if bonuses and solo_doubles(outcome, profile):
        yield Step("DT-14.4", "A Solo doubles all bonuses.", {})


def _payment(payment: Payment) -> Step:
    facts: dict[str, Fact] = {
        **payment.facts,
        "label": payment.label[:1].upper() + payment.label[1:],
        "amount": signed(payment.amount),
    }
    if payment.facts["multiplier"] == 1:
        return Step(payment.rule, "{label}: {amount}.", facts)
    return Step(payment.rule, "{label}: {value} × {multiplier}, so {amount}.", facts)


def _trischaken(outcome: Outcome, profile: DreiertarockProfile) -> Iterator[Step]:
    worth = TrischakenPoints(outcome, profile)
    losers = worth.losers
    facts: dict[str, Fact] = {
        **worth.facts,
        "loser": losers[0],
        "other": losers[-1],
        "winner": worth.winners[0] if worth.winners else "",
    }
    if len(worth.winners) == 1:
        text = "{winner} has no card points and gets {value} from each other player."
    elif len(losers) == 1:
        text = "{loser} has most card points, {points}, and pays {value} to each other player."
    elif len(losers) == 2:
        text = "{loser} and {other} share the most card points, {points}, and pay {value} each."
    else:
        yield Step("DT-14.2", "All three have {points} card points, so nobody pays.", facts)
        return
    yield Step(worth.rule, text, facts)
    if worth.kontras:
        text = "Kontras: {kontras}, so {value} × {multiplier} = {amount}."
        yield Step("DT-14.2", text, facts)


def chain(amounts: Sequence[int]) -> str:
    """Write a sum: 40 + 80, −30 − 10."""
    first, *others = amounts
    return "".join(
        [
            f"−{-first}" if first < 0 else str(first),
            *(f" − {-each}" if each < 0 else f" + {each}" for each in others),
        ]
    )
