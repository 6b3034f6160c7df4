"""The pictures of the tarocks XI to XXI of Industrie und Glück, and the Sküs.

Each counts its number or shows its name, and is one half of a card: the origin is the card's
centre, the belt lies from y -25 to 25, the panel's inner line at y -337 and x ±259. At most three
inks; one silhouette that is legible at 44 pixels.
"""

from __future__ import annotations

import math

from lessons.cardart.canvas import Canvas
from lessons.cardart.courts import face
from lessons.cardart.curves import polar, rows
from lessons.cardart.inks import (
    BLACK,
    DETAIL,
    GREEN,
    GREEN_INK,
    GREEN_LINE,
    LINE,
    OCHRE,
    PAPER,
    PAPER_INK,
    PAPER_LINE,
    RED,
    number,
)
from lessons.cardart.ornaments import leaf, rosette, star, tulip


def ibex(g: Canvas) -> None:
    """XI: eleven rings on the horn of the ibex."""
    _horn(g)
    g.path(
        "M-60-196C-4-200 50-178 92-132C130-104 190-98 264-96V-18H-112C-90-60-84-90-96-116Z", BLACK
    )
    g.path(
        "M-40-206C-62-226-92-224-112-206C-136-182-168-150-196-128C-214-116-216-92-196-84"
        "C-172-78-150-92-126-96C-104-92-84-94-66-106Z",
        BLACK,
    )
    g.path("M-146-92C-156-72-160-52-154-30C-136-44-124-66-122-90Z", BLACK)
    g.path("M-44-198C-24-210 6-208 24-190C6-172-24-170-44-180Z", BLACK.edged(PAPER_INK, 5))
    g.ellipse(-108, -178, 13, 9, 0, PAPER)
    g.dot(-109, -177, 6)
    g.path("M-200-104C-190-104-182-106-176-112M-66-106C-80-96-100-94-120-96", PAPER_LINE.wide(5))
    g.path("M-14-140C24-124 52-96 62-58M-44-122C-16-102 4-74 12-44", PAPER_LINE)
    g.path(
        "M-186-102C-206-112-218-140-214-184M-212-146C-200-160-188-176-182-196M-214-184"
        "C-220-210-216-230-208-250"
    )
    for x, y, r in ((-222, -198, 27), (-176, -212, 27), (-206, -254, 27)):
        rosette(g, x, y, r, 6, RED, OCHRE)


def _horn(g: Canvas) -> None:
    """Draw the horn along an arc of an ellipse, with its eleven rings."""

    def spine(share: float) -> tuple[float, float, float, float]:
        """Return the middle line's place, the direction across it, and half the width there."""
        angle = math.radians(208 + 168 * share)
        dx, dy = 132 * math.cos(angle), 130 * math.sin(angle)
        return 62 + dx, -150 + dy, math.atan2(dy, dx), 25 - 20 * share

    def aside(share: float, out: float) -> str:
        x, y, across, _ = spine(share)
        return f"{number(x + out * math.cos(across))} {number(y + out * math.sin(across))}"

    shares = [i / 24 for i in range(25)]
    outer = [aside(share, spine(share)[3]) for share in shares]
    inner = [aside(share, -spine(share)[3]) for share in reversed(shares)]
    g.path("M" + "L".join(outer + inner) + "Z", OCHRE.lined)
    for i in range(11):
        share = (i + 0.8) / 12.6
        half = spine(share)[3]
        g.path(f"M{aside(share, 3 - half)}L{aside(share, half + 7)}", LINE.wide(11))


def church(g: Canvas) -> None:
    """XII: twelve hours on the church clock."""

    def house(q: Canvas) -> None:
        q.path("M104-18V-88H236V-18Z", PAPER.lined)
        q.path("M88-84L170-168L252-84Z", RED.lined)
        q.path("M152-18V-48C152-72 188-72 188-48V-18Z", BLACK)
        q.path("M118-34V-60H134V-34ZM206-34V-60H222V-34Z", BLACK)
        q.path("M170-136L184-118L170-100L156-118Z", PAPER)

    g.both(house)
    g.path("M-92-18V-200H92V-18Z", PAPER.lined)
    g.path("M-108-212H108L92-192H-92Z", RED.lined)
    g.path(
        "M-58-212C-52-226-82-232-80-252C-76-282-20-272-6-308H6C20-272 76-282 80-252"
        "C82-232 52-226 58-212Z",
        GREEN.lined,
    )
    g.path("M-24-220C-28-240-22-260-6-274M24-220C28-240 22-260 6-274", PAPER_LINE.wide(5))
    g.path("M0-306V-330M-10-321H10")
    g.dot(0, -112, 76, GREEN.lined)
    g.dot(0, -112, 66, PAPER)
    for i in range(12):
        x, y = polar(0, -112, 51, 30 * i)
        g.dot(x, y, 10, RED)
    g.path("M0-112V-144M0-112L20-100", LINE.wide(8))
    g.dot(0, -112, 8)
    for x, y in rows("-172 -262, -212 -218, 176 -274, 204 -226"):
        g.path(
            f"M{x - 24} {y - 10}C{x - 14} {y - 16} {x - 4} {y - 8} {x} {y}"
            f"C{x + 4} {y - 8} {x + 14} {y - 16} {x + 24} {y - 10}"
        )


def grapes(g: Canvas) -> None:
    """XIII: thirteen grapes."""
    g.path("M-244-272C-160-318-70-316 0-292C70-274 160-280 244-310", LINE.wide(12))
    g.path(
        "M0-292C4-276 0-266 0-250M-190-298C-200-272-190-240-168-210M190-292"
        "C200-272 190-240 168-210",
        LINE.wide(9),
    )
    _vine_leaf(g, -160, -206, 202, 0.86)
    _vine_leaf(g, 160, -206, 158, 0.86)
    g.both(lambda q: q.path("M-214-100C-222-58-176-38-160-60C-150-78-176-90-182-72", GREEN_LINE))
    r = 30
    for count, y in rows("5 -222, 4 -172, 3 -122, 1 -72"):
        for i in range(count):
            x = (i - (count - 1) / 2) * 58
            g.dot(x, y, r + 3, BLACK.edged(PAPER_INK, 6))
            g.path(
                (
                    f"M{number(x - 16)} {y - 6}"
                    f"C{number(x - 15)} {y - 14} {number(x - 9)} {y - 18} {number(x - 3)} {y - 18}"
                ),
                PAPER_LINE.wide(5),
            )


def _vine_leaf(p: Canvas, x: float, y: float, turn: float, s: float = 1.0) -> None:
    g = p.at(x, y, turn, s)
    half = rows(
        "0 0, 16 16, 40 16, 50 2, 72 4, 82 -22, 64 -34, 54 -44, 74 -52, 84 -80, 62 -92, "
        "40 -86, 28 -80, 32 -104, 18 -122, 0 -140"
    )
    corners = [*half, *([-a, b] for a, b in half[-2:0:-1])]
    d = "M" + "L".join(f"{a} {b}" for a, b in corners)
    g.path(d + "Z", GREEN.edged(GREEN_INK, 9))
    g.path("M0 0V-108M0-14L-54-16M0-14L54-16M0-34L-52-70M0-34L52-70", PAPER_LINE.wide(5))


def fir(g: Canvas) -> None:
    """XIV: fourteen candles."""
    g.path("M-18-20L-14-70H14L18-20Z", BLACK)
    for top, bottom, half in rows("-104 -64 200, -156 -106 152, -210 -164 108, -260 -218 62"):
        _bough(g, top, bottom, half)
    star(g, 0, -304, 20, OCHRE.lined)
    for x, y in rows(
        "-180 -68, -94 -84, 94 -84, 180 -68, -130 -112, -46 -126, 46 -126, 130 -112, -92 -168, "
        "0 -176, 92 -168, -50 -222, 50 -222, 0 -80"
    ):
        _candle(g, x, y)


def _bough(g: Canvas, top: int, bottom: int, half: int) -> None:
    """One tier of the fir, with a hem of four bows."""
    near, far, up, down = number(half * 0.2), number(half * 0.6), top - 20, bottom - 12
    data = f"M0 {top - 66}C{near} {up} {far} {down} {half} {bottom}"
    for i in range(4):
        first, second, end = (
            number(half - half / 8 * k) for k in (4 * i + 1, 4 * i + 3, 4 * i + 4)
        )
        data += f"C{first} {bottom + 18} {second} {bottom + 18} {end} {bottom}"
    g.path(f"{data}C-{far} {down} -{near} {up} 0 {top - 66}Z", GREEN.edged(PAPER_INK, 6))


def _candle(p: Canvas, x: float, y: float) -> None:
    g = p.at(x, y)
    g.box(-7, -30, 14, 30, 2, PAPER.lined)
    g.path("M0-70C13-54 13-40 0-34C-13-40-13-54 0-70Z", OCHRE.lined.wide(5))


def wheel(g: Canvas) -> None:
    """XV: fifteen gondolas of the great wheel in Vienna."""

    def tree(q: Canvas) -> None:
        q.path("M196-20V-80", LINE.wide(10))
        for x, y, r in rows("196 -124 38, 172 -98 28, 222 -98 28, 196 -92 30"):
            q.dot(x, y, r, GREEN)
        q.path("M184-136C188-146 196-150 206-148", PAPER_LINE.wide(5))

    g.both(tree)
    y = -184
    g.path(f"M0 {y}L-84-20M0 {y}L84-20M-44-96H44", LINE.wide(11))
    g.dot(0, y, 112, LINE)
    g.dot(0, y, 88, LINE)
    for i in range(15):
        x1, y1 = polar(0, y, 112, 24 * i)
        g.path(f"M0 {y}L{number(x1)} {number(y1)}", DETAIL)
    for i in range(15):
        x1, y1 = polar(0, y, 114, 24 * i)
        g.box(x1 - 19, y1 - 15, 38, 30, 5, RED.lined)
        g.box(x1 - 10, y1 - 8, 20, 10, 1, PAPER)
    rosette(g, 0, y, 26, 8, RED, PAPER)


def stove(g: Canvas) -> None:
    """XVI: sixteen tiles of the stove."""
    x0, w, h, top = -4, 54, 50, -298
    g.box(x0 - 18, -88, 4 * w + 36, 70, 4, PAPER.lined)
    m = x0 + 2 * w
    g.path(f"M{m - 40}-18V-44C{m - 40}-84 {m + 40}-84 {m + 40}-44V-18Z", BLACK.lined)
    g.path(
        (
            f"M{m}-74C{m + 24}-56 {m + 28}-40 {m + 18}-24H{m - 18}"
            f"C{m - 28}-38 {m - 16}-48 {m - 14}-56C{m - 8}-50 {m - 2}-58 {m}-74Z"
        ),
        RED,
    )
    g.box(x0 - 4, top, 4 * w + 8, 4 * h, 0, PAPER.lined)
    for r in range(4):
        for c in range(4):
            x, y = x0 + w * c + w / 2, top + h * r + h / 2
            g.box(x - w / 2 + 3, y - h / 2 + 3, w - 6, h - 6, 4, GREEN)
            g.around(x, y, 4, lambda q: q.path("M0-2C9-9 9-18 0-25C-9-18-9-9 0-2Z", PAPER))
    g.box(x0 - 18, top - 20, 4 * w + 36, 20, 4, RED.lined)
    g.box(x0 - 18, -98, 4 * w + 36, 16, 4, RED.lined)
    g.box(-246, -74, 216, 16, 3, RED.lined)
    g.path("M-178-58V-18M-58-58V-18", LINE.wide(12))
    g.path("M-198-84C-244-94-240-30-206-42", LINE.wide(14))
    g.path(
        "M-188-282L-160-254C-146-260-130-260-116-254L-88-282L-80-226C-80-206-88-194-98-186"
        "C-66-162-56-124-60-74H-212C-216-124-208-162-178-186C-188-194-196-206-196-226Z",
        BLACK,
    )
    g.path(
        "M-168-224C-164-214-154-214-150-224M-126-224C-122-214-112-214-108-224", PAPER_LINE.wide(5)
    )
    g.path("M-145-206H-131L-138-198Z", PAPER)
    g.path(
        "M-178-184C-156-172-120-172-98-184L-94-172C-118-158-158-158-182-172Z",
        RED.edged(PAPER_INK, 4),
    )
    g.path("M-154-80V-128M-122-80V-128M-82-84C-78-108-86-122-96-132", PAPER_LINE.wide(5))


def tree(g: Canvas) -> None:
    """XVII: seventeen blossoms, eight in each half and one on the belt."""
    g.path("M0-24V-210", GREEN_LINE.wide(11))

    def side(q: Canvas) -> None:
        q.path(
            "M0-60C-60-66-130-60-176-102M0-110C-50-120-110-120-150-176M0-160"
            "C-40-176-90-186-112-250M0-210C-20-222-36-240-42-262",
            GREEN_LINE,
        )
        for x, y, t, k in rows(
            "-70 -66 -10 50, -126 -72 -140 46, -62 -120 -12 48, -112 -138 -130 44, "
            "-46 -178 -6 44, -92 -208 -120 40"
        ):
            leaf(q, x, y, k, t)
        tulip(q, -170, -96, 0.82, -66)
        rosette(q, -156, -190, 34, 8, RED, OCHRE)
        tulip(q, -112, -244, 0.84, -24)

    g.both(side)
    rosette(g, -52, -288, 26, 6, OCHRE, RED)
    rosette(g, 52, -288, 26, 6, OCHRE, RED)


def mountain(g: Canvas) -> None:
    """XVIII: eighteen stars over the mountain."""
    g.path(
        "M-262-18V-100L-222-128L-200-112L-150-156L-104-126L-18-250C-8-258 8-258 18-250L104-126"
        "L150-156L200-112L222-128L262-100V-18Z",
        BLACK,
    )
    g.path("M0-238L42-176L22-136L8-164L-10-118L-26-156L-44-132L-50-162Z", PAPER)
    g.both(lambda q: q.path("M150-140L180-112L164-86L152-108L138-88L126-116Z", PAPER))

    def firs(q: Canvas) -> None:
        for x, h in rows("234 84, 192 66, 152 56, 116 44"):
            for k in range(3):
                q.path(
                    (
                        f"M{x} {number(-16 - h + k * h * 0.24)}"
                        f"L{number(x + 14 + 7 * k)} {number(-16 - h * 0.5 + k * h * 0.26)}"
                        f"H{number(x - 14 - 7 * k)}Z"
                    ),
                    GREEN.edged(PAPER_INK, 4),
                )
        for x, y in rows(
            "54 -304, 108 -304, 162 -304, 216 -304, 81 -258, 135 -258, 189 -258, 162 -212, 216 -212"
        ):
            star(q, x, y, 22, RED)

    g.both(firs)


def steamer(g: Canvas) -> None:
    """XIX: nineteen windows of the Danube steamer."""
    for x, y, r in rows("-14 -292 20, -58 -288 26, -114 -286 32, -182 -280 38"):
        g.dot(x, y, r)
        g.at(x, y, 0, r / 38).path(
            "M24-8C24-26-22-30-22-2C-22 18 10 18 10 2C10-8-4-10-6 0", PAPER_LINE.wide(7)
        )
    g.path("M-22-168V-262H26V-168Z", RED.lined)
    g.path("M-22-262V-280H26V-262Z", BLACK.lined)
    g.path("M180-180V-296M176-288L30-240")
    g.path("M180-294L122-282L140-266L122-250L180-246Z", RED.lined)
    g.box(-176, -170, 350, 44, 4, PAPER.lined)
    g.box(-190, -182, 378, 14, 4, RED.lined)
    for i in range(9):
        g.box(-164 + 37 * i, -160, 26, 26, 3, BLACK)
    g.path("M-250-132H250C236-90 222-60 196-40H-196C-224-60-240-90-250-132Z", BLACK)
    g.path("M-240-116H240", PAPER_LINE)
    for s in (-1, 1):
        for i in range(5):
            g.dot(s * (96 + 28 * i), -88, 10, PAPER)
    g.path("M-76-40V-66C-76-108-40-126 0-126C40-126 76-108 76-66V-40Z", RED.lined)
    for i in range(5):
        inner, outer = (polar(0, -56, radius, -72 + 36 * i) for radius in (20.8, 52))
        spoke = "L".join(f"{number(dx)} {number(dy)}" for dx, dy in (inner, outer))
        g.path(f"M{spoke}", PAPER_LINE.wide(7))
    crests = "".join(
        f"C{number(x + 16)}-62 {number(x + 48)}-62 {number(x + 64)}-40"
        for x in range(-288, 288, 64)
    )
    g.path(f"M-288-20V-40{crests}V-20Z", GREEN.edged(PAPER_INK, 6))


def sun(g: Canvas) -> None:
    """XX: twenty rays, ten in each half."""
    g = g.at(0, -14)
    for i in range(10):
        a = -81 + 18 * i
        r = 250 + 50 * math.cos(math.radians(a)) ** 2
        q = g.group(f"rotate({number(a)})")
        if i % 2 == (0 if i < 5 else 1):
            q.path(f"M-20-166L0 {number(-r)}L20-166Z", RED.lined)
        else:
            m = (166 + r) / 2
            q.path(
                (
                    f"M-20-166C-34 {number(-m + 10)}-2 {number(-m - 10)}-6 {number(-r)}"
                    f"C26 {number(-m - 20)} 8 {number(-m + 10)} 20-166Z"
                ),
                OCHRE.lined,
            )
    g.dot(0, 0, 164, OCHRE.lined)
    g.dot(0, 0, 146, DETAIL)

    def side(q: Canvas) -> None:
        q.path("M26-74C36-92 66-92 78-74C66-62 38-62 26-74Z", PAPER.lined)
        q.dot(52, -76, 10)
        q.path("M20-98C36-114 66-114 84-98")
        q.dot(86, -46, 18, RED)

    g.both(side)
    g.path("M-14-92C-8-70-12-48-18-20M14-92C8-70 12-48 18-20", LINE.wide(5))


def moon(g: Canvas) -> None:
    """XXI: the Mond."""
    g.path(
        "M48-306C-66-330-158-262-158-176C-158-92-66-26 48-52C10-62-16-82-22-104"
        "C-14-107-4-108-2-114C-6-118-12-120-14-124C-6-128-2-131-3-136C-10-139-16-144-16-151"
        "C-4-153 16-157 18-165C8-181-14-194-16-216C-16-250 12-290 48-306Z",
        OCHRE.lined,
    )
    g.path("M-46-196C-40-204-28-204-22-196M-50-212C-42-220-28-220-20-212", LINE.wide(5))
    g.dot(-33, -196, 6)
    g.dot(-50, -150, 13, RED.detail)
    g.path("M-124-176C-124-220-100-256-66-274M-124-160C-118-120-90-90-60-78", DETAIL)
    for x, y, r in rows(
        "96 -212 34, 186 -286 24, 196 -150 26, 110 -90 22, 60 -262 17, 150 -222 13, "
        "222 -222 15, 58 -150 15, -204 -276 22, -212 -96 20"
    ):
        star(g, x, y, r, RED if r > 23 else GREEN if r > 18 else BLACK)


def skues(g: Canvas) -> None:
    """The Sküs: a jester in a cap of two colours."""
    g.path("M-280 0V-30C-220-88-160-122-84-136H0V0Z", RED.lined)
    g.path("M280 0V-30C220-88 160-122 84-136H0V0Z", GREEN.lined)
    g.both(lambda q: q.path("M-160 0C-162-50-158-70-150-86"))
    g.path(
        "M-104-140L-138-78L-84-98L-48-50L0-90L48-50L84-98L138-78L104-140C50-160-50-160-104-140Z",
        PAPER.lined,
    )
    for x, y in rows("-138 -74, -48 -44, 48 -44, 138 -74"):
        g.dot(x, y, 11, OCHRE.lined)
    g.path(
        "M0-292C-40-330-110-330-158-268C-172-250-190-246-200-258C-196-214-150-196-120-214"
        "C-96-226-84-206-70-176L-54-150H0Z",
        GREEN.lined,
    )
    g.path(
        "M0-292C40-330 110-330 158-268C172-250 190-246 200-258C196-214 150-196 120-214"
        "C96-226 84-206 70-176L54-150H0Z",
        RED.lined,
    )
    for s in (-1, 1):
        g.dot(s * 206, -262, 14, OCHRE.lined)
    f = g.at(0, -218, scale=0.94)
    face(f, 0, 50, 84)
    f.path("M-20 46C-10 56 10 56 20 46C14 62-14 62-20 46Z", RED.lined.wide(4))
    g.path("M-54-262C-40-280-20-284 0-300C20-284 40-280 54-262C30-270-30-270-54-262Z", OCHRE.lined)
