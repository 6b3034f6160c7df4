"""What the sources on Droggn leave open or dispute, and what is played here (section 15).

The values of an option, and which profile has which, are in the profiles of the game.
"""

from __future__ import annotations

from engine.rules import OpenPoint

OPEN_POINTS = (
    OpenPoint(
        "DG-OP1",
        "How many points does the declarer need?",
        "Three informants said 37. The fourth first said 38, later that 37 to 37 goes to the side "
        "with the last trick. Wikipedia: 37 for the declarer, 38 for the defenders.",
        "37, with the majority. The points above or below are counted from half in any case: from "
        "37, with 78 cards from 39.",
        ("win_threshold",),
    ),
    OpenPoint(
        "DG-OP2",
        "What is a Super Mord worth?",
        "Wikipedia lists 130 as its value and 167 as what is won. pagat.com: 80 + 37 + 50 = 167. "
        "Since 130 + 37 = 167, they agree.",
        "167, or 187 with a card laid out. Nobody is ever paid 130.",
    ),
    OpenPoint(
        "DG-OP3",
        "Is the talon shown?",
        "In an Ansager, two informants said yes, the others no.",
        "It is not shown, as with the players with whom the game was recorded.",
        ("expose_talon_ansager",),
    ),
    OpenPoint(
        "DG-OP4",
        "May two Kings be discarded with one trump?",
        "Both sources say that a King goes with a trump, and not whether one trump is enough for "
        "two Kings.",
        "Each King needs a trump of its own, so at most one King can be among three discards.",
        ("king_discard",),
    ),
    OpenPoint(
        "DG-OP5",
        "When does a defender lay out the Pagat?",
        "pagat.com allows it, and names no moment.",
        "When that defender is asked about doubling, before answering. A Schwacher then holds for "
        "it too.",
    ),
    OpenPoint(
        "DG-OP6",
        "May the Gstieß be played to the last trick?",
        "Allowed by the main description, forbidden by one informant.",
        "Allowed. Where it is forbidden, it must be played to the last trick but one; a Gstieß "
        "that was laid out is excepted.",
        ("gstiess_last_trick",),
    ),
    OpenPoint(
        "DG-OP7",
        "May the declarer offer a King or a Trull card when buying?",
        "Silent.",
        "Yes, only the discards are restricted.",
        ("buy_offer_restricted",),
    ),
    OpenPoint(
        "DG-OP8",
        "May a defender refuse to give the card that is asked for?",
        "No hint; the holder must give it.",
        "No. If no opponent has the card, the declarer has named it in vain and the right to buy "
        "is lost.",
    ),
    OpenPoint(
        "DG-OP9",
        "How many retours may there be?",
        "pagat.com: no limit. Wikipedia ends with the declarer’s retour.",
        "One in the article profile. Elsewhere three stand for no limit, so that the value can "
        "grow to sixteen times.",
        ("retour_limit",),
    ),
    OpenPoint(
        "DG-OP10",
        "Must a laid-out Gstieß be kept to the end of a Super Mord?",
        "It can win the last trick, is all that is said.",
        "Yes: played earlier it would lose a trick.",
    ),
    OpenPoint(
        "DG-OP11",
        "What of a Super Mord with the Gstieß in hand and the Pagat laid out?",
        "The two may not be laid out together, and a Gstieß that is not laid out loses a trick.",
        "It is allowed, and the declarer is warned that such a Super Mord cannot be made.",
    ),
    OpenPoint(
        "DG-OP12",
        "Does a Pagat that is beaten in the last trick also score as captured?",
        "pagat.com gives the 5 only for a capture before the last trick. Wikipedia lets the points "
        "of the failed last trick go to the captors, which is the same amount.",
        "No. The 10, or the 20 of a card laid out, is all.",
    ),
    OpenPoint(
        "DG-OP13",
        "Is a Pagat captured that a partner takes?",
        "pagat.com only names a capture by the other side. In the last trick a Pagat beaten by the "
        "own partner costs 10.",
        "Before the last trick nothing is scored for it, in the last trick −10.",
    ),
    OpenPoint(
        "DG-OP14",
        "Slips in an older Wikipedia text.",
        "It ranks the Gstieß above the XXI and leaves out the red Aces.",
        "As pagat.com has it: eleven red cards with the Ace, and a Gstieß without rank.",
    ),
    OpenPoint(
        "DG-OP15",
        "The aim as Wikipedia words it.",
        "37 or 38, it says.",
        "37 for the declarer, 38 for the defenders (DG-2.6).",
    ),
    OpenPoint(
        "DG-OP16",
        "What may be said after a Super Mord?",
        "Nothing is higher.",
        "The players after it are asked, and can only pass.",
    ),
    OpenPoint(
        "DG-OP17",
        "Which card wins the cut for the first deal?",
        "Silent on suits against trumps.",
        "The first dealer is drawn.",
    ),
    OpenPoint(
        "DG-OP18",
        "Who deals next?",
        "pagat.com: the declarer of the last hand. Wikipedia is silent, and for four says: when it "
        "is their turn.",
        "The declarer of the last hand; after a hand that was thrown in, the same dealer.",
        ("deal_rotation",),
    ),
    OpenPoint(
        "DG-OP19",
        "Can the defenders make a Match?",
        "Wikipedia speaks of a player who wins every trick, pagat.com of the declarer.",
        "Only the declarer can.",
    ),
    OpenPoint(
        "DG-OP20",
        "Are Pagat scores added to a Match?",
        "Silent. pagat.com keeps Pagat and game apart, Wikipedia adds any bonuses.",
        "Yes.",
    ),
    OpenPoint(
        "DG-OP21",
        "Does a Schwacher double a silent Pagat?",
        "pagat.com: no. Wikipedia says game and bonus, and not which bonus.",
        "No: doubled is what lies open when the doubling is said.",
    ),
    OpenPoint(
        "DG-OP22",
        "Must the declarer exchange?",
        "Wikipedia: is allowed to. pagat.com: takes the talon.",
        "Yes, and may discard the same three cards again where they may be discarded.",
    ),
)

_SWITCH = {"on": "yes", "off": "no"}

# What each value of an option means, for a table of profiles.
VALUES = {
    "cards": {"66": "66 cards", "78": "78 cards"},
    "win_threshold": {
        "37": "half of them: 37 of 74, 39 of 78",
        "38": "one more than half: 38 of 74, 40 of 78",
        "37_last_trick": "half of them and the last trick, or one more than half",
    },
    "expose_talon_ansager": _SWITCH,
    "king_discard": {
        "trump_each": "each King needs a trump of its own",
        "one_trump": "one trump is enough for two Kings",
    },
    "gstiess_last_trick": _SWITCH,
    "buy_offer_restricted": _SWITCH,
    "retour_limit": {
        "0": "none: ×2 is the most",
        "1": "one: ×4 is the most",
        "2": "two: ×8 is the most",
        "3": "three: ×16 is the most",
    },
    "deal_rotation": {
        "declarer_deals": "the declarer of the last hand",
        "clockwise": "the next player to the left",
    },
}
