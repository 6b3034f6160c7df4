"""The course in a browser: its checks and its map, the guided deal, reviews, and what is stored."""

from __future__ import annotations

import json
import re
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from lessons.course import steps
from lessons.drills import DRILLS
from lessons.guided import guided
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Opener
from tests.browser.course import do_as_recorded, pass_check, ready, stop
from tests.browser.hands import Finger, Hands, Keys, Mouse

DEAL = "course/first-deal/"
FIRST = guided("first-deal")


def test_who_tries_a_check_again_begins_at_its_first_question(opened: Opener) -> None:
    page = opened("course/cards/#check-cards")
    check, hands = page.locator("#check-cards"), Keys(page)
    ready(page)
    for number, question in enumerate(next(iter(steps())).check):
        wrong = (question.right + 1) % len(question.options)
        hands.choose(check.locator(f"#check-cards-q{number}-{wrong}"))
    hands.press(check.locator('button[value="check"]'))
    hands.press(check.locator('button[value="again"]'))
    expect(check.locator("h3")).to_be_focused()
    page.keyboard.press("Tab")
    expect(check.locator("#check-cards-q0-0")).to_be_focused()


@pytest.mark.parametrize("way", ["finger", "keys"])
def test_a_reader_begins_the_guided_deal(opened: Opener, way: str) -> None:
    """Is refused a bid, bids, lays aside, leads: by finger and by the keyboard alone."""
    if way == "finger":
        page = opened(DEAL, viewport=PHONE, has_touch=True, is_mobile=True)
        hands: Hands = Finger()
    else:
        page = opened(f"{DEAL}#first-deal")
        hands = Keys(page)
    deal = page.locator("#first-deal")
    ready(page)
    hands.choose(deal.locator('input[value="dreier"]'))
    hands.press(deal.locator('button[value="check"]'))
    expect(deal.locator(".verdict")).to_contain_text("every later bid must be higher")
    assert not violations(page, "#first-deal")
    hands.press(deal.locator('button[value="back"]'))
    expect(deal.locator(".verdict")).to_have_count(0)
    hands.choose(deal.locator('input[value="einer"]'))
    hands.press(deal.locator('button[value="check"]'))
    expect(deal.locator(".verdict")).to_contain_text("the record goes another way: Zweier")
    hands.press(deal.locator('button[value="next"]'))
    expect(deal.locator("h3")).to_have_text("Which two cards do you lay aside?")
    for code in ("DC", "D4"):
        hands.choose(deal.locator(f'input[value="{code}"]'))
    hands.press(deal.locator('button[value="check"]'))
    expect(deal.locator(".verdict")).to_contain_text("The record does the same")
    hands.press(deal.locator('button[value="back"]'))
    expect(deal.locator("h3")).to_have_text("Which two cards do you lay aside?")


def test_a_reader_plays_the_whole_deal_and_comes_back_to_it(opened: Opener) -> None:
    page, hands = opened(DEAL), Mouse()
    deal = page.locator("#first-deal")
    ready(page)
    for number in range(1, len(FIRST.turns) + 1):
        do_as_recorded(page, hands, FIRST, number)
        if number == 5:
            page.reload()
            ready(page)
        hands.press(deal.locator('button[value="next"]'))
    expect(deal.locator("h3")).to_have_text("You have won: +12")
    expect(deal.locator(".ledger tfoot tr").first).to_have_text(
        re.compile(r"Total\s*\+12\s*−6\s*−6")
    )
    assert not violations(page)
    page.goto("course/")
    expect(stop(page, "first-deal")).to_have_class("done")


def later(page: Page, time: timedelta) -> None:
    """Put the date forward for documents to come; their timers go on, unlike with a false clock."""
    shift = int(time.total_seconds() * 1000)
    page.add_init_script(
        """{
            const Real = Date;
            const now = () => Real.now() + SHIFT;
            globalThis.Date = class extends Real {
                constructor(...given) { given.length ? super(...given) : super(now()); }
                static now() { return now(); }
            };
        }""".replace("SHIFT", str(shift))
    )


def test_what_was_wrong_is_due_the_next_day(opened: Opener) -> None:
    page, hands = opened("course/trumps/"), Mouse()
    later(page, datetime(2026, 3, 1, 12) - datetime.now())
    page.reload()
    drill, question = page.locator("#trump"), DRILLS["trump", "dreierles"].curated(1)[0]
    answer_wrongly(drill, question, hands)
    expect(drill.locator(".verdict")).to_be_visible()
    page.goto("course/practice/")
    practice = page.locator("#practice")
    expect(practice).to_contain_text("The next one comes tomorrow.")
    later(page, timedelta(hours=21))
    page.goto("course/")
    expect(stop(page, "trumps")).to_contain_text("1 is due")
    page.goto("course/practice/")
    expect(practice).to_contain_text("1 question is due today.")
    hands.press(practice.locator('button[value="begin"]'))
    expect(practice.locator(".hand")).to_be_visible()
    assert not violations(page)
    solution: Any = DRILLS["trump", "dreierles"].solution(question)
    for name, values in solution.items():
        for value in values:
            hands.choose(practice.locator(f'input[name="{name}"][value="{value}"]'))
    hands.press(practice.locator('button[value="check"]'))
    hands.press(practice.locator('button[value="next"]'))
    expect(practice).to_contain_text("Done: 1 of 1 right at the first try.")
    expect(practice).to_contain_text("The next one comes in 3 days.")


def answer_wrongly(drill: Locator, question: Any, hands: Hands) -> None:
    wrong = next(card.code for card in question.hand if card not in question.legal)
    hands.choose(drill.locator(f'input[value="{wrong}"]'))
    if question.asks_taker:
        hands.choose(drill.locator('input[name="seat"]').first)
    hands.press(drill.locator('button[value="check"]'))


def test_what_is_stored_can_be_saved_erased_and_read_in_again(
    opened: Opener, tmp_path: Path
) -> None:
    page, hands = opened("course/cards/"), Mouse()
    pass_check(page, hands, steps()[0])
    page.goto("about/storage/")
    shelf = page.locator("#storage")
    expect(shelf).to_contain_text(re.compile(r"\d+ entr(y|ies), \d+ characters"))
    with page.expect_download() as download:
        hands.press(shelf.locator('button[value="export"]'))
    file = tmp_path / "progress.json"
    download.value.save_as(file)
    entries = json.loads(file.read_text("utf-8"))["entries"]
    assert any(name.startswith("tarock:check-cards:") for name in entries)

    hands.press(shelf.locator('button[value="erase"]'))
    hands.press(shelf.locator('button[value="erase-all"]'))
    expect(shelf).to_contain_text("Everything is erased.")
    stored = "() => Object.keys(localStorage).filter((key) => key.startsWith('tarock:'))"
    assert page.evaluate(stored) == []

    broken = tmp_path / "broken.json"
    broken.write_text('{"format": "other"}', "utf-8")
    shelf.locator('input[type="file"]').set_input_files(broken)
    expect(shelf.locator(".problem")).to_have_text("The file holds no progress of this site.")
    assert page.evaluate(stored) == []
    broken.write_text("[" * 3_000_000, "utf-8")
    shelf.locator('input[type="file"]').set_input_files(broken)
    expect(shelf.locator(".problem")).to_contain_text("The file is larger than any")

    shelf.locator('input[type="file"]').set_input_files(file)
    expect(shelf).to_contain_text(re.compile(r"\d+ entr(y was|ies were) read in"))
    assert sorted(page.evaluate(stored)) == sorted(entries)
    assert not violations(page)
    page.goto("course/")
    expect(stop(page, "cards")).to_have_class("done")


def test_without_scripts_the_map_leads_on_and_the_deal_can_be_read(opened: Opener) -> None:
    page = opened("course/", java_script_enabled=False)
    expect(page.locator(".course-map li")).to_have_count(len(steps()))
    stop(page, "first-deal").locator("a").click()
    page.locator(".in-writing summary").click()
    expect(page.locator(".in-writing li").first).to_have_text("Bernd passes.")
