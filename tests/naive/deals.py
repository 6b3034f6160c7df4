"""Random deals for the two implementations, with the rare things made likely."""

from __future__ import annotations

import random

from tests.naive import dreierles as naive


def random_table(rng: random.Random, options: naive.Options) -> tuple[naive.Table, str]:
    """Deal for three or four seats; return the table and the style in which to play there."""
    style = rng.choice(("any", "any", "raeuber", "keep_pfeife", "lay_out", "knock"))
    pack = list(naive.PACK)
    rng.shuffle(pack)
    chance = rng.random()
    if chance < 0.1:  # a hand of nothing but trumps and Kings: too little to discard
        put_together(rng, pack, [*naive.TRUMPS, *naive.KINGS], rng.randint(16, 19))
    elif chance < 0.2:  # 21 and 1 with hardly another trump: they clash in a Räuber
        style = "raeuber"
        short = ["T21", "T1", *rng.sample(naive.TRUMPS[2:21], rng.choice((0, 0, 1)))]
        suits = [card for card in naive.PACK if not naive.is_trump(card)]
        rng.shuffle(suits)
        put_together(rng, pack, [*short, *suits[: 16 - len(short)]], 16)
    elif chance < 0.23:  # the highest trumps: all tricks, as a Solo Du needs them
        style = "solo_du"
        put_together(rng, pack, naive.TRUMPS[:16], 16)
    hands = [pack[6:22], pack[22:38], pack[38:]]
    rng.shuffle(hands)
    seats = rng.choice((3, 3, 4))
    return naive.Table(hands, pack[:6], options, seats, rng.randrange(seats)), style


def put_together(rng: random.Random, pack: list[str], cards: list[str], number: int) -> None:
    """Arrange the pack so that some of the cards make a hand; what is over lies in the blind."""
    chosen = rng.sample(cards, number)
    others = [card for card in pack if card not in chosen]
    over = [*chosen[16:], *others][:6]
    pack[:] = [*over, *chosen[:16], *[card for card in others if card not in over]]


def choose(
    rng: random.Random, table: naive.Table, legal: list[naive.Action], style: str
) -> naive.Action:
    """Choose at random, but let a style lean towards what chance alone seldom brings."""
    wishes: dict[str, list[naive.Action]] = {
        "raeuber": [("play", "F")],
        "knock": [("knock",)],
        "lay_out": [("lay_out",), ("bid", "dreier")],
        "solo_du": [("bid", "solo_du")],
    }
    if style == "raeuber" and table.phase == "auction":
        return ("pass",)
    for wish in wishes.get(style, []):
        if wish in legal and rng.random() < 0.8:
            return wish
    if style in ("keep_pfeife", "lay_out") and len(legal) > 1 and ("play", "T1") in legal:
        legal = [action for action in legal if action != ("play", "T1")]
    return rng.choice(legal)


def play_out(rng: random.Random, table: naive.Table, style: str) -> None:
    """Play a deal to its end."""
    while actions := table.actions():
        table.act(choose(rng, table, actions, style))
