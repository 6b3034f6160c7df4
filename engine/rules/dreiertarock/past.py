"""Dreiertarock in time and space: its history (section 13) and its variants (section 14)."""

from __future__ import annotations

from engine.rules import entry, part, section
from engine.rules.dreiertarock.play import QUEENS

HISTORY = section(
    13,
    "History",
    part(
        "",
        entry(
            "DT-13.1",
            "Carinthia and Slovenia",
            "Tarock for three was once liked all over Austria beside the games for four and has "
            "lost ground since. Dreiertarock is still played, above all in Carinthia, and in "
            "Slovenia, where playing in threes has stayed popular.",
            "W",
        ),
        entry(
            "DT-13.2",
            "A regret",
            "Mayr and Sedlaczek regret the decline, because games for three ask for much skill.",
            "W",
        ),
        entry(
            "DT-13.3",
            "2013, Vienna",
            "On 19 January 2013 the first International Piatnik Tarock Tournament was held in the "
            "Wien Museum during an exhibition on the games of the city. Wolfgang Mayr and Robert "
            "Sedlaczek had organised it; 80 players from seven countries came. Dreiertarock was "
            "one of its five events, beside Königrufen, Hungarian Tarock, Neunzehnerrufen and "
            "Zwanzigerrufen without the talon.",
            "TT W",
        ),
        entry(
            "DT-13.4",
            "One name, several games",
            "Dreiertarock also means any tarock game for three. In the narrowest sense German "
            "Wikipedia uses it for the game with 42 cards (DT-14.8). It is not Tapp Tarock, whose "
            "bids are Dreier, Unterer, Oberer and Solo.",
            "DE HT",
        ),
        entry(
            "DT-13.5",
            "No date",
            "Wikipedia files the game among those of the nineteenth century; no source that was "
            "read says when it began.",
            "W",
        ),
        entry(
            "DT-13.6",
            "Relatives",
            "Its relatives are Tapp Tarock, Illustrated Tarock, Point Tarock and Strohmandeln.",
            "W",
        ),
        entry(
            "DT-13.7",
            "Where to read on",
            "Wolfgang Mayr and Robert Sedlaczek, “Die Strategie des Tarockspiels”, Vienna 2008, "
            "pages 354–359. Hugo Kastner and Gerald Kador Folkvord, “Die große "
            "Humboldt-Enzyklopädie der Kartenspiele”, Baden-Baden 2005, pages 246–248.",
            "W",
        ),
    ),
)

VARIANTS = section(
    14,
    "Variants",
    part(
        "",
        entry(
            "DT-14.1",
            "Bidding in pairs",
            "Forehand must bid, and whoever is overbid answers at once: holds or passes. After a "
            "hold the other raises by a step or passes, until one of the two is out; then the next "
            "player speaks. A Solo is answered only by a Solo Valat of somebody who has not "
            "spoken. There are 66 complete auctions.",
            "QH I",
            profiles=QUEENS,
        ),
        entry(
            "DT-14.2",
            "Trischaken",
            "If both others pass on an Einser, forehand may switch to Trischaken, where each plays "
            "alone and avoids points, the talon counts for nobody, and the Pagat is played only as "
            "one’s last tarock. Whoever has most points pays 30 to each of the others; two who "
            "share the most pay 30 each to the third. Somebody without any card points gets 30 "
            "from each of the others instead. Each may say kontra once, which doubles; under "
            "DT-14.6 it is cheaper, and the talon counts.",
            "QH I",
            profiles=QUEENS,
        ),
        entry(
            "DT-14.3",
            "All tricks",
            "All 16 tricks in an ordinary contract are worth 240 instead of game and bonuses, in "
            "the game of St. Louis four times the contract (DT-14.6).",
            "QH",
            profiles=QUEENS,
        ),
        entry(
            "DT-14.4",
            "Solo doubles",
            "A Solo doubles all bonuses.",
            "QH",
            profiles=QUEENS,
        ),
        entry(
            "DT-14.5",
            "With 40, with 50",
            "A promise of 40 or 50 card points could be announced, for 20 or 40. It is named in "
            "one program and played by none.",
            "QH",
        ),
        entry(
            "DT-14.6",
            "St. Louis",
            "Einser 10, Zweier 20, Dreier 30, Solo 40, Solo Valat 320, and no Vierer or Fünfer; "
            "Pagat 10, Uhu 20, Kakadu 30, the other bonuses 10. All tricks are worth four times "
            "the contract. A Trischaken is worth 10; each must beat if possible, and the last "
            "trick takes the talon.",
            "QH",
            profiles="st-louis",
        ),
        entry(
            "DT-14.7",
            "Four at the table",
            "If four sit down, the dealer takes no cards and neither pays nor receives.",
            "QH",
            profiles=QUEENS,
        ),
        entry(
            "DT-14.8",
            "With 42 cards",
            "Without the three lowest cards of each suit the game is dealt clockwise, twelve cards "
            "each and two packets of three. Cards are counted one by one, pip cards nothing, 90 in "
            "all, and 46 are needed. It has bids and a tariff of its own and is another game, "
            "which is not played here.",
            "TG QH",
        ),
    ),
)

SECTIONS = (HISTORY, VARIANTS)
