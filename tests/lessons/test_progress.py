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
