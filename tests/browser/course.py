"""The course on the screen: its map, its checks, the guided deal, and a reader who goes on."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from engine.actions import Action, Discard, Play
from lessons.course import Step
from lessons.guided.model import Guided
from tests.browser.hands import Hands


def ready(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("data-python", "ready")


def stop(page: Page, name: str) -> Locator:
    return page.locator(f'.course-map li:has(a[href$="{name}/"])')


def go(page: Page, hands: Hands, link: Locator) -> None:
    """Follow a link of the page; the theme exchanges its contents."""
    hands.press(link)
    page.wait_for_load_state()


def pass_check(page: Page, hands: Hands, step: Step) -> Locator:
    """Answer all questions of a step's check rightly; returns the check."""
    check = page.locator(f"#{step.check_id}")
    for number, question in enumerate(step.check):
        hands.choose(check.locator(f"#{step.check_id}-q{number}-{question.right}"))
    hands.press(check.locator('button[value="check"]'))
    expect(check.locator(".round-end")).to_have_text("All right: this step is done.")
    return check


def do_as_recorded(page: Page, hands: Hands, deal: Guided, number: int) -> Locator:
    """Choose in a guided deal what the record has, at the choice of a number from 1."""
    shown = page.locator(f"#{deal.name}")
    expect(shown.locator(".meta")).to_contain_text(f"Choice {number} of {len(deal.turns)}")
    for value in values(deal.record.moves[deal.turns[number - 1]].action):
        hands.choose(shown.locator(f'input[value="{value}"]'))
    hands.press(shown.locator('button[value="check"]'))
    expect(shown.locator(".verdict")).to_contain_text("The record does the same")
    return shown


def values(action: Action) -> list[str]:
    """What is to be marked for an action."""
    match action:
        case Play():
            return [action.card.code]
        case Discard():
            return list(action.cards.codes)
    return [str(action)]
