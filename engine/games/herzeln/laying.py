"""Which card may be laid in the domino, and why another may not (HZ-7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from engine.actions import Action
from engine.cards import Card, CardSet, Pack
from engine.errors import PackError
from engine.games.herzeln.play import not_held
from engine.games.herzeln.profile import HerzelnProfile
from engine.games.herzeln.rows import Layout, SuitRows, empty_layout
from engine.verdict import Fact, Refusal


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay a card at the end of the row that is named, where it fits at both (HZ-7.7)."""

    card: Card
    end: str
    bit: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "bit", 1 << self.card.index)

    @property
    def named(self) -> Iterable[Card]:
        """The card laid."""
        return (self.card,)

    def __str__(self) -> str:
        return f"{self.end}({self.card.code})"


class DominoPosition:
    """A hand that is about to lay a card."""

    def __init__(self, profile: HerzelnProfile, layout: Layout, hand: CardSet) -> None:
        self.hand = hand
        self.layout = layout
        fitting = layout.fitting(hand.bits)
        self._opener = not layout.begun and profile.domino_opener == "jack_of_hearts"
        if self._opener:
            fitting &= 1 << hand.pack.by_code["HJ"].index
        self.legal = CardSet(hand.pack, fitting)

    def refusal(self, card: Card) -> Refusal | None:
        """Why a card may not be laid at any end; None if it may. Its code counts, not its pack."""
        mine = self.hand.pack.by_code.get(card.code)
        ends = self.layout.ends(mine) if mine else ()
        return self.refusal_at(card, ends[0] if len(ends) > 1 else None)

    def refusal_at(self, told: Card, end: str | None) -> Refusal | None:
        """Why a card may not be laid at this end; only one that fits at both needs an end."""
        card, legal = self.hand.pack.by_code.get(told.code), self.legal
        if card is None or card not in self.hand:
            return not_held(told, legal)
        if self._opener and card not in legal:
            facts: dict[str, Fact] = {"case": "opener", "card": card.code, "jack": "HJ"}
            return Refusal("HZ-11.1", facts, legal)
        ends = self.layout.ends(card)
        if not ends:
            return self.layout.refusal(card, legal)
        return self._end_refusal(card, ends, end)

    def _end_refusal(self, card: Card, ends: tuple[str, ...], end: str | None) -> Refusal | None:
        facts: dict[str, Fact] = {"card": card.code}
        if end is None:
            facts["case"] = "which_end"
            return Refusal("HZ-7.7", facts, self.legal) if len(ends) > 1 else None
        facts["end"] = end
        if isinstance(self.layout, SuitRows):
            return Refusal("HZ-11.3", {"case": "no_ends", **facts}, self.legal)
        if end in ends:
            return None
        return Refusal("HZ-7.7", {"case": "wrong_end", **facts}, self.legal)


def rebuilt(profile: HerzelnProfile, pack: Pack, lying: Sequence[Card], end: str) -> Layout:
    """Lay cards in the order given; one that fits at both ends goes to ``end``.

    Raises `PackError` for a card that does not fit.
    """
    layout: Layout = empty_layout(pack, profile.domino_layout, profile.domino_ranks)
    for card in lying:
        ends = layout.ends(card)
        if not ends:
            raise PackError(f"card {card.code} does not fit the cards laid before it (HZ-7.7)")
        layout = layout.laid(card, end if end in ends else ends[0])
    return layout
