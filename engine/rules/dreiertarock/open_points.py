"""What the sources on Dreiertarock leave open or dispute, and what is played here (section 15).

The values of an option, and which profile has which, are in the profiles of the game.
"""

from __future__ import annotations

from engine.rules import OpenPoint

OPEN_POINTS = (
    OpenPoint(
        "DT-OP1",
        "In which order do the players bid?",
        "Wikipedia’s auction of five calls is possible only if the turn goes round. Queen’s Hand "
        "has each bid answered at once.",
        "The turn goes round in the article and Austrian profiles.",
        ("auction",),
    ),
    OpenPoint(
        "DT-OP2",
        "May another player open after forehand has passed?",
        "Wikipedia lets forehand pass and says no more. In Queen’s Hand forehand must bid.",
        "Yes, with an Einser.",
        ("forehand_must_open",),
    ),
    OpenPoint(
        "DT-OP3",
        "What if everybody passes?",
        "Wikipedia is silent. In Queen’s Hand it cannot happen.",
        "The cards are thrown in and dealt again by the same dealer, so that no score is made up.",
        ("all_pass",),
    ),
    OpenPoint(
        "DT-OP4",
        "Which cards may the declarer lay away?",
        "Wikipedia: three cards of his choice. Queen’s Hand: no Kings, no Trull cards, other "
        "tarocks only for want of suit cards. Austrian tables show tarocks that are laid away.",
        "The article profile takes the sentence at its word and excepts nothing. Tables in Austria "
        "will hardly play it so; the Austrian profile has their limits.",
        ("discard_rule",),
    ),
    OpenPoint(
        "DT-OP5",
        "Who gets the packet that was not taken?",
        "Wikipedia is silent; the two programs give it to the defenders.",
        "The defenders.",
    ),
    OpenPoint(
        "DT-OP6",
        "Who gets the talon in a Solo?",
        "Wikipedia is silent. Tapp Tarock gives it to the defenders; the program text of Queen’s "
        "Hand gives it to nobody, so that its piles do not add up to 70.",
        "The defenders.",
    ),
    OpenPoint(
        "DT-OP7",
        "Who may announce, and when?",
        "Wikipedia: in the last phase of the bidding, and no more.",
        "Whoever holds the card, the declarer first.",
        ("announce_by",),
    ),
    OpenPoint(
        "DT-OP8",
        "Can Trull and Kings be announced?",
        "The tariff has no value for it. Queen’s Hand: yes, for double.",
        "No, except in the profiles after Queen’s Hand.",
        ("announce_trull_kings",),
    ),
    OpenPoint(
        "DT-OP9",
        "Is there a kontra?",
        "Wikipedia knows none. Queen’s Hand: twice, four and eight times.",
        "No, except in the profiles after Queen’s Hand. There it belongs to the round of "
        "announcements, and every member of a side may speak for it.",
        ("kontra",),
    ),
    OpenPoint(
        "DT-OP10",
        "Who pays whom?",
        "Wikipedia gives values only. In Queen’s Hand and in Tapp Tarock each defender settles "
        "with the declarer.",
        "So it is here.",
    ),
    OpenPoint(
        "DT-OP11",
        "Does a silent bird cost anything that is beaten in its trick?",
        "Wikipedia is silent. Queen’s Hand: its value, to the other side.",
        "Yes, as in Dreierles and Droggn.",
        ("silent_bird_loss",),
    ),
    OpenPoint(
        "DT-OP12",
        "What are all tricks worth without a bid, and do bonuses count in a Solo Valat?",
        "The tariff has only the Solo Valat. Queen’s Hand pays 240 for all tricks instead of game "
        "and bonuses, and its program text pays that even for a Solo Valat that was won.",
        "They have no value of their own, and a Solo Valat is 960 without bonuses. In the profiles "
        "after Queen’s Hand all tricks are paid, to whichever side took them.",
        ("silent_valat",),
    ),
    OpenPoint(
        "DT-OP13",
        "Does a Solo double the bonuses?",
        "The tariff does not say so; Queen’s Hand does.",
        "No, except in the profiles after Queen’s Hand.",
        ("solo_doubles_bonuses",),
    ),
    OpenPoint(
        "DT-OP14",
        "What is the III called?",
        "Everywhere in Austria Kakadu; one source has another word, which is a slur in English.",
        "Kakadu.",
    ),
    OpenPoint(
        "DT-OP15",
        "Who cuts, who deals first, and who deals next?",
        "No source says.",
        "The first dealer is drawn; then the pack moves to the right.",
    ),
    OpenPoint(
        "DT-OP16",
        "Do the talon and the cards laid away count for Trull and Kings?",
        "The tariff: in the tricks. Queen’s Hand counts a player’s whole pile, so that two "
        "defenders who share the Trull get nothing.",
        "The pile of the side counts, with the packet or talon that it owns.",
    ),
    OpenPoint(
        "DT-OP17",
        "Who leads in a Solo Valat?",
        "Wikipedia: always forehand. In Königrufen it is often the declarer.",
        "Forehand.",
        ("valat_leader",),
    ),
    OpenPoint(
        "DT-OP18",
        "May the second player raise again when the dealer has overbid and forehand holds?",
        "Wikipedia: whoever is overbid passes or holds, and to hold behind forehand’s hold is "
        "pointless.",
        "No, there is only the pass.",
    ),
    OpenPoint(
        "DT-OP19",
        "How far can the tariff be trusted?",
        "The two programs agree in all its numbers, but both go back to the same book, which was "
        "not seen.",
        "It is used as it stands.",
    ),
    OpenPoint(
        "DT-OP20",
        "Is the score written in cents?",
        "Wikipedia: cents. Queen’s Hand: a tenth of that.",
        "A cent is a game point, unless points of ten cents are chosen.",
        ("unit",),
    ),
    OpenPoint(
        "DT-OP21",
        "May the declarer leave the talon alone?",
        "Wikipedia: the declarer “may go on to make use” of it.",
        "No. Taking a packet is what sets the five steps apart from a Solo.",
    ),
    OpenPoint(
        "DT-OP22",
        "Do Trull cards and Kings that the declarer laid away count for the bonuses?",
        "The tariff: in the tricks.",
        "Yes, they lie in the declarer’s pile.",
        ("bonus_cards",),
    ),
    OpenPoint(
        "DT-OP23",
        "Are there announcements in a Solo Valat?",
        "No source says.",
        "None.",
    ),
    OpenPoint(
        "DT-OP24",
        "What if two announced birds block each other, and must a bird be played to its trick?",
        "Wikipedia is silent.",
        "The holder then plays either of them, and need not play a bird to its trick (DT-7.6, "
        "DT-7.7).",
    ),
    OpenPoint(
        "DT-OP25",
        "Do the others see the cards laid away?",
        "Wikipedia is silent.",
        "No; with the Austrian limits they see the tarocks among them.",
    ),
)

# What each value of an option means, for a table of profiles.
VALUES = {
    "auction": {
        "circular": "in turn, round and round",
        "pairwise": "whoever is overbid answers at once",
    },
    "forehand_must_open": {"on": "yes", "off": "no"},
    "all_pass": {
        "redeal": "the same dealer deals again",
        "trischaken": "a Trischaken is played",
        "next_dealer": "the next dealer deals",
    },
    "discard_rule": {
        "free": "any three",
        "austrian": "no Kings and no Trull cards, other tarocks only for want of suit cards",
    },
    "announce_by": {"all": "whoever holds the card", "declarer": "only the declarer"},
    "announce_trull_kings": {"on": "yes", "off": "no"},
    "kontra": {
        "off": "nothing",
        "game": "the game",
        "game_and_announcements": "the game and every bonus announced",
    },
    "silent_bird_loss": {"on": "yes, its value", "off": "no"},
    "silent_valat": {
        "off": "no",
        "240": "yes, 240 instead of game and bonuses; in St. Louis four times the contract",
    },
    "solo_doubles_bonuses": {"on": "yes", "off": "no"},
    "valat_leader": {"forehand": "forehand", "declarer": "the declarer"},
    "unit": {"cents": "in cents", "points": "in points of ten cents"},
    "bonus_cards": {
        "pile": "those of the whole pile",
        "tricks_only": "only those won in tricks",
    },
    "trischaken": {"on": "yes, after an Einser on which both others pass", "off": "no"},
    "tariff": {"article": "the tariff of the article", "st_louis": "that of St. Louis"},
    "four_at_table": {"on": "yes, and the dealer sits out", "off": "no"},
}
