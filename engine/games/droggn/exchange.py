"""What the declarer may discard after taking the talon (DG-6.1 to DG-6.4, DG-OP4).

Refusals carry ``allowed``, the cards that may be discarded at all, and these facts:

=====================  =======  ==============================================================
``case``               rule     other facts
=====================  =======  ==============================================================
``not_held``           DG-6.1   ``card``
``number``             DG-6.1   ``number`` (how many were named), ``needs`` (3)
``trull``              DG-6.2   ``card`` (F, T21 or T1)
``king``               DG-6.3   ``card``: a King, and no trump with it
``kings``              DG-6.3   ``number`` (of Kings), ``trumps`` (fewer of them)
=====================  =======  ==============================================================
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, prod

from engine.actions import Action, Discard, Menu, combination
from engine.cards import CardSet
from engine.games.droggn.cards import GSTIESS, TALON, TRULL, TRUMPS
from engine.games.droggn.profile import DroggnProfile
from engine.verdict import Fact, Refusal

Way = tuple[tuple[int, int], ...]
"""From each of some sets of cards so many: ``(bits, number)``."""


def discards(profile: DroggnProfile, hand: int) -> Sequence[Action]:
    """List all that may be discarded: three cards that are no Kings, or Kings with trumps."""
    pack = profile.deck.pack
    ways = _ways(profile, hand)
    sizes = [prod(comb(cards.bit_count(), number) for cards, number in way) for way in ways]

    def make(place: int) -> Action:
        number = 0
        while place >= sizes[number]:
            place -= sizes[number]
            number += 1
        return Discard(CardSet(pack, _taken(ways[number], place)))

    return Menu(sum(sizes), make)


def _ways(profile: DroggnProfile, hand: int) -> list[Way]:
    kings, trumps = hand & profile.deck.kings, hand & TRUMPS & ~TRULL
    plain = hand & ~(TRUMPS | GSTIESS | kings)
    ways: list[Way] = [
        ((trumps | plain, TALON),),
        ((kings, 1), (trumps, 1), (plain, 1)),
        ((kings, 1), (trumps, 2)),
    ]
    if profile.king_discard == "one_trump":
        ways.append(((kings, 2), (trumps, 1)))
    return ways


def _taken(way: Way, place: int) -> int:
    """Return the cards of choice number ``place``."""
    taken = 0
    for cards, number in way:
        place, mine = divmod(place, comb(cards.bit_count(), number))
        taken |= combination(cards, number, mine)
    return taken


def discard_refusal(profile: DroggnProfile, hand: int, cards: CardSet) -> Refusal | None:
    """Say why these cards may not be discarded; None if they may."""
    pack, bits = profile.deck.pack, cards.bits
    allowed = CardSet(pack, hand & ~TRULL)

    def no(rule: str, case: str, **facts: Fact) -> Refusal:
        return Refusal(rule, {"case": case, **facts}, allowed)

    if strange := bits & ~hand:
        return no("DG-6.1", "not_held", card=pack.first(strange))
    if bits.bit_count() != TALON:
        return no("DG-6.1", "number", number=bits.bit_count(), needs=TALON)
    if bits & TRULL:
        return no("DG-6.2", "trull", card=pack.first(bits & TRULL))
    kings, trumps = (bits & profile.deck.kings).bit_count(), (bits & TRUMPS).bit_count()
    if kings and not trumps:
        return no("DG-6.3", "king", card=pack.first(bits & profile.deck.kings))
    if kings > trumps and profile.king_discard == "trump_each":
        return no("DG-6.3", "kings", number=kings, trumps=trumps)
    return None
