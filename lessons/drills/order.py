"""Order: put cards into the order in which they win, strongest first.

Level 1 has cards of one suit that keeps the usual order, level 2 of a suit with an order of
its own, level 3 a trick's worth: trumps if there are any, the suit led, and a card of another
suit that wins nothing. A pack's own order is the order of strength; nothing else is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, pairwise
from math import factorial

from engine.cards import Card, CardSet, Pack
from engine.tricks import stronger
from lessons.drills.dice import Dice, in_turn
from lessons.drills.model import FieldError, Finding, Hint, Line, Verdict, rule_line
from lessons.drills.notes import GameNotes, rule_text
from lessons.drills.ranks import Ranks
from lessons.forms import Answer
from lessons.locale import Speech
from lessons.locale import mark as N_

SIZE = 6
ORDER, PICK = "order", "pick-"


@dataclass(frozen=True, slots=True)
class OrderQuestion:
    """Cards as they lie; with ``led``, the suit that was led to the trick."""

    notes: GameNotes
    ranks: Ranks
    id: str | int
    level: int
    cards: tuple[Card, ...]
    led: str = ""
    point: str = ""

    @property
    def shape(self) -> object:
        """The cards as they lie."""
        return self.cards

    @property
    def right(self) -> tuple[Card, ...]:
        """The cards, strongest first: the pack's order, what wins nothing last."""
        return tuple(sorted(self.cards, key=lambda card: (not self.fights(card), card.index)))

    def fights(self, card: Card) -> bool:
        """Tell whether a card can win the trick: it beats the lowest of the suit led, or is it."""
        if not self.led:
            return True
        pack = self.notes.pack
        lowest = 1 << pack.bits_of[self.led].bit_length() - 1
        return bool((lowest | stronger(pack)[lowest]) >> card.index & 1)


@dataclass(frozen=True, slots=True)
class OrderDrill:
    """The drill of putting cards in order, for one game."""

    notes: GameNotes
    ranks: Ranks
    questions: Sequence[OrderQuestion]
    kind: str = "order"
    name: str = N_("ranking")

    def curated(self, level: int) -> Sequence[OrderQuestion]:
        """Return the questions made by hand for a level."""
        return [question for question in self.questions if question.level == level]

    def generate(self, level: int, seed: int) -> OrderQuestion:
        """Make the question of a seed."""
        return _generate(self.notes, self.ranks, level, seed)

    def read(self, question: OrderQuestion, fields: Answer, before: Answer, say: Speech) -> Answer:
        """Read the cards put in order so far."""
        codes = fields.get(ORDER, ())
        known = {card.code for card in question.cards}
        for code in codes:
            if code not in known:
                raise FieldError(ORDER, say("“{card}” is not among these cards.", card=code))
        if len(set(codes)) < len(codes):
            raise FieldError(ORDER, say("A card has two places."))
        return {ORDER: codes}

    def act(
        self, question: OrderQuestion, answer: Answer, action: str, say: Speech
    ) -> Answer | None:
        """Give the next place to a card, or take the last one back."""
        placed = answer.get(ORDER, ())
        if action == "back":
            return {ORDER: placed[:-1]}
        code = action.removeprefix(PICK)
        if code == action or code in placed:
            return None
        return {ORDER: (*placed, code)}

    def judge(self, question: OrderQuestion, answer: Answer, say: Speech) -> Verdict:
        """Compare neighbours: each pair that stands the wrong way round meets its rule."""
        placed = placed_cards(question, answer)
        if len(placed) < len(question.cards) - 1:
            left = len(question.cards) - len(placed)
            raise FieldError(ORDER, say("{n} cards have no place yet.", n=left))
        placed += tuple(card for card in question.cards if card not in placed)
        right = question.right
        found: dict[str, Finding] = {}
        for above, below in pairwise(placed):
            if right.index(above) > right.index(below):
                finding = _turned(question, above, below, say)
                found.setdefault(finding.trap, finding)
        marks = {
            card.code: "ok" if card is due else "bad"
            for card, due in zip(placed, right, strict=True)
        }
        findings = tuple(found.values()) or (_right(question, say),)
        return Verdict(not found, findings, marks)

    def hint(self, question: OrderQuestion, answer: Answer, step: int, say: Speech) -> Hint:
        """Recall the rule, then light the strongest card that is left."""
        if step == 1:
            number = _hint_rule(question)
            return Hint(rule_text(number, say))
        placed = placed_cards(question, answer)
        left = [card for card in question.right if card not in placed]
        if not left:
            return Hint(say("Compare neighbours, from the left."))
        text = say("Of those left, {card} is the strongest.", card=say.the(left[0]))
        return Hint(text, frozenset({left[0].code}))

    def solution(self, question: OrderQuestion) -> Answer:
        """Return the right order."""
        return {ORDER: tuple(card.code for card in question.right)}

    def key(self, question: OrderQuestion, say: Speech) -> tuple[Line, ...]:
        """Return the right order and its rule."""
        number = _hint_rule(question)
        return (
            Line(say("Order"), say("{cards}.", cards=_listed(question, say))),
            rule_line(number, say),
        )


def placed_cards(question: OrderQuestion, answer: Answer) -> tuple[Card, ...]:
    """Return the cards that have a place, strongest first as the learner thinks."""
    by_code = question.notes.pack.by_code
    return tuple(by_code[code] for code in answer.get(ORDER, ()))


def _listed(question: OrderQuestion, say: Speech) -> str:
    return ", ".join(say.label(card) for card in question.right)


def _hint_rule(question: OrderQuestion) -> str:
    ranks = question.ranks
    return (ranks.ranks, ranks.special, ranks.wins)[question.level - 1]


def _turned(question: OrderQuestion, above: Card, below: Card, say: Speech) -> Finding:
    """Find why ``below`` is the stronger of two neighbours."""
    beaten = question.ranks.beaten(above, below, question.led)
    heading = say("Not {above} above {below}", above=say.the(above), below=say.the(below))
    return Finding("wrong", beaten.trap, heading, beaten.lines(say), (above.code, below.code))


def _right(question: OrderQuestion, say: Speech) -> Finding:
    number = _hint_rule(question)
    lines = [rule_line(number, say)]
    if question.point:
        lines.append(Line(say("Worth knowing"), say.plain(question.point)))
    heading = say("Right: {answer}", answer=_listed(question, say))
    return Finding("right", "", heading, tuple(lines))


# --- generator --------------------------------------------------------------------------------


def _generate(notes: GameNotes, ranks: Ranks, level: int, seed: int) -> OrderQuestion:
    pack = notes.pack
    if level < 3:
        found = OrderQuestion(notes, ranks, seed, level, _arranged(_sets(pack, ranks, level), seed))
    else:
        cards, led = _trick(pack, Dice(48 + level, seed))
        found = OrderQuestion(notes, ranks, seed, level, cards, led)
    if found.cards == found.right:  # nothing would be left to do
        return replace(found, cards=found.cards[::-1])
    return found


def _arranged(sets: Sequence[tuple[Card, ...]], seed: int) -> tuple[Card, ...]:
    """Take the arrangement of a seed: six cards of a suit as they happen to lie."""
    orders = factorial(SIZE)
    number = in_turn(seed, len(sets) * orders)
    return _shuffled(sets[number // orders], number % orders)


@lru_cache(maxsize=16)
def _sets(pack: Pack, ranks: Ranks, level: int) -> list[tuple[Card, ...]]:
    """List the sets of six cards of one suit, on level 2 those with an order of their own."""
    suits = (CardSet(pack, pack.bits_of[suit]) for suit in (ranks.plain, ranks.own)[level - 1])
    sets = [cards for suit in suits for cards in combinations(suit, SIZE)]
    return [cards for cards in sets if any(map(ranks.is_turned, cards)) == (level == 2)]


def _shuffled(cards: tuple[Card, ...], number: int) -> tuple[Card, ...]:
    """Return the order of a number from 0 to ``factorial(len(cards))`` − 1."""
    rest, found = list(cards), []
    while rest:
        number, place = divmod(number, len(rest))
        found.append(rest.pop(place))
    return tuple(found)


def _trick(pack: Pack, dice: Dice) -> tuple[tuple[Card, ...], str]:
    """Draw trumps, cards of the suit led, and one card of another suit."""
    led = dice.pick(tuple(pack.suits))
    trumps = dice.draw(CardSet(pack, pack.trumps), dice.between(1, 3))
    suit = dice.draw(CardSet(pack, pack.bits_of[led]), SIZE - 1 - len(trumps))
    others = [card for card in pack.cards if card.suit in pack.suits and card.suit != led]
    return tuple(dice.shuffled([*trumps, *suit, dice.pick(others)])), led


def made(  # noqa: PLR0913, PLR0917 - a question is these
    notes: GameNotes, ranks: Ranks, name: str, level: int, cards: str, point: str, led: str = ""
) -> OrderQuestion:
    """Make a question by hand, its cards as codes; ``led`` on level 3."""
    return OrderQuestion(notes, ranks, name, level, notes.pack.read(cards), led, point)


def drill(notes: GameNotes, ranks: Ranks, questions: Sequence[OrderQuestion]) -> OrderDrill:
    """Make the drill of a game, with its questions made by hand."""
    return OrderDrill(notes, ranks, questions)
