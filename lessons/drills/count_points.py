"""Count points: make packets of three of a pile, count each, then add them up.

Level 1 has full packets only, level 2 always leaves one or two cards over and holds one of
Fool, 21 and 1, level 3 is a longer pile with several of them.
The learner makes the packets; whatever they are, the engine counts them (DR-9.1).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import batched

from engine.cards import Card, CardSet, Pack
from engine.counting import PACKET, Packet, Tally, count
from lessons.drills import miscounts
from lessons.drills.dice import Dice
from lessons.drills.miscounts import HOW_PACKET, HOW_REST, adding, is_honour
from lessons.drills.model import FieldError, Finding, Hint, Line, Verdict
from lessons.drills.notes import CountNotes
from lessons.drills.piles import Pile
from lessons.forms import Answer
from lessons.locale import Speech
from lessons.locale import mark as N_

CHOOSE, COUNT, ADD, DONE = "choose", "count", "add", "done"


@dataclass(frozen=True, slots=True)
class Counting:
    """How far a pile is counted: packets ``made``, of which ``closed`` are counted."""

    pile: Pile
    made: tuple[tuple[Card, ...], ...]
    closed: int

    @property
    def rest(self) -> tuple[Card, ...]:
        """The cards in no packet yet, in the order of the pile."""
        used = {card for packet in self.made for card in packet}
        return tuple(card for card in self.pile.cards if card not in used)

    @property
    def step(self) -> str:
        """What comes next: to ``choose`` cards, to ``count`` a packet, to ``add`` up."""
        if self.closed < len(self.made):
            return COUNT
        return CHOOSE if self.rest else ADD

    @property
    def tally(self) -> Tally:
        """The packets made, as the engine counts them."""
        return count(self.pile.pack, (card for packet in self.made for card in packet))

    @property
    def packet(self) -> Packet:
        """The packet at work."""
        return self.tally.packets[self.closed]

    @property
    def by_itself(self) -> bool:
        """Whether the packet at work was the only one possible: the last three cards or fewer."""
        return not self.rest

    def answer(self, **fields: tuple[str, ...]) -> Answer:
        """Write as an answer, with the given fields of the form."""
        packets = tuple(" ".join(card.code for card in packet) for packet in self.made)
        return {"packet": packets, "closed": (str(self.closed),), **fields}

    def going_on(self) -> Counting:
        """Close the packet at work; the last three cards or fewer make one by themselves."""
        closed = Counting(self.pile, self.made, self.closed + 1)
        if closed.rest and len(closed.rest) <= PACKET:
            return Counting(self.pile, (*self.made, closed.rest), self.closed + 1)
        return closed


def counting(pile: Pile, answer: Answer, say: Speech) -> Counting:
    """Read how far a pile is counted; `FieldError` for packets that cannot be of this pile."""
    made = tuple(
        tuple(_of_pile(pile, code, "packet", say) for code in packet.split())
        for packet in answer.get("packet", ())
    )
    cards = [card for packet in made for card in packet]
    closed = _number((answer.get("closed") or ("0",))[0])
    full = all(len(packet) == PACKET for packet in made[:-1])
    last = len(made[-1]) if made else PACKET
    if len(set(cards)) < len(cards) or not full or not 0 <= len(made) - closed <= 1 or closed < 0:
        raise FieldError("packet", say("These packets do not fit together."))
    state = Counting(pile, made, closed)
    if last != PACKET and (not 0 < last < PACKET or state.rest):
        raise FieldError("packet", say("Only the last packet may have fewer than three cards."))
    return state


def _of_pile(pile: Pile, code: str, field: str, say: Speech) -> Card:
    card = pile.pack.by_code.get(code)
    if card is None or card not in pile.cards:
        raise FieldError(field, say("“{card}” is no card of this pile.", card=code))
    return card


def _number(text: str) -> int:
    """Read a whole number as people type it; −1 for anything else."""
    text = text.strip()
    return int(text) if text.isdecimal() and len(text) <= 3 else -1


@dataclass(frozen=True, slots=True)
class CountDrill:
    """The drill of counting a pile, for one game."""

    notes: CountNotes
    piles: Sequence[Pile]
    kind: str = "count-points"
    name: str = N_("counting points")

    def curated(self, level: int) -> Sequence[Pile]:
        """Return the piles made by hand for a level."""
        return [pile for pile in self.piles if pile.level == level]

    def generate(self, level: int, seed: int) -> Pile:
        """Make the pile of a seed."""
        return generate(self.notes.pack, level, seed)

    def read(self, question: Pile, fields: Answer, before: Answer, say: Speech) -> Answer:
        """Read the chosen cards and the typed numbers; the packets stay as they were made."""
        state = counting(question, before, say)
        rest = [card.code for card in state.rest]
        chosen = fields.get("card", ()) if state.step == CHOOSE else ()
        for code in chosen:
            if code not in rest:
                raise FieldError("card", say("“{card}” is no card of this pile.", card=code))
        typed = {
            name: tuple(value[:8] for value in fields.get(name, ())[:1])
            for name, step in (("points", COUNT), ("total", ADD))
            if state.step == step
        }
        return state.answer(card=tuple(code for code in rest if code in chosen), **typed)

    def act(self, question: Pile, answer: Answer, action: str, say: Speech) -> Answer | None:
        """Make a packet, take any three cards for one, or put the packet back."""
        state = counting(question, answer, say)
        if action in {"packet", "any"}:
            chosen = self._chosen(state, answer, action, say)
            return Counting(question, (*state.made, chosen), state.closed).answer()
        if action == "back" and state.step == COUNT and not state.by_itself:
            codes = tuple(card.code for card in state.made[-1])
            return Counting(question, state.made[:-1], state.closed).answer(card=codes)
        return None

    def _chosen(
        self, state: Counting, answer: Answer, action: str, say: Speech
    ) -> tuple[Card, ...]:
        if state.step != CHOOSE:
            raise FieldError("points", say("Count the packet in hand first."))
        if action == "any":
            return state.rest[:PACKET]
        codes = answer.get("card", ())
        if len(codes) != PACKET:
            text = say.many(
                "A packet has three cards; {n} is chosen.",
                "A packet has three cards; {n} are chosen.",
                len(codes),
            )
            raise FieldError("card", text)
        return tuple(state.pile.pack.by_code[code] for code in codes)

    def judge(self, question: Pile, answer: Answer, say: Speech) -> Verdict:
        """Judge the number of the packet at work, or the total."""
        state = counting(question, answer, say)
        if state.step == CHOOSE:
            raise FieldError("card", say("Make a packet first: choose three cards."))
        field = "points" if state.step == COUNT else "total"
        typed = _typed(answer, field, say)
        if field == "total":
            return self._total(state, typed, say)
        if typed == state.packet.points:
            return Verdict(True, (), {}, state.going_on().answer())
        number = state.closed + 1
        finding = miscounts.in_packet(self.notes, state.packet, number, typed, say)
        return Verdict(False, (finding,), {field: "bad"})

    def _total(self, state: Counting, typed: int, say: Speech) -> Verdict:
        if typed != state.tally.points:
            finding = miscounts.in_total(self.notes, state.tally, typed, say)
            return Verdict(False, (finding,), {"total": "bad"})
        return Verdict(True, (_right(self.notes, state, say),), {"total": "ok"})

    def hint(self, question: Pile, answer: Answer, step: int, say: Speech) -> Hint:
        """Say how to go on, then show it."""
        state = counting(question, answer, say)
        if state.step == CHOOSE:
            return _choosing_hint(state, step, say)
        packet = state.step == COUNT
        if step == 1 and packet:
            return Hint(say.plain(HOW_PACKET if len(state.packet.cards) == PACKET else HOW_REST))
        if step == 1:
            return Hint(say("Add the points of the packets; what was taken off stays off."))
        shown = state.packet if packet else adding(state.tally)
        return Hint(say("{working} = ?", working=shown))

    def solution(self, question: Pile) -> Answer:
        """Return the pile counted in the order in which it lies."""
        cards = question.cards
        made = tuple(batched(cards, PACKET))
        state = Counting(question, made, len(made))
        return state.answer(total=(str(state.tally.points),))

    def key(self, question: Pile, say: Speech) -> tuple[Line, ...]:
        """Return the working, packet by packet in the order of the pile, and the total."""
        tally = count(question.pack, question.cards)
        rows = [
            Line(
                say("Packet {n}", n=number),
                say(
                    "{cards}: {working} = {points}",
                    cards=", ".join(say.names(packet.cards)),
                    working=packet,
                    points=packet.points,
                ),
            )
            for number, packet in enumerate(tally.packets, 1)
        ]
        total = say("{points}, however the packets are made.", points=tally.points)
        return (*rows, Line(say("Total"), total, self.notes.count))


def _typed(answer: Answer, field: str, say: Speech) -> int:
    values = answer.get(field, ())
    text = values[0] if values else ""
    if not text.strip():
        packet = field == "points"
        raise FieldError(
            field, say("Type the points of this packet.") if packet else say("Type the total.")
        )
    number = _number(text)
    if number < 0:
        raise FieldError(field, say("“{text}” is no whole number.", text=text))
    return number


def _right(notes: CountNotes, state: Counting, say: Speech) -> Finding:
    tally = state.tally
    whole = count(state.pile.pack, state.pile.pack.cards).points
    lines = [
        Line(
            say("Rule"), say("{sum} = {total}.", sum=adding(tally), total=tally.points), notes.count
        ),
        Line(
            say("What follows"),
            say(
                "The other side has the rest of {whole}: {other}.",
                whole=whole,
                other=whole - tally.points,
            ),
            notes.whole,
        ),
    ]
    if state.pile.point:
        lines.append(Line(say("Worth knowing"), say.plain(state.pile.point)))
    else:
        text = say("Other packets of the same cards would give {total} too.", total=tally.points)
        lines.append(Line(say("Worth knowing"), text, notes.formula))
    return Finding("right", "", say("Right: {answer}", answer=tally.points), tuple(lines))


def _choosing_hint(state: Counting, step: int, say: Speech) -> Hint:
    """Suggest one card of value and two of 1, which need no arithmetic."""
    ranked = sorted(state.rest, key=lambda card: card.value)
    three = (ranked[-1], *ranked[:2])
    if step == 1 or ranked[1].value > 1:
        text = say("Any three cards make a packet. One high card and two that count 1 are easiest.")
        return Hint(text)
    text = say("These three are easy: together they count as the highest of them.")
    return Hint(text, frozenset(card.code for card in three))


# --- generator --------------------------------------------------------------------------------


def generate(pack: Pack, level: int, seed: int) -> Pile:
    """Make the pile of a seed; its length follows from level and seed."""
    dice = Dice(level, seed)
    honours = pack.set(card for card in pack.cards if is_honour(card))
    size = ((6, 9), (7, 8, 10, 11), (13, 14, 16, 17))[level - 1]
    held = dice.draw(honours, (0, 1, dice.between(2, 3))[level - 1])
    courts = pack.set(card for card in pack.cards if card.value > 1) - honours
    plain = CardSet(pack, pack.all_bits) - honours - courts
    number = size[seed % len(size)]
    high = dice.draw(courts, dice.between(number // 4, number // 2 - len(held) // 2))
    low = dice.draw(plain, number - len(held) - len(high))
    cards = tuple(dice.shuffled(list(held | high | low)))
    return Pile(pack, seed, level, cards)


def drill(notes: CountNotes, piles: Sequence[Pile]) -> CountDrill:
    """Make the drill of a game, with its piles made by hand."""
    return CountDrill(notes, piles)
