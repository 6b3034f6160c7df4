"""How much later a page of drills is painted than the same page without them."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from typing import Any

from tests.bench import stock
from tests.bench.browser import PATIENCE, Browser, Chromium
from tests.bench.line import Line, Server
from tests.bench.start import TYPICAL, spread

GOAL = 1.2
"""How many times as long the first paint may take with the drills."""

_PAINTED = """() => new Promise(done => {
    const told = list => list.getEntriesByName("first-contentful-paint")
        .forEach(entry => done(entry.startTime));
    new PerformanceObserver(told).observe({ type: "paint", buffered: true });
})"""


def without_drills(page: str) -> str:
    """Cut the drills out of a built page. ValueError if there is none."""
    start = re.compile(r'<section class="drill"')
    if not start.search(page):
        raise ValueError("the page has no drill to be painted without")
    while found := start.search(page):
        page = page[: found.start()] + page[_end(page, found.start()) :]
    return page


def _end(page: str, start: int) -> int:
    """Where the section ends that begins there; sections may hold others."""
    depth = 0
    for tag in re.compile(r"<(/?)section\b[^>]*>").finditer(page, start):
        depth += -1 if tag[1] else 1
        if not depth:
            return tag.end()
    raise ValueError("a section of the page has no end")


def lay_out(folder: Path, site: Path, path: str) -> dict[str, str]:
    """Fill ``folder`` with the site and its page twice; returns the two pages' paths.

    The files of the site are linked, not copied.
    """
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(site, folder, copy_function=os.link)
    html = (site / path / "index.html").read_text(encoding="utf-8")
    paths = {}
    for name, page in {"with": html, "without": without_drills(html)}.items():
        paths[name] = f"{Path(path).parent}/{name}/"
        target = folder / paths[name] / "index.html"
        target.parent.mkdir()
        stock.place(page.encode(), target)
    return paths


def measure(
    chromium: Chromium, server: Server, paths: dict[str, str], rounds: int
) -> dict[str, dict[str, Any]]:
    """Visit both pages by turns, each time with an empty cache; figures by circumstance."""
    return {
        title: _measure(chromium, server, line, paths, rounds)
        for title, line in {"this machine": None, f"line of {TYPICAL}": TYPICAL}.items()
    }


def _measure(
    chromium: Chromium, server: Server, line: Line | None, paths: dict[str, str], rounds: int
) -> dict[str, Any]:
    times: dict[str, list[float]] = {name: [] for name in paths}
    server.bucket.line = line
    with chromium.fresh() as browser:
        for _ in range(rounds):
            for name, path in paths.items():
                times[name].append(_painted(browser, server.address + path))
    server.bucket.line = None
    found = {name: spread(each) for name, each in times.items()}
    return found | {"ratio": found["with"]["median"] / found["without"]["median"], "goal": GOAL}


def _painted(browser: Browser, address: str) -> float:
    """Milliseconds from navigation to the first content."""
    page = browser.context.new_page()
    page.set_default_timeout(PATIENCE)
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.goto(address)
    painted = float(page.evaluate(_PAINTED))
    page.close()
    return painted
