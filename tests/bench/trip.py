"""The round trip: from a press on a running drill to the patched page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.bench.browser import CHECK, Browser, Rival, arrive, choose, press
from tests.bench.start import spread

GOAL = 30.0
"""Milliseconds, median."""

AFTER_VERDICT = ("again", "next")
"""What a judged drill offers: the first one if the answer was wrong."""


def measure(browser: Browser, rival: Rival, events: int) -> dict[str, Any]:
    """Start Python once, then press ``events`` buttons and time each press to its patch."""
    patches, frames = [], []
    with browser.page(rival) as page:
        arrive(page, rival)
        press(page, CHECK)
        for number in range(events):
            button = CHECK if number % 2 else _offered(page)
            if button == CHECK:
                choose(page)
            times = press(page, button)
            patches.append(times["patched"] - times["pressed"])
            frames.append(times["seen"] - times["pressed"])
    return {"patched": spread(patches), "seen": spread(frames), "goal": GOAL}


def _offered(page: Page) -> str:
    buttons = [CHECK.replace("check", value) for value in AFTER_VERDICT]
    return next(button for button in buttons if page.locator(button).count())
