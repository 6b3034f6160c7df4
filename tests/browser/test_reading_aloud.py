"""What a screen reader has to say, and where the keyboard's focus is."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import DRILLS, Opener
from tests.browser.drill import Drill, Learner, card_name
from tests.browser.hands import Keys, Mouse


def test_every_card_has_a_name_and_tells_whether_it_is_chosen(opened: Opener, kind: str) -> None:
    drill = Drill(opened(), kind).with_python()
    first, second, *_ = drill.cards()
    Learner(drill, Mouse()).choose(first)
    hand = drill.root.get_by_role("list", name=re.compile("Your hand|The pile"))
    for code, checked in ((first, True), (second, False)):
        box = hand.get_by_role("checkbox", name=spoken(code), exact=True)
        expect(box).to_be_checked(checked=checked)


def test_a_drill_is_named_by_itself_and_its_question(opened: Opener, kind: str) -> None:
    drill = Drill(opened(), kind)
    name = f"{drill.root.locator('.meta > span').inner_text()} {drill.title.inner_text()}"
    region = drill.page.get_by_role("region", name=name, exact=True)
    expect(region.and_(drill.root)).to_be_visible()
    expect(drill.root.get_by_role("list", name="Question 1 of 8")).to_be_visible()
    expect(drill.root.get_by_role("group", name="Level")).to_be_visible()


def test_the_trick_is_told_as_it_is_played(opened: Opener) -> None:
    drill = Drill(opened(), "trump")
    trick = drill.root.get_by_role("group", name="The trick so far")
    led, second = map(card_name, drill.pictures(".table"))
    figures = trick.get_by_role("figure")
    expect(figures.nth(0)).to_contain_text(re.compile(f"{led}.*Catrin.*led", re.S))
    expect(figures.nth(1)).to_contain_text(re.compile(f"{second}.*Anna.*second", re.S))
    expect(drill.root.get_by_role("group", name="Who takes the trick?")).to_be_visible()


def test_a_choice_is_counted_aloud_and_the_focus_stays_on_the_card(opened: Opener) -> None:
    page = opened(f"{DRILLS}#follow-suit")
    drill = Drill(page, "follow-suit").with_python()
    card = drill.card(drill.cards()[3])
    Keys(page).choose(card)
    expect(drill.said).to_have_text("1 card chosen")
    expect(card).to_be_focused()
    page.keyboard.press("Tab")
    expect(drill.card(drill.cards()[4])).to_be_focused()


def test_arrows_go_from_card_to_card(opened: Opener) -> None:
    page = opened(f"{DRILLS}#follow-suit")
    drill = Drill(page, "follow-suit").with_python()
    Keys(page).reach(drill.card(drill.cards()[0]))
    page.keyboard.press("ArrowRight")
    expect(drill.card(drill.cards()[1])).to_be_focused()
    page.keyboard.press("End")
    expect(drill.card(drill.cards()[-1])).to_be_focused()


def test_the_verdict_is_said_and_has_the_focus(opened: Opener, kind: str) -> None:
    page = opened(f"{DRILLS}#{kind}")
    drill = Drill(page, kind).with_python()
    about = Learner(drill, Keys(page)).answer(rightly=False)
    expect(drill.said).to_contain_text(about)
    expect(drill.verdict).to_be_focused()
    for mark in drill.verdict.locator("h4 .badge").all():
        expect(mark).to_have_text(re.compile("right|not right|missed"))


def test_marks_under_the_cards_are_words_too(opened: Opener) -> None:
    drill = Drill(opened(), "follow-suit")
    Learner(drill, Mouse()).answer(rightly=False)
    expect(drill.root.locator(".hand li.ok .badge").first).to_have_text("right")
    expect(drill.root.locator(".hand li.bad .badge").first).to_have_text("may not be played")


def test_the_focus_goes_on_where_the_pressed_button_was(opened: Opener, kind: str) -> None:
    page = opened(f"{DRILLS}#{kind}")
    drill = Drill(page, kind).with_python()
    learner = Learner(drill, Keys(page))
    learner.answer(rightly=False)
    learner.press("again")
    drill.expect_state("asked")
    expect(drill.root.locator(":focus")).to_have_count(1)


def test_the_next_question_is_read_out(opened: Opener) -> None:
    drill = Drill(opened(), "follow-suit")
    learner = Learner(drill, Mouse())
    learner.answer(rightly=True)
    learner.press("next")
    drill.expect_state("asked")
    expect(drill.said).to_contain_text(drill.root.locator("header p").inner_text())


def spoken(code: str) -> str:
    """A card's name by itself."""
    return f"Trump {code[1:]}" if code[0] == "T" else card_name(code)
