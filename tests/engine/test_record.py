"""Records: what is written can be read again, and what cannot be read is named with its place."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import record
from engine.errors import IllegalAction, NotationError
from engine.games import game
from engine.players import play_out
from engine.players.random import random_player

DREIERLES = game("dreierles")
SEATS = {3: ("Anna", "Bernd", "Catrin"), 4: ("Anna", "Bernd", "Catrin", "Doris")}
COMMENTS = st.text(st.characters(exclude_characters="{}"), max_size=20).map(str.strip)

HEAD = """[Game "dreierles"]
[Profile "article"]
[Seats "Anna, Bernd, Catrin"]
[Dealer "Catrin"]
[Seed "7"]
"""


PLAYED = [
    *(("dreierles", "article", people) for people in (3, 4)),
    *(("dreierles", profile, 4) for profile in ("steinmauern", "steinmauern knock_limit=4")),
    ("dreiertarock", "article", 3),
    ("dreiertarock", "austrian all_pass=trischaken", 3),
    *(
        ("dreiertarock", profile, people)
        for profile in ("queens-hand", "st-louis unit=points")
        for people in (3, 4)
    ),
    *(("droggn", profile, people) for profile in ("article", "78-cards") for people in (3, 4)),
    *(("herzeln", profile, 4) for profile in ("article", "suit-rows", "hausruck")),
]
"""Games, how they are played, and by how many."""


@settings(max_examples=90, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    played=st.sampled_from(PLAYED),
    comments=st.lists(COMMENTS, max_size=10),
)
def test_what_is_written_is_read_again(
    seed: int, played: tuple[str, str, int], comments: list[str]
) -> None:
    name, profile, people = played
    which = game(name)
    rules = record.read_profile(which, profile)
    start = which.new(rules, seed=seed, seats=SEATS[people], dealer=seed % people)
    deal = play_out(start, random_player(seed))
    written = record.of_deal(which, deal, stake_cents=5, title="An evening")
    moves = list(written.moves)
    for place, comment in enumerate(comments[: len(moves)]):
        moves[place] = replace(moves[place], comment=comment)
    written = replace(written, moves=tuple(moves))
    text = record.write(written)
    found = record.parse(text)
    assert found == written
    assert record.write(found) == text
    *_, last = found.replay()
    assert last.result is not None
    assert deal.result is not None
    assert (last, last.result) == (deal, deal.result)
    assert last.result.ledger == deal.result.ledger


def test_a_seed_stays_a_seed() -> None:
    found = record.parse(HEAD + "dreier pass pass")
    assert found.seed == 7
    assert found == record.parse(record.write(found))
    *_, last = found.replay()
    assert last.phase == "exchange"


def test_a_record_that_stops_before_the_end_has_none() -> None:
    found = record.parse(HEAD + "dreier pass pass")
    with pytest.raises(NotationError, match=r"before the deal is over: it is Anna's turn \(exch"):
        found.end()


@pytest.mark.parametrize("comment", ["a { brace", "or } one", " a blank before", "or after "])
def test_a_comment_that_cannot_be_written_is_refused(comment: str) -> None:
    found = record.parse(HEAD + "dreier")
    with pytest.raises(NotationError, match="no braces, and no blanks around it"):
        replace(found, comment=comment)
    with pytest.raises(NotationError, match="no braces, and no blanks around it"):
        replace(found, moves=(replace(found.moves[0], comment=comment),))


def test_a_trick_is_a_line() -> None:
    deal = play_out(DREIERLES.new(seed=1), random_player(1))
    lines = record.write(record.of_deal(DREIERLES, deal)).splitlines()
    assert all(len(line.split()) == 3 for line in lines[-16:])


def test_the_first_forbidden_action_is_named_with_its_place_and_rule() -> None:
    found = record.parse(HEAD + "\nzweier dreier pass\n")
    with pytest.raises(
        IllegalAction, match=r"line 7, column 8: dreier is refused: .*DR-5\.2"
    ) as no:
        list(found.replay())
    assert no.value.refusal.rule == "DR-5.2"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: the tag Game is missing"),
        ("HK H2", "line 1: the tag Game is missing"),
        ('[Game "skat"]', "line 1, column 1: Game: unknown game 'skat'"),
        ('[Game "dreierles"]', "line 1: the tag Seats is missing"),
        (HEAD + "{not closed", "line 6, column 1: a comment that is not closed"),
        (HEAD + "[Title ", "line 6, column 1: a tag line that is not complete"),
        (HEAD + "dreier pass discard(HQ", "line 6, column 13: cannot read 'discard'"),
        (HEAD + '[Colour "red"]', "line 6, column 1: unknown tag Colour; known: Game"),
        (HEAD + '[Seed "8"]', "line 6, column 1: the tag Seed stands twice"),
        (HEAD + 'pass\n[Title "late"]', "line 7, column 1: a tag line after the first action"),
        (HEAD + "pass pass\n pass HX", "line 7, column 7: cannot read 'HX' as an action"),
        (
            HEAD.replace('Catrin"]\n[Seed', 'Doris"]\n[Seed'),
            "line 4, column 1: Dealer: dealer: 'Doris'",
        ),
        (HEAD.replace("article", "articles"), "line 2, column 1: Profile: unknown profile"),
        (HEAD.replace("article", "article knock_limit"), "expected name=value, not 'knock_limit'"),
        (HEAD.replace('"7"', '"seven"'), "line 5, column 1: Seed: expected a whole number"),
        (HEAD.replace("Bernd", "Anna"), "line 3, column 1: Seats: seats: three or four different"),
        (HEAD + '[Deal "Anna: HK"]', "a record needs a seed or the cards dealt, and not both"),
        (HEAD.replace('Seed "7"', 'Deal "Anna: HK"'), "Deal: Anna: 1 cards instead of 16"),
        (HEAD.replace('Seed "7"', 'Deal "Anna: HK HK"'), "Deal: card HK occurs twice"),
        (HEAD.replace('Seed "7"', 'Deal "Doris: HK"'), "expected a person once"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(text: str, message: str) -> None:
    with pytest.raises(NotationError) as no:
        record.parse(text)
    assert message in str(no.value)
    assert "\n" not in str(no.value)


def test_a_name_that_would_break_the_text_is_refused() -> None:
    with pytest.raises(NotationError, match="cannot write the name 'An, na'"):
        record.Record(
            game=DREIERLES,
            profile=DREIERLES.profile(),
            seats=("An, na", "Bernd", "Catrin"),
            dealer="Bernd",
            seed=1,
        )
