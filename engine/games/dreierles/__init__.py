"""Dreierles, the Tarock game of central Baden: one against two with 54 Cego cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.actions import Action, read_action
from engine.cards import Card, CardSet
from engine.game import SEATS, Cards, Game, Option, Profile, known
from engine.games.dreierles.before_play import Bidding, opening
from engine.games.dreierles.cards import HAND, PACK
from engine.games.dreierles.contracts import DECLARED, TITLES
from engine.games.dreierles.deal import Deal
from engine.games.dreierles.outcome import Mistake, Outcome
from engine.games.dreierles.play import Position, play_rules
from engine.games.dreierles.profile import PROFILES, DreierlesProfile
from engine.games.dreierles.scoring import penalty, settle
from engine.games.dreierles.sessions import DreierlesSessions
from engine.games.dreierles.table import PACKETS, Start
from engine.games.dreierles.working import working
from engine.settlement import Account, Step
from engine.shuffle import Seed
from engine.table import seat_three


class Dreierles(Game):
    """The registry's entry (see `engine.game.Game`)."""

    id = "dreierles"
    title = "Dreierles"
    prefix = "DR"
    pack = PACK
    profiles = PROFILES
    session_rules = DreierlesSessions()
    context = (
        Option("trick_number", "DR-11.11", "Räuber: which trick is it?", tuple(range(1, HAND + 1))),
        Option(
            "trump_leads",
            "DR-11.4",
            "Räuber: how many earlier tricks were led with a trump?",
            tuple(range(HAND)),
        ),
        Option("laid_out", "DR-7.17", "Does the hand’s Pfeife lie on the table?", (False, True)),
    )
    undealt = "blind"

    def profile(self, name: str | None = None, **options: object) -> DreierlesProfile:
        """Return a profile by name, with some options changed."""
        return self.own_profile(super().profile(name, **options), DreierlesProfile)

    def _profile(self, profile: Profile | str | None) -> DreierlesProfile:
        return self.own_profile(profile, DreierlesProfile)

    def new(  # noqa: PLR0913
        self,
        profile: Profile | str | None = None,
        *,
        seed: Seed | None = None,
        hands: Mapping[str, Cards] | None = None,
        blind: Cards | None = None,
        seats: Sequence[str] = SEATS,
        dealer: int | str | None = None,
        contract: str | None = None,
    ) -> Deal:
        """Deal the cards, by ``seed`` or as ``hands`` say (and ``blind``, top card first, which
        may also stand among the hands).

        ``seats`` are the people in the order of play, ``dealer`` one of them or a seat number
        (the last one if left out). Without seed and hands the seed is 0. The ``contract`` is bid
        for, and none can be told before.
        Raises `engine.errors.PackError` for a misdeal or a table that cannot be.
        """
        self.fixed_contract(contract, self.contracts)
        rules, people = self._profile(profile), tuple(seats)
        seat, players = seat_three(people, dealer)
        if hands is not None and blind is not None:
            hands = {self.undealt: blind, **hands}
        dealt, top = PACKETS.deal([people[each] for each in players], seed, hands)
        return Bidding(Start(rules, PACK, people, seat, players, dealt, top), opening(rules))

    def position(
        self,
        hand: CardSet,
        trick: Sequence[Card] = (),
        profile: Profile | str | None = None,
        contract: str = "dreier",
        **context: Any,
    ) -> Position:
        """Set up a hand in the middle of a trick.

        The ``context`` is that of `Dreierles.context`; the trick's number is told by the size of
        the hand if left out. Raises `UnknownName` for a contract or context there is not, and
        `engine.errors.PackError` for a card in two places, an empty hand or a full trick.
        """
        known("contract", contract, TITLES)
        told = {"trick_number": HAND + 1 - len(hand), **self.read_context(context)}
        rules = play_rules(
            self._profile(profile),
            contract,
            laid_out=bool(told.get("laid_out")) and contract in DECLARED,
            start=int(told["trick_number"]) - 1 + len(hand),
        )
        return Position(rules, hand, trick, int(told.get("trump_leads", 0)))

    def settle(self, outcome: Outcome, profile: Profile | str | None = None) -> Account:
        """Say who pays whom, in game points, or what one player's book has (DR-15.3)."""
        return settle(outcome, self._profile(profile))

    def penalty(self, mistake: Mapping[str, Any], profile: Profile | str | None = None) -> Account:
        """Settle an illegal discard or play (DR-12.1, DR-15.3), told as in `Mistake`."""
        return penalty(Mistake.read(mistake), self._profile(profile))

    def working(self, outcome: Outcome, profile: Profile | str | None = None) -> tuple[Step, ...]:
        """Explain in sentences what the contract is worth."""
        return working(outcome, self._profile(profile))

    def read_outcome(self, mapping: Mapping[str, Any]) -> Outcome:
        """Read an outcome from plain data (see `Outcome.read`)."""
        return Outcome.read(mapping)

    def read_action(self, text: str, profile: Profile | str | None = None) -> Action:
        """Read an action as records write it."""
        return read_action(text, PACK, DECLARED)


GAME = Dreierles()
