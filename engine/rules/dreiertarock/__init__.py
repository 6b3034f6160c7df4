"""The rulebook of Dreiertarock, as data."""

from __future__ import annotations

from engine.cards import industrie_pack
from engine.rules import Book, Source
from engine.rules.dreiertarock import past, play, score
from engine.rules.dreiertarock.open_points import OPEN_POINTS, VALUES
from engine.rules.dreiertarock.sentences import SENTENCES

SOURCES = (
    Source(
        "W",
        "Wikipedia",
        "Wikipedia, “Dreiertarock”: the encyclopaedia article that the article profile follows, "
        "after a book by Wolfgang Mayr and Robert Sedlaczek of 2008",
        "https://en.wikipedia.org/wiki/Dreiertarock",
    ),
    Source(
        "HT",
        "harbour-tarock",
        "The specification of harbour-tarock, a program by smatkovi, of 12 September 2026: the "
        "only copy of Wikipedia’s tariff that was read",
        "https://github.com/smatkovi/harbour-tarock",
    ),
    Source(
        "QH",
        "Queen’s Hand",
        "The rules and the program text of Queen’s Hand by W. Michael Shirk, which names Mayr and "
        "Sedlaczek, McLeod and Dummett among its sources",
        "https://github.com/wmichaelshirk/queens-hand",
    ),
    Source(
        "TG",
        "Tower Grove Tarock",
        "Tower Grove Tarock by W. Michael Shirk, on the game with 42 cards",
        "https://w-michael-shirk.firebaseapp.com/tower-grove-tarock/42-card-driertarock.html",
    ),
    Source(
        "DE",
        "German Wikipedia",
        "German Wikipedia, “Dreiertarock”, its opening",
        "https://de.wikipedia.org/wiki/Dreiertarock",
    ),
    Source(
        "TT",
        "Tirol Tarock",
        "tirol-tarock.blogspot.com, 21 January 2013, on a tournament in Vienna",
        "https://tirol-tarock.blogspot.com",
    ),
    Source(
        "I",
        "our inference",
        "Our inference or recommendation: no source says it in so many words",
    ),
)

BOOK = Book(
    game="dreiertarock",
    title="Dreiertarock",
    prefix="DT",
    pack=industrie_pack,
    sources=SOURCES,
    sections=play.SECTIONS + score.SECTIONS + past.SECTIONS,
    open_points=OPEN_POINTS,
    values=VALUES,
    sentences=SENTENCES,
)
