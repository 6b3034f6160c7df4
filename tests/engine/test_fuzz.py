"""Hostile input to everything that reads: one clear line that says what is wrong, nothing else.

``TAROCK_FUZZ`` sets how many examples each test tries, new ones each time; without it the
same hundred are tried, so that a run says the same as the one before.
"""

from __future__ import annotations

import io
import json
import os
import tempfile
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import record
from engine.__main__ import main
from engine.errors import NotationError, OutcomeError, PackError
from engine.game import Game
from engine.games import GAMES, dreierles
from engine.session_record import SessionRecord, write_session
from tests.fuzz import readers
from tests.fuzz.__main__ import attempt
from tests.fuzz.inputs import SHARES, different
from tests.fuzz.spoiling import FIELDS, PIECES, WORDS, Right, examples, mistakes

DREIERLES = dreierles.GAME
PACK = DREIERLES.pack
EVERY = pytest.mark.parametrize("which", GAMES.values(), ids=lambda game: game.id)
OPTIONS = sorted({name for game in GAMES.values() for name in game.profile().values()})
EXAMPLES = int(os.environ.get("TAROCK_FUZZ", "100"))


fuzz = settings(
    max_examples=EXAMPLES,
    derandomize="TAROCK_FUZZ" not in os.environ,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)

# Texts made of what the readers look for, and of anything at all.
texts = st.one_of(st.text(), st.lists(st.sampled_from(PIECES), max_size=12).map("".join))
long_texts = st.builds(
    lambda head, piece, times: head + piece * times,
    st.sampled_from(["", "H", "T", "discard(", "DR-"]),
    st.sampled_from(["1", "X", "H", " ", "(", "HK "]),
    st.integers(0, 6000),
)
anything = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-(10**30), 10**30),
        st.integers(-3, 75),
        st.floats(),
        texts,
        st.sampled_from(WORDS),
    ),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=6,
)


def spoilt_report(
    good: Sequence[dict[str, Any]], fields: Sequence[str]
) -> st.SearchStrategy[dict[str, Any]]:
    return st.builds(
        lambda good, bad: {**good, **bad},
        st.sampled_from([{}, *good]),
        st.dictionaries(st.sampled_from(fields) | texts, anything, max_size=3),
    )


OUTCOMES = {name: spoilt_report(examples(name), FIELDS) for name in GAMES}
OF_MISTAKES = ("people", "contract", "declarer", "dealer", "offender", "knocks", "doublings")
MISTAKES = {name: spoilt_report(mistakes(examples(name)), OF_MISTAKES) for name in GAMES}
COLUMNS = st.builds(
    lambda good, bad: {**good, **bad},
    st.fixed_dictionaries(dict.fromkeys(["Anna", "Bernd", "Catrin"], st.integers(-3, 75))),
    st.dictionaries(st.sampled_from(["Anna", "Bernd", "Catrin"]) | texts, anything, max_size=2),
)


@fuzz
@given(texts | long_texts)
def test_card_texts(text: str) -> None:
    readers.cards(text)


@EVERY
@fuzz
@given(text=texts | long_texts)
def test_actions(which: Game, text: str) -> None:
    readers.action(which, text)


@EVERY
@fuzz
@given(data=st.data())
def test_outcomes(which: Game, data: st.DataObject) -> None:
    readers.outcome(which, data.draw(OUTCOMES[which.id]))


@EVERY
@fuzz
@given(data=st.data())
def test_mistakes(which: Game, data: st.DataObject) -> None:
    readers.mistake(which, data.draw(MISTAKES[which.id]))


@EVERY
@fuzz
@given(columns=COLUMNS)
def test_columns(which: Game, columns: dict[str, Any]) -> None:
    readers.columns(which, columns)


@EVERY
@fuzz
@given(options=st.dictionaries(st.sampled_from(OPTIONS) | texts, anything))
def test_options_of_a_profile(which: Game, options: dict[str, object]) -> None:
    readers.options(which, options)


@fuzz
@given(texts | long_texts)
def test_rule_numbers(text: str) -> None:
    readers.rule_number(text)


@fuzz
@given(
    hands=st.dictionaries(st.sampled_from(["Anna", "Bernd", "Catrin"]) | texts, texts),
    blind=st.none() | texts,
    seats=st.lists(st.sampled_from(["Anna", "Bernd", "Catrin", "Doris", ""]), max_size=5),
    dealer=st.none() | st.integers() | texts,
)
def test_tables_and_hands(
    hands: dict[str, str], blind: str | None, seats: list[str], dealer: int | str | None
) -> None:
    readers.clear_or_done(
        lambda: DREIERLES.new(hands=hands, blind=blind, seats=seats, dealer=dealer)
    )


# Nearly right, by seeds


@pytest.fixture(scope="module")
def right() -> Right:
    return Right(deals=1)


def test_what_is_right_can_be_read(right: Right) -> None:
    """So that what is spoilt is spoilt in few places."""
    assert all(map(readers.cards, right.cards))
    assert all(map(readers.a_record, right.records[::5]))
    assert all(map(readers.a_session, right.sessions[::5]))
    for game in GAMES.values():
        assert all(readers.outcome(game, told) for told in right.outcomes[game.id])
        settled = {readers.mistake(game, told) for told in right.mistakes[game.id]}
        assert settled == {game.id in {"dreierles", "droggn"}}
        assert {readers.columns(game, told) for told in right.columns[game.id]} == {
            game.id == "droggn"
        }
        assert all(readers.options(game, chosen) for chosen in right.options[game.id][:1])


@pytest.mark.parametrize("kind", SHARES)
def test_what_is_nearly_right(kind: str, right: Right) -> None:
    """A few thousand of the million of ``python -m tests.fuzz``: some can be read, most cannot."""
    seen = attempt(kind, 60 * SHARES[kind], right, seed=1)
    assert seen.faults == []
    assert 0 < seen.read < seen.inputs == 60 * SHARES[kind]


@pytest.mark.parametrize("kind", SHARES)
def test_a_seed_gives_the_same_inputs_again_and_no_two_alike(kind: str, right: Right) -> None:
    first, again = ([e.key for e in different(kind, 60, right, Random(1))] for _ in range(2))
    assert first == again
    assert len(set(first)) == 60


def test_an_error_that_is_not_ours_is_a_fault(
    right: Right, monkeypatch: pytest.MonkeyPatch
) -> None:
    def careless(text: str) -> bool:
        raise KeyError(text)

    monkeypatch.setattr(readers, "rule_number", careless)
    assert len(attempt("rules", 5, right, seed=1).faults) == 5


ENDLESS = 1 << 20_000
"""Python refuses to write so long a number, with a `ValueError` of its own."""


@EVERY
def test_an_endless_number(which: Game) -> None:
    for good in (examples(which.id)[0], examples(which.id)[-1]):
        for field in {*FIELDS, *good}:
            for bad in (ENDLESS, -ENDLESS, [ENDLESS], {"Anna": ENDLESS}):
                assert not readers.outcome(which, {**good, field: bad}), field
                told = mistakes([good])[0]
                if field in {*OF_MISTAKES, *told}:
                    assert not readers.mistake(which, {**told, field: bad}), field
    for option in which.profile().values():
        assert not readers.options(which, {option: ENDLESS})
    with pytest.raises(PackError, match="there is no seat something endless"):
        which.new(dealer=ENDLESS)
    with pytest.raises(OutcomeError, match=r"deals: .*something endless"):
        which.session(deals=-ENDLESS)


def test_brackets_without_end() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(OutcomeError, match=r"points: .* not something endless"):
        DREIERLES.read_outcome({**examples("dreierles")[0], "points": deep})


@pytest.mark.parametrize("text", ["", " ", "H", "HH", "T22", "T0", "XXII", "H1", "²", "H²"])
def test_no_card(text: str) -> None:
    with pytest.raises(NotationError):
        PACK.card(text)


@pytest.mark.parametrize("text", ["HA HA", "T21 XXI", "F,Stiess"])
def test_a_card_twice(text: str) -> None:
    with pytest.raises(PackError, match="twice"):
        PACK.read(text)


def one_record(game: Game) -> str:
    """Return the record of a whole deal, cards, comment and all."""
    deal = game.new(seed=3).playout(Random(3))
    return record.write(record.of_deal(game, deal, title="A deal")).rstrip() + " {A comment.}\n"


def one_session(game: Game) -> str:
    """Return the record of a session: what was agreed on, and the first deal."""
    begun = game.session(deals=8 if game.id == "herzeln" else 3)
    return write_session(SessionRecord((record.parse(RECORDS[game.id]),), begun, "An evening"))


RECORDS = {name: one_record(game) for name, game in GAMES.items()}
SESSIONS = {name: one_session(game) for name, game in GAMES.items()}
RECORD, SESSION = RECORDS["dreierles"], SESSIONS["dreierles"]


@st.composite
def spoilt(draw: st.DrawFn, text: str) -> str:
    """Draw a text with a few pieces cut out, put in, or moved."""
    for _ in range(draw(st.integers(0, 3))):
        first, last = sorted(draw(st.tuples(*[st.integers(0, len(text))] * 2)))
        piece = draw(st.sampled_from(["", text[first:last], "\n", '"', "[", "]", "{", "}"]) | texts)
        if draw(st.booleans()):
            last = min(last, first + 8)
        text = text[:first] + piece + text[last:]
    return text


@EVERY
@fuzz
@given(data=st.data())
def test_records(which: Game, data: st.DataObject) -> None:
    readers.a_record(data.draw(texts | long_texts | spoilt(RECORDS[which.id])))


@EVERY
@fuzz
@given(data=st.data())
def test_sessions(which: Game, data: st.DataObject) -> None:
    whole = SESSIONS[which.id]
    readers.a_session(
        data.draw(
            texts | long_texts | spoilt(RECORDS[which.id]) | spoilt(whole) | spoilt(whole[:150])
        )
    )


VERBS = {
    "games": [],
    "count": ["dreierles", "HK", "T21"],
    "winner": ["dreierles", "HK", "H2", "T5"],
    "legal": ["dreierles", "--hand", "HK T5 S10", "--trick", "H2", "--contract", "raeuber"],
    "settle": [
        "dreierles",
        "--set",
        "declarer=Anna",
        "--set",
        "contract=einer",
        "--set",
        "points=43",
    ],
    "columns": ["droggn", "Anna=43", "Bernd=-10", "Catrin=0"],
    "penalty": [
        "droggn",
        "--set",
        "declarer=Anna",
        "--set",
        "contract=solo",
        "--set",
        "offender=Bernd",
    ],
    "deal": ["dreierles", "--seed", "7", "--seats", "A,B,C,D"],
    "session": ["dreierles", "--deals", "3", "--seats", "A,B,C", "--title", "x"],
    "rules": ["DR-8.2"],
}
WORDS = [
    *("--json", "--profile", "article", "--option", "knock_limit=3", "--context", "--card", "HQ"),
    *("trick_number=3", "trump_leads=x", "laid_out=on", "trick_number=", "hand=1", "profile=x"),
    *("--set", "points=71", "points.Anna=30", "people=A,B,C", "knocks=2", "droggn", "DR-OP1"),
    *("--seed", "--deals", "3", "7", "--dealer", "B", "all_tricks=no", "contract=solo_du"),
    *("--paper", "Anna=x", "Doris=4", "discard=yes", "doublings=-1", "herzeln"),
]


@pytest.mark.parametrize(
    "context",
    [
        *("trick_number=x", "trick_number=99", "trump_leads=x", "trump_leads=-1"),
        "hand=1",
        "trick=1",
    ],
)
def test_a_context_that_cannot_be(context: str) -> None:
    assert ask(["legal", "dreierles", "--hand", "HK", "--context", context]) == 2


@st.composite
def arguments(draw: st.DrawFn) -> list[str]:
    """Draw a call of the command line, most of them with something wrong."""
    verb = draw(st.sampled_from(sorted(VERBS)))
    words = [verb, *VERBS[verb]]
    for _ in range(draw(st.integers(0, 3))):
        at = draw(st.integers(0, len(words)))
        word = draw(st.sampled_from(WORDS) | texts)
        words[at : at + draw(st.integers(0, 1))] = [word]
    return words


def ask(words: list[str]) -> int:
    """Ask at the command line: an answer, or one line on stderr and exit status 1 or 2."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        try:
            status = main(words)
        except SystemExit as end:
            status = int(end.code or 0)
    said = err.getvalue()
    assert status in {0, 1, 2}
    if status == 2:
        assert not out.getvalue()
        assert said.strip()
        assert said.count("\n") == 1, said
        assert len(said) <= 600, said
    elif "-h" not in " ".join(words):
        assert "--json" not in words or isinstance(json.loads(out.getvalue()), dict)
    return status


@fuzz
@given(arguments())
def test_the_command_line(words: list[str]) -> None:
    ask(words)


@fuzz
@given(
    st.sampled_from(["settle", "penalty", "replay", "end"]),
    spoilt(RECORD).map(str.encode)
    | spoilt(SESSION).map(str.encode)
    | texts.map(str.encode)
    | st.binary()
    | st.sampled_from([b"x = " + b"[" * 5000, b"a" + b".a" * 5000 + b" = 1", b"\xef\xbb\xbf"]),
)
def test_files_given_to_the_command_line(verb: str, content: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "file"
        path.write_bytes(content)
        ask([verb, *(["dreierles"] if verb in {"settle", "penalty"} else []), str(path)])
