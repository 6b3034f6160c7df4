"""What the written pages must hold, whoever edits them: the pages of each game above all."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import markdown
import pytest
from markdown.extensions import Extension

from engine import record, rulebook
from engine.rulebook import Book
from lessons import contents, glossary
from lessons.contents import GamePage
from lessons.drills import DRILLS
from lessons.figures import examples
from lessons.markdown import LessonsExtension
from lessons.pages import BlockError

DOCS = Path(__file__).parents[2] / "docs"
ENGLISH = DOCS / "en"
EXTENSIONS = ["abbr", "admonition", "attr_list", "def_list", "footnotes", "md_in_html", "tables"]

GAMES = [book for book in rulebook.BOOKS.values() if (ENGLISH / book.game).is_dir()]
PAGES = [
    (book, page)
    for book in GAMES
    for page in contents.PAGES
    if (ENGLISH / book.game / page.file).is_file()
]

each_game = pytest.mark.parametrize("book", GAMES, ids=lambda book: book.game)
each_page = pytest.mark.parametrize(
    ("book", "which"), PAGES, ids=lambda x: x.game if isinstance(x, Book) else x.name or "start"
)


def source(book: Book, page: GamePage) -> str:
    """The text of a page without its front matter."""
    text = (ENGLISH / book.game / page.file).read_text("utf-8")
    return re.sub(r"\A---\n.*?\n---\n", "", text, flags=re.DOTALL)


def path(book: Book, page: GamePage) -> str:
    return contents.folder(book.game, page) + "/index.html"


def render(text: str, where: str) -> str:
    extensions: list[str | Extension] = [
        *EXTENSIONS,
        "toc",
        LessonsExtension(path=where, locale="en"),
    ]
    return markdown.markdown(text, extensions=extensions)


@lru_cache
def rendered(game: str, name: str) -> str:
    """A page of a game as HTML."""
    book = rulebook.book(game)
    page = next(page for page in contents.PAGES if page.name == name)
    return render(source(book, page), path(book, page))


def html(book: Book, page: GamePage) -> str:
    return rendered(book.game, page.name)


def prose(book: Book, page: GamePage) -> str:
    """The written text of a page: no blocks, no headings, no marks."""
    text = re.sub(r"```.*?```", "", source(book, page), flags=re.DOTALL)
    text = re.sub(r"^#.*$|<[^>]+>|\{[^}]*\}|\[([^]]*)\]\([^)]*\)|[*`]", r"\1", text, flags=re.M)
    return re.sub(r"\s+([.,])", r"\1", text)


def test_there_are_games() -> None:
    assert {"dreierles"} <= {book.game for book in GAMES}


@each_game
def test_a_game_has_all_its_pages(book: Book) -> None:
    there = [page for game, page in PAGES if game is book]
    has_drills = any(game == book.game for _, game in DRILLS)
    has_examples = any(each.game == book.game for each in examples.all_examples())
    unready = {contents.PRACTISE: has_drills, contents.EXAMPLES: has_examples}
    assert there == [page for page in contents.PAGES if unready.get(page, True)]


@each_game
def test_every_rule_and_open_point_stands_once(book: Book) -> None:
    found = [
        anchor
        for game, page in PAGES
        if game is book
        for anchor in re.findall(r'class="rule" id="([^"]+)"', html(book, page))
    ]
    rules = [rule.anchor for section in book.sections for rule in section.rules]
    assert sorted(found) == sorted(rules + [point.anchor for point in book.open_points])
    assert len(found) == len(set(found))


@each_game
def test_the_rules_page_has_its_sections_in_their_order(book: Book) -> None:
    text = re.sub(r"</?abbr[^>]*>", "", html(book, contents.RULES))
    anchors = re.findall(r'<h2 id="[a-z]{2}-(\d+)">(.*?)</h2>', text)
    elsewhere = [*contents.sections(book, contents.HISTORY)]
    elsewhere += contents.sections(book, contents.VARIANTS)
    assert [section.title for section in elsewhere] == ["History", "Variants"]
    assert anchors == [
        (str(section.number), f"{section.number} {section.title}")
        for section in book.sections
        if section not in elsewhere
    ]


@each_page
def test_a_page_says_first_what_it_is_for(book: Book, which: GamePage) -> None:
    """Its first paragraph is within the first screen of a phone, and plain words."""
    text = source(book, which)
    title, paragraph, *_ = re.split(r"\n\n+", text.strip())
    assert title.startswith("# ")
    assert re.match(r"[A-Z][a-z]+ ", paragraph)
    assert len(paragraph.split()) <= 75


@each_game
def test_the_first_page_takes_two_minutes_and_suits_a_fourteen_year_old(book: Book) -> None:
    """The automated readability index counts letters and words: 9 means ninth grade, age 14."""
    text = prose(book, contents.START)
    words = re.findall(r"[\w'’-]+", text)
    sentences = re.findall(r"[.!?:](?:\s|$)", text)
    letters = sum(len(word) for word in words)
    index = 4.71 * letters / len(words) + 0.5 * len(words) / len(sentences) - 21.43
    assert 150 <= len(words) <= 480
    assert index <= 7


@each_game
def test_every_paragraph_of_the_history_has_its_source(book: Book) -> None:
    text = re.sub(r"```.*?```", "", source(book, contents.HISTORY), flags=re.DOTALL)
    blocks = [block for block in re.split(r"\n\n+|\n(?=- )", text) if block.strip()]
    told = [block for block in blocks if len(block.split()) > 15 and not block.startswith("#")]
    assert len(told) >= 4
    assert [block for block in told if not re.search(rf"\{{{book.prefix}-[^}}]+\}}", block)] == []
    cited = set(re.findall(rf"{book.prefix}-\d+\.\d+", text))
    home = {rule.number for s in contents.sections(book, contents.HISTORY) for rule in s.rules}
    assert len(cited & home) >= min(6, len(home))


@each_game
def test_all_drills_and_examples_are_there(book: Book) -> None:
    if (book, contents.PRACTISE) in PAGES:
        kinds = re.findall(r'data-widget="([^"]+)"', html(book, contents.PRACTISE))
        assert kinds == [kind for kind, game in DRILLS if game == book.game]
    if (book, contents.EXAMPLES) in PAGES:
        names = re.findall(r'<h2 id="([^"]+)">', html(book, contents.EXAMPLES))
        known = {each.name for each in examples.all_examples() if each.game == book.game}
        assert set(names) == known
        assert len(names) == len(known) == html(book, contents.EXAMPLES).count('class="story"')


@each_game
def test_words_are_explained_on_the_pages_of_the_game_only(book: Book) -> None:
    terms = glossary.terms(book.game)
    anchors = re.findall(r'<div id="(word-[^"]+)">', html(book, contents.GLOSSARY))
    assert anchors == [term.anchor for term in terms]
    assert len(terms) >= 10
    assert "<abbr" not in html(book, contents.GLOSSARY)
    first = next(term for term in terms if term.tooltip)
    text = f"The {first.word} is one."
    (title,) = re.findall(r'<abbr title="([^"]+)">', render(text, f"{book.game}/index.html"))
    assert first.says.startswith(title.split(".")[0][:20])
    assert not re.search(r"[{}]|[A-Z]{2}-\d", title)
    assert "<abbr" not in render(text, "about/index.html")


def test_a_glossary_that_cannot_be_read_says_where() -> None:
    with pytest.raises(ValueError, match=r"glossary of 'odd': .*wrod"):
        glossary.read("odd", '[[term]]\nwrod = "x"\nsays = "y"')


@pytest.mark.parametrize(
    ("block", "where", "says"),
    [
        ('chapter\ngame = "dreierles"', "about/index.html", "this is no page of dreierles"),
        ('chapter\ngame = "whist"', "dreierles/rules/index.html", "unknown game 'whist'"),
        ("practise", "dreierles/practise/index.html", "game is missing"),
        ('examples\ngame = "dreierles"\ntitle = "x"', "index.html", "unknown key 'title'"),
    ],
)
def test_a_template_that_makes_no_sense_stops_the_build(block: str, where: str, says: str) -> None:
    with pytest.raises(BlockError, match=says) as caught:
        render(f"```{block}\n```", where)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("file", sorted(DOCS.glob("*/**/*.md")), ids=lambda path: path.as_posix())
def test_a_page_has_one_title_and_says_what_it_is(file: Path) -> None:
    text = file.read_text("utf-8")
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


def test_the_comparison_of_games_has_the_numbers_of_the_engine() -> None:
    page = (ENGLISH / "games.md").read_text("utf-8")
    rows = re.findall(r"^\| \[\w+\]\((\w+)/index\.md\) \| (.*?) \| (.*?) \|", page, re.M)
    assert sorted(row[0] for row in rows) == sorted(book.game for book in GAMES)
    for game, cards, trumps in rows:
        first, *others = rulebook.book(game).packs
        said = set(map(int, re.findall(r"\d+", cards)))
        assert len(first) in said
        assert said <= {len(pack) for pack in (first, *others)}
        assert trumps == (str(first.bits_of["T"].bit_count()) if "T" in first.bits_of else "none")


def test_how_long_a_game_takes_is_told_with_its_unit_and_its_rule() -> None:
    """One number is that of a deal, another one that of eight."""
    rows = re.findall(r"^\| \[\w+\].*\| (.*) \|$", (ENGLISH / "games.md").read_text("utf-8"), re.M)
    assert len(rows) == len(GAMES)
    for told in rows:
        if told != "–":
            found = re.fullmatch(r"(\d+) a (\w+) \{(.+)\}", told)
            assert found, told
            number, unit, rule = found.groups()
            text = rulebook.rule(rule).text
            assert number in text
            assert f"A {unit} takes" in text


@each_game
def test_rules_of_local_forms_are_named_where_the_others_are_said_to_hold(book: Book) -> None:
    """In each game some rule without a mark is replaced somewhere: the pack, the bids, who pays."""
    page = " ".join(source(book, contents.RULES).split())
    said = "A rule without a mark holds everywhere, unless a local form has its own rule instead"
    found = re.search(rf"{re.escape(said)}((?: \{{[A-Z]{{2}}-[\d.]+\}})+)\.", page)
    assert found
    for number in re.findall(r"\{(.+?)\}", found[1]):
        local = rulebook.rule(number)
        assert local.profiles
        assert "article" not in local.profiles
        assert contents.home_of(book, local) == contents.VARIANTS


def test_the_number_of_open_points_is_that_of_the_rulebook() -> None:
    page = (ENGLISH / "about" / "index.md").read_text("utf-8")
    found = re.findall(r"\[(\d+) points\]\(\.\./(\w+)/variants", page)
    assert {game: int(n) for n, game in found} == {
        book.game: len(book.open_points) for book in GAMES
    }


TYPED = re.compile(r"\w'")
"""An apostrophe as a keyboard has it, where print has another one."""


@pytest.mark.parametrize("file", sorted(ENGLISH.glob("**/*.md")), ids=lambda path: path.stem)
def test_a_page_has_the_apostrophes_of_print(file: Path) -> None:
    text = re.sub(r"```.*?```|`[^`]*`|<[^>]*>", "", file.read_text("utf-8"), flags=re.DOTALL)
    assert not TYPED.findall(text)


def test_rules_examples_and_glossaries_have_the_apostrophes_of_print() -> None:
    texts = [text for text in rulebook.messages() if TYPED.search(text)]
    data = sorted((DOCS.parent / "lessons").glob("*/*.toml"))
    assert data
    texts += [file.name for file in data if TYPED.search(file.read_text("utf-8"))]
    assert not texts
