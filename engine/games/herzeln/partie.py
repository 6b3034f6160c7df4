"""A Partie: a session whose deals are played in a fixed order (HZ-2.3, HZ-4.3)."""

from __future__ import annotations

from engine.errors import OutcomeError, quoted
from engine.game import Profile
from engine.games.herzeln.contracts import HAUSRUCK
from engine.games.herzeln.profile import HerzelnProfile
from engine.session import Cited, Session, SessionRules


class PartieRules(SessionRules):
    """A Partie has its own length; the deal moves on unless it is fixed (HZ-OP3)."""

    def cites(self, profile: Profile) -> Cited:
        """Return which rules say so: the Hausruckviertel has its own deals (HZ-11.1)."""
        assert isinstance(profile, HerzelnProfile)
        order = "HZ-11.1" if profile.form == HAUSRUCK else "HZ-2.3"
        return Cited(
            dealer="HZ-OP3" if profile.deal_rotation == "fixed" else "HZ-4.3",
            order=order,
            length=order if profile.partie_count == 1 else "HZ-OP19",
        )

    def length(self, profile: Profile, people: int, deals: int | None) -> int:
        """Return the number of contracts, as often as they are gone through (HZ-OP19)."""
        length = len(contracts(profile))
        if deals not in {None, length}:
            rule = self.cites(profile).length
            raise OutcomeError(f"deals: a Partie has {length} ({rule}), not {quoted(deals)}")
        return length

    def next_dealer(self, session: Session) -> int:
        """Return the next seat to the left, or always the same one (HZ-4.3, HZ-OP3)."""
        rules = session.profile
        assert isinstance(rules, HerzelnProfile)
        return session.dealer if rules.deal_rotation == "fixed" else super().next_dealer(session)

    def next_contract(self, session: Session) -> str:
        """Return the contract whose turn it is (HZ-2.3)."""
        return contracts(session.profile)[len(session.deals)]


def contracts(profile: Profile) -> tuple[str, ...]:
    """Return the contracts of all deals of a Partie, in order (HZ-2.3, HZ-OP19)."""
    assert isinstance(profile, HerzelnProfile)
    return tuple(profile.contracts) * profile.partie_count
