"""Droggn: what became of the Pagat, and of all tricks, in deals chosen by hand and by seed.

Level 1 has a silent Pagat, level 2 one laid out, level 3 a game that was doubled, or one in which
the declarer takes all tricks or nearly all: a Match, or a Super Mord.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from engine.cards import CardSet
from engine.games.droggn import cards as named
from engine.games.droggn.cards import DECKS
from engine.games.droggn.contracts import MORD, OUT, SUPER_MORD
from lessons.drills import bonuses
from lessons.drills.bonuses import NOTHING, Scenario
from lessons.drills.dice import Dice
from lessons.drills.droggn.notes import NOTES
from lessons.drills.forms import Exhibit, Facts
from lessons.forms import Choice, Choices
from lessons.locale import Speech
from lessons.locale import mark as N_

PACK = NOTES.pack
(PAGAT,) = CardSet(PACK, named.PAGAT)
TRUMPS = CardSet(PACK, named.TRUMPS)
(FOOL,) = CardSet(PACK, named.GSTIESS)
WON, LOST = "won", "lost"
POINTS, MATCH, ALL, ALL_OUT = "points", "match", "mord", "mord_out"
BIDS = ("ansager", "solo", "super")
_AMOUNTS = (20, 10, 5)
_HAND = DECKS[66].hand
"""Cards in a hand (DG-4.3)."""


def scenario(bid: str, *, out: bool = False, doubled: bool = False, kept: str = "T1") -> Scenario:
    """Say how a deal is played; ``kept`` are the cards kept back."""
    wishes = (bid, *(("lay_out(T1)",) if out else ()), *(("double",) if doubled else ()))
    return Scenario(wishes, kept=tuple(kept.split()))


def strong(bid: str, out: str = "", kept: str = "T1") -> Scenario:
    """Let a hand be played that takes all tricks or nearly all, with a card laid ``out``."""
    wishes = (bid, *((f"lay_out({out})",) if out else ()))
    return Scenario(wishes, kept=tuple(kept.split()), strong=True)


@dataclass(frozen=True, slots=True)
class DroggnBonuses:
    """What the Pagat brings, beside the game."""

    def scenario(self, level: int, dice: Dice) -> Scenario:
        """Lay the Pagat out on level 2; double on level 3, or play a strong hand."""
        if level == 3 and dice.below(3) == 1:
            bid = dice.pick((*BIDS[1:], SUPER_MORD))
            card = dice.pick(("", "", "T1", "F") if bid == SUPER_MORD else ("", "T1"))
            return strong(bid, card, dice.pick(("T1", "")))
        bid = dice.pick(BIDS)
        out = level == 2 or (level == 3 and dice.below(2) == 0)
        kept = dice.pick(("T1", "T1 T20", "T1 T20", ""))
        return scenario(bid, out=out, doubled=level == 3, kept=kept)

    def given(self, level: int, scenario: Scenario, dice: Dice) -> tuple[CardSet, ...]:
        """Give somebody the Pagat and trumps to keep it, though not always enough."""
        hands = [CardSet(PACK, 0) for _ in range(3)]
        if scenario.strong:
            hands[0] = _strong_hand(scenario, dice)
            hands[dice.between(1, 2)] |= PACK.set([FOOL]) - hands[0]
            return tuple(hands)
        owner = dice.below(3)
        hands[owner] |= PACK.set([PAGAT])
        beater = PACK.set([PACK.by_code["T20"]])
        hands[(owner + dice.between(1, 2)) % 3] |= beater
        hands[owner] |= dice.draw(TRUMPS - hands[owner] - beater, dice.between(4, 11))
        return tuple(hands)

    def worth_asking(self, level: int, over: Any) -> bool:
        """Ask nearly always; on level 3 only where the Pagat scores."""
        if _asks_tricks(level, over):
            return len(over.tricks()) - _taken(over) < 3
        found = bonuses.trick_with(over, PAGAT)
        if found is None:
            return False
        return level < 3 or self.right("pagat", over) != NOTHING

    def asked(self, level: int, over: Any, say: Speech) -> Sequence[Choices]:
        """Ask for the Pagat and the game, on level 3 for what doublings or all tricks bring."""
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
        if _asks_tricks(level, over):
            fields.append(_tricks(over, say))
        elif level == 3:
            times = (Choice("1", say("once")), Choice("2", say("twice, as the game does")))
            legend = say("How often does the Pagat count?")
            fields.append(Choices("times", legend, times, many=False))
        return fields

    def right(self, name: str, over: Any) -> str:
        """Read the ledger: what the Pagat brings the declarer, without doublings and with them."""
        if name == "game":
            return WON if over.result.won else LOST
        if name == "tricks":
            return _reckoned(over)
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
        if name == "tricks":
            return _wrong_tricks(value, over)
        if over.result.contract == SUPER_MORD:
            return "one_trick" if name == "game" else "mord_alone", "DG-10.3"
        if name == "game":
            return "game_apart", "DG-10.4" if _reckoned(over) == MATCH else "DG-10.1"
        if name == "times":
            return "multiplied" if value == "2" else "not_multiplied", "DG-10.5"
        return _wrong_pagat(value, self.right(name, over)), "DG-10.2"

    def because(self, name: str, value: str, over: Any, say: Speech) -> str:
        """Leave it to the rule, which tells each case."""
        return ""

    def shows(self, level: int, over: Any, say: Speech) -> Sequence[Exhibit]:
        """Show what was played, and the trick in which the Pagat fell."""
        result, terms = over.result, over.result.terms
        rows = [
            (say("The contract"), say.plain(result.outcome.title)),
            (
                say("{name}’s card points", name=result.declarer),
                str(result.points[result.declarer]),
            ),
            (say("Laid out"), _laid_out(over, say)),
        ]
        if _asks_tricks(level, over):
            rows.append((say("Tricks of {name}", name=result.declarer), _how_many(over, say)))
        rows += [(say("Doubled"), say("by a Schwacher"))] if terms.doublers else []
        shown: list[Exhibit] = [Facts(say("The deal"), tuple(rows))]
        every = over.tricks()
        if _asks_tricks(level, over) and every[0].winner == result.declarer:
            shown.append(bonuses.shown(say("The first trick"), every[0]))
        number, trick = bonuses.trick_with(over, PAGAT) or (len(every), every[-1])
        if number == len(every):
            return [*shown, bonuses.shown(say("The last trick"), trick)]
        label = say("Trick {n} of {all}, with the Pagat", n=number, all=len(every))
        return [*shown, bonuses.shown(label, trick)]


def _strong_hand(scenario: Scenario, dice: Dice) -> CardSet:
    """Deal the Kings, some other court cards and high trumps, perhaps the Pagat too."""
    low = PAGAT if "lay_out(T1)" in scenario.wishes or dice.below(2) else None
    held = PACK.set(card for card in PACK.cards if card.rank == "K" or card == low)
    if "lay_out(F)" in scenario.wishes:
        held |= PACK.set([FOOL])
    courts = PACK.set(card for card in PACK.cards if card.rank in {"Q", "C"})
    mord = SUPER_MORD in scenario.wishes  # lost with one trick, so the hand may be weaker
    held |= dice.draw(courts, dice.between(3, 8) if mord else dice.between(0, 5))
    trumps = [card for card in TRUMPS if card not in held]
    return held | PACK.set(trumps[: _HAND - len(held)])


def _taken(over: Any) -> int:
    """Count the declarer's tricks."""
    return sum(trick.winner == over.result.declarer for trick in over.tricks())


def _asks_tricks(level: int, over: Any) -> bool:
    """Whether it matters if all tricks were taken: on level 3, where nothing is doubled."""
    return level == 3 and not over.result.terms.doublers


def _how_many(over: Any, say: Speech) -> str:
    taken, every = _taken(over), len(over.tricks())
    if taken == every:
        return say("all {n}", n=every)
    return say("{n} of the {all} that were played", n=taken, all=every)


def _laid_out(over: Any, say: Speech) -> str:
    laid = CardSet(PACK, over.result.terms.laid_out)
    return say.both([say.the(card) for card in laid]) if laid else say("nothing")


def _tricks(over: Any, say: Speech) -> Choices:
    """Ask what is added to the value of the bid."""
    half = over.profile.deck.half
    options = (
        Choice(POINTS, say("the points above or below half")),
        Choice(MATCH, say("{a} for the Match", a=half)),
        Choice(ALL, say("{a} and {b} for the Super Mord", a=half, b=MORD)),
        Choice(ALL_OUT, say("{a}, {b} and {c} for the card laid out", a=half, b=MORD, c=OUT)),
    )
    legend = say("What is added to the value of the bid, won or lost?")
    return Choices("tricks", legend, options, many=False, title=say("added"))


def _reckoned(over: Any) -> str:
    """Tell how the game was reckoned."""
    (game, _), *_ = bonuses.payments(over)
    if game.facts["mord"]:
        return ALL_OUT if game.facts["out"] else ALL
    return MATCH if over.result.outcome.all_tricks else POINTS


def _wrong_pagat(value: str, right: str) -> str:
    if NOTHING in {value, right}:
        return "scores_nothing" if right == NOTHING else "overlooked"
    same_side = (int(value) > 0) == (int(right) > 0)
    return "amount" if same_side else "side"


def _wrong_tricks(value: str, over: Any) -> tuple[str, str]:
    right = _reckoned(over)
    if right == POINTS:
        return "not_all", "DG-10.16"
    if right == MATCH:
        return "match" if value == POINTS else "not_bid", "DG-10.4"
    return "mord", "DG-10.3"


SCORING = DroggnBonuses()


_deal = partial(bonuses.made, NOTES, SCORING, scenario("ansager"))

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
        _deal(
            "match-and-pagat",
            3,
            1,
            N_("A Match brings 37, whatever lies in the piles, and the Pagat its 10 besides."),
            strong("super"),
        ),
        _deal(
            "one-trick-short",
            3,
            5,
            N_("A single trick lost is no Match: only the points above half are added."),
            strong("solo"),
        ),
        _deal(
            "mord-and-pagat",
            3,
            5,
            N_("In a Super Mord a silent Pagat brings nothing, even in the last trick."),
            strong("super_mord"),
        ),
        _deal(
            "mord-lost",
            3,
            9,
            N_("One trick lost costs all of it, the 20 for the card laid out too."),
            strong("super_mord", "F"),
        ),
    ),
)
