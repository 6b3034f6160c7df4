"""The rules of Dreiertarock from the seats to the last trick: sections 2 to 8."""

from __future__ import annotations

from engine.rules import entry, part, section

CIRCULAR = "article austrian"
AUSTRIAN = "austrian queens-hand st-louis"
QUEENS = "queens-hand st-louis"

PLAYERS = section(
    2,
    "Players and aim",
    part(
        "",
        entry(
            "DT-2.1",
            "One against two",
            "Three people play. In each deal one of them, the declarer, plays alone against the "
            "two others, the defenders.",
            "W",
        ),
        entry("DT-2.2", "To the right", "Deal, bids and play go anticlockwise.", "W"),
        entry(
            "DT-2.3",
            "Forehand",
            "Forehand sits to the dealer’s right, gets the first cards, speaks first and leads to "
            "the first trick. Then comes the next player to the right; the dealer is last.",
            "W I",
        ),
        entry(
            "DT-2.4",
            "The next dealer",
            "After every deal the pack moves one seat to the right.",
            "I",
        ),
        entry(
            "DT-2.5",
            "Thirty-six points",
            "The declarer needs at least 36 of the 70 card points: “35 and two cards”, or 35⅔, "
            "rounded up. At 35 to 35 the game is lost.",
            "W QH",
        ),
        entry("DT-2.6", "Twenty minutes", "A game takes about 20 minutes.", "W"),
        entry(
            "DT-2.7",
            "What each side wants",
            "The declarer wants 36 card points and as much for game and bonuses as can be had. The "
            "defenders want to prevent that, and bonuses of their own.",
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
            "DT-3.1",
            "The pack",
            "The pack has 54 cards of the pattern Industrie und Glück: 22 tarocks and four suits "
            "of eight. In each suit King, Queen, Cavalier and Jack stand over four pip cards, "
            "which in Hearts and Diamonds run Ace, 2, 3, 4 from high to low and in Spades and "
            "Clubs 10, 9, 8, 7.",
            "W",
            figure="table:ranking",
        ),
        entry(
            "DT-3.2",
            "The Sküs",
            "The Sküs is the highest tarock and nothing else: it excuses nobody from following.",
            "W QH",
        ),
        entry(
            "DT-3.3",
            "Trull and birds",
            "Sküs, XXI (the Mond) and I (the Pagat) together are the Trull. The three lowest "
            "tarocks, Pagat, Uhu (II) and Kakadu (III), are the birds.",
            "QH HT",
        ),
        entry(
            "DT-3.4",
            "What the cards are worth",
            "Sküs, XXI, I and the four Kings are worth 5 each, Queens 4, Cavaliers 3, Jacks 2, and "
            "every other card 1.",
            "W QH",
            figure="table:values",
        ),
        entry(
            "DT-3.5",
            "Seventy in all",
            "The values of the 54 cards add up to 106. They are counted in 18 groups of three, "
            "each of which loses 2, so the pack is worth 106 − 36 = 70 card points.",
            "W QH",
        ),
    ),
)

DEAL = section(
    4,
    "The deal",
    part(
        "",
        entry(
            "DT-4.1",
            "Eight, twice three, eight",
            "From forehand on each player gets eight cards. Then two packets of three are laid "
            "face down for the talon, and each player gets eight more.",
            "W HT QH",
        ),
        entry(
            "DT-4.2",
            "Sixteen tricks",
            "So each hand has 16 cards and the talon six, 54 together, and 16 tricks are played.",
            "QH I",
        ),
        entry(
            "DT-4.3",
            "Two packets",
            "The packets of the talon lie apart, and nobody looks at them before the auction is "
            "over.",
            "W",
        ),
    ),
)

AUCTION = section(
    5,
    "The auction",
    part(
        "What can be bid",
        entry(
            "DT-5.1",
            "The ladder",
            "From low to high the bids are Einser, Zweier, Dreier, Vierer, Fünfer, Solo and Solo "
            "Valat. The five steps below Solo differ in value alone: the talon is used in the same "
            "way and the aim is the same.",
            "W HT QH",
        ),
        entry(
            "DT-5.3",
            "Step by step",
            "The steps are bid one after the other; none may be left out.",
            "W HT",
        ),
        entry(
            "DT-5.5",
            "Solo at once or never",
            "Solo and Solo Valat may be bid only when a player speaks for the first time. Whoever "
            "has bid a step cannot answer a Solo, neither by holding nor by a Solo of his own.",
            "W HT QH I",
        ),
        entry(
            "DT-5.6",
            "Who passes is out",
            "Whoever has passed does not speak again in this auction.",
            "I",
        ),
    ),
    part(
        "Holding, in a circle",
        entry(
            "DT-5.2",
            "Forehand begins",
            "Forehand says Einser or “weiter”, which is a pass; or Solo, or Solo Valat.",
            "W",
            profiles=CIRCULAR,
        ),
        entry(
            "DT-5.4",
            "Pass or hold",
            "A player whose bid was overbid passes or holds, “ich halte”. Who holds would play at "
            "the same value and comes before the one who bid it, until overbid again.",
            "W",
        ),
        entry(
            "DT-5.7",
            "An auction",
            "Forehand bids Einser, the second player Zweier, and the dealer passes. Forehand "
            "holds, and the second player passes. So forehand plays a Zweier.",
            "W I",
            profiles=CIRCULAR,
        ),
        entry(
            "DT-5.8",
            "Who may call what",
            "Forehand is senior to the second player, who is senior to the dealer; the turn goes "
            "round among those who have not passed. On a first turn one may pass, bid the next "
            "step, or bid a higher Solo. Later one may hold what a junior player bid, and raise by "
            "a step if one’s own bid was held. In every other case there is only the pass.",
            "I",
            profiles=CIRCULAR,
        ),
        entry(
            "DT-5.9",
            "The end of the auction",
            "The auction ends when all but the last bidder or holder have passed.",
            "W",
            profiles=CIRCULAR,
        ),
        entry(
            "DT-5.10",
            "Forehand passes",
            "If forehand passes, the next player may open with an Einser.",
            "I",
            profiles=CIRCULAR,
        ),
        entry(
            "DT-5.11",
            "All pass",
            "If all three pass, the cards are thrown in, nobody pays, and the same dealer deals "
            "again.",
            "I",
            profiles=CIRCULAR,
        ),
        entry(
            "DT-5.12",
            "Fifty-seven auctions",
            "There are 57 complete auctions: 3 end in Einser, 6 in Zweier, 9 in Dreier, 10 in "
            "Vierer, 10 in Fünfer, 7 in Solo, 11 in Solo Valat, and in one all pass. The longest "
            "three have 11 calls.",
            "I",
            profiles=CIRCULAR,
        ),
    ),
    part(
        "After the auction",
        entry(
            "DT-5.13",
            "To the talon",
            "Who has won the auction with one of the five steps goes on to the talon.",
            "W",
        ),
    ),
)

EXCHANGE = section(
    6,
    "Talon and discard",
    part(
        "One packet of two",
        entry(
            "DT-6.1",
            "Both are shown",
            "From Einser to Fünfer both packets are turned up for all to see, and the declarer "
            "takes one of them into the hand.",
            "W HT QH",
        ),
        entry(
            "DT-6.10",
            "One must be taken",
            "The declarer must take one of the two packets.",
            "I",
        ),
        entry("DT-6.2", "Three away", "Then the declarer lays three cards away.", "W"),
        entry(
            "DT-6.8",
            "Any three cards",
            "Any three of the nineteen cards may be laid away, Kings, Sküs, XXI and I and all "
            "other tarocks included. They lie face down and are seen by nobody else.",
            "W",
            profiles="article",
        ),
        entry(
            "DT-6.3",
            "What must stay",
            "No King may be laid away, nor Sküs, XXI or I. Other tarocks may go only if there are "
            "too few suit cards below the Kings.",
            "QH I",
            profiles=AUSTRIAN,
        ),
        entry(
            "DT-6.9",
            "For want of suit cards",
            "With three or more suit cards below the Kings, three of these go. With fewer, all of "
            "them go, and what is missing is made up with tarocks from II to XX, which are laid "
            "face up.",
            "QH I",
            profiles=AUSTRIAN,
        ),
    ),
    part(
        "Whose cards they are",
        entry(
            "DT-6.4",
            "The cards laid away",
            "The three cards laid away count with the declarer’s tricks.",
            "QH I",
        ),
        entry(
            "DT-6.5",
            "The other packet",
            "The packet that was not taken counts with the defenders’ tricks.",
            "QH",
        ),
        entry(
            "DT-6.6",
            "Without the talon",
            "In a Solo and a Solo Valat the talon is not used, and not shown before the end. Its "
            "points go to the defenders.",
            "W I",
        ),
        entry(
            "DT-6.7",
            "Always in threes",
            "With a packet the declarer’s pile has 3 cards and 3 more for each trick; in a Solo it "
            "has 3 for each trick alone. The defenders have the rest. So no card is ever left over "
            "in the count.",
            "I",
        ),
        entry(
            "DT-6.11",
            "Safe cards",
            "What was laid away counts like a card won, for points, Trull and Königstrull. Where "
            "any card may go, valuable cards can be made safe: XXI and two Kings are 13 points. A "
            "Mond laid away cannot be caught, and a bird laid away cannot be announced.",
            "I",
        ),
    ),
)

ANNOUNCING = section(
    7,
    "Announcements and kontra",
    part(
        "Announcing",
        entry(
            "DT-7.1",
            "A last round",
            "Before play there is one more round, in which bonuses may be announced.",
            "W",
        ),
        entry(
            "DT-7.2",
            "What is announced",
            "Pagat, Uhu and Kakadu may be announced. Trull, Königstrull and Mondfang have no "
            "announced value; where Trull and Kings may be announced all the same, they count "
            "double, and only the holder of the Sküs announces the Trull.",
            "HT QH",
        ),
        entry(
            "DT-7.3",
            "Who announces",
            "The declarer is asked first, then the others anticlockwise. A bird is announced only "
            "by the player who holds it. The round ends when nobody adds anything.",
            "QH",
        ),
        entry(
            "DT-7.9",
            "The round, exactly",
            "On a turn a player announces one or more things that nobody has announced yet, or "
            "passes. The turn goes round until all three have passed in succession or, once "
            "somebody has announced something, the two others have.",
            "QH",
        ),
        entry(
            "DT-7.8",
            "Not in a Solo Valat",
            "In a Solo Valat nothing is announced, since no bonus counts.",
            "I",
        ),
    ),
    part(
        "Playing an announced bird",
        entry(
            "DT-7.4",
            "Not before its trick",
            "An announced bird may not be played before its trick while its holder has another "
            "card that may be played.",
            "QH",
        ),
        entry(
            "DT-7.6",
            "Only birds left",
            "If every card that may be played is an announced bird whose trick has not come, the "
            "holder plays any of them.",
            "QH I",
        ),
        entry(
            "DT-7.7",
            "No duty",
            "Nobody has to play an announced bird to its trick. If it is not played there, the "
            "announcement has failed.",
            "QH I",
        ),
    ),
    part(
        "Doubling",
        entry(
            "DT-7.5",
            "Kontra",
            "Where it is played, the other side may double the game and every bonus announced: "
            "kontra makes it count twice, rekontra by the first side four times, subkontra eight "
            "times. It is said in the same round as the announcements.",
            "QH I",
        ),
    ),
)

PLAY = section(
    8,
    "Playing the cards",
    part(
        "",
        entry("DT-8.1", "Forehand leads", "Forehand leads to the first trick.", "W QH"),
        entry(
            "DT-8.2",
            "Follow suit",
            "Whoever can must follow suit, and follow with a tarock if a tarock was led.",
            "W",
            figure="position:S10 / T21 T2 SK S8 HQ D3",
        ),
        entry(
            "DT-8.3",
            "Or play a tarock",
            "Whoever cannot follow suit must play a tarock, and without tarocks may play anything.",
            "W QH",
            figure="position:DK / F T5 T1 HK S10",
        ),
        entry("DT-8.4", "No need to beat", "Nobody has to play higher than the others.", "W HT"),
        entry(
            "DT-8.5",
            "Who takes the trick",
            "The highest tarock takes the trick, without tarocks the highest card of the suit led. "
            "Whoever took it leads to the next one.",
            "QH",
        ),
        entry(
            "DT-8.6",
            "No special powers",
            "Sküs, Mond and Pagat have no powers in play; in particular the Pagat does not beat "
            "Sküs and Mond.",
            "I",
        ),
    ),
)

SECTIONS = (PLAYERS, CARDS, DEAL, AUCTION, EXCHANGE, ANNOUNCING, PLAY)
