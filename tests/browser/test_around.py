"""Going around: to a rule and back, to another page and back, away and back tomorrow."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import DESK, PHONE, Opener
from tests.browser.drill import Drill, Learner
from tests.browser.hands import Mouse
from tests.browser.places import box, style


def starts_of_python(page: Page) -> int:
    """How often Python was started in this tab since its document was loaded."""
    return int(page.evaluate("() => performance.getEntriesByName('tarock:start').length"))


def workers(page: Page) -> list[str]:
    """The workers of ours that run now."""
    return [worker.url for worker in page.workers if worker.url.endswith("/worker.mjs")]


def test_a_look_at_a_rule_costs_no_verdict(opened: Opener) -> None:
    page = opened()
    page.wait_for_load_state("networkidle")
    drill = Drill(page, "follow-suit")
    about = Learner(drill, Mouse()).answer(rightly=False)
    drill.verdict.locator("a.ref").first.click()
    expect(page).to_have_url(re.compile("/dreierles/rules/#dr-"))
    expect(page.locator(".rule:target")).to_be_in_viewport()
    # The theme notes where a reader is when nothing has moved for a tenth of a second. Whoever went
    # back sooner would be taken to that place of the page before.
    page.wait_for_function("() => Math.abs((history.state?.y ?? -9) - scrollY) < 2")
    page.go_back()
    drill.expect_state("wrong")
    expect(drill.verdict).to_be_in_viewport()
    expect(drill.verdict).to_contain_text(about)
    assert starts_of_python(page) == 1


def test_a_link_within_a_page_leaves_the_page_alone(opened: Opener) -> None:
    page = opened("dreierles/rules/")
    page.wait_for_load_state("networkidle")
    page.evaluate("() => { document.querySelector('article').sameAsBefore = true }")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.resource_type))
    inner = page.locator('.rule > p:not(.rule-title) a.ref[href*="#dr-10-1"]').first
    inner.click()
    expect(page.locator(".rule:target")).to_be_in_viewport()
    page.go_back()
    expect(inner).to_be_in_viewport()
    assert page.evaluate("() => document.querySelector('article').sameAsBefore")
    assert not {"document", "xhr", "fetch"} & set(asked)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["360", "1440"])
def test_the_last_drill_of_a_page_is_found_though_those_above_are_not_laid_out(
    opened: Opener, size: ViewportSize
) -> None:
    page = opened("dreierles/practise/#practise-settle", viewport=size)
    title = page.locator("#practise-settle")
    expect(title).to_be_in_viewport()
    page.wait_for_load_state("networkidle")
    before = box(title)["y"]
    assert 0 <= before < size["height"] / 2
    page.wait_for_timeout(500)
    assert abs(box(title)["y"] - before) < 2
    page.locator("#settle").get_by_role("button", name="Check").scroll_into_view_if_needed()
    page.mouse.wheel(0, -3000)
    page.wait_for_timeout(500)
    assert box(title)["y"] > size["height"]


def test_on_paper_every_drill_is_laid_out(opened: Opener) -> None:
    page = opened("dreierles/practise/")
    page.emulate_media(media="print")
    styles = {style(drill, "content-visibility") for drill in page.locator(".drill").all()}
    assert styles == {"visible"}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("dreierles/#dr-8-2", "dreierles/rules/#dr-8-2"),
        ("droggn/#dg-op4", "droggn/variants/#dg-op4"),
        ("dreiertarock/rules/#dt-13-1", "dreiertarock/history/#dt-13-1"),
        ("de/herzeln/#hz-6", "de/herzeln/rules/#hz-6"),
    ],
)
def test_an_address_from_before_the_rules_had_their_page_is_led_on(
    opened: Opener, old: str, new: str
) -> None:
    page = opened(old)
    expect(page).to_have_url(re.compile(f"/{re.escape(new)}$"))
    expect(page.locator(":target")).to_be_in_viewport()


@pytest.mark.parametrize("old", ["dreierles/#dr-99-1", "dreierles/#hz-6", "about/#dr-8-2"])
def test_an_address_of_no_rule_leads_nowhere_else(opened: Opener, old: str) -> None:
    page = opened(old)
    page.wait_for_load_state("networkidle")
    expect(page).to_have_url(re.compile(f"/{re.escape(old)}$"))


def test_the_contents_mark_the_section_to_which_a_link_led(opened: Opener) -> None:
    page = opened("dreierles/rules/")
    page.wait_for_load_state("networkidle")
    contents = page.locator(".md-sidebar--secondary")
    for name in ("7 Combinations, Pfeife and knocking", "4 The deal"):
        contents.get_by_role("link", name=name).click()
        expect(contents.locator(".md-nav__link--active")).to_have_text(name)


def test_there_and_back_without_a_second_start(opened: Opener) -> None:
    page = opened("")
    first = Drill(page, "follow-suit").with_python()
    Learner(first, Mouse()).answer(rightly=True)
    page.evaluate("() => { window.sameDocument = true }")
    go(page, ".md-header", "Dreierles")
    go(page, ".chapters", "Practise")
    expect(page).to_have_url(re.compile("/dreierles/practise/$"))
    Learner(Drill(page, "trump"), Mouse()).answer(rightly=True)
    page.go_back()
    page.go_back()
    expect(page.locator(".hero")).to_be_visible()
    again = Drill(page, "follow-suit")
    again.expect_state("right")
    Learner(again, Mouse()).press("next")
    again.expect_state("asked")
    assert page.evaluate("() => window.sameDocument")
    assert starts_of_python(page) == 1
    assert len(workers(page)) == 1


def test_python_is_not_started_for_a_page_without_drills(opened: Opener) -> None:
    page = opened("about/")
    page.wait_for_load_state("networkidle")
    assert starts_of_python(page) == 0
    assert not workers(page)


def test_a_reload_keeps_place_answer_and_progress(opened: Opener, kind: str) -> None:
    page = opened()
    drill = Drill(page, kind)
    learner = Learner(drill, Mouse())
    learner.answer(rightly=True)
    learner.press("next")
    drill.expect_state("asked")
    learner.choose(drill.cards()[0])
    expect(drill.root.locator(".chosen")).to_contain_text("1")
    before = (drill.cards(), drill.pictures(".table"), drill.chosen())
    page.reload()
    drill.root.scroll_into_view_if_needed()
    expect(drill.root.locator(".steps .done")).to_have_count(1)
    assert (drill.cards(), drill.pictures(".table"), drill.chosen()) == before


def test_a_verdict_comes_back_after_a_reload(opened: Opener) -> None:
    page = opened()
    drill = Drill(page, "follow-suit")
    about = Learner(drill, Mouse()).answer(rightly=False)
    page.reload()
    drill.root.scroll_into_view_if_needed()
    drill.expect_state("wrong")
    expect(drill.verdict).to_contain_text(about)


def go(page: Page, where: str, name: str) -> None:
    """Follow a link of the masthead, or of the row above a page."""
    page.locator(where).get_by_role("link", name=name, exact=True).first.click()
