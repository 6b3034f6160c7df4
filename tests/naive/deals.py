"""Random deals for the two implementations, with the rare things made likely."""

from __future__ import annotations

import random

from tests.naive import dreierles as naive

STYLES = ("any", "pass", "keep_pfeife", "lay_out", "knock")


def random_options(rng: random.Random, profile: str) -> naive.Options:
    """Return the profile with about a third of its options set to any of their values."""
    options = dict(naive.PROFILES[profile])
    for name, values in naive.VALUES.items():
        if rng.random() < 0.35:
            options[name] = rng.choice(values)
    return options


def random_table(rng: random.Random, options: naive.Options) -> naive.Table:
    """Deal for three or four seats; in one deal of ten a hand is all trumps and Kings."""
    pack = list(naive.PACK)
    rng.shuffle(pack)
    if rng.random() < 0.1:
        heavy = [*naive.TRUMPS, *naive.KINGS]
        rng.shuffle(heavy)
        heavy = heavy[: rng.randint(16, 19)]
        pack = [*heavy, *[card for card in pack if card not in heavy]]
        pack = [*pack[16:22], *pack[:16], *pack[22:]]
    hands = [pack[6:22], pack[22:38], pack[38:]]
    rng.shuffle(hands)
    seats = rng.choice((3, 3, 4))
    return naive.Table(hands, pack[:6], options, seats, rng.randrange(seats))


def choose(
    rng: random.Random, table: naive.Table, legal: list[naive.Action], style: str
) -> naive.Action:
    """Choose at random, but let a style lean towards what chance alone seldom brings."""
    if style == "pass" and table.phase == "auction":
        return ("pass",)
    if style == "knock" and ("knock",) in legal and rng.random() < 0.8:
        return ("knock",)
    if style == "lay_out" and ("lay_out",) in legal:
        return ("lay_out",)
    if style == "lay_out" and table.phase == "auction" and ("bid", "dreier") in legal:
        return ("bid", "dreier")
    if style in ("keep_pfeife", "lay_out") and len(legal) > 1 and ("play", "T1") in legal:
        legal = [action for action in legal if action != ("play", "T1")]
    return rng.choice(legal)


def play_out(rng: random.Random, table: naive.Table) -> None:
    """Play a deal to its end."""
    style = rng.choice(STYLES)
    while actions := table.actions():
        table.act(choose(rng, table, actions, style))
