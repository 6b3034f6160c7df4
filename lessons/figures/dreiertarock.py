"""The tables of Dreiertarock, computed by the engine."""

from __future__ import annotations

import htpy as h
from htpy import Node

from engine.games.dreiertarock import GAME
from engine.games.dreiertarock.contracts import BIDS, BIRDS, BONUSES, TITLES
from engine.games.dreiertarock.profile import DreiertarockProfile
from lessons.figures.book import Leaf
from lessons.figures.grid import Grid, Tables, table
from lessons.locale import Speech
from lessons.locale import mark as N_

CONDITIONS = {
    "trull": N_("Sküs, XXI and I among the cards won"),
    "kings": N_("all four Kings among the cards won"),
    "mondfang": N_("the XXI caught by the Sküs"),
}


def tariff(profile: DreiertarockProfile, leaf: Leaf) -> Node:
    """Show what contracts and bonuses are worth (DT-10.1)."""
    return h.div[table(contracts(profile, leaf.say)), table(bonuses(profile, leaf.say))]


def contracts(profile: DreiertarockProfile, say: Speech) -> Grid:
    """The value of each bid, in cents for each opponent."""
    prices = profile.prices.contracts
    rows = tuple((TITLES[bid], str(prices[bid])) for bid in BIDS if bid in prices)
    return Grid(say("In cents, for each opponent"), (say("Contract"), say("Value")), rows)


def bonuses(profile: DreiertarockProfile, say: Speech) -> Grid:
    """The value of each bonus, silent and announced."""
    rows = []
    for name, title in BONUSES.items():
        silent, announced = (str(profile.prices.bonus(name, said)) for said in (False, True))
        known = name in profile.announced
        rows.append((title, _when(name, say), silent, announced if known else "–"))
    head = (say("Bonus"), say("What it takes"), say("Silent"), say("Announced"))
    return Grid("", head, tuple(rows), wide=True)


def _when(name: str, say: Speech) -> str:
    if name not in BIRDS:
        return say(CONDITIONS[name])
    bird = BIRDS[name]
    card = GAME.pack.card(bird.code).name
    return say("trick {number} of 16 won with the {card}", number=bird.trick, card=card)


TABLES = Tables(GAME.profile, by_profile={"tariff": tariff})
