"""Random deals of Droggn, with the rare things made likely."""

from __future__ import annotations

import random

from tests.naive import droggn as naive

STYLES = ("any", "any", "buy", "keep_pagat", "lay_out", "double", "strong", "strong", "mord")


def random_table(rng: random.Random, options: naive.Options) -> tuple[naive.Table, str]:
    """Deal for three or four seats; return the table and the style in which to play there."""
    style = rng.choice(STYLES)
    pack = naive.pack(options["cards"])
    size = naive.hand_size(options)
    rng.shuffle(pack)
    if style in ("strong", "mord"):  # a hand that takes all tricks, or nearly all
        chosen = [card for card in [*naive.TRUMPS, *naive.KINGS] if rng.random() > 0.03]
        if style == "mord" and rng.random() < 0.3:
            chosen = ["F", *chosen]
        pack = put_first(pack, chosen)
    elif style == "keep_pagat" and rng.random() < 0.7:  # Pagat and Mond in two long suits
        trumps = rng.sample(naive.TRUMPS[1:20], 19)
        others = [card for card in pack if card not in naive.TRUMPS]
        mine = ["T1", *trumps[:9], *others[: size - 10]]
        pack = put_first(pack, [*mine, "T21", *trumps[9:]])
    hands = [pack[:size], pack[size : 2 * size], pack[2 * size : 3 * size]]
    if style not in ("strong", "mord") or rng.random() < 0.3:
        rng.shuffle(hands)
    seats = rng.choice((3, 3, 4))
    return naive.Table(hands, pack[3 * size :], options, seats, rng.randrange(seats)), style


def put_first(pack: list[str], cards: list[str]) -> list[str]:
    return [*cards, *[card for card in pack if card not in cards]]


def choose(
    rng: random.Random, table: naive.Table, legal: list[naive.Action], style: str
) -> naive.Action:
    """Choose at random, but let a style lean towards what chance alone seldom brings."""
    if rng.random() < 0.1:
        return rng.choice(legal)
    liked: list[naive.Action] = []
    if table.phase == "auction":
        liked = _calls(table, legal, style)
    elif table.phase == "buy" and rng.random() < 0.3:
        liked = [("pass",)]
    elif table.phase in ("announce", "double", "late"):
        liked = _words(legal, style)
    elif table.phase == "play":
        liked = _plays(table, legal, style)
    return rng.choice(liked or legal)


def _words(legal: list[naive.Action], style: str) -> list[naive.Action]:
    if style in ("lay_out", "mord") and legal[-1][0] == "lay_out":
        return legal[-1:]
    if style == "double":
        return [action for action in legal if action[0] in ("double", "retour")]
    return [action for action in legal if action[0] != "lay_out"] if style != "any" else []


def _calls(table: naive.Table, legal: list[naive.Action], style: str) -> list[naive.Action]:
    strong = len([card for card in table.hands[len(table.calls)] if card in naive.TRUMPS]) > 15
    if style == "mord":
        return [action for action in legal if action[-1] == ("super_mord" if strong else "pass")]
    if style == "strong":
        return [action for action in legal if (action[0] == "pass") != strong]
    if style == "buy":
        return [action for action in legal if action[-1] in ("ansager", "pass")]
    return [action for action in legal if action[-1] != "super_mord"]


def _plays(table: naive.Table, legal: list[naive.Action], style: str) -> list[naive.Action]:
    if style == "keep_pagat":  # and a trump that beats it
        return [action for action in legal if action[1] not in ("T1", "T20", "T21")]
    if style in ("strong", "mord") and len(table.hands[table.turn]) > 1:
        return [min(legal, key=lambda action: naive.WHOLE.index(action[1]) or 99)]
    return []


def play_out(rng: random.Random, table: naive.Table, style: str) -> None:
    """Play a deal to its end."""
    while actions := table.actions():
        table.act(choose(rng, table, actions, style))
