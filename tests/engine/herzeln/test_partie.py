"""A whole Partie: order, dealers, the running sheet, its record, and what a seat may know."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

from engine import record
from engine.__main__ import main
from engine.errors import NotationError, OutcomeError
from engine.games.herzeln import GAME
from engine.games.herzeln.deal import Deal
from engine.games.herzeln.partie import contracts
from engine.games.herzeln.profile import PROFILES
from engine.players import play_out
from engine.players.random import random_player
from engine.session import Session
from engine.session_record import SessionRecord, of_session, parse_session, write_session
from engine.verdict import Refusal
from tests.engine.herzeln.table import FOUR, THREE

PARTIEN = int(os.environ.get("TAROCK_DEALS", "1000"))
EIGHT = {4: [-33, 80, -80, -80, -40, 40, -40, -60], 3: [-31, 80, -80, -80, -40, 40, -40, -30]}
HAUSRUCK = [-8, -8, -8, -8, -8, 40]
TABLES = [("article", FOUR), ("article", THREE), ("suit-rows", FOUR), ("hausruck", FOUR)]


def finished(deal: object, seed: int) -> Deal:
    assert isinstance(deal, Deal)
    end = play_out(deal, random_player(seed))
    assert isinstance(end, Deal)
    return end


def played(profile: str, people: tuple[str, ...], seed: int, **options: object) -> Session:
    partie = GAME.session(GAME.profile(profile, **options), seats=people)
    while not partie.over:
        number = 100 * seed + len(partie.deals)
        partie = partie.with_deal(finished(partie.next_deal(seed=number), number))
    return partie


@pytest.mark.parametrize(("profile", "people"), TABLES)
def test_what_always_holds(profile: str, people: tuple[str, ...]) -> None:
    """HZ-6.1 to HZ-6.8: the sums of each deal; −213, −181, and 0 in the Hausruckviertel.

    HZ-6.12: no total beyond the best and the worst. Each card is in one place (HZ-4.1).
    """
    sums = HAUSRUCK if profile == "hausruck" else EIGHT[len(people)]
    total = {"article": {4: -213, 3: -181}, "suit-rows": {4: -213}, "hausruck": {4: 0}}
    for seed in range(PARTIEN):
        partie = played(profile, people, seed)
        found = []
        for deal in partie.deals:
            assert deal.result is not None
            found.append(sum(deal.result.points.values()))
            cards = [code for pile in deal.cards().values() for code in pile.codes]
            assert len(cards) == len(set(cards)) == 8 * len(people)
        assert found == sums
        totals = partie.totals
        assert sum(totals.values()) == total[profile][len(people)]
        assert all(-303 <= points <= 120 for points in totals.values())


@pytest.mark.parametrize("profile", PROFILES)
def test_after_every_action_each_card_is_in_one_place(profile: str) -> None:
    for seed, contract in enumerate(GAME.profile(profile).contracts):
        moment = finished(GAME.new(profile, seed=seed, seats=FOUR, contract=contract), seed)
        for state in moment.way:
            cards = [code for pile in state.cards().values() for code in pile.codes]
            assert sorted(cards) == sorted(GAME.pack.by_code)


def test_the_deals_come_in_their_order_and_the_deal_moves_to_the_left() -> None:
    """HZ-2.3, HZ-4.3, HZ-OP3, HZ-OP19: with three, two of them deal three times."""
    four = played("article", FOUR, 1)
    assert [deal.contract for deal in four.deals] == [
        "no_hearts",
        "tricks",
        "no_tricks",
        "no_queens",
        "king_of_hearts",
        "last_trick",
        "no_last_trick",
        "domino",
    ]
    assert [deal.dealer for deal in four.deals] == [3, 0, 1, 2, 3, 0, 1, 2]
    assert [deal.dealer for deal in played("article", THREE, 1).deals] == [2, 0, 1, 2, 0, 1, 2, 0]
    fixed = played("article", FOUR, 1, deal_rotation="fixed")
    assert {deal.dealer for deal in fixed.deals} == {3}
    assert four.due is None
    twice = played("article", THREE, 2, partie_count=2)
    names = [deal.contract for deal in twice.deals]
    assert names[8:] == names[:8] == list(contracts(four.profile))
    assert sum(twice.totals.values()) == 2 * -181


def test_the_hausruckviertel_has_one_dealer_and_six_deals() -> None:
    """HZ-11.1, HZ-OP20: as listed, the domino last."""
    partie = played("hausruck", FOUR, 1)
    assert [deal.contract for deal in partie.deals] == [
        "first_and_last",
        "no_tricks",
        "no_queens",
        "no_hearts",
        "king_of_hearts",
        "domino",
    ]
    assert {deal.dealer for deal in partie.deals} == {3}
    assert {sum(map(len, deal.dealt.values())) for deal in partie.deals} == {32}


def test_everyone_is_alone_and_the_highest_total_wins() -> None:
    """HZ-2.1, HZ-2.4, HZ-8.1, HZ-OP9: nobody is declarer and nobody pays."""
    for seed in range(30):
        partie = played("article", FOUR, seed)
        totals = partie.totals
        assert totals == {
            who: sum(deal.result.points[who] for deal in partie.deals if deal.result)
            for who in FOUR
        }
        for deal in partie.deals:
            assert deal.result is not None
            assert (deal.result.declarer, deal.result.won) == (None, None)
        assert all(totals[who] == max(totals.values()) for who in partie.places[0])
        assert sorted(who for place in partie.places for who in place) == list(FOUR)


def test_equal_totals_share_their_place() -> None:
    """HZ-8.2, HZ-OP16: before the first deal all do, and so it goes on."""
    partie = GAME.session(seats=FOUR)
    assert partie.places == (FOUR,)
    shared = 0
    for seed in range(60):
        found = played("article", FOUR, seed)
        totals = found.totals
        assert [{totals[who] for who in place} for place in found.places] == [
            {points} for points in sorted(set(totals.values()), reverse=True)
        ]
        shared += len(found.places) < 4
    assert shared


@pytest.mark.parametrize(
    ("profile", "options", "number", "dealer", "order", "length"),
    [
        ("article", {}, 8, "HZ-4.3", "HZ-2.3", "HZ-2.3"),
        ("article", {"deal_rotation": "fixed"}, 8, "HZ-OP3", "HZ-2.3", "HZ-2.3"),
        ("article", {"partie_count": 2}, 16, "HZ-4.3", "HZ-2.3", "HZ-OP19"),
        ("hausruck", {}, 6, "HZ-OP3", "HZ-11.1", "HZ-11.1"),
    ],
)
def test_what_cannot_follow_is_named_by_the_rule_of_the_profile(  # noqa: PLR0917
    profile: str, options: dict[str, Any], number: int, dealer: str, order: str, length: str
) -> None:
    rules = GAME.profile(profile, **options)
    with pytest.raises(OutcomeError, match=rf"a Partie has {number} \({length}\), not 3"):
        GAME.session(rules, seats=FOUR, deals=3)
    start = GAME.session(rules, seats=FOUR)
    first, second, *_ = rules.contracts
    after = start.with_deal(finished(start.next_deal(seed=1), 1))
    again = GAME.new(rules, seed=1, seats=FOUR, contract=first)
    with pytest.raises(OutcomeError, match=rf"{second} is due, not {first} \({order}\)"):
        after.with_deal(finished(again, 1))
    elsewhere = GAME.new(rules, seed=1, seats=FOUR, dealer=2, contract=second)
    with pytest.raises(OutcomeError, match=rf"turn to deal, not C's \({dealer}\)"):
        after.with_deal(finished(elsewhere, 1))


def test_what_cannot_follow_is_named() -> None:
    start = GAME.session(seats=FOUR)
    first = finished(start.next_deal(seed=1), 1)
    partie = start.with_deal(first)

    def refuses(found: Session, deal: Deal, message: str) -> None:
        with pytest.raises(OutcomeError, match=message):
            found.with_deal(deal)

    refuses(start, GAME.new(seed=1, seats=FOUR), "deal 1: it is not over")
    refuses(partie, first, r"deal 2: tricks is due, not no_hearts \(HZ-2\.3\)")
    wrong = finished(GAME.new(seed=1, seats=FOUR, dealer=2, contract="tricks"), 1)
    refuses(partie, wrong, r"deal 2: it is A's turn to deal, not C's \(HZ-4\.3\)")
    other = finished(GAME.new("suit-rows", seed=1, seats=FOUR, dealer=0, contract="tricks"), 1)
    refuses(partie, other, r"deal 2: played under suit-rows, and article is due \(HZ-2\.3\)")
    whole = played("article", FOUR, 1)
    refuses(whole, first, r"deal 9: the session has only 8 \(HZ-2\.3\)")
    with pytest.raises(OutcomeError, match="the session is over: all 8 deals"):
        whole.next_deal(seed=1)
    with pytest.raises(OutcomeError, match="a session has at least one deal"):
        Session.of(GAME, ())
    hands = {who: " ".join(map(str, cards)) for who, cards in first.dealt.items()}
    assert start.next_deal(hands=hands) == GAME.new(seed=1, seats=FOUR)


# Records


@pytest.mark.parametrize(("profile", "people"), TABLES)
def test_records_are_read_as_they_were_written(profile: str, people: tuple[str, ...]) -> None:
    for seed, options in enumerate(({}, {"domino_multi_card": True, "domino_order": "natural"})):
        partie = played(profile, people, seed, **options)
        whole = of_session(partie, title="A Partie")
        text = write_session(whole)
        assert parse_session(text) == whole
        assert whole.replay() == partie
        records = whole.records
        assert parse_session(write_session(SessionRecord(records))).replay() == partie
        assert "Stake" not in text  # nobody pays (HZ-OP9)
        for deal, written in zip(partie.deals, records, strict=True):
            assert record.parse(record.write(written)) == written
            *_, last = written.replay()
            assert last == deal == written.end()
            assert last.result == deal.result


HEAD = '[Game "herzeln"]\n[Seats "A, B, C"]\n[Dealer "C"]\n[Contract "domino"]\n[Seed "7"]\n'


def test_a_record_names_what_is_wrong_with_its_contract() -> None:
    for old, new, message in (
        ("domino", "solo", "line 4, column 1: Contract: unknown contract 'solo'"),
        ("domino", "first_and_last", "unknown contract 'first_and_last'; known: no_hearts"),
        ('herzeln"', 'dreierles"', "Contract: contract: in Dreierles it is not fixed"),
    ):
        with pytest.raises(NotationError) as no:
            record.parse(HEAD.replace(old, new))
        assert message in str(no.value)


def test_a_record_that_breaks_a_rule_names_it(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "deal.tdr"
    file.write_text(HEAD + "HJ", "utf-8")
    assert main(["replay", str(file)]) == 1
    said = capsys.readouterr().err
    assert "line 6, column 1: HJ is refused: The card HJ is not in your hand." in said
    assert "HZ-4.1" in said


# The command line


def ask(capsys: Any, *command: str) -> Any:
    assert main([*command, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_replay_shows_a_deal_and_a_whole_partie(tmp_path: Path, capsys: Any) -> None:
    partie = played("article", FOUR, 3)
    file = tmp_path / "partie.tdr"
    records = of_session(partie).records
    file.write_text(write_session(SessionRecord(records)), "utf-8")
    said = ask(capsys, "replay", str(file))
    assert said["totals"] == partie.totals
    assert [each["contract"] for each in said["results"]] == list(contracts(partie.profile))
    assert main(["replay", str(file)]) == 0
    shown = capsys.readouterr().out
    assert "8 domino" in shown
    assert "all of them allowed" in shown
    file.write_text(record.write(records[2]), "utf-8")
    result = ask(capsys, "replay", str(file))["result"]
    assert (result["contract"], result["declarer"], result["won"]) == ("no_tricks", None, None)
    assert sum(result["totals"].values()) == -80
    assert main(["replay", str(file)]) == 0
    shown = capsys.readouterr().out
    assert "Played: no_tricks." in shown
    assert "¢" not in shown
    file.write_text(write_session(SessionRecord(records[1:])), "utf-8")
    assert main(["replay", str(file)]) == 2
    assert "deal 1: no_hearts is due, not tricks (HZ-2.3)" in capsys.readouterr().err


def test_the_other_verbs(capsys: Any) -> None:
    hands = ask(capsys, "deal", "herzeln", "--seed", "7", "--contract", "domino")
    assert hands["talon"] == []
    assert [len(hand) for hand in hands["hands"].values()] == [8, 8, 8]
    assert ask(capsys, "winner", "herzeln", "HK", "H10")["card"] == "H10"
    natural = ask(capsys, "winner", "herzeln", "HK", "H10", "--profile", "hausruck")
    assert natural["card"] == "HK"
    legal = ask(capsys, "legal", "herzeln", "--hand", "HK S9", "--trick", "H7")
    assert legal["legal"] == ["HK"]
    assert legal["refused"]["S9"]["rule"] == "HZ-5.2"
    row = ask(
        capsys, "legal", "herzeln", "--hand", "HK S9", "--trick", "CJ DQ", "--contract", "domino"
    )
    assert row["legal"] == ["HK", "S9"]
    settle = ["settle", "herzeln", "--set", "contract=domino", "--set", "order=Catrin,Anna"]
    said = ask(capsys, *settle)
    assert said["totals"] == {"Anna": -10, "Bernd": -20, "Catrin": 0}
    assert said["lines"][0] == {
        "rule": "HZ-7.10",
        "label": "Domino",
        "for": "Catrin",
        "amount": 0,
    }
    assert main(settle) == 0
    assert "¢" not in capsys.readouterr().out
    point = ask(capsys, "rules", "HZ-OP7")
    assert point["options"]["domino_layout"]["suit-rows"] == "four_suit_rows"


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("count herzeln HA", "the cards of Herzeln have no points that could be counted"),
        ("winner herzeln F", "card 'F' is not in the French-suited pack"),
        ("legal herzeln --hand HA --contract solo", "unknown contract 'solo'; known: no_hearts"),
        ("deal herzeln --profile hausruck", "seats: four different names (HZ-11.1)"),
        ("deal herzeln --contract solo", "unknown contract 'solo'"),
        ("deal dreierles --contract solo", "contract: in Dreierles it is not fixed"),
        ("settle herzeln --set contract=tricks", "tricks: missing"),
    ],
)
def test_what_cannot_be_used_is_one_line(command: str, words: str, capsys: Any) -> None:
    assert main(command.split()) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert words in said.err


# What a seat may know


def other_world(deal: Deal, seat: int, rng: random.Random) -> Deal | None:
    """Swap two cards that a seat cannot see, and play the same; None if that is not possible."""
    others = [who for who in range(len(deal.people)) if who != seat and deal.hands[who]]
    if len(others) < 2:
        return None
    one, two = rng.sample(others, 2)
    mine = rng.choice(list(deal.start.set(deal.hands[one])))
    theirs = rng.choice(list(deal.start.set(deal.hands[two])))
    hands = [set(deal.start.set(hand)) for hand in deal.start.hands]
    hands[one] ^= {mine, theirs}
    hands[two] ^= {mine, theirs}
    world: Deal = GAME.new(
        deal.profile,
        hands=dict(zip(deal.people, hands, strict=True)),
        seats=deal.people,
        dealer=deal.dealer,
        contract=deal.contract,
    )
    for who, action in deal.done:
        after = world.after(action, who)
        if isinstance(after, Refusal):
            return None
        world = after
    return world if world.to_move == deal.to_move else None


@pytest.mark.parametrize("profile", PROFILES)
def test_worlds_that_look_alike_to_a_seat_give_it_the_same_view(profile: str) -> None:
    rng = random.Random(profile)
    compared = 0
    for seed in range(60):
        contract = rng.choice(list(GAME.profile(profile).contracts))
        end = finished(GAME.new(profile, seed=seed, seats=FOUR, contract=contract), seed)
        moment = rng.choice(end.way[:-1])
        for seat in range(4):
            world = other_world(moment, seat, rng)
            if world is None or world == moment:
                continue
            compared += 1
            assert world.view(seat) == moment.view(seat)
            assert world.cards() != moment.cards()
    assert compared > 40


def test_a_view_shows_a_hand_and_what_all_have_seen() -> None:
    deal = GAME.new(seed=7, seats=THREE)
    view = deal.view(1)
    assert set(view.hand) == set(deal.dealt["B"])
    assert view.numbers == dict.fromkeys(THREE, 8)
    assert (view.actions, view.tricks, view.totals) == ((), (), None)
    assert deal.view(0).actions == deal.actions()
    assert view.contract == "no_hearts"
    with pytest.raises(ValueError, match="there is no seat 3"):
        deal.view(3)
