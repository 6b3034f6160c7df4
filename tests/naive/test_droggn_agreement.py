"""Droggn in the engine against the naive reading of the sheet, over random deals.

At every state both must list the same actions, the engine must refuse all others with a rule
that the rulebook has, and at the end tricks, piles, points and payments must be the same.
``TAROCK_DEALS`` sets the number of deals a profile (default 1000; a quarter of it with any
options), ``TAROCK_SEED`` where to start.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.counting import count
from engine.errors import OutcomeError
from engine.game import Deal
from engine.games import game
from engine.session import Session
from tests.engine.droggn.table import beside
from tests.naive import asking
from tests.naive import droggn as naive
from tests.naive.asking import DEALS, PEOPLE, SEED
from tests.naive.common import random_options
from tests.naive.droggn_deals import choose, random_table

DROGGN = game("droggn")
WORDS = [
    "pass",
    "done",
    "double",
    "retour",
    "lay_out(T1)",
    "lay_out(F)",
    "lay_out(HK)",
    *naive.CONTRACTS,
]
WORDS += ["discard(HQ H4 T3)", "discard(HK SK T2)", "buy(HK S4)", "F", "T1", "T21", *naive.KINGS]
PAGAT = ("none", "silent_won", "silent_lost", "out_won", "out_lost", "captured")
LAID_OUT = {"": "none", "T1": "pagat", "F": "gstiess"}


def people_of(table: naive.Table) -> list[str]:
    return PEOPLE[: table.seats]


def rules_of(table: naive.Table, profile: str) -> Any:
    return DROGGN.profile(profile, **table.options)


def engine_deal(table: naive.Table, profile: str) -> Deal:
    """Deal the same cards at the same table in the engine."""
    people = people_of(table)
    hands = {people[table.seat_of(place)]: " ".join(table.dealt[place]) for place in range(3)}
    return DROGGN.new(
        rules_of(table, profile),
        hands={**hands, DROGGN.undealt: " ".join(table.talon)},
        seats=people,
        dealer=table.dealer,
    )


def check_actions(rng: random.Random, deal: Deal, actions: list[naive.Action]) -> None:
    """The same actions; of the hundreds of discards and purchases mostly a sample."""
    listed = deal.actions()
    assert len(listed) == len(actions)
    if len(actions) < 100 or rng.random() < 0.05:
        assert {str(action) for action in listed} == {naive.write(action) for action in actions}
        return
    legal = set(actions)
    for place in rng.sample(range(len(listed)), 20):
        assert naive.read(str(listed[place])) in legal


def check_refusals(rng: random.Random, table: naive.Table, deal: Deal, legal: set[str]) -> None:
    hand = table.hands[table.turn]
    words = rng.sample(WORDS, 3) + rng.sample(hand, min(2, len(hand)))
    if table.phase == "discard":
        words += [naive.write(("discard", *rng.sample(hand, n))) for n in (2, 3, 3, 4)]
    for word in words:
        asking.check_refused(deal, DROGGN.read_action(word, deal.profile), legal)


def check_views(table: naive.Table, deal: Deal) -> None:
    """Each seat has seen just those cards that the sheet lets it see."""
    for seat in range(table.seats):
        view: Any = deal.view(seat)
        seen = {card.code for trick in view.tricks for _, card in trick.cards}
        for cards in (view.hand, view.talon, view.discards, view.given, view.laid_out):
            seen |= set(cards.codes)
        if view.seller:
            seen.update(view.asked.codes)
        assert sorted(seen) == table.known(seat), seat
        assert bool(view.actions) == (seat == table.to_move())


def check_position(table: naive.Table, profile: str) -> None:
    """The question that drills ask about a hand and a trick gets the same answer as the deal."""
    rules = rules_of(table, profile)
    pack = DROGGN.pack_for(rules)
    hand = table.hands[table.turn]
    mine = table.laid_out if table.laid_out in hand else ""
    position = DROGGN.position(
        pack.set(map(pack.card, hand)),
        [pack.card(code) for code in table.trick],
        rules,
        table.contract,
        laid_out=LAID_OUT[mine],
    )
    asking.check_position(position, pack, hand, table.plays())


def drive(rng: random.Random, table: naive.Table, style: str, profile: str) -> Deal:
    """Play both to the end, comparing at every state; return the engine's last one."""
    deal = engine_deal(table, profile)
    while actions := table.actions():
        assert deal.to_move == table.to_move()
        check_actions(rng, deal, actions)
        chance = rng.random()
        if chance < 0.04:
            check_refusals(rng, table, deal, {naive.write(action) for action in actions})
        elif chance < 0.06 and table.phase == "play":
            check_position(table, profile)
        elif chance < 0.07:
            check_views(table, deal)
        action = choose(rng, table, actions, style)
        if chance > 0.97:
            asking.check_turn(deal, DROGGN.read_action(naive.write(action), deal.profile))
        table.act(action)
        deal = asking.after(deal, DROGGN.read_action(naive.write(action), deal.profile))
    asking.check_over(deal)
    return deal


def check_end(table: naive.Table, deal: Any) -> None:
    """Tricks, piles, card points and payments."""
    result, people = deal.result, people_of(table)
    assert result is not None
    assert result.ledger.totals == table.totals(people)
    assert DROGGN.session_rules.next_dealer(Session.of(DROGGN, [deal])) == naive.next_dealer(
        table.seats, table.dealer, seat_of_declarer(table), table.options
    )
    cards = {name: pile.codes for name, pile in deal.cards().items()}
    everything = sorted(code for pile in cards.values() for code in pile)
    assert everything == sorted(naive.pack(table.options["cards"]))
    if table.declarer is None:
        assert (result.declarer, result.won) == (None, None)
        return
    name = {place: people[table.seat_of(place)] for place in range(3)}
    declarer = name[table.declarer]
    assert (result.contract, result.declarer) == (table.contract, declarer)
    for place, who in name.items():
        assert sorted(cards[f"{who}'s tricks"]) == sorted(table.piles[place])
        assert sorted(cards[who]) == sorted(table.hands[place])
    assert sorted(cards["talon"]) == sorted(table.talon)
    assert sorted(cards["discards"]) == sorted(table.discards)
    winners = [winner for _, _, winner in result.tricks]
    assert winners == [taker for taker, _ in table.tricks]
    check_value(table, result, declarer)


def check_value(table: naive.Table, result: Any, declarer: str) -> None:
    """What the declarer counts and what stands on paper; a broken Super Mord is not counted."""
    outcome = table.outcome()
    written = DROGGN.paper(result.outcome, result.terms.start.profile).totals
    assert written == {who: table.value() if who == declarer else 0 for who in written}
    if outcome["contract"] == "super_mord":
        assert result.won == outcome["all_tricks"]
        return
    mine = outcome["points"]
    pack = result.declarer_pile.pack
    assert count(pack, result.declarer_pile).points == mine
    assert count(pack, beside(result.declarer_pile)).points == 2 * naive.half(table.options) - mine
    won = naive.declarer_wins(mine, outcome["last_trick"], table.options)
    assert result.won == (won or outcome["all_tricks"])
    # In a Match the Gstiess is treated as taken (DG-10.4).
    whole = 2 * naive.half(table.options)
    assert result.points[declarer] == (whole if outcome["all_tricks"] else mine)


def seat_of_declarer(table: naive.Table) -> int | None:
    return None if table.declarer is None else table.seat_of(table.declarer)


def met(table: naive.Table) -> set[str]:
    """What of the rarer things came up in a deal."""
    if table.declarer is None:
        return {"thrown in"}
    outcome = table.outcome()
    spoiled = table.contract == "ansager" and table.done[4][0] == "buy" and not table.bought
    found = {
        table.contract: True,
        outcome["pagat"]: True,
        f"{table.laid_out} laid out": table.laid_out != "",
        f"{table.doublings} doublings": True,
        "all tricks": outcome["all_tricks"],
        "bought": table.bought != "",
        "spoiled": spoiled,
    }
    return {what for what, came in found.items() if came}


MET = {"thrown in", "T1 laid out", "F laid out", "2 doublings", "all tricks", "bought", "spoiled"}


def run(number: int, profile: str, varied: bool) -> set[str]:
    """Compare one deal, and say what was met; a failure says how to have it again."""
    rng = random.Random(f"{profile} {varied} {number}")
    options = random_options(rng, naive, profile) if varied else dict(naive.PROFILES[profile])
    table, style = random_table(rng, options)
    with asking.telling(naive, table, profile, number, table.dealt_talon):
        check_end(table, drive(rng, table, style, profile))
    return met(table)


@pytest.mark.parametrize("varied", [False, True], ids=["as it is", "any options"])
@pytest.mark.parametrize("profile", naive.PROFILES)
def test_the_engine_and_the_naive_reading_agree(profile: str, varied: bool) -> None:
    seen = set()
    for number in range(SEED, SEED + (DEALS // 4 if varied else DEALS)):
        seen |= run(number, profile, varied)
    if DEALS >= 1000 and not varied:
        assert seen >= {*MET, *naive.CONTRACTS, *PAGAT}


@pytest.mark.parametrize("profile", naive.PROFILES)
def test_both_know_the_same_options(profile: str) -> None:
    assert DROGGN.profile(profile).values() == naive.PROFILES[profile]


def random_outcome(rng: random.Random) -> dict[str, Any]:
    """Return an outcome as people might report it, now and then an impossible one."""
    people = PEOPLE[: rng.choice((3, 4))]
    dealer = rng.choice(people)
    active = [name for name in people if len(people) == 3 or name != dealer]
    outcome: dict[str, Any] = {
        "people": people,
        "dealer": dealer,
        "declarer": rng.choice(active),
        "contract": rng.choice(naive.CONTRACTS),
        "doublings": rng.choice((0, 0, 1, 2, 3, 4)),
        "all_tricks": rng.random() < 0.25,
    }
    if outcome["contract"] == "super_mord":
        return outcome | {"laid_out": rng.choice(("none", "pagat", "gstiess"))}
    outcome["pagat"] = rng.choice(PAGAT)
    if outcome["pagat"] != "none":
        outcome["pagat_holder"] = rng.choice(active)
    outcome["points"] = rng.choice((rng.randint(0, 78), rng.randint(35, 41)))
    if outcome["all_tricks"]:
        outcome["points"] = rng.choice((70, 74, 78))
    outcome["last_trick"] = rng.choice(("declarer", "defenders"))
    return outcome


def value_naively(outcome: dict[str, Any], options: naive.Options) -> int:
    """Settle an outcome written as the engine reads it with the naive settlement."""
    holder = outcome.get("pagat_holder", outcome["declarer"])
    plain = {
        "contract": outcome["contract"],
        "points": outcome.get("points", 0),
        "all_tricks": outcome["all_tricks"],
        "last_trick": outcome.get("last_trick") == "declarer",
        "doublings": outcome["doublings"],
        "pagat": outcome.get("pagat", "none"),
        "pagat_side": "declarer" if holder == outcome["declarer"] else "defenders",
        "laid_out": outcome.get("laid_out", "none") != "none",
    }
    return naive.value(plain, options)


@pytest.mark.parametrize("profile", naive.PROFILES)
def test_settlements_agree(profile: str) -> None:
    """Also on paper, and what a revoke costs (DG-10.6, DG-10.8)."""
    rng = random.Random(f"settle {profile} {SEED}")
    settled = 0
    for _ in range(2 * DEALS):
        options, outcome = random_options(rng, naive, profile), random_outcome(rng)
        rules: Any = DROGGN.profile(profile, **options)
        people, declarer = outcome["people"], outcome["declarer"]
        try:
            read = DROGGN.read_outcome(outcome)
            totals = DROGGN.settle(read, rules).totals
        except OutcomeError:
            continue
        amount = value_naively(outcome, options)
        assert totals == naive.zero_sum(people, declarer, amount), (outcome, options)
        assert DROGGN.paper(read, rules).totals == {
            who: amount * (who == declarer) for who in people
        }
        offender, out = rng.choice(read.active), rng.random() < 0.5
        told = {name: outcome[name] for name in ("people", "declarer", "dealer", "contract")}
        told |= {"offender": offender, "laid_out": out, "doublings": outcome["doublings"]}
        fined = DROGGN.penalty(told, rules)
        amount = naive.revoke(
            outcome["contract"], offender == declarer, out, outcome["doublings"], options
        )
        assert fined.totals == naive.zero_sum(people, declarer, amount), (outcome, offender)
        settled += 1
    assert settled > DEALS // 3
