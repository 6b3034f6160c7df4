"""The pages that every game has: one list, from which menu, links and pages are made.

The list names no game: a page is there as soon as its file stands in the game's folder.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine import rulebook
from engine.rulebook import Book, OpenPoint, Rule, Section
from lessons.locale import mark as N_
from lessons.pages import PageContext


@dataclass(frozen=True, slots=True)
class GamePage:
    """A page of a game: its ``name`` in links and folders, and its ``title`` in the menu."""

    name: str
    title: str

    @property
    def file(self) -> str:
        """Its source, below the folder of the game."""
        return f"{self.name or 'index'}.md"


START, HISTORY, RULES, PRACTISE, EXAMPLES, VARIANTS, GLOSSARY = PAGES = (
    GamePage("", N_("Start here")),
    GamePage("history", N_("History")),
    GamePage("rules", N_("Rules")),
    GamePage("practise", N_("Practise")),
    GamePage("examples", N_("Worked examples")),
    GamePage("variants", N_("Variants")),
    GamePage("glossary", N_("Glossary")),
)
"""All pages of a game, in the order of the menu."""

_ELSEWHERE = {"History": HISTORY, "Variants": VARIANTS}
"""Sections of the rulebooks that stand on pages of their own, by their titles."""


def folder(game: str, page: GamePage) -> str:
    """Return the folder of a page below the site's root: ``dreierles/rules``."""
    return f"{game}/{page.name}".rstrip("/")


def home(section: Section) -> GamePage:
    """Tell on which page the rules of a section stand."""
    return _ELSEWHERE.get(section.title, RULES)


def home_of(book: Book, entry: Rule | OpenPoint | int) -> GamePage:
    """Tell on which page a rule, an open point, or a section by its number stands."""
    if isinstance(entry, OpenPoint):
        return VARIANTS
    number = entry.section if isinstance(entry, Rule) else entry
    return next((home(each) for each in book.sections if each.number == number), RULES)


def sections(book: Book, page: GamePage) -> Iterator[Section]:
    """Yield the sections of a rulebook that stand on a page."""
    return (section for section in book.sections if home(section) is page)


def homes(book: Book) -> dict[str, str]:
    """Tell for each section by its number, and for ``op``, the open points, its page's name."""
    numbers = {str(section.number): home(section).name for section in book.sections}
    return {**numbers, "op": VARIANTS.name}


def place(page: PageContext) -> tuple[Book, GamePage] | None:
    """Tell which page of which game is being rendered; None if it is another page."""
    path = page.path.removeprefix(page.language).removesuffix("index.html").strip("/")
    game, _, name = path.partition("/")
    known = {book.game: book for book in rulebook.BOOKS.values()}
    found = next((each for each in PAGES if each.name == name), None)
    return (known[game], found) if game in known and found else None
