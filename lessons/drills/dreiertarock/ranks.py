"""Dreiertarock: how its cards rank, and cards to be put in order, chosen by hand."""

from __future__ import annotations

from functools import partial

from lessons.drills import order
from lessons.drills.dreiertarock.notes import NOTES
from lessons.drills.ranks import Ranks
from lessons.locale import mark as N_

RANKS = Ranks(
    ranks="DT-3.1",
    plain="SC",
    special="DT-3.1",
    own="HD",
    turned=("A", "2", "3", "4"),
    trap="red_pips",
    wins="DT-8.5",
    fool="DT-3.2",
)


_cards = partial(order.made, NOTES, RANKS)

ORDERS = (
    _cards(
        "black-suit",
        1,
        "S10 SK S7 SJ SQ S8",
        N_("Between Queen and Jack rides the Cavalier; here he is missing."),
    ),
    _cards("riding-second", 1, "CJ C9 CC CQ C8 CK", N_("Four courts stand above every pip card.")),
    _cards("red-pips", 2, "D4 DA DJ D2 DK D3", N_("Among red pips fewer is better.")),
    _cards("four-is-last", 2, "HQ H4 HC H3 HJ HA", N_("The 4 is the poorest card of a red suit.")),
    _cards(
        "pagat-is-a-tarock",
        3,
        "SK T1 SQ T21 DK S7",
        N_("The Pagat beats every King, and loses to every other tarock."),
        "S",
    ),
    _cards(
        "uhu-and-kakadu", 3, "H2 T2 HA T3 F CK", N_("The birds are the three lowest tarocks."), "H"
    ),
)
