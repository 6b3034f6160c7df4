"""Droggn once more, as plainly as it can be written: the sheet read a second time.

Nothing of the engine is used here. A card is a string (``"HK"``, ``"T21"``, ``"F"``), a hand
or a pile a list of strings, a rule an ``if``. It is slow and means to be.

An action is a tuple whose first word says what is done: ``("pass",)``, ``("bid", "solo")``,
``("discard", "HQ", "S7", "T4")``, ``("buy", "HK", "C7")`` (the card asked for, then the
card offered), ``("lay_out", "T1")``, ``("ready",)`` (*ich liege*), ``("double",)`` (a Schwacher),
``("retour",)``, ``("play", "HK")``. Who is asked and declines (*gut*) passes.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tests.naive import common

Action = common.Action
Options = dict[str, Any]

# DG-3.1, DG-3.2: the Gstiess is no trump.
TRUMPS = [f"T{number}" for number in range(21, 0, -1)]
value_of = common.value_of  # the table of section 3
points = common.points  # DG-9.1
NEVER_DISCARDED = ["F", "T21", "T1"]  # DG-6.2
COURTS = ["K", "Q", "C", "J"]
KINGS = ["HK", "SK", "DK", "CK"]
# DG-3.1, DG-3.3; DG-14.7 with all 78 cards.
BLACK = {66: ["10", "9", "8", "7", "6", "5", "4"]}
BLACK[78] = [*BLACK[66], "3", "2", "A"]
RED = {66: ["A", "2", "3", "4", "5", "6", "7"]}
RED[78] = [*RED[66], "8", "9", "10"]

CONTRACTS = ["ansager", "solo", "super", "super_mord"]  # DG-5.1
BASE = {"ansager": 20, "solo": 40, "super": 80}

STUBAI: Options = {
    "win_threshold": "37",
    "expose_talon_ansager": False,
    "king_discard": "trump_each",
    "gstiess_last_trick": True,
    "buy_offer_restricted": False,
    "retour_limit": 3,
    "deal_rotation": "declarer_deals",
    "cards": 66,
}
PROFILES: dict[str, Options] = {
    "article": {**STUBAI, "retour_limit": 1},
    "stubai": STUBAI,
    "exposed-talon": {**STUBAI, "expose_talon_ansager": True, "gstiess_last_trick": False},
    "78-cards": {**STUBAI, "cards": 78},
}
VALUES: dict[str, list[Any]] = {
    "win_threshold": ["37", "38", "37_last_trick"],
    "expose_talon_ansager": [False, True],
    "king_discard": ["trump_each", "one_trump"],
    "gstiess_last_trick": [True, False],
    "buy_offer_restricted": [False, True],
    "retour_limit": [0, 1, 2, 3],
    "deal_rotation": ["declarer_deals", "clockwise"],
}


def suit(name: str, cards: int) -> list[str]:
    """One suit, high to low."""
    pips = RED[cards] if name in "HD" else BLACK[cards]
    return [name + rank for rank in [*COURTS, *pips]]


def pack(cards: int = 66) -> list[str]:
    return ["F", *TRUMPS, *[card for name in "HSDC" for card in suit(name, cards)]]


WHOLE = pack(78)


def hand_size(options: Options) -> int:
    """DG-4.3, DG-14.7: three packets of seven, or five of five."""
    return 25 if options["cards"] == 78 else 21


def half(options: Options) -> int:
    """The card points from which overshoot is counted: 37 of 74, 39 of 78 (DG-10.1, DG-14.7)."""
    return 39 if options["cards"] == 78 else 37


# --- auction and exchange ------------------------------------------------------------------


def legal_calls(calls: list[str]) -> list[str]:
    """DG-5.2, DG-5.4: each speaks once, and a bid is higher than all before it."""
    if len(calls) == 3:
        return []
    bids = [call for call in calls if call != "pass"]
    if not bids:
        return ["pass", *CONTRACTS]
    return ["pass", *CONTRACTS[CONTRACTS.index(bids[-1]) + 1 :]]


def may_discard(cards: list[str], options: Options) -> bool:
    """DG-6.2, DG-6.3, DG-OP4."""
    if [card for card in cards if card in NEVER_DISCARDED]:
        return False
    kings = [card for card in cards if card in KINGS]
    if not kings:
        return True
    trumps = [card for card in cards if card in TRUMPS]
    if options["king_discard"] == "one_trump":
        return len(trumps) >= 1
    return len(trumps) >= len(kings)


def legal_discards(hand: list[str], options: Options) -> list[list[str]]:
    cards = [card for card in WHOLE if card in hand and card not in NEVER_DISCARDED]
    return [list(three) for three in combinations(cards, 3) if may_discard(list(three), options)]


def may_offer(card: str, options: Options) -> bool:
    """DG-OP7."""
    if options["buy_offer_restricted"]:
        return card not in ("F", "T21", "T1", *KINGS)
    return True


def next_dealer(seats: int, dealer: int, declarer: int | None, options: Options) -> int:
    """DG-2.5, DG-5.5, DG-OP18: the seat that deals next."""
    if declarer is None:
        return dealer
    if options["deal_rotation"] == "declarer_deals":
        return declarer
    return (dealer + 1) % seats


# --- play ----------------------------------------------------------------------------------


def kind(card: str) -> str:
    return "T" if card in TRUMPS else card[0]


def ordinary_plays(hand: list[str], trick: list[str]) -> list[str]:
    """DG-8.2, DG-8.4, DG-8.5: follow, else trump, else anything; the Gstiess always."""
    asked = [card for card in trick if card != "F"]
    if not asked:
        return list(hand)
    gstiess = [card for card in hand if card == "F"]
    same = [card for card in hand if card != "F" and kind(card) == kind(asked[0])]
    if same:
        return same + gstiess
    trumps = [card for card in hand if card in TRUMPS]
    if trumps:
        return trumps + gstiess
    return list(hand)


def plays(hand: list[str], trick: list[str], options: Options, laid_out: str = "") -> list[str]:
    """What may be played; ``laid_out`` is the card of this hand that lies on the table."""
    legal = ordinary_plays(hand, trick)
    if laid_out == "F" and len(hand) > 1:
        return [card for card in legal if card != "F"]  # DG-OP10: kept to the end
    if laid_out != "F" and not options["gstiess_last_trick"] and len(hand) == 2 and "F" in hand:
        return ["F"]  # DG-14.3: in the last trick it would be too late
    if laid_out == "T1" and legal != ["T1"]:
        return [card for card in legal if card != "T1"]  # DG-8.7
    return legal


def trick_winner(trick: list[str], laid_out_gstiess: bool = False) -> int:
    """DG-8.3 to DG-8.5; DG-7.3 if a laid-out Gstiess is in the last trick."""
    if laid_out_gstiess and "F" in trick:
        return trick.index("F")
    others = [card for card in trick if card != "F"]
    trumps = [card for card in others if card in TRUMPS]
    same = [card for card in others if kind(card) == kind(others[0])]
    highest_first = [card for card in WHOLE if card in (trumps or same)]
    return trick.index(highest_first[0])


# --- settlement ----------------------------------------------------------------------------


def value(outcome: dict[str, Any], options: Options) -> int:
    """Return what the declarer's column changes by (DG-10.6): section 10.

    ``outcome``: ``contract``, ``points`` (the declarer's), ``all_tricks`` (whether he won them
    all), ``last_trick`` (whether he won the last), ``doublings`` (Schwacher and retours),
    ``pagat``: ``none``, ``silent_won``, ``silent_lost``, ``out_won``, ``out_lost`` or
    ``captured`` (by the other side, before the last trick), ``pagat_side``: ``declarer`` or
    ``defenders`` (who played it); in a Super Mord ``laid_out`` (whether a card was).
    """
    times = 1
    for _ in range(outcome["doublings"]):
        times *= 2
    if outcome["contract"] == "super_mord":  # DG-10.3
        whole = 80 + half(options) + 50
        if outcome["laid_out"]:
            whole += 20
        return whole * times if outcome["all_tricks"] else -whole * times

    mine, middle = outcome["points"], half(options)
    base = BASE[outcome["contract"]]
    if outcome["all_tricks"]:  # DG-10.4
        game = base + middle
    elif declarer_wins(mine, outcome["last_trick"], options):
        game = base + abs(mine - middle)
    else:
        game = -(base + abs(middle - mine))

    sign = 1 if outcome["pagat_side"] == "declarer" else -1
    doubled = {"out_won": 20, "out_lost": -20}.get(outcome["pagat"], 0)
    single = {"silent_won": 10, "silent_lost": -10, "captured": -5}.get(outcome["pagat"], 0)
    return (game + sign * doubled) * times + sign * single  # DG-10.2, DG-10.5


def declarer_wins(mine: int, last_trick: bool, options: Options) -> bool:
    """DG-2.6, DG-OP1."""
    middle = half(options)
    if options["win_threshold"] == "38":
        return mine >= middle + 1
    if options["win_threshold"] == "37_last_trick" and mine == middle:
        return last_trick
    return mine >= middle


def revoke(
    contract: str, by_declarer: bool, laid_out: bool, doublings: int, options: Options
) -> int:
    """Return what the declarer's column changes by after a revoke (DG-10.8)."""
    basic = BASE[contract] if contract in BASE else 80 + half(options) + 50
    amount = basic + (20 if laid_out else 0)
    for _ in range(doublings):
        amount *= 2
    return -amount if by_declarer else amount


def zero_sum(people: list[str], declarer: str, amount: int) -> dict[str, int]:
    """DG-10.6: each of the others, an idle dealer too, pays the declarer or is paid by him."""
    totals = dict.fromkeys(people, -amount)
    totals[declarer] = amount * (len(people) - 1)
    return totals


# --- a whole deal --------------------------------------------------------------------------


class Table(common.Progress):
    """A deal in progress; ``act`` changes it in place.

    ``hands`` has one list for each player in speaking order (dealer's left first), ``talon``
    three cards. Players are places 0, 1, 2 in speaking order; seats are counted clockwise
    round the table, and a dealer on holiday (four seats) has no place.
    """

    def __init__(
        self,
        hands: list[list[str]],
        talon: list[str],
        options: Options,
        seats: int = 3,
        dealer: int = 2,
    ) -> None:
        self.options = options
        self.seats = seats
        self.dealer = dealer
        self.hands = [list(hand) for hand in hands]
        self.dealt = [list(hand) for hand in hands]
        self.talon = list(talon)
        self.dealt_talon = list(talon)
        self.done: list[Action] = []
        self.phase = "auction"
        self.calls: list[str] = []
        self.contract = ""
        self.declarer: int | None = None
        self.discards: list[str] = []
        self.bought = ""
        self.given = ""
        self.seller: int | None = None
        self.laid_out = ""
        self.laid_out_by: int | None = None
        self.doublings = 0
        self.asked: list[int] = []  # places still to be asked for a doubling
        self.turn = 0  # place of the player to lead or play
        self.trick: list[str] = []
        self.tricks: list[tuple[int, list[str]]] = []  # winner's place, cards in order of play
        self.piles: list[list[str]] = [[], [], []]  # by the place that keeps the cards
        self.pagat = "none"
        self.pagat_by: int | None = None

    # Who acts.

    def seat_of(self, place: int) -> int:
        return (self.dealer + 1 + place) % self.seats

    def to_move(self) -> int | None:
        """Return the seat to act, or None when the deal is over."""
        if self.phase == "over":
            return None
        if self.phase == "auction":
            return self.seat_of(len(self.calls))
        if self.phase in ("double", "late"):
            return self.seat_of(self.asked[0])
        if self.phase == "play":
            return self.seat_of(self.turn)
        assert self.declarer is not None
        return self.seat_of(self.declarer)

    # What may be done.

    def actions(self) -> list[Action]:
        if self.phase == "auction":
            return [
                ("pass",) if call == "pass" else ("bid", call) for call in legal_calls(self.calls)
            ]
        if self.phase == "play":
            return [("play", card) for card in self.plays()]
        if self.phase == "late":
            return [("pass",), *self.layings(self.asked[0])]
        if self.phase == "double":
            word = "retour" if self.doublings else "double"
            return [("pass",), (word,), *self.layings(self.asked[0])]
        return [] if self.declarer is None else self.declarers_actions(self.declarer)

    def declarers_actions(self, declarer: int) -> list[Action]:
        """What the declarer may do before the doubling."""
        hand = self.hands[declarer]
        if self.phase == "discard":
            return [("discard", *choice) for choice in legal_discards(hand, self.options)]
        if self.phase == "buy":
            offers = [card for card in hand if may_offer(card, self.options)]
            named = pack(self.options["cards"])
            return [("pass",), *[("buy", card, offer) for card in named for offer in offers]]
        if self.phase == "announce":
            return [("ready",), *self.layings(declarer)]
        return []

    def layings(self, place: int) -> list[Action]:
        """DG-7.1 to DG-7.4, DG-7.10, DG-7.11: the cards that a player may lay out now."""
        if self.laid_out or (self.doublings and self.phase == "double"):
            return []
        hand = self.hands[place]
        if place == self.declarer:
            if self.contract == "super_mord":
                return [("lay_out", card) for card in ("F", "T1") if card in hand]
            return [("lay_out", "T1")] if "T1" in hand else []
        if self.contract == "super_mord":
            return []
        return [("lay_out", "T1")] if "T1" in hand else []

    def plays(self) -> list[str]:
        mine = self.laid_out if self.laid_out_by == self.turn else ""
        return plays(self.hands[self.turn], self.trick, self.options, mine)

    # Doing it.

    def act(self, action: Action) -> None:
        # Discards and purchases are too many to be listed a second time.
        assert len(action) > 2 or action in self.actions(), action
        self.done.append(action)
        if self.phase == "auction":
            self._call(action[1] if action[0] == "bid" else "pass")
        elif self.phase == "discard":
            self._discard(list(action[1:]))
        elif self.phase == "buy":
            self._buy(action)
        elif action[0] == "lay_out":
            self._lay_out(action[1])
        elif self.phase == "announce":
            self._ask_defenders()
        elif self.phase == "late":
            self._ask_declarer()
        elif self.phase == "double":
            self._answer(action[0] != "pass")
        else:
            self._play(action[1])

    def _call(self, call: str) -> None:
        self.calls.append(call)
        if len(self.calls) < 3:
            return
        bids = [call for call in self.calls if call != "pass"]
        if not bids:
            self.phase = "over"  # DG-5.5
            return
        self.contract = bids[-1]
        self.declarer = self.calls.index(self.contract)
        self.turn = self.declarer  # DG-8.1
        if self.contract in ("ansager", "solo"):
            self.hands[self.declarer] += self.talon  # DG-6.1, DG-6.10
            self.talon = []
            self.phase = "discard"
        else:
            self.phase = "announce"

    def _discard(self, cards: list[str]) -> None:
        assert self.declarer is not None
        for card in cards:
            self.hands[self.declarer].remove(card)
        self.discards = cards
        self.phase = "buy" if self.contract == "ansager" else "announce"

    def _buy(self, action: Action) -> None:
        """DG-6.6, DG-6.7: a card that he has himself spoils the purchase, and nothing moves."""
        assert self.declarer is not None
        self.phase = "announce"
        if action[0] == "pass":
            return
        named, offered = action[1:]
        for place in range(3):
            if place != self.declarer and named in self.hands[place]:
                self.seller = place
                self.bought, self.given = named, offered
                self.hands[place].remove(named)
                self.hands[place].append(offered)
                self.hands[self.declarer].remove(offered)
                self.hands[self.declarer].append(named)
                return

    def _lay_out(self, card: str) -> None:
        assert self.declarer is not None
        self.laid_out = card
        self.laid_out_by = self.declarer if self.phase == "announce" else self.asked[0]
        if self.phase == "late":
            self._ask_declarer()

    def _ask_defenders(self) -> None:
        assert self.declarer is not None
        self.asked = [(self.declarer + 1) % 3, (self.declarer + 2) % 3]
        self.phase = "double"

    def _ask_declarer(self) -> None:
        """The declarer may answer, if another retour is allowed (DG-7.7, DG-7.9)."""
        assert self.declarer is not None
        if self.doublings <= self.options["retour_limit"]:
            self.asked = [self.declarer]
            self.phase = "double"
        else:
            self.phase = "play"

    def _answer(self, doubled: bool) -> None:
        place = self.asked.pop(0)
        if not doubled:
            if not self.asked:
                self.phase = "play"
            return
        self.doublings += 1
        if place == self.declarer:
            if self.doublings <= self.options["retour_limit"]:
                self._ask_defenders()
            else:
                self.phase = "play"
            return
        if self.doublings == 1 and self.asked and self._may_still_lay_out():
            self.phase = "late"  # DG-7.10: his turn would not come
            return
        self._ask_declarer()

    def _may_still_lay_out(self) -> bool:
        """He is asked whether or not he holds the Pagat, so that nobody learns where it is."""
        return self.contract != "super_mord" and not self.laid_out

    def _play(self, card: str) -> None:
        hand = self.hands[self.turn]
        hand.remove(card)
        self.trick.append(card)
        if card == "T1" and self.laid_out == "T1" and hand:
            self.pagat, self.pagat_by = "out_lost", self.turn  # forced out: DG-10.2
        if len(self.trick) < 3:
            self.turn = (self.turn + 1) % 3
            return
        leader = (self.turn - 2) % 3
        last = not any(self.hands)
        # A laid-out Gstiess is played to the last trick alone.
        taker = (leader + trick_winner(self.trick, self.laid_out == "F" and last)) % 3
        for step in range(3):
            owner = taker
            if self.trick[step] == "F" and not (self.laid_out == "F" and last):
                owner = (leader + step) % 3  # DG-8.4
            self.piles[owner].append(self.trick[step])
        self.tricks.append((taker, self.trick))
        self._judge_pagat(leader, taker, last)
        self.trick = []
        self.turn = taker
        if last or (self.contract == "super_mord" and taker != self.declarer):  # DG-8.10
            self.phase = "over"

    def _judge_pagat(self, leader: int, taker: int, last: bool) -> None:
        """DG-10.2, DG-OP12, DG-OP13."""
        if "T1" not in self.trick or self.pagat != "none":
            return
        player = (leader + self.trick.index("T1")) % 3
        self.pagat_by = player
        if self.laid_out == "T1":
            self.pagat = "out_won" if taker == player else "out_lost"
        elif last:
            self.pagat = "silent_won" if taker == player else "silent_lost"
        elif (taker == self.declarer) != (player == self.declarer):
            self.pagat = "captured"

    # Who knows what.

    def known(self, seat: int) -> list[str]:
        """Return the cards that a seat has seen, while the deal goes on."""
        seen = set(self.trick)
        for _, trick in self.tricks:
            seen |= set(trick)
        if self.laid_out:
            seen.add(self.laid_out)
        if self.bought:
            seen.add(self.bought)  # DG-6.11
        if self.contract == "ansager" and self.options["expose_talon_ansager"]:
            seen |= set(self.dealt_talon)  # DG-14.2
        for place in range(3):
            if self.seat_of(place) != seat:
                continue
            seen |= set(self.hands[place])
            if place == self.declarer:
                seen |= set(self.discards)
            if self.given and place in (self.declarer, self.seller):
                seen.add(self.given)  # DG-6.11
        return sorted(seen)

    # The end.

    def declarers_pile(self) -> list[str]:
        """DG-6.5, DG-6.8: his tricks with his discards or the talon."""
        assert self.declarer is not None
        return self.piles[self.declarer] + self.discards + self.talon

    def defenders_pile(self) -> list[str]:
        pile = []
        for place in range(3):
            if place != self.declarer:
                pile += self.piles[place]
        return pile

    def counted(self) -> int:
        """The declarer's card points."""
        return points(self.declarers_pile())

    def outcome(self) -> dict[str, Any]:
        """Return the end of the deal in the form that `value` reads."""
        takers = [taker for taker, _ in self.tricks]
        return {
            "contract": self.contract,
            "points": self.counted(),
            "all_tricks": takers == [self.declarer] * hand_size(self.options),
            "last_trick": takers[-1] == self.declarer,
            "doublings": self.doublings,
            "pagat": self.pagat,
            "pagat_side": "declarer" if self.pagat_by == self.declarer else "defenders",
            "laid_out": self.laid_out != "",
        }

    def value(self) -> int:
        """What the declarer's column changes by; nothing if all have passed."""
        return 0 if self.declarer is None else value(self.outcome(), self.options)

    def totals(self, people: list[str]) -> dict[str, int]:
        """Who wins and loses what; ``people`` by seat."""
        if self.declarer is None:
            return dict.fromkeys(people, 0)
        return zero_sum(people, people[self.seat_of(self.declarer)], self.value())


def write(action: Action) -> str:
    """Write an action as records do."""
    if action[0] in ("play", "bid"):
        return action[1]
    if action[0] == "ready":
        return "done"
    if len(action) > 1:
        return f"{action[0]}({' '.join(action[1:])})"
    return action[0]


def read(text: str) -> Action:
    """Read what `write` has written."""
    if text.endswith(")"):
        word, _, argument = text[:-1].partition("(")
        return (word, *argument.split())
    if text in ("pass", "double", "retour"):
        return (text,)
    if text == "done":
        return ("ready",)
    return ("bid", text) if text in CONTRACTS else ("play", text)
