"""The pictures of the tarocks I to X of Industrie und Glück: the three birds first.

Each counts its number or shows its name, and is one half of a card: the origin is the card's
centre, the belt lies from y -25 to 25, the panel's inner line at y -337 and x ±259. At most three
inks; one silhouette that is legible at 44 pixels.
"""

from __future__ import annotations

import math

from lessons.cardart.canvas import Canvas
from lessons.cardart.curves import polar, rows
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
    number,
)
from lessons.cardart.ornaments import leaf, rosette, tulip


def pagat(g: Canvas) -> None:
    """I: the Pagat is a bird, and sings alone."""
    g.path("M-214-40C-150-92-60-84 20-96C90-106 150-140 196-196", LINE.wide(12))
    for x, y, t, k in rows(
        "-190 -62 -66 62, -120 -86 12 54, 110 -124 118 62, 150 -150 30 64, -60 -86 150 52, "
        "60 -104 165 48"
    ):
        leaf(g, x, y, k, t)
    tulip(g, 196, -190, 1.05, 34)
    g.path(
        "M-52-176L-186-214C-176-194-164-182-150-176C-162-170-168-160-170-148"
        "C-130-144-90-140-56-140Z",
        GREEN.lined,
    )
    g.path(
        "M112-236C116-278 84-308 44-304C14-302-2-284-12-264C-34-226-90-206-92-166"
        "C-92-132-40-108 10-116C64-124 110-172 112-236Z",
        RED.lined,
    )
    g.path("M112-236C104-204 84-176 56-160C44-190 60-226 84-246Z", PAPER)
    g.path(
        "M10-240C-18-226-66-216-124-190C-92-150-28-136 14-158C42-174 40-220 10-240Z", GREEN.lined
    )
    g.path(
        "M-2-216C-28-206-62-198-92-184M6-196C-20-186-48-178-72-168M10-176C-12-166-34-160-50-156",
        PAPER_LINE.wide(5),
    )
    g.path("M104-268L150-256L108-246Z", OCHRE.lined)
    g.dot(74, -266, 11, PAPER)
    g.dot(75, -266, 7)
    g.path("M-6-116L-12-94M26-118L22-98")


def uhu(g: Canvas) -> None:
    """II: the Uhu, an owl, has two ears, two eyes and two feet."""
    g.path("M-224-44C-120-62 120-62 224-44", LINE.wide(12))

    def twig(q: Canvas) -> None:
        for x, y, t, k in ((150, -54, -26, 66), (182, -50, 26, 76), (214, -48, 74, 40)):
            leaf(q, x, y, k, t)

    g.both(twig)
    g.path(
        "M-104-322C-76-298-40-290 0-290C40-290 76-298 104-322C112-286 122-252 118-190"
        "C114-106 64-62 0-58C-64-62-114-106-118-190C-122-252-112-286-104-322Z",
        OCHRE.lined,
    )
    g.path("M-64-186C-68-116-42-78 0-72C42-78 68-116 64-186C40-204-40-204-64-186Z", PAPER.lined)
    for y, xs in ((-168, (-36, -12, 12, 36)), (-142, (-26, 0, 26)), (-116, (-14, 14))):
        for x in xs:
            g.path(f"M{x - 10} {y}C{x - 8} {y + 14} {x + 8} {y + 14} {x + 10} {y}", DETAIL)

    def side(q: Canvas) -> None:
        q.path("M-114-226C-150-190-152-110-92-66C-66-104-72-182-114-226Z", GREEN.lined)
        q.path(
            "M-112-188C-124-154-116-122-98-100M-98-170C-104-150-100-132-92-120", PAPER_LINE.wide(5)
        )
        q.path("M-10-272C-40-290-76-296-98-306C-94-290-92-282-86-270")
        q.dot(-48, -238, 42, PAPER.lined)
        q.dot(-46, -238, 24)
        q.dot(-40, -246, 8, PAPER)
        q.path("M-22-64V-42M-38-66V-42")

    g.both(side)
    g.path("M0-232L15-208L0-184L-15-208Z", BLACK)


def cockatoo(g: Canvas) -> None:
    """III: the Kakadu has three feathers in his crest."""
    g.path("M-236-56C-140-32 80-34 236-70", LINE.wide(12))
    for x, y, t, k in rows("158 -54 14 72, 200 -62 40 62, 216 -64 112 40, 176 -58 136 30"):
        leaf(g, x, y, k, t)
    g = g.at(30, 0)
    g.path(
        "M-60-128L-222-104C-242-98-248-80-236-68C-228-54-208-52-190-58L-40-84Z",
        BLACK.edged(PAPER_INK, 6),
    )
    g.path("M-110-108L-222-88M-100-92L-206-70", PAPER_LINE.wide(5))
    for turn, scale in ((-94, 1.1), (-60, 1.14), (-27, 1.02)):
        q = g.at(44, -218, turn, scale)
        q.path("M-14-16C-30-52-22-88 30-104C16-86 22-48 14-16Z", RED.lined)
        q.path("M-2-34C-8-54-4-70 8-84", PAPER_LINE.wide(5))
    g.path(
        "M90-210C92-244 66-260 38-254C6-250-10-224-12-198C-16-160-60-130-90-108"
        "C-100-84-78-56-40-54H24C78-62 108-104 106-150C106-172 86-190 90-210Z",
        PAPER.lined,
    )
    g.path(
        "M88-188C56-170 28-174-2-160C-4-110 6-74 24-54C78-62 108-104 106-150"
        "C106-170 96-178 88-188Z",
        RED.lined,
    )
    g.path(
        "M2-202C-60-178-114-140-152-80C-92-58-8-72 34-112C54-140 42-186 2-202Z",
        BLACK.edged(PAPER_INK, 6),
    )
    g.path(
        "M-6-166C-38-154-70-130-98-98M12-146C-14-138-40-120-62-90M20-122C4-114-12-104-26-86",
        PAPER_LINE.wide(5),
    )
    g.path(
        "M80-246C116-246 136-218 124-174C118-188 108-196 98-194C88-192 80-200 80-210Z", BLACK.lined
    )
    g.dot(54, -224, 10)
    g.dot(46, -198, 11, RED.detail)
    g.path("M-6-60V-38M20-60V-38")


def marabou(g: Canvas) -> None:
    """IIII: the Marabu stands among four bulrushes."""
    for x, top, bend in rows("-222 -286 6, -184 -150 10, 194 -266 -8, 230 -196 -6"):
        g.path(
            f"M{x - bend}-20C{x - bend} {number(top * 0.4)} {x} {number(top * 0.6)} {x} {top}",
            GREEN_LINE,
        )
        g.path(f"M{x} {top}V{top - 24}", GREEN_LINE.wide(5))
        g.box(x - 12, top, 24, 72, 12, RED)
    for x, t, k in rows(
        "-230 -8 96, -176 18 84, -198 4 60, 196 8 100, 216 -16 72, -140 24 48, 160 -24 50"
    ):
        leaf(g, x, -14, k, t)
    b = g.at(26, 0)
    b.path("M34-110L22-68L28-22M74-104L84-66L78-22", LINE.wide(10))
    b.path(
        "M-20-258C36-278 94-240 122-182C138-146 146-120 156-94C124-100 96-86 62-88"
        "C16-86-22-106-34-146C-46-188-44-238-20-258Z",
        BLACK,
    )
    b.path(
        "M8-222C46-206 78-176 98-134M2-192C30-176 52-154 66-122M0-160C18-148 32-132 42-112",
        PAPER_LINE.wide(5),
    )
    b.path("M-32-214C-46-170-38-120 20-92C-4-120-16-168-8-210Z", PAPER.lined)
    b.path(
        "M-58-230C-52-212-40-206-32-212C-26-200-10-204-8-216C6-216 14-232 6-244"
        "C10-262-6-272-18-266C-34-262-46-250-58-230Z",
        PAPER.lined,
    )
    b.path("M-50-240C-66-220-78-184-60-160C-40-174-34-204-34-226Z", RED.lined)
    b.path("M-74-286C-148-242-176-206-192-164C-142-190-98-216-60-240Z", PAPER.lined)
    b.path("M-178-182C-142-212-106-238-70-260", LINE.wide(5))
    b.path("M-18-258C-18-296-48-314-72-300C-90-288-88-256-64-243C-48-236-32-242-18-258Z", RED.lined)
    b.dot(-60, -278, 10, PAPER)
    b.dot(-61, -278, 6)


def crag(g: Canvas) -> None:
    """V: five edelweiss."""
    g.path(
        "M-262-18V-150L-238-200L-216-188L-150-284L-126-272L-66-328H66L126-272L150-284L216-188"
        "L238-200L262-150V-18Z",
        GREEN,
    )
    g.path(
        "M0-18V-230M-12-18C-36-70-90-110-120-180M12-18C36-70 90-110 120-180M-22-18"
        "C-60-52-110-62-170-78M22-18C60-52 110-62 170-78",
        PAPER_LINE,
    )

    def leaves(q: Canvas) -> None:
        leaf(q, 6, -70, 54, 26, PAPER)
        leaf(q, 96, -36, 54, 78, PAPER)

    g.both(leaves)
    _edelweiss(g, 0, -234, 76)
    for s in (-1, 1):
        _edelweiss(g, s * 132, -192, 66, s * 16)
        _edelweiss(g, s * 186, -90, 60, s * 8)


def _edelweiss(p: Canvas, x: float, y: float, r: float, turn: float = 0.0) -> None:
    wide, wider = number(r * 0.12), number(r * 0.3)
    for i in range(9):
        tip = r * (1, 0.84, 0.92)[i % 3]
        low, high, end = (number(-tip * share) for share in (0.2, 0.6, 1))
        p.at(x, y, turn + 40 * i).path(
            f"M0 0C{wide} {low} {wider} {high} 0 {end}C-{wider} {high} -{wide} {low} 0 0Z", PAPER
        )
    for i in range(5):
        p.dot(*polar(x, y, r * 0.24, 72 * i + turn), r * 0.16, OCHRE.lined)
    p.dot(x, y, r * 0.16, OCHRE.lined)


def hive(g: Canvas) -> None:
    """VI: six bees."""
    g.path(
        "M-120-68C-130-150-118-222-72-268C-46-292-24-300 0-300C24-300 46-292 72-268"
        "C118-222 130-150 120-68Z",
        OCHRE.lined,
    )
    for y, w in rows("-104 122, -144 122, -184 114, -222 99, -258 78"):
        g.path(
            f"M{-w} {y}C{number(-w * 0.5)} {y + 16} {number(w * 0.5)} {y + 16} {w} {y}",
            LINE.wide(5),
        )
    g.path("M-30-66V-90C-30-132 30-132 30-90V-66Z", BLACK.lined)
    g.path("M-16-312C-16-326 16-326 16-312L10-298H-10Z", RED.lined)
    g.box(-172, -68, 344, 22, 4, RED.lined)
    g.path("M-140-46V-20M140-46V-20", LINE.wide(14))
    for x, y, t in rows(
        "-158 -286 118, -206 -214 62, -190 -124 98, 158 -286 -118, 206 -214 -62, 190 -124 -98"
    ):
        _bee(g, x, y, t)


def _bee(p: Canvas, x: float, y: float, turn: float, s: float = 1.0) -> None:
    g = p.at(x, y, turn, s)
    for t in (-52, 52):
        g.at(0, -6, t).path("M0 0C16-10 18-38 0-46C-18-38-16-10 0 0Z", PAPER.lined.wide(5))
    g.path("M0-28C18-28 20 6 0 32C-20 6-18-28 0-28Z", OCHRE.lined)
    g.path("M-13-6H13M-12 8H12", LINE.wide(8))
    g.dot(0, -30, 10)


def coffee(g: Canvas) -> None:
    """VII: seven coffee beans."""
    g.path("M70-226C150-262 208-210 182-150C168-118 130-100 90-98", LINE.wide(28))
    g.path("M70-226C150-262 208-210 182-150C168-118 130-100 90-98", GREEN_LINE.wide(16))
    g.path(
        "M-70-110C-130-110-138-160-150-206C-154-222-166-232-184-238L-172-256"
        "C-136-250-118-232-112-206C-106-184-98-176-72-176Z",
        GREEN.lined,
    )
    g.path(
        "M-62-256C-66-212-104-172-104-120C-104-82-84-54-66-42H66C84-54 104-82 104-120"
        "C104-172 66-212 62-256Z",
        GREEN.lined,
    )
    g.path("M-72-222H72", PAPER_LINE)
    g.path("M-90-74H90", PAPER_LINE)
    rosette(g, 0, -148, 46, 8, PAPER, RED)

    def sprig(q: Canvas) -> None:
        tulip(q, -62, -132, 0.5, -20, PAPER, RED)
        q.path("M-40-118C-50-114-60-118-64-130", PAPER_LINE.wide(5))

    g.both(sprig)
    g.box(-78, -46, 156, 24, 6, RED.lined)
    g.path("M-72-256C-60-290-30-300 0-300C30-300 60-290 72-256Z", RED.lined)
    g.dot(0, -308, 12, RED.lined)
    g.path("M-196-256C-222-274-172-290-198-314M-164-262C-190-280-140-296-166-318")
    for x, y, t in rows(
        "-214 -52 12, -154 -50 -14, -184 -92 28, 138 -50 14, 200 -52 -10, 168 -86 -24, 216 -96 40"
    ):
        _bean(g, x, y, t)


def _bean(p: Canvas, x: float, y: float, turn: float) -> None:
    g = p.at(x, y, turn)
    g.ellipse(0, 0, 29, 20, 0, BLACK)
    g.path("M-26-3C-10-12 8 10 26 3", PAPER_LINE.wide(5))


def fiddle(g: Canvas) -> None:
    """VIII: the eight notes of the octave."""
    f = g.at(-54, -156, 62, 0.98)
    f.path("M-11-96L-8-246H8L11-96Z", BLACK.lined)
    f.path("M-30-262H-12M-30-244H-10M12-240H30M12-222H30", LINE.wide(9))
    f.path(
        "M-12-236C-14-256-28-260-26-278C-22-300 14-300 16-278C16-264-2-262-2-274M12-236L16-276",
        PAPER.lined,
    )
    f.path(
        "M0-112C26-112 76-108 76-66C76-52 70-46 74-34C54-36 46-20 46-6C46 12 58 24 80 22"
        "C80 36 96 50 96 80C96 132 40 144 0 144C-40 144-96 132-96 80C-96 50-80 36-80 22"
        "C-58 24-46 12-46-6C-46-20-54-36-74-34C-70-46-76-52-76-66C-76-108-26-112 0-112Z",
        RED.lined,
    )
    f.path(
        "M30-94C50-88 60-80 60-66C60-58 56-54 56-46M-30-94C-50-88-60-80-60-66"
        "C-60-58-56-54-56-46M66 36C72 48 80 60 80 80C80 118 36 128 0 128C-36 128-80 118-80 80"
        "C-80 60-72 48-66 36",
        OCHRE_LINE.wide(4).detail,
    )
    f.path("M-12-110L-15 8H15L12-110Z", BLACK.lined)
    f.path("M-13 80L-18 134H18L13 80Z", BLACK.lined)
    f.box(-30, 44, 60, 13, 3, OCHRE.lined)
    f.both(lambda q: q.path("M-30 10C-42 14-36 34-44 46C-50 56-56 66-46 74", PAPER_LINE.wide(8)))
    f.path("M-7-238V80M0-238V80M7-238V80", OCHRE_LINE.wide(3))
    for x, y in rows(
        "-226 -208, -176 -232, -122 -250, -66 -262, 78 -48, 126 -72, 172 -98, 214 -128"
    ):
        _note(g, x, y)


def _note(p: Canvas, x: float, y: float, turn: float = 0.0) -> None:
    g = p.at(x, y, turn)
    g.path("M14-4V-64C22-48 36-48 34-26")
    g.ellipse(0, 0, 17, 13, -20, BLACK)


def sheaf(g: Canvas) -> None:
    """IX: nine ears in the sheaf."""
    for i in (-4, 4, -3, 3, -2, 2, -1, 1, 0):
        _ear(g, i * 7, -104, i * 18.5, 118 + abs(i) * 3)
    g.path("M-44-118C-60-84-100-46-150-20H150C100-46 60-84 44-118Z", OCHRE.lined)
    for x in (-104, -54, 0, 54, 104):
        g.path(
            f"M{number(x * 0.3)}-98C{number(x * 0.4)}-74 {number(x * 0.7)}-46 {x}-22", LINE.wide(5)
        )
    g.path("M-50-128C-26-118 26-118 50-128L56-92C28-82-28-82-56-92Z", RED.lined)
    g.path(
        "M34-100C76-108 104-96 124-74C98-66 74-72 50-88C64-76 72-60 72-42C50-52 34-72 30-96Z",
        RED.lined,
    )

    def poppy(q: Canvas) -> None:
        q.path("M206-18V-66M206-22C192-26 182-34 178-48M206-22C220-26 230-34 234-48", LINE.wide(7))
        rosette(q, 206, -82, 34, 8, RED, BLACK)

    g.both(poppy)


def _ear(p: Canvas, x: float, y: float, turn: float, stalk: float) -> None:
    g = p.at(x, y, turn)
    g.path(f"M0 0V{-stalk}")
    for i in range(4):
        h = -stalk - i * 18
        for s in (-1, 1):
            g.path(
                (
                    f"M0 {h + 8}C{s * 4} {h - 6} {s * 12} {h - 17} {s * 21} {h - 19}"
                    f"C{s * 23} {h - 2} {s * 15} {h + 9} 0 {h + 8}Z"
                ),
                OCHRE.lined.wide(5),
            )
    h = -stalk - 64
    g.path(
        f"M0 {h + 6}C10 {h - 4} 10 {h - 20} 0 {h - 30}C-10 {h - 20}-10 {h - 4} 0 {h + 6}Z",
        OCHRE.lined.wide(5),
    )


def apples(g: Canvas) -> None:
    """X: ten apples."""
    g.path("M218-18L150-196M176-18L124-160", LINE.wide(8))
    g.path("M180-46H208M170-78H194M160-108H184")
    g.path("M-36-18C-18-50-18-100-28-146H28C18-100 18-50 36-18Z", BLACK)
    for x, y, r in rows(
        "0 -240 76, -92 -228 68, 92 -228 68, -162 -178 64, 162 -178 64, -96 -148 60, "
        "96 -148 60, 0 -174 86"
    ):
        g.dot(x, y, r, GREEN)
    g.path("M-8-42C-4-58-6-74-10-92M8-36C6-54 6-66 10-84", PAPER_LINE.wide(5))
    for x, y in rows(
        "0 -274, -76 -252, 76 -252, -150 -200, 150 -200, -46 -192, 46 -192, -112 -144, "
        "112 -144, 0 -132"
    ):
        g.dot(x, y, 27, PAPER)
        g.dot(x, y + 2, 20, RED)
        g.path(f"M{x} {y - 14}C{x} {y - 24} {x + 4} {y - 28} {x + 9} {y - 31}")
    h = g.at(-184, -32)
    spikes = []
    for i in range(15):
        r, a = (56, 43)[i % 2], math.radians(-92 + 9.5 * i)
        spikes.append((r * 1.05 * math.sin(a), -r * math.cos(a)))
    h.path("M" + "L".join(f"{number(x)} {number(y)}" for x, y in spikes) + "L36 4H-50Z", BLACK)
    h.path("M22-34C34-32 52-18 72-4C74 2 70 4 64 4H30C18-4 14-22 22-34Z", PAPER.lined)
    h.dot(70, -2, 7)
    h.dot(42, -14, 5)
    h.path("M-32-18L-24-8M-14-32L-8-22M-12-10L-4-2M4-20L8-10M-2-44L2-34", PAPER_LINE.wide(5))
