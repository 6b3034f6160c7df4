"""The words of each game: one file a game, in English; `lessons.locale` translates them.

A file lists ``[[term]]`` tables: the ``word``, where wanted how it is ``also`` called (mostly in
German), what it ``says`` with the numbers of rules, and ``tooltip = true`` for words that want
explaining wherever they stand.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

_FOLDER = files("lessons") / "glossary"


@dataclass(frozen=True, slots=True)
class Term:
    """A word and what it means."""

    word: str
    says: str
    also: str = ""
    tooltip: bool = False

    @property
    def anchor(self) -> str:
        """The word's place on the glossary page: ``word-game-point``."""
        return "word-" + "-".join(self.word.casefold().split())


def games() -> list[str]:
    """List the games that have a glossary."""
    names = (entry.name for entry in _FOLDER.iterdir())
    return sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml"))


@lru_cache(maxsize=8)
def terms(game: str) -> tuple[Term, ...]:
    """Return the words of a game in alphabetical order; none if it has no glossary yet."""
    if game not in games():
        return ()
    found = read(game, (_FOLDER / f"{game}.toml").read_text("utf-8"))
    return tuple(sorted(found, key=lambda term: term.word.casefold()))


def read(game: str, text: str) -> list[Term]:
    """Read the text of a glossary's file; ``ValueError`` says in which game and what is wrong."""
    try:
        return [Term(**entry) for entry in tomllib.loads(text)["term"]]
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(f"glossary of {game!r}: {error}") from None


def texts() -> Iterator[str]:
    """Yield everything that the glossaries say, for translators."""
    for game in games():
        for term in terms(game):
            yield from filter(None, (term.word, term.also, term.says))
