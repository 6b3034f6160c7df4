"""Every drill of every game is solved and failed in the browser, on its Practise page.

What is right is computed here, by the same lessons without a browser; what this test is about is
that forms, worker and page carry it: each field is sent, each verdict shown, each page quiet.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from engine.games import GAMES
from lessons.drills import DRILLS
from lessons.drills.count_points import CountDrill
from lessons.drills.order import ORDER, PICK, OrderDrill
from lessons.forms import Answer
from lessons.widgets.drill import DrillWidget
from tests.browser.conftest import PHONE, Opener
from tests.browser.drill import Drill

OTHERS = [key for key, drill in DRILLS.items() if not isinstance(drill, CountDrill)]
"""Counting has tests of its own, packet by packet."""


@pytest.mark.parametrize("game", GAMES)
def test_every_drill_of_a_game_is_solved_and_failed(opened: Opener, game: str) -> None:
    page = opened(f"{game}/practise/", viewport=PHONE, has_touch=True)
    kinds = [kind for kind, of in OTHERS if of == game]
    assert kinds
    for kind in kinds:
        drill = Drill(page, kind).with_python()
        fill(drill, kind, game, rightly=True)
        drill.expect_state("right")
        drill.button("next").click()
        drill.expect_state("asked")
        fill(drill, kind, game, rightly=False)
        drill.expect_state("wrong")
        expect(drill.verdict.locator(".ref").first).to_be_visible()


def fill(drill: Drill, kind: str, game: str, *, rightly: bool) -> None:
    """Answer the question that stands there, and check."""
    each: Any = DRILLS[kind, game]
    question = asked(drill, kind, each)
    answer: Answer = each.solution(question)
    if isinstance(each, OrderDrill):
        codes = list(answer[ORDER])
        for code in codes if rightly else reversed(codes):
            drill.root.locator(f"button[value={PICK}{code}]").click()
            expect(drill.root.locator(f"input[name={ORDER}][value={code}]")).to_have_count(1)
    else:
        fields = {f.get_attribute("name") or "" for f in drill.root.locator("input").all()}
        for name in sorted(fields):
            choose(drill.root, name, answer.get(name, ()), rightly=rightly)
    drill.button("check").click()


def asked(drill: Drill, kind: str, each: Any) -> Any:
    """Find the question by what the page has kept of it."""
    params = drill.root.get_attribute("data-params") or ""
    made = DrillWidget(kind, json.loads(params))
    state = drill.page.evaluate(
        "([id]) => { for (const [k, v] of Object.entries(localStorage))"
        " if (k.startsWith(`tarock:${id}:`)) return JSON.parse(v); return null; }",
        [drill.id],
    )
    return made.session.question(made.read(state) if state else made.init())


def choose(root: Locator, name: str, right: tuple[str, ...], *, rightly: bool) -> None:
    """Fill in one field: as is right, or with one thing that is not."""
    inputs = root.locator(f"input[name='{name}']")
    if inputs.first.get_attribute("type") == "text":
        inputs.first.fill(right[0] if rightly else "777")
        return
    values = [each.get_attribute("value") or "" for each in inputs.all()]
    wrong = [value for value in values if value not in right]
    chosen = right if rightly else tuple(wrong[:1]) or right[:1]
    for value in chosen:
        box = root.locator(f"input[name='{name}'][value='{value}']")
        box.locator("xpath=ancestor::label").click(position={"x": 12, "y": 12})
        expect(box).to_be_checked()
