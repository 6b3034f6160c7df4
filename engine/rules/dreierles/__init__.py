"""The rulebook of Dreierles, as data."""

from __future__ import annotations

from engine.cards import cego_pack
from engine.rules import Book, Source
from engine.rules.dreierles import past, play
from engine.rules.dreierles.open_points import OPEN_POINTS
from engine.rules.dreierles.sentences import SENTENCES

SOURCES = (
    Source(
        "P",
        "pagat.com, “Dreierles”, by John McLeod after a German page by Ulf Martin",
        "https://www.pagat.com/tarot/dreierles.html",
    ),
    Source("W", "Wikipedia, “Dreierles”", "https://en.wikipedia.org/wiki/Dreierles"),
    Source("S", "a Spanish translation of the Wikipedia article"),
    Source("N1", "bo.de (Achern/Oberkirch), 31 December 2022"),
    Source("N2", "stadtanzeiger-ortenau.de, announcement of the Kappelrodeck tournament"),
    Source("I", "our inference"),
)

BOOK = Book(
    game="dreierles",
    title="Dreierles",
    prefix="DR",
    pack=cego_pack,
    sources=SOURCES,
    sections=play.SECTIONS + past.SECTIONS,
    open_points=OPEN_POINTS,
    sentences=SENTENCES,
)
