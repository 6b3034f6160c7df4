"""Who pays whom in Dreiertarock, with the working shown (DT-10, DT-14.2 to DT-14.7).

All amounts are game points of the profile's unit, cents unless it says otherwise (DT-OP20).
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.errors import OutcomeError
from engine.games.dreiertarock.cards import POINTS
from engine.games.dreiertarock.contracts import (
    BIRDS,
    BONUSES,
    GAME,
    MONDFANG,
    PILE_BONUSES,
    SOLO,
    SOLO_VALAT,
    TARIFFS,
    THROWN_IN,
    TITLES,
    TRISCHAKEN,
)
from engine.games.dreiertarock.outcome import Bonus, Outcome
from engine.games.dreiertarock.profile import DreiertarockProfile
from engine.settlement import Ledger, Line, Payment, paid
from engine.verdict import Fact

_VALAT_FACTOR = 4
"""What all tricks multiply the contract by in the tariff of St. Louis (DT-14.6)."""


def settle(outcome: Outcome, profile: DreiertarockProfile) -> Ledger:
    """Return the ledger of an outcome.

    Raises `OutcomeError` for what cannot be under this profile.
    """
    check(outcome, profile)
    if outcome.contract == THROWN_IN:
        lines: list[Line] = []
    elif outcome.contract == TRISCHAKEN:
        lines = _trischaken(outcome, profile)
    else:
        lines = paid(payments(outcome, profile), str(outcome.declarer), outcome.defenders)
    return Ledger(outcome.people, tuple(lines))


def payments(outcome: Outcome, profile: DreiertarockProfile) -> list[Payment]:
    """Return what each defender settles with the declarer (DT-10.4, DT-10.5).

    The facts are the ``value`` in the tariff and the ``multiplier`` of kontra and Solo.
    """
    if valat_counts(outcome, profile):
        return [_valat(outcome, profile)]
    game = _contract(outcome, profile)
    return [
        game,
        *(_bonus(name, end, outcome, profile) for name, end in _counting(outcome, profile)),
    ]


def valat_counts(outcome: Outcome, profile: DreiertarockProfile) -> bool:
    """Whether all tricks take the place of game and bonuses (DT-14.3)."""
    ordinary = outcome.contract != SOLO_VALAT
    return ordinary and outcome.valat is not None and profile.silent_valat != "off"


def _contract(outcome: Outcome, profile: DreiertarockProfile) -> Payment:
    """The game itself (DT-10.5, DT-10.8)."""
    prices = profile.prices
    value, doubled = prices.contracts[outcome.contract], outcome.kontras.get(GAME, 0)
    rule = "DT-10.8" if outcome.contract == SOLO_VALAT else "DT-10.5"
    how = "won" if outcome.won else "lost"
    return _payment(rule, f"{outcome.title} {how}", value, 1 << doubled, bool(outcome.won), profile)


def _valat(outcome: Outcome, profile: DreiertarockProfile) -> Payment:
    """All tricks, in place of the game and doubled as it was (DT-14.3, DT-14.6)."""
    prices = profile.prices
    value = prices.valat or _VALAT_FACTOR * prices.contracts[outcome.contract]
    rule = "DT-14.3" if prices.valat else prices.rule
    doubled = 1 << outcome.kontras.get(GAME, 0)
    return _payment(rule, "All tricks", value, doubled, bool(outcome.valat), profile)


def solo_doubles(outcome: Outcome, profile: DreiertarockProfile) -> bool:
    """Whether all bonuses count double because a Solo is played (DT-14.4)."""
    return profile.solo_doubles_bonuses and outcome.contract == SOLO


def _counting(outcome: Outcome, profile: DreiertarockProfile) -> Iterator[tuple[str, Bonus]]:
    for name, end in outcome.ends().items():
        if end.made or end.announced or profile.silent_bird_loss:
            yield name, end


def _bonus(name: str, end: Bonus, outcome: Outcome, profile: DreiertarockProfile) -> Payment:
    """A bonus, for the declarer if the declarer made it or the defenders failed (DT-10.6)."""
    value = profile.prices.bonus(name, end.announced)
    multiplier = 1 << outcome.kontras.get(name, 0)
    if solo_doubles(outcome, profile):
        multiplier *= 2
    how = "announced" if end.announced else "silent"
    what = "made" if end.made else "failed"
    said = f"{how} " if name in BIRDS or end.announced else ""
    label = BONUSES[name] if name == MONDFANG else f"{said}{BONUSES[name]} {what}"
    gains = end.by_declarer == end.made
    return _payment(_bonus_rule(name, end, profile), label, value, multiplier, gains, profile)


def _bonus_rule(name: str, end: Bonus, profile: DreiertarockProfile) -> str:
    if not end.made:
        return "DT-10.6"
    if name in PILE_BONUSES:
        return "DT-10.2"
    return "DT-10.7" if name == MONDFANG else profile.prices.rule


def _payment(  # noqa: PLR0913, PLR0917
    rule: str, label: str, value: int, multiplier: int, gains: bool, profile: DreiertarockProfile
) -> Payment:
    worth = value // profile.cents
    amount = worth * multiplier if gains else -worth * multiplier
    return Payment(rule, label, amount, {"value": worth, "multiplier": multiplier})


class TrischakenPoints:
    """The working of a Trischaken (DT-14.2): who pays whom, and how much each time.

    ``winners`` are those without a card point; where there are any they are paid by the
    others. Else ``losers``, those with most card points, pay the others. All three with the
    same: nobody pays. ``rule`` says how much it is.
    """

    def __init__(self, outcome: Outcome, profile: DreiertarockProfile) -> None:
        points = outcome.points_by
        prices = profile.prices
        self.value = prices.contracts[TRISCHAKEN] // profile.cents
        self.rule = "DT-14.2" if prices is TARIFFS["article"] else prices.rule
        self.kontras = outcome.kontras.get(GAME, 0)
        self.amount = self.value << self.kontras
        self.most = max(points.values())
        self.losers = tuple([who for who in outcome.active if points[who] == self.most])
        self.winners = tuple([who for who in outcome.active if not points[who]])

    def pairs(self, active: tuple[str, ...]) -> list[tuple[str, str]]:
        """Who pays whom. What two would pay each other is left out."""
        payers = [who for who in active if who not in self.winners] if self.winners else self.losers
        payees = self.winners or [who for who in active if who not in self.losers]
        return [(payer, payee) for payer in payers for payee in payees]

    @property
    def facts(self) -> dict[str, Fact]:
        """All numbers of the working."""
        return {
            "points": self.most,
            "value": self.value,
            "kontras": self.kontras,
            "multiplier": 1 << self.kontras,
            "amount": self.amount,
        }


def _trischaken(outcome: Outcome, profile: DreiertarockProfile) -> list[Line]:
    worth = TrischakenPoints(outcome, profile)
    label = "Trischaken, no card points" if worth.winners else "Trischaken lost"
    return [
        Line(worth.rule, label, payer, payee, worth.amount, worth.facts)
        for payer, payee in worth.pairs(outcome.active)
    ]


def check(outcome: Outcome, profile: DreiertarockProfile) -> None:
    """Make sure that an outcome can be under a profile; `OutcomeError` names the field."""
    if len(outcome.people) == 4 and not profile.four_at_table:
        raise OutcomeError("people: three play here; four only with DT-14.7")
    if outcome.contract != THROWN_IN and outcome.contract not in profile.contracts:
        if outcome.contract == TRISCHAKEN:
            raise OutcomeError("contract: no Trischaken is played here (DT-14.2)")
        title = TITLES[outcome.contract]
        raise OutcomeError(f"contract: there is no {title} in the tariff of St. Louis (DT-14.6)")
    if outcome.contract == TRISCHAKEN:
        total = sum(outcome.points_by.values())
        if (total == POINTS) != profile.talon_is_won:
            raise OutcomeError(f"points_by: {total} in all cannot be under this tariff (DT-14.2)")
    if outcome.kontras:
        _check_kontras(outcome, profile)
    for name, end in outcome.ends().items():
        if wrong := wrong_announcement(name, end, profile):
            raise OutcomeError(f"bonuses.{name}: {wrong}")


def wrong_announcement(name: str, end: Bonus, profile: DreiertarockProfile) -> str:
    """Say why a bonus was not announced under a profile; empty where it can have been."""
    if end.announced and name not in profile.announced:
        return "it cannot be announced here (DT-OP8)"
    if end.announced and not end.by_declarer and profile.announce_by == "declarer":
        return "only the declarer announces here (DT-OP7)"
    return ""


def _check_kontras(outcome: Outcome, profile: DreiertarockProfile) -> None:
    for what, number in outcome.kontras.items():
        if number and what not in profile.doubled:
            raise OutcomeError(f"kontras.{what}: it cannot be doubled here (DT-OP9)")
