"""Every state of every drill, narrow and wide, light and dark: axe, sizes, nothing cut off."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.axe import violations
from tests.browser.conftest import DESK, PHONE, Opener
from tests.browser.drill import Drill, Learner
from tests.browser.hands import Mouse
from tests.browser.places import box, cut_off, open_stretch, sideways, sticking_out

FINGER = 44
"""Pixels that a button is high at least (LOOK, "Layout of a drill")."""

TARGET = 24
"""Pixels that anything to be hit measures at least (WCAG 2.2, 2.5.8)."""

Visit = Callable[[Learner], None]


def asked(learner: Learner) -> None:
    """As the page comes, and Python has come."""
    learner.drill.with_python()


def hinted(learner: Learner) -> None:
    """After both hints."""
    for _ in range(2):
        learner.press("hint")
    expect(learner.drill.button("hint")).to_have_count(0)
    expect(learner.drill.root.locator(".badge.tip").nth(1)).to_be_visible()


def troubled(learner: Learner) -> None:
    """After a press that asks for something first."""
    learner.press("packet" if learner.drill.kind == "count-points" else "check")
    expect(learner.drill.problem).to_be_visible()


def wrong(learner: Learner) -> None:
    """After a mistake."""
    learner.answer(rightly=False)


def right(learner: Learner) -> None:
    """After a right answer, with the key open beside it."""
    learner.answer(rightly=True)
    learner.drill.root.locator("summary").click()


def hardest(learner: Learner) -> None:
    """The third level, which has the longest words and the most cards."""
    learner.press("level-3")
    expect(learner.drill.button("level-3")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("state", [asked, hinted, troubled, wrong, right, hardest])
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["360", "1440"])
def test_a_drill_fits_and_can_be_used_by_everyone(
    opened: Opener, kind: str, size: ViewportSize, state: Visit
) -> None:
    page = opened(viewport=size)
    drill = Drill(page, kind)
    state(Learner(drill, Mouse()))
    assert sideways(page) == 0
    assert sticking_out(page) == []
    assert cut_off(drill.root) == []
    assert too_small(drill) == []
    assert violations(page, f"#{drill.id}") == []
    page.emulate_media(color_scheme="dark")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "tarock-night")
    assert violations(page, f"#{drill.id}") == []


def too_small(drill: Drill) -> list[str]:
    """Buttons lower than a finger, and anything else to be hit that is smaller than a target."""
    found = []
    for button in drill.root.get_by_role("button").all():
        if box(button)["height"] < FINGER:
            found.append(f"{button.inner_text()}: {box(button)['height']:.0f} px high")
    for label in drill.root.locator("label:has(input:enabled)").all():
        open_part = open_stretch(label)["width"]
        if open_part < TARGET or box(label)["height"] < TARGET:
            found.append(f"{label.inner_text()}: {open_part:.0f} px can be hit")
    for summary in drill.root.locator("summary").all():
        if box(summary)["height"] < TARGET:
            found.append(f"{summary.inner_text()}: {box(summary)['height']:.0f} px high")
    return found
