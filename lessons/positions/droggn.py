"""What is asked about a moment of Droggn, and about its piles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.cards import Pack
from engine.game import Value
from engine.games.droggn import GAME
from engine.games.droggn.cards import rule_with
from engine.games.droggn.contracts import BIDS, SUPER_MORD
from engine.games.droggn.scoring import needed
from lessons.drills.droggn.notes import NOTES
from lessons.drills.droggn.ranks import RANKS
from lessons.forms import Field
from lessons.locale import Speech
from lessons.positions.model import SILENT, Cards, Piles, answered
from lessons.reckoning.model import CONTRACT, PROFILE, Values, pick

game = GAME.id
CARDS = Cards({66: "DG-3.1", 78: "DG-14.7"}, NOTES.values, RANKS)


def _rule(profile: str) -> str:
    """Say what half of the card points is."""
    return rule_with(GAME.profile(profile).deck.pack, "DG-2.6")


PILES = Piles(GAME, lambda profile: needed(GAME.profile(profile)), _rule, "DG-9.1")


def contracts(values: Values, say: Speech) -> Sequence[tuple[str, str]]:
    """List the bids."""
    profile = GAME.profile(values.one(PROFILE) or None)
    return [(each, BIDS[each].title) for each in profile.contracts]


def asks(values: Values, say: Speech) -> Sequence[Field]:
    """Ask for the card laid out; the Gstieß can be one in a Super Mord alone (DG-7.3)."""
    words = {"none": say("nothing"), "pagat": say("Pagat"), "gstiess": say("Gstieß")}
    if values.one(CONTRACT) != SUPER_MORD:
        del words["gstiess"]
    return [pick("laid_out", say("Laid out"), words.items())]


def told(values: Values) -> Mapping[str, Value]:
    """Write that as the context of a position."""
    return answered(asks(values, SILENT), GAME.context, values)


def pack(values: Values) -> Pack:
    """Return the pack that is used: 66 cards, or the 78 of a profile (DG-14.7)."""
    return GAME.pack_for(values.one(PROFILE) or None)


def sizes(values: Values) -> tuple[int, int]:
    """Return the cards of a whole hand, and of a whole trick."""
    return GAME.profile(values.one(PROFILE) or None).deck.hand, 3
