"""A Python-Markdown extension: fenced blocks with a TOML body become widgets, rules and tables.

    ```drill
    kind = "follow-suit"
    game = "dreierles"
    ```

The fence's name is looked up in `lessons.pages.BLOCKS` and `TEMPLATES`; fences of other names are
left alone.
Text such as ``{DR-8.2}`` is looked up in `lessons.pages.INLINES`. What a block cannot make
sense of stops the build with one line that names the page, the block and the cause.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Any
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor

from lessons.pages import (
    BLOCKS,
    ENDINGS,
    INLINES,
    TEMPLATES,
    BlockError,
    PageContext,
    load_blocks,
)

_NUMBER = re.compile(r"[\d,]+")
_FENCE = re.compile(r"^(?P<indent> *)(?P<fence>`{3,}|~{3,})(?P<info>[^`]*)$")


def makeExtension(**config: Any) -> Extension:
    """Return the extension, as Python-Markdown and MkDocs ask for it."""
    return LessonsExtension(**config)


class LessonsExtension(Extension):
    """Registers the block finder and the inline marks; ``path`` and ``locale`` are for tests."""

    def __init__(self, **config: Any) -> None:
        self.config = {
            "path": ["", "the page's place below the site's root, if MkDocs does not tell"],
            "locale": ["", "the page's language, if MkDocs does not tell"],
        }
        super().__init__(**config)

    def extendMarkdown(self, md: Markdown) -> None:
        """Hook into a Markdown converter, before fenced code (25) and raw HTML (20)."""
        load_blocks()
        pages = _Pages(self.getConfig("path"), self.getConfig("locale"))
        md.preprocessors.register(_Blocks(md, pages), "lessons_blocks", 27)
        md.treeprocessors.register(_Labels(md), "lessons_labels", 15)
        for number, pattern in enumerate(INLINES):
            mark = _Inline(pattern, md, pages)
            md.inlinePatterns.register(mark, f"lessons_inline_{number}", 185)


class _Pages:
    """Tells which page a converter works on: MkDocs makes a new converter for every page."""

    def __init__(self, path: str, locale: str) -> None:
        self.path, self.locale = path, locale
        self.of: tuple[Markdown, PageContext] | None = None

    def start(self, md: Markdown) -> PageContext:
        """Begin a page. MkDocs leaves its file in its own tree processor for links."""
        links = md.treeprocessors["relpath"] if "relpath" in md.treeprocessors else None  # noqa: SIM401
        file = getattr(links, "file", None)
        path = self.path or getattr(file, "dest_uri", "index.html")
        locale = self.locale or getattr(file, "locale", None) or "en"
        page = PageContext(path, str(locale))
        self.of = (md, page)
        return page

    def current(self, md: Markdown) -> PageContext:
        """Return the page in hand."""
        return self.of[1] if self.of and self.of[0] is md else self.start(md)


class _Blocks(Preprocessor):
    def __init__(self, md: Markdown, pages: _Pages) -> None:
        super().__init__(md)
        self.pages = pages

    def run(self, lines: list[str]) -> list[str]:
        page = self.pages.start(self.md)
        replaced = list(self.replaced(iter(enumerate(lines, 1)), page))
        for ending in ENDINGS:
            replaced += ending(page)
        return replaced

    def replaced(self, lines: Iterator[tuple[int, str]], page: PageContext) -> Iterator[str]:
        """Yield the page's lines with our blocks replaced; other fences pass untouched."""
        for number, line in lines:
            opening = _FENCE.match(line)
            if not opening:
                yield line
                continue
            body, closing = _until_closed(lines, opening)
            name = opening["info"].strip()
            if name in BLOCKS or name in TEMPLATES:
                if closing is None:
                    raise _fatal(f"{page.path}: block {name!r} (line {number}) is never closed")
                yield from self.made(name, number, "\n".join(body), opening["indent"], page)
            else:
                yield line
                yield from body
                if closing is not None:
                    yield closing

    def made(
        self, name: str, number: int, body: str, indent: str, page: PageContext
    ) -> Iterator[str]:
        """Yield what stands for a block; the blank lines make it one, whatever is around it."""
        if name in TEMPLATES:
            template = TEMPLATES[name]
            written = _handled(lambda *given: list(template(*given)), name, number, body, page)
            yield from self.replaced(iter(enumerate(written, number)), page)
        else:
            html = str(_handled(BLOCKS[name], name, number, body, page))
            yield from ("", indent + self.md.htmlStash.store(html), "")


class _Labels(Treeprocessor):
    """Lets each cell of a table say its column, as on a narrow screen a wide one becomes a list.

    Columns of numbers are marked ``num``, so that units stand below units.
    """

    def run(self, root: Element) -> None:
        for table in root.iter("table"):
            head = table.findall("thead/tr/th")
            rows = [list(row) for row in table.iterfind("tbody/tr")]
            for place, title in enumerate(head):
                cells = [row[place] for row in rows if place < len(row)]
                if place:
                    for cell in cells:
                        cell.set("data-label", _text(title))
                if all(map(_is_number, cells)):
                    for cell in (title, *cells):
                        cell.set("class", "num")


def _text(cell: Element) -> str:
    return "".join(cell.itertext())


def _is_number(cell: Element) -> bool:
    return bool(_NUMBER.fullmatch(_text(cell))) and cell.find("code") is None


class _Inline(InlineProcessor):
    def __init__(self, pattern: str, md: Markdown, pages: _Pages) -> None:
        super().__init__(pattern, md)
        self.handler = INLINES[pattern]
        self.pages = pages

    def handleMatch(  # type: ignore[override]
        self, m: re.Match[str], data: str
    ) -> tuple[str, int, int]:
        page = self.pages.current(self.md)
        try:
            html = self.handler(m, page)
        except ValueError as error:
            raise _fatal(f"{page.path}: {m.group(0)}: {error}") from None
        return self.md.htmlStash.store(html), m.start(0), m.end(0)


def _until_closed(
    lines: Iterator[tuple[int, str]], opening: re.Match[str]
) -> tuple[list[str], str | None]:
    """Take the lines of a fenced block, and its closing line (none at the end of the page)."""
    mark, length, indent = opening["fence"][0], len(opening["fence"]), len(opening["indent"])
    body: list[str] = []
    for _, line in lines:
        text = line.strip()
        if len(text) >= length and not text.strip(mark):
            return body, line
        body.append(line[indent:] if not line[:indent].strip() else line)
    return body, None


def _handled[T](
    handler: Callable[[Mapping[str, Any], PageContext], T],
    name: str,
    number: int,
    body: str,
    page: PageContext,
) -> T:
    """Ask a handler; what it cannot make sense of stops the build."""
    try:
        return handler(tomllib.loads(body), page)
    except ValueError as error:  # TOMLDecodeError is one, as are all errors of the engine
        raise _fatal(f"{page.path}: block {name!r} (line {number}): {error}") from None


def _fatal(message: str) -> ValueError:
    """Make the error that stops the build; MkDocs prints its own kind as one line."""
    try:
        build_error = import_module("mkdocs.exceptions").BuildError
    except ImportError:  # another program renders the page
        return BlockError(message)
    error: ValueError = type("BlockError", (build_error, BlockError), {})(message)
    return error
