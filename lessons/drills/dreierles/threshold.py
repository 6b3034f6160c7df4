"""Dreierles: who has won, and how many card points lie over 35."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from engine.games.dreierles.cards import BLIND, HALF, HAND, POINTS, WIN
from engine.games.dreierles.contracts import BIDS, SOLO_DU
from engine.games.dreierles.scoring import contract_points
from lessons.drills import threshold
from lessons.drills.bonuses import DECLARER, OPPONENTS
from lessons.drills.dreierles.notes import NOTES
from lessons.drills.threshold import Beside, Special, Standing, Terms
from lessons.locale import Speech
from lessons.locale import mark as N_


def _standing(outcome: Any, profile: Any) -> Standing:
    worth = contract_points(outcome, profile)
    by_tricks = outcome.contract == SOLO_DU
    return Standing(
        won=worth.won,
        over=None if by_tricks else worth.over,
        counted=worth.winning_points,
        base=HALF,
        other=WIN,
        whole=POINTS,
        rule="DR-15.3" if by_tricks else "DR-2.6",
        over_rule=worth.base_rule,
    )


def _lying(drawn: int) -> dict[str, Beside]:
    """Where the blind goes: as many cards as were drawn are laid aside, the rest is left."""
    sides = {
        DECLARER: Beside(drawn, N_("{name} laid aside"), "DR-6.4"),
        OPPONENTS: Beside(BLIND - drawn, N_("Left of the blind"), "DR-6.5"),
    }
    return {side: beside for side, beside in sides.items() if beside.cards}


def _tells(outcome: Any, say: Speech) -> Sequence[tuple[str, str]]:
    if outcome.all_tricks is None:
        return ()
    many = HAND if outcome.all_tricks else HAND - 1
    return ((say("Tricks"), say("{n} of {all}", n=many, all=HAND)),)


_SOLO_DU = {"contract": (SOLO_DU,), "all_tricks": (False,), "points": range(WIN, 68)}
MISSED = Special(_SOLO_DU, N_("The Solo Du is a bid of the Achertal tournaments."), "achertal")
MADE = Special(
    {**_SOLO_DU, "all_tricks": (True,), "points": range(44, 69)}, MISSED.told, MISSED.profile
)
TERMS = Terms(
    standing=_standing,
    beside={bid.id: _lying(bid.drawn) for bid in BIDS.values()},
    whole_rule="DR-9.2",
    asks=N_("Over half, the winning side has"),
    measure=N_(
        "Count from half, not from {other}: take {base} away from the winning side’s card points."
    ),
    specials=(MISSED, MADE),
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
            N_("36 is the smallest number that wins, and is paid as one card point over 35."),
            contract="zweier",
            points=36,
        ),
        _game(
            "half-is-not-enough",
            1,
            N_("35 to 35 is a win for the two others, though nothing lies over 35."),
            contract="dreier",
            points=35,
        ),
        _game(
            "the-others-were-counted",
            1,
            N_("One count will do: what one pile has not, the other has."),
            told=OPPONENTS,
            contract="einer",
            points=41,
        ),
        _game(
            "laid-aside",
            2,
            N_("Two cards laid aside are counted like cards left over: 1 is taken off."),
            laid="HQ S7",
            contract="zweier",
            points=37,
        ),
        _game(
            "the-rest-of-the-blind",
            2,
            N_("Five cards of the blind are a packet of three and two left over."),
            told=OPPONENTS,
            left="DK T3 C8 SC D4",
            contract="einer",
            points=33,
        ),
        _game(
            "solo-and-its-blind",
            2,
            N_("In a Solo the whole blind belongs to the others, however dear it is."),
            left="CK HQ T14 T6 S9 D3",
            contract="solo",
            points=35,
        ),
        _game(
            "a-queen-aside",
            3,
            N_("A dear card laid aside can be the one that wins."),
            laid="DQ S8 C10",
            left="T12 HJ S7",
            contract="dreier",
            points=36,
        ),
        _game(
            "a-king-in-the-blind",
            3,
            N_("A King left in the blind counts for the others, whoever takes more tricks."),
            told=OPPONENTS,
            laid="C9",
            left="SK T8 T2 D2 HJ",
            contract="einer",
            points=35,
        ),
        _game(
            "one-trick-missed",
            3,
            N_("A Solo Du promises all tricks, and card points cannot save it."),
            special=MISSED,
            contract=SOLO_DU,
            all_tricks=False,
            points=60,
        ),
    ),
)
