"""The pages of the cards: any card opens large, by mouse, finger or keyboard, without scripts."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Opener
from tests.browser.places import box, cut_off, sideways, style

CEGO = "cards/cego/"


def card(page: Page, name: str) -> tuple[str, str]:
    """The button of a card and the sheet that it opens, as selectors."""
    button = page.get_by_role("button", name=name, exact=True)
    sheet = str(button.get_attribute("popovertarget"))
    return f"[popovertarget={sheet}].pack-card", f"#{sheet}"


def test_a_card_is_looked_up_with_the_keyboard_alone(opened: Opener) -> None:
    page = opened(CEGO)
    button, sheet = card(page, "King of Hearts, 5 points")
    page.locator(button).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="King of Hearts")).to_be_visible()
    expect(page.locator(sheet)).to_contain_text("1 of 8")
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(page.locator(sheet)).to_be_hidden()
    expect(page.locator(button)).to_be_focused()


def test_a_finger_opens_one_card_at_a_time_and_closes_it(opened: Opener) -> None:
    page = opened(CEGO, viewport=PHONE, has_touch=True)
    first, sheet = card(page, "Trump 21, 5 points")
    page.locator(first).tap()
    expect(page.locator(sheet)).to_be_visible()
    shown = box(page.locator(sheet))
    assert shown["x"] >= 0
    assert shown["x"] + shown["width"] <= PHONE["width"]
    assert box(page.locator(f"{sheet} .pc"))["width"] >= 120
    assert not sideways(page)
    assert not cut_off(page.locator(sheet))
    close = page.locator(sheet).get_by_role("button", name="Close")
    assert box(close)["height"] >= 44
    close.tap()
    expect(page.locator(sheet)).to_be_hidden()
    assert page.locator(".card-sheet:popover-open").count() == 0


def test_cards_are_looked_up_without_scripts_too(opened: Opener) -> None:
    page = opened(CEGO, java_script_enabled=False)
    button, sheet = card(page, "Stiess, 5 points")
    page.locator(button).click()
    expect(page.locator(sheet)).to_be_visible()


def test_cards_rise_only_for_those_who_like_motion(opened: Opener) -> None:
    for wish, calm in (("reduce", True), ("no-preference", False)):
        page = opened(CEGO, reduced_motion=wish)
        durations = style(page.locator(".pack-card .pc").first, "transition-duration")
        assert (set(re.split(r", ", durations)) == {"0s"}) is calm


def test_on_paper_a_whole_suit_lies_in_one_row_and_no_sheet_is_printed(opened: Opener) -> None:
    page = opened(CEGO, viewport={"width": 690, "height": 1000})
    page.emulate_media(media="print")
    hearts = page.locator(".pack .suit").nth(1).locator(".pc:visible")
    assert hearts.count() == 8
    tops = {round(box(each)["y"]) for each in hearts.all()}
    assert len(tops) == 1
    expect(page.locator(".card-sheet:visible")).to_have_count(0)


def test_a_card_is_looked_up_by_its_name(opened: Opener) -> None:
    page = opened("cards/", viewport=PHONE, has_touch=True)
    expect(page.locator("html")).to_have_attribute("data-python", "ready")
    field = page.locator("#look-up-card")
    field.fill("king of hearts")
    field.press("Enter")
    expect(page.locator("#look-up-title")).to_have_text("King of Hearts")
    expect(page.locator("#look-up .seen h4")).to_have_text(
        ["Dreierles", "Dreiertarock", "Droggn", "Herzeln"]
    )
    expect(page.locator("#spoken")).to_have_text(re.compile("^King of Hearts: in Dreierles"))
    assert not sideways(page)
    assert not violations(page, "#look-up")
    field.fill("king of cups")
    field.press("Enter")
    expect(page.locator("#look-up .problem")).to_contain_text("“king of cups” is no card")
    expect(field).to_have_value("king of cups")
    page.locator("#look-up-undo").tap()
    expect(page.locator("#look-up-title")).to_have_text("King of Hearts")


def test_the_sheet_of_a_card_leads_to_all_that_is_known_of_it(opened: Opener) -> None:
    page = opened("cards/tyrolean/")
    page.wait_for_load_state("networkidle")
    button, sheet = card(page, "Gstieß, 5 points")
    page.locator(button).click()
    page.locator(sheet).get_by_role("link", name="What beats it").click()
    expect(page).to_have_url(re.compile("/cards/#look-up$"))
    droggn = page.locator("#look-up .seen", has=page.get_by_role("heading", name="Droggn"))
    expect(droggn).to_contain_text("DG-8.4")
    expect(page.locator("#look-up")).to_be_in_viewport()
