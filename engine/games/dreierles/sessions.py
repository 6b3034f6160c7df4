"""How a session of Dreierles goes: rounds, dealers, and the last round (DR-2.4, DR-12.4, DR-12.5).

A profile with ``last_round=raeuber_or_solo`` is that of a session in which the last round of an
agreed number is played so; its other deals are played under the same profile without it.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.errors import OutcomeError, quoted
from engine.game import Deal, Profile
from engine.games.dreierles.one_player import tournament_end
from engine.session import Cited, Session, SessionRules
from engine.settlement import Sheet

_LAST, _NORMAL = {"last_round": "raeuber_or_solo"}, {"last_round": "normal"}


class DreierlesSessions(SessionRules):
    """A session is made of rounds, in each of which everybody at the table deals once."""

    cited = Cited(dealer="DR-2.4", order="DR-12.5", length="DR-12.4")

    def length(self, profile: Profile, people: int, deals: int | None) -> int | None:
        """Return the number of deals, which makes whole rounds (DR-12.4)."""
        if deals is not None and deals % people:
            raise OutcomeError(
                f"deals: {quoted(deals)} do not make whole rounds of {people}, one deal by each"
                " person (DR-12.4)"
            )
        return deals

    def next_profile(self, session: Session) -> Profile:
        """Return the session's profile; before the last round, without what is special to that."""
        played, people = len(session.deals), len(session.people)
        if session.length is not None and played >= session.length - people:
            return session.profile
        return session.profile.with_options(_NORMAL)

    def agreed(self, deals: Sequence[Deal]) -> tuple[Profile, int | None]:
        """Tell from the first deal of Räuber or Solo that its round was to be the last."""
        people = len(deals[0].people)
        for number, deal in enumerate(deals):
            if _is_last(deal.profile):
                return deals[0].profile.with_options(_LAST), (number // people + 1) * people
        return deals[0].profile, None

    def closing(self, session: Session) -> Sheet | None:
        """Return what the games won and lost bring at the end of a tournament (DR-15.3)."""
        if session.profile.values()["book"] != "one_player":
            return None
        results = [deal.result for deal in session.deals if deal.result]
        games = [(each.declarer, bool(each.won)) for each in results if each.declarer]
        return tournament_end(session.people, games)


def _is_last(profile: Profile) -> bool:
    return profile.values().get("last_round") == _LAST["last_round"]
