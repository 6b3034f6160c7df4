"""The rules of Dreierles from the seats to the end of the session: sections 2 to 12."""

from __future__ import annotations

from engine.rules import entry, part, section

PLAYERS = section(
    2,
    "Players and aim",
    part(
        "",
        entry(
            "DR-2.1",
            "One against two",
            "Three people play. In each deal one of them, the declarer, plays alone against the "
            "other two, who put their tricks on one pile.",
            "P W",
        ),
        entry(
            "DR-2.2",
            "To the right",
            "Deal, bids and play go anticlockwise: the next player is always the one to the right.",
            "P W",
        ),
        entry(
            "DR-2.3",
            "Who speaks first",
            "Forehand, the player to the dealer’s right, speaks first, then the next player to the "
            "right. At a table of three the dealer comes last.",
            "P W I",
        ),
        entry(
            "DR-2.4",
            "The next dealer",
            "After every deal the pack moves one seat to the right.",
            "P",
        ),
        entry(
            "DR-2.5",
            "Four at the table",
            "If four people sit down, the dealer takes no cards in that deal but is settled with "
            "like a third opponent of the declarer: the idle dealer pays and receives the same "
            "amounts, those for combinations too.",
            "P W",
        ),
        entry(
            "DR-2.6",
            "Thirty-six points",
            "The declarer needs at least 36 of the 70 card points. At 35 to 35 the opponents win.",
            "P W",
        ),
        entry(
            "DR-2.7",
            "Game points",
            "Every deal is settled in game points, and those of all people at the table add up to "
            "zero. The usual stake is 10 cents a game point.",
            "P W",
        ),
        entry(
            "DR-2.8",
            "A game for small change",
            "A deal takes about 20 minutes and is played for pennies. The skill lies in tactics "
            "and planning; chance has a moderate share.",
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
            "DR-3.1",
            "The pack",
            "The pack has 54 Cego cards: 22 trumps and four suits of eight. Any French-suited "
            "tarock pack of 54 will do. The highest cards of each suit are King, Queen, Cavalier "
            "and Jack, in that order.",
            "P W",
            figure="table:ranking",
        ),
        entry(
            "DR-3.2",
            "The Stiess",
            "The Stiess has no number and is the highest trump, as if it were a 22. It obeys the "
            "rules like any other trump, excuses its holder from nothing, and cannot be beaten.",
            "P W",
        ),
        entry(
            "DR-3.3",
            "Red pips run backwards",
            "Below the Jack the red suits are turned round: the Ace beats the 2, the 2 beats the "
            "3, the 3 beats the 4. In the black suits the 10 is the highest pip card and the 7 the "
            "lowest.",
            "P W",
        ),
        entry(
            "DR-3.4",
            "Droll and Pfeife",
            "Stiess, 21 and 1 together are the Droll. The 1 is called the Pfeife.",
            "P W",
        ),
        entry(
            "DR-3.5",
            "What the cards are worth",
            "Stiess, 21, 1 and the four Kings are worth 5 each, Queens 4, Cavaliers 3, Jacks 2, "
            "and every other card 1.",
            "P",
            figure="table:values",
        ),
        entry(
            "DR-3.6",
            "Seventy in all",
            "The values of the 54 cards add up to 106. They are counted in 18 packets of three, "
            "and each packet loses 2, so the pack is worth 106 − 36 = 70 card points.",
            "P I",
        ),
        entry(
            "DR-3.7",
            "Arabic numbers",
            "All trumps but the Stiess carry Arabic numbers. Where a summary of the game prints a "
            "red 1, it means the Ace of that suit.",
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
            "DR-4.1",
            "Shuffle and cut",
            "The dealer shuffles, the player to the dealer’s left cuts.",
            "P W",
        ),
        entry(
            "DR-4.2",
            "The blind",
            "The dealer takes the top six cards and lays them face down in the middle, in the "
            "order they had. They are the blind.",
            "P W",
        ),
        entry(
            "DR-4.3",
            "Sixteen cards each",
            "The other 48 cards go out in two rounds of eight, beginning with forehand, so that "
            "each player holds 16. Some dealers give two packets of four at a time, which makes "
            "the same hands.",
            "P W",
        ),
        entry(
            "DR-4.4",
            "Sixteen tricks",
            "6 + 3 × 16 = 54. A deal has 16 tricks of three cards; six cards are never played.",
            "I",
        ),
        entry(
            "DR-4.5",
            "Misdeal",
            "If a card is exposed or somebody has the wrong number, the same dealer deals again.",
            "P",
        ),
        entry(
            "DR-4.6",
            "The first dealer",
            "No source says who deals first. Draw a card each and let chance decide.",
            "I",
        ),
    ),
)

AUCTION = section(
    5,
    "The auction",
    part(
        "",
        entry(
            "DR-5.1",
            "Four bids",
            "From low to high the bids are Dreier (take three cards of the blind), Zweier (two), "
            "Einer (one) and Solo (none).",
            "P W",
        ),
        entry(
            "DR-5.2",
            "Speak once",
            "Each player speaks once, in turn: either passes with the word “weg” or bids more than "
            "everyone before. Bids may be skipped, and a bid cannot be held by a second player.",
            "P W I",
        ),
        entry(
            "DR-5.3",
            "What may be said",
            "Passing is always allowed, and so is every bid higher than the highest so far.",
            "P W",
            figure="table:calls",
        ),
        entry(
            "DR-5.4",
            "The end of the auction",
            "When all three have spoken, the auction is over. Whoever made the highest bid is the "
            "declarer.",
            "P W",
        ),
        entry(
            "DR-5.5",
            "All pass",
            "If all three pass, they play a Räuber, each for themselves (section 11).",
            "P W",
        ),
        entry(
            "DR-5.6",
            "Thirty-five auctions",
            "There are 35 different auctions: 34 end with a declarer and one with a Räuber. With "
            "the fifth bid of the Achertal (DR-15.3) there are 56.",
            "I",
        ),
    ),
)

EXCHANGE = section(
    6,
    "The exchange",
    part(
        "",
        entry(
            "DR-6.1",
            "An opponent lifts",
            "One of the opponents, never the declarer, lifts as many cards as were bid from the "
            "top of the blind and lays them face up. When everybody has seen them, the declarer "
            "takes them into hand.",
            "P W",
        ),
        entry(
            "DR-6.2",
            "As many back",
            "The declarer lays the same number of cards aside, face down and unseen, and holds 16 "
            "again.",
            "P W",
        ),
        entry(
            "DR-6.3",
            "No Kings, no trumps",
            "Kings and trumps may not be laid aside. Queens, Cavaliers, Jacks and pip cards may.",
            "P W",
        ),
        entry(
            "DR-6.4",
            "Whose the discards are",
            "The cards laid aside count with the declarer’s tricks.",
            "P W",
        ),
        entry(
            "DR-6.5",
            "The rest of the blind",
            "The opponents look at the rest of the blind without showing it to the declarer, "
            "exchange nothing, and lay it down again. It counts with their tricks, even if the "
            "declarer takes all 16.",
            "P W",
        ),
        entry(
            "DR-6.6",
            "Who gets how many",
            "The lower the bid, the more cards the declarer exchanges and the fewer cards of the "
            "blind go to the opponents. Each trick then adds three to one pile or the other.",
            "P W",
            figure="table:piles",
        ),
        entry(
            "DR-6.7",
            "Nothing left to lay aside",
            "A hand of hardly anything but trumps and Kings would have bid Solo, so the sources "
            "have no rule for it. Here what is missing is made up with trumps other than Stiess, "
            "21 and 1, laid face up (DR-OP7).",
            "P I",
        ),
    ),
)

COMBINATIONS = part(
    "Combinations",
    entry(
        "DR-7.1",
        "Three combinations",
        "Ten trumps, the Droll and four Kings are worth 1 game point each. Everybody else who is "
        "settled with pays it to the holder, the holder’s partner included.",
        "P W",
        figure="table:combinations",
    ),
    entry(
        "DR-7.2",
        "Which hand counts",
        "A combination is judged on the hand with which play begins. For the declarer that is the "
        "hand after the exchange.",
        "P W I",
    ),
    entry(
        "DR-7.3",
        "Ten trumps are announced",
        "The declarer scores ten trumps only if they were announced before play. The declarer need "
        "not announce them, and shows neither their exact number nor the cards.",
        "P",
        profiles="steinmauern iffezheim achertal",
    ),
    entry(
        "DR-7.4",
        "Claimed after play",
        "An opponent’s ten trumps, and anybody’s Droll or four Kings, are claimed when the last "
        "trick is over.",
        "P",
    ),
    entry(
        "DR-7.5",
        "Not multiplied",
        "Neither the bid nor a knock multiplies the points for combinations.",
        "P",
    ),
    entry(
        "DR-7.15",
        "Ten trumps without a word",
        "The declarer’s ten trumps need no announcement. Like the other combinations they are "
        "claimed when the deal is settled; the engine credits them by itself.",
        "W",
        profiles="article",
    ),
    entry(
        "DR-7.16",
        "Opponents score too",
        "An opponent scores a combination just as the declarer does. The heading of a table on "
        "Wikipedia names only the declarer, but the text there gives the point to the holder, and "
        "in its example an opponent claims four Kings.",
        "W P",
    ),
)

PFEIFE = part(
    "The Pfeife in the last trick",
    entry(
        "DR-7.6",
        "Won or lost with the Pfeife",
        "If the declarer wins the last trick with the Pfeife, each opponent pays 1. If the "
        "declarer plays it to the last trick and it is beaten, each opponent receives 1.",
        "P W",
    ),
    entry(
        "DR-7.7",
        "Pfeife raus",
        "Before play the declarer may lay the Pfeife face up on the table, where it stays until it "
        "is played. Winning the last trick with it is then worth 2 from each opponent, and failing "
        "costs 2 to each.",
        "P W",
    ),
    entry(
        "DR-7.8",
        "Forced out, and the tricks with it",
        "If the laid-out Pfeife has to be played before the last trick, the declarer pays the 2, "
        "and that trick and all later ones belong to the opponents.",
        "P",
        profiles="steinmauern iffezheim achertal",
    ),
    entry(
        "DR-7.9",
        "An opponent’s Pfeife",
        "An opponent who plays the Pfeife to the last trick, or even wins with it, scores nothing.",
        "P",
        profiles="steinmauern iffezheim achertal",
    ),
    entry(
        "DR-7.10",
        "Not multiplied",
        "Neither the bid nor a knock multiplies the points for the Pfeife.",
        "P",
    ),
    entry(
        "DR-7.17",
        "On the table, yet in hand",
        "A laid-out Pfeife is still a card of its holder’s hand and counts for combinations. "
        "Before the last trick it may be played only when no other card is allowed.",
        "I",
    ),
    entry(
        "DR-7.18",
        "An opponent’s Pfeife",
        "When an opponent wins the last trick with the Pfeife, the declarer pays 1 to each "
        "opponent, an idle dealer included. An opponent’s Pfeife that is beaten scores nothing, "
        "and only the declarer can lay it out.",
        "W I",
        profiles="article",
    ),
    entry(
        "DR-7.19",
        "Laid out and lost",
        "Beaten in the last trick or forced out before it, the laid-out Pfeife costs the declarer "
        "2 to each opponent and nothing else. Play goes on, and each trick belongs to its winner.",
        "W",
        profiles="article",
    ),
    entry(
        "DR-7.20",
        "Played early and silently",
        "A Pfeife that was not laid out and falls before the last trick scores nothing for "
        "anybody.",
        "I",
    ),
)

KNOCKING = part(
    "Knocking",
    entry(
        "DR-7.11",
        "Kontra",
        "After the declarer’s “fertig” an opponent who has the right may knock on the table. That "
        "doubles the game points of the contract for both opponents; if the second one knocks as "
        "well, nothing is added.",
        "P I",
    ),
    entry(
        "DR-7.12",
        "Who may knock",
        "Every opponent may knock who did not pass while a Dreier could still be bid. Whoever "
        "passed before the first bid may not.",
        "P",
        profiles="steinmauern iffezheim achertal",
        figure="table:knockers-steinmauern",
    ),
    entry(
        "DR-7.13",
        "Knock and reply",
        "The declarer may answer a knock by knocking too (rekontra, four times). Where a table has "
        "agreed on a higher limit, an opponent may knock again (eight times), and so on; more than "
        "two knocks are rare. By the article two are the most (DR-7.21).",
        "P W",
    ),
    entry(
        "DR-7.14",
        "Each knock doubles",
        "Each knock doubles the game points of the contract, and only those: two knocks make them "
        "four times as many.",
        "P",
    ),
    entry(
        "DR-7.21",
        "Who may knock",
        "Only an opponent who has made a bid may knock, so that nobody can knock a Dreier, and "
        "only the declarer may answer. Four times is the most.",
        "W",
        profiles="article",
        figure="table:knockers-article",
    ),
    entry(
        "DR-7.22",
        "In which order",
        "The engine asks the opponents who may knock one after the other, beginning at the "
        "declarer’s right. The first knock ends the round, and the declarer is asked next; where "
        "the limit allows more, the round begins again. Nobody is asked who may not knock.",
        "I",
    ),
)

BONUSES = section(
    7,
    "Combinations, Pfeife and knocking",
    COMBINATIONS,
    PFEIFE,
    KNOCKING,
    intro="After the exchange the declarer announces what there is to announce and says “fertig”, "
    "ready. Then the opponents may knock, and only then the first card is led.",
)

PLAY = section(
    8,
    "Playing the cards",
    part(
        "",
        entry(
            "DR-8.1",
            "The declarer leads",
            "The declarer leads to the first trick, any card.",
            "P W",
        ),
        entry(
            "DR-8.2",
            "Follow suit",
            "If you have a card of the suit led, you must play one. If a trump is led, you must "
            "play a trump if you have one.",
            "P W",
            figure="position:S10 / T21 T7 SK S7 HQ D3",
        ),
        entry(
            "DR-8.3",
            "Without the suit, trump",
            "If you have no card of the suit led, you must play a trump if you have one.",
            "P W",
            figure="position:DK / F T5 T1 HK S10",
        ),
        entry(
            "DR-8.4",
            "Without both, anything",
            "With neither the suit led nor a trump, you may play any card.",
            "P",
            figure="position:DK / HK H3 S10 C9",
        ),
        entry(
            "DR-8.5",
            "No duty to beat",
            "You never have to beat the cards already played. Any card of the required suit will "
            "do, high or low.",
            "P",
        ),
        entry(
            "DR-8.6",
            "Who takes the trick",
            "The highest trump takes the trick. If nobody played a trump, the highest card of the "
            "suit led takes it.",
            "P W",
        ),
        entry(
            "DR-8.7",
            "The next lead",
            "The winner lays the trick face down and leads to the next one.",
            "P W",
        ),
        entry(
            "DR-8.8",
            "Ordinary trumps",
            "With a declarer, Stiess, 21 and 1 are played like all other trumps. Only the Räuber "
            "has rules of its own for them (section 11), and so has a Pfeife that was laid out "
            "(DR-7.17).",
            "P I",
        ),
    ),
)

COUNTING = section(
    9,
    "Counting",
    part(
        "",
        entry(
            "DR-9.1",
            "Packets of three",
            "Count a pile in packets of three: add the values of the cards and take off 2 for each "
            "packet. If one or two cards are left over, take off 1 for them.",
            "P",
        ),
        entry(
            "DR-9.2",
            "The formula",
            "Values of all cards, minus 2 for each full packet, minus 1 if cards are left over. In "
            "every contract the two piles come to 70 together.",
            "I",
        ),
        entry(
            "DR-9.3",
            "Two piles counted",
            "In a Zweier the declarer took ten tricks: with the two discards 32 cards, which make "
            "40 points. The opponents’ 18 trick cards and four cards of the blind make 30.",
            "I",
            figure="example:zweier-counted",
        ),
        entry(
            "DR-9.4",
            "The extremes",
            "The declarer can reach at most 69 points in a Dreier or Zweier, and 68 in an Einer or "
            "Solo. The least is 1 in a Dreier or Zweier, and 0 in an Einer or Solo.",
            "P I",
        ),
    ),
)

CONTRACT_POINTS = part(
    "What a contract is worth",
    entry(
        "DR-10.1",
        "The base",
        "Take the winning side’s card points over 35, divide them by 5, drop the remainder and add "
        "1.",
        "P",
        profiles="steinmauern iffezheim",
    ),
    entry(
        "DR-10.12",
        "The base",
        "The winning side earns one game point for every five card points over 35, and one more if "
        "a part of five is left.",
        "W I",
        profiles="article",
        figure="table:payoff-article",
    ),
    entry(
        "DR-10.2",
        "The factor",
        "The bid multiplies the base: Dreier by 1, Zweier by 2, Einer by 3, Solo by 4.",
        "P W",
    ),
    entry(
        "DR-10.3",
        "Who pays",
        "Base times factor, doubled for every knock, is paid by each opponent to a declarer who "
        "won. A declarer who lost pays it to each opponent.",
        "P W",
    ),
    entry(
        "DR-10.4",
        "All results",
        "The table of all results, from the base in DR-10.1.",
        "P",
        profiles="steinmauern iffezheim",
        figure="table:payoff-steinmauern",
    ),
    entry(
        "DR-10.5",
        "Bonuses",
        "Bonuses are added for each payer, the same in every contract: 1 for a combination, 1 won "
        "or lost for the Pfeife in the last trick, 2 for the Pfeife laid out.",
        "P W",
    ),
    entry(
        "DR-10.6",
        "Four at the table",
        "At a table of four the dealer pays and receives like a third opponent.",
        "P",
    ),
)

EXAMPLES = part(
    "Worked examples",
    entry(
        "DR-10.7",
        "Anna, Bernd and Catrin",
        "Anna plays an Einer with ten trumps and the Pfeife laid out, makes 43 points and loses "
        "the Pfeife in the last trick; Bernd has the four Kings. Anna +9, Bernd −3, Catrin −6.",
        "W S",
        figure="example:anna-bernd-catrin",
    ),
    entry(
        "DR-10.8",
        "A Solo at a table of four",
        "The declarer wins a Solo with 42 points and four Kings but loses the laid-out Pfeife; one "
        "opponent has ten trumps. Declarer +20, that opponent −4, the two others −8 each.",
        "P",
        figure="example:solo-for-four",
    ),
    entry(
        "DR-10.9",
        "A Zweier with 46",
        "A Zweier won with 46 points: 11 over 35 make a base of 3 under either rule. Declarer +12, "
        "the opponents −6 each.",
        "W",
        figure="example:zweier-46",
    ),
    entry(
        "DR-10.10",
        "Thirty-five all, Steinmauern",
        "A Dreier ends 35 to 35 after one knock. The base is 1, and the knock makes it 2: declarer "
        "−4, the opponents +2 each.",
        "I",
        profiles="steinmauern iffezheim",
        figure="example:thirty-five-steinmauern",
    ),
    entry(
        "DR-10.11",
        "An Einer lost, knock and reply",
        "An Einer is lost with 28 points after kontra and rekontra, the silent Pfeife is beaten in "
        "the last trick, and one opponent has four Kings. Declarer −51, that opponent +27, the "
        "other +24.",
        "I",
        figure="example:einer-lost",
    ),
    entry(
        "DR-10.13",
        "Thirty-five all, the article",
        "A game that ends 35 to 35 is lost, but it costs 0, also after a knock. Bonuses are still "
        "paid: with a silent Pfeife beaten in the last trick, declarer −2, the opponents +1 each.",
        "I",
        profiles="article",
        figure="example:thirty-five-article",
    ),
    entry(
        "DR-10.14",
        "An opponent’s Pfeife",
        "A Zweier is won with 41 points, and an opponent wins the last trick with the Pfeife. By "
        "the article the declarer gets +6 and the opponents −3 each; in Steinmauern that Pfeife "
        "scores nothing, +8 and −4 each.",
        "I",
        figure="example:opponents-pfeife",
    ),
    entry(
        "DR-10.15",
        "An Einer with 40",
        "An Einer won with 40 points shows the two ways of rounding. By the article the declarer "
        "gets +6 and the opponents −3 each; in Steinmauern +12 and −6 each.",
        "I",
        figure="example:einer-40",
    ),
    entry(
        "DR-10.16",
        "Forced out in the tenth trick",
        "A Dreier with the Pfeife laid out: it is forced out in the tenth trick, and the tricks "
        "really won hold 37 points. By the article the declarer has −2 and the opponents +1 each. "
        "In Steinmauern the tenth and all later tricks are forfeited, so the declarer counts less.",
        "I",
        figure="example:forced-out",
    ),
)

SETTLEMENT = section(10, "Settling a deal with a declarer", CONTRACT_POINTS, EXAMPLES)

RAEUBER = section(
    11,
    "Räuber, when all pass",
    part(
        "",
        entry(
            "DR-11.1",
            "Everyone alone",
            "The blind is put aside and counts for nobody. Everyone plays alone, and whoever takes "
            "most card points loses.",
            "P W",
        ),
        entry(
            "DR-11.2",
            "Knocking in a Räuber",
            "Before the first lead each person may knock once, an idle dealer as well, and each "
            "knock doubles the value. In Steinmauern the last player to pass has the first chance, "
            "then the others in turn.",
            "P",
        ),
        entry(
            "DR-11.13",
            "Who is asked first",
            "The question goes round once, from forehand to the dealer. Each may knock, also after "
            "another’s knock; an idle dealer is asked last.",
            "W I",
            profiles="article",
        ),
        entry(
            "DR-11.3",
            "The lead",
            "Forehand leads, and the rules of section 8 apply.",
            "P W",
        ),
        entry(
            "DR-11.4",
            "The Pfeife in a Räuber",
            "The Pfeife must be played to the third trick to which a trump is led, if the rules of "
            "play allow it. Before that it may be played only by a holder who must play a trump "
            "and has no other.",
            "P",
            profiles="steinmauern",
        ),
        entry(
            "DR-11.11",
            "The Pfeife in a Räuber",
            "The Pfeife must be played to the third trick of the deal, if the rules of play allow "
            "it; whoever leads that trick and holds it must lead it. Before that trick it may be "
            "played only when no other card is allowed, after it freely.",
            "W I",
            profiles="article",
        ),
        entry(
            "DR-11.5",
            "The 21 behind the Stiess",
            "The 21 may not be played to a trick in which the Stiess already lies, unless its "
            "holder has no other trump.",
            "P W",
        ),
        entry(
            "DR-11.12",
            "Only 21 and 1 behind the Stiess",
            "If the Stiess lies in the trick and 21 and 1 are its next player’s only trumps, that "
            "player must play the 1.",
            "W",
            profiles="article",
        ),
        entry(
            "DR-11.6",
            "Three counts",
            "Each player counts their own tricks in threes. The three results come to 70 less the "
            "value of the blind: a blind of one King and five cards of 1 is worth 6, so 64 points "
            "are in play.",
            "I",
        ),
        entry(
            "DR-11.7",
            "One loser",
            "The player with most card points pays 2 to each other person, doubled for every "
            "knock. An idle dealer is paid as well.",
            "P W",
        ),
        entry(
            "DR-11.8",
            "Two losers",
            "If two players share the most, each of them pays 1 to the third, and to an idle "
            "dealer, doubled for every knock.",
            "P W",
        ),
        entry(
            "DR-11.9",
            "All equal",
            "If all three have the same, nobody pays. At a table of four the idle dealer would be "
            "owed the amount, but how three people share it is not recorded; here nobody pays then "
            "either (DR-OP11).",
            "P I",
        ),
        entry(
            "DR-11.10",
            "Three Räuber settled",
            "No knock, one loser: −4, +2, +2. One knock, one loser: −8, +4, +4. Two knocks and two "
            "who share the most: −4, −4, +8.",
            "I",
            figure="example:raeuber",
        ),
        entry(
            "DR-11.14",
            "No blind, no bonuses",
            "Nobody looks at the blind before the Räuber is settled. Combinations and the Pfeife "
            "in the last trick do not count.",
            "I",
        ),
        entry(
            "DR-11.15",
            "The dearer Räuber",
            "Where the last round has the higher value (DR-12.5), one loser pays 4 to each and two "
            "losers pay 2 each, doubled for every knock.",
            "I",
        ),
    ),
)

END = section(
    12,
    "Mistakes and the end",
    part(
        "",
        entry(
            "DR-12.1",
            "The penalty",
            "A discard or a card that was not allowed ends the deal. The offender pays 4 game "
            "points times the factor of the bid, doubled for every knock.",
            "P",
        ),
        entry(
            "DR-12.2",
            "Taking a card back",
            "A wrong card may be taken back free of charge until the next card falls, and if it "
            "was the last card of a trick, until the trick is turned over.",
            "P",
        ),
        entry(
            "DR-12.3",
            "Among friends",
            "Among friends penalties are usually let off. An engine that offers only allowed cards "
            "never needs them.",
            "P I",
        ),
        entry(
            "DR-12.4",
            "Rounds",
            "In a round everybody at the table deals once. A session ends after a number of rounds "
            "agreed beforehand, or whenever a round is complete.",
            "P W",
        ),
        entry(
            "DR-12.5",
            "Räuber or Solo",
            "A last round may be played in which Solo is the only bid; if nobody bids it, a Räuber "
            "follows, often worth 4 instead of 2. In this round only opponents who had not spoken "
            "yet when Solo was bid may knock.",
            "P W",
        ),
        entry(
            "DR-12.6",
            "Four auctions",
            "In the engine that round knows two calls, “weg” and Solo, and a Solo ends the "
            "auction. Four auctions are possible, one of which leads to a Räuber.",
            "I",
        ),
    ),
)

SECTIONS = (
    PLAYERS,
    CARDS,
    DEAL,
    AUCTION,
    EXCHANGE,
    BONUSES,
    PLAY,
    COUNTING,
    SETTLEMENT,
    RAEUBER,
    END,
)
