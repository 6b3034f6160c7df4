"""The rulebook of Herzeln, as data."""

from __future__ import annotations

from functools import partial

from engine.cards import skat_pack
from engine.rules import Book, Source
from engine.rules.herzeln import past, play
from engine.rules.herzeln.open_points import OPEN_POINTS, VALUES
from engine.rules.herzeln.sentences import SENTENCES

SOURCES = (
    Source(
        "W",
        "Wikipedia",
        "Wikipedia, “Herzeln”: the encyclopaedia article that the article profile follows, after "
        "a booklet of the card maker Piatnik",
        "https://en.wikipedia.org/wiki/Herzeln",
    ),
    Source(
        "D",
        "German Wikipedia",
        "German Wikipedia, “Herzeln”, after the same booklet and independent in its wording",
        "https://de.wikipedia.org/wiki/Herzeln",
    ),
    Source(
        "A",
        "allekartenspiele.de",
        "allekartenspiele.de, “Herzeln”, deals 1 to 7",
        "https://www.allekartenspiele.de/herzeln.html",
    ),
    Source("R", "spielregeln.de", "beta.spielregeln.de, “Herzeln”"),
    Source(
        "H",
        "denk-stelle.at",
        "blog.denk-stelle.at, “Herzeln – Variante Hausruckviertel”, a regional form",
    ),
    Source("K", "Kein Stich", "German Wikipedia, “Kein Stich”, on a related game"),
    Source("KD", "casinospiegel.net", "casinospiegel.net, “Kartendomino”, on a related game"),
    Source(
        "I",
        "our inference",
        "Our inference or recommendation: no source says it in so many words",
    ),
)

BOOK = Book(
    game="herzeln",
    title="Herzeln",
    prefix="HZ",
    pack=skat_pack,
    sources=SOURCES,
    sections=play.SECTIONS + past.SECTIONS,
    open_points=OPEN_POINTS,
    values=VALUES,
    sentences=SENTENCES,
    other_packs=(partial(skat_pack, 32, "german"), partial(skat_pack, 24)),
)
