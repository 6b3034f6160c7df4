"""The pictures of the Tyrolean trumps XI to XXI, and the Gstieß.

Each counts its number or shows its name, and is one half of a card: the origin is the card's
centre, the belt lies from y -25 to 25, the carved band above the picture at y -313, its sides at
x ±259. At most three inks; one silhouette that is legible at 44 pixels.
"""

from __future__ import annotations

import math

from lessons.cardart.canvas import Canvas
from lessons.cardart.courts import face
from lessons.cardart.curves import rows
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
from lessons.cardart.plants import daisy, fir


def accordion(g: Canvas) -> None:
    """XI: eleven buttons on the accordion."""
    for x in (-218, 214):
        daisy(g, x, 54, 24)
    g = g.at(0, -154, -7)
    for i in range(8):
        x = -84 + 26 * i
        lift = 14 + abs(i - 3.5) * 3
        fold = f"M{x}-{96 - lift:.0f}L{x + 13}-{108 - lift:.0f}L{x + 26}-{96 - lift:.0f}"
        low = f"V{84 - lift:.0f}L{x + 13} {96 - lift:.0f}L{x} {84 - lift:.0f}Z"
        g.path(fold + low, (PAPER if i % 2 else BLACK).lined)
    g.box(-196, -112, 112, 222, 12, RED.lined)
    g.box(124, -104, 76, 206, 12, RED.lined)
    for column, count, top in ((-162, 6, -84), (-120, 5, -68)):
        for i in range(count):
            g.dot(column, top + 33 * i, 12, PAPER.lined)
    rosette(g, 162, 0, 30, 8, PAPER, OCHRE)
    for y in (-66, 66):
        diamond(g, 162, y, 16, 22, OCHRE)
    g.path("M124-104C150-150 190-140 200-104", LINE.wide(8))
    g.path("M-196-112C-180-150-120-150-84-112", LINE.wide(8))


def dumplings(g: Canvas) -> None:
    """XII: a dozen dumplings, steaming."""
    g.path("M-150-240C-176-262-130-276-152-304M150-240C124-262 176-276 148-304")
    for y, count in ((-248, 3), (-204, 4), (-158, 5)):
        for i in range(count):
            x = round((i - (count - 1) / 2) * 70)
            g.dot(x, y, 39, OCHRE.lined)
            g.at(x, y).path("M-24-6C-22-18-14-25-4-26", PAPER_LINE.wide(5))
            for dx, dy, ink in ((8, -12, GREEN), (-10, 8, RED), (14, 12, GREEN)):
                g.dot(x + dx, y + dy, 5, ink.detail)
    g.path("M-206-142H206C200-84 140-40 84-34H-84C-140-40-200-84-206-142Z", GREEN.lined)
    g.path("M-206-142H206L200-120H-200Z", PAPER.lined)
    g.box(-84, -38, 168, 18, 4, GREEN.lined)
    rosette(g, 0, -78, 32, 8, PAPER, RED)

    def sprig(q: Canvas) -> None:
        tulip(q, 54, -76, 0.62, 78, PAPER, RED)
        q.path("M122-76C136-86 150-94 164-102", PAPER_LINE.wide(5))

    g.both(sprig)


def icicles(g: Canvas) -> None:
    """XIII: thirteen icicles from the roof of the hut."""
    g.path("M-280-18V-262H280V-18Z", BLACK)
    for y in (-66, -112, -158, -204):
        g.path(f"M-280 {y}H-110M110 {y}H280", PAPER_LINE.wide(4))
    g.box(-66, -148, 132, 100, 0, OCHRE.edged(PAPER_INK, 8))
    g.path("M0-148V-48M-66-98H66", LINE.wide(8))

    def shutter(q: Canvas) -> None:
        q.box(72, -152, 62, 108, 0, RED.edged(PAPER_INK, 5))
        q.at(103, -98, scale=0.36).path(
            "M0 46C-9 30-50 4-50-21C-50-40-37-48-25-48C-12-48-4-40 0-27"
            "C4-40 12-48 25-48C37-48 50-40 50-21C50 4 9 30 0 46Z",
            PAPER,
        )

    g.both(shutter)
    for i, length in enumerate((66, 92, 58, 104, 74, 48, 56, 44, 78, 98, 60, 88, 70)):
        hanging = g.at(-240 + 40 * i, -246)
        waist, near = number(length * 0.4), length - 20
        hanging.path(f"M-15 0C-11 {waist}-3 {near} 0 {length}C3 {near} 11 {waist} 15 0Z", PAPER)
    g.box(-270, -266, 540, 22, 0, RED.lined)
    hem = "c-8 20-32 20-40 0" * 14
    g.path(f"M-280-330H280V-272{hem}Z", PAPER.lined)


def woodpile(g: Canvas) -> None:
    """XIV: fourteen logs under their roof."""
    g.path("M-236-20V-268M236-20V-268", LINE.wide(16))
    for y, count in ((-64, 5), (-143, 4), (-222, 5)):
        for i in range(count):
            _log(g, (i - (count - 1) / 2) * 88, y, 17 * (i + count) + y)
    g.path("M-262-262H262L232-312H-232Z", RED.lined)
    g.path("M-150-264L-134-310M-50-264L-44-310M50-264L44-310M150-264L134-310", PAPER_LINE.wide(5))


def _log(g: Canvas, x: float, y: float, turn: float) -> None:
    g.dot(x, y, 41, BLACK)
    g.dot(x, y, 34, OCHRE)
    g.dot(x, y, 21, DETAIL)
    g.dot(x, y, 9, DETAIL)
    g.at(x, y, turn).path("M0-34V-14M-12 8L-28 20", LINE.wide(5))


def window_box(g: Canvas) -> None:
    """XV: fifteen geraniums before the window."""
    g.box(-92, -302, 184, 204, 0, BLACK.lined)
    for x, y in rows("-78 -288, 6 -288, -78 -196, 6 -196"):
        g.box(x, y, 72, 82, 2, PAPER)
    g.both(lambda q: q.path("M6-288H78V-206C62-238 36-262 6-272Z", OCHRE))

    def shutter(q: Canvas) -> None:
        q.box(104, -306, 112, 206, 4, GREEN.lined)
        q.box(120, -288, 80, 76, 2, PAPER_LINE.wide(5))
        q.box(120, -198, 80, 76, 2, PAPER_LINE.wide(5))
        diamond(q, 160, -250, 18, 24, PAPER)

    g.both(shutter)
    for x in range(-200, 201, 40):
        g.dot(x, -100 + abs(x) // 12, 34, GREEN)
    for x, y, length, turn in rows(
        "-196 -60 62 170, 196 -60 62 -170, -120 -56 58 186, 120 -56 58 -186"
    ):
        leaf(g, x, y, length, turn)
    for y, places in (
        (-150, (-100, -34, 34, 100)),
        (-116, (-168, -68, 0, 68, 168)),
        (-82, (-204, -118, -40, 40, 118, 204)),
    ):
        for x in places:
            g.dot(x, y, 25, PAPER)
            rosette(g, x, y, 27, 6, RED, OCHRE)
    g.box(-230, -58, 460, 40, 4, BLACK.edged(PAPER_INK, 6))
    for x in range(-180, 181, 60):
        diamond(g, x, -38, 18, 10, OCHRE)


def compass(g: Canvas) -> None:
    """XVI: the sixteen points of the compass."""
    x, y = 0, -169
    g.dot(x, y, 118, LINE)
    g.dot(x, y, 106, DETAIL)
    for turn, count, length, half, ink in (
        (22.5, 8, 104, 15, OCHRE),
        (45, 4, 118, 22, GREEN),
        (0, 4, 142, 28, RED),
    ):
        for i in range(count):
            point = g.at(x, y, turn + (360 / count) * i)
            shoulder = number(-half * 1.4)
            point.path(
                f"M0 0L-{half} {shoulder}L0-{length}L{half} {shoulder}Z", PAPER.lined.wide(5)
            )
            point.path(f"M0 0L0-{length}L{half} {shoulder}Z", ink.lined.wide(5))
    g.dot(x, y, 14, OCHRE.lined)
    for sx, sy in rows("-206 -262, 206 -262, -206 -72, 206 -72"):
        star(g, sx, sy, 24, GREEN)


def thistle(g: Canvas) -> None:
    """XVII: seventeen rays round the silver thistle."""
    x, y = 0, -166
    for i in range(12):
        spiny = g.at(x, y, 30 * i + 15)
        spiny.path("M0-70L-22-92L-10-100L-26-122L-8-124L0-158L8-124L26-122L10-100L22-92Z", GREEN)
    g.dot(x, y, 104, GREEN)
    for i in range(17):
        ray = g.at(x, y, 360 / 17 * i)
        ray.path("M-15-46C-20-80-10-108 0-128C10-108 20-80 15-46Z", PAPER.lined.wide(5))
        ray.path("M0-60V-98", DETAIL)
    g.dot(x, y, 58, OCHRE.lined)
    for i in range(14):
        g.at(x, y, 360 / 14 * i).path("M0-34V-48", RED_LINE.wide(8))
    for i in range(8):
        g.at(x, y, 45 * i).path("M0-14V-24", RED_LINE.wide(8))
    g.dot(x, y, 7, RED)
    for s in (-1, 1):
        leaf(g, s * 190, -22, 84, s * 24)
        leaf(g, s * 190, -22, 66, s * -34)


def fir_cone(g: Canvas) -> None:
    """XVIII: eighteen scales on the cone."""
    g.path("M-252-292C-160-316-60-306 0-290C60-306 160-316 252-292", LINE.wide(12))
    for i in range(13):
        x = 54 + 16 * i
        lift = -302 if 3 < i < 11 else -298
        for s in (-1, 1):
            g.path(f"M{s * x} {lift}L{s * (x + 26)} {lift + 60 - i}", _NEEDLE)
            if i % 2:
                g.path(f"M{s * x} {lift}L{s * (x + 28)} {lift - 26}", _NEEDLE)
    for y, places in (
        (-70, (0,)),
        (-104, (-44, 0, 44)),
        (-144, (-78, -26, 26, 78)),
        (-186, (-56, 0, 56)),
        (-226, (-72, -24, 24, 72)),
        (-262, (-40, 0, 40)),
    ):
        for x in places:
            scale = g.at(x, y, -x / 6)
            scale.path("M-36-34C-42 0-20 30 0 42C20 30 42 0 36-34C20-46-20-46-36-34Z", OCHRE.lined)
            scale.path("M-14 12C-6 20 6 20 14 12M0-14V8", LINE.wide(5))
    g.path("M-18-296C-18-282 18-282 18-296Z", BLACK.lined)
    daisy(g, -206, 66, 26)
    daisy(g, 206, 66, 26)


_NEEDLE = GREEN_LINE.wide(9)


def eagle(g: Canvas) -> None:
    """XIX: the red eagle of the Tyrol, nineteen feathers in wings and tail."""

    def wing(q: Canvas) -> None:
        for i, length in enumerate((150, 172, 184, 186, 176, 158, 132)):
            feather = q.at(-42, -212 + 9 * i, -42 - 21 * i)
            feather.path(
                f"M-13 0C-24-40-26-{length - 50} 0-{length}C22-{length - 40} 22-40 13 0Z",
                RED.edged(PAPER_INK, 6),
            )
        q.limb("-38 -190 20, -84 -226 18, -128 -216 14, -150 -186 10", OCHRE.lined.wide(5))
        for dx, dy in ((-160, -188), (-150, -172), (-144, -194)):
            q.dot(dx, dy, 9, OCHRE.lined.wide(4))
        q.path("M-34-92L-60-62M-60-62L-92-64M-60-62L-80-40M-60-62L-56-34", OCHRE_LINE.wide(10))

    for turn in (-44, 44, -22, 22, 0):
        tail = g.at(0, -112, 180 + turn)
        tail.path("M-12 0C-20-40-22-70 0-92C22-70 20-40 12 0Z", RED.edged(PAPER_INK, 6))
    g.both(wing)
    g.blob("0 -76, -34 -110, -46 -160, -34 -214, -22 -246, 22 -246, 34 -214, 46 -160, 34 -110", RED)
    for x, y in rows("-18 -200, 18 -200, 0 -180, -20 -160, 20 -160, 0 -140, -16 -120, 16 -120"):
        g.path(f"M{x - 9} {y}C{x - 7} {y + 11} {x + 7} {y + 11} {x + 9} {y}", PAPER_LINE.wide(5))
    g.path("M-24-236C-34-262-28-300 2-306C32-308 44-282 36-258L22-236Z", RED.edged(PAPER_INK, 5))
    g.path("M34-286C58-290 72-276 70-254C62-264 50-266 36-262Z", OCHRE.lined.wide(5))
    g.dot(14, -282, 7, PAPER)
    g.dot(15, -282, 3.5)


def mountain_fires(g: Canvas) -> None:
    """XX: twenty fires on the ridge, as on the Sunday of the Sacred Heart."""
    g.path(
        "M-280-18V-60L-234-72L-208-96L-182-92L-150-140L-118-148L-92-186L-58-204L-30-252L0-272"
        "L30-252L58-204L92-186L118-148L150-140L182-92L208-96L234-72L280-60V-18Z",
        BLACK,
    )
    g.path("M0-272L-26-226L-8-236L4-196L16-232L30-216Z", PAPER)

    def ridge(q: Canvas) -> None:
        for x, y in rows(
            "12 -272, 42 -232, 66 -204, 96 -186, 118 -154, 144 -148, 166 -118, 188 -98, 214 -98, "
            "242 -74"
        ):
            _flame(q, x, y)

    g.both(ridge)
    g.path("M-46-20V-76H-4V-20ZM-4-20V-64H58V-20Z", PAPER)
    g.path("M-54-72L-25-134L4-72ZM-4-62L10-92H44L66-62Z", RED.edged(PAPER_INK, 4))
    g.path("M-25-132V-154M-33-146H-17", PAPER_LINE.wide(5))
    g.path("M-32-20V-44C-32-56-18-56-18-44V-20ZM14-36V-52H26V-36ZM36-36V-52H48V-36Z", BLACK)
    for x, scale in ((-206, 0.44), (-150, 0.5), (-100, 0.42), (112, 0.46), (164, 0.5), (214, 0.42)):
        fir(g, x, scale)


def _flame(g: Canvas, x: int, y: int) -> None:
    fire = g.at(x, y)
    fire.path("M0-40C16-22 18-4 0 4C-18-4-16-22 0-40Z", RED.edged(PAPER_INK, 5))
    fire.path("M0-20C8-10 8-2 0 1C-8-2-8-10 0-20Z", OCHRE)


def full_moon(g: Canvas) -> None:
    """XXI: the Mond, “the big one”, full above the mountains."""
    x, y = 0, -182
    g.dot(x, y, 126, DETAIL)
    g.dot(x, y, 112, OCHRE.lined)
    for dx, dy, radius in rows("-70 -52 13, -82 -20 8, 64 -66 9, -58 58 10, 76 40 13, 30 84 8"):
        g.dot(x + dx, y + dy, radius, DETAIL)

    def features(q: Canvas) -> None:
        q.path("M18-206C28-222 52-222 62-206C52-196 28-196 18-206Z", PAPER.lined.wide(5))
        q.dot(40, -207, 8)
        q.path("M14-226C28-242 52-242 68-230", LINE.wide(6))
        q.dot(62, -166, 15, RED)

    g.both(features)
    g.path("M-4-204C-6-186-16-174-12-164C-6-158 6-158 12-164", LINE.wide(5))
    g.path("M-38-140C-16-118 16-118 38-140C16-128-16-128-38-140Z", RED.lined.wide(5))
    g.path(
        "M-280-18V-140L-232-92L-196-128L-150-76L-118-96L-72-46L-30-72L0-50L30-72L72-46L118-96"
        "L150-76L196-128L232-92L280-140V-18Z",
        BLACK.edged(PAPER_INK, 6),
    )
    for sx, sy, radius in rows("-214 -268 26, 214 -268 26, -190 -186 18, 190 -186 18"):
        star(g, sx, sy, radius, RED if radius > 20 else GREEN)


def gstiess(g: Canvas) -> None:
    """The Gstieß: a carnival runner with a carved mask and a crown of cock's feathers."""
    for i in range(13):
        plume = g.at(0, -176, -96 + 16 * i)
        ink = (GREEN, BLACK, RED)[min(i, 12 - i) % 3]
        tip = 104 + 4 * min(i, 12 - i)
        plume.path(
            f"M-13-20C-28-60-24-{tip - 18} 6-{tip}C22-{tip - 30} 24-60 13-20Z",
            ink.edged(PAPER_INK, 6),
        )
    _rags(g)
    _mask(g.at(0, -134, scale=1.04))


def _mask(g: Canvas) -> None:
    """The carved face with its moustache, under a cap with a mirror."""
    face(g, 0, 54, 88)
    g.path(
        "M0 36C-18 20-46 26-66 52C-42 48-16 52 0 42C16 52 42 48 66 52C46 26 18 20 0 36Z",
        BLACK.lined.wide(4),
    )
    g.path("M-16 60C-8 70 8 70 16 60C12 52-12 52-16 60Z", RED.lined.wide(4))
    g.path("M-68-26C-70-70-44-98 0-98C44-98 70-70 68-26C30-42-30-42-68-26Z", RED.lined)
    g.dot(0, -74, 32, OCHRE.lined)
    g.dot(0, -74, 20, PAPER.lined.wide(5))
    g.path("M-9-70L4-84", DETAIL)
    for i in range(7):
        angle = math.radians(-60 + 20 * i)
        g.dot(70 * math.sin(angle), 20 - 62 * math.cos(angle), 9, OCHRE.lined.wide(4))


def _rags(g: Canvas) -> None:
    """The coat of coloured rags, row over row, and the collar of bells."""
    inks: tuple[Paint, ...] = (RED, GREEN, OCHRE)
    for row, (y, half, count) in enumerate(((-44, 212, 9), (-74, 168, 7), (-100, 112, 5))):
        for i in range(count):
            x = -half + 2 * half * i / (count - 1)
            rag = g.at(x, y, x / 9)
            rag.path("M-30-26L-32 18L0 44L32 18L30-26Z", inks[(i + row) % 3].lined)
    g.path("M-84-78C-50-36 50-36 84-78L62-94C34-70-34-70-62-94Z", PAPER.lined)
    for x, y in rows("-64 -66, -33 -50, 0 -44, 33 -50, 64 -66"):
        g.dot(x, y, 13, OCHRE.lined)
        g.path(f"M{x} {y}V{y + 12}", LINE.wide(4))
