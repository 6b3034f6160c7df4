"""Dreiertarock: Trull, Königstrull, Mondfang and the birds, in deals chosen by hand and by seed.

Level 1 asks for the cards won, level 2 for Mondfang and a silent Pagat, level 3 for all birds,
announced ones too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from engine.cards import CardSet
from engine.games.dreiertarock import cards as named
from engine.games.dreiertarock.contracts import BIRDS, MONDFANG, PILE_BONUSES
from engine.games.dreiertarock.contracts import BONUSES as TITLES
from lessons.drills import bonuses
from lessons.drills.bonuses import DECLARER, NOTHING, OPPONENTS, Scenario
from lessons.drills.dice import Dice
from lessons.drills.dreiertarock.notes import NOTES
from lessons.drills.forms import Cards, Exhibit, Facts
from lessons.forms import Choices
from lessons.locale import Speech
from lessons.locale import mark as N_

PACK = NOTES.pack
TRULL = CardSet(PACK, named.TRULL)
SKUES, MOND, PAGAT = TRULL
KINGS = CardSet(PACK, named.KINGS)
TAROCKS = CardSet(PACK, named.TAROCKS)
LOW = PACK.set(PACK.read("T3 T2 T1"))
_BIRDS = ("T3", "T2", "T1")
_HELD_AGAINST = ("T3", "T2", "T1", "T18", "T19", "T20")
_ALL_SAID = ("einser", "announce(pagat)", "announce(uhu)", "announce(kakadu)", "done")
SILENT = Scenario(("einser",))
CATCHING = Scenario(("einser",), kept=("F", "T1"), catch=("F", "T21"))
UNSAID = Scenario(("einser",), kept=_BIRDS)
SAID = Scenario(_ALL_SAID, kept=_BIRDS)
OPPOSED = Scenario(("einser",), kept=_HELD_AGAINST)
SAID_AND_OPPOSED = Scenario(_ALL_SAID, kept=_HELD_AGAINST)
PAGAT_SAID = Scenario(("einser", "announce(pagat)", "done"), kept=_HELD_AGAINST)
_ASKED = {1: tuple(PILE_BONUSES), 2: (MONDFANG, "pagat"), 3: tuple(BIRDS)}


@dataclass(frozen=True, slots=True)
class DreiertarockBonuses:
    """What a deal of Dreiertarock brings besides the contract."""

    def scenario(self, level: int, dice: Dice) -> Scenario:
        """Only level 3 announces."""
        if level == 3:
            return dice.pick((UNSAID, SAID, OPPOSED, SAID_AND_OPPOSED, PAGAT_SAID))
        return CATCHING if level == 2 else SILENT

    def given(self, level: int, scenario: Scenario, dice: Dice) -> tuple[CardSet, ...]:
        """Give somebody what the level is about."""
        hands = [CardSet(PACK, 0) for _ in range(3)]
        owner = dice.below(3)
        if level == 1:
            hands[owner] |= dice.draw(TRULL, dice.between(2, 3))
            hands[owner] |= dice.draw(KINGS, dice.between(2, 4))
            return tuple(hands)
        hands[owner] |= LOW if level == 3 else PACK.set([PAGAT])
        against = PACK.set(PACK.read("T20 T19 T18"))
        hands[owner] |= dice.draw(TAROCKS - TRULL - LOW - against, dice.between(5, 8))
        if level == 3:
            hands[(owner + dice.between(1, 2)) % 3] |= dice.draw(against, dice.between(1, 3))
        if level == 2:
            skues, mond = dice.below(3), dice.below(3)
            hands[skues] |= PACK.set([SKUES])
            hands[mond] |= PACK.set([MOND])
        return tuple(hands)

    def worth_asking(self, level: int, over: Any) -> bool:
        """On level 1 something scores more often than not, else birds fall where they matter."""
        if level == 1:
            seed_bit = sum(card.index for _, card in over.tricks()[-1].cards) % 4
            return seed_bit == 0 or any(self.right(name, over) != NOTHING for name in _ASKED[1])
        last = [card for trick in over.tricks()[-3:] for _, card in trick.cards]
        if level == 3:
            return sum(card in last for card in LOW) > 1
        found = bonuses.trick_with(over, MOND)
        if found is None:
            return False
        return SKUES in [card for _, card in found[1].cards] or PAGAT in last

    def asked(self, level: int, over: Any, say: Speech) -> Sequence[Choices]:
        """Ask for each bonus of the level to which side it goes."""
        options = bonuses.sides(over, say)
        return [
            Choices(name, title, options, many=False, title=title)
            for name, title in ((each, say.plain(TITLES[each])) for each in _ASKED[level])
        ]

    def right(self, name: str, over: Any) -> str:
        """Read the ledger: to which side a bonus is paid."""
        title = TITLES[name]
        found = [amount for line, amount in bonuses.payments(over) if title in line.label]
        return bonuses.side(found[0]) if found else NOTHING

    def mistake(self, name: str, value: str, over: Any) -> tuple[str, str]:
        """Say what was overlooked."""
        if name in PILE_BONUSES:
            return self._wrong_pile(name, value, over)
        if name == MONDFANG:
            return self._wrong_mondfang(over)
        return self._wrong_bird(name, over)

    def _wrong_pile(self, name: str, value: str, over: Any) -> tuple[str, str]:
        wanted = CardSet(PACK, PILE_BONUSES[name])
        right, result = self.right(name, over), over.result
        laid = CardSet(PACK, result.terms.discards)
        if right == DECLARER and laid & wanted:
            return "laid_away", "DT-6.11"
        if right == OPPONENTS and value == DECLARER:
            return "wrong_side", "DT-10.3"
        held = bonuses.hands_at_play(over)
        mine = {DECLARER: [held[result.declarer]]}
        mine[OPPONENTS] = [hand for who, hand in held.items() if who != result.declarer]
        had = CardSet(PACK, 0)
        for hand in mine.get(value, []):
            had |= hand
        return "held" if not wanted - had else "won", "DT-10.2"

    def _wrong_mondfang(self, over: Any) -> tuple[str, str]:
        found = bonuses.trick_with(over, MOND)
        together = found and SKUES in [card for _, card in found[1].cards]
        if not together:
            return "not_caught", "DT-10.7"
        return "same_side" if self.right(MONDFANG, over) == NOTHING else "caught", "DT-10.7"

    def _wrong_bird(self, name: str, over: Any) -> tuple[str, str]:
        found = [line for line, _ in bonuses.payments(over) if TITLES[name] in line.label]
        if not found:
            return self._no_bird(name, over)
        return "failed" if "failed" in found[0].label else "made", found[0].rule

    def _no_bird(self, name: str, over: Any) -> tuple[str, str]:
        bird = PACK.by_code[BIRDS[name].code]
        if bird in CardSet(PACK, over.result.terms.discards):
            return "laid_away", "DT-6.11"
        found = bonuses.trick_with(over, bird)
        lost = found is not None and found[1].winner != bonuses.holder(found[1], bird)
        return ("early", "DT-10.6") if lost else ("out_of_turn", "DT-10.1")

    def because(self, name: str, value: str, over: Any, say: Speech) -> str:
        """Say of cards that must be won in whose pile they lie; the rest the rule tells."""
        if name not in PILE_BONUSES:
            return ""
        wanted = CardSet(PACK, PILE_BONUSES[name])
        n, size = len(wanted & over.result.declarer_pile), len(wanted)
        return say(
            "Of the {all} cards {name} has {n} in the end, and the others have {rest}.",
            all=size,
            name=over.result.declarer,
            n=n,
            rest=size - n,
        )

    def shows(self, level: int, over: Any, say: Speech) -> Sequence[Exhibit]:
        """Show what went where, or the tricks that matter."""
        return self._piles(over, say) if level == 1 else self._tricks(level, over, say)

    def _piles(self, over: Any, say: Speech) -> Sequence[Exhibit]:
        result, terms = over.result, over.result.terms
        name, honours = result.declarer, TRULL | KINGS
        won = {who: CardSet(PACK, 0) for who in over.people}
        for trick in over.tricks():
            won[trick.winner] |= PACK.set(card for _, card in trick.cards)
        mine = won.pop(name)
        theirs = CardSet(PACK, PACK.all_bits)
        theirs = theirs - mine - CardSet(PACK, terms.discards) - CardSet(PACK, terms.rest)
        return [
            Facts(say("When play began"), self._holders(over, say)),
            Cards(say("{name} laid away", name=name), tuple(CardSet(PACK, terms.discards))),
            Cards(say("In the packet that was left"), tuple(CardSet(PACK, terms.rest))),
            *_some(
                say("Trull cards and Kings that {name} won in tricks", name=name), mine & honours
            ),
            *_some(say("Trull cards and Kings that the others won in tricks"), theirs & honours),
        ]

    def _holders(self, over: Any, say: Speech) -> tuple[tuple[str, str], ...]:
        rows = []
        for who, hand in bonuses.hands_at_play(over).items():
            cards = [say.the(card) for card in hand & (TRULL | KINGS)]
            rows.append((who, say.both(cards) if cards else say("none of Trull and Kings")))
        return tuple(rows)

    def _tricks(self, level: int, over: Any, say: Speech) -> Sequence[Exhibit]:
        tricks = over.tricks()
        shown: list[Exhibit] = [Facts(say("Before play"), self._said(over, say))]
        if level == 2:
            found = bonuses.trick_with(over, MOND)
            if found and found[0] < len(tricks):
                label = say("Trick {n} of {all}, with the XXI", n=found[0], all=len(tricks))
                shown.append(bonuses.shown(label, found[1]))
            return [*shown, bonuses.shown(say("The last trick"), tricks[-1])]
        for number in (14, 15, 16):
            label = say("Trick {n} of {all}", n=number, all=len(tricks))
            shown.append(bonuses.shown(label, tricks[number - 1]))
        return shown

    def _said(self, over: Any, say: Speech) -> tuple[tuple[str, str], ...]:
        terms = over.result.terms
        if not terms.announced:
            return ((say("Announced"), say("nothing")),)
        names: dict[str, list[str]] = {}
        for place, what in terms.announced:
            names.setdefault(terms.start.name(place), []).append(what)
        return tuple(
            (
                say("Announced by {name}", name=who),
                say.both([say.plain(TITLES[each]) for each in what]),
            )
            for who, what in names.items()
        )


def _some(label: str, cards: CardSet) -> list[Cards]:
    return [Cards(label, tuple(cards))] if cards else []


SCORING = DreiertarockBonuses()


_deal = partial(bonuses.made, NOTES, SCORING, SILENT)

BONUSES = bonuses.drill(
    NOTES,
    SCORING,
    (
        _deal(
            "held-but-not-won",
            1,
            9,
            N_("To be dealt the whole Trull is worth nothing if one of its cards is lost."),
        ),
        _deal(
            "kings-made-safe",
            1,
            96,
            N_("Cards laid away were won without a trick, and complete a set."),
        ),
        _deal(
            "the-packet-that-was-left",
            1,
            16,
            N_("What lies in the other packet belongs to the defenders, and completes their sets."),
        ),
        _deal(
            "one-for-each-side",
            1,
            443,
            N_("One side may have the Trull and the other the Kings."),
        ),
        _deal(
            "mond-caught",
            2,
            52,
            N_("Whoever catches the Mond gets its five points and the bonus besides."),
            CATCHING,
        ),
        _deal(
            "mond-of-the-partner",
            2,
            27,
            N_("A Sküs that takes the partner’s Mond has caught nothing."),
            CATCHING,
        ),
        _deal(
            "pagat-beaten",
            2,
            53,
            N_("A Pagat that was kept for the last trick and beaten there pays the other side."),
            CATCHING,
        ),
        _deal(
            "three-birds-at-home",
            3,
            8,
            N_("The three birds in the last three tricks are worth 180 cents from each."),
            UNSAID,
        ),
        _deal(
            "beaten-by-a-friend",
            3,
            18,
            N_("A bird beaten by the own partner has failed all the same."),
            OPPOSED,
        ),
        _deal(
            "beaten-in-their-tricks",
            3,
            6,
            N_("Announced or silent, a bird beaten in its own trick pays the other side."),
            PAGAT_SAID,
        ),
        _deal(
            "each-its-own-way",
            3,
            13,
            N_("A silent bird that is gone before its trick costs nothing."),
            OPPOSED,
        ),
    ),
)
