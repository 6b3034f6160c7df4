"""The theme under its policy: palette, search, languages, navigation. `Watch` sees the faults."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener

COLOURS = """() => [
    getComputedStyle(document.documentElement).colorScheme,
    document.querySelector("meta[name=theme-color]").content,
]"""

PAPER = "() => getComputedStyle(document.body).getPropertyValue('--paper').trim()"


def home(opened: Opener) -> Page:
    """The front page, once the theme's scripts have the sitemap on which navigation relies."""
    page = opened("")
    page.wait_for_load_state("networkidle")
    return page


def test_the_palette_goes_round_light_dark_and_the_systems(opened: Opener) -> None:
    page = home(opened)
    seen = []
    for _ in range(3):
        page.locator("label.md-header__button[for^=__palette]:visible").click()
        seen.append(page.locator("body").get_attribute("data-md-color-scheme"))
    assert sorted(map(str, seen)) == ["tarock", "tarock", "tarock-night"]


def test_what_the_system_prefers_comes_first(opened: Opener) -> None:
    page = opened("", color_scheme="dark")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "tarock-night")


def test_a_dark_page_is_dark_before_the_theme_runs(page: Page, site: str) -> None:
    page.route("**/bundle.*.js", lambda route: route.abort())
    page.emulate_media(color_scheme="dark")
    page.goto(site)
    body = page.locator("body")
    expect(body).to_have_attribute("data-md-color-scheme", "tarock-night")
    page.emulate_media(color_scheme="light")
    expect(body).to_have_attribute("data-md-color-scheme", "tarock")


def test_a_chosen_palette_stays_by_keyboard_too_and_colours_the_browsers_frame(
    opened: Opener,
) -> None:
    page = home(opened)
    light = "input[name=__palette][data-md-color-scheme=tarock]:checked"
    for _ in range(2):  # to light, to dark
        page.locator("input[name=__palette]:checked").press("Enter")
    assert not page.locator(light).count()
    for _ in range(2):
        expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "tarock-night")
        assert page.evaluate(COLOURS) == ["dark", page.evaluate(PAPER)]
        page.reload()


def test_the_search_loads_when_it_is_opened_and_finds_by_its_worker(page: Page, site: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(site)
    page.wait_for_load_state("networkidle")
    index = site + "search/search_index.json"
    assert site + "sitemap.xml" in asked
    assert index not in asked
    search = page.locator("input.md-search__input")
    search.click()
    search.press_sequentially("Tarock")
    expect(page.locator(".md-search-result__item").first).to_be_visible()
    assert asked.count(index) == 1
    page.keyboard.press("Escape")
    page.locator(f'.md-header a[href="{site}dreierles/"]:visible').first.click()
    page.wait_for_url(site + "dreierles/")
    page.wait_for_timeout(300)  # the theme closes the search an eighth of a second after a step
    search.click()
    search.clear()
    search.press_sequentially("Herzeln")  # it listens to keys alone
    expect(page.locator(".md-search-result__item").first).to_contain_text("Herzeln")
    assert asked.count(index) == 1


@pytest.mark.parametrize("way", ["touch", "key"])
def test_the_search_loads_by_touch_and_by_key(way: str, opened: Opener) -> None:
    page = opened("", **({"viewport": {"width": 360, "height": 740}} if way == "touch" else {}))
    page.wait_for_load_state("networkidle")
    if way == "touch":
        page.locator("label.md-header__button[for=__search]").click()
    else:
        page.keyboard.press("/")
    page.keyboard.type("Pfeife")
    expect(page.locator(".md-search-result__item").first).to_contain_text("Pfeife")


def test_the_language_menu_changes_the_document(opened: Opener, site: str) -> None:
    page = home(opened)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.locator(".md-header .md-select").hover()
    page.locator(".md-select__link[hreflang=de]").click()
    page.wait_for_url(site + "de/")
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_the_style_sheets_of_the_first_page_serve_all(page: Page, site: str) -> None:
    """The theme neither loads them again nor, where it navigates, exchanges them for themselves."""
    page.add_init_script(
        """
        window.loadedAgain = [];
        new MutationObserver((changes) => {
          const sheets = changes.filter(({ target }) => target.matches("[rel=stylesheet]"));
          loadedAgain.push(...sheets.map(({ target }) => target.href));
        }).observe(document, { subtree: true, attributeFilter: ["href"] });
        """
    )
    page.goto(site)
    page.wait_for_load_state("networkidle")
    sheets = page.evaluate("() => (window.sheets = [...document.styleSheets]).length")
    assert sheets > 1
    for path in ("dreierles/", "dreierles/rules/", ""):  # each depth
        page.locator(f'a[href="{site}{path}"]:visible').first.click()
        page.wait_for_url(site + path)
        canonical = page.locator("link[rel=canonical]")
        expect(canonical).to_have_attribute("href", re.compile(f"/{path}$"))
    assert page.evaluate("loadedAgain") == []
    assert page.evaluate("[...document.styleSheets].every((each, at) => each === sheets[at])")


def test_instant_navigation_across_depths_takes_the_language_links_along(
    opened: Opener, site: str
) -> None:
    page = home(opened)
    page.evaluate("window.kept = true")
    for path in ("dreierles/", "about/", ""):
        page.locator(f'.md-header a[href="{site}{path}"]:visible').first.click()
        page.wait_for_url(site + path)
        german = page.locator(".md-select__link[hreflang=de]")
        expect(german).to_have_attribute("href", f"{site}de/{path}")
        assert page.evaluate("window.kept") is True


def test_a_wrong_address_shows_the_404_page_with_its_styles(page: Page, site: str) -> None:
    # Not watched: the 404 itself is what browsers complain about.
    page.goto(site + "nothing/here/", wait_until="networkidle")
    expect(page.locator("h1")).to_have_text("There is no page here")
    expect(page.locator(".doors a").first).to_have_js_property("href", site)
    expect(page.locator(".md-header")).to_contain_text("Calculators")
    assert page.evaluate("document.styleSheets.length") >= 2
