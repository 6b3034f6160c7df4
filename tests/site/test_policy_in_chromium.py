"""The theme under its policy in a real browser: no violation, no third party, on any way around."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page


@pytest.fixture
def watched(page: Page, site: str) -> Iterator[Page]:
    """A page whose console errors and foreign requests fail the test."""
    faults: list[str] = []
    own = urlsplit(site).netloc
    page.on("console", lambda m: faults.append(m.text) if m.type == "error" else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("response", lambda r: faults.append(f"{r.status} {r.url}") if r.status >= 400 else None)
    page.on(
        "request",
        lambda r: faults.append(r.url) if urlsplit(r.url).netloc != own else None,
    )
    yield page
    assert not faults


def test_every_page_opens_without_a_fault(watched: Page, site: str, built: Path) -> None:
    for path in sorted(built.rglob("index.html")):
        watched.goto(site + path.relative_to(built).as_posix(), wait_until="load")
        assert watched.locator("h1").count() == 1, path


def test_front_page_and_palette(watched: Page, site: str) -> None:
    watched.goto(site, wait_until="networkidle")
    schemes = []
    for _ in range(3):
        watched.locator("label.md-header__button[for^=__palette]:visible").click()
        schemes.append(watched.locator("body").get_attribute("data-md-color-scheme"))
    assert set(schemes) == {"tarock", "tarock-night"}


def test_what_the_system_prefers_comes_first(watched: Page, site: str) -> None:
    watched.emulate_media(color_scheme="dark")
    watched.goto(site, wait_until="networkidle")
    assert watched.locator("body").get_attribute("data-md-color-scheme") == "tarock-night"


def test_search_and_its_worker(watched: Page, site: str) -> None:
    watched.goto(site, wait_until="networkidle")
    watched.locator("input.md-search__input").click()
    watched.locator("input.md-search__input").press_sequentially("Tarock")
    watched.locator(".md-search-result__item").first.wait_for()


def test_the_language_menu_changes_the_document(watched: Page, site: str) -> None:
    watched.goto(site, wait_until="networkidle")
    assert watched.locator("html").get_attribute("lang") == "en"
    watched.locator(".md-header .md-select").hover()
    watched.locator(".md-select__link[hreflang=de]").click()
    watched.wait_for_url(site + "de/")
    assert watched.locator("html").get_attribute("lang") == "de"
    watched.wait_for_load_state("networkidle")


def test_a_wrong_address_shows_the_404_page_with_its_styles(page: Page, site: str) -> None:
    # At the root of a host, as the address in mkdocs.yml says.
    page.goto(site + "nothing/here/", wait_until="networkidle")
    assert "404" in page.inner_text("h1")
    assert page.evaluate("document.styleSheets.length") >= 2


def test_instant_navigation_across_depths_and_its_language_links(watched: Page, site: str) -> None:
    watched.goto(site, wait_until="networkidle")
    watched.evaluate("window.kept = true")
    for path in ("dreierles/", "about/", ""):
        watched.locator(f'.md-header a[href="{site}{path}"]:visible').first.click()
        watched.wait_for_url(site + path)
        german = watched.locator(f'.md-select__link[hreflang=de][href="{site}de/{path}"]')
        german.wait_for(state="attached")
        assert watched.evaluate("window.kept") is True
    watched.wait_for_load_state("networkidle")
