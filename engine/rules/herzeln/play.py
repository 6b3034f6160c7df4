"""The rules of Herzeln from the seats to the sheet: sections 2 to 8."""

from __future__ import annotations

from engine.rules import entry, part, section

_EIGHT = "article suit-rows"
_ROW = "article hausruck"

PLAYERS = section(
    2,
    "Players and aim",
    part(
        "",
        entry(
            "HZ-2.1",
            "Everyone alone",
            "Three or four people play, each for himself or herself.",
            "W D A R I",
        ),
        entry("HZ-2.2", "Clockwise", "Deal and play go clockwise, to the left.", "W"),
        entry(
            "HZ-2.3",
            "Eight deals",
            "A Partie has eight deals, each with a contract of its own, always in the same order. "
            "It is played through once.",
            "W D",
            profiles=_EIGHT,
        ),
        entry(
            "HZ-2.4",
            "The highest total",
            "Points can be more or less than nothing. Whoever has the highest total after the last "
            "deal wins.",
            "W",
        ),
        entry("HZ-2.5", "Half an hour", "A Partie takes about 30 minutes.", "W"),
        entry(
            "HZ-2.6",
            "A compendium",
            "Herzeln is a compendium: one game made of several, eight deals of one round each.",
            "W",
        ),
    ),
)

CARDS = section(
    3,
    "The cards",
    part(
        "",
        entry(
            "HZ-3.1",
            "The pack",
            "Four people play with 32 cards, four suits of eight. For three the Eights and Sevens "
            "are left out, and 24 cards remain.",
            "W D A R",
        ),
        entry(
            "HZ-3.2",
            "The Ten is second",
            "From high to low a suit runs Ace, Ten, King, Queen, Jack, Nine, Eight, Seven: the Ten "
            "beats the King, and only the Ace beats the Ten.",
            "W D",
            profiles=_EIGHT,
            figure="table:suit",
        ),
        entry("HZ-3.3", "No trumps", "There is no trump suit.", "W D A R"),
        entry(
            "HZ-3.4",
            "French or German cards",
            "The sources differ about the cards for four: German suits or French ones. An Ober is "
            "a Queen, an Unter a Jack, a Deuce an Ace.",
            "W D A R",
        ),
        entry(
            "HZ-3.5",
            "Cards count nothing",
            "Cards have no points of their own. Only the contract of the deal says what counts.",
            "W D",
        ),
        entry(
            "HZ-3.6",
            "Which pack for whom",
            "Four use German suits, three use French ones. Hearts are Hearts, Bells are Diamonds, "
            "Leaves are Spades, Acorns are Clubs; records write the French letters.",
            "W I",
            profiles=_EIGHT,
        ),
    ),
)

DEAL = section(
    4,
    "The deal",
    part(
        "",
        entry(
            "HZ-4.1",
            "Eight cards each",
            "All cards are dealt, eight to each player. So a deal that is played in tricks has "
            "eight of them.",
            "I",
        ),
        entry("HZ-4.2", "Twice four", "The cards are dealt in two rounds of four.", "I"),
        entry(
            "HZ-4.3",
            "Who deals",
            "The first dealer is drawn. After every deal the pack moves one seat to the left.",
            "I",
        ),
        entry(
            "HZ-4.4",
            "Nothing before play",
            "There is no talon, no exchange, no bidding and no doubling: the contract of each deal "
            "is fixed, and players only play cards.",
            "I",
        ),
    ),
)

TRICKS = section(
    5,
    "Playing tricks",
    part(
        "",
        entry(
            "HZ-5.1",
            "The first lead",
            "The player to the dealer’s left leads any card to the first trick.",
            "K H",
        ),
        entry(
            "HZ-5.2",
            "Follow suit",
            "Whoever holds the suit led must play it.",
            "W D",
            figure="position:H10 / HA H8 SA CJ",
        ),
        entry(
            "HZ-5.3",
            "Or any card",
            "Whoever cannot follow suit may play any card.",
            "K I",
            figure="position:H10 / SA S7 DQ CJ",
        ),
        entry("HZ-5.4", "No need to beat", "Nobody has to play higher than the others.", "I"),
        entry(
            "HZ-5.5",
            "Who takes the trick",
            "The highest card of the suit led takes the trick, and whoever played it leads to the "
            "next one. The turn passes to the left.",
            "K",
        ),
        entry(
            "HZ-5.6",
            "Leading hearts",
            "Hearts may be led at any time, unless the table forbids it.",
            "I",
        ),
    ),
)

CONTRACTS = section(
    6,
    "The eight deals",
    part(
        "",
        entry(
            "HZ-6.1",
            "No Hearts",
            "Each heart in your tricks costs points: the Ace 11, the Ten 10, the King 4, the Queen "
            "3, the Jack 2, the others 1 each.",
            "W D A R",
            profiles=_EIGHT,
        ),
        entry("HZ-6.2", "Tricks", "Each trick is worth +10 points.", "W D A R", profiles=_EIGHT),
        entry(
            "HZ-6.3",
            "No Tricks",
            "Each trick costs 10 points.",
            "W D A R",
            profiles=_EIGHT,
        ),
        entry(
            "HZ-6.4",
            "No Queens",
            "Each Queen, or Ober, in your tricks costs 20 points.",
            "W D A R",
            profiles=_EIGHT,
        ),
        entry(
            "HZ-6.5",
            "King of Hearts",
            "The King of Hearts costs whoever takes it 40 points.",
            "W D A R",
            profiles=_EIGHT,
        ),
        entry(
            "HZ-6.6",
            "Last Trick",
            "The eighth trick is worth +40 points.",
            "W D A R",
            profiles=_EIGHT,
        ),
        entry(
            "HZ-6.7",
            "No Last Trick",
            "The eighth trick costs 40 points.",
            "W D A R",
            profiles=_EIGHT,
        ),
        entry(
            "HZ-6.8",
            "Domino",
            "Whoever is rid of all cards first loses nothing; the second loses 10 points, the "
            "third 20 and the fourth 30.",
            "W R",
            profiles=_EIGHT,
            figure="table:deals",
        ),
    ),
    part(
        "What follows from it",
        entry(
            "HZ-6.9",
            "All hearts together",
            "The hearts cost 33 points together; without Eight and Seven 31.",
            "I",
            profiles=_EIGHT,
        ),
        entry(
            "HZ-6.10",
            "Only what is named",
            "In each deal only what its contract names counts: hearts in the first, Queens in the "
            "fourth, one King in the fifth, the eighth trick in the sixth and seventh.",
            "W D",
        ),
        entry(
            "HZ-6.11",
            "When a deal may stop",
            "A deal may stop as soon as nothing can change its points: when all hearts, all four "
            "Queens or the King of Hearts have been taken. The others need all eight tricks.",
            "I",
        ),
        entry(
            "HZ-6.12",
            "The best and the worst",
            "At a table of four nobody can lose more than 303 points in a Partie, and nobody "
            "can win more than 120.",
            "I",
            profiles=_EIGHT,
        ),
    ),
)

DOMINO = section(
    7,
    "The domino",
    part(
        "The row",
        entry("HZ-7.1", "A Jack begins", "The first card is a Jack, or Unter.", "W D R"),
        entry(
            "HZ-7.2",
            "Up and down",
            "From the Jack the row grows at both ends, upward and downward in the order of the "
            "ranks; the suit does not matter.",
            "W D",
            profiles=_ROW,
        ),
        entry(
            "HZ-7.3",
            "Round the corner",
            "Above an Ace the row begins again with the lowest rank: the Seven with 32 cards, the "
            "Nine with 24.",
            "W R",
        ),
        entry(
            "HZ-7.4",
            "The corner at the lower end",
            "It holds the other way too: below the lowest rank an Ace may be laid.",
            "W I",
        ),
        entry(
            "HZ-7.7",
            "Which cards fit",
            "A card fits if its rank is the next one above the upper end or the next one below the "
            "lower end. If it fits at both, whoever lays it says which.",
            "I",
            profiles=_ROW,
        ),
        entry(
            "HZ-7.11",
            "An example",
            "Jack of Clubs; Queen of Diamonds above; Nine of Spades below; King of Diamonds, Ten "
            "of Hearts, Ace of Spades above; Seven of Clubs round the corner. The Eight of Clubs "
            "now fits above the Seven and below the Nine.",
            "I",
            profiles="article",
            figure="table:domino",
        ),
        entry(
            "HZ-7.13",
            "The other Jacks",
            "Once the row has begun, a Jack is a card like any other.",
            "I",
            profiles=_ROW,
        ),
    ),
    part(
        "Taking turns",
        entry(
            "HZ-7.5",
            "One card a turn",
            "The turn goes to the left, and each player lays one card. Whoever can lay a card must "
            "do so, and whoever cannot passes.",
            "H I",
        ),
        entry(
            "HZ-7.6",
            "Who opens",
            "The player to the dealer’s left opens with any Jack, or passes without one; then the "
            "next player may open.",
            "I",
            profiles=_EIGHT,
        ),
        entry(
            "HZ-7.14",
            "No idle pass",
            "Nobody passes who could lay a card, and whoever could open with a Jack must open.",
            "I",
        ),
        entry(
            "HZ-7.8",
            "Never stuck",
            "Somebody can always go on. In one row a card of the rank that the upper end asks for "
            "is left; in rows by suit the next card of every row that is not complete.",
            "I",
        ),
    ),
    part(
        "Going out",
        entry(
            "HZ-7.9",
            "Going out",
            "Whoever lays the last card of the hand is out, and the others go on. When only one is "
            "left, that player takes the last place without playing on.",
            "W I",
        ),
        entry(
            "HZ-7.10",
            "The places",
            "The places are worth 0, −10, −20 and −30; with three players 0, −10 and −20.",
            "W R I",
            profiles=_EIGHT,
        ),
        entry(
            "HZ-7.12",
            "Relatives",
            "The deal resembles Sevens and the Austrian Unteransetzen. It is played with the same "
            "cards as the other seven.",
            "W I",
        ),
    ),
)

SCORE = section(
    8,
    "The sheet",
    part(
        "",
        entry(
            "HZ-8.1",
            "Writing down",
            "After each deal its points are written down and added up. Nobody pays anybody, and "
            "nothing is multiplied.",
            "W",
        ),
        entry("HZ-8.2", "Ties", "Equal totals share their place.", "I"),
    ),
    part(
        "Examples",
        entry(
            "HZ-8.3",
            "Hearts shared out",
            "A takes Ace and King of Hearts, B the Ten, C Queen and Jack, D the rest: −15, −10, −5 "
            "and −3.",
            "I",
            profiles=_EIGHT,
            figure="example:hearts-shared",
        ),
        entry(
            "HZ-8.4",
            "Queens shared out",
            "A takes no Queen, B takes two, C and D one each: 0, −40, −20 and −20.",
            "I",
            profiles=_EIGHT,
            figure="example:queens-shared",
        ),
        entry(
            "HZ-8.5",
            "Places in the domino",
            "B is out first, then D, then A; C is left with cards: B 0, D −10, A −20, C −30.",
            "I",
            profiles=_EIGHT,
            figure="example:domino-places",
        ),
        entry(
            "HZ-8.6",
            "A Partie of four",
            "Eight deals end with A −55, B −70, C −85 and D −3: −213 together, and D wins.",
            "I",
            profiles=_EIGHT,
            figure="example:partie-of-four",
        ),
        entry(
            "HZ-8.7",
            "A Partie of three",
            "Eight deals end with A −91, B −97 and C +7: −181 together, and C wins.",
            "I",
            profiles=_EIGHT,
            figure="example:partie-of-three",
        ),
    ),
)

SECTIONS = (PLAYERS, CARDS, DEAL, TRICKS, CONTRACTS, DOMINO, SCORE)
