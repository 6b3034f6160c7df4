"""Bidding: which calls are open to the next speaker, and who holds the highest bid.

Level 1 asks the second speaker, level 2 the third and who holds the bid. Level 3 has auctions with
rules of their own or, after a bid, the last speaker or somebody who speaks again. The calls are
made in a real deal; the engine alone says what may be called, and its rulebook why something may
not.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from engine.game import Deal, Value
from engine.games import game
from engine.verdict import Refusal
from lessons.drills.dice import Dice, redrawn
from lessons.drills.forms import Cards, Exhibit, Facts, FormDrill, Reason
from lessons.drills.model import Hint, Line, case_of, refusal_line, rule_line
from lessons.drills.notes import GameNotes
from lessons.forms import Answer, Choice, Choices, Field
from lessons.locale import Speech
from lessons.locale import mark as N_

CALL, HOLDER = "call", "holder"
NOBODY = "nobody"
HOLD = "hold"
"""The call that takes over the highest bid without raising it."""


@dataclass(frozen=True, slots=True)
class Rules:
    """Under what rules an auction is held: a profile, some of its options, and how it came so.

    ``open`` is the rule by which calls are open there, if it is another than the auction's.
    """

    profile: str = "article"
    options: tuple[tuple[str, Value], ...] = ()
    situation: str = ""
    open: str = ""


ORDINARY = Rules()


@dataclass(frozen=True, slots=True)
class Auction:
    """How a game bids: its calls as records write them, with their words, low to high.

    ``passing`` is the call that offers nothing. ``open`` is the rule by which calls are open,
    ``holds`` that which names the declarer, ``phase`` the game's word for the auction;
    ``special`` are rules that level 3 meets.
    """

    calls: Mapping[str, str]
    open: str
    holds: str
    special: tuple[Rules, ...] = ()
    passing: str = "pass"
    phase: str = "bidding"


@dataclass(frozen=True, slots=True)
class BidQuestion:
    """A deal by seed and the calls so far; ``asks_holder`` if also who holds the highest bid."""

    notes: GameNotes
    auction: Auction = field(hash=False)
    id: str | int
    level: int
    seed: int
    said: tuple[str, ...]
    asks_holder: bool = False
    rules: Rules = ORDINARY
    point: str = ""

    @property
    def shape(self) -> object:
        """The hand, the calls, and the rules."""
        return self.seed, self.said, self.rules

    @property
    def deal(self) -> Deal:
        """The deal after the calls."""
        return _deal(self.notes.game, self.rules, self.seed, self.said)

    @property
    def _speaker(self) -> str:
        to_move = self.deal.to_move
        assert to_move is not None, "a question is asked while somebody is to move"
        return self.deal.people[to_move]

    def _spoken(self) -> Iterator[tuple[str, str]]:
        """Yield who said what."""
        for number, text in enumerate(self.said):
            before = _deal(self.notes.game, self.rules, self.seed, self.said[:number])
            assert before.to_move is not None
            yield before.people[before.to_move], text

    @property
    def holder(self) -> str:
        """Who has made the highest bid, or `NOBODY`."""
        deal: Any = self.deal
        bidder = deal.auction.bidder
        return NOBODY if bidder is None else str(deal.start.name(bidder))

    @property
    def opens_nothing(self) -> bool:
        """Whether there is nothing left but to pass."""
        return self._open == (self.auction.passing,)

    @property
    def _open(self) -> tuple[str, ...]:
        allowed = {str(action) for action in self.deal.actions()}
        return tuple(text for text in self.auction.calls if text in allowed)

    @property
    def _opening(self) -> str:
        return self.rules.open or self.auction.open

    def heading(self, say: Speech) -> str:
        """Return the question in one line."""
        if self.asks_holder:
            return say("What may {name} call, and who holds the bid?", name=self._speaker)
        return say("What may {name} call?", name=self._speaker)

    def prompt(self, say: Speech) -> str:
        """Tell whose turn it is."""
        task = say(
            "It is {name}’s turn to speak. Choose every call that the rules allow, wise or not.",
            name=self._speaker,
        )
        return f"{say.plain(self.rules.situation)} {task}" if self.rules.situation else task

    def exhibits(self, say: Speech) -> Sequence[Exhibit]:
        """Show the calls so far, and the speaker's cards."""
        rows = tuple((name, self._words(text, say)) for name, text in self._spoken())
        hand = tuple(self.deal.cards()[self._speaker])
        shown = Cards(say("{name}’s hand", name=self._speaker), hand)
        return [Facts(say("The auction so far"), rows), shown] if rows else [shown]

    def _words(self, text: str, say: Speech) -> str:
        return say.plain(self.auction.calls[text])

    def fields(self, say: Speech) -> Sequence[Field]:
        """Ask for the calls, and perhaps for the holder."""
        calls = [Choice(text, self._words(text, say)) for text in self.auction.calls]
        fields: list[Field] = [Choices(CALL, say("Which calls are open?"), tuple(calls))]
        if self.asks_holder:
            names = [Choice(name, name) for name, _ in self._spoken()]
            names = list({choice.value: choice for choice in names}.values())
            names.append(Choice(NOBODY, say("Nobody")))
            legend = say("Who holds the highest bid?")
            fields.append(Choices(HOLDER, legend, tuple(names), many=False))
        return fields

    def solution(self) -> Answer:
        """Return the calls that the engine offers, and the holder."""
        answer: dict[str, tuple[str, ...]] = {CALL: self._open}
        return {**answer, HOLDER: (self.holder,)} if self.asks_holder else answer

    def wrong(self, field: str, value: str, say: Speech) -> Reason:
        """Let the engine refuse a call; name who bid last instead of who did not."""
        if field == HOLDER:
            heading = say("Somebody has bid") if value == NOBODY else ""
            held = Line(say("Instead"), self._held(say), self.auction.holds)
            return Reason("holder", (held,), heading)
        refused = self.deal.after(game(self.notes.game).read_action(value))
        assert isinstance(refused, Refusal), "a call that is not offered is refused"
        lines = (refusal_line(refused, say),)
        return Reason(case_of(refused), lines)

    def missed(self, field: str, value: str, say: Speech) -> Reason:
        """Say why a call is open."""
        number = self._opening
        trap = "pass_missed" if value == self.auction.passing else "bid_missed"
        return Reason(trap, (rule_line(number, say),))

    def why(self, say: Speech) -> Sequence[Line]:
        """Say what decides the calls, and who holds the bid."""
        lines = [rule_line(self._opening, say)]
        if self.asks_holder:
            lines.append(Line(say("What follows"), self._held(say), self.auction.holds))
        return lines

    def _held(self, say: Speech) -> str:
        if self.holder == NOBODY:
            return say("Nobody has bid.")
        bid = [text for text in self.said if text not in {self.auction.passing, HOLD}][-1]
        return say("{name} has it, with {call}.", name=self.holder, call=self._words(bid, say))

    def hint(self, step: int, say: Speech) -> Hint:
        """Recall the highest bid, then count the open calls."""
        if step == 1:
            return Hint(self._held(say))
        n = len(self._open)
        return Hint(say.many("{n} call is open.", "{n} calls are open.", n))


@lru_cache(maxsize=64)
def _deal(game_id: str, rules: Rules, seed: int, said: tuple[str, ...]) -> Deal:
    """Return a deal after some calls; ``ValueError`` for one that the engine refuses."""
    played = game(game_id)
    if not said:
        return played.new(played.profile(rules.profile, **dict(rules.options)), seed=seed)
    after = _deal(game_id, rules, seed, said[:-1]).after(played.read_action(said[-1]))
    if isinstance(after, Refusal):
        raise ValueError(f"{said[-1]} is refused after {', '.join(said[:-1])}")
    return after


def _generator(notes: GameNotes, auction: Auction, level: int, seed: int) -> BidQuestion:
    """Make the question of a seed: random calls until it is the turn of the level's speaker."""
    special = auction.special if level == 3 and seed % 2 else ()

    def draw(dice: Dice) -> BidQuestion:
        rules = dice.pick(special) if special else ORDINARY
        wanted = level if level < 3 else dice.between(1, 5)
        cards = dice.below(10**6)
        said = _random_calls(notes, auction, rules, cards, wanted, dice)
        asks_holder = level > 1 and bool(said)
        return BidQuestion(notes, auction, seed, level, cards, said, asks_holder, rules)

    def fits(made: BidQuestion) -> bool:
        if level < 3 or special:
            return True
        again = HOLD in auction.calls  # then somebody speaks twice, though often only to pass
        if again and seed % 3 and made.opens_nothing:
            return False
        return made.holder != NOBODY and len(made.said) >= (3 if again else 2)

    return redrawn(32 + level, seed, draw, fits)


def _random_calls(  # noqa: PLR0913, PLR0917 - all of them make one auction
    notes: GameNotes, auction: Auction, rules: Rules, cards: int, wanted: int, dice: Dice
) -> tuple[str, ...]:
    """Call at random, low bids more often than high ones, while the auction goes on."""
    said: tuple[str, ...] = ()
    for _ in range(wanted):
        now = _deal(notes.game, rules, cards, said)
        calls = [str(action) for action in now.actions()]
        text = calls[min(dice.below(len(calls)), dice.below(len(calls)))]
        if _deal(notes.game, rules, cards, (*said, text)).phase != auction.phase:
            break
        said = (*said, text)
    return said


def made(  # noqa: PLR0913, PLR0917 - a question is these
    notes: GameNotes,
    auction: Auction,
    name: str,
    level: int,
    seed: int,
    said: str,
    point: str,
    rules: Rules = ORDINARY,
) -> BidQuestion:
    """Make a question by hand: a deal by seed, and the calls so far with blanks between them."""
    calls = tuple(said.split())
    return BidQuestion(notes, auction, name, level, seed, calls, level > 1, rules, point)


def drill(
    notes: GameNotes, auction: Auction, questions: Sequence[BidQuestion]
) -> FormDrill[BidQuestion]:
    """Make the drill of a game, with its questions made by hand."""

    def generator(level: int, seed: int) -> BidQuestion:
        return _generator(notes, auction, level, seed)

    return FormDrill("bids", notes, N_("bidding"), questions, generator)
