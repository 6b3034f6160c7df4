"""The parts of a game's pages that follow from its data, written as Markdown.

Fences as in `lessons.figures.block`, but with headings, which the table of contents shows:
``chapter`` (the numbered rules of a page), ``practise`` (all drills of a game) and ``examples``
(all its worked examples). The words of a game's glossary are explained wherever they stand on its
pages.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Set
from typing import Any

from engine import rulebook
from lessons import contents, glossary
from lessons.drills import DRILLS
from lessons.figures import examples
from lessons.locale import capital, speech
from lessons.pages import ENDINGS, TEMPLATES, BlockError, PageContext, check_keys

_REFERENCE = re.compile(r" ?\{[^}]*\}")


def chapter(body: Mapping[str, Any], page: PageContext) -> Iterator[str]:
    """Write the sections of a ``game``'s rulebook that stand on this page.

    Each has its number and title as its heading; where there is only one, it can have another
    ``title``.
    """
    book = rulebook.book(_game(body, {"title"}))
    here = contents.place(page)
    if here is None or here[0] is not book:
        raise BlockError(f"this is no page of {book.game}")
    for section in contents.sections(book, here[1]):
        title = f"{section.number} {speech(page.locale).plain(section.title)}"
        anchor = rulebook.anchor(f"{book.prefix}-{section.number}")
        yield from ("", f"## {body.get('title', title)} {{#{anchor}}}", "")
        yield from _fence("rules", game=book.game, section=section.number)


def practise(body: Mapping[str, Any], page: PageContext) -> Iterator[str]:
    """Write every drill of a ``game`` under its name."""
    book, say = rulebook.book(_game(body)), speech(page.locale)
    for (kind, game), drill in DRILLS.items():
        if game == book.game:
            name = capital(say.plain(drill.name))
            yield from ("", f"## {name} {{#practise-{kind}}}", "")
            yield from _fence("drill", kind=kind, game=game)


def worked_examples(body: Mapping[str, Any], page: PageContext) -> Iterator[str]:
    """Write every worked example of a ``game``, in the order of the rules that they show."""
    book, say = rulebook.book(_game(body)), speech(page.locale)
    order = list(rulebook.RULES[book.game])
    found = [each for each in examples.all_examples() if each.game == book.game]
    for example in sorted(found, key=lambda each: order.index(each.rule)):
        yield from ("", f"## {say.plain(example.title)} {{#{example.name}}}", "")
        yield from _fence("example", name=example.name)


def tooltips(page: PageContext) -> Iterator[str]:
    """Explain the words of a game's glossary on its other pages, as abbreviations."""
    here = contents.place(page)
    if here is None or here[1] is contents.GLOSSARY:
        return
    say = speech(page.locale)
    yield ""
    for term in glossary.terms(here[0].game):
        if term.tooltip:
            yield f"*[{say.plain(term.word)}]: {_REFERENCE.sub('', say.plain(term.says))}"


def _game(body: Mapping[str, Any], more: Set[str] = frozenset()) -> str:
    """Return the game that a template is for; only some take ``more`` keys."""
    check_keys(body, {"game"}, more)
    return str(body["game"])


def _fence(fence: str, /, **body: object) -> Iterable[str]:
    values = (
        (key, f'"{value}"' if isinstance(value, str) else value) for key, value in body.items()
    )
    return (f"```{fence}", *(f"{key} = {value}" for key, value in values), "```", "")


TEMPLATES.update(chapter=chapter, practise=practise, examples=worked_examples)
ENDINGS.append(tooltips)
