"""The rules of Dreiertarock from the count to the end of the session: sections 9 to 11."""

from __future__ import annotations

from engine.rules import entry, part, section

_TARIFF = "article austrian queens-hand"
_PLAIN = "article austrian"

COUNTING = section(
    9,
    "Counting",
    part(
        "",
        entry(
            "DT-9.1",
            "Groups of three",
            "The cards won are laid in threes. Add the three values of each group and take 2 off.",
            "W",
        ),
        entry(
            "DT-9.2",
            "The formula",
            "The points of a pile are the sum of its values less two thirds of the number of its "
            "cards.",
            "I",
        ),
        entry(
            "DT-9.3",
            "Cards left over",
            "If a house rule ever left two cards or one, they would lose 1. With these rules it "
            "does not happen.",
            "QH",
        ),
        entry(
            "DT-9.4",
            "A game lost by one point",
            "A declarer took nine tricks and laid three cards away. Among these 30 cards are XXI, "
            "I, two Kings, two Queens, a Cavalier and a Jack; the other 22 are worth 1 each. Their "
            "values add up to 55, ten groups lose 20, and 35 is lost.",
            "I",
            figure="example:lost-by-one",
        ),
        entry(
            "DT-9.5",
            "With one more Queen",
            "If one of the cards of 1 were a Queen, the values would add up to 58, and the game "
            "would be won with 38 to 32.",
            "I",
        ),
    ),
)

SETTLEMENT = section(
    10,
    "Settlement",
    part(
        "The tariff",
        entry(
            "DT-10.1",
            "What it is worth",
            "In cents, for each opponent: Einser 30, Zweier 40, Dreier 50, Vierer 60, Fünfer 70, "
            "Solo 120, Solo Valat 960. Trull, Königstrull and Mondfang are 10 each; winning the "
            "last trick with the Pagat is 40, the 15th with the Uhu 60, the 14th with the Kakadu "
            "80. A bird that was announced is worth double.",
            "HT QH",
            profiles=_TARIFF,
            figure="table:tariff",
        ),
        entry(
            "DT-10.2",
            "Cards won, not held",
            "Trull and Königstrull are scored for cards won, not for cards held in the hand.",
            "HT",
        ),
        entry(
            "DT-10.3",
            "For either side",
            "No bonus depends on who wins the game, and each can go to either side.",
            "W I",
        ),
    ),
    part(
        "How it is paid",
        entry(
            "DT-10.4",
            "With the declarer",
            "Each defender settles the same amount with the declarer. The two defenders pay each "
            "other nothing.",
            "QH",
        ),
        entry(
            "DT-10.5",
            "Game and bonuses",
            "The amount is the value of the contract, more or less the bonuses. If the game is "
            "lost, the declarer pays the value of the contract.",
            "QH I",
        ),
        entry(
            "DT-10.6",
            "Birds that fail",
            "If an announced bird fails, its announced value goes to the other side. If a silent "
            "one is played to its trick and beaten, even by the holder’s partner, its silent value "
            "goes to the other side. A silent bird that is lost earlier counts nothing.",
            "QH",
        ),
        entry(
            "DT-10.7",
            "Mondfang",
            "Catching the Mond counts only if Mond and Sküs belonged to different sides.",
            "QH",
        ),
        entry(
            "DT-10.8",
            "Solo Valat",
            "A Solo Valat is won with all 16 tricks and lost with fewer. No bonuses are added.",
            "QH I",
        ),
        entry(
            "DT-10.9",
            "All tricks elsewhere",
            "All 16 tricks in another contract have no value of their own: contract and bonuses "
            "are scored as they stand.",
            "I",
            profiles=_PLAIN,
        ),
        entry(
            "DT-10.10",
            "Bonuses in a Solo",
            "A Solo does not change what the bonuses are worth.",
            "I",
            profiles=_PLAIN,
        ),
    ),
    part(
        "Examples",
        entry(
            "DT-10.11",
            "Zweier with an announced Pagat",
            "A Zweier is won and the announced Pagat made: 40 + 80 = 120. The declarer gets 240, "
            "each defender pays 120.",
            "QH I",
            figure="example:pagat-announced",
        ),
        entry(
            "DT-10.12",
            "Zweier with a silent Pagat",
            "A Zweier is won and the last trick taken with a silent Pagat: 40 + 40 = 80. The "
            "declarer gets 160, each defender pays 80.",
            "I",
            figure="example:pagat-silent",
        ),
        entry(
            "DT-10.13",
            "A lost Einser",
            "An Einser is lost with 34 points, a defender’s Sküs caught the declarer’s Mond, and "
            "the defenders have all four Kings: −30 − 10 − 10 = −50. The declarer pays 50 to each.",
            "I",
            figure="example:lost-einser",
        ),
        entry(
            "DT-10.14",
            "A lost Solo",
            "A Solo is lost and the announced Pagat beaten in the last trick: −120 − 80 = −200. "
            "The declarer pays 200 to each. Where a Solo doubles the bonuses it is −120 − 160 = "
            "−280.",
            "I",
            figure="example:lost-solo",
        ),
        entry(
            "DT-10.15",
            "Bonuses for both sides",
            "A Fünfer is won with all four Kings and a silent Uhu, but the declarer’s silent Pagat "
            "was beaten in the last trick: 70 + 10 + 60 − 40 = 100. The declarer gets 200.",
            "I",
            figure="example:both-sides",
        ),
        entry(
            "DT-10.16",
            "Solo Valat, won or lost",
            "A Solo Valat brings the declarer 1920, 960 from each defender. If it fails, the "
            "declarer pays as much.",
            "I",
            figure="example:solo-valat",
        ),
        entry(
            "DT-10.17",
            "A bonus outweighs the game",
            "A Dreier is lost, but the announced Kakadu was made: −50 + 160 = 110. The declarer "
            "gets 220.",
            "I",
            figure="example:kakadu-pays",
        ),
        entry(
            "DT-10.18",
            "Kings made safe",
            "In an Einser the declarer lays the XXI and two Kings away, takes the two other Kings "
            "in tricks and has 41 points: 30 + 10 = 40. The declarer gets 80. With the Austrian "
            "limits that discard is refused.",
            "I",
            figure="example:kings-made-safe",
        ),
    ),
)

END = section(
    11,
    "The end",
    part(
        "",
        entry(
            "DT-11.1",
            "How long",
            "How many deals are played is not fixed, and a running account is kept. A tournament "
            "in Vienna in 2013 had three rounds against the clock, with 10, 8, 6 and 4 points for "
            "the places at a table.",
            "QH TT",
        ),
    ),
)

SECTIONS = (COUNTING, SETTLEMENT, END)
