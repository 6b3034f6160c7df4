"""Copy what the browser gets from npm beside our own files: the patching script and typefaces.

    python -m tools.vendor

Copied files are not in git. Each comes with its licence.
"""

from __future__ import annotations

import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"
ASSETS = ROOT / "docs" / "assets"

COPIES = {
    "idiomorph/dist/idiomorph.min.js": "js/vendor/idiomorph.mjs",
    "idiomorph/LICENSE": "js/vendor/idiomorph.LICENSE.txt",
    "@fontsource-variable/vollkorn/files/vollkorn-latin-wght-normal.woff2": "fonts/",
    "@fontsource/vollkorn/files/vollkorn-latin-400-italic.woff2": "fonts/",
    "@fontsource-variable/vollkorn/LICENSE": "fonts/vollkorn.LICENSE.txt",
    "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2": "fonts/",
    "@fontsource-variable/source-sans-3/LICENSE": "fonts/source-sans-3.LICENSE.txt",
}
"""From node_modules to docs/assets; a target that ends with a slash keeps the file's name."""

ENDINGS = {"js/vendor/idiomorph.mjs": "\nexport { Idiomorph };\n"}
"""What makes a module of a script. The package's own module ends so, but is five times as long."""


def copy_all(modules: Path = MODULES, assets: Path = ASSETS) -> list[Path]:
    """Copy everything in COPIES and return the files written."""
    written = []
    for source, target in COPIES.items():
        place = assets / target / Path(source).name if target.endswith("/") else assets / target
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(modules / source, place)
        if ending := ENDINGS.get(target):
            with place.open("a", encoding="utf-8") as copy:
                copy.write(ending)
        written.append(place)
    return written


if __name__ == "__main__":
    for path in copy_all():
        print(path.relative_to(ROOT))
