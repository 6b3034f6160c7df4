"""Droggn: what may be discarded, and what may be bought and offered.

Level 3 buys, or plays where one trump is enough for two Kings.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from engine.cards import CardSet
from engine.games.droggn import cards as named
from engine.games.droggn.cards import DECKS, TALON
from lessons.drills import discards
from lessons.drills.dice import Dice
from lessons.drills.discards import DiscardQuestion, Exchange, Limits, Way, with_sets
from lessons.drills.droggn.buying import BUYING, BuyQuestion, generate_purchase
from lessons.drills.droggn.notes import NOTES
from lessons.drills.forms import FormDrill
from lessons.locale import mark as N_

PACK = NOTES.pack
TRULL = CardSet(PACK, named.TRULL)
TRUMPS = CardSet(PACK, named.TRUMPS)
KINGS = CardSet(PACK, DECKS[len(PACK)].kings)
PLAIN = CardSet(PACK, PACK.all_bits) - TRUMPS - KINGS - TRULL
_PASSED = ("pass", "pass")
EXCHANGE = Exchange(
    {
        "ansager": Way(
            ("ansager", *_PASSED),
            TALON,
            N_("You play an Ansager, have taken the talon, and discard three cards."),
        ),
        "solo": Way(
            ("solo", *_PASSED),
            TALON,
            N_("You play a Solo, have taken the talon, and discard three cards."),
        ),
    },
    TRUMPS | KINGS | TRULL,
)
TAKEN_UP = DECKS[66].hand + TALON
"""Cards in the hand from which some are discarded (DG-4.3)."""


def _may(cards: CardSet) -> str:
    return "DG-6.3" if cards & KINGS else "DG-6.4"


EACH = Limits("article", _may, "DG-6.4")
ONE_FOR_ALL = Limits(
    "article",
    _may,
    "DG-6.4",
    options=(("king_discard", "one_trump"),),
    told=N_("The table has agreed: one trump is enough for two Kings."),
)


_hand = partial(discards.made, NOTES, EXCHANGE, EACH)

HANDS: tuple[DiscardQuestion | BuyQuestion, ...] = (
    _hand(
        "trumps-may-go",
        1,
        "solo",
        "F T21 T17 T13 T9 T5 T2 HQ HC HA H4 SK SJ S9 S5 DQ DJ D2 D6 CK CC C10 C7 C4",
        "",
        N_("Trumps may go, and nobody is told of it."),
    ),
    _hand(
        "no-trump-for-a-king",
        1,
        "ansager",
        "T21 T1 HK HJ H3 H5 SQ SC S10 S7 S4 DK DQ DC DA D4 D7 CK CQ CJ C9 C8 C6 C5",
        "",
        N_("XXI and Pagat are trumps that stay, so here no King can go with one."),
    ),
    _hand(
        "a-king-and-a-trump",
        2,
        "ansager",
        "F T20 T16 T12 T8 T4 T1 HK HQ H2 H6 SK SC S8 S6 DK DJ DA D5 CQ CJ C9 C7 C5",
        "HK T4 H2|HK H2 H6|T12 T8 T4|F H2 H6|SK T8 T4",
        N_("The trump pays for the King; the third card is free."),
    ),
    _hand(
        "two-kings",
        2,
        "solo",
        "T19 T18 T14 T11 T7 T6 T3 HK HC HA H7 SK SQ SJ S10 DK DC D3 CK CJ C10 C8 C6 C4",
        "HK SK T3|HK T6 T3|HK SK DK|C6 C4 S10",
        N_("Two Kings would need two trumps, and only three cards go."),
    ),
    _hand(
        "queens-are-free",
        2,
        "solo",
        "F T21 T15 T10 T1 HQ HJ H3 H4 SK SQ S9 S8 S7 DQ DC DA D6 D7 CQ CC C9 C8 C5",
        "HQ SQ DQ|T1 H3 H4|T21 CQ S7|SK T10 CQ|H3 H4",
        N_("Three Queens may go, and 12 points before counting are safe."),
    ),
    discards.made(
        NOTES,
        EXCHANGE,
        ONE_FOR_ALL,
        "one-trump-for-two",
        3,
        "ansager",
        "T20 T17 T15 T9 T5 T2 T1 HK HQ H5 H6 SK SC S8 S5 DK DC DA D2 CQ CJ C10 C7 C6",
        "HK SK T2|HK SK DK|HK SK T1|HK SK H5",
        N_("Where one trump is enough, two Kings may be made safe with it."),
    ),
    *BUYING,
)


def _generate(level: int, seed: int) -> DiscardQuestion | BuyQuestion:
    dice = Dice(224 + level, seed)
    if level == 3 and seed % 2:
        return generate_purchase(dice, seed)
    contract = dice.pick(tuple(EXCHANGE.ways))
    trull = dice.draw(TRULL, dice.between(1, 3))
    trumps = dice.draw(TRUMPS - TRULL, dice.between(0 if level == 1 else 1, 6))
    kings = dice.draw(KINGS, dice.between(2, 4))
    special = trull | trumps | kings
    hand = special | dice.draw(PLAIN, TAKEN_UP - len(special))
    limits = ONE_FOR_ALL if level == 3 and dice.below(2) else EACH
    made = DiscardQuestion(NOTES, EXCHANGE, limits, seed, level, hand, contract)
    return made if level == 1 else replace(made, sets=with_sets(made, dice))


DISCARDS = FormDrill[DiscardQuestion | BuyQuestion](
    "discards", NOTES, N_("discarding and buying"), HANDS, _generate
)
