"""The domino: what fits, whose turn it is, who is out."""

from __future__ import annotations

from itertools import product

import pytest

from engine.actions import Play
from engine.games.herzeln import GAME
from engine.games.herzeln.deal import Deal
from engine.games.herzeln.laying import Lay, rebuilt
from engine.games.herzeln.rows import SingleRow, SuitRows, cycle
from engine.players import play_out
from engine.players.random import random_player
from engine.rulebook import explain
from tests.engine.herzeln.table import FOUR, MIXED, SUITS, THREE, after, deal, refused, words

# The cards of HZ-7.11 with four people who lay in turn.
EXAMPLE = {
    "A": "CJ H10 HA HK HQ H9 H8 H7",
    "B": "DQ SA S10 SK SQ SJ S8 S7",
    "C": "S9 C7 DA D10 DJ D9 D8 D7",
    "D": "DK C8 CA C10 CK CQ C9 HJ",
}
# B has neither Queen nor Nine and must pass.
PASSING = {**MIXED, "B": "SJ SK S10 SA DJ DA DK D10", "C": "D9 DQ CJ CQ CK C10 CA C9"}
LAID = "CJ DQ S9 DK H10 SA C7"


def domino(hands: dict[str, str], **options: object) -> Deal:
    return deal("domino", hands, **options)


def test_the_example_of_the_sheet() -> None:
    """HZ-7.1 to HZ-7.3, HZ-7.11: the Eight fits at both ends, and the player says which."""
    moment = after(domino(EXAMPLE), LAID)
    assert {"high(C8)", "low(C8)"} == words(moment)
    no = refused(moment, "C8")
    assert (no.rule, no.facts["case"]) == ("HZ-7.7", "which_end")
    assert explain(no) == "The 8 of Acorns fits at both ends, so say at which."
    above, below = after(moment, "high(C8)"), after(moment, "low(C8)")
    # above: the row runs 9 … 7 8, so it asks for 9 above and 8 below; and the other way round
    assert words(above) == {"H9", "H8"}
    assert words(below) == {"H8", "H7"}
    assert above != below
    assert above.laid()[-1] == ("D", "high(C8)")


def test_from_a_jack_the_row_grows_both_ways_whatever_the_suit() -> None:
    """HZ-7.2, HZ-OP18, HZ-OP7: a Queen above or a Nine below, of any suit."""
    moment = after(domino(EXAMPLE), "CJ")
    assert words(moment) == {"DQ", "SQ"}
    moment = after(moment, "SQ")
    assert words(moment) == {"S9", "D9"}


def test_the_ace_turns_the_corner_at_both_ends() -> None:
    """HZ-7.3, HZ-7.4, HZ-OP14: Seven above the Ace with 32 cards, Nine with 24; Ace below them."""
    for people, lowest in ((4, "7"), (3, "9")):
        pack = GAME.profile().pack(people)
        ranks = cycle(pack, GAME.profile().domino_ranks)
        assert (ranks[0], ranks[-1]) == (lowest, "A")
        row = SingleRow(pack, ranks, low=ranks.index("Q"), high=ranks.index("A"))
        assert row.ends(pack.card(f"H{lowest}")) == ("high",)
        row = SingleRow(pack, ranks, low=0, high=ranks.index("J"))
        assert row.ends(pack.card("HA")) == ("low",)


@pytest.mark.parametrize(
    ("order", "ranks"),
    [
        ("trick_rank", ["7", "8", "9", "J", "Q", "K", "10", "A"]),
        ("natural", ["7", "8", "9", "10", "J", "Q", "K", "A"]),
    ],
)
@pytest.mark.parametrize("people", [3, 4])
def test_what_fits_at_every_place_of_the_row(order: str, ranks: list[str], people: int) -> None:
    """HZ-7.7, HZ-7.2, HZ-OP13: the next above, the next below, in a cycle, and nothing else."""
    profile = GAME.profile(domino_order=order)
    pack = profile.pack(people)
    ranks = ranks[2:] if people == 3 else ranks
    assert list(cycle(pack, profile.domino_ranks)) == ranks
    size = len(ranks)
    for low, high in product(range(size), repeat=2):
        row = SingleRow(pack, tuple(ranks), low, high)
        for card in pack.cards:
            place = ranks.index(card.rank)
            wanted = [("high", (high + 1) % size), ("low", (low - 1) % size)]
            assert row.ends(card) == tuple(end for end, rank in wanted if rank == place)


def test_a_later_jack_is_a_card_like_any_other() -> None:
    """HZ-7.13: it fits when the row has come round to its rank, and begins nothing."""
    moment = after(domino(MIXED), "HJ DQ CK")
    assert "SJ" not in words(after(moment, "H10"))
    no = refused(after(moment, "H10"), "SJ")
    assert no.rule == "HZ-7.7"
    assert explain(no) == (
        "The Jack of Spades does not fit: the row goes on with Ace above or 9 below."
    )


def test_who_opens() -> None:
    """HZ-7.6, HZ-7.14: the dealer's left with any Jack, who must if he holds one, or the next."""
    moment = domino(MIXED)
    assert moment.to_move == 0
    assert words(moment) == {"HJ"}
    no = refused(moment, "pass")
    assert (no.rule, explain(no)) == ("HZ-7.14", "You must open with a Jack: Jack of Hearts.")
    no = refused(moment, "HQ")
    assert (no.rule, explain(no)) == (
        "HZ-7.1",
        "The first card must be a Jack, and the Queen of Hearts is none.",
    )
    jackless = {**MIXED, "A": MIXED["A"].replace("HJ", "CA"), "C": MIXED["C"].replace("CA", "HJ")}
    moment = domino(jackless)
    assert words(moment) == {"pass"}
    assert words(after(moment, "pass")) == {"SJ", "DJ"}


def test_the_jack_of_hearts_opens() -> None:
    """HZ-OP6, HZ-11.1."""
    hands = {**SUITS, "A": SUITS["B"], "B": SUITS["A"]}
    moment = domino(hands, domino_opener="jack_of_hearts")
    assert (moment.to_move, words(moment)) == (1, {"HJ"})
    moment = domino(hands, profile="hausruck")
    assert (moment.to_move, words(moment)) == (1, {"HJ"})
    no = refused(moment, "HQ")
    assert (no.rule, explain(no)) == (
        "HZ-11.1",
        "The domino begins with the Unter of Hearts, not with the Ober of Hearts.",
    )
    assert refused(moment, "pass").rule == "HZ-7.14"


def test_first_come_first_served() -> None:
    """HZ-OP6: each may decline once, then whoever holds a Jack must open."""
    moment = domino(MIXED, domino_opener="any_jack_first_come")
    for jacks in ({"HJ"}, {"SJ", "DJ"}, {"CJ"}):
        assert words(moment) == {*jacks, "pass"}
        moment = after(moment, "pass")
    assert words(moment) == {"HJ"}
    assert words(after(moment, "HJ")) == {"DQ", "D9"}


def test_whoever_can_lay_must_and_whoever_cannot_passes() -> None:
    """HZ-7.5, HZ-OP12, HZ-7.14."""
    moment = after(domino(MIXED), "HJ")
    no = refused(moment, "pass")
    assert (no.rule, no.facts["case"]) == ("HZ-7.14", "must_play")
    assert explain(no) == (
        "You may not pass while a card of yours fits: Queen of Diamonds or 9 of Diamonds."
    )
    moment = after(moment, "DQ CK H10 SA")
    assert words(moment) == {"high(C9)", "low(C9)"}
    moment = after(domino(EXAMPLE), "CJ DQ")
    assert words(moment) == {"S9", "D9"}
    assert words(after(domino(PASSING), "HJ")) == {"pass"}
    free = after(domino(MIXED, domino_must_play=False), "HJ")
    assert words(free) == {"DQ", "D9", "pass"}
    assert after(free, "pass").to_move == 2
    assert words(domino(MIXED, domino_must_play=False)) == {"HJ"}


def test_several_cards_a_turn() -> None:
    """HZ-OP12: as many as fit and as one likes, at least one; done ends the turn."""
    moment = domino(MIXED, domino_multi_card=True)
    no = refused(moment, "done")
    assert (no.rule, explain(no)) == (
        "HZ-7.5",
        "Lay a card before you are done, or pass if you cannot.",
    )
    moment = after(moment, "HJ")
    assert (moment.to_move, words(moment)) == (0, {"HQ", "SQ", "H9", "S9", "done"})
    no = refused(moment, "pass")
    assert (no.rule, no.facts["case"]) == ("HZ-7.5", "say_done")
    moment = after(moment, "HQ H9 done")
    assert moment.to_move == 1
    assert after(domino(MIXED), "HJ").to_move == 1  # one card a turn otherwise
    assert refused(domino(MIXED), "done").rule == "HZ-7.5"


def test_refusals_in_the_domino() -> None:
    moment = after(domino(EXAMPLE), "CJ")
    for text, rule, sentence in (
        ("HA", "HZ-4.1", "The card HA is not in your hand."),
        ("knock", "HZ-7.5", "In the domino a player lays a card or passes."),
        (
            "SA",
            "HZ-7.7",
            "The Deuce of Leaves does not fit: the row goes on with Ober above or 9 below.",
        ),
        ("low(DQ)", "HZ-7.7", "The Ober of Bells does not fit at that end (low)."),
    ):
        no = refused(moment, text)
        assert (no.rule, explain(no)) == (rule, sentence)
    no = refused(moment, "S9", seat=2)
    assert (no.rule, explain(no)) == ("HZ-7.5", "It is B’s turn to lay a card, not C’s.")
    assert after(moment, "high(DQ)") == after(moment, "DQ")


def test_a_card_of_the_larger_pack_is_not_held() -> None:
    assert refused(domino(MIXED), "H7").rule == "HZ-4.1"


def test_rows_by_suit() -> None:
    """HZ-11.3, HZ-OP7: the other Jacks begin rows of their own, and a row goes round its suit."""
    assert refused(domino(MIXED, profile="suit-rows"), "HQ").rule == "HZ-7.1"
    moment = after(domino(MIXED, profile="suit-rows"), "HJ")
    assert words(moment) == {"SJ", "DJ"}
    no = refused(moment, "DQ")
    assert (no.rule, explain(no)) == (
        "HZ-11.3",
        "The Queen of Diamonds does not fit: the row of its suit goes on with Jack of Diamonds.",
    )
    no = refused(moment, "high(DJ)")
    assert (no.rule, no.facts["case"]) == ("HZ-11.3", "no_ends")
    assert explain(no).startswith("Rows by suit leave no choice")
    moment = after(moment, "DJ CJ")
    assert words(moment) == {"HQ", "H9"}
    no = refused(moment, "HK")
    assert explain(no).endswith("goes on with Queen of Hearts or 9 of Hearts.")
    moment = after(moment, "H9 DQ CQ")
    assert words(moment) == {"HA", "HQ"}  # below the Nine the Ace (HZ-7.4)


def test_every_place_of_a_suit_row() -> None:
    """HZ-11.3, HZ-7.3: round the corner too, and the last card has one place."""
    pack = GAME.profile().pack(4)
    rows = SuitRows(pack, cycle(pack, GAME.profile().domino_ranks))
    assert rows.wanted("H") == ("HJ",)
    for code, wanted in (
        ("HJ", ("HQ", "H9")),
        ("HQ", ("HK", "H9")),
        ("H9", ("HK", "H8")),
        ("HK", ("H10", "H8")),
        ("H10", ("HA", "H8")),
        ("HA", ("H7", "H8")),
        ("H8", ("H7",)),
    ):
        assert rows.ends(pack.card(code)) == ("high",)
        rows = rows.laid(pack.card(code), "high")
        assert rows.wanted("H") == wanted
        assert rows.wanted("S") == ("SJ",)
    assert rows.laid(pack.card("H7"), "high").wanted("H") == ()


def test_the_places() -> None:
    """HZ-7.9, HZ-OP15: whoever lays the last card is out; the last one does not lay the rest."""
    moment = domino(EXAMPLE)
    while moment.to_move is not None:
        out = moment.out
        assert moment.to_move not in out
        moment = after(moment, str(moment.actions()[0]))
    assert moment.result is not None
    assert len(moment.out) == 4
    assert len(set(moment.out)) == 4
    last = moment.out[-1]
    left = moment.cards()[FOUR[last]]
    assert left
    assert len(moment.cards()["row"]) == 32 - len(left)
    assert [moment.result.points[FOUR[seat]] for seat in moment.out] == [0, -10, -20, -30]
    no = refused(moment, "pass")
    assert no.rule == "HZ-8.1"


@pytest.mark.parametrize("profile", ["article", "suit-rows", "hausruck"])
def test_somebody_can_always_go_on(profile: str) -> None:
    """HZ-7.8: never do all players pass one after the other once a card lies."""
    for seed in range(150):
        seats = FOUR if profile == "hausruck" or seed % 2 else THREE
        moment = GAME.new(profile, seed=seed, seats=seats, contract="domino")
        end = play_out(moment, random_player(seed))
        assert end.result is not None
        passes, begun = 0, False
        for action in end.history:
            begun = begun or str(action) != "pass"
            passes = passes + 1 if str(action) == "pass" else 0
            assert not begun or passes < len(seats)
            assert len(end.history) < 8 * len(seats) * len(seats)


def test_a_position_knows_the_row() -> None:
    """HZ-7.7: the cards that lie are told in the order in which they were laid."""
    pack = GAME.pack
    hand, lying = pack.set(pack.read("H8 S7 D9 CA")), pack.read(LAID)
    position = GAME.position(hand, lying, contract="domino")
    assert position.legal.codes == ["H8"]
    assert position.refusal(pack.card("H8")) is None
    no = position.refusal(pack.card("S7"))
    assert no is not None
    assert no.rule == "HZ-7.7"
    lying = (*lying, pack.card("C8"))
    high = GAME.position(hand, lying, contract="domino", both_ends="high")
    low = GAME.position(hand, lying, contract="domino", both_ends="low")
    assert high.legal.codes == ["H8", "D9"]
    assert low.legal.codes == ["H8", "S7"]
    rows = GAME.position(hand, pack.read("HJ H9"), "suit-rows", "domino")
    assert rows.legal.codes == ["H8"]
    assert rebuilt(GAME.profile(), pack, (), "high").begun is False


def test_actions_are_read_as_they_are_written() -> None:
    for text in ("high(C8)", "low(HA)"):
        action = GAME.read_action(text)
        assert isinstance(action, Lay)
        assert str(action) == text
        assert action.bit == 1 << action.card.index
    assert isinstance(GAME.read_action("♥10"), Play)
    assert str(GAME.read_action("HIGH(c8)")) == "high(C8)"
