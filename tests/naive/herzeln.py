"""Herzeln played naively: lists of card codes, one `if` for each sentence of the rule sheet.

Written from the sheet alone, and not from the engine, so that the two can be compared. Nothing
here is fast and nothing is shared with `engine`.
"""

from __future__ import annotations

from typing import Any

from tests.naive import common

Options = dict[str, Any]
Action = common.Action

SUITS = ["H", "S", "D", "C"]

PROFILES: dict[str, Options] = {
    "article": {
        "form": "eight_deals",
        "card_face": "by_players",
        "deal_rotation": "rotate",
        "no_heart_lead": False,
        "domino_opener": "forehand",
        "domino_layout": "single_row",
        "domino_three_players": "0_10_20",
        "domino_must_play": True,
        "domino_multi_card": False,
        "domino_order": "trick_rank",
        "partie_count": 1,
    }
}
PROFILES["suit-rows"] = PROFILES["article"] | {"domino_layout": "four_suit_rows"}
PROFILES["hausruck"] = PROFILES["article"] | {
    "form": "hausruck",
    "card_face": "german",
    "deal_rotation": "fixed",
    "domino_opener": "jack_of_hearts",
}
VALUES: dict[str, list[Any]] = {
    "no_heart_lead": [False, True],
    "domino_opener": ["forehand", "jack_of_hearts", "any_jack_first_come"],
    "domino_layout": ["single_row", "four_suit_rows"],
    "domino_three_players": ["0_10_20", "0_20_30"],
    "domino_must_play": [True, False],
    "domino_multi_card": [False, True],
    "domino_order": ["trick_rank", "natural"],
    "deal_rotation": ["rotate", "fixed"],
    "card_face": ["by_players", "french", "german"],
}

EIGHT_DEALS = [
    "no_hearts",
    "tricks",
    "no_tricks",
    "no_queens",
    "king_of_hearts",
    "last_trick",
    "no_last_trick",
    "domino",
]
HAUSRUCK = [
    "first_and_last",
    "no_tricks",
    "no_queens",
    "no_hearts",
    "king_of_hearts",
    "domino",
]


def contracts(options: Options) -> list[str]:
    """HZ-2.3, HZ-11.1."""
    return HAUSRUCK if options["form"] == "hausruck" else EIGHT_DEALS


def rising(options: Options, people: int) -> list[str]:
    """The ranks, low to high: HZ-3.1, HZ-3.2, HZ-11.1."""
    if options["form"] == "hausruck":
        return ["7", "8", "9", "10", "J", "Q", "K", "A"]
    low = ["9"] if people == 3 else ["7", "8", "9"]
    return [*low, "J", "Q", "K", "10", "A"]


def domino_rising(options: Options, people: int) -> list[str]:
    """HZ-7.2, HZ-OP13."""
    if options["domino_order"] == "natural":
        low = ["9"] if people == 3 else ["7", "8", "9"]
        return [*low, "10", "J", "Q", "K", "A"]
    return rising(options, people)


def pack(options: Options, people: int) -> list[str]:
    return [suit + rank for suit in SUITS for rank in rising(options, people)]


def trick_winner(trick: list[str], options: Options) -> int:
    """HZ-5.5: the highest card of the suit led."""
    order = rising(options, 4)
    best = 0
    for place, card in enumerate(trick):
        if card[0] == trick[0][0] and order.index(card[1:]) > order.index(trick[best][1:]):
            best = place
    return best


class Table(common.Progress):
    """One deal: who holds what, and what has been done."""

    def __init__(
        self, hands: list[list[str]], options: Options, dealer: int, contract: str
    ) -> None:
        self.options = options
        self.people = len(hands)
        self.dealer = dealer
        self.contract = contract
        self.dealt = [list(hand) for hand in hands]
        self.hands = [list(hand) for hand in hands]
        self.piles: list[list[str]] = [[] for _ in hands]
        self.trick: list[str] = []
        self.leader = (dealer + 1) % self.people
        self.turn = self.leader
        self.takers: list[int] = []
        self.done: list[Action] = []
        self.over = False
        # The domino
        self.row: list[str] = []  # the single row, from its lower to its upper end
        self.lying: list[str] = []
        self.asked = 0
        self.laid_now = False
        self.out: list[int] = []
        if contract == "domino" and options["domino_opener"] == "jack_of_hearts":
            self.turn = next(seat for seat in range(self.people) if "HJ" in hands[seat])

    def actions(self) -> list[Action]:
        if self.over:
            return []
        if self.contract == "domino":
            return self.domino_actions()
        return [("play", card) for card in self.playable()]

    def act(self, action: Action) -> None:
        assert action in self.actions()
        self.done.append(action)
        if self.contract == "domino":
            self.domino_act(action)
        else:
            self.play(action[1])

    # Tricks

    def playable(self) -> list[str]:
        hand = self.hands[self.turn]
        if self.trick:
            same = [card for card in hand if card[0] == self.trick[0][0]]
            return same or list(hand)  # HZ-5.2, HZ-5.3
        if self.options["no_heart_lead"] and self.contract in ("no_hearts", "king_of_hearts"):
            others = [card for card in hand if card[0] != "H"]
            return others or list(hand)  # HZ-OP5
        return list(hand)

    def play(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.trick.append(card)
        self.turn = (self.turn + 1) % self.people
        if len(self.trick) < self.people:
            return
        taker = (self.leader + trick_winner(self.trick, self.options)) % self.people
        self.piles[taker] += self.trick
        self.takers.append(taker)
        self.trick = []
        self.leader = self.turn = taker
        self.over = self.fixed()

    def fixed(self) -> bool:
        """HZ-6.11."""
        if not any(self.hands):
            return True
        held = [card for hand in self.hands for card in hand]
        if self.contract == "no_hearts":
            return not [card for card in held if card[0] == "H"]
        if self.contract == "no_queens":
            return not [card for card in held if card[1:] == "Q"]
        if self.contract == "king_of_hearts":
            return "HK" not in held
        return False

    # Domino

    def places_for(self, card: str) -> list[str]:
        """Where a card fits: ``high``, ``low``, or ``row`` where there is no choice."""
        ranks = domino_rising(self.options, self.people)
        if not self.lying:
            if self.options["domino_opener"] == "jack_of_hearts":
                return ["row"] if card == "HJ" else []
            return ["row"] if card[1:] == "J" else []  # HZ-7.1
        if self.options["domino_layout"] == "single_row":
            place = ranks.index(card[1:])
            up = ranks.index(self.row[-1][1:])
            down = ranks.index(self.row[0][1:])
            ends = []
            if place == up + 1 or (place == 0 and up == len(ranks) - 1):
                ends.append("high")
            if place == down - 1 or (place == len(ranks) - 1 and down == 0):
                ends.append("low")
            return ends
        if card[1:] == "J":
            return ["row"]  # HZ-11.3
        if card[0] + "J" not in self.lying:
            return []
        # a neighbour in the cycle must lie
        place = ranks.index(card[1:])
        above = card[0] + ranks[(place + 1) % len(ranks)]
        below = card[0] + ranks[place - 1]
        return ["row"] if above in self.lying or below in self.lying else []

    def domino_actions(self) -> list[Action]:
        hand = self.hands[self.turn]
        ways: list[Action] = []
        for card in hand:
            ends = self.places_for(card)
            if len(ends) == 2:
                ways += [("lay", card, "high"), ("lay", card, "low")]
            elif ends:
                ways.append(("play", card))
        if self.laid_now:
            return [*ways, ("done",)]
        if not ways:
            return [("pass",)]
        if not self.lying:
            may = self.options["domino_opener"] == "any_jack_first_come"
            return [*ways, ("pass",)] if may and self.asked < self.people else ways
        return ways if self.options["domino_must_play"] else [*ways, ("pass",)]

    def domino_act(self, action: Action) -> None:
        if action[0] == "pass":
            self.asked += 1
            self.next_turn()
            return
        if action[0] == "done":
            self.next_turn()
            return
        card = action[1]
        end = action[2] if action[0] == "lay" else self.places_for(card)[0]
        self.hands[self.turn].remove(card)
        self.lying.append(card)
        self.row = [card, *self.row] if end == "low" else [*self.row, card]
        if not self.hands[self.turn]:
            self.out.append(self.turn)
            if len(self.out) == self.people - 1:  # HZ-7.9
                self.out += [seat for seat in range(self.people) if seat not in self.out]
                self.over = True
                return
        elif self.options["domino_multi_card"]:
            self.laid_now = True
            if [card for card in self.hands[self.turn] if self.places_for(card)]:
                return
        self.next_turn()

    def next_turn(self) -> None:
        self.laid_now = False
        self.turn = (self.turn + 1) % self.people
        while self.turn in self.out:
            self.turn = (self.turn + 1) % self.people

    # The sheet

    def points(self) -> list[int]:
        """HZ-6, HZ-7.10, HZ-11.1."""
        hausruck = self.options["form"] == "hausruck"
        if self.contract == "domino":
            if hausruck:
                by_place = [20, 13, 7, 0]
            elif self.people == 4:
                by_place = [0, -10, -20, -30]
            elif self.options["domino_three_players"] == "0_10_20":
                by_place = [0, -10, -20]
            else:
                by_place = [0, -20, -30]
            return [by_place[self.out.index(seat)] for seat in range(self.people)]
        return [self.points_of(seat, hausruck) for seat in range(self.people)]

    def points_of(self, seat: int, hausruck: bool) -> int:
        pile, taken = self.piles[seat], self.takers.count(seat)
        hearts = [card[1:] for card in pile if card[0] == "H"]
        queens = len([card for card in pile if card[1:] == "Q"])
        dear = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}
        last = self.takers[7:].count(seat)
        if hausruck:
            return {
                "first_and_last": -4 * (self.takers[:1].count(seat) + last),
                "no_tricks": -taken,
                "no_queens": -2 * queens,
                "no_hearts": -len(hearts),
                "king_of_hearts": -8 * hearts.count("K"),
            }[self.contract]
        return {
            "no_hearts": -sum(dear.get(rank, 1) for rank in hearts),
            "tricks": 10 * taken,
            "no_tricks": -10 * taken,
            "no_queens": -20 * queens,
            "king_of_hearts": -40 * hearts.count("K"),
            "last_trick": 40 * last,
            "no_last_trick": -40 * last,
        }[self.contract]


def write(action: Action) -> str:
    """Write an action as records do."""
    if action[0] == "play":
        return action[1]
    if action[0] == "lay":
        return f"{action[2]}({action[1]})"
    return action[0]


def read(text: str) -> Action:
    """Read what `write` has written."""
    if text in ("pass", "done"):
        return (text,)
    if text.endswith(")"):
        end, card = text[:-1].split("(")
        return ("lay", card, end)
    return ("play", text)
