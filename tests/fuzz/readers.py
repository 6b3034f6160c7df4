"""The readers of the engine, and what must hold of each whatever it is given.

A reader gives a result or raises one of our errors, whose message is one line. What it could
read it can write and read again as the same. Each function here returns whether its input could
be read; an assertion, or an error that is not ours, is a fault of the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from engine import record
from engine.errors import IllegalAction, NotationError, OutcomeError, PackError, UnknownName
from engine.game import Game
from engine.games import GAMES
from engine.rulebook import rule
from engine.session_record import parse_session, write_session
from engine.settlement import Ledger
from engine.verdict import Refusal

CLEAR = (NotationError, PackError, OutcomeError, UnknownName, IllegalAction)
LONGEST = 500
"""So many characters a message may have."""
PACKS = {
    pack.name: pack
    for game in GAMES.values()
    for profile in game.profiles
    for people in (3, 4)
    if (pack := game.pack_for(profile, people))
}
_FIRST = {game: game.new(seed=1) for game in GAMES.values()}


def clear_or_done[T](read: Callable[[], T]) -> T | None:
    """Read something: a result, or None after one of our errors with one line."""
    try:
        return read()
    except CLEAR as error:
        line = str(error)
        assert line.strip()
        assert line.isprintable(), repr(line)
        assert len(line) <= LONGEST, line
        return None


def cards(text: str) -> bool:
    """Every pack reads it as a card, and as a list of cards, each once."""
    found = []
    for pack in PACKS.values():
        card = clear_or_done(partial(pack.card, text))
        assert card is None or pack.card(card.code) is card
        several = clear_or_done(partial(pack.read, text))
        assert several is None or len(set(several)) == len(several)
        found += [card, several or None]
    return any(found)


def action(game: Game, text: str) -> bool:
    """A deal takes what can be read, or refuses it by a rule that there is."""
    read = clear_or_done(lambda: game.read_action(text))
    if read is None:
        return False
    assert game.read_action(str(read)) == read
    after = _FIRST[game].after(read)
    if isinstance(after, Refusal):
        assert rule(after.rule).number == after.rule
    return True


def outcome(game: Game, mapping: Mapping[str, Any]) -> bool:
    """Every profile settles and explains what can be read, and where people pay it sums to zero."""
    read = clear_or_done(lambda: game.read_outcome(mapping))
    if read is None:
        return False
    for profile in game.profiles:
        account = clear_or_done(partial(game.settle, read, profile))
        clear_or_done(partial(game.working, read, profile))
        clear_or_done(partial(game.paper, read, profile))
        assert not isinstance(account, Ledger) or sum(account.totals.values()) == 0
    return True


def mistake(game: Game, mapping: Mapping[str, Any]) -> bool:
    """Every profile settles what can be read, and where people pay it sums to zero."""
    found = [clear_or_done(partial(game.penalty, mapping, profile)) for profile in game.profiles]
    assert all(sum(each.totals.values()) == 0 for each in found if isinstance(each, Ledger))
    return any(found)


def columns(game: Game, mapping: Mapping[str, Any]) -> bool:
    """Whatever stands on paper is settled so that it sums to zero."""
    found = clear_or_done(lambda: game.settle_paper(mapping))
    assert found is None or sum(found.totals.values()) == 0
    return found is not None


def options(game: Game, chosen: Mapping[str, object]) -> bool:
    """A profile takes only what it asks for."""
    profile = clear_or_done(lambda: game.profile().with_options(chosen))
    assert profile is None or set(chosen) <= set(profile.values())
    return profile is not None


def rule_number(text: str) -> bool:
    """A rule is found by its number alone."""
    return clear_or_done(lambda: rule(text)) is not None


def a_record(text: str) -> bool:
    """It is written and read again as the same; a replay ends or says where not."""
    read = clear_or_done(lambda: record.parse(text))
    if read is None:
        return False
    assert record.parse(record.write(read)) == read
    clear_or_done(lambda: list(read.replay()))
    return True


def a_session(text: str) -> bool:
    """The same of a session."""
    read = clear_or_done(lambda: parse_session(text))
    if read is None:
        return False
    assert parse_session(write_session(read)) == read
    clear_or_done(read.replay)
    called = clear_or_done(read.with_end_called)
    assert called is None or parse_session(write_session(called)) == called
    return True
