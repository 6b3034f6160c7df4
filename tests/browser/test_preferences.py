"""Less motion, forced colours, four colours, the projector, paper: what readers may ask for."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from engine.games import GAMES
from lessons.drills import DRILLS
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Opener
from tests.browser.drill import Drill, Learner
from tests.browser.hands import Mouse
from tests.browser.places import box, cut_off, sideways, sticking_out, style
from tests.browser.solving import fill


def test_nothing_moves_where_less_motion_is_asked_for(opened: Opener) -> None:
    page = opened(reduced_motion="reduce")
    drill = Drill(page, "count-points").with_python()
    page.evaluate("() => { document.startViewTransition = () => { throw new Error('moved') } }")
    card = drill.root.locator(".hand .pc").first
    assert set(style(card, "transition-duration").split(", ")) == {"0s"}
    Learner(drill, Mouse()).answer(rightly=True)
    assert page.evaluate("() => document.getAnimations().length") == 0


def test_forced_colours_leave_every_state_visible(opened: Opener) -> None:
    drill = Drill(opened(forced_colors="active"), "follow-suit").with_python()
    first = drill.card(drill.cards()[0])
    picture = first.locator("xpath=..").locator("svg")
    assert style(picture, "outline-style") == "none"
    learner = Learner(drill, Mouse())
    learner.choose(drill.cards()[0])
    expect(first).to_be_checked()
    assert style(picture, "outline-style") != "none"
    learner.choose(drill.cards()[0])
    learner.answer(rightly=False)
    for mark in drill.root.locator(".hand .badge").all():
        assert style(mark, "border-top-style") != "none"


def test_four_colours_are_remembered(opened: Opener) -> None:
    page = opened()
    switch = page.get_by_role("button", name="Four colours")
    drill = Drill(page, "follow-suit")
    spade = drill.root.locator(".table .pc").first
    two = style(spade, "--suit-spades")
    switch.click()
    assert style(spade, "--suit-spades") != two
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert style(spade, "--suit-spades") != two


def test_the_projector_shows_one_drill_that_the_last_row_can_read(opened: Opener) -> None:
    page = opened(viewport={"width": 1920, "height": 1080})
    drill = Drill(page, "trump").with_python()
    project(page, drill)
    expect(drill.root).to_be_in_viewport()
    expect(Drill(page, "follow-suit").root).to_be_hidden()
    assert float(style(drill.title, "font-size").removesuffix("px")) >= 60
    assert sideways(page) == 0
    assert sticking_out(page) == []
    assert violations(page, f"#{drill.id}") == []
    Learner(drill, Mouse()).answer(rightly=False)
    expect(drill.verdict).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(Drill(page, "follow-suit").root).to_be_visible()


@pytest.mark.parametrize("path", ["dreierles/rules/", "droggn/", "about/performance/"])
def test_the_projector_enlarges_a_page_without_a_drill(opened: Opener, path: str) -> None:
    page = opened(path)
    text = page.locator(".md-content__inner p:not([aria-hidden], .stand-in)").first
    expect(text).to_be_visible()
    usual = float(style(text, "font-size").removesuffix("px"))
    page.get_by_role("button", name="Projector").click()
    expect(text).to_be_visible()
    assert float(style(text, "font-size").removesuffix("px")) > usual
    assert page.locator(".md-sidebar:visible").count() == 0
    assert sideways(page) == 0


@pytest.mark.parametrize("place", ["trump", "practise-trump", "trump=t1"])
def test_the_projector_shows_the_drill_that_the_address_names(opened: Opener, place: str) -> None:
    page = opened(f"dreierles/practise/?projector#{place}")
    expect(page.locator("[data-projected]")).to_have_id("trump")


def test_the_projector_is_not_passed_on(opened: Opener) -> None:
    page = opened(
        "calculators/who-owes-whom/?projector", permissions=["clipboard-read", "clipboard-write"]
    )
    page.get_by_role("button", name="Copy link").first.click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert "/calculators/who-owes-whom/#" in copied
    assert "projector" in page.url
    page.keyboard.press("Escape")
    assert "projector" not in page.url


def test_the_reasons_stand_on_the_same_screen_as_the_question(opened: Opener) -> None:
    """On the smallest projector there is, for the drill with the longest verdict."""
    page = opened(viewport={"width": 1280, "height": 720})
    drill = Drill(page, "trump").with_python()
    Learner(drill, Mouse()).answer(rightly=False)
    project(page, drill)
    for part in (drill.title, drill.verdict, drill.root.locator(".acts")):
        expect(part).to_be_in_viewport(ratio=1)
    assert sideways(page) == 0
    assert cut_off(drill.root) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_drill_and_its_reasons_fit_the_screen_of_a_projector(
    opened: Opener, game: str
) -> None:
    """Where the reasons are many, the first begins on the same screen as what was answered."""
    page = opened(f"{game}/practise/", viewport={"width": 1280, "height": 720})
    for kind in [kind for kind, of in DRILLS if of == game]:
        drill = Drill(page, kind).with_python()
        project(page, drill)
        for part in (drill.title, drill.button("check" if kind != "count-points" else "packet")):
            expect(part).to_be_in_viewport(ratio=1)
        fill(drill, kind, game, rightly=False)
        drill.expect_state("wrong")
        expect(drill.verdict.locator("h4").first).to_be_in_viewport(ratio=1)
        expect(drill.root.locator(".acts")).to_be_in_viewport(ratio=1)
        assert sideways(page) == 0
        assert cut_off(drill.root) == []
        page.keyboard.press("Escape")


def project(page: Page, drill: Drill) -> None:
    """Look at a drill, then press the projector's button.

    By hand, since a click of Playwright's scrolls first, and the drill in view is the one shown.
    """
    drill.root.evaluate("drill => drill.scrollIntoView({block: 'center'})")
    switch = box(page.get_by_role("button", name="Projector"))
    page.mouse.click(switch["x"] + switch["width"] / 2, switch["y"] + switch["height"] / 2)
    expect(drill.root).to_have_attribute("data-projected", "")


def test_four_colours_can_be_reached_on_a_phone(opened: Opener) -> None:
    page = opened("", viewport=PHONE, has_touch=True)
    switch = page.get_by_role("button", name="Four colours")
    expect(switch).to_have_count(1)
    switch.tap()
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(page.locator("html")).to_have_attribute("data-four-colours", "")


def test_paper_has_the_question_and_the_key_and_no_buttons(opened: Opener, kind: str) -> None:
    page = opened()
    drill = Drill(page, kind)
    page.emulate_media(media="print")
    expect(drill.title).to_be_visible()
    expect(drill.root.locator("label .pc").first).to_be_visible()
    key = drill.root.locator("details.answer-key")
    assert box(key.locator("dl"))["height"] > 20
    assert style(key, "rotate") == "180deg"
    for gone in (".md-header", f"#{drill.id} .acts", f"#{drill.id} .levels", ".md-sidebar"):
        expect(page.locator(gone).first).to_be_hidden()


def test_a_printed_page_can_be_read(opened: Opener, tmp_path: Path) -> None:
    """As the browser prints it; its words are read back where there is a tool for it."""
    page = opened()
    paper = page.pdf(path=tmp_path / "page.pdf", format="A4")
    assert paper.startswith(b"%PDF-")
    if reader := shutil.which("pdftotext"):
        done = subprocess.run(
            [reader, "-layout", tmp_path / "page.pdf", "-"],
            capture_output=True,
            text=True,
            check=True,
        )
        assert "Which cards may you play?" in done.stdout
        # The key stands on its head, and some fonts make the tool read it so.
        read = done.stdout + done.stdout[::-1]
        assert "King of Spades and 7 of Spades." in read
        assert "Copy link" not in done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_a_games_first_page_is_one_sheet(opened: Opener, game: str) -> None:
    """And goes without its doors, which lead nowhere on paper."""
    page = opened(f"{game}/")
    assert sheets(page) == 1
    page.emulate_media(media="print")
    expect(page.locator(".doors")).to_be_hidden()


def sheets(page: Page) -> int:
    """Return how many sheets of paper a page takes."""
    return len(re.findall(rb"/Type /Page\b", page.pdf(prefer_css_page_size=True)))


def test_paper_is_white_where_the_screen_is_dark(opened: Opener) -> None:
    page = opened("dreierles/", color_scheme="dark")
    root = page.locator("html")
    assert style(root, "color-scheme") == "dark"
    page.emulate_media(media="print", color_scheme="dark")
    assert style(root, "color-scheme") == "light"


def test_paper_asks_again_what_was_answered(opened: Opener) -> None:
    page = opened()
    drill = Drill(page, "trump").with_python()
    Learner(drill, Mouse()).answer(rightly=False)
    page.emulate_media(media="print")
    cards = drill.root.locator(".judged .pc use")
    assert set(cards.evaluate_all("all => all.map(e => getComputedStyle(e).opacity)")) == {"1"}
    choices = drill.root.locator(".choice")
    for mark in ("border-top-color", "outline-style", "box-shadow"):
        assert len({style(choice, mark) for choice in choices.all()}) == 1
    expect(choices.locator(".badge:visible")).to_have_count(0)
    boxes = choices.locator("input").all()
    assert {(style(each, "opacity"), style(each, "appearance")) for each in boxes} == {
        ("1", "none")
    }


def test_paper_is_the_same_from_the_projector(opened: Opener) -> None:
    page = opened("dreierles/practise/?projector#trump")
    expect(Drill(page, "follow-suit").root).to_be_hidden()
    page.emulate_media(media="print")
    expect(Drill(page, "follow-suit").title).to_be_visible()
    assert box(Drill(page, "trump").root.locator("details.answer-key dl"))["height"] > 20


def test_examples_on_paper_follow_each_other_with_their_piles_and_whole_tables(
    opened: Opener,
) -> None:
    page = opened("dreierles/examples/")
    page.emulate_media(media="print")
    assert style(page.locator(".example").first, "break-inside") == "auto"
    assert style(page.locator(".ledger").first, "break-inside") == "avoid"
    assert box(page.locator("details.pile .packs").first)["height"] > 20


def test_the_rules_on_paper_leave_the_examples_to_their_own_page(opened: Opener) -> None:
    page = opened("dreierles/rules/")
    page.emulate_media(media="print")
    expect(page.locator(".rule .worked").first).to_be_hidden()
