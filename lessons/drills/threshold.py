"""Who has won: what a declarer needs, which cards count for whom, and what lies above or below.

Level 1 tells what one of the two piles comes to. Level 2 tells it of the tricks, and shows cards
that belong to this pile or to the other; level 3 shows all that lie beside the tricks, and the
game is won or lost by one card point, or decided by another number or by the tricks. Who has won,
and by how much, the engine says: of the deal as it was, and as a mistake would make it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import count as numbers
from typing import Any, NamedTuple

from engine.cards import Card, Pack
from engine.counting import Tally, count
from engine.errors import OutcomeError
from engine.game import SEATS, Value
from engine.games import game
from lessons.drills.bonuses import DECLARER, OPPONENTS
from lessons.drills.dice import Dice, combined
from lessons.drills.forms import Cards, Exhibit, Facts, FormDrill, Reason
from lessons.drills.model import Hint, Line, rule_line
from lessons.drills.notes import CountNotes, rule_text
from lessons.forms import Answer, Choice, Choices, Field, Number
from lessons.locale import Speech, speech
from lessons.locale import mark as N_

WINNER, OVER = "winner", "over"
_FAR = 15
"""So far from what is needed, at most, are the card points of level 1."""
_TRIES = 20


class Standing(NamedTuple):
    """How a game stands at its end, as the engine has it.

    ``over`` is how far the ``counted`` card points are from ``base``; ``other`` is the number from
    which they are easily measured by mistake. ``over`` is None where tricks decide. ``whole`` are
    the card points of the pack; ``rule`` says who has won, ``over_rule`` what is measured.
    """

    won: bool
    over: int | None
    counted: int
    base: int
    other: int
    whole: int
    rule: str
    over_rule: str


class Beside(NamedTuple):
    """Cards that lie beside the tricks: how many, what they are called, and whose they are."""

    cards: int
    label: str
    rule: str


class Special(NamedTuple):
    """A game that is decided in another way: ``told`` says how, ``values`` are what can be.

    ``values`` belong to the fields of the outcome; with ``either``, one pile or the other is told.
    """

    values: Mapping[str, Sequence[Any]]
    told: str = ""
    profile: str = "article"
    options: tuple[tuple[str, Value], ...] = ()
    either: bool = False


class Terms(NamedTuple):
    """What the drill has to know of a game.

    ``beside`` has by contract what lies beside the tricks, for the declarer and for the others;
    ``whole_rule`` says what both piles come to. ``asks`` is the question for the number,
    ``measure`` how it is found from the standing's ``base``, and ``tells`` what else must be known
    of an outcome. One in ``rarely`` questions of level 3 is a special one.
    """

    standing: Callable[[Any, Any], Standing]
    beside: Mapping[str, Mapping[str, Beside]]
    whole_rule: str
    asks: str
    measure: str
    specials: tuple[Special, ...]
    tells: Callable[[Any, Speech], Sequence[tuple[str, str]]]
    rarely: int


class _Slip(NamedTuple):
    """A mistake of counting: its name, the rule that it meets, and the points it gives."""

    trap: str
    rule: str
    points: int


@dataclass(frozen=True, slots=True)
class ThresholdQuestion:
    """A game that is over: its outcome, which side's points are told, and cards beside them.

    ``beside`` are cards by side, each side's to be counted with its tricks. The points that are
    told are those of a whole pile where no cards are shown, else of its tricks.
    """

    notes: CountNotes
    terms: Terms = field(hash=False)
    id: str | int
    level: int
    outcome: Mapping[str, Any] = field(hash=False)
    told: str = DECLARER
    beside: Mapping[str, tuple[Card, ...]] = field(hash=False, default_factory=dict)
    special: Special | None = field(hash=False, default=None)
    point: str = ""

    @property
    def shape(self) -> object:
        """All that is shown."""
        return self.prompt(_ENGLISH), tuple(self.exhibits(_ENGLISH))

    @property
    def result(self) -> Any:
        """The outcome, as the engine reads it."""
        return game(self.notes.game).read_outcome({"people": list(SEATS), **self.outcome})

    @property
    def profile(self) -> Any:
        """The rules that the game was played by."""
        chosen = self.special or _USUAL
        return game(self.notes.game).profile(chosen.profile, **dict(chosen.options))

    @property
    def standing(self) -> Standing:
        """Who has won, and by how much."""
        return self.terms.standing(self.result, self.profile)

    def points(self, side: str) -> int:
        """Return the card points of a side's whole pile."""
        mine: int = self.result.points
        return mine if side == DECLARER else self.standing.whole - mine

    def tally(self, side: str) -> Tally:
        """Count the cards beside a side's tricks, which are full packets."""
        return count(self.notes.pack, self.beside.get(side, ()))

    def aside(self, side: str) -> int:
        """Return what the cards beside a side's tricks add to them."""
        return self.tally(side).points

    def heading(self, say: Speech) -> str:
        """Return the question in one line."""
        return say("Who has won the game?")

    def prompt(self, say: Speech) -> str:
        """Tell who played, and under which rules."""
        told = say("{name} has played alone, and the deal is over.", name=self.result.declarer)
        if self.special and self.special.told:
            told += " " + say.plain(self.special.told)
        return told

    def exhibits(self, say: Speech) -> Sequence[Exhibit]:
        """Show what was counted, and the cards that were not."""
        outcome = self.result
        points = self.points(self.told) - self.aside(self.told)
        rows = [
            (say("Contract"), say.plain(outcome.title)),
            *self.terms.tells(outcome, say),
            (self._counted(say), say("{n} card points", n=points)),
        ]
        return [
            Facts(say("The deal"), tuple(rows)),
            *(
                Cards(say(self._lying(side).label, name=outcome.declarer), cards)
                for side, cards in self.beside.items()
            ),
        ]

    def _counted(self, say: Speech) -> str:
        name = self.result.declarer
        if self.told == DECLARER:
            if self.beside:
                return say("Tricks of {name}, in full packets", name=name)
            return say("Whole pile of {name}", name=name)
        if self.beside:
            return say("Tricks of the others, in full packets")
        return say("Whole pile of the others")

    def _lying(self, side: str) -> Beside:
        return self.terms.beside[self.result.contract][side]

    def fields(self, say: Speech) -> Sequence[Field]:
        """Ask who has won and, where points decide, by how much."""
        outcome = self.result
        others = [who for who in outcome.active if who != outcome.declarer]
        sides = (Choice(DECLARER, outcome.declarer), Choice(OPPONENTS, say.both(others)))
        winner = Choices(WINNER, say("Who has won the game?"), sides, many=False)
        standing = self.standing
        if standing.over is None:
            return [winner]
        return [winner, Number(OVER, say.plain(self.terms.asks))]

    def solution(self) -> Answer:
        """Return what the engine says."""
        standing = self.standing
        answer = {WINNER: (DECLARER if standing.won else OPPONENTS,)}
        return answer if standing.over is None else {**answer, OVER: (str(standing.over),)}

    def wrong(self, field: str, value: str, say: Speech) -> Reason:
        """Say what was overlooked, then how it is worked out."""
        trap, number = self._winner() if field == WINNER else self._over(int(value))
        rule, working = rule_line(number, say), self._working(say)
        if field == WINNER and self.standing.over is not None:
            working.pop()
        if field == OVER and number == self.standing.over_rule:
            # That rule is about what the number is worth, not about how it is found.
            rule = Line(say("How"), self._measure(say), number)
        return Reason(trap, (rule, *working))

    def missed(self, field: str, value: str, say: Speech) -> Reason:
        """There is nothing to say: what is not chosen was not missed."""
        raise NotImplementedError("one side is chosen, so none can be left out")

    def why(self, say: Speech) -> Sequence[Line]:
        """Name the rule, and show how it is worked out."""
        rule = self.standing.rule
        return [rule_line(rule, say), *self._working(say)]

    def hint(self, step: int, say: Speech) -> Hint:
        """Recall what is needed, then what is to be counted, or from where."""
        standing, slips = self.standing, self.slips()
        if step == 1 or standing.over is None:
            return Hint(rule_text(standing.rule, say))
        return Hint(rule_text(slips[0].rule, say) if slips else self._measure(say))

    def _measure(self, say: Speech) -> str:
        standing = self.standing
        return say(self.terms.measure, base=standing.base, other=standing.other)

    # What goes wrong

    def slips(self) -> list[_Slip]:
        """List the ways to get the declarer's points wrong."""
        if self.standing.over is None:
            return []
        right, found = self.points(DECLARER), []
        for side in self.beside:
            trap = "forgotten" if side == self.told else "wrong_side"
            less = self.aside(side) if side == DECLARER else -self.aside(side)
            found.append(_Slip(trap, self._lying(side).rule, right - less))
        if self.told == OPPONENTS:
            found.append(_Slip("other_side", self.terms.whole_rule, self.points(OPPONENTS)))
        return found

    @property
    def hangs_on_cards(self) -> bool:
        """Whether cards lie beside the tricks, and to count any of them wrongly is found out."""
        right = self.standing
        for slip in self.slips()[: len(self.beside)]:
            seen = self.thought(slip.points)
            if seen and (seen.won, seen.over) == (right.won, right.over):
                return False
        return bool(self.beside)

    def thought(self, points: int) -> Standing | None:
        """Let the engine say who would have won with so many; None if they cannot be."""
        try:
            return self.terms.standing(replace(self.result, points=points), self.profile)
        except OutcomeError:
            return None

    def _winner(self) -> tuple[str, str]:
        """Name the mistake of a wrong winner: the nearest one that would lead there."""
        standing = self.standing
        if standing.over is None:
            return "tricks_decide", standing.rule
        if 2 * self.points(DECLARER) == standing.whole:
            return "tie", standing.rule
        for slip in self.slips():
            seen = self.thought(slip.points)
            if seen and seen.won != standing.won:
                return slip.trap, slip.rule
        return "threshold", standing.rule

    def _over(self, typed: int) -> tuple[str, str]:
        """Name the mistake of a wrong number."""
        standing = self.standing
        if typed == abs(standing.counted - standing.other):
            return "base", standing.over_rule
        for slip in self.slips():
            seen = self.thought(slip.points)
            if seen and seen.over == typed:
                return slip.trap, slip.rule
        whole = typed in {self.points(DECLARER), self.points(OPPONENTS)}
        return "whole" if whole else "sum", standing.over_rule

    def _working(self, say: Speech) -> list[Line]:
        """Show the sum of a pile, the other pile, what the engine says, and what is over."""
        label, standing, told = say("Working"), self.standing, self.points(self.told)
        lines = []
        if packets := self.tally(self.told).packets:
            aside = self.aside(self.told)
            sums = "; ".join(f"{packet} = {packet.points}" for packet in packets)
            counted = say("{packets}.", packets=sums)
            lines.append(Line(label, counted, self.notes.count))
            sum_ = say("{a} + {b} = {c}.", a=told - aside, b=aside, c=told)
            lines.append(Line(label, sum_, self._lying(self.told).rule))
        if self.told == OPPONENTS:
            rest = say("{a} − {b} = {c}.", a=standing.whole, b=told, c=standing.whole - told)
            lines.append(Line(label, rest, self.terms.whole_rule))
        step = game(self.notes.game).working(self.result, self.profile)[0]
        lines.append(Line(label, say(step.text, **step.numbers), standing.rule))
        if standing.over is not None:
            low, high = sorted((standing.counted, standing.base))
            over = say("{a} − {b} = {c}.", a=high, b=low, c=standing.over)
            lines.append(Line(label, over, standing.over_rule))
        return lines


_ENGLISH = speech("en")
_USUAL = Special({})


# --- generator --------------------------------------------------------------------------------


def _generate(notes: CountNotes, terms: Terms, level: int, seed: int) -> ThresholdQuestion:
    if level == 1:
        needed = _needed(notes.game, terms.standing, next(iter(terms.beside)))
        points = range(needed - _FAR, needed + _FAR + 1)
        space = Special({"contract": tuple(terms.beside), "points": points}, either=True)
        return _from_spaces(notes, terms, level, seed, (space,))
    if level == 3 and seed % terms.rarely == 0:
        return _from_spaces(notes, terms, level, seed, terms.specials)
    return _near(notes, terms, level, seed)


@lru_cache(maxsize=8)
def _needed(game_id: str, standing: Callable[[Any, Any], Standing], contract: str) -> int:
    """Ask the engine with how many card points an ordinary game is won."""
    rules = game(game_id)
    told = {"people": list(SEATS), "declarer": SEATS[0], "contract": contract}
    profile = rules.profile()
    ends = ((points, rules.read_outcome({**told, "points": points})) for points in numbers(1))
    return next(points for points, end in ends if standing(end, profile).won)


def _from_spaces(
    notes: CountNotes, terms: Terms, level: int, seed: int, spaces: tuple[Special, ...]
) -> ThresholdQuestion:
    """Take the game of a seed; the spaces lie one behind the other."""
    sides = (DECLARER, OPPONENTS)
    full: list[list[tuple[str, Sequence[Any]]]] = [
        [*space.values.items(), ("declarer", SEATS), ("", sides[: 1 + space.either])]
        for space in spaces
    ]
    place, found = combined(full, seed if level == 1 else seed // terms.rarely)
    told, special = found.pop(""), spaces[place]
    return ThresholdQuestion(notes, terms, seed, level, found, told, special=special)


def _near(notes: CountNotes, terms: Terms, level: int, seed: int) -> ThresholdQuestion:
    """Let the cards beside the tricks decide: level 2 shows one side's, level 3 all there are."""
    needed = _needed(notes.game, terms.standing, next(iter(terms.beside)))
    for attempt in range(_TRIES):
        dice = Dice(304 + level, seed * _TRIES + attempt)
        contract, told = dice.pick(tuple(terms.beside)), dice.pick((DECLARER, OPPONENTS))
        cards = _drawn(notes.pack, terms.beside[contract], dice)
        if level == 2:
            side = dice.pick([side for side in cards if len(cards[side]) > 1])
            cards = {side: cards[side]}
        reach = 1 if level == 3 else max(count(notes.pack, some).points for some in cards.values())
        points = needed + dice.between(-reach, reach - 1)
        outcome = {"contract": contract, "declarer": dice.pick(SEATS), "points": points}
        found = ThresholdQuestion(notes, terms, seed, level, outcome, told, cards)
        if found.hangs_on_cards:
            break
    return found


def _drawn(pack: Pack, lying: Mapping[str, Beside], dice: Dice) -> dict[str, tuple[Card, ...]]:
    """Draw the cards of each side, with a court card among them: below the Kings, as any
    game lets the declarer lay them away.
    """
    left = pack.set(card for card in pack.cards if card.suit in pack.suits and card.rank != "K")
    found = {}
    for side, beside in lying.items():
        court = dice.one(pack.set(card for card in left if card.value > 1))
        left -= pack.set([court])
        others = dice.draw(left, beside.cards - 1)
        left -= others
        found[side] = tuple(others | pack.set([court]))
    return found


# --- the drill --------------------------------------------------------------------------------


def made(  # noqa: PLR0913 - a question is these
    notes: CountNotes,
    terms: Terms,
    name: str,
    level: int,
    point: str,
    *,
    told: str = DECLARER,
    laid: str = "",
    left: str = "",
    special: Special | None = None,
    **outcome: Any,
) -> ThresholdQuestion:
    """Make a game by hand that Anna played: what lies beside the tricks as codes of cards."""
    read = notes.pack.read
    beside = {side: read(cards) for side, cards in ((DECLARER, laid), (OPPONENTS, left)) if cards}
    full = {"declarer": SEATS[0], **outcome}
    return ThresholdQuestion(notes, terms, name, level, full, told, beside, special, point)


def drill(
    notes: CountNotes, terms: Terms, questions: Sequence[ThresholdQuestion]
) -> FormDrill[ThresholdQuestion]:
    """Make the drill of a game, with its games made by hand."""

    def generator(level: int, seed: int) -> ThresholdQuestion:
        return _generate(notes, terms, level, seed)

    return FormDrill("threshold", notes, N_("winning threshold"), questions, generator)
