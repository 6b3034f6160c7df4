"""The built pages: their policy, their runtime manifest, their languages, and no third party."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest

from engine.rulebook import BOOKS, Book
from lessons import contents
from tools import site_hooks

ROOT = Path(__file__).resolve().parents[2]
DOCS_DE = ROOT / "docs" / "de"


class Elements(HTMLParser):
    """Every element of a page, as (name, attributes), in order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))


@pytest.fixture(scope="session")
def pages(built: Path) -> dict[str, str]:
    """The text of every page by its path from the site's root, 404.html included."""
    found = {str(path.relative_to(built)): path.read_text() for path in built.rglob("*.html")}
    assert {"index.html", "404.html", "de/index.html", "es/index.html"} <= set(found)
    return found


def test_every_page_has_the_policy_before_anything_that_it_could_concern(
    pages: dict[str, str],
) -> None:
    for name, page in pages.items():
        elements = Elements(page).found
        policies = [e for e in elements if e[1].get("http-equiv") == "Content-Security-Policy"]
        assert len(policies) == 1, name
        before = elements[: elements.index(policies[0])]
        assert [tag for tag, _ in before] == ["html", "head", "meta"], name


def directives(page: str) -> dict[str, list[str]]:
    """The policy's directives: name -> sources."""
    (content,) = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page)
    return {part.split()[0]: part.split()[1:] for part in content.split(";")}


def test_the_policy_allows_own_files_python_and_just_the_pages_inline_scripts(
    pages: dict[str, str],
) -> None:
    for name, page in pages.items():
        stated = directives(page)
        assert stated["default-src"] == ["'self'"], name
        assert stated["img-src"] == ["'self'", "data:"], name
        assert "style-src" not in stated, name
        # Not with the parser that wrote the policy.
        inline = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)
        assert inline, name
        hashes = {f"'{site_hooks.script_hash(script)}'" for script in inline}
        assert set(stated["script-src"]) == {"'self'", "'wasm-unsafe-eval'", *hashes}, name


def test_script_hashes_are_those_of_the_standard() -> None:
    # The example of the CSP specification, section 6.7.3.
    assert site_hooks.script_hash("alert('Hello, world.');") == (
        "sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng="
    )


@pytest.mark.parametrize(
    ("page", "scripts"),
    [
        ("<script>a()</script><p>x</p><script>a()</script>", ["a()"]),
        ('<script src="a.js"></script>', []),
        ('<script type="application/json">{}</script>', []),
        ('<script type="module">if (a < b && c) d("</p>")</script>', ['if (a < b && c) d("</p>")']),
    ],
)
def test_inline_scripts_are_those_that_a_browser_runs(page: str, scripts: list[str]) -> None:
    assert site_hooks.inline_scripts(page) == scripts


def test_a_page_without_a_place_for_the_policy_stops_the_build() -> None:
    with pytest.raises(ValueError, match="policy has no place"):
        site_hooks.with_policy("<html><head></head></html>")


def test_no_page_has_inline_event_handlers(pages: dict[str, str]) -> None:
    for name, page in pages.items():
        handlers = [
            a for _, attributes in Elements(page).found for a in attributes if a[:2] == "on"
        ]
        assert not handlers, name


LOADING = {"script": "src", "link": "href", "img": "src", "iframe": "src", "use": "href"}


def test_everything_that_pages_load_is_their_own_and_is_there(
    built: Path, pages: dict[str, str]
) -> None:
    for name, page in pages.items():
        here = "http://site/" + name
        for tag, attributes in Elements(page).found:
            if tag == "link" and attributes["rel"] in {"canonical", "alternate", "prev", "next"}:
                continue
            address = attributes.get(LOADING.get(tag, ""), "")
            if address and not address.startswith("#"):
                url = urlsplit(urljoin(here, address))
                assert url.netloc == "site", f"{name}: {address}"
                assert (built / url.path.lstrip("/")).is_file(), f"{name}: {address}"


def test_every_link_leads_to_a_file_and_a_place_in_it(built: Path, pages: dict[str, str]) -> None:
    ids = {
        name: [attributes["id"] for _, attributes in Elements(page).found if "id" in attributes]
        for name, page in pages.items()
    }
    for name, page in pages.items():
        twice = {one for one in ids[name] if ids[name].count(one) > 1}
        assert not twice, f"{name}: {twice}"
        for tag, attributes in Elements(page).found:
            url = urlsplit(urljoin("http://site/" + name, attributes.get("href", "")))
            if tag != "a" or "href" not in attributes or url.netloc != "site":
                continue
            target = url.path.lstrip("/") + ("index.html" if url.path.endswith("/") else "")
            assert (built / target).is_file(), f"{name}: {attributes['href']}"
            if url.fragment:
                place = url.fragment.partition("=")[0]  # the rest is a widget's state
                assert place in ids[target], f"{name}: {attributes['href']}"


def test_the_pages_of_a_game_are_in_its_menu_and_in_a_row_above_each(
    built: Path, pages: dict[str, str]
) -> None:
    for folder in ("dreierles/", "de/dreierles/"):
        titles = []
        for name, page in pages.items():
            if name.startswith(folder):
                row = re.search(r'<nav class="chapters".*?</nav>', page, re.DOTALL)
                assert row, name
                links = re.findall(r"<a [^>]*>([^<]+)</a>", row[0])
                assert row[0].count('aria-current="page"') == 1
                titles.append(links)
        assert len(titles) == len(titles[0])
        assert titles[0][0] in {"Start here", "Zuerst"}
        assert all(each == titles[0] for each in titles)


def test_the_page_for_wrong_addresses_speaks_the_default_language(pages: dict[str, str]) -> None:
    """It is made once per language, in one place."""
    menu = re.findall(r'class="md-tabs__link">\s*([^<]+?)\s*<', pages["404.html"])
    assert menu == re.findall(r'class="md-tabs__link">\s*([^<]+?)\s*<', pages["about/index.html"])
    assert "Calculators" in menu


def test_the_footer_names_the_game_where_titles_repeat(pages: dict[str, str]) -> None:
    label = re.compile(r'md-footer__link--(?:prev|next)" aria-label="[^:]+: ([^"]*)"')
    found = {name: label.findall(page) for name, page in pages.items()}
    assert found["herzeln/index.html"][1] == "Herzeln: History"
    assert "Herzeln: Glossary" in found["dreierles/index.html"]
    repeated = {page.title for page in contents.PAGES} | {"Zuerst", "Wörter", "Vocabulario"}
    assert not {name for name, titles in found.items() if repeated & set(titles)}
    assert "Which game?" in found["course/index.html"]


@pytest.mark.parametrize("book", BOOKS.values(), ids=list(BOOKS))
def test_each_page_of_a_game_knows_where_its_rules_stand(pages: dict[str, str], book: Book) -> None:
    """For addresses from before they had a page of their own."""
    told = {
        attributes["data-rules"]
        for name, page in pages.items()
        if name.startswith(f"{book.game}/")
        for _, attributes in Elements(page).found
        if "data-rules" in attributes
    }
    (stands,) = map(json.loads, told)
    assert stands.pop("prefix") == book.prefix.lower()
    open_point = stands.pop("op")
    assert f'id="{book.open_points[0].anchor}"' in pages[f"{book.game}/{open_point}/index.html"]
    assert len(stands) == len(book.sections)
    for section in book.sections:
        page = pages[f"{book.game}/{stands[str(section.number)]}/index.html"]
        for rule in section.rules:
            assert f'id="{rule.anchor}"' in page, rule.number


def test_a_folder_in_the_menu_becomes_the_pages_that_are_there(tmp_path: Path) -> None:
    (tmp_path / "whist").mkdir()
    for file in ("rules.md", "index.md", "notes.md"):
        (tmp_path / "whist" / file).touch()
    made = site_hooks.with_pages({"Whist": "whist/"}, tmp_path)
    assert made == {"Whist": [{"Start here": "whist/index.md"}, {"Rules": "whist/rules.md"}]}
    assert site_hooks.with_pages({"Start": "index.md"}, tmp_path) == {"Start": "index.md"}
    assert site_hooks.with_pages("index.md", tmp_path) == "index.md"


def test_the_manifest_in_every_page_is_that_of_the_runtime(
    built: Path, pages: dict[str, str]
) -> None:
    runtime = built / "assets" / "runtime"
    written = json.loads((runtime / "manifest.json").read_text())
    block = r'<script type="application/json" id="runtime-manifest"[^>]*>(.*?)</script>'
    for name, page in pages.items():
        (text,) = re.findall(block, page, re.DOTALL)
        assert json.loads(text) == written, name
    for file in written["files"].values():
        assert (runtime / file["path"]).stat().st_size == file["bytes"]


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("", {"en": "./", "de": "de/", "es": "es/"}),
        ("./", {"en": "./", "de": "de/", "es": "es/"}),
        ("de/", {"en": "./", "de": "de/", "es": "es/"}),
        ("es/dreierles/", {"en": "dreierles/", "de": "de/dreierles/", "es": "es/dreierles/"}),
        ("desk/", {"en": "desk/", "de": "de/desk/", "es": "es/desk/"}),
    ],
)
def test_the_language_menu_leads_to_the_same_page(url: str, expected: dict[str, str]) -> None:
    assert site_hooks.translations(url, {"en": "", "de": "de/", "es": "es/"}) == expected


def test_language_links_lead_to_pages_that_are_there(built: Path, pages: dict[str, str]) -> None:
    for name, page in pages.items():
        links = [a for tag, a in Elements(page).found if a.get("class") == "md-select__link"]
        assert [link["hreflang"] for link in links] == ["en", "de", "es"], name
        for link in links:
            assert link["target"] == "_self"
            path = urlsplit(urljoin("http://site/" + name, link["href"])).path
            assert (built / path.lstrip("/") / "index.html").is_file(), f"{name}: {path}"


def test_pages_say_their_language(pages: dict[str, str]) -> None:
    for name, page in pages.items():
        folder = name.split("/")[0]
        assert f'<html lang="{folder if folder in {"de", "es"} else "en"}"' in page


def test_a_stand_in_for_a_translation_says_so(built: Path, pages: dict[str, str]) -> None:
    sources = [path.relative_to(DOCS_DE).as_posix() for path in DOCS_DE.rglob("*.md")]
    translated = {"de/" + source.removesuffix(".md").removesuffix("index") for source in sources}
    for name, page in pages.items():
        if not name.startswith("de/"):
            continue
        is_german = name.removesuffix("index.html") in translated
        assert ('<article lang="en"' in page) == (not is_german), name
        (canonical,) = re.findall(r'rel="canonical" href="([^"]*)"', page)
        assert ("/de/" in canonical) == is_german, name
    index = json.loads((built / "search" / "search_index.json").read_text())
    found = {entry["location"].split("#")[0] for entry in index["docs"]}
    assert {location for location in found if location.startswith("de/")} == translated
    assert "dreierles/" in found


def test_every_language_has_the_sitemap_that_the_theme_asks_for(built: Path) -> None:
    """Every page that was built, once; a language's own beside it, stand-ins too."""
    for language in ("", "de/", "es/"):
        listed = re.findall(
            r"<url><loc>https?://[^/<]+/([^<]*)</loc></url>",
            (built / language / "sitemap.xml").read_text(),
        )
        files = (built / language).glob("**/index.html")
        pages = [str(file.relative_to(built)).removesuffix("index.html") for file in files]
        assert sorted(listed) == sorted(pages)
        assert f"{language}about/" in listed


def test_the_search_finds_no_ledger_and_no_form(built: Path) -> None:
    """Their words run together there, and hide rules and glossaries behind them."""
    index = json.loads((built / "search" / "search_index.json").read_text())
    texts = {page["location"]: page["text"] for page in index["docs"]}
    assert not [place for place, text in texts.items() if "LineAnna" in text]
    assert "Card points of the declarer" not in texts["calculators/who-owes-whom/#dreierles"]
    assert "More deals" in texts["calculators/who-owes-whom/#dreierles"]
