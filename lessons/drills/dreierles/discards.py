"""Dreierles: what may be laid aside, made by hand and by seed.

Level 3 has hands with fewer plain cards than must go, or just as many.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from engine.cards import CardSet
from engine.games.dreierles import cards as named
from engine.games.dreierles.cards import HAND
from engine.games.dreierles.contracts import BIDS
from lessons.drills import discards
from lessons.drills.dice import Dice
from lessons.drills.discards import DiscardQuestion, Exchange, Limits, Way, with_sets
from lessons.drills.dreierles.notes import NOTES
from lessons.drills.forms import FormDrill
from lessons.locale import mark as N_

PACK = NOTES.pack
TRUMPS = CardSet(PACK, named.TRUMPS)
KINGS = CardSet(PACK, named.KINGS)
PLAIN = CardSet(PACK, PACK.all_bits) - TRUMPS - KINGS
_PASSED = ("pass", "pass")
EXCHANGE = Exchange(
    {
        "dreier": Way(
            ("dreier", *_PASSED),
            BIDS["dreier"].drawn,
            N_("You play a Dreier, have taken three cards up, and lay three aside."),
        ),
        "zweier": Way(
            ("zweier", *_PASSED),
            BIDS["zweier"].drawn,
            N_("You play a Zweier, have taken two cards up, and lay two aside."),
        ),
        "einer": Way(
            ("einer", *_PASSED),
            BIDS["einer"].drawn,
            N_("You play an Einer, have taken one card up, and lay one aside."),
        ),
    },
    TRUMPS | KINGS,
)


def _may(cards: CardSet) -> str:
    return "DR-6.7" if cards & TRUMPS else "DR-6.3"


ARTICLE = Limits("article", _may, "DR-6.2", shown="DR-6.7")
_hand = partial(discards.made, NOTES, EXCHANGE, ARTICLE)

HANDS = (
    _hand(
        "queens-may-go",
        1,
        "dreier",
        "T20 T17 T12 T9 T6 T3 HK HQ HJ H2 SK SC S9 DQ DA D3 CK C10 C8",
        "",
        N_("A Queen laid aside is safe, since it counts with your own tricks."),
    ),
    _hand(
        "no-trump-however-small",
        1,
        "zweier",
        "F T21 T16 T11 T8 T4 T1 HC HA H3 SQ S10 S7 DK DJ D4 CC C7",
        "",
        N_("A trump stays, the 4 no less than the Stiess."),
    ),
    _hand(
        "the-king-stays",
        2,
        "dreier",
        "T19 T18 T15 T13 T10 T7 T2 HK H4 SQ SJ S8 DK DC D2 CQ CJ C9 C7",
        "HK H4 D2|SQ SJ S8|CQ T2 C7|CQ DC C9|H4 D2",
        N_("A lone King may be caught later, and stays all the same."),
    ),
    _hand(
        "one-for-one",
        2,
        "einer",
        "F T19 T16 T14 T11 T8 T5 T1 HK HQ HJ SK SC DK DA CK C10",
        "HQ|SC C10|T5|DK|DA",
        N_("In an Einer one card was taken up, so one card goes."),
    ),
    _hand(
        "one-plain-card",
        3,
        "dreier",
        "F T21 T20 T19 T18 T16 T15 T14 T12 T11 T9 T7 T5 T3 T2 T1 HK SK C9",
        "C9 T3 T2|T7 T5 T3|C9 T5 T1|C9 SK T2|C9 T20 T19",
        N_("First the last suit card below the Kings goes, then trumps, and high ones may."),
    ),
    _hand(
        "no-plain-card",
        3,
        "zweier",
        "F T21 T20 T19 T17 T16 T15 T13 T12 T10 T9 T7 T5 T4 T2 T1 HK CK",
        "T4 T2|HK T2|T21 T20|T5|T13 T9",
        N_("Even a hand of trumps and Kings alone keeps its Kings."),
    ),
    _hand(
        "exactly-three",
        3,
        "dreier",
        "T21 T20 T18 T17 T15 T13 T12 T10 T8 T6 T4 T3 HK SK DK CK HQ S9 D2",
        "HQ S9 D2|S9 D2 T3|HQ S9 DK|HQ D2",
        N_("With exactly three suit cards below the Kings there is no choice, and no trump goes."),
    ),
)


def _generate(level: int, seed: int) -> DiscardQuestion:
    dice = Dice(192 + level, seed)
    contract = dice.pick(tuple(EXCHANGE.ways))
    size = HAND + EXCHANGE.ways[contract].number
    if level < 3:
        trumps = dice.draw(TRUMPS, dice.between(5, 10))
        kings = dice.draw(KINGS, dice.between(1, 3))
        hand = trumps | kings | dice.draw(PLAIN, size - len(trumps) - len(kings))
    else:
        plain = dice.draw(PLAIN, dice.between(0, EXCHANGE.ways[contract].number))
        kings = dice.draw(KINGS, dice.between(1, 4))
        hand = plain | kings | dice.draw(TRUMPS, size - len(plain) - len(kings))
    made = DiscardQuestion(NOTES, EXCHANGE, ARTICLE, seed, level, hand, contract)
    return made if level == 1 else replace(made, sets=with_sets(made, dice))


DISCARDS = FormDrill("discards", NOTES, N_("laying aside"), HANDS, _generate)
