"""Any card by itself: read as people write it, and what the rules of each game say of it.

Which cards there are, their order, their values, and which of them beats which: that the engine
knows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from engine import rulebook
from engine.cards import FOOL, TRUMP, Card, CardSet, Pack, tyrolean_pack
from engine.errors import NotationError
from engine.rulebook import Book
from engine.tricks import stronger
from lessons.locale import LOCALES, Speech, speech
from lessons.positions import CARDS
from lessons.positions.model import Cards

CALLED = {
    "cego": {"T1": "Pfeife"},
    "industrie": {"T21": "Mond", "T3": "Kakadu", "T2": "Uhu", "T1": "Pagat"},
    "tyrolean": {"T21": "Mond", "T1": "Pagat"},
}
"""Face -> card code -> the name that players have for a card beside its number."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A card in one game: in its first pack that has the card, and those drawn otherwise."""

    book: Book
    packs: tuple[Pack, ...]
    code: str

    @property
    def pack(self) -> Pack:
        """The pack of which the rest is told."""
        return self.packs[0]

    @property
    def card(self) -> Card:
        """The card in that pack."""
        return self.pack.by_code[self.code]

    @property
    def suit(self) -> tuple[Card, ...]:
        """All cards of its suit, the strongest first."""
        return tuple(CardSet(self.pack, self.pack.bits_of[self.card.suit]))

    @property
    def called(self) -> str:
        """The name that players have for it beside its number; mostly none."""
        return CALLED.get(self.pack.face, {}).get(self.code, "")

    @property
    def rules(self) -> Cards:
        """Where the game's rules say what single cards are."""
        return CARDS[self.book.game]

    @property
    def excuses(self) -> bool:
        """Whether it is a Fool that is no trump, and takes no trick."""
        return self.card.suit == FOOL

    @property
    def beaten_by(self) -> CardSet:
        """The cards that beat it when they are played after it."""
        return CardSet(self.pack, stronger(self.pack)[1 << self.card.index])

    @property
    def beats(self) -> CardSet:
        """The cards that it beats when it is played after them; an excuse is never captured."""
        bit, found = 1 << self.card.index, 0
        for beaten, by in stronger(self.pack).items():
            found |= beaten if by & bit else 0
        return CardSet(self.pack, found & ~self.pack.bits_of.get(FOOL, 0))


def seen(code: str) -> Iterator[Seen]:
    """Yield a card in each game that has it, in the order of the rulebooks."""
    for book in rulebook.BOOKS.values():
        drawn = {pack.face: pack for pack in reversed(book.packs) if code in pack.by_code}
        if drawn:
            yield Seen(book, tuple(sorted(drawn.values(), key=book.packs.index)), code)


def worth(card: Card, say: Speech) -> str:
    """Say what a card is worth."""
    if not card.value:
        return say("no points of its own")
    return say.many("{n} point", "{n} points", card.value)


def listed(cards: CardSet, say: Speech) -> str:
    """Name a set of cards suit by suit, as few words as will do: "all 22 trumps"."""
    pack, bits = cards.pack, cards.bits
    if not bits:
        return say("none")
    plain = sum(pack.bits_of[suit] for suit in pack.suits)
    every_suit = bits & plain == plain
    found = []
    for suit, all_bits in pack.bits_of.items():
        part = tuple(CardSet(pack, bits & all_bits))
        if suit == TRUMP and bits & all_bits == all_bits:
            found.append(say("all {n} trumps", n=len(part)))
        elif part and not (every_suit and suit in pack.suits):
            found.append(_run(part, say))
    if every_suit:
        found.append(say("all {n} cards of the four suits", n=plain.bit_count()))
    return "; ".join(found)


def _run(cards: tuple[Card, ...], say: Speech) -> str:
    """Name cards that follow each other."""
    if len(cards) < 3:
        return say.both([say.label(card) for card in cards])
    return say("{first} down to {last}", first=say.label(cards[0]), last=say.label(cards[-1]))


# Reading

_SKIPPED = {"of", "the", "trump", "trumps", "tarock"}
_WORDS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_FIGURES = {word: str(n) for n, word in enumerate(_WORDS, 2)}


def read(text: str) -> str:
    """Return the code of the card that is meant by a code, a sign or a name; "" for none.

    ``♥10``, ``H A``, ``XXI``, ``Stieß`` as the engine reads them; ``king of hearts`` or ``Mond``
    as it is called in any language of the site.
    """
    words = [word for word in text.casefold().split() if word not in _SKIPPED]
    for code in ("".join(text.split()), "".join(words)):
        try:
            return tyrolean_pack(78).card(code).code  # it has every code that there is
        except NotationError:
            continue
    return _names().get(_key(text), "")


def suggestions(say: Speech) -> tuple[str, ...]:
    """Name every card of every pack once, and what players call some of them."""
    named = [
        name
        for book in rulebook.BOOKS.values()
        for pack in book.packs
        for card in pack.cards
        for name in (say.label(card), CALLED.get(pack.face, {}).get(card.code))
    ]
    return tuple(filter(None, dict.fromkeys(named)))


def _key(text: str) -> str:
    """Return what tells a name from others: its words in any order, but for small ones."""
    words = re.findall(r"\w+", text.casefold())
    return " ".join(sorted(_FIGURES.get(word, word) for word in words if word not in _SKIPPED))


@lru_cache(maxsize=1)
def _names() -> dict[str, str]:
    says = [speech(locale) for locale in LOCALES]
    found: dict[str, str] = {}
    for pack in (pack for book in rulebook.BOOKS.values() for pack in book.packs):
        for card in pack.cards:
            letter = f"{card.rank} {pack.suits.get(card.suit, '')}"
            called = CALLED.get(pack.face, {}).get(card.code, letter)
            for name in (card.name, letter, called, *(say.label(card) for say in says)):
                found.setdefault(_key(name), card.code)
    return found
