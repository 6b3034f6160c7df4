"""Blocks in pages: rendered natively, and what cannot be read stops the build with one line."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import markdown
import pytest
from markdown.treeprocessors import Treeprocessor
from markupsafe import Markup as Html

from lessons import pages
from lessons.pages import BlockError, PageContext
from tests.lessons.markup import Markup

DRILL = '```drill\nkind = "follow-suit"\ngame = "dreierles"\n```\n'


def render(text: str, path: str = "index.html", **more: Any) -> str:
    config = {"lessons.markdown": {"path": path, **more}}
    extensions = ["fenced_code", "lessons.markdown"]
    return markdown.markdown(text, extensions=extensions, extension_configs=config)


def test_a_drill_stands_in_the_page_with_cards_question_and_key() -> None:
    html = render(f"Before\n{DRILL}After")
    markup = Markup(html)
    assert not markup.faults
    assert "Which cards may you play?" in markup.text
    assert "Answer key" in markup.text
    assert '<use xlink:href="assets/cards/cego.svg#T21"/>' in html
    assert html.startswith("<p>Before</p>")
    assert html.endswith("<p>After</p>")


@pytest.mark.parametrize(
    ("path", "locale", "assets", "rules"),
    [
        ("index.html", "en", "assets", "dreierles/rules/#dr-8-2"),
        ("dreierles/index.html", "en", "../assets", "rules/#dr-8-2"),
        ("dreierles/practise/index.html", "en", "../../assets", "../rules/#dr-8-2"),
        ("dreierles/rules/index.html", "en", "../../assets", "#dr-8-2"),
        ("de/dreierles/index.html", "de", "../../assets", "rules/#dr-8-2"),
        ("de/about.html", "de", "../assets", "dreierles/rules/#dr-8-2"),
        # A page that stands in for a translation stays among those of its language.
        ("de/dreierles/index.html", "en", "../../assets", "rules/#dr-8-2"),
    ],
)
def test_addresses_are_right_at_any_depth(path: str, locale: str, assets: str, rules: str) -> None:
    html = render(DRILL, path, locale=locale)
    assert f'href="{assets}/cards/cego.svg#T21"' in html
    assert f'href="{rules}"' in html


def test_mkdocs_tells_which_page_it_renders() -> None:
    """MkDocs leaves the page's file in its tree processor for links, and makes one a page."""
    md = markdown.Markdown(extensions=["lessons.markdown"])
    links = Treeprocessor(md)
    links.file = SimpleNamespace(dest_uri="es/dreierles/index.html", locale="es")  # type: ignore[attr-defined]
    md.treeprocessors.register(links, "relpath", 0)
    html = md.convert(DRILL)
    assert 'href="../../assets/cards/cego.svg#T21"' in html
    assert 'href="rules/#dr-8-2"' in html


def test_an_id_may_be_given_and_stands_once_on_a_page() -> None:
    named = DRILL.replace("game", 'id = "second"\nlevel = 2\ngame')
    assert 'id="second"' in render(DRILL + "\n" + named)
    with pytest.raises(BlockError, match="the id 'follow-suit' stands twice"):
        render(DRILL + "\n" + DRILL)


@pytest.mark.parametrize(
    ("body", "what"),
    [
        ("kind = ", "block 'drill' .line 3.: "),
        ('game = "dreierles"', "unknown kind 'None'; known: follow-suit, trump, count-points"),
        ('kind = "fly"', "unknown kind 'fly'"),
        ('kind = "trump"\ngame = "whist"', "no trump for game 'whist'; known: dreierles"),
        ('kind = "trump"\ngame = "dreierles"\nlevle = 2', "unknown key 'levle'; known: game, id"),
        ('kind = "trump"\ngame = "dreierles"\nlevel = 7', "the level is “7”"),
    ],
)
def test_what_cannot_be_read_stops_the_build_with_one_line(body: str, what: str) -> None:
    with pytest.raises(BlockError, match=what) as caught:
        render(f"# Title\n\n```drill\n{body}\n```\n", "x/index.html")
    assert str(caught.value).startswith("x/index.html: block 'drill' (line 3): ")
    assert "\n" not in str(caught.value)


def test_a_block_that_is_never_closed_stops_the_build() -> None:
    with pytest.raises(BlockError, match="never closed"):
        render('```drill\nkind = "trump"\n')


def test_other_fences_are_left_alone_even_with_a_drill_inside() -> None:
    html = render(f"````text\n{DRILL}````\n\n```python\nx = 1\n```")
    assert "<section" not in html
    assert "kind = " in html
    assert "x = 1" in html


@pytest.fixture
def extra() -> Iterator[None]:
    """A block and an inline mark, as other modules register them."""

    def block(body: Any, page: PageContext) -> Html:
        return Html("<aside>{}</aside>").format(body["word"])

    pages.BLOCKS["aside"] = block
    pages.INLINES[r"\{X-(\d+)\}"] = lambda m, page: Html("<b>{}</b>").format(m[1])
    yield
    del pages.BLOCKS["aside"], pages.INLINES[r"\{X-(\d+)\}"]


def test_each_cell_of_a_table_says_its_column_but_for_the_one_that_names_the_row() -> None:
    text = "| Bid | You *take* | |\n| --- | --- | --- |\n| Solo | none | `0` |\n"
    html = markdown.markdown(text, extensions=["tables", "lessons.markdown"])
    assert "<td>Solo</td>" in html
    assert '<td data-label="You take">none</td>' in html
    assert '<td data-label=""><code>0</code></td>' in html


def test_columns_of_numbers_are_marked() -> None:
    text = "| Game | Deals | Deepest |\n| --- | --- | --- |\n| Droggn | 20,000 | 12 actions |\n"
    html = markdown.markdown(text, extensions=["tables", "lessons.markdown"])
    assert '<th class="num">Deals</th>' in html
    assert '<td class="num" data-label="Deals">20,000</td>' in html
    assert html.count('class="num"') == 2


@pytest.mark.usefixtures("extra")
def test_other_modules_can_bring_blocks_and_inline_marks() -> None:
    html = render('See {X-12} and `{X-13}`.\n\n```aside\nword = "<hi>"\n```\n')
    assert "See <b>12</b> and <code>{X-13}</code>." in html
    assert "<aside>&lt;hi&gt;</aside>" in html
