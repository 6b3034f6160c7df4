"""The round trip: from a press on a running drill to the patched page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.bench.browser import Browser, Rival, arrive, press
from tests.bench.start import spread

GOAL = 30.0
"""Milliseconds, median."""

BUTTON = "section.drill >> nth=0 >> button[name=do][value={}]"
TURNS = (("again", "next", "clear"), ("check",))
"""What is pressed in turn: the first of each group that the drill offers just then."""


def measure(browser: Browser, rival: Rival, events: int) -> dict[str, Any]:
    """Start Python once, then press ``events`` buttons and time each press to its patch."""
    patches, frames = [], []
    with browser.page(rival) as page:
        arrive(page, rival)
        press(page, BUTTON.format("check"))
        for number in range(events):
            times = press(page, _offered(page, TURNS[number % len(TURNS)]))
            patches.append(times["patched"] - times["pressed"])
            frames.append(times["seen"] - times["pressed"])
    return {"patched": spread(patches), "seen": spread(frames), "goal": GOAL}


def _offered(page: Page, group: tuple[str, ...]) -> str:
    for value in group:
        if page.locator(BUTTON.format(value)).is_visible():
            return BUTTON.format(value)
    raise RuntimeError(f"the drill offers none of the buttons {', '.join(group)}")
