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

SENTENCES: dict[str, str] = {**_PLAY, **_RAEUBER}
