"""The calculators: live at each change, by link, by keyboard and by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Opener

COUNT = "calculators/count-my-cards/"
PLAY = "calculators/may-i-play-this/"
OWES = "calculators/who-owes-whom/"
CLIPBOARD = ["clipboard-read", "clipboard-write"]


def started(page: Page) -> Page:
    """Wait until Python answers: from then on every change is live."""
    expect(page.locator("html")).to_have_attribute("data-python", "ready")
    return page


def copied(page: Page, ident: str) -> str:
    """Copy a calculator's link, and return its address."""
    page.locator(f"#{ident}-link").click()
    expect(page.locator(f"#{ident}-link")).to_have_text("Link copied")
    address: str = page.evaluate("() => navigator.clipboard.readText()")
    return address


def test_a_pile_is_counted_by_touch_and_sent_by_link(opened: Opener) -> None:
    options = {"viewport": PHONE, "has_touch": True, "permissions": CLIPBOARD}
    page = opened(COUNT, **options)
    so_far = page.locator(".so-far")
    for code, words in (("F", "1 card, 4 points."), ("HK", "2 cards, 9 points.")):
        page.locator(f"label:has(#pile-card-{code})").tap()
        expect(so_far).to_have_text(words)
    expect(so_far).to_be_in_viewport()
    assert not violations(page, "#pile")
    other = opened(copied(page, "pile"), **options)
    expect(other.locator(".so-far")).to_have_text("2 cards, 9 points.")
    other.locator("#pile-undo").tap()
    expect(other.locator("#pile-card-HK")).not_to_be_checked()


def test_a_hand_is_judged_by_keyboard_and_sent_by_link(opened: Opener) -> None:
    options = {"permissions": CLIPBOARD}
    page = started(opened(PLAY, **options))
    page.locator("#moment-trick-1").focus()
    page.keyboard.type("King of Hearts")
    expect(page.locator("#moment-trick-2")).to_be_visible()
    page.locator("#moment-hand-F").focus()
    for key in ("Space", "ArrowRight", "Space", "End", "Space"):
        page.keyboard.press(key)
    expect(page.locator(".sum-up")).to_have_text("2 of 3 cards may be played.")
    expect(page.locator("#moment-hand-C7")).to_be_focused()
    expect(page.locator("#spoken")).to_have_text("2 of 3 cards may be played.")
    assert not violations(page, "#moment")
    other = opened(copied(page, "moment"), **options)
    expect(other.locator(".sum-up")).to_have_text("2 of 3 cards may be played.")
    expect(other.locator(".finding.wrong .ref")).to_have_text("DR-8.3")


def test_another_game_lays_out_its_own_cards(opened: Opener) -> None:
    page = started(opened(PLAY))
    page.locator("#moment-game").select_option("droggn")
    expect(page.locator("#moment-hand .pc")).to_have_count(66)
    drawn = page.locator("#moment-hand use").first.evaluate("use => use.href.baseVal")
    assert drawn.endswith("tyrolean.svg#F")
    page.locator("label:has(#moment-hand-F)").click()
    expect(page.locator(".sum-up")).to_have_text("1 of 1 cards may be played.")


@pytest.mark.parametrize("game", ["dreierles", "dreiertarock", "droggn", "herzeln"])
def test_a_deal_is_settled_by_link(opened: Opener, game: str) -> None:
    """What is chosen in the calculator of one game comes back with its link, and only there."""
    page = started(opened(OWES, permissions=CLIPBOARD))
    contract = page.locator(f"#{game}-owes-contract")
    contract.select_option(index=1)
    expect(page.locator(f"#{game}-owes-undo")).not_to_have_attribute("aria-disabled", "true")
    other = opened(copied(page, f"{game}-owes"), permissions=CLIPBOARD)
    expect(other.locator(f"#{game}-owes-contract")).to_have_value(contract.input_value())
