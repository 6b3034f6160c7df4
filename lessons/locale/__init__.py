"""The languages of the lessons: gettext catalogues, and the small grammar that cards need.

The English sentence is the message id. ``<language>/LC_MESSAGES/lessons.po`` is kept in git,
the ``.mo`` beside it is compiled when the site is built; without one, English is spoken.
"""

from __future__ import annotations

import gettext
import io
import pkgutil
from collections.abc import Sequence
from functools import lru_cache

from engine.cards import SUITS, TRUMP, Card
from engine.rulebook import AND, ONE_OF_SUIT, OR

LOCALES = ("en", "de", "es")
DOMAIN = "lessons"


def mark(message: str) -> str:
    """Mark a text for the catalogues without translating it yet."""
    return message


def capital(text: str) -> str:
    """Begin a sentence with these words."""
    return text[:1].upper() + text[1:]


SUIT_NAMES = {**SUITS, TRUMP: mark("Trumps")}


class Speech:
    """Speaks one language: ``say("{n} cards chosen", n=2)``."""

    def __init__(self, locale: str, catalogue: gettext.NullTranslations) -> None:
        self.locale = locale
        self.catalogue = catalogue

    def __call__(self, message: str, **facts: object) -> str:
        """Translate a message and put its facts in."""
        return self.catalogue.gettext(message).format(**facts)

    def plain(self, message: str) -> str:
        """Translate a message that has no blanks, such as a text of the rulebook."""
        return self.catalogue.gettext(message)

    def many(self, one: str, more: str, n: int, **facts: object) -> str:
        """Translate a message that depends on the number ``n``."""
        return self.catalogue.ngettext(one, more, n).format(n=n, **facts)

    def suit(self, suit: str) -> str:
        """Name a suit: Hearts, Trumps."""
        return self.plain(SUIT_NAMES[suit])

    def one_of(self, suit: str) -> str:
        """Name any card of a suit: a heart, a trump."""
        return self.plain(ONE_OF_SUIT[suit])

    def label(self, card: Card) -> str:
        """Name a card by itself, as under a picture: King of Hearts, Trump 21, Stiess."""
        if card.suit == TRUMP and card.rank.isdigit():
            return self("Trump {number}", number=card.rank)
        return self.plain(card.name)

    def the(self, card: Card) -> str:
        """Name a card in a sentence: the King of Hearts, the 21, the Stiess."""
        if card.name.isdigit():
            return self("the {number}", number=card.name)
        return self.plain(f"the {card.name}")  # a message of its own: articles differ by card

    def both(self, words: Sequence[str]) -> str:
        """Join all of several: 21, 7 and 1."""
        return self._join(words, AND)

    def either(self, words: Sequence[str]) -> str:
        """Join one of several: 21, 7 or 1."""
        return self._join(words, OR)

    def names(self, cards: Sequence[Card]) -> list[str]:
        """Name cards for a list: the trumps by their numbers alone."""
        return [self.plain(card.name) for card in cards]

    def _join(self, words: Sequence[str], pair: str) -> str:
        *first, last = words
        return self(pair, first=", ".join(first), last=last) if first else last


@lru_cache(maxsize=8)
def speech(locale: str) -> Speech:
    """Return the speech of a language; one that is not known is answered in English."""
    known = locale if locale in LOCALES else "en"
    data = None
    if known != "en":
        try:
            data = pkgutil.get_data(__name__, f"{known}/LC_MESSAGES/{DOMAIN}.mo")
        except OSError:  # not compiled yet
            data = None
    if data is None:
        return Speech(known, gettext.NullTranslations())
    return Speech(known, gettext.GNUTranslations(io.BytesIO(data)))
