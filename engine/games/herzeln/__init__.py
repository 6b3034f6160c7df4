"""Herzeln, an Austrian game of eight deals for three or four, each with its own contract."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from engine.actions import Action, read_action
from engine.cards import Card, CardSet, Pack, skat_pack
from engine.game import SEATS, Cards, Game, Option, Position, Profile, known
from engine.games.herzeln.begin import begin
from engine.games.herzeln.contracts import DOMINO, NAMES, TRICKS
from engine.games.herzeln.deal import Deal
from engine.games.herzeln.laying import DominoPosition, Lay, rebuilt
from engine.games.herzeln.outcome import Outcome
from engine.games.herzeln.partie import PartieRules
from engine.games.herzeln.play import TrickPosition
from engine.games.herzeln.profile import PROFILES, HerzelnProfile
from engine.games.herzeln.rows import ENDS
from engine.games.herzeln.scoring import score, working
from engine.games.herzeln.table import seat_people
from engine.settlement import Sheet, Step
from engine.shuffle import Seed
from engine.table import own
from engine.tricks import check_hand

_AT_AN_END = re.compile(rf"({'|'.join(ENDS)})\(([^()]*)\)", re.IGNORECASE)


class Herzeln(Game):
    """The registry's entry (see `engine.game.Game`)."""

    id = "herzeln"
    title = "Herzeln"
    prefix = "HZ"
    pack = skat_pack()
    profiles = PROFILES
    contracts = NAMES
    stake_cents = 0
    session_rules = PartieRules()
    context = (
        Option("people", "HZ-3.1", "How many play?", (3, 4)),
        Option("both_ends", "HZ-7.7", "Domino: where was a card laid that fits twice?", ENDS),
    )

    def profile(self, name: str | None = None, **options: object) -> HerzelnProfile:
        """Return a profile by name, with some options changed."""
        return self.own_profile(super().profile(name, **options), HerzelnProfile)

    def _profile(self, profile: Profile | str | None) -> HerzelnProfile:
        return self.own_profile(profile, HerzelnProfile)

    def pack_for(self, profile: Profile | str | None = None, people: int | None = None) -> Pack:
        """Return the pack for so many people (HZ-3.6); all 32 cards if nobody says how many."""
        return self._profile(profile).pack(people)

    def new(  # noqa: PLR0913
        self,
        profile: Profile | str | None = None,
        *,
        seed: Seed | None = None,
        hands: Mapping[str, Cards] | None = None,
        seats: Sequence[str] = SEATS,
        dealer: int | str | None = None,
        contract: str | None = None,
    ) -> Deal:
        """Deal the cards of one deal, by ``seed`` or as ``hands`` say.

        ``seats`` are the people in the order of play, ``dealer`` one of them or a seat number
        (the last one if left out), ``contract`` what is played: the first deal if left out.
        Raises `engine.errors.PackError` for cards or a table that cannot be, `UnknownName` for
        a contract that the profile does not play.
        """
        rules, people = self._profile(profile), tuple(seats)
        what = self.fixed_contract(contract, tuple(rules.contracts))
        seat = seat_people(rules, people, dealer)
        return begin(rules, people, seat, what, seed=seed, hands=hands)

    def position(
        self,
        hand: CardSet,
        trick: Sequence[Card] = (),
        profile: Profile | str | None = None,
        contract: str = "",
        **context: Any,
    ) -> Position:
        """Set up a hand in the middle of a trick or, in the domino, before the cards that lie.

        In the domino ``trick`` holds those, in the order in which they were laid.
        Raises `UnknownName` for a contract or context there is not, and
        `engine.errors.PackError` for cards that cannot be.
        """
        rules = self._profile(profile)
        what = known("contract", contract or next(iter(rules.contracts)), rules.contracts)
        told = self.read_context(context)
        people = told.get("people")
        pack = hand.pack if people is None else rules.pack(int(people))
        mine, table = pack.set(own(pack, hand)), own(pack, trick)
        if what == DOMINO:
            check_hand(mine, table, len(pack), TRICKS, "HZ-4.1")
            layout = rebuilt(rules, pack, table, str(told.get("both_ends", ENDS[0])))
            return DominoPosition(rules, layout, mine)
        check_hand(mine, table, int(people or rules.tables[-1]) - 1, TRICKS, "HZ-4.1")
        return TrickPosition(rules, what, mine, table[0] if table else None)

    def settle(self, outcome: Outcome, profile: Profile | str | None = None) -> Sheet:
        """Say what is written down for whom; nobody pays anybody (HZ-8.1)."""
        return score(outcome, self._profile(profile))

    def working(self, outcome: Outcome, profile: Profile | str | None = None) -> tuple[Step, ...]:
        """Explain in sentences what is written down."""
        return working(outcome, self._profile(profile))

    def read_outcome(self, mapping: Mapping[str, Any]) -> Outcome:
        """Read an outcome from plain data (see `Outcome.read`)."""
        return Outcome.read(mapping)

    def read_action(self, text: str, profile: Profile | str | None = None) -> Action:
        """Read an action as records write it: also ``high(S8)`` and ``low(S8)``."""
        match = _AT_AN_END.fullmatch(text.strip())
        if match:
            return Lay(self.pack.card(match[2]), match[1].lower())
        return read_action(text, self.pack, ())


GAME = Herzeln()
