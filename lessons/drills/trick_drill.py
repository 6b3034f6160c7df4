"""Drills about one trick: which cards may be played, and who takes it.

*Follow suit* and *trump* ask the same two things of different positions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from lessons.drills import playable, takers
from lessons.drills.model import FieldError, Hint, Line, Verdict
from lessons.drills.notes import TrumpNotes
from lessons.drills.tricks import TrickQuestion, seat_values
from lessons.forms import Answer
from lessons.locale import Speech, capital


@dataclass(frozen=True, slots=True)
class TrickDrill:
    """A drill about tricks; what makes it *follow suit* or *trump* are its questions."""

    kind: str
    notes: TrumpNotes
    name: str
    positions: Sequence[TrickQuestion]
    generator: Callable[[TrumpNotes, int, int], TrickQuestion]

    def curated(self, level: int) -> Sequence[TrickQuestion]:
        """Return the positions made by hand for a level."""
        return [position for position in self.positions if position.level == level]

    def generate(self, level: int, seed: int) -> TrickQuestion:
        """Make the position of a seed."""
        return self.generator(self.notes, level, seed)

    def read(self, question: TrickQuestion, fields: Answer, before: Answer, say: Speech) -> Answer:
        """Read the marked cards and the chosen taker."""
        codes = fields.get("card", ())
        for code in codes:
            if code not in question.hand.codes:
                raise FieldError("card", say("“{card}” is no card of this hand.", card=code))
        if len(set(codes)) < len(codes):
            raise FieldError("card", say("A card is marked twice."))
        seats = fields.get("seat", ())
        if len(seats) > 1 or any(seat not in seat_values(question) for seat in seats):
            raise FieldError(
                "seat", say("“{seat}” is no seat of this table.", seat=", ".join(seats))
            )
        chosen = tuple(code for code in question.hand.codes if code in codes)
        return {"card": chosen, "seat": seats} if question.asks_taker else {"card": chosen}

    def act(
        self, question: TrickQuestion, answer: Answer, action: str, say: Speech
    ) -> Answer | None:
        """Know no button besides those of every drill."""
        return None

    def judge(self, question: TrickQuestion, answer: Answer, say: Speech) -> Verdict:
        """Judge the marked cards one by one, then the taker."""
        if not answer.get("card"):
            raise FieldError("card", say("Choose at least one card: there is always one to play."))
        if question.asks_taker and not answer.get("seat"):
            raise FieldError("seat", say("Say also who takes the trick."))
        chosen = playable.cards_of(question, answer["card"])
        seat = answer["seat"][0] if question.asks_taker else ""
        found = [*playable.wrong(question, chosen, say), *playable.missed(question, chosen, say)]
        found += takers.findings(question, seat, say)
        findings = tuple(found) or (playable.right(question, say),)
        return Verdict(not found, findings, playable.marks(question, chosen, seat))

    def hint(self, question: TrickQuestion, answer: Answer, step: int, say: Speech) -> Hint:
        """Point to the suit led first, then light the cards that decide."""
        return _hint(question, step, say)

    def solution(self, question: TrickQuestion) -> Answer:
        """Return the cards that may be played, and who takes the trick."""
        cards: Answer = {"card": tuple(question.legal.codes)}
        return {**cards, "seat": (question.taker,)} if question.asks_taker else cards

    def key(self, question: TrickQuestion, say: Speech) -> tuple[Line, ...]:
        """Return the cards, why, and who takes the trick."""
        cards = capital(playable.named(question, say))
        lines = [
            Line(say("May be played"), say("{cards}.", cards=cards)),
            *playable.why(question, say),
        ]
        if question.asks_taker:
            lines.append(Line(say("Takes the trick"), *takers.reason(question, say)))
        return tuple(lines)


def _hint(question: TrickQuestion, step: int, say: Speech) -> Hint:
    """Point to the card led, then to the suit that is due: which one that is, the engine says."""
    suit = say.one_of(question.led)
    if step == 1:
        card = say.the(question.trick[0])
        text = say("{card} was led. Have you {suit} in your hand?", card=capital(card), suit=suit)
        return Hint(text, frozenset({question.trick[0].code}))
    if question.free:
        return Hint(say("You have neither the suit led nor a trump."), frozenset())
    due = next(iter(question.legal)).suit
    held = frozenset(card.code for card in question.hand if card.suit == due)
    if due == question.led:
        return Hint(say("You have {suit}: look at these.", suit=suit), held)
    return Hint(say("You have no card of the suit led. Look at your trumps."), held)
