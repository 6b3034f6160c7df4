"""How the points of a deal come about, step by step, in sentences for readers.

The amounts are those of `engine.games.droggn.scoring`; here they get their words.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.droggn.cards import rule_with
from engine.games.droggn.contracts import SUPER_MORD, THROWN_IN
from engine.games.droggn.outcome import Outcome
from engine.games.droggn.profile import DroggnProfile
from engine.games.droggn.scoring import (
    GameValue,
    needed,
    needed_rule,
    pagat_payment,
    payments,
)
from engine.settlement import Payment, Step
from engine.verdict import Fact


def working(outcome: Outcome, profile: DroggnProfile) -> tuple[Step, ...]:
    """Explain what the declarer wins from, or loses to, each other person."""
    if outcome.contract == THROWN_IN:
        return (Step("DG-5.5", "All have passed, and nobody pays.", {}),)
    return tuple(_steps(outcome, profile))


def _steps(outcome: Outcome, profile: DroggnProfile) -> Iterator[Step]:
    game = GameValue(outcome, profile)
    facts: dict[str, Fact] = {
        **game.facts,
        "declarer": str(outcome.declarer),
        "pack": profile.deck.points,
        "tricks": profile.deck.hand,
        "needed": needed(profile),
    }
    if game.by_points:
        yield _points(outcome, game, facts, profile)
    else:
        yield _tricks(game, facts, profile)
    yield _value(outcome, game, facts)
    if outcome.doublings:
        text = "Schwacher and retours: {doublings}, so {single} × {multiplier} = {amount}."
        yield Step("DG-10.5", text, facts)
    pagat = pagat_payment(outcome)
    if pagat:
        yield _pagat(outcome, pagat)
    yield _total(outcome, sum(payment.amount for payment in payments(outcome, profile)))


def _total(outcome: Outcome, total: int) -> Step:
    facts: dict[str, Fact] = {"declarer": str(outcome.declarer), "total": abs(total)}
    if total < 0:
        return Step("DG-10.6", "In all {declarer} pays {total} to each other person.", facts)
    return Step("DG-10.6", "In all {declarer} gets {total} from each other person.", facts)


def _tricks(game: GameValue, facts: dict[str, Fact], profile: DroggnProfile) -> Step:
    if not game.won:
        text = "{declarer} has lost a trick, so the Super Mord is lost."
        return Step("DG-8.10", text, facts)
    rule = rule_with(profile.deck.pack, "DG-10.16") if game.match else game.rule
    return Step(rule, "{declarer} has won all {tricks} tricks.", facts)


def _points(
    outcome: Outcome, game: GameValue, facts: dict[str, Fact], profile: DroggnProfile
) -> Step:
    if outcome.points == game.half and profile.win_threshold == "37_last_trick":
        if game.won:
            text = "Both sides have {points} card points, and {declarer} won the last trick."
        else:
            text = "Both sides have {points} card points, and the defenders won the last trick."
        return Step("DG-14.5", text, facts)
    if game.won:
        text = "{declarer} has {points} of the {pack} card points; {needed} are enough."
    else:
        text = "{declarer} has {points} of the {pack} card points and needed {needed}."
    return Step(needed_rule(profile), text, facts)


def _value(outcome: Outcome, game: GameValue, facts: dict[str, Fact]) -> Step:
    if outcome.contract == SUPER_MORD:
        text = "Super {value}, Match {over}, Mord {mord}: together {single}."
        if game.out:
            text = "Super {value}, Match {over}, Mord {mord}, card laid out {out}: {single}."
        return Step(game.rule, text, facts)
    if game.match:
        return Step(
            game.rule, "{contract} {value} and Match {over}: {value} + {over} = {single}.", facts
        )
    if game.won:
        text = "{contract} {value}, and {points} − {half} = {over} over: together {single}."
    else:
        text = "{contract} {value}, and {half} − {points} = {over} short: together {single}."
    return Step(game.rule, text, facts)


_PAGAT = {
    "silent_won": "The silent Pagat wins the last trick, never doubled: {amount}",
    "silent_lost": "The silent Pagat is beaten in the last trick, never doubled: {amount}",
    "out_won": "The laid-out Pagat wins the last trick: {single} × {multiplier} = {amount}",
    "out_lost": "The laid-out Pagat is lost: {single} × {multiplier} = {amount}",
    "captured": "The silent Pagat was captured, never doubled: {amount}",
}


def _pagat(outcome: Outcome, payment: Payment) -> Step:
    """Say what the Pagat brings, and whom."""
    gains = "for {declarer}." if payment.amount > 0 else "for the defenders."
    facts = {**payment.facts, "declarer": str(outcome.declarer)}
    return Step(payment.rule, f"{_PAGAT[outcome.pagat]} {gains}", facts)
