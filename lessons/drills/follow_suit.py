"""Follow suit: mark every card that may be played.

Level 1 leads a black suit that is held, level 2 leads trumps, level 3 leads a red suit,
whose pips run the other way, and asks who takes the trick.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import TRUMP, CardSet, Pack
from lessons.drills.dice import Dice
from lessons.drills.notes import TrumpNotes
from lessons.drills.trick_drill import TrickDrill
from lessons.drills.tricks import TrickQuestion
from lessons.locale import mark as N_

HAND = 8


def generate(notes: TrumpNotes, level: int, seed: int) -> TrickQuestion:
    """Make the position of a seed; every third one is of the same scene."""
    dice = Dice(level, seed)
    scene = (_plain_led, _trump_led, _red_led)[level - 1]
    return scene(notes, seed, dice)


def _plain_led(notes: TrumpNotes, seed: int, dice: Dice) -> TrickQuestion:
    """A black suit is led and held; the second player follows, trumps, or is to come."""
    pack = notes.pack
    suit = pack.bits_of[dice.pick("SC")]
    led = dice.one(CardSet(pack, suit))
    trick = [led]
    if seed % 3:
        second = suit if seed % 3 == 1 else pack.trumps
        trick.append(dice.one(CardSet(pack, second & ~(1 << led.index))))
    rest = CardSet(pack, pack.all_bits) - pack.set(trick)
    hand = _hand(dice, rest, suit, dice.between(1, 3), dice.between(1, 3))
    return TrickQuestion(notes, seed, 1, hand, tuple(trick))


def _trump_led(notes: TrumpNotes, seed: int, dice: Dice) -> TrickQuestion:
    """A trump is led; two thirds of the hands hold some, every sixth none."""
    pack = notes.pack
    trumps = CardSet(pack, pack.trumps)
    trick = list(dice.draw(trumps, dice.between(1, 2)))
    held = 0 if seed % 6 == 0 else 1 if seed % 6 == 3 else dice.between(2, 5)
    rest = CardSet(pack, pack.all_bits) - pack.set(trick)
    hand = _hand(dice, rest, pack.trumps, held, 0)
    return TrickQuestion(notes, seed, 2, hand, tuple(dice.shuffled(trick)))


def _red_led(notes: TrumpNotes, seed: int, dice: Dice) -> TrickQuestion:
    """A red suit is led and held; two pip cards meet, or one of them a court or another suit."""
    pack = notes.pack
    suit = CardSet(pack, pack.bits_of[dice.pick("HD")])
    pips = pack.set(card for card in suit if card.value == 1)
    led = dice.one(pips)
    others = (
        pips - pack.set([led]),
        suit - pips,
        CardSet(pack, pack.all_bits & ~pack.trumps) - suit,
    )[seed % 3]
    trick = (led, dice.one(others))
    rest = CardSet(pack, pack.all_bits) - pack.set(trick)
    hand = _hand(dice, rest, suit.bits, dice.between(1, 3), dice.between(1, 3))
    return TrickQuestion(notes, seed, 3, hand, trick, asks_taker=True)


def _hand(dice: Dice, rest: CardSet, suit: int, held: int, trumps: int) -> CardSet:
    """Draw a hand with so many cards of a suit, so many trumps besides, and others."""
    pack: Pack = rest.pack
    in_suit = dice.draw(rest & CardSet(pack, suit), held)
    extra = dice.draw(rest & CardSet(pack, pack.bits_of[TRUMP] & ~suit), trumps)
    plain = rest - CardSet(pack, suit | pack.trumps)
    return in_suit | extra | dice.draw(plain, HAND - len(in_suit) - len(extra))


def drill(notes: TrumpNotes, positions: Sequence[TrickQuestion]) -> TrickDrill:
    """Make the drill of a game, with its positions made by hand."""
    return TrickDrill("follow-suit", notes, N_("following suit"), positions, generate)
