"""What is found in an answer about who takes the trick."""

from __future__ import annotations

from engine.cards import TRUMP, Card
from lessons.drills.model import Finding, Line
from lessons.drills.notes import rule_text
from lessons.drills.tricks import OPEN, YOU, TrickQuestion, is_fool
from lessons.locale import Speech


def reason(question: TrickQuestion, say: Speech) -> tuple[str, str]:
    """Say who takes the trick, and by which rule."""
    rule = question.notes.red_pips if _pips_decide(question) else question.notes.wins
    taker, best = question.taker, question.best
    if taker == OPEN:
        return _depends(question, say), rule
    if taker == YOU:
        return say("You: every card that you may play beats {best}.", best=say.the(best)), rule
    name, card = question.speakers[int(taker)], say.the(best)
    if is_fool(best):
        return say("{name}: nothing beats {card}.", name=name, card=card), question.notes.fool
    if best.suit == TRUMP:
        return say("{name}: {card} stays the highest trump.", name=name, card=card), rule
    text = say("{name}: {card} stays the highest card of the suit led.", name=name, card=card)
    return text, rule


def _depends(question: TrickQuestion, say: Speech) -> str:
    mine = [card for card in question.legal if question.beats(card)]
    theirs = [card for card in question.legal if not question.beats(card)]
    return say(
        "With {mine} you take the trick, with {theirs} it stays with {name}.",
        mine=say.either([say.the(card) for card in mine]),
        theirs=say.either([say.the(card) for card in theirs]),
        name=question.speakers[question.trick.index(question.best)],
    )


def _pips_decide(question: TrickQuestion) -> bool:
    """Tell whether pip cards of a red suit stand against each other, and no trump."""
    cards = (*question.trick, *question.legal)
    if any(card.suit == TRUMP for card in cards):
        return False
    pips = [card for card in cards if _is_red_pip(card) and card.suit == question.led]
    return len(pips) > 1 and question.best in pips


def _is_red_pip(card: Card) -> bool:
    return card.suit in "HD" and card.value == 1


def findings(question: TrickQuestion, seat: str, say: Speech) -> list[Finding]:
    """Find what is wrong with the chosen taker: nothing or one thing."""
    if not question.asks_taker or seat == question.taker:
        return []
    trap = _trap(question, seat)
    lines = (
        Line(say("Rule"), *_rule(question, trap, say)),
        Line(say("Instead"), *reason(question, say)),
    )
    return [Finding("wrong", trap, _heading(question, seat, say), lines)]


def _heading(question: TrickQuestion, seat: str, say: Speech) -> str:
    if seat == OPEN:
        return say("It does not depend on your card")
    if question.taker == OPEN:
        name = question.name_of(seat, say)
        return say("Not always you") if seat == YOU else say("Not always {name}", name=name)
    return say("Not you") if seat == YOU else say("Not {name}", name=question.name_of(seat, say))


def _trap(question: TrickQuestion, seat: str) -> str:
    if OPEN in {question.taker, seat}:
        return "taker_depends" if question.taker == OPEN else "taker_certain"
    if is_fool(question.best):
        return "fool_beaten"
    if seat == YOU:
        return "off_suit_takes" if question.free else "too_low"
    return _rival_trap(question.trick[int(seat)], question)


def _rival_trap(card: Card, question: TrickQuestion) -> str:
    """Tell why a card was thought to win against the one that does."""
    best = question.best
    if question.taker == YOU:
        return "trump_beaten" if question.led != TRUMP else "too_low"
    if _is_red_pip(card) and _is_red_pip(best) and card.suit == best.suit:
        return "red_pips"
    if best.suit == TRUMP and card.suit != TRUMP:
        return "trump_beaten"
    return "off_suit_takes" if card.suit != best.suit else "too_low"


def _rule(question: TrickQuestion, trap: str, say: Speech) -> tuple[str, str]:
    n = question.notes
    if trap == "fool_beaten":
        return say("The {fool} is the highest trump and is never beaten.", fool=n.fool_name), n.fool
    if trap == "red_pips":
        text = say("In the red suits the pips run the other way: Ace, 2, 3, 4 from high to low.")
        return text, n.red_pips
    if trap == "off_suit_takes":
        text = say(
            "A plain card of another suit than the one led wins nothing, however high it is."
        )
        return text, n.wins
    return rule_text(n.wins, say), n.wins
