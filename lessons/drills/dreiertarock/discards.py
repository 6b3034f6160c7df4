"""Dreiertarock: what may be laid away, freely or within the Austrian limits.

Level 3 has hands with fewer suit cards below the Kings than must go, or just as many.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from engine.cards import CardSet
from engine.games.dreiertarock import cards as named
from engine.games.dreiertarock.cards import HAND, PACKET
from lessons.drills import discards
from lessons.drills.dice import Dice
from lessons.drills.discards import DiscardQuestion, Exchange, Limits, Way, with_sets
from lessons.drills.dreiertarock.notes import NOTES
from lessons.drills.forms import FormDrill
from lessons.locale import mark as N_

PACK = NOTES.pack
TAROCKS = CardSet(PACK, named.TAROCKS)
KINGS = CardSet(PACK, named.KINGS)
PLAIN = CardSet(PACK, named.PLAIN)
EXCHANGE = Exchange(
    {
        "einser": Way(
            ("einser", "pass", "pass", "take(1)"),
            PACKET,
            N_("You play an Einser, have taken a packet up, and lay three cards away."),
        )
    },
    TAROCKS | KINGS,
)
TAKEN_UP = HAND + PACKET
"""Cards in the hand from which some are laid away."""


FREE = Limits(
    "article", lambda cards: "DT-6.8", "DT-6.8", told=N_("Any cards may go at this table.")
)
AUSTRIAN = Limits(
    "austrian",
    lambda cards: "DT-6.9",
    "DT-6.9",
    told=N_("The Austrian limits for discards hold."),
)
_free = partial(discards.made, NOTES, EXCHANGE, FREE)
_austrian = partial(discards.made, NOTES, EXCHANGE, AUSTRIAN)

HANDS = (
    _free(
        "any-three",
        1,
        "einser",
        "F T20 T18 T15 T11 T8 T4 T1 HK HQ H2 SK SJ S9 DC D4 CK C10 C7",
        "",
        N_("The encyclopaedia keeps nothing in the hand, not even the Sküs."),
    ),
    _austrian(
        "kings-and-trull-stay",
        1,
        "einser",
        "F T21 T17 T14 T12 T9 T5 T1 HK HJ HA SQ SC S8 DK DQ D3 CC C9",
        "",
        N_("With three suit cards below the Kings no King and no tarock may go."),
    ),
    _free(
        "the-other-packet",
        2,
        "einser",
        "T21 T19 T16 T13 T10 T7 T3 HK HC H3 SK SQ S10 DK DJ DA CQ CJ C8",
        "HK SK DK|T21 HK SK|H3 DA S7|H3 DA|T7 T3 C8",
        N_("The packet that you left belongs to the defenders: no card of it can go."),
        "HQ S7 T2",
    ),
    _austrian(
        "tarocks-stay",
        2,
        "einser",
        "T20 T18 T15 T14 T11 T6 T2 T1 HK HQ H4 SC SJ DK DC D2 CK CJ C10",
        "HQ SC DC|T2 H4 D2|CK CJ C10|T1 H4 D2|H4 D2 C10",
        N_("Dear suit cards may be made safe, a small tarock may not."),
    ),
    _austrian(
        "two-suit-cards",
        3,
        "einser",
        "F T21 T20 T19 T17 T16 T14 T13 T11 T10 T8 T7 T5 T3 T1 HK SK H4 C9",
        "H4 C9 T3|H4 T5 T3|H4 C9 T1|H4 C9 SK|H4 C9 T20",
        N_("Both suit cards must go before one tarock makes up the three."),
    ),
    _austrian(
        "tarocks-alone",
        3,
        "einser",
        "F T21 T20 T18 T17 T16 T15 T13 T12 T11 T9 T8 T6 T4 T2 T1 HK DK CK",
        "T6 T4 T2|T4 T2 HK|T21 T4 T2|T20 T18 T17|T4 T2",
        N_("Where tarocks must go, all see which ones."),
    ),
    _austrian(
        "just-three",
        3,
        "einser",
        "T21 T19 T18 T16 T15 T14 T12 T10 T9 T7 T6 T4 HK SK DK CK HQ SJ D3",
        "HQ SJ D3|SJ D3 T4|HQ SJ CK",
        N_("Three suit cards below the Kings are enough, so no tarock may go."),
    ),
)


def _generate(level: int, seed: int) -> DiscardQuestion:
    dice = Dice(208 + level, seed)
    few = level == 3
    plain = dice.draw(PLAIN, dice.between(0, 3) if few else dice.between(6, 10))
    kings = dice.draw(KINGS, dice.between(1, 4))
    hand = plain | kings | dice.draw(TAROCKS, TAKEN_UP - len(plain) - len(kings))
    limits = FREE if level == 2 and seed % 3 == 0 else AUSTRIAN
    table = dice.draw(CardSet(PACK, PACK.all_bits) - hand, 3)
    made = DiscardQuestion(NOTES, EXCHANGE, limits, seed, level, hand, "einser")
    made = replace(made, table=tuple(table)) if level == 2 else made
    others = table if limits is FREE else None
    return made if level == 1 else replace(made, sets=with_sets(made, dice, others))


DISCARDS = FormDrill("discards", NOTES, N_("laying away"), HANDS, _generate)
