"""Who wins: a trick lies complete; who takes it?

Level 1 has plain cards in the usual order. Level 2 brings trumps, or the order that a suit has
of its own; level 3 the cards that are most often misread: the Fool, the 1, turned pips, and
high cards of another suit. There it also asks why, so that a right card for a wrong reason is
found out. Who takes the trick, the engine says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from engine.cards import FOOL, TRUMP, Card, Pack
from engine.tricks import winner
from lessons.drills.dice import Dice, in_turn
from lessons.drills.forms import Cards, Exhibit, FormDrill, Reason
from lessons.drills.model import Hint, Line, rule_line
from lessons.drills.notes import GameNotes
from lessons.drills.ranks import Ranks
from lessons.drills.reasons import BECAUSE, Reasons
from lessons.forms import Answer, Choice, Choices, Field
from lessons.locale import Speech, capital
from lessons.locale import mark as N_
from lessons.people import PEOPLE

TAKER = "taker"


@dataclass(frozen=True, slots=True)
class WhoWins:
    """A complete trick: the cards in the order of play, the first one led."""

    notes: GameNotes
    ranks: Ranks
    id: str | int
    level: int
    trick: tuple[Card, ...]
    point: str = ""

    @property
    def shape(self) -> object:
        """The cards in the order of play."""
        return self.trick

    @property
    def led(self) -> str:
        """The suit that asks to be followed; a Fool that is no trump asks for nothing."""
        return next(card.suit for card in self.trick if card.suit != FOOL)

    @property
    def best(self) -> Card:
        """The card that takes the trick."""
        return self.trick[winner(self.notes.pack, self.trick)]

    @property
    def taker(self) -> str:
        """Who takes the trick."""
        return PEOPLE[self.trick.index(self.best)]

    def heading(self, say: Speech) -> str:
        """Return the question in one line."""
        return say("Who takes the trick?")

    def prompt(self, say: Speech) -> str:
        """Tell who led."""
        names = say.both(PEOPLE[1 : len(self.trick)])
        return say("{name} led, then came {names}.", name=PEOPLE[0], names=names)

    def exhibits(self, say: Speech) -> Sequence[Exhibit]:
        """Show the trick, each card with its player."""
        return [Cards(say("The trick"), self.trick, PEOPLE[: len(self.trick)])]

    def fields(self, say: Speech) -> Sequence[Field]:
        """Ask for one of the people."""
        names = tuple(Choice(name, name) for name in PEOPLE[: len(self.trick)])
        fields = [Choices(TAKER, say("Who takes the trick?"), names, many=False)]
        if self.level == 3:
            fields.append(self._reasons.asked(say))
        return fields

    def solution(self) -> Answer:
        """Return who takes the trick."""
        answer: dict[str, tuple[str, ...]] = {TAKER: (self.taker,)}
        if self.level == 3:
            answer[BECAUSE] = (self._reasons.right,)
        return answer

    def wrong(self, field: str, value: str, say: Speech) -> Reason:
        """Say why somebody's card is beaten by the one that takes the trick."""
        if field == BECAUSE:
            beaten = self.ranks.beaten(self._rivals[0], self.best, self.led)
            return Reason("wrong_reason", beaten.lines(say), say("Another reason decides"))
        card = self.trick[PEOPLE.index(value)]
        beaten = self.ranks.beaten(card, self.best, self.led)
        return Reason(beaten.trap, beaten.lines(say))

    def missed(self, field: str, value: str, say: Speech) -> Reason:
        """Have nothing to say: who is not chosen was not missed."""
        raise NotImplementedError("one of the people is chosen, so none can be left out")

    def why(self, say: Speech) -> Sequence[Line]:
        """Name the card that takes the trick, and its rule."""
        number = self._decisive()
        takes = say("{name} takes it with {card}.", name=self.taker, card=say.the(self.best))
        return [rule_line(number, say), Line(say("Answer"), takes)]

    @property
    def _rivals(self) -> list[Card]:
        """The other cards, the one that comes nearest to the best first."""
        rivals = [card for card in self.trick if card != self.best]
        return sorted(rivals, key=lambda c: (c.suit != TRUMP, c.suit != self.led, c.index))

    @property
    def _reasons(self) -> Reasons:
        return Reasons(self.notes.pack, self.ranks, self.best, self._rivals, self.led)

    def _decisive(self) -> str:
        """Return the rule that the nearest rival of the best card has run into."""
        beaten = self.ranks.beaten(self._rivals[0], self.best, self.led)
        return self.ranks.wins if beaten.trap == "ranks" else beaten.rule

    def hint(self, step: int, say: Speech) -> Hint:
        """Name the suit led, then light the cards that can win, or two of them if all can."""
        led, trumps = self.led, any(card.suit == TRUMP for card in self.trick)
        if step == 1:
            card = capital(say.the(self.trick[0]))
            if not self.notes.pack.trumps:
                return Hint(say("{card} was led. Only its suit can win.", card=card))
            return Hint(say("{card} was led. Is there a trump?", card=card))
        suit = TRUMP if trumps else led
        can = [card.code for card in self.trick if card.suit == suit]
        if len(can) in {1, len(self.trick)}:  # one would be the answer, all would be no help
            return Hint(say("It is one of these two."), frozenset(self._nearest))
        return Hint(say("Only these can win."), frozenset(can))

    @property
    def _nearest(self) -> tuple[str, str]:
        """The card that takes the trick, and the one that comes nearest to it."""
        return self.best.code, self._rivals[0].code


# --- generator --------------------------------------------------------------------------------


class _Scene(NamedTuple):
    """What is played: first and second card, and what may be the third.

    Pairs come in turn, and with each return of a pair another third card, so that seeds do not
    repeat each other before all has been seen. A ``fourth`` card is thrown off, and then a second
    one of the suit led can come at any place.
    """

    pair: Callable[[Card, Card, Ranks], bool]
    third: Callable[[Card, Card, Card, Ranks], bool]
    fourth: bool = False


def _generate(notes: GameNotes, ranks: Ranks, level: int, seed: int) -> WhoWins:
    pack = notes.pack
    scenes = _SCENES[level - 1] if pack.trumps else _PLAIN_SCENES[level - 1]
    turn, place = divmod(seed, len(scenes))
    scene = scenes[place]
    pairs = _pairs(pack, ranks, scene)
    pair = in_turn(turn, len(pairs))
    led, second = pairs[pair]
    thirds = [card for card in pack.cards if card not in {led, second}]
    thirds = [card for card in thirds if scene.third(led, second, card, ranks)]
    trick = [led, second, thirds[(pair + turn // len(pairs)) % len(thirds)]]
    if scene.fourth:
        high = [card for card in pack.cards if card.suit != led.suit and card.rank in _HIGH]
        dice = Dice(64 + level, seed)
        trick.append(dice.pick([card for card in high if card not in trick]))
        if second.suit == led.suit:
            trick.insert(dice.between(1, len(trick) - 1), trick.pop(1))
    return WhoWins(notes, ranks, seed, level, tuple(trick))


@lru_cache(maxsize=16)
def _pairs(pack: Pack, ranks: Ranks, scene: _Scene) -> list[tuple[Card, Card]]:
    return [pair for pair in permutations(pack.cards, 2) if scene.pair(*pair, ranks)]


_HIGH = ("A", "10", "K")


def _usual(card: Card, ranks: Ranks) -> bool:
    return card.suit not in {TRUMP, FOOL} and not ranks.is_turned(card)


def _same_suit(led: Card, second: Card, ranks: Ranks) -> bool:
    return led.suit == second.suit and _usual(led, ranks) and _usual(second, ranks)


def _follows(led: Card, second: Card, third: Card, ranks: Ranks) -> bool:
    return _same_suit(led, third, ranks)


def _thrown_off(led: Card, second: Card, third: Card, ranks: Ranks) -> bool:
    return third.suit != led.suit and third.rank in _HIGH and _usual(third, ranks)


def _alone(led: Card, second: Card, ranks: Ranks) -> bool:
    """A low card is led, and a high one of another suit thrown off."""
    return led.rank not in _HIGH and second.suit != led.suit and second.rank in _HIGH


def _numbered(card: Card) -> bool:
    """A trump like most: neither the Fool nor the 1, which belong to level 3."""
    return card.suit == TRUMP and not _special(card)


def _trumps_in(led: Card, second: Card, ranks: Ranks) -> bool:
    """A trump comes second, with a number that can be compared."""
    return _numbered(second) and _usual(led, ranks)


def _plain_or_trump(led: Card, second: Card, third: Card, ranks: Ranks) -> bool:
    return _usual(third, ranks) or _numbered(third)


def _trumps_led(led: Card, second: Card, ranks: Ranks) -> bool:
    return _numbered(led) and _numbered(second)


def _turned(led: Card, second: Card, ranks: Ranks) -> bool:
    """Two cards of an order of their own meet, or one of them and a neighbour that is not."""
    if led.suit != second.suit:
        return False
    return sum(map(ranks.is_turned, (led, second))) == min(2, len(ranks.turned))


def _any(led: Card, second: Card, third: Card, ranks: Ranks) -> bool:
    return third.suit not in {TRUMP, FOOL}


def _special(card: Card) -> bool:
    return card.suit == FOOL or (card.suit == TRUMP and card.rank in {"F", "1"})


def _fool_or_one(led: Card, second: Card, ranks: Ranks) -> bool:
    """The Fool or the 1 comes first or second."""
    special = [card for card in (led, second) if _special(card)]
    return bool(special) and all(
        card in special or not ranks.is_turned(card) for card in (led, second)
    )


_SCENES: tuple[tuple[_Scene, ...], ...] = (
    (_Scene(_same_suit, _follows), _Scene(_same_suit, _thrown_off)),
    (_Scene(_trumps_in, _plain_or_trump), _Scene(_trumps_led, _plain_or_trump)),
    (_Scene(_turned, _any), _Scene(_fool_or_one, _plain_or_trump)),
)
_PLAIN_SCENES: tuple[tuple[_Scene, ...], ...] = (
    (_Scene(_same_suit, _follows), _Scene(_same_suit, _thrown_off)),
    (_Scene(_turned, _any),),
    (
        _Scene(_turned, _thrown_off, fourth=True),
        _Scene(_same_suit, _thrown_off, fourth=True),
        _Scene(_alone, _thrown_off, fourth=True),
    ),
)
"""For games without trumps."""


def made(  # noqa: PLR0913, PLR0917 - a question is these
    notes: GameNotes, ranks: Ranks, name: str, level: int, cards: str, point: str
) -> WhoWins:
    """Make a trick by hand, its cards as codes in the order of play."""
    return WhoWins(notes, ranks, name, level, notes.pack.read(cards), point)


def drill(notes: GameNotes, ranks: Ranks, questions: Sequence[WhoWins]) -> FormDrill[WhoWins]:
    """Make the drill of a game, with its tricks made by hand."""

    def generator(level: int, seed: int) -> WhoWins:
        return _generate(notes, ranks, level, seed)

    return FormDrill("who-wins", notes, N_("taking the trick"), questions, generator)
