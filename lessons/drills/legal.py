"""Which cards may be played, where a game has rules of its own about it.

A hand, what lies on the table, and what is played: the engine says which cards may go, and
refuses each of the others with a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Concatenate

from engine.cards import Card, CardSet
from engine.game import Position, Value
from engine.games import game
from engine.verdict import Refusal
from lessons.drills.forms import Cards, Exhibit, FormDrill, Reason
from lessons.drills.model import Hint, Line, case_of, refusal_line, rule_line
from lessons.drills.notes import GameNotes, rule_text
from lessons.forms import Answer, Choice, Choices, Field
from lessons.locale import Speech, capital

CARD = "card"


@dataclass(frozen=True, slots=True)
class LegalQuestion:
    """A hand before a table.

    ``table`` are the cards that lie, in the order of play, ``people`` who played them.
    ``contract``, ``profile`` and ``told`` (the context of a position) are what the engine is
    told; ``situation`` tells the learner the same. ``free`` names the rule by which a legal card
    may go.
    """

    notes: GameNotes
    id: str | int
    level: int
    hand: CardSet
    table: tuple[Card, ...]
    people: tuple[str, ...]
    free: Callable[[LegalQuestion, Card], str]
    situation: str
    contract: str
    profile: str = "article"
    told: tuple[tuple[str, Value], ...] = ()
    options: tuple[tuple[str, Value], ...] = ()
    point: str = ""

    @property
    def shape(self) -> object:
        """The hand, the table, and what is played."""
        return self.hand.bits, self.table, self.situation, self.told

    @property
    def position(self) -> Position:
        """The engine's own view: it alone says what may be played."""
        return _position(self)

    def refusal(self, card: Card) -> Refusal:
        """Return why a card may not be played."""
        found = self.position.refusal(card)
        assert found is not None, "only cards that are not legal are asked about"
        return found

    def heading(self, say: Speech) -> str:
        """Return the question in one line."""
        return say("Which cards may you play?")

    def prompt(self, say: Speech) -> str:
        """Tell what is played, and what to do."""
        return f"{say.plain(self.situation)} {say('Choose every card that the rules allow.')}"

    def exhibits(self, say: Speech) -> Sequence[Exhibit]:
        """Show the table, each card with its player."""
        return [Cards(say("The trick so far"), self.table, self.people)] if self.table else []

    def fields(self, say: Speech) -> Sequence[Field]:
        """Ask for cards of the hand."""
        options = tuple(Choice(card.code, say.the(card), card) for card in self.hand)
        return [Choices(CARD, say("Your hand"), options)]

    def solution(self) -> Answer:
        """Return the legal cards."""
        return {CARD: tuple(self.position.legal.codes)}

    def wrong(self, field: str, value: str, say: Speech) -> Reason:
        """Let the engine refuse a card."""
        refused = self.refusal(self.hand.pack.by_code[value])
        return Reason(case_of(refused), (refusal_line(refused, say), self._instead(say)))

    def _instead(self, say: Speech) -> Line:
        names = capital(say.either([say.the(card) for card in self.position.legal]))
        return Line(say("Instead"), say("{cards}.", cards=names))

    def missed(self, field: str, value: str, say: Speech) -> Reason:
        """Say by which rule a card may go."""
        return Reason("free_missed", (rule_line(self._free(value), say),))

    def _free(self, code: str) -> str:
        return self.free(self, self.hand.pack.by_code[code])

    def why(self, say: Speech) -> Sequence[Line]:
        """Say what refuses the other cards, or that nothing does."""
        legal = self.position.legal
        refused = (self.refusal(card) for card in self.hand if card not in legal)
        lines = {line.rule: line for line in (refusal_line(each, say) for each in refused)}
        free = dict.fromkeys(map(self._free, legal.codes))
        return list(lines.values()) or [rule_line(number, say) for number in free]

    def hint(self, step: int, say: Speech) -> Hint:
        """Recall the rule that decides, without the cards, then count them."""
        if step == 1:
            return Hint(rule_text(self.why(say)[0].rule, say))
        n = len(self.position.legal)
        return Hint(say.many("{n} card may be played.", "{n} cards may be played.", n))


@lru_cache(maxsize=4)
def _position(question: LegalQuestion) -> Position:
    rules = game(question.notes.game)
    return rules.position(
        question.hand,
        question.table,
        rules.profile(question.profile, **dict(question.options)),
        question.contract,
        **dict(question.told),
    )


def by_codes[**P](
    notes: GameNotes,
    question: Callable[Concatenate[str, int, CardSet, tuple[Card, ...], P], LegalQuestion],
) -> Callable[Concatenate[str, int, str, str, P], LegalQuestion]:
    """Let questions be made by hand: a name, a level, table and hand as codes of cards, and more.

    ``question`` makes one of a name, a level, the cards of hand and table, and the rest.
    """
    pack = notes.pack

    def made(
        name: str, level: int, table: str, hand: str, /, *more: P.args, **named: P.kwargs
    ) -> LegalQuestion:
        cards = pack.set(pack.read(hand))
        return question(name, level, cards, pack.read(table), *more, **named)

    return made


def drill(
    kind: str,
    notes: GameNotes,
    name: str,
    questions: Sequence[LegalQuestion],
    generator: Callable[[int, int], LegalQuestion],
) -> FormDrill[LegalQuestion]:
    """Make a drill of a game, with its questions made by hand."""
    return FormDrill(kind, notes, name, questions, generator)
