"""The sentences in which Herzeln refuses something.

A key is the rule's number, or ``number:case`` where a rule has several reasons.
The blanks are the facts of the refusal (see `engine.rulebook.explain`).
"""

from __future__ import annotations

SENTENCES: dict[str, str] = {
    "HZ-4.1:not_held": "The card {card} is not in your hand.",
    "HZ-5.2:follow_suit": "{led:suit} were led and you can follow suit: {held:or}.",
    "HZ-5.6:heart_lead": "Hearts may not be led here while you have another card: {held:or}.",
    "HZ-7.1:not_a_jack": "The first card must be a {jack:rank}, and the {card:card} is none.",
    "HZ-7.5:lay_first": "Lay a card before you are done, or pass if you cannot.",
    "HZ-7.5:say_done": "You have laid a card: lay another one or say that you are done.",
    "HZ-7.7:no_fit": "The {card:card} does not fit: the row goes on with {above:rank} above "
    "or {below:rank} below.",
    "HZ-7.7:which_end": "The {card:card} fits at both ends, so say at which.",
    "HZ-7.7:wrong_end": "The {card:card} does not fit at that end ({end}).",
    "HZ-7.14:must_open": "You must open with a Jack: {held:or}.",
    "HZ-7.14:must_play": "You may not pass while a card of yours fits: {held:or}.",
    "HZ-11.1:opener": "The domino begins with the {jack:card}, not with the {card:card}.",
    "HZ-11.3:no_fit": "The {card:card} does not fit: the row of its suit goes on with {wanted:or}.",
    "HZ-11.3:no_ends": "Rows by suit leave no choice: lay the {card:card} without saying where.",
    "HZ-4.4:phase": "In this deal players only play cards to tricks.",
    "HZ-5.5:turn": "It is {turn}’s turn to play, not {name}’s.",
    "HZ-7.5:phase": "In the domino a player lays a card or passes.",
    "HZ-7.5:turn": "It is {turn}’s turn to lay a card, not {name}’s.",
    "HZ-8.1:phase": "The deal is over, and its points are written down.",
    "HZ-8.1:turn": "The deal is over: it is nobody’s turn.",
}
