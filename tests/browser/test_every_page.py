"""What holds on every page of the site, in the light and in the dark, narrow and wide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.axe import violations
from tests.browser.conftest import DESK, PHONE, Opener
from tests.browser.places import cut_off, sideways, sticking_out

OF_EACH_KIND = (
    *("", "games/", "course/", "course/trumps/", "course/first-deal/", "course/practice/"),
    *("dreierles/", "dreierles/history/", "droggn/rules/", "herzeln/practise/"),
    *("dreiertarock/examples/", "droggn/variants/", "herzeln/glossary/"),
    *("calculators/who-owes-whom/", "calculators/may-i-play-this/", "cards/", "cards/tyrolean/"),
    *("about/storage/", "reference/record/", "404.html"),
)


NARROW_DESK: ViewportSize = {"width": 1280, "height": 800}
"""Where the pages only just have room in the masthead."""

PARTS = 12
"""Into how many tests all pages are divided: files with many tests begin first, so that none of the
machine's processors has to wait in the end."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(opened: Opener, pages: list[str], scheme: str, part: int) -> None:
    assert not found_by_axe(opened, pages[part::PARTS], color_scheme=scheme)


def test_axe_finds_nothing_on_a_phone(opened: Opener, pages: list[str]) -> None:
    """Where the menu is a drawer, and tables are lists; the colours are those of the desk."""
    assert set(OF_EACH_KIND) <= set(pages)
    assert not found_by_axe(opened, OF_EACH_KIND, viewport=PHONE)


def found_by_axe(opened: Opener, paths: Sequence[str], **options: Any) -> dict[str, list[str]]:
    """Return what axe finds, by the pages on which it does."""
    page = opened(paths[0], **options)
    found = {}
    for path in paths:
        page.goto(path, wait_until="networkidle")
        found[path] = violations(page)
    return {path: what for path, what in found.items() if what}


@pytest.mark.parametrize("size", [PHONE, NARROW_DESK, DESK], ids=["360", "1280", "1440"])
def test_nothing_reaches_beyond_the_window(
    opened: Opener, pages: list[str], size: ViewportSize
) -> None:
    page = opened(pages[0], viewport=size)
    found = {}
    for path in pages:
        page.goto(path, wait_until="load")
        found[path] = (sideways(page), sticking_out(page), cut_off(page.locator("body")))
    assert not {path: what for path, what in found.items() if any(what)}


@pytest.mark.parametrize("language", ["", "de/", "es/"])
def test_the_masthead_has_room_wherever_the_pages_are_in_it(opened: Opener, language: str) -> None:
    page = opened(f"{language}dreierles/", reduced_motion="reduce")
    search = page.locator(".md-search__input")
    for width in range(1220, 1620, 20):
        page.set_viewport_size({"width": width, "height": 600})
        assert (width, sideways(page), sticking_out(page)) == (width, 0, [])
    page.set_viewport_size({"width": 1220, "height": 600})
    search.click()
    expect(page.locator(".md-search__inner")).to_have_css("width", "480px")
    assert sideways(page) == 0
