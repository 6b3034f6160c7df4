"""Hostile input to what reads Droggn: one clear line that says what is wrong, nothing else."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import record
from engine.actions import (
    Action,
    Announce,
    Bid,
    Buy,
    Discard,
    Done,
    Double,
    Knock,
    LayOut,
    Pass,
    Play,
    Retour,
)
from engine.errors import NotationError, OutcomeError, PackError
from engine.games.droggn import GAME
from engine.games.droggn.contracts import BIDS
from engine.games.droggn.outcome import LAID_OUT, LAST_TRICK, PAGAT
from engine.rulebook import rule
from engine.verdict import Refusal
from tests.engine.droggn.table import SENTENCES, told

fuzz = settings(
    max_examples=int(os.environ.get("TAROCK_FUZZ", "100")),
    derandomize="TAROCK_FUZZ" not in os.environ,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
PIECES = ["H", "K", "T1", "F", "S2", "buy", "double", "retour", "lay_out", "discard", "(", ")", " "]
texts = st.text() | st.lists(st.sampled_from(PIECES), max_size=6).map("".join)
WORDS = [*BIDS, "thrown_in", *PAGAT, *LAID_OUT, *LAST_TRICK, "A", "B", "on", "off"]
leaves = st.none() | st.booleans() | st.integers() | st.integers(-2, 80) | st.floats() | texts
anything = st.recursive(
    leaves | st.sampled_from(WORDS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=5,
)
FIELDS = ["people", "contract", "declarer", "dealer", "points", "all_tricks", "doublings"]
FIELDS += ["pagat", "pagat_holder", "laid_out", "last_trick", "stake_cents"]
spoilt = st.dictionaries(st.sampled_from(FIELDS) | texts, anything, max_size=4)
likely = st.fixed_dictionaries(
    {},
    optional={
        "contract": st.sampled_from([*BIDS, "thrown_in"]),
        "points": st.integers(-1, 79),
        "all_tricks": st.booleans(),
        "doublings": st.integers(0, 4),
        "pagat": st.sampled_from(PAGAT),
        "pagat_holder": st.sampled_from("ABCD"),
        "laid_out": st.sampled_from(LAID_OUT),
        "last_trick": st.sampled_from(LAST_TRICK),
    },
)
GOOD = {"people": ["A", "B", "C"], "declarer": "A", "contract": "solo", "points": 40}


def one_line(error: ValueError) -> None:
    assert str(error).strip()
    assert "\n" not in str(error)
    assert len(str(error)) <= 500


@fuzz
@given(likely, st.none() | spoilt)
def test_outcomes(changes: dict[str, Any], bad: dict[str, Any] | None) -> None:
    """Whatever can be read is settled to zero, on paper for the declarer alone, or refused."""
    for profile in GAME.profiles:
        try:
            outcome = GAME.read_outcome({**GOOD, **changes, **(bad or {})})
            ledger = GAME.settle(outcome, profile)
            steps = GAME.working(outcome, profile)
        except OutcomeError as error:
            one_line(error)
        else:
            assert sum(ledger.totals.values()) == 0
            assert all(str(step) for step in steps)


@fuzz
@given(texts)
def test_actions(text: str) -> None:
    """What can be read can be written and read again, and a deal takes it or refuses it."""
    for profile in ("article", "78-cards"):
        try:
            action = GAME.read_action(text, profile)
        except (NotationError, PackError) as error:
            one_line(error)
            continue
        assert GAME.read_action(str(action), profile) == action
        after = GAME.new(profile, seed=1).after(action)
        assert not isinstance(after, Refusal) or rule(after.rule)


@fuzz
@given(texts, st.integers(0, 3))
def test_records(text: str, seed: int) -> None:
    head = f'[Game "droggn"]\n[Seats "A, B, C"]\n[Dealer "A"]\n[Seed "{seed}"]\n'
    try:
        read = record.parse(head + text)
    except NotationError as error:
        one_line(error)
    else:
        assert record.parse(record.write(read)) == read


def anything_at_all(draw: Random, pack: Any) -> Action:
    """Some action, most often one that is not allowed."""
    some = pack.set(draw.sample(pack.cards, draw.randint(0, 4)))
    one, other = draw.sample(pack.cards, 2)
    choices: list[Action] = [
        *(Play(one), Play(other), Buy(one, other), Discard(some), LayOut(some)),
        *(LayOut(pack.set([pack.card("T1")])), LayOut(pack.set([pack.card("F")]))),
        *(Bid(draw.choice([*BIDS, "dreier"])), Pass(), Done(), Double(), Retour()),
        *(Knock(), Announce("pagat")),
    ]
    return draw.choice(choices)


@pytest.mark.parametrize("profile", GAME.profiles)
def test_whatever_is_tried_the_engine_answers_with_a_sentence(profile: str) -> None:
    """No refusal lacks its rule number or its sentence, and what is listed is what is allowed."""
    draw, said = Random(7), set()
    rules = GAME.profile(profile, buy_offer_restricted="on")
    for seed in range(60):
        now = GAME.new(rules, seed=seed)
        while now.phase != "over":
            allowed = now.actions()
            for _ in range(8):
                action = anything_at_all(draw, now.start.pack)
                after = now.after(action, draw.choice([None, None, 0, 1, 2]))
                if isinstance(after, Refusal):
                    said.add(told(after).partition(" ")[0])
                elif len(allowed) < 100:
                    assert action in allowed
            choice = allowed[draw.randrange(len(allowed))]
            if now.phase == "bidding" and seed % 2:
                choice = allowed[draw.randrange(min(2, len(allowed)))]
            then = now.after(choice)
            assert not isinstance(then, Refusal)
            now = then
    assert len(said) > len(SENTENCES) // 2
