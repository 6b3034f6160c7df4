"""Deals of Herzeln for tests."""

from __future__ import annotations

from engine.games.herzeln import GAME
from engine.games.herzeln.deal import Deal
from engine.verdict import Refusal

FOUR, THREE = ("A", "B", "C", "D"), ("A", "B", "C")
DECK = {4: ["A", "10", "K", "Q", "J", "9", "8", "7"], 3: ["A", "10", "K", "Q", "J", "9"]}
# Four people with a suit each, and three with 24 cards shared out.
SUITS = {
    who: " ".join(f"{suit}{r}" for r in DECK[4]) for who, suit in zip(FOUR, "HSDC", strict=True)
}
MIXED = {
    "A": "HJ HQ HK H10 HA H9 S9 SQ",
    "B": "SJ SK S10 SA DJ DQ DK D9",
    "C": "D10 DA CJ CQ CK C10 CA C9",
}


def deal(contract: str, hands: dict[str, str], **options: object) -> Deal:
    """Deal these hands; the last person deals, so that A begins. ``profile`` names another one."""
    profile = GAME.profile(str(options.pop("profile", "article")), **options)
    return GAME.new(profile, hands=hands, seats=tuple(hands), contract=contract)


def after(moment: Deal, words: str) -> Deal:
    """Do what is allowed, one word after the other."""
    for text in words.split():
        then = moment.after(GAME.read_action(text))
        assert not isinstance(then, Refusal), f"{text}: {then}"
        moment = then
    return moment


def refused(moment: Deal, text: str, seat: int | None = None) -> Refusal:
    """Return the refusal of an action."""
    found = moment.after(GAME.read_action(text), seat)
    assert isinstance(found, Refusal), text
    return found


def words(moment: Deal) -> set[str]:
    """All that is allowed, as texts."""
    return {str(action) for action in moment.actions()}
