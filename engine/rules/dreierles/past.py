"""Dreierles in time and space: its history (section 14) and its variants (section 15)."""

from __future__ import annotations

from engine.rules import entry, part, section

HISTORY = section(
    14,
    "History",
    part(
        "Traces in print",
        entry(
            "DR-14.1",
            "1917, a poem",
            "The earliest mention known is a poem in the Badische Gewerbe- und Handwerkerzeitung "
            "of 6 January 1917 (page 48), which puts “Dreierle” beside Skat and Jass.",
            "W",
        ),
        entry(
            "DR-14.2",
            "1944, a railwayman",
            "The Nazi newspaper Der Führer (Rastatt edition, 15 February 1944, page 3) praises a "
            "railwayman of 75 who runs the farms of his two sons at war and still enjoys his "
            "“Dreierlespiel”.",
            "W",
        ),
        entry(
            "DR-14.3",
            "1951, Schlager",
            "Friedrich Schlager (Lahr 1951, pages 293–307) takes the game for a simplified Cego of "
            "the twentieth century, and confirms that it was played in the 1920s.",
            "W",
        ),
        entry(
            "DR-14.20",
            "Where to read on",
            "Gerold Blümle, “Das badische Nationalspiel Cego”, Wirtschaftliche Freiheit, 30 July "
            "2018. Ulf Martin and John McLeod, “Playing the Game: Dreierles”, The Playing-Card "
            "47/2 (2018), pages 81–84. Friedrich Schlager, “Das badische Nationalspiel ‘Zego’ und "
            "die andern in Baden und an Badens Grenzen volksüblichen Kartenspiele”, Lahr 1951. "
            "Michael Dummett, “The Game of Tarot”, London 1980. On the web there are rules by "
            "McLeod at pagat.com, by Karlheinz Hornung, and by Walburga Rademacher, as she learned "
            "them as a child.",
            "W",
        ),
    ),
    part(
        "Where it may come from",
        entry(
            "DR-14.4",
            "1980, Dummett",
            "Michael Dummett (The Game of Tarot, page 451) holds that Dreierles is almost "
            "certainly the older game and that Cego grew out of it.",
            "W",
        ),
        entry(
            "DR-14.5",
            "2018, Martin and McLeod",
            "Ulf Martin and John McLeod think that Cego began when Baden soldiers, home from Spain "
            "after 1812, gave Dreierles a new use of the blind that they knew from Cascarela, a "
            "Spanish form of Ombre. Without what it took from Skat (doubling and the Räuber) "
            "Dreierles is very close to the oldest recorded Tapp Tarock, so it may have been "
            "common in Baden before 1812 and be the ancestor of Tapp Tarock.",
            "W",
        ),
        entry(
            "DR-14.6",
            "Or from Austria",
            "McLeod also notes that every element of the game is found in Austrian sources of "
            "1821, and that the Austrian garrison of the federal fortress of Rastatt may have "
            "brought it in the middle of the nineteenth century. The two ideas do not fit together "
            "(DR-OP12).",
            "P",
        ),
        entry(
            "DR-14.18",
            "The Spanish story",
            "A popular story has Cego brought whole from Spain after 1812 by Baden soldiers who "
            "had fought there for Napoleon. It misleads: what came along was a way to use the "
            "blind (DR-14.5).",
            "W",
        ),
        entry(
            "DR-14.13",
            "The family",
            "Dreierles is a trick-taking game for three of the tarock family, in the branch where "
            "the Fool is the highest trump. It seems to be a south German cousin of Tapp Tarock, "
            "the oldest known game for 54 tarock cards, long held to be the parent of all others.",
            "W",
        ),
    ),
    part(
        "Where it is played",
        entry(
            "DR-14.8",
            "Central Baden",
            "Dreierles is at home in central Baden around Rastatt, where Cego cards are used for "
            "nothing else. The river Acher is the border with Cego country.",
            "W P",
        ),
        entry(
            "DR-14.16",
            "Two games in Baden",
            "Baden is the only part of Germany where tarock is still played. Dreierles is the "
            "rarer of its two tarock games; the other, Cego, is played south of the Acher and is "
            "called Baden’s national game.",
            "W",
        ),
        entry(
            "DR-14.17",
            "Towns and villages",
            "Tournaments were held of late at Bühlertal, Iffezheim, Steinmauern and Ottersdorf in "
            "the district of Rastatt and at Achern in the Ortenau. The game is also known east of "
            "Rastatt and at Malsch near Karlsruhe.",
            "W",
        ),
        entry(
            "DR-14.9",
            "Tournaments in the Achertal",
            "At Kappelrodeck and Großweier tournaments began in the 1970s, in 1975 by one "
            "newspaper, 45 years before 2022 by another. Kappelrodeck counted 142 players in 1985 "
            "and 51 in 2022.",
            "N1 N2",
        ),
        entry(
            "DR-14.7",
            "An evening in Steinmauern",
            "On 30 September 2018 John McLeod and Ulf Martin recorded the game at an evening that "
            "Richard Götz had arranged in the restaurant Buon Gusto in Steinmauern, with Otto "
            "Fettig, Elke and Martin Becker, and Anette Hafermann from Iffezheim. Thomas Wimmer "
            "(Achertal) and Walburga Rademacher (Malsch) added letters. The journey followed that "
            "year’s convention of the International Playing Card Society.",
            "P",
        ),
        entry(
            "DR-14.15",
            "A good first tarock game",
            "McLeod finds the rules simpler than those of comparable games, and Dreierles a good "
            "introduction to tarock.",
            "W P",
        ),
    ),
    part(
        "Names and cards",
        entry(
            "DR-14.12",
            "The name",
            "Dreierles, Dreierle and Dreier all come from the lowest contract, the Dreier, in "
            "which three of the blind’s six cards are taken up and three laid aside. The blind is "
            "called Blinder, or der Blinde, probably “the blind man”.",
            "W",
        ),
        entry(
            "DR-14.10",
            "Roadmen’s Cego",
            "The by-name Stroßewartscego, roadmen’s Cego, hints at a game for three when the "
            "fourth Cego player is missing. It must not be confused with Strassenwart "
            "(Vier-Anderle), which uses the same cards but is no tarock game.",
            "W",
        ),
        entry(
            "DR-14.19",
            "Not a kind of Cego",
            "In spite of that by-name Dreierles and Cego are quite different games.",
            "W",
        ),
        entry(
            "DR-14.11",
            "Two card patterns",
            "Cego cards come in two patterns, Adler Cego with animals and Black Forest Cego with "
            "scenes of daily life on the trumps. Both are sold today and differ in little else.",
            "W",
        ),
        entry(
            "DR-14.14",
            "The last of their kind",
            "Cego cards are the only German tarock cards that are still made.",
            "W",
        ),
    ),
)

VARIANTS = section(
    15,
    "Variants",
    part(
        "",
        entry(
            "DR-15.1",
            "Tournaments in Steinmauern",
            "No knocking. A Räuber is worth 3 or 4, as the organiser says; a misdeal costs 3 game "
            "points and a forbidden discard or card 8 times the factor. The number of rounds is "
            "fixed beforehand.",
            "P",
        ),
        entry(
            "DR-15.2",
            "Iffezheim",
            "Stiess, 21 and 1 are called der Alt’, Eisen and Pfiff. An idle dealer neither pays "
            "nor receives and may not knock in a Räuber, and only the declarer scores "
            "combinations. In a Räuber trumps are led to the first three tricks where possible: "
            "Stiess and 21 must go into the first two, one in each, and the 1 into the third. "
            "Whoever holds Stiess or 21 plays it at the first chance, unless the other lies in "
            "that trick; who is short of trumps may have to play one of the three sooner.",
            "P",
            profiles="iffezheim",
            figure="example:iffezheim",
        ),
        entry(
            "DR-15.3",
            "Tournaments in the Achertal",
            "A fifth bid, Solo Du, promises all 16 tricks without the blind and counts eightfold. "
            "The score is written for one player only and is not balanced: the exact difference "
            "from 35 times the factor, 5 more for a win or 5 less for a loss, and 5 for a "
            "combination. The Pfeife, here the little man, wins 10 or loses 20 in the last trick, "
            "twice as much if laid out. The Räuber, called Ramsch, costs each loser 20 and leaves "
            "Stiess, 21 and 1 free. A forbidden card costs 20, and the play goes on. A forbidden "
            "discard costs 20 and ends the deal, which is probably lost by 35 besides. A session "
            "ends with 30 more for each game that somebody won as declarer and 30 less for each "
            "one lost; a lost game also brings each other person 20, or 15 at a table of four.",
            "P I",
            profiles="achertal",
            figure="example:achertal",
        ),
        entry(
            "DR-15.4",
            "Four who play",
            "All four may also play, with 12 cards each, one against three. All pass more often.",
            "P",
        ),
        entry(
            "DR-15.5",
            "Packets of four",
            "Some dealers give the cards in packets of four (DR-4.3).",
            "P",
        ),
    ),
)

SECTIONS = (HISTORY, VARIANTS)
