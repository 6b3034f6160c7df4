"""How Droggn can be played: the options of the rule sheet's section 15, and the presets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.game import Option, Profile, check_profile
from engine.games.droggn.cards import DECKS, Deck
from engine.games.droggn.contracts import BIDS

_SWITCH = (False, True)


@dataclass(frozen=True, kw_only=True)
class DroggnProfile(Profile):
    """One field per option; the defaults are those of the profile ``article``."""

    options: ClassVar[tuple[Option, ...]] = (
        Option("cards", "DG-14.7", "With how many cards?", tuple(DECKS)),
        Option(
            "win_threshold",
            "DG-OP1",
            "How many points does the declarer need?",
            ("37", "38", "37_last_trick"),
        ),
        Option("expose_talon_ansager", "DG-OP3", "Is the talon shown in an Ansager?", _SWITCH),
        Option(
            "king_discard", "DG-OP4", "When may Kings be discarded?", ("trump_each", "one_trump")
        ),
        Option(
            "gstiess_last_trick",
            "DG-OP6",
            "May the Gstieß be played to the last trick?",
            _SWITCH,
        ),
        Option(
            "buy_offer_restricted",
            "DG-OP7",
            "Are Kings and Trull cards kept out of an offer?",
            _SWITCH,
        ),
        Option("retour_limit", "DG-OP9", "How many retours may there be?", (0, 1, 2, 3)),
        Option("deal_rotation", "DG-OP18", "Who deals next?", ("declarer_deals", "clockwise")),
    )

    cards: int = 66
    win_threshold: str = "37"
    expose_talon_ansager: bool = False
    king_discard: str = "trump_each"
    gstiess_last_trick: bool = True
    buy_offer_restricted: bool = False
    retour_limit: int = 1
    deal_rotation: str = "declarer_deals"

    def __post_init__(self) -> None:
        check_profile(self)

    @property
    def contracts(self) -> tuple[str, ...]:
        """What can be bid, low to high (DG-5.1)."""
        return tuple(BIDS)

    @property
    def deck(self) -> Deck:
        """The pack that is used, and its numbers."""
        return DECKS[self.cards]


PROFILES = {
    profile.name: profile
    for profile in (
        DroggnProfile(
            name="article",
            title="As in the encyclopaedia",
            summary="The encyclopaedia article to the letter; where it is silent, field records.",
        ),
        DroggnProfile(
            name="stubai",
            title="Stubai valley",
            summary="The game as it was recorded in Fulpmes and Telfes in 1996.",
            retour_limit=3,
        ),
        DroggnProfile(
            name="exposed-talon",
            title="Talon shown",
            summary="As in the Stubai valley, with the talon shown and no Gstieß at the end.",
            retour_limit=3,
            expose_talon_ansager=True,
            gstiess_last_trick=False,
        ),
        DroggnProfile(
            name="78-cards",
            title="With 78 cards",
            summary="As in the Stubai valley, with the whole pack that was used in later years.",
            retour_limit=3,
            cards=78,
        ),
    )
}
