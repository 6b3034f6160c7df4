"""What can be played: the bids (DR-5.1, DR-15.3) and the Räuber (DR-5.5)."""

from __future__ import annotations

from dataclasses import dataclass

SOLO_DU = "solo_du"
RAEUBER = "raeuber"


@dataclass(frozen=True, slots=True)
class Contract:
    """A contract: ``drawn`` cards come from the blind (DR-6.6), ``factor`` multiplies the base."""

    id: str
    title: str
    drawn: int
    factor: int

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the most card points that the declarer can have (DR-9.4)."""
        return (1, 69) if self.drawn > 1 else (0, 68)

    @property
    def factor_rule(self) -> str:
        """The rule that names the factor."""
        return "DR-15.3" if self.id == SOLO_DU else "DR-10.2"


BIDS = {
    contract.id: contract
    for contract in (
        Contract("dreier", "Dreier", 3, 1),
        Contract("zweier", "Zweier", 2, 2),
        Contract("einer", "Einer", 1, 3),
        Contract("solo", "Solo", 0, 4),
    )
}
"""The four bids that every table knows, from the lowest to the highest."""

DECLARED = {**BIDS, SOLO_DU: Contract(SOLO_DU, "Solo Du", 0, 8)}
"""All declared games. A Solo Du is won by taking every trick (DR-15.3)."""

TITLES = {**{contract.id: contract.title for contract in DECLARED.values()}, RAEUBER: "Räuber"}
"""All that can be played, and what it is called."""
