"""The rules of Droggn from the seats to the end of the session: sections 2 to 11."""

from __future__ import annotations

from engine.rules import entry, part, section

_NO_LIMIT = "stubai exposed-talon 78-cards"

PLAYERS = section(
    2,
    "Players and aim",
    part(
        "",
        entry(
            "DG-2.1",
            "One against two",
            "Three people play. The declarer plays alone against two defenders, who share one pile "
            "of tricks and score alike.",
            "P W",
        ),
        entry(
            "DG-2.2",
            "Clockwise",
            "Deal, bids and play go clockwise, to the left, unlike other tarock games.",
            "P W",
        ),
        entry(
            "DG-2.3",
            "Who speaks first",
            "The player to the dealer’s left speaks first, then the next to the left. At a table "
            "of three the dealer comes last.",
            "P I",
        ),
        entry(
            "DG-2.4",
            "The dealer’s holiday",
            "With four at the table the dealer has a holiday (er feiert): no cards, perhaps the "
            "defenders’ tricks to gather, and a share in all that the defenders win or lose.",
            "P W",
        ),
        entry(
            "DG-2.5",
            "The declarer deals next",
            "The deal does not go round: whoever was declarer deals the next hand. With four you "
            "play until you have been declarer, and then sit out once.",
            "P",
        ),
        entry(
            "DG-2.6",
            "Half the points",
            "The declarer needs at least 37 of the 74 card points, the defenders 38. At 37 to 37 "
            "the declarer has won.",
            "P W",
        ),
        entry(
            "DG-2.7",
            "Whose turn is a holiday",
            "With four, Wikipedia says that a player sits out when it is that player’s turn to "
            "deal, but not how the turn moves. Here it moves as in a game of three: to the "
            "declarer.",
            "W",
            profiles="article",
        ),
    ),
)

CARDS = section(
    3,
    "The cards",
    part(
        "",
        entry(
            "DG-3.1",
            "The pack",
            "There are 66 French-suited tarock cards: 21 trumps, four suits of eleven, and the "
            "Gstieß. The highest cards of each suit are King, Queen, Rider and Jack, in that "
            "order.",
            "P W",
            figure="table:ranking",
        ),
        entry(
            "DG-3.2",
            "The Gstieß",
            "The Gstieß, elsewhere Sküs or Fool, is no trump and has no rank. It is an excuse.",
            "P W",
        ),
        entry(
            "DG-3.3",
            "Red pips run backwards",
            "Below the Jack the red suits are turned round: the Ace beats the 2, and so on down to "
            "the 7. In the black suits the 10 is the highest pip card and the 4 the lowest.",
            "P W",
        ),
        entry(
            "DG-3.4",
            "Twelve cards fewer",
            "It is a pack of 78 without the three lowest cards of each suit: Ace, 2 and 3 of the "
            "black suits, 8, 9 and 10 of the red ones.",
            "P W I",
        ),
        entry(
            "DG-3.5",
            "Trull cards",
            "The Gstieß, the XXI (Mond) and the I (Pagat) are the Trull cards. They and the Kings "
            "are worth 5 each, Queens 4, Riders 3, Jacks 2, and every other card 1.",
            "W P",
            figure="table:values",
        ),
        entry(
            "DG-3.6",
            "Seventy-four in all",
            "The values of the 66 cards add up to 118. They are counted in 22 packets of three, "
            "and each packet loses 2, so the pack is worth 118 − 44 = 74 card points.",
            "P W",
        ),
        entry(
            "DG-3.7",
            "King, Queen, Rider, Jack",
            "The court cards of each suit are King (König), Queen (Dame), Rider (Reiter) and Jack "
            "or Valet (Bube). On the cards stand the German letters K, D, R and B.",
            "W",
        ),
    ),
)

DEAL = section(
    4,
    "The deal",
    part(
        "",
        entry(
            "DG-4.1",
            "The first dealer",
            "Everybody cuts the pack, and the highest card deals. Tied cards are taken out and the "
            "next ones compared (rittern).",
            "P W",
        ),
        entry(
            "DG-4.2",
            "Shuffle and cut",
            "The dealer shuffles, the player to the dealer’s right cuts.",
            "P W",
        ),
        entry(
            "DG-4.3",
            "Three times seven",
            "The cards go out in three rounds of seven, 21 to each player. The last three are the "
            "talon and lie face down.",
            "P W",
        ),
        entry(
            "DG-4.4",
            "Twenty-one tricks",
            "3 × 21 + 3 = 66. A deal has 21 tricks of three cards, 63 cards in all.",
            "P I",
        ),
    ),
)

AUCTION = section(
    5,
    "The auction",
    part(
        "",
        entry(
            "DG-5.1",
            "Four bids",
            "From low to high the bids are Ansager, Solo, Super and Super Mord.",
            "P W",
        ),
        entry(
            "DG-5.2",
            "Speak once",
            "Each player speaks once: passes, or bids more than the highest bid so far. Nobody can "
            "raise a bid of their own later.",
            "P W",
            figure="table:calls",
        ),
        entry(
            "DG-5.3",
            "The words",
            "To pass one says “weiter” before any bid and “gut” after one. An Ansager is bid with "
            "“ich sage an” or “hinein”, a higher contract by its name.",
            "P",
        ),
        entry(
            "DG-5.4",
            "The end of the auction",
            "After the third player the auction is over, and the highest bidder is the declarer.",
            "P",
        ),
        entry(
            "DG-5.5",
            "All pass",
            "If all pass, which is rare, the cards are thrown in and the same dealer deals again.",
            "P",
        ),
        entry(
            "DG-5.6",
            "Thirty-five auctions",
            "There are 35 different auctions: 34 have a declarer, and in one all pass.",
            "I",
        ),
    ),
)

EXCHANGE = section(
    6,
    "Contracts, exchange and buying",
    part(
        "The exchange",
        entry(
            "DG-6.1",
            "Taking the talon",
            "In an Ansager and in a Solo the declarer takes the three cards of the talon without "
            "showing them, holds 24, and discards three face down.",
            "P",
        ),
        entry(
            "DG-6.2",
            "Never discarded",
            "The Gstieß, the XXI and the Pagat may not be discarded.",
            "P W",
        ),
        entry(
            "DG-6.3",
            "A King goes with a trump",
            "A King may be discarded only together with a trump.",
            "P W",
        ),
        entry(
            "DG-6.4",
            "Everything else",
            "All other cards may be discarded, trumps too, and nobody is told.",
            "P",
        ),
        entry(
            "DG-6.5",
            "Whose the discards are",
            "The discards count with the declarer’s tricks.",
            "P W",
        ),
        entry(
            "DG-6.10",
            "The talon is always taken",
            "Wikipedia says that the declarer is allowed to exchange. Here the talon is always "
            "taken, and whoever likes the hand as it was discards the same three cards again if "
            "they may be discarded.",
            "I",
        ),
    ),
    part(
        "Buying a card",
        entry(
            "DG-6.6",
            "Buying",
            "In an Ansager the declarer may then buy one card (kaufen): lays another card face "
            "down in the middle and names any card. The opponent who holds it gives it face up and "
            "takes the card offered, which the third player does not see. Nothing is paid; usually "
            "a King, the XXI, the Pagat or the Gstieß is asked for.",
            "P W",
        ),
        entry(
            "DG-6.7",
            "A right that is lost",
            "Whoever forgets to buy, or names a card that is in the own hand or among the "
            "discards, has lost the right. The contract stays an Ansager.",
            "P",
        ),
        entry(
            "DG-6.11",
            "Who knows what",
            "After a purchase everybody knows the card that was bought. The card given for it is "
            "known to the declarer and the seller alone.",
            "I",
        ),
        entry(
            "DG-6.9",
            "Twenty-one again",
            "21 + 3 − 3, and one card given for one bought: the declarer too holds 21 cards before "
            "the first lead.",
            "I",
        ),
    ),
    part(
        "Without the talon",
        entry(
            "DG-6.8",
            "The talon unseen",
            "In a Super and in a Super Mord nobody may look at the talon before the end. It is "
            "kept apart and then counts for the declarer.",
            "P",
        ),
    ),
)

ANNOUNCEMENTS = section(
    7,
    "Announcing and doubling",
    part(
        "Laying out a card",
        entry(
            "DG-7.1",
            "In this order",
            "The declarer exchanges, discards, buys, lays out a card or not, and then says “ich "
            "liege”.",
            "P",
        ),
        entry(
            "DG-7.2",
            "Pagat laid out",
            "Whoever lays the Pagat face up beside the talon before the first lead (auslegen) "
            "promises to win the last trick with it. A defender who holds the Pagat may do so too.",
            "P W",
        ),
        entry(
            "DG-7.3",
            "Gstieß laid out",
            "Only in a Super Mord, and only by the declarer, the Gstieß may be laid out. It then "
            "wins the last trick, provided that all tricks before were won, and so it is kept to "
            "the end.",
            "P W",
        ),
        entry("DG-7.4", "Not both", "Pagat and Gstieß may not both be laid out.", "P"),
        entry(
            "DG-7.10",
            "When a defender lays out",
            "A defender lays out the Pagat when asked about doubling, before answering. If the "
            "partner has doubled already, there is still time until the declarer answers.",
            "I",
        ),
        entry(
            "DG-7.11",
            "Not against a Super Mord",
            "In a Super Mord only the declarer may lay out a card.",
            "I",
        ),
    ),
    part(
        "Schwacher and retour",
        entry(
            "DG-7.5",
            "The Schwacher",
            "After “ich liege” the defender to the declarer’s left says “gut” or “komm”, or "
            "doubles: gives a Schwacher (einen Schwachen geben, schießen). If that defender "
            "passes, the other one has the same choice.",
            "P W",
        ),
        entry("DG-7.6", "For both", "A Schwacher counts for both defenders alike.", "P W"),
        entry(
            "DG-7.7",
            "Retour",
            "The declarer answers with “gut” or “retour”, which makes four times the value. After "
            "a retour either defender may say another one, for eight times, then the declarer "
            "again, without limit.",
            "P",
            profiles=_NO_LIMIT,
        ),
        entry(
            "DG-7.9",
            "One retour",
            "A Schwacher may be answered by one retour of the declarer, and nothing comes after "
            "it: four times the value is the most.",
            "W",
            profiles="article",
        ),
        entry(
            "DG-7.8",
            "What is doubled",
            "All doublings together hold for the value of the game, the points above half and a "
            "card laid out, even if game and Pagat are won by different sides. They do not hold "
            "for a silent or a captured Pagat.",
            "P W",
        ),
    ),
)

PLAY = section(
    8,
    "Playing the cards",
    part(
        "",
        entry(
            "DG-8.1",
            "The declarer leads",
            "The declarer leads to the first trick. To lead is called werfen.",
            "P W",
        ),
        entry(
            "DG-8.2",
            "Follow suit, else trump",
            "Follow with the suit led, or with a trump to a trump. Without the suit you must play "
            "a trump, and without trumps any card. Nobody has to beat.",
            "P W",
            figure="position:DK / T15 T3 HQ S10",
        ),
        entry(
            "DG-8.3",
            "Who takes the trick",
            "The highest trump takes the trick, without trumps the highest card of the suit led. "
            "Whoever took it leads to the next one.",
            "P W",
        ),
        entry(
            "DG-8.9",
            "Looking back",
            "Tricks lie face down. Each side may look through its own, not through the other "
            "side’s.",
            "P W",
        ),
        entry(
            "DG-8.10",
            "When a Super Mord ends",
            "A Super Mord is over as soon as the declarer loses a trick.",
            "P I",
        ),
    ),
    part(
        "Gstieß and Pagat",
        entry(
            "DG-8.4",
            "The Gstieß excuses",
            "The Gstieß may be played to any trick, whatever was led and whatever you hold. It "
            "takes nothing (but see DG-7.3), is never captured, and goes to the pile of the side "
            "that played it. The other two cards decide the trick.",
            "P W",
            figure="position:SQ / F S9 S4 T12 HK",
        ),
        entry(
            "DG-8.5",
            "Gstieß led",
            "To a Gstieß that is led the second player may play anything. That card tells the "
            "third player what to follow.",
            "P W",
        ),
        entry(
            "DG-8.6",
            "Gstieß in the last trick",
            "The Gstieß may be played to the last trick, although that is never sensible.",
            "P",
        ),
        entry(
            "DG-8.7",
            "The laid-out Pagat waits",
            "A Pagat that was laid out stays on the table while its holder may play any other "
            "card. Since the Gstieß may always be played, it goes first.",
            "P I",
        ),
        entry(
            "DG-8.8",
            "Ultimo",
            "A silent Pagat in the last trick is called ultimo.",
            "P",
        ),
    ),
)

COUNTING = section(
    9,
    "Counting the points",
    part(
        "",
        entry(
            "DG-9.1",
            "In threes",
            "Take the cards in threes and subtract 2 from the sum of each three. From two cards "
            "left over, or one, subtract 1. Cards are left over where a Gstieß went to the other "
            "pile, as if a card of one point had been given for it.",
            "P",
        ),
        entry(
            "DG-9.2",
            "The formula",
            "Add up all values, subtract 2 for each full packet, and 1 more if cards are left "
            "over. The two piles always make 74 together.",
            "I",
        ),
        entry(
            "DG-9.3",
            "Packets to practise",
            "King, Jack and 3 of Hearts make 6; Queen and two plain cards 4; King, Rider and Jack "
            "8; three plain cards 1. Left over, Rider and Jack make 4, a single King 4, a single "
            "plain card nothing.",
            "W P",
        ),
        entry(
            "DG-9.4",
            "A saved Gstieß",
            "The declarer has ten tricks, three discards and the Gstieß out of a trick of the "
            "defenders: 34 cards of 62 in all, so 62 − 22 − 1 = 39. The defenders have 32 cards of "
            "56, so 56 − 20 − 1 = 35.",
            "I",
            figure="example:gstiess-saved",
        ),
    ),
)

SCORING = section(
    10,
    "Scoring",
    part(
        "The game",
        entry(
            "DG-10.1",
            "Value and points above half",
            "An Ansager is worth 20, a Solo 40, a Super 80. With 37 card points or more the "
            "declarer wins that and 1 for each point above 37; with fewer the declarer loses it "
            "and 1 for each point below 37.",
            "P W",
            figure="table:contracts",
        ),
        entry(
            "DG-10.4",
            "Match",
            "Whoever takes all tricks without having bid a Mord has made a Match (Matsch), worth "
            "the value of the game and 37 more. The Gstieß of a defender is treated as taken.",
            "P W",
        ),
        entry(
            "DG-10.16",
            "What a Match is",
            "A Match is all 21 tricks, whatever lies among the discards or in the talon; a Gstieß "
            "in the talon of a Super counts for the declarer anyway. Only the "
            "declarer can make it; defenders who take every trick score as in any lost game.",
            "I",
        ),
        entry(
            "DG-10.3",
            "Super Mord",
            "All 21 tricks bring 167: 80 for the Super, 37 for the Match and 50 for the Mord. With "
            "Pagat or Gstieß laid out it is 187. One trick lost loses all of it, and a Pagat that "
            "was not laid out scores nothing.",
            "P W",
        ),
        entry(
            "DG-10.5",
            "Doubled how often",
            "Each Schwacher and each retour doubles the value, the points above half and a card "
            "laid out. The 5 and the 10 for a Pagat are never multiplied.",
            "P",
        ),
    ),
    part(
        "The Pagat",
        entry(
            "DG-10.2",
            "Pagat scores",
            "A silent Pagat that wins the last trick brings its side 10, and costs it 10 if it is "
            "beaten there, by friend or foe. Laid out it brings 20 or, beaten or forced out "
            "early, costs 20. Captured by the other side before the last trick it brings the "
            "captors 5.",
            "P W",
        ),
        entry(
            "DG-10.17",
            "Pagat and Match",
            "Pagat scores are added to a Match as to any other result, and doublings hold for it "
            "as for any other.",
            "I",
        ),
    ),
    part(
        "Payment",
        entry(
            "DG-10.6",
            "On paper",
            "Only the declarer’s column changes, by what was won or lost, and at the end each pair "
            "settles the difference of their totals. That is the same as if each other person, an "
            "idle dealer too, paid or received the amount at once.",
            "P I",
        ),
        entry(
            "DG-10.7",
            "The stake",
            "The usual stake was 10 or 50 Groschen a point.",
            "P",
        ),
        entry(
            "DG-10.8",
            "Revoke",
            "Whoever plays or discards wrongly by mistake makes their side lose the value of the "
            "game and a laid-out Pagat, with all doublings, but nothing for points above half. A "
            "defender’s mistake costs the partner as well.",
            "P",
        ),
    ),
    part(
        "Worked examples",
        entry(
            "DG-10.9",
            "A Solo with ultimo",
            "Solo, 40 card points, last trick won with the silent Pagat: 40 + 3 + 10 = 53. Each "
            "opponent pays 53, and the declarer gets 106.",
            "W",
            figure="example:solo-ultimo",
        ),
        entry(
            "DG-10.10",
            "Pagat won, game lost",
            "Ansager, the laid-out Pagat wins the last trick, but with 31 card points: 20 for the "
            "Pagat, less 20 + 6 for the game. The declarer pays 6 points, 60 Groschen, to each "
            "other person.",
            "P",
            figure="example:pagat-won-game-lost",
        ),
        entry(
            "DG-10.11",
            "Doubled and captured",
            "Ansager with a Schwacher, 33 card points, silent Pagat captured by the defenders: "
            "(20 + 4) × 2 = 48, and 5 that are not doubled, make −53.",
            "I",
            figure="example:doubled-captured",
        ),
        entry(
            "DG-10.12",
            "A doubled Super Mord",
            "Super Mord with the Gstieß laid out and a Schwacher: 187 × 2 = 374, won or lost.",
            "I",
            figure="example:super-mord",
        ),
        entry(
            "DG-10.13",
            "A Solo Match",
            "Solo with all tricks: 40 + 37 = 77.",
            "I",
            figure="example:solo-match",
        ),
        entry(
            "DG-10.14",
            "Just enough",
            "Ansager, 37 card points: 20 exactly.",
            "I",
            figure="example:just-enough",
        ),
        entry(
            "DG-10.15",
            "Schwacher and retour",
            "Super, 30 card points, Schwacher and retour: (80 + 7) × 4 = 348, lost.",
            "I",
            figure="example:schwacher-retour",
        ),
        entry(
            "DG-10.18",
            "An Ansager Match with Pagat",
            "With a silent Pagat in the last trick 20 + 37 + 10 = 67. The same with a Schwacher: "
            "57 × 2 + 10 = 124. With the Pagat laid out and no Schwacher: 57 + 20 = 77.",
            "I",
            figure="example:ansager-match",
        ),
        entry(
            "DG-10.19",
            "A Pagat caught",
            "Solo, exactly 37 card points, a defender’s silent Pagat captured by the declarer in "
            "the fifth trick: 40 + 0 + 5 = 45.",
            "I",
            figure="example:pagat-caught",
        ),
    ),
)

SESSION = section(
    11,
    "The end of the session",
    part(
        "",
        entry(
            "DG-11.1",
            "Calling the end",
            "Anybody may call the end: the next declarer then deals the first of the last three "
            "hands. So four more deals are played.",
            "P",
        ),
    ),
)

SECTIONS = (
    PLAYERS,
    CARDS,
    DEAL,
    AUCTION,
    EXCHANGE,
    ANNOUNCEMENTS,
    PLAY,
    COUNTING,
    SCORING,
    SESSION,
)
