"""Count my cards: the cards of a pile are tapped out of a whole pack, and counted in packets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate

import htpy as h
from htpy import Node

from engine import counting
from engine.cards import Card, CardSet, Pack
from engine.counting import Tally
from engine.errors import UnknownName
from engine.games import GAMES
from lessons.drills.notes import rule_text
from lessons.forms import Answer, Choices, Field
from lessons.locale import Speech
from lessons.positions import PILES, piles
from lessons.positions.model import Piles
from lessons.reckoning.model import PROFILE, Values, at_home, fit, pick, profiles
from lessons.widgets import asking, parts
from lessons.widgets.asking import Tiles
from lessons.widgets.calculator import Calculator, Filled
from lessons.widgets.parts import Place
from lessons.widgets.wire import WireError

GAME, SIDE, CARDS = "game", "side", "card"
DECLARER, OTHERS, ALONE = "declarer", "others", "alone"


@dataclass(frozen=True, slots=True)
class _Counted:
    """The pile that was tapped, and all other cards of the pack."""

    about: Piles
    pack: Pack
    profile: str
    side: str
    mine: Tally
    rest: Tally

    @property
    def declarer(self) -> int:
        """The declarer's card points, if these are the two piles."""
        return (self.rest if self.side == OTHERS else self.mine).points

    @property
    def won(self) -> bool:
        """Whether they are enough."""
        return self.declarer >= self.about.needed(self.profile)


class Tallying(Calculator):
    """The calculator of a pile's card points, for every game that has them."""

    style = "tallying"

    def __init__(self, kind: str, params: object) -> None:
        """Raise `WireError` for unreadable parameters or a game in which nothing is counted."""
        super().__init__(kind, params)
        try:
            piles(self.game)
        except UnknownName as error:
            raise WireError("{reason}", reason=error) from None

    def _about(self, values: Values) -> Piles:
        return PILES.get(values.one(GAME), PILES[self.game])

    def fields(self, values: Answer, say: Speech) -> Sequence[Field]:
        """Ask for game, profile, whose pile it is, and last its cards."""
        told = Values(values, ())
        about = self._about(told)
        games = [self.game, *(each for each in PILES if each != self.game)]
        sides = [(DECLARER, say("the declarer’s")), (OTHERS, say("the other side’s"))]
        if about.alone:
            sides.append(
                (ALONE, say("one of three, in {contract}", contract=say.plain(about.alone)))
            )
        pack = about.game.pack_for(told.one(PROFILE) or None)
        return [
            pick(GAME, say("Game"), ((each, GAMES[each].title) for each in games)),
            profiles(about.game.id, say),
            pick(SIDE, say("The pile is"), sides),
            asking.cards(CARDS, say("The pile"), pack, say, in_order=True),
        ]

    def filled(self, values: Answer, say: Speech) -> Answer:
        """Make values that fit their fields, and keep what belongs to none for now."""
        mine = at_home(self._about(Values(values, ())).game.id, values)
        return fit(mine, (), lambda told: self.fields(told.found, say)).found

    # What comes of it

    def _piles(self, values: Values) -> _Counted:
        about, profile = self._about(values), values.one(PROFILE)
        pack = about.game.pack_for(profile)
        mine = [pack.by_code[code] for code in values.all(CARDS)]
        rest = CardSet(pack, pack.all_bits) - pack.set(mine)
        tallies = (counting.count(pack, cards) for cards in (mine, rest))
        return _Counted(about, pack, profile, values.one(SIDE), *tallies)

    def result(self, state: Filled, say: Speech) -> str:
        """Say how many cards there are and what they come to."""
        counted = self._piles(Values(state.values, ()))
        if not counted.mine.cards:
            return say("No card yet.")
        cards = say.many("{n} card", "{n} cards", counted.mine.cards)
        points = say.many("{n} point", "{n} points", counted.mine.points)
        return f"{cards}, {points}."

    # View

    def heading(self, state: Filled, say: Speech) -> tuple[str, str]:
        """Return the game and the question."""
        title = say.plain(self.title) if self.title else say("What is this pile worth?")
        return self._about(Values(state.values, ())).game.title, title

    def body(self, state: Filled, say: Speech) -> Node:
        """Show the fields and the whole pack, and beside them the pile as it is counted."""
        values = Values(state.values, ())
        counted = self._piles(values)
        place = self.place_in(counted.about.game.id, counted.pack.face)
        *words, cards = self.fields(values.found, say)
        assert isinstance(cards, Choices), "the cards come last"
        return h.div(".reckoning")[
            h.div(".asked")[
                (asking.asked(place, field, values) for field in words),
                Tiles(place, cards, counted.pack, values.all(CARDS), say).show(),
                h.p(".so-far", aria_hidden="true")[self.result(state, say)],
            ],
            h.div(".owed")[
                _shown(counted, place, say) if counted.mine.cards else _how(counted, place, say)
            ],
        ]


def _how(counted: _Counted, place: Place, say: Speech) -> Node:
    """What to do, and the rule of counting, before there is anything to count."""
    return [
        h.p(".empty")[say("Tap the cards of the pile: they are counted as you go.")],
        h.p[
            rule_text(counted.about.count, say),
            parts.reference(place, counted.about.count),
        ],
    ]


def _shown(counted: _Counted, place: Place, say: Speech) -> Node:
    return [
        _compared(counted, say),
        _verdict(counted, place, say),
        packets(counted.mine, lambda cards: _trio(cards, place, say), say),
    ]


def _compared(counted: _Counted, say: Speech) -> Node:
    """Set the pile against all other cards of the pack."""
    mine = {
        DECLARER: say("The declarer’s pile"),
        OTHERS: say("The other side’s pile"),
        ALONE: say("This pile"),
    }[counted.side]
    rows = ((mine, counted.mine), (say("All other cards"), counted.rest))
    points = sum(tally.points for _, tally in rows)
    return h.table(".ledger")[
        h.thead[h.tr[h.td, h.th(scope="col")[say("cards")], h.th(scope="col")[say("points")]]],
        h.tbody[
            (
                h.tr[h.th(scope="row")[name], h.td[str(tally.cards)], h.td[str(tally.points)]]
                for name, tally in rows
            )
        ],
        h.tfoot[
            h.tr[
                h.th(scope="row")[say("Together")],
                h.td[str(len(counted.pack))],
                h.td[str(points)],
            ]
        ],
    ]


def _verdict(counted: _Counted, place: Place, say: Speech) -> Node:
    """Say whether the points are enough, with the rule that says how many are."""
    if counted.side == ALONE:
        rule = counted.about.most
        return h.p(".proof")[rule_text(rule, say), parts.reference(place, rule)]
    need, has = counted.about.needed(counted.profile), counted.declarer
    if counted.won:
        text = say("With these piles the declarer has {has} and has won: {need} are enough.",
                   has=has, need=need)  # fmt: skip
    else:
        text = say("With these piles the declarer has {has}, {short} short of {need}.",
                   has=has, need=need, short=need - has)  # fmt: skip
    mark = parts.badge(
        "ok" if counted.won else "bad", say, say("won") if counted.won else say("lost")
    )
    reference = parts.reference(place, counted.about.rule(counted.profile))
    return h.p(".proof")[mark, " ", text, reference]


def _trio(cards: Sequence[Card], place: Place, say: Speech) -> Node:
    return h.span(".trio")[(parts.named_picture(place, card, say) for card in cards)]


def packets(tally: Tally, trio: Callable[[Sequence[Card]], Node], say: Speech) -> Node:
    """Show a pile as it is counted, packet by packet; ``trio`` draws the cards of one."""
    running = accumulate(packet.points for packet in tally.packets)
    head = h.li(".cap", aria_hidden="true")[
        (h.span[word] for word in ("", say("packet"), say("points"), say("so far")))
    ]
    return h.ol(".packs", role="list", aria_label=say("Packets"))[
        head,
        (
            h.li[
                h.span(".n")[str(n)],
                trio(packet.cards),
                h.span(".sum")[str(packet), " = ", h.b[str(packet.points)]],
                h.span(".run")[str(total)],
            ]
            for n, (packet, total) in enumerate(zip(tally.packets, running, strict=True), 1)
        ),
    ]
