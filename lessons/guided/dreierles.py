"""Guided deals of Dreierles."""

from __future__ import annotations

from lessons.guided.model import Guided, Phase
from lessons.locale import mark as N_

_RECORD = """
[Game "dreierles"]
[Profile "article"]
[Seats "Anna, Bernd, Catrin"]
[Dealer "Anna"]
[Seed "1579"]
[Stake "10"]

pass
dreier {Catrin hopes for three good cards in the blind.}
zweier {You hold nine trumps, among them the Stiess, and the Pfeife. That is too much to leave the
deal to Catrin. Her Dreier is beaten by a Zweier already, and the two cards of the blind may help;
an Einer would pay more, with one card less.}

discard(DC D4) {The blind brought a tenth trump, the 10. You held two diamonds; now you have none,
so every diamond that is led can be trumped. The Cavalier is worth 3, and nobody can take those
points from you any more.}
done {The Pfeife could be laid out for 2 instead of 1. But then everybody sees what you are after,
and if it fails you pay 2. Ten trumps need no word at this table: they are credited when the deal
is settled.}
pass {Catrin has bid, so she alone may knock. She would rather not.}

F {Whoever has many trumps leads them. There are 22. You have ten, so the hands of the others and
the blind have twelve between them, and each of your leads takes two of those away. The Stiess
cannot be beaten.}
T5
T7
T18 {Another high trump, to drive out the two that still stand above it. Bernd puts the 19 on it.
The trick is worth a single point, so this costs you next to nothing.}
T19 {He need not beat your card, but the lead is worth it.}
T8
H4 {Bernd hopes that you must follow suit and cannot.}
HA
T3 {You have no heart, so it had to be a trump, and every trump beats hearts. The smallest does it
as well as the biggest. Only the Pfeife is kept: it has a job to do at the very end.}

T20 {Only the 21 stands above the 20. If Catrin wants to win this trick she has to spend it, and
from then on your trumps are the highest.}
T6
T21 {Five points for the other side.}
DK {Catrin hopes that her King goes through.}
T4 {No diamond in your hand, so you must trump, and you are glad to: a King is worth 5. That is
what the empty suit was made for.}
D2
T17 {Keep count: six of their twelve trumps have fallen. Lead on, until no more come.}
T12
T9
T10 {Eight have fallen. The 14, 15, 16 and 2 have not been seen; they are in a hand or in the
blind. Three of them beat your 13 as well, so the 10 does the same work and you keep the higher
one.}
T14
T16 {Now only two have not been seen, the 15 and the 2.}
CK {Clubs: you still have two.}
C7 {You have clubs, so you follow suit, though it hurts. Give the lower of two worthless cards.}
CC {Bernd sees that the trick is Catrin's and puts points on it.}
CQ
C8 {Your last club. There was no choice.}
CJ
C10 {Now she wants to see your trumps go.}
T11 {Without a club you must trump. The 11 wins as surely as the 13, and the Pfeife stays back for
the last trick.}
C9

SK {A King is the highest card of his suit, and only a trump could take him. Most of those are
gone. Take the five points now.}
S9
S7
S8 {The Queen of Spades is still out. The small spade makes her come down and costs only one card
of yours; then your Cavalier is the highest spade.}
SQ
SJ
H3 {With a heart he tries to draw your last trumps.}
H2
T13 {You must trump, with the 13 or with the Pfeife. In this trick the Pfeife would win five
points; in the last one it wins a bonus besides.}
SC {No spade is left but yours, and of the trumps only the 15 and the 2 have not been seen. If
they lie in the blind, your spades win, whatever is thrown on them. Keep the Pfeife for last.}
DJ
D3
S10 {Nobody trumped the Cavalier, though everybody would have had to. So there are no trumps but
yours. The same again, and the Pfeife alone is left.}
HC
HJ
T1 {The last card. Nobody can beat even the lowest trump, and the last trick is won with the
Pfeife.}
HQ
DQ
"""

_WORDS = {
    "pass": N_("passes"),
    "dreier": N_("bids Dreier"),
    "zweier": N_("bids Zweier"),
    "einer": N_("bids Einer"),
    "solo": N_("bids Solo"),
    "done": N_("says “fertig”"),
    "knock": N_("knocks"),
    "lay_out(T1)": N_("lays out the Pfeife"),
    "announce(ten_trumps)": N_("announces ten trumps"),
}

_PHASES = {
    "bidding": Phase(
        N_("What do you say?"),
        N_(
            "Three people bid, and each speaks once. The highest bid plays alone against the other "
            "two."
        ),
        offers=(
            ("pass", N_("Pass (“weg”)")),
            ("dreier", N_("Dreier: take three cards")),
            ("zweier", N_("Zweier: take two")),
            ("einer", N_("Einer: take one")),
            ("solo", N_("Solo: take none")),
        ),
    ),
    "exchange": Phase(
        N_("Which two cards do you lay aside?"),
        N_(
            "The two top cards of the blind are in your hand now. As many go away again. They "
            "count for you at the end."
        ),
    ),
    "announcing": Phase(
        N_("Have you anything to announce?"),
        N_(
            "You play alone. Before the first card you may announce something; “fertig” means that "
            "you are ready."
        ),
        offers=(
            ("done", N_("“Fertig”, nothing more")),
            ("lay_out(T1)", N_("Lay out the Pfeife")),
            ("announce(ten_trumps)", N_("Announce ten trumps")),
        ),
    ),
    "knocking": Phase(
        N_("Do you knock?"),
        N_("A knock doubles what the game is worth."),
        offers=(
            ("pass", N_("No")),
            ("knock", N_("Yes, knock")),
        ),
    ),
    "playing": Phase(
        N_("Which card do you play?"),
        N_("Follow suit if you can; if not, trump."),
        lead=N_("You lead. Any card will do, as far as the rules go."),
    ),
    "over": Phase(
        "",
        N_("The last trick is over. First the piles are counted, then it is paid."),
    ),
}

FIRST_DEAL = Guided(
    "first-deal",
    N_("A Zweier, from the first bid to the last coin"),
    _RECORD,
    "Anna",
    _WORDS,
    _PHASES,
    N_("That was a whole deal, and with it the whole course. What is left is to play."),
)

DEALS = (FIRST_DEAL,)
