"""What each level of each drill promises is in every question that a seed makes.

One table: drill and level, the promise in words, and how to see it in a question. A drill or
level that promises nothing fails, as does a promise that one of 500 seeds breaks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.cards import TRUMP, Card
from engine.games import game
from lessons.drills import DRILLS
from lessons.drills.bids import NOBODY
from lessons.drills.bonuses import NOTHING, trick_with
from lessons.drills.discards import SEEN, DiscardQuestion
from lessons.locale import speech

SAY = speech("en")
SEEDS, FEWER = range(1, 501), range(1, 201)
"""The fewer for discards, where a hand has some two thousand of them."""
Promise = Callable[[Any], bool]


def codes(cards: Any) -> set[str]:
    return {card.code for card in cards}


def lying(asked: Any) -> tuple[Card, ...]:
    return tuple(asked.trick if hasattr(asked, "trick") else asked.table)


def led(asked: Any) -> str:
    """The suit that was led; "" if nothing lies."""
    return lying(asked)[0].suit if lying(asked) else ""


def holds(asked: Any, suit: str) -> bool:
    return any(card.suit == suit for card in asked.hand)


def legal(asked: Any) -> set[str]:
    return codes(asked.legal if hasattr(asked, "legal") else asked.position.legal)


def bound(asked: Any) -> bool:
    """Whether some card must stay in the hand."""
    return legal(asked) != codes(asked.hand)


def special(cards: Any) -> bool:
    """Whether the Fool or the 1 is there."""
    return bool(codes(cards) & {"F", "T1"})


def traps(asked: Any) -> set[str]:
    """Why the cards of a trick are beaten by the one that takes it."""
    rivals = (card for card in asked.trick if card != asked.best)
    return {asked.ranks.beaten(card, asked.best, asked.led).trap for card in rivals}


def turned(asked: Any, cards: Any) -> bool:
    return any(map(asked.ranks.is_turned, cards))


def one_suit(cards: Any) -> bool:
    return len({card.suit for card in cards}) == 1


def honours(asked: Any) -> int:
    return len(codes(asked.cards) & {"F", "T21", "T1"})


def over(asked: Any) -> int:
    return len(asked.cards) % 3


def has_bid(asked: Any) -> bool:
    return bool(asked.said) and asked.holder != NOBODY


def both_kinds(asked: Any) -> bool:
    """Whether something may go and something may not, among what is offered."""
    first = asked.fields(SAY)[0]
    return 0 < len(asked.solution()[first.name]) < len(first.options)


def few(asked: Any) -> bool:
    """Whether there are as many plain cards as must go, or fewer."""
    plain = [card for card in asked.hand if card.suit in "HSDC" and card.rank != "K"]
    number: int = asked.exchange.ways[asked.contract].number
    return len(plain) <= number


def buys_or_may(asked: Any) -> bool:
    seen = not isinstance(asked, DiscardQuestion) or SEEN in asked.solution()
    return both_kinds(asked) and seen


def as_elsewhere(asked: Any) -> set[str]:
    """The cards that an ordinary game of Dreierles allows."""
    return codes(game("dreierles").position(asked.hand, asked.table, contract="dreier").legal)


def pfeife_waits(asked: Any) -> bool:
    """The Pfeife may not go, or goes before its time for want of another card."""
    kept = "T1" in as_elsewhere(asked) - legal(asked)
    return "T1" in codes(asked.hand) and (kept or "T1" in legal(asked)) and bound(asked)


def pfeife_is_due(asked: Any) -> bool:
    """The Pfeife is all that may go, or something else binds more."""
    return "T1" in codes(asked.hand) and ("T1" not in legal(asked) or legal(asked) == {"T1"})


def value(asked: Any, name: str) -> str:
    chosen: str = asked.solution()[name][0]
    return chosen


def falls(asked: Any, code: str) -> int:
    """The trick in which a card fell; 0 if in none."""
    found = trick_with(asked.over, asked.notes.pack.by_code[code])
    return found[0] if found else 0


def mond_or_pagat(asked: Any) -> bool:
    """The Mond meets the Sküs, or the Pagat falls in one of the last tricks."""
    _, trick = trick_with(asked.over, asked.notes.pack.by_code["T21"]) or (0, None)
    together = trick is not None and "F" in codes(card for _, card in trick.cards)
    return together or falls(asked, "T1") > 13


def laid_out(asked: Any) -> bool:
    return "lay_out(T1)" in asked.scenario.wishes


def lines(asked: Any) -> int:
    return sum(name.startswith("line-") for name in asked.solution())


def values(asked: Any, name: str) -> str:
    chosen: tuple[str, ...] = asked.values.get(name, ("",))
    return chosen[0]


def ends(asked: Any) -> set[str]:
    """The ranks at the ends of the domino's row."""
    return {asked.row[0].rank, asked.row[-1].rank}


def at_corner(asked: Any) -> bool:
    return bool({card.rank for card in asked.row} & {"A", "7"})


def close(asked: Any) -> bool:
    """One card point decides, or another rule does."""
    if asked.special:
        return True
    standing, points = asked.standing, asked.points("declarer")
    near = (asked.thought(points + 1), asked.thought(points - 1))
    return any(each and each.won != standing.won for each in near)


TRUMP_GAMES = ("dreierles", "dreiertarock", "droggn")
EVERY = (*TRUMP_GAMES, "herzeln")
TWO = TRUMP_GAMES[:2]

PROMISES: list[tuple[str, tuple[str, ...], int, str, Promise]] = [
    (
        "follow-suit",
        TRUMP_GAMES,
        1,
        "a black suit is led and held",
        lambda q: led(q) in "SC" and holds(q, led(q)) and bound(q),
    ),
    ("follow-suit", TWO, 2, "trumps are led", lambda q: led(q) == TRUMP),
    (
        "follow-suit",
        ("droggn",),
        2,
        "trumps are led and held, or the suit led is not",
        lambda q: holds(q, led(q)) == (led(q) == TRUMP),
    ),
    (
        "follow-suit",
        TRUMP_GAMES,
        3,
        "a red suit is led and held",
        lambda q: led(q) in "HD" and holds(q, led(q)) and bound(q),
    ),
    ("follow-suit", ("herzeln",), 1, "the suit led is held", lambda q: holds(q, led(q))),
    (
        "follow-suit",
        ("herzeln",),
        2,
        "the suit led is not held",
        lambda q: bool(led(q)) and not holds(q, led(q)),
    ),
    (
        "follow-suit",
        ("herzeln",),
        3,
        "one leads, and holds hearts and others",
        lambda q: not led(q) and holds(q, "H") and bound(q) == bool(q.options),
    ),
    (
        "trump",
        TWO,
        1,
        "void before plain cards, and no Fool or 1",
        lambda q: (
            not holds(q, led(q))
            and all(card.suit != TRUMP for card in q.trick)
            and not special(q.hand)
        ),
    ),
    (
        "trump",
        TWO,
        2,
        "void, the second has trumped, and no Fool or 1",
        lambda q: (
            not holds(q, led(q)) and q.trick[1].suit == TRUMP and not special((*q.hand, *q.trick))
        ),
    ),
    (
        "trump",
        TWO,
        3,
        "void, and the Fool or the 1 is there",
        lambda q: not holds(q, led(q)) and special((*q.hand, *q.trick)),
    ),
    (
        "gstiess",
        ("droggn",),
        1,
        "the Gstieß is held, and nothing laid out",
        lambda q: "F" in legal(q) and not q.told,
    ),
    (
        "gstiess",
        ("droggn",),
        2,
        "the Gstieß is held, and a trump led",
        lambda q: "F" in legal(q) and led(q) == TRUMP and not q.told,
    ),
    (
        "gstiess",
        ("droggn",),
        3,
        "a card is laid out, and may not go; the declarer of a Super Mord leads",
        lambda q: (
            bool(q.told)
            and bool({"F", "T1"} & codes(q.hand) - legal(q))
            and (q.contract != "super_mord" or not q.table)
        ),
    ),
    ("raeuber", ("dreierles",), 1, "the Pfeife has to wait, or cannot", pfeife_waits),
    ("raeuber", ("dreierles",), 2, "the Pfeife is due, or something binds more", pfeife_is_due),
    (
        "raeuber",
        ("dreierles",),
        3,
        "the Stiess lies, and the 21 is held",
        lambda q: "F" in codes(q.table) and "T21" in codes(q.hand) and bound(q),
    ),
    (
        "who-wins",
        EVERY,
        1,
        "no trump, the usual order, and a rival of the same suit",
        lambda q: traps(q) <= {"ranks", "off_suit"} and "ranks" in traps(q),
    ),
    (
        "who-wins",
        TRUMP_GAMES,
        2,
        "trumps, but for the Fool and the 1, take it",
        lambda q: q.best.suit == TRUMP and not special(q.trick) and not turned(q, q.trick[:2]),
    ),
    (
        "who-wins",
        TRUMP_GAMES,
        3,
        "pips turned round, the Fool or the 1",
        lambda q: special(q.trick) or turned(q, q.trick[:2]),
    ),
    ("who-wins", ("herzeln",), 2, "a 10 meets its suit", lambda q: "ten" in traps(q)),
    (
        "who-wins",
        ("herzeln",),
        3,
        "four play, and a high card is thrown off",
        lambda q: (
            len(q.trick) == 4
            and sum(card.suit != q.led and card.rank in {"A", "10", "K"} for card in q.trick) >= 2
        ),
    ),
    (
        "order",
        EVERY,
        1,
        "one suit in the usual order",
        lambda q: one_suit(q.cards) and not turned(q, q.cards) and q.cards != q.right,
    ),
    (
        "order",
        EVERY,
        2,
        "one suit with an order of its own",
        lambda q: one_suit(q.cards) and turned(q, q.cards) and q.cards != q.right,
    ),
    (
        "order",
        EVERY,
        3,
        "a trick with one card that wins nothing",
        lambda q: (
            [card for card in q.cards if not q.fights(card)] == [q.right[-1]] and q.cards != q.right
        ),
    ),
    (
        "count-points",
        TRUMP_GAMES,
        1,
        "full packets without Fool, 21 and 1",
        lambda q: over(q) == 0 and honours(q) == 0 and len(q.cards) <= 9,
    ),
    (
        "count-points",
        TRUMP_GAMES,
        2,
        "cards left over, and one of Fool, 21 and 1",
        lambda q: over(q) > 0 and honours(q) == 1,
    ),
    (
        "count-points",
        TRUMP_GAMES,
        3,
        "a long pile, cards left over, and several of Fool, 21 and 1",
        lambda q: over(q) > 0 and honours(q) > 1 and len(q.cards) >= 13,
    ),
    (
        "bids",
        TRUMP_GAMES,
        1,
        "one has spoken",
        lambda q: len(q.said) == 1 and not q.asks_holder and not q.rules.situation,
    ),
    (
        "bids",
        TRUMP_GAMES,
        2,
        "two have spoken, and who holds the bid is asked",
        lambda q: len(q.said) == 2 and q.asks_holder and not q.rules.situation,
    ),
    (
        "bids",
        ("dreierles",),
        3,
        "an auction of its own, or a bid before the last speaker",
        lambda q: bool(q.rules.situation) or (len(q.said) == 2 and has_bid(q)),
    ),
    (
        "bids",
        ("dreiertarock",),
        3,
        "somebody speaks again after a bid",
        lambda q: len(q.said) >= 3 and has_bid(q) and q.asks_holder,
    ),
    (
        "bids",
        ("droggn",),
        3,
        "a bid before the last speaker",
        lambda q: len(q.said) == 2 and has_bid(q) and q.asks_holder,
    ),
    (
        "discards",
        TRUMP_GAMES,
        1,
        "card by card, some of which may go",
        lambda q: both_kinds(q) and not q.sets,
    ),
    (
        "discards",
        TRUMP_GAMES,
        2,
        "sets, some of which may go",
        lambda q: both_kinds(q) and 3 <= len(q.sets) <= 5,
    ),
    (
        "discards",
        TWO,
        3,
        "few plain cards, and who sees the rest",
        lambda q: both_kinds(q) and few(q) and SEEN in q.solution(),
    ),
    ("discards", ("droggn",), 3, "a purchase, or who sees the discards", buys_or_may),
    (
        "bonuses",
        ("dreierles",),
        1,
        "the three combinations",
        lambda q: set(q.solution()) == {"ten_trumps", "droll", "four_kings"},
    ),
    (
        "bonuses",
        ("dreierles",),
        2,
        "a Pfeife that was not laid out",
        lambda q: bool(falls(q, "T1")) and not laid_out(q) and q.scenario.profile == "article",
    ),
    (
        "bonuses",
        ("dreierles",),
        3,
        "a Pfeife laid out, or the rules of Steinmauern",
        lambda q: bool(falls(q, "T1")) and (laid_out(q) or q.scenario.profile == "steinmauern"),
    ),
    (
        "bonuses",
        ("dreiertarock",),
        1,
        "Trull and Kings",
        lambda q: set(q.solution()) == {"trull", "kings"},
    ),
    ("bonuses", ("dreiertarock",), 2, "the Mond caught, or a silent Pagat", mond_or_pagat),
    (
        "bonuses",
        ("dreiertarock",),
        3,
        "two birds or more in the last three tricks",
        lambda q: sum(falls(q, code) > 13 for code in ("T1", "T2", "T3")) > 1,
    ),
    (
        "bonuses",
        ("droggn",),
        1,
        "a silent Pagat",
        lambda q: bool(falls(q, "T1")) and not laid_out(q) and len(q.solution()) == 2,
    ),
    (
        "bonuses",
        ("droggn",),
        2,
        "a Pagat laid out",
        lambda q: value(q, "pagat") in {"20", "-20"} and laid_out(q),
    ),
    (
        "bonuses",
        ("droggn",),
        3,
        "a Pagat in a doubled game, or all tricks but two at most",
        lambda q: (
            value(q, "pagat") != NOTHING
            if "times" in q.solution()
            else sum(trick.winner != "Anna" for trick in q.over.tricks()) <= 2
        ),
    ),
    (
        "settle",
        EVERY,
        1,
        "one line for three people",
        lambda q: lines(q) == 1 and values(q, "table") == "3",
    ),
    ("settle", TWO, 2, "the game and something more", lambda q: lines(q) > 1),
    (
        "settle",
        ("droggn",),
        2,
        "a Pagat beside the game, or a Match",
        lambda q: lines(q) > 1 or values(q, "all_tricks") == "yes",
    ),
    ("settle", ("herzeln",), 2, "hearts for four", lambda q: values(q, "table") == "4"),
    ("settle", EVERY, 3, "four at the table", lambda q: values(q, "table") == "4"),
    (
        "trick-cost",
        ("herzeln",),
        1,
        "something counts",
        lambda q: q.points != 0,
    ),
    (
        "trick-cost",
        ("herzeln",),
        2,
        "the King of Hearts, or the last trick",
        lambda q: q.contract == "king_of_hearts" or "last" in q.contract,
    ),
    (
        "trick-cost",
        ("herzeln",),
        3,
        "a heart or a Queen that costs nothing",
        lambda q: q.looks_dear,
    ),
    (
        "domino",
        ("herzeln",),
        1,
        "the middle of the row, and a card that fits",
        lambda q: bool(legal(q)) and not at_corner(q),
    ),
    (
        "domino",
        ("herzeln",),
        2,
        "the corner of Ace and 7, and a card that fits",
        lambda q: bool(legal(q)) and at_corner(q),
    ),
    ("domino", ("herzeln",), 3, "whether one may pass", lambda q: q.asks_turn),
    (
        "threshold",
        TRUMP_GAMES,
        1,
        "one whole pile is told",
        lambda q: not q.beside and not q.special.told and "over" in q.solution(),
    ),
    (
        "threshold",
        TRUMP_GAMES,
        2,
        "cards beside the tricks decide",
        lambda q: len(q.beside) == 1 and q.hangs_on_cards,
    ),
    ("threshold", TRUMP_GAMES, 3, "one card point decides, or another rule", close),
]
TABLE = {
    (kind, name, level): (said, seen) for kind, of, level, said, seen in PROMISES for name in of
}


def test_each_level_of_each_drill_promises_something() -> None:
    assert set(TABLE) == {(kind, name, level) for kind, name in DRILLS for level in (1, 2, 3)}
    assert len(TABLE) == sum(len(of) for _, of, *_ in PROMISES)


OFTEN: dict[tuple[str, str, int], list[tuple[str, Promise, float]]] = {
    ("follow-suit", "dreierles", 2): [
        ("has no trump", lambda q: not holds(q, TRUMP), 1 / 8),
    ],
    ("follow-suit", "droggn", 2): [
        ("must trump", lambda q: led(q) != TRUMP and bound(q), 1 / 4),
    ],
    ("trump", "dreierles", 1): [
        ("has no trump", lambda q: not holds(q, TRUMP), 1 / 4),
    ],
    ("trump", "dreierles", 2): [
        ("depends on the card", lambda q: q.taker == "open", 1 / 4),
    ],
    ("raeuber", "dreierles", 1): [
        ("keeps the Pfeife", lambda q: "T1" not in legal(q), 1 / 2),
    ],
    ("raeuber", "dreierles", 2): [
        ("binds to the Pfeife", lambda q: legal(q) == {"T1"}, 1 / 2),
    ],
    ("who-wins", "herzeln", 3): [
        ("led alone", lambda q: traps(q) == {"off_suit"}, 1 / 4),
        ("has a 10", lambda q: "ten" in traps(q), 1 / 4),
    ],
    ("bonuses", "dreierles", 2): [
        ("pays", lambda q: value(q, "pfeife") != NOTHING, 1 / 2),
    ],
    ("bonuses", "droggn", 3): [
        ("asks of tricks", lambda q: "tricks" in q.solution(), 1 / 4),
    ],
    ("trick-cost", "herzeln", 2): [
        ("counts", lambda q: q.points != 0, 1 / 3),
    ],
    ("domino", "herzeln", 3): [
        ("lets pass", lambda q: q.passing is None, 1 / 6),
    ],
    ("bids", "dreiertarock", 3): [
        ("opens more", lambda q: not q.opens_nothing, 1 / 2),
    ],
}
"""How often something has to be there, so that nothing can be taken for granted."""


@pytest.mark.parametrize(("kind", "name", "level"), TABLE)
def test_every_generated_question_keeps_the_promise(kind: str, name: str, level: int) -> None:
    drill, (said, seen) = DRILLS[kind, name], TABLE[kind, name, level]
    seeds = FEWER if kind == "discards" else SEEDS
    made = [drill.generate(level, seed) for seed in seeds]
    broken = [asked.id for asked in made if not seen(asked)]
    assert not broken, f"{kind}, {name}, level {level}: not “{said}” with seeds {broken[:9]}"
    for often, there, share in OFTEN.get((kind, name, level), ()):
        found = sum(map(there, made))
        assert found >= share * len(made), f"{kind}, {name}, level {level}: {often} {found} times"


def test_what_has_to_come_often_is_of_a_drill_that_there_is() -> None:
    assert set(OFTEN) <= set(TABLE)
