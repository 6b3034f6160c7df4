"""What the written pages must hold, whoever edits them."""

from __future__ import annotations

import re
from pathlib import Path

import markdown
import pytest
from markdown.extensions import Extension

from engine import record, rulebook
from lessons.markdown import LessonsExtension

DOCS = Path(__file__).parents[2] / "docs"
DREIERLES = (DOCS / "en" / "dreierles" / "index.md").read_text("utf-8")
BOOK = rulebook.book("dreierles")
EXTENSIONS = ["attr_list", "def_list", "md_in_html", "tables", "toc"]


def rendered(text: str, path: str) -> str:
    """Render a page without its front matter."""
    body = re.sub(r"\A---\n.*?\n---\n", "", text, flags=re.DOTALL)
    extensions: list[str | Extension] = [*EXTENSIONS, LessonsExtension(path=path, locale="en")]
    return markdown.markdown(body, extensions=extensions)


@pytest.fixture(scope="module")
def page() -> str:
    """The page on Dreierles as HTML."""
    return rendered(DREIERLES, "dreierles/index.html")


def test_every_rule_and_open_point_stands_once_on_the_page(page: str) -> None:
    anchors = re.findall(r'class="rule" id="([^"]+)"', page)
    rules = [rule.anchor for section in BOOK.sections for rule in section.rules]
    assert anchors == rules + [point.anchor for point in BOOK.open_points]


def test_sections_carry_the_titles_of_the_rulebook(page: str) -> None:
    headings = re.findall(r'<h3 id="dr-(\d+)">(.*?)</h3>', page)
    assert headings == [
        (str(section.number), f"{section.number} {section.title}") for section in BOOK.sections
    ]


def test_every_link_within_the_page_leads_somewhere(page: str) -> None:
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(ids)


def test_the_history_has_ten_sentences_and_each_has_its_source() -> None:
    history = DREIERLES.split("{#history}\n")[1].split("\n## ")[0]
    text = re.sub(r"\bDR-(\d+)\.(\d+)", r"DR-\1:\2", " ".join(history.split()))
    sentences = re.split(r"(?<=\.) (?=[A-Z])", text)
    assert len(sentences) == 10
    assert all(re.search(r"\{DR-14:\d+\}", sentence) for sentence in sentences)


def test_the_three_drills_and_the_example_are_in_their_places(page: str) -> None:
    order = [
        'id="5-playing-a-card"',
        'data-widget="follow-suit"',
        'data-widget="trump"',
        'id="6-counting"',
        'data-widget="count-points"',
        'id="7-settling"',
        'id="anna-bernd-catrin"',
        "9 − 3 − 6 = 0",
        'id="rules"',
    ]
    places = [page.index(mark) for mark in order]
    assert places == sorted(places)


@pytest.mark.parametrize("path", sorted(DOCS.glob("*/**/*.md")), ids=lambda path: path.as_posix())
def test_a_page_has_one_title_and_says_what_it_is(path: Path) -> None:
    text = path.read_text("utf-8")
    assert re.match(r"---\ntitle: \S.*\ndescription: \S", text)
    hero = "\nhero:\n" in text
    assert len(
        re.findall(r"^# ", re.sub(r"```.*?```", "", text, flags=re.DOTALL), re.MULTILINE)
    ) == (0 if hero else 1)


def test_the_record_on_the_page_is_the_file_beside_it() -> None:
    page = (DOCS / "en" / "reference" / "record.md").read_text("utf-8")
    example = (DOCS / "en" / "reference" / "example.tdr").read_text("utf-8")
    assert f"```\n{example}```\n" in page
    found = record.parse(example)
    assert record.write(found) == example
    dealt = found.start().dealt["blind"]
    assert f"blind: {' '.join(card.code for card in dealt)}" in page
