"""Every number of a rulebook is cited by a test, or listed with the reason why none can be.

A citation is the number itself in a test module or in the data of cases; "DR-10.7 to DR-10.11"
cites the numbers between as well. Tests that hold for all rules alike prove nothing about one of
them and do not count.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import rulebook

TESTS = Path(__file__).parent
LISTED = TESTS / "cases" / "not-mechanical.toml"
ALIKE = {LISTED, Path(__file__), TESTS / "engine" / "test_rulebook.py"}
REASONS: dict[str, dict[str, str]] = tomllib.loads(LISTED.read_text("utf-8"))
BOOKS = list(rulebook.BOOKS.values())


def numbers(book: rulebook.Book) -> set[str]:
    """All numbers of a rulebook, open points too."""
    return {*rulebook.RULES[book.game], *(point.number for point in book.open_points)}


def cited(text: str, prefix: str) -> Iterator[str]:
    """Yield the numbers that a text cites."""
    yield from re.findall(rf"\b{prefix}-(?:OP\d+|\d+\.\d+)\b", text)
    span = rf"\b{prefix}-(\d+)\.(\d+) to {prefix}-\1\.(\d+)\b"
    for section, first, last in re.findall(span, text):
        yield from (f"{prefix}-{section}.{n}" for n in range(int(first), int(last) + 1))


def all_cited(prefix: str) -> set[str]:
    """Every number that some test cites."""
    files = (path for path in TESTS.rglob("*") if path.suffix in {".py", ".toml", ".tdr"})
    return {
        n for path in files if path not in ALIKE for n in cited(path.read_text("utf-8"), prefix)
    }


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)
def test_every_number_is_cited_or_listed_with_a_reason(book: rulebook.Book) -> None:
    listed = REASONS[book.game]
    assert all(listed.values())
    assert set(listed) <= numbers(book)
    assert set(listed) & all_cited(book.prefix) == set()
    assert numbers(book) - all_cited(book.prefix) - set(listed) == set()


def test_a_span_cites_what_lies_between() -> None:
    assert set(cited("DR-8.2 to DR-8.4, DR-OP1", "DR")) == {"DR-8.2", "DR-8.3", "DR-8.4", "DR-OP1"}
    assert set(cited("DR-8.2 to DR-9.4", "DR")) == {"DR-8.2", "DR-9.4"}
