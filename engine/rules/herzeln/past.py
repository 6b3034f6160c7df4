"""Where Herzeln comes from, and how else it is played: sections 10 and 11."""

from __future__ import annotations

from engine.rules import entry, part, section

HISTORY = section(
    10,
    "History",
    part(
        "",
        entry(
            "HZ-10.1",
            "Origin unknown",
            "Nobody knows where Herzeln began. Its deals resemble many well-known games, so it was "
            "probably put together from them.",
            "W A",
        ),
        entry(
            "HZ-10.2",
            "A booklet from Vienna",
            "The rules that go round come from an undated booklet of the card maker Piatnik in "
            "Vienna.",
            "W D",
        ),
        entry(
            "HZ-10.3",
            "An Austrian game",
            "It is called an Austrian game, and its name is Austrian.",
            "W A R",
        ),
        entry(
            "HZ-10.4",
            "Relatives",
            "Barbu, Kein Stich, Lorum, Quodlibet, Rosbiratschka and Rumpel are relatives. The "
            "first deal resembles Black Lady, the last one Sevens and Fan Tan.",
            "W D",
        ),
        entry(
            "HZ-10.5",
            "One name, several games",
            "Barbu, Kein Stich and Hearts have been called Herzeln too.",
            "W K",
        ),
        entry(
            "HZ-10.6",
            "How well it is attested",
            "Wikipedia follows the booklet and agrees with allekartenspiele.de. It lists the game "
            "with French, German and William Tell cards.",
            "W",
        ),
    ),
)

VARIANTS = section(
    11,
    "Variants",
    part(
        "",
        entry(
            "HZ-11.1",
            "Hausruckviertel",
            "Four people, 32 double German cards, ranked Ace, King, Ober, Unter, 10 to 7. Five "
            "deals cost 8 points each: first and last trick 4 each, each trick 1, each Ober 2, "
            "each heart 1, the King of Hearts 8. A domino opened by the Unter of Hearts pays 20, "
            "13, 7 and 0. One dealer deals throughout, and the fewest bad points win.",
            "H",
            profiles="hausruck",
        ),
        entry(
            "HZ-11.2",
            "Kein Stich",
            "In this relative four trick games with 32 cards, ranked Ace, King, Ober, Unter, 10 to "
            "7, fill a pot, and a last round of laying cards empties it.",
            "K",
        ),
        entry(
            "HZ-11.3",
            "Rows by suit",
            "Each suit has a row of its own that begins with its Jack. A card fits if it is the "
            "next one above or below in the row of its suit.",
            "KD",
            profiles="suit-rows",
        ),
    ),
)

SECTIONS = (HISTORY, VARIANTS)
