"""The rulebook of Droggn, as data."""

from __future__ import annotations

from functools import partial

from engine.cards import tyrolean_pack
from engine.rules import Book, Source
from engine.rules.droggn import past, play
from engine.rules.droggn.open_points import OPEN_POINTS, VALUES
from engine.rules.droggn.sentences import SENTENCES

SOURCES = (
    Source(
        "P",
        "pagat.com",
        "pagat.com, “Droggn: Tarock in the Stubai valley with 66 cards”, by John McLeod with "
        "Remigius Geiser, after their fieldwork of 1996",
        "https://www.pagat.com/tarot/stubtar.html",
    ),
    Source(
        "W",
        "Wikipedia",
        "Wikipedia, “Droggn”: the encyclopaedia article that the article profile follows",
        "https://en.wikipedia.org/wiki/Droggn",
    ),
    Source(
        "W0",
        "older Wikipedia text",
        "An older state of the Wikipedia article, with two slips about the cards",
    ),
    Source(
        "D",
        "German Wikipedia",
        "German Wikipedia, “Droggn”, its opening",
        "https://de.wikipedia.org/wiki/Droggn",
    ),
    Source(
        "T",
        "Taroc l’Hombre",
        "Wikipedia, “Taroc l’Hombre”, its opening",
        "https://en.wikipedia.org/wiki/Taroc_l%27Hombre",
    ),
    Source(
        "I",
        "our inference",
        "Our inference: no source says it in so many words, but it follows from what they say",
    ),
)

BOOK = Book(
    game="droggn",
    title="Droggn",
    prefix="DG",
    pack=tyrolean_pack,
    sources=SOURCES,
    sections=play.SECTIONS + past.SECTIONS,
    open_points=OPEN_POINTS,
    values=VALUES,
    sentences=SENTENCES,
    other_packs=(partial(tyrolean_pack, 78),),
)
