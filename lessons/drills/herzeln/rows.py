"""Herzeln: hands before the rows of the domino, made by hand and by seed."""

from __future__ import annotations

from engine.cards import Card, CardSet
from engine.game import Value
from engine.games.herzeln import GAME
from engine.games.herzeln.rows import JACK, cycle
from lessons.drills.dice import Dice
from lessons.drills.forms import FormDrill
from lessons.drills.herzeln.domino import FRENCH, JACK_OF_HEARTS, DominoQuestion
from lessons.drills.herzeln.notes import NOTES
from lessons.locale import mark as N_

_RANKS = cycle(NOTES.pack, GAME.profile().domino_ranks)
_UP = (*_RANKS[_RANKS.index(JACK) :], *_RANKS[: _RANKS.index(JACK)])
"""The ranks upward from the Jack, and round the corner."""
_SUITS = "HSDC"


def _hand(  # noqa: PLR0913, PLR0917 - a position is these
    name: str,
    level: int,
    above: str,
    below: str,
    hand: str,
    point: str,
    *,
    profile: str = "article",
    options: tuple[tuple[str, Value], ...] = FRENCH,
) -> DominoQuestion:
    pack = NOTES.pack
    return DominoQuestion(
        id=name,
        level=level,
        hand=pack.set(pack.read(hand)),
        above=pack.read(above),
        below=pack.read(below),
        profile=profile,
        options=options,
        asks_turn=level == 3,
        point=point,
    )


HANDS = (
    _hand(
        "any-suit",
        1,
        "SJ",
        "",
        "HQ CQ S9 DK HA C7 D10",
        N_("A suit binds nobody in the domino: only the rank counts."),
    ),
    _hand(
        "ten-above-king",
        1,
        "CJ DQ HK",
        "S9",
        "H10 SA D8 C10 CA HJ SQ",
        N_("Above the King lies a 10, as it ranks in tricks, and the Ace waits for it."),
    ),
    _hand(
        "jack-like-others",
        1,
        "HJ SQ DK",
        "",
        "DJ SJ C9 CK HA C8",
        N_("Once the row lies, a Jack has no right of its own."),
    ),
    _hand(
        "round-the-corner",
        2,
        "CJ DQ DK H10 SA C7",
        "S9",
        "C8 S8 D7 HA HQ DJ",
        N_("Whoever lays a card that fits at both ends decides which rank is wanted next."),
    ),
    _hand(
        "ace-below-seven",
        2,
        "DJ HQ",
        "C9 S8 H7",
        "SA DK C10 D7 H8 CQ",
        N_("The corner turns both ways: below the 7 an Ace goes on."),
    ),
    _hand(
        "only-sevens",
        2,
        "SJ SQ SK S10 CA",
        "D9 D8",
        "HK H9 D10 C8 CJ HA",
        N_("When both ends ask for one rank, a hand without it has nothing to lay."),
    ),
    _hand(
        "must-open",
        3,
        "",
        "",
        "DJ SA S10 H9 CK C8 D7 HQ",
        N_("A lone Jack may not be held back until the others have opened."),
    ),
    _hand(
        "no-jack",
        3,
        "",
        "",
        "HA H10 SK SQ D9 D8 C7 CQ",
        N_("Without a Jack the next player is asked to open."),
    ),
    _hand(
        "must-play",
        3,
        "HJ CQ",
        "D9",
        "SK DA CA H7 S7",
        N_("A card that fits must go, even if it helps the next player out."),
    ),
    _hand(
        "suit-rows",
        3,
        "SJ S9 HJ HQ HK",
        "",
        "S8 SQ H10 H9 D9 DQ CJ HA",
        N_("Where each suit has its own row, a third Jack begins a third row."),
        profile="suit-rows",
    ),
    _hand(
        "jack-of-hearts-opens",
        3,
        "",
        "",
        "HJ SJ CJ DA D10 S8 H7 CQ",
        N_("Where one Jack opens, the others must wait for it."),
        options=JACK_OF_HEARTS,
    ),
)


def _generate(level: int, seed: int) -> DominoQuestion:
    dice = Dice(176 + level, seed)
    if level == 3:
        return _third(dice, seed)
    above, below = _lengths(dice, level)
    return _row(dice, seed, level, above, below)


def _lengths(dice: Dice, level: int) -> tuple[int, int]:
    """Choose how many cards lie above and below; on level 2 one end is at the corner."""
    if level == 1:
        return dice.between(1, 4), dice.below(3)
    if dice.below(2):
        return dice.between(5, 8), dice.below(4)
    return dice.between(1, 4), dice.between(3, 5)


def _row(dice: Dice, seed: int, level: int, above: int, below: int) -> DominoQuestion:
    """Lay cards of any suits, and deal a hand that on most days can go on."""
    ranks = [_UP[step % len(_UP)] for step in range(-below, above)]
    used: set[Card] = set()
    for rank in ranks:
        free = [card for card in _of_rank(rank) if card not in used]
        used.add(dice.pick(free))
    lying = _in_order(dice, ranks, used)
    pack = NOTES.pack
    left = pack.set(pack.cards) - pack.set(used)
    wanted = pack.set(_of_rank(_UP[above % len(_UP)])) | pack.set(
        _of_rank(_UP[(-below - 1) % len(_UP)])
    )
    fitting = left & wanted
    mine = dice.draw(fitting, dice.between(0 if level == 3 else 1, 3))
    others = left - wanted
    hand = mine | dice.draw(others, dice.between(5, 7) - len(mine))
    return DominoQuestion(
        id=seed,
        level=level,
        hand=hand,
        above=lying[below:],
        below=lying[:below][::-1],
        asks_turn=level == 3,
    )


def _in_order(dice: Dice, ranks: list[str], used: set[Card]) -> tuple[Card, ...]:
    """Put the cards where their ranks stand; of two of a rank, either may come first."""
    left = dice.shuffled(sorted(used, key=lambda card: card.index))
    row = []
    for rank in ranks:
        card = next(card for card in left if card.rank == rank)
        left.remove(card)
        row.append(card)
    return tuple(row)


def _of_rank(rank: str) -> list[Card]:
    return [NOTES.pack.by_code[suit + rank] for suit in _SUITS]


def _third(dice: Dice, seed: int) -> DominoQuestion:
    """Open, go on or not, and lay rows by suit, in turn."""
    if seed % 3 == 0:
        return _opening(dice, seed)
    if seed % 3 == 1:
        return _row(dice, seed, 3, dice.between(1, 6), dice.below(4))
    return _suit_rows(dice, seed)


def _opening(dice: Dice, seed: int) -> DominoQuestion:
    pack = NOTES.pack
    jacks = pack.set(_of_rank(JACK))
    mine = dice.draw(jacks, dice.below(3))
    hand = mine | dice.draw(pack.set(pack.cards) - jacks, 8 - len(mine))
    options = JACK_OF_HEARTS if pack.by_code["HJ"] in mine and dice.below(2) else FRENCH
    return DominoQuestion(seed, 3, hand, (), options=options, asks_turn=True)


def _suit_rows(dice: Dice, seed: int) -> DominoQuestion:
    pack = NOTES.pack
    lying: list[Card] = []
    for suit in dice.shuffled(_SUITS)[: dice.between(2, 3)]:
        up, down = dice.below(4), dice.below(4)
        ranks = (*_UP[: up + 1], *(_UP[-step] for step in range(1, down + 1)))
        lying += [pack.by_code[suit + rank] for rank in ranks]
    left = CardSet(pack, pack.all_bits) - pack.set(lying)
    hand = dice.draw(left, dice.between(5, 8))
    return DominoQuestion(seed, 3, hand, tuple(lying), profile="suit-rows", asks_turn=True)


DOMINO = FormDrill("domino", NOTES, N_("laying the domino"), HANDS, _generate)
