"""Why a call of the auction is refused (DT-5, DT-14.1, DT-14.6).

=====================  ========  ==========================================================
``case``               rule      other facts
=====================  ========  ==========================================================
``no_such_bid``        DT-5.1    ``bid``, ``bids`` (the titles of those below a Solo)
``no_such_step``       DT-14.6   ``bid``
``must_bid``           DT-14.1   ``name``
``too_low``            DT-5.1    ``bid``, ``highest``
``skipped``            DT-5.3    ``bid``, ``next`` (the step that is due)
``first_turn``         DT-5.5    ``bid``
``pass_or_hold``       DT-5.4    ``bid``, ``highest``
``nothing_to_hold``    DT-5.4
``held``               DT-5.4    ``name`` (who comes before), ``highest``
``pass_only``          DT-5.4    ``bid``, ``name`` (who holds), ``highest``
``no_answer``          DT-5.5    ``highest`` (a Solo)
=====================  ========  ==========================================================

Contracts are given by their titles.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.actions import Action, Bid, Hold, Pass
from engine.games.dreiertarock.auction import HOLD, PASS, Auction
from engine.games.dreiertarock.contracts import BIDS, SOLO, SOLO_VALAT, STEPS, TITLES
from engine.verdict import Fact, Refusal

_ACTIONS: dict[str, Action] = {PASS: Pass(), HOLD: Hold(), **{bid: Bid(bid) for bid in BIDS}}
_MENUS: dict[tuple[str, ...], tuple[Action, ...]] = {}
"""The actions for each tuple of calls that has come up. There are about a dozen."""


def menu(calls: tuple[str, ...]) -> tuple[Action, ...]:
    """Return the actions that make these calls."""
    if calls not in _MENUS:
        _MENUS[calls] = tuple([_ACTIONS[call] for call in calls])
    return _MENUS[calls]


def call_of(action: Action) -> str | None:
    """Return the call that an action makes; None for one that is no call."""
    if isinstance(action, Bid):
        return action.contract
    return PASS if isinstance(action, Pass) else HOLD if isinstance(action, Hold) else None


def call_refusal(auction: Auction, call: str, names: Sequence[str]) -> Refusal:
    """Say why whoever is to speak may not make a call that is not allowed; ``names`` by place."""
    speaker = auction.speaker
    assert speaker is not None
    if call == PASS:
        return Refusal("DT-14.1", {"case": "must_bid", "name": names[speaker]})
    first = speaker not in auction.spoken
    if call == HOLD:
        return _no_hold(auction, first, names)
    return _no_bid(auction, call, first, names)


def _no_hold(auction: Auction, first: bool, names: Sequence[str]) -> Refusal:
    if first or auction.bidder is None:
        return Refusal("DT-5.4", {"case": "nothing_to_hold"})
    highest = TITLES[auction.highest or ""]
    if auction.highest in {SOLO, SOLO_VALAT}:
        return Refusal("DT-5.5", {"case": "no_answer", "highest": highest})
    return Refusal("DT-5.4", {"case": "held", "name": names[auction.bidder], "highest": highest})


def _no_bid(auction: Auction, bid: str, first: bool, names: Sequence[str]) -> Refusal:
    if bid not in BIDS:
        bids = ", ".join(TITLES[step] for step in auction.steps)
        return Refusal("DT-5.1", {"case": "no_such_bid", "bid": bid, "bids": bids})
    facts: dict[str, Fact] = {"bid": TITLES[bid]}
    if bid in STEPS and bid not in auction.steps:
        return Refusal("DT-14.6", {"case": "no_such_step", **facts})
    if not first and bid not in STEPS:
        return Refusal("DT-5.5", {"case": "first_turn", **facts})
    if auction.highest and BIDS.index(bid) <= BIDS.index(auction.highest):
        return Refusal("DT-5.1", {"case": "too_low", "highest": TITLES[auction.highest], **facts})
    return _no_step(auction, facts, names)


def _no_step(auction: Auction, facts: dict[str, Fact], names: Sequence[str]) -> Refusal:
    """Say why a step above the highest bid may not be bid now."""
    following = auction.next_step
    if following is not None and following in auction.allowed:
        return Refusal("DT-5.3", {"case": "skipped", "next": TITLES[following], **facts})
    facts["highest"] = TITLES[auction.highest or ""]
    if HOLD in auction.allowed:
        return Refusal("DT-5.4", {"case": "pass_or_hold", **facts})
    holder = names[auction.bidder or 0]
    return Refusal("DT-5.4", {"case": "pass_only", "name": holder, **facts})
