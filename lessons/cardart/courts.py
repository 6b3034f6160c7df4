"""The sixteen court figures of the French suits. They differ by outline before detail.

The King has crown, beard and ermine; the Queen a veil and a flower; the Cavalier a plumed hat and a
bridled horse; the Jack a parted tunic, a pointed collar and a weapon. The suit colours the robe:
hearts red, diamonds ochre, spades green, clubs black; and what a figure holds is its suit's own.
The origin is the card's centre; a figure ends there, under the belt.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from lessons.cardart.canvas import Canvas
from lessons.cardart.inks import (
    BLACK,
    DETAIL,
    GREEN,
    GREEN_LINE,
    LINE,
    OCHRE,
    OCHRE_LINE,
    PAPER,
    PAPER_INK,
    PAPER_LINE,
    RED,
    RED_LINE,
    Paint,
    number,
)
from lessons.cardart.ornaments import diamond, leaf, rosette, star, tulip


class Dress(NamedTuple):
    """The four colours of a suit's court."""

    robe: Paint
    trim: Paint
    accent: Paint
    hair: Paint

    @property
    def seam(self) -> Paint:
        """The line that shows on the robe."""
        return OCHRE_LINE if self.robe == BLACK else LINE

    @property
    def band(self) -> Paint:
        """Ochre, or red where the robe is ochre."""
        return RED if self.robe == OCHRE else OCHRE


DRESS = {
    "H": Dress(RED, OCHRE, GREEN, OCHRE),
    "D": Dress(OCHRE, RED, BLACK, BLACK),
    "S": Dress(GREEN, OCHRE, RED, BLACK),
    "C": Dress(BLACK, OCHRE, RED, OCHRE),
    "GH": Dress(RED, OCHRE, GREEN, BLACK),
    "GL": Dress(GREEN, OCHRE, RED, OCHRE),
    "GB": Dress(OCHRE, GREEN, RED, BLACK),
    "GA": Dress(RED, GREEN, OCHRE, OCHRE),
}
"""Mark of a suit, French or German -> what its court wears."""


class Horse(NamedTuple):
    """The colours of a Cavalier's horse, and of his cloak."""

    coat: Paint
    bridle: Paint
    mane: Paint
    cloak: Paint


HORSES = {
    "H": Horse(OCHRE, RED_LINE, BLACK, GREEN),
    "D": Horse(BLACK, RED_LINE, PAPER, RED),
    "S": Horse(PAPER, RED_LINE, BLACK, OCHRE),
    "C": Horse(PAPER, RED_LINE, OCHRE, RED),
}


# ---- parts that the courts share


def face(canvas: Canvas, y: float, half_width: int, chin: int) -> None:
    """Draw a face whose eyes are at y, and whose chin lies `chin` below them."""
    place = canvas.at(0, y)
    jaw, side = number(half_width * 0.5), number(chin * 0.55)
    place.path(
        f"M-{half_width}-44V-4C-{half_width} {side} -{jaw} {chin} 0 {chin}"
        f"C{jaw} {chin} {half_width} {side} {half_width}-4V-44Z",
        PAPER.lined,
    )
    for s in (-1, 1):
        place.path(f"M{s * 34}-2C{s * 28}-11 {s * 16}-11 {s * 10}-1", LINE.wide(5))
        place.dot(s * 21, -1, 6)
        place.path(f"M{s * 36}-19C{s * 28}-26 {s * 16}-26 {s * 9}-20", DETAIL)
        place.dot(s * 31, 24, 8, RED.detail)
    place.path("M3-4L-8 24C-6 29 0 30 4 28", DETAIL)


def mouth(canvas: Canvas, y: float) -> None:
    """Draw the lips."""
    lips = "M-13 0C-6-6-3-3 0-2C3-3 6-6 13 0C6 8-6 8-13 0Z"
    canvas.at(0, y).path(lips, RED)


def hand(canvas: Canvas, x: float, y: float, cuff: Paint) -> None:
    """Draw a closed hand that holds something upright, with its sleeve below."""
    place = canvas.at(x, y)
    place.path("M-58 74L-30 8L28 22L22 92Z", cuff.lined)
    place.path("M-36 22L25 38", DETAIL)
    place.path(
        "M-28-18C-28-30 22-30 26-18C30-4 28 16 20 24C6 30-18 26-26 16C-32 6-30-8-28-18Z",
        PAPER.lined,
    )
    place.path("M-8-10H26M-8 2H27M-6 13H24", DETAIL)


def staff(canvas: Canvas, top: int, inlay: int) -> None:
    """Draw the pole of a sceptre or halberd up to y `top`, its inlay up to y `inlay`."""
    canvas.path(f"M186 0V{top}", LINE.wide(15))
    canvas.path(f"M186-4V{inlay}", OCHRE_LINE.wide(5))


# ---- King


def king(canvas: Canvas, mark: str) -> None:
    """Draw a King."""
    dress, middle = DRESS[mark], canvas.centre()
    if mark not in SWORD_BEARERS:
        staff(middle, -372, -372)
    _robe(middle, dress)
    _ermine(middle)
    _bearded_head(middle, dress.hair, forked=mark in FORKED_BEARDS)
    _crown(middle)
    INSIGNIA[mark](middle)
    hand(middle, 188, -108, dress.trim)


def _robe(g: Canvas, dress: Dress) -> None:
    g.path(
        "M-300 0V-124C-262-164-214-190-150-206C-100-224-60-230 0-230"
        "C60-230 100-224 150-206C214-190 262-164 300-124V0Z",
        dress.robe.lined,
    )
    g.path("M-44 0V-110H44V0Z", dress.trim.lined)
    for y in (-48, -88):
        diamond(g, 0, y, 22, 15, dress.accent)
    g.both(lambda side: side.path("M-150 0C-152-60-150-96-140-124", dress.seam))


def _ermine(g: Canvas) -> None:
    g.path(
        "M-172-196C-168-140-96-88 0-88C96-88 168-140 172-196C120-222 60-236 0-236"
        "C-60-236-120-222-172-196Z",
        PAPER.lined,
    )
    tail = "M0-13C9 0 7 11 0 13C-7 11-9 0 0-13Z"
    for x, y in ((0, -112), (44, -118), (-44, -118), (92, -140), (-92, -140)):
        g.at(x, y).path(tail, BLACK)
    for x in (128, -128):
        g.at(x, -178).path(tail, BLACK)


def _bearded_head(g: Canvas, hair: Paint, forked: bool) -> None:
    locks = "M-48-408C-92-392-104-340-98-288C-96-262-108-250-120-252C-110-226-70-226-52-250Z"
    g.both(lambda side: side.path(locks, hair.lined))
    face(g, -352, 52, 80)
    g.path(_FORKED if forked else _POINTED, hair.lined)
    strands = (
        "M-32-292C-34-262-34-236-30-206M32-292C34-262 34-236 30-206M0-270V-244"
        if forked
        else "M-34-294C-32-262-22-236-8-222M34-294C32-262 22-236 8-222M0-268V-218"
    )
    g.path(strands, (PAPER_LINE if hair == BLACK else DETAIL).wide(4))
    mouth(g, -296)


_MOUSTACHE = "C50-322 36-318 22-318C10-318 4-313 0-309C-4-313-10-318-22-318C-36-318-50-322-56-338Z"
_POINTED = f"M-56-338C-62-278-48-212 0-186C48-212 62-278 56-338{_MOUSTACHE}"
_FORKED = (
    "M-56-338C-66-282-62-218-34-184C-18-198-6-216 0-234C6-216 18-198 34-184C62-218 66-282 56-338"
    + _MOUSTACHE
)


def _crown(g: Canvas) -> None:
    rim = "M-74-398L-92-468L-50-434L0-490L50-434L92-468L74-398C40-388-40-388-74-398Z"
    g.path(rim, OCHRE.lined)
    g.path("M-76-410C-40-400 40-400 76-410", DETAIL)
    for x, y in ((-92, -472), (0, -494), (92, -472)):
        g.dot(x, y, 9, RED.lined)
    diamond(g, 0, -440, 11, 18, RED)
    g.both(lambda side: side.dot(-48, -417, 7, GREEN))


def _sceptre(g: Canvas) -> None:
    g.path("M186-470C168-446 164-424 186-404C208-424 204-446 186-470Z", OCHRE.lined)
    g.path(
        "M186-402C170-424 150-430 144-412C142-398 160-392 172-396"
        "M186-402C202-424 222-430 228-412C230-398 212-392 200-396",
        OCHRE.lined,
    )
    g.box(166, -398, 40, 14, 6, RED.lined)


def _sword(g: Canvas) -> None:
    g.path("M174-150V-424L186-466L198-424V-150Z", PAPER.lined)
    g.path("M186-160V-418", DETAIL)
    g.path("M138-154C166-142 206-142 234-154V-136C206-124 166-124 138-136Z", OCHRE.lined)
    g.path("M186-132V-30", LINE.wide(20))
    g.dot(186, -24, 15, OCHRE.lined)


def _orb(g: Canvas) -> None:
    g.path("M186-444V-484M168-468H204", LINE.wide(10))
    g.dot(186, -408, 36, OCHRE.lined)
    g.path("M151-414C170-400 202-400 221-414M186-404V-373", RED_LINE.wide(9))


def _mace(g: Canvas) -> None:
    for x, y in ((186, -450), (158, -412), (214, -412)):
        g.dot(x, y, 25, OCHRE.lined)
    diamond(g, 186, -424, 11, 15, RED)
    g.box(166, -396, 40, 14, 6, RED.lined)


INSIGNIA: dict[str, Callable[[Canvas], None]] = {
    "H": _sceptre,
    "D": _orb,
    "S": _sword,
    "C": _mace,
    "GH": _sceptre,
    "GL": _sword,
    "GB": _orb,
    "GA": _mace,
}
"""What the King of a suit holds."""
SWORD_BEARERS = {mark for mark, held in INSIGNIA.items() if held is _sword}
FORKED_BEARDS = frozenset({"D", "C", "GB", "GA"})


# ---- Queen


def queen(canvas: Canvas, mark: str) -> None:
    """Draw a Queen."""
    dress, middle = DRESS[mark], canvas.centre()
    middle.path("M178-90C190-180 168-240 184-330", GREEN_LINE.wide(9))
    leaf(middle, 178, -215, 76, 48)
    leaf(middle, 176, -250, 70, -38)
    middle.path(
        "M-300 0V-96C-262-146-206-188-112-208C-70-220-44-226-32-248H32"
        "C44-226 70-220 112-208C206-188 262-146 300-96V0Z",
        dress.robe.lined,
    )
    _veil(middle, dress.accent)
    _bodice(middle, dress.trim)
    _veiled_head(middle, dress.hair)
    _coronet(middle)
    _FLOWERS[mark](middle)
    hand(middle, 180, -104, dress.trim)


def _tulip(g: Canvas) -> None:
    tulip(g, 184, -322, 1.5, 3)


def _rose(g: Canvas) -> None:
    rosette(g, 186, -374, 58, 5, RED.lined.wide(5), OCHRE)


def _carnation(g: Canvas) -> None:
    for turn in (-58, 58, -29, 29, 0):
        petal = "M0 0C-14-30-24-58-20-80L-8-72L0-86L8-72L20-80C24-58 14-30 0 0Z"
        g.at(185, -338, turn).path(petal, RED.edged(PAPER_INK, 5))
    g.path("M168-322C170-344 200-344 202-322L190-304H180Z", GREEN)


def _daisy(g: Canvas) -> None:
    rosette(g, 186, -376, 56, 12, RED, OCHRE.lined.wide(5))


_FLOWERS: dict[str, Callable[[Canvas], None]] = {
    "H": _tulip,
    "D": _carnation,
    "S": _rose,
    "C": _daisy,
}
"""What the Queen of a suit holds."""


def _veil(g: Canvas, spots: Paint) -> None:
    g.path(
        "M0-462C-116-462-134-380-134-306C-134-222-172-150-206-96"
        "C-150-106-96-146-70-214C-50-270-58-380 0-420C58-380 50-270 70-214"
        "C96-146 150-106 206-96C172-150 134-222 134-306C134-380 116-462 0-462Z",
        PAPER.lined,
    )
    right = ((168, -128), (144, -162), (126, -202), (115, -246))
    for x, y in (*right, (113, -292), (112, -338), (100, -382), (74, -418)):
        g.dot(-x, y, 5, spots.detail)
        g.dot(x, y, 5, spots.detail)


def _bodice(g: Canvas, trim: Paint) -> None:
    g.path(
        "M-76-216C-58-152-30-128 0-128C30-128 58-152 76-216C50-222 38-230 32-248"
        "H-32C-38-230-50-222-76-216Z",
        PAPER.lined,
    )
    g.path("M-62-190C-46-146-24-142 0-142C24-142 46-146 62-190", DETAIL)
    for x, y in ((-36, -212), (-19, -200), (0, -196), (19, -200), (36, -212)):
        g.dot(x, y, 7, RED)
    g.path("M-52 0L-30-118C-10-124 10-124 30-118L52 0Z", trim.lined)
    laces = "M-38-76L38-44M38-76L-38-44M-44-40L44-8M44-40L-44-8M-31-112L33-80M31-112L-33-80"
    g.path(laces, DETAIL)


def _veiled_head(g: Canvas, hair: Paint) -> None:
    g.path(
        "M0-430C-56-430-72-384-64-322C-60-300-58-290-52-280H52C58-290 60-300 64-322"
        "C72-384 56-430 0-430Z",
        hair.lined,
    )
    face(g, -346, 46, 74)
    g.path(
        "M-50-352C-46-392-24-398 0-410C24-398 46-392 50-352C64-392 44-428 0-428"
        "C-44-428-64-392-50-352Z",
        hair.lined,
    )
    mouth(g, -294)
    g.both(lambda side: side.dot(-57, -308, 7, OCHRE))


def _coronet(g: Canvas) -> None:
    rim = "M-58-442L-64-486L-32-464L0-500L32-464L64-486L58-442C30-434-30-434-58-442Z"
    g.path(rim, OCHRE.lined)
    for x, y in ((-64, -488), (0, -502), (64, -488)):
        g.dot(x, y, 8, RED)
    g.dot(0, -458, 8, GREEN)


# ---- Cavalier


def cavalier(canvas: Canvas, mark: str) -> None:
    """Draw a Cavalier and the head of his horse."""
    dress, horse, middle = DRESS[mark], HORSES[mark], canvas.centre()
    rider = middle.at(-36, 0)
    _riding_coat(rider, dress, horse.cloak)
    _ruff(rider)
    _plumed_head(rider, dress)
    middle.path("M190-66C120-26 40-52-22-92", LINE.wide(8))  # the reins
    _horse(middle, horse)
    _gloved_hand(middle)


def _riding_coat(g: Canvas, dress: Dress, cloak: Paint) -> None:
    g.path(
        "M-270 0V-108C-220-160-170-196-92-214C-50-226-30-230 0-230"
        "C40-230 84-222 112-190C138-158 146-80 146 0Z",
        cloak.lined,
    )
    g.path("M-132 0C-140-110-110-186-52-214L52-214C90-176 96-70 96 0Z", dress.robe.lined)
    g.path("M-60-150L40-150M-68-112L46-112M-72-74L50-74M-74-36L52-36", dress.seam.wide(5))
    for y in (-150, -112, -74, -36):
        for x in (-66 - (y + 150) * 0.02, -10, 46):
            g.dot(x, y, 7, dress.band)


def _ruff(g: Canvas) -> None:
    for i in range(9):
        angle = math.pi * i / 8
        g.dot(-72 * math.cos(angle), -236 + 20 * math.sin(angle), 18, PAPER.lined)


def _plumed_head(g: Canvas, dress: Dress) -> None:
    locks = "M-44-404C-82-392-92-340-86-300C-84-272-70-262-48-268Z"
    g.both(lambda side: side.path(locks, dress.hair.lined))
    face(g, -346, 46, 76)
    g.path(
        "M-26-305C-16-315-6-312 0-306C6-312 16-315 26-305C16-301 8-301 0-303C-8-301-16-301-26-305Z",
        dress.hair,
    )
    mouth(g, -291)
    g.path("M-66-404C-70-462-40-488 0-488C40-488 70-462 66-404Z", dress.robe.lined)
    ribbon = "M-68-424C-30-414 30-414 68-424L66-402C30-392-30-392-66-402Z"
    g.path(ribbon, dress.band.lined)
    g.path(
        "M-112-394C-80-412-40-404 0-404C40-404 80-412 112-394C76-376 40-382 0-382"
        "C-40-382-76-376-112-394Z",
        dress.robe.lined,
    )
    g.path(
        "M40-412C60-470 120-506 196-486C176-480 172-470 182-458C160-460 152-450 160-436"
        "C138-442 128-432 132-418C110-426 70-420 40-412Z",
        PAPER.lined,
    )
    g.path("M52-416C80-452 120-472 168-478", DETAIL)


def _horse(g: Canvas, horse: Horse) -> None:
    g.path(
        "M20 0C22-90 52-172 100-214L94-262L128-232C140-230 152-226 160-216"
        "C190-180 220-138 244-104C262-80 258-52 236-44C216-38 198-46 190-62"
        "C176-84 158-92 142-90C136-56 152-28 184 0Z",
        horse.coat.lined,
    )
    tuft = "M-12-4C-32 4-44 28-36 54C-18 46 4 32 14 8Z"
    near = ((100, -214, -24), (80, -188, -30), (62, -156, -38))
    for x, y, turn in (*near, (48, -122, -46), (38, -86, -54), (32, -48, -62)):
        g.at(x, y, turn).path(tuft, horse.mane.lined.wide(5))
    g.path("M100-214L94-262L128-232Z", horse.coat.lined)
    straps = (
        "M134-228C140-190 142-136 142-92M214-148C206-120 198-92 188-70"
        "M140-160C164-152 186-140 208-126"
    )
    g.path(straps, LINE.wide(17))
    g.path(straps, horse.bridle.wide(8))
    _muzzle(g, dark=horse.coat == BLACK)


def _muzzle(g: Canvas, dark: bool) -> None:
    line = PAPER_LINE if dark else LINE
    g.dot(168, -186, 9, PAPER if dark else BLACK)
    g.path("M152-198C160-206 176-204 182-194", line.wide(4))
    g.path("M238-82C233-88 227-86 225-80", line.wide(5))
    g.path("M238-50C226-52 214-54 206-62", line.wide(4))
    g.dot(190, -68, 10, OCHRE.lined)


def _gloved_hand(g: Canvas) -> None:
    place = g.at(-20, -92, 58)
    place.path(
        "M-24-18C-24-28 20-28 24-18C28-4 26 14 18 22C4 28-16 24-24 14C-29 6-28-8-24-18Z",
        PAPER.lined,
    )
    place.path("M-6-9H24M-6 2H25M-4 12H22", DETAIL)


# ---- Jack


def jack(canvas: Canvas, mark: str) -> None:
    """Draw a Jack."""
    dress, middle = DRESS[mark], canvas.centre()
    staff(middle, -420, -400)
    _tunic(middle, dress)
    _collar(middle, dress.accent)
    _capped_head(middle, dress)
    _WEAPONS[mark](middle)
    hand(middle, 188, -108, dress.accent)


def _tunic(g: Canvas, dress: Dress) -> None:
    right = "C40-226 70-220 110-208C202-188 256-152 300-104V0"
    left = "M-300 0V-104C-256-152-202-188-110-208C-70-220-40-226 0-226"
    g.path(f"{left}{right}Z", dress.robe.lined)
    g.path(f"M0-226{right}H0Z", dress.trim.lined)
    g.both(lambda side: side.path("M-132 0C-136-60-134-92-126-118", dress.seam))
    for y in (-46, -84, -122):
        g.dot(0, y, 9, PAPER.lined)


def _collar(g: Canvas, paint: Paint) -> None:
    g.path(
        "M-92-222L-118-168L-72-186L-44-144L0-180L44-144L72-186L118-168L92-222C40-240-40-240-92-222Z",
        paint.lined,
    )
    for x, y in ((-118, -164), (-44, -138), (44, -138), (118, -164)):
        g.dot(x, y, 10, OCHRE.lined)
    g.box(-22, -262, 44, 36, 0, PAPER.lined)


def _capped_head(g: Canvas, dress: Dress) -> None:
    g.path(
        "M-48-404C-92-392-100-330-94-286C-92-262-74-256-54-262L-40-300H40L54-262"
        "C74-256 92-262 94-286C100-330 92-392 48-404Z",
        dress.hair.lined,
    )
    face(g, -344, 46, 76)
    g.path(
        "M-48-350C-44-376-30-386-10-388C10-390 36-384 48-350C56-390 40-408 0-408"
        "C-40-408-56-390-48-350Z",
        dress.hair.lined,
    )
    mouth(g, -291)
    g.path(
        "M58-430C84-480 132-508 176-494C160-486 158-476 164-464"
        "C144-464 140-454 144-442C116-446 84-436 58-420Z",
        PAPER.lined,
    )
    g.path("M66-430C92-462 120-476 150-482", DETAIL)
    crown = "M-70-396C-108-440-62-490 6-484C80-478 112-436 72-396C30-408-30-408-70-396Z"
    g.path(crown, dress.robe.lined)
    brim = "M-74-406C-30-418 30-418 76-406L72-384C30-396-30-396-70-384Z"
    g.path(brim, dress.band.lined)
    g.dot(56, -424, 9, GREEN if dress.robe == RED else RED)


def _halberd(g: Canvas) -> None:
    g.path("M186-474L200-430H172Z", PAPER.lined)
    blade = "M194-420C220-430 238-424 248-408C252-384 246-366 236-352C226-372 212-380 194-380Z"
    g.path(blade, PAPER.lined)
    g.path("M178-412L144-400L178-388Z", PAPER.lined)
    g.box(174, -428, 24, 54, 5, OCHRE.lined)


def _spear(g: Canvas) -> None:
    blade = "M186-494C206-468 214-442 202-416L194-404H178L170-416C158-442 166-468 186-494Z"
    g.path(blade, PAPER.lined)
    g.path("M186-474V-412", DETAIL)
    g.box(172, -408, 28, 18, 5, OCHRE.lined)
    g.path("M180-390L160-346M186-390V-340M192-390L212-346", RED_LINE.wide(8))


def _pennon(g: Canvas) -> None:
    g.path("M192-468C216-482 230-452 254-464L244-430L254-392C230-384 216-412 192-398Z", RED.lined)
    diamond(g, 218, -432, 10, 14, OCHRE)
    g.path("M186-506L198-470H174Z", PAPER.lined)


def _morning_star(g: Canvas) -> None:
    star(g, 186, -440, 56, BLACK.edged(PAPER_INK, 6))
    g.dot(186, -440, 21, OCHRE.lined)
    g.dot(186, -440, 8, RED)
    g.box(172, -402, 28, 24, 5, OCHRE.lined)


_WEAPONS: dict[str, Callable[[Canvas], None]] = {
    "H": _halberd,
    "D": _pennon,
    "S": _spear,
    "C": _morning_star,
}
"""What the Jack of a suit holds."""

Figure = Callable[[Canvas, str], None]
"""Draws the upper half of a court card, given the suit's mark."""

COURTS: dict[str, Figure] = {
    "K": king,
    "Q": queen,
    "C": cavalier,
    "J": jack,
}
"""Rank code -> its figure."""
