"""How a session of Dreiertarock goes: who deals next, also when all passed (DT-2.4, DT-5.11)."""

from __future__ import annotations

from engine.game import Deal
from engine.games.dreiertarock.contracts import THROWN_IN
from engine.session import Cited, Session, SessionRules


class DreiertarockSessions(SessionRules):
    """The deal passes to the right; after a deal in which all passed it depends (DT-OP3)."""

    cited = Cited(dealer="DT-2.4", length="DT-11.1")

    def counts(self, deal: Deal) -> bool:
        """A deal that was thrown in is none of the agreed number."""
        return deal.contract != THROWN_IN

    def next_dealer(self, session: Session) -> int:
        """The next seat; after a deal thrown in the same one again, unless the table moves on."""
        last = session.deals[-1]
        again = not self.counts(last) and last.profile.values()["all_pass"] == "redeal"
        return (last.dealer + (not again)) % len(session.people)
