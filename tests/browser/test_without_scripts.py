"""With scripts switched off a page is still a page: question, cards, rules, and the key."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.drill import Drill, card_name
from tests.naive import dreierles as sheet


def test_question_and_cards_are_there(opened: Opener, kind: str) -> None:
    drill = Drill(opened(java_script_enabled=False), kind)
    expect(drill.title).to_be_visible()
    for name in map(card_name, drill.cards()):
        expect(drill.root.locator("label", has_text=name).first).to_be_visible()
    expect(drill.root.locator("label svg.pc").first).to_be_visible()


def test_cards_can_be_chosen(opened: Opener) -> None:
    drill = Drill(opened(java_script_enabled=False), "follow-suit")
    first = drill.card(drill.cards()[0])
    first.locator("xpath=ancestor::label").click(position={"x": 12, "y": 40})
    expect(first).to_be_checked()


def test_the_key_is_behind_a_disclosure_and_right(opened: Opener) -> None:
    drill = Drill(opened(java_script_enabled=False), "follow-suit")
    key = drill.root.locator("details.answer-key")
    expect(key.locator("dl")).to_be_hidden()
    key.locator("summary").click()
    expect(key.locator("dl")).to_be_visible()
    hand = drill.cards()
    allowed = sheet.ordinary_plays(hand, drill.pictures(".table"))
    answer = key.locator("dd").first.inner_text()
    named = [code for code in hand if re.search(rf"\b{card_name(code)}\b(?! of)", answer)]
    assert named == allowed


def test_the_key_counts_the_pile(opened: Opener) -> None:
    drill = Drill(opened(java_script_enabled=False), "count-points")
    key = drill.root.locator("details.answer-key")
    key.locator("summary").click()
    expect(key.locator("dd").last).to_contain_text(f"{sheet.points(drill.cards())},")


def test_no_button_is_there_that_nothing_would_hear(opened: Opener) -> None:
    for path in ("dreierles/practise/", "calculators/who-owes-whom/"):
        page = opened(path, java_script_enabled=False)
        expect(page.locator("[data-widget] form").first).to_be_visible()
        assert page.locator("[data-widget] button:visible").count() == 0
        assert page.locator(".display:visible").count() == 0
