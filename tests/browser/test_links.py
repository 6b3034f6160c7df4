"""Links to a position, and what comes back from the store: also when it is broken or hostile."""

from __future__ import annotations

import base64
import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DRILLS, Opener
from tests.browser.drill import Drill, Learner
from tests.browser.hands import Mouse

SENTENCE = re.compile(r"^\s*\w.{10,300}$", re.S)

SCRIPT = "<script>hacked=1</script><img src=x onerror=hacked=1>"

BROKEN_LINKS = {
    "cut short": "1.low",
    "no such level": "9.low-or-high.ask",
    "no such question": "1.nowhere.ask",
    "another drill's question": "1.high-with-ones.ask",
    "no such stage": "1.low-or-high.won",
    "another hand's card": "1.low-or-high.ask.card-HK",
    "script": SCRIPT,
    "script in a card": f"1.low-or-high.ask.card-{SCRIPT}",
    "broken escapes": "%E0%A4%A.%00.%",
    "base64": base64.b64encode(b'{"level":1}').decode("ascii"),
    "a prototype's name": "__proto__.constructor.ask",
    "huge": "1." * 50_000,
    "empty": "",
}

BROKEN_STATES = {
    "no JSON": "{level:",
    "null": "null",
    "another version": '{"v":99}',
    "a list": "[]",
    "script": json.dumps({"v": 1, "level": 1, "question": SCRIPT, "stage": "ask"}),
    "script alone": SCRIPT,
    "deep": "[" * 20_000,
    "huge": json.dumps({"v": 1, "done": ["r" * 200_000]}),
    "wrong types": json.dumps(
        {
            "v": 1,
            "level": True,
            "question": {"a": 1},
            "stage": 1,
            "answer": [],
            "hints": "x",
            "tries": None,
            "done": 0,
        }
    ),
}


def keys(page: Page) -> dict[str, str]:
    """What the site keeps in this browser for drills."""
    script = "() => Object.entries(localStorage).filter(([key]) => key.startsWith('tarock:'))"
    found: list[list[str]] = page.evaluate(script)
    return {key: value for key, value in found if key.count(":") == 2}


def expect_harmless(page: Page) -> None:
    """Nothing that came with a link or a state has run or been drawn."""
    assert page.evaluate("() => typeof hacked") == "undefined"
    expect(page.locator("section.drill :is(script, img)")).to_have_count(0)


def test_a_copied_link_brings_back_the_same_position(opened: Opener, kind: str) -> None:
    page = opened(permissions=["clipboard-read", "clipboard-write"])
    drill = Drill(page, kind)
    learner = Learner(drill, Mouse())
    learner.press("level-2")
    expect(drill.button("level-2")).to_have_attribute("aria-pressed", "true")
    about = learner.answer(rightly=False)
    drill.root.get_by_role("button", name="Copy link").click()
    expect(drill.root.get_by_role("button", name="Link copied")).to_be_visible()
    address = page.evaluate("() => navigator.clipboard.readText()")

    other = Drill(opened(address), kind)
    other.expect_state("wrong")
    expect(other.verdict).to_contain_text(about)
    expect(other.button("level-2")).to_have_attribute("aria-pressed", "true")
    assert (other.cards(), other.chosen()) == (drill.cards(), drill.chosen())
    expect(other.title).to_be_in_viewport()


def test_without_a_clipboard_the_link_stands_in_the_address(opened: Opener) -> None:
    page = opened()
    page.evaluate(
        "() => { navigator.clipboard.writeText = async () => { throw new Error('denied'); }; }"
    )
    drill = Drill(page, "follow-suit")
    Learner(drill, Mouse()).answer(rightly=True)
    drill.root.get_by_role("button", name="Copy link").click()
    expect(drill.root.get_by_role("button", name="The link is in the address bar")).to_be_visible()
    other = Drill(opened(page.url), "follow-suit")
    other.expect_state("right")


def test_a_link_leaves_the_readers_own_progress_alone(opened: Opener) -> None:
    page = opened()
    drill = Drill(page, "follow-suit")
    Learner(drill, Mouse()).answer(rightly=True)
    page.goto("about/")
    page.goto(f"{DRILLS}#follow-suit=2.trump-led.ask")
    expect(drill.button("level-2")).to_have_attribute("aria-pressed", "true")
    Learner(drill, Mouse()).press("level-1")
    expect(drill.root.locator(".steps .done")).to_have_count(1)


@pytest.mark.parametrize("token", BROKEN_LINKS.values(), ids=list(BROKEN_LINKS))
def test_a_broken_link_gets_a_sentence_and_changes_nothing(opened: Opener, token: str) -> None:
    page = opened()
    drill = Drill(page, "follow-suit")
    Learner(drill, Mouse()).answer(rightly=False)
    before = (keys(page), drill.cards(), drill.chosen())
    # First as a link on the page would bring it, then as a visitor from elsewhere.
    for arrive in (follow, visit):
        arrive(page, f"#follow-suit={token}")
        expect(drill.problem).to_have_count(1)
        expect(drill.problem).to_have_text(SENTENCE)
        drill.expect_state("wrong")
        assert (keys(page), drill.cards(), drill.chosen()) == before
        expect_harmless(page)


def test_a_link_to_no_drill_is_an_ordinary_fragment(opened: Opener) -> None:
    page = opened(f"{DRILLS}#nothing={SCRIPT}")
    drill = Drill(page, "follow-suit").with_python()
    expect(drill.problem).to_have_count(0)
    expect_harmless(page)


@pytest.mark.parametrize("state", BROKEN_STATES.values(), ids=list(BROKEN_STATES))
def test_a_broken_state_in_the_store_leaves_a_drill_that_works(opened: Opener, state: str) -> None:
    page = opened()
    drill = Drill(page, "follow-suit")
    Learner(drill, Mouse()).answer(rightly=True)
    (key,) = keys(page)
    page.evaluate("([key, state]) => localStorage.setItem(key, state)", [key, state])
    page.reload()
    drill.with_python()
    expect_harmless(page)
    drill.expect_state("asked")
    Learner(drill, Mouse()).answer(rightly=True)
    assert json.loads(keys(page)[key])["done"][0] == "r"


def follow(page: Page, fragment: str) -> None:
    """Change the fragment alone."""
    page.evaluate("fragment => { location.hash = fragment; }", fragment)


def visit(page: Page, fragment: str) -> None:
    """Come from another page."""
    page.goto("about:blank")
    page.goto(DRILLS + fragment)
