"""Drills about one trick: which cards may be played, and who takes it.

*Follow suit* and *trump* ask the same two things of different positions, so they share
this judge. Legality is the engine's, never decided here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from engine.cards import TRUMP, Card, CardSet
from engine.tricks import followers, winner
from lessons.drills.model import Answer, FieldError, Finding, Hint, Line, Verdict
from lessons.drills.notes import GameNotes
from lessons.locale import Speech
from lessons.locale import mark as N_

YOU, OPEN = "you", "open"
"""Values of the field ``seat`` besides the place in the trick ("0" led, "1" second)."""

SPEAKERS = {1: ("Anna",), 2: ("Catrin", "Anna")}
"""Who has played before you, who sit between Anna and Catrin."""


@dataclass(frozen=True, slots=True)
class TrickQuestion:
    """A hand and the trick so far; ``asks_taker`` if the question is also who takes the trick.

    ``point`` is the one thing worth knowing about this position.
    """

    notes: GameNotes
    id: str | int
    level: int
    hand: CardSet
    trick: tuple[Card, ...]
    asks_taker: bool = False
    point: str = ""

    @property
    def legal(self) -> CardSet:
        """The cards that may be played."""
        return _position(self).legal

    @property
    def led(self) -> str:
        """The suit led."""
        return self.trick[0].suit

    @property
    def best(self) -> Card:
        """The card that wins the trick so far."""
        return self.trick[winner(self.hand.pack, self.trick)]

    def taker_with(self, card: Card) -> str:
        """Tell who takes the trick if you, who are last, play this card."""
        place = winner(self.hand.pack, (*self.trick, card))
        return YOU if place == len(self.trick) else str(place)

    @property
    def taker(self) -> str:
        """Who takes the trick whichever allowed card you play, or ``open``."""
        takers = {self.taker_with(card) for card in self.legal}
        return takers.pop() if len(takers) == 1 else OPEN

    @property
    def speakers(self) -> tuple[str, ...]:
        """The names of those who have played."""
        return SPEAKERS[len(self.trick)]

    def name_of(self, taker: str, say: Speech) -> str:
        """Name a value of the field ``seat``."""
        if taker == YOU:
            return say("You")
        return say("It depends on your card") if taker == OPEN else self.speakers[int(taker)]


@dataclass(frozen=True, slots=True)
class TrickDrill:
    """A drill about tricks; what makes it *follow suit* or *trump* are its questions."""

    kind: str
    notes: GameNotes
    name: str
    positions: Sequence[TrickQuestion]
    generator: Callable[[GameNotes, int, int], TrickQuestion]

    def title(self, say: Speech) -> str:
        """Return the drill's name, as in "Dreierles, following suit"."""
        return say("{game}, {drill}", game=self.notes.title, drill=say(self.name))

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
                raise FieldError("card", say("{card!r} is no card of this hand.", card=code))
        if len(set(codes)) < len(codes):
            raise FieldError("card", say("A card is marked twice."))
        seats = fields.get("seat", ())
        if len(seats) > 1 or any(seat not in seat_values(question) for seat in seats):
            raise FieldError(
                "seat", say("{seat!r} is no seat of this table.", seat=", ".join(seats))
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
        chosen = _cards(question, answer["card"])
        seat = answer["seat"][0] if question.asks_taker else ""
        wrong = [*_wrong(question, chosen, say), *_missed(question, chosen, say)]
        wrong += _taker_findings(question, seat, say)
        findings = tuple(wrong) or (_right(question, say),)
        return Verdict(not wrong, findings, _marks(question, chosen, seat))

    def hint(self, question: TrickQuestion, answer: Answer, step: int, say: Speech) -> Hint:
        """Point to the suit led first, then light the cards that decide."""
        return _hint(question, step, say)

    def solution(self, question: TrickQuestion) -> Answer:
        """Return the cards that may be played, and who takes the trick."""
        cards: Answer = {"card": tuple(question.legal.codes)}
        return {**cards, "seat": (question.taker,)} if question.asks_taker else cards

    def key(self, question: TrickQuestion, say: Speech) -> tuple[Line, ...]:
        """Return the cards, why, and who takes the trick."""
        cards = say.both(say.names(list(question.legal)))
        lines = [Line(say("May be played"), say("{cards}.", cards=cards)), _why(question, say)]
        if question.asks_taker:
            lines.append(Line(say("Takes the trick"), *_taker_reason(question, say)))
        return tuple(lines)


def seat_values(question: TrickQuestion) -> list[str]:
    """List the values of the field ``seat``, in order of play."""
    return [str(place) for place in range(len(question.trick))] + [YOU, OPEN]


# --- what the engine says ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Position:
    legal: CardSet
    rule: str


def _position(question: TrickQuestion) -> _Position:
    pack, hand = question.hand.pack, question.hand
    legal = CardSet(pack, followers(pack, hand.bits, question.trick[0].index))
    suit = pack.bits_of[question.led]
    n = question.notes
    return _Position(legal, n.follow if hand.bits & suit else n.must_trump)


def _rule_text(question: TrickQuestion, say: Speech) -> tuple[str, str]:
    """Say why a card is refused: the sentence and its rule."""
    rule = _position(question).rule
    suit = say.one_of(question.led)
    if rule == question.notes.follow:
        return say("You hold {suit}, so you must follow suit.", suit=suit), rule
    return say("Without {suit} you must play a trump.", suit=suit), rule


# --- findings ---------------------------------------------------------------------------------


def _cards(question: TrickQuestion, codes: Iterable[str]) -> list[Card]:
    return [question.hand.pack.by_code[code] for code in codes]


def _marks(question: TrickQuestion, chosen: list[Card], seat: str) -> dict[str, str]:
    legal = question.legal
    marks = {}
    for card in question.hand:
        if card in chosen:
            marks[card.code] = "ok" if card in legal else "bad"
        else:
            marks[card.code] = "missed" if card in legal else "off"
    if question.asks_taker:
        marks[seat] = "bad"
        marks[question.taker] = "ok" if seat == question.taker else "missed"
    return marks


def _wrong(question: TrickQuestion, chosen: list[Card], say: Speech) -> list[Finding]:
    """Find the marked cards that may not be played, together where the reason is one."""
    bad = [card for card in chosen if card not in question.legal]
    groups = groupby(sorted(bad, key=lambda card: card.suit != TRUMP), _trap_of(question))
    return [_refused(question, trap, list(cards), say) for trap, cards in groups]


def _trap_of(question: TrickQuestion) -> Callable[[Card], str]:
    def trap(card: Card) -> str:
        if not question.hand.bits & question.hand.pack.bits_of[question.led]:
            return "kept-trump"
        if question.led == TRUMP:
            return "trump-not-followed"
        return "trumped-early" if card.suit == TRUMP else "suit-not-followed"

    return trap


def _refused(question: TrickQuestion, trap: str, cards: list[Card], say: Speech) -> Finding:
    notes = question.notes
    names = say.either([say.the(card) for card in cards])
    follows = say(
        "At the table you may take it back until the next card falls; "
        "after that the deal ends and you pay."
    )
    lines = (
        Line(say("Rule"), *_rule_text(question, say)),
        Line(say("What follows"), follows, notes.penalty),
        _instead(question, say),
    )
    heading = say("Not {cards}", cards=names)
    return Finding("wrong", trap, heading, lines, tuple(card.code for card in cards))


def _instead(question: TrickQuestion, say: Speech) -> Line:
    """Name the cards that may be played; where some would not win, that this is allowed."""
    names = say.either(say.names(list(question.legal)))
    beaten = [card for card in question.legal if not _beats(question, card)]
    if not beaten or question.best.suit not in {question.led, TRUMP}:
        return Line(say("Instead"), say("{cards}.", cards=names))
    text = say("{cards}: nobody has to beat {best}.", cards=names, best=say.the(question.best))
    return Line(say("Instead"), text, question.notes.no_duty)


def _beats(question: TrickQuestion, card: Card) -> bool:
    return winner(question.hand.pack, (question.best, card)) == 1


def _missed(question: TrickQuestion, chosen: list[Card], say: Speech) -> list[Finding]:
    """Find the cards that were allowed too, together where the reason is one."""
    missed = [card for card in question.legal if card not in chosen]
    found: dict[str, list[Card]] = {}
    for card in missed:
        found.setdefault(_missed_trap(question, card, chosen), []).append(card)
    return [_allowed_too(question, trap, cards, say) for trap, cards in found.items()]


def _missed_trap(question: TrickQuestion, card: Card, chosen: list[Card]) -> str:
    if len(question.legal) == len(question.hand) and card.suit != question.led:
        return "free-missed"
    if card.rank == "F":
        return "fool-missed"
    if card.suit == TRUMP and card.rank == "1":
        return "one-missed"
    if not _beats(question, card) and any(_beats(question, other) for other in chosen):
        return "low-missed"
    return "suit-missed" if card.suit == question.led else "trump-missed"


def _allowed_too(question: TrickQuestion, trap: str, cards: list[Card], say: Speech) -> Finding:
    n = question.notes
    suit = say.one_of(question.led)
    text, rule = {
        "free-missed": (
            say("Without {suit} and without a trump you may play any card.", suit=suit),
            n.free,
        ),
        "fool-missed": (
            say("The {fool} has no number, yet it is a trump like the others.", fool=n.fool_name),
            n.fool,
        ),
        "one-missed": (
            say("The 1 is a trump like the others, although it is worth 5 points."),
            n.ordinary,
        ),
        "low-missed": (
            say("It need not win: nobody has to beat {best}.", best=say.the(question.best)),
            n.no_duty,
        ),
        "suit-missed": (say("It is {suit}, the suit led.", suit=suit), n.follow),
        "trump-missed": (say("Without {suit}, any trump will do.", suit=suit), n.must_trump),
    }[trap]
    heading = say.many(
        "{cards} was allowed too",
        "{cards} were allowed too",
        len(cards),
        cards=_capital(say.both([say.the(card) for card in cards])),
    )
    codes = tuple(card.code for card in cards)
    return Finding("missed", trap, heading, (Line(say("Rule"), text, rule),), codes)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _why(question: TrickQuestion, say: Speech) -> Line:
    """Say why exactly these cards may be played."""
    n, suit = question.notes, say.one_of(question.led)
    legal = question.legal
    if all(card.suit == question.led for card in legal):
        text = say("You hold {suit}, so you must follow suit.", suit=suit)
        return Line(say("Rule"), text, n.follow)
    if len(legal) < len(question.hand) or all(card.suit == TRUMP for card in legal):
        text = say("You hold no card of the suit led, so you must play a trump.")
        return Line(say("Rule"), text, n.must_trump)
    text = say("Without {suit} and without a trump you may play any card.", suit=suit)
    return Line(say("Rule"), text, n.free)


def _right(question: TrickQuestion, say: Speech) -> Finding:
    names = say.both(say.names(list(question.legal)))
    lines = [_why(question, say)]
    if question.asks_taker:
        lines.append(Line(say("What follows"), *_taker_reason(question, say)))
    lines.append(Line(say("Worth knowing"), *_worth_knowing(question, say)))
    return Finding("right", "", say("Right: {cards}", cards=names), tuple(lines))


def _worth_knowing(question: TrickQuestion, say: Speech) -> tuple[str, str]:
    n, best = question.notes, question.best
    if question.point:
        return say(question.point), ""
    if len(question.legal) == len(question.hand) and len(question.legal) > 1:
        text = say("A card that neither follows nor trumps can never take the trick.")
        return text, n.wins
    if any(not _beats(question, card) for card in question.legal):
        return say("A card that loses is as good as one that wins: no duty to beat."), n.no_duty
    text = say("Whatever you play of these beats {best}.", best=say.the(best))
    return text, n.wins


# --- who takes the trick ----------------------------------------------------------------------


def _taker_reason(question: TrickQuestion, say: Speech) -> tuple[str, str]:
    """Say who takes the trick and by which rule."""
    n, taker, best = question.notes, question.taker, question.best
    if taker == OPEN:
        mine = [card for card in question.legal if question.taker_with(card) == YOU]
        theirs = [card for card in question.legal if question.taker_with(card) != YOU]
        text = say(
            "With {mine} you take the trick, with {theirs} it stays with {name}.",
            mine=say.either([say.the(card) for card in mine]),
            theirs=say.either([say.the(card) for card in theirs]),
            name=question.speakers[question.trick.index(best)],
        )
        return text, n.wins
    if taker == YOU:
        text = say("Every card that you may play beats {best}.", best=say.the(best))
        return text, n.wins
    name, card = question.speakers[int(taker)], say.the(best)
    if best.rank == "F":
        return say("{name}: nothing beats {card}.", name=name, card=card), n.fool
    if best.suit == TRUMP:
        return say("{name}: {card} is the highest trump.", name=name, card=card), n.wins
    text = say("{name}: {card} is the highest card of the suit led.", name=name, card=card)
    return text, n.red_pips if _pips_decide(question) else n.wins


def _pips_decide(question: TrickQuestion) -> bool:
    """Tell whether two pip cards of a red suit stand against each other."""
    pips = [c for c in (*question.trick, *question.legal) if c.suit in "HD" and c.value == 1]
    return len([c for c in pips if c.suit == question.led]) > 1 and question.best.value == 1


def _taker_findings(question: TrickQuestion, seat: str, say: Speech) -> list[Finding]:
    if not question.asks_taker or seat == question.taker:
        return []
    text, rule = _taker_reason(question, say)
    trap = _taker_trap(question, seat)
    lines = [Line(say("Rule"), *_taker_rule(question, trap, seat, say))]
    lines.append(Line(say("Instead"), text, rule))
    heading = {
        YOU: say("Not you in every case"),
        OPEN: say("It does not depend on your card"),
    }.get(seat) or say("Not {name}", name=question.name_of(seat, say))
    if seat == YOU and question.taker != OPEN:
        heading = say("Not you")
    return [Finding("wrong", trap, heading, tuple(lines))]


def _taker_trap(question: TrickQuestion, seat: str) -> str:
    best = question.best
    if OPEN in {question.taker, seat}:
        return "taker-depends" if question.taker == OPEN else "taker-certain"
    if best.rank == "F":
        return "fool-beaten"
    if YOU in {seat, question.taker}:
        return "taker-not-you" if seat == YOU else "taker-you"
    return _rival_trap(question.trick[int(seat)], best)


def _rival_trap(card: Card, best: Card) -> str:
    """Tell why a card was thought to win against the one that does."""
    if card.suit == best.suit and card.value == best.value == 1 and card.suit in "HD":
        return "red-pips"
    if best.suit == TRUMP and card.suit != TRUMP:
        return "trump-beaten"
    return "off-suit-takes" if card.suit != best.suit else "rank"


def _taker_rule(question: TrickQuestion, trap: str, seat: str, say: Speech) -> tuple[str, str]:
    n = question.notes
    if trap == "fool-beaten":
        return say("The {fool} is the highest trump and is never beaten.", fool=n.fool_name), n.fool
    if trap == "red-pips":
        text = say("In the red suits the pips run the other way: Ace, 2, 3, 4 from high to low.")
        return text, n.red_pips
    if trap == "off-suit-takes":
        text = say("A card of another suit than the one led cannot win, however high it is.")
        return text, n.wins
    text = say("The highest trump wins; without trumps, the highest card of the suit led.")
    return text, n.wins


# --- hints ------------------------------------------------------------------------------------


def _hint(question: TrickQuestion, step: int, say: Speech) -> Hint:
    pack, hand = question.hand.pack, question.hand
    led = CardSet(pack, pack.bits_of[question.led])
    suit = say.one_of(question.led)
    if step == 1:
        card = say.the(question.trick[0])
        text = say("{card} was led. Have you {suit} in your hand?", card=_capital(card), suit=suit)
        return Hint(text, frozenset({question.trick[0].code}))
    if hand & led:
        return Hint(
            say("You have {suit}: look at these.", suit=suit), frozenset((hand & led).codes)
        )
    trumps = hand & CardSet(pack, pack.trumps)
    if trumps:
        text = say("You have no card of the suit led. Look at your trumps.")
        return Hint(text, frozenset(trumps.codes))
    return Hint(say("You have neither the suit led nor a trump."), frozenset())


TITLE_FOLLOW = N_("following suit")
TITLE_TRUMP = N_("trumping")
