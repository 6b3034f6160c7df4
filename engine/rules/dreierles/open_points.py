"""What the sources on Dreierles leave open or dispute, and what is played here (section 16).

The values of an option, and which profile has which, are in the profiles of the game.
"""

from __future__ import annotations

from engine.rules import OpenPoint

OPEN_POINTS = (
    OpenPoint(
        "DR-OP1",
        "How is what lies over 35 turned into game points?",
        "Wikipedia: one game point for every five card points or part of five, rounded up. "
        "pagat.com: divide by 5, drop the remainder, add 1. They differ at 35, 40, 45 and so on.",
        "The article profile rounds up, Steinmauern follows pagat.com. Every published example "
        "comes out the same under both.",
        ("overshoot_rounding",),
    ),
    OpenPoint(
        "DR-OP2",
        "Which opponents may knock?",
        "Wikipedia: one who bid at least a Dreier. pagat.com: each who did not pass while a Dreier "
        "could still be bid, and its own example has a player knock who never bid.",
        "Each profile follows its source.",
        ("knock_right",),
    ),
    OpenPoint(
        "DR-OP3",
        "Who is asked first to knock in a Räuber?",
        "Wikipedia: forehand. pagat.com: the last player to pass.",
        "Each profile follows its source. The result of a deal does not depend on it, only what a "
        "player knows when asked.",
        ("raeuber_knock_order",),
    ),
    OpenPoint(
        "DR-OP4",
        "To which trick of a Räuber must the Pfeife go?",
        "Wikipedia: to the third. pagat.com: to the third to which a trump is led.",
        "Each profile follows its source; Iffezheim has a rule of its own, the Achertal none.",
        ("raeuber_droll_rule",),
    ),
    OpenPoint(
        "DR-OP5",
        "Does an opponent score for winning the last trick with the Pfeife?",
        "The table on Wikipedia says “player takes last trick”, and the text allows side bonuses "
        "for the Pfeife. pagat.com: only the declarer scores.",
        "Yes in the article profile, no elsewhere.",
        ("pfeife_defenders",),
    ),
    OpenPoint(
        "DR-OP6",
        "Which hand decides about combinations?",
        "Both sources say “before play” or “at its start”. Wikipedia could also mean the hand as "
        "it was dealt.",
        "The hand with which play begins. Kings and trumps cannot be laid aside, so the exchange "
        "can only add a combination.",
        ("combination_hand",),
    ),
    OpenPoint(
        "DR-OP7",
        "What if the declarer holds too few cards that may be laid aside?",
        "pagat.com: it does not happen, since such a hand would bid Solo.",
        "What is missing is made up with trumps outside the Droll, laid face up. At most seven of "
        "the cards in hand are Kings or Droll cards, so this is always possible. The model is "
        "Austrian practice, not a source on Dreierles.",
    ),
    OpenPoint(
        "DR-OP8",
        "Do the opponents see the six cards of the blind in a Solo?",
        "Neither source says; their rule speaks of the rest of the blind.",
        "Yes. In a Solo the rest is all six.",
        ("solo_blind_seen",),
    ),
    OpenPoint(
        "DR-OP9",
        "How often may be knocked, and who gives the third knock?",
        "Wikipedia: knock and reply, no more. pagat.com: as often as the table has agreed.",
        "Two knocks. If a table agrees on more, any opponent who may knock can go on.",
        ("knock_limit",),
    ),
    OpenPoint(
        "DR-OP10",
        "In a Räuber the Stiess is in the trick and your only trumps are 21 and 1, before the "
        "Pfeife is due. Which of them may you play?",
        "pagat.com bars both and is silent. Wikipedia’s wording bars only the 21 and leaves the 1.",
        "The article profile: the 1. Elsewhere: either.",
        ("raeuber_clash",),
    ),
    OpenPoint(
        "DR-OP11",
        "Three players tie in a Räuber and a fourth person is idle. Who pays the idle dealer?",
        "pagat.com leaves it open.",
        "Nobody pays, so that game points stay whole.",
    ),
    OpenPoint(
        "DR-OP12",
        "Where does the game come from?",
        "Wikipedia: perhaps at home in Baden before 1812 and older than Tapp Tarock. pagat.com: "
        "perhaps brought by Austrian troops in the middle of the nineteenth century, although it "
        "also calls the game a probable ancestor of Cego.",
        "Both are shown as what they are: conjectures.",
    ),
    OpenPoint(
        "DR-OP13",
        "Do combinations count in a Räuber?",
        "Neither source says so; both list only the flat payment.",
        "No.",
        ("raeuber_combinations",),
    ),
    OpenPoint(
        "DR-OP14",
        "Who gets the four points of a penalty, and how many are they in a Räuber?",
        "Neither source says.",
        "They go to each other person, and in a Räuber there are none. A deal refuses what is not "
        "allowed, so it never charges them.",
    ),
    OpenPoint(
        "DR-OP15",
        "If the holder of the Pfeife leads the trump that makes it due, must it be the Pfeife?",
        "pagat.com: the Pfeife must go to that trick if possible.",
        "Yes: the only trump that may be led there is the Pfeife. Leading another suit is allowed.",
    ),
    OpenPoint(
        "DR-OP16",
        "In Steinmauern, is the deal played out after the laid-out Pfeife was forced out?",
        "pagat.com: that trick and all later ones belong to the opponents.",
        "No. Play stops, and all cards left go to the opponents’ pile.",
    ),
    OpenPoint(
        "DR-OP17",
        "Is there a variant called Fünferle?",
        "No source that was read knows it.",
        "It is left out.",
    ),
    OpenPoint(
        "DR-OP18",
        "Does a knock in a Räuber add or double?",
        "Wikipedia says both “2 game points times the number of knocks” and “times 2 for each "
        "knock”. pagat.com: doubled for each knock.",
        "Each knock doubles.",
    ),
    OpenPoint(
        "DR-OP19",
        "How far can the Spanish text be trusted?",
        "It is a translation of the English article that turns forehand into a tennis stroke and a "
        "penny-ante game into a first stake of one cent.",
        "Its rules are read with the English text beside them.",
    ),
    OpenPoint(
        "DR-OP20",
        "Must the declarer announce ten trumps?",
        "Wikipedia: they are held and claimed. pagat.com: they score only if announced before "
        "play.",
        "No in the article profile, yes elsewhere.",
        ("ten_trumps",),
    ),
    OpenPoint(
        "DR-OP21",
        "What does it cost if the laid-out Pfeife is forced out?",
        "Wikipedia: the bonus of 2. pagat.com: also that trick and all later ones.",
        "Each profile follows its source.",
        ("pfeife_forced_out",),
    ),
    OpenPoint(
        "DR-OP22",
        "Who scores combinations?",
        "Wikipedia: the declarer by the heading of its table, whoever holds them by its text and "
        "its example. pagat.com: everyone, but in Iffezheim only the declarer.",
        "Everyone, but in Iffezheim only the declarer. A text and an example outweigh a heading.",
        ("combinations_for",),
    ),
    OpenPoint(
        "DR-OP23",
        "Does the Pfeife score in the last trick of a Räuber?",
        "Neither source says so; both describe the bonus for a game with a declarer.",
        "No.",
    ),
    OpenPoint(
        "DR-OP24",
        "Is there a last round of Räuber or Solo, and what is its Räuber worth?",
        "Both sources: often; 4 instead of 2 where agreed.",
        "It is off unless chosen, and worth 2 unless 4 is agreed.",
        ("last_round", "last_raeuber_value"),
    ),
    OpenPoint(
        "DR-OP25",
        "By Wikipedia’s rule for the Räuber, may the Pfeife fall before the third trick, and must "
        "it be led to it?",
        "Wikipedia: it must be played to the third trick if possible.",
        "Before the third trick only when no other card is allowed; and yes, its holder leads it "
        "(DR-11.11).",
    ),
    OpenPoint(
        "DR-OP26",
        "May an idle dealer look at hands or the blind?",
        "Neither source says.",
        "No. The idle dealer sees what everyone sees.",
    ),
    OpenPoint(
        "DR-OP27",
        "Is an idle dealer settled with?",
        "pagat.com: yes, but not in Iffezheim. Wikipedia: the dealer sits out, with no word on "
        "payment.",
        "Yes (DR-2.5), but not in Iffezheim.",
        ("idle_dealer",),
    ),
)

# What each value of an option means, for a table of profiles.
VALUES = {
    "overshoot_rounding": {
        "ceil": "rounded up: 40 gives 1, 41 gives 2, and 35 : 35 costs nothing",
        "floor_plus_one": "rounded down, plus 1: 40 gives 2, and 35 : 35 costs 1",
    },
    "knock_right": {
        "bidders_only": "only opponents who have bid",
        "not_after_free_pass": "all but those who passed before the first bid",
        "any": "every opponent",
        "none": "nobody",
    },
    "raeuber_knock_order": {
        "forehand": "forehand first",
        "last_passer": "the last player to pass first",
    },
    "raeuber_droll_rule": {
        "steinmauern_third_trick": "to the third trick",
        "steinmauern": "to the third trick led with a trump",
        "iffezheim": "Stiess and 21 to the first two, the 1 to the third",
        "none": "to any trick",
    },
    "pfeife_defenders": {
        "on": "yes, 1 for each opponent of the declarer",
        "off": "no",
    },
    "combination_hand": {
        "at_play": "the hand with which play begins",
        "as_dealt": "the hand as dealt",
    },
    "solo_blind_seen": {"on": "yes", "off": "no"},
    "knock_limit": {
        "0": "no knocks",
        "1": "one knock, no reply",
        "2": "two: knock and reply",
        **{str(number): f"{number} knocks" for number in range(3, 7)},
    },
    "raeuber_clash": {"pfeife": "the 1", "either": "either of them"},
    "raeuber_combinations": {"on": "yes", "off": "no"},
    "ten_trumps": {"claimed": "no", "announced": "yes"},
    "pfeife_forced_out": {
        "bonus_only": "as much as one that is beaten in the last trick",
        "forfeit_tricks": "as much, and that trick and all later ones",
    },
    "combinations_for": {"everyone": "whoever holds them", "declarer": "only the declarer"},
    "last_round": {
        "normal": "no, unless the table chooses it",
        "raeuber_or_solo": "yes",
    },
    "last_raeuber_value": {"2": "as much as always", "4": "twice as much"},
    "idle_dealer": {"settles": "yes", "out": "no"},
    "solo_du": {"on": "yes, worth 8 times the base", "off": "no"},
    "book": {
        "payments": "game points that each pays another",
        "one_player": "points for one player, which nobody pays",
    },
}
