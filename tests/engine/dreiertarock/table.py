"""Deals of Dreiertarock for tests: A is forehand, B comes next, C deals."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from engine.games.dreiertarock import GAME
from engine.games.dreiertarock.deal import Deal
from engine.rulebook import book, explain, rule
from engine.verdict import Refusal

PACK = GAME.pack
PEOPLE = ("A", "B", "C")
FOUR = ("A", "B", "C", "D")
SENTENCES = book("dreiertarock").sentences


def filled(**held: str) -> dict[str, str]:
    """Deal these cards, and fill hands and talon up with the others, in pack order."""
    sizes = {**dict.fromkeys(PEOPLE, 16), "talon": 6}
    given = {who: list(PACK.read(held.get(who, ""))) for who in sizes}
    taken = [card for cards in given.values() for card in cards]
    others = [card for card in PACK.cards if card not in taken]
    for who, cards in given.items():
        while len(cards) < sizes[who]:
            cards.append(others.pop(0))
    return {who: " ".join(card.code for card in cards) for who, cards in given.items()}


def deal(words: str = "", profile: str = "article", **start: Any) -> Deal:
    """Deal (seed 1, unless hands are told) and act: ``"einser pass pass take(1)"``.

    What is no argument of `engine.game.Game.new` is an option of the profile.
    """
    table: dict[str, Any] = {"seats": PEOPLE, "dealer": None}
    told: Mapping[str, Any] = {**table, **start}
    new = {name: told[name] for name in ("seats", "dealer", "hands", "seed") if name in told}
    options = {name: value for name, value in told.items() if name not in new}
    if "hands" not in new:
        new.setdefault("seed", 1)
    moment: Deal = on(GAME.new(GAME.profile(profile, **options), **new), words)
    return moment


def on(now: Any, words: str) -> Any:
    """Go on with a deal."""
    for text in re.findall(r"[^\s()]+(?:\([^()]*\))?", words):
        after = now.after(GAME.read_action(text))
        assert not isinstance(after, Refusal), f"{text}: {explain(after)}"
        now = after
    return now


def menu(now: Deal) -> list[str]:
    """All that is allowed, as texts."""
    return [str(action) for action in now.actions()]


def refused(now: Deal, text: str, seat: int | None = None) -> str:
    """Try an action and return "rule:case sentence" of what refuses it."""
    before = (now.cards(), now.history, menu(now))
    refusal = now.after(GAME.read_action(text), seat)
    assert isinstance(refusal, Refusal), text
    assert (now.cards(), now.history, menu(now)) == before
    return told(refusal)


def told(refusal: Refusal) -> str:
    """Return "rule:case sentence"; the sentence must be the refusal's own."""
    key = f"{refusal.rule}:{refusal.facts['case']}"
    assert key in SENTENCES, key
    sentence = explain(refusal)
    assert sentence != rule(refusal.rule).text
    return f"{key} {sentence}"
