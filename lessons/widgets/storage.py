"""What is stored in the reader's browser: counted, saved to a file, read back, or erased.

A file is read like anything from outside: what cannot be read is named in one line, and nothing
that is stored changes.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

import htpy as h
from htpy import Node

from lessons import progress
from lessons.locale import Speech, speech
from lessons.locale import mark as N_
from lessons.widgets import parts, wire
from lessons.widgets.desk import Desk, Unlinked
from lessons.widgets.parts import Button, Place, Problem
from lessons.widgets.wire import Event, WireError

VERSION = 1
FORMAT = "tarock-school-progress"
FILE_NAME = "tarock-progress.json"
LADDER = "tarock:review"
MOST = 500
LONGEST = 20_000
LARGEST = 1_000_000
"""Letters of a file: more than all that the site stores comes to."""
_KEY = re.compile(r"tarock:[a-zA-Z0-9:._-]{1,100}")


@dataclass(frozen=True, slots=True)
class Shelf:
    """What was done last: nothing, ``sure`` (asked whether to erase), or a word about it.

    ``file`` is a text for the reader to keep; ``put`` what is to be stored from now on, all of it.
    """

    step: str = ""
    number: int = 0
    file: str | None = None
    put: Mapping[str, str] | None = None


class Storage(Unlinked):
    """``init``, ``update``, ``view`` of the store's page; the desk brings what is stored."""

    def __init__(self, kind: str, params: object, desk: Desk | None = None) -> None:
        """Raise `WireError` for unreadable parameters."""
        self.kind, self.desk = kind, desk
        self.place = Place.read(wire.mapping(params, N_("the widget’s parameter object")))

    @property
    def params(self) -> dict[str, object]:
        """The parameters as JSON."""
        return {"id": self.place.id}

    def at(self, desk: Desk) -> Self:
        """Return the store at a desk."""
        return type(self)(self.kind, self.params, desk)

    @property
    def _stored(self) -> Mapping[str, str]:
        return self.desk.stored if self.desk else {}

    def init(self) -> Shelf:
        """Return the first state."""
        return Shelf()

    def update(self, state: Shelf, event: Event, locale: str = "en") -> Shelf:
        """Return the state after an event; `WireError` says what cannot be read."""
        match event.do:
            case "export":
                return Shelf("exported", len(self._stored), file=exported(self._stored))
            case "import":
                found = imported(self.desk.file if self.desk else "")
                return Shelf("imported", len(found), put={**self._stored, **found})
            case "erase":
                return Shelf("sure")
            case "erase-all" if state.step == "sure":
                return Shelf("erased", len(self._stored), put={})
            case "keep" | "change" | "check":
                return Shelf()
        raise wire.no_button(event.do)

    def read(self, thing: object, locale: str = "en") -> Shelf:
        """Take a state from outside; `WireError` says what is wrong."""
        found = wire.state(thing, VERSION)
        return Shelf("sure" if found.get("step") == "sure" else "")

    def write(self, state: Shelf) -> dict[str, object]:
        """Turn a state into JSON; the file and what is to be stored go along for the client."""
        put = None if state.put is None else dict(state.put)
        return {"v": VERSION, "step": state.step, "file": state.file, "put": put}

    # What is said and shown

    def spoken(self, state: Shelf, event: Event | None, locale: str = "en") -> str:
        """Return the line for the live region after an event."""
        return "" if event is None else self._news(state, speech(locale))

    def _news(self, state: Shelf, say: Speech) -> str:
        n = state.number
        match state.step:
            case "exported":
                return say("Saved as {file}.", file=FILE_NAME)
            case "imported":
                return say.many("{n} entry was read in.", "{n} entries were read in.", n)
            case "erased":
                return say("Everything is erased.")
            case "sure":
                return say("Erase all progress in this browser? It cannot be brought back.")
        return ""

    def view(self, state: Shelf, locale: str = "en", problem: Problem | None = None) -> h.Element:
        """Show what is stored, and what can be done with it."""
        say, place = speech(locale), self.place
        news = self._news(state, say)
        contents: list[Node] = [
            h.header[
                h.h3(id=place.named("title"), tabindex="-1")[say("Your progress")],
                (h.p[line] for line in self._lines(state, say)),
            ],
            parts.problem(place, problem) if problem else None,
            h.p(".round-end", id=place.named("news"), tabindex="-1", data_focus="")[news]
            if news
            else None,
            h.div(".acts")[self._acts(state, say)],
            parts.status(place),
        ]
        asked = {"data_asks": "", "data_fleeting": "", "data_stored": ""}
        return parts.frame(
            place, self.kind, self.params, contents, style="storage", live=False, **asked
        )

    def _lines(self, state: Shelf, say: Speech) -> list[str]:
        """Say how much is stored."""
        if self.desk is None:
            return [say("With scripts switched on, you see here what this browser has stored.")]
        stored = self._stored if state.put is None else state.put
        if not stored:
            return [say("Nothing is stored.")]
        size = sum(len(name) + len(text) for name, text in stored.items())
        entries = say.many("{n} entry", "{n} entries", len(stored))
        waiting = len(self.desk.ladder)
        if state.step == "erased":
            waiting = 0
        review = say.many(
            "{n} question waits for review.", "{n} questions wait for review.", waiting
        )
        return [say("{entries}, {size} characters.", entries=entries, size=size), review]

    def _acts(self, state: Shelf, say: Speech) -> list[Node]:
        if state.step == "sure":
            return [
                parts.button(self.place, Button("keep", say("Keep everything"))),
                parts.button(self.place, Button("erase-all", say("Erase for good"), quiet=True)),
            ]
        return [
            parts.button(self.place, Button("export", say("Save to a file"))),
            self._chooser(say),
            parts.button(self.place, Button("erase", say("Erase everything"), quiet=True)),
        ]

    def _chooser(self, say: Speech) -> Node:
        """Offer to read a file: the browser's own chooser, which looks like a button."""
        return h.label(".btn.quiet.chooser")[
            h.input(
                ".vh",
                id=self.place.named("file"),
                type="file",
                accept="application/json,.json",
                data_file="import",
            ),
            say("Read a saved file"),
        ]


def exported(stored: Mapping[str, str]) -> str:
    """Write what is stored as the text of a file."""
    entries = dict(sorted(stored.items()))
    told = {"format": FORMAT, "version": VERSION, "entries": entries}
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"


def imported(text: str) -> dict[str, str]:
    """Read the entries of a file; `WireError` says in one line what cannot be read."""
    if len(text) > LARGEST:
        raise WireError("the file is larger than any that this site writes, so nothing was read")
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise WireError("the file is no JSON, so nothing was read") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise WireError("the file holds no progress of this site")
    if found.get("version") != VERSION:
        message = N_("the file is of version {found}, and this site reads version {known}")
        raise WireError(message, found=wire.show(found.get("version")), known=VERSION)
    entries = found.get("entries")
    if not isinstance(entries, dict) or len(entries) > MOST:
        raise WireError("the file has no list of at most {n} entries", n=MOST)
    for name, value in entries.items():
        _sound(name, value)
    return {str(name): str(value) for name, value in entries.items()}


def _sound(name: str, value: Any) -> None:
    if not _KEY.fullmatch(name):
        raise WireError("the entry {found} is none of this site’s", found=wire.show(name))
    try:
        if not isinstance(value, str) or len(value) > LONGEST:
            raise ValueError
        thing = json.loads(value)
        if name == LADDER:
            progress.read_ladder(thing)
    except (ValueError, RecursionError):
        raise WireError("the entry {found} cannot be read", found=wire.show(name)) from None
