"""Dreierles: what must be played in a Räuber, where the Pfeife has its own time.

Level 1 meets the first two tricks, level 2 the third, level 3 a Stiess that lies in the trick.
The Räuber's own rules are at work in every hand: they forbid a card, or let it go all the same.
"""

from __future__ import annotations

from dataclasses import replace

from engine.cards import TRUMP, Card, CardSet, Pack
from engine.games.dreierles.cards import HAND
from lessons.drills import legal
from lessons.drills.dice import Dice, redrawn
from lessons.drills.dreierles.notes import NOTES
from lessons.drills.legal import LegalQuestion
from lessons.locale import mark as N_

_FIRST = N_("All have passed: a Räuber. This is the first trick.")
_SECOND = N_("All have passed: a Räuber. This is the second trick.")
_THIRD = N_("All have passed: a Räuber. This is the third trick.")
_LATER = N_("All have passed: a Räuber. This is the fifth trick.")
_WHEN = {1: _FIRST, 2: _SECOND, 3: _THIRD, 5: _LATER}


def _question(  # noqa: PLR0913, PLR0917
    name: str | int,
    level: int,
    hand: CardSet,
    table: tuple[Card, ...],
    number: int,
    point: str = "",
) -> LegalQuestion:
    return LegalQuestion(
        notes=NOTES,
        id=name,
        level=level,
        hand=hand,
        table=table,
        people=("Anna", "Bernd")[: len(table)],
        free=_free,
        situation=_WHEN[number],
        contract="raeuber",
        told=(("trick_number", number),),
        point=point,
    )


def _free(question: LegalQuestion, card: Card) -> str:
    """The Pfeife and a 21 behind the Stiess have rules of their own, the others those of play."""
    refused = (question.position.refusal(other) for other in question.hand)
    if card.code == "T1":
        clash = any(refusal and refusal.rule == "DR-11.12" for refusal in refused)
        return "DR-11.12" if clash else "DR-11.11"
    if not question.table:
        return "DR-11.3"
    led = question.table[0]
    if card.code == "T21" and led.code == "F":
        return "DR-11.5"
    if card.suit == led.suit:
        return NOTES.follow
    return NOTES.must_trump if card.suit == TRUMP else NOTES.free


_hand = legal.by_codes(NOTES, _question)

HANDS = (
    _hand(
        "too-early",
        1,
        "T9",
        "T14 T6 T1 HK DQ D3 SK C8",
        1,
        N_("In a Räuber the Pfeife is dear to whoever takes it, so it must not slip away early."),
    ),
    _hand(
        "no-other-trump",
        1,
        "T12 T5",
        "T1 HQ H2 DC DA SK S9 C10",
        2,
        N_("If it is the only card allowed, it goes even before its time."),
    ),
    _hand(
        "lead-the-pfeife",
        2,
        "",
        "F T17 T1 HJ DK D4 SQ CC",
        3,
        N_("Whoever leads to the third trick and holds the Pfeife leads it, like it or not."),
    ),
    _hand(
        "third-and-trump-led",
        2,
        "T20",
        "T18 T3 T1 HQ DA SJ S8 CK",
        3,
        N_("It is due although the 20 beats it."),
    ),
    _hand(
        "third-but-suit-held",
        2,
        "H3",
        "T15 T1 HK H4 DJ SC S10 C9",
        3,
        N_("Following suit comes first; the Pfeife then waits, and later it is free."),
    ),
    _hand(
        "twenty-one-stays-out",
        3,
        "F",
        "T21 T16 T4 HK DQ D2 SK C7",
        2,
        N_("The 21 stays out of a trick that holds the Stiess while another trump can go."),
    ),
    _hand(
        "only-the-twenty-one",
        3,
        "F T8",
        "T21 HC HA DK D3 SQ S7 CJ",
        1,
        N_("Without another trump it must go, and the trick counts 9: 5 + 1 + 5 − 2."),
    ),
    _hand(
        "twenty-one-or-pfeife",
        3,
        "F",
        "T21 T1 HC HA DK D3 SQ S7",
        1,
        N_("Both rules cannot be kept, and the one about the 21 comes first."),
    ),
)


def _generate(level: int, seed: int) -> LegalQuestion:
    return redrawn(112 + level, seed, lambda dice: _drawn(level, seed, dice), _is_special)


def _is_special(made: LegalQuestion) -> bool:
    """Whether more is to be known than what binds in every deal."""
    legal, ordinary = made.position.legal, replace(made, contract="dreier", told=()).position.legal
    if legal != ordinary:
        return True
    due, pfeife = made.level == 2, made.hand.pack.by_code["T1"]
    return made.level == 3 or (pfeife in legal) != due


def _drawn(level: int, seed: int, dice: Dice) -> LegalQuestion:
    pack = NOTES.pack
    number = dice.between(1, 2) if level == 1 else 3 if level == 2 else dice.pick((1, 2, 5))
    due = level < 3 or bool(seed % 2)
    table = _table(dice, pack, level)
    special = [pack.by_code["T1"]] if due else []
    special += [pack.by_code["T21"]] if level == 3 else []
    kept = pack.set(special) | pack.set(table) | pack.set(pack.cards[:2])
    trumps = dice.draw(CardSet(pack, pack.trumps) - kept, dice.below(4))
    size = HAND - number + 1
    plain = CardSet(pack, pack.all_bits & ~pack.trumps) - pack.set(table)
    hand = pack.set(special) | trumps
    return _question(seed, level, hand | dice.draw(plain, size - len(hand)), table, number)


def _table(dice: Dice, pack: Pack, level: int) -> tuple[Card, ...]:
    """On level 3 the Stiess lies, else a trump, a plain card, or nothing yet."""
    if level == 3:
        return (pack.cards[0],)
    numbered = pack.set(card for card in pack.cards[2:21])
    plain = CardSet(pack, pack.all_bits & ~pack.trumps)
    led = dice.pick(((), (dice.one(numbered),), (dice.one(numbered),), (dice.one(plain),)))
    return tuple(led)


RAEUBER = legal.drill("raeuber", NOTES, N_("playing a Räuber"), HANDS, _generate)
