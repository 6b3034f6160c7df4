"""Pictures of every English page and of every state of every drill, to be looked at by people.

    python -m tests.browser.shots [word …]

Written to test-results/shots/, 360 and 1440 pixels wide, light and dark; with words, only the
pictures whose names hold one of them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.browser.conftest import DESK, DRILLS, PHONE
from tests.browser.drill import KINDS, Drill, Learner
from tests.browser.hands import Mouse
from tests.browser.unruly import UnrulyServer, unruly
from tools import browser

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "site"
FOLDER = ROOT / "test-results" / "shots"

SIZES: dict[str, ViewportSize] = {"360": PHONE, "1440": DESK}
SCHEMES = ("light", "dark")
LANGUAGES = ("de", "es")

State = Callable[[Learner, UnrulyServer], None]


def asked(learner: Learner, _: UnrulyServer) -> None:
    """As the page comes, with two cards chosen."""
    learner.drill.with_python()
    learner.choose(*learner.drill.cards()[1:3])
    expect(learner.drill.root.locator(".chosen")).to_contain_text("2")


def loading(learner: Learner, server: UnrulyServer) -> None:
    """Pressed before Python is up."""
    server.withheld(r"\.wasm$")
    learner.drill.page.reload()
    learner.choose(*learner.drill.cards()[1:3])
    learner.drill.root.locator("button[name=do]").first.click()
    expect(learner.drill.status).not_to_be_empty()


def failed(learner: Learner, server: UnrulyServer) -> None:
    """Python did not start."""
    server.missing(r"\.wasm$")
    learner.drill.page.reload()
    learner.drill.root.scroll_into_view_if_needed()
    expect(learner.drill.status.get_by_role("button")).to_be_visible()


def hinted(learner: Learner, _: UnrulyServer) -> None:
    """After both hints."""
    for _hint in range(2):
        learner.press("hint")
    expect(learner.drill.root.locator(".badge.tip").nth(1)).to_be_visible()


def wrong(learner: Learner, _: UnrulyServer) -> None:
    """After a mistake."""
    learner.answer(rightly=False)


def right(learner: Learner, _: UnrulyServer) -> None:
    """After a right answer."""
    learner.answer(rightly=True)


def hardest(learner: Learner, _: UnrulyServer) -> None:
    """The third level."""
    learner.press("level-3")
    expect(learner.drill.button("level-3")).to_have_attribute("aria-pressed", "true")


STATES: tuple[State, ...] = (asked, loading, failed, hinted, wrong, right, hardest)


class Camera:
    """Takes the pictures whose names hold one of the wanted words."""

    def __init__(self, chromium: Browser, server: UnrulyServer, words: list[str]) -> None:
        self.chromium = chromium
        self.server = server
        self.words = words

    def wants(self, name: str) -> bool:
        """Tell whether a picture is wanted."""
        return not self.words or any(word in name for word in self.words)

    @contextmanager
    def page(self, size: ViewportSize, scheme: str) -> Iterator[Page]:
        """Open a page in a browser of its own."""
        context = self.chromium.new_context(
            base_url=self.server.address,
            viewport=size,
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce",
        )
        try:
            yield context.new_page()
        finally:
            self.server.mend()
            context.close()

    def take_page(self, path: str, width: str, scheme: str) -> None:
        """Picture a whole page, as it is at first paint, and its first screen."""
        name = f"page-{path.strip('/').replace('/', '-') or 'home'}-{width}-{scheme}"
        if not self.wants(name):
            return
        with self.page(SIZES[width], scheme) as page:
            page.goto(path, wait_until="networkidle")
            page.screenshot(path=FOLDER / f"{name}-top.png")
            page.screenshot(path=FOLDER / f"{name}.png", full_page=True)

    def take_drill(self, kind: str, state: State, width: str, scheme: str) -> None:
        """Picture a drill in a state."""
        name = f"{kind}-{state.__name__}-{width}-{scheme}"
        if not self.wants(name):
            return
        with self.page(SIZES[width], scheme) as page:
            page.goto(DRILLS)
            drill = Drill(page, kind)
            state(Learner(drill, Mouse()), self.server)
            page.mouse.move(0, 0)
            # Without the masthead, which would lie over a part of it.
            drill.root.screenshot(
                path=FOLDER / f"{name}.png", style=".md-header{display:none !important}"
            )


def english() -> list[str]:
    """The addresses of the English pages."""
    files = sorted(SITE.rglob("index.html"))
    paths = [str(file.parent.relative_to(SITE)) for file in files]
    return ["" if path == "." else f"{path}/" for path in paths if path[:2] not in LANGUAGES]


def main(words: list[str]) -> int:
    """Take the pictures, and print where they are."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=30_000)
    with sync_playwright() as playwright, unruly(SITE) as server:
        chromium = playwright.chromium.launch(
            executable_path=browser.executable(), args=list(browser.ARGUMENTS)
        )
        camera = Camera(chromium, server, words)
        for width, scheme in product(SIZES, SCHEMES):
            for path in [*english(), "404.html"]:
                camera.take_page(path, width, scheme)
            for kind, state in product(KINDS, STATES):
                camera.take_drill(kind, state, width, scheme)
        chromium.close()
    print(FOLDER)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
