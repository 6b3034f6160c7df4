"""How often can be knocked in Dreierles is what every auction, played to its end, comes to."""

from __future__ import annotations

from collections import defaultdict

import pytest

from engine.actions import Bid, Done, Knock, Pass
from engine.auction import complete
from engine.errors import OutcomeError
from engine.games.dreierles import GAME
from engine.games.dreierles.before_play import opening
from engine.games.dreierles.deal import Deal
from engine.games.dreierles.knocking import most_at_table, most_settled
from engine.games.dreierles.profile import DreierlesProfile
from engine.verdict import Refusal

PEOPLE = ("Anna", "Bernd", "Catrin", "Doris")
PROFILES = [
    *GAME.profiles.values(),
    GAME.profile(knock_right="any", knock_limit=6),
    GAME.profile(knock_right="none"),
    GAME.profile(knock_limit=0),
    GAME.profile(last_round="raeuber_or_solo"),
    GAME.profile("iffezheim", knock_right="none"),
]


def knocks_by_contract(profile: DreierlesProfile, people: int) -> dict[str, int]:
    """Let everybody knock who is asked, after every auction that there is."""
    most: dict[str, int] = defaultdict(int)
    for auction in complete(opening(profile)):
        deal: Deal = GAME.new(profile, seed=1, seats=PEOPLE[:people])
        for call in auction.calls:
            deal = done(deal, Bid(call) if call else Pass())
        knocks = 0
        while deal.phase != "playing":
            actions = deal.actions()
            favourite = [each for each in (Done(), Knock()) if each in actions]
            knocks += Knock() in favourite
            deal = done(deal, (favourite or actions)[0])
        most[str(deal.contract)] = max(most[str(deal.contract)], knocks)
    return most


def done(deal: Deal, action: object) -> Deal:
    after = deal.after(action)  # type: ignore[arg-type]
    assert not isinstance(after, Refusal), after
    return after


@pytest.mark.parametrize("people", [3, 4])
@pytest.mark.parametrize("profile", PROFILES, ids=lambda profile: profile.written(GAME.profile()))
def test_so_many_knocks_there_can_be(profile: DreierlesProfile, people: int) -> None:
    """DR-7.12, DR-7.13, DR-7.21, DR-11.2, DR-12.5, DR-15.1, DR-15.2."""
    found = knocks_by_contract(profile, people)
    assert {name: most_at_table(profile, name, people).number for name in found} == found


@pytest.mark.parametrize(
    ("profile", "contract", "people", "number", "rule"),
    [
        ("article", "dreier", 3, 0, "DR-7.21"),
        ("article", "zweier", 3, 2, "DR-OP9"),
        ("steinmauern", "dreier", 3, 2, "DR-OP9"),
        ("article", "raeuber", 4, 4, "DR-11.2"),
        ("iffezheim", "raeuber", 3, 3, "DR-11.2"),
        ("iffezheim", "raeuber", 4, 3, "DR-15.2"),
    ],
)
def test_the_number_comes_with_its_rule(
    profile: str, contract: str, people: int, number: int, rule: str
) -> None:
    assert most_at_table(GAME.profile(profile), contract, people) == (number, rule)


def test_a_knock_on_a_dreier_is_settled_although_no_auction_leads_to_it() -> None:
    """DR-7.21: a report does not tell who has bid."""
    profile = GAME.profile("article")
    assert most_at_table(profile, "dreier", 3).number == 0
    assert most_settled(profile, "dreier", 3).number == 2
    told = {"people": PEOPLE[:3], "declarer": "Anna", "contract": "dreier", "points": 43}
    for knocks in (0, 1, 2):
        account = GAME.settle(GAME.read_outcome({**told, "knocks": knocks}), profile)
        assert account.totals["Anna"] == 4 << knocks
    with pytest.raises(OutcomeError, match=r"3 is more than the 2 allowed \(DR-OP9\)"):
        GAME.settle(GAME.read_outcome({**told, "knocks": 3}), profile)
