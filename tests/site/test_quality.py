"""Bounds on every page: its weight before Python, how easily it reads, what its first screen says.

What a page weighs is what a browser fetches to show it: the page, its styles, scripts, typefaces
and card sprites, each compressed as a server of ours sends it. What comes later, or only in some
browsers, is not counted: Python and the search's index.
"""

from __future__ import annotations

import gzip
import re
from functools import cache
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest

from engine.rulebook import BOOKS, RULES, Book, anchor
from lessons import contents

KILOBYTE = 1000
HEAVIEST = 350 * KILOBYTE

PACKED = {".woff2", ".png", ".jpg"}
"""Files that compress no further."""

STARTS = sorted(book.game for book in BOOKS.values())
EASY = 70
"""Flesch’s reading ease from which a text is fairly easy: what pupils of twelve or thirteen
read without help."""


LOADED = {"script": "src", "img": "src", "use": "xlink:href"}


class Page(HTMLParser):
    """What a page is made of: what it loads at once, and its texts."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.description = ""
        self.headings: list[str] = []
        self.levels: list[int] = []
        self.articles = 0
        self._open: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        relations = set(found.get("rel", "").split())
        if tag == "link" and relations & {"stylesheet", "preload", "modulepreload", "icon"}:
            self.loads.append(found["href"])
        elif found.get(LOADED.get(tag, "")):
            self.loads.append(found[LOADED[tag]])
        if tag == "meta" and found.get("name") == "description":
            self.description = found["content"]
        if tag == "h1":
            self.headings.append("")
        if re.fullmatch("h[1-6]", tag):
            self.levels.append(int(tag[1]))
        self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        if "h1" in self._open:
            self.headings[-1] += data


@pytest.fixture(scope="session")
def pages(built: Path) -> dict[str, Page]:
    """Every page of the site by its path, without those that stand in for a translation."""
    found = {}
    for path in sorted(built.rglob("*.html")):
        html = path.read_text("utf-8")
        if '<p class="stand-in"' not in html:
            found[str(path.relative_to(built))] = Page(html)
    return found


IMPORTS = re.compile(r"""(?:from|import)\s*["'](\.[^"']+)["']""")
ASSETS = re.compile(r"""url\(["']?([^"')]+\.(?:css|woff2|svg|png))["']?\)""")


@cache
def compressed(path: Path) -> int:
    """Bytes that a file takes on its way."""
    body = path.read_bytes()
    return len(body) if path.suffix in PACKED else len(gzip.compress(body, 9, mtime=0))


def brought(path: Path) -> list[str]:
    """The addresses that a script or a style brings with it."""
    if path.suffix in {".mjs", ".js"}:
        return IMPORTS.findall(path.read_text("utf-8"))
    return ASSETS.findall(path.read_text("utf-8")) if path.suffix == ".css" else []


def loaded(built: Path, name: str, page: Page) -> set[Path]:
    """All files that are fetched to show a page."""
    found: set[Path] = set()
    waiting = [urljoin(f"http://site/{name}", address) for address in page.loads]
    while waiting:
        url = urlsplit(waiting.pop())
        path = built / url.path.lstrip("/")
        if url.scheme != "data" and url.netloc == "site" and path not in found:
            found.add(path)
            here = url._replace(fragment="").geturl()
            waiting += [urljoin(here, address) for address in brought(path)]
    return {built / name} | found


def test_no_page_is_heavy_before_python(built: Path, pages: dict[str, Page]) -> None:
    weights = {
        name: sum(map(compressed, loaded(built, name, page))) for name, page in pages.items()
    }
    assert not {name: weight for name, weight in weights.items() if weight > HEAVIEST}
    assert all(weight > 50 * KILOBYTE for weight in weights.values()), "something is not counted"


def test_every_page_says_what_it_is_for(pages: dict[str, Page]) -> None:
    """A heading, and a sentence for search engines that no other page has."""
    described: dict[str, str] = {}
    for name, page in pages.items():
        if name == "404.html":
            continue
        assert len(page.headings) == 1, name
        assert page.headings[0].strip(), name
        assert 40 <= len(page.description) <= 160, (name, page.description)
        assert described.setdefault(page.description, name) == name, (name, page.description)


def test_no_heading_skips_a_level(pages: dict[str, Page]) -> None:
    """Who moves from heading to heading misses nothing."""
    for name, page in pages.items():
        steps = [later - earlier for earlier, later in pairwise([0, *page.levels])]
        assert max(steps) == 1, name


def test_a_text_under_the_heading_says_what_a_page_is_for(built: Path) -> None:
    """The first thing below the heading of every page is a paragraph of its own words."""
    for source in sorted((built.parent / "docs" / "en").rglob("*.md")):
        text = source.read_text("utf-8")
        if "template:" in text.split("---")[1]:
            continue
        below = re.split(r"^# .*$", text, maxsplit=1, flags=re.M)[1].strip()
        first = below.split("\n\n")[0]
        assert re.match(r"[A-Z*\[“]", first), f"{source.name}: {first[:60]}"
        assert len(first.split()) >= 10, f"{source.name}: {first}"


# How easily a text reads

VOWELS = re.compile(r"[aeiouyäöü]+", re.I)


def syllables(word: str) -> int:
    """Count groups of vowels; a silent e at the end is none."""
    plain = re.sub(r"(?<=[^aeiouyl])e$|(?<=[aeiouy][^aeiouydt])ed$", "", word.lower())
    return max(1, len(VOWELS.findall(plain)))


def reading_ease(text: str) -> float:
    """Flesch's measure: 206.8 less what long sentences and long words cost."""
    sentences = [part for part in re.split(r"[.!?:]\s+|\n\n+", text) if re.search(r"\w", part)]
    words = re.findall(r"[A-Za-zÀ-ž][\w’'-]*", text)
    length = len(words) / len(sentences)
    return 206.835 - 1.015 * length - 84.6 * sum(map(syllables, words)) / len(words)


def prose(markdown: str) -> str:
    """The running text of a page's source, without fences, tables, tags, links' targets, rules."""
    text = markdown.split("---", 2)[2]
    text = re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)
    text = re.sub(r"^(\||#).*$|<[^>]*>|\{[^}]*\}", "", text, flags=re.M)
    return re.sub(r"\]\([^)]*\)|[*\[\]_]|^ *(-|\d+\.) ", "", text, flags=re.M)


def test_the_measure_of_reading_tells_plain_from_heavy() -> None:
    plain = "The cat sat on the mat. It was a big cat. The dog ran away from it at once."
    heavy = (
        "Notwithstanding considerable administrative complications, the commission's "
        "recommendations regarding intergovernmental cooperation necessitate reconsideration."
    )
    assert reading_ease(plain) > 95
    assert reading_ease(heavy) < 10


@pytest.mark.parametrize("game", STARTS)
def test_start_here_reads_easily_at_fourteen(built: Path, game: str) -> None:
    source = built.parent / "docs" / "en" / game / contents.START.file
    assert reading_ease(prose(source.read_text("utf-8"))) >= EASY


# Rules that pages state

RULE = re.compile(r'id="((?:dr|dt|dg|hz)-(?:op)?\d+(?:-\d+)?)"')


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.game)
def test_every_rule_stands_on_a_page_of_its_game(built: Path, book: Book) -> None:
    """Each number of a rulebook has its place, and there just once; no other number has one."""
    found = [
        ident
        for path in sorted((built / book.game).rglob("*.html"))
        for ident in RULE.findall(path.read_text("utf-8"))
    ]
    numbers = [*RULES[book.game], *(point.number for point in book.open_points)]
    due = {anchor(number) for number in numbers}
    rules = [ident for ident in found if ident in due or ident.count("-") > 1 or "op" in ident]
    assert sorted(rules) == sorted(due)
