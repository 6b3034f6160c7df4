"""Droggn: which cards can be bought in an Ansager, and which may be offered for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.actions import Buy, Discard
from engine.cards import Card, CardSet
from engine.game import SEATS, Value
from engine.games import game
from engine.games.droggn import cards as named
from engine.games.droggn.cards import DECKS, TALON
from engine.rulebook import explain
from engine.verdict import Refusal
from lessons.drills.dice import Dice
from lessons.drills.discards import brief
from lessons.drills.droggn.notes import NOTES
from lessons.drills.forms import Cards, Exhibit, Reason
from lessons.drills.model import Hint, Line, refusal_line, rule_line
from lessons.forms import Answer, Choice, Choices, Field
from lessons.locale import Speech
from lessons.locale import mark as N_

PACK = NOTES.pack
BOUGHT, OFFERED = "bought", "offered"
KEPT_OUT: tuple[tuple[str, Value], ...] = (("buy_offer_restricted", True),)
_TRULL, _TRUMPS = CardSet(PACK, named.TRULL), CardSet(PACK, named.TRUMPS)
_KINGS = CardSet(PACK, DECKS[len(PACK)].kings)
_WANTED = _TRULL | _KINGS


@dataclass(frozen=True, slots=True)
class BuyQuestion:
    """An Ansager after the discards: ``hand`` and ``discards``, and the cards ``named``.

    ``offers`` are cards of which is asked, too, whether they may be offered; none if it is not.
    """

    id: str | int
    level: int
    hand: CardSet
    discards: CardSet
    named: tuple[Card, ...]
    offers: tuple[Card, ...] = ()
    options: tuple[tuple[str, Value], ...] = ()
    point: str = ""

    @property
    def shape(self) -> object:
        """The cards, and what is asked about them."""
        return self.hand.bits, self.discards.bits, self.named, self.offers, self.options

    def can_be_bought(self, card: Card) -> bool:
        """Whether somebody has to give a card that is named."""
        after = _deal(self).after(Buy(card, self._free))
        return after.terms.purchase.seller is not None

    @property
    def _free(self) -> Card:
        """A card that may be offered under any rules: a plain one."""
        return next(card for card in reversed(list(self.hand)) if card not in _WANTED)

    def refusal(self, card: Card) -> Refusal | None:
        """Say why a card may not be offered; None if it may."""
        wanted = next(card for card in PACK.cards if card not in self.hand | self.discards)
        after = _deal(self).after(Buy(wanted, card))
        return after if isinstance(after, Refusal) else None

    def heading(self, say: Speech) -> str:
        """Return the question in one line."""
        return say("What can you buy, and for what?") if self.offers else say("What can you buy?")

    def prompt(self, say: Speech) -> str:
        """Tell what has happened, and what to do."""
        told = say("You play an Ansager, have discarded, and may buy one card.")
        if self.options:
            told += " " + say("Kings and Trull cards are kept out of an offer at this table.")
        return f"{told} {say('Choose every card that somebody would have to give you.')}"

    def exhibits(self, say: Speech) -> Sequence[Exhibit]:
        """Show the hand and the discards."""
        return [
            Cards(say("Your hand"), tuple(self.hand)),
            Cards(say("Your discards"), tuple(self.discards)),
        ]

    def fields(self, say: Speech) -> Sequence[Field]:
        """Ask for the cards that can be bought, and perhaps for what may be offered."""
        options = tuple(Choice(card.code, brief(card, say)) for card in self.named)
        legend = say("Which of these can be bought?")
        fields = [Choices(BOUGHT, legend, options, title=say("bought"))]
        if self.offers:
            options = tuple(Choice(card.code, brief(card, say)) for card in self.offers)
            legend = say("Which of these may be offered?")
            fields.append(Choices(OFFERED, legend, options, title=say("offered")))
        return fields

    def solution(self) -> Answer:
        """Return what the engine sells, and what it lets be offered."""
        answer = {BOUGHT: tuple(c.code for c in self.named if self.can_be_bought(c))}
        if self.offers:
            answer[OFFERED] = tuple(c.code for c in self.offers if not self.refusal(c))
        return answer

    def wrong(self, field: str, value: str, say: Speech) -> Reason:
        """Say what naming a card spoils; let the engine refuse an offer."""
        card = PACK.by_code[value]
        if field == OFFERED:
            refused = self.refusal(card)
            assert refused, "only what may not be offered is asked about"
            line = refusal_line(refused, say)
            return Reason(str(refused.facts["case"]), (line,))
        trap = "own_card" if card in self.hand else "own_discard"
        return Reason(trap, (rule_line("DG-6.7", say),))

    def missed(self, field: str, value: str, say: Speech) -> Reason:
        """Say that another player has to give it, or that nothing keeps it from being offered."""
        if field == BOUGHT:
            return Reason("for_sale", (rule_line("DG-6.6", say),))
        text = say("Any card of the hand may be offered that no rule keeps back.")
        return Reason("may_be_offered", (Line(say("Rule"), text, "DG-6.6"),))

    def why(self, say: Speech) -> Sequence[Line]:
        """Say who sells, and what spoils the right."""
        lines = [rule_line(each, say) for each in ("DG-6.6", "DG-6.7")]
        refused = [found for card in self.offers if (found := self.refusal(card))]
        by_rule = {found.rule: explain(found, say.plain) for found in refused}
        return [*lines, *(Line(say("Rule"), text, number) for number, text in by_rule.items())]

    def hint(self, step: int, say: Speech) -> Hint:
        """Ask whose card it is, then count."""
        if step == 1:
            return Hint(say("Who can hold the card: an opponent, or you yourself?"))
        n = sum(map(self.can_be_bought, self.named))
        return Hint(say.many("{n} of them can be bought.", "{n} of them can be bought.", n))


@lru_cache(maxsize=16)
def _deal(question: BuyQuestion) -> Any:
    """Deal so that this hand and these discards come about."""
    rules, mine = game(NOTES.game), list(question.hand)
    rest = list(CardSet(PACK, PACK.all_bits) - question.hand - question.discards)
    hands = {
        SEATS[0]: mine,
        SEATS[1]: rest[: len(mine)],
        SEATS[2]: rest[len(mine) :],
        rules.undealt: list(question.discards),
    }
    deal: Any = rules.new(rules.profile("article", **dict(question.options)), hands=hands)
    for call in ("ansager", "pass", "pass"):
        deal = deal.after(rules.read_action(call))
    return deal.after(Discard(question.discards))


def _made(  # noqa: PLR0913, PLR0917 - a question is these
    name: str, hand: str, discards: str, named: str, point: str, offers: str = ""
) -> BuyQuestion:
    return BuyQuestion(
        id=name,
        level=3,
        hand=PACK.set(PACK.read(hand)),
        discards=PACK.set(PACK.read(discards)),
        named=PACK.read(named),
        offers=PACK.read(offers),
        options=KEPT_OUT if offers else (),
        point=point,
    )


BUYING = (
    _made(
        "not-your-own",
        "T21 T16 T12 T8 T5 HK HC H2 SQ SJ S9 S6 DK DC DA D4 CQ CJ C9 C7 C4",
        "SK T2 C5",
        "F SK HK CK H7",
        N_("Whoever names a discard buys nothing, and must still play an Ansager."),
    ),
    _made(
        "kept-out-of-an-offer",
        "F T20 T14 T10 T6 T1 HK HQ H3 SC S10 S7 DQ DJ D2 D5 CK CC C8 C6 C5",
        "SJ S4 H6",
        "T21 DK SJ F",
        N_("One card alone is offered, so no trump can pay for a King here: the King stays."),
        "HK T1 T6 C5 S4",
    ),
)


def generate_purchase(dice: Dice, seed: int) -> BuyQuestion:
    """Make a question about buying: some dear cards are the own, some discarded, some to be had."""
    everything = CardSet(PACK, PACK.all_bits)
    trump = dice.one(_TRUMPS - _TRULL)
    king = dice.one(_KINGS)
    discards = PACK.set([king, trump]) if dice.below(2) else PACK.set([trump])
    discards |= dice.draw(everything - _WANTED - discards, TALON - len(discards))
    dear = dice.draw(_WANTED - discards, dice.between(2, 3))
    hand = dear | dice.draw(everything - _WANTED - discards, DECKS[66].hand - len(dear))
    others = everything - hand - discards
    named = [*dice.draw(others & _WANTED, 2), dice.one(others - _WANTED)]
    named += [dice.one(dear), dice.one(discards)]
    restricted = bool(dice.below(2))
    offers: list[Card] = []
    if restricted:
        offers = [*dice.draw(dear, 2), *dice.draw(hand - dear, 2), dice.one(discards)]
    return BuyQuestion(
        id=seed,
        level=3,
        hand=hand,
        discards=discards,
        named=tuple(dice.shuffled(named)),
        offers=tuple(dice.shuffled(offers)),
        options=KEPT_OUT if restricted else (),
    )
