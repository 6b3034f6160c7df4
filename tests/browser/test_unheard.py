"""What was pressed while Python could not hear it: kept, and answered after another attempt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import DESK, DRILLS, PATIENCE
from tests.browser.drill import Drill, Learner
from tests.browser.hands import Mouse
from tests.browser.unruly import UnrulyServer
from tests.naive import dreierles as sheet

WASM = r"\.wasm$"
TOO_LONG = 30_000
"""Milliseconds of silence after which the client gives up (docs/assets/js/engine.mjs: 25 s)."""

MUTE = """() => {
    window.heard = Worker.prototype.postMessage;
    Worker.prototype.postMessage = () => {};
}"""
UNMUTE = "() => { Worker.prototype.postMessage = window.heard; }"


@pytest.fixture
def page(browser: Browser, unruly_server: UnrulyServer) -> Iterator[Page]:
    """The page with the drills, on a server that may fail; it may complain, but must not break."""
    options: dict[str, Any] = {"viewport": DESK, "base_url": unruly_server.address}
    context = browser.new_context(**options, permissions=["clipboard-read", "clipboard-write"])
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    exceptions: list[str] = []
    page.on("pageerror", lambda error: exceptions.append(str(error)))
    page.clock.install()
    yield page
    context.close()
    assert not exceptions


@pytest.fixture
def failed(page: Page, unruly_server: UnrulyServer) -> Drill:
    """A drill whose Python did not start."""
    unruly_server.missing(WASM)
    drill = opened(page)
    expect(drill.status).to_contain_text("did not open on this device")
    return drill


@pytest.fixture
def silent(page: Page) -> Drill:
    """A drill with the right cards chosen, whose Python hears nothing from now on."""
    drill = opened(page).with_python()
    right = allowed(drill)
    Learner(drill, Mouse()).choose(*right)
    expect(drill.root.locator(".chosen")).to_have_text(f"{len(right)} cards chosen")
    page.evaluate(MUTE)
    return drill


def opened(page: Page) -> Drill:
    """The drill with the hand, near enough that Python is started for it."""
    page.goto(DRILLS)
    drill = Drill(page, "follow-suit")
    drill.root.scroll_into_view_if_needed()
    return drill


def allowed(drill: Drill) -> list[str]:
    """The cards that may be played."""
    return sheet.ordinary_plays(drill.cards(), drill.pictures(".table"))


def fall_silent(drill: Drill) -> None:
    """Wait until the client gives up."""
    drill.page.clock.fast_forward(TOO_LONG)
    expect(drill.status).to_contain_text("stopped answering")


def try_again(drill: Drill) -> None:
    """Press the one button that a failure offers."""
    drill.status.get_by_role("button", name="Try again").click()


def clipboard(page: Page) -> str:
    """What was copied."""
    text: str = page.evaluate("() => navigator.clipboard.readText()")
    return text


def test_a_press_that_python_never_answered_is_answered_by_the_next_one(silent: Drill) -> None:
    silent.button("check").click()
    fall_silent(silent)
    silent.page.evaluate(UNMUTE)
    try_again(silent)
    silent.expect_state("right")
    expect(silent.status).to_be_empty()


def test_a_press_after_a_failed_start_says_so_and_is_answered_later(
    failed: Drill, unruly_server: UnrulyServer
) -> None:
    expect(failed.button("check")).to_be_hidden()
    Learner(failed, Mouse()).press("level-2")
    expect(failed.status.get_by_role("button", name="Try again")).to_be_focused()
    expect(failed.said).to_contain_text("did not open on this device")
    unruly_server.mend()
    try_again(failed)
    expect(failed.button("level-2")).to_have_attribute("aria-pressed", "true")
    expect(failed.status).to_be_empty()


def test_copying_a_link_after_a_failed_start_says_so_and_is_done_later(
    failed: Drill, unruly_server: UnrulyServer
) -> None:
    copy = failed.root.get_by_role("button", name="Copy link")
    copy.click()
    expect(failed.status.get_by_role("button", name="Try again")).to_be_focused()
    expect(copy).to_be_enabled()
    unruly_server.mend()
    try_again(failed)
    expect(failed.root.get_by_role("button", name="Link copied")).to_be_visible()
    assert "#follow-suit=" in clipboard(failed.page)


def test_a_link_copied_twice_leaves_the_button_as_it_was(page: Page) -> None:
    drill = opened(page).with_python()
    copy = drill.root.locator("[data-client=link]")
    page.evaluate("() => { navigator.clipboard.writeText = async () => {} }")
    copy.click()
    expect(copy).to_have_text("Link copied")
    page.clock.run_for(1500)
    copy.click()
    page.clock.run_for(1500)
    expect(copy).to_have_text("Link copied")
    page.clock.run_for(1500)
    expect(copy).to_have_text("Copy link")


def test_a_link_asked_for_before_python_is_up_holds_the_cards_that_were_chosen(
    page: Page, unruly_server: UnrulyServer
) -> None:
    unruly_server.withheld(WASM)
    drill = opened(page)
    chosen = drill.cards()[:2]
    Learner(drill, Mouse()).choose(*chosen)
    drill.root.get_by_role("button", name="Copy link").click()
    expect(drill.status).to_contain_text("on its way")
    unruly_server.release()
    expect(drill.root.get_by_role("button", name="Link copied")).to_be_visible()
    assert drill.chosen() == chosen
    assert all(code in clipboard(page) for code in chosen)


def breaking(page: Page, do: str) -> None:
    """Have Python raise an exception whenever it is asked for an action."""

    def poison(route: Route) -> None:
        text = route.fetch().text()
        call = "dispatch(request), number"
        assert call in text
        broken = f"""request.includes('"do":"{do}"') ? JSON.parse("ValueError") : {call}"""
        route.fulfill(
            body=text.replace(call, broken), content_type="text/javascript; charset=utf-8"
        )

    page.route("**/worker.mjs", poison)


def test_what_breaks_in_python_costs_one_action_of_one_drill(page: Page) -> None:
    breaking(page, "hint")
    drill, other = opened(page).with_python(), Drill(page, "trump")
    chosen = drill.cards()[:1]
    Learner(drill, Mouse()).choose(*chosen)
    drill.button("hint").click()
    expect(drill.status).to_contain_text("could not answer this")
    expect(drill.said).to_contain_text("could not answer this")
    expect(drill.button("hint")).to_be_enabled()
    expect(page.locator("html")).to_have_attribute("data-python", "ready")
    expect(other.status).to_be_empty()
    assert drill.chosen() == chosen
    drill.button("check").click()
    drill.expect_state("wrong")
    expect(drill.status).to_be_empty()


def test_what_breaks_before_it_could_be_answered_is_not_asked_again(
    page: Page, unruly_server: UnrulyServer
) -> None:
    unruly_server.withheld(WASM)
    breaking(page, "hint")
    drill = opened(page)
    drill.button("hint").click()
    expect(drill.button("hint")).to_have_attribute("aria-disabled", "true")
    unruly_server.release()
    expect(drill.status).to_contain_text("could not answer this")
    expect(drill.button("hint")).to_have_text("Hint")
    expect(drill.button("hint")).to_be_enabled()


def test_after_silence_nothing_is_fetched_again_that_is_there(
    silent: Drill, unruly_server: UnrulyServer
) -> None:
    silent.button("check").click()
    fall_silent(silent)
    silent.page.evaluate(UNMUTE)
    unruly_server.asked.clear()
    try_again(silent)
    silent.expect_state("right")
    assert not [path for path in unruly_server.asked if path.endswith((".wasm", "pyodide.mjs"))]


def test_where_python_falls_silent_a_card_chosen_meanwhile_goes_with_the_press(
    silent: Drill,
) -> None:
    silent.button("check").click()
    other = next(code for code in silent.cards() if code not in allowed(silent))
    Learner(silent, Mouse()).choose(other)
    fall_silent(silent)
    silent.page.evaluate(UNMUTE)
    try_again(silent)
    silent.expect_state("wrong")
    assert other in silent.chosen()
