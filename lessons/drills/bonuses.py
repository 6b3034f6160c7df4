"""Which bonuses a deal brings, and to whom.

A question is a deal that was played to its end: dealt by seed so that something happens, and
played at random, but for the cards that a bonus hangs on, which are kept as long as they can be.
The engine's settlement says what scores.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Protocol

from engine.actions import Action
from engine.cards import Card, CardSet, Pack
from engine.game import SEATS, Value
from engine.games import game
from engine.settlement import Entry, Line
from engine.view import Trick
from lessons.drills.dice import Dice
from lessons.drills.forms import Cards, Exhibit, FormDrill, Reason
from lessons.drills.model import Hint, rule_line
from lessons.drills.model import Line as Sentence
from lessons.drills.notes import GameNotes
from lessons.forms import Answer, Choice, Choices, Field
from lessons.locale import Speech, capital, speech
from lessons.locale import mark as N_

NOTHING, DECLARER, OPPONENTS = "nothing", "declarer", "opponents"
_ENGLISH = speech("en")
_MENU = 40
"""A list of actions longer than this is one of discards, from which any will do."""
_TRIES = 40


@dataclass(frozen=True, slots=True)
class Scenario:
    """How a deal is played: under which rules, and what is done where it can be.

    ``wishes`` are actions as records write them. ``kept`` are the cards that are kept back, of
    several that must go the first one; ``catch`` is a card that is played as soon as another one
    lies. A ``strong`` hand takes all tricks or nearly all. ``told`` tells the learner the rules.
    """

    wishes: tuple[str, ...]
    kept: tuple[str, ...] = ("T1",)
    catch: tuple[str, str] | None = None
    profile: str = "article"
    options: tuple[tuple[str, Value], ...] = ()
    told: str = ""
    strong: bool = False


class Scoring(Protocol):
    """What the drill has to know of a game: how to deal, what to ask, what to say of mistakes."""

    def scenario(self, level: int, dice: Dice) -> Scenario:
        """Choose how a generated deal is played."""
        ...

    def given(self, level: int, scenario: Scenario, dice: Dice) -> tuple[CardSet, ...]:
        """Say which cards each of the three is dealt at least."""
        ...

    def worth_asking(self, level: int, over: Any) -> bool:
        """Tell whether a deal has come out so that the level has something to ask."""
        ...

    def asked(self, level: int, over: Any, say: Speech) -> Sequence[Choices]:
        """List what is asked: groups of one choice each."""
        ...

    def right(self, name: str, over: Any) -> str:
        """Return the right choice of a group, as the settlement of the deal has it."""
        ...

    def mistake(self, name: str, value: str, over: Any) -> tuple[str, str]:
        """Name the mistake of a choice, and the rule that it meets."""
        ...

    def because(self, name: str, value: str, over: Any, say: Speech) -> str:
        """Say what in this deal makes a choice wrong; "" where the rule alone says it."""
        ...

    def shows(self, level: int, over: Any, say: Speech) -> Sequence[Exhibit]:
        """Show what has to be known of the deal."""
        ...


@dataclass(frozen=True, slots=True)
class BonusQuestion:
    """A deal by seed that has been played."""

    notes: GameNotes
    scoring: Scoring = field(hash=False)
    id: str | int
    level: int
    seed: int
    scenario: Scenario
    point: str = ""

    @property
    def shape(self) -> object:
        """All that is shown."""
        return tuple(self.exhibits(_ENGLISH)), self.scenario.told

    @property
    def over(self) -> Any:
        """The deal at its end."""
        return _over(self)

    def heading(self, say: Speech) -> str:
        """Return the question in one line."""
        return say("Which bonuses score, and for whom?")

    def prompt(self, say: Speech) -> str:
        """Tell who played, and under which rules."""
        result = self.over.result
        told = say("{name} has played alone, and the deal is over.", name=result.declarer)
        if self.scenario.told:
            told += " " + say.plain(self.scenario.told)
        return f"{told} {say('Choose what the settlement has.')}"

    def exhibits(self, say: Speech) -> Sequence[Exhibit]:
        """Show what has to be known of the deal."""
        return self.scoring.shows(self.level, self.over, say)

    def fields(self, say: Speech) -> Sequence[Field]:
        """Ask for one choice for each bonus."""
        return self.scoring.asked(self.level, self.over, say)

    def solution(self) -> Answer:
        """Return what the engine's settlement has."""
        fields = self.scoring.asked(self.level, self.over, _ENGLISH)
        return {each.name: (self.scoring.right(each.name, self.over),) for each in fields}

    def wrong(self, field: str, value: str, say: Speech) -> Reason:
        """Name the rule that a choice has overlooked, and what is right instead."""
        trap, number = self.scoring.mistake(field, value, self.over)
        asked = next(each for each in self.fields(say) if each.name == field)
        assert isinstance(asked, Choices), "all groups are choices"
        right = asked.words(self.scoring.right(field, self.over))
        heading = f"{asked.legend}: {say('not {words}', words=asked.words(value))}"
        because = self.scoring.because(field, value, self.over, say)
        lines = (
            rule_line(number, say),
            *((Sentence(say("Why"), because),) if because else ()),
            Sentence(say("Instead"), say("{answer}.", answer=capital(right))),
        )
        return Reason(trap, lines, heading)

    def missed(self, field: str, value: str, say: Speech) -> Reason:
        """There is nothing to say: what is not chosen was not missed."""
        raise NotImplementedError("one of each group is chosen, so none can be left out")

    def why(self, say: Speech) -> Sequence[Sentence]:
        """Name for each bonus the rule that decides it."""
        lines: dict[str, Sentence] = {}
        for each in self.scoring.asked(self.level, self.over, say):
            right = self.scoring.right(each.name, self.over)
            other = next(option.value for option in each.options if option.value != right)
            _, number = self.scoring.mistake(each.name, other, self.over)
            lines.setdefault(number, rule_line(number, say))
        return list(lines.values())

    def hint(self, step: int, say: Speech) -> Hint:
        """Recall a rule, then count what scores; of one thing alone say whether it does."""
        rules = self.why(say)
        if step == 1:
            return Hint(rules[0].text)
        fields, answer = self.scoring.asked(self.level, self.over, say), self.solution()
        can = [each.name for each in fields if NOTHING in {option.value for option in each.options}]
        n = sum(answer[name] != (NOTHING,) for name in can)
        if len(can) == 1:
            what = capital(next(each.title for each in fields if each.name == can[0]))
            scores = say("{what}: it scores.", what=what)
            return Hint(scores if n else say("{what}: it scores nothing.", what=what))
        return Hint(say.many("{n} of them scores.", "{n} of them score.", n))


# --- playing a deal ---------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _over(question: BonusQuestion) -> Any:
    return played(
        question.notes, question.scoring, question.level, question.seed, question.scenario
    )


def played(notes: GameNotes, scoring: Scoring, level: int, seed: int, scenario: Scenario) -> Any:
    """Deal and play to the end; one seed, one deal."""
    rules, dice = game(notes.game), Dice(240 + level, seed)
    profile = rules.profile(scenario.profile, **dict(scenario.options))
    given = scoring.given(level, scenario, dice)
    size = len(rules.new(profile).dealt[SEATS[0]])
    deal: Any = rules.new(profile, hands=_dealt(notes.pack, rules.undealt, given, size, dice))
    while deal.to_move is not None:
        deal = deal.after(_chosen(deal, scenario, dice))
    return deal


def _dealt(
    pack: Pack, undealt: str, given: tuple[CardSet, ...], size: int, dice: Dice
) -> Mapping[str, CardSet | list[Card]]:
    """Fill up the three hands from what is left, until each has its ``size``."""
    left = CardSet(pack, pack.all_bits)
    for cards in given:
        left -= cards
    hands: dict[str, CardSet | list[Card]] = {}
    for who, cards in zip(SEATS, given, strict=True):
        more = dice.draw(left, size - len(cards))
        left -= more
        hands[who] = cards | more
    hands[undealt] = dice.shuffled(list(left))
    return hands


def _chosen(deal: Any, scenario: Scenario, dice: Dice) -> Action:
    """Choose an action: a wish, or none, or any; of cards rather one that is not kept."""
    actions: Sequence[Action] = deal.actions()
    if deal.phase == "playing":
        return _card(deal, actions, scenario, dice)
    if len(actions) > _MENU:
        return actions[dice.below(len(actions))]
    named = {str(action): action for action in actions}
    for text in (*scenario.wishes, "pass", "done"):
        if text in named:
            return named[text]
    return dice.pick(actions)


def _card(deal: Any, actions: Sequence[Action], scenario: Scenario, dice: Dice) -> Action:
    plays = {str(action): action for action in actions}
    if scenario.catch and scenario.catch[0] in plays:
        lying = CardSet(deal.start.pack, deal.table).codes
        if scenario.catch[1] in lying:
            return plays[scenario.catch[0]]
    free = [action for code, action in plays.items() if code not in scenario.kept]
    return dice.pick(free) if free else next(plays[c] for c in scenario.kept if c in plays)


# --- what games tell --------------------------------------------------------------------------


def payments(over: Any) -> list[tuple[Line | Entry, int]]:
    """Return the lines of the settlement, each with what it brings the declarer."""
    result = over.result
    return [(line, balance[result.declarer]) for line, balance in result.ledger.rows()]


def side(amount: int) -> str:
    """Say to which side an amount goes, as the declarer sees it."""
    return DECLARER if amount > 0 else OPPONENTS if amount < 0 else NOTHING


def hands_at_play(over: Any) -> dict[str, CardSet]:
    """Return the hands with which play began, by name."""
    terms = over.result.terms
    return {
        terms.start.name(place): CardSet(terms.start.pack, hand)
        for place, hand in enumerate(terms.hands)
    }


def trick_with(over: Any, card: Card) -> tuple[int, Trick] | None:
    """Return the trick in which a card fell, and its number from 1; None if it was not played."""
    for number, trick in enumerate(over.tricks(), 1):
        if card in [each for _, each in trick.cards]:
            return number, trick
    return None


def shown(label: str, trick: Trick) -> Cards:
    """Show a trick with its players."""
    return Cards(
        label, tuple(card for _, card in trick.cards), tuple(who for who, _ in trick.cards)
    )


def holder(trick: Trick, card: Card) -> str:
    """Say who played a card to a trick."""
    return next(who for who, each in trick.cards if each == card)


def sides(over: Any, say: Speech) -> tuple[Choice, ...]:
    """Offer nobody, the declarer, and the others."""
    name = over.result.declarer
    return (
        Choice(NOTHING, say("nobody")),
        Choice(DECLARER, name),
        Choice(OPPONENTS, say("the others")),
    )


# --- the drill --------------------------------------------------------------------------------


def made(  # noqa: PLR0913, PLR0917 - a question is these
    notes: GameNotes,
    scoring: Scoring,
    usual: Scenario,
    name: str,
    level: int,
    seed: int,
    point: str,
    scenario: Scenario | None = None,
) -> BonusQuestion:
    """Choose a deal by hand, by its seed; it is played as ``usual`` if nothing else is said."""
    return BonusQuestion(notes, scoring, name, level, seed, scenario or usual, point)


def drill(
    notes: GameNotes, scoring: Scoring, questions: Sequence[BonusQuestion]
) -> FormDrill[BonusQuestion]:
    """Make the drill of a game, with its deals chosen by hand."""
    return FormDrill("bonuses", notes, N_("bonuses"), questions, _generator(notes, scoring))


def _generator(notes: GameNotes, scoring: Scoring) -> Callable[[int, int], BonusQuestion]:
    def generator(level: int, seed: int) -> BonusQuestion:
        scenario = scoring.scenario(level, Dice(256 + level, seed))
        for attempt in range(_TRIES):
            number = seed * _TRIES + attempt
            found = BonusQuestion(notes, scoring, seed, level, number, scenario)
            if scoring.worth_asking(level, found.over):
                break
        return found

    return generator
