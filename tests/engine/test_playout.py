"""A deal played on at random is the deal that its single actions make, in every game."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from engine.games import GAMES
from engine.players import play_out
from engine.players.random import random_player

PROFILES = [(game, profile) for game in GAMES for profile in GAMES[game].profiles]
DEALS = 60


def begun(game: str, profile: str, seed: int) -> Any:
    """Deal the cards, of Herzeln each contract by turns."""
    rules: Any = GAMES[game].profile(profile)
    if game != "herzeln":
        return GAMES[game].new(rules, seed=seed)
    contracts = list(rules.contracts)
    people = ("Anna", "Bernd", "Catrin", "Doris")
    contract = contracts[seed % len(contracts)]
    return GAMES[game].new(rules, seed=seed, contract=contract, seats=people)


@pytest.mark.parametrize(("game", "profile"), PROFILES)
def test_a_playout_is_the_same_deal_as_its_single_actions(game: str, profile: str) -> None:
    for seed in range(DEALS):
        deal = begun(game, profile, seed)
        quick: Any = deal.playout(Random(seed))
        slow: Any = play_out(deal, random_player(seed))
        assert quick.history == slow.history, seed
        assert type(quick) is type(slow)
        assert quick.cards() == slow.cards()
        assert quick.result.ledger == slow.result.ledger
        for one, other in zip(quick.way, slow.way, strict=True):
            assert type(one) is type(other)
            assert one.to_move == other.to_move
            assert (one.hands, one.table, one.piles) == (other.hands, other.table, other.piles)
            assert list(one.actions()) == list(other.actions())


@pytest.mark.parametrize(("game", "profile"), PROFILES)
def test_the_way_is_the_one_that_was_gone(game: str, profile: str) -> None:
    """Moments inside a trick are made again: each is as it was when it was passed through."""
    for seed in range(6):
        deal = begun(game, profile, seed)
        gone, done = [deal], []
        chance = Random(seed)
        while actions := deal.actions():
            done.append((deal.to_move, chance.choice(actions)))
            deal = deal.after(done[-1][1])
            gone.append(deal)
        assert deal.history == tuple(action for _, action in done)
        assert deal.done == tuple(done)
        for one, other in zip(deal.way, gone, strict=True):
            assert type(one) is type(other)
            assert (one.to_move, one.hands, one.table) == (other.to_move, other.hands, other.table)
            assert (one, hash(one)) == (other, hash(other))
            assert one.cards() == other.cards()
            assert list(one.actions()) == list(other.actions())
        for earlier, later in pairwise(gone):
            assert later.previous == earlier
            assert later != earlier
        assert gone[0] != begun(game, profile, seed + 1000)


@pytest.mark.parametrize("game", GAMES)
def test_a_playout_goes_on_from_any_moment(game: str) -> None:
    deal: Any = play_out(begun(game, "article", 5), random_player(5))
    for number, moment in enumerate(deal.way):
        over = moment.playout(Random(number))
        assert over.history[:number] == deal.history[:number]
        assert over.history == play_out(moment, random_player(number)).history
        assert over.to_move is None
