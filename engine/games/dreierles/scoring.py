"""Who pays whom in Dreierles, with the working shown (DR-10, DR-11.7 to DR-11.15, DR-12.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby

from engine.errors import OutcomeError
from engine.games.dreierles.cards import HALF, POINTS, WIN
from engine.games.dreierles.contracts import BIDS, DECLARED, RAEUBER, TITLES
from engine.games.dreierles.knocking import most_settled
from engine.games.dreierles.one_player import penalty_written, write_down
from engine.games.dreierles.outcome import COMBINATIONS, Mistake, Outcome
from engine.games.dreierles.profile import DreierlesProfile
from engine.games.dreierles.raeuber import losers, raised
from engine.settlement import Account, Ledger, Line, Payment, paid
from engine.verdict import Fact


class ContractPoints:
    """The working of the contract's game points, per opponent (DR-10.1 to DR-10.3, DR-10.12).

    ``won`` by the declarer or not (DR-2.6); ``winning_points`` are the card points of the side
    that won, ``over`` by how much they pass 35; ``base`` are the game points before ``factor``
    and knocks, ``base_rule`` the rule that rounds. ``amount`` is what each opponent pays, or
    gets if the game is lost; ``signed`` the same as the declarer sees it.

    A Solo Du is won with ``all_tricks``; if one is missed, it is lost as if all were (DR-15.3).
    """

    def __init__(
        self,
        profile: DreierlesProfile,
        contract: str,
        points: int,
        knocks: int = 0,
        all_tricks: bool | None = None,
    ) -> None:
        bid = DECLARED[contract]
        self.points = points
        self.knocks = knocks
        self.won = points >= WIN if all_tricks is None else all_tricks
        self.winning_points = points if self.won else POINTS - points
        if all_tricks is False:
            self.winning_points = POINTS
        self.over = self.winning_points - HALF
        if profile.overshoot_rounding == "ceil":
            self.base, self.base_rule = -(-self.over // 5), "DR-10.12"
        else:
            self.base, self.base_rule = self.over // 5 + 1, "DR-10.1"
        self.factor, self.title = bid.factor, bid.title
        self.product = self.base * bid.factor
        self.amount = self.product << knocks
        self.signed = self.amount if self.won else -self.amount

    @property
    def facts(self) -> dict[str, Fact]:
        """All numbers of the working."""
        return {
            "points": self.points,
            "winning_points": self.winning_points,
            "over": self.over,
            "base": self.base,
            "factor": self.factor,
            "contract": self.title,
            "product": self.product,
            "knocks": self.knocks,
            "multiplier": 1 << self.knocks,
            "amount": self.amount,
        }


def settle(outcome: Outcome, profile: DreierlesProfile) -> Account:
    """Return the ledger of an outcome, in game points, or what one player's book has (DR-15.3).

    Raises `OutcomeError` for more knocks than the profile allows, and for a bid it does not know.
    """
    _check(outcome, profile)
    if profile.book == "one_player":
        return write_down(outcome, profile)
    lines = _raeuber(outcome, profile) if outcome.contract == RAEUBER else _game(outcome, profile)
    if outcome.combinations:
        lines += _combinations(outcome, profile)
    return Ledger(outcome.people, tuple(lines))


def settling(outcome: Outcome | Mistake, profile: DreierlesProfile) -> tuple[str, ...]:
    """Return who pays and receives: an idle dealer too, unless the profile says no (DR-2.5)."""
    return outcome.people if profile.idle_dealer == "settles" else outcome.active


def opponents(outcome: Outcome, profile: DreierlesProfile) -> list[str]:
    """Return everybody who settles with the declarer."""
    return [who for who in settling(outcome, profile) if who != outcome.declarer]


def _check(told: Outcome | Mistake, profile: DreierlesProfile) -> None:
    """Make sure that the profile knows the bid, and so many knocks."""
    if told.knocks:
        _check_knocks(told, profile)
    if told.contract not in profile.contracts:
        title = TITLES[told.contract]
        raise OutcomeError(f"contract: there is no {title} in the profile {profile.name} (DR-15.3)")


def _check_knocks(outcome: Outcome | Mistake, profile: DreierlesProfile) -> None:
    most, rule = most_settled(profile, outcome.contract, len(outcome.people))
    if outcome.knocks > most:
        raise OutcomeError(f"knocks: {outcome.knocks} is more than the {most} allowed ({rule})")


_PFEIFE = {
    "silent_won": Payment("DR-7.6", "Pfeife wins the last trick", 1),
    "silent_lost": Payment("DR-7.6", "Pfeife beaten in the last trick", -1),
    "out_won": Payment("DR-7.7", "laid-out Pfeife wins the last trick", 2),
    "out_lost": Payment("DR-7.7", "laid-out Pfeife lost", -2),
}
_DEFENDERS_PFEIFE = Payment("DR-7.18", "defender’s Pfeife wins the last trick", -1)


def contract_points(outcome: Outcome, profile: DreierlesProfile) -> ContractPoints:
    """Return the working of a declared game's contract points."""
    return ContractPoints(
        profile, outcome.contract, outcome.points, outcome.knocks, outcome.all_tricks
    )


def payments(outcome: Outcome, profile: DreierlesProfile) -> list[Payment]:
    """Return what each opponent settles with the declarer of a declared game."""
    worth = contract_points(outcome, profile)
    label = f"{outcome.title} won" if worth.won else f"{outcome.title} lost"
    found = [Payment("DR-10.3", label, worth.signed, worth.facts)]
    if outcome.pfeife in _PFEIFE:
        found.append(_PFEIFE[outcome.pfeife])
    elif outcome.pfeife != "none" and profile.pfeife_defenders:
        found.append(_DEFENDERS_PFEIFE)
    return found


def _game(outcome: Outcome, profile: DreierlesProfile) -> list[Line]:
    others = opponents(outcome, profile)
    return paid(payments(outcome, profile), str(outcome.declarer), others)


def _combinations(outcome: Outcome, profile: DreierlesProfile) -> list[Line]:
    """Every other person pays the holder 1 for each combination (DR-7.1)."""
    lines: list[Line] = []
    if outcome.contract == RAEUBER and not profile.raeuber_combinations:
        return lines
    for holder in outcome.people:
        if profile.combinations_for == "declarer" and holder != outcome.declarer:
            continue
        for name in outcome.combinations.get(holder, ()):
            for other in settling(outcome, profile):
                if other != holder:
                    label = COMBINATIONS[name]
                    lines.append(Line("DR-7.1", label, other, holder, 1, {"holder": holder}))
    return lines


@dataclass(frozen=True, slots=True)
class RaeuberPoints:
    """The working of a Räuber: who has most card points, and what each of them pays (DR-11.7)."""

    profile: DreierlesProfile
    outcome: Outcome

    @property
    def most(self) -> int:
        """The most card points that anybody has."""
        return max(self.outcome.points_by.values())

    @property
    def losers(self) -> tuple[str, ...]:
        """Who has them: one, two, or all three, and then nobody pays (DR-11.9)."""
        return losers(self.outcome)

    @property
    def value(self) -> int:
        """What each loser pays to each other person, before knocks."""
        return (self.profile.last_raeuber_value if raised(self.profile) else 2) // len(self.losers)

    @property
    def rule(self) -> str:
        """The rule that says who pays how much."""
        if len(self.losers) == 3:
            return "DR-11.9"
        if raised(self.profile):
            return "DR-11.15"
        return "DR-11.7" if len(self.losers) == 1 else "DR-11.8"

    @property
    def amount(self) -> int:
        """What each loser pays to each other person."""
        return self.value << self.outcome.knocks

    @property
    def facts(self) -> dict[str, Fact]:
        """All numbers of the working."""
        return {
            "points": self.most,
            "value": self.value,
            "knocks": self.outcome.knocks,
            "multiplier": 1 << self.outcome.knocks,
        }


def _raeuber(outcome: Outcome, profile: DreierlesProfile) -> list[Line]:
    worth = RaeuberPoints(profile, outcome)
    if len(worth.losers) == 3:
        return []
    label = "Räuber lost" if len(worth.losers) == 1 else "Räuber, tie"
    return [
        Line(worth.rule, label, loser, other, worth.amount, worth.facts)
        for loser in worth.losers
        for other in settling(outcome, profile)
        if other not in worth.losers
    ]


def penalty(mistake: Mistake, profile: DreierlesProfile) -> Account:
    """Settle an illegal discard or play.

    It costs 4 × factor × 2^knocks to each other person (DR-12.1); to whom it goes is our decision
    (DR-OP14). In one player's book it costs 20; after an illegal play the deal goes on, while an
    illegal discard ends it with a loss by 35 on top (DR-15.3). Raises `OutcomeError` for a
    Räuber, for which no source names a penalty, and for what cannot be under the profile.
    """
    _check(mistake, profile)
    if profile.book == "one_player":
        return penalty_written(mistake)
    if mistake.contract == RAEUBER:
        raise OutcomeError("contract: no source names a penalty in a Räuber (DR-OP14)")
    factor = DECLARED[mistake.contract].factor
    amount = 4 * factor << mistake.knocks
    facts: dict[str, Fact] = {"factor": factor, "knocks": mistake.knocks}
    fine = Payment("DR-12.1", "Penalty", -amount, facts)
    others = [who for who in settling(mistake, profile) if who != mistake.offender]
    return Ledger(mistake.people, tuple(paid([fine], mistake.offender, others)))


@dataclass(frozen=True, slots=True)
class PayoffRow:
    """Card points ``low`` to ``high`` and what each opponent pays then (negative: gets).

    ``amounts`` by contract; None where these points cannot occur.
    """

    low: int
    high: int
    amounts: Mapping[str, int | None]


def payoff_table(profile: DreierlesProfile) -> tuple[PayoffRow, ...]:
    """Return the table of contract points without knocks, best first (DR-10.4, DR-10.12)."""
    rows = []
    for _, run in groupby(range(69, -1, -1), key=lambda points: _amounts(points, profile)):
        points = list(run)
        amounts = dict(zip(BIDS, _amounts(points[0], profile), strict=True))
        rows.append(PayoffRow(points[-1], points[0], amounts))
    return tuple(rows)


def _amounts(points: int, profile: DreierlesProfile) -> list[int | None]:
    return [
        ContractPoints(profile, bid, points).signed if points >= BIDS[bid].bounds[0] else None
        for bid in BIDS
    ]
