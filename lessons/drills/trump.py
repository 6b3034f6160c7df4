"""Trump: without the suit led; which cards may be played, and who takes the trick.

Every hand is void in the suit led, and you are always last. Level 1 meets plain cards,
level 2 a neighbour who has trumped, level 3 alone the Fool and the 1. Some hands hold no trump
either, so that nothing can be taken for granted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.cards import SUITS, Card, CardSet, Pack
from lessons.drills.dice import Dice, redrawn
from lessons.drills.notes import TrumpNotes
from lessons.drills.trick_drill import TrickDrill
from lessons.drills.tricks import TrickQuestion
from lessons.locale import mark as N_

HAND = 8

_Draw = tuple[tuple[Card, Card], CardSet]
"""The two cards of the trick, and the trumps in hand."""


def generate(notes: TrumpNotes, level: int, seed: int) -> TrickQuestion:
    """Make the position of a seed; the scenes of a level take turns."""
    pack, scenes = notes.pack, _SCENES[level - 1]
    special = pack.set([pack.cards[0], pack.by_code["T1"]])

    def draw(dice: Dice) -> TrickQuestion:
        suit = dice.pick(tuple(SUITS))
        trick, trumps = scenes[seed % len(scenes)](dice, pack, suit)
        others = CardSet(pack, pack.all_bits & ~pack.trumps & ~pack.bits_of[suit])
        hand = trumps | dice.draw(others - pack.set(trick), HAND - len(trumps))
        return TrickQuestion(notes, seed, level, hand, trick, asks_taker=True)

    def fits(made: TrickQuestion) -> bool:
        return bool((made.hand | pack.set(made.trick)) & special) == (level == 3)

    return redrawn(16 + level, seed, draw, fits)


def _plain(dice: Dice, pack: Pack, suit: str) -> tuple[Card, Card]:
    """A trick without trumps; the second card follows or is thrown off."""
    led = dice.one(CardSet(pack, pack.bits_of[suit]))
    second = pack.bits_of[suit] if dice.below(3) else pack.all_bits & ~pack.trumps
    return led, dice.one(CardSet(pack, second) - pack.set([led]))


def _trumped(dice: Dice, pack: Pack, suit: str, low: int, high: int) -> tuple[Card, Card]:
    """A trick whose second card is a trump between two numbers."""
    led = dice.one(CardSet(pack, pack.bits_of[suit]))
    return led, pack.by_code[f"T{dice.between(low, high)}"]


def _trumps(dice: Dice, pack: Pack, number: int, above: int = 0, below: int = 23) -> CardSet:
    """Draw trumps between two numbers, the Fool being the 22."""
    strength = (22 - card.index for card in CardSet(pack, pack.trumps))
    fitting = [pack.cards[22 - n] for n in strength if above < n < below]
    return dice.draw(pack.set(fitting), number)


def _number(trick: tuple[Card, Card]) -> int:
    return 22 - trick[1].index


def _some_trumps(dice: Dice, pack: Pack, suit: str) -> _Draw:
    return _plain(dice, pack, suit), _trumps(dice, pack, dice.between(1, 4))


def _no_trump(dice: Dice, pack: Pack, suit: str) -> _Draw:
    return _plain(dice, pack, suit), _trumps(dice, pack, 0)


def _all_lower(dice: Dice, pack: Pack, suit: str) -> _Draw:
    trick = _trumped(dice, pack, suit, 8, 21)
    return trick, _trumps(dice, pack, dice.between(1, 3), below=_number(trick))


def _all_higher(dice: Dice, pack: Pack, suit: str) -> _Draw:
    trick = _trumped(dice, pack, suit, 2, 14)
    return trick, _trumps(dice, pack, dice.between(1, 3), above=_number(trick))


def _both_sides(dice: Dice, pack: Pack, suit: str) -> _Draw:
    trick = _trumped(dice, pack, suit, 5, 18)
    lower = _trumps(dice, pack, dice.between(1, 2), below=_number(trick))
    return trick, lower | _trumps(dice, pack, dice.between(1, 2), above=_number(trick))


def _trumped_no_trump(dice: Dice, pack: Pack, suit: str) -> _Draw:
    return _trumped(dice, pack, suit, 2, 21), _trumps(dice, pack, 0)


def _fool_played(dice: Dice, pack: Pack, suit: str) -> _Draw:
    """The Fool has been played; even the 21 loses to it."""
    led = dice.one(CardSet(pack, pack.bits_of[suit]))
    trumps = pack.set([pack.cards[1]]) if dice.below(2) else _trumps(dice, pack, 1, below=21)
    return (led, pack.cards[0]), trumps | _trumps(dice, pack, dice.between(0, 2), 1, 21)


def _fool_alone(dice: Dice, pack: Pack, suit: str) -> _Draw:
    """The Fool is the only trump in hand: it must go, and it takes the trick."""
    trick = _plain(dice, pack, suit) if dice.below(2) else _trumped(dice, pack, suit, 2, 21)
    return trick, pack.set([pack.cards[0]])


def _one_alone(dice: Dice, pack: Pack, suit: str) -> _Draw:
    """The 1 is the only trump in hand; it beats plain cards and loses to every trump."""
    trick = _plain(dice, pack, suit) if dice.below(2) else _trumped(dice, pack, suit, 2, 21)
    return trick, pack.set([pack.by_code["T1"]])


def _one_played(dice: Dice, pack: Pack, suit: str) -> _Draw:
    """A neighbour has trumped with the 1: any trump beats it."""
    return _trumped(dice, pack, suit, 1, 1), _trumps(dice, pack, dice.between(1, 3), above=1)


_SCENES: tuple[tuple[Callable[[Dice, Pack, str], _Draw], ...], ...] = (
    (_some_trumps, _some_trumps, _no_trump),
    (_both_sides, _all_lower, _both_sides, _all_higher, _trumped_no_trump),
    (_fool_played, _one_alone, _fool_alone, _one_played),
)


def drill(notes: TrumpNotes, positions: Sequence[TrickQuestion]) -> TrickDrill:
    """Make the drill of a game, with its positions made by hand."""
    return TrickDrill("trump", notes, N_("trumping"), positions, generate)
