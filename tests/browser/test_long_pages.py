"""Long pages, laid out only where the reader is: addresses, the search and paper reach the rest."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import DESK, PHONE, Opener

RULES = "dreierles/rules/"
LAID_OUT_LATE = ".rule-list > .rule, .words > div, .example ~ .example"

_BELOW_MASTHEAD = """id => {
    const masthead = document.querySelector(".md-header").getBoundingClientRect().bottom;
    return document.getElementById(id).getBoundingClientRect().top - masthead;
}"""


def stands_at_the_top(page: Page, anchor: str) -> None:
    """See an element right below the masthead, and see it stay there while sizes settle."""
    expect(page.locator(f"[id='{anchor}']")).to_be_in_viewport()
    page.wait_for_timeout(500)
    assert -1 <= page.evaluate(_BELOW_MASTHEAD, anchor) <= 24


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize(
    ("path", "anchor"),
    [
        (RULES, "dr-8-2"),
        (RULES, "dr-11"),
        ("droggn/rules/", "dg-10-4"),
        ("dreierles/practise/", "practise-settle"),
        ("dreierles/examples/", "raeuber"),
    ],
)
def test_an_address_leads_to_its_place(
    opened: Opener, viewport: ViewportSize, path: str, anchor: str
) -> None:
    stands_at_the_top(opened(f"{path}#{anchor}", viewport=viewport), anchor)


def test_the_contents_lead_down_and_back_leads_up_again(opened: Opener) -> None:
    page = opened(RULES, viewport=DESK)
    page.wait_for_load_state("networkidle")
    for anchor in ("dr-3", "dr-11"):
        page.locator(f".md-nav--secondary a[href$='#{anchor}']:visible").click()
        stands_at_the_top(page, anchor)
    page.go_back()
    stands_at_the_top(page, "dr-3")


@pytest.mark.parametrize(("path", "place"), [(RULES, "dr-2"), ("dreierles/examples/", "raeuber")])
def test_a_page_is_laid_out_where_its_reader_is_and_whole_for_a_place_in_it(
    opened: Opener, path: str, place: str
) -> None:
    page = opened(path)
    last = page.locator(LAID_OUT_LATE).last
    drawn = "each => each.checkVisibility({contentVisibilityAuto: true})"
    inside = last.locator("p").first
    assert not inside.evaluate(drawn)
    last.scroll_into_view_if_needed()
    page.wait_for_function(drawn, arg=inside.element_handle())
    assert opened(f"{path}#{place}").locator(LAID_OUT_LATE).last.locator("p").first.evaluate(drawn)


def test_the_browsers_search_finds_what_is_not_laid_out_yet(opened: Opener) -> None:
    page = opened(RULES)
    rule = page.locator("#dr-11-1")
    words = str(rule.locator("p").nth(1).text_content()).strip()[:30]
    assert page.evaluate("words => find(words)", words)
    expect(rule).to_be_in_viewport()


@pytest.mark.parametrize(
    ("path", "least"), [(RULES, 21), ("dreierles/glossary/", 21), ("dreierles/examples/", 11)]
)
def test_paper_gets_all_of_it(opened: Opener, path: str, least: int) -> None:
    page = opened(path)
    page.emulate_media(media="print")
    kinds = page.locator(LAID_OUT_LATE).evaluate_all(
        "all => all.map(each => getComputedStyle(each).contentVisibility)"
    )
    assert len(kinds) >= least
    assert set(kinds) == {"visible"}
