"""What is asked of the engine in every comparison with a naive reading, whatever the game."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from engine.actions import Action
from engine.cards import Pack
from engine.game import Deal, Position
from engine.rulebook import explain, rule
from engine.verdict import Refusal
from tests.naive.common import Sheet

DEALS = int(os.environ.get("TAROCK_DEALS", "1000"))
"""How many deals of a profile are compared."""
SEED = int(os.environ.get("TAROCK_SEED", "1"))
"""The number of the first."""
PEOPLE = ["Anna", "Bernd", "Catrin", "Doris"]


def after(deal: Deal, action: Action) -> Any:
    """Return the deal after an action that both allow."""
    further = deal.after(action, deal.to_move)
    assert not isinstance(further, Refusal), further
    return further


def check_refusal(refused: Refusal | None) -> None:
    """A refusal names a rule that the rulebook has, and can be said in a sentence."""
    assert refused is not None
    assert rule(refused.rule).number == refused.rule
    assert explain(refused)


def check_refused(deal: Deal, action: Action, legal: set[str]) -> None:
    """What is not among the ``legal`` actions is refused; if cards are said to be allowed
    instead, they are those.
    """
    if str(action) in legal:
        return
    refused = deal.after(action)
    assert isinstance(refused, Refusal), f"{action} is allowed"
    check_refusal(refused)
    if deal.phase == "playing" and refused.allowed is not None:
        assert set(refused.allowed.codes) == legal


def check_turn(deal: Deal, action: Action) -> None:
    """What is allowed to one seat is refused to the next."""
    assert deal.to_move is not None
    refused = deal.after(action, (deal.to_move + 1) % len(deal.people))
    assert isinstance(refused, Refusal), f"{action} is allowed out of turn"
    check_refusal(refused)


def check_position(position: Position, pack: Pack, hand: list[str], legal: list[str]) -> None:
    """The question that drills ask about a hand and a trick gets the same answer as the deal."""
    assert set(position.legal.codes) == set(legal)
    for code in hand:
        refused = position.refusal(pack.card(code))
        assert (refused is None) == (code in legal), (code, hand)
        if refused:
            check_refusal(refused)


def check_over(deal: Deal) -> None:
    """Nobody is asked any more."""
    assert deal.to_move is None
    assert not deal.actions()


@contextmanager
def telling(
    sheet: Sheet, table: Any, profile: str, number: int, undealt: Sequence[str] = ()
) -> Iterator[None]:
    """Let whatever fails say how to have the deal again: its number, its cards, what was done."""
    try:
        yield
    except AssertionError as error:
        usual = sheet.PROFILES[profile]
        changed = {name: value for name, value in table.options.items() if value != usual[name]}
        raise AssertionError(
            f"TAROCK_SEED={number} {profile} {changed} {table.contract}, "
            f"dealer {table.dealer} of {vars(table).get('seats', len(table.dealt))}\n"
            + "\n".join(f"  {' '.join(cards)}" for cards in (*table.dealt, undealt))
            + f"\n  {' '.join(map(sheet.write, table.done))}\n{error}"
        ) from error
