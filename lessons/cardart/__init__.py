"""The card faces, drawn by code: `python -m lessons.cardart OUTDIR` writes one sprite a face.

The build calls this; the browser only ever sees the sprites, so nothing here belongs to what the
widgets import. `inks`, `curves` and `canvas` are the drawing board; `ornaments`, `letters`,
`plants`, `pips`, `courts` and `back` are shared by the packs; `cego`, `iug`, `tyrolean`, `french`
and `german` make a face each of them; `press` makes the finished cards light. Another pack is
another such module and a line in `FACES`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from lessons.cardart import cego, french, german, iug, tyrolean
from lessons.cardart.sprite import Face, sprite

FACES: dict[str, Callable[[], dict[str, Face]]] = {
    "cego": cego.faces,
    "industrie": iug.faces,
    "tyrolean": tyrolean.faces,
    "french": french.faces,
    "german": german.faces,
}
"""File name without its ending, which is `engine.cards.Pack.face` -> the faces in it."""


def write(folder: Path) -> list[Path]:
    """Write every sprite into a folder, which is made if need be; return the files written."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, faces in FACES.items():
        file = folder / f"{name}.svg"
        file.write_text(sprite(faces()), encoding="utf-8")
        written.append(file)
    return written
