"""Dreierles: combinations and the Pfeife, in deals chosen by hand and by seed.

Level 1 shows the three hands and asks for combinations, level 2 shows the last trick with a
silent Pfeife, level 3 lays it out and meets the rules of Steinmauern.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from engine.cards import CardSet
from engine.games.dreierles import cards as named
from engine.games.dreierles.outcome import COMBINATIONS
from engine.games.dreierles.result import MANY_TRUMPS, has_ten_trumps
from lessons.drills import bonuses
from lessons.drills.bonuses import NOTHING, Scenario
from lessons.drills.dice import Dice
from lessons.drills.dreierles.notes import NOTES
from lessons.drills.forms import Cards, Exhibit, Facts
from lessons.forms import Choice, Choices
from lessons.locale import Speech
from lessons.locale import mark as N_

PACK = NOTES.pack
(PFEIFE,) = CardSet(PACK, named.PFEIFE)
DROLL = CardSet(PACK, named.DROLL)
TRUMPS = CardSet(PACK, named.TRUMPS)
KINGS = CardSet(PACK, named.KINGS)
_STEINMAUERN = "steinmauern"
SILENT = Scenario(("dreier",))
BEATEN = Scenario(("dreier",), kept=("T1", "T20"))
HASTY = Scenario(("dreier",), kept=())
OUT = Scenario(("dreier", "lay_out(T1)"))
OUT_BEATEN = Scenario(("dreier", "lay_out(T1)"), kept=("T1", "T20"))
SILENT_THERE = Scenario(
    ("dreier",), profile=_STEINMAUERN, told=N_("The table plays as in Steinmauern.")
)
SAID_THERE = Scenario(
    ("dreier", "announce(ten_trumps)"),
    profile=_STEINMAUERN,
    told=N_("The table plays as in Steinmauern, and whoever could announce ten trumps did so."),
)
_PFEIFE = {"2": 2, "1": 1, NOTHING: 0, "-1": -1, "-2": -2}


@dataclass(frozen=True, slots=True)
class DreierlesBonuses:
    """What a deal of Dreierles brings besides the contract."""

    def scenario(self, level: int, dice: Dice) -> Scenario:
        """Only level 3 lays the Pfeife out, or plays by other rules."""
        if level == 3:
            return dice.pick((OUT, OUT_BEATEN, OUT_BEATEN, SILENT_THERE, SAID_THERE))
        return dice.pick((SILENT, BEATEN, BEATEN, HASTY)) if level == 2 else SILENT

    def given(self, level: int, scenario: Scenario, dice: Dice) -> tuple[CardSet, ...]:
        """Give somebody Kings, somebody many trumps, and somebody cards of the Droll."""
        first = 0 if level == 3 and dice.below(4) else dice.below(3)
        owner = first if level > 1 or dice.below(2) else dice.below(3)
        hands = [CardSet(PACK, 0) for _ in range(3)]
        hands[owner] |= DROLL if dice.below(3) else dice.draw(DROLL, 2)
        hands[owner] |= PACK.set([PFEIFE])
        rich = owner if level > 1 else dice.below(3)
        beater = PACK.set([PACK.by_code["T20"]])
        hands[(owner + 1) % 3] |= beater if level > 1 else PACK.set(())
        left = TRUMPS - DROLL - beater
        many = dice.between(3, 8) if level == 2 else dice.between(9, 10)
        hands[rich] |= dice.draw(left, max(0, many - len(hands[rich] & TRUMPS)))
        left -= hands[rich]
        hands[(owner + 1) % 3] |= dice.draw(left, 4 if level == 2 else 0)
        royal = (rich + dice.between(0 if level == 1 else 1, 2)) % 3
        hands[royal] |= KINGS if dice.below(3) else dice.draw(KINGS, 3)
        return tuple(hands)

    def worth_asking(self, level: int, over: Any) -> bool:
        """Ask where no two have ten trumps, and mostly where the Pfeife matters."""
        hands = bonuses.hands_at_play(over).values()
        if sum(has_ten_trumps(hand.bits) for hand in hands) > 1:
            return False
        found = bonuses.trick_with(over, PFEIFE)
        if level == 1 or found is None:
            return level == 1
        idle = level == 2 and self.right("pfeife", over) == NOTHING
        return not idle or found[0] % 3 == 0

    def asked(self, level: int, over: Any, say: Speech) -> Sequence[Choices]:
        """Ask for the combinations, or for the Pfeife and one of them."""
        people = over.people
        held = {name: self._combination(name, people, say) for name in COMBINATIONS}
        if level == 1:
            return list(held.values())
        other = "four_kings" if level == 2 else "ten_trumps"
        name = over.result.declarer
        options = (
            Choice("2", say("2 from each to {name}", name=name)),
            Choice("1", say("1 from each to {name}", name=name)),
            Choice(NOTHING, say("nothing")),
            Choice("-1", say("1 from {name} to each", name=name)),
            Choice("-2", say("2 from {name} to each", name=name)),
        )
        return [
            Choices("pfeife", say("The Pfeife"), options, many=False, title=say("Pfeife")),
            held[other],
        ]

    def _combination(self, name: str, people: Sequence[str], say: Speech) -> Choices:
        options = (Choice(NOTHING, say("nobody")), *(Choice(who, who) for who in people))
        title = say.plain(COMBINATIONS[name])
        return Choices(name, title, options, many=False, title=title)

    def right(self, name: str, over: Any) -> str:
        """Read the ledger: to whom a combination is paid, and what the Pfeife brings."""
        lines = [line for line, _ in over.result.ledger.rows()]
        if name in COMBINATIONS:
            mine = [line for line in lines if line.label == COMBINATIONS[name]]
            return str(mine[0].facts["holder"]) if mine else NOTHING
        found = [(line, amount) for line, amount in bonuses.payments(over) if _is_pfeife(line)]
        if not found:
            return NOTHING
        return str(found[0][1] // (len(over.people) - 1))

    def mistake(self, name: str, value: str, over: Any) -> tuple[str, str]:
        """Say what was overlooked."""
        if name in COMBINATIONS:
            return self._wrong_combination(name, value, over)
        right = self.right(name, over)
        if right == NOTHING:
            return self._no_pfeife(over)
        line = next(line for line, _ in bonuses.payments(over) if _is_pfeife(line))
        if value == NOTHING:
            return "overlooked", line.rule
        same_side = (_PFEIFE[value] > 0) == (_PFEIFE[right] > 0)
        return "amount" if same_side else "side", line.rule

    def _no_pfeife(self, over: Any) -> tuple[str, str]:
        """Say why no Pfeife scores: it fell early, or the wrong side had it."""
        found = bonuses.trick_with(over, PFEIFE)
        if found is None or found[0] < len(over.tricks()):
            return "early", "DR-7.20"
        return "defender", "DR-7.18" if over.profile.pfeife_defenders else "DR-7.9"

    def _wrong_combination(self, name: str, value: str, over: Any) -> tuple[str, str]:
        right, declarer = self.right(name, over), over.result.declarer
        if right not in {NOTHING, declarer} and value in {NOTHING, declarer}:
            return "opponent", "DR-7.16"
        hand = bonuses.hands_at_play(over)[declarer]
        silent = over.profile.ten_trumps == "announced"
        if name == "ten_trumps" and silent and has_ten_trumps(hand.bits):
            return "announcement", "DR-7.3"
        return "overlooked" if value == NOTHING else "not_complete", "DR-7.1"

    def because(self, name: str, value: str, over: Any, say: Speech) -> str:
        """Say of a combination what they hold who were chosen, and who should have been."""
        if name not in COMBINATIONS:
            return ""
        hands = bonuses.hands_at_play(over)
        whose = [who for who in (value, self.right(name, over)) if who != NOTHING]
        told = [_held(name, who, hands[who], say) for who in whose]
        silent = self._wrong_combination(name, value, over)[0] == "announcement"
        if silent and value == over.result.declarer:
            told.append(say("Nobody was told before play."))
        return " ".join(told)

    def shows(self, level: int, over: Any, say: Speech) -> Sequence[Exhibit]:
        """Show hands, or the last trick and what the hands had."""
        hands = bonuses.hands_at_play(over)
        if level == 1:
            label = N_("{name}’s hand when play begins")
            return [Cards(say(label, name=who), tuple(hand)) for who, hand in hands.items()]
        rows = [(who, _special(hand, say)) for who, hand in hands.items()]
        facts = Facts(say("When play began"), (*rows, *self._said(over, say)))
        tricks = over.tricks()
        found = bonuses.trick_with(over, PFEIFE)
        if found and found[0] < len(tricks):
            label = say("Trick {n} of {all}, with the Pfeife", n=found[0], all=len(tricks))
            return [facts, bonuses.shown(label, found[1])]
        return [facts, bonuses.shown(say("The last trick"), tricks[-1])]

    def _said(self, over: Any, say: Speech) -> list[tuple[str, str]]:
        terms = over.result.terms
        said = [say("the Pfeife is laid out")] if terms.laid_out else []
        said += [say("ten trumps are announced")] if terms.announced else []
        return [(say("Before play"), say.both(said) if said else say("nothing is announced"))]


def _is_pfeife(line: Any) -> bool:
    return "Pfeife" in line.label


_SIZES = {
    "ten_trumps": (TRUMPS, MANY_TRUMPS),
    "droll": (DROLL, len(DROLL)),
    "four_kings": (KINGS, len(KINGS)),
}


def _held(name: str, who: str, hand: CardSet, say: Speech) -> str:
    """Say how many cards of a combination a hand has, and how many it takes."""
    cards, size = _SIZES[name]
    n = len(hand & cards)
    held = {
        "ten_trumps": say.many("{name} has {n} trump", "{name} has {n} trumps", n, name=who),
        "four_kings": say.many("{name} has {n} King", "{name} has {n} Kings", n, name=who),
        "droll": say("{name} has {n} of the Stiess, the 21 and the 1", name=who, n=n),
    }
    return say("{held}; it takes {size}.", held=held[name], size=size)


def _special(hand: CardSet, say: Speech) -> str:
    """Tell of a hand what bonuses hang on."""
    n = len(hand & TRUMPS)
    parts = [say.many("{n} trump", "{n} trumps", n)]
    honours = [say.the(card) for card in hand & DROLL]
    if honours:
        parts.append(say("with {cards}", cards=say.both(honours)))
    kings = len(hand & KINGS)
    parts += [say.many("{n} King", "{n} Kings", kings)] if kings else []
    return ", ".join(parts)


SCORING = DreierlesBonuses()


_deal = partial(bonuses.made, NOTES, SCORING, SILENT)

BONUSES = bonuses.drill(
    NOTES,
    SCORING,
    (
        _deal(
            "nothing-complete",
            1,
            229,
            N_("Three Kings or nine trumps are no combination."),
        ),
        _deal(
            "kings-of-an-opponent",
            1,
            68,
            N_("A partner pays the holder of a combination like everybody else."),
        ),
        _deal(
            "droll-is-three-trumps",
            1,
            17,
            N_("The cards of the Droll are trumps too, and count among the ten."),
        ),
        _deal(
            "pfeife-wins",
            2,
            38,
            N_("A Pfeife of which nobody was told still wins 1 from each."),
        ),
        _deal(
            "pfeife-beaten",
            2,
            36,
            N_("Kept to the last trick and beaten, the Pfeife costs as much as it would have won."),
            BEATEN,
        ),
        _deal(
            "pfeife-too-early",
            2,
            7,
            N_("Before the last trick a silent Pfeife is a trump like any other."),
            HASTY,
        ),
        _deal(
            "pfeife-of-an-opponent",
            2,
            2,
            N_("When an opponent ends the deal with the Pfeife, the declarer pays both."),
        ),
        _deal(
            "laid-out-and-won",
            3,
            1,
            N_("To show it before play makes it worth twice as much."),
            OUT,
        ),
        _deal(
            "laid-out-and-forced",
            3,
            34,
            N_("A Pfeife on the table that must be played early has lost, whoever wins the trick."),
            OUT_BEATEN,
        ),
        _deal(
            "ten-trumps-unsaid",
            3,
            3,
            N_("In Steinmauern a declarer who keeps ten trumps secret scores nothing for them."),
            SILENT_THERE,
        ),
        _deal(
            "no-pfeife-for-opponents",
            3,
            6,
            N_("In Steinmauern only the declarer scores with the Pfeife."),
            SILENT_THERE,
        ),
    ),
)
