"""Droggn: who has won, and how many card points lie above half or below it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from engine.games.droggn.cards import TALON, rule_with
from engine.games.droggn.contracts import SUPER_MORD
from engine.games.droggn.outcome import LAST_TRICK
from engine.games.droggn.scoring import GameValue, needed_rule
from lessons.drills import threshold
from lessons.drills.bonuses import DECLARER, OPPONENTS
from lessons.drills.droggn.notes import NOTES
from lessons.drills.threshold import Beside, Special, Standing, Terms
from lessons.locale import Speech
from lessons.locale import mark as N_


def _standing(outcome: Any, profile: Any) -> Standing:
    value, deck = GameValue(outcome, profile), profile.deck
    by_tricks = outcome.contract == SUPER_MORD
    by_last = profile.win_threshold == "37_last_trick"
    return Standing(
        won=value.won,
        over=None if by_tricks else value.over,
        counted=outcome.points,
        base=value.half,
        other=value.half + 1,
        whole=deck.points,
        rule=value.rule if by_tricks else "DG-14.5" if by_last else needed_rule(profile),
        over_rule=rule_with(deck.pack, "DG-10.1"),
    )


_DISCARDS = {DECLARER: Beside(TALON, N_("Discards of {name}"), "DG-6.5")}
_TALON = {DECLARER: Beside(TALON, N_("In the talon"), "DG-6.8")}


def _tells(outcome: Any, say: Speech) -> Sequence[tuple[str, str]]:
    if outcome.contract == SUPER_MORD:
        return ((say("Tricks lost"), "0" if outcome.all_tricks else "1"),)
    if outcome.last_trick:
        mine = outcome.last_trick == LAST_TRICK[0]
        return ((say("The last trick"), outcome.declarer if mine else say("the others")),)
    return ()


_GAMES = ("ansager", "solo", "super")
NEEDS_38 = Special(
    {"contract": _GAMES, "points": range(36, 40)},
    N_("At this table the declarer needs 38."),
    options=(("win_threshold", "38"),),
    either=True,
)
LAST_DECIDES = Special(
    {"contract": _GAMES, "points": range(36, 39), "last_trick": LAST_TRICK},
    N_("At this table 37 to 37 goes to the side that has won the last trick."),
    options=(("win_threshold", "37_last_trick"),),
    either=True,
)
MORE_CARDS = Special(
    {"contract": _GAMES, "points": range(37, 42)},
    N_("They play with all 78 cards, which are worth 78 card points."),
    "78-cards",
    either=True,
)
MORD_LOST = Special(
    {"contract": (SUPER_MORD,), "all_tricks": (False,), "points": range(37, 61)},
)
MORD_MADE = Special({"contract": (SUPER_MORD,), "all_tricks": (True,), "points": (70, 74)})
TERMS = Terms(
    standing=_standing,
    beside={"ansager": _DISCARDS, "solo": _DISCARDS, "super": _TALON},
    whole_rule="DG-3.6",
    asks=N_("More or fewer than half, by"),
    measure=N_(
        "Count from half, not from {other}: how far are the declarer’s card points from {base}?"
    ),
    specials=(NEEDS_38, LAST_DECIDES, MORE_CARDS, MORD_LOST, MORD_MADE),
    tells=_tells,
    rarely=2,
)
_game = partial(threshold.made, NOTES, TERMS)

THRESHOLD = threshold.drill(
    NOTES,
    TERMS,
    (
        _game(
            "half-is-enough",
            1,
            N_("In Droggn half is enough: at 37 to 37 the declarer has won."),
            contract="ansager",
            points=37,
        ),
        _game(
            "one-short",
            1,
            N_("36 wins in Dreierles and in Dreiertarock. Here one card point is missing."),
            contract="solo",
            points=36,
        ),
        _game(
            "the-defenders-were-counted",
            1,
            N_("The defenders need 38 to win, so their 37 are one too few."),
            told=OPPONENTS,
            contract="super",
            points=37,
        ),
        _game(
            "discards",
            2,
            N_("Three discards are a packet like any other."),
            laid="HQ SJ T9",
            contract="solo",
            points=39,
        ),
        _game(
            "talon-of-a-super",
            2,
            N_("In a Super nobody has touched the talon, and it is the declarer’s all the same."),
            laid="DK T11 C6",
            contract="super",
            points=38,
        ),
        _game(
            "nothing-for-the-defenders",
            2,
            N_("The defenders have only their tricks: what lies beside them is never theirs."),
            told=OPPONENTS,
            laid="CQ T4 H6",
            contract="ansager",
            points=37,
        ),
        _game(
            "thirty-eight",
            3,
            N_("Where 38 are needed, a game lost at 37 to 37 costs its value and nothing on top."),
            special=NEEDS_38,
            contract="ansager",
            points=37,
        ),
        _game(
            "the-last-trick-decides",
            3,
            N_("The last trick decides at 37 to 37 alone. With 36 it is no help."),
            special=LAST_DECIDES,
            contract="solo",
            points=36,
            last_trick="declarer",
        ),
        _game(
            "with-all-cards",
            3,
            N_("With 78 cards half is 39, and 37 are two too few."),
            special=MORE_CARDS,
            contract="super",
            points=37,
        ),
        _game(
            "one-trick-is-enough",
            3,
            N_("A Super Mord is lost with a single trick, however many card points there are."),
            special=MORD_LOST,
            contract=SUPER_MORD,
            all_tricks=False,
            points=52,
        ),
    ),
)
