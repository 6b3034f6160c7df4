"""Progress: one letter a question."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lessons import progress


def test_right_at_once_right_later_and_wrong_have_their_letters() -> None:
    assert progress.record("", 0, True, 0) == "r"
    assert progress.record("r", 2, False, 0) == "r.w"
    assert progress.record("r.w", 2, True, 1) == "r.l"
    assert progress.record("w", 0, True, 0) == "l"


def test_what_was_right_stays_right() -> None:
    assert progress.record("rl", 0, False, 0) == "rl"
    assert progress.record("rl", 1, False, 3) == "rl"


def test_the_summary_counts() -> None:
    assert progress.summary("rrl.w") == progress.Summary(answered=4, right=3, first=2)


@pytest.mark.parametrize(("done", "place"), [("", 0), ("rl", 2), ("rw", 1), ("r.r", 1)])
def test_the_next_open_question(done: str, place: int) -> None:
    assert progress.next_open(done) == place


@given(st.lists(st.tuples(st.integers(0, 500), st.booleans(), st.integers(0, 3))))
def test_progress_stays_readable_and_small(answers: list[tuple[int, bool, int]]) -> None:
    done = ""
    for place, right, tries in answers:
        done = progress.record(done, place, right, tries)
        assert progress.valid(done)
    assert len(done) <= progress.LIMIT


@pytest.mark.parametrize("thing", [None, 3, [], "x", "r" * 401, "r r"])
def test_what_is_no_progress_is_not_taken(thing: object) -> None:
    assert not progress.valid(thing)


# The ladder


def test_what_was_wrong_comes_back_after_growing_intervals() -> None:
    ladder = progress.missed({}, "q", 100)
    day, gaps = 100, []
    while ladder:
        assert progress.due(ladder, ladder["q"].day - 1) == []
        assert progress.due(ladder, ladder["q"].day) == ["q"]
        gaps.append(ladder["q"].day - day)
        day = ladder["q"].day
        ladder = progress.recalled(ladder, "q", day)
    assert gaps == [1, 3, 7, 21]  # so says the first page of the course


def test_a_wrong_answer_leads_back_to_the_lowest_rung() -> None:
    ladder = progress.recalled(progress.missed({}, "q", 0), "q", 1)
    assert ladder["q"] == progress.Rung(1, 4)
    assert progress.missed(ladder, "q", 4)["q"] == progress.Rung(0, 5)


def test_a_right_answer_before_its_day_or_to_another_question_changes_nothing() -> None:
    ladder = progress.missed({}, "q", 5)
    assert progress.recalled(ladder, "q", 5) == ladder
    assert progress.recalled(ladder, "other", 9) == ladder


def test_what_waits_longest_comes_first() -> None:
    ladder = progress.missed(progress.missed({}, "b", 7), "a", 3)
    assert progress.due(ladder, 9) == ["a", "b"]
    assert progress.next_day(ladder) == 4
    assert progress.next_day({}) is None


def test_a_full_ladder_lets_go_what_comes_back_last() -> None:
    ladder = {f"q{i}": progress.Rung(0, i) for i in range(progress.RUNGS)}
    more = progress.missed(ladder, "new", 0)
    assert len(more) == progress.RUNGS
    assert "new" in more
    assert f"q{progress.RUNGS - 1}" not in more


@given(
    st.dictionaries(
        st.text("abc -1", min_size=1),
        st.builds(progress.Rung, st.integers(0, 3), st.integers(0, progress.LAST_DAY)),
        max_size=20,
    )
)
def test_a_ladder_reads_as_it_was_written(ladder: dict[str, progress.Rung]) -> None:
    assert progress.read_ladder(progress.write_ladder(ladder)) == ladder


@pytest.mark.parametrize(
    "bad",
    [
        None,
        [],
        {"q": [0]},
        {"q": [4, 0]},
        {"q": [0, -1]},
        {"q": [0, progress.LAST_DAY + 1]},
        {"q": ["0", 1]},
        {"q": None},
        {"": [0, 1]},
        {"q\n": [0, 1]},
        {"q" * 101: [0, 1]},
        {f"q{i}": [0, 1] for i in range(progress.RUNGS + 1)},
    ],
)
def test_what_is_no_ladder_is_refused_in_one_line(bad: object) -> None:
    with pytest.raises(ValueError, match=r"ladder|question") as caught:
        progress.read_ladder(bad)
    assert "\n" not in str(caught.value)
