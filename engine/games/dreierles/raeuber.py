"""Who loses a Räuber, and whether more is at stake: the same for every way of writing it down."""

from __future__ import annotations

from engine.games.dreierles.outcome import Outcome
from engine.games.dreierles.profile import DreierlesProfile


def losers(outcome: Outcome) -> tuple[str, ...]:
    """Return who has most card points: one, two, or all three (DR-11.7 to DR-11.9)."""
    points = outcome.points_by
    most = max(points.values())
    return tuple([who for who in outcome.active if points[who] == most])


def raised(profile: DreierlesProfile) -> bool:
    """Whether it is the Räuber of a last round that is worth more (DR-12.5)."""
    return profile.last_round == "raeuber_or_solo" and profile.last_raeuber_value != 2
