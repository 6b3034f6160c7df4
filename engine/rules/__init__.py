"""What a rulebook is made of. The rules of each game are data in a package of their own.

All sentences are English and serve as message ids: whoever shows them passes them
through a translator first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from engine.cards import Pack


@dataclass(frozen=True, slots=True)
class Source:
    """Where a rule was read: ``tag`` as rules cite it, ``name`` for small print, ``title`` in full.

    ``url`` is empty if it is not on the web.
    """

    tag: str
    name: str
    title: str
    url: str = ""


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule. ``profiles`` is empty if it holds under all of them.

    ``figure`` names the computed table, worked example or position that belongs under the rule
    (``"table:payoff-article"``, ``"example:anna-bernd-catrin"``, ``"position:DK / T5 HK"``: the
    cards of the trick, and a hand), or is empty.
    """

    number: str
    title: str
    text: str
    sources: tuple[str, ...]
    profiles: tuple[str, ...] = ()
    figure: str = ""

    @property
    def section(self) -> int:
        """The section that holds the rule: 8 for DR-8.2."""
        return int(self.number.partition("-")[2].partition(".")[0])

    @property
    def anchor(self) -> str:
        """The rule's place on the rules page: ``dr-8-2``."""
        return anchor(self.number)


@dataclass(frozen=True, slots=True)
class OpenPoint:
    """What the sources leave open or dispute, and what is played here.

    ``options`` are the fields of the game's profile that decide it; empty if there is no choice.
    """

    number: str
    question: str
    sources_say: str
    decision: str
    options: tuple[str, ...] = ()

    @property
    def anchor(self) -> str:
        """The point's place on the rules page: ``dr-op4``."""
        return anchor(self.number)


@dataclass(frozen=True, slots=True)
class Part:
    """Rules of a section that belong together; ``title`` may be empty."""

    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of the rulebook, its rules in reading order (not always that of the numbers)."""

    number: int
    title: str
    parts: tuple[Part, ...]
    intro: str = ""

    @property
    def rules(self) -> Iterator[Rule]:
        """All rules of the section, in reading order."""
        for part in self.parts:
            yield from part.rules


@dataclass(frozen=True, slots=True)
class Book:
    """The whole rulebook of one game.

    ``values`` says what each value of a profile's option means, as in
    ``values["ten_trumps"]["claimed"]``.
    ``sentences`` maps a rule number, or ``number:case`` where one rule refuses for several
    reasons, to the sentence of its refusals (see `engine.rulebook.explain`).
    """

    game: str
    title: str
    prefix: str
    pack: Callable[[], Pack]
    sources: tuple[Source, ...]
    sections: tuple[Section, ...]
    open_points: tuple[OpenPoint, ...]
    values: Mapping[str, Mapping[str, str]]
    sentences: Mapping[str, str]
    other_packs: tuple[Callable[[], Pack], ...] = ()

    @property
    def packs(self) -> tuple[Pack, ...]:
        """All packs with which the game is played."""
        return tuple(make() for make in (self.pack, *self.other_packs))


def anchor(number: str) -> str:
    """Turn a rule number into a page anchor: DR-8.2 into ``dr-8-2``."""
    return number.lower().replace(".", "-")


def entry(  # noqa: PLR0913 - one argument a field, the last two by name
    number: str, title: str, text: str, sources: str, *, profiles: str = "", figure: str = ""
) -> Rule:
    """Write a rule as the data files do: sources and profiles as words in one string."""
    return Rule(number, title, text, tuple(sources.split()), tuple(profiles.split()), figure)


def part(title: str, *rules: Rule) -> Part:
    """Write a part of a section."""
    return Part(title, rules)


def section(number: int, title: str, *parts: Part, intro: str = "") -> Section:
    """Write a section."""
    return Section(number, title, parts, intro)
