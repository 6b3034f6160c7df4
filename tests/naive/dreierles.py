"""Dreierles once more, as plainly as it can be written: the sheet read a second time.

Nothing of the engine is used here. A card is a string (``"HK"``, ``"T21"``, ``"F"``), a hand
or a pile a list of strings, a rule an ``if``. It is slow and means to be: whoever doubts an
answer of the engine can read the answer's rule here from top to bottom.

An action is a tuple whose first word says what is done: ``("pass",)``, ``("bid", "solo")``,
``("discard", "HQ", "S7")``, ``("lay_out",)``, ``("ten_trumps",)``, ``("ready",)``,
``("knock",)``, ``("play", "HK")``. A person who is asked for a knock and declines passes.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from tests.naive import common

Action = common.Action
Options = dict[str, object]

PACK, TRUMPS, KINGS = common.PACK, common.TRUMPS, common.KINGS  # DR-3.1, DR-3.3
DROLL = common.DEAR_TRUMPS  # DR-3.4
is_trump, suit_of = common.is_trump, common.suit_of
value_of, points = common.value_of, common.points  # DR-3.5, DR-9.1
trick_winner = common.trick_winner  # DR-8.6
ordinary_plays = common.ordinary_plays  # DR-8.1 to DR-8.5

# DR-5.1, DR-6.6, DR-10.2.
CONTRACTS = ["dreier", "zweier", "einer", "solo"]
DRAWN = {"dreier": 3, "zweier": 2, "einer": 1, "solo": 0, "solo_du": 0}
FACTOR = {"dreier": 1, "zweier": 2, "einer": 3, "solo": 4, "solo_du": 8}  # the last is DR-15.3

ARTICLE: Options = {
    "overshoot_rounding": "ceil",
    "knock_right": "bidders_only",
    "raeuber_knock_order": "forehand",
    "raeuber_droll_rule": "steinmauern_third_trick",
    "pfeife_defenders": True,
    "combination_hand": "at_play",
    "solo_blind_seen": True,
    "knock_limit": 2,
    "raeuber_clash": "pfeife",
    "raeuber_combinations": False,
    "ten_trumps": "claimed",
    "pfeife_forced_out": "bonus_only",
    "combinations_for": "everyone",
    "last_round": "normal",
    "last_raeuber_value": 2,
    "idle_dealer": "settles",
    "solo_du": False,
    "book": "payments",
}
STEINMAUERN: Options = {
    **ARTICLE,
    "overshoot_rounding": "floor_plus_one",
    "knock_right": "not_after_free_pass",
    "raeuber_knock_order": "last_passer",
    "raeuber_droll_rule": "steinmauern",
    "pfeife_defenders": False,
    "raeuber_clash": "either",
    "ten_trumps": "announced",
    "pfeife_forced_out": "forfeit_tricks",
}
# DR-15.2 and DR-15.3, each on top of Steinmauern.
IFFEZHEIM: Options = {
    **STEINMAUERN,
    "raeuber_droll_rule": "iffezheim",
    "combinations_for": "declarer",
    "idle_dealer": "out",
}
ACHERTAL: Options = {
    **STEINMAUERN,
    "raeuber_droll_rule": "none",
    "solo_du": True,
    "book": "one_player",
}
PROFILES = {
    "article": ARTICLE,
    "steinmauern": STEINMAUERN,
    "iffezheim": IFFEZHEIM,
    "achertal": ACHERTAL,
}

# Every option of section 16 and of DR-15.3 with all its values; knock_limit is 0 to 6.
VALUES: dict[str, list[object]] = {
    "overshoot_rounding": ["floor_plus_one", "ceil"],
    "knock_right": ["not_after_free_pass", "bidders_only", "any", "none"],
    "raeuber_knock_order": ["last_passer", "forehand"],
    "raeuber_droll_rule": ["steinmauern", "steinmauern_third_trick", "iffezheim", "none"],
    "pfeife_defenders": [False, True],
    "combination_hand": ["at_play", "as_dealt"],
    "solo_blind_seen": [False, True],
    "knock_limit": [0, 1, 2, 3, 4, 5, 6],
    "raeuber_clash": ["either", "pfeife"],
    "raeuber_combinations": [False, True],
    "ten_trumps": ["announced", "claimed"],
    "pfeife_forced_out": ["forfeit_tricks", "bonus_only"],
    "combinations_for": ["everyone", "declarer"],
    "last_round": ["normal", "raeuber_or_solo"],
    "last_raeuber_value": [2, 4],
    "idle_dealer": ["settles", "out"],
    "solo_du": [False, True],
    "book": ["payments", "one_player"],
}


PLAIN = {"pass": "pass", "knock": "knock", "ready": "done", "lay_out": "lay_out(T1)"}


def write(action: Action) -> str:
    """Write an action as records do."""
    if action[0] in PLAIN:
        return PLAIN[action[0]]
    if action[0] == "ten_trumps":
        return "announce(ten_trumps)"
    if action[0] == "discard":
        return f"discard({' '.join(action[1:])})"
    return action[1]


def read(text: str) -> Action:
    """Read what `write` has written."""
    for word, written in PLAIN.items():
        if text == written:
            return (word,)
    if text == "announce(ten_trumps)":
        return ("ten_trumps",)
    if text.startswith("discard("):
        return ("discard", *text[len("discard(") : -1].split())
    return ("bid", text) if text in DRAWN else ("play", text)


# --- auction -------------------------------------------------------------------------------


def legal_calls(calls: list[str], options: Options) -> list[str]:
    """Return what the next player may say after ``calls`` (DR-5.2, DR-5.3; DR-12.6, DR-15.3)."""
    if options["last_round"] == "raeuber_or_solo":
        if "solo" in calls or len(calls) == 3:
            return []
        return ["pass", "solo"]
    if len(calls) == 3:
        return []
    ladder = [*CONTRACTS, "solo_du"] if options["solo_du"] else CONTRACTS
    highest = -1
    for call in calls:
        if call != "pass":
            highest = ladder.index(call)
    return ["pass"] + [bid for bid in ladder if ladder.index(bid) > highest]


# --- discard -------------------------------------------------------------------------------


def legal_discards(hand: list[str], number: int) -> list[list[str]]:
    """Return all ways to lay ``number`` cards away (DR-6.2, DR-6.3; DR-OP7 if they run short)."""
    free = [card for card in hand if not is_trump(card) and card not in KINGS]
    if len(free) >= number:
        return [list(choice) for choice in combinations(free, number)]
    trumps = [card for card in hand if is_trump(card) and card not in DROLL]
    return [free + list(choice) for choice in combinations(trumps, number - len(free))]


# --- knocking ------------------------------------------------------------------------------


def may_knock(calls: list[str], options: Options) -> list[int]:
    """Return the places (0 = forehand) of the opponents who may knock in a declared game.

    They stand in the order in which they are asked: from the declarer's right (DR-7.22).
    """
    declarer = max(place for place, call in enumerate(calls) if call != "pass")
    entitled = []
    for step in (1, 2):
        place = (declarer + step) % 3
        if options["knock_right"] == "none":
            right = False
        elif options["last_round"] == "raeuber_or_solo":
            right = place >= len(calls)  # DR-12.5: had not spoken
        elif options["knock_right"] == "bidders_only":
            right = calls[place] != "pass"  # DR-7.21
        elif options["knock_right"] == "not_after_free_pass":
            passed_free_dreier = calls[place] == "pass" and all(
                call == "pass" for call in calls[:place]
            )
            right = not passed_free_dreier  # DR-7.12
        else:
            right = True
        if right:
            entitled.append(place)
    return entitled


def raeuber_knockers(seats: int, dealer: int, options: Options) -> list[int]:
    """Return the seats asked for a knock in a Räuber, in order (DR-11.2, DR-11.13).

    "Nobody" is read as DR-15.1 has it, where there is no knocking at all.
    """
    if options["knock_right"] == "none":
        return []
    if options["raeuber_knock_order"] == "forehand":
        order = [(dealer + step) % seats for step in range(1, seats + 1)]
    elif seats == 3:
        order = [dealer, (dealer + 1) % 3, (dealer + 2) % 3]
    else:
        # The last passer sits on the dealer's left; next "in turn" is the idle dealer.
        order = [(dealer + step) % 4 for step in (3, 4, 1, 2)]
    if seats == 4 and options["idle_dealer"] == "out":
        order.remove(dealer)  # DR-15.2
    return order


# --- play ----------------------------------------------------------------------------------


def declared_plays(hand: list[str], trick: list[str], laid_out: bool) -> list[str]:
    """Section 8, and DR-7.17 for the declarer whose Pfeife lies on the table."""
    legal = ordinary_plays(hand, trick)
    if laid_out and len(hand) > 1:
        others = [card for card in legal if card != "T1"]
        if others:
            return others
    return legal


def raeuber_plays(
    hand: list[str], trick: list[str], led_before: list[str], options: Options
) -> list[str]:
    """Return what may be played in a Räuber; ``led_before`` are the cards led to earlier tricks."""
    rule = options["raeuber_droll_rule"]
    if rule == "steinmauern":
        return _raeuber_steinmauern(hand, trick, led_before, options)
    if rule == "steinmauern_third_trick":
        return _raeuber_third_trick(hand, trick, led_before, options)
    if rule == "iffezheim":
        return _raeuber_iffezheim(hand, trick, led_before)
    return ordinary_plays(hand, trick)


def _other_trumps(hand: list[str], card: str) -> list[str]:
    return [other for other in hand if is_trump(other) and other != card]


def _barred_21(hand: list[str], trick: list[str]) -> bool:
    """DR-11.5: the Stiess lies there and the holder of the 21 has another trump."""
    return "F" in trick and bool(_other_trumps(hand, "T21"))


def _clash(hand: list[str], trick: list[str], options: Options) -> list[str] | None:
    """DR-OP10, DR-11.12: 21 and 1 the only trumps, Stiess in the trick, and a trump is due."""
    if "F" not in trick or sorted(card for card in hand if is_trump(card)) != ["T1", "T21"]:
        return None
    if "T1" not in ordinary_plays(hand, trick):
        return None
    return ["T1"] if options["raeuber_clash"] == "pfeife" else ["T1", "T21"]


def _raeuber_steinmauern(
    hand: list[str], trick: list[str], led_before: list[str], options: Options
) -> list[str]:
    """DR-11.4 (counted in tricks to which a trump is led) and DR-11.5."""
    trump_leads = len([card for card in led_before if is_trump(card)])
    if not trick:
        return _lead_steinmauern(hand, trump_leads)
    legal = ordinary_plays(hand, trick)
    if is_trump(trick[0]):
        trump_leads += 1
        if trump_leads == 3 and "T1" in legal:
            return ["T1"]
    if trump_leads < 3:  # the third trump lead is still to come
        both = _clash(hand, trick, options)
        if both:
            return both
        if _other_trumps(hand, "T1"):
            legal = [card for card in legal if card != "T1"]
    if _barred_21(hand, trick):
        legal = [card for card in legal if card != "T21"]
    return legal


def _lead_steinmauern(hand: list[str], trump_leads: int) -> list[str]:
    if "T1" not in hand or trump_leads > 2:
        return list(hand)
    if trump_leads == 2:  # DR-OP15: a trump led now must be the Pfeife, a suit is free
        return [card for card in hand if card == "T1" or not is_trump(card)]
    if hand == ["T1"]:
        return ["T1"]
    return [card for card in hand if card != "T1"]


def _raeuber_third_trick(
    hand: list[str], trick: list[str], led_before: list[str], options: Options
) -> list[str]:
    """DR-11.11 (counted in tricks), DR-11.5 and DR-11.12."""
    legal = ordinary_plays(hand, trick)
    number = len(led_before) + 1
    if number == 3 and "T1" in legal:
        return ["T1"]
    if number < 3:
        both = _clash(hand, trick, options)
        if both:
            return both
    if _barred_21(hand, trick):
        legal = [card for card in legal if card != "T21"]
    if number < 3 and legal != ["T1"]:
        legal = [card for card in legal if card != "T1"]
    return legal


def _raeuber_iffezheim(hand: list[str], trick: list[str], led_before: list[str]) -> list[str]:
    """DR-15.2: trumps led to three tricks, Stiess and 21 in the first two, the 1 in the third.

    The clash of DR-OP10 belongs to the other rules: here who is short of trumps plays the 1.
    """
    legal = ordinary_plays(hand, trick)
    number = len(led_before) + 1
    if number > 3:
        return legal
    if not trick and any(is_trump(card) for card in hand):
        legal = [card for card in hand if is_trump(card)]
    if number == 3:
        return ["T1"] if "T1" in legal else legal
    if "F" in trick and legal != ["T21"]:
        legal = [card for card in legal if card != "T21"]
    if "T21" in trick and legal != ["F"]:
        legal = [card for card in legal if card != "F"]
    due = []
    if "F" in legal and "T21" not in trick:
        due.append("F")
    if "T21" in legal and "F" not in trick:
        due.append("T21")
    if due:
        return due
    if legal != ["T1"]:
        legal = [card for card in legal if card != "T1"]
    return legal


# --- combinations and settlement -----------------------------------------------------------


def combinations_in(hand: list[str]) -> list[str]:
    """DR-7.1."""
    found = []
    if len([card for card in hand if is_trump(card)]) >= 10:
        found.append("ten_trumps")
    if all(card in hand for card in DROLL):
        found.append("droll")
    if all(card in hand for card in KINGS):
        found.append("four_kings")
    return found


def base(card_points: int, options: Options) -> int:
    """Game points for the winning side's card points, before the factor (DR-10.1, DR-10.12)."""
    over = card_points - 35
    if options["overshoot_rounding"] == "floor_plus_one":
        return over // 5 + 1
    full = over // 5
    return full if over % 5 == 0 else full + 1


def pay(totals: dict[str, int], payer: str, payee: str, amount: int) -> None:
    totals[payer] -= amount
    totals[payee] += amount


def settle(outcome: dict[str, object], options: Options) -> dict[str, int]:
    """Return what each person wins or loses.

    ``outcome``: ``people`` in seat order, ``idle`` (a name or None), ``contract``, ``knocks``,
    ``combinations`` {name: [...]} (those that may be claimed), and either ``declarer``,
    ``points``, ``all_tricks`` (asked in a Solo Du), ``pfeife`` (``none``, ``silent_won``,
    ``silent_lost``, ``out_won``, ``out_lost``, or ``defender`` and the ``pfeife_winner``),
    or in a Räuber ``raeuber_points`` {name: points}.
    """
    people = outcome["people"]
    assert isinstance(people, list)
    totals = dict.fromkeys(people, 0)
    if options["book"] == "one_player":
        _write_for_one(totals, outcome, options)
        return totals
    settling = list(people)
    if outcome["idle"] is not None and options["idle_dealer"] == "out":
        settling.remove(outcome["idle"])
    if outcome["contract"] == "raeuber":
        _settle_raeuber(totals, settling, outcome, options)
    else:
        _settle_declared(totals, settling, outcome, options)
    _settle_combinations(totals, settling, outcome, options)
    return totals


def declarer_won(outcome: dict[str, object]) -> bool:
    """DR-2.6; a Solo Du needs all the tricks and nothing else (DR-15.3)."""
    if outcome["contract"] == "solo_du":
        return bool(outcome["all_tricks"])
    mine = outcome["points"]
    assert isinstance(mine, int)
    return mine >= 36


def _settle_declared(
    totals: dict[str, int], settling: list[str], outcome: dict[str, object], options: Options
) -> None:
    declarer, mine = outcome["declarer"], outcome["points"]
    knocks = outcome["knocks"]
    assert isinstance(declarer, str)
    assert isinstance(mine, int)
    assert isinstance(knocks, int)
    won = declarer_won(outcome)
    winning = mine if won else 70 - mine
    if outcome["contract"] == "solo_du" and not won:
        winning = 70  # our reading: a Solo Du that misses a trick is lost altogether
    amount = base(winning, options)
    amount *= FACTOR[str(outcome["contract"])]
    for _ in range(knocks):
        amount *= 2
    bonus = {
        "none": 0,
        "silent_won": 1,
        "silent_lost": -1,
        "out_won": 2,
        "out_lost": -2,
        "defender": -1 if options["pfeife_defenders"] else 0,
    }[str(outcome["pfeife"])]
    for other in settling:
        if other == declarer:
            continue
        pay(totals, other, declarer, amount if won else -amount)
        pay(totals, other, declarer, bonus)


def _settle_raeuber(
    totals: dict[str, int], settling: list[str], outcome: dict[str, object], options: Options
) -> None:
    counted, knocks = outcome["raeuber_points"], outcome["knocks"]
    assert isinstance(counted, dict)
    assert isinstance(knocks, int)
    value = 2
    if options["last_round"] == "raeuber_or_solo" and options["last_raeuber_value"] == 4:
        value = 4
    most = max(counted.values())
    losers = [name for name in counted if counted[name] == most]
    others = [name for name in settling if name not in losers]
    if len(losers) == 3:
        return  # DR-11.9, DR-OP11
    if len(losers) == 2:
        value = value // 2
    for loser in losers:
        for other in others:
            pay(totals, loser, other, value * 2**knocks)


def _settle_combinations(
    totals: dict[str, int], settling: list[str], outcome: dict[str, object], options: Options
) -> None:
    held = outcome["combinations"]
    assert isinstance(held, dict)
    if outcome["contract"] == "raeuber" and not options["raeuber_combinations"]:
        return
    for holder, names in held.items():
        if options["combinations_for"] == "declarer" and holder != outcome.get("declarer"):
            continue
        for _ in names:
            for other in settling:
                if other != holder:
                    pay(totals, other, holder, 1)


def _write_for_one(totals: dict[str, int], outcome: dict[str, object], options: Options) -> None:
    """DR-15.3: what is written for each by himself; nobody pays anybody."""
    knocks = outcome["knocks"]
    assert isinstance(knocks, int)
    if outcome["contract"] == "raeuber":
        counted = outcome["raeuber_points"]
        assert isinstance(counted, dict)
        loss = 20
        if options["last_round"] == "raeuber_or_solo" and options["last_raeuber_value"] == 4:
            loss = 40
        for name in counted:
            if counted[name] == max(counted.values()):
                totals[name] -= loss * 2**knocks
    else:
        declarer, mine = str(outcome["declarer"]), outcome["points"]
        assert isinstance(mine, int)
        won = declarer_won(outcome)
        difference = mine - 35
        if outcome["contract"] == "solo_du" and not won:
            difference = -35
        totals[declarer] += difference * FACTOR[str(outcome["contract"])] * 2**knocks
        totals[declarer] += 5 if won else -5
        small_man = {"silent_won": 10, "silent_lost": -20, "out_won": 20, "out_lost": -40}
        totals[declarer] += small_man.get(str(outcome["pfeife"]), 0)
        if outcome["pfeife"] == "defender" and options["pfeife_defenders"]:
            totals[str(outcome["pfeife_winner"])] += 10
    if outcome["contract"] == "raeuber" and not options["raeuber_combinations"]:
        return
    held = outcome["combinations"]
    assert isinstance(held, dict)
    for holder, names in held.items():
        if options["combinations_for"] == "everyone" or holder == outcome.get("declarer"):
            totals[holder] += 5 * len(names)


def penalty(
    people: list[str], idle: str | None, mistake: Mapping[str, Any], options: Options
) -> dict[str, int]:
    """DR-12.1, DR-OP14, DR-15.3: what each person gets after somebody's mistake."""
    totals = dict.fromkeys(people, 0)
    offender, contract = mistake["offender"], mistake["contract"]
    doubled = 2 ** mistake["knocks"]
    if options["book"] == "one_player":
        totals[offender] = -20
        if mistake["discard"]:
            totals[offender] -= 35 * FACTOR[contract] * doubled + 5
        return totals
    for other in people:
        if other != offender and not (other == idle and options["idle_dealer"] == "out"):
            totals[other] += 4 * FACTOR[contract] * doubled
            totals[offender] -= 4 * FACTOR[contract] * doubled
    return totals


def tournament_end(people: list[str], games: list[tuple[str, bool]]) -> dict[str, int]:
    """DR-15.3, the end of the session: ``games`` are the declarers and whether they won."""
    totals = dict.fromkeys(people, 0)
    for declarer, won in games:
        if won:
            totals[declarer] += 30
            continue
        totals[declarer] -= 30
        for other in people:
            if other != declarer:
                totals[other] += 20 if len(people) == 3 else 15
    return totals


# --- a whole deal --------------------------------------------------------------------------


class Table(common.Progress):
    """A deal in progress; ``act`` changes it in place.

    ``hands`` has one list of 16 for each player in speaking order (forehand first), ``blind``
    six cards, top first. Players are places 0, 1, 2 in speaking order; seats are counted in
    order of play round the table, and an idle dealer (four seats) has no place.
    """

    def __init__(
        self,
        hands: list[list[str]],
        blind: list[str],
        options: Options,
        seats: int = 3,
        dealer: int = 2,
    ) -> None:
        self.options = options
        self.seats = seats
        self.dealer = dealer
        self.hands = [list(hand) for hand in hands]
        self.dealt = [list(hand) for hand in hands]
        self.at_play: list[list[str]] = []
        self.blind = list(blind)
        self.dealt_blind = list(blind)
        self.done: list[Action] = []
        self.phase = "auction"
        self.calls: list[str] = []
        self.contract = ""
        self.declarer: int | None = None
        self.discards: list[str] = []
        self.laid_out = False
        self.ten_trumps_said = False
        self.knocks = 0
        self.asked: list[int] = []  # seats still to be asked for a knock
        self.turn = 0  # place of the player to lead or play
        self.trick: list[str] = []
        self.led: list[str] = []
        self.tricks: list[tuple[int, list[str]]] = []  # winner's place, cards in order of play
        self.piles: list[list[str]] = [[], [], []]  # by place; the opponents' pile comes later
        self.forfeited: list[str] = []
        self.pfeife = "none"
        self.pfeife_winner: int | None = None  # a defender's place

    # Who acts.

    def seat_of(self, place: int) -> int:
        return (self.dealer + 1 + place) % self.seats

    def to_move(self) -> int | None:
        """Return the seat to act, or None when the deal is over."""
        if self.phase == "auction":
            return self.seat_of(len(self.calls))
        if self.phase in ("discard", "announce"):
            assert self.declarer is not None
            return self.seat_of(self.declarer)
        if self.phase == "knock":
            return self.asked[0]
        if self.phase == "play":
            return self.seat_of(self.turn)
        return None

    # What may be done.

    def actions(self) -> list[Action]:
        if self.phase == "auction":
            calls = legal_calls(self.calls, self.options)
            return [("pass",) if call == "pass" else ("bid", call) for call in calls]
        if self.phase == "discard":
            assert self.declarer is not None
            choices = legal_discards(self.hands[self.declarer], DRAWN[self.contract])
            return [("discard", *sorted(choice, key=PACK.index)) for choice in choices]
        if self.phase == "announce":
            return self._announcements()
        if self.phase == "knock":
            return [("pass",), ("knock",)]
        if self.phase == "play":
            return [("play", card) for card in self.plays()]
        return []

    def _announcements(self) -> list[Action]:
        assert self.declarer is not None
        hand = self.hands[self.declarer]
        judged = self.dealt if self.options["combination_hand"] == "as_dealt" else self.hands
        found: list[Action] = [("ready",)]
        if "T1" in hand and not self.laid_out:
            found.append(("lay_out",))
        if (
            self.options["ten_trumps"] == "announced"
            and not self.ten_trumps_said
            and "ten_trumps" in combinations_in(judged[self.declarer])
        ):
            found.append(("ten_trumps",))
        return found

    def plays(self) -> list[str]:
        hand = self.hands[self.turn]
        if self.contract == "raeuber":
            before = self.led[:-1] if self.trick else self.led
            return raeuber_plays(hand, self.trick, before, self.options)
        laid = self.laid_out and self.turn == self.declarer and "T1" in hand
        return declared_plays(hand, self.trick, laid)

    # Doing it.

    def act(self, action: Action) -> None:
        assert action in self.actions(), action
        self.done.append(action)
        if self.phase == "auction":
            self._call(action[1] if action[0] == "bid" else "pass")
        elif self.phase == "discard":
            self._discard(list(action[1:]))
        elif self.phase == "announce":
            self._announce(action[0])
        elif self.phase == "knock":
            self._answer_knock(action[0] == "knock")
        else:
            self._play(action[1])

    def _call(self, call: str) -> None:
        self.calls.append(call)
        if legal_calls(self.calls, self.options):
            return
        bids = [call for call in self.calls if call != "pass"]
        if not bids:
            self.contract = "raeuber"
            self.asked = raeuber_knockers(self.seats, self.dealer, self.options)
            self.phase = "knock"
            if not self.asked:
                self._start_play()
            return
        self.contract = bids[-1]
        self.declarer = self.calls.index(self.contract)
        drawn = DRAWN[self.contract]
        self.hands[self.declarer] += self.blind[:drawn]  # DR-6.1: off the top
        self.blind = self.blind[drawn:]
        self.phase = "discard" if drawn else "announce"

    def _discard(self, cards: list[str]) -> None:
        assert self.declarer is not None
        for card in cards:
            self.hands[self.declarer].remove(card)
        self.discards = cards
        self.phase = "announce"

    def _announce(self, what: str) -> None:
        if what == "lay_out":
            self.laid_out = True
        elif what == "ten_trumps":
            self.ten_trumps_said = True
        else:
            self._ask_opponents()

    def _ask_opponents(self) -> None:
        self.asked = []
        limit = self.options["knock_limit"]
        assert isinstance(limit, int)
        if self.knocks < limit:
            self.asked = [self.seat_of(place) for place in may_knock(self.calls, self.options)]
        self.phase = "knock"
        if not self.asked:
            self._start_play()

    def _answer_knock(self, knocked: bool) -> None:
        seat = self.asked.pop(0)
        if knocked:
            self.knocks += 1
        if self.declarer is None:  # Räuber: everyone is asked once (DR-11.2)
            if not self.asked:
                self._start_play()
            return
        if not knocked:
            if not self.asked:
                self._start_play()
            return
        if seat == self.seat_of(self.declarer):
            self._ask_opponents()
            return
        self.asked = []
        limit = self.options["knock_limit"]
        assert isinstance(limit, int)
        if self.knocks < limit:
            self.asked = [self.seat_of(self.declarer)]
        else:
            self._start_play()

    def _start_play(self) -> None:
        self.phase = "play"
        self.at_play = [list(hand) for hand in self.hands]
        self.turn = 0 if self.declarer is None else self.declarer

    def _play(self, card: str) -> None:
        hand = self.hands[self.turn]
        hand.remove(card)
        if not self.trick:
            self.led.append(card)
        self.trick.append(card)
        if card == "T1" and self.laid_out and self.turn == self.declarer and hand:
            self.pfeife = "out_lost"  # forced out before the last trick
        if len(self.trick) < 3:
            self.turn = (self.turn + 1) % 3
            return
        if self.pfeife == "out_lost" and self.options["pfeife_forced_out"] == "forfeit_tricks":
            self._forfeit()
            return
        leader = (self.turn - 2) % 3
        taker = (leader + trick_winner(self.trick)) % 3
        self.tricks.append((taker, self.trick))
        self.piles[taker] += self.trick
        if not any(self.hands):
            self._judge_last_trick(leader, taker)
            self.phase = "over"
        self.trick = []
        self.turn = taker

    def _forfeit(self) -> None:
        """DR-7.8, DR-OP16: this trick and every card still held go to the opponents.

        "Stop" is read as: when the trick is complete. It changes nobody's cards or points.
        """
        self.forfeited = list(self.trick)
        for hand in self.hands:
            self.forfeited += hand
            hand.clear()
        self.trick = []
        self.phase = "over"

    def _judge_last_trick(self, leader: int, taker: int) -> None:
        if self.declarer is None or "T1" not in self.trick:
            return
        player = (leader + self.trick.index("T1")) % 3
        took = player == taker
        if player == self.declarer:
            kind = "out" if self.laid_out else "silent"
            self.pfeife = f"{kind}_won" if took else f"{kind}_lost"
        elif took:
            self.pfeife = "defender"
            self.pfeife_winner = player

    # Who knows what.

    def known(self, seat: int) -> list[str]:
        """Return the cards that a seat has seen, while the deal goes on."""
        played = [card for _, trick in self.tricks for card in trick] + self.trick
        seen = set(played)
        if self.contract and self.declarer is not None:
            seen |= set(self.dealt_blind[: DRAWN[self.contract]])  # DR-6.1: face up
            seen |= {card for card in self.discards if is_trump(card)}  # DR-OP7: face up
            if self.laid_out:
                seen.add("T1")
        if seat not in [self.seat_of(place) for place in range(3)]:
            return sorted(seen)  # DR-OP26: an idle dealer sees what everyone sees
        place = [self.seat_of(place) for place in range(3)].index(seat)
        seen |= set(self.hands[place])
        if self.declarer is None:
            return sorted(seen)  # DR-11.14
        if place == self.declarer:
            seen |= set(self.discards)  # DR-6.2: unshown to the others
        elif self.contract not in ("solo", "solo_du") or self.options["solo_blind_seen"]:
            seen |= set(self.blind)  # DR-6.5, DR-OP8
        return sorted(seen)

    # The end.

    def counted(self) -> dict[int, int]:
        """Card points by place in a Räuber; of the declarer's pile otherwise."""
        if self.declarer is None:
            return {place: points(self.piles[place]) for place in range(3)}
        return {self.declarer: points(self.piles[self.declarer] + self.discards)}

    def opponents_pile(self) -> list[str]:
        pile = self.blind + self.forfeited
        for place in range(3):
            if place != self.declarer:
                pile = pile + self.piles[place]
        return pile

    def combinations(self) -> dict[int, list[str]]:
        """Return what each place may claim (DR-7.2 to DR-7.4, DR-7.15)."""
        hands = self.dealt if self.options["combination_hand"] == "as_dealt" else self.at_play
        claims = {}
        for place in range(3):
            names = combinations_in(hands[place])
            if (
                place == self.declarer
                and self.options["ten_trumps"] == "announced"
                and not self.ten_trumps_said
            ):
                names = [name for name in names if name != "ten_trumps"]
            claims[place] = names
        return claims

    def outcome(self, people: list[str]) -> dict[str, object]:
        """Return the end of the deal in the form that `settle` reads; ``people`` by seat."""
        name = {place: people[self.seat_of(place)] for place in range(3)}
        counted = self.counted()
        found: dict[str, object] = {
            "people": list(people),
            "idle": people[self.dealer] if self.seats == 4 else None,
            "contract": self.contract,
            "knocks": self.knocks,
            "combinations": {name[at]: kinds for at, kinds in self.combinations().items()},
        }
        if self.declarer is None:
            found["raeuber_points"] = {name[at]: got for at, got in counted.items()}
        else:
            found["declarer"] = name[self.declarer]
            found["points"] = counted[self.declarer]
            takers = [taker for taker, _ in self.tricks]
            found["all_tricks"] = takers == [self.declarer] * 16
            found["pfeife"] = self.pfeife
            if self.pfeife_winner is not None:
                found["pfeife_winner"] = name[self.pfeife_winner]
        return found

    def totals(self, people: list[str]) -> dict[str, int]:
        return settle(self.outcome(people), self.options)
