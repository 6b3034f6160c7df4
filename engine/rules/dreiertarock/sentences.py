"""The sentences in which Dreiertarock refuses something.

A key is the rule's number, or ``number:case`` where a rule has several reasons.
The blanks are the facts of the refusal (see `engine.rulebook.explain`).
"""

from __future__ import annotations

_PLAY = {
    "DT-4.2:not_held": "The {card:card} is not in your hand.",
    "DT-7.4:bird_early": "The announced {bird} belongs in trick {due}, and this is trick "
    "{number}: play another card while you have one.",
    "DT-8.2:follow_suit": "{led:suit} were led and you can follow suit: {held:or}.",
    "DT-8.2:follow_trump": "A tarock was led and you can follow with a tarock: {held:or}.",
    "DT-8.3:must_trump": "Without {led:one} you must play a tarock: {held:or}.",
    "DT-14.2:pagat_last": "In Trischaken the Pagat waits while you have another tarock: "
    "{others:or}.",
    "DT-14.6:must_beat": "In this Trischaken the {best:card} must be beaten, and you can: "
    "{held:or}.",
}

_AUCTION = {
    "DT-5.1:no_such_bid": "There is no bid {bid}; the bids are {bids}, Solo and Solo Valat.",
    "DT-5.1:too_low": "{highest} has been bid, and {bid} is no higher bid.",
    "DT-5.3:skipped": "The next step is {next}, and none may be left out.",
    "DT-5.4:held": "{name} bids {highest} already and comes before you.",
    "DT-5.4:nothing_to_hold": "Nobody has overbid you, so there is nothing to hold.",
    "DT-5.4:pass_only": "You were overbid, and {name} holds {highest} before you: now there is "
    "only the pass.",
    "DT-5.4:pass_or_hold": "You were overbid with {highest}: pass or hold.",
    "DT-5.5:first_turn": "{bid} may be bid only when a player speaks for the first time.",
    "DT-5.5:no_answer": "A {highest} cannot be held.",
    "DT-14.1:must_bid": "{name} is forehand and must bid.",
    "DT-14.6:no_such_step": "There is no {bid} in the game of St. Louis.",
}

_EXCHANGE = {
    "DT-6.1:packet": "There are two packets, 1 and 2, and no packet {number}.",
    "DT-6.2:number": "Cards to be laid away: {needs}, not {number}.",
    "DT-6.3:king": "The {card:card} is a King, and Kings may not be laid away.",
    "DT-6.3:trull": "Sküs, XXI and I may not be laid away, and so not the {card:card}.",
    "DT-6.9:others_first": "Before any tarock is laid away, the suit cards below the Kings must "
    "go: {held:and}.",
    "DT-6.9:tarock": "The {card:card} is a tarock and stays in hand: there are enough suit cards "
    "below the Kings.",
}

_SAYING = {
    "DT-7.2:no_value": "{what} cannot be announced here: only the birds can.",
    "DT-7.2:not_skues": "Only the holder of the Sküs may announce the Trull.",
    "DT-7.2:unknown": "{what} is nothing that can be announced.",
    "DT-7.3:declarer_only": "Only the declarer announces here, and {name} is a defender.",
    "DT-7.3:not_held": "Only the player who holds the {card:card} may announce the {what}.",
    "DT-7.5:game_only": "Here only the game can be doubled, not the {what}.",
    "DT-7.5:no_more": "{what}: it has been doubled three times, and that is all.",
    "DT-7.5:not_announced": "{what}: nobody has announced it, so it cannot be doubled.",
    "DT-7.5:off": "There is no kontra in this game.",
    "DT-7.5:other_side": "{what}: now it is not for {name}’s side to double.",
    "DT-7.8:none": "In a Solo Valat no bonus counts, so nobody announces the {what}.",
    "DT-7.9:done": "You have said nothing yet in this turn: announce something or pass.",
    "DT-7.9:pass": "You have said something in this turn: end it with “done”.",
    "DT-7.9:twice": "{name} has announced it already: {what}.",
}

_TRISCHAKEN = {
    "DT-14.2:choose": "Forehand plays the Einser or switches to Trischaken, nothing else.",
    "DT-14.2:game_only": "In Trischaken only the game can be doubled.",
}

_TURN = {
    "DT-2.3:turn": "It is {turn}’s turn to speak, not {name}’s.",
    "DT-4.2:turn": "All 16 tricks have been played, and the deal is over.",
    "DT-5.11:turn": "All passed, and the deal is over.",
    "DT-6.1:turn": "Only the declarer takes a packet, and that is {turn}, not {name}.",
    "DT-6.2:turn": "Only the declarer lays cards away, and that is {turn}, not {name}.",
    "DT-7.3:turn": "{turn} is asked now, not {name}.",
    "DT-8.5:turn": "It is {turn}’s turn to play, not {name}’s.",
    "DT-14.2:turn": "{turn} is asked now, not {name}.",
}

_PHASE = {
    "DT-4.2:phase": "The 16 tricks are for playing cards, and after them the deal is over.",
    "DT-5.1:phase": "In the auction a player bids, holds or passes, and does nothing else.",
    "DT-5.11:phase": "All passed: the cards are thrown in, and nothing is played.",
    "DT-6.2:phase": "First the declarer lays three cards away.",
    "DT-6.10:phase": "First the declarer takes one of the two packets.",
    "DT-7.1:phase": "In this round bonuses are announced, where there is a kontra things are "
    "doubled, and nothing else is done.",
    "DT-14.2:phase": "Before a Trischaken forehand chooses it, and then each says kontra or "
    "passes.",
}

SENTENCES: dict[str, str] = {
    **_AUCTION,
    **_EXCHANGE,
    **_SAYING,
    **_TRISCHAKEN,
    **_PLAY,
    **_TURN,
    **_PHASE,
}
