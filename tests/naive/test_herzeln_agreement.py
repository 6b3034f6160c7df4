"""Herzeln in the engine against the naive reading of the sheet, over random deals.

At every state both must list the same actions, the engine must refuse all others with a rule
that the rulebook has, and at the end piles and points must be the same.
``TAROCK_DEALS`` sets the number of deals a profile (default 1000), ``TAROCK_SEED`` where to start.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.game import Deal
from engine.games import game
from engine.verdict import Refusal
from tests.naive import asking
from tests.naive import herzeln as naive
from tests.naive.asking import DEALS, PEOPLE, SEED
from tests.naive.common import random_options

HERZELN = game("herzeln")
WORDS = ["pass", "done", "knock", *naive.pack(naive.PROFILES["article"], 4)]
WORDS += [f"{end}({card})" for end in ("high", "low") for card in ("H8", "S8", "D9", "CA", "HK")]


def random_table(rng: random.Random, options: naive.Options) -> naive.Table:
    people = 4 if options["form"] == "hausruck" else rng.choice((3, 4))
    cards = naive.pack(options, people)
    rng.shuffle(cards)
    hands = [cards[8 * seat : 8 * seat + 8] for seat in range(people)]
    contracts = naive.contracts(options)
    contract = "domino" if rng.random() < 0.3 else rng.choice(contracts)
    return naive.Table(hands, options, rng.randrange(people), contract)


def engine_deal(table: naive.Table, profile: str) -> Deal:
    people = PEOPLE[: table.people]
    return HERZELN.new(
        HERZELN.profile(profile, **table.options),
        hands={who: " ".join(hand) for who, hand in zip(people, table.dealt, strict=True)},
        seats=people,
        dealer=table.dealer,
        contract=table.contract,
    )


def check_refusals(rng: random.Random, table: naive.Table, deal: Deal, legal: set[str]) -> None:
    hand = table.hands[table.turn]
    words = rng.sample(WORDS, 4) + rng.sample(hand, min(2, len(hand)))
    for word in words:
        after = deal.after(HERZELN.read_action(word))
        if not isinstance(after, Refusal):
            assert str(after.history[-1]) in legal, f"{word} is allowed"
            continue
        assert word not in legal
        asking.check_refusal(after)


def check_views(table: naive.Table, deal: Deal) -> None:
    """Each seat sees its own hand, the tricks and the row, and nothing else."""
    for seat in range(table.people):
        view: Any = deal.view(seat)
        assert sorted(view.hand.codes) == sorted(table.hands[seat])
        assert list(view.numbers.values()) == [len(hand) for hand in table.hands]
        played = [card.code for trick in view.tricks for _, card in trick.cards]
        shown = sorted(code for pile in table.piles for code in pile) + sorted(table.trick)
        assert sorted(played) == sorted(shown)
        assert len(view.laid) == (len(table.done) if table.contract == "domino" else 0)
        assert bool(view.actions) == (seat == table.turn)


def drive(rng: random.Random, table: naive.Table, profile: str) -> Deal:
    deal = engine_deal(table, profile)
    while actions := table.actions():
        assert deal.to_move == table.turn
        legal = {naive.write(action) for action in actions}
        listed = [str(action) for action in deal.actions()]
        assert set(listed) == legal
        assert len(listed) == len(legal)
        if rng.random() < 0.3:
            check_refusals(rng, table, deal, legal)
        if rng.random() < 0.05:
            check_views(table, deal)
        action = rng.choice(actions)
        table.act(action)
        deal = asking.after(deal, HERZELN.read_action(naive.write(action)))
    asking.check_over(deal)
    return deal


def check_end(table: naive.Table, deal: Deal) -> None:
    people = PEOPLE[: table.people]
    assert deal.result is not None
    totals = dict(zip(people, table.points(), strict=True))
    assert deal.result.ledger.totals == totals
    assert deal.result.points == totals
    cards = deal.cards()
    everything = sorted(code for pile in cards.values() for code in pile.codes)
    assert everything == sorted(naive.pack(table.options, table.people))
    for seat, who in enumerate(people):
        assert sorted(cards[f"{who}'s tricks"].codes) == sorted(table.piles[seat])
        assert sorted(cards[who].codes) == sorted(table.hands[seat])
    assert sorted(cards["row"].codes) == sorted(table.lying)


def run(number: int, profile: str, varied: bool) -> None:
    """Compare one deal; a failure says how to have it again."""
    rng = random.Random(f"{profile} {varied} {number}")
    options = random_options(rng, naive, profile) if varied else dict(naive.PROFILES[profile])
    table = random_table(rng, options)
    with asking.telling(naive, table, profile, number):
        check_end(table, drive(rng, table, profile))


@pytest.mark.parametrize("varied", [False, True], ids=["as it is", "any options"])
@pytest.mark.parametrize("profile", naive.PROFILES)
def test_the_engine_and_the_naive_reading_agree(profile: str, varied: bool) -> None:
    for number in range(SEED, SEED + DEALS):
        run(number, profile, varied)


@pytest.mark.parametrize("profile", naive.PROFILES)
def test_both_know_the_same_options(profile: str) -> None:
    assert HERZELN.profile(profile).values() == naive.PROFILES[profile]
