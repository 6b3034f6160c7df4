"""Hostile input to everything that reads: one clear line that says what is wrong, nothing else.

``TAROCK_FUZZ`` sets how many examples each test tries, new ones each time; without it the
same hundred are tried, so that a run says the same as the one before.
"""

from __future__ import annotations

import io
import json
import os
import tempfile
import tomllib
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import record
from engine.__main__ import main
from engine.errors import IllegalAction, NotationError, OutcomeError, PackError, UnknownName
from engine.game import Game
from engine.games import GAMES, dreierles
from engine.rulebook import rule
from engine.session_record import SessionRecord, parse_session, write_session
from engine.settlement import Ledger
from engine.verdict import Refusal

DREIERLES = dreierles.GAME
EVERY = pytest.mark.parametrize("which", GAMES.values(), ids=lambda game: game.id)
OPTIONS = sorted({name for game in GAMES.values() for name in game.profile().values()})
PACK = DREIERLES.pack
PACKS = {
    pack.name: pack
    for game in GAMES.values()
    for profile in game.profiles
    for people in (3, 4)
    if (pack := game.pack_for(profile, people))
}
CASES = Path(__file__).parents[1] / "cases"
CLEAR = (NotationError, PackError, OutcomeError, UnknownName, IllegalAction)
EXAMPLES = int(os.environ.get("TAROCK_FUZZ", "100"))


fuzz = settings(
    max_examples=EXAMPLES,
    derandomize="TAROCK_FUZZ" not in os.environ,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)

# Texts made of what the readers look for, and of anything at all.
PIECES = [
    *"HSDCTKQJAF♥♠♦♣XVIßüÜ²٣0123456789 \t\n,.:=(){}[]#-+/'\"\\",
    *("10", "21", "22", "XXI", "pass", "solo", "dreier", "discard", "lay_out", "announce", "knock"),
    *("hold", "take", "kontra", "buy", "double"),
]
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
        st.sampled_from(["Anna", "solo", "raeuber", "out_lost", "defender:Anna", "droll"]),
        st.sampled_from(["trischaken", "pagat", "game", "declarer_made", "defenders_failed"]),
        st.sampled_from(["ansager", "out_won", "captured", "gstiess", "HA HK", "A,B,C"]),
    ),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=6,
)
FIELDS = [
    *("people", "contract", "declarer", "dealer", "points", "points_by", "knocks", "pfeife"),
    *("combinations", "blind", "stake_cents", "all_tricks", "tricks", "bonuses", "kontras"),
    *("doublings", "pagat", "pagat_holder", "laid_out", "last_trick", "cards", "order"),
]


def valid_outcomes(name: str) -> list[dict[str, Any]]:
    """Return the outcomes of a game's worked examples, with everybody who is understood there."""
    found = tomllib.loads((CASES / f"{name}-examples.toml").read_text("utf-8"))
    cases = found.get("settlement", found.get("deal", []))
    outcomes = [case["outcome"] for case in cases]
    outcomes += [
        {"people": each["people"], **deal}
        for each in found.get("partie", [])
        for deal in each["deals"]
    ]
    return [
        {"people": ["Anna", "Bernd", "Catrin"], "declarer": "Anna", **each}
        if name == "droggn"
        else each
        for each in outcomes
    ]


def spoilt_outcomes(name: str) -> st.SearchStrategy[dict[str, Any]]:
    return st.builds(
        lambda good, bad: {**good, **bad},
        st.sampled_from([{}, *valid_outcomes(name)]),
        st.dictionaries(st.sampled_from(FIELDS) | texts, anything, max_size=3),
    )


OUTCOMES = {name: spoilt_outcomes(name) for name in GAMES}


def clear_or_done(read: Callable[[], Any]) -> Any:
    """Read something: a result, or one of our errors with one line that is short enough to read."""
    try:
        return read()
    except CLEAR as error:
        line = str(error)
        assert line.strip()
        assert "\n" not in line
        assert "\r" not in line
        assert len(line) <= 500, line
        return None


@fuzz
@given(texts | long_texts)
def test_card_texts(text: str) -> None:
    """Every pack reads it as a card, and as a list of cards, each once; or says what is wrong."""
    for pack in PACKS.values():
        card = clear_or_done(partial(pack.card, text))
        assert card is None or pack.card(card.code) is card
        cards = clear_or_done(partial(pack.read, text))
        assert cards is None or len(set(cards)) == len(cards)


@EVERY
@fuzz
@given(text=texts | long_texts)
def test_actions(which: Game, text: str) -> None:
    """What can be read can be written and read again, and a deal takes it or refuses it."""
    action = clear_or_done(lambda: which.read_action(text))
    if action is None:
        return
    assert which.read_action(str(action)) == action
    after = which.new(seed=1).after(action)
    if isinstance(after, Refusal):
        assert rule(after.rule).number == after.rule


@EVERY
@fuzz
@given(data=st.data())
def test_outcomes(which: Game, data: st.DataObject) -> None:
    mapping = data.draw(OUTCOMES[which.id])
    outcome = clear_or_done(lambda: which.read_outcome(mapping))
    if outcome is None:
        return
    for profile in which.profiles:
        ledger = clear_or_done(partial(which.settle, outcome, profile))
        clear_or_done(partial(which.working, outcome, profile))
        assert not isinstance(ledger, Ledger) or sum(ledger.totals.values()) == 0


@EVERY
@fuzz
@given(options=st.dictionaries(st.sampled_from(OPTIONS) | texts, anything))
def test_options_of_a_profile(which: Game, options: dict[str, object]) -> None:
    profile = clear_or_done(lambda: which.profile().with_options(options))
    assert profile is None or set(options) <= set(profile.values())


@fuzz
@given(texts | long_texts)
def test_rule_numbers(text: str) -> None:
    clear_or_done(lambda: rule(text))


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
    clear_or_done(lambda: DREIERLES.new(hands=hands, blind=blind, seats=seats, dealer=dealer))


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
    rng = Random(3)
    deal = game.new(seed=3)
    while actions := deal.actions():
        after = deal.after(rng.choice(actions))
        assert not isinstance(after, Refusal)
        deal = after
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
    """What can be read is written and read again as the same; a replay ends or says where not."""
    text = data.draw(texts | long_texts | spoilt(RECORDS[which.id]))
    read = clear_or_done(lambda: record.parse(text))
    if read is not None:
        assert record.parse(record.write(read)) == read
        clear_or_done(lambda: list(read.replay()))


@EVERY
@fuzz
@given(data=st.data())
def test_sessions(which: Game, data: st.DataObject) -> None:
    """The same of a session."""
    whole = SESSIONS[which.id]
    text = data.draw(
        texts | long_texts | spoilt(RECORDS[which.id]) | spoilt(whole) | spoilt(whole[:150])
    )
    read = clear_or_done(lambda: parse_session(text))
    if read is not None:
        assert parse_session(write_session(read)) == read
        clear_or_done(read.replay)


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
    "deal": ["dreierles", "--seed", "7", "--seats", "A,B,C,D"],
    "session": ["dreierles", "--deals", "3", "--seats", "A,B,C", "--title", "x"],
    "rules": ["DR-8.2"],
}
WORDS = [
    *("--json", "--profile", "article", "--option", "knock_limit=3", "--context", "--card", "HQ"),
    *("trick_number=3", "trump_leads=x", "laid_out=on", "trick_number=", "hand=1", "profile=x"),
    *("--set", "points=71", "points.Anna=30", "people=A,B,C", "knocks=2", "droggn", "DR-OP1"),
    *("--seed", "--deals", "3", "7", "--dealer", "B", "all_tricks=no", "contract=solo_du"),
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
    st.sampled_from(["settle", "replay"]),
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
        ask([verb, *(["dreierles"] if verb == "settle" else []), str(path)])
