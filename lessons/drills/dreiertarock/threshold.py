"""Dreiertarock: who has won, and by how many card points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from engine.games.dreiertarock.cards import HAND, PACKET, POINTS, WIN
from engine.games.dreiertarock.contracts import SOLO, SOLO_VALAT, STEPS
from lessons.drills import threshold
from lessons.drills.bonuses import DECLARER, OPPONENTS
from lessons.drills.dreiertarock.notes import NOTES
from lessons.drills.threshold import Beside, Special, Standing, Terms
from lessons.locale import Speech
from lessons.locale import mark as N_


def _standing(outcome: Any, profile: Any) -> Standing:
    by_tricks = outcome.contract == SOLO_VALAT
    return Standing(
        won=bool(outcome.won),
        over=None if by_tricks else abs(outcome.points - WIN),
        counted=outcome.points,
        base=WIN,
        other=POINTS // 2,
        whole=POINTS,
        rule="DT-10.8" if by_tricks else "DT-2.5",
        over_rule="DT-2.5",
    )


_PACKETS = {
    DECLARER: Beside(PACKET, N_("{name} laid away"), "DT-6.4"),
    OPPONENTS: Beside(PACKET, N_("In the packet that was left"), "DT-6.5"),
}
_TALON = {OPPONENTS: Beside(2 * PACKET, N_("In the talon"), "DT-6.6")}


def _tells(outcome: Any, say: Speech) -> Sequence[tuple[str, str]]:
    if outcome.tricks is None:
        return ()
    return ((say("Tricks"), say("{n} of {all}", n=outcome.tricks, all=HAND)),)


VALAT = Special({"contract": (SOLO_VALAT,), "tricks": (14, 15, 16), "points": range(46, 62)})
TERMS = Terms(
    standing=_standing,
    beside={**dict.fromkeys(STEPS, _PACKETS), SOLO: _TALON},
    whole_rule="DT-3.5",
    asks=N_("More or fewer than needed, by"),
    measure=N_(
        "Count from what is needed, not from half: how far are the declarer’s card points from "
        "{base}?"
    ),
    specials=(VALAT,),
    tells=_tells,
    rarely=6,
)
_game = partial(threshold.made, NOTES, TERMS)

THRESHOLD = threshold.drill(
    NOTES,
    TERMS,
    (
        _game(
            "just-enough",
            1,
            N_("36 is just enough. More would bring no more: a Fünfer has one price."),
            contract="fuenfer",
            points=36,
        ),
        _game(
            "half-is-lost",
            1,
            N_("At 35 to 35 one card point is missing, and the game is lost."),
            contract="einser",
            points=35,
        ),
        _game(
            "the-defenders-were-counted",
            1,
            N_("Whatever the contract, both piles come to 70 together."),
            told=OPPONENTS,
            contract="solo",
            points=38,
        ),
        _game(
            "safe-cards",
            2,
            N_("The XXI and two Kings laid away are 13 card points before the first trick."),
            laid="T21 HK SK",
            contract="zweier",
            points=40,
        ),
        _game(
            "the-other-packet",
            2,
            N_("The packet that nobody took belongs to the defenders, though they never held it."),
            told=OPPONENTS,
            left="DK SC T7",
            contract="dreier",
            points=33,
        ),
        _game(
            "solo-and-its-talon",
            2,
            N_("A Solo leaves all six cards to the defenders, unseen until the end."),
            left="T1 HQ T13 T5 S8 D2",
            contract="solo",
            points=34,
        ),
        _game(
            "lost-by-one",
            3,
            N_("A game lost by one card point costs as much as one lost by thirty."),
            laid="HJ S9 C7",
            left="DQ T10 T4",
            contract="vierer",
            points=35,
        ),
        _game(
            "won-by-nothing",
            3,
            N_("Count the defenders’ tricks, add their packet, and take the sum from 70."),
            told=OPPONENTS,
            laid="SQ SJ H4",
            left="CK T16 D3",
            contract="einser",
            points=36,
        ),
        _game(
            "solo-valat",
            3,
            N_("A Solo Valat with 15 tricks is lost, though nearly all card points are there."),
            contract=SOLO_VALAT,
            special=VALAT,
            tricks=15,
            points=61,
        ),
    ),
)
