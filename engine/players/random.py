"""A player without a plan: any allowed action is as good as any other."""

from __future__ import annotations

from random import Random

from engine.actions import Action
from engine.game import Deal
from engine.players import Player


def random_player(seed: int) -> Player:
    """Return a player that draws its choices from a generator of its own, started by ``seed``."""
    draw = Random(seed).random

    def choose(deal: Deal) -> Action:
        actions = deal.actions()
        return actions[int(draw() * len(actions))]

    return choose
