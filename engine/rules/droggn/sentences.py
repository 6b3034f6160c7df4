"""The sentences in which Droggn refuses something.

A key is the rule's number, or ``number:case`` where a rule has several reasons.
The blanks are the facts of the refusal (see `engine.rulebook.explain`).
"""

from __future__ import annotations

_PLAY = {
    "DG-4.3:not_held": "The {card:card} is not in your hand.",
    "DG-8.2:follow_suit": "{led:suit} were led and you can follow suit: {held:or}.",
    "DG-8.2:follow_trump": "A trump was led and you can follow with a trump: {held:or}.",
    "DG-8.2:must_trump": "Without {led:one} you must play a trump: {held:or}.",
    "DG-8.2:follow_suit_or_gstiess": "{led:suit} were led and you can follow suit: {held:or}. The "
    "Gstieß may go, too.",
    "DG-8.2:follow_trump_or_gstiess": "A trump was led and you can follow with a trump: {held:or}. "
    "The Gstieß may go, too.",
    "DG-8.2:must_trump_or_gstiess": "Without {led:one} you must play a trump, {held:or}, or the "
    "Gstieß.",
    "DG-8.7:only_gstiess": "The Pagat that was laid out stays on the table, so that only the "
    "Gstieß may go.",
    "DG-8.5:follow_suit": "The {led:card} came after the Gstieß, so follow suit: {held:or}.",
    "DG-8.5:follow_trump": "The {led:card} came after the Gstieß, so follow with a trump: "
    "{held:or}.",
    "DG-8.5:must_trump": "The {led:card} came after the Gstieß, and without {led:one} you must "
    "play a trump: {held:or}.",
    "DG-7.3:gstiess_kept": "The Gstieß that was laid out is kept for the last trick.",
    "DG-8.7:laid_out": "The Pagat that was laid out stays on the table while another card may be "
    "played.",
    "DG-14.7:not_held": "The {card:card} is not in your hand.",
    "DG-14.3:gstiess_due": "The Gstieß may not be played to the last trick, so it must go now.",
}

_AUCTION = {
    "DG-5.1:no_such_bid": "There is no bid {bid}; the bids are Ansager, Solo, Super and Super "
    "Mord.",
    "DG-5.2:too_low": "{highest} has been bid, and every later bid must be higher.",
}

_EXCHANGE = {
    "DG-6.1:not_held": "The {card:card} is not in your hand.",
    "DG-6.1:number": "Cards to be discarded: {needs}, not {number}.",
    "DG-6.2:trull": "The {card:card} may not be discarded, nor the other Trull cards.",
    "DG-6.3:king": "The {card:card} may be discarded only together with a trump.",
    "DG-6.3:kings": "Each King needs a trump of its own: Kings {number}, trumps {trumps}.",
    "DG-6.6:not_held": "The {card:card} is not in your hand, so you cannot offer it.",
    "DG-6.2:offer_trull": "Trull cards are not offered here, so the {card:card} is not.",
    "DG-6.3:offer_king": "Kings are not offered here, so the {card:card} is not.",
}

_LAYING_OUT = {
    "DG-7.1:too_late": "The declarer lays out a card before saying “ich liege”, and not later.",
    "DG-7.2:only_pagat": "Only the Pagat can be laid out, and the Gstieß in a Super Mord.",
    "DG-7.2:twice": "The {card:card} has been laid out already.",
    "DG-7.2:not_held": "The {card:card} is not in your hand.",
    "DG-7.3:only_super_mord": "The Gstieß can be laid out only in a Super Mord.",
    "DG-7.3:only_declarer": "Only the declarer of a Super Mord can lay out the Gstieß.",
    "DG-7.4:not_both": "Only one card may be laid out, the Pagat or the Gstieß.",
    "DG-7.10:too_late": "A defender lays out the Pagat before doubling is answered for the first "
    "time, and not later.",
    "DG-7.11:not_against_mord": "The defenders lay out nothing against a Super Mord.",
}

_DOUBLING = {
    "DG-7.5:nothing_doubled": "There is no Schwacher yet that a retour could answer.",
    "DG-7.6:doubled": "Your partner’s Schwacher counts for both, so nothing is left to double.",
    "DG-7.7:retour": "There is a Schwacher already, and the answer to it is a retour.",
    "DG-7.9:retour": "There is a Schwacher already, and the answer to it is a retour.",
}

_TURN = {
    "DG-2.3:turn": "It is {turn}’s turn to speak, not {name}’s.",
    "DG-4.4:turn": "The deal is over: it is nobody’s turn.",
    "DG-5.5:turn": "All have passed, and the cards are thrown in.",
    "DG-6.1:turn": "Only the declarer discards, and that is {turn}, not {name}.",
    "DG-6.6:turn": "Only the declarer buys a card, and that is {turn}, not {name}.",
    "DG-7.1:turn": "The declarer, {turn}, has not said “ich liege” yet, so {name} must wait.",
    "DG-7.5:turn": "{turn} is asked about doubling now, not {name}.",
    "DG-8.3:turn": "It is {turn}’s turn to play, not {name}’s.",
}

_PHASE = {
    "DG-4.4:phase": "The tricks are for playing cards, and after them the deal is over.",
    "DG-5.2:phase": "In the auction a player bids or passes, and does nothing else.",
    "DG-5.5:phase": "All have passed, and the cards are thrown in.",
    "DG-6.1:phase": "First the declarer discards three cards.",
    "DG-6.6:phase": "First the declarer buys a card or passes.",
    "DG-7.1:phase": "First the declarer says “ich liege”, after laying out a card or not.",
    "DG-7.5:phase": "First those who are asked double or pass.",
}

SENTENCES: dict[str, str] = {
    **_AUCTION,
    **_EXCHANGE,
    **_LAYING_OUT,
    **_DOUBLING,
    **_PLAY,
    **_TURN,
    **_PHASE,
}
