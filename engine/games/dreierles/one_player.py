"""The book of the Achertal tournaments, where points are written for one player (DR-15.3).

Nobody pays anybody: an entry stands for one person, and the entries of a deal need not sum to
zero. What the sheet leaves open is decided as it is elsewhere: a knock doubles what depends on card
points (DR-7.14), and whoever shares the most card points of a Räuber loses it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.games.dreierles.cards import HALF
from engine.games.dreierles.contracts import DECLARED, RAEUBER, SOLO_DU
from engine.games.dreierles.outcome import COMBINATIONS, Mistake, Outcome
from engine.games.dreierles.profile import DreierlesProfile
from engine.games.dreierles.raeuber import losers, raised
from engine.settlement import Entry, Sheet, Step
from engine.verdict import Fact

RULE = "DR-15.3"
FLAT = 5
"""More for a game won, less for one that is lost."""
COMBINATION = 5
RAMSCH = 20
"""What a Räuber costs each loser; twice as much where its value is raised (DR-12.5)."""
PFEIFE = {
    "silent_won": ("Pfeife wins the last trick", 10),
    "silent_lost": ("Pfeife beaten in the last trick", -20),
    "out_won": ("laid-out Pfeife wins the last trick", 20),
    "out_lost": ("laid-out Pfeife lost", -40),
}
DEFENDERS_PFEIFE = ("defender’s Pfeife wins the last trick", 10)
PENALTY = 20
"""What an illegal play or discard costs."""
GAME = 30
"""At the end of a tournament, for each game won as declarer; as much less for one lost."""
OTHERS = {3: 20, 4: 15}
"""What a lost game brings each other person, by the number of people at the table."""


class GamePoints:
    """The working of a declared game: what is written for the declarer.

    ``over`` is by how much the side that won passed 35, ``product`` that times the ``factor``,
    ``doubled`` the same after the knocks; ``amount`` is 5 more, and less than 0 if the game is
    lost. A Solo Du that misses a trick is lost by all 35.
    """

    def __init__(self, outcome: Outcome) -> None:
        contract = DECLARED[outcome.contract]
        self.won = bool(outcome.won)
        self.whole = outcome.contract == SOLO_DU and not self.won
        self.points, self.title = outcome.points, contract.title
        self.over = HALF if self.whole else abs(outcome.points - HALF)
        self.factor, self.knocks = contract.factor, outcome.knocks
        self.product = self.over * self.factor
        self.doubled = self.product << self.knocks
        self.size = self.doubled + FLAT
        self.amount = self.size if self.won else -self.size

    @property
    def facts(self) -> dict[str, Fact]:
        """All numbers of the working; ``amount`` without its sign."""
        return {
            "points": self.points,
            "over": self.over,
            "factor": self.factor,
            "contract": self.title,
            "product": self.product,
            "knocks": self.knocks,
            "multiplier": 1 << self.knocks,
            "doubled": self.doubled,
            "flat": FLAT,
            "amount": self.size,
        }


def write_down(outcome: Outcome, profile: DreierlesProfile) -> Sheet:
    """Return what is written for each person after a deal."""
    own = _ramsch if outcome.contract == RAEUBER else _game
    return Sheet(outcome.people, (*own(outcome, profile), *_combinations(outcome, profile)))


def _game(outcome: Outcome, profile: DreierlesProfile) -> Iterator[Entry]:
    worth, declarer = GamePoints(outcome), str(outcome.declarer)
    label = f"{outcome.title} won" if worth.won else f"{outcome.title} lost"
    yield Entry(RULE, label, declarer, worth.amount, worth.facts)
    if outcome.pfeife in PFEIFE:
        yield Entry(RULE, PFEIFE[outcome.pfeife][0], declarer, PFEIFE[outcome.pfeife][1])
    elif outcome.pfeife_defender and profile.pfeife_defenders:
        label, amount = DEFENDERS_PFEIFE
        yield Entry(RULE, label, outcome.pfeife_defender, amount)


def _combinations(outcome: Outcome, profile: DreierlesProfile) -> Iterator[Entry]:
    if outcome.contract == RAEUBER and not profile.raeuber_combinations:
        return
    for holder in outcome.people:
        if profile.combinations_for == "everyone" or holder == outcome.declarer:
            for name in outcome.combinations.get(holder, ()):
                yield Entry(RULE, COMBINATIONS[name], holder, COMBINATION)


def _loss(outcome: Outcome, profile: DreierlesProfile) -> tuple[int, int]:
    """Return what a Räuber costs each loser, before the knocks and after them."""
    value = 2 * RAMSCH if raised(profile) else RAMSCH
    return value, value << outcome.knocks


def _ramsch(outcome: Outcome, profile: DreierlesProfile) -> Iterator[Entry]:
    for loser in losers(outcome):
        yield Entry(RULE, "Räuber lost", loser, -_loss(outcome, profile)[1])


def working(outcome: Outcome, profile: DreierlesProfile) -> Iterator[Step]:
    """Explain in sentences what the game, or the Räuber, comes to."""
    if outcome.contract == RAEUBER:
        yield from _ramsch_working(outcome, profile)
        return
    worth = GamePoints(outcome)
    facts: dict[str, Fact] = {**worth.facts, "declarer": str(outcome.declarer)}
    if worth.whole:
        yield Step(RULE, "{declarer} missed a trick: a Solo Du is then lost by all 35.", facts)
    elif worth.won:
        text = "{declarer} has {points} of the 70 card points: {points} − 35 = {over}."
        yield Step(RULE, text, facts)
    else:
        text = "{declarer} has {points} of the 70 card points: 35 − {points} = {over}."
        yield Step(RULE, text, facts)
    rule = DECLARED[outcome.contract].factor_rule
    yield Step(rule, "{contract}: {over} × {factor} = {product}.", facts)
    if outcome.knocks:
        text = "Knocks: {knocks}, so {product} × {multiplier} = {doubled}."
        yield Step("DR-7.14", text, facts)
    if worth.won:
        text = "For the game won {flat} more: {doubled} + {flat} = {amount}."
    else:
        text = "For the game lost {flat} more against {declarer}: {doubled} + {flat} = {amount}."
    yield Step(RULE, text, facts)


def _ramsch_working(outcome: Outcome, profile: DreierlesProfile) -> Iterator[Step]:
    found, (value, amount) = losers(outcome), _loss(outcome, profile)
    facts: dict[str, Fact] = {
        "loser": ", ".join(found),
        "points": outcome.points_by[found[0]],
        "value": value,
        "knocks": outcome.knocks,
        "multiplier": 1 << outcome.knocks,
        "amount": amount,
    }
    text = "Most card points, {points}: {loser}. A Räuber costs each loser {value}."
    yield Step(RULE, text, facts)
    if outcome.knocks:
        yield Step("DR-11.2", "Knocks: {knocks}, so {value} × {multiplier} = {amount}.", facts)


def penalty_written(mistake: Mistake) -> Sheet:
    """Write down an illegal play, or a discard, which also loses the game by 35."""
    entries = [Entry(RULE, "Penalty", mistake.offender, -PENALTY)]
    if mistake.discard:
        bid = DECLARED[mistake.contract]
        loss = (HALF * bid.factor << mistake.knocks) + FLAT
        entries.append(Entry(RULE, f"{bid.title} lost", mistake.offender, -loss))
    return Sheet(mistake.people, tuple(entries))


def tournament_end(people: tuple[str, ...], games: Iterable[tuple[str, bool]]) -> Sheet:
    """Return what the end of a session adds; ``games`` are the declarers and whether they won."""
    entries: list[Entry] = []
    for declarer, won in games:
        if won:
            entries.append(Entry(RULE, "games won", declarer, GAME))
            continue
        entries.append(Entry(RULE, "games lost", declarer, -GAME))
        others = [who for who in people if who != declarer]
        amount = OTHERS[len(people)]
        entries += [Entry(RULE, "games that others lost", who, amount) for who in others]
    return Sheet(people, tuple(sorted(entries, key=lambda entry: _ORDER.index(entry.label))))


_ORDER = ("games won", "games lost", "games that others lost")
