"""Cards, packs, and sets of cards as bit sets.

A pack fixes one order that serves three purposes: it is the order in which a hand
is shown, the order of strength, and the order of the bits. The Fool and the trumps
come first, high to low, then each suit, high to low. So of any cards of one suit the
*lowest* bit is the strongest card, and ``bits & -bits`` finds it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from engine.errors import NotationError, PackError, quoted

TRUMP = "T"
FOOL = "F"
"""The suit of a Fool that is no trump and asks for no suit; elsewhere the Fool is a trump."""
SUITS = {"H": "Hearts", "S": "Spades", "D": "Diamonds", "C": "Clubs"}
COURTS = {"K": "King", "Q": "Queen", "C": "Cavalier", "J": "Jack"}
_SYMBOLS = str.maketrans({"♥": "H", "♠": "S", "♦": "D", "♣": "C"})
_FOOLS = {"F", "FOOL", "STIESS", "STIEß", "GSTIESS", "GSTIEß", "SKÜS", "SKUS", "SKÜSE", "SKIS"}
_PIPS = frozenset(map(str, range(2, 11)))
_ROMAN = re.compile(r"(X{0,2})(IX|IV|V?I{0,3})$")


@dataclass(frozen=True, slots=True)
class Card:
    """One card of a pack: ``index`` is its place there, ``value`` its nominal card points."""

    code: str
    suit: str
    rank: str
    name: str
    value: int
    index: int

    def __str__(self) -> str:
        return self.code


class Pack:
    """All cards of one kind of pack, and the reading of card texts.

    ``suits`` are the names of its suits, ``bits_of[suit]`` is the bit set of a suit (``"T"``
    holds the trumps, and the Fool where it is one of them, else ``"F"`` holds the Fool),
    ``suit_bits[index]`` that of the card's suit, ``values[index]`` the nominal points,
    ``by_value`` the bit set of the cards of each value.
    """

    def __init__(
        self, name: str, title: str, cards: Iterable[Card], suits: Mapping[str, str] = SUITS
    ) -> None:
        self.name = name
        self.title = title
        self.suits = suits
        self.cards = tuple(cards)
        self.by_code = {card.code: card for card in self.cards}
        self.values = tuple(card.value for card in self.cards)
        self.all_bits = (1 << len(self.cards)) - 1
        self.bits_of: dict[str, int] = {}
        for card in self.cards:
            self.bits_of[card.suit] = self.bits_of.get(card.suit, 0) | 1 << card.index
        self.suit_bits = tuple(self.bits_of[card.suit] for card in self.cards)
        self.trumps = self.bits_of.get(TRUMP, 0)
        of_value: dict[int, int] = {}
        for card in self.cards:
            of_value[card.value] = of_value.get(card.value, 0) | 1 << card.index
        self.by_value = tuple(of_value.items())

    def __repr__(self) -> str:
        return f"Pack({self.name!r})"

    @property
    def face(self) -> str:
        """How its cards are drawn: the name without the size, if it ends in one (``french-24``)."""
        face, _, size = self.name.rpartition("-")
        return face if size.isdecimal() else self.name

    def __len__(self) -> int:
        return len(self.cards)

    def card(self, text: str) -> Card:
        """Read one card, forgivingly: ``HK``, ``kh``, ``♥K``, ``T21``, ``21``, ``XXI``, ``Sküs``.

        Raises `NotationError` for a text that is no card, `PackError` for one of another pack.
        """
        code = _code(text)
        try:
            return self.by_code[code]
        except KeyError:
            found = quoted(text.strip())
            raise PackError(f"card {found} is not in the {self.title} pack") from None

    def read(self, text: str) -> tuple[Card, ...]:
        """Read cards separated by blanks or commas, each at most once, in the order given."""
        cards = tuple(self.card(part) for part in re.split(r"[\s,]+", text.strip()) if part)
        self.set(cards)
        return cards

    def first(self, bits: int) -> str:
        """Return the code of the first of some cards, which are told as bits."""
        return next(iter(CardSet(self, bits))).code

    def set(self, cards: Iterable[Card]) -> CardSet:
        """Put cards into a set; a card twice is a `PackError`."""
        bits = 0
        for card in cards:
            if bits >> card.index & 1:
                raise PackError(f"card {card.code} occurs twice")
            bits |= 1 << card.index
        return CardSet(self, bits)


@dataclass(frozen=True, slots=True)
class CardSet:
    """A set of cards of one pack; iterates in pack order."""

    pack: Pack
    bits: int

    def __iter__(self) -> Iterator[Card]:
        bits, cards = self.bits, self.pack.cards
        while bits:
            low = bits & -bits
            yield cards[low.bit_length() - 1]
            bits ^= low

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self.bits >> card.index & 1)

    def __or__(self, other: CardSet) -> CardSet:
        return CardSet(self.pack, self.bits | other.bits)

    def __and__(self, other: CardSet) -> CardSet:
        return CardSet(self.pack, self.bits & other.bits)

    def __sub__(self, other: CardSet) -> CardSet:
        return CardSet(self.pack, self.bits & ~other.bits)

    def __str__(self) -> str:
        return " ".join(card.code for card in self)

    @property
    def codes(self) -> list[str]:
        """The codes of the cards, in pack order."""
        return [card.code for card in self]


def _code(text: str) -> str:
    """Turn what people type for a card into its code, or raise `NotationError`."""
    word = text.strip().upper().translate(_SYMBOLS)
    if word in _FOOLS:
        return "F"
    number = _trump_number(word.removeprefix(TRUMP))
    if number:
        return f"{TRUMP}{number}"
    for suit, rank in ((word[:1], word[1:]), (word[-1:], word[:-1])):
        if suit in SUITS and (rank in COURTS or rank == "A" or rank in _PIPS):
            return suit + rank
    raise NotationError(f"cannot read {quoted(text.strip())} as a card (write HK, S10, T21 or F)")


def _trump_number(word: str) -> int:
    """Read ``21`` or ``XXI`` as 21; 0 for anything else."""
    if word.isascii() and word.isdigit() and len(word) <= 2:
        number = int(word) if word[0] != "0" else 0
        return number if number <= 21 else 0
    match = _ROMAN.match(word) if word else None
    if not match:
        return 0
    tens, ones = match.groups()
    units = {"": 0, "I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6, "VII": 7, "VIII": 8}
    number = 10 * len(tens) + units.get(ones, 9)
    return number if number <= 21 else 0


_HIGH_PIPS = ("10", "9", "8", "7")
_RED_PIPS = ("A", "2", "3", "4")
_COURT_VALUES = {"K": 5, "Q": 4, "C": 3, "J": 2}
_FRENCH_RANKS = {"A": "Ace", **COURTS}


@lru_cache(maxsize=1)
def cego_pack() -> Pack:
    """Return the 54 Cego cards of DR-3: 22 trumps and four suits of eight, red pips reversed."""
    return Pack("cego", "Cego", _tarock_cards("Stiess"))


@lru_cache(maxsize=1)
def industrie_pack() -> Pack:
    """Return the 54 cards of DT-3, pattern *Industrie und Glück*: Roman numbers, a Sküs."""
    return Pack("industrie", "Industrie und Glück", _in_romans(_tarock_cards("Sküs")))


_ROMANS = (
    *("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"),
    *("XII", "XIII", "XIV", "XV", "XVI", "XVII", "XVIII", "XIX", "XX", "XXI"),
)


def _in_romans(cards: Iterable[Card]) -> Iterator[Card]:
    """Name the trumps by the Roman numbers that some packs print on them."""
    for card in cards:
        yield replace(card, name=_ROMANS[int(card.name)]) if card.name.isdecimal() else card


def _tarock_cards(
    fool: str,
    *,
    fool_suit: str = TRUMP,
    cavalier: str = COURTS["C"],
    black: Iterable[str] = _HIGH_PIPS,
    red: Iterable[str] = _RED_PIPS,
) -> Iterator[Card]:
    """Yield a Tarock pack in pack order: 54 cards unless other pips are told.

    The values are those of DR-3.5, DT-3.4 and DG-3.5.
    """
    yield Card("F", fool_suit, "F", fool, 5, 0)
    for index in range(1, 22):
        number = 22 - index
        value = 5 if number in {21, 1} else 1
        yield Card(f"T{number}", TRUMP, str(number), str(number), value, index)
    index = 22
    names = {**_FRENCH_RANKS, "C": cavalier}
    for suit, suit_name in SUITS.items():
        for rank in (*COURTS, *(red if suit in "HD" else black)):
            rank_name = names.get(rank, rank)
            value = _COURT_VALUES.get(rank, 1)
            yield Card(suit + rank, suit, rank, f"{rank_name} of {suit_name}", value, index)
            index += 1


@lru_cache(maxsize=2)
def tyrolean_pack(size: int = 66) -> Pack:
    """Return the 66 cards of DG-3: a Gstieß that is no trump, 21 trumps, four suits of eleven.

    The trumps have Roman numbers. With ``size`` 78 the suits have fourteen cards (DG-14.7);
    other sizes are a ``ValueError``.
    """
    if size not in {66, 78}:
        raise ValueError(f"there is no Tyrolean pack of {size} cards")
    number = 7 if size == 66 else 10
    pips = ("A", *map(str, range(2, 11)))
    red, black = pips[:number], pips[::-1][:number]
    cards = _tarock_cards("Gstieß", fool_suit=FOOL, cavalier="Rider", black=black, red=red)
    return Pack(f"tyrolean-{size}", "Tyrolean", _in_romans(cards))


GERMAN_SUITS = {"H": "Hearts", "S": "Leaves", "D": "Bells", "C": "Acorns"}
_GERMAN_RANKS = {"A": "Deuce", "K": "King", "Q": "Ober", "J": "Unter"}
TEN_SECOND = ("A", "10", "K", "Q", "J", "9", "8", "7")
"""The ranking of HZ-3.2, high to low."""
TEN_AMONG_PIPS = ("A", "K", "Q", "J", "10", "9", "8", "7")
"""The ranking of HZ-11.1, high to low."""


@lru_cache(maxsize=8)
def skat_pack(size: int = 32, face: str = "french", ranks: tuple[str, ...] = TEN_SECOND) -> Pack:
    """Return 32 cards, or 24 without Eights and Sevens (HZ-3.1), of which none counts (HZ-3.5).

    ``face`` is ``french`` or ``german`` and changes the names alone: the codes are the French
    ones (HZ-3.6). ``ranks`` are those of 32 cards, high to low; there are no trumps (HZ-3.3).
    """
    german = face == "german"
    suits, names = (GERMAN_SUITS, _GERMAN_RANKS) if german else (SUITS, _FRENCH_RANKS)
    codes = [(suit, rank) for suit in suits for rank in ranks if size == 32 or rank not in "87"]
    cards = (
        Card(suit + rank, suit, rank, f"{names.get(rank, rank)} of {suits[suit]}", 0, index)
        for index, (suit, rank) in enumerate(codes)
    )
    return Pack(f"{face}-{size}", f"{face.capitalize()}-suited", cards, suits)
