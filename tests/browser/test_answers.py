"""A reader answers a drill, rightly and wrongly: by mouse, by finger, by the keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DRILLS, PHONE, Opener
from tests.browser.drill import Drill, Learner
from tests.browser.hands import Finger, Keys, Mouse

Sitting = Callable[[str], Learner]


@pytest.fixture(params=["mouse", "finger", "keys"])
def learner_of(request: pytest.FixtureRequest, opened: Opener) -> Sitting:
    """Sit down before a drill of a kind, with a mouse, a touch screen or a keyboard."""

    def sit_down(kind: str) -> Learner:
        if request.param == "finger":
            page = opened(viewport=PHONE, has_touch=True, is_mobile=True)
            return Learner(Drill(page, kind), Finger())
        page = opened()
        drill = Drill(page, kind)
        if request.param == "mouse":
            return Learner(drill, Mouse())
        # Tab starts where the address points: at the drill.
        page.goto(f"{DRILLS}#{drill.id}")
        return Learner(drill, Keys(page))

    return sit_down


def test_a_right_answer_is_confirmed_with_its_reason(learner_of: Sitting, kind: str) -> None:
    learner = learner_of(kind)
    learner.answer(rightly=True)
    expect(learner.drill.verdict).to_contain_text(re.compile("^ *right", re.I))
    expect(learner.drill.verdict.locator("dt").first).to_have_text("Rule")
    expect(learner.drill.button("again")).to_have_count(0)
    before = question(learner.drill)
    learner.press("next")
    learner.drill.expect_state("asked")
    assert question(learner.drill) != before
    expect(learner.drill.root.locator(".steps .done")).to_have_count(1)


def test_a_wrong_answer_is_named_explained_and_tried_again(learner_of: Sitting, kind: str) -> None:
    learner = learner_of(kind)
    drill = learner.drill
    about = learner.answer(rightly=False)
    expect(drill.verdict.locator("h4").first).to_contain_text(about)
    expect(drill.verdict.locator("dt", has_text="Instead").first).to_be_visible()
    chosen = drill.chosen()
    learner.press("again")
    drill.expect_state("asked")
    assert drill.chosen() == chosen
    if kind == "count-points":
        expect(drill.field("points")).to_have_value(about)


def test_a_hint_narrows_the_question(learner_of: Sitting, kind: str) -> None:
    learner = learner_of(kind)
    drill = learner.drill
    learner.press("hint")
    expect(drill.hint).to_be_visible()
    first = drill.hint.inner_text()
    learner.press("hint")
    expect(drill.hint).not_to_have_text(first)
    expect(drill.root.locator(".badge.tip").nth(1)).to_be_visible()
    expect(drill.button("hint")).to_have_count(0)


def test_another_level_asks_another_question(learner_of: Sitting, kind: str) -> None:
    learner = learner_of(kind)
    drill = learner.drill
    before = question(drill)
    learner.press("level-3")
    expect(drill.button("level-3")).to_have_attribute("aria-pressed", "true")
    expect(drill.button("level-1")).to_have_attribute("aria-pressed", "false")
    assert question(drill) != before
    learner.press("level-1")
    expect(drill.button("level-1")).to_have_attribute("aria-pressed", "true")
    assert question(drill) == before


def test_the_rule_of_a_mistake_is_one_press_away(learner_of: Sitting, kind: str) -> None:
    learner = learner_of(kind)
    learner.answer(rightly=False)
    link = learner.drill.verdict.locator("a.ref").first
    number = link.inner_text()
    learner.hands.press(link)
    page = learner.drill.page
    expect(page).to_have_url(re.compile("#" + number.lower().replace(".", "-") + "$"))
    rule = page.locator(":target")
    expect(rule).to_contain_text(number)
    expect(rule).to_be_in_viewport()


def test_enter_in_a_field_checks_what_was_typed(opened: Opener) -> None:
    page = opened()
    drill = Drill(page, "count-points")
    learner = Learner(drill, Mouse())
    learner.choose(*drill.cards()[:3])
    learner.press("packet")
    drill.field("points").press_sequentially("77")
    page.keyboard.press("Enter")
    drill.expect_state("wrong")
    expect(drill.verdict).to_contain_text("77")


def test_what_is_no_number_gets_a_sentence_beside_its_field(opened: Opener) -> None:
    drill = Drill(opened(), "count-points")
    learner = Learner(drill, Mouse())
    learner.choose(*drill.cards()[:3])
    learner.press("packet")
    learner.hands.write(drill.field("points"), "five")
    learner.press("check")
    expect(drill.field("points").locator("xpath=..")).to_contain_text("“five”")
    expect(drill.field("points")).to_have_attribute("aria-invalid", "true")
    expect(drill.field("points")).to_have_value("five")
    drill.expect_state("asked")


def test_checking_without_a_choice_says_what_to_do(opened: Opener, kind: str) -> None:
    drill = Drill(opened(), kind)
    Learner(drill, Mouse()).press("packet" if kind == "count-points" else "check")
    expect(drill.problem).to_be_visible()
    drill.expect_state("asked")


def question(drill: Drill) -> tuple[list[str], list[str]]:
    """What is asked: the cards to choose from, and the trick."""
    return drill.cards(), drill.pictures(".table")


def test_choices_faster_than_python_are_all_kept(opened: Opener) -> None:
    drill = Drill(opened(), "follow-suit").with_python()
    hand = drill.cards()
    drill.root.locator("input[name=card]").evaluate_all("boxes => boxes.forEach(b => b.click())")
    expect(drill.root.locator(".chosen")).to_contain_text(str(len(hand)))
    assert drill.chosen() == hand
