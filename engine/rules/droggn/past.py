"""Where Droggn comes from, and how else it was played: sections 13 and 14."""

from __future__ import annotations

from engine.rules import entry, part, section

HISTORY = section(
    13,
    "History",
    part(
        "The game and its cards",
        entry(
            "DG-13.8",
            "The name and the place",
            "Droggn is dialect for playing tarock, elsewhere tarockieren, and has become the "
            "proper name of this game, also called Französisches Tarock. It was played in the "
            "Stubai valley in the Tyrol, Austria, until the 1980s, and is extinct.",
            "W",
        ),
        entry(
            "DG-13.1",
            "Packs of 66",
            "Tarock packs of 66 cards from the Tyrol are known from the nineteenth century. "
            "Michael Dummett knew three such packs by different makers (The Game of Tarot, 1980, "
            "page 466), but no game for them.",
            "P W",
        ),
        entry(
            "DG-13.9",
            "An unusual number",
            "Until recently no book recorded a game for 66 cards, and nobody makes such a pack "
            "today. Austrian literature even held that games with more than 54 cards had died out "
            "in the early nineteenth century.",
            "W",
        ),
        entry(
            "DG-13.2",
            "The last packs",
            "Packs of 66 were still sold early in the twentieth century; later the players used "
            "Piatnik’s Großtarock of 78. Piatnik made such packs into the 1980s, and Remigius "
            "Geiser learned from the firm in 1992 that the last ones had gone only to the Stubai "
            "valley near Innsbruck.",
            "P W",
        ),
        entry(
            "DG-13.7",
            "Packs to play with today",
            "Tarot Nouveau, Piatnik’s Tiroler Tarock and Russisches Tiertarock have 78 cards each "
            "and can be stripped. The last packs in the valley were of the Industrie und Glück "
            "pattern and are no longer made; Tiroler Tarock reproduces scenes from Tyrolean "
            "battles, Russisches Tiertarock the Russian form of the Bavarian Animal Tarot.",
            "W",
        ),
    ),
    part(
        "How the rules were saved",
        entry(
            "DG-13.3",
            "Fieldwork in 1996",
            "John McLeod and Remigius Geiser were in Fulpmes from 31 March to 4 April 1996 and "
            "played on three days at Gasthof Jenewein and in private houses in Telfes and Fulpmes. "
            "Adolf Rainalter, Rudolf Leitgeb, Benedikt Falschlunger and Dr Hubert Krösbacher "
            "showed them the game. None of them had played for ten years.",
            "P W",
        ),
        entry(
            "DG-13.11",
            "Literature",
            "Michael Dummett, “The Game of Tarot”, London 1980, page 466. Dummett and John McLeod, "
            "“A History of Games Played with the Tarot Pack”, volume 1, Lewiston 2004, pages "
            "140–141. McLeod and Remigius Geiser, “Stubai Droggn and Dobbm – two living fossils of "
            "the Austrian card game landscape”, The Playing-Card XXVII (May–June 1999), pages "
            "269–276, continued in XXVIII/1. Wikipedia files the game under Austrian card games of "
            "the nineteenth century, among those whose Fool is an excuse.",
            "W",
        ),
    ),
    part(
        "Where it may come from",
        entry(
            "DG-13.4",
            "What the players said",
            "Some called it Französisches Tarock and thought of France or French Switzerland and "
            "the days of Andreas Hofer. Others held that Italian pedlars had brought it from "
            "northern Italy.",
            "P W",
        ),
        entry(
            "DG-13.5",
            "Tarok l’Hombre, and perhaps soldiers",
            "McLeod and Geiser count it among the family of Tarok l’Hombre of the nineteenth "
            "century, with two higher bids added later. They grant that a game of Napoleonic "
            "soldiers from eastern France may be its source.",
            "W",
        ),
        entry(
            "DG-13.10",
            "Descent",
            "It descends from the later form of Tarok l’Hombre, a game for 78 cards that was "
            "popular in Austria and Germany, and shares features with older forms of French Tarot. "
            "Whether soldiers brought it in the Napoleonic Wars or it came from northern Italy, "
            "the players disagreed.",
            "W",
        ),
        entry(
            "DG-13.6",
            "Taroc l’Hombre",
            "Taroc l’Hombre came from Italy about 1770, where it was called Tarocc ’Ombre, and "
            "brought bidding into tarot. Its first rules were printed in 1795, its last in 1905.",
            "T D",
        ),
    ),
)

VARIANTS = section(
    14,
    "Variants",
    part(
        "",
        entry(
            "DG-14.1",
            "Other ways to deal",
            "Some lay the talon down after the second round of seven. Others deal fives three "
            "times, then threes twice, then the talon.",
            "P",
        ),
        entry(
            "DG-14.2",
            "The talon shown",
            "In an Ansager the talon is shown to all before the declarer takes it, in a Solo it is "
            "not (Krösbacher, Falschlunger).",
            "P",
            profiles="exposed-talon",
        ),
        entry(
            "DG-14.3",
            "No Gstieß in the last trick",
            "The Gstieß may not be played to the last trick, and whoever does so pays as for a "
            "revoke (Krösbacher). So it must be played to the last trick but one at the latest.",
            "P I",
            profiles="exposed-talon",
        ),
        entry(
            "DG-14.4",
            "Kleine und Gstieß ultimo",
            "A declarer who leads to the last trick but one with Pagat and Gstieß, when no other "
            "trump is left in play, plays both together for 20 points (Falschlunger). The others "
            "did not know this.",
            "P",
        ),
        entry(
            "DG-14.5",
            "Another threshold",
            "One informant gave 38 as what the declarer needs, and later said that 37 to 37 goes "
            "to the side with the last trick.",
            "P",
        ),
        entry(
            "DG-14.6",
            "A Super Mord with Pagat scores",
            "A less likely reading adds all Pagat scores to a Super Mord: 172 with a captured "
            "Pagat, and 162 lost where a trick was lost but the Pagat caught.",
            "P",
        ),
        entry(
            "DG-14.7",
            "With 78 cards",
            "The cards are dealt in fives, 25 to each player, and a deal has 25 tricks. The pack "
            "is worth 130 − 52 = 78 points, of which the declarer needs 39; the points above or "
            "below are counted from 39. A Match brings the "
            "value and 39 more, a Super Mord probably 169, with a card laid out 189.",
            "P I",
            profiles="78-cards",
        ),
    ),
)

SECTIONS = (HISTORY, VARIANTS)
