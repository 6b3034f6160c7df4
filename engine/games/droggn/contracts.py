"""What can be bid (DG-5.1, DG-6)."""

from __future__ import annotations

from dataclasses import dataclass

SUPER_MORD = "super_mord"
THROWN_IN = "thrown_in"
"""What a hand is called in which all have passed (DG-5.5)."""


@dataclass(frozen=True, slots=True)
class Contract:
    """A contract: its ``value`` before overshoot, whether the talon is taken, a card bought."""

    id: str
    title: str
    value: int
    takes: bool = False
    buys: bool = False


BIDS = {
    contract.id: contract
    for contract in (
        Contract("ansager", "Ansager", 20, takes=True, buys=True),
        Contract("solo", "Solo", 40, takes=True),
        Contract("super", "Super", 80),
        Contract(SUPER_MORD, "Super Mord", 80),
    )
}
"""From the lowest bid to the highest. A Super Mord is a Super with its Match announced."""

MORD = 50
"""What a Super Mord is worth more than the Match of a Super (DG-10.3)."""
OUT = 20
"""What a card laid out is worth, won or lost (DG-10.2, DG-10.3)."""
