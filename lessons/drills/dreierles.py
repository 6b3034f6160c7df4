"""Dreierles: the rules its drills rest on, and the positions made by hand.

Each position has one point to make; a reader learns it after a right answer.
"""

from __future__ import annotations

from engine.cards import cego_pack
from lessons.drills.notes import GameNotes
from lessons.drills.tricks import TrickQuestion
from lessons.locale import mark as N_

NOTES = GameNotes(
    game="dreierles",
    title="Dreierles",
    follow="DR-8.2",
    must_trump="DR-8.3",
    free="DR-8.4",
    no_duty="DR-8.5",
    wins="DR-8.6",
    ordinary="DR-8.8",
    fool="DR-3.2",
    red_pips="DR-3.3",
    values="DR-3.5",
    count="DR-9.1",
    take_back="DR-12.2",
    penalty="DR-12.1",
    rules_page="dreierles",
    fool_name="Stiess",
    one_name="Pfeife",
)


def _position(name: str, level: int, trick: str, hand: str, point: str) -> TrickQuestion:
    pack = cego_pack()
    played = pack.read(trick)
    return TrickQuestion(NOTES, name, level, pack.set(pack.read(hand)), played, False, point)


def _whose(name: str, level: int, trick: str, hand: str, point: str) -> TrickQuestion:
    pack = cego_pack()
    played = pack.read(trick)
    return TrickQuestion(NOTES, name, level, pack.set(pack.read(hand)), played, True, point)


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
        N_("The 1 falls here to any trump. Whoever holds it alone should hope for another lead."),
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
        N_("A King of another suit wins nothing: it was only thrown away."),
    ),
)
