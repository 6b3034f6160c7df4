"""Dealing the cards: the first moment of a deal."""

from __future__ import annotations

from collections.abc import Mapping

from engine.errors import PackError
from engine.game import Cards
from engine.games.herzeln.contracts import DOMINO
from engine.games.herzeln.deal import Deal
from engine.games.herzeln.domino import opening
from engine.games.herzeln.profile import HerzelnProfile
from engine.games.herzeln.table import Start, by_hand, by_seed
from engine.games.herzeln.tricks import Playing


def begin(  # noqa: PLR0913
    profile: HerzelnProfile,
    people: tuple[str, ...],
    dealer: int,
    contract: str,
    *,
    seed: int | None = None,
    hands: Mapping[str, Cards] | None = None,
) -> Deal:
    """Deal by ``seed`` (0 if nothing is told) or as ``hands`` say.

    Raises `PackError` for what cannot be dealt.
    """
    pack = profile.pack(len(people))
    if hands is None:
        dealt = by_seed(pack, len(people), dealer, seed or 0)
    elif seed is not None:
        raise PackError("a deal has a seed or hands, not both")
    else:
        dealt = by_hand(pack, people, hands)
    start = Start(profile, profile.contracts[contract], pack, people, dealer, dealt)
    return opening(start) if contract == DOMINO else Playing(start, None, None)
