"""The modules that decide who may do what and who pays whom, and the tests that hold them."""

from __future__ import annotations

from collections.abc import Mapping

ENGINE, NAIVE = "tests/engine", "tests/naive"
DREIERTAROCK, DROGGN, HERZELN = (
    f"{ENGINE}/{game}" for game in ("dreiertarock", "droggn", "herzeln")
)

_PILES = (
    f"{ENGINE}/test_cards.py",
    f"{ENGINE}/test_worked_examples.py",
    f"{DREIERTAROCK}/test_scores.py",
)
_DREIERLES = (
    f"{ENGINE}/test_worked_examples.py",
    f"{ENGINE}/test_outcome.py",
    f"{ENGINE}/test_local_forms.py",
    f"{ENGINE}/test_shared.py::test_the_payoff_table_has_the_rows_of_the_sheet",
)
_OUTCOMES = (
    f"{ENGINE}/test_outcome.py",
    f"{DREIERTAROCK}/test_scores.py",
    f"{DROGGN}/test_scores.py",
)

TARGETS: Mapping[str, tuple[str, ...]] = {
    "engine/counting.py": _PILES,
    "engine/tricks.py": (
        *_PILES,
        f"{ENGINE}/test_settlement.py",
        f"{ENGINE}/test_refusals.py",
        f"{ENGINE}/test_playing.py",
        f"{DROGGN}/test_play.py",
    ),
    "engine/auction.py": (f"{ENGINE}/test_shared.py", f"{ENGINE}/test_local_forms.py"),
    "engine/bidding.py": (
        f"{ENGINE}/test_dealing.py",
        f"{ENGINE}/test_refusals.py",
        f"{DROGGN}/test_before_play.py",
    ),
    "engine/settlement.py": (
        f"{ENGINE}/test_settlement.py",
        f"{ENGINE}/test_outcome.py",
        f"{HERZELN}/test_scores.py",
        f"{ENGINE}/test_session.py",
    ),
    "engine/outcome.py": _OUTCOMES,
    "engine/games/dreierles/outcome.py": _DREIERLES,
    "engine/games/dreierles/scoring.py": _DREIERLES,
    "engine/games/dreierles/one_player.py": _DREIERLES,
    "engine/games/dreierles/knocking.py": (
        f"{ENGINE}/test_outcome.py",
        f"{ENGINE}/test_knocks.py",
        f"{ENGINE}/test_worked_examples.py",
        f"{ENGINE}/test_dealing.py",
        f"{ENGINE}/test_refusals.py",
        f"{ENGINE}/test_by_the_rules.py",
        f"{ENGINE}/test_local_forms.py",
    ),
    "engine/games/dreierles/raeuber.py": _DREIERLES,
    "engine/games/dreierles/working.py": _DREIERLES,
    "engine/games/dreiertarock/auction.py": (f"{DREIERTAROCK}/test_auction.py",),
    "engine/games/dreiertarock/outcome.py": (f"{DREIERTAROCK}/test_scores.py",),
    "engine/games/dreiertarock/scoring.py": (f"{DREIERTAROCK}/test_scores.py",),
    "engine/games/dreiertarock/profile.py": (
        f"{DREIERTAROCK}/test_scores.py",
        f"{DREIERTAROCK}/test_auction.py",
        f"{DREIERTAROCK}/test_before_play.py",
    ),
    "engine/games/dreiertarock/working.py": (f"{DREIERTAROCK}/test_scores.py",),
    "engine/games/droggn/outcome.py": (f"{DROGGN}/test_scores.py",),
    "engine/games/droggn/scoring.py": (f"{DROGGN}/test_scores.py",),
    "engine/games/droggn/working.py": (f"{DROGGN}/test_scores.py",),
    "engine/games/herzeln/outcome.py": (f"{HERZELN}/test_scores.py",),
    "engine/games/herzeln/scoring.py": (f"{HERZELN}/test_scores.py",),
}
"""For each module the tests that should notice any change in it, the quickest first."""
