"""The rulebook: a rule number gives its text, a refusal its sentence.

``rule("DR-8.2")`` finds a rule, ``open_point("DR-OP4")`` a question that the sources leave
open, ``explain(refusal)`` the one sentence that people read when the engine says no.

The facts of a refusal fill the blanks of its sentence. A blank says how its fact is shown,
``{card:card}`` or ``{led:suit}`` (see `_Blanks`), so that a translation can put words in its
own order. Where one rule refuses for several reasons, the fact ``case`` tells them apart.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from string import Formatter
from typing import Any

from engine.cards import TRUMP, Card, Pack
from engine.errors import UnknownName
from engine.rules import (
    Book,
    OpenPoint,
    Part,
    Rule,
    Section,
    Source,
    anchor,
    dreierles,
    dreiertarock,
    droggn,
    herzeln,
)
from engine.verdict import Refusal

__all__ = [
    "AND",
    "BOOKS",
    "ONE_OF_SUIT",
    "OR",
    "RULES",
    "Book",
    "OpenPoint",
    "Part",
    "Rule",
    "Section",
    "Source",
    "anchor",
    "book",
    "explain",
    "messages",
    "open_point",
    "rank_name",
    "rule",
    "sources",
]

Translate = Callable[[str], str]

BOOKS: Mapping[str, Book] = {
    book.prefix: book for book in (dreierles.BOOK, dreiertarock.BOOK, droggn.BOOK, herzeln.BOOK)
}
RULES: Mapping[str, Mapping[str, Rule]] = {
    book.game: {rule.number: rule for section in book.sections for rule in section.rules}
    for book in BOOKS.values()
}
_NUMBER = re.compile(r"([A-Z]{2})[\s_-]*(?:(\d+)[\s._-]+(\d+)|OP[\s._-]*(\d+))")


def book(game: str) -> Book:
    """Return the rulebook of a game, by its id ("dreierles") or its prefix ("DR").

    Raises `UnknownName`, which lists the games.
    """
    for candidate in BOOKS.values():
        if game.lower() in {candidate.game, candidate.prefix.lower()}:
            return candidate
    raise UnknownName("game", game, [candidate.game for candidate in BOOKS.values()])


def rule(number: str) -> Rule:
    """Find a rule by its number; ``dr-8-2`` and ``DR 8.2`` do as well.

    Raises `UnknownName`, which lists the rules of that section or the sections there are.
    """
    prefix, section, place = _read(number, "rule")
    known = RULES[BOOKS[prefix].game]
    found = known.get(f"{prefix}-{section}.{place}")
    if found is None:
        near = [each for each in known if each.startswith(f"{prefix}-{section}.")]
        raise UnknownName("rule", number, near or _spans(BOOKS[prefix]))
    return found


def open_point(number: str) -> OpenPoint:
    """Find an open point by its number (``DR-OP4``); raises `UnknownName`."""
    prefix, _, place = _read(number, "open point")
    points = BOOKS[prefix].open_points
    for point in points:
        if point.number == f"{prefix}-OP{place}":
            return point
    raise UnknownName("open point", number, [f"{points[0].number} to {points[-1].number}"])


def sources(entry: Rule) -> tuple[Source, ...]:
    """Return where a rule was read, in the order of weight that the rule gives."""
    known = {source.tag: source for source in BOOKS[entry.number[:2]].sources}
    return tuple(known[tag] for tag in entry.sources)


def explain(refusal: Refusal, translate: Translate = lambda text: text) -> str:
    """Say in one sentence why something is refused, with cards by their full names.

    Falls back to the text of the rule when the facts do not fit a sentence.
    Raises `UnknownName` if the refusal cites a rule that does not exist.
    """
    cited = rule(refusal.rule)
    source = BOOKS[cited.number[:2]]
    case = refusal.facts.get("case")
    template = source.sentences.get(f"{cited.number}:{case}" if case else cited.number)
    if template is None:
        return translate(cited.text)
    pack = refusal.allowed.pack if refusal.allowed else source.pack()
    try:
        return _Blanks(pack, translate).vformat(translate(template), (), refusal.facts)
    except (KeyError, ValueError):
        return translate(cited.text)


def messages() -> Iterator[str]:
    """Yield every sentence and title of the rulebooks: the message ids for translators."""
    for each in BOOKS.values():
        for section in each.sections:
            yield from filter(None, (section.title, section.intro))
            yield from (part.title for part in section.parts if part.title)
            for entry in section.rules:
                yield from (entry.title, entry.text)
        for point in each.open_points:
            yield from (point.question, point.sources_say, point.decision)
        for phrases in each.values.values():
            yield from phrases.values()
        yield from each.sentences.values()
        for source in each.sources:
            yield from (source.name, source.title)
        for pack in each.packs:
            yield from (card.name for card in pack.cards)
            yield from (rank_name(card) for card in pack.cards if not card.rank.isdigit())
            yield from pack.suits.values()
    yield from (_TRUMPS, *ONE_OF_SUIT.values(), AND, OR)


def _read(number: str, kind: str) -> tuple[str, str, str]:
    """Split a number into prefix, section and place; an open point has no section."""
    match = _NUMBER.fullmatch(number.strip().upper())
    if not match or match[1] not in BOOKS or (match[4] is None) == (kind == "open point"):
        raise UnknownName(kind, number, _all_spans(kind))
    return match[1], match[2] or "", match[3] or match[4]


def _all_spans(kind: str) -> list[str]:
    if kind == "rule":
        return [span for each in BOOKS.values() for span in _spans(each)]
    spans = (each.open_points for each in BOOKS.values())
    return [f"{points[0].number} to {points[-1].number}" for points in spans]


def _spans(each: Book) -> list[str]:
    """Name the rules there are, section by section: "DR-2.1 to DR-2.8"."""
    spans = []
    for section in each.sections:
        places = sorted(int(entry.number.rpartition(".")[2]) for entry in section.rules)
        here = f"{each.prefix}-{section.number}"
        spans.append(f"{here}.{places[0]} to {here}.{places[-1]}")
    return spans


AND, OR = "{first} and {last}", "{first} or {last}"
_TRUMPS = "trumps"
ONE_OF_SUIT = {TRUMP: "a trump", "H": "a heart", "S": "a spade", "D": "a diamond", "C": "a club"}


def rank_name(card: Card) -> str:
    """Return the name of a card without its suit: "Ober"."""
    return card.name.partition(" of ")[0]


class _Blanks(Formatter):
    """Fill a sentence with facts, each shown as its blank asks.

    Cards and suits have the names of ``pack``.
    ``card`` a code as a card's name, ``rank`` as that of its rank alone; ``and``, ``or`` several
    codes as a list of names;
    ``suit`` a suit, or the suit of a card, as "Hearts"; ``one`` the same as "a heart";
    ``title`` a contract with capital letters, as the proper name that it is: "Solo Du".
    Without one of these words a fact is shown as it is.
    """

    def __init__(self, pack: Pack, translate: Translate) -> None:
        self.pack, self.translate = pack, translate
        self._suits = {TRUMP: _TRUMPS, **pack.suits}

    def format_field(self, value: Any, format_spec: str) -> str:
        """Show one fact; an unreadable card or suit is a ``ValueError``."""
        match format_spec:
            case "card" | "rank":
                card = self.pack.card(str(value))
                return self.translate(card.name if format_spec == "card" else rank_name(card))
            case "and" | "or":
                return self._list(value, AND if format_spec == "and" else OR)
            case "suit":
                return self.translate(self._suits[self._suit(str(value))])
            case "one":
                return self.translate(ONE_OF_SUIT[self._suit(str(value))])
            case "title":
                return str(value).replace("_", " ").title()
        return str(value)

    def _card(self, code: str) -> str:
        return self.translate(self.pack.card(code).name)

    def _suit(self, text: str) -> str:
        return text if text in self._suits else self.pack.card(text).suit

    def _list(self, codes: str | Sequence[str], joint: str) -> str:
        names = [self._card(code) for code in ((codes,) if isinstance(codes, str) else codes)]
        if len(names) < 2:
            return "".join(names)
        return self.translate(joint).format(first=", ".join(names[:-1]), last=names[-1])
