"""Reviews: a wrong answer anywhere comes back in the practice, and climbs with every right one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lessons import progress
from lessons.drills import DRILLS
from lessons.widgets import desk, dispatch
from lessons.widgets.session import Session
from tests.lessons.markup import Markup

DAY = 20_000


class Browser:
    """Keeps what the client keeps: the ladder, and each widget's state."""

    def __init__(self) -> None:
        self.day = DAY
        self.ladder: Any = None
        self.states: dict[str, Any] = {}
        self.answer: dict[str, Any] = {}

    def ask(self, kind: str, event: object = None, game: str = "dreierles") -> dict[str, Any]:
        params = {"id": "w", "game": game, "level": 1, "assets": "a", "rules": "r/", "home": "../"}
        request = {
            "widget": kind,
            "params": params,
            "state": self.states.get(kind),
            "event": event,
            "link": None,
            "locale": "en",
            "day": self.day,
            "ladder": self.ladder,
        }
        self.answer = json.loads(dispatch(json.dumps(request)))
        self.states[kind] = self.answer["state"]
        if self.answer["ladder"] is not None:
            self.ladder = self.answer["ladder"]
        return self.answer

    def press(self, kind: str, do: str, fields: dict[str, list[str]] | None = None) -> str:
        self.ask(kind, {"do": do, "fields": fields or {}})
        assert self.answer["error"] is None, self.answer["error"]
        assert not Markup(self.answer["html"]).faults
        return Markup(str(self.answer["html"])).text

    def see(self, kind: str = "practice") -> str:
        self.ask(kind)
        return Markup(str(self.answer["html"])).text

    def answer_drill(self, kind: str, right: bool) -> None:
        """Answer the first question of a trick drill."""
        drill = DRILLS[kind, "dreierles"]
        self.press(kind, "check", filled_in(drill, drill.curated(1)[0], right))

    def solve(self, right: bool = True) -> str:
        """Answer what the practice asks."""
        kind, game, state = desk.opened(self.states["practice"]["question"])
        session = Session(DRILLS[kind, game])
        fields = filled_in(session.drill, session.question(state), right)
        return self.press("practice", "check", fields)


def filled_in(drill: Any, question: Any, right: bool) -> dict[str, list[str]]:
    """Fill in the form of a trick drill: rightly, or with a card that may not be played."""
    fields = {name: list(values) for name, values in drill.solution(question).items()}
    wrong = [code for code in question.hand.codes if code not in fields["card"]]
    return fields if right else {**fields, "card": wrong[:1]}


def test_a_wrong_answer_is_due_the_next_day_and_asked_again_until_it_is_known() -> None:
    browser = Browser()
    assert "Nothing is due today." in browser.see()
    browser.answer_drill("follow-suit", right=False)
    (question,) = browser.ladder
    assert question.startswith("follow-suit dreierles 1 ")
    assert "The next one comes tomorrow." in browser.see()
    for gap in progress.INTERVALS:
        browser.day += gap
        assert "1 question is due today." in browser.see()
        browser.press("practice", "begin")
        browser.solve()
        text = browser.press("practice", "next")
        assert "Done: 1 of 1 right at the first try." in text
        assert "Nothing is due today." in text
    assert browser.ladder == {}


def test_a_right_answer_at_once_leaves_nothing_to_review() -> None:
    browser = Browser()
    browser.answer_drill("trump", right=True)
    assert browser.ladder is None


def test_a_second_try_does_not_count_as_known() -> None:
    browser = Browser()
    browser.answer_drill("trump", right=False)
    browser.press("trump", "again")
    browser.answer_drill("trump", right=True)
    assert list(browser.ladder.values()) == [[0, DAY + 1]]


def test_what_is_wrong_in_the_practice_comes_back_tomorrow_and_can_be_tried_again() -> None:
    browser = Browser()
    for kind in ("follow-suit", "trump"):
        browser.answer_drill(kind, right=False)
    browser.day += 1
    assert "2 questions are due today." in browser.see()
    assert "1 more" in browser.press("practice", "begin")
    assert "Try again" in browser.solve(right=False)
    browser.press("practice", "again")
    browser.solve(right=True)
    assert "the last one" in browser.press("practice", "next")
    browser.solve(right=True)
    assert "Done: 1 of 2 right at the first try." in browser.press("practice", "next")
    assert sorted(browser.ladder.values()) == [[0, DAY + 2], [1, DAY + 4]]


def test_a_long_ladder_is_read_without_making_its_questions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = {f"discards droggn 3 {seed}": [0, DAY] for seed in range(1, 101)}
    gone = {
        "discards droggn 3 0": [0, DAY],
        "discards droggn 4 1": [0, DAY],
        "x droggn 1 1": [0, DAY],
    }
    monkeypatch.setattr(Session, "question", lambda *_: pytest.fail("a question was made"))
    assert set(desk.read({"ladder": {**seen, **gone}}).ladder) == set(seen)


def test_one_can_practise_ahead_without_climbing() -> None:
    browser = Browser()
    browser.answer_drill("trump", right=False)
    before = dict(browser.ladder)
    assert "Practise ahead" in browser.see()
    browser.press("practice", "ahead")
    browser.solve()
    browser.press("practice", "next")
    assert browser.ladder == before


@pytest.mark.parametrize(
    "ladder",
    [
        "nonsense",
        {"fly dreierles 1 x": [0, 1]},
        {"trump dreierles 9 1": [0, 1]},
        {"trump dreierles 1 no-such-question": [0, 1]},
        {"trump dreierles 1 0": [0, 1]},
        {"trump": [0, 1]},
        {"trump dreierles 1 1 1": [0, 1]},
    ],
)
def test_a_ladder_that_cannot_be_read_breaks_nothing(ladder: object) -> None:
    browser = Browser()
    browser.ladder = ladder
    assert "Nothing is due today." in browser.see()
    browser.answer_drill("trump", right=False)
    assert len(browser.ladder) == 1


def test_one_place_that_cannot_be_read_costs_no_other() -> None:
    sound = {f"trump dreierles 1 {seed}": [0, DAY + 1] for seed in range(1, progress.RUNGS)}
    for broken in ({"trump dreierles 2 1": [9, 9]}, {"\n": [0, 1], "x": None}):
        browser = Browser()
        browser.ladder = {**broken, **sound}
        browser.answer_drill("trump", right=False)
        assert sound.keys() <= browser.ladder.keys()
    too_long = {f"trump dreierles 1 {seed}": [0, DAY] for seed in range(1, progress.RUNGS + 50)}
    assert len(desk.read({"ladder": too_long}).ladder) == progress.RUNGS


@pytest.mark.parametrize("day", [None, -1, "1", 1.5, True, 10**9])
def test_a_day_that_cannot_be_is_no_day(day: Any) -> None:
    browser = Browser()
    browser.day = day
    browser.answer_drill("trump", right=False)
    assert list(browser.ladder.values()) == [[0, 1]]


@pytest.mark.parametrize(
    "state",
    [
        [],
        {"v": 1, "question": "fly", "state": None, "seen": [], "right": 0, "ahead": False},
        {"v": 1, "question": "", "state": None, "seen": "x", "right": 0, "ahead": False},
        {"v": 1, "question": "", "state": None, "seen": [], "right": 7, "ahead": False},
        {"v": 1, "question": "trump dreierles 1 1", "state": {}, "seen": [], "right": 0},
    ],
)
def test_a_sitting_that_cannot_be_begins_anew(state: object) -> None:
    browser = Browser()
    browser.states["practice"] = state
    browser.ask("practice")
    assert str(browser.answer["error"]).startswith("What was saved cannot be read")


def test_a_sitting_goes_on_where_it_was_left() -> None:
    browser = Browser()
    browser.answer_drill("trump", right=False)
    browser.day += 1
    browser.press("practice", "begin")
    before = browser.answer["html"]
    browser.ask("practice")
    assert browser.answer["html"] == before
