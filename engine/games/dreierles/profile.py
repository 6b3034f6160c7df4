"""How Dreierles can be played: the options of the rule sheet's section 16, and the presets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar

from engine.game import Option, Profile, check_profile
from engine.games.dreierles.contracts import BIDS, DECLARED, RAEUBER

_SWITCH = (False, True)
_NOBODY_PAYS = ("book", "one_player")


@dataclass(frozen=True, kw_only=True)
class DreierlesProfile(Profile):
    """One field per open point; the defaults are those of the profile ``article``."""

    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "overshoot_rounding",
            "DR-OP1",
            "How is the overshoot over 35 rounded?",
            ("ceil", "floor_plus_one"),
            void=_NOBODY_PAYS,
        ),
        Option(
            "knock_right",
            "DR-OP2",
            "Who may knock?",
            ("bidders_only", "not_after_free_pass", "any", "none"),
        ),
        Option(
            "raeuber_knock_order",
            "DR-OP3",
            "Who is asked first to knock in a Räuber?",
            ("forehand", "last_passer"),
        ),
        Option(
            "raeuber_droll_rule",
            "DR-OP4",
            "When must the Droll cards be played in a Räuber?",
            ("steinmauern_third_trick", "steinmauern", "iffezheim", "none"),
        ),
        Option("pfeife_defenders", "DR-OP5", "Is there a Pfeife bonus for defenders?", _SWITCH),
        Option(
            "combination_hand",
            "DR-OP6",
            "Which hand decides combinations?",
            ("at_play", "as_dealt"),
        ),
        Option("solo_blind_seen", "DR-OP8", "Do the defenders see the blind in a Solo?", _SWITCH),
        Option("knock_limit", "DR-OP9", "How many knocks are allowed?", tuple(range(7))),
        Option(
            "raeuber_clash",
            "DR-OP10",
            "Räuber: what may be played of 21 and 1 alone, behind the Stiess?",
            ("pfeife", "either"),
        ),
        Option("raeuber_combinations", "DR-OP13", "Do combinations count in a Räuber?", _SWITCH),
        Option(
            "ten_trumps",
            "DR-OP20",
            "Must the declarer announce ten trumps?",
            ("claimed", "announced"),
        ),
        Option(
            "pfeife_forced_out",
            "DR-OP21",
            "What does a laid-out Pfeife cost that is forced out?",
            ("bonus_only", "forfeit_tricks"),
        ),
        Option("combinations_for", "DR-OP22", "Who scores combinations?", ("everyone", "declarer")),
        Option(
            "last_round",
            "DR-OP24",
            "Is this deal of a Räuber-or-Solo round?",
            ("normal", "raeuber_or_solo"),
        ),
        Option("last_raeuber_value", "DR-OP24", "What is a Räuber worth in that round?", (2, 4)),
        Option(
            "idle_dealer",
            "DR-OP27",
            "Does an idle dealer settle?",
            ("settles", "out"),
            void=_NOBODY_PAYS,
        ),
        Option("solo_du", "DR-15.3", "Is there a bid above Solo, the Solo Du?", _SWITCH),
        Option("book", "DR-15.3", "How is a deal written down?", ("payments", "one_player")),
    )

    overshoot_rounding: str = "ceil"
    knock_right: str = "bidders_only"
    raeuber_knock_order: str = "forehand"
    raeuber_droll_rule: str = "steinmauern_third_trick"
    pfeife_defenders: bool = True
    combination_hand: str = "at_play"
    solo_blind_seen: bool = True
    knock_limit: int = 2
    raeuber_clash: str = "pfeife"
    raeuber_combinations: bool = False
    ten_trumps: str = "claimed"
    pfeife_forced_out: str = "bonus_only"
    combinations_for: str = "everyone"
    last_round: str = "normal"
    last_raeuber_value: int = 2
    idle_dealer: str = "settles"
    solo_du: bool = False
    book: str = "payments"

    def __post_init__(self) -> None:
        check_profile(self)

    @cached_property
    def bids(self) -> tuple[str, ...]:
        """The bids that the table knows, low to high (DR-5.1), the Solo Du too (DR-15.3).

        In a last round not all of them may be made (DR-12.6).
        """
        return tuple(DECLARED if self.solo_du else BIDS)

    @cached_property
    def contracts(self) -> tuple[str, ...]:
        """What can be played: the bids, and the Räuber that nobody bids (DR-5.5)."""
        return (*self.bids, RAEUBER)


_ARTICLE = DreierlesProfile(
    name="article",
    title="As in the encyclopaedia",
    summary="The encyclopaedia article to the letter; where it is silent, field records.",
)
_STEINMAUERN = DreierlesProfile(
    name="steinmauern",
    title="Steinmauern",
    summary="The game as it was recorded at a table in Steinmauern in 2018.",
    overshoot_rounding="floor_plus_one",
    knock_right="not_after_free_pass",
    raeuber_knock_order="last_passer",
    raeuber_droll_rule="steinmauern",
    pfeife_defenders=False,
    raeuber_clash="either",
    ten_trumps="announced",
    pfeife_forced_out="forfeit_tricks",
)
_IFFEZHEIM = replace(
    _STEINMAUERN,
    name="iffezheim",
    title="Iffezheim",
    summary="Steinmauern with Iffezheim’s Räuber; only the declarer scores combinations.",
    raeuber_droll_rule="iffezheim",
    combinations_for="declarer",
    idle_dealer="out",
)
_ACHERTAL = replace(
    _STEINMAUERN,
    name="achertal",
    title="Achertal tournaments",
    summary="Steinmauern with Solo Du, and points written down for one player.",
    raeuber_droll_rule="none",
    solo_du=True,
    book="one_player",
)
PROFILES = {each.name: each for each in (_ARTICLE, _STEINMAUERN, _IFFEZHEIM, _ACHERTAL)}
