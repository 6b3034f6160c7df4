"""A worked example as HTML: the story, the working in words, the ledger or the tally."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h
from htpy import Node

from engine.settlement import Ledger
from lessons import contents
from lessons.figures import faces
from lessons.figures.book import Leaf
from lessons.figures.examples import Counted, Example, Settled
from lessons.reckoning import report
from lessons.reckoning.model import PROFILE
from lessons.widgets import ledger
from lessons.widgets.block import live
from lessons.widgets.ledger import Clerk
from lessons.widgets.tallying import packets


def show(example: Example, leaf: Leaf) -> Node:
    """Show an example from its story to the proof that its ledgers close."""
    return h.div(".example")[
        h.p(".story")[leaf.say(example.story)], _worked(example, leaf, living=True)
    ]


def folded(example: Example, leaf: Leaf) -> Node:
    """Show an example under the rule that tells it, behind a line that opens it.

    It does not live there: a page for looking things up need not start Python.
    """
    page = contents.folder(example.game, contents.EXAMPLES)
    there = h.a(href=leaf.page.rule_href(example.name, page))[leaf.say("Change the numbers")]
    return h.details(".worked")[
        h.summary[leaf.say("Step by step")],
        h.div(".example")[
            h.p(".story")[leaf.say(example.story)] if example.deals else None,
            _worked(example, leaf),
            h.p(".alike")[there] if any(deal.told for deal in example.deals) else None,
        ],
    ]


def _worked(example: Example, leaf: Leaf, living: bool = False) -> Node:
    return [
        (
            [_deal(deal, leaf), _living(example, number, leaf) if living else None]
            for number, deal in enumerate(example.deals)
        ),
        (_pile(pile, leaf) for pile in example.piles),
    ]


def _deal(deal: Settled, leaf: Leaf) -> Node:
    book = Clerk(leaf.say, leaf.reference)
    first, *others = (leaf.profile(name) for name in deal.profiles)
    return h.div(".deal")[
        h.p(".deal-title")[
            [h.strong[leaf.say(deal.title)], " "] if deal.title else None,
            h.span(".alike")[leaf.say("Profile: {profile}", profile=first)],
        ],
        ledger.steps(deal.steps, book),
        ledger.account(deal.account, deal.stake, book),
        ledger.proof(deal.account, book) if isinstance(deal.account, Ledger) else None,
        (h.p(".alike")[leaf.say("{profile}: the same totals.", profile=name)] for name in others),
    ]


def _living(example: Example, number: int, leaf: Leaf) -> Node:
    """Let the reader change the numbers of a deal, behind a line that opens it."""
    deal = example.deals[number]
    if deal.told is None:
        return None
    values = {**report(example.game).values(deal.told), PROFILE: (deal.profiles[0],)}
    title = deal.title or example.title
    made = live(leaf.page, example.game, f"{example.name}-{number + 1}", title, values)
    return h.details(".living")[h.summary[leaf.say("Change the numbers")], made]


def _pile(pile: Counted, leaf: Leaf) -> Node:
    """Show a pile as it is counted, packet by packet, behind a line with the result."""
    tally, say = pile.tally, leaf.say
    return h.details(".pile")[
        h.summary[
            h.strong[say(pile.title)],
            say(": {n} cards, {points} points", n=tally.cards, points=tally.points),
        ],
        packets(tally, lambda cards: faces.row(cards, leaf, "trio"), say),
    ]


def texts(example: Example) -> Iterator[str]:
    """Yield the sentences of an example, for translators."""
    yield from (example.title, example.story)
    yield from (deal.title for deal in example.deals if deal.title)
    yield from (pile.title for pile in example.piles)
