"""The German face: 32 cards and the back. Its codes are the French ones (HZ-3.6).

Deuce, King, Ober and Unter instead of Ace, King, Queen and Jack. The Ober has a cocked hat and a
sword, and his suit stands **high**; the Unter has a pointed cap, and his suit stands **low**; the
Deuce shows two great signs on a vine.
"""

from __future__ import annotations

import math

from engine.cards import skat_pack
from lessons.cardart import pips
from lessons.cardart.back import back
from lessons.cardart.canvas import Canvas
from lessons.cardart.courts import DRESS, Dress, face, king, mouth
from lessons.cardart.french import court
from lessons.cardart.inks import (
    DETAIL,
    GREEN,
    GREEN_LINE,
    LINE,
    OCHRE,
    PAPER,
    RED,
    Paint,
)
from lessons.cardart.letters import index
from lessons.cardart.ornaments import belt, leaf, rosette, suit
from lessons.cardart.sprite import Face

MARKS = {"H": "GH", "S": "GL", "D": "GB", "C": "GA"}
"""Suit code -> mark of the German suit."""


def faces() -> dict[str, Face]:
    """Return card code -> face for the pack of 32 in pack order, and `back` at the end."""
    cards = {card.code: _face(MARKS[card.suit], card.rank) for card in skat_pack().cards}
    return cards | {"back": Face(whole=back)}


def _face(mark: str, rank: str) -> Face:
    match rank:
        case "A":
            return Face(lambda canvas: deuce(canvas, mark), belt)
        case "K":
            return court(king, mark, "K")
        case "Q":
            return court(ober, mark, "O")
        case "J":
            return court(unter, mark, "U")
    return Face(
        lambda canvas: pips.upper_half(canvas, mark, rank),
        lambda canvas: pips.middle(canvas, mark, rank),
    )


# ---- Deuce


def deuce(canvas: Canvas, mark: str) -> None:
    """Draw the upper half of a Deuce: one of its two signs, on a vine."""
    index(canvas, "D", mark)
    g = canvas.centre()
    g.path("M0-30C0-60 0-80 0-104", GREEN_LINE.wide(9))
    petals, heart = (OCHRE, RED) if mark == "GH" else (RED, OCHRE)

    def tendril(side: Canvas) -> None:
        curl = "M0-44C-50-60-110-60-150-110C-176-146-160-186-128-186C-104-186-98-156-116-148"
        side.path(curl, GREEN_LINE)
        for x, y, length, turn in (
            (-62, -60, 66, -22),
            (-122, -82, 64, -78),
            (-100, -68, 52, -160),
        ):
            leaf(side, x, y, length, turn)
        rosette(side, -186, -150, 24, 8, petals, heart)

    g.both(tendril)
    suit(g, mark, 0, -252, 250)


# ---- Ober


def ober(canvas: Canvas, mark: str) -> None:
    """Draw an Ober: the officer above, his suit high beside the hat."""
    dress, g = DRESS[mark], canvas.centre()
    _coat(g, dress)
    _moustached_head(g, dress.hair)
    _cocked_hat(g, dress)
    _sword(g, dress.accent)
    suit(g, mark, 188, -440, 108)


def _coat(g: Canvas, dress: Dress) -> None:
    g.path(
        "M-300 0V-104C-256-152-204-188-112-208C-70-220-40-226 0-226"
        "C40-226 70-220 112-208C204-188 256-152 300-104V0Z",
        dress.robe.lined,
    )
    g.path("M-156-184L-96-206L150 0H60Z", dress.trim.lined)
    g.path("M-134-192L84 0M-112-200L124 0", DETAIL)

    def shoulder(side: Canvas) -> None:
        side.path("M-140 0C-146-60-144-92-134-122", LINE)
        side.path("M-246-104C-236-160-196-194-136-200C-150-166-186-126-246-104Z", OCHRE.lined)
        side.path("M-228-134L-214-120M-208-148L-192-132M-188-164L-170-146", DETAIL)

    g.both(shoulder)
    g.path("M-64-222L-84-180L0-204L84-180L64-222C30-236-30-236-64-222Z", PAPER.lined)


def _moustached_head(g: Canvas, hair: Paint) -> None:
    locks = "M-44-404C-80-392-86-344-80-306C-78-282-66-272-46-278Z"
    g.both(lambda side: side.path(locks, hair.lined))
    face(g, -346, 47, 78)
    g.path(
        "M0-304C-16-318-40-310-52-292C-36-294-16-290 0-300C16-290 36-294 52-292"
        "C40-310 16-318 0-304Z",
        hair.lined.wide(4),
    )
    mouth(g, -284)


def _cocked_hat(g: Canvas, dress: Dress) -> None:
    felt = GREEN if dress.robe == OCHRE else dress.robe
    crown = "M-112-386C-104-440-50-486 0-486C50-486 104-440 112-386C70-414-70-414-112-386Z"
    g.path(crown, felt.lined)
    g.path("M-112-386C-70-414 70-414 112-386C70-398-70-398-112-386Z", OCHRE.lined)
    rosette(g, 0, -440, 26, 8, PAPER, OCHRE if felt == RED else RED)


def _sword(g: Canvas, grip: Paint) -> None:
    g.path("M178-70V-344L188-366L198-344V-70Z", PAPER.lined)
    g.path("M188-80V-338", DETAIL)
    g.path("M146-72C170-62 206-62 230-72L226-56C204-48 172-48 150-56Z", OCHRE.lined)
    g.box(178, -54, 20, 54, 0, grip.lined)


# ---- Unter


def unter(canvas: Canvas, mark: str) -> None:
    """Draw an Unter: the squire below, his suit low at his sleeve."""
    dress, g = DRESS[mark], canvas.centre()
    _jerkin(g, dress)
    _smooth_head(g, dress.hair)
    _pointed_cap(g, dress)
    g.dot(194, -104, 70, PAPER.lined)
    suit(g, mark, 194, -104, 96)


def _jerkin(g: Canvas, dress: Dress) -> None:
    g.path(
        "M-300 0V-96C-252-146-196-188-104-208C-66-220-40-226 0-226"
        "C40-226 66-220 104-208C196-188 252-146 300-96V0Z",
        dress.trim.lined,
    )
    g.path(
        "M-104-208C-96-130-84-60-82 0H82C84-60 96-130 104-208C66-220-66-220-104-208Z",
        dress.robe.lined,
    )
    g.path("M-82-150L82-150M-84-60H84", LINE)
    g.path("M-40-150L-36-60M0-150V-60M40-150L36-60", DETAIL)
    g.both(lambda side: side.path("M-140 0C-144-60-142-92-134-118", LINE))
    for i in range(7):
        angle = math.pi * i / 6
        g.dot(-62 * math.cos(angle), -232 + 16 * math.sin(angle), 18, PAPER.lined)


def _smooth_head(g: Canvas, hair: Paint) -> None:
    g.path(
        "M-46-400C-86-388-90-336-82-296C-80-280-66-274-50-280H50"
        "C66-274 80-280 82-296C90-336 86-388 46-400Z",
        hair.lined,
    )
    face(g, -342, 45, 74)
    fringe = "M-47-350C-40-378-20-388 0-388C20-388 40-378 47-350C54-388 40-404 0-404"
    g.path(f"{fringe}C-40-404-54-388-47-350Z", hair.lined)
    mouth(g, -290)


def _pointed_cap(g: Canvas, dress: Dress) -> None:
    g.path(
        "M-66-398C-58-450-20-470 40-500C104-520 140-470 132-430"
        "C122-452 104-456 92-446C80-430 72-414 68-398C30-408-30-408-66-398Z",
        dress.robe.lined,
    )
    g.path("M-72-408C-30-420 30-420 74-408L70-384C30-396-30-396-68-384Z", dress.band.lined)
    g.dot(132, -420, 13, OCHRE.lined)
