"""Who may knock, in which order they are asked, and how often (DR-7.11 to DR-7.22, DR-11.2)."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.dreierles.contracts import RAEUBER
from engine.games.dreierles.profile import DreierlesProfile
from engine.games.dreierles.table import Start, Terms


class Most(NamedTuple):
    """The most knocks there can be, and the rule that says so."""

    number: int
    rule: str


def most_settled(profile: DreierlesProfile, contract: str, people: int) -> Most:
    """Return how many knocks a settlement takes that so many ``people`` report.

    Who has bid is not part of a report, so that is not asked: people report what they have done,
    and a Dreier that was knocked all the same is doubled (DR-7.14). See `most_at_table`.
    """
    if profile.knock_right == "none":
        return Most(0, "DR-15.1")
    if contract != RAEUBER:
        return Most(profile.knock_limit, "DR-OP9")
    if people == 4 and profile.idle_dealer == "out":
        return Most(3, "DR-15.2")
    return Most(people, "DR-11.2")


def most_at_table(profile: DreierlesProfile, contract: str, people: int) -> Most:
    """Return how many knocks there can be in a deal that so many ``people`` play.

    Where only who has bid may knock, nobody knocks at the lowest bid: below it there is none.
    """
    bidders_only = profile.knock_right == "bidders_only" and profile.last_round == "normal"
    if bidders_only and contract == profile.bids[0]:
        return Most(0, "DR-7.21")
    return most_settled(profile, contract, people)


def entitled(terms: Terms) -> tuple[int, ...]:
    """Return the seats of the opponents who may knock, from the declarer's right (DR-7.22)."""
    declarer = terms.declarer
    assert declarer is not None
    players = terms.start.players
    order = ((declarer + 1) % 3, (declarer + 2) % 3)
    return tuple([players[place] for place in order if _may_knock(terms, place)])


def knock_rule(terms: Terms) -> str:
    """The rule that says who may knock in this deal."""
    profile = terms.start.profile
    if profile.last_round == "raeuber_or_solo":
        return "DR-12.5"
    rules = {"bidders_only": "DR-7.21", "not_after_free_pass": "DR-7.12", "none": "DR-15.1"}
    return rules.get(profile.knock_right, "DR-7.11")


def _may_knock(terms: Terms, place: int) -> bool:
    profile, calls = terms.start.profile, terms.auction.calls
    if profile.knock_right == "none":
        return False
    if profile.last_round == "raeuber_or_solo":
        return place >= len(calls)
    if profile.knock_right == "bidders_only":
        return calls[place] is not None
    if profile.knock_right == "not_after_free_pass":
        return any(calls[: place + 1])
    return True


def asked_next(terms: Terms) -> tuple[int, ...]:
    """Return the seats to be asked on the next level of a declared game."""
    assert terms.declarer is not None
    knocks = len(terms.knockers)
    if knocks >= terms.start.profile.knock_limit:
        return ()
    return (terms.start.players[terms.declarer],) if knocks % 2 else entitled(terms)


def asked_in_raeuber(start: Start) -> tuple[int, ...]:
    """Return the seats that are asked once each in a Räuber."""
    profile = start.profile
    if profile.knock_right == "none":
        return ()
    forehand, middle, last = start.players
    idle = () if start.idle is None or profile.idle_dealer == "out" else (start.idle,)
    if profile.raeuber_knock_order == "forehand":
        return (forehand, middle, last, *idle)
    return (last, *idle, forehand, middle)
