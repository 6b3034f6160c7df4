"""How the game points of a deal come about, step by step, in sentences for readers.

The amounts are those of `engine.games.dreierles.scoring`; here they get their words.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.dreierles.contracts import BIDS, RAEUBER
from engine.games.dreierles.outcome import Outcome
from engine.games.dreierles.profile import DreierlesProfile
from engine.games.dreierles.scoring import ContractPoints, raeuber_value
from engine.settlement import Step
from engine.verdict import Fact


def working(outcome: Outcome, profile: DreierlesProfile) -> tuple[Step, ...]:
    """Explain what the contract, or the Räuber, is worth; bonuses speak for themselves."""
    steps = _raeuber if outcome.contract == RAEUBER else _contract
    return tuple(steps(outcome, profile))


def _contract(outcome: Outcome, profile: DreierlesProfile) -> Iterator[Step]:
    worth = ContractPoints(profile, outcome.contract, outcome.points, outcome.knocks)
    facts: dict[str, Fact] = {
        **worth.facts,
        "declarer": str(outcome.declarer),
        "product": worth.base * BIDS[outcome.contract].factor,
        "amount": worth.amount,
    }
    if worth.won:
        text = "{declarer} has {points} of the 70 card points; 36 are enough."
    else:
        text = (
            "{declarer} has {points} of the 70 card points and needed 36; the opponents have "
            "{winning_points}."
        )
    yield Step("DR-2.6", text, facts)
    if worth.base_rule == "DR-10.12":
        text = "{winning_points} − 35 = {over}; {over} ÷ 5, rounded up, makes {base}."
    else:
        text = (
            "{winning_points} − 35 = {over}; {over} ÷ 5 without the remainder, and 1 more, makes "
            "{base}."
        )
    yield Step(worth.base_rule, text, facts)
    yield Step("DR-10.2", "{contract}: {base} × {factor} = {product}.", facts)
    if outcome.knocks:
        yield Step("DR-7.14", "Knocks: {knocks}, so {product} × {multiplier} = {amount}.", facts)


def _raeuber(outcome: Outcome, profile: DreierlesProfile) -> Iterator[Step]:
    most = max(outcome.points_by.values())
    losers = [who for who in outcome.active if outcome.points_by[who] == most]
    if len(losers) == 3:
        text = "All three have {points} card points, so nobody pays."
        yield Step("DR-11.9", text, {"points": most})
        return
    value = raeuber_value(profile)
    facts: dict[str, Fact] = {
        "points": most,
        "loser": losers[0],
        "other": losers[-1],
        "value": value // len(losers),
        "knocks": outcome.knocks,
        "multiplier": 1 << outcome.knocks,
        "amount": (value // len(losers)) << outcome.knocks,
    }
    rule = "DR-11.15" if value != 2 else "DR-11.7" if len(losers) == 1 else "DR-11.8"
    if len(losers) == 1:
        text = "{loser} has most card points, {points}, and pays {value} to each other person."
    else:
        text = "{loser} and {other} share the most card points, {points}, and pay {value} each."
    yield Step(rule, text, facts)
    if outcome.knocks:
        yield Step("DR-11.2", "Knocks: {knocks}, so {value} × {multiplier} = {amount}.", facts)
