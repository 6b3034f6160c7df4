"""Deals played and settled rule by rule, where no table of the sheet does it already."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.actions import Action, Announce, Bid, Done, Knock, LayOut, Pass, Play
from engine.cards import CardSet
from engine.counting import points
from engine.errors import OutcomeError
from engine.games.dreierles import GAME
from engine.games.dreierles.contracts import BIDS
from engine.games.dreierles.deal import Deal
from engine.players import play_out
from engine.players.random import random_player
from engine.verdict import Refusal

PACK = GAME.pack
PEOPLE = ("Anna", "Bernd", "Catrin")  # Catrin deals, Anna is forehand, Bernd sits to her right
FOUR = (*PEOPLE, "Doris")
PFEIFE = LayOut(PACK.set(PACK.read("T1")))


def deal(*actions: Action | None, profile: str = "article", **start: Any) -> Any:
    """Deal and act; None stands for the first action that is allowed."""
    chosen = GAME.profile(profile, **start.pop("options", {}))
    now = GAME.new(chosen, **{"seats": PEOPLE, "dealer": "Catrin", "seed": 1, **start})
    return on(now, *actions)


def on(now: Deal, *actions: Action | None) -> Any:
    """Go on with a deal."""
    for action in actions:
        after = now.after(action or now.actions()[0])
        assert not isinstance(after, Refusal), after
        now = after
    return now


def cards(text: str) -> tuple[Play, ...]:
    """Read cards to be played one after the other."""
    return tuple(Play(card) for card in PACK.read(text))


def finish(now: Deal, seed: int = 1) -> Any:
    """Play a deal to its end without a plan, and return its result."""
    return play_out(now, random_player(seed)).result


def totals(profile: str = "article", options: dict[str, Any] | None = None, **outcome: Any) -> Any:
    """Settle an outcome of Anna, Bernd and Catrin."""
    whole = {"people": PEOPLE, "declarer": "Anna", "contract": "dreier", "points": 43, **outcome}
    if whole["contract"] == "raeuber":
        whole.pop("declarer")
    chosen = GAME.profile(profile, **(options or {}))
    return GAME.settle(GAME.read_outcome(whole), chosen).totals


def each(profile: str = "article", options: dict[str, Any] | None = None, **outcome: Any) -> int:
    """What Bernd settles with Anna, seen by Anna; Catrin must settle the same."""
    found = totals(profile, options, **outcome)
    assert found["Bernd"] == found["Catrin"]
    return -int(found["Bernd"])


# The table and the cards


def test_everything_goes_to_the_right() -> None:
    """DR-2.2: the next seat is the one to the right, in the auction and in a trick."""
    now = deal()
    seats = []
    for _ in PEOPLE:
        seats.append(now.to_move)
        now = on(now, Pass())
    assert seats == [0, 1, 2]
    now = deal(Pass(), Bid("solo"), Pass(), Done())
    seats = []
    for _ in PEOPLE:
        seats.append(now.to_move)
        now = on(now, None)
    assert seats == [1, 2, 0]


@pytest.mark.parametrize("people", [PEOPLE, FOUR])
@pytest.mark.parametrize("profile", sorted(set(GAME.profiles) - {"achertal"}))
def test_game_points_add_up_to_zero(profile: str, people: tuple[str, ...]) -> None:
    """DR-2.7, and cents follow from whole game points."""
    for seed in range(30):
        result = finish(GAME.new(profile, seed=seed, seats=people, dealer=people[-1]), seed)
        assert sum(result.totals.values()) == 0
        assert result.outcome.stake_cents == 10


def test_stiess_21_and_1_are_the_droll() -> None:
    """DR-3.4."""
    hands = {
        "Anna": "F T21 T1 HQ HC HJ HA H2 SQ SC SJ S10 DQ DC DJ DA",
        "Bernd": "T2 T3 T4 T5 T6 T7 T8 T9 HK SK DK CK H3 H4 S9 S8",
        "Catrin": "T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 D2 D3 D4 S7 CQ",
    }
    now = deal(Bid("solo"), Pass(), Pass(), Done(), seed=None, hands=hands)
    assert finish(now).outcome.combinations == {
        "Anna": ("droll",),
        "Bernd": ("four_kings",),
        "Catrin": ("ten_trumps",),
    }


def test_trumps_carry_arabic_numbers_and_red_aces_are_aces() -> None:
    """DR-3.7."""
    trumps = [card.name for card in PACK.cards if card.suit == "T"]
    assert trumps == ["Stiess", *map(str, range(21, 0, -1))]
    assert {PACK.card("HA").name, PACK.card("DA").name} == {"Ace of Hearts", "Ace of Diamonds"}


# Auction, exchange, piles


def test_the_highest_bidder_is_declarer_once_all_three_have_spoken() -> None:
    """DR-5.4."""
    now = deal(Bid("dreier"), Bid("einer"))
    assert now.phase == "bidding"
    now = on(now, Pass())
    assert (now.phase, now.view(1).declarer, now.view(1).contract) == ("exchange", "Bernd", "einer")


def test_three_passes_lead_to_a_raeuber_that_forehand_leads() -> None:
    """DR-5.5, DR-11.3: the declared game's rules of following hold in it."""
    now = deal(Pass(), Pass(), Pass(), Pass(), Pass(), Pass())
    assert (now.phase, now.to_move, now.view(0).contract) == ("playing", 0, "raeuber")
    now = on(now, *cards("S7"))
    follow = {card.code for card in now.view(1).hand if card.suit == "S"}
    assert {str(action) for action in now.actions()} == follow


def test_discards_count_for_the_declarer_and_the_rest_of_the_blind_for_the_opponents() -> None:
    """DR-6.4, DR-6.5, and DR-9.2: the two piles come to 70."""
    for seed in range(20):
        for bid in BIDS:
            now = deal(Bid(bid), *([] if bid == "solo" else [Pass(), Pass()]), seed=seed)
            now = on(now, *[Pass()] * (2 if bid == "solo" else 0))
            result = finish(now, seed)
            mine, terms = result.declarer_pile, result.terms
            tricks = [bits for at, bits in enumerate(result.piles) if at != terms.declarer]
            theirs = CardSet(PACK, sum(tricks) | terms.rest)
            assert mine.bits & terms.discards == terms.discards
            assert theirs.bits == PACK.all_bits & ~mine.bits
            assert len(mine) % 3 == BIDS[bid].drawn % 3
            assert points(mine) + points(theirs) == 70


# Combinations and the Pfeife


def test_an_opponents_combination_is_paid_like_the_declarers() -> None:
    """DR-7.16, DR-OP22."""
    plain, held = totals(), totals(combinations={"Bernd": ("four_kings",)})
    change = {who: held[who] - plain[who] for who in PEOPLE}
    assert change == {"Anna": -1, "Bernd": 2, "Catrin": -1}


@pytest.mark.parametrize(
    ("profile", "gain"), [("article", -1), ("steinmauern", 0)], ids=["DR-7.18", "DR-7.9"]
)
def test_an_opponents_pfeife_in_the_last_trick(profile: str, gain: int) -> None:
    """DR-7.18, DR-7.9, DR-OP5."""
    assert each(profile, pfeife="defender:Bernd") - each(profile) == gain


@pytest.mark.parametrize("knocks", [0, 1, 2])
@pytest.mark.parametrize("contract", BIDS)
def test_neither_bid_nor_knocks_multiply_a_bonus(contract: str, knocks: int) -> None:
    """DR-7.10, DR-10.5, DR-7.14: a bonus is added for each payer, a knock doubles the contract."""
    game: dict[str, Any] = {"contract": contract, "knocks": knocks}
    plain = each(**game)
    assert plain == 2 * BIDS[contract].factor * 2**knocks
    bonuses = {"silent_won": 1, "silent_lost": -1, "out_won": 2, "out_lost": -2}
    for pfeife, bonus in bonuses.items():
        assert each(**game, pfeife=pfeife) == plain + bonus
    for claimed in ("ten_trumps", "droll", "four_kings"):
        assert each(**game, combinations={"Anna": (claimed,)}) == plain + 1


# Anna has to play the Pfeife to the second trick: it is her last trump.
FORCED = {
    "Anna": "F T1 HK HQ HC HJ HA H2 SK SQ SC SJ S10 S9 S8 S7",
    "Bernd": "T21 T20 T19 T18 T17 T16 T15 T14 T13 DK DQ DC DJ DA H3 H4",
    "Catrin": "T12 T11 T10 T9 T8 T7 T6 T5 T4 CK CQ CC CJ C10 C9 C8",
}
FORCED_OUT = (*cards("F T13 T4 HK H3 T12"), *cards("T11 T1 T14"))


@pytest.mark.parametrize("laid_out", [True, False])
def test_a_pfeife_forced_out_by_the_article_costs_its_bonus_and_play_goes_on(
    laid_out: bool,
) -> None:
    """DR-7.19, DR-7.17; a silent one scores nothing (DR-7.20)."""
    calls = (Bid("solo"), Pass(), Pass(), *([PFEIFE] if laid_out else []), Done())
    now = deal(*calls, *FORCED_OUT, seed=None, hands=FORCED)
    assert now.phase == "playing"
    result = finish(now)
    assert result.outcome.pfeife == ("out_lost" if laid_out else "none")
    bonus = each(contract="solo", points=result.outcome.points, pfeife=result.outcome.pfeife)
    assert bonus - each(contract="solo", points=result.outcome.points) == (-2 if laid_out else 0)


def test_a_pfeife_forced_out_in_steinmauern_forfeits_the_rest() -> None:
    """DR-7.8, DR-OP16, DR-OP21."""
    calls = (Bid("solo"), Pass(), Pass(), PFEIFE, Done(), Pass(), Pass())
    now = deal(*calls, *FORCED_OUT, profile="steinmauern", seed=None, hands=FORCED)
    assert now.phase == "over"
    assert now.result.outcome.pfeife == "out_lost"
    assert now.result.outcome.points == points(PACK.set(PACK.read("F T13 T4")))
    assert sum(each_set.bits for each_set in now.cards().values()) == PACK.all_bits


def test_ten_trumps_are_claimed_or_must_be_announced() -> None:
    """DR-7.15, DR-7.3, DR-OP20."""
    hands = {
        "Anna": "F T20 T19 T18 T17 T16 T15 T14 T13 T12 HQ HC HJ SQ SC SJ",
        "Bernd": "T21 T1 T2 T3 T4 T5 T6 HK SK DK CK HA H2 H3 S10 S9",
        "Catrin": "T7 T8 T9 T10 T11 DQ DC DJ DA D2 D3 CQ CC CJ C10 C9",
    }

    def claims(profile: str, *said: Action) -> Any:
        solo = (Bid("solo"), Pass(), Pass(), *said, Done())
        now = deal(*solo, profile=profile, seed=None, hands=hands)
        while now.phase == "knocking":
            now = on(now, Pass())
        return finish(now).outcome.combinations

    assert claims("article") == {"Anna": ("ten_trumps",), "Bernd": ("four_kings",)}
    assert claims("steinmauern") == {"Bernd": ("four_kings",)}
    told = claims("steinmauern", Announce("ten_trumps"))
    assert told == {"Anna": ("ten_trumps",), "Bernd": ("four_kings",)}


def test_the_hand_at_play_or_as_dealt_decides_combinations() -> None:
    """DR-OP6: the tenth trump comes from the blind."""
    hands = {
        "Anna": "F T20 T19 T18 T17 T16 T15 T14 T13 HQ HC HJ H4 SQ SC SJ",
        "Bernd": "T21 T1 T2 T3 T4 T5 T6 HK SK DK CK HA H2 H3 S10 S9",
        "Catrin": "T7 T8 T9 T10 T11 DQ DC DJ DA D2 D3 CQ CC CJ C10 C9",
    }
    found = {}
    for which in ("at_play", "as_dealt"):
        now = deal(
            *(Bid("einer"), Pass(), Pass(), None, Done()),
            options={"combination_hand": which},
            seed=None,
            hands=hands,
            blind="T12 S8 S7 D4 C8 C7",
        )
        found[which] = "Anna" in finish(now).outcome.combinations
    assert found == {"at_play": True, "as_dealt": False}


# Knocking


def test_the_declarer_answers_a_knock_and_a_higher_limit_lets_it_go_on() -> None:
    """DR-7.13, DR-7.14, DR-OP9."""
    asked = (Bid("dreier"), Bid("zweier"), Pass(), None, Done())
    knocked = {}
    for limit in range(5):
        now = deal(*asked, options={"knock_limit": limit})
        who = []
        while now.phase == "knocking":
            who.append(PEOPLE[now.to_move])
            now = on(now, Knock())
        knocked[limit] = who
    assert knocked == {
        0: [],
        1: ["Anna"],
        2: ["Anna", "Bernd"],
        3: ["Anna", "Bernd", "Anna"],
        4: ["Anna", "Bernd", "Anna", "Bernd"],
    }
    with pytest.raises(OutcomeError, match="knocks: 3 is more than the 2 allowed"):
        totals(knocks=3)
    assert each(options={"knock_limit": 3}, knocks=3) == 8 * each()


@pytest.mark.parametrize(
    ("right", "asked"),
    [
        ("bidders_only", []),
        ("not_after_free_pass", ["Catrin"]),
        ("any", ["Catrin", "Anna"]),
        ("none", []),
    ],
)
def test_who_may_knock_is_an_option(right: str, asked: list[str]) -> None:
    """DR-OP2: Anna passes, Bernd bids a Dreier, Catrin passes."""
    now = deal(Pass(), Bid("dreier"), Pass(), None, Done(), options={"knock_right": right})
    found = []
    while now.phase == "knocking":
        found.append(PEOPLE[now.to_move])
        now = on(now, Pass())
    assert found == asked


@pytest.mark.parametrize(
    ("order", "asked"),
    [
        ("forehand", ["Anna", "Bernd", "Catrin", "Doris"]),
        ("last_passer", ["Catrin", "Doris", "Anna", "Bernd"]),
    ],
)
def test_who_is_asked_first_in_a_raeuber(order: str, asked: list[str]) -> None:
    """DR-OP3, DR-11.2, DR-11.13: Doris deals and is idle, Catrin passes last."""
    options = {"raeuber_knock_order": order}
    now = deal(Pass(), Pass(), Pass(), options=options, seats=FOUR, dealer="Doris")
    found = []
    while now.phase == "knocking":
        found.append(FOUR[now.to_move])
        now = on(now, Pass())
    assert found == asked


def test_nobody_is_asked_in_a_raeuber_where_nobody_knocks() -> None:
    """DR-15.1."""
    now = deal(Pass(), Pass(), Pass(), options={"knock_right": "none"})
    assert (now.phase, now.contract) == ("playing", "raeuber")


# Settlement


@pytest.mark.parametrize("contract", BIDS)
def test_each_opponent_settles_with_the_declarer(contract: str) -> None:
    """DR-10.3, and at a table of four the idle dealer as a third one (DR-10.6, DR-2.5)."""
    for points_made, sign in ((43, 1), (28, -1)):
        game: dict[str, Any] = {"contract": contract, "points": points_made}
        amount = each(**game)
        assert amount * sign > 0
        assert totals(**game) == {"Anna": 2 * amount, "Bernd": -amount, "Catrin": -amount}
        four = totals(**game, people=FOUR, dealer="Doris")
        assert four == {"Anna": 3 * amount, **dict.fromkeys(FOUR[1:], -amount)}


@pytest.mark.parametrize("seed", range(12))
def test_in_a_raeuber_the_blind_counts_for_nobody(seed: int) -> None:
    """DR-11.1, DR-11.6; bonuses do not count either (DR-OP13, DR-OP23)."""
    now = deal(*[Pass()] * 6, seed=seed)
    blind = now.cards()["blind"]
    result = finish(now, seed)
    counted = result.outcome.points_by
    assert sum(counted.values()) == 70 - points(blind)
    assert result.outcome.pfeife == "none"
    most = max(counted.values())
    losers = [who for who in PEOPLE if counted[who] == most]
    if len(losers) == 3:  # a tie of all (DR-11.9)
        assert set(result.totals.values()) == {0}
    else:
        assert {who for who in PEOPLE if result.totals[who] < 0} == set(losers)


def test_each_knock_in_a_raeuber_doubles() -> None:
    """DR-OP18, DR-11.2."""
    game: dict[str, Any] = {
        "contract": "raeuber",
        "points": {"Anna": 30, "Bernd": 20, "Catrin": 14},
    }
    paid = [totals(**game, knocks=knocks)["Bernd"] for knocks in range(4)]
    assert paid == [2, 4, 8, 16]


def test_the_pfeife_of_the_article_waits_for_the_third_trick_and_is_led_to_it() -> None:
    """DR-OP25, DR-11.11."""

    def legal(hand: str, trick: str, number: int) -> str:
        held = PACK.set(PACK.read(hand))
        context: dict[str, Any] = {"contract": "raeuber", "trick_number": number}
        return str(GAME.position(held, PACK.read(trick), **context).legal)

    assert legal("T5 T1 HK", "", 2) == "T5 HK"
    assert legal("T1", "", 2) == "T1"
    assert legal("T5 T1 HK", "", 3) == "T1"
    assert legal("T5 T1 HK", "T7", 3) == "T1"
    assert legal("T5 T1 HK", "H2", 3) == "HK"
    assert legal("T5 T1 HK", "", 4) == "T5 T1 HK"


def test_a_whole_hand_is_somewhere_at_every_moment() -> None:
    """DR-4.4: each card is in one place after every action, and sixteen tricks end the deal."""
    for seed in range(10):
        now, random = deal(seed=seed), Random(seed)
        while now.phase != "over":
            now = on(now, random.choice(list(now.actions())))
            where = now.cards().values()
            assert sum(len(each_set) for each_set in where) == 54
            assert sum(each_set.bits for each_set in where) == PACK.all_bits
        assert len(now.tricks()) == 16
