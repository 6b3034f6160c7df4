"""Outline the letters that the card faces need, so that a card needs no font.

    python tools/outline_letters.py path/to/vollkorn-latin-wght-normal.woff2 > letters.txt

Prints the table `GLYPHS` of `lessons/cardart/letters.py`: advance and outline of each character
in Vollkorn (SIL Open Font License), weight 700, lining figures, in thousandths of an em, y down.
Run it by hand when a new face needs a new letter; it asks for `fonttools` and `brotli`.
"""

from __future__ import annotations

import re
import sys

from fontTools.misc.transform import Transform
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

CHARACTERS = "0123456789ACDGJKOQRSUeikstßü"
WEIGHT = 700


def lining(font: TTFont) -> dict[str, str]:
    """Return glyph name -> name of its lining form, from the font's `lnum` feature."""
    table = font["GSUB"].table
    wanted = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "lnum"
        for index in record.Feature.LookupListIndex
    }
    forms: dict[str, str] = {}
    for index in wanted:
        for subtable in table.LookupList.Lookup[index].SubTable:
            forms.update(getattr(subtable, "ExtSubTable", subtable).mapping)
    return forms


def outline(font: TTFont, name: str) -> tuple[int, str]:
    """Return advance and path data of one glyph, in thousandths of an em."""
    scale = 1000 / font["head"].unitsPerEm
    glyphs = font.getGlyphSet()
    pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
    glyphs[name].draw(TransformPen(pen, Transform(scale, 0, 0, -scale, 0, 0)))
    return round(glyphs[name].width * scale), pen.getCommands()


def wrapped(path: str, width: int = 84) -> list[str]:
    """Break path data before a command, into lines that fit the house's line length."""
    lines = [""]
    for command in re.findall(r"[A-Z][^A-Z]*", path):
        if lines[-1] and len(lines[-1]) + len(command) > width:
            lines.append("")
        lines[-1] += command
    return lines


def main() -> None:
    """Print the table for the font named on the command line."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    font = instantiateVariableFont(TTFont(sys.argv[1]), {"wght": WEIGHT})
    names, forms = font.getBestCmap(), lining(font)
    for character in CHARACTERS:
        name = names[ord(character)]
        advance, path = outline(font, forms.get(name, name))
        print(f'    "{character}": Glyph(\n        {advance},')
        print("\n".join(f'        "{line}"' for line in wrapped(path)), "    ),", sep=",\n")


if __name__ == "__main__":
    main()
