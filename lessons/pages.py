"""Which page a block stands on, and the blocks and inline marks that pages may use.

`lessons.markdown` finds the blocks in a page and asks the handlers registered here. A block makes
HTML; a template makes Markdown with headings and blocks, which is then read as if it stood there.
A module that brings a block registers it on import and is named in `MODULES`.
"""

from __future__ import annotations

import posixpath
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from re import Match
from typing import Any

from markupsafe import Markup

from lessons.locale import LOCALES


class BlockError(ValueError):
    """A block that cannot be rendered; the message names the block and what is wrong with it."""


@dataclass(slots=True)
class PageContext:
    """The page that is being rendered.

    ``path`` is its place below the site's root, such as ``de/dreierles/index.html``;
    ``ids`` are the HTML ids that blocks of this page have taken so far.
    """

    path: str = "index.html"
    locale: str = "en"
    ids: set[str] = field(default_factory=set)

    def href(self, target: str) -> str:
        """Return the relative address of a file or folder below the site's root."""
        return posixpath.relpath(target, posixpath.dirname(self.path) or ".")

    @property
    def assets(self) -> str:
        """The relative address of the folder ``assets``, without a slash at the end."""
        return self.href("assets")

    def rule_href(self, anchor: str, page: str) -> str:
        """Return the address of a rule's anchor; ``page`` is the folder of the page it is on."""
        home = self.language + page
        here = posixpath.dirname(self.path)
        return f"#{anchor}" if here == home else f"{self.href(home)}/#{anchor}"

    @property
    def language(self) -> str:
        """The folder of the page's language, with a slash; empty for English.

        A page that stands in for a translation is in its folder, whatever ``locale`` it is in.
        """
        first = self.path.partition("/")[0]
        return f"{first}/" if first in LOCALES else ""

    @property
    def home(self) -> str:
        """The relative address of the site in the page's language, with a slash at the end."""
        return self.href(self.language.rstrip("/") or ".") + "/"

    def take_id(self, wanted: str) -> str:
        """Take an HTML id for this page; `BlockError` if another block has it."""
        if wanted in self.ids:
            raise BlockError(f"the id {wanted!r} stands twice on {self.path}")
        self.ids.add(wanted)
        return wanted


def check_keys(
    body: Mapping[str, Any], needed: Iterable[str] = (), more: Iterable[str] = ()
) -> None:
    """See that a block has the keys it needs, and only these and ``more``; else `BlockError`."""
    known = sorted({*needed, *more})
    for key in body:
        if key not in known:
            raise BlockError(f"unknown key {key!r}; known: {', '.join(known) or 'none'}")
    for key in sorted(needed):
        if key not in body:
            raise BlockError(f"{key} is missing")


Block = Callable[[Mapping[str, Any], PageContext], Markup]
Inline = Callable[[Match[str], PageContext], Markup]
Template = Callable[[Mapping[str, Any], PageContext], Iterable[str]]

BLOCKS: dict[str, Block] = {}
"""Fence name -> handler of its TOML body."""

INLINES: dict[str, Inline] = {}
"""Regular expression in running text -> handler of a match, such as ``{DR-8.2}``."""

TEMPLATES: dict[str, Template] = {}
"""Fence name -> handler that writes the lines of Markdown which stand for the block."""

ENDINGS: list[Callable[[PageContext], Iterable[str]]] = []
"""What writes lines of Markdown at the end of each page."""

MODULES: list[str] = [
    "lessons.widgets.block",
    "lessons.figures.block",
    "lessons.templates",
    "lessons.widgets.course_block",
]
"""Modules that register blocks when imported."""


def load_blocks() -> None:
    """Import every module of `MODULES`, so that their blocks are registered."""
    for module in MODULES:
        import_module(module)
