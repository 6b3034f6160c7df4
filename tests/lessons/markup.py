"""A strict reading of HTML: every tag closed in its place, every id once, every field labelled."""

from __future__ import annotations

from html.parser import HTMLParser

VOID = {"input", "br", "hr", "img", "meta", "link", "source"}


class Markup(HTMLParser):
    """Reads a page or a part of one; ``faults`` says what is wrong with it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.faults: list[str] = []
        self.refs: list[str] = []
        self.words: list[str] = []
        self.label_words: list[str] | None = None
        self.inputs_in_label: list[str] = []
        self.buttons: list[tuple[str, str]] = []
        self.fields: list[dict[str, str | None]] = []
        self.feed(html)
        self.close()
        self.faults += [f"<{tag}> is never closed" for tag in self.open]
        self.faults += [f"id {each} stands twice" for each in self.ids if self.ids.count(each) > 1]
        self.faults += [f"no element has the id {ref}" for ref in self.refs if ref not in self.ids]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if len(found) < len(attrs):
            self.faults.append(f"<{tag}> has an attribute twice")
        if found.get("id"):
            self.ids.append(str(found["id"]))
        for name in ("aria-labelledby", "aria-describedby", "for"):
            self.refs += str(found.get(name) or "").split()
        if any(name.startswith("on") or name == "style" for name in found):
            self.faults.append(f"<{tag}> has an inline handler or style")
        if tag == "label":
            self.label_words = []
        if tag == "input":
            self.fields.append(found)
            if self.label_words is None:
                self.faults.append(f"the field {found.get('id')} has no label")
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in {"path", "use"}:
            self.faults.append(f"<{tag}/> closes itself")

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open[-1] != tag:
            self.faults.append(f"</{tag}> closes {self.open[-1:]}")
            return
        self.open.pop()
        if tag == "label":
            if not " ".join(self.label_words or []).strip():
                self.faults.append("a label has no words")
            self.label_words = None

    def handle_data(self, data: str) -> None:
        self.words.append(data)
        if self.label_words is not None:
            self.label_words.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())
