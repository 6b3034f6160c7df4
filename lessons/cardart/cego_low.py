"""The animals of the Cego trumps 1 to 10: small creatures first.

Where it is natural the picture counts its number: the snail's two horns, the cock's three sickle
feathers, the bee's four wings, the hedgehog's five apples, and so on to the ten tail feathers.
Each is one half of a card: the origin is the card's centre, the ground and the belt's edge lie at
y -20. At most three inks; one silhouette that is legible at 44 pixels.
"""

from __future__ import annotations

import math

from lessons.cardart.canvas import Canvas
from lessons.cardart.curves import Point, outline, rows
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
    Paint,
)
from lessons.cardart.ornaments import diamond
from lessons.cardart.plants import (
    bloom,
    clover,
    daisy,
    fir,
    mushroom,
    oak_leaf,
)


def hare(g: Canvas) -> None:
    """1: the Pfeife as a hare."""
    g = g.at(-10, -8, scale=1.16)
    g.path(
        "M134-168C140-182 128-200 108-208C102-211 96-213 90-214"
        "C106-250 104-300 82-326C60-304 56-254 64-216C52-256 32-290 6-302"
        "C0-270 18-226 42-202C22-188 2-172-22-166C-86-156-136-120-146-72"
        "C-166-86-184-68-172-46C-165-36-152-33-142-38C-136-24-120-20-100-20H-8"
        "C0-20 0-33-12-36L-42-40C-34-62-4-74 18-78C30-62 36-46 38-20H74"
        "C82-20 82-31 72-35L64-38C64-62 74-82 88-102C100-118 102-130 98-140"
        "C112-142 128-150 134-168Z",
        BLACK,
    )
    g.dot(104, -180, 7, PAPER)
    g.path("M80-306C70-284 68-250 74-226M16-284C22-262 34-236 46-220", PAPER_LINE.wide(5))
    g.path("M-40-42C-26-70-34-104-70-112C-100-116-122-96-124-70", PAPER_LINE.wide(6))
    for x, y in rows("-62 -132, -40 -138, -18 -138, 2 -132"):
        diamond(g, x, y, 7, 6, PAPER)
    g.path("M118-160L160-172M118-156L162-156", DETAIL.wide(3))
    bloom(g, 170, 0.6, 14)
    bloom(g, -196, 0.6, -10)


def snail(g: Canvas) -> None:
    """2: two horns."""
    clover(g, -226, 44, 0.95, -8)
    g.blob(
        "-206 -20!, -160 -46, -80 -66, 30 -66, 92 -92, 116 -144, 142 -186, "
        "176 -198, 202 -178, 204 -144, 188 -106, 192 -66, 226 -20!",
        GREEN,
    )
    for x, y, tx, ty in ((158, -186, 134, -290), (184, -188, 212, -286)):
        bow = (x + tx) / 2 + (3 if tx > x else -3)
        g.limb(f"{x} {y} 22, {bow:.0f} {(y + ty) / 2:.0f} 13, {tx} {ty} 11", GREEN)
        g.dot(tx, ty, 13)
    shell = (
        "-14 -306, 54 -292, 102 -246, 116 -180, 98 -112, 46 -70, -20 -58, -86 -74, "
        "-132 -124, -146 -190, -122 -252, -74 -294"
    )
    g.blob(shell, PAPER.edged(PAPER_INK, 14))
    g.blob(shell, RED)
    turns = [math.radians(6 + i * 27.5) for i in range(36)]
    radii = [124 - i * 3.2 for i in range(36)]
    spiral = [
        Point(-12 + r * math.cos(a), -176 + r * math.sin(a))
        for a, r in zip(turns, radii, strict=True)
    ]
    g.path(outline(spiral, closed=False), PAPER_LINE.wide(12))
    g.dot(-12, -176, 13, OCHRE)
    g.line("-150 -34, -60 -44, 40 -42, 120 -44, 160 -70", PAPER_LINE.detail.wide(6))


def cock(g: Canvas) -> None:
    """3: three sickle feathers."""
    daisy(g, 206, 64, 22, 6, OCHRE, RED)
    for s in (
        "-40 -130 30, -84 -226 44, -150 -282 46, -214 -262 34, -244 -186 3",
        "-46 -124 30, -92 -184 40, -148 -212 42, -196 -184 30, -214 -122 3",
        "-20 -128 26, -84 -140 36, -136 -142 36, -170 -112 24, -178 -66 3",
    ):
        g.limb(s, GREEN.edged(PAPER_INK, 7))
    for s in (
        "-96 -234, -148 -268, -204 -246",
        "-106 -188, -150 -200, -188 -172",
        "-100 -134, -136 -136, -158 -108",
    ):
        g.line(s, PAPER_LINE.detail.wide(5))
    for x in (20, 66):
        g.line(f"{x - 6} -84, {x} -56, {x - 2} -34", LINE.wide(11))
        g.line(f"{x - 2} -50, {x - 18} -56", LINE.wide(7))
        g.line(f"{x - 18} -31, {x - 2} -36!, {x + 20} -31", LINE.wide(8))
    g.limb("22 -136 96, 20 -100 46, 15 -68 17", RED)
    g.limb("66 -136 96, 68 -100 44, 61 -68 17", RED)
    g.blob(
        "98 -326, 124 -316, 136 -294, 130 -270, 142 -240, 160 -200, 154 -152, "
        "112 -108, 52 -90, -4 -96, -48 -120, -78 -172!, -34 -166, 6 -176, 36 -204, "
        "54 -248, 70 -298",
        RED,
    )
    g.blob(
        "64 -304, 46 -340, 62 -362, 80 -336!, 84 -370, 104 -378, 110 -338!, "
        "126 -360, 144 -354, 138 -322, 126 -300, 96 -300",
        RED,
    )
    g.blob("132 -290, 146 -280, 150 -254, 138 -238, 126 -250, 122 -276", RED.edged(PAPER_INK, 5))
    g.blob("134 -312!, 156 -304, 178 -288!, 154 -284, 134 -286!", OCHRE.lined.wide(5))
    g.dot(110, -302, 9, PAPER)
    g.dot(111, -302, 4.5)
    for x, y in ((76, -244), (98, -240), (118, -232)):
        g.line(f"{x + 6} {y - 22}, {x + 4} {y}, {x - 4} {y + 22}", PAPER_LINE.wide(6))
    g.blob("-50 -156!, 8 -160, 66 -170, 104 -158, 92 -128, 44 -114, -6 -124", PAPER)
    g.blob("-28 -149!, 12 -150, 62 -158, 90 -150, 80 -134, 42 -124, 2 -132", OCHRE)
    g.line("-6 -142, 40 -144, 84 -146", PAPER_LINE.detail.wide(5))


def bee(g: Canvas) -> None:
    """4: four wings."""
    clover(g, -206, 48, 1.0, -8)
    clover(g, -160, 22, 0.7, 10)
    bloom(g, 200, 0.6, 8)
    g = g.at(16, -190, -22, 1.06)

    def wings(q: Canvas) -> None:
        q.blob("14 -34!, 70 -96, 140 -128, 184 -104, 176 -62, 120 -34, 50 -18", OCHRE.lined)
        q.blob("14 -14!, 74 -14, 124 6, 138 40, 108 58, 62 38, 22 6", OCHRE.lined)
        q.line("24 -32, 84 -68, 148 -100", PAPER_LINE.wide(5))
        q.line("80 -44, 116 -58, 160 -76", PAPER_LINE.detail.wide(5))
        q.line("30 -8, 74 8, 108 36", PAPER_LINE.wide(5))
        q.line("12 -116, 26 -142, 46 -152", LINE.wide(7))
        q.line("26 40, 54 72, 46 100", LINE.wide(7))

    g.both(wings)
    g.blob("0 118!, -24 92, -42 52, -38 14, -14 -10, 14 -10, 38 14, 42 52, 24 92")
    g.blob("0 -76, 28 -66, 38 -40, 28 -12, 0 -4, -28 -12, -38 -40, -28 -66")
    g.blob("0 -126, 24 -116, 30 -96, 18 -78, -18 -78, -30 -96, -24 -116")
    for y, w in ((18, 31), (46, 34), (74, 24)):
        g.line(f"{-w} {y - 3}, 0 {y + 6}, {w} {y - 3}", OCHRE_LINE.wide(13))
    g.line("-26 -8, 0 2, 26 -8", PAPER_LINE.wide(5))
    g.line("-20 -78, 0 -72, 20 -78", PAPER_LINE.wide(5))
    g.path("M0-58L10-42L0-26L-10-42Z", OCHRE)
    g.both(lambda q: q.ellipse(16, -102, 4.5, 9, -24, PAPER))


def hedgehog(g: Canvas) -> None:
    """5: five apples."""
    g.path(outline([*_spines(), Point(112, -20, True), Point(-200, -20, True)]), BLACK)
    g.blob(
        "70 -178!, 112 -164, 140 -134, 172 -96, 206 -76, 222 -62, 214 -48, "
        "186 -42, 150 -34, 132 -20!, 40 -20!"
    )
    g.line("74 -176, 58 -128, 66 -84, 94 -46", PAPER_LINE.wide(7))
    g.dot(142, -104, 8, PAPER)
    g.dot(216, -62, 11, RED)
    g.blob("72 -140!, 86 -184, 104 -190, 120 -174, 122 -138!")
    g.line("94 -146, 98 -166, 108 -166, 108 -146", PAPER_LINE.wide(6))
    g.line("162 -56, 180 -60, 196 -58", PAPER_LINE.wide(5))
    for x in (-120, -60, 60, 112):
        g.line(f"{x} -28, {x + 30} -28", LINE.wide(10))
    for x, y in rows("-138 -112, -106 -180, -34 -206, 38 -180, -34 -130"):
        g.dot(x, y, 32, PAPER)
        g.dot(x, y, 26, RED)
        g.line(f"{x - 14} {y + 4}, {x - 14} {y - 8}, {x - 6} {y - 16}", PAPER_LINE.detail.wide(5))
    for x, y in rows(
        "-164 -62, -124 -60, -84 -66, -44 -60, -4 -66, 34 -60, -88 -110, 16 -104, 24 -138, -82 -146"
    ):
        g.line(f"{x} {y + 10}, {x - 4} {y - 10}", PAPER_LINE.wide(5))


def _spines() -> list[Point]:
    """The jagged back of the hedgehog."""
    corners = []
    for i in range(47):
        angle = math.radians(184 + 3 * i) - (0.05 if i % 2 else 0)
        reach = 1.0 if i % 2 else 0.875
        x, y = -34 + 186 * reach * math.cos(angle), -40 + 216 * reach * math.sin(angle)
        corners.append(Point(x, y, True))
    return corners


def stag_beetle(g: Canvas) -> None:
    """6: six legs."""
    for x, t in ((-230, -14), (230, 14)):
        oak_leaf(g, x, -22, 74, t)
    g = g.at(0, -4)

    def side(q: Canvas) -> None:
        q.line("40 -196, 112 -236!, 128 -290, 158 -304", LINE.wide(12))
        q.line("50 -152, 132 -160!, 166 -112, 196 -108", LINE.wide(12))
        q.line("46 -96, 116 -100!, 138 -56, 150 -24", LINE.wide(12))
        q.line("34 -262, 74 -284!, 86 -306", LINE.wide(7))
        q.dot(88, -310, 9)
        q.blob(
            "8 -262!, 34 -266, 60 -312, 60 -356, 30 -390, 14 -394!, 32 -362, 34 -344, "
            "10 -334!, 32 -322, 28 -296, 6 -284!"
        )

    g.both(side)
    g.blob("-40 -276!, 40 -276!, 50 -254, 40 -236!, -40 -236!, -50 -254")
    g.blob("-58 -238!, 58 -238!, 70 -214, 60 -190!, -60 -190!, -70 -214")
    g.line("-50 -236, 50 -236", PAPER_LINE.wide(5))
    g.blob("-62 -184!, 62 -184!, 76 -130, 62 -66, 30 -22, 0 -10, -30 -22, -62 -66, -76 -130", RED)
    g.line("-60 -187, 60 -187", PAPER_LINE.wide(6))
    g.line("0 -184, 0 -12", PAPER_LINE.wide(6))
    g.both(lambda q: q.line("30 -166, 42 -120, 34 -70", PAPER_LINE.wide(5)))
    g.both(lambda q: q.dot(30, -255, 6, PAPER))
    g.path("M0-228L9-214L0-200L-9-214Z", OCHRE)


def trout(g: Canvas) -> None:
    """7: seven spots."""
    pond, g = g, g.group("translate(8 -4) rotate(-8 0 -180) scale(1.04)")
    g.path(
        "M206-176C160-252 40-276-62-230C-100-214-128-196-150-180L-224-236"
        "C-232-204-226-182-212-168C-230-150-238-124-232-100L-152-152"
        "C-110-118-58-96 2-94C86-92 160-122 206-176Z",
        GREEN,
    )
    g.path(
        "M-46-238C-22-282 30-296 66-280C48-268 46-258 52-250ZM-40-102"
        "C-60-80-84-70-104-72C-100-92-94-106-86-120ZM60-96C56-74 40-58 18-54"
        "C16-70 20-86 28-98Z",
        GREEN,
    )
    g.path("M138-228C116-196 116-156 140-124", PAPER_LINE)
    g.dot(168, -186, 12, PAPER)
    g.dot(170, -186, 6)
    for x, y in rows("92 -206, 48 -190, 4 -204, -36 -184, -78 -194, 84 -160, 30 -146"):
        g.dot(x, y, 13, PAPER)
        g.dot(x, y, 8, RED)
    g.path("M-170-178L-204-206M-172-168L-208-168M-170-158L-210-128", PAPER_LINE.wide(5))
    _waves(pond)


def _waves(g: Canvas) -> None:
    for y, aside in ((-46, 0), (-68, 30)):
        for x in range(-210 + aside, 200 + aside, 70):
            g.path(
                f"M{x - 18} {y}C{x - 8} {y - 14} {x + 8} {y - 14} {x + 18} {y}", GREEN_LINE.wide(6)
            )


def salamander(g: Canvas) -> None:
    """8: eight spots."""
    mushroom(g, 204, 0.8)
    mushroom(g, 244, 0.46)
    g = g.at(-6, -2)

    def foot(x: int, y: int, turn: int) -> None:
        place = g.at(x, y, turn)
        for toe in (-46, 0, 46):
            place.at(0, 0, toe).line("0 0, 2 -24", LINE.wide(10))

    for s, f in (
        ("86 -196 34, 56 -238 26, 70 -276 17", (70, -276, 4)),
        ("112 -182 34, 158 -172 26, 186 -136 17", (186, -136, 130)),
        ("-40 -118 38, -74 -166 28, -112 -186 17", (-112, -186, -62)),
        ("0 -104 38, 26 -66 26, 62 -56 17", (62, -56, 96)),
    ):
        g.limb(s)
        foot(*f)
    g.limb(
        "-236 -100 3, -206 -66 16, -158 -58 28, -108 -76 42, -50 -106 58, "
        "16 -130 72, 80 -166 74, 122 -212 62, 142 -246 54"
    )
    g.blob(
        "116 -232, 124 -268, 146 -304, 178 -326, 206 -318, 212 -286, 196 -252, 168 -230, 140 -222"
    )
    for x, y, a, b, t in rows(
        "184 -296 13 9 -50, 150 -256 17 11 -60, 112 -196 24 14 -50, 66 -150 20 13 -20, "
        "14 -138 25 13 -30, -40 -102 19 12 -30, -96 -84 21 11 -24, -156 -60 17 8 -6"
    ):
        g.ellipse(x, y, a, b, t, OCHRE)


def lynx(g: Canvas) -> None:
    """9: nine spots."""
    fir(g, 222, 0.8)

    def body(q: Canvas, paint: Paint) -> None:
        q.limb("78 -160 76, 78 -96 46, 70 -52 36, 78 -14 54", paint)
        q.limb("118 -160 60, 136 -98 42, 140 -52 32, 150 -14 50", paint)
        q.limb("-122 -170 104, -108 -108 60, -130 -66 38, -116 -14 54", paint)
        q.limb("-146 -184 84, -174 -110 50, -196 -66 32, -186 -14 48", paint)
        q.blob(
            "70 -252, 10 -226, -60 -218, -120 -236, -164 -226, -190 -184, -180 -140, "
            "-120 -126, -50 -116, 30 -110, 96 -110, 138 -136, 148 -190, 130 -230",
            paint,
        )
        q.limb("-160 -204 40, -202 -222 34, -226 -254 30, -226 -276 24", paint)

    g.contoured(OCHRE, body)

    def head(q: Canvas, paint: Paint) -> None:
        q.blob(
            "54 -362!, 46 -296, 24 -222!, 58 -228, 74 -198!, 94 -212, 112 -204, "
            "130 -212, 150 -198!, 166 -228, 200 -222!, 178 -296, 170 -362!, 138 -322, "
            "112 -326, 86 -322",
            paint,
        )

    g.contoured(OCHRE, head)
    for x, y, d in ((54, -360, -5), (170, -360, 5)):
        g.line(f"{x} {y}, {x + d} {y - 34}", LINE.wide(8))
    g.blob("-210 -246!, -209 -268, -216 -286, -230 -290, -243 -280, -244 -256!", BLACK.lined)

    def side(q: Canvas) -> None:
        q.blob("52 -338!, 54 -314, 50 -296!, 38 -308, 34 -316!")
        q.blob("14 -276!, 28 -288, 44 -284!, 32 -272")
        q.line("56 -262, 64 -246", LINE.wide(6))
        q.line("46 -244, 52 -228", LINE.wide(6))

    g.at(112, 0).both(side)
    g.blob("112 -256, 134 -244, 138 -226, 122 -216, 112 -220, 102 -216, 86 -226, 90 -244", PAPER)
    g.path("M98-256H126L112-238Z", BLACK)
    g.path("M112-238V-226", LINE.wide(5))
    g.line("52 -114, 60 -140, 56 -168", LINE.wide(5))
    g.line("-72 -118, -66 -152, -92 -190", LINE.wide(5))
    for x in (66, 82, 140, 156, -128, -112):
        g.path(f"M{x}-40V-24", DETAIL)
    for x, y in rows(
        "-148 -196, -114 -164, -104 -206, -58 -186, -40 -150, -18 -194, -4 -158, 22 -200, 32 -158"
    ):
        g.ellipse(x, y, 14, 10, -18)


def capercaillie(g: Canvas) -> None:
    """10: ten tail feathers."""
    fir(g, 222, 0.8)
    fan = g.at(-64, -132)
    for i in range(10):
        q = fan.at(0, 0, -106 + i * 13.6)
        q.path("M0 0L-18-176C-15-200 15-200 18-176Z", BLACK.edged(PAPER_INK, 6))
        q.dot(0, -160, 7, PAPER)
    for x in (0, 48):
        g.limb(f"{x} -110 60, {x + 2} -74 32, {x} -36 15")
        g.line(f"{x - 18} -31, {x} -36!, {x + 22} -31", LINE.wide(8))
    g.blob(
        "98 -366, 126 -358, 138 -336, 134 -318!, 130 -300, 138 -284!, 124 -284, "
        "128 -266!, 116 -262, 128 -232, 136 -196, 122 -142, 84 -104, 28 -90, "
        "-40 -100, -96 -120, -124 -110!, -104 -146, -64 -176, 0 -196, 42 -224, "
        "58 -272, 64 -330",
        BLACK.edged(PAPER_INK, 6),
    )
    g.blob("124 -352!, 152 -346, 164 -322!, 146 -330, 128 -326!", OCHRE.lined.wide(5))
    g.blob("92 -352, 108 -358, 122 -348, 108 -344", RED)
    g.dot(106, -336, 7, PAPER)
    g.blob("104 -256, 120 -226, 124 -190, 108 -168, 88 -190, 84 -226", GREEN)
    g.blob("-92 -130!, -40 -158, 20 -172, 64 -160, 60 -128, 14 -108, -40 -112", PAPER)
    g.blob("-74 -131!, -36 -148, 18 -162, 54 -152, 50 -132, 12 -116, -36 -120", OCHRE)
    g.line("-40 -134, 6 -140, 44 -142", LINE.wide(5))
