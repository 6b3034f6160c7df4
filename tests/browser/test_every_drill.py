"""Every drill of every game is solved and failed in the browser, on its Practise page.

What this test is about is that forms, worker and page carry an answer: each field is sent, each
verdict shown, each page quiet.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from engine.games import GAMES
from lessons.drills import DRILLS
from tests.browser.conftest import PHONE, Opener
from tests.browser.drill import Drill
from tests.browser.solving import fill


@pytest.mark.parametrize("game", GAMES)
def test_every_drill_of_a_game_is_solved_and_failed(opened: Opener, game: str) -> None:
    page = opened(f"{game}/practise/", viewport=PHONE, has_touch=True)
    kinds = [kind for kind, of in DRILLS if of == game]
    assert kinds
    for kind in kinds:
        drill = Drill(page, kind).with_python()
        fill(drill, kind, game, rightly=True)
        drill.expect_state("right")
        drill.button("next").click()
        drill.expect_state("asked")
        choices = places(drill)
        fill(drill, kind, game, rightly=False)
        drill.expect_state("wrong")
        expect(drill.verdict.locator(".ref").first).to_be_visible()
        assert places(drill) == choices


def places(drill: Drill) -> list[list[int]]:
    """Where the choices of a drill stand, from the first of their group: marks must move none."""
    found: list[list[int]] = drill.root.locator(".choices").evaluate_all(
        """groups => groups.map(group => {
            const labels = [...group.querySelectorAll(".choice")];
            const boxes = labels.map(e => e.getBoundingClientRect());
            return boxes.flatMap(({left, top, width, height}) =>
                [left - boxes[0].left, top - boxes[0].top, width, height].map(Math.round));
        })"""
    )
    return found
