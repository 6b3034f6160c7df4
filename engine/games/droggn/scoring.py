"""Who pays whom in Droggn, with the working shown (DG-10), and the same on paper (DG-10.6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.errors import OutcomeError
from engine.fields import by_key, check_three_or_four, whole
from engine.games.droggn.cards import rule_with
from engine.games.droggn.contracts import BIDS, MORD, OUT, SUPER_MORD, THROWN_IN
from engine.games.droggn.outcome import LAST_TRICK, Mistake, Outcome
from engine.games.droggn.profile import DroggnProfile
from engine.settlement import Entry, Ledger, Line, Payment, Sheet, paid
from engine.verdict import Fact

_WITH_PAGAT, _WITHOUT_PAGAT = 6, 5
"""The poorest pile of the declarer with a trick that has the Pagat, and of the defenders."""
_LONE_GSTIESS = 4
"""What the defenders have left in a Match if the Gstieß is not counted as taken."""


class GameValue:
    """The working of what the game is worth, without the Pagat (DG-10.1 to DG-10.5).

    ``won`` by the declarer or not; ``over`` how far the points are from half, or what a Match
    or a Mord brings more; ``out`` what a card laid out in a Super Mord brings more; ``single``
    all of it before the doublings, ``amount`` after them, and ``signed`` as the declarer sees it.
    ``match`` says that all tricks were won without a promise. ``rule`` is the one that says how it
    is worth what it is; with 78 cards that is always DG-14.7, which has the numbers.
    """

    def __init__(self, outcome: Outcome, profile: DroggnProfile) -> None:
        deck, bid = profile.deck, BIDS[outcome.contract]
        self.half, self.points, self.title = deck.half, outcome.points, bid.title
        self.value, self.mord, self.out = bid.value, 0, 0
        self.doublings = outcome.doublings
        self.match = outcome.all_tricks and bid.id != SUPER_MORD
        if bid.id == SUPER_MORD:
            self.won, self.over, rule = outcome.all_tricks, deck.half, "DG-10.3"
            self.mord, self.out = MORD, 0 if outcome.laid_out == "none" else OUT
        elif self.match:
            self.won, self.over, rule = True, deck.half, "DG-10.4"
        else:
            points = outcome.points or 0
            self.won = has_won(outcome, profile)
            self.over, rule = abs(points - deck.half), "DG-10.1"
        self.rule = rule_with(deck.pack, rule)
        self.single = self.value + self.over + self.mord + self.out
        self.amount = self.single << self.doublings
        self.signed = self.amount if self.won else -self.amount

    @property
    def by_points(self) -> bool:
        """Whether card points decide, and not tricks."""
        return not self.match and not self.mord

    @property
    def label(self) -> str:
        """What the amount is for."""
        if self.match:
            return f"{self.title} Match"
        return f"{self.title} won" if self.won else f"{self.title} lost"

    @property
    def facts(self) -> dict[str, Fact]:
        """All numbers of the working."""
        facts: dict[str, Fact] = {
            "contract": self.title,
            "half": self.half,
            "value": self.value,
            "over": self.over,
            "mord": self.mord,
            "out": self.out,
            "single": self.single,
            "doublings": self.doublings,
            "multiplier": 1 << self.doublings,
            "amount": self.amount,
        }
        return facts if self.points is None else {"points": self.points, **facts}


def needed(profile: DroggnProfile) -> int:
    """The card points with which the declarer has won, if need be with the last trick."""
    return profile.deck.half + (profile.win_threshold == "38")


def needed_rule(profile: DroggnProfile) -> str:
    """The rule that says how many card points are needed (DG-2.6, DG-14.5, DG-14.7)."""
    if profile.win_threshold == "38":
        return "DG-14.5"
    return rule_with(profile.deck.pack, "DG-2.6")


def has_won(outcome: Outcome, profile: DroggnProfile) -> bool:
    """Whether the declarer has enough card points (DG-2.6, DG-14.5, DG-OP1).

    Raises `OutcomeError` if the last trick decides and is not told.
    """
    points = outcome.points or 0
    if points == profile.deck.half and profile.win_threshold == "37_last_trick":
        if outcome.taker is None:
            raise OutcomeError(f"last_trick: missing; at {points} points it decides (DG-14.5)")
        return outcome.taker == LAST_TRICK[0]
    return points >= needed(profile)


_PAGAT = {
    "silent_won": ("silent Pagat wins the last trick", 10),
    "silent_lost": ("silent Pagat beaten in the last trick", -10),
    "out_won": ("laid-out Pagat wins the last trick", OUT),
    "out_lost": ("laid-out Pagat lost", -OUT),
    "captured": ("silent Pagat captured", -5),
}
"""For each `outcome.PAGAT` the label, and what it brings the side that had it (DG-10.2)."""


def pagat_payment(outcome: Outcome) -> Payment | None:
    """Return what the Pagat brings the declarer; None if nothing (DG-10.2, DG-10.5)."""
    if outcome.pagat not in _PAGAT:
        return None
    label, single = _PAGAT[outcome.pagat]
    doublings = outcome.doublings if outcome.pagat.startswith("out_") else 0
    amount = single << doublings
    facts: dict[str, Fact] = {
        "single": abs(single),
        "multiplier": 1 << doublings,
        "amount": abs(amount),
    }
    if outcome.by_defender:
        return Payment("DG-10.2", f"defender’s {label}", -amount, facts)
    return Payment("DG-10.2", label, amount, facts)


def payments(outcome: Outcome, profile: DroggnProfile) -> list[Payment]:
    """Return what each other person settles with the declarer, the idle dealer too (DG-2.4).

    Raises `OutcomeError` for what cannot be under the profile.
    """
    if outcome.contract == THROWN_IN:
        return []
    _check(outcome, profile)
    game = GameValue(outcome, profile)
    rule = "DG-14.5" if _otherwise_at_half(game, profile) else game.rule
    found = [Payment(rule, game.label, game.signed, game.facts)]
    pagat = pagat_payment(outcome)
    return [*found, pagat] if pagat else found


def _otherwise_at_half(game: GameValue, profile: DroggnProfile) -> bool:
    """Whether another rule than DG-10.1 had to say who has won (DG-14.5)."""
    return game.by_points and game.points == game.half and profile.win_threshold != "37"


def settle(outcome: Outcome, profile: DroggnProfile) -> Ledger:
    """Return who pays whom, in points: the zero-sum form of DG-10.6."""
    others = [who for who in outcome.people if who != outcome.declarer]
    lines = paid(payments(outcome, profile), str(outcome.declarer), others)
    return Ledger(outcome.people, tuple(lines))


def paper(outcome: Outcome, profile: DroggnProfile) -> Sheet:
    """Return what is written down: only the declarer's column changes (DG-10.6)."""
    entries = (
        Entry(rule, label, str(outcome.declarer), amount, facts)
        for rule, label, amount, facts in payments(outcome, profile)
    )
    return Sheet(outcome.people, tuple(entries))


def settle_paper(columns: Mapping[str, Any]) -> Ledger:
    """Settle the columns at the end: each pair pays the difference of their totals (DG-10.6).

    Raises `OutcomeError` for a column that is no number, and for a table that cannot be.
    """
    totals = by_key(whole)("columns", columns)
    people = tuple(totals)
    check_three_or_four(people)
    lines = []
    for place, one in enumerate(people):
        for other in people[place + 1 :]:
            payer, payee = (other, one) if totals[one] > totals[other] else (one, other)
            amount = abs(totals[one] - totals[other])
            lines.append(Line("DG-10.6", "difference on paper", payer, payee, amount))
    return Ledger(people, tuple(lines))


def most_doublings(profile: DroggnProfile) -> int:
    """Return how often a hand can be doubled: by a Schwacher, and by each retour (DG-OP9)."""
    return 1 + profile.retour_limit


def _check(outcome: Outcome, profile: DroggnProfile) -> None:
    _check_doublings(outcome.doublings, profile)
    points, deck = outcome.points, profile.deck
    if points is None or outcome.contract == SUPER_MORD:
        return
    if outcome.all_tricks:
        possible: Sequence[int] = (deck.points - _LONE_GSTIESS, deck.points)
        if points not in possible:
            said = " or ".join(map(str, possible))
            raise OutcomeError(f"points: with all tricks they are {said}, not {points} (DG-10.4)")
        return
    least, highest = 1, deck.points - 1
    if outcome.pagat_taker == LAST_TRICK[0]:
        least = _WITH_PAGAT
    elif outcome.pagat_taker == LAST_TRICK[1]:
        highest = deck.points - _WITHOUT_PAGAT
    if not least <= points <= highest:
        given = f" with pagat {outcome.pagat}" if outcome.pagat_taker else ""
        raise OutcomeError(f"points: {points} cannot be{given}: that leaves {least} to {highest}")


def _check_doublings(doublings: int, profile: DroggnProfile) -> None:
    most = most_doublings(profile)
    if doublings > most:
        raise OutcomeError(f"doublings: {doublings} is more than the {most} allowed (DG-OP9)")


def penalty(mistake: Mistake, profile: DroggnProfile) -> Ledger:
    """Settle a revoke or a wrong discard: the offender's side loses the game (DG-10.8).

    It loses the value and 20 for a card laid out, with all doublings, and nothing for overshoot;
    in a Super Mord the half of the points and the Mord belong to the value (DG-10.3).
    A defender's offence costs the partner too, and an idle dealer, who loses with them (DG-2.4).
    Raises `OutcomeError` for more doublings than the profile allows.
    """
    _check_doublings(mistake.doublings, profile)
    single = BIDS[mistake.contract].value + (OUT if mistake.laid_out else 0)
    if mistake.contract == SUPER_MORD:
        single += profile.deck.half + MORD
    by_declarer = mistake.offender == mistake.declarer
    amount = (single << mistake.doublings) * (-1 if by_declarer else 1)
    others = [who for who in mistake.people if who != mistake.declarer]
    payment = Payment("DG-10.8", "revoke", amount, {"offender": mistake.offender})
    return Ledger(mistake.people, tuple(paid([payment], str(mistake.declarer), others)))
