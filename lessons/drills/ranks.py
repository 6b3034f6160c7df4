"""How the cards of a game rank, and why one card beats another."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import FOOL, TRUMP, Card
from lessons.drills.model import Line
from lessons.drills.notes import rule_text
from lessons.locale import Speech, capital


@dataclass(frozen=True, slots=True)
class Ranks:
    """Where a game ranks its cards: rule numbers, and its suits by level.

    ``ranks`` is the rule of the usual order and ``special`` that of an order of its own, which
    the ranks ``turned`` have in the suits ``own``; ``trap`` names the mistake to forget it.
    Level 1 takes suits of ``plain``. ``wins`` says what takes a trick, ``fool`` ranks the Fool
    ("" where there is none), ``no_trumps`` says that the game has
    no trumps.
    """

    ranks: str
    plain: str
    special: str
    own: str
    turned: tuple[str, ...]
    trap: str
    wins: str
    fool: str = ""
    no_trumps: str = ""

    def is_turned(self, card: Card) -> bool:
        """Tell whether a card stands where the usual order would not have it."""
        return card.suit in self.own and card.rank in self.turned

    def beaten(self, weak: Card, strong: Card, led: str = "") -> Beaten:
        """Say why a card is beaten by another one, in a trick to which a suit was ``led``."""
        trap, rule = self._beaten(weak, strong, led)
        return Beaten(trap, rule, weak, strong)

    def _beaten(self, weak: Card, strong: Card, led: str) -> tuple[str, str]:
        if weak.suit == FOOL:
            return "excuse", self.fool
        if led and weak.suit not in {led, TRUMP}:
            return "off_suit", self.wins
        if strong.suit != weak.suit:
            return "plain_over_trump", self.wins
        if strong.suit == TRUMP:
            return ("trumps", self.wins) if strong.rank.isdigit() else ("fool", self.fool)
        turned = sum(map(self.is_turned, (weak, strong)))
        if turned == min(2, len(self.turned)):  # a lone rank is out of place among all others
            return self.trap, self.special
        return "ranks", self.ranks


@dataclass(frozen=True, slots=True)
class Beaten:
    """A card that loses to another one: the mistake to think otherwise, and its rule."""

    trap: str
    rule: str
    weak: Card
    strong: Card

    def lines(self, say: Speech) -> tuple[Line, ...]:
        """Say the rule, then which card beats which."""
        texts = {
            "excuse": say("{fool} takes nothing.", fool=capital(say.the(self.weak))),
            "off_suit": say("A card of another suit than the one led wins nothing."),
            "plain_over_trump": say("Every trump beats every plain card."),
            "fool": say("Nothing beats {fool}.", fool=say.the(self.strong)),
            "trumps": say("Among trumps the higher number wins."),
        }
        said = texts.get(self.trap) or rule_text(self.rule, say)
        beats = say("{strong} beats {weak}.", strong=say.the(self.strong), weak=say.the(self.weak))
        return Line(say("Rule"), said, self.rule), Line(say("Instead"), capital(beats))
