"""What a request brings besides its widget: the day, the ladder of reviews, what else is stored.

All of it comes from the reader's browser and is carried back there. What cannot be read is as if
it were not there: a review that is lost is asked again one day, a widget that breaks is worse.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NoReturn, Protocol, Self, runtime_checkable

from lessons import progress
from lessons.drills import DRILLS
from lessons.progress import Ladder
from lessons.widgets import wire
from lessons.widgets.session import Session, State
from lessons.widgets.wire import WireError

MAX_KEPT = 100


@dataclass(frozen=True, slots=True)
class Desk:
    """The ``day`` from 1970-01-01, the ``ladder``, and the states ``kept`` that were asked for.

    Where everything is asked for, ``stored`` is all of it, by name; ``file`` is the text of a file
    that the reader has chosen.
    """

    day: int = 0
    ladder: Ladder = field(default_factory=dict)
    kept: tuple[object, ...] = ()
    stored: Mapping[str, str] = field(default_factory=dict)
    file: str = ""

    def graded(self, question: str, right: bool) -> Desk:
        """Return the desk after an answer; the same one where nothing is to be noted."""
        noted = progress.recalled if right else progress.missed
        ladder = noted(self.ladder, question, self.day)
        return self if ladder is self.ladder else replace(self, ladder=ladder)

    @property
    def due(self) -> list[str]:
        """The questions whose day has come, the longest waiting first."""
        return progress.due(self.ladder, self.day)


@dataclass(frozen=True, slots=True)
class Grade:
    """An answer that has been judged: to which ``question``, and whether it was right."""

    question: str
    right: bool


@runtime_checkable
class AtDesk(Protocol):
    """A widget that shows what is stored beside its own state."""

    def at(self, desk: Desk) -> Self:
        """Return the widget at this desk."""
        ...


@runtime_checkable
class Rescuing(Protocol):
    """A widget that keeps something even of a state that it cannot read."""

    def rescued(self, thing: object) -> Any:
        """Return the state in which it begins anew; nothing makes it raise."""
        ...


@runtime_checkable
class Graded(Protocol):
    """A widget whose answers count for the reviews."""

    def grade(self, before: Any, after: Any) -> Grade | None:
        """Return what an event has decided that led from one state to another."""
        ...


class Unlinked:
    """A widget that has no links: what it shows is the reader's own."""

    def link(self, state: object) -> str:
        """Return nothing."""
        return ""

    def follow(self, token: object, state: object, locale: str = "en") -> NoReturn:
        """Refuse a link."""
        raise WireError("nothing here can be linked to")


def read(found: Mapping[str, Any]) -> Desk:
    """Take the desk out of a request."""
    day, kept = found.get("day"), found.get("kept")
    sound = isinstance(day, int) and not isinstance(day, bool) and 0 <= day <= progress.LAST_DAY
    ladder = progress.saved_ladder(found.get("ladder"))
    known = {name: rung for name, rung in ladder.items() if exists(name)}
    held = tuple(kept) if isinstance(kept, list) and len(kept) <= MAX_KEPT else ()
    stored, file = found.get("stored"), found.get("file")
    texts = stored if isinstance(stored, dict) else {}
    return Desk(
        day if isinstance(day, int) and sound else 0,
        known,
        held,
        {name: text for name, text in texts.items() if isinstance(text, str)},
        file if isinstance(file, str) else "",
    )


def name(kind: str, game: str, state: State) -> str:
    """Name the question at which a drill is, for the ladder."""
    return f"{kind} {game} {state.level} {state.question}"


def grade(kind: str, game: str, before: State, after: State) -> Grade | None:
    """Tell what an event has decided in a drill."""
    if before.stage == after.stage or after.stage != "judged":
        return None
    return Grade(name(kind, game, after), after.tries == before.tries)


def opened(question: str) -> tuple[str, str, State]:
    """Return kind and game of a question of the ladder, and the state in which it is asked.

    Raises `WireError` for one that there is not, or no more.
    """
    kind, game, level, ident = _parts(question)
    return kind, game, Session(DRILLS[kind, game]).opened(level, ident)


def exists(question: str) -> bool:
    """Tell whether a question of the ladder can still be asked."""
    try:
        kind, game, level, ident = _parts(question)
        Session(DRILLS[kind, game]).known(level, ident)
    except WireError:
        return False
    return True


def _parts(question: str) -> tuple[str, str, str | int, str | int]:
    """Take the name of a question apart; the drill exists, level and question may not."""
    kind, game, level, ident = (*question.split(" "), "", "", "")[:4]
    if (kind, game) not in DRILLS or question.count(" ") != 3:
        raise WireError("there is no question {found}", found=question)
    return kind, game, wire.word_or_number(level), wire.word_or_number(ident)
