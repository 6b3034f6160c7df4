"""What is found in an answer about which cards may be played.

The engine refuses the wrong cards and its rulebook says why; what was missed gets the rule
that its player may have forgotten.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.cards import TRUMP, Card, CardSet
from engine.verdict import Refusal
from lessons.drills import takers
from lessons.drills.model import Finding, Line, refusal_line, rule_line
from lessons.drills.notes import rule_text
from lessons.drills.tricks import TrickQuestion, is_fool
from lessons.locale import Speech, capital


def cards_of(question: TrickQuestion, codes: Iterable[str]) -> list[Card]:
    """Return the cards of some codes."""
    return [question.hand.pack.by_code[code] for code in codes]


def marks(question: TrickQuestion, chosen: list[Card], seat: str) -> dict[str, str]:
    """Mark every card of the hand, and the chosen and the right taker."""
    legal = question.legal
    found = {}
    for card in question.hand:
        if card in chosen:
            found[card.code] = "ok" if card in legal else "bad"
        else:
            found[card.code] = "missed" if card in legal else "off"
    if question.asks_taker:
        found[seat] = "bad"
        found[question.taker] = "ok" if seat == question.taker else "missed"
    return found


def _refusals(question: TrickQuestion, cards: Iterable[Card]) -> list[_Refused]:
    """Ask the engine about cards and put those together that it refuses for one reason."""
    found: dict[tuple[str, str], _Refused] = {}
    for card in cards:
        refusal = question.position.refusal(card)
        if refusal is not None:
            reason = (refusal.rule, str(refusal.facts.get("case", "")))
            found.setdefault(reason, _Refused(refusal, [])).cards.append(card)
    return list(found.values())


@dataclass(frozen=True, slots=True)
class _Refused:
    refusal: Refusal
    cards: list[Card]

    @property
    def trap(self) -> str:
        """Name the mistake: the engine's case, and for trumps that were not due their own name."""
        case = str(self.refusal.facts.get("case", ""))
        trumps = all(card.suit == TRUMP for card in self.cards)
        return "trumped_early" if case == "follow_suit" and trumps else case


def wrong(question: TrickQuestion, chosen: list[Card], say: Speech) -> list[Finding]:
    """Find the marked cards that may not be played, together where the reason is one."""
    return [_refused(question, each, say) for each in _refusals(question, chosen)]


def _refused(question: TrickQuestion, refused: _Refused, say: Speech) -> Finding:
    back = question.notes.taken_back
    lines = (
        refusal_line(refused.refusal, say),
        *((Line(say("What follows"), rule_text(back, say), back),) if back else ()),
        _instead(question, say),
    )
    heading = say("Not {cards}", cards=say.either([say.the(card) for card in refused.cards]))
    codes = tuple(card.code for card in refused.cards)
    return Finding("wrong", refused.trap, heading, lines, codes)


def _instead(question: TrickQuestion, say: Speech) -> Line:
    """Name the cards that may be played; where some would not win, that this is allowed."""
    label, names = say("Instead"), say.either([say.the(card) for card in question.legal])
    best = question.best
    fights = best.suit in {question.led, TRUMP}
    if len(question.legal) > 1 and fights and any(not question.beats(c) for c in question.legal):
        text = say("{cards}: nobody has to beat {best}.", cards=capital(names), best=say.the(best))
        return Line(label, text, question.notes.no_duty)
    return Line(label, say("{cards}.", cards=capital(names)))


def missed(question: TrickQuestion, chosen: list[Card], say: Speech) -> list[Finding]:
    """Find the cards that were allowed too, together where the reason is one."""
    found: dict[str, list[Card]] = {}
    for card in question.legal:
        if card not in chosen:
            found.setdefault(_missed_trap(question, card, chosen), []).append(card)
    return [_allowed_too(question, trap, cards, say) for trap, cards in found.items()]


def _missed_trap(question: TrickQuestion, card: Card, chosen: list[Card]) -> str:
    if question.free:
        return "free_missed"
    if is_fool(card):
        return "fool_missed"
    if card.suit == TRUMP and card.value > 1:
        return "honour_missed"
    if not question.beats(card) and any(question.beats(other) for other in chosen):
        return "low_missed"
    return "suit_missed" if card.suit == question.led else "trump_missed"


def _allowed_too(question: TrickQuestion, trap: str, cards: list[Card], say: Speech) -> Finding:
    n, suit = question.notes, say.one_of(question.led)
    lines = {
        "free_missed": (rule_text(n.free, say), n.free),
        "fool_missed": (
            say("The {fool} has no number, yet it is a trump like the others.", fool=n.fool_name),
            n.fool,
        ),
        "honour_missed": (say("A trump worth 5 points is a trump like the others."), n.ordinary),
        "low_missed": (
            say("It need not win: nobody has to beat {best}.", best=say.the(question.best)),
            n.no_duty,
        ),
        "suit_missed": (say("It is {suit}, as was the card led.", suit=suit), n.follow),
        "trump_missed": (say("Without {suit}, any trump will do.", suit=suit), n.must_trump),
    }
    names = capital(say.both([say.the(card) for card in cards]))
    heading = say.many(
        "{cards} was allowed too", "{cards} were allowed too", len(cards), cards=names
    )
    codes = tuple(card.code for card in cards)
    return Finding("missed", trap, heading, (Line(say("Rule"), *lines[trap]),), codes)


def why(question: TrickQuestion, say: Speech) -> list[Line]:
    """Say why exactly these cards may be played: what refuses the others, or that nothing does."""
    refused = _refusals(question, question.hand)
    lines = {line.rule: line for line in (refusal_line(each.refusal, say) for each in refused)}
    if lines:
        return list(lines.values())
    number = question.notes.free if question.free else question.notes.follow
    return [rule_line(number, say)]


def named(question: TrickQuestion, say: Speech) -> str:
    """Name the cards that may be played, briefly."""
    if question.legal == question.hand:
        return say("every card of the hand")
    return say.both(say.names(list(question.legal)))


def right(question: TrickQuestion, say: Speech) -> Finding:
    """Say why a right answer is right, and one thing worth knowing."""
    lines = why(question, say)
    if question.asks_taker:
        lines.append(Line(say("What follows"), *takers.reason(question, say)))
    lines.append(Line(say("Worth knowing"), *_worth_knowing(question, say)))
    heading = say("Right: {answer}", answer=named(question, say))
    return Finding("right", "", heading, tuple(lines))


def _in_sight(question: TrickQuestion, say: Speech) -> str:
    """Count the cards of the suit that must be played: a habit worth having."""
    (card,) = question.legal
    pack = question.hand.pack
    suit = CardSet(pack, pack.bits_of[card.suit])
    seen = suit & (question.hand | pack.set(question.trick))
    return say(
        "You see {n} of the {all} {suit}; still hidden: {rest}.",
        all=len(suit),
        suit=say("trumps") if card.suit == TRUMP else say.suit(card.suit),
        n=len(seen),
        rest=len(suit) - len(seen),
    )


def _worth_knowing(question: TrickQuestion, say: Speech) -> tuple[str, str]:
    n = question.notes
    if question.point:
        return say.plain(question.point), ""
    if question.free:
        text = say("A card that neither follows suit nor trumps never takes the trick.")
        return text, n.wins
    losing = [card for card in question.legal if not question.beats(card)]
    if losing and len(question.legal) > 1:
        text = say(
            "You never have to win a trick: {cards} may go as well.", cards=say.the(losing[-1])
        )
        return text, n.no_duty
    if len(question.legal) == 1:
        return _in_sight(question, say), ""
    best = question.best
    return say("Whatever you play of these beats {best}.", best=say.the(best)), n.wins
