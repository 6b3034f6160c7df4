"""Dreierles: tricks made by hand. Each has one point to make, learnt after a right answer."""

from __future__ import annotations

from functools import partial

from lessons.drills import tricks
from lessons.drills.dreierles.notes import NOTES
from lessons.locale import mark as N_

_position = partial(tricks.made, NOTES)
_whose = partial(tricks.made, NOTES, asks_taker=True)

FOLLOW_SUIT = (
    _position(
        "low-or-high",
        1,
        "S10",
        "T21 T7 SK S7 HQ H3 DJ C9",
        N_("High or low is your choice. Only the suit binds you."),
    ),
    _position(
        "king-alone",
        1,
        "C8 CQ",
        "T20 T3 CK HJ HA D2 S9 S8",
        N_("One card of the suit is enough to bind you, even if it is a King."),
    ),
    _position(
        "trumped-before-you",
        1,
        "SJ T5",
        "F T12 T1 SQ S8 HK D4 CJ",
        N_("A trump from your neighbour changes nothing for you: the suit led still binds."),
    ),
    _position(
        "trump-led",
        2,
        "T14",
        "T18 T9 T2 HK DQ SC S7 C10",
        N_("A trump that loses is allowed, so you may keep the 18 for later."),
    ),
    _position(
        "stiess-is-a-trump",
        2,
        "T3 T19",
        "F HQ H2 DK DJ S9 C8 C7",
        N_("The Stiess excuses nobody: it follows like every trump, and wins like none."),
    ),
    _position(
        "pfeife-forced",
        2,
        "T17",
        "T1 HC HA DK D3 SQ S10 CK",
        N_("The 1 is the only trump here, so it must go, and its 5 points with it."),
    ),
    _whose(
        "ace-before-two",
        3,
        "H3 HA",
        "T16 T4 H2 H4 DK SJ S7 CQ",
        N_("In hearts and diamonds the Ace is the best pip card and the 4 the worst."),
    ),
    _whose(
        "ten-is-black",
        3,
        "D4 D2",
        "T11 DJ D3 HK SC S10 C9 C7",
        N_("Reading the red pips takes an evening: the fewer the pips, the better the card."),
    ),
    _whose(
        "king-of-another-suit",
        3,
        "D3 HK",
        "T21 T6 D2 D4 H4 SQ S9 C10",
        N_("A King of another suit wins nothing: it is only thrown off."),
    ),
)

TRUMPING = (
    _whose(
        "must-trump",
        1,
        "SQ SK",
        "T21 T7 T1 HK H3 DJ CC C8",
        N_("The 1 wins here as surely as the 21, and brings its 5 points home."),
    ),
    _whose(
        "king-thrown-off",
        1,
        "H4 DK",
        "SK SQ S7 DA D3 CK C10 C8",
        N_("Even the 4, the lowest heart, takes a trick in which nobody else follows or trumps."),
    ),
    _whose(
        "one-trump-left",
        1,
        "CJ CK",
        "T2 HK HQ DA D4 SK S9 S8",
        N_("A trump must go even where you would rather keep it."),
    ),
    _whose(
        "over-or-under",
        2,
        "DC T13",
        "T18 T15 T9 T3 HA SK S8 CQ",
        N_("With a low trump you give the trick away and keep the high ones."),
    ),
    _whose(
        "all-too-low",
        2,
        "C9 T20",
        "T17 T8 HQ H2 DK DJ SC S7",
        N_("Your trump is lost either way: give the cheaper one, and none worth 5."),
    ),
    _whose(
        "nothing-to-trump-with",
        2,
        "HK T4",
        "DK DQ D2 SK S10 CQ C8 C7",
        N_("What you throw off goes with the trick: a 1 for an opponent, more for your partner."),
    ),
    _whose(
        "stiess-alone",
        3,
        "S7 SJ",
        "F HK H4 DQ D2 CK CJ C9",
        N_("In other tarock games the Fool may excuse you. Here it must trump like the rest."),
    ),
    _whose(
        "behind-the-stiess",
        3,
        "DQ F",
        "T21 T10 HA H2 SQ S9 CC C7",
        N_("Behind the Stiess the 21 wins nothing. You may still play it, but the 10 is cheaper."),
    ),
    _whose(
        "raeuber-behind-the-stiess",
        3,
        "DQ F",
        "T21 T10 HA H2 SQ S9 CC C7",
        N_("Only in a Räuber is the 21 kept out of a trick that holds the Stiess."),
        contract="raeuber",
        situation=N_("All have passed: this is a Räuber."),
    ),
    _whose(
        "pfeife-in-danger",
        3,
        "CQ T2",
        "T1 HQ H3 DC DA SK S10 S7",
        N_("The 1 is the lowest trump of all: even a 2 takes it, and its 5 points with it."),
    ),
)
