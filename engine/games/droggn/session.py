"""Who deals next in Droggn, and how a session ends (DG-2.5, DG-5.5, DG-11.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.droggn.contracts import THROWN_IN
from engine.games.droggn.profile import DroggnProfile
from engine.session import Cited, Session, SessionRules

if TYPE_CHECKING:
    from engine.game import Deal


class DroggnSessions(SessionRules):
    """The declarer of a hand deals the next one; a hand that was thrown in does not count."""

    cited = Cited(dealer="DG-2.5", length="DG-11.1")
    after_call = 4
    """One, and the last three (DG-11.1)."""

    def counts(self, deal: Deal) -> bool:
        """Whether a deal was played: if all passed, it is dealt again (DG-5.5)."""
        return deal.contract != THROWN_IN

    def next_dealer(self, session: Session) -> int:
        """Return the last declarer, or the next to the left if the table agreed so (DG-OP18)."""
        last, rules = session.deals[-1], session.profile
        assert isinstance(rules, DroggnProfile)
        declarer = last.result.declarer if last.result else None
        if declarer is None or rules.deal_rotation == "clockwise":
            return super().next_dealer(session)
        return session.people.index(declarer)
