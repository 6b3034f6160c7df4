"""The tables of Herzeln, computed by the engine, and the row of its domino."""

from __future__ import annotations

from collections.abc import Mapping

from htpy import Node

from engine.cards import Card
from engine.games.herzeln import GAME
from engine.games.herzeln.contracts import TRICKS, Contract
from engine.games.herzeln.profile import HerzelnProfile
from engine.games.herzeln.rows import HIGH, LOW, SingleRow, cycle
from engine.games.herzeln.scoring import counting_cards, places
from engine.settlement import signed
from lessons.figures import faces
from lessons.figures.book import Leaf
from lessons.figures.grid import Grid, Tables, table
from lessons.locale import Speech, capital
from lessons.locale import mark as N_

THREE, FOUR = 3, 4
ORDINALS = {1: N_("first"), TRICKS: N_("eighth")}
"""The tricks that may count alone."""


def deals(profile: HerzelnProfile, say: Speech) -> Grid:
    """The deals in order: what counts in each, and what it comes to altogether (HZ-6)."""
    rows, sums = [], [0, 0]
    for number, contract in enumerate(profile.contracts.values(), 1):
        found = [total(contract, profile, people) for people in (FOUR, THREE)]
        sums = [before + now for before, now in zip(sums, found, strict=True)]
        name = f"{number} {say.plain(contract.title)}"
        rows.append((name, _what_counts(contract, profile, say), *map(signed, found)))
    head = (say("Deal"), say("What counts"), say("Four players"), say("Three"))
    foot = (say("All"), "", *map(signed, sums))
    return Grid(say("Points of all players together"), head, tuple(rows), foot, wide=True)


def total(contract: Contract, profile: HerzelnProfile, people: int) -> int:
    """What all players together write down in a deal."""
    if contract.places:
        return sum(places(contract, profile, people))
    if contract.tricks:
        return len(contract.tricks) * contract.each
    return sum(counting_cards(contract, profile.pack(people)).values())


def _what_counts(contract: Contract, profile: HerzelnProfile, say: Speech) -> str:
    if contract.places:
        points = ", ".join(map(signed, places(contract, profile, FOUR)))
        return say("first out, second, third, fourth: {points}", points=points)
    if contract.tricks:
        points = signed(contract.each)
        if len(contract.tricks) == TRICKS:
            return say("each trick: {points}", points=points)
        counted = say.both([say.plain(ORDINALS[number]) for number in contract.tricks])
        return say("the {tricks} trick: {points}", tricks=counted, points=points)
    return _cards_that_count(counting_cards(contract, GAME.pack), say)


def _cards_that_count(points: Mapping[str, int], say: Speech) -> str:
    """Name the cards that count: by their ranks within a suit, or all of a rank together."""
    cards = [GAME.pack.card(code) for code in points]
    if len(cards) == 1:
        return say(
            "{cards}: {points}", cards=say.label(cards[0]), points=signed(points[cards[0].code])
        )
    if len({card.rank for card in cards}) == 1:
        of_each = signed(points[cards[0].code])
        return say("{card} of each suit: {points}", card=say(RANKS[cards[0].rank]), points=of_each)
    groups: dict[int, list[str]] = {}
    for card in cards:
        groups.setdefault(points[card.code], []).append(say(RANKS[card.rank]))
    parts = (
        say("{cards}: {points}", cards=say.both(names), points=signed(each))
        for each, names in groups.items()
    )
    return capital(", ".join(parts))


def suit(leaf: Leaf) -> Node:
    """Show a suit from high to low (HZ-3.2)."""
    pack = GAME.pack
    cards = [card for card in pack.cards if card.suit == "H"]
    return faces.shown(
        pack, cards, leaf, leaf.say("A suit from high to low: the 10 beats the King."), fan=False
    )


LAID = {"CJ": HIGH, "DQ": HIGH, "S9": LOW, "DK": HIGH, "H10": HIGH, "SA": HIGH, "C7": HIGH}
"""The cards of the example, in the order in which they are laid, and where (HZ-7.11)."""


def domino(leaf: Leaf) -> Node:
    """Show the row of the example, from its lower end to its upper one (HZ-7.11)."""
    profile, pack = GAME.profile(), GAME.pack
    row = SingleRow(pack, cycle(pack, profile.domino_ranks))
    shown: list[Card] = []
    for code, end in LAID.items():
        card = pack.card(code)
        assert end in row.ends(card) or not row.begun, code
        row = row.laid(card, end)
        shown.insert(0 if end == LOW else len(shown), card)
    wanted = {end: leaf.say.plain(RANKS[rank]) for end, rank in row.wanted.items()}
    caption = leaf.say(
        "Next above: {above}. Next below: {below}.", above=wanted[HIGH], below=wanted[LOW]
    )
    return faces.shown(pack, shown, leaf, caption, fan=False)


RANKS = {
    "A": N_("Ace"),
    "10": N_("Ten"),
    "K": N_("King"),
    "Q": N_("Queen"),
    "J": N_("Jack"),
    "9": N_("Nine"),
    "8": N_("Eight"),
    "7": N_("Seven"),
}

TABLES = Tables(
    GAME.profile,
    same={"suit": suit, "domino": domino},
    by_profile={"deals": lambda profile, leaf: table(deals(profile, leaf.say))},
)
