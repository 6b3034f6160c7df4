"""Lay out the rival's page: the same drill on a bare page, answered by stock Pyodide."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Sequence
from pathlib import Path

NEEDED = (
    "pyodide.mjs",
    "pyodide.asm.js",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
"""What the browser asks for; of the two asm scripts a version has one."""

PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Stock Pyodide</title></head>
<body>{drill}<script type="module" src="stock.mjs"></script></body>
</html>
"""


def first_drill(page: str) -> str:
    """Cut the first ``<section class="drill">`` out of a built page, nested sections and all."""
    start = page.find('<section class="drill')
    if start < 0:
        raise ValueError('the page has no drill: no <section class="drill"> in it')
    depth = 0
    for tag in re.finditer(r"<(/?)section\b", page[start:]):
        depth += -1 if tag[1] else 1
        if depth == 0:
            return page[start : start + page.index(">", start + tag.end()) - start + 1]
    raise ValueError("the page's first drill is not closed")


def lay_out(folder: Path, *, page: Path, pyodide: Path, wheels: Sequence[Path]) -> str:
    """Fill ``folder`` with the rival's page and files; returns the version of its Pyodide."""
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "pyodide").mkdir(parents=True)
    for name in NEEDED:
        if (pyodide / name).exists():
            shutil.copy(pyodide / name, folder / "pyodide" / name)
    for wheel in wheels:
        shutil.copy(wheel, folder / wheel.name)
    drill = first_drill(page.read_text(encoding="utf-8"))
    (folder / "index.html").write_text(PAGE.format(drill=drill), encoding="utf-8")
    names = json.dumps([wheel.name for wheel in wheels])
    script = Path(__file__).with_name("stock.mjs").read_text(encoding="utf-8")
    script = script.replace("__WHEELS__", names).replace("__LOCALE__", "en")
    (folder / "stock.mjs").write_text(script, encoding="utf-8")
    package = json.loads((pyodide / "package.json").read_text(encoding="utf-8"))
    (folder / "blank.html").write_text("<!doctype html><title>Blank</title>", encoding="utf-8")
    return str(package["version"])
