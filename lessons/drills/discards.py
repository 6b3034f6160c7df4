"""What may be laid away after cards were taken up.

Level 1 asks card by card, level 2 shows ready-made sets, level 3 the cases that have rules of
their own. A question is a hand in a real deal, and the engine says what that deal allows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from typing import Any

from engine.actions import Discard
from engine.cards import Card, CardSet
from engine.game import SEATS, Value
from engine.games import game
from engine.verdict import Refusal
from lessons.drills.dice import Dice
from lessons.drills.forms import Cards, Exhibit, Reason
from lessons.drills.model import Hint, Line, case_of, refusal_line, rule_line
from lessons.drills.notes import GameNotes, rule_text
from lessons.forms import Answer, Choice, Choices, Field
from lessons.locale import Speech

CARD, SETS, SEEN = "card", "sets", "seen"
OPEN, CLOSED = "open", "closed"


@dataclass(frozen=True, slots=True)
class Way:
    """How a contract comes to its discards: the calls up to them, and how many cards they are.

    ``told`` tells the learner the same.
    """

    calls: tuple[str, ...]
    number: int
    told: str


@dataclass(frozen=True, slots=True)
class Limits:
    """Under which rules cards are laid away: a profile, and how its rules are named.

    ``may`` is the rule by which a set may go, ``seen`` that which says who sees its cards, and
    ``shown`` the same where some of them lie open, if that is another one. ``told`` tells the
    learner which rules these are; "" where it goes without saying.
    """

    profile: str
    may: Callable[[CardSet], str]
    seen: str
    shown: str = ""
    options: tuple[tuple[str, Value], ...] = ()
    told: str = ""


@dataclass(frozen=True, slots=True)
class Exchange:
    """What the drill knows of a game: its ways by contract, and the cards worth asking about."""

    ways: Mapping[str, Way]
    special: CardSet


@dataclass(frozen=True, slots=True)
class DiscardQuestion:
    """A hand that has taken cards up. With ``sets`` these are asked about, else each card.

    ``table`` are cards that lie open beside it. Level 3 also asks who sees what is laid away.
    """

    notes: GameNotes
    exchange: Exchange = field(hash=False)
    limits: Limits
    id: str | int
    level: int
    hand: CardSet
    contract: str
    sets: tuple[CardSet, ...] = ()
    table: tuple[Card, ...] = ()
    point: str = ""

    @property
    def shape(self) -> object:
        """The hand, the contract, the sets, and the rules."""
        return self.hand.bits, self.contract, self.sets, self.limits.profile, self.limits.options

    @property
    def _allowed(self) -> CardSet:
        """The cards that any allowed set has."""
        return _union(self)

    def refusal(self, cards: CardSet) -> Refusal | None:
        """Say why a set may not be laid away; None if it may."""
        after = _deal(self).after(Discard(cards))
        return after if isinstance(after, Refusal) else None

    @property
    def lies_open(self) -> bool:
        """Whether some card of whatever is laid away is shown to all."""
        after = _deal(self).after(_deal(self).actions()[0])
        return bool(getattr(after.terms, "shown", 0))

    @property
    def _seen_rule(self) -> str:
        return (self.lies_open and self.limits.shown) or self.limits.seen

    def heading(self, say: Speech) -> str:
        """Return the question in one line."""
        return say("Which cards may go?")

    def prompt(self, say: Speech) -> str:
        """Tell what is played, under which rules, and what to do."""
        told = [say.plain(self.exchange.ways[self.contract].told)]
        told += [say.plain(self.limits.told)] if self.limits.told else []
        if self.sets:
            task = say("Choose every set that the rules allow, wise or not.")
        else:
            task = say("Choose every card that may go, wise or not.")
        return " ".join((*told, task))

    def exhibits(self, say: Speech) -> Sequence[Exhibit]:
        """Show the hand where it is not tapped, and what lies beside it."""
        shown: list[Exhibit] = []
        if self.table:
            shown.append(Cards(say("Open on the table"), self.table))
        if self.sets:
            shown.append(Cards(say("Your hand"), tuple(self.hand)))
        return shown

    def fields(self, say: Speech) -> Sequence[Field]:
        """Ask for cards or for sets, and perhaps who sees them."""
        if not self.sets:
            options = tuple(Choice(card.code, say.the(card), card) for card in self.hand)
            return [Choices(CARD, say("Your hand"), options)]
        options = tuple(Choice(_value(cards), _words(cards, say)) for cards in self.sets)
        fields = [Choices(SETS, say("Which of these may go?"), options)]
        if self.level == 3:
            seen = (
                Choice(OPEN, say("Everybody: some of it lies face up")),
                Choice(CLOSED, say("Nobody: it lies face down")),
            )
            legend = say("Who sees the cards that go?")
            fields.append(Choices(SEEN, legend, seen, many=False))
        return fields

    def solution(self) -> Answer:
        """Return what the engine allows."""
        if not self.sets:
            return {CARD: tuple(self._allowed.codes)}
        allowed = tuple(_value(cards) for cards in self.sets if not self.refusal(cards))
        answer: dict[str, tuple[str, ...]] = {SETS: allowed}
        if self.level == 3:
            answer[SEEN] = (OPEN if self.lies_open else CLOSED,)
        return answer

    def _cards(self, value: str) -> CardSet:
        return next(cards for cards in self.sets if _value(cards) == value)

    def wrong(self, field: str, value: str, say: Speech) -> Reason:
        """Let the engine refuse a set, or one that has this card."""
        if field == SEEN:
            return self._wrong_seen(say)
        if field == CARD:
            about = self._refusal_of(self.hand.pack.by_code[value])
            line = rule_line(about.rule, say)
            return Reason(case_of(about), (line,))  # the same line for all cards of one kind
        refused = self.refusal(self._cards(value))
        assert refused, "only what may not be laid away is asked about"
        return Reason(case_of(refused), (refusal_line(refused, say),))

    def _refusal_of(self, card: Card) -> Refusal:
        """Find the refusal that is about this card, of a set that is allowed but for it."""
        refused = list(self._exchanged(card))
        about = (found for found in refused if found.facts.get("card") == card.code)
        return next(about, refused[0])

    def _exchanged(self, card: Card) -> Iterator[Refusal]:
        mine = self.hand.pack.set([card])
        for action in islice(_deal(self).actions(), 12):
            for out in action.cards:
                found = self.refusal(action.cards - self.hand.pack.set([out]) | mine)
                if found:
                    yield found

    def _wrong_seen(self, say: Speech) -> Reason:
        trap = "seen_missed" if self.lies_open else "seen"
        return Reason(trap, (rule_line(self._seen_rule, say),))

    def missed(self, field: str, value: str, say: Speech) -> Reason:
        """Say by which rule it may go."""
        heading = ""
        if field == CARD:
            heading = say("More cards may go than that")
            cards = self.hand.pack.set([self.hand.pack.by_code[value]])
        else:
            cards = self._cards(value)
        number = self.limits.may(cards)
        return Reason("may_go", (rule_line(number, say),), heading)

    def why(self, say: Speech) -> Sequence[Line]:
        """Say what refuses the others, or that nothing does."""
        if self.sets:
            found = [refused for cards in self.sets if (refused := self.refusal(cards))]
            free = [self.limits.may(cards) for cards in self.sets if not self.refusal(cards)]
        else:
            found = [self._refusal_of(card) for card in self.hand - self._allowed]
            free = [self.limits.may(_deal(self).actions()[0].cards)]
        lines = {refused.rule: refusal_line(refused, say) for refused in found}
        for number in free:
            lines.setdefault(number, rule_line(number, say))
        if self.level == 3:
            lines.setdefault(self._seen_rule, rule_line(self._seen_rule, say))
        return list(lines.values())

    def hint(self, step: int, say: Speech) -> Hint:
        """Recall the rule, then count."""
        if step == 1:
            number = self.limits.may(_deal(self).actions()[0].cards)
            return Hint(rule_text(number, say))
        if not self.sets:
            n = len(self.hand - self._allowed)
            return Hint(say.many("{n} card must stay.", "{n} cards must stay.", n))
        n = sum(not self.refusal(cards) for cards in self.sets)
        return Hint(say.many("{n} of the sets may go.", "{n} of the sets may go.", n))


@lru_cache(maxsize=16)
def _deal(question: DiscardQuestion) -> Any:
    """Deal so that the hand comes about, and make the calls up to the discards."""
    rules, limits = game(question.notes.game), question.limits
    way, pack = question.exchange.ways[question.contract], question.hand.pack
    mine = list(question.hand)
    held, drawn = mine[way.number :], mine[: way.number]
    open_ = pack.set(question.table)
    rest = list(CardSet(pack, pack.all_bits) - question.hand - open_)
    size = len(held)
    hands = {
        SEATS[0]: held,
        SEATS[1]: rest[:size],
        SEATS[2]: rest[size : 2 * size],
        rules.undealt: [*drawn, *question.table, *rest[2 * size :]],
    }
    profile = rules.profile(limits.profile, **dict(limits.options))
    deal: Any = rules.new(profile, hands=hands)
    for call in way.calls:
        deal = deal.after(rules.read_action(call, profile))
        assert not isinstance(deal, Refusal), f"{call} is refused"
    return deal


@lru_cache(maxsize=16)
def _union(question: DiscardQuestion) -> CardSet:
    found = CardSet(question.hand.pack, 0)
    for action in _deal(question).actions():
        found |= action.cards
    return found


def _value(cards: CardSet) -> str:
    return "-".join(cards.codes)


def _words(cards: CardSet, say: Speech) -> str:
    return say.both([brief(card, say) for card in cards])


def brief(card: Card, say: Speech) -> str:
    """Name a card by itself as it is printed: XIV, King of Hearts, Trump 14."""
    return say.label(card) if card.name.isdigit() else say.plain(card.name)


def made(  # noqa: PLR0913, PLR0917 - a question is these
    notes: GameNotes,
    exchange: Exchange,
    limits: Limits,
    name: str,
    level: int,
    contract: str,
    hand: str,
    sets: str,
    point: str,
    table: str = "",
) -> DiscardQuestion:
    """Make a question by hand, its cards as codes, with strokes between the ``sets``."""
    pack = notes.pack
    cards = pack.set(pack.read(hand))
    shown = tuple(pack.set(pack.read(codes)) for codes in sets.split("|") if codes)
    lying = pack.read(table)
    return DiscardQuestion(
        notes, exchange, limits, name, level, cards, contract, shown, lying, point
    )


# --- generator --------------------------------------------------------------------------------


def with_sets(question: DiscardQuestion, dice: Dice, others: CardSet | None = None) -> Any:
    """Give a question some sets: one or two that may go, and up to three that may not.

    These are refused for different reasons, as far as chance finds them; ``others`` are cards
    that are not in the hand.
    """
    number = question.exchange.ways[question.contract].number
    actions = _deal(question).actions()
    allowed = {actions[dice.below(len(actions))].cards for _ in range(dice.between(1, 2))}
    refused: dict[str, CardSet] = {}
    for attempt in range(24):
        base = actions[dice.below(len(actions))].cards
        cards = _spoilt(question, base, dice, others if attempt % 4 == 3 else None)
        if attempt % 8 == 7:
            cards = dice.draw(question.hand, number + (1 if dice.below(2) or number == 1 else -1))
        found = question.refusal(cards)
        if found:
            refused.setdefault(case_of(found), cards)
    chosen = [*allowed, *dice.shuffled(list(refused.values()))[:3]]
    return tuple(dice.shuffled(sorted(chosen, key=lambda cards: cards.bits)))


def _spoilt(
    question: DiscardQuestion, base: CardSet, dice: Dice, others: CardSet | None
) -> CardSet:
    """Change one or two cards of a set for special ones, or for cards that are not in hand."""
    pack = base.pack
    pool = others or (question.hand & question.exchange.special) - base
    kept = list(base)[: len(base) - dice.between(1, min(2, len(base)))]
    new = dice.draw(pool, len(base) - len(kept))
    cards = pack.set(kept) | new
    missing = len(base) - len(cards)
    return cards | dice.draw(question.hand - cards, missing)
