"""Dealing the cards: the first moment of a deal."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import Cards
from engine.games.herzeln.contracts import DOMINO
from engine.games.herzeln.deal import Deal
from engine.games.herzeln.domino import opening
from engine.games.herzeln.profile import HerzelnProfile
from engine.games.herzeln.table import Start, dealt
from engine.games.herzeln.tricks import Playing
from engine.shuffle import Seed


def begin(  # noqa: PLR0913
    profile: HerzelnProfile,
    people: tuple[str, ...],
    dealer: int,
    contract: str,
    *,
    seed: Seed | None = None,
    hands: Mapping[str, Cards] | None = None,
) -> Deal:
    """Deal by ``seed`` (0 if nothing is told) or as ``hands`` say.

    Raises `PackError` for what cannot be dealt.
    """
    pack, contract_played = profile.pack(len(people)), profile.contracts[contract]
    held = dealt(pack, people, dealer, seed, hands)
    seats = tuple(range(len(people)))
    start = Start(profile, pack, people, dealer, seats, held, (), contract_played)
    return opening(start) if contract == DOMINO else Playing(start, None, None)
