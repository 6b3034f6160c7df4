"""The engine against the naive reading of the sheet, over random deals.

At every state both must list the same actions, the engine must refuse all others with a rule
that the rulebook has, and at the end cards, points and payments must be the same.
``TAROCK_DEALS`` sets the number of deals a profile (default 1000), ``TAROCK_SEED`` where to start.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.counting import count
from engine.errors import OutcomeError
from engine.games import dreierles
from engine.games.dreierles.deal import Deal
from engine.games.dreierles.one_player import tournament_end
from engine.tricks import winner
from tests.naive import asking
from tests.naive import dreierles as naive
from tests.naive.asking import DEALS, PEOPLE, SEED
from tests.naive.cases import settle_naively
from tests.naive.common import random_options
from tests.naive.deals import choose, random_table

DREIERLES = dreierles.GAME
PACK = DREIERLES.pack

WORDS = [
    "pass",
    *naive.DRAWN,
    "knock",
    "done",
    "lay_out(T1)",
    "lay_out(F)",
    "announce(ten_trumps)",
    "announce(droll)",
    *naive.PACK,
]


def people_of(table: naive.Table) -> list[str]:
    return PEOPLE[: table.seats]


def engine_deal(table: naive.Table, profile: str) -> Deal:
    """Deal the same cards at the same table in the engine."""
    people = people_of(table)
    hands = {people[table.seat_of(place)]: " ".join(table.dealt[place]) for place in range(3)}
    return DREIERLES.new(
        DREIERLES.profile(profile, **table.options),
        hands=hands,
        blind=" ".join(table.blind),
        seats=people,
        dealer=table.dealer,
    )


def random_words(rng: random.Random, table: naive.Table) -> list[str]:
    """Return a few actions, most of them forbidden at the moment."""
    words = rng.sample(WORDS, 3)
    if table.phase == "discard":
        assert table.declarer is not None
        hand = table.hands[table.declarer]
        for number in (1, 2, 3):
            words.append(naive.write(("discard", *rng.sample(hand, number))))
        words.append(naive.write(("discard", *rng.sample(naive.PACK, 2))))
    elif table.phase == "play":
        words += rng.sample(table.hands[table.turn], min(3, len(table.hands[table.turn])))
    return words


def check_refusals(rng: random.Random, table: naive.Table, deal: Deal, legal: set[str]) -> None:
    for word in random_words(rng, table):
        asking.check_refused(deal, DREIERLES.read_action(word), legal)


def check_position(table: naive.Table, profile: str) -> None:
    """The question that drills ask about a hand and a trick gets the same answer as the deal."""
    hand, trick = table.hands[table.turn], table.trick
    before = table.led[:-1] if trick else table.led
    position = DREIERLES.position(
        PACK.set(map(PACK.card, hand)),
        [PACK.card(code) for code in trick],
        DREIERLES.profile(profile, **table.options),
        table.contract,
        trick_number=len(table.led) + (0 if trick else 1),
        trump_leads=len([card for card in before if naive.is_trump(card)]),
        laid_out=table.laid_out and table.turn == table.declarer and "T1" in hand,
    )
    asking.check_position(position, PACK, hand, table.plays())


def check_views(table: naive.Table, deal: Deal) -> None:
    """Each seat has seen just those cards that the sheet lets it see."""
    for seat in range(table.seats):
        view = deal.view(seat)
        seen = {card.code for trick in view.tricks for _, card in trick.cards}
        for cards in (view.hand, view.drawn, view.shown, view.hidden, view.laid_out):
            seen |= set(cards.codes)
        assert sorted(seen) == table.known(seat), seat
        assert bool(view.actions) == (seat == table.to_move())


def drive(rng: random.Random, table: naive.Table, style: str, profile: str) -> Deal:
    """Play both to the end, comparing at every state; return the engine's last one."""
    deal = engine_deal(table, profile)
    while actions := table.actions():
        assert deal.to_move == table.to_move()
        legal = {naive.write(action) for action in actions}
        assert {str(action) for action in deal.actions()} == legal
        assert len(deal.actions()) == len(legal)
        if table.phase != "play" or rng.random() < 0.5:
            check_refusals(rng, table, deal, legal)
        if table.phase == "play" and rng.random() < 0.1:
            check_position(table, profile)
        if rng.random() < 0.05:
            check_views(table, deal)
        action = choose(rng, table, actions, style)
        asking.check_turn(deal, DREIERLES.read_action(naive.write(action)))
        table.act(action)
        deal = asking.after(deal, DREIERLES.read_action(naive.write(action)))
    asking.check_over(deal)
    return deal


def check_end(table: naive.Table, deal: Deal) -> None:
    """Tricks, piles, card points and payments."""
    for _, trick in table.tricks:
        cards = [PACK.card(code) for code in trick]
        assert winner(PACK, cards) == naive.trick_winner(trick)
    result, people = deal.result, people_of(table)
    assert result is not None
    name = {place: people[table.seat_of(place)] for place in range(3)}
    assert result.contract == table.contract
    assert result.declarer == (None if table.declarer is None else name[table.declarer])
    counted = table.counted()
    if table.declarer is None:
        assert result.points == {name[place]: counted[place] for place in range(3)}
        assert result.won is None
    else:
        mine = counted[table.declarer]
        assert result.points == {
            who: mine if place == table.declarer else 70 - mine for place, who in name.items()
        }
        assert result.won == naive.declarer_won(table.outcome(people))
    assert result.ledger.totals == table.totals(people)
    check_piles(table, deal, name)


def check_piles(table: naive.Table, deal: Deal, name: dict[int, str]) -> None:
    cards = deal.cards()
    assert sorted(code for pile in cards.values() for code in pile.codes) == sorted(naive.PACK)
    assert set(cards["discards"].codes) == set(table.discards)
    assert set(cards["blind"].codes) == set(table.blind)
    if table.declarer is not None:  # the opponents share one pile (DR-2.1)
        mine = cards[f"{name[table.declarer]}'s tricks"]
        assert set(mine.codes) == set(table.piles[table.declarer])
        assert count(PACK, mine | cards["discards"]).points == table.counted()[table.declarer]
        return
    for place, who in name.items():
        assert set(cards[f"{who}'s tricks"].codes) == set(table.piles[place])


def run(number: int, profile: str, varied: bool) -> None:
    """Compare one deal; a failure says how to have it again."""
    rng = random.Random(f"{profile} {varied} {number}")
    options = random_options(rng, naive, profile) if varied else dict(naive.PROFILES[profile])
    table, style = random_table(rng, options)
    with asking.telling(naive, table, profile, number, table.dealt_blind):
        check_end(table, drive(rng, table, style, profile))


@pytest.mark.parametrize("profile", naive.PROFILES)
def test_the_engine_and_the_naive_reading_agree(profile: str) -> None:
    for number in range(SEED, SEED + DEALS):
        run(number, profile, varied=False)


@pytest.mark.parametrize("profile", naive.PROFILES)
def test_they_agree_with_any_options(profile: str) -> None:
    for number in range(SEED, SEED + DEALS):
        run(number, profile, varied=True)


def random_outcome(rng: random.Random, options: naive.Options) -> dict[str, Any]:
    """Return an outcome as people might report it, now and then an impossible one."""
    people = PEOPLE[: rng.choice((3, 4))]
    dealer = rng.choice(people)
    active = [name for name in people if len(people) == 3 or name != dealer]
    outcome: dict[str, Any] = {
        "people": people,
        "dealer": dealer,
        "contract": rng.choice([*naive.DRAWN, "raeuber"]),
        "combinations": {name: rng.sample(COMBINATIONS, rng.choice((0, 0, 1))) for name in active},
    }
    most_knocks = 3 if outcome["contract"] == "raeuber" else int(str(options["knock_limit"]))
    outcome["knocks"] = 0 if options["knock_right"] == "none" else rng.randint(0, most_knocks)
    if outcome["contract"] == "raeuber":
        most = rng.randint(18, 25)
        points = [most, rng.choice((most, most - 1, 12)), rng.choice((most, most - 1, 14))]
        rng.shuffle(points)
        return outcome | {"points": dict(zip(active, points, strict=True))}
    outcome["declarer"] = rng.choice(active)
    defender = rng.choice([name for name in active if name != outcome["declarer"]])
    outcome["points"] = rng.randint(0, 70)
    if outcome["contract"] == "solo_du":
        outcome["all_tricks"] = rng.choice((True, False))
    outcome["pfeife"] = rng.choice((*PFEIFE, f"defender:{defender}"))
    return outcome


COMBINATIONS = ["ten_trumps", "droll", "four_kings"]
PFEIFE = ("none", "silent_won", "silent_lost", "out_won", "out_lost")


@pytest.mark.parametrize("profile", naive.PROFILES)
def test_settlements_agree(profile: str) -> None:
    rng = random.Random(f"settle {profile} {SEED}")
    settled = 0
    for _ in range(DEALS):
        options = random_options(rng, naive, profile)
        outcome = random_outcome(rng, options)
        if outcome["contract"] == "solo_du":
            options["solo_du"] = True
        try:
            read = DREIERLES.read_outcome(outcome)
        except OutcomeError:
            continue
        ledger = DREIERLES.settle(read, DREIERLES.profile(profile, **options))
        assert ledger.totals == settle_naively(outcome, options), (outcome, options)
        settled += 1
    assert settled > DEALS // 3


@pytest.mark.parametrize("profile", naive.PROFILES)
def test_penalties_agree(profile: str) -> None:
    """DR-12.1, DR-15.3."""
    rng = random.Random(f"penalty {profile} {SEED}")
    for _ in range(DEALS):
        options = random_options(rng, naive, profile)
        people = PEOPLE[: rng.choice((3, 4))]
        dealer = rng.choice(people)
        active = [name for name in people if len(people) == 3 or name != dealer]
        contract = rng.choice(list(naive.DRAWN))
        options["solo_du"] = options["solo_du"] or contract == "solo_du"
        most = 0 if options["knock_right"] == "none" else int(str(options["knock_limit"]))
        mistake = {
            "offender": rng.choice(active),
            "contract": contract,
            "knocks": rng.randint(0, most),
            "discard": naive.DRAWN[contract] > 0 and rng.random() < 0.5,
        }
        told = {"people": people, "dealer": dealer, **mistake}
        totals = DREIERLES.penalty(told, DREIERLES.profile(profile, **options)).totals
        idle = dealer if len(people) == 4 else None
        assert totals == naive.penalty(people, idle, mistake, options), (told, options)


def test_the_end_of_a_tournament_agrees() -> None:
    """DR-15.3."""
    rng = random.Random(f"tournament {SEED}")
    for _ in range(DEALS // 10):
        people = PEOPLE[: rng.choice((3, 4))]
        games = [(rng.choice(people), rng.random() < 0.6) for _ in range(rng.randint(0, 12))]
        written = tournament_end(tuple(people), games)
        assert written.totals == naive.tournament_end(people, games)
