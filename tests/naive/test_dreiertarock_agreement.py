"""Dreiertarock in the engine against the naive reading of the sheet, over random deals.

At every state both must list the same actions, the engine must refuse all others with a rule
that the rulebook has, and at the end cards, points and payments must be the same.
``TAROCK_DEALS`` sets the number of deals a profile (default 1000; a quarter of them more with any
options), ``TAROCK_SEED`` where to start.
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

import pytest

from engine.counting import count
from engine.errors import OutcomeError
from engine.game import Deal
from engine.games import game
from engine.tricks import winner
from tests.naive import asking
from tests.naive import dreiertarock as naive
from tests.naive.asking import DEALS, PEOPLE, SEED
from tests.naive.common import random_options
from tests.naive.dreiertarock_deals import choose, random_table

DREIERTAROCK = game("dreiertarock")
PACK = DREIERTAROCK.pack
read_action = lru_cache(10_000)(DREIERTAROCK.read_action)

WORDS = ["pass", "hold", "done", "knock", "take(1)", "take(2)", "take(3)", *naive.VALUE]
WORDS += [f"announce({what})" for what in naive.BONUS]
WORDS += [f"kontra({what})" for what in ("game", *naive.BONUS)]
WORDS += naive.PACK


def people_of(table: naive.Table) -> list[str]:
    return PEOPLE[: table.seats]


def engine_deal(table: naive.Table, profile: str) -> Deal:
    """Deal the same cards at the same table in the engine."""
    people = people_of(table)
    hands = {people[table.seat_of(place)]: " ".join(table.dealt[place]) for place in range(3)}
    hands[DREIERTAROCK.undealt] = " ".join(table.dealt_talon)
    return DREIERTAROCK.new(
        DREIERTAROCK.profile(profile, **table.options),
        hands=hands,
        seats=people,
        dealer=table.dealer,
    )


def random_words(rng: random.Random, table: naive.Table) -> list[str]:
    """Return a few actions, most of them forbidden at the moment."""
    words = rng.sample(WORDS, 3)
    place = table.place_to_move()
    assert place is not None
    hand = table.hands[place]
    if table.phase == "discard":
        words += [naive.write(("discard", *rng.sample(hand, number))) for number in (2, 3, 4)]
        words.append(naive.write(("discard", *rng.sample(naive.PACK, 3))))
        words.append(naive.write(("discard", *rng.sample(naive.TAROCKS, 3))))
    elif table.phase == "play":
        words += rng.sample(hand, min(3, len(hand)))
    return words


def check_refusals(rng: random.Random, table: naive.Table, deal: Deal, legal: set[str]) -> None:
    for word in random_words(rng, table):
        asking.check_refused(deal, read_action(word), legal)


def check_actions(
    rng: random.Random, table: naive.Table, deal: Deal, actions: list[naive.Action]
) -> None:
    """Both list the same; of hundreds of ways to lay away, mostly but the number and a few."""
    listed = deal.actions()
    assert len(listed) == len(actions)
    few = len(actions) < 100 or rng.random() < 0.1
    legal = {naive.write(action) for action in (actions if few else rng.sample(actions, 20))}
    if few:
        assert {str(action) for action in listed} == legal
    else:
        assert all(read_action(word) in listed for word in legal)
    if few and (table.phase != "play" or rng.random() < 0.25):
        check_refusals(rng, table, deal, legal)


def drive(rng: random.Random, table: naive.Table, style: str, profile: str) -> Deal:
    """Play both to the end, comparing at every state; return the engine's last one."""
    deal = engine_deal(table, profile)
    while actions := table.actions():
        assert deal.to_move == table.to_move(), (deal.phase, table.phase)
        check_actions(rng, table, deal, actions)
        if table.phase == "play" and rng.random() < 0.1:
            check_position(table, profile)
        if rng.random() < 0.05:
            check_views(table, deal)
        action = choose(rng, table, actions, style)
        if rng.random() < 0.2:
            asking.check_turn(deal, read_action(naive.write(action)))
        table.act(action)
        deal = asking.after(deal, read_action(naive.write(action)))
    asking.check_over(deal)
    return deal


def check_views(table: naive.Table, deal: Deal) -> None:
    """Each seat has seen just those cards that the sheet lets it see."""
    for seat in range(table.seats):
        view: Any = deal.view(seat)
        seen = {card.code for trick in view.tricks for _, card in trick.cards}
        for cards in (view.hand, view.shown, view.hidden, *view.packets):
            seen |= set(cards.codes)
        assert sorted(seen) == table.known(seat), seat
        assert bool(view.actions) == (seat == table.to_move())


def check_position(table: naive.Table, profile: str) -> None:
    """The question that drills ask about a hand and a trick gets the same answer as the deal."""
    hand = table.hands[table.turn]
    birds = {f"{what}_announced": True for what, _ in table.announced if what in naive.BIRDS}
    position = DREIERTAROCK.position(
        PACK.set(map(PACK.card, hand)),
        [PACK.card(code) for code in table.trick],
        DREIERTAROCK.profile(profile, **table.options),
        table.contract,
        trick_number=len(table.tricks) + 1,
        **birds,
    )
    asking.check_position(position, PACK, hand, table.plays())


def check_end(table: naive.Table, deal: Deal) -> None:
    """Tricks, piles, card points and payments."""
    for _, _, trick in table.tricks:
        cards = [PACK.card(code) for code in trick]
        assert winner(PACK, cards) == naive.trick_winner(trick)
    result, people = deal.result, people_of(table)
    assert result is not None
    name = {place: people[table.seat_of(place)] for place in range(3)}
    assert result.contract == (table.contract or "thrown_in")
    assert result.declarer == (None if table.declarer is None else name[table.declarer])
    assert result.ledger.totals == table.totals(people)
    if table.contract == "trischaken":
        assert result.points == table.outcome(people)["points_by"]
        assert result.won is None
    elif table.declarer is not None:
        mine, theirs = table.sides()
        assert result.points == {
            who: naive.points(mine if place == table.declarer else theirs)
            for place, who in name.items()
        }
        takers = {taker for _, taker, _ in table.tricks}
        valat = takers == {table.declarer}  # DT-10.8
        assert result.won == (valat if table.contract == "solo_valat" else naive.wins(mine))
    check_piles(table, deal, name)


def check_piles(table: naive.Table, deal: Deal, name: dict[int, str]) -> None:
    cards = deal.cards()
    assert sorted(code for pile in cards.values() for code in pile.codes) == sorted(naive.PACK)
    assert set(cards["discards"].codes) == set(table.discards)
    assert set(cards["talon"].codes) == set(table.talon)
    tricks = {place: cards[f"{who}'s tricks"] for place, who in name.items()}
    for place, pile in tricks.items():
        assert set(pile.codes) == set(table.piles[place])
    if table.declarer is not None:
        mine, _ = table.sides()
        pile = tricks[table.declarer] | cards["discards"]
        assert count(PACK, pile).points == naive.points(mine)


def met(table: naive.Table) -> set[str]:
    """What of the rarer things came up in a deal."""
    if table.declarer is None:
        counted = table.outcome(people_of(table)).get("points_by", {"": 1})
        return {table.contract or "thrown in"} | ({"no points"} if 0 in counted.values() else set())
    found = {table.contract}
    for name, by_declarer, announced, made, kontra in table.bonuses():
        found.add(f"{name}{' announced' if announced else ''} {'made' if made else 'lost'}")
        found.add(f"{name} by the {'declarer' if by_declarer else 'defenders'}")
        if kontra == 3:
            found.add("subkontra on a bonus")
    if table.contract != "solo_valat" and {taker for _, taker, _ in table.tricks} == {
        table.declarer
    }:
        found.add("all tricks")
    if table.kontras["game"] == 3:
        found.add("subkontra")
    if any(naive.is_tarock(card) for card in table.discards):
        found.add("tarock laid away")
    return found


def expected(options: naive.Options) -> set[str]:
    """What a thousand deals have to bring up."""
    found = {*naive.ladder(options), "all tricks", "tarock laid away"}
    for bird in naive.BIRDS:
        found |= {f"{bird}{said} {end}" for said in ("", " announced") for end in ("made", "lost")}
    for name in naive.BONUS:
        found |= {f"{name} by the {side}" for side in ("declarer", "defenders")}
    if options["announce_trull_kings"]:
        found |= {
            f"{name} announced {end}" for name in ("trull", "kings") for end in ("made", "lost")
        }
    if options["kontra"] == "game_and_announcements":
        found |= {"subkontra", "subkontra on a bonus"}
    return found | ({"trischaken", "no points"} if options["trischaken"] else {"thrown in"})


def run(number: int, profile: str, varied: bool) -> set[str]:
    """Compare one deal, and say what was met; a failure says how to have it again."""
    rng = random.Random(f"{profile} {varied} {number}")
    options = random_options(rng, naive, profile) if varied else dict(naive.PROFILES[profile])
    table, style = random_table(rng, options)
    with asking.telling(naive, table, profile, number, table.dealt_talon):
        check_end(table, drive(rng, table, style, profile))
    return met(table)


@pytest.mark.parametrize("profile", naive.PROFILES)
def test_the_engine_and_the_naive_reading_agree(profile: str) -> None:
    seen = set()
    for number in range(SEED, SEED + DEALS):
        seen |= run(number, profile, varied=False)
    if DEALS >= 1000:
        assert expected(naive.PROFILES[profile]) - seen == set()


@pytest.mark.parametrize("profile", naive.PROFILES)
def test_they_agree_with_any_options(profile: str) -> None:
    for number in range(SEED, SEED + DEALS // 4):
        run(number, profile, varied=True)


@pytest.mark.parametrize("profile", naive.PROFILES)
def test_both_know_the_same_options(profile: str) -> None:
    assert DREIERTAROCK.profile(profile).values() == naive.PROFILES[profile]


def random_outcome(rng: random.Random, options: naive.Options) -> dict[str, Any]:
    """Return an outcome as the naive settlement reads it, now and then an impossible one."""
    people = PEOPLE[: rng.choice((3, 4)) if options["four_at_table"] else 3]
    idle = rng.choice(people) if len(people) == 4 else None
    active = [who for who in people if who != idle]
    contracts = naive.ladder(options)
    if options["trischaken"] or options["all_pass"] == "trischaken":
        contracts.append("trischaken")
    found: dict[str, Any] = {"people": people, "idle": idle, "contract": rng.choice(contracts)}
    found["kontra"] = 0 if options["kontra"] == "off" else rng.choice((0, 0, 1, 2, 3))
    if found["contract"] == "trischaken":
        return found | {"points_by": random_points(rng, active, options)}
    found["declarer"] = rng.choice(active)
    found["points"] = rng.choice((35, 36, rng.randint(0, 70)))
    found["tricks"] = rng.choice((0, 16, rng.randint(1, 15), rng.randint(1, 15)))
    if found["tricks"] in (0, 16):  # the other side has the talon's points at most
        found["points"] = rng.randint(0, 20) if found["tricks"] == 0 else rng.randint(50, 70)
    found["bonuses"] = [] if found["contract"] == "solo_valat" else random_bonuses(rng, options)
    if found["tricks"] in (0, 16):  # who has no trick makes nothing, and who has all loses nothing
        all_mine = found["tricks"] == 16
        found["bonuses"] = [each for each in found["bonuses"] if (each[1] == each[3]) == all_mine]
    return found


def random_points(rng: random.Random, active: list[str], options: naive.Options) -> dict[str, int]:
    """Return what each took in a Trischaken: often two alike, or nothing."""
    total = 70 if options["tariff"] == "st_louis" else rng.randint(50, 66)
    first = rng.choice((0, total // 3, total // 2, rng.randint(0, total)))
    second = rng.choice((first, rng.randint(0, total - first))) if first <= total // 2 else 0
    points = [first, second, total - first - second]
    rng.shuffle(points)
    return dict(zip(active, points, strict=True))


def random_bonuses(rng: random.Random, options: naive.Options) -> list[Any]:
    found = []
    for name in naive.BONUS:
        if rng.random() < 0.7:
            continue
        by_declarer = rng.random() < 0.5
        may = name in naive.BIRDS or (options["announce_trull_kings"] and name != "mondfang")
        may = may and (by_declarer or options["announce_by"] == "all")
        announced = may and rng.random() < 0.5
        made = rng.random() < 0.6 or not (announced or name in naive.BIRDS)
        doubled = announced and options["kontra"] == "game_and_announcements"
        kontra = rng.choice((0, 1, 2, 3)) if doubled else 0
        found.append((name, by_declarer, announced, made, kontra))
    return found


def as_reported(outcome: dict[str, Any]) -> dict[str, Any]:
    """Write an outcome as the engine reads it."""
    said = {"people": outcome["people"], "contract": outcome["contract"]}
    said |= {key: outcome[key] for key in ("declarer", "points", "points_by") if key in outcome}
    said["kontras"] = {"game": outcome["kontra"]}
    if outcome["idle"]:
        said["dealer"] = outcome["idle"]
    if "declarer" in outcome:
        said["tricks"] = outcome["tricks"]
        said["bonuses"] = {}
    for name, by_declarer, announced, made, kontra in outcome.get("bonuses", []):
        words = ["declarer" if by_declarer else "defenders", "announced" if announced else ""]
        words.append("made" if made else "failed")
        said["bonuses"][name] = "_".join(filter(None, words))
        if announced:
            said["kontras"][name] = kontra
    return said


@pytest.mark.parametrize("profile", naive.PROFILES)
def test_settlements_agree(profile: str) -> None:
    rng = random.Random(f"settle {profile} {SEED}")
    settled = 0
    for _ in range(DEALS):
        options = random_options(rng, naive, profile)
        outcome = random_outcome(rng, options)
        try:
            read = DREIERTAROCK.read_outcome(as_reported(outcome))
            ledger = DREIERTAROCK.settle(read, DREIERTAROCK.profile(profile, **options))
        except OutcomeError:
            continue
        assert ledger.totals == naive.settle(outcome, options), (outcome, options)
        settled += 1
    assert settled > DEALS // 3
