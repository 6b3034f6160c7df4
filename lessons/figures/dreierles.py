"""The tables of Dreierles, computed by the engine, and the working of its settlements."""

from __future__ import annotations

from collections.abc import Iterable

import htpy as h
from htpy import Node

from engine.actions import Action, Bid, Done, Pass
from engine.cards import CardSet
from engine.games.dreierles import GAME
from engine.games.dreierles.cards import BLIND, DROLL, HAND, KINGS
from engine.games.dreierles.contracts import BIDS
from engine.games.dreierles.deal import Deal
from engine.games.dreierles.outcome import COMBINATIONS
from engine.games.dreierles.profile import DreierlesProfile
from engine.games.dreierles.scoring import payoff_table
from engine.settlement import signed
from engine.verdict import Refusal
from lessons.figures import faces
from lessons.figures.auction import calls
from lessons.figures.book import Leaf
from lessons.figures.grid import Grid, Tables, table
from lessons.locale import Speech


def piles(say: Speech) -> Grid:
    """Cards of the exchange and of the two piles, contract by contract (DR-6.6)."""
    rows = []
    for contract in BIDS.values():
        drawn, rest = contract.drawn, BLIND - contract.drawn
        mine = f"{drawn} + 3t" if drawn else "3t"
        rows.append((contract.title, str(drawn), str(rest), mine, f"{rest} + 3 × ({HAND} − t)"))
    return Grid(
        say("t: tricks that the declarer has taken"),
        (
            say("Contract"),
            say("Taken up and laid aside"),
            say("Blind cards for the opponents"),
            say("Declarer’s pile"),
            say("Opponents’ pile"),
        ),
        tuple(rows),
        wide=True,
    )


AUCTIONS = (
    (None, "dreier", None),
    (None, None, "dreier"),
    ("dreier", None, None),
    ("dreier", "zweier", None),
    (None, "zweier", "solo"),
    ("dreier", "zweier", "einer"),
)
"""Auctions that show who may knock; None is a pass."""


def knockers(profile: DreierlesProfile, say: Speech) -> Grid:
    """Who may knock after different auctions (DR-7.12, DR-7.21)."""
    people = ("Anna", "Bernd", "Catrin")
    rows = []
    for auction in AUCTIONS:
        asked, declarer = _asked_to_knock(profile, auction, people)
        said = (BIDS[call].title if call else "weg" for call in auction)
        rows.append((", ".join(said), declarer, say.both(asked) if asked else say("nobody")))
    head = (say("Auction"), say("Declarer"), say("May knock"))
    return Grid(say("Anna speaks first; Catrin has dealt and speaks last"), head, tuple(rows))


def _asked_to_knock(
    profile: DreierlesProfile, auction: Iterable[str | None], people: tuple[str, ...]
) -> tuple[list[str], str]:
    """Play a deal up to the first lead; return who was asked to knock, and the declarer."""
    deal = GAME.new(profile, seed=1, seats=people, dealer=people[-1])
    for call in auction:
        deal = _on(deal, Bid(call) if call else Pass())
    declarer = people[deal.to_move or 0]
    if deal.phase == "exchange":
        deal = _on(deal, deal.actions()[0])
    deal = _on(deal, Done())
    asked = []
    while deal.phase == "knocking":
        asked.append(people[deal.to_move or 0])
        deal = _on(deal, Pass())
    return asked, declarer


def _on(deal: Deal, action: Action) -> Deal:
    after = deal.after(action)
    assert not isinstance(after, Refusal)
    return after


def combinations(leaf: Leaf) -> Node:
    """Show the combinations: how they are called, and the cards that make them (DR-7.1)."""
    say, pack = leaf.say, GAME.pack
    rows = (
        ("ten_trumps", "Zehn Druck", say("ten trumps or more, whichever they are")),
        ("droll", "Druckrolle", faces.row(CardSet(pack, DROLL), leaf, "trio")),
        ("four_kings", "Königsrolle", faces.row(CardSet(pack, KINGS), leaf, "trio")),
    )
    return h.table(".grid")[
        h.thead[
            h.tr[
                (
                    h.th(scope="col")[name]
                    for name in (say("Combination"), say("German"), say("In hand"))
                )
            ]
        ],
        h.tbody[
            (
                h.tr[h.th(scope="row")[say(COMBINATIONS[name])], h.td[german], h.td[cards]]
                for name, german, cards in rows
            )
        ],
    ]


def payoff(profile: DreierlesProfile, say: Speech) -> Grid:
    """What each opponent pays (+) or gets (−), by card points and contract (DR-10.4, DR-10.12)."""
    rows = []
    for row in payoff_table(profile):
        points = str(row.low) if row.low == row.high else f"{row.low}–{row.high}"
        amounts = ("–" if each is None else signed(each) for each in row.amounts.values())
        rows.append((points, *amounts))
    caption = say("Game points from each opponent, without knocks and bonuses")
    head = (say("Declarer’s card points"), *(contract.title for contract in BIDS.values()))
    return Grid(caption, head, tuple(rows))


TABLES = Tables(
    GAME.profile,
    same={
        "calls": lambda leaf: table(calls(GAME, BIDS, leaf.say)),
        "piles": lambda leaf: table(piles(leaf.say)),
        "combinations": combinations,
    },
    by_profile={
        "payoff": lambda profile, leaf: table(payoff(profile, leaf.say)),
        "knockers": lambda profile, leaf: table(knockers(profile, leaf.say)),
    },
)
