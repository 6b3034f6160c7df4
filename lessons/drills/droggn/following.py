"""Droggn: following suit, and the Gstieß, which may be played whatever was led.

Of *follow suit*, level 1 holds the suit led, level 2 is void in it or follows trumps, level 3
meets red suits. Every hand of *Gstieß* holds it: on level 1 any card was led, on level 2 a trump,
and on level 3 something has been laid out. The declarer of a Super Mord leads, for a trick lost
ends it (DG-8.10).
"""

from __future__ import annotations

from engine.cards import FOOL, Card, CardSet
from engine.game import Value
from lessons.drills import legal
from lessons.drills.dice import Dice
from lessons.drills.droggn.notes import NOTES
from lessons.drills.legal import LegalQuestion
from lessons.locale import mark as N_

HAND = 8
_PLAIN = N_("A Solo is played, and it is your turn.")
_OUT = N_("A Solo is played. Your Pagat was laid out, and it is your turn.")
_MORD = N_("A Super Mord is played. You have laid out the Gstieß, and you lead.")
PAGAT_OUT: tuple[tuple[str, Value], ...] = (("laid_out", "pagat"),)
GSTIESS_OUT: tuple[tuple[str, Value], ...] = (("laid_out", "gstiess"),)


def _question(  # noqa: PLR0913, PLR0917
    name: str | int,
    level: int,
    hand: CardSet,
    table: tuple[Card, ...],
    point: str = "",
    told: tuple[tuple[str, Value], ...] = (),
) -> LegalQuestion:
    mord = told == GSTIESS_OUT
    return LegalQuestion(
        notes=NOTES,
        id=name,
        level=level,
        hand=hand,
        table=table,
        people=("Anna", "Bernd")[-len(table) :] if table else (),
        free=_free,
        situation=_MORD if mord else _OUT if told else _PLAIN,
        contract="super_mord" if mord else "solo",
        told=told,
        point=point,
    )


def _free(question: LegalQuestion, card: Card) -> str:
    """The Gstieß may always go, and so may whatever is led."""
    if card.suit == FOOL:
        return "DG-8.4"
    return "DG-8.2" if question.table else "DG-8.3"


_hand = legal.by_codes(NOTES, _question)

FOLLOWING = (
    _hand(
        "any-spade",
        1,
        "S9",
        "T20 T3 SK S6 S4 HQ DJ C10",
        N_("Nobody has to beat: a low spade will do."),
    ),
    _hand(
        "lone-king",
        1,
        "C7 T4",
        "T19 T6 CK HQ HA D3 S10 SJ",
        N_("A lone King of the suit must go."),
    ),
    _hand(
        "trumps-answer-trumps",
        2,
        "T10",
        "T21 T8 T2 HK DQ SC S9 C8",
        N_("Trumps are a suit like the others when they are led."),
    ),
    _hand(
        "void-and-trump",
        2,
        "HK H4",
        "T18 T5 SQ S5 DK D6 CC C4",
        N_("Without the suit a trump must go, high or low."),
    ),
    _hand(
        "red-pips",
        3,
        "H7",
        "T15 H2 H6 SJ S9 DK CQ C5",
        N_("The 7 of Hearts is a heart like any other, and the lowest."),
    ),
    _hand(
        "thrown-off",
        3,
        "D5 D2",
        "SK SQ S8 HA H3 CK C9 C6",
        N_("Without suit and trumps you may throw off even a King."),
    ),
)

GSTIESS = (
    _hand(
        "instead-of-following",
        1,
        "SK",
        "F T12 SQ S7 HJ DA D4 C9",
        N_("The Gstieß may go although you hold spades: it need not follow."),
    ),
    _hand(
        "instead-of-trumping",
        1,
        "HQ H2",
        "F T20 T1 SK S5 DJ CC C8",
        N_("The Gstieß may go although you hold trumps, so none of them has to."),
    ),
    _hand(
        "instead-of-a-trump",
        2,
        "T21 T9",
        "F T3 T1 HK SQ DC D7 C4",
        N_("It is no trump, and yet may be played when trumps are led and you hold some."),
    ),
    _hand(
        "nothing-else",
        2,
        "CK C10",
        "F HK HA SQ S6 DK D5 D2",
        N_("With no club and no trump every card is free, the Gstieß too."),
    ),
    _hand(
        "pagat-laid-out",
        3,
        "T14",
        "F T1 HQ H5 SJ S8 DK C7",
        N_("A Pagat laid out waits as long as another card may go; here that is the Gstieß."),
        PAGAT_OUT,
    ),
    _hand(
        "kept-to-the-end",
        3,
        "",
        "F T20 T6 HK SQ S10 DJ C5",
        N_("A Gstieß laid out in a Super Mord must be the last card of the hand."),
        GSTIESS_OUT,
    ),
)


def _follow(level: int, seed: int) -> LegalQuestion:
    dice, pack = Dice(144 + level, seed), NOTES.pack
    everything = pack.set(card for card in pack.cards[1:])
    trumps = CardSet(pack, pack.trumps)
    suit = CardSet(pack, pack.bits_of[dice.pick(("SC", "SC", "HD")[level - 1])])
    lead_trumps = level == 2 and seed % 2 == 0
    led = trumps if lead_trumps else suit
    table = [dice.one(led)]
    if dice.below(2):
        table.append(dice.one(everything - pack.set(table)))
    left = everything - pack.set(table)
    held = 0 if level == 2 and not lead_trumps else dice.between(1, 3)
    mine = dice.draw(left & led, held)
    extra = dice.draw((left & trumps) - led, dice.between(0, 2))
    rest = left - led - trumps
    hand = mine | extra | dice.draw(rest, HAND - len(mine) - len(extra))
    return _question(seed, level, hand, tuple(table))


def _gstiess(level: int, seed: int) -> LegalQuestion:
    dice, pack = Dice(160 + level, seed), NOTES.pack
    if level == 3 and seed % 2:
        return _mord(seed, dice)
    fool, pagat = pack.cards[0], pack.by_code["T1"]
    everything = pack.set(pack.cards[1:]) - pack.set([pagat])
    trumps, plain = everything & CardSet(pack, pack.trumps), everything - CardSet(pack, pack.trumps)
    table = [dice.one(trumps if level == 2 or dice.below(3) == 0 else plain)]
    if dice.below(2):
        table.append(dice.one(everything - pack.set(table)))
    left = everything - pack.set(table)
    out = level == 3
    mine = pack.set([fool, pagat] if out or (level < 3 and dice.below(2)) else [fool])
    mine |= dice.draw(left & trumps, 0 if out else dice.below(4))
    hand = mine | dice.draw(left & plain, HAND - len(mine))
    return _question(seed, level, hand, tuple(table), told=PAGAT_OUT if out else ())


def _mord(seed: int, dice: Dice) -> LegalQuestion:
    pack = NOTES.pack
    others = dice.draw(pack.set(pack.cards[1:]), dice.between(4, HAND - 1))
    return _question(seed, 3, pack.set(pack.cards[:1]) | others, (), told=GSTIESS_OUT)


FOLLOW_SUIT = legal.drill("follow-suit", NOTES, N_("following suit"), FOLLOWING, _follow)
THE_GSTIESS = legal.drill("gstiess", NOTES, N_("the Gstieß"), GSTIESS, _gstiess)
