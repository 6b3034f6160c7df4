"""Herzeln: the domino, with what fits at which end, and when somebody may pass.

Level 1 has the middle of the row, level 2 is at the corner of Ace and Seven, level 3 opens with
a Jack, passes or may not, and lays rows by suit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.actions import Pass
from engine.cards import TEN_AMONG_PIPS, Card, CardSet
from engine.game import Profile, Value
from engine.games import game
from engine.games.herzeln.domino import Domino, Moment
from engine.games.herzeln.laying import DominoPosition
from engine.games.herzeln.rows import HIGH, JACK, LOW, SingleRow, SuitRows
from engine.rulebook import rank_name
from engine.verdict import Refusal
from lessons.drills.forms import Cards, Exhibit, Reason
from lessons.drills.herzeln.notes import NOTES
from lessons.drills.model import Hint, Line, refusal_line, rule_line
from lessons.forms import Answer, Choice, Choices, Field
from lessons.locale import Speech, capital
from lessons.people import PEOPLE

CARD, TURN = "card", "turn"
MAY, MUST_LAY = "pass", "lay"
FRENCH: tuple[tuple[str, Value], ...] = (("card_face", "french"),)
JACK_OF_HEARTS: tuple[tuple[str, Value], ...] = (*FRENCH, ("domino_opener", "jack_of_hearts"))
_NATURAL = TEN_AMONG_PIPS[::-1]
"""How ranks follow for whoever forgets that the Ten is second."""


@dataclass(frozen=True, slots=True)
class DominoQuestion:
    """A hand before the cards that lie.

    ``above`` are the Jack and what was laid upward from it, ``below`` what was laid downward; no
    card lies if both are empty. Under rows by suit ``above`` holds all cards as they were laid.
    ``asks_turn`` if also whether one may pass.
    """

    id: str | int
    level: int
    hand: CardSet
    above: tuple[Card, ...]
    below: tuple[Card, ...] = ()
    profile: str = "article"
    options: tuple[tuple[str, Value], ...] = FRENCH
    asks_turn: bool = False
    point: str = ""

    @property
    def shape(self) -> object:
        """The hand, the cards that lie, and the rules."""
        return self.hand.bits, self.above, self.below, self.profile, self.options

    @property
    def position(self) -> DominoPosition:
        """The engine's own view: it alone says what fits."""
        return _position(self)

    @property
    def ranks(self) -> tuple[str, ...]:
        """The ranks as they follow upward, from the lowest."""
        layout = self.position.layout
        assert isinstance(layout, SingleRow | SuitRows), "there are no other layouts"
        return layout.ranks

    @property
    def has_ends(self) -> bool:
        """Whether a card may be laid at one end or the other."""
        return isinstance(self.position.layout, SingleRow) and self.position.layout.begun

    @property
    def passing(self) -> Refusal | None:
        """Why one may not pass; None if one may."""
        return _passing(self)

    @property
    def row(self) -> tuple[Card, ...]:
        """The cards of the single row from the lower end to the upper one."""
        return (*reversed(self.below), *self.above)

    def end(self, side: str) -> Card:
        """Return the card that lies at an end."""
        return self.row[-1 if side == HIGH else 0]

    def wanted(self, side: str) -> str:
        """Return the rank that an end asks for."""
        layout = self.position.layout
        assert isinstance(layout, SingleRow), "only a single row has ends"
        return layout.wanted[side]

    def heading(self, say: Speech) -> str:
        """Return the question in one line."""
        return say("What fits, and where?") if self.has_ends else say("What may you lay?")

    def prompt(self, say: Speech) -> str:
        """Tell what lies, and what to do."""
        if not self.position.layout.begun and dict(self.options).get("domino_opener"):
            told = say("No card lies yet. The table opens with the Jack of Hearts.")
        elif not self.position.layout.begun:
            told = say("No card lies yet, and it is your turn to open.")
        elif not self.has_ends:
            told = say("Each suit has a row of its own, and it is your turn.")
        else:
            told = say("The row has begun, and it is your turn.")
        return f"{told} {say('Choose every card that may be laid; perhaps none may.')}"

    def exhibits(self, say: Speech) -> Sequence[Exhibit]:
        """Show the row or the rows, and the hand where it is not tapped."""
        if self.has_ends:
            row = Cards(say("The row, from its lower to its upper end"), self.row)
            return [row, Cards(say("Your hand"), tuple(self.hand))]
        shown = []
        for suit in self.hand.pack.bits_of:
            lying = tuple(card for card in self.above if card.suit == suit)
            if lying:
                label = say("The row of {suit}", suit=say.suit(suit))
                shown.append(Cards(label, _sorted(self, lying)))
        return shown

    def fields(self, say: Speech) -> Sequence[Field]:
        """Ask for the cards of each end, or of the hand, and perhaps about passing."""
        fields: list[Field] = []
        if self.has_ends:
            fields += [self._end_field(HIGH, say), self._end_field(LOW, say)]
        else:
            options = tuple(Choice(card.code, say.the(card), card) for card in self.hand)
            fields.append(Choices(CARD, say("Your hand"), options, may_be_none=True))
        if self.asks_turn:
            may = Choice(MAY, say("Yes, I may pass"))
            must = Choice(MUST_LAY, say("No, a card must be laid"))
            fields.append(Choices(TURN, say("May you pass?"), (may, must), many=False))
        return fields

    def _end_field(self, side: str, say: Speech) -> Choices:
        end = say.the(self.end(side))
        if side == HIGH:
            legend, name = say("Which fit above {card}?", card=end), say("above")
        else:
            legend, name = say("Which fit below {card}?", card=end), say("below")
        options = tuple(Choice(card.code, say.label(card)) for card in self.hand)
        return Choices(side, legend, options, may_be_none=True, title=name)

    def solution(self) -> Answer:
        """Return the cards that the engine lets be laid, by end if there are ends."""
        legal = tuple(self.position.legal.codes)
        answer: dict[str, tuple[str, ...]] = {CARD: legal}
        if self.has_ends:
            answer = {side: self._fitting(side) for side in (HIGH, LOW)}
        if self.asks_turn:
            answer[TURN] = (MUST_LAY if self.passing else MAY,)
        return answer

    def _fitting(self, side: str) -> tuple[str, ...]:
        refused = self.position.refusal_at
        return tuple(card.code for card in self.hand if refused(card, side) is None)

    def wrong(self, field: str, value: str, say: Speech) -> Reason:
        """Let the engine refuse a card at its end, or a pass."""
        if field == TURN:
            return self._wrong_turn(say)
        card = self.hand.pack.by_code[value]
        if field == CARD:
            refused = self.position.refusal(card)
            assert refused, "only cards that do not fit are asked about"
            return Reason(str(refused.facts["case"]), (refusal_line(refused, say),))
        refused = self.position.refusal_at(card, field)
        assert refused, "only cards that do not fit at this end are asked about"
        trap, lines = str(refused.facts["case"]), [refusal_line(refused, say)]
        if self._overlooks_ten(card, field):
            trap = "ten"
            lines.append(rule_line("HZ-3.2", say))
        if trap == "wrong_end":
            lines.append(self._goes_on(say))
        return Reason(trap, tuple(lines), self._not_there(card, field, say))

    def _not_there(self, card: Card, side: str, say: Speech) -> str:
        name = capital(say.the(card))
        if side == HIGH:
            return say("{card} does not fit above", card=name)
        return say("{card} does not fit below", card=name)

    def _overlooks_ten(self, card: Card, side: str) -> bool:
        """Tell whether a card would fit if the Ten stood among the pips."""
        step = 1 if side == HIGH else -1
        place = _NATURAL.index(self.end(side).rank) + step
        return card.rank == _NATURAL[place % len(_NATURAL)]

    def _wrong_turn(self, say: Speech) -> Reason:
        if self.passing:
            return Reason(str(self.passing.facts["case"]), (refusal_line(self.passing, say),))
        return Reason("cannot_lay", (rule_line("HZ-7.5", say),))

    def missed(self, field: str, value: str, say: Speech) -> Reason:
        """Say why a card fits."""
        trap, number = self._why_it_fits(field, self.hand.pack.by_code[value])
        return Reason(trap, (rule_line(number, say),))

    def _why_it_fits(self, field: str, card: Card) -> tuple[str, str]:
        if field == CARD:
            return ("fits", "HZ-11.3") if self.position.layout.begun else ("jack", "HZ-7.1")
        if len(self.position.layout.ends(card)) > 1:
            return "both_ends", "HZ-7.7"
        turned = {HIGH: (self.ranks[-1], "HZ-7.3"), LOW: (self.ranks[0], "HZ-7.4")}[field]
        if self.end(field).rank == turned[0]:
            return "corner", turned[1]
        if card.rank == JACK:
            return "jack_again", "HZ-7.13"
        return ("other_suit", "HZ-7.2") if card.suit != self.end(field).suit else ("fits", "HZ-7.7")

    def why(self, say: Speech) -> Sequence[Line]:
        """Say what the row asks for, and what binds whoever is to move."""
        number = "HZ-7.7" if self.has_ends else self._why_it_fits(CARD, self.hand.pack.cards[0])[1]
        lines = [rule_line(number, say)]
        if self.has_ends:
            lines.append(self._goes_on(say))
        if self.asks_turn and self.passing:
            lines.append(refusal_line(self.passing, say))
        elif self.asks_turn:
            lines.append(rule_line("HZ-7.5", say))
        return lines

    def _goes_on(self, say: Speech) -> Line:
        above, below = (_named(self, self.wanted(side), say) for side in (HIGH, LOW))
        text = say(
            "The row goes on with {above} above and with {below} below, of any suit.",
            above=above,
            below=below,
        )
        return Line(say("What follows"), text)

    def hint(self, step: int, say: Speech) -> Hint:
        """Recall the order of the ranks, then light what fits."""
        legal = self.position.legal
        if step == 2:
            n = len(legal)
            text = say.many("{n} card may be laid.", "{n} cards may be laid.", n)
            return Hint(text, frozenset(legal.codes))
        if not self.position.layout.begun:
            return Hint(say("Look for Jacks."))
        ranks = ", ".join(_named(self, rank, say) for rank in self.ranks)
        return Hint(say("Upward the order is {ranks}, and round again.", ranks=ranks))


@lru_cache(maxsize=4)
def _position(question: DominoQuestion) -> DominoPosition:
    # Downward first, so that only cards laid upward can meet a row that asks both ends alike.
    lying = (*question.above[:1], *question.below, *question.above[1:])
    found = game(NOTES.game).position(question.hand, lying, _profile(question), "domino")
    assert isinstance(found, DominoPosition), "the domino has no other position"
    return found


@lru_cache(maxsize=4)
def _passing(question: DominoQuestion) -> Refusal | None:
    """Ask a deal in which this hand is to move; the others hold nothing that matters."""
    begun: Any = game(NOTES.game).new(_profile(question), seed=1, seats=PEOPLE, contract="domino")
    moment = Moment(question.position.layout, (question.hand.bits, 0, 0, 0), turn=0)
    after = Domino(begun.start, moment, None, None).after(Pass())
    return after if isinstance(after, Refusal) else None


def _profile(question: DominoQuestion) -> Profile:
    return game(NOTES.game).profile(question.profile, **dict(question.options))


def _named(question: DominoQuestion, rank: str, say: Speech) -> str:
    return say.plain(rank_name(question.hand.pack.by_code[f"H{rank}"]))


def _sorted(question: DominoQuestion, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Put the cards of a suit's row in order from its lower end, which may be round the corner."""
    ranks = question.ranks
    held = {ranks.index(card.rank): card for card in cards}
    low = ranks.index(JACK)
    while (low - 1) % len(ranks) in held and len(held) < len(ranks):
        low -= 1
    return tuple(held[(low + step) % len(ranks)] for step in range(len(held)))
