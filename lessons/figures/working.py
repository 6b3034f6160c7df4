"""A worked example as HTML: the story, the working in words, the ledger or the tally."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import accumulate

import htpy as h
from htpy import Node

from engine.settlement import Entry, Ledger, Line
from lessons.figures import faces
from lessons.figures.book import Leaf
from lessons.figures.examples import Counted, Example, Settled
from lessons.figures.grid import signed
from lessons.locale import capital
from lessons.widgets import parts


def show(example: Example, leaf: Leaf) -> Node:
    """Show an example from its story to the proof that its ledgers close."""
    return h.div(".example")[h.p(".story")[leaf.say(example.story)], _worked(example, leaf)]


def folded(example: Example, leaf: Leaf) -> Node:
    """Show an example under the rule that tells it, behind a line that opens it."""
    opened = show(example, leaf) if example.deals else h.div(".example")[_worked(example, leaf)]
    return h.details(".worked")[h.summary[leaf.say("Step by step")], opened]


def _worked(example: Example, leaf: Leaf) -> Node:
    return [
        (_deal(deal, leaf) for deal in example.deals),
        (_pile(pile, leaf) for pile in example.piles),
    ]


def _deal(deal: Settled, leaf: Leaf) -> Node:
    first, *others = (leaf.profile(name) for name in deal.profiles)
    return h.div(".deal")[
        h.p(".deal-title")[
            [h.strong[leaf.say(deal.title)], " "] if deal.title else None,
            h.span(".alike")[leaf.say("Profile: {profile}", profile=first)],
        ],
        h.ol(".working")[
            (
                h.li[leaf.say(step.text, **step.numbers), " ", leaf.reference(step.rule)]
                for step in deal.steps
            )
        ]
        if deal.steps
        else None,
        _account(deal, leaf),
        _proof(deal.account, leaf) if isinstance(deal.account, Ledger) else None,
        (h.p(".alike")[leaf.say("{profile}: the same totals.", profile=name)] for name in others),
    ]


def _account(deal: Settled, leaf: Leaf) -> Node:
    people, totals = deal.account.people, deal.account.totals
    return h.table(".ledger")[
        h.thead[
            h.tr[h.th(scope="col")[leaf.say("Line")], (h.th(scope="col")[who] for who in people)]
        ],
        h.tbody[
            (
                h.tr[
                    h.th(scope="row")[_reason(line, balance, leaf)],
                    (h.td[signed(balance[who])] for who in people),
                ]
                for line, balance in deal.account.rows()
            )
        ],
        h.tfoot[
            h.tr[
                h.th(scope="row")[leaf.say("Total")],
                (h.td(class_=_tone(totals[who]))[signed(totals[who])] for who in people),
            ],
            h.tr[
                h.th(scope="row")[leaf.say("at {stake} ¢ a point", stake=deal.stake)],
                (h.td[f"{signed(totals[who] * deal.stake)} ¢"] for who in people),
            ]
            if deal.stake
            else None,
        ],
    ]


def _tone(points: int) -> str | None:
    return {1: "win", -1: "lose"}.get((points > 0) - (points < 0))


def _reason(line: Line | Entry, balance: Mapping[str, int], leaf: Leaf) -> Node:
    """Name a line and, in small print, its rule and who pays whom how much, if anybody does."""
    paid = [_who_pays(line, balance, leaf), " "] if isinstance(line, Line) else None
    return [capital(leaf.say(line.label)), " ", h.small[paid, leaf.reference(line.rule)]]


def _who_pays(line: Line, balance: Mapping[str, int], leaf: Leaf) -> str:
    gain = [who for who, points in balance.items() if points > 0]
    lose = [who for who, points in balance.items() if points < 0]
    if not gain:
        return leaf.say("nothing to pay")
    if len(gain) == 1:
        return leaf.say("{payee} gets {amount} from each", payee=gain[0], amount=line.amount)
    if len(lose) == 1:
        return leaf.say("{payer} pays {amount} to each", payer=lose[0], amount=line.amount)
    return leaf.say("{amount} from each to each", amount=line.amount)


def _proof(ledger: Ledger, leaf: Leaf) -> Node:
    """Add the totals up before the reader's eyes."""
    totals = [points for points in ledger.totals.values() if points] or [0]
    terms = "".join(f" {'−' if points < 0 else '+'} {abs(points)}" for points in totals)
    terms = terms.removeprefix(" + ").removeprefix(" ").replace("− ", "−", terms.startswith(" −"))
    text = leaf.say("{terms} = 0: the ledger closes.", terms=terms)
    return h.p(".proof")[parts.badge("ok", leaf.say), " ", text]


def _pile(pile: Counted, leaf: Leaf) -> Node:
    """Show a pile as it is counted, packet by packet, behind a line with the result."""
    tally, say = pile.tally, leaf.say
    running = accumulate(packet.points for packet in tally.packets)
    head = h.li(".cap")[
        (h.span[word] for word in ("", say("packet"), say("points"), say("so far")))
    ]
    return h.details(".pile")[
        h.summary[
            h.strong[say(pile.title)],
            say(": {n} cards, {points} points", n=tally.cards, points=tally.points),
        ],
        h.ol(".packs", role="list")[
            head,
            (
                h.li[
                    h.span(".n")[str(n)],
                    faces.row(packet.cards, leaf, "trio"),
                    h.span(".sum")[str(packet), " = ", h.b[str(packet.points)]],
                    h.span(".run")[str(total)],
                ]
                for n, (packet, total) in enumerate(zip(tally.packets, running, strict=True), 1)
            ),
        ],
    ]


def texts(example: Example) -> Iterator[str]:
    """Yield the sentences of an example, for translators."""
    yield from (example.title, example.story)
    yield from (deal.title for deal in example.deals if deal.title)
    yield from (pile.title for pile in example.piles)
