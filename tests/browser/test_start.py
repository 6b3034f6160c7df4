"""Python's start as the reader meets it: while it is awaited, and when it fails."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import DRILLS, ContextMaker
from tests.browser.drill import Drill, Learner
from tests.browser.hands import Keys, Mouse
from tests.browser.unruly import UnrulyServer
from tests.naive import dreierles as sheet

WASM = r"\.wasm$"
TOO_LONG = 30_000
"""Milliseconds of silence after which the client gives up (docs/assets/js/engine.mjs: 25 s)."""

REST = 6_000
"""Milliseconds after which files for the next visit have been asked for (worker.mjs: 4 s)."""

CLIENT = r"/client\.mjs$"
BUNDLE = r"/bundle\.\w+\.min\.js$"
"""The theme's scripts, at the end of the page."""


def press_check(page: Page) -> Drill:
    """Choose the cards that may be played, and press Check."""
    page.goto(DRILLS, wait_until="domcontentloaded")
    drill = Drill(page, "follow-suit")
    learner = Learner(drill, Mouse())
    learner.choose(*allowed(drill))
    learner.press("check")
    return drill


def allowed(drill: Drill) -> list[str]:
    """The cards that may be played."""
    return sheet.ordinary_plays(drill.cards(), drill.pictures(".table"))


# Waiting


def test_a_press_before_python_is_up_is_heard_kept_and_answered(
    troubled: Page, unruly_server: UnrulyServer
) -> None:
    unruly_server.withheld(WASM)
    drill = press_check(troubled)
    expect(drill.status).to_contain_text("on its way")
    expect(drill.status.get_by_role("progressbar")).to_be_visible()
    expect(drill.button("check")).to_have_attribute("aria-disabled", "true")
    expect(drill.button("check")).to_have_text("Checks as soon as it is here")
    expect(drill.root.locator(".chosen")).to_have_text(f"{len(allowed(drill))} cards noted")
    assert drill.chosen() == allowed(drill)
    unruly_server.release()
    drill.expect_state("right")
    expect(drill.status).to_be_empty()


def test_a_press_before_the_client_has_come_is_kept_too(
    troubled: Page, unruly_server: UnrulyServer
) -> None:
    unruly_server.withheld(CLIENT)
    drill = press_check(troubled)
    assert troubled.evaluate("document.documentElement.dataset.python") is None
    assert drill.chosen() == allowed(drill)
    unruly_server.release()
    drill.expect_state("right")


@pytest.mark.parametrize("part", [CLIENT, BUNDLE])
def test_all_that_is_pressed_before_the_widgets_are_mounted_is_answered(
    troubled: Page, unruly_server: UnrulyServer, part: str
) -> None:
    unruly_server.withheld(part)
    troubled.add_init_script("navigator.clipboard.writeText = async text => window.copied = text")
    troubled.goto(DRILLS, wait_until="commit")
    if part == BUNDLE:  # then the client comes, and has to wait for the end of the page
        expect(troubled.locator("html")).to_have_attribute("data-python", "idle")
    first, second = Drill(troubled, "follow-suit"), Drill(troubled, "trump")
    for drill in (first, second):
        drill.button("hint").click(no_wait_after=True)
    first.root.get_by_role("button", name="Copy link").click()
    switch = troubled.get_by_role("button", name="Four colours").first
    switch.click()
    unruly_server.release()
    expect(switch).to_have_attribute("aria-pressed", "true")
    for drill in (first, second):
        expect(drill.hint).to_be_visible()
    troubled.wait_for_function("() => window.copied?.includes('/dreierles/practise/#follow-suit=')")


@pytest.mark.parametrize("part", [CLIENT, r"/store\.mjs$"])
@pytest.mark.parametrize("fault", ["missing", "broken"])
def test_a_client_that_cannot_come_is_not_silent(
    contexts: ContextMaker, unruly_server: UnrulyServer, part: str, fault: str
) -> None:
    getattr(unruly_server, fault)(part)
    page = contexts(unruly_server.address).new_page()
    page.goto("de/" + DRILLS)
    expect(page.get_by_role("alert").filter(has_text="lade die Seite neu")).to_be_in_viewport()
    drill = Drill(page, "follow-suit")
    learner = Learner(drill, Mouse())
    learner.choose(*allowed(drill))
    learner.press("check")
    assert drill.chosen() == allowed(drill)
    unruly_server.mend()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-python", "ready")
    expect(page.locator(".gone")).to_be_hidden()


def test_the_client_and_its_modules_are_asked_for_once_the_page_is_seen(troubled: Page) -> None:
    troubled.goto(DRILLS)
    Drill(troubled, "follow-suit").with_python()
    seen, asked = troubled.evaluate("""() => {
        const [paint] = performance.getEntriesByName("first-contentful-paint");
        const modules = [...document.querySelectorAll("link[rel=modulepreload]")];
        const entries = modules.map(({ href }) => performance.getEntriesByName(href)[0]);
        return [paint.startTime, entries.map(({ startTime }) => startTime)];
    }""")
    assert asked
    assert min(asked) > seen


def test_a_card_chosen_after_the_press_goes_with_it(
    troubled: Page, unruly_server: UnrulyServer
) -> None:
    unruly_server.withheld(WASM)
    drill = press_check(troubled)
    other = next(code for code in drill.cards() if code not in allowed(drill))
    Learner(drill, Mouse()).choose(other)
    unruly_server.release()
    drill.expect_state("wrong")
    assert other in drill.chosen()


def test_two_mistakes_before_python_is_up_both_come_back(
    troubled: Page, unruly_server: UnrulyServer
) -> None:
    unruly_server.withheld(WASM)
    troubled.goto(DRILLS)
    drills = [Drill(troubled, kind) for kind in ("follow-suit", "trump")]
    for drill in drills:
        drill.root.locator("input[name=card]").evaluate_all("all => all.forEach(c => c.click())")
        drill.root.locator("input[name=seat]").evaluate_all("all => all.forEach(s => s.click())")
        Learner(drill, Mouse()).press("check")
    unruly_server.release()
    for drill in drills:
        drill.expect_state("wrong")
    kept = json.loads(troubled.evaluate("() => localStorage.getItem('tarock:review')"))
    assert len(kept) == 2


@pytest.mark.parametrize("part", [CLIENT, WASM])
def test_a_file_chosen_before_python_is_up_is_read_in(
    troubled: Page, unruly_server: UnrulyServer, tmp_path: Path, part: str
) -> None:
    file = tmp_path / "progress.json"
    entries = {"tarock:display": '{"fourColours": true}'}
    saved = {"format": "tarock-school-progress", "version": 1, "entries": entries}
    file.write_text(json.dumps(saved), "utf-8")
    unruly_server.withheld(part)
    troubled.goto("about/storage/", wait_until="domcontentloaded")
    shelf = troubled.locator("#storage")
    shelf.scroll_into_view_if_needed()
    if part == WASM:  # by then what is stored has been asked for too
        expect(troubled.locator("html")).to_have_attribute("data-python", "loading")
    shelf.locator("input[type=file]").set_input_files(file)
    unruly_server.release()
    expect(shelf).to_contain_text("1 entry was read in")


def test_packets_can_be_begun_before_python_is_up(
    troubled: Page, unruly_server: UnrulyServer
) -> None:
    unruly_server.withheld(WASM)
    troubled.goto(DRILLS)
    drill = Drill(troubled, "count-points")
    learner = Learner(drill, Mouse())
    three = drill.cards()[:3]
    learner.choose(*three)
    learner.press("packet")
    expect(drill.status).to_contain_text("on its way")
    unruly_server.release()
    expect(drill.field("points")).to_be_visible()
    assert drill.pictures(".packs .now .trio") == three


def test_a_level_pressed_early_keeps_the_focus(troubled: Page, unruly_server: UnrulyServer) -> None:
    unruly_server.withheld(WASM)
    troubled.goto(DRILLS + "#trump")
    drill = Drill(troubled, "trump")
    Keys(troubled).press(drill.button("level-2"))
    expect(drill.status).to_contain_text("on its way")
    expect(drill.button("level-2")).to_be_focused()
    unruly_server.release()
    expect(drill.button("level-2")).to_have_attribute("aria-pressed", "true")
    expect(drill.button("level-2")).to_be_focused()


def test_a_widget_that_gets_no_state_asks_once(troubled: Page) -> None:
    """As where the page is newer than the Python that this tab keeps."""

    def newer(route: Route) -> None:
        text = route.fetch().text()
        made = text.replace('data-widget="course-map"', 'data-widget="course-map-2"')
        route.fulfill(body=made, content_type="text/html; charset=utf-8")

    troubled.route("**/course/", newer)
    troubled.goto("course/")
    expect(troubled.locator(".course-map [data-status]")).to_contain_text("course-map-2")
    troubled.wait_for_timeout(500)
    assert troubled.evaluate("() => performance.getEntriesByName('tarock:answer').length") == 1


def test_nothing_is_fetched_until_a_drill_is_near(
    troubled: Page, unruly_server: UnrulyServer
) -> None:
    troubled.goto("about/")
    troubled.wait_for_load_state("networkidle")
    assert not [path for path in unruly_server.asked if "/runtime/" in path]


# Failing


@pytest.mark.parametrize(
    "part", [WASM, r"/pyodide\.mjs$", r"/pyodide\.asm\.js$", r"/js/worker\.mjs$", r"/js/boot\.mjs$"]
)
@pytest.mark.parametrize("fault", ["missing", "broken"])
def test_a_start_that_fails_says_so_and_can_be_tried_again(
    troubled: Page, unruly_server: UnrulyServer, part: str, fault: str
) -> None:
    getattr(unruly_server, fault)(part)
    expect_mended(expect_failure(troubled), unruly_server)


def test_the_zip_may_fail_and_be_mended_too(
    troubled: Page, unruly_server: UnrulyServer, built: Path
) -> None:
    start_from_zip(troubled, built)
    unruly_server.broken(r"/runtime-\w+\.zip$")
    expect_mended(expect_failure(troubled), unruly_server)


def test_a_start_that_never_ends_is_given_up(troubled: Page, unruly_server: UnrulyServer) -> None:
    troubled.clock.install()
    unruly_server.withheld(WASM)
    drill = press_check(troubled)
    expect(drill.status).to_contain_text("on its way")
    troubled.clock.fast_forward(TOO_LONG)
    expect(drill.status).to_contain_text("did not open on this device")
    unruly_server.mend()
    drill.status.get_by_role("button", name="Try again").click()
    # What was pressed before the failure is answered without being pressed again.
    drill.expect_state("right")


def test_an_answer_that_never_comes_is_given_up(
    troubled: Page, unruly_server: UnrulyServer
) -> None:
    troubled.clock.install()
    troubled.goto(DRILLS)
    drill = Drill(troubled, "follow-suit").with_python()
    troubled.evaluate("() => { Worker.prototype.postMessage = () => {} }")
    Learner(drill, Mouse()).choose(*allowed(drill))
    troubled.clock.fast_forward(TOO_LONG)
    expect(drill.status).to_contain_text("stopped answering")
    assert drill.chosen() == allowed(drill)


def test_a_broken_snapshot_gives_way_to_the_zip(
    troubled: Page, unruly_server: UnrulyServer, built: Path
) -> None:
    warnings: list[str] = []
    troubled.on("console", lambda message: warnings.append(message.text))
    keep_broken_snapshot(troubled, built)
    drill = press_check(troubled)
    drill.expect_state("right")
    assert any("snapshot" in text for text in warnings)
    assert [path for path in unruly_server.asked if path.endswith(".zip")]
    # On the next visit it is not tried again, and the zip is what is kept.
    troubled.wait_for_function(IS_KEPT, arg=".zip")
    warnings.clear()
    unruly_server.asked.clear()
    troubled.reload()
    drill.with_python()
    assert not warnings
    troubled.wait_for_timeout(REST)
    assert not [path for path in unruly_server.asked if "/runtime/" in path]


IS_KEPT = """async name => {
    const store = await caches.open("tarock-runtime");
    return (await store.keys()).some(({ url }) => url.endsWith(name));
}"""


def expect_failure(page: Page) -> Drill:
    """Meet a failure: a sentence, the key that still works, cards that can still be chosen."""
    page.goto(DRILLS)
    drill = Drill(page, "follow-suit")
    drill.root.scroll_into_view_if_needed()
    expect(drill.status).to_contain_text("did not open on this device")
    drill.root.locator("summary").click()
    expect(drill.root.locator("details dl")).to_be_visible()
    Learner(drill, Mouse()).choose(*allowed(drill))
    assert drill.chosen() == allowed(drill)
    return drill


def expect_mended(drill: Drill, server: UnrulyServer) -> None:
    """Mend the server and try again: the drill works, with the cards that were chosen."""
    server.mend()
    drill.status.get_by_role("button", name="Try again").click()
    Learner(drill.with_python(), Mouse()).press("check")
    drill.expect_state("right")
    expect(drill.status).to_be_empty()


def manifest(built: Path) -> dict[str, dict[str, str]]:
    """The runtime's files by their roles."""
    text = (built / "assets" / "runtime" / "manifest.json").read_text(encoding="utf-8")
    files: dict[str, dict[str, str]] = json.loads(text)["files"]
    return files


def start_from_zip(page: Page, built: Path) -> None:
    """Be a reader whose line was too slow for the snapshot the last time."""
    path = json.dumps(json.dumps(manifest(built)["zip"]["path"]))
    page.add_init_script(f"localStorage.setItem('tarock:started-from', {path})")


def keep_broken_snapshot(page: Page, built: Path) -> None:
    """Be a reader in whose browser the snapshot was kept, and has rotted."""
    page.goto("about/")
    page.evaluate(
        """async path => {
            const store = await caches.open("tarock-runtime");
            await store.put(new URL(path, location), new Response("rotten".repeat(1000)));
        }""",
        "/assets/runtime/" + manifest(built)["snapshot"]["path"],
    )
