"""Droggn, the tarock game of the Stubai valley: one against two with 66 cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.actions import Action, read_action
from engine.cards import Card, CardSet, Pack
from engine.errors import PackError
from engine.game import SEATS, Cards, Game, Option, Profile, known
from engine.games.droggn.before_play import OPENING, Bidding
from engine.games.droggn.cards import GSTIESS, PACK, PAGAT
from engine.games.droggn.contracts import BIDS, SUPER_MORD
from engine.games.droggn.deal import Deal
from engine.games.droggn.outcome import LAID_OUT, Mistake, Outcome
from engine.games.droggn.play import Position, play_rules
from engine.games.droggn.profile import PROFILES, DroggnProfile
from engine.games.droggn.scoring import paper, penalty, settle, settle_paper
from engine.games.droggn.session import DroggnSessions
from engine.games.droggn.table import PACKETS, Start
from engine.games.droggn.working import working
from engine.settlement import Ledger, Sheet, Step
from engine.shuffle import Seed
from engine.table import own, seat_three


class Droggn(Game):
    """The registry's entry (see `engine.game.Game`)."""

    id = "droggn"
    title = "Droggn"
    prefix = "DG"
    pack = PACK
    profiles = PROFILES
    undealt = "talon"
    session_rules = DroggnSessions()
    context = (Option("laid_out", "DG-8.7", "Which card of the hand lies on the table?", LAID_OUT),)

    def profile(self, name: str | None = None, **options: object) -> DroggnProfile:
        """Return a profile by name, with some options changed."""
        return self.own_profile(super().profile(name, **options), DroggnProfile)

    def _profile(self, profile: Profile | str | None) -> DroggnProfile:
        return self.own_profile(profile, DroggnProfile)

    def pack_for(self, profile: Profile | str | None = None, people: int | None = None) -> Pack:
        """Return the 66 cards, or the 78 of a profile with them (DG-14.7)."""
        return self._profile(profile).deck.pack

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
        """Deal the cards, by ``seed`` or as ``hands`` say, among them ``talon``, top card first.

        ``seats`` are the people in the order of play, ``dealer`` one of them or a seat number
        (the last one if left out). Without seed and hands the seed is 0. The ``contract`` is bid
        for, and none can be told before.
        Raises `engine.errors.PackError` for a misdeal or a table that cannot be.
        """
        self.fixed_contract(contract, self.contracts)
        rules, people = self._profile(profile), tuple(seats)
        seat, players = seat_three(people, dealer)
        names = [people[each] for each in players]
        dealt, talon = PACKETS[rules.cards].deal(names, seed, hands)
        return Bidding(Start(rules, rules.deck.pack, people, seat, players, dealt, talon), OPENING)

    def position(
        self,
        hand: CardSet,
        trick: Sequence[Card] = (),
        profile: Profile | str | None = None,
        contract: str = "ansager",
        **context: Any,
    ) -> Position:
        """Set up a hand in the middle of a trick.

        The ``context`` is that of `Droggn.context`. Raises `UnknownName` for a contract or
        context there is not, and `PackError` for a card in two places, an empty hand, a full
        trick, or a card on the table that cannot be.
        """
        known("contract", contract, BIDS)
        rules = self._profile(profile)
        laid_out = str(self.read_context(context).get("laid_out", LAID_OUT[0]))
        if laid_out == "gstiess" and contract != SUPER_MORD:
            raise PackError("laid_out: the Gstieß only in a Super Mord (DG-7.3)")
        bits = {"pagat": PAGAT, "gstiess": GSTIESS}.get(laid_out, 0)
        pack = rules.deck.pack
        mine, table = pack.set(own(pack, hand)), own(pack, trick)
        return Position(play_rules(rules, bits), mine, table)

    def settle(self, outcome: Outcome, profile: Profile | str | None = None) -> Ledger:
        """Say who pays whom, in points."""
        return settle(outcome, self._profile(profile))

    def paper(self, outcome: Outcome, profile: Profile | str | None = None) -> Sheet:
        """Return what is written in the declarer's column (DG-10.6)."""
        return paper(outcome, self._profile(profile))

    def settle_paper(
        self, columns: Mapping[str, Any], profile: Profile | str | None = None
    ) -> Ledger:
        """Settle the columns of an evening on paper, pair by pair (DG-10.6)."""
        self._profile(profile)
        return settle_paper(columns)

    def penalty(self, mistake: Mapping[str, Any], profile: Profile | str | None = None) -> Ledger:
        """Settle a revoke or a wrong discard (DG-10.8), told as in `Mistake`."""
        return penalty(Mistake.read(mistake), self._profile(profile))

    def working(self, outcome: Outcome, profile: Profile | str | None = None) -> tuple[Step, ...]:
        """Explain in sentences what the declarer wins or loses."""
        return working(outcome, self._profile(profile))

    def read_outcome(self, mapping: Mapping[str, Any]) -> Outcome:
        """Read an outcome from plain data (see `Outcome.read`)."""
        return Outcome.read(mapping)

    def read_action(self, text: str, profile: Profile | str | None = None) -> Action:
        """Read an action as records write it."""
        return read_action(text, self.pack_for(profile), BIDS)


GAME = Droggn()
