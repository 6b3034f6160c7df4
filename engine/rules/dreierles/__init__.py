"""The rulebook of Dreierles, as data."""

from __future__ import annotations

from engine.cards import cego_pack
from engine.rules import Book, Source
from engine.rules.dreierles import past, play
from engine.rules.dreierles.open_points import OPEN_POINTS, VALUES
from engine.rules.dreierles.sentences import SENTENCES

SOURCES = (
    Source(
        "P",
        "pagat.com",
        "pagat.com, “Dreierles”, by John McLeod after a German page by Ulf Martin, "
        "last changed on 16 November 2024: the game as its players showed it in 2018",
        "https://www.pagat.com/tarot/dreierles.html",
    ),
    Source(
        "W",
        "Wikipedia",
        "Wikipedia, “Dreierles”: the encyclopaedia article that the article profile follows",
        "https://en.wikipedia.org/wiki/Dreierles",
    ),
    Source(
        "S", "Spanish text", "A Spanish translation of the Wikipedia article, without its tables"
    ),
    Source(
        "N1", "bo.de", "bo.de (Achern/Oberkirch), 31 December 2022, on the Achertal tournaments"
    ),
    Source(
        "N2",
        "stadtanzeiger-ortenau.de",
        "stadtanzeiger-ortenau.de, announcement of the Kappelrodeck tournament",
    ),
    Source(
        "I",
        "our inference",
        "Our inference: no source says it in so many words, but it follows from what they say",
    ),
)

BOOK = Book(
    game="dreierles",
    title="Dreierles",
    prefix="DR",
    pack=cego_pack,
    sources=SOURCES,
    sections=play.SECTIONS + past.SECTIONS,
    open_points=OPEN_POINTS,
    values=VALUES,
    sentences=SENTENCES,
)
