"""Why a card takes the trick: reasons to choose from, of which one alone is true.

So a right card that was named for a wrong reason is found out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import FOOL, TRUMP, Card, Pack
from lessons.drills.ranks import Ranks
from lessons.forms import Choice, Choices
from lessons.locale import Speech, capital

BECAUSE = "because"
_OFFERED = 3


@dataclass(frozen=True, slots=True)
class Reasons:
    """The card that takes a trick, and those it beats, the nearest rival first."""

    pack: Pack
    ranks: Ranks
    best: Card
    rivals: Sequence[Card]
    led: str

    @property
    def right(self) -> str:
        """The reason that holds: why the best card beats the nearest rival."""
        return self._against(self.rivals[0])

    def asked(self, say: Speech) -> Choices:
        """Ask for it: three reasons, each with the number of the rule about it."""
        options = tuple(Choice(name, self._words(name, say)) for name in self._offered)
        return Choices(BECAUSE, say("Why?"), options, many=False, title=say("because"))

    @property
    def _offered(self) -> list[str]:
        """The reason that holds and two that do not, in the order in which all are known."""
        true = {self._against(card) for card in self.rivals} | self._also_true
        false = [name for name in self._known if name not in true]
        start = sum(card.index for card in self.rivals) % len(false)
        near = [name for name in self._mistaken_for if name in false]
        chosen = list(dict.fromkeys([self.right, *near[:1], *false[start:], *false[:start]]))
        chosen = chosen[:_OFFERED]
        return [name for name in self._known if name in chosen]

    @property
    def _mistaken_for(self) -> tuple[str, ...]:
        """The reasons that lie nearest to the right one, most of all the first."""
        if self.right == "ranks":
            return (self.ranks.trap,)
        return ("trumps", "ranks") if self.right == "fool" else ("ranks",)

    def _against(self, rival: Card) -> str:
        return self.ranks.beaten(rival, self.best, self.led).trap

    @property
    def _known(self) -> list[str]:
        """The reasons that the game knows, and for want of trumps that there are none."""
        names = ["ranks", self.ranks.trap, "off_suit"]
        if not self.pack.trumps:
            return [*names, "no_trumps"]
        excuses = FOOL in self.pack.bits_of
        return [*names, "plain_over_trump", "trumps", "excuse" if excuses else "fool"]

    @property
    def _also_true(self) -> set[str]:
        """What is true of these cards, though it may not be what decides."""
        found = set()
        if self.best.suit == TRUMP and any(c.suit not in {TRUMP, FOOL} for c in self.rivals):
            found.add("plain_over_trump")
        if self.best.suit == TRUMP and self.best.rank == "F":
            found.add("fool")
        return found

    def _words(self, name: str, say: Speech) -> str:
        fool = capital(say.the(self.pack.cards[0]))
        words = {
            "ranks": say("It ranks higher in the usual order of its suit"),
            "red_pips": say("Red pips run the other way round"),
            "ten": say("The 10 ranks above the King"),
            "off_suit": say("A card of another suit than the one led wins nothing"),
            "plain_over_trump": say("Every trump beats every plain card"),
            "trumps": say("Of two trumps the higher number wins"),
            "fool": say("Nothing beats {fool}", fool=say.the(self.pack.cards[0])),
            "excuse": say("{fool} takes nothing", fool=fool),
            "no_trumps": say("It is a trump"),
        }
        return say("{reason} ({rule})", reason=words[name], rule=self._rule(name))

    def _rule(self, name: str) -> str:
        ranks = self.ranks
        rules = {
            "ranks": ranks.ranks,
            ranks.trap: ranks.special,
            "fool": ranks.fool,
            "excuse": ranks.fool,
            "no_trumps": ranks.no_trumps,
        }
        return rules.get(name, ranks.wins)
