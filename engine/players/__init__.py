"""Who chooses actions. A player is a function from a deal to one of its actions."""

from __future__ import annotations

from collections.abc import Callable

from engine.actions import Action
from engine.errors import IllegalAction
from engine.game import Deal
from engine.verdict import Refusal

Player = Callable[[Deal], Action]


def play_out(deal: Deal, player: Player) -> Deal:
    """Let one player choose for everybody until the deal is over.

    Raises `engine.errors.IllegalAction` if it chooses what the rules forbid.
    """
    while deal.to_move is not None:
        action = player(deal)
        after = deal.after(action)
        if isinstance(after, Refusal):
            raise IllegalAction(f"{action} is refused by {after.rule}", after)
        deal = after
    return deal
