"""Deals of Droggn for tests: Catrin deals, so Anna speaks first and Bernd sits to her left."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.cards import CardSet
from engine.games.droggn import GAME
from engine.games.droggn.deal import Deal
from engine.rulebook import book, explain, rule
from engine.verdict import Refusal

SENTENCES = book("droggn").sentences
PEOPLE = ("Anna", "Bernd", "Catrin")
FOUR = (*PEOPLE, "Doris")

# Anna is strong in trumps and holds the 21; Bernd has the Gstieß, Catrin the Pagat.
HANDS = {
    "Anna": "T21 T20 T19 T18 T17 T16 T15 T14 HK HQ HC HA SK SQ S10 S9 DK DA CQ C10 C9",
    "Bernd": "F T13 T12 T11 T10 T9 T8 HJ H2 H3 H4 SC S8 S7 S6 DQ DC D2 D3 C8 C7",
    "Catrin": "T1 T2 T3 T4 T5 T6 H5 H6 H7 SJ S5 S4 DJ D4 D5 D6 D7 CK CC CJ C6",
    "talon": "T7 C5 C4",
}


def swapped(one: str, other: str, hands: dict[str, str] = HANDS) -> dict[str, str]:
    """The hands where two cards have changed their places."""
    cards = {one: other, other: one}
    return {
        name: " ".join(cards.get(card, card) for card in held.split())
        for name, held in hands.items()
    }


def deal(words: Iterable[str] = (), hands: dict[str, str] = HANDS, **start: Any) -> Deal:
    """Deal these hands and do what is allowed, one word after the other."""
    rules = GAME.profile(start.pop("profile", "article"), **start.pop("options", {}))
    told = {"hands": hands, "seats": PEOPLE, "dealer": "Catrin", **start}
    if "seed" in start:
        del told["hands"]
    return after(GAME.new(rules, **told), words)


def after(moment: Deal, words: Iterable[str]) -> Deal:
    """Do what is allowed, one text after the other."""
    for text in words:
        then = moment.after(GAME.read_action(text, moment.profile))
        assert not isinstance(then, Refusal), f"{text}: {then}"
        moment = then
    return moment


def beside(pile: CardSet) -> CardSet:
    """The cards of the pack that are not in a pile: those of the other side."""
    return CardSet(pile.pack, pile.pack.all_bits) - pile


def texts(moment: Deal) -> set[str]:
    """All that is allowed, as texts."""
    return {str(action) for action in moment.actions()}


def refused(moment: Deal, text: str, seat: int | None = None) -> str:
    """Try an action; return "rule:case sentence", where the sentence is the refusal's own."""
    before = (moment.cards(), moment.history)
    found = moment.after(GAME.read_action(text, moment.profile), seat)
    assert isinstance(found, Refusal), text
    assert (moment.cards(), moment.history) == before
    return told(found)


def told(refusal: Refusal) -> str:
    """Return "rule:case sentence"; the sentence must be the refusal's own."""
    key = f"{refusal.rule}:{refusal.facts['case']}"
    assert key in SENTENCES
    sentence = explain(refusal)
    assert sentence != rule(refusal.rule).text
    return f"{key} {sentence}"


ANSAGER = ("ansager", "pass", "pass")
SOLO = ("solo", "pass", "pass")
SUPER = ("super", "pass", "pass")
MORD = ("super_mord", "pass", "pass")
PLAIN = "discard(T7 C5 C4)"
