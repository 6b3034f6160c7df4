"""Herzeln: following suit, at tables of three and four; nobody has to trump, for there are none.

Level 1 holds the suit led, level 2 is void in it, level 3 leads: hearts may go first unless
the table has agreed otherwise.
"""

from __future__ import annotations

from typing import Any

from engine.cards import Card, CardSet
from lessons.drills import legal
from lessons.drills.dice import Dice
from lessons.drills.herzeln.notes import NOTES
from lessons.drills.legal import LegalQuestion
from lessons.locale import mark as N_

HAND = 8
NO_HEART_LEAD = (("no_heart_lead", True),)
_LED = N_("The deal is “No Hearts”, and it is your turn.")
_LEADING = N_("The deal is “No Hearts”, and you lead.")
_BARRED = N_("The deal is “No Hearts”, and you lead. The table has agreed: hearts are not led.")


def _question(  # noqa: PLR0913, PLR0917
    name: str | int, level: int, hand: CardSet, table: Any, point: str = "", barred: bool = False
) -> LegalQuestion:
    return LegalQuestion(
        notes=NOTES,
        id=name,
        level=level,
        hand=hand,
        table=tuple(table),
        people=("Doris", "Anna", "Bernd")[-len(table) :] if table else (),
        free=_free,
        situation=_LED if table else _BARRED if barred else _LEADING,
        contract="no_hearts",
        options=NO_HEART_LEAD if barred else (),
        point=point,
    )


def _free(question: LegalQuestion, card: Card) -> str:
    """Who leads is free, and so is who has no card of the suit led."""
    if not question.table:
        return "HZ-5.6" if card.suit == "H" else "HZ-5.1"
    return "HZ-5.2" if card.suit == question.table[0].suit else "HZ-5.3"


_hand = legal.by_codes(NOTES, _question)

FOLLOWING = (
    _hand("one-of-the-suit", 1, "S9", "SA HK H7 DQ D8 C10 CJ C7", N_("A lone Ace must go, too.")),
    _hand(
        "under-the-ten",
        1,
        "D10 DK",
        "DA D9 D7 HQ S8 SJ CA C9",
        N_("You may stay below: nobody has to play higher."),
    ),
    _hand(
        "throw-a-heart",
        2,
        "CQ",
        "HA HJ S10 SK S7 DQ D9 D8",
        N_("Without the suit led, the heart that would cost you most may go to somebody else."),
    ),
    _hand(
        "nothing-binds",
        2,
        "SA SQ S8",
        "H9 DK DJ D7 CA CK C9 C8",
        N_("There is no trump, so nothing else binds you."),
    ),
    _hand(
        "lead-hearts",
        3,
        "",
        "HA H8 SK SJ DQ D9 C10 C7",
        N_("On a low heart led early the others may have to take each other’s high ones."),
    ),
    _hand(
        "hearts-not-led",
        3,
        "",
        "HQ H9 S10 SQ DA D8 CK CJ",
        N_("Where hearts are not led, they wait until they can be thrown off."),
        barred=True,
    ),
)


def _generate(level: int, seed: int) -> LegalQuestion:
    dice, pack = Dice(80 + level, seed), NOTES.pack
    if level == 3:
        barred = bool(seed % 2)
        hearts = dice.draw(CardSet(pack, pack.bits_of["H"]), dice.between(1, 4))
        rest = CardSet(pack, pack.all_bits & ~pack.bits_of["H"])
        hand = hearts | dice.draw(rest, HAND - len(hearts))
        return _question(seed, level, hand, (), barred=barred)
    suit = CardSet(pack, pack.bits_of[dice.pick("HSDC")])
    table = [dice.one(suit)]
    for _ in range(dice.below(3)):
        table.append(dice.one((suit if dice.below(3) else pack.set(pack.cards)) - pack.set(table)))
    left = pack.set(pack.cards) - pack.set(table)
    held = dice.draw(left & suit, dice.between(1, 3)) if level == 1 else pack.set(())
    hand = held | dice.draw(left - suit, HAND - len(held))
    return _question(seed, level, hand, table)


FOLLOW_SUIT = legal.drill("follow-suit", NOTES, N_("following suit"), FOLLOWING, _generate)
