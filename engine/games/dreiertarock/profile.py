"""How Dreiertarock can be played: the options of the rule sheet, and the presets."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from engine.game import Option, Profile, check_profile
from engine.games.dreiertarock.contracts import (
    BIRDS,
    GAME,
    PILE_BONUSES,
    STEPS,
    TARIFFS,
    TRISCHAKEN,
    Tariff,
)

_SWITCH = (False, True)


@dataclass(frozen=True, kw_only=True)
class DreiertarockProfile(Profile):
    """One field per open point or variant; the defaults are those of the profile ``article``."""

    options: ClassVar[tuple[Option, ...]] = (
        Option("auction", "DT-OP1", "In which order do players bid?", ("circular", "pairwise")),
        Option("forehand_must_open", "DT-OP2", "Must forehand bid?", _SWITCH),
        Option(
            "all_pass",
            "DT-OP3",
            "What if everybody passes?",
            ("redeal", "trischaken", "next_dealer"),
        ),
        Option("discard_rule", "DT-OP4", "Which cards may be laid away?", ("free", "austrian")),
        Option("announce_by", "DT-OP7", "Who may announce bonuses?", ("all", "declarer")),
        Option("announce_trull_kings", "DT-OP8", "Can Trull and Kings be announced?", _SWITCH),
        Option(
            "kontra", "DT-OP9", "What may be doubled?", ("off", "game", "game_and_announcements")
        ),
        Option("silent_bird_loss", "DT-OP11", "Does a beaten silent bird cost anything?", _SWITCH),
        Option(
            "silent_valat", "DT-OP12", "Do all tricks count in other contracts?", ("off", "240")
        ),
        Option("solo_doubles_bonuses", "DT-OP13", "Does a Solo double the bonuses?", _SWITCH),
        Option("valat_leader", "DT-OP17", "Who leads in a Solo Valat?", ("forehand", "declarer")),
        Option("unit", "DT-OP20", "In what is the score written?", ("cents", "points")),
        Option(
            "bonus_cards",
            "DT-OP22",
            "Which cards count for Trull and Königstrull?",
            ("pile", "tricks_only"),
        ),
        Option("trischaken", "DT-14.2", "May forehand switch to Trischaken?", _SWITCH),
        Option("tariff", "DT-14.6", "Which tariff is it?", ("article", "st_louis")),
        Option("four_at_table", "DT-14.7", "May four sit at the table?", _SWITCH),
    )

    auction: str = "circular"
    forehand_must_open: bool = False
    all_pass: str = "redeal"
    discard_rule: str = "free"
    announce_by: str = "all"
    announce_trull_kings: bool = False
    kontra: str = "off"
    silent_bird_loss: bool = True
    silent_valat: str = "off"
    solo_doubles_bonuses: bool = False
    valat_leader: str = "forehand"
    unit: str = "cents"
    bonus_cards: str = "pile"
    trischaken: bool = False
    tariff: str = "article"
    four_at_table: bool = False

    def __post_init__(self) -> None:
        check_profile(self)

    @property
    def prices(self) -> Tariff:
        """What everything is worth."""
        return TARIFFS[self.tariff]

    @cached_property
    def contracts(self) -> tuple[str, ...]:
        """What can be played, low to high (DT-5.1, DT-14.6); a Trischaken by DT-14.2, DT-OP3."""
        trischaken = self.trischaken or self.all_pass == TRISCHAKEN
        priced = self.prices.contracts
        return tuple([name for name in priced if name != TRISCHAKEN or trischaken])

    @property
    def steps(self) -> tuple[str, ...]:
        """The steps that may be bid below a Solo, low to high (DT-5.1, DT-14.6)."""
        return tuple([step for step in STEPS if step in self.prices.contracts])

    @cached_property
    def announced(self) -> tuple[str, ...]:
        """The bonuses that can be announced (DT-7.2, DT-OP8)."""
        return (*(PILE_BONUSES if self.announce_trull_kings else ()), *BIRDS)

    @cached_property
    def doubled(self) -> tuple[str, ...]:
        """What a kontra can be about: the game, and bonuses that are announced (DT-OP9)."""
        if self.kontra == "game_and_announcements":
            return (GAME, *self.announced)
        return (GAME,) if self.kontra == "game" else ()

    @property
    def talon_is_won(self) -> bool:
        """Whether a Trischaken’s last trick takes the talon, so that all points count (DT-14.6)."""
        return self.tariff == "st_louis"

    @property
    def cents(self) -> int:
        """How many cents a game point of the score is (DT-OP20)."""
        return 1 if self.unit == "cents" else 10


_QUEENS_HAND = {
    "discard_rule": "austrian",
    "auction": "pairwise",
    "forehand_must_open": True,
    "announce_trull_kings": True,
    "kontra": "game_and_announcements",
    "silent_valat": "240",
    "solo_doubles_bonuses": True,
    "trischaken": True,
    "four_at_table": True,
}
_ARTICLE = DreiertarockProfile(
    name="article",
    title="As in the encyclopaedia",
    summary="The encyclopaedia article to the letter: any three cards may be laid away.",
)
PROFILES = {
    profile.name: profile
    for profile in (
        _ARTICLE,
        DreiertarockProfile(
            name="austrian",
            title="With Austrian discards",
            summary="The same with the usual limits: no Kings and no Trull cards are laid away.",
            discard_rule="austrian",
        ),
        DreiertarockProfile(
            name="queens-hand",
            title="As in Queen’s Hand",
            summary="The game of a program: bids in pairs, kontra, Trischaken, four at the table.",
        ).with_options(_QUEENS_HAND),
        DreiertarockProfile(
            name="st-louis",
            title="St. Louis",
            summary="Queen’s Hand with a smaller tariff and without Vierer and Fünfer.",
        ).with_options({**_QUEENS_HAND, "tariff": "st_louis"}),
    )
}
