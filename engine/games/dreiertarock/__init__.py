"""Dreiertarock, the Austrian game for three: one against two with 54 cards and a talon of six."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.actions import Action, read_action
from engine.cards import Card, CardSet
from engine.game import SEATS, Cards, Game, Option, Profile, known
from engine.games.dreiertarock.before_play import Bidding, opening
from engine.games.dreiertarock.cards import HAND, PACK
from engine.games.dreiertarock.contracts import BIDS, BIRDS, CONTRACTS, STEPS, TRISCHAKEN
from engine.games.dreiertarock.deal import Deal
from engine.games.dreiertarock.outcome import Outcome
from engine.games.dreiertarock.play import Position, play_rules
from engine.games.dreiertarock.profile import PROFILES, DreiertarockProfile
from engine.games.dreiertarock.scoring import settle
from engine.games.dreiertarock.sessions import DreiertarockSessions
from engine.games.dreiertarock.table import PACKETS, Start, seat_players
from engine.games.dreiertarock.working import working
from engine.settlement import Ledger, Step
from engine.shuffle import Seed


class Dreiertarock(Game):
    """The registry's entry (see `engine.game.Game`)."""

    id = "dreiertarock"
    title = "Dreiertarock"
    prefix = "DT"
    pack = PACK
    profiles = PROFILES
    context = (
        Option("trick_number", "DT-7.4", "Which trick is it?", tuple(range(1, HAND + 1))),
        *(
            Option(
                f"{bird.id}_announced", "DT-7.4", f"Is the {bird.title} announced?", (False, True)
            )
            for bird in BIRDS.values()
        ),
    )
    session_rules = DreiertarockSessions()
    undealt = "talon"
    stake_cents = 1

    def stake(self, profile: Profile) -> int:
        """Return what a game point is in cents (DT-OP20)."""
        return self._profile(profile).cents

    def profile(self, name: str | None = None, **options: object) -> DreiertarockProfile:
        """Return a profile by name, with some options changed."""
        return self.own_profile(super().profile(name, **options), DreiertarockProfile)

    def _profile(self, profile: Profile | str | None) -> DreiertarockProfile:
        return self.own_profile(profile, DreiertarockProfile)

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
        """Deal the cards, by ``seed`` or as ``hands`` say; the talon's first three cards are its
        first packet.

        ``seats`` are the people in the order of play, ``dealer`` one of them or a seat number
        (the last one if left out). Without seed and hands the seed is 0. The ``contract`` is bid
        for, and none can be told before.
        Raises `engine.errors.PackError` for a misdeal or a table that cannot be.
        """
        self.fixed_contract(contract, self.contracts)
        rules, people = self._profile(profile), tuple(seats)
        seat, players = seat_players(people, dealer, rules.four_at_table)
        dealt, talon = PACKETS.deal([people[each] for each in players], seed, hands)
        return Bidding(Start(rules, PACK, people, seat, players, dealt, talon), opening(rules))

    def position(
        self,
        hand: CardSet,
        trick: Sequence[Card] = (),
        profile: Profile | str | None = None,
        contract: str = STEPS[0],
        **context: Any,
    ) -> Position:
        """Set up a hand in the middle of a trick.

        The ``context`` is that of `Dreiertarock.context`; the trick's number is told by the size
        of the hand if left out. Raises `UnknownName` for a contract or context there is not, and
        `engine.errors.PackError` for a card in two places, an empty hand or a full trick.
        """
        known("contract", contract, CONTRACTS)
        told = {"trick_number": HAND + 1 - len(hand), **self.read_context(context)}
        birds = sum(bird.bit for bird in BIRDS.values() if told.get(f"{bird.id}_announced"))
        rules = play_rules(self._profile(profile), contract, birds)
        start = int(told["trick_number"]) - 1 + len(hand)
        return Position(rules._replace(start=start), hand, trick)

    def settle(self, outcome: Outcome, profile: Profile | str | None = None) -> Ledger:
        """Say who pays whom, in game points."""
        return settle(outcome, self._profile(profile))

    def working(self, outcome: Outcome, profile: Profile | str | None = None) -> tuple[Step, ...]:
        """Explain in sentences what each defender settles with the declarer."""
        return working(outcome, self._profile(profile))

    def read_outcome(self, mapping: Mapping[str, Any]) -> Outcome:
        """Read an outcome from plain data (see `Outcome.read`)."""
        return Outcome.read(mapping)

    def read_action(self, text: str, profile: Profile | str | None = None) -> Action:
        """Read an action as records write it."""
        return read_action(text, PACK, (*BIDS, TRISCHAKEN))


GAME = Dreiertarock()
