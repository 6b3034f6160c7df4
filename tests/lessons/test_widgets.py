"""The widgets: a learner without a browser walks through them; hostile input meets a sentence."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.games import GAMES
from lessons.drills import DRILLS
from lessons.drills.model import LEVELS
from lessons.locale import speech
from lessons.widgets import MAX_REQUEST, dispatch, widget
from lessons.widgets.drill import DrillWidget
from lessons.widgets.wire import Event, WireError
from tests.lessons.learner import Learner
from tests.lessons.markup import Markup

EVERY = [pytest.param(*key, id="-".join(key)) for key in DRILLS]
SAY = speech("en")


def solve(learner: Learner) -> None:
    """Answer the question in hand rightly, step by step where the drill has steps."""
    made = DrillWidget(learner.kind, learner.params)
    question = made.session.question(made.read(learner.state))
    solution = made.session.drill.solution(question)
    if learner.kind == "count-points":
        solve_pile(learner, solution)
    else:
        learner.press("check", **{name: list(values) for name, values in solution.items()})
    assert learner.error is None
    assert 'data-state="right"' in learner.html


def solve_pile(learner: Learner, solution: Any) -> None:
    by_code = GAMES[learner.game].pack.by_code
    for packet in solution["packet"]:
        codes = packet.split()
        if packet not in learner.state["answer"]["packet"]:
            learner.press("packet", card=codes)
        values = sum(by_code[code].value for code in codes)
        learner.press("check", points=str(values - (2 if len(codes) == 3 else 1)))
    learner.press("check", total=solution["total"][0])


@pytest.mark.parametrize(("kind", "game"), EVERY)
@pytest.mark.parametrize("level", LEVELS)
def test_a_learner_goes_through_a_round_and_beyond(kind: str, game: str, level: int) -> None:
    learner = Learner(kind, level, game=game)
    for number in range(10):
        assert f"Question {number % 8 + 1} of 8" in learner.html
        solve(learner)
        learner.press("next")
    assert learner.state["done"][level - 1] == "r" * 10


def test_the_last_answer_of_a_round_sums_it_up_and_leads_on() -> None:
    learner = Learner("follow-suit")
    learner.press("check", card=["T21"])
    learner.press("again")
    for _ in range(7):
        solve(learner)
        assert "Round done" not in learner.html
        learner.press("next")
    solve(learner)
    said = "Round done: 8 of 8 right, 7 at the first try."
    assert said in learner.html
    assert learner.answer["say"].endswith(f". {said}")
    assert "Eight more" in learner.html
    looked_at(learner)
    learner.press("level-2")
    assert learner.state["level"] == 2
    assert "Round done" not in learner.html


def test_the_sum_of_a_round_is_no_part_of_a_link() -> None:
    sender, reader = Learner("follow-suit", 3), Learner("follow-suit", 3)
    for _ in range(7):
        solve(sender)
        sender.press("next")
    solve(sender)
    assert "Round done" in sender.html
    assert "Level 3</button>" in sender.html
    assert "onward" not in sender.html
    reader.send(link=sender.answer["link"])
    assert 'data-state="right"' in reader.html
    assert "Round done" not in reader.html


@pytest.mark.parametrize(("kind", "game"), EVERY)
def test_every_view_is_sound_html(kind: str, game: str) -> None:
    for level in LEVELS:
        learner = Learner(kind, level, game=game)
        for _ in range(3):
            looked_at(learner)
            for do in ("hint", "hint", "check"):
                learner.press(do)
                looked_at(learner)
            if kind == "count-points":
                learner.press("any")
                looked_at(learner)
                learner.press("check", points="99")
            else:
                cards = [
                    str(f["value"]) for f in Markup(learner.html).fields if f["name"] == "card"
                ]
                learner.press("check", card=cards, seat="0")
            looked_at(learner)
            learner.press("next")


def looked_at(learner: Learner) -> None:
    markup = Markup(learner.html)
    assert not markup.faults
    names = {str(f.get("name")) for f in markup.fields}
    assert {name for name in names if not name.startswith(("line-", "total-"))} <= {
        "card",
        "seat",
        "points",
        "total",
        "call",
        "holder",
        "order",
        "taker",
        "because",
        "high",
        "low",
        "turn",
        "sets",
        "seen",
        "bought",
        "offered",
        "ten_trumps",
        "droll",
        "four_kings",
        "pfeife",
        "trull",
        "kings",
        "mondfang",
        "pagat",
        "uhu",
        "kakadu",
        "game",
        "times",
        "tricks",
        "winner",
        "over",
    }
    assert 'data-status=""></div>' in learner.html
    assert learner.html.count("data-focus") == 1


def test_a_wrong_answer_can_be_tried_again_with_the_choice_kept() -> None:
    learner = Learner("follow-suit")
    learner.press("check", card=["T21", "SK"])
    assert "Not the 21" in learner.html
    assert 'href="../r/#dr-8-2"' in learner.html
    assert learner.answer["say"].startswith("Not the 21.")
    learner.press("again")
    assert learner.state["stage"] == "ask"
    assert learner.state["answer"] == {"card": ["T21", "SK"]}
    learner.press("check", card=["SK", "S7"])
    assert learner.state["done"] == ["l", "", ""]


def test_an_event_makes_its_question_once_and_judges_it_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    learner = Learner("follow-suit", level=3)
    learner.go_to(7)
    drill = DrillWidget(learner.kind, learner.params).session.drill
    solution = drill.solution(drill.generate(3, 7))
    asked: list[str] = []
    for name in ("generate", "judge"):
        whole = getattr(type(drill), name)

        def counted(*given: Any, name: str = name, whole: Any = whole) -> Any:
            asked.append(name)
            return whole(*given)

        monkeypatch.setattr(type(drill), name, counted)
    learner.press("check", **{name: list(values) for name, values in solution.items()})
    assert learner.state["stage"] == "judged"
    assert sorted(asked) == ["generate", "judge"]


def test_an_answer_does_not_change_once_it_is_judged() -> None:
    learner = Learner("follow-suit")
    learner.press("check", card=["SK", "S7"])
    before = learner.state
    for do in ("change", "check", "hint"):
        learner.press(do, card=["T21"])
        assert learner.state == before


def test_every_change_is_kept_and_counted() -> None:
    learner = Learner("follow-suit")
    learner.press("change", card=["SK"])
    assert (learner.answer["say"], learner.state["answer"]) == ("1 card chosen", {"card": ["SK"]})
    learner.press("change", card=["SK", "S7"])
    assert "2 cards chosen" in learner.html


def test_a_hint_narrows_before_it_shows() -> None:
    learner = Learner("follow-suit")
    learner.press("hint", card=["T21"])
    assert learner.answer["say"] == "The 10 of Spades was led. Have you a spade in your hand?"
    assert learner.html.count("badge tip") == 2  # under the card led, and beside the sentence
    learner.press("hint", card=["T21"])
    assert learner.html.count("badge tip") == 3  # under the two spades in hand
    assert 'value="hint"' not in learner.html
    learner.press("hint", card=["T21"])  # a button that is no longer there
    assert learner.state["hints"] == 2
    assert learner.error is None
    assert learner.state["answer"] == {"card": ["T21"]}


def test_levels_remember_where_they_were_left() -> None:
    learner = Learner("trump")
    solve(learner)
    learner.press("level-3")
    assert learner.state["level"] == 3
    learner.press("level-1")
    assert learner.state["question"] == "king-thrown-off"
    learner.press("level-9")
    assert learner.error == "There is no level “9”."


def test_counting_goes_packet_by_packet_the_leftover_too_dr_9_1() -> None:
    learner = Learner("count-points", 2)
    learner.press("packet", card=["T21", "CQ"])
    assert learner.error == "A packet has three cards; 2 are chosen."
    assert learner.state["answer"]["card"] == ["T21", "CQ"]
    learner.press("packet", card=["T21", "CQ", "S8"])
    assert "Points in packet 1" in learner.html
    learner.press("check", points="10")
    assert "2 come off each packet of three" in learner.html
    learner.press("again")
    learner.press("check", points="8")
    assert learner.answer["say"] == "Right: 5 + 4 + 1 − 2 = 8. 0 of 3 cards chosen"
    learner.press("any")
    learner.press("check", points="3")
    assert "Points in packet 3" in learner.html  # the last card makes its packet by itself
    learner.press("check", points="0")
    learner.press("check", total="11")
    assert "Right: 11" in learner.html
    assert learner.state["done"] == ["", "l", ""]


def test_a_packet_can_be_put_back() -> None:
    learner = Learner("count-points", 2)
    learner.press("packet", card=["T21", "CQ", "S8"])
    learner.press("back")
    assert learner.state["answer"]["card"] == ["T21", "CQ", "S8"]
    assert learner.state["answer"]["packet"] == []


def test_an_unreadable_number_is_answered_beside_its_field_and_stays_there() -> None:
    learner = Learner("count-points")
    learner.press("any")
    learner.press("check", points="<b>")
    assert learner.error == "“<b>” is no whole number."
    assert 'value="&lt;b&gt;"' in learner.html
    assert 'aria-describedby="d-problem"' in learner.html
    assert "“&lt;b&gt;” is no whole number." in learner.html
    assert learner.state["tries"] == 0


@pytest.mark.parametrize(("kind", "game"), EVERY)
def test_the_answer_key_stands_in_the_first_view(kind: str, game: str) -> None:
    made = widget(kind, Learner(kind, game=game).params)
    html = str(made.view(made.init()))
    key = html[html.index("<details") :]
    assert "Answer key" in key
    assert f">{GAMES[game].prefix}-" in key


# --- outside and back -------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "game"), EVERY)
def test_a_state_and_a_link_come_back_as_they_were(kind: str, game: str) -> None:
    for level in LEVELS:
        learner = Learner(kind, level, game=game)
        made = widget(kind, learner.params)
        for _ in range(6):
            for solved in (False, True):
                if solved:
                    solve(learner)
                state = made.read(learner.state)
                assert made.write(state) == learner.state
                fresh = made.init()
                linked = made.follow(made.link(state), fresh)
                assert (linked.level, linked.question, linked.stage) == (
                    state.level,
                    state.question,
                    state.stage,
                )
                assert dict(linked.answer) == dict(state.answer)
                assert linked.done == fresh.done
            learner.press("next")


@pytest.mark.parametrize(
    "changed", [{"question": "renamed"}, {"answer": {"card": ["XX"]}}, {"v": 0}, {"stage": None}]
)
def test_a_state_that_cannot_be_read_costs_no_progress(changed: dict[str, object]) -> None:
    """As when a later version of the site asks other questions."""
    learner = Learner("follow-suit")
    solve(learner)
    learner.answer["state"] = {**learner.state, **changed}
    learner.send()
    assert str(learner.error).startswith("What was saved cannot be read")
    assert (learner.state["done"], learner.state["stage"]) == (["r", "", ""], "ask")
    made = DrillWidget("follow-suit", learner.params)
    assert made.session.place(made.read(learner.state)) == 1


def test_a_link_keeps_the_progress_of_its_reader() -> None:
    learner = Learner("follow-suit")
    solve(learner)
    learner.send(link="2.17.ask")
    assert (learner.state["level"], learner.state["question"]) == (2, 17)
    assert learner.state["done"] == ["r", "", ""]


@pytest.mark.parametrize(
    ("link", "error"),
    [
        ("", "the link “” is cut short"),
        ("1.low-or-high", "is cut short"),
        ("9.low-or-high.ask", "the level is “9”"),
        ("1.no-such.ask", "the question is “no-such” where one of low-or-high"),
        ("1.0.ask", "the question is “0”"),
        ("1.99999999.ask", "where a number from 1 to 1000000"),
        ("1.low-or-high.won", "“won” says neither that a question is asked nor that an answer"),
        ("1.low-or-high.ask.card-HK", "“HK” is no card of this hand"),
        ("1.low-or-high.judged", "Choose at least one card"),
        ("1.<img src=x onerror=alert(1)>.ask", "the question is “<img src=x onerror=alert(1)>”"),
        ("x" * 700, "a short text should be"),
        (7, "a short text should be"),
        ({"a": 1}, "a short text should be"),
    ],
)
def test_a_broken_link_is_a_sentence_and_the_state_stands(link: object, error: str) -> None:
    learner = Learner("follow-suit")
    solve(learner)
    before = learner.state
    learner.send(link=link)
    assert learner.error is not None
    assert learner.error.startswith("This link cannot be read: ")
    assert error in learner.error
    assert learner.state == before
    assert not Markup(learner.html).faults
    assert "<img" not in learner.html


BROKEN_STATES: list[object] = [
    7,
    [],
    "x",
    {},
    {"v": 2},
    {"v": 1, "level": True},
    {"v": 1, "level": 1, "done": ["x", "", ""]},
    {"v": 1, "level": 1, "done": ["", ""]},
    {"v": 1, "level": 1, "done": ["", "", ""], "question": "king-alone", "stage": "lost"},
    {"v": 1, "level": 1, "done": ["", "", ""], "question": -1, "stage": "ask"},
    {"v": 1, "level": 1, "done": ["", "", ""], "question": 1, "stage": "ask", "answer": []},
]


@pytest.mark.parametrize("state", BROKEN_STATES)
def test_a_broken_state_is_a_sentence_and_a_fresh_start(state: object) -> None:
    learner = Learner("follow-suit")
    fresh = learner.state
    learner.answer["state"] = state
    learner.press("check", card=["SK"])
    assert learner.error
    assert learner.state == fresh


@pytest.mark.parametrize(
    "event",
    [
        7,
        [],
        {},
        {"do": 7},
        {"do": "x" * 100},
        {"do": "no-such-button", "fields": {"card": ["SK"]}},
        {"do": "packet"},
        {"do": "check", "fields": []},
        {"do": "check", "fields": {"card": "SK"}},
        {"do": "check", "fields": {"card": [7]}},
        {"do": "check", "fields": {"card": ["SK", "SK"]}},
        {"do": "check", "fields": {"card": ["DQ"]}},
        {"do": "check", "fields": {"card": ["x"] * 100}},
        {"do": "check", "fields": {str(n): [] for n in range(50)}},
        {"do": "level-x"},
    ],
)
def test_a_broken_event_is_a_sentence_and_the_state_stands(event: object) -> None:
    learner = Learner("follow-suit")
    learner.press("change", card=["SK"])
    before = learner.state
    learner.send(event)
    assert learner.error
    assert learner.error == learner.answer["say"]
    assert learner.state == before


@pytest.mark.parametrize(
    ("request_text", "error"),
    [
        ("", "the request is no JSON"),
        ("[" * 100_000, "the request is no JSON"),
        ("[" * 90_000, "the request is no JSON"),
        ("x" * (MAX_REQUEST + 1), "the request is no text, or too long"),
        ("[]", "the request is “[]”"),
        ("{}", "the widget is “None” where one of follow-suit, trump, count-points"),
        ('{"widget": "trump"}', "the widget’s parameter object is “None”"),
        ('{"widget": "trump", "params": {"id": "d", "game": "whist"}}', "unknown drill"),
        ('{"widget": "trump", "params": {"game": "dreierles"}}', "the widget’s id is “None”"),
    ],
)
def test_a_request_that_is_none_has_a_sentence_too(request_text: str, error: str) -> None:
    answer = json.loads(dispatch(request_text))
    assert answer["html"] == ""
    assert error in answer["error"]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
CODES = st.sampled_from(["HK", "SK", "S7", "T21", "F", "T1", "XX", "", "0", "you", "open", "9"])
FIELDS = st.dictionaries(
    st.sampled_from(["card", "seat", "points", "total", "packet", "closed"]),
    st.lists(CODES, max_size=4) | JSON,
    max_size=4,
)
ACTIONS = st.sampled_from(
    ["check", "hint", "again", "next", "change", "packet", "any", "back", "level-2", "level-7", ""]
)
EVENTS = st.fixed_dictionaries({"do": ACTIONS, "fields": FIELDS}) | JSON
STATES = st.fixed_dictionaries(
    {
        "v": st.sampled_from([1, 1, 1, 0]),
        "level": st.integers(0, 4),
        "question": st.sampled_from(["low-or-high", "must-trump", "just-won", 1, 5, 0]) | JSON,
        "stage": st.sampled_from(["ask", "judged", "x"]),
        "answer": FIELDS,
        "hints": st.integers(-1, 3),
        "tries": st.integers(-1, 3),
        "done": st.lists(st.text("rlw.x", max_size=5), min_size=2, max_size=3),
    }
)
LINKS = st.none() | JSON | st.from_regex(r"[1-3]\.[a-z-]{1,12}\.(ask|judged)(\.card-[A-Z0-9_]*)?")


NONSENSE_CLOSED = {
    "v": 1,
    "level": 1,
    "question": 1,
    "stage": "ask",
    "answer": {"closed": ["HK"]},
    "hints": 1,
    "tries": 0,
    "done": ["", "", ""],
}


@settings(max_examples=100, deadline=None)
@example(drill=("count-points", "dreierles"), state=NONSENSE_CLOSED, events=[], link=None)
@given(
    drill=st.sampled_from(list(DRILLS)),
    state=st.none() | STATES | JSON,
    events=st.lists(EVENTS, max_size=5),
    link=LINKS,
)
def test_dispatch_answers_whatever_it_is_asked(
    drill: tuple[str, str], state: object, events: list[object], link: object
) -> None:
    kind, game = drill
    learner = Learner(kind, game=game)
    learner.answer["state"] = state
    learner.send(None, link)
    for event in events:
        learner.send(event)
        assert set(learner.answer) == {"state", "html", "say", "link", "ladder", "error"}
        assert learner.html.startswith("<section")
        assert not Markup(learner.html).faults
        made = widget(kind, learner.params)
        assert made.write(made.read(learner.state)) == learner.state


@settings(max_examples=100, deadline=None)
@given(st.text() | JSON.map(json.dumps))
def test_dispatch_never_raises(request_text: str) -> None:
    assert json.loads(dispatch(request_text))["error"]


def test_update_is_pure() -> None:
    made = widget("follow-suit", Learner("follow-suit").params)
    state = made.init()
    made.update(state, Event("change", {"card": ("SK",)}))
    assert state == made.init()
    with pytest.raises(WireError):
        made.update(state, Event("fly", {}))


HEAVY = {
    *("asyncio", "babel", "decimal", "email", "hashlib", "http", "hypothesis", "logging"),
    *("markdown", "socket", "ssl", "tempfile", "tomllib", "unittest", "urllib", "xml", "zoneinfo"),
}


def test_the_browser_imports_nothing_heavy() -> None:
    """What `lessons.widgets` imports, every reader downloads."""
    code = "import sys, lessons.widgets; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in run.stdout.split()}
    assert not loaded & HEAVY
