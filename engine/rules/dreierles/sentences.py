"""The sentences in which Dreierles refuses something.

A key is the rule's number, or ``number:case`` where a rule has several reasons.
The blanks are the facts of the refusal (see `engine.rulebook.explain`).
"""

from __future__ import annotations

_PLAY = {
    "DR-4.3:not_held": "The {card:card} is not in your hand.",
    "DR-8.2:follow_suit": "{led:suit} were led and you can follow suit: {held:or}.",
    "DR-8.2:follow_trump": "A trump was led and you can follow with a trump: {held:or}.",
    "DR-8.3:must_trump": "Without {led:one} you must play a trump: {held:or}.",
    "DR-7.17:laid_out": "The Pfeife that was laid out stays on the table while another card may be "
    "played.",
}

_RAEUBER = {
    "DR-11.4:pfeife_due": "The third trick to which a trump is led needs the Pfeife, and no other "
    "trump will do.",
    "DR-11.4:pfeife_early": "Before the third trump lead only a player who must play a trump and "
    "has no other may play the Pfeife.",
    "DR-11.5:behind_stiess": "The Stiess lies in the trick, so the 21 must wait while you have "
    "another trump: {others:or}.",
    "DR-11.11:pfeife_due": "This is the third trick, and whoever can play the Pfeife to it must do "
    "so.",
    "DR-11.11:pfeife_early": "Before the third trick the Pfeife may be played only when no other "
    "card is allowed.",
    "DR-11.12:clash": "The Stiess lies in the trick and 21 and 1 are your only trumps, so play "
    "the 1.",
    "DR-15.2:lead_trump": "In the first three tricks of a Räuber whoever has a trump must lead "
    "one.",
    "DR-15.2:honour_due": "Stiess and 21 must be played in the first two tricks of a Räuber, and "
    "now is the time for {needs:or}.",
    "DR-15.2:not_both": "The {other:card} lies in the trick already, and Stiess and 21 may not "
    "fall together.",
    "DR-15.2:pfeife_due": "This is the third trick of the Räuber, and the 1 must be played to it.",
    "DR-15.2:pfeife_early": "The 1 must wait for the third trick of the Räuber while you have "
    "another trump.",
}

_AUCTION = {
    "DR-5.1:no_such_bid": "There is no bid {bid}; the bids are Dreier, Zweier, Einer and Solo.",
    "DR-5.1:no_such_bid_or_solo_du": "There is no bid {bid}; the bids are Dreier, Zweier, Einer, "
    "Solo and Solo Du.",
    "DR-5.2:too_low": "{highest:title} has been bid, and every later bid must be higher.",
    "DR-12.6:solo_only": "In a round of Räuber or Solo the only bid is Solo.",
}

_EXCHANGE = {
    "DR-6.2:number": "Cards to be laid aside: {needs}, not {number}.",
    "DR-6.3:king": "The {card:card} is a King, and Kings may not be laid aside.",
    "DR-6.3:trump": "The {card:card} is a trump, and trumps may not be laid aside.",
    "DR-6.7:droll": "Stiess, 21 and 1 stay in hand even where trumps must be laid aside.",
    "DR-6.7:others_first": "Before any trump is laid aside, the other cards must go: {held:and}.",
}

_ANNOUNCING = {
    "DR-7.1:too_few_trumps": "Ten trumps are needed, and this hand has {number}.",
    "DR-7.3:twice": "Ten trumps have been announced already.",
    "DR-7.3:unknown": "Before play only ten trumps are announced, not {what}.",
    "DR-7.7:only_pfeife": "Only the Pfeife, the 1, can be laid out before play.",
    "DR-7.7:twice": "The Pfeife has been laid out already.",
    "DR-7.15:no_announcement": "Ten trumps are not announced here: they are credited when the "
    "deal is settled.",
}

_KNOCKING = {
    "DR-7.11:no_right": "{name} may not knock: only the declarer’s opponents may.",
    "DR-7.12:no_right": "{name} may not knock: only opponents who did not pass before the first "
    "bid may.",
    "DR-7.21:no_right": "{name} may not knock: only opponents who have bid may.",
    "DR-12.5:no_right": "{name} may not knock: only opponents who had not spoken when Solo was bid "
    "may.",
}

_TURN = {
    "DR-2.3:turn": "It is {turn}’s turn to speak, not {name}’s.",
    "DR-4.4:turn": "The deal is over, and no more cards are played.",
    "DR-6.2:turn": "Only the declarer lays cards aside, and that is {turn}, not {name}.",
    "DR-7.7:turn": "Only the declarer announces, and that is {turn}, not {name}.",
    "DR-7.22:turn": "{turn} is asked about knocking now, not {name}.",
    "DR-8.7:turn": "It is {turn}’s turn to play, not {name}’s.",
}

_PHASE = {
    "DR-4.4:phase": "The 16 tricks are for playing cards, and after them the deal is over.",
    "DR-5.2:phase": "In the auction a player bids or passes, and does nothing else.",
    "DR-6.2:phase": "First the declarer lays aside as many cards as were taken up.",
    "DR-7.11:phase": "First the declarer announces what there is and says “fertig”.",
    "DR-7.22:phase": "First those who are asked say whether they knock.",
}

SENTENCES: dict[str, str] = {
    **_AUCTION,
    **_EXCHANGE,
    **_ANNOUNCING,
    **_KNOCKING,
    **_PLAY,
    **_RAEUBER,
    **_TURN,
    **_PHASE,
}
