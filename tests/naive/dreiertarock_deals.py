"""Random deals of Dreiertarock, with the rare things made likely."""

from __future__ import annotations

import random

from tests.naive import dreiertarock as naive

STYLES = ("any", "steps", "birds", "quiet", "quiet", "solo", "strong", "trischaken", "hide")


def random_table(rng: random.Random, options: naive.Options) -> tuple[naive.Table, str]:
    """Deal for three or four seats; return the table and the style in which to play there."""
    style = rng.choice(STYLES)
    pack = list(naive.PACK)
    rng.shuffle(pack)
    if style == "strong":  # a hand that takes all tricks, or all but one, if it leads
        gap = rng.choice((0, 0, 0, 1, 2))
        put_together(pack, [card for card in naive.TAROCKS[: 16 + gap] if card != "T12"][:16])
    elif style == "trischaken" and rng.random() < 0.3:  # a hand that takes no trick
        put_together(pack, [card for suit in "HD" for card in naive.PACK if card[0] == suit][1:])
    elif rng.random() < 0.15:  # nothing but tarocks and Kings: too little to lay away
        put_together(pack, rng.sample([*naive.TAROCKS, *naive.KINGS], 16))
    hands = [pack[:16], pack[16:32], pack[32:48]]
    if style == "strong" and rng.random() < 0.3:
        rng.shuffle(hands)
    seats = rng.choice((3, 3, 4)) if options["four_at_table"] else 3
    return naive.Table(hands, pack[48:], options, seats, rng.randrange(seats)), style


def put_together(pack: list[str], cards: list[str]) -> None:
    """Arrange the pack so that the cards come first."""
    pack[:] = [*cards, *[card for card in pack if card not in cards]]


def choose(
    rng: random.Random, table: naive.Table, legal: list[naive.Action], style: str
) -> naive.Action:
    """Choose at random, but let a style lean towards what chance alone seldom brings."""
    if rng.random() < 0.15:
        return rng.choice(legal)
    liked: list[naive.Action] = []
    if table.phase == "auction":
        liked = _calls(rng, table, legal, style)
    elif table.phase == "switch" and style == "trischaken":
        liked = [("bid", "trischaken")]
    elif table.phase == "announce" and style == "birds":
        liked = [action for action in legal if action[0] == "announce"]
    elif table.phase == "announce" and style not in ("any", "solo"):
        liked = [action for action in legal if action[0] in ("pass", "done")]
    elif table.phase == "discard" and style == "hide":
        dear = [*naive.TRULL, *naive.KINGS]
        liked = [action for action in legal if len({*action} & {*dear}) > 1]
    elif table.phase == "play":
        liked = _plays(table, legal, style)
    return rng.choice(liked or legal)


def _calls(
    rng: random.Random, table: naive.Table, legal: list[naive.Action], style: str
) -> list[naive.Action]:
    if style == "trischaken":
        return [("bid", "einser")] if ("bid", "einser") in legal and not table.said else [("pass",)]
    if style == "solo":
        return [("bid", "solo")] if ("bid", "solo") in legal else []
    if style == "strong":
        strong = "T19" in table.hands[table.place_to_move() or 0]
        if strong and rng.random() < 0.6:
            return [action for action in legal if action[-1] not in ("pass", "solo_valat")]
        return [action for action in legal if (action[0] != "pass") == strong]
    return [action for action in legal if action[-1] not in ("solo", "solo_valat")]


def _plays(table: naive.Table, legal: list[naive.Action], style: str) -> list[naive.Action]:
    number = len(table.tricks) + 1
    if style in ("birds", "quiet"):  # keep each bird for its trick
        due = [("play", card) for bird, card in naive.BIRDS.items() if naive.DUE[bird] == number]
        return [action for action in due if action in legal] or [
            action for action in legal if action[1] not in naive.BIRDS.values()
        ]
    if style == "strong":
        return [min(legal, key=lambda action: naive.PACK.index(action[1]))]
    if style == "trischaken":
        return [max(legal, key=lambda action: naive.PACK.index(action[1]))]
    return []


def play_out(rng: random.Random, table: naive.Table, style: str) -> None:
    """Play a deal to its end."""
    while actions := table.actions():
        table.act(choose(rng, table, actions, style))
