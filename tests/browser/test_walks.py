"""The whole course, once for each game: as a learner goes who wants to play just that one.

Which steps concern a game, and whether its drill stands on the step's page or behind a link
there, is read from the course's own data.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from engine.games import GAMES, game
from lessons.course import Step, steps
from lessons.guided import guided
from tests.browser.axe import violations
from tests.browser.conftest import Opener
from tests.browser.course import do_as_recorded, go, pass_check, ready, stop
from tests.browser.drill import Drill
from tests.browser.hands import Hands, Mouse
from tests.browser.solving import fill


def own(step: Step, name: str) -> list[str]:
    """The kinds of drill that a step has on its page for a game."""
    return [kind for kind, of in step.drills if of == name]


def behind_links(step: Step, name: str) -> list[str]:
    """The kinds of drill of a game to which a step's page leads."""
    return [kind for kind, games in step.branches.items() if name in games]


def concerns(step: Step, name: str) -> bool:
    """Whether a step teaches something of a game."""
    in_deal = bool(step.deal) and guided(step.deal).game.id == name
    return in_deal or bool(own(step, name) or behind_links(step, name))


@pytest.mark.parametrize("name", GAMES)
def test_a_learner_of_a_game_walks_the_whole_course(opened: Opener, name: str) -> None:
    page, hands = opened("course/"), Mouse()
    way = [step for step in steps() if concerns(step, name)]
    done: list[Step] = []
    for step in way:
        onward = done and steps().index(step) == steps().index(done[-1]) + 1
        if onward:
            go(page, hands, page.get_by_role("link", name=f"Next step: {step.title}"))
        else:
            to_map(page, hands)
            go(page, hands, stop(page, step.name).locator("a"))
        expect(page.locator("h1")).to_have_text(step.title)
        solve_drills(page, hands, step, name)
        if step.deal:
            play_to_the_end(page, hands, step)
        else:
            pass_check(page, hands, step)
        done.append(step)
    to_map(page, hands)
    for step in steps():
        expect(stop(page, step.name)).to_have_class("done" if step in done else "open")
    assert not violations(page)


def to_map(page: Page, hands: Hands) -> None:
    """Go to the map, unless it is there."""
    if not page.locator(".course-map").count():
        go(page, hands, page.locator(".chapters a").first)
    expect(page.locator(".course-map")).to_be_visible()


def solve_drills(page: Page, hands: Hands, step: Step, name: str) -> None:
    """Solve a game's drills of a step: on its page, or where its links lead, and come back."""
    for kind in own(step, name):
        solve(page, kind, name)
    for kind in behind_links(step, name):
        here = page.url
        link = page.locator(f'a[href$="/{name}/practise/#practise-{kind}"]')
        expect(link).to_have_text(game(name).title)
        go(page, hands, link)
        expect(page.locator(f"#practise-{kind}")).to_be_in_viewport()
        solve(page, kind, name)
        page.go_back()
        expect(page).to_have_url(here)
        expect(page.locator("h1")).to_have_text(step.title)


def solve(page: Page, kind: str, name: str) -> None:
    """Answer a drill rightly; it goes on to another question."""
    drill = Drill(page, kind).with_python()
    fill(drill, kind, name, rightly=True)
    drill.expect_state("right")
    drill.button("next").click()
    drill.expect_state("asked")


def play_to_the_end(page: Page, hands: Hands, step: Step) -> None:
    """Play a step's guided deal as it was recorded."""
    deal = guided(step.deal)
    ready(page)
    for number in range(1, len(deal.turns) + 1):
        do_as_recorded(page, hands, deal, number)
        hands.press(page.locator(f'#{deal.name} button[value="next"]'))
    expect(page.locator(f"#{deal.name} h3")).to_have_text("You have won: +12")
