"""Settle the deal: what each line of the account brings, and what it comes to.

Level 1 has three at the table and a contract alone, level 2 what scores besides, level 3 four at
the table. A question is an outcome; the engine settles it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from engine.games import game
from engine.settlement import Account, Entry, Line, Step, signed
from lessons.drills.dice import combined
from lessons.drills.forms import Exhibit, Facts, FormDrill, Reason, shown
from lessons.drills.model import Hint, rule_line
from lessons.drills.model import Line as Sentence
from lessons.drills.notes import GameNotes, rule_text
from lessons.forms import Answer, Field, Number
from lessons.locale import Speech, capital, speech
from lessons.locale import mark as N_
from lessons.people import PEOPLE
from lessons.reckoning import report
from lessons.reckoning.model import CONTRACT, DECLARER, IDLE, PROFILE, TABLE, Values, filled

THREE: Mapping[str, Any] = {"people": list(PEOPLE[:3])}
FOUR: Mapping[str, Any] = {"people": list(PEOPLE)}
"""The table of an outcome made by hand."""
TOTAL, ROW = "total-", "line-"
_STAKE = "stake_cents"
_ALWAYS = {PROFILE, TABLE, IDLE, CONTRACT, DECLARER}


@dataclass(frozen=True, slots=True)
class _Settled:
    account: Account
    steps: tuple[Step, ...]

    @property
    def rows(self) -> list[tuple[Line | Entry, dict[str, int]]]:
        """The lines, each with what it brings to everybody."""
        return list(self.account.rows())


@dataclass(frozen=True, slots=True)
class SettleQuestion:
    """A deal that is over, as `lessons.reckoning` asks for it."""

    notes: GameNotes
    id: str | int
    level: int
    values: Answer = field(hash=False)
    point: str = ""

    @property
    def shape(self) -> object:
        """All that is told of the deal."""
        return tuple(sorted(self.values.items()))

    @property
    def _settled(self) -> _Settled:
        return _settle(self.notes.game, tuple(sorted(self.values.items())))

    def heading(self, say: Speech) -> str:
        """Return the question in one line."""
        return say("What does each line bring, and to whom?")

    def prompt(self, say: Speech) -> str:
        """Tell how amounts are written."""
        return say("Write what is won as it is, and what is lost with a minus sign.")

    def exhibits(self, say: Speech) -> Sequence[Exhibit]:
        """Show what is told of the deal."""
        values = Values(self.values, PEOPLE)
        rows = []
        for asked in report(self.notes.game).fields(values, say):
            if asked.name == _STAKE or self._usual(asked):
                continue
            if isinstance(asked, Number):
                rows.append((asked.label, values.one(asked.name)))
            elif chosen := values.all(asked.name):
                words = [asked.words(value) for value in chosen]
                rows.append((asked.legend, say.both(words)))
        return [Facts(say("The deal"), tuple(rows))]

    def _usual(self, asked: Field) -> bool:
        """Whether a choice says only that something has not happened."""
        if isinstance(asked, Number) or asked.name in _ALWAYS:
            return False
        first = asked.options[0].value
        return first not in PEOPLE and self.values.get(asked.name) == (first,)

    def fields(self, say: Speech) -> Sequence[Field]:
        """Ask for one amount of each line, then for the totals."""
        settled = self._settled
        lines = [
            Number(
                f"{ROW}{number}",
                say(
                    "{line}, for {name}",
                    line=capital(say.plain(line.label)),
                    name=self._most(balance),
                ),
                signed=True,
            )
            for number, (line, balance) in enumerate(settled.rows)
        ]
        people = settled.account.people
        totals = [
            Number(f"{TOTAL}{who}", say("Total of {name}", name=who), signed=True) for who in people
        ]
        return [*lines, *totals]

    def solution(self) -> Answer:
        """Return every amount."""
        settled = self._settled
        answer = {
            f"{ROW}{number}": (str(balance[self._most(balance)]),)
            for number, (line, balance) in enumerate(settled.rows)
        }
        totals = settled.account.totals
        return answer | {f"{TOTAL}{who}": (str(points),) for who, points in totals.items()}

    def wrong(self, field: str, value: str, say: Speech) -> Reason:
        """Say how the line, or the total, comes about."""
        if field.startswith(TOTAL):
            return self._wrong_total(field.removeprefix(TOTAL), int(value), say)
        number = int(field.removeprefix(ROW))
        line, balance = self._settled.rows[number]
        right = balance[self._most(balance)]
        lines = [rule_line(line.rule, say)]
        lines += self._steps(say) if number == 0 else []
        lines.append(Sentence(say("Instead"), _who_pays(line, balance, say)))
        return Reason(_trap(int(value), right, line), tuple(lines))

    def _steps(self, say: Speech) -> list[Sentence]:
        return [
            Sentence(say("Working"), say(step.text, **step.numbers), step.rule)
            for step in self._settled.steps
        ]

    def _wrong_total(self, who: str, typed: int, say: Speech) -> Reason:
        settled = self._settled
        rows = [(line, balance) for line, balance in settled.rows if balance[who]]
        terms = [balance[who] for _, balance in rows]
        right = settled.account.totals[who]
        if len(terms) > 1:
            added = " ".join(f"{'+' if each > 0 else '−'} {abs(each)}" for each in terms)
            text = say("{terms} = {total}.", terms=_first_sign(added), total=shown(right))
        elif terms:
            text = say("No other line concerns {name}: {total}.", name=who, total=shown(right))
        else:
            text = say("No line concerns {name}: 0.", name=who)
        trap = "sign" if typed == -right else "line_forgotten" if typed in terms else "sum"
        lines = [_told(line, balance, say) for line, balance in rows or settled.rows]
        return Reason(trap, (*lines, Sentence(say("Instead"), text)))

    def missed(self, field: str, value: str, say: Speech) -> Reason:
        """Have nothing to say: there are no choices."""
        raise NotImplementedError("amounts are typed, so none can be left out")

    def why(self, say: Speech) -> Sequence[Sentence]:
        """Show the working, then each line."""
        return [
            *self._steps(say),
            *(_told(line, balance, say) for line, balance in self._settled.rows),
        ]

    def _most(self, balance: Mapping[str, int]) -> str:
        """Name the person whom a line concerns most; who is paid comes before who pays."""
        alone = Values(self.values, PEOPLE).one(DECLARER) or next(iter(balance))
        key = lambda who: (abs(balance[who]), balance[who], who == alone)  # noqa: E731
        return max(balance, key=key)

    def hint(self, step: int, say: Speech) -> Hint:
        """Recall the rule of the first line, then show its working."""
        line, _ = self._settled.rows[0]
        if step == 1 or not self._settled.steps:
            return Hint(rule_text(line.rule, say))
        texts = (say(each.text, **each.numbers) for each in self._settled.steps)
        return Hint(" ".join(texts))


def _first_sign(sum_: str) -> str:
    """Write the first term of a sum without a plus, its minus close to the number."""
    return "−" + sum_.removeprefix("− ") if sum_.startswith("−") else sum_.removeprefix("+ ")


def _told(line: Line | Entry, balance: Mapping[str, int], say: Speech) -> Sentence:
    text = f"{capital(say.plain(line.label))}: {_who_pays(line, balance, say)}"
    return Sentence(say("Line"), text, line.rule)


def _who_pays(line: Line | Entry, balance: Mapping[str, int], say: Speech) -> str:
    amounts = (f"{who} {signed(points)}" for who, points in balance.items())
    return say("{amounts}.", amounts=", ".join(amounts))


def _trap(typed: int, right: int, line: Line | Entry) -> str:
    if typed == -right:
        return "sign"
    if abs(typed) == line.amount != abs(right):
        return "one_payment"
    if right and typed in {right * 2, right * 4}:
        return "doubled"
    return "not_doubled" if typed and right in {typed * 2, typed * 4} else "amount"


@lru_cache(maxsize=32)
def _settle(game_id: str, items: tuple[tuple[str, tuple[str, ...]], ...]) -> _Settled:
    values = Values(dict(items), PEOPLE)
    rules, profile = game(game_id), values.one(PROFILE)
    outcome = rules.read_outcome(report(game_id).outcome(values))
    return _Settled(rules.settle(outcome, profile), rules.working(outcome, profile))


# --- generator --------------------------------------------------------------------------------

Space = tuple[tuple[str, tuple[str | Mapping[str, str], ...]], ...]
"""Fields with the values that they take in turn, in every combination; "" chooses nothing.

Where several fields hang together, a value names them all: ``{field: value}``.
"""

ANYBODY = (DECLARER, PEOPLE[:3])
OF_FOUR: Space = ((TABLE, ("4",)), (IDLE, PEOPLE[3:]))
"""Fields that every game with a declarer has: who it is, and a fourth who deals and sits out."""


def points(low: int, high: int) -> tuple[str, ...]:
    """List the card points from ``low`` to ``high`` as values of a field."""
    return tuple(map(str, range(low, high + 1)))


def _generate(
    notes: GameNotes, spaces: Mapping[int, tuple[Space, ...]], level: int, seed: int
) -> SettleQuestion:
    """Take the deal of a seed from the level's spaces; each of these deals can be."""
    _, chosen = combined(spaces[level], seed)
    return SettleQuestion(notes, seed, level, _full(notes, _fields(chosen)))


def _fields(chosen: Mapping[str, str | Mapping[str, str]]) -> Answer:
    """Write what was chosen into the fields of the form."""
    found: dict[str, tuple[str, ...]] = {}
    for name, value in chosen.items():
        told = {name: value} if isinstance(value, str) else value
        found |= {field: (single,) for field, single in told.items()}
    return found


def _full(notes: GameNotes, found: Answer) -> Answer:
    """Fill in what is not told, and keep what stands in the form."""
    say = speech("en")
    values = filled(report(notes.game), found, PEOPLE, say)
    named = {each.name for each in report(notes.game).fields(values, say)}
    return {name: held for name, held in values.found.items() if name in named}


def questions(
    notes: GameNotes, *made: tuple[str, int, Mapping[str, Any], str]
) -> list[SettleQuestion]:
    """Make questions by hand: name, level, outcome (with its ``profile``, if told), point."""
    found = []
    for name, level, outcome, point in made:
        told = dict(outcome)
        profile = str(told.pop(PROFILE, "article"))
        values = {**report(notes.game).values(told), PROFILE: (profile,)}
        found.append(SettleQuestion(notes, name, level, _full(notes, values), point))
    return found


def drill(
    notes: GameNotes,
    made: Sequence[SettleQuestion],
    spaces: Mapping[int, tuple[Space, ...]],
) -> FormDrill[SettleQuestion]:
    """Make the drill of a game, with its deals made by hand and the spaces of some levels."""

    def generator(level: int, seed: int) -> SettleQuestion:
        return _generate(notes, spaces, level, seed)

    return FormDrill("settle", notes, N_("settling up"), made, generator)
