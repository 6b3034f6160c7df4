"""How Herzeln can be played: the options of the rule sheet's section 12, and the presets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.cards import TEN_AMONG_PIPS, TEN_SECOND, Pack, skat_pack
from engine.game import Option, Profile, check_profile
from engine.games.herzeln.contracts import FORMS, HAUSRUCK, Contract

_SWITCH = (False, True)


@dataclass(frozen=True, kw_only=True)
class HerzelnProfile(Profile):
    """One field per open point; the defaults are those of the profile ``article``."""

    options: ClassVar[tuple[Option, ...]] = (
        Option("form", "HZ-11.1", "Which deals make a Partie?", tuple(FORMS)),
        Option(
            "card_face",
            "HZ-OP1",
            "Which cards are used?",
            ("by_players", "french", "german"),
        ),
        Option("deal_rotation", "HZ-OP3", "Who deals next?", ("rotate", "fixed")),
        Option("no_heart_lead", "HZ-OP5", "Is it forbidden to lead hearts?", _SWITCH),
        Option(
            "domino_opener",
            "HZ-OP6",
            "Who opens the domino?",
            ("forehand", "jack_of_hearts", "any_jack_first_come"),
        ),
        Option(
            "domino_layout",
            "HZ-OP7",
            "How do the cards of the domino lie?",
            ("single_row", "four_suit_rows"),
        ),
        Option(
            "domino_three_players",
            "HZ-OP8",
            "What do three players get in the domino?",
            ("0_10_20", "0_20_30"),
        ),
        Option("domino_must_play", "HZ-OP12", "Must whoever can lay a card do so?", _SWITCH),
        Option("domino_multi_card", "HZ-OP12", "May several cards be laid in one turn?", _SWITCH),
        Option(
            "domino_order",
            "HZ-OP13",
            "In which order do the ranks of the domino follow?",
            ("trick_rank", "natural"),
        ),
        Option("partie_count", "HZ-OP19", "How often are the deals gone through?", (1, 2, 3, 4)),
    )

    form: str = "eight_deals"
    card_face: str = "by_players"
    deal_rotation: str = "rotate"
    no_heart_lead: bool = False
    domino_opener: str = "forehand"
    domino_layout: str = "single_row"
    domino_three_players: str = "0_10_20"
    domino_must_play: bool = True
    domino_multi_card: bool = False
    domino_order: str = "trick_rank"
    partie_count: int = 1

    def __post_init__(self) -> None:
        check_profile(self)

    @property
    def contracts(self) -> dict[str, Contract]:
        """The contracts in the order of the deals (HZ-2.3, HZ-11.1)."""
        return FORMS[self.form]

    @property
    def ranks(self) -> tuple[str, ...]:
        """The ranks of 32 cards, high to low (HZ-3.2, HZ-11.1)."""
        return TEN_AMONG_PIPS if self.form == HAUSRUCK else TEN_SECOND

    @property
    def domino_ranks(self) -> tuple[str, ...]:
        """The ranks of 32 cards in the domino, high to low (HZ-7.2, HZ-OP13)."""
        return TEN_AMONG_PIPS if self.domino_order == "natural" else self.ranks

    @property
    def tables(self) -> tuple[int, ...]:
        """How many people can play (HZ-2.1, HZ-11.1)."""
        return (4,) if self.form == HAUSRUCK else (3, 4)

    def pack(self, people: int | None = None) -> Pack:
        """Return the pack for so many people (HZ-3.1, HZ-3.6).

        If nobody says how many, all 32 cards, in French unless the profile has them German.
        """
        german = self.card_face == "german" or (self.card_face == "by_players" and people == 4)
        return skat_pack(24 if people == 3 else 32, "german" if german else "french", self.ranks)


PROFILES = {
    profile.name: profile
    for profile in (
        HerzelnProfile(
            name="article",
            title="As in the encyclopaedia",
            summary="The encyclopaedia article to the letter; its domino is one row of all suits.",
        ),
        HerzelnProfile(
            name="suit-rows",
            title="Rows by suit",
            summary="As in the encyclopaedia, but the domino has a row for each suit.",
            domino_layout="four_suit_rows",
        ),
        HerzelnProfile(
            name="hausruck",
            title="Hausruckviertel",
            summary="A regional form for four: five deals of 8 bad points, then 40 good ones.",
            form=HAUSRUCK,
            card_face="german",
            deal_rotation="fixed",
            domino_opener="jack_of_hearts",
        ),
    )
}
