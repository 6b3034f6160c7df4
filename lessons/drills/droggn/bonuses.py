"""Droggn: what became of the Pagat, in deals chosen by hand and by seed.

Level 1 has a silent Pagat, level 2 one laid out, level 3 a game that was doubled.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.cards import CardSet
from lessons.drills import bonuses
from lessons.drills.bonuses import NOTHING, BonusQuestion, Scenario
from lessons.drills.dice import Dice
from lessons.drills.droggn.notes import NOTES
from lessons.drills.forms import Exhibit, Facts
from lessons.forms import Choice, Choices
from lessons.locale import Speech
from lessons.locale import mark as N_

PACK = NOTES.pack
PAGAT = PACK.by_code["T1"]
TRUMPS = CardSet(PACK, PACK.trumps)
WON, LOST = "won", "lost"
BIDS = ("ansager", "solo", "super")
_AMOUNTS = (20, 10, 5)


def scenario(bid: str, *, out: bool = False, doubled: bool = False, kept: str = "T1") -> Scenario:
    """Say how a deal is played; ``kept`` are the cards kept back."""
    wishes = (bid, *(("lay_out(T1)",) if out else ()), *(("double",) if doubled else ()))
    return Scenario(wishes, kept=tuple(kept.split()))


@dataclass(frozen=True, slots=True)
class DroggnBonuses:
    """What the Pagat brings, beside the game."""

    def scenario(self, level: int, dice: Dice) -> Scenario:
        """Lay the Pagat out on level 2, and double on level 3."""
        bid = dice.pick(BIDS)
        out = level == 2 or (level == 3 and dice.below(2) == 0)
        kept = dice.pick(("T1", "T1 T20", "T1 T20", ""))
        return scenario(bid, out=out, doubled=level == 3, kept=kept)

    def given(self, level: int, dice: Dice) -> tuple[CardSet, ...]:
        """Give somebody the Pagat and trumps to keep it, though not always enough."""
        hands = [CardSet(PACK, 0) for _ in range(3)]
        owner = dice.below(3)
        hands[owner] |= PACK.set([PAGAT])
        beater = PACK.set([PACK.by_code["T20"]])
        hands[(owner + dice.between(1, 2)) % 3] |= beater
        hands[owner] |= dice.draw(TRUMPS - hands[owner] - beater, dice.between(4, 11))
        return tuple(hands)

    def worth_asking(self, level: int, over: Any) -> bool:
        """Ask nearly always; on level 3 only where the Pagat scores."""
        found = bonuses.trick_with(over, PAGAT)
        if found is None:
            return False
        return level < 3 or self.right("pagat", over) != NOTHING

    def asked(self, level: int, over: Any, say: Speech) -> Sequence[Choices]:
        """Ask for the Pagat and the game, and on level 3 how often the Pagat counts."""
        name = over.result.declarer
        plus = [Choice(str(n), say("{n} to {name}", n=n, name=name)) for n in _AMOUNTS]
        minus = [Choice(str(-n), say("{n} to the others", n=n)) for n in reversed(_AMOUNTS)]
        pagat = (*plus, Choice(NOTHING, say("nothing")), *minus)
        game = (
            Choice(WON, say("won by {name}", name=name)),
            Choice(LOST, say("lost by {name}", name=name)),
        )
        fields = [
            Choices("pagat", say("The Pagat"), pagat, many=False, title=say("Pagat")),
            Choices("game", say("The game"), game, many=False, title=say("game")),
        ]
        if level == 3:
            times = (Choice("1", say("once")), Choice("2", say("twice, as the game does")))
            legend = say("How often does the Pagat count?")
            fields.append(Choices("times", legend, times, many=False))
        return fields

    def right(self, name: str, over: Any) -> str:
        """Read the ledger: what the Pagat brings the declarer, without doublings and with them."""
        if name == "game":
            return WON if over.result.won else LOST
        found = [(line, n) for line, n in bonuses.payments(over) if "Pagat" in line.label]
        if not found:
            return NOTHING
        line, amount = found[0]
        if name == "times":
            return str(line.facts["multiplier"])
        single = int(str(line.facts["single"]))
        return str(single if amount > 0 else -single)

    def mistake(self, name: str, value: str, over: Any) -> tuple[str, str]:
        """Say what was overlooked."""
        if name == "game":
            return "game_apart", "DG-10.1"
        if name == "times":
            return "multiplied" if value == "2" else "not_multiplied", "DG-10.5"
        right = self.right(name, over)
        if right == NOTHING:
            return "scores_nothing", "DG-10.2"
        if value == NOTHING:
            return "overlooked", "DG-10.2"
        same_side = (int(value) > 0) == (int(right) > 0)
        return "amount" if same_side else "side", "DG-10.2"

    def shows(self, level: int, over: Any, say: Speech) -> Sequence[Exhibit]:
        """Show what was played, and the trick in which the Pagat fell."""
        result, terms = over.result, over.result.terms
        rows = [
            (say("The contract"), say.plain(result.outcome.title)),
            (
                say("{name}’s card points", name=result.declarer),
                str(result.points[result.declarer]),
            ),
            (say("The Pagat"), say("laid out") if terms.laid_out else say("not laid out")),
        ]
        rows += [(say("Doubled"), say("by a Schwacher"))] if terms.doublers else []
        facts = Facts(say("The deal"), tuple(rows))
        found = bonuses.trick_with(over, PAGAT)
        assert found, "a deal without a Pagat is not asked about"
        number, every = found[0], len(over.tricks())
        if number == every:
            return [facts, bonuses.shown(say("The last trick"), found[1])]
        label = say("Trick {n} of {all}, with the Pagat", n=number, all=every)
        return [facts, bonuses.shown(label, found[1])]


SCORING = DroggnBonuses()


def _deal(name: str, level: int, seed: int, point: str, played: Scenario) -> BonusQuestion:
    return BonusQuestion(NOTES, SCORING, name, level, seed, played, point)


BONUSES = bonuses.drill(
    NOTES,
    SCORING,
    (
        _deal(
            "pagat-won-game-lost",
            1,
            34,
            N_("The last trick may be won with the Pagat though the game is lost."),
            scenario("solo"),
        ),
        _deal(
            "beaten-by-the-partner",
            1,
            42,
            N_("A Pagat that the own partner beats in the last trick costs its side 10."),
            scenario("solo", kept="T1 T20"),
        ),
        _deal(
            "captured",
            1,
            9,
            N_("A Pagat caught before the last trick brings its captors 5."),
            scenario("ansager", kept=""),
        ),
        _deal(
            "captured-by-the-declarer",
            1,
            17,
            N_("The declarer can catch a Pagat as well as lose one."),
            scenario("super", kept=""),
        ),
        _deal(
            "home-before-the-end",
            1,
            1,
            N_("A Pagat that goes early to a trick of the own side brings nothing."),
            scenario("ansager", kept=""),
        ),
        _deal(
            "laid-out-and-won",
            2,
            9,
            N_("Laid out, the Pagat brings twice what it brings in silence."),
            scenario("solo", out=True),
        ),
        _deal(
            "laid-out-and-forced",
            2,
            8,
            N_("A laid-out Pagat that must go early has lost; the game may still be won."),
            scenario("ansager", out=True, kept="T1 T20"),
        ),
        _deal(
            "a-defender-lays-out",
            2,
            17,
            N_("What a defender’s Pagat costs, the declarer gets."),
            scenario("super", out=True, kept="T1 T20"),
        ),
        _deal(
            "silent-and-doubled-game",
            3,
            6,
            N_("A Schwacher leaves the 10 of a silent Pagat alone."),
            scenario("ansager", doubled=True),
        ),
        _deal(
            "laid-out-and-doubled",
            3,
            29,
            N_("A Schwacher doubles the 20 for either side, whoever wins the game."),
            scenario("solo", out=True, doubled=True),
        ),
        _deal(
            "captured-in-a-doubled-game",
            3,
            24,
            N_("The 5 of a captured Pagat is never doubled."),
            scenario("ansager", doubled=True, kept=""),
        ),
    ),
)
