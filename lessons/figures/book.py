"""The rulebook on a page: numbered rules, open points, sources, and links to all of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import htpy as h
from htpy import Node

from engine import rulebook
from engine.games import game
from engine.rulebook import Book, OpenPoint, Part, Rule, Section
from lessons import contents
from lessons.locale import Speech, speech
from lessons.locale import mark as N_
from lessons.pages import PageContext

ARTICLE = N_("article")
"""The profile that follows the encyclopaedia article of a game; every game has it."""

_LINK = re.compile(r"\b([A-Z]{2}-(?:OP\d+|\d+\.\d+))\b|\bsection (\d+)\b")


@dataclass(frozen=True, slots=True)
class Leaf:
    """Whose rules are shown, on which page, in which language."""

    book: Book
    page: PageContext
    say: Speech

    @classmethod
    def of(cls, game: str, page: PageContext) -> Leaf:
        """Open the rulebook of a game for a page; `engine.errors.UnknownName` without one."""
        return cls(rulebook.book(game), page, speech(page.locale))

    def profile(self, name: str) -> str:
        """Name a profile as pages do: by its title, but the encyclopaedia's as "article"."""
        return self.say(ARTICLE if name == ARTICLE else game(self.book.game).profiles[name].title)

    def linked(self, text: str) -> Node:
        """Translate a text of the rulebook and link the rules and sections that it mentions."""
        text = self.say(text)
        nodes: list[Node] = []
        end = 0
        for match in _LINK.finditer(text):
            nodes.append(text[end : match.start()])
            if match[1]:
                nodes.append(self.reference(match[1]))
            else:
                nodes.append(h.a(href=self.section_href(int(match[2])))[match[0]])
            end = match.end()
        return [*nodes, text[end:]]

    def section_href(self, number: int) -> str:
        """Return the address of a section of the rulebook, by its number."""
        anchor = rulebook.anchor(f"{self.book.prefix}-{number}")
        home = contents.home_of(self.book, number)
        return self.page.rule_href(anchor, contents.folder(self.book.game, home))

    def reference(self, number: str) -> Node:
        """Link a rule or open point; `engine.errors.UnknownName` if it does not exist."""
        return reference(number, self.page)


Figure = Callable[[str], Node]
"""Makes the figure that a rule names."""


def reference(number: str, page: PageContext) -> Node:
    """Link a rule or open point; `engine.errors.UnknownName` if it does not exist."""
    entry = rulebook.open_point(number) if "OP" in number.upper() else rulebook.rule(number)
    book = rulebook.book(entry.number[:2])
    home = contents.folder(book.game, contents.home_of(book, entry))
    return h.a(".ref", href=page.rule_href(entry.anchor, home))[entry.number]


def section(found: Section, leaf: Leaf, figure: Figure) -> Node:
    """Show the rules of a section, each with its number, its sources and its figure."""
    return h.div(".rules")[
        h.p(".rules-intro")[leaf.linked(found.intro)] if found.intro else None,
        (_part(part, leaf, figure) for part in found.parts),
    ]


def _part(part: Part, leaf: Leaf, figure: Figure) -> Node:
    return [
        h.h3[leaf.say(part.title)] if part.title else None,
        h.ol(".rule-list", role="list")[(_rule(each, leaf, figure) for each in part.rules)],
    ]


def _rule(found: Rule, leaf: Leaf, figure: Figure) -> Node:
    marks = (h.span(".profile")[leaf.profile(name)] for name in found.profiles)
    names = (leaf.say(source.name) for source in rulebook.sources(found))
    return h.li(".rule", id=leaf.page.take_id(found.anchor))[
        _title(found.number, found.anchor, leaf.say(found.title), marks),
        h.p[leaf.linked(found.text)],
        figure(found.figure) if found.figure else None,
        h.p(".rule-source")[", ".join(names)],
    ]


def open_points(points: Iterable[OpenPoint], leaf: Leaf) -> Node:
    """Show what the sources leave open, what they say, and what is played here."""
    return h.ol(".rule-list.open-points", role="list")[(_open_point(each, leaf) for each in points)]


def _open_point(point: OpenPoint, leaf: Leaf) -> Node:
    return h.li(".rule", id=leaf.page.take_id(point.anchor))[
        _title(point.number, point.anchor, leaf.say(point.question)),
        h.p[leaf.linked(point.sources_say)],
        h.p(".decision")[h.b[leaf.say("Here:")], " ", leaf.linked(point.decision)],
        (h.p(".rule-source")[leaf.say("Option"), " ", h.code[name]] for name in point.options),
    ]


def _title(number: str, anchor: str, title: str, marks: Iterable[Node] = ()) -> Node:
    return h.p(".rule-title")[
        h.a(".ref", href=f"#{anchor}")[number],
        " ",
        h.strong[title],
        ([" ", mark] for mark in marks),
    ]


def source_list(leaf: Leaf) -> Node:
    """List the sources in full, under the short names that the rules cite."""
    return h.dl(".sources")[
        (
            [
                h.dt[leaf.say(source.name)],
                h.dd[h.a(href=source.url)[leaf.say(source.title)] if source.url else source.title],
            ]
            for source in leaf.book.sources
        )
    ]
