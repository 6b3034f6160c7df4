"""Dreiertarock once more, as plainly as it can be written: the sheet read a second time.

Nothing of the engine is used here. A card is a string (``"HK"``, ``"T21"``, ``"F"`` the Sküs),
a hand or a pile a list of strings, a rule an ``if``. Money stands in cents (DT-10.1).

An action is a tuple whose first word says what is done: ``("pass",)``, ``("hold",)``,
``("bid", "solo")``, ``("take", "1")``, ``("discard", "HQ", "S7", "D4")``,
``("announce", "uhu")``, ``("kontra", "game")``, ``("done",)``, ``("play", "HK")``.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, Self

from tests.naive import common

Action = common.Action
Options = dict[str, Any]

PACK, TAROCKS, KINGS = common.PACK, common.TRUMPS, common.KINGS  # DT-3.1
TRULL = common.DEAR_TRUMPS  # DT-3.3
is_tarock, value_of = common.is_trump, common.value_of  # DT-3.4
points = common.points  # DT-9.1, DT-9.3
beats, trick_winner = common.beats, common.trick_winner  # DT-8.5
ordinary_plays = common.ordinary_plays  # DT-8.2 to DT-8.4

BIRDS = {"pagat": "T1", "uhu": "T2", "kakadu": "T3"}
DUE = {"pagat": 16, "uhu": 15, "kakadu": 14}  # DT-10.1: the trick that a bird is to win

# DT-5.1, DT-10.1.
STEPS = ["einser", "zweier", "dreier", "vierer", "fuenfer"]
VALUE = {
    "einser": 30,
    "zweier": 40,
    "dreier": 50,
    "vierer": 60,
    "fuenfer": 70,
    "solo": 120,
    "solo_valat": 960,
    "trischaken": 30,
}
BONUS = {"trull": 10, "kings": 10, "mondfang": 10, "pagat": 40, "uhu": 60, "kakadu": 80}
# DT-14.6.
ST_LOUIS_VALUE = {
    "einser": 10,
    "zweier": 20,
    "dreier": 30,
    "solo": 40,
    "solo_valat": 320,
    "trischaken": 10,
}
ST_LOUIS_BONUS = {"trull": 10, "kings": 10, "mondfang": 10, "pagat": 10, "uhu": 20, "kakadu": 30}

ARTICLE: Options = {
    "auction": "circular",
    "forehand_must_open": False,
    "all_pass": "redeal",
    "discard_rule": "free",
    "announce_by": "all",
    "announce_trull_kings": False,
    "kontra": "off",
    "silent_bird_loss": True,
    "silent_valat": "off",
    "solo_doubles_bonuses": False,
    "valat_leader": "forehand",
    "unit": "cents",
    "bonus_cards": "pile",
    "trischaken": False,  # DT-14.2
    "tariff": "article",  # DT-14.6
    "four_at_table": False,  # DT-14.7
}
AUSTRIAN: Options = {**ARTICLE, "discard_rule": "austrian"}
QUEENS_HAND: Options = {
    **AUSTRIAN,
    "auction": "pairwise",
    "forehand_must_open": True,
    "trischaken": True,
    "silent_valat": "240",
    "solo_doubles_bonuses": True,
    "kontra": "game_and_announcements",
    "announce_trull_kings": True,
    "four_at_table": True,
}
PROFILES: dict[str, Options] = {
    "article": ARTICLE,
    "austrian": AUSTRIAN,
    "queens-hand": QUEENS_HAND,
    "st-louis": {**QUEENS_HAND, "tariff": "st_louis"},
}

# Every option of section 15 with all its values, and those that DT-14 needs besides.
VALUES: dict[str, list[Any]] = {
    "auction": ["circular", "pairwise"],
    "forehand_must_open": [False, True],
    "all_pass": ["redeal", "trischaken", "next_dealer"],
    "discard_rule": ["austrian", "free"],
    "announce_by": ["all", "declarer"],
    "announce_trull_kings": [False, True],
    "kontra": ["off", "game", "game_and_announcements"],
    "silent_bird_loss": [False, True],
    "silent_valat": ["off", "240"],
    "solo_doubles_bonuses": [False, True],
    "valat_leader": ["forehand", "declarer"],
    "unit": ["cents", "points"],
    "bonus_cards": ["pile", "tricks_only"],
    "trischaken": [False, True],
    "tariff": ["article", "st_louis"],
    "four_at_table": [False, True],
}


def write(action: Action) -> str:
    """Write an action as records do."""
    word, *about = action
    if word in ("bid", "play"):
        return about[0]
    return f"{word}({' '.join(about)})" if about else word


def read(text: str) -> Action:
    """Read what `write` has written."""
    if text.endswith(")"):
        word, about = text[:-1].split("(")
        return (word, *about.split())
    if text in ("pass", "hold", "done"):
        return (text,)
    return ("bid", text) if text in VALUE else ("play", text)


def thirds(pile: list[str]) -> int:
    """Count in thirds of a card point: a card is worth its value less two thirds (DT-9.2)."""
    return sum(3 * value_of(card) - 2 for card in pile)


def wins(pile: list[str]) -> bool:
    """DT-2.5: 35 and two cards, 35⅔, are enough and are called 36."""
    return thirds(pile) >= 3 * 35 + 2


# --- auction -------------------------------------------------------------------------------

Said = tuple[int, str]  # who spoke (0 = forehand, 1, 2 = dealer), and the call


def steps(options: Options) -> list[str]:
    return STEPS[:3] if options["tariff"] == "st_louis" else STEPS


def ladder(options: Options) -> list[str]:
    return [*steps(options), "solo", "solo_valat"]


def highest_bid(said: list[Said]) -> tuple[int | None, str]:
    """Return who made the highest bid, and what it was; a hold is not a bid."""
    for who, call in reversed(said):
        if call not in ("pass", "hold"):
            return who, call
    return None, ""


def leading(said: list[Said]) -> int | None:
    """Return who would play if nobody said more: the last bidder or holder."""
    for who, call in reversed(said):
        if call != "pass":
            return who
    return None


def passed(said: list[Said], who: int) -> bool:
    return (who, "pass") in said


def speaker(said: list[Said], options: Options) -> int | None:
    """Return who is to speak, or None when the auction is over."""
    if options["auction"] == "pairwise":
        return _pairwise_speaker(said)
    remaining = [who for who in (0, 1, 2) if not passed(said, who)]
    if not remaining or remaining == [leading(said)]:
        return None
    who = said[-1][0] if said else 2
    while True:
        who = (who + 1) % 3
        if who in remaining:
            return who


def _pairwise_speaker(said: list[Said]) -> int | None:
    """DT-14.1: two fight it out before the next is asked."""
    if said:
        who, call = said[-1]
        others = [speaker for speaker, _ in said if speaker != who and not passed(said, speaker)]
        if call in STEPS and others:
            return others[-1]  # overbid: he answers at once
        if call == "hold":
            return highest_bid(said)[0]
    fresh = [who for who in (0, 1, 2) if who not in [speaker for speaker, _ in said]]
    return fresh[0] if fresh else None


def legal_calls(said: list[Said], options: Options) -> list[str]:
    """Return what the next player may say (DT-5.8; DT-14.1)."""
    who = speaker(said, options)
    if who is None:
        return []
    if who in [speaker for speaker, _ in said]:
        return _later_calls(said, who, options)
    _, bid = highest_bid(said)
    if bid == "solo_valat":
        return ["pass"]
    if bid == "solo":
        return ["pass", "solo_valat"]
    calls = ["pass", *_next_step(bid, options), "solo", "solo_valat"]
    if who == 0 and (options["forehand_must_open"] or options["auction"] == "pairwise"):
        calls.remove("pass")
    return calls


def _later_calls(said: list[Said], who: int, options: Options) -> list[str]:
    bidder, bid = highest_bid(said)
    if bid in ("solo", "solo_valat"):
        return ["pass"]  # DT-5.5
    if bidder == who:
        return ["pass", *_next_step(bid, options)]  # a senior has held
    leader = leading(said)
    assert leader is not None
    if leader > who:
        return ["pass", "hold"]  # a junior has the highest step
    return ["pass"]  # DT-OP18: overbid, and a senior has meanwhile held


def _next_step(bid: str, options: Options) -> list[str]:
    if not bid:
        return ["einser"]
    known = steps(options)
    return known[known.index(bid) + 1 :][:1]


# --- discard -------------------------------------------------------------------------------


def legal_discards(hand: list[str], options: Options) -> list[list[str]]:
    """Return all ways to lay three of nineteen cards away (DT-6.8, DT-6.9)."""
    if options["discard_rule"] == "free":
        return [list(choice) for choice in combinations(hand, 3)]
    low = [card for card in hand if not is_tarock(card) and card not in KINGS]
    if len(low) >= 3:
        return [list(choice) for choice in combinations(low, 3)]
    tarocks = [card for card in hand if is_tarock(card) and card not in TRULL]
    return [low + list(choice) for choice in combinations(tarocks, 3 - len(low))]


# --- play ----------------------------------------------------------------------------------


def declared_plays(
    hand: list[str], trick: list[str], number: int, announced: list[str]
) -> list[str]:
    """Return what may be played to trick ``number`` by who has ``announced`` those birds."""
    legal = ordinary_plays(hand, trick)
    waiting = [BIRDS[bird] for bird in announced if number < DUE[bird]]
    others = [card for card in legal if card not in waiting]
    return others or legal  # DT-7.4, DT-7.6


def trischaken_plays(hand: list[str], trick: list[str], options: Options) -> list[str]:
    """DT-14.2: the Pagat only as the last tarock; DT-14.6: with the duty to beat."""
    legal = ordinary_plays(hand, trick)
    if len([card for card in hand if is_tarock(card)]) > 1:
        legal = [card for card in legal if card != "T1"]
    if options["tariff"] == "st_louis" and trick:
        best = trick[trick_winner(trick)]
        higher = [card for card in legal if beats(card, best)]
        if higher:
            return higher
    return legal


# --- settlement ----------------------------------------------------------------------------


def contract_value(contract: str, options: Options) -> int:
    return (ST_LOUIS_VALUE if options["tariff"] == "st_louis" else VALUE)[contract]


def bonus_value(name: str, announced: bool, options: Options) -> int:
    """DT-10.1, DT-7.2: what is announced counts double."""
    value = (ST_LOUIS_BONUS if options["tariff"] == "st_louis" else BONUS)[name]
    return 2 * value if announced else value


def settle(outcome: dict[str, Any], options: Options) -> dict[str, int]:
    """Return what each person wins or loses.

    ``outcome``: ``people`` in seat order, ``idle`` (a name or None), ``contract`` (``""`` where
    the cards were thrown in), ``kontra`` on the game (how often), and either ``declarer``,
    ``points`` and ``tricks`` of the declarer, and ``bonuses``, each a tuple of its name, whether
    the declarer's side was to make it, whether it was announced and made, and its kontras; or
    in a Trischaken ``points_by`` person.
    """
    totals = dict.fromkeys(outcome["people"], 0)
    if outcome["contract"] == "trischaken":
        _settle_trischaken(totals, outcome, options)
    elif outcome["contract"]:
        each = value_each(outcome, options)
        for other in outcome["people"]:
            if other not in (outcome["declarer"], outcome["idle"]):  # DT-10.4, DT-14.7
                totals[other] -= each
                totals[outcome["declarer"]] += each
    if options["unit"] == "points":  # DT-OP20
        return {who: total // 10 for who, total in totals.items()}
    return totals


def value_each(outcome: dict[str, Any], options: Options) -> int:
    """DT-10.5: what each defender pays the declarer."""
    contract, tricks = outcome["contract"], outcome["tricks"]
    doubled: int = 2 ** outcome["kontra"]
    game = contract_value(contract, options) * doubled
    if contract == "solo_valat":
        return game if tricks == 16 else -game  # DT-10.8
    if options["silent_valat"] != "off" and tricks in (0, 16):
        # DT-14.3, DT-14.6: instead of game and bonuses, for whichever side took all tricks
        all_tricks = 4 * game if options["tariff"] == "st_louis" else 240 * doubled
        return all_tricks if tricks == 16 else -all_tricks
    each = game if outcome["points"] >= 36 else -game
    for name, by_declarer, announced, made, kontra in outcome["bonuses"]:
        if not (announced or made or options["silent_bird_loss"]):
            continue  # DT-OP11
        value = bonus_value(name, announced, options) * 2**kontra
        if contract == "solo" and options["solo_doubles_bonuses"]:
            value = 2 * value
        each += value if by_declarer == made else -value
    return each


def _settle_trischaken(totals: dict[str, int], outcome: dict[str, Any], options: Options) -> None:
    """DT-14.2."""
    value = contract_value("trischaken", options) * 2 ** outcome["kontra"]
    counted = outcome["points_by"]
    with_none = [who for who in counted if counted[who] == 0]
    if with_none:
        for winner in with_none:
            for other in counted:
                if other != winner:
                    totals[winner] += value
                    totals[other] -= value
        return
    most = max(counted.values())
    losers = [who for who in counted if counted[who] == most]
    for loser in losers:
        for other in counted:
            if other not in losers:
                totals[loser] -= value
                totals[other] += value


# --- a whole deal --------------------------------------------------------------------------


class Table(common.Progress):
    """A deal in progress; ``act`` changes it in place.

    ``hands`` has one list of 16 for each player in speaking order (forehand first), ``talon``
    six cards: the first packet and then the second. Players are places 0, 1, 2 in speaking
    order; seats are counted in order of play round the table, and an idle dealer (four seats)
    has no place.
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
        self.dealt_talon = list(talon)
        self.done: list[Action] = []
        self.listed: tuple[Action, ...] | None = None  # the actions, once they were asked for
        self.phase = "auction"
        self.said: list[Said] = []
        self.contract = ""
        self.declarer: int | None = None
        self.taken: list[str] = []
        self.talon = list(talon)  # what of it nobody took into the hand
        self.discards: list[str] = []
        # The round of announcements
        self.turn = 0
        self.announced: list[tuple[str, int]] = []  # what, and by which place
        self.kontras: dict[str, int] = {"game": 0}
        self.spoken_now = False
        self.silent_turns = 0
        # Play
        self.trick: list[str] = []
        self.tricks: list[tuple[int, int, list[str]]] = []  # leader, taker, cards in order
        self.piles: list[list[str]] = [[], [], []]

    def copy(self) -> Self:
        """Return a table that may go on by itself."""
        other = super().copy()
        other.kontras = dict(self.kontras)
        return other

    # Who acts.

    def seat_of(self, place: int) -> int:
        return (self.dealer + 1 + place) % self.seats

    def to_move(self) -> int | None:
        """Return the seat to act, or None when the deal is over."""
        place = self.place_to_move()
        return None if place is None else self.seat_of(place)

    def place_to_move(self) -> int | None:
        if self.phase == "auction":
            return speaker(self.said, self.options)
        if self.phase in ("switch", "take", "discard"):
            return self.declarer
        if self.phase in ("announce", "kontra", "play"):
            return self.turn
        return None

    # What may be done.

    def actions(self) -> list[Action]:
        if self.listed is None:
            self.listed = tuple(self._list())
        return list(self.listed)

    def _list(self) -> list[Action]:
        if self.phase == "auction":
            calls = legal_calls(self.said, self.options)
            return [(call,) if call in ("pass", "hold") else ("bid", call) for call in calls]
        if self.phase == "discard":
            assert self.declarer is not None
            ways = legal_discards(self.hands[self.declarer], self.options)
            return [("discard", *sorted(way, key=PACK.index)) for way in ways]
        if self.phase == "announce":
            silent: Action = ("done",) if self.spoken_now else ("pass",)
            return [silent, *self._announcements(), *self._kontras()]
        if self.phase == "play":
            return [("play", card) for card in self.plays()]
        others: dict[str, list[Action]] = {
            "switch": [("bid", "einser"), ("bid", "trischaken")],
            "take": [("take", "1"), ("take", "2")],  # DT-6.10
            "kontra": [("kontra", "game"), ("pass",)],
            "over": [],
        }
        return others[self.phase]

    def _announcements(self) -> list[Action]:
        """DT-7.2, DT-7.3, DT-7.8."""
        if self.contract == "solo_valat":
            return []
        if self.options["announce_by"] == "declarer" and self.turn != self.declarer:
            return []
        hand = self.hands[self.turn]
        may = [bird for bird, card in BIRDS.items() if card in hand]
        if self.options["announce_trull_kings"]:
            may.append("kings")
            if "F" in hand:
                may.append("trull")
        known = [what for what, _ in self.announced]
        return [("announce", what) for what in may if what not in known]

    def _kontras(self) -> list[Action]:
        """DT-7.5: kontra by the other side, rekontra by the own, subkontra by the other."""
        if self.options["kontra"] == "off":
            return []
        mine = self.turn == self.declarer
        found: list[Action] = []
        for what, level in self.kontras.items():
            if what == "game":
                ours = mine
            elif self.options["kontra"] == "game":
                continue
            else:
                by = next(place for name, place in self.announced if name == what)
                ours = mine == (by == self.declarer)
            if (level in (0, 2) and not ours) or (level == 1 and ours):
                found.append(("kontra", what))
        return found

    def plays(self) -> list[str]:
        hand = self.hands[self.turn]
        if self.contract == "trischaken":
            return trischaken_plays(hand, self.trick, self.options)
        mine = [what for what, by in self.announced if by == self.turn and what in BIRDS]
        return declared_plays(hand, self.trick, len(self.tricks) + 1, mine)

    # Doing it.

    def act(self, action: Action) -> None:
        assert action in self.actions(), action
        self.listed = None
        self.done.append(action)
        if self.phase == "auction":
            self._call(action[-1])
        elif self.phase == "switch":
            if action[1] == "trischaken":
                self._start_trischaken()
            else:
                self._show_talon()
        elif self.phase == "take":
            self._take(action[1])
        elif self.phase == "discard":
            self._discard(list(action[1:]))
        elif self.phase == "announce":
            self._speak(action)
        elif self.phase == "kontra":
            self._kontra_trischaken(action[0] == "kontra")
        else:
            self._play(action[1])

    def _call(self, call: str) -> None:
        who = speaker(self.said, self.options)
        assert who is not None
        self.said.append((who, call))
        if speaker(self.said, self.options) is not None:
            return
        self.declarer = leading(self.said)
        if self.declarer is None:  # DT-5.11, DT-OP3
            if self.options["all_pass"] == "trischaken":
                self._start_trischaken()
            else:
                self.phase = "over"
            return
        self.contract = highest_bid(self.said)[1]
        if self.contract in ("solo", "solo_valat"):
            self._start_announcing()  # DT-6.6
        elif self.options["trischaken"] and self.said == [(0, "einser"), (1, "pass"), (2, "pass")]:
            self.phase = "switch"  # DT-14.2
        else:
            self._show_talon()

    def _show_talon(self) -> None:
        self.phase = "take"

    def _start_trischaken(self) -> None:
        self.contract = "trischaken"
        self.declarer = None
        self.turn = 0
        self.phase = "play" if self.options["kontra"] == "off" else "kontra"

    def _kontra_trischaken(self, doubled: bool) -> None:
        """Each is asked once, from forehand (DT-14.2)."""
        if doubled:
            self.kontras["game"] += 1
        self.turn += 1
        if self.turn == 3:
            self.turn = 0
            self.phase = "play"

    def _take(self, packet: str) -> None:
        assert self.declarer is not None
        first, second = self.dealt_talon[:3], self.dealt_talon[3:]
        self.taken, self.talon = (first, second) if packet == "1" else (second, first)
        self.hands[self.declarer] += self.taken
        self.phase = "discard"

    def _discard(self, cards: list[str]) -> None:
        assert self.declarer is not None
        for card in cards:
            self.hands[self.declarer].remove(card)
        self.discards = cards
        self._start_announcing()

    def _start_announcing(self) -> None:
        assert self.declarer is not None
        self.turn = self.declarer
        self.phase = "announce"
        if self.contract == "solo_valat" and self.options["kontra"] == "off":
            self._start_play()

    def _speak(self, action: Action) -> None:
        """DT-7.9: until three have said nothing, or two after somebody said something."""
        if action[0] == "announce":
            self.announced.append((action[1], self.turn))
            self.kontras[action[1]] = 0
            self.spoken_now = True
            return
        if action[0] == "kontra":
            self.kontras[action[1]] += 1
            self.spoken_now = True
            return
        self.silent_turns = 1 if self.spoken_now else self.silent_turns + 1
        self.spoken_now = False
        self.turn = (self.turn + 1) % 3
        alone = self.options["announce_by"] == "declarer" and self.options["kontra"] == "off"
        if self.silent_turns == 3 or alone:  # nobody else could say anything
            self._start_play()

    def _start_play(self) -> None:
        self.phase = "play"
        self.turn = 0  # DT-8.1
        if self.contract == "solo_valat" and self.options["valat_leader"] == "declarer":
            assert self.declarer is not None
            self.turn = self.declarer

    def _play(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.trick.append(card)
        if len(self.trick) < 3:
            self.turn = (self.turn + 1) % 3
            return
        leader = (self.turn - 2) % 3
        taker = (leader + trick_winner(self.trick)) % 3
        self.tricks.append((leader, taker, self.trick))
        self.piles[taker] += self.trick
        self.trick = []
        self.turn = taker
        if len(self.tricks) == 16:
            self.phase = "over"
            if self.contract == "trischaken" and self.options["tariff"] == "st_louis":
                self.piles[taker] += self.talon  # DT-14.6
                self.talon = []

    # Who knows what.

    def known(self, seat: int) -> list[str]:
        """Return the cards that a seat has seen, while the deal goes on."""
        seen = set(self.trick)
        for _, _, trick in self.tricks:
            seen |= set(trick)
        if self.phase in ("take", "discard") or self.taken:
            seen |= set(self.dealt_talon)  # DT-6.1
        if self.options["discard_rule"] == "austrian":
            seen |= {card for card in self.discards if is_tarock(card)}  # DT-6.9
        for place in range(3):
            if self.seat_of(place) == seat:
                seen |= set(self.hands[place])
                if place == self.declarer:
                    seen |= set(self.discards)
        return sorted(seen)

    # The end.

    def sides(self, tricks_only: bool = False) -> tuple[list[str], list[str]]:
        """Return the declarer's pile and the defenders' (DT-6.4 to DT-6.6)."""
        assert self.declarer is not None
        mine = list(self.piles[self.declarer])
        theirs = [card for at in range(3) if at != self.declarer for card in self.piles[at]]
        if not tricks_only:
            mine += self.discards
            theirs += self.talon
        return mine, theirs

    def bonuses(self) -> list[tuple[str, bool, bool, bool, int]]:
        """Return what was made, and what was tried and lost (DT-10.1 to DT-10.7)."""
        found = []
        announced = dict(self.announced)
        for name, cards in (("trull", TRULL), ("kings", KINGS)):
            mine, theirs = self.sides(self.options["bonus_cards"] == "tricks_only")
            for by_declarer, pile in ((True, mine), (False, theirs)):
                made = all(card in pile for card in cards)
                if name in announced:
                    if by_declarer == (announced[name] == self.declarer):
                        found.append((name, by_declarer, True, made, self.kontras[name]))
                elif made:
                    found.append((name, by_declarer, False, True, 0))
        for leader, _, trick in self.tricks:
            if "F" in trick and "T21" in trick:
                catcher = (leader + trick.index("F")) % 3
                holder = (leader + trick.index("T21")) % 3
                if (catcher == self.declarer) != (holder == self.declarer):
                    found.append(("mondfang", catcher == self.declarer, False, True, 0))
        for bird in BIRDS:
            found += self._bird(bird, announced)
        return found

    def _bird(
        self, bird: str, announced: dict[str, int]
    ) -> list[tuple[str, bool, bool, bool, int]]:
        leader, taker, trick = self.tricks[DUE[bird] - 1]
        player = (leader + trick.index(BIRDS[bird])) % 3 if BIRDS[bird] in trick else None
        made = player == taker
        if bird in announced:
            return [(bird, announced[bird] == self.declarer, True, made, self.kontras[bird])]
        if player is None:
            return []
        return [(bird, player == self.declarer, False, made, 0)]

    def outcome(self, people: list[str]) -> dict[str, Any]:
        """Return the end of the deal in the form that `settle` reads; ``people`` by seat."""
        name = {place: people[self.seat_of(place)] for place in range(3)}
        found: dict[str, Any] = {
            "people": list(people),
            "idle": people[self.dealer] if self.seats == 4 else None,
            "contract": self.contract,
            "kontra": self.kontras["game"],
        }
        if self.contract == "trischaken":
            found["points_by"] = {name[at]: points(self.piles[at]) for at in range(3)}
        elif self.declarer is not None:
            mine, _ = self.sides()
            found["declarer"] = name[self.declarer]
            found["points"] = points(mine)
            found["tricks"] = len([1 for _, taker, _ in self.tricks if taker == self.declarer])
            found["bonuses"] = self.bonuses()
        return found

    def totals(self, people: list[str]) -> dict[str, int]:
        return settle(self.outcome(people), self.options)
