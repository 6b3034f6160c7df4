"""The pictures of the Tyrolean trumps I to X: what lives, grows and is played on the alp.

Each counts its number or shows its name, and is one half of a card: the origin is the card's
centre, the belt lies from y -25 to 25, the carved band above the picture at y -313, its sides at
x ±259. At most three inks; one silhouette that is legible at 44 pixels.
"""

from __future__ import annotations

from lessons.cardart.canvas import Canvas
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
)
from lessons.cardart.ornaments import leaf, rosette
from lessons.cardart.plants import bloom, daisy, fir, grass, oak_leaf


def marmot(g: Canvas) -> None:
    """I: the Pagat, “the little one”, is a marmot that whistles alone on its rock."""
    bloom(g, 206, 0.62, 8)
    daisy(g, -206, 70, 24, -6)
    g.blob("-168 -22!, -140 -58, -60 -72, 40 -66, 120 -52, 160 -22!", BLACK)
    g.line("-112 -44, -60 -54, -10 -52", PAPER_LINE.wide(5))
    g.limb("-30 -80 40, -92 -104 44, -140 -98 36, -172 -78 8", OCHRE.lined)
    g.path("M-142-112C-158-106-168-94-172-78C-156-76-144-80-132-82Z", BLACK)
    g.blob(
        "-58 -62!, -78 -110, -66 -166, -44 -202, -38 -240, -18 -276, 20 -292, 58 -284, 84 -262, "
        "98 -242, 92 -224, 62 -214, 56 -196, 70 -154, 76 -104, 62 -62!",
        OCHRE.lined,
    )
    g.blob("2 -74, -18 -120, 0 -172, 26 -180, 48 -150, 52 -104, 34 -72", PAPER)
    g.blob("-18 -272, -32 -286, -20 -302, -4 -288", OCHRE.lined)
    g.blob("96 -252, 106 -240, 98 -226, 84 -238", BLACK)
    g.path("M66-214H84V-192H66ZM75-214V-194", PAPER.lined.wide(4))
    g.dot(44, -254, 11)
    g.dot(47, -257, 4, PAPER)
    g.line("10 -232, 34 -220, 56 -216", DETAIL)
    g.limb("-14 -168 34, 22 -144 28, 58 -152 22", OCHRE.lined)
    g.path("M58-162L70-168M62-152L76-154M58-142L70-138", LINE.wide(5))
    for x in (-32, 34):
        g.blob(f"{x - 30} -58!, {x - 22} -74, {x + 10} -76, {x + 30} -58!", OCHRE.lined)


def chamois(g: Canvas) -> None:
    """II: the two hooked horns of the chamois."""
    for x, turn in ((-214, -10), (214, 10)):
        bloom(g, x, 0.66, turn)
    g.path("M-64-142C-104-112-128-70-136-20H136C128-70 104-112 64-142Z", BLACK)

    def side(q: Canvas) -> None:
        q.limb("-24 -192 28, -34 -240 22, -50 -284 17, -82 -302 12, -104 -272 2", BLACK)
        q.path("M-30-216L-42-212M-36-238L-48-236", PAPER_LINE.wide(5))
        q.blob("-50 -176!, -92 -210, -142 -214, -158 -198, -128 -168, -86 -150, -54 -150!", BLACK)
        q.line("-70 -176, -104 -190, -132 -194", PAPER_LINE.wide(5))

    g.both(side)
    g.path(
        "M0-204C-42-204-66-184-62-152C-58-112-42-92-38-66C-36-44-22-34 0-34"
        "C22-34 36-44 38-66C42-92 58-112 62-152C66-184 42-204 0-204Z",
        PAPER.lined,
    )

    def cheek(q: Canvas) -> None:
        q.path(
            "M-24-194C-46-186-62-172-60-146C-56-110-42-90-38-66L-20-78C-26-112-22-146-16-178Z",
            BLACK,
        )
        q.ellipse(-38, -146, 10, 8, 24, OCHRE)
        q.dot(-38, -146, 4)

    g.both(cheek)
    g.path("M-22-62C-22-74 22-74 22-62C20-44 10-38 0-38C-10-38-20-44-22-62Z", BLACK)
    g.path("M0-46V-36M0-38C-10-30-18-32-22-40M0-38C10-30 18-32 22-40", PAPER_LINE.wide(4))


def three_peaks(g: Canvas) -> None:
    """III: the Three Peaks, Drei Zinnen."""
    g.dot(204, -246, 42, RED)
    g.path(
        "M-280-18V-96L-226-118L-212-206L-184-228L-158-214L-134-118L-106-132L-94-246L-62-292"
        "L-24-306L16-286L34-226L46-138L76-150L92-222L124-244L154-226L176-120L214-98L280-78V-18Z",
        BLACK,
    )
    for facet in (
        "M-184-222L-204-200L-214-130L-196-154L-190-118L-176-164Z",
        "M-26-298L-62-280L-86-240L-92-150L-66-196L-58-138L-38-212L-22-240Z",
        "M124-238L98-216L84-152L104-178L112-134L124-186Z",
    ):
        g.path(facet, PAPER)
    g.path("M-16-270L-4-190M8-262L16-196M140-212L150-156M-166-196L-156-146", PAPER_LINE.wide(5))
    g.path("M-280-18V-74C-190-58-120-96-40-72C50-46 120-84 280-50V-18Z", GREEN.edged(PAPER_INK, 6))
    for x, y, length, turn in rows("-214 -44 46 0, -186 -40 38 8, 176 -40 38 -8, 206 -42 48 0"):
        leaf(g, x, y, length, turn, PAPER)
    g.path("M-20-18C-4-34-60-42-52-62", PAPER_LINE.wide(9))


def alpine_roses(g: Canvas) -> None:
    """IIII: four blossoms of the alpine rose."""
    g.path(
        "M0-18C-6-70 4-110 0-150M0-70C-40-84-76-100-108-150M0-70C40-84 76-100 108-150", GREEN_LINE
    )
    for x, y, length, turn in rows(
        "0 -34 96 -70, 0 -34 96 70, -34 -82 90 -96, 34 -82 90 96, -60 -96 70 -150, 60 -96 70 150, "
        "-128 -176 104 -78, 128 -176 104 78, -120 -200 96 -34, 120 -200 96 34, "
        "-26 -270 92 -64, 26 -270 92 64"
    ):
        leaf(g, x, y, length, turn)
    for x, y in ((-118, -184), (118, -184), (0, -240), (0, -120)):
        _alpine_rose(g, x, y)


def _alpine_rose(g: Canvas, x: int, y: int) -> None:
    g.dot(x, y, 50, PAPER)
    rosette(g, x, y, 66, 5, RED.edged(PAPER_INK, 6), OCHRE.lined.wide(4))
    g.around(x, y, 5, lambda q: q.at(0, 0, 36).path("M0-14V-38", LINE.wide(4)))
    g.around(x, y, 5, lambda q: q.at(0, 0, 36).dot(0, -40, 6, OCHRE.lined.wide(4)))


def target(g: Canvas) -> None:
    """V: five shots in the marksmen's target."""
    for x, y, length, turn in rows(
        "-150 -40 92 -30, -172 -96 88 -52, -176 -158 84 -66, -164 -220 80 -50, -132 -270 66 -30"
    ):
        oak_leaf(g, x, y, length, turn)
        oak_leaf(g, -x, y, length, -turn)
    y = -168
    for radius, ink in ((134, PAPER), (116, GREEN), (88, PAPER), (58, RED), (26, PAPER)):
        g.dot(0, y, radius, ink.lined)
    for x, shot in rows("-8 -174, 34 -142, -52 -206, 62 -222, -30 -92"):
        g.dot(x, shot, 15, PAPER)
        g.dot(x, shot, 11)


def snow_crystal(g: Canvas) -> None:
    """VI: the six arms of a snow crystal."""
    for x in (-226, 226):
        fir(g, x, 0.86)
    x, y = 0, -170
    arm = "M0 0V-124M0-46L-26-70M0-46L26-70M0-78L-32-108M0-78L32-108"
    g.around(x, y, 6, lambda q: q.path(arm, GREEN_LINE.wide(15)))
    g.around(x, y, 6, lambda q: q.path("M0-20V-112", PAPER_LINE.wide(4)))
    g.around(x, y, 6, lambda q: q.path("M0-140L11-124L0-108L-11-124Z", RED.edged(PAPER_INK, 4)))
    g.around(x, y, 6, lambda q: q.at(0, 0, 30).path("M0-30L14-52L0-78L-14-52Z", GREEN))
    rosette(g, x, y, 30, 6, PAPER, RED)


def cheese(g: Canvas) -> None:
    """VII: the cheese has seven holes."""
    g.path("M-214-146L96-252C168-246 214-212 226-164L-214-146Z", OCHRE.lined)
    g.path("M-214-146L226-164V-46L-214-22Z", OCHRE.lined)
    g.path("M40-240L128-226", DETAIL)
    for x, y, radius in rows(
        "-170 -86 22, -104 -58 20, -84 -112 24, -18 -70 26, 56 -108 24, 116 -68 28, 182 -112 24"
    ):
        g.dot(x, y, radius, PAPER.lined)
        g.path(
            f"M{x - radius + 9} {y - 3}C{x - radius + 11} {y - 12} {x - 6} {y - radius + 8} {x} "
            f"{y - radius + 9}",
            DETAIL,
        )
    mouse = g.at(-64, -196, -19, 1.12)
    mouse.line("-60 -8, -104 -2, -128 -26, -112 -54", LINE.wide(9))
    mouse.blob("-74 0!, -84 -38, -54 -72, -8 -76, 34 -62, 66 -38, 92 -18, 84 -4, 50 0!", BLACK)
    mouse.dot(26, -66, 26, BLACK.edged(PAPER_INK, 5))
    mouse.dot(28, -64, 12, RED)
    mouse.dot(62, -34, 6, PAPER)
    mouse.dot(94, -16, 8, RED)
    mouse.path("M-34-6C-46-30-30-52-8-48", PAPER_LINE.wide(5))
    mouse.path("M82-8L112-2M82-12L114-16", DETAIL)


def spinning_wheel(g: Canvas) -> None:
    """VIII: eight spokes in the spinning wheel."""
    g.path("M-180-100L-196-20M-60-92L-40-20M190-74L214-20M120-80L92-20", LINE.wide(14))
    g.path("M70-176L38-86M70-176L128-80", LINE.wide(12))
    g.dot(70, -176, 114, RED.lined)
    g.dot(70, -176, 92, PAPER.lined)
    g.around(70, -176, 8, lambda q: q.path("M0-20V-90", LINE.wide(13)))
    g.around(70, -176, 8, lambda q: q.path("M0-44V-66", PAPER_LINE.wide(5)))
    g.dot(70, -176, 26, OCHRE.lined)
    g.dot(70, -176, 8)
    g.path("M-236-112L226-88L222-62L-236-84Z", OCHRE.lined)
    g.path("M-176-108V-186", LINE.wide(12))
    g.path(
        "M-176-306C-204-296-220-250-212-208C-206-184-148-184-142-208C-134-250-150-296-176-306Z",
        PAPER.lined,
    )
    g.path("M-196-196C-198-236-190-268-180-284M-160-196C-156-236-164-268-172-284", DETAIL)
    g.path("M-216-236C-196-224-156-224-136-236L-138-216C-158-206-194-206-214-216Z", RED.lined)
    g.path("M-142-210C-100-176-90-150-74-122M-74-122C-40-230 0-286 70-290", LINE.wide(4))
    g.dot(-76, -120, 16, RED.lined)


def ninepins(g: Canvas) -> None:
    """IX: nine pins, the King among them, and the ball."""
    for x in (-150, -50, 50, 150):
        _pin(g, x, -164, crowned=x == 50)
    for x in (-214, -122, -30, 62, 154):
        _pin(g, x, -34)
    g.dot(226, -58, 38, BLACK.edged(PAPER_INK, 8))
    g.path("M202-66C204-78 212-86 222-88", PAPER_LINE)
    g.dot(230, -66, 5, PAPER)
    g.dot(244, -58, 5, PAPER)


def _pin(g: Canvas, x: int, y: int, crowned: bool = False) -> None:
    pin = g.at(x, y, scale=0.88)
    pin.path(
        "M-24 0C-40-28-38-58-16-80C-12-86-12-90-16-96C-24-112-16-130 0-130"
        "C16-130 24-112 16-96C12-90 12-86 16-80C38-58 40-28 24 0Z",
        (OCHRE if crowned else RED).lined,
    )
    pin.path("M-20-76C-8-70 8-70 20-76M-14-92C-6-88 6-88 14-92", PAPER_LINE.wide(6))
    if crowned:
        pin.path("M-24-126L-30-152L-12-140L0-158L12-140L30-152L24-126Z", RED.lined.wide(5))


def rake_and_scythe(g: Canvas) -> None:
    """X: a rake of ten teeth, crossed with a scythe."""
    for x in (-222, 222):
        daisy(g, x, 70, 28, 0, RED, OCHRE)
    grass(g, 0)
    scythe = g.at(0, -138, -40)
    scythe.path("M0 170V-132", LINE.wide(22))
    scythe.path("M0 168V-130", OCHRE_LINE.wide(10))
    scythe.path("M0 0H38M0 86H38", LINE.wide(14))
    blade = "M16-144C-50-172-150-158-196-64C-138-104-76-116-12-104Z"
    scythe.path(blade, BLACK.edged(PAPER_INK, 6))
    scythe.path("M-8-132C-66-148-126-132-162-96", PAPER_LINE.wide(5))
    rake = g.at(0, -138, 40)
    rake.path("M0 170V-124", LINE.wide(22))
    rake.path("M0 168V-122", OCHRE_LINE.wide(10))
    for i in range(10):
        rake.path(f"M{-90 + 20 * i}-126V-164", LINE.wide(9))
    rake.path("M0-60L-54-116M0-60L54-116", LINE.wide(8))
    rake.box(-108, -138, 216, 26, 8, RED.lined)
    rosette(g, 0, -138, 30, 8, RED.edged(PAPER_INK, 5), OCHRE)
