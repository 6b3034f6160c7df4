"""The French face: 32 cards, of which a game may use 24, and the back.

Its suit cards are those of the tarock packs too; only the Cavaliers stay away.
"""

from __future__ import annotations

from functools import partial

from engine.cards import COURTS as COURT_NAMES
from engine.cards import skat_pack
from lessons.cardart import pips
from lessons.cardart.back import back
from lessons.cardart.canvas import CENTRE_Y, HEIGHT, WIDTH, Canvas
from lessons.cardart.courts import COURTS, DRESS, Figure
from lessons.cardart.inks import OCHRE, RED
from lessons.cardart.letters import index
from lessons.cardart.ornaments import belt
from lessons.cardart.sprite import Face


def faces() -> dict[str, Face]:
    """Return card code -> face for the pack of 32 in pack order, and `back` at the end."""
    cards = {card.code: suit_card(card.suit, card.rank) for card in skat_pack().cards}
    return cards | {"back": Face(whole=back)}


def suit_card(mark: str, rank: str) -> Face:
    """Return the face of a card of a French suit, by the codes of suit and rank."""
    if rank in COURT_NAMES:
        return court(COURTS[rank], mark, rank)
    return Face(
        partial(pips.upper_half, mark=mark, rank=rank), partial(pips.middle, mark=mark, rank=rank)
    )


def court(figure: Figure, mark: str, letter: str) -> Face:
    """Return a court card: a figure in a frame, its letter and its suit's sign in the corner."""

    def half(canvas: Canvas) -> None:
        figure(canvas.window(42, 42, WIDTH - 84, CENTRE_Y - 42), mark)
        index(canvas, letter, mark)

    return Face(half, partial(_framed, mark=mark))


def _framed(canvas: Canvas, mark: str) -> None:
    dress = DRESS[mark]
    belt(canvas, RED if dress.accent == OCHRE else dress.accent, dress.trim)
    canvas.box(42, 42, WIDTH - 84, HEIGHT - 84, 18)
