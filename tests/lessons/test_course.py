"""The course: its steps hold by the engine, its checks judge, its map shows where one stands."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import counting
from engine.cards import Card
from engine.errors import UnknownName
from engine.games import game
from engine.rulebook import rule
from engine.tricks import winner
from lessons import course
from lessons.course import CourseError, Step, read, steps
from lessons.drills import DRILLS
from lessons.guided import GUIDED
from lessons.pages import BLOCKS, PageContext, load_blocks
from lessons.widgets import dispatch, widget
from lessons.widgets.desk import Desk
from lessons.widgets.storage import FORMAT, LARGEST, MOST, exported, imported
from lessons.widgets.wire import WireError
from tests.lessons.markup import Markup

PAGES = Path(__file__).resolve().parents[2] / "docs" / "en" / "course"
CHECKED = [step for step in steps() if step.check]
PARAMS = re.compile(r'data-params="([^"]*)"')


# The steps


def test_ten_steps_and_a_deal_have_each_a_page_with_its_parts() -> None:
    assert len(steps()) == 11
    for number, step in enumerate(steps(), 1):
        text = (PAGES / f"{step.name}.md").read_text("utf-8")
        if step.deal:
            assert step.deal in GUIDED
            assert f'name = "{step.deal}"' in text
            continue
        assert f"title: {number} {step.title}" in text
        assert f'```check\nstep = "{step.name}"' in text
        assert re.search(r"```(cards|table|example|position|pack)", text), f"{step.name}: a figure"
        if step.drills:
            assert f'```step-drills\nstep = "{step.name}"' in text


FIRST_USED = [
    # word, the page that explains it, what stands there at its first use
    ("knock", "bidding", "<dfn>knock</dfn>"),
    ("blind", "winning", "**blind** {DR-4.2}"),
    ("Einer", "winning", "one in an Einer"),
    ("106", "counting", "106 − 36 = 70"),
    ("partner", "bonuses", "the holder’s partner pays too {DR-7.1}"),
]


@pytest.mark.parametrize(("word", "page", "explained"), FIRST_USED)
def test_a_word_is_explained_where_the_course_first_uses_it(
    word: str, page: str, explained: str
) -> None:
    texts = {step.name: (PAGES / f"{step.name}.md").read_text("utf-8") for step in steps()}
    first = next(name for name, text in texts.items() if word in text)
    assert first == page
    assert explained in texts[page].replace("\n", " ")


def test_each_drill_of_the_main_game_has_its_place_in_the_course() -> None:
    """But for the Räuber, which is played when nobody bids."""
    mine = {drill for step in steps() for drill in step.drills}
    assert {kind for kind, name in DRILLS if name == "dreierles"} - {kind for kind, _ in mine} <= {
        "raeuber"
    }


def test_a_step_that_there_is_not_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownName, match="first-deal"):
        course.step("dancing")


QUESTION = """
[[step]]
name = "s"
title = "t"
about = "a"
drills = []
[[step.check]]
ask = "?"
place = 1
answers = [["yes", "because", "DR-8.2"], ["no", "no", "DR-8.3"]]
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('title = "t"', "", "step 's': 'title' is missing"),
        ("DR-8.3", "DR-99.1", "step 's': unknown rule"),
        ("place = 1", "place = 2", "has 2 answers and shows the right one at 2"),
        ("drills = []", 'drills = ["x"]', "step 's'"),
        ("drills = []", 'drills = [["fly", "dreierles"]]', "step 's': unknown drill 'fly for dre"),
    ],
)
def test_a_step_that_cannot_be_read_is_named(old: str, new: str, said: str) -> None:
    (step,) = read(QUESTION)
    assert step.check[0].options[step.check[0].right].words == "yes"
    with pytest.raises(CourseError, match=re.escape(said)):
        read(QUESTION.replace(old, new))


def right(step: str, place: int) -> str:
    question = course.step(step).check[place]
    return question.options[question.right].words


def test_the_engine_agrees_with_the_checks() -> None:
    """What a check calls right is what the engine answers to the same question."""
    rules = game("dreierles")
    pack = rules.pack

    def taken(cards: str) -> Card:
        trick = pack.read(cards)
        return trick[winner(pack, trick)]

    assert taken("CK HA C9").name == right("taking-tricks", 0).removeprefix("The ")
    assert taken("SK T2 T17").name == right("taking-tricks", 1).removeprefix("The ")
    assert taken("H4 HA H2").code == "HA"
    assert right("cards", 0) == "The Ace"
    assert taken("S7 S10 S8").code == "S10"
    assert right("cards", 1) == "The 10"
    for cards, place in (("HK SQ S7", 0), ("S7 S8 HA", 1)):
        assert str(counting.count(pack, pack.read(cards)).points) == right("counting", place)
    trumps = rules.position(pack.set(pack.read("T20 T2 HK")), pack.read("DJ T14"))
    assert list(trumps.legal.codes) == ["T20", "T2"]
    only = rules.position(pack.set(pack.read("T3 HK S7")), pack.read("DJ"))
    assert list(only.legal.codes) == ["T3"]
    deal = rules.new(seed=1).after(rules.read_action("pass"))
    bid = deal.after(rules.read_action("zweier"))  # type: ignore[union-attr]
    bids = {str(action) for action in bid.actions()}  # type: ignore[union-attr]
    assert bids == {"pass", "einer", "solo"}
    outcome = rules.read_outcome(
        {
            "contract": "zweier",
            "declarer": "Anna",
            "points": 46,
            "people": ["Anna", "Bernd", "Cati"],
        }
    )
    assert str(-rules.settle(outcome).totals["Bernd"]) == right("settling", 0)
    lost = rules.read_outcome(
        {
            "contract": "dreier",
            "declarer": "Anna",
            "points": 35,
            "people": ["Anna", "Bernd", "Cati"],
        }
    )
    assert lost.won is False
    assert right("winning", 0) == "No"
    hearts = game("herzeln")
    must = hearts.position(hearts.pack.set(hearts.pack.read("HK CA CQ")), hearts.pack.read("HA"))
    assert list(must.legal.codes) == ["HK"]


# Checks


def asked(step: Step) -> dict[str, Any]:
    load_blocks()
    page = PageContext(f"course/{step.name}/index.html")
    html = str(BLOCKS["check"]({"step": step.name}, page))
    assert not Markup(html).faults
    params: dict[str, Any] = json.loads(
        PARAMS.findall(html)[0].replace("&#34;", '"').replace("&#39;", "'").replace("&amp;", "&")
    )
    return params


def ask(params: dict[str, Any], state: Any, event: Any, kind: str = "check") -> dict[str, Any]:
    request = {"widget": kind, "params": params, "state": state, "event": event, "locale": "en"}
    answer: dict[str, Any] = json.loads(dispatch(json.dumps(request)))
    return answer


@pytest.mark.parametrize("step", CHECKED, ids=lambda step: step.name)
def test_a_check_is_passed_with_the_right_answers_only(step: Step) -> None:
    params = asked(step)
    fields = {f"q{i}": [str(question.right)] for i, question in enumerate(step.check)}
    passed = ask(params, None, {"do": "check", "fields": fields})
    assert passed["state"]["passed"]
    assert "this step is done" in passed["say"]
    for number, question in enumerate(step.check):
        for place, option in enumerate(question.options):
            given = {**fields, f"q{number}": [str(place)]}
            answer = ask(params, None, {"do": "check", "fields": given})
            assert answer["state"]["passed"] == (place == question.right)
            assert not Markup(answer["html"]).faults
            assert f"#{rule(option.rule).anchor}" in answer["html"]
            assert option.why.split("’")[0][:40] in Markup(answer["html"]).text
    again = ask(params, passed["state"], {"do": "again", "fields": {}})
    assert again["state"] == {"v": 1, "answer": {}, "judged": False, "passed": True}


def test_a_question_that_is_left_out_is_asked_for() -> None:
    answer = ask(asked(CHECKED[0]), None, {"do": "check", "fields": {"q0": ["0"]}})
    assert answer["error"] == "Question 2 has no answer yet."
    assert answer["state"]["answer"] == {"q0": ["0"]}


@pytest.mark.parametrize(
    "state",
    [[], {"v": 1, "answer": {"q0": ["9"]}}, {"v": 1, "answer": {"q0": ["0", "1"]}}, {"v": 2}],
)
def test_an_answer_that_cannot_be_begins_anew(state: object) -> None:
    answer = ask(asked(CHECKED[0]), state, None)
    assert str(answer["error"]).startswith("What was saved cannot be read")
    assert answer["state"] == {"v": 1, "answer": {}, "judged": False, "passed": False}


def test_a_step_stays_done_though_its_questions_have_changed() -> None:
    saved = {"v": 1, "answer": {"q7": ["1"], "q0": ["9"]}, "judged": True, "passed": True}
    answer = ask(asked(CHECKED[0]), saved, None)
    assert str(answer["error"]).startswith("What was saved cannot be read")
    assert answer["state"]["passed"] is True


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"items": []}, "a list should be"),
        ({"items": [{"ask": "?", "right": 5, "replies": [["a", "b", "DR-8.2"]]}]}, "from 0 to 0"),
        ({"items": [{"ask": "?", "right": 0, "replies": [["a", "b", "DR-0.0"]]}]}, "unknown rule"),
        ({"id": 3}, "the widget’s id"),
    ],
)
def test_parameters_that_cannot_be_are_named(change: dict[str, Any], said: str) -> None:
    with pytest.raises(WireError, match=said):
        widget("check", {**asked(CHECKED[0]), **change})


# The map


def on_the_map(kept: dict[str, object], ladder: object = None, day: int = 0) -> str:
    """Show the map to a browser that has stored something, by the ids of widgets."""
    load_blocks()
    html = str(BLOCKS["course-map"]({}, PageContext("course/index.html")))
    assert not Markup(html).faults
    unescaped = html.replace("&#34;", '"').replace("&#39;", "'").replace("&amp;", "&")
    params = json.loads(re.findall(r'data-params="(.*?)" data-kept', unescaped)[0])
    named = json.loads(re.findall(r'data-kept="(.*?)" data-asks', unescaped)[0])
    request = {
        "widget": "course-map",
        "params": params,
        "state": None,
        "kept": [kept.get(each["id"]) for each in named],
        "ladder": ladder,
        "day": day,
    }
    answer = json.loads(dispatch(json.dumps(request)))
    assert answer["error"] is None
    assert not Markup(answer["html"]).faults
    return str(answer["html"])


def states(html: str) -> list[str]:
    return re.findall(r'<li class="(\w+)', html)


def test_without_scripts_every_step_is_open_and_can_be_reached() -> None:
    load_blocks()
    html = str(BLOCKS["course-map"]({}, PageContext("de/course/index.html", "de")))
    assert states(html) == ["open"] * 11
    for step in steps():
        assert f'href="{step.name}/"' in html


def test_the_map_tells_done_begun_due_and_open() -> None:
    html = on_the_map(
        {
            "check-cards": {"v": 1, "answer": {}, "judged": True, "passed": True},
            "trump": {"v": 1, "done": ["rw", "", ""]},
            "check-winning": {"v": 1, "answer": {}, "judged": True, "passed": False},
            "first-deal": {"v": 1, "turn": 19, "ended": True},
        },
        {"trump dreierles 1 1": [0, 5], "order herzeln 1 1": [0, 5]},
        day=5,
    )
    found = dict(zip((step.name for step in steps()), states(html), strict=True))
    assert found["cards"] == found["first-deal"] == "done"
    assert found["trumps"] == found["winning"] == "begun"
    assert found["counting"] == "open"
    text = Markup(html).text
    assert "2 questions answered" in text
    assert text.count("is due") == 2


def test_a_drill_of_a_branch_comes_back_at_the_step_that_leads_to_it() -> None:
    html = on_the_map({}, {"bids droggn 1 1": [0, 5], "follow-suit droggn 1 1": [0, 5]}, day=5)
    due = [step.name for step, item in zip(steps(), items(html), strict=True) if "is due" in item]
    assert due == ["following-suit", "bidding"]
    homes = course.homes()
    assert homes["follow-suit", "herzeln"] == "following-suit"
    assert homes["follow-suit", "dreierles"] == "trumps"
    taught = {kind for each in steps() for kind, _ in each.drills}
    assert set(homes) == {drill for drill in DRILLS if drill[0] in taught}


def items(html: str) -> list[str]:
    return html.split("<li ")[1:]


@settings(deadline=None, max_examples=50)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=5),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.sampled_from(["v", "done", "passed", "turn"]), inner, max_size=3)
        ),
        max_leaves=6,
    )
)
def test_nothing_that_is_stored_breaks_the_map(thing: object) -> None:
    html = on_the_map(dict.fromkeys(["check-cards", "trump", "first-deal"], thing))
    assert len(states(html)) == 11


# What is stored

NAMES = st.from_regex(r"tarock:[a-z]{1,9}:[0-9a-f]{8}", fullmatch=True)


def shelf(event: str, stored: dict[str, Any], **more: object) -> dict[str, Any]:
    request = {
        "widget": "storage",
        "params": {"id": "s"},
        "state": None,
        "event": {"do": event, "fields": {}},
        "stored": stored,
        **more,
    }
    answer: dict[str, Any] = json.loads(dispatch(json.dumps(request)))
    assert not Markup(answer["html"]).faults
    return answer


@settings(deadline=None, max_examples=50)
@given(st.dictionaries(NAMES, st.builds(json.dumps, st.text() | st.integers()), max_size=5))
def test_what_was_saved_is_read_in_as_it_was(stored: dict[str, str]) -> None:
    file = shelf("export", stored)["state"]["file"]
    assert imported(file) == stored
    assert shelf("import", {}, file=file)["state"]["put"] == stored


def test_a_file_adds_what_it_holds_and_leaves_the_rest() -> None:
    file = exported({"tarock:a:1": "2"})
    put = shelf("import", {"tarock:a:1": "1", "tarock:b:1": "1"}, file=file)["state"]["put"]
    assert put == {"tarock:a:1": "2", "tarock:b:1": "1"}


def file_of(**entries: Any) -> str:
    named = {f"tarock:{name}": value for name, value in entries.items()}
    return json.dumps({"format": FORMAT, "version": 1, "entries": named})


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("", "The file is no JSON, so nothing was read."),
        ("[" * 100_000, "The file is no JSON, so nothing was read."),
        ("[" * (LARGEST + 1), "The file is larger than any that this site writes"),
        ("\0" * (LARGEST + 100_000), "The file is larger than any that this site writes"),
        ("[]", "The file holds no progress of this site."),
        ('{"format": "x"}', "The file holds no progress of this site."),
        (f'{{"format": "{FORMAT}", "version": 9}}', "The file is of version “9”"),
        (f'{{"format": "{FORMAT}", "version": 1}}', "The file has no list"),
        (file_of(**{f"x{i}": "1" for i in range(MOST + 1)}), "The file has no list"),
        (file_of().replace("{}", '{"__palette": "1"}'), "The entry “__palette” is none"),
        (file_of(x=1), "The entry “tarock:x” cannot be read."),
        (file_of(x="{"), "The entry “tarock:x” cannot be read."),
        (file_of(x="1" * 30_000), "The entry “tarock:x” cannot be read."),
        (file_of(review='{"q": [9, 9]}'), "The entry “tarock:review” cannot be read."),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_in_one_line(file: str, said: str) -> None:
    answer = shelf("import", {"tarock:a:1": "1"}, file=file)
    assert str(answer["error"]).startswith(said)
    assert "\n" not in answer["error"]
    assert answer["state"]["put"] is None


def test_it_is_erased_only_by_who_is_sure() -> None:
    stored = {"tarock:a:1": "1"}
    assert "no button" in shelf("erase-all", stored)["error"]
    sure = shelf("erase", stored)
    assert sure["state"]["put"] is None
    assert "cannot be brought back" in sure["html"]
    gone = shelf("erase-all", stored, state=sure["state"])
    assert gone["state"]["put"] == {}
    assert "Nothing is stored." in gone["html"]
    kept = shelf("keep", stored, state=sure["state"])
    assert kept["state"]["put"] is None
    assert "1 entry" in kept["html"]


def test_the_desk_takes_nothing_else_for_what_is_stored() -> None:
    assert Desk().stored == {}
    answer = shelf("export", {"tarock:a": 1, "tarock:b": "2"})
    assert imported(answer["state"]["file"]) == {"tarock:b": "2"}
