"""What holds on every page of the site, in the light and in the dark, narrow and wide."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.axe import violations
from tests.browser.conftest import DESK, PHONE, Opener
from tests.browser.places import cut_off, sideways, sticking_out


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(opened: Opener, pages: list[str], scheme: str) -> None:
    page = opened(pages[0], color_scheme=scheme)
    found = {}
    for path in pages:
        page.goto(path, wait_until="networkidle")
        found[path] = violations(page)
    assert not {path: what for path, what in found.items() if what}


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["360", "1440"])
def test_nothing_reaches_beyond_the_window(
    opened: Opener, pages: list[str], size: ViewportSize
) -> None:
    page = opened(pages[0], viewport=size)
    found = {}
    for path in pages:
        page.goto(path, wait_until="load")
        found[path] = (sideways(page), sticking_out(page), cut_off(page.locator("body")))
    assert not {path: what for path, what in found.items() if any(what)}
