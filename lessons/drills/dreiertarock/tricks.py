"""Dreiertarock: tricks made by hand. Each has one point to make, learnt after a right answer."""

from __future__ import annotations

from functools import partial

from lessons.drills import tricks
from lessons.drills.dreiertarock.notes import NOTES
from lessons.locale import mark as N_

_position = partial(tricks.made, NOTES)
_whose = partial(tricks.made, NOTES, asks_taker=True)

FOLLOW_SUIT = (
    _position(
        "any-spade",
        1,
        "S9",
        "T20 T3 SK S8 S7 HQ DJ C10",
        N_("High or low, only the suit binds you."),
    ),
    _position(
        "lone-king",
        1,
        "C7 T4",
        "T19 T6 CK HQ HA D3 S10 SJ",
        N_("A lone King must follow, even into a trick that is lost."),
    ),
    _position(
        "tarock-led",
        2,
        "T10",
        "T21 T8 T2 HK DQ SC S9 C8",
        N_("The Mond need not go: any tarock follows a tarock."),
    ),
    _position(
        "skues-follows",
        2,
        "T5 T12",
        "F HQ H3 DK DJ S8 C9 C7",
        N_("Here the Sküs excuses nobody. Alone among your tarocks, it must go."),
    ),
    _whose(
        "red-ace",
        3,
        "H2 HA",
        "T15 H3 H4 HJ DK SJ S9 CQ",
        N_("In hearts and diamonds the Ace leads the pip cards."),
    ),
    _whose(
        "king-of-spades",
        3,
        "D4 SK",
        "T21 T7 DA D3 H4 SQ S10 C8",
        N_("A King of another suit wins nothing."),
    ),
)

TRUMPING = (
    _whose(
        "pagat-comes-home",
        1,
        "SQ SK",
        "T18 T9 T1 HK H2 DJ CC C9",
        N_("Last in hand, the Pagat takes the trick as surely as the Mond."),
    ),
    _whose(
        "no-tarock",
        1,
        "H4 HQ",
        "SK SQ S8 DA D2 CK C9 C7",
        N_("Void of suit and tarocks, you may throw off what you like."),
    ),
    _whose(
        "over-or-under",
        2,
        "DC T11",
        "T17 T14 T8 T2 HA SK S9 CQ",
        N_("Nobody has to go over: a low tarock will do as well."),
    ),
    _whose(
        "all-too-low",
        2,
        "C10 T19",
        "T15 T6 HQ H2 DK DJ SC S8",
        N_("A trick that is lost should cost you little."),
    ),
    _whose(
        "behind-the-skues",
        3,
        "DQ F",
        "T21 T9 HA H3 SQ S10 CC C7",
        N_("Nothing forbids the Mond behind the Sküs, but it is lost there; the IX is cheaper."),
    ),
    _whose(
        "pagat-in-danger",
        3,
        "CQ T2",
        "T1 HQ H2 DC DA SK S9 S7",
        N_("Even the Uhu takes the Pagat."),
    ),
)
