"""Visits of real Chromium to a page with a drill, each in a profile of its own."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright, Worker

from tests.bench.line import Server
from tests.bench.slow import slowed
from tools import browser

PATIENCE = 100_000
"""Milliseconds after which a visit is given up."""

PROBE = Path(__file__).with_name("probe.js").read_text(encoding="utf-8")
CHECK = "section.drill >> nth=0 >> button[name=do][value=check]"
CHOICE = "section.drill >> nth=0 >> input[name=card] >> nth=0"


@dataclass(frozen=True, slots=True)
class Rival:
    """A page whose start is measured, and how it is visited.

    ``path`` has no leading slash. With ``touch`` the press is what starts Python; without it the
    drill has been in sight for ``think`` seconds before. ``way`` overrules the client's choice
    between zip and snapshot. ``rests``: the page goes on working for a while after the answer.
    """

    name: str
    server: Server
    path: str
    touch: bool = True
    think: float = 0.0
    way: str | None = None
    rests: bool = True

    @property
    def probe(self) -> str:
        """The script that watches the page."""
        options = json.dumps({"touch": self.touch, "way": self.way})
        return f"const options = {options};\n{PROBE}"


@dataclass(frozen=True, slots=True)
class Visit:
    """One visit. Times in milliseconds after navigation, sizes in bytes on the wire.

    ``work`` is the processor time of all the browser's processes from the press to the answer, in
    milliseconds: what else runs on the machine hardly matters to it.
    """

    painted: float
    pressed: float
    seen: float
    verdict: str
    work: float
    size: int
    requests: int
    later: int
    marks: dict[str, float]

    @property
    def wait(self) -> float:
        """From the press on Check to the frame that shows Python's answer."""
        return self.seen - self.pressed


@dataclass(frozen=True, slots=True)
class Browser:
    """A running Chromium with a fresh profile; ``group`` is its process group."""

    context: BrowserContext
    group: int

    def visit(self, rival: Rival, *, slow: bool = False, rest: float = 0.5) -> Visit:
        """Open the page, press Check as soon as it is painted, and wait for the answer.

        After that the page rests for so many seconds, if it has something to do then.
        """
        with self.page(rival) as page, ExitStack() as pace:
            if slow:
                pace.enter_context(slowed(self.group))
            painted = arrive(page, rival)
            before = self.work()
            answer = press(page, CHECK)
            work = self.work() - before
            pace.close()
            page.wait_for_timeout(300)  # what still comes belongs to the visit
            sent = dict(rival.server.sent)
            marks = boot_marks(page, answer["pressed"])
            page.wait_for_timeout(1000 * rest if rival.rests else 500)
            size = sum(sent.values())
            return Visit(
                painted=painted,
                pressed=answer["pressed"],
                seen=answer["seen"],
                verdict=answer["verdict"],
                work=work,
                size=size,
                requests=len(sent),
                later=sum(rival.server.sent.values()) - size,
                marks=marks,
            )

    def work(self) -> float:
        """Milliseconds of processor time that the browser's processes have taken so far."""
        ticks = 0
        for entry in Path("/proc").glob("[0-9]*"):
            try:
                fields = (entry / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            except OSError:
                continue  # it has ended meanwhile
            if int(fields[2]) == self.group:
                ticks += int(fields[11]) + int(fields[12])
        return 1000 * ticks / os.sysconf("SC_CLK_TCK")

    @contextmanager
    def page(self, rival: Rival) -> Iterator[Page]:
        """Open an empty page with the probe in it."""
        rival.server.sent.clear()
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.add_init_script(rival.probe)
        try:
            yield page
        finally:
            page.close()


def arrive(page: Page, rival: Rival) -> float:
    """Load the page and look at the drill; returns when it was painted."""
    page.goto(rival.server.address + rival.path, wait_until="commit")
    painted: float = page.evaluate("() => bench.ready()")
    choose(page)
    page.locator(CHECK).scroll_into_view_if_needed()
    page.wait_for_timeout(1000 * rival.think)
    return painted


def choose(page: Page) -> None:
    """Tick the first card without an event that the drill could see."""
    page.locator(CHOICE).evaluate("box => { box.checked = true }")


def press(page: Page, button: str) -> dict[str, Any]:
    """Press a button and wait until the drill has changed; see probe.js for the times."""
    page.evaluate("() => bench.watch()")
    page.locator(button).click(no_wait_after=True)
    times: dict[str, Any] = page.evaluate("() => bench.answer")
    return times


def boot_marks(page: Page, pressed: float) -> dict[str, float]:
    """Collect what page and workers marked, in milliseconds after the press."""
    origin = float(page.evaluate("() => performance.timeOrigin")) + pressed
    marks: dict[str, float] = {}
    places: list[Page | Worker] = [page, *page.workers]
    for place in places:
        marks |= place.evaluate(
            """origin => Object.fromEntries(performance.getEntriesByType("mark").map(
                mark => [mark.name, performance.timeOrigin + mark.startTime - origin]))""",
            origin,
        )
    return dict(sorted(marks.items(), key=lambda item: item[1]))


def _process(profile: str) -> int:
    """Find the browser process of a profile: it leads its group."""
    for entry in Path("/proc").iterdir():
        try:
            command = (entry / "cmdline").read_bytes().decode(errors="replace")
        except (OSError, NotADirectoryError):
            continue
        if profile in command and "--type=" not in command and "crashpad" not in command:
            return os.getpgid(int(entry.name))
    raise FileNotFoundError("the browser started, but /proc does not show its process")


@dataclass(frozen=True, slots=True)
class Chromium:
    """The browser that `make` found, driven by Playwright."""

    playwright: Playwright
    program: str

    @contextmanager
    def fresh(self) -> Iterator[Browser]:
        """Start with a profile that has never been used, and throw it away afterwards."""
        with tempfile.TemporaryDirectory(prefix="bench-", ignore_cleanup_errors=True) as profile:
            context = self.playwright.chromium.launch_persistent_context(
                profile, executable_path=self.program, headless=True, args=browser.ARGUMENTS
            )
            try:
                yield Browser(context, _process(profile))
            finally:
                context.close()
