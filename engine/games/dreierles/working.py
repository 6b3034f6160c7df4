"""How the game points of a deal come about, step by step, in sentences for readers.

The amounts are those of `engine.games.dreierles.scoring`; here they get their words.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.dreierles import one_player
from engine.games.dreierles.contracts import DECLARED, RAEUBER
from engine.games.dreierles.outcome import Outcome
from engine.games.dreierles.profile import DreierlesProfile
from engine.games.dreierles.scoring import RaeuberPoints, contract_points
from engine.settlement import Step
from engine.verdict import Fact


def working(outcome: Outcome, profile: DreierlesProfile) -> tuple[Step, ...]:
    """Explain what the contract, or the Räuber, is worth; bonuses speak for themselves."""
    if profile.book == "one_player":
        return tuple(one_player.working(outcome, profile))
    steps = _raeuber if outcome.contract == RAEUBER else _contract
    return tuple(steps(outcome, profile))


def _contract(outcome: Outcome, profile: DreierlesProfile) -> Iterator[Step]:
    worth = contract_points(outcome, profile)
    facts: dict[str, Fact] = {**worth.facts, "declarer": str(outcome.declarer)}
    if outcome.all_tricks:
        text = "{declarer} took all 16 tricks, and has {points} of the 70 card points."
    elif outcome.all_tricks is False:
        text = "{declarer} missed a trick: a Solo Du is then lost as if the opponents had all 70."
    elif worth.won:
        text = "{declarer} has {points} of the 70 card points; 36 are enough."
    else:
        text = (
            "{declarer} has {points} of the 70 card points and needed 36; the opponents have "
            "{winning_points}."
        )
    yield Step("DR-2.6" if outcome.all_tricks is None else "DR-15.3", text, facts)
    if worth.base_rule == "DR-10.12":
        text = "{winning_points} − 35 = {over}; {over} ÷ 5, rounded up, makes {base}."
    else:
        text = (
            "{winning_points} − 35 = {over}; {over} ÷ 5 without the remainder, and 1 more, makes "
            "{base}."
        )
    yield Step(worth.base_rule, text, facts)
    rule = DECLARED[outcome.contract].factor_rule
    yield Step(rule, "{contract}: {base} × {factor} = {product}.", facts)
    if outcome.knocks:
        yield Step("DR-7.14", "Knocks: {knocks}, so {product} × {multiplier} = {amount}.", facts)


def _raeuber(outcome: Outcome, profile: DreierlesProfile) -> Iterator[Step]:
    worth = RaeuberPoints(profile, outcome)
    losers = worth.losers
    facts: dict[str, Fact] = {
        **worth.facts,
        "loser": losers[0],
        "other": losers[-1],
        "amount": worth.amount,
    }
    if len(losers) == 3:
        yield Step(worth.rule, "All three have {points} card points, so nobody pays.", facts)
        return
    if len(losers) == 1:
        text = "{loser} has most card points, {points}, and pays {value} to each other person."
    else:
        text = "{loser} and {other} share the most card points, {points}, and pay {value} each."
    yield Step(worth.rule, text, facts)
    if outcome.knocks:
        yield Step("DR-11.2", "Knocks: {knocks}, so {value} × {multiplier} = {amount}.", facts)
