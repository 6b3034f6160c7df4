"""Pages of the built site, watched: what they complain about fails the test that opened them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
)

from tests.browser.drill import KINDS
from tests.browser.unruly import UnrulyServer, unruly

DRILLS = "dreierles/practise/"
"""A page with drills of each kind."""

PHONE: ViewportSize = {"width": 360, "height": 740}
DESK: ViewportSize = {"width": 1440, "height": 900}

PATIENCE = 45_000
"""Milliseconds that a condition may take, on a machine that is busy with other things."""

expect.set_options(timeout=PATIENCE)

Opener = Callable[..., Page]
ContextMaker = Callable[..., BrowserContext]


class Watch:
    """Collects what a page should never do: complain, fail to load, ask another origin."""

    def __init__(self, address: str) -> None:
        self.own = urlsplit(address).netloc
        self.faults: list[str] = []

    def over(self, page: Page) -> Page:
        """Watch a page."""
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"exception: {error}"))
        page.on("request", lambda request: self._address(request.url))
        page.on("response", lambda answer: self._status(answer.status, answer.url))
        page.on("requestfailed", lambda request: self._failed(request.failure, request.url))
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning", "assert"}:
            self.faults.append(f"console: {message.text}")

    def _address(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in {"data", "blob"} and parts.netloc != self.own:
            self.faults.append(f"another origin: {url}")

    def _status(self, status: int, url: str) -> None:
        if status >= 400:
            self.faults.append(f"{status}: {url}")

    def _failed(self, why: str | None, url: str) -> None:
        # A reader who leaves a page stops its downloads, and one without scripts has no use for
        # preloaded ones ("csp"; what the policy forbids is an error on the console, too).
        if why not in {"net::ERR_ABORTED", "csp"}:
            self.faults.append(f"{why}: {url}")


@pytest.fixture(scope="session")
def pages(built: Path) -> list[str]:
    """The addresses of all pages below the site's root, the one for wrong addresses included.

    Of the pages that stand in for a translation, which only repeat another page, just one a
    language.
    """
    found: dict[str, str] = {}
    for file in sorted(built.rglob("index.html")):
        address = str(file.parent.relative_to(built)).removeprefix(".") + "/"
        stands_in = '<p class="stand-in"' in file.read_text("utf-8")
        found.setdefault(address[:3] if stands_in else address, address.lstrip("/"))
    return [*found.values(), "404.html"]


@pytest.fixture
def watch(site: str) -> Iterator[Watch]:
    """Fails the test at its end if a watched page did what it should not."""
    watch = Watch(site)
    yield watch
    assert not watch.faults


@pytest.fixture
def contexts(browser: Browser) -> Iterator[ContextMaker]:
    """Make browser contexts, each with a cache and a store of its own; closed after the test."""
    made: list[BrowserContext] = []

    def make(address: str, **options: Any) -> BrowserContext:
        context = browser.new_context(**{"viewport": DESK, "base_url": address, **options})
        context.set_default_timeout(PATIENCE)
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()


@pytest.fixture
def opened(contexts: ContextMaker, site: str, watch: Watch) -> Opener:
    """Open a page, watched: ``opened("about/", viewport=PHONE, has_touch=True)``."""

    def open_page(path: str = DRILLS, **options: Any) -> Page:
        page = watch.over(contexts(site, **options).new_page())
        page.goto(path)
        return page

    return open_page


@pytest.fixture
def unruly_server(built: Path) -> Iterator[UnrulyServer]:
    """A server of the built site whose faults the test switches on and off."""
    with unruly(built) as server:
        yield server


@pytest.fixture
def troubled(contexts: ContextMaker, unruly_server: UnrulyServer) -> Iterator[Page]:
    """An empty page of the unruly server's site: it may complain, but must not break."""
    page = contexts(unruly_server.address).new_page()
    exceptions: list[str] = []
    page.on("pageerror", lambda error: exceptions.append(str(error)))
    yield page
    assert not exceptions


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    """Each kind of drill."""
    return str(request.param)
