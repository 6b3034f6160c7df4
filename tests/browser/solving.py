"""Answers to the drills of any game, as its lessons give them.

What is right is computed here, by the same lessons without a browser: tests that use this are
about forms, worker and page, not about rules.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, expect

from engine.cards import Pack
from engine.counting import count
from lessons.drills import DRILLS
from lessons.drills.count_points import CountDrill
from lessons.drills.order import ORDER, PICK, OrderDrill
from lessons.forms import Answer
from lessons.widgets.drill import DrillWidget
from tests.browser.drill import Drill

WRONG = "777"
"""A number that nothing comes to."""


def fill(drill: Drill, kind: str, game: str, *, rightly: bool) -> None:
    """Answer the question that stands there, and check."""
    each: Any = DRILLS[kind, game]
    question = asked(drill, kind, each)
    answer: Answer = each.solution(question)
    if isinstance(each, CountDrill):
        if not count_packets(drill, question.pack, rightly=rightly):
            return
        drill.field("total").fill(answer["total"][0])
    elif isinstance(each, OrderDrill):
        codes = list(answer[ORDER])
        for code in codes if rightly else reversed(codes):
            drill.root.locator(f"button[value={PICK}{code}]").click()
            expect(drill.root.locator(f"input[name={ORDER}][value={code}]")).to_have_count(1)
    else:
        fields = {f.get_attribute("name") or "" for f in drill.root.locator("input").all()}
        for name in sorted(fields):
            choose(drill.root, name, answer.get(name, ()), rightly=rightly)
    drill.button("check").click()


def count_packets(drill: Drill, pack: Pack, *, rightly: bool) -> bool:
    """Make packets of any three cards and count them, to the last one or to a mistake.

    Returns whether the total can be told now.
    """
    done = 0
    while not drill.field("total").count():
        if drill.button("any").count():
            drill.button("any").click()
        expect(drill.field("points")).to_be_visible()
        packet = [pack.by_code[code] for code in drill.pictures(".packs .now .trio")]
        drill.field("points").fill(str(count(pack, packet).points) if rightly else WRONG)
        drill.button("check").click()
        if not rightly:
            return False
        done += 1
        expect(drill.root.locator(".packs .sum b")).to_have_count(done)
    return True


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
        inputs.first.fill(right[0] if rightly else WRONG)
        return
    values = [each.get_attribute("value") or "" for each in inputs.all()]
    wrong = [value for value in values if value not in right]
    chosen = right if rightly else tuple(wrong[:1]) or right[:1]
    for value in chosen:
        box = root.locator(f"input[name='{name}'][value='{value}']")
        box.locator("xpath=ancestor::label").click(position={"x": 12, "y": 12})
        expect(box).to_be_checked()
