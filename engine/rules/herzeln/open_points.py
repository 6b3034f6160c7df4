"""What the sources on Herzeln leave open or dispute, and what is played here (section 12).

The values of an option, and which profile has which, are in the profiles of the game.
"""

from __future__ import annotations

from engine.rules import OpenPoint

OPEN_POINTS = (
    OpenPoint(
        "HZ-OP1",
        "Which cards do four people use?",
        "English Wikipedia: German suits. German Wikipedia and two others: French suits.",
        "German for four, French for three; the reader may choose, since no rule depends on it.",
        ("card_face",),
    ),
    OpenPoint(
        "HZ-OP2",
        "In which packets are the cards dealt?",
        "Silent.",
        "Twice four. It makes no difference to play.",
    ),
    OpenPoint(
        "HZ-OP3",
        "Who deals first, and who next?",
        "Silent. In the Hausruckviertel one dealer deals throughout.",
        "The first dealer is drawn, then the deal moves to the left. Three players do not all deal "
        "equally often.",
        ("deal_rotation",),
    ),
    OpenPoint(
        "HZ-OP4",
        "Who leads to the first trick?",
        "The main sources are silent; those on related games name the player after the dealer.",
        "The player to the dealer’s left.",
    ),
    OpenPoint(
        "HZ-OP5",
        "May hearts be led in the first and fifth deal?",
        "Silent. Some related games forbid it.",
        "Yes. Where a table forbids it, a player with nothing but hearts may still lead one.",
        ("no_heart_lead",),
    ),
    OpenPoint(
        "HZ-OP6",
        "Who opens the domino, and with which Jack?",
        "One begins with a Jack. In the Hausruckviertel with the Unter of Hearts.",
        "The player to the dealer’s left with any Jack; without one the next player.",
        ("domino_opener",),
    ),
    OpenPoint(
        "HZ-OP7",
        "One row of all suits, or a row for each suit?",
        "Two sources say that suits do not matter, but they compare the deal with games that build "
        "by suit.",
        "One row; the profile with rows by suit has four.",
        ("domino_layout",),
    ),
    OpenPoint(
        "HZ-OP8",
        "What does the domino cost three players?",
        "Only the four places are listed.",
        "0, 10 and 20.",
        ("domino_three_players",),
    ),
    OpenPoint(
        "HZ-OP9",
        "What is a point worth in money?",
        "Silent.",
        "Nothing: it is played for points.",
    ),
    OpenPoint(
        "HZ-OP10",
        "Where does the game come from?",
        "The text of Wikipedia says Austria, its summary Germany.",
        "Austria: text, name and booklet agree.",
    ),
    OpenPoint(
        "HZ-OP11",
        "Does the leader name trumps in the Hausruckviertel?",
        "One source says so; probably it means the suit led.",
        "No trumps.",
    ),
    OpenPoint(
        "HZ-OP12",
        "Must one lay a card in the domino, and only one a turn?",
        "The main sources are silent. The Hausruckviertel must lay; a related game allows several "
        "cards a turn.",
        "Whoever can lay a card must, and it is one card a turn.",
        ("domino_must_play", "domino_multi_card"),
    ),
    OpenPoint(
        "HZ-OP13",
        "Where is the Ten in the domino?",
        "Both Wikipedias speak of the order of the ranks, and in that order it stands above the "
        "King.",
        "Between King and Ace, as in the tricks.",
        ("domino_order",),
    ),
    OpenPoint(
        "HZ-OP14",
        "Does the row turn the corner at both ends?",
        "Wikipedia sets no limit; another source only speaks of the Ace at the upper end.",
        "At both ends.",
    ),
    OpenPoint(
        "HZ-OP15",
        "Does the last player lay the remaining cards?",
        "The remaining players continue, it says.",
        "No. The deal stops when one player is left.",
    ),
    OpenPoint("HZ-OP16", "What of equal totals?", "Silent.", "They share their place."),
    OpenPoint(
        "HZ-OP17",
        "What of a player who did not follow suit?",
        "Silent.",
        "It cannot happen here: a card that is not allowed is refused.",
    ),
    OpenPoint(
        "HZ-OP18",
        "Must a Queen follow the first Jack?",
        "One source says so, as an example.",
        "No. The next rank below fits as well.",
    ),
    OpenPoint(
        "HZ-OP19",
        "How do eight deals go with three players?",
        "Silent.",
        "The eight deals are played once; a table may agree to go through them again.",
        ("partie_count",),
    ),
    OpenPoint(
        "HZ-OP20",
        "In which order does the Hausruckviertel play its deals?",
        "In any order; who chooses is not said.",
        "In the order in which they are listed, the domino last.",
    ),
)

_SWITCH = {"on": "yes", "off": "no"}

# What each value of an option means, for a table of profiles.
VALUES = {
    "form": {
        "eight_deals": "the eight deals",
        "hausruck": "the six deals of the Hausruckviertel",
    },
    "card_face": {
        "by_players": "German for four, French for three",
        "french": "French",
        "german": "German",
    },
    "deal_rotation": {"rotate": "the next player to the left", "fixed": "always the same"},
    "no_heart_lead": _SWITCH,
    "domino_opener": {
        "forehand": "the player to the dealer’s left, who must with a Jack",
        "jack_of_hearts": "the holder of the Jack of Hearts, with it",
        "any_jack_first_come": "whoever wants to; if nobody does, the first who has a Jack",
    },
    "domino_layout": {
        "single_row": "in one row of all suits",
        "four_suit_rows": "in a row for each suit",
    },
    "domino_three_players": {"0_10_20": "0, −10, −20", "0_20_30": "0, −20, −30"},
    "domino_must_play": _SWITCH,
    "domino_multi_card": _SWITCH,
    "domino_order": {
        "trick_rank": "as in the tricks, the Ten above the King",
        "natural": "naturally, the Ten between Nine and Jack",
    },
    "partie_count": {"1": "once", "2": "twice", "3": "three times", "4": "four times"},
}
