"""Hostile input to what reads Herzeln: one clear line that says what is wrong, nothing else."""

from __future__ import annotations

import os
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.errors import NotationError, OutcomeError, PackError, UnknownName
from engine.games.herzeln import GAME
from engine.session_record import parse_session, write_session

fuzz = settings(
    max_examples=int(os.environ.get("TAROCK_FUZZ", "100")),
    derandomize="TAROCK_FUZZ" not in os.environ,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
PIECES = ["H", "S", "8", "10", "J", "A", "T21", "F", "(", ")", "high", "low", "pass", "done", " "]
texts = st.text() | st.lists(st.sampled_from(PIECES), max_size=6).map("".join)
leaves = st.none() | st.booleans() | st.integers() | st.integers(0, 9) | st.floats() | texts
people = st.sampled_from(["A", "B", "C", "D"])
anything = st.recursive(
    leaves | people | st.sampled_from(["HA HK", "HQ", "A,B,C"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(texts, inner, max_size=4)
        | st.dictionaries(people, inner, max_size=4)
    ),
    max_leaves=6,
)
spoilt = st.dictionaries(
    st.sampled_from(["people", "contract", "cards", "tricks", "order"]), anything, max_size=3
)
good = st.sampled_from(
    [
        {"people": ["A", "B", "C"], "contract": contract}
        for contract in (*GAME.contracts, "no_hearts", "domino")
    ]
)


def one_line(error: ValueError) -> None:
    assert str(error).strip()
    assert "\n" not in str(error)
    assert len(str(error)) <= 500


@fuzz
@given(good, spoilt)
def test_outcomes(start: dict[str, Any], bad: dict[str, Any]) -> None:
    """What can be settled is written down for everybody who was named; the rest gets a line."""
    told = {**start, **bad}
    try:
        outcome = GAME.read_outcome(told)
        accounts = [GAME.settle(outcome, profile) for profile in GAME.profiles]
    except (OutcomeError, UnknownName) as error:
        one_line(error)
    else:
        assert all(list(each.totals) == list(outcome.people) for each in accounts)


@fuzz
@given(texts)
def test_actions(text: str) -> None:
    try:
        action = GAME.read_action(text)
    except (NotationError, PackError) as error:
        one_line(error)
    else:
        assert GAME.read_action(str(action)) == action


@fuzz
@given(texts, texts, st.integers(0, 3))
def test_sessions(one: str, two: str, seed: int) -> None:
    head = f'[Game "herzeln"]\n[Seats "A, B, C"]\n[Dealer "A"]\n[Seed "{seed}"]\n'
    try:
        read = parse_session(head + one + "\npass\n" + head + two)
    except NotationError as error:
        one_line(error)
    else:
        assert parse_session(write_session(read)) == read
