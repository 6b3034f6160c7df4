"""Lay out the rival's page: the same drill on a bare page, answered by stock Pyodide."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

from build_wasm import Plan, brotli_cached

NEEDED = (
    "pyodide.mjs",
    "pyodide.asm.js",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
"""What the browser asks for; of the two asm scripts a version has one."""

FILES = "files-0123456789"
"""Their folder: a name like one with a content hash, so that they are kept like ours."""

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


def lay_out(folder: Path, *, page: Path, pyodide: Path, wheel: Path) -> str:
    """Fill ``folder`` with the rival's page and files; returns the version of its Pyodide."""
    shutil.rmtree(folder, ignore_errors=True)
    files = folder / FILES
    files.mkdir(parents=True)
    for path in (*(pyodide / name for name in NEEDED), wheel):
        if path.exists():
            place(path.read_bytes(), files / path.name)
    drill = first_drill(page.read_text(encoding="utf-8"))
    (folder / "index.html").write_text(PAGE.format(drill=drill), encoding="utf-8")
    script = Path(__file__).with_name("stock.mjs").read_text(encoding="utf-8")
    script = script.replace("__FILES__", f"./{FILES}/").replace("__WHEEL__", wheel.name)
    (folder / "stock.mjs").write_text(script, encoding="utf-8")
    (folder / "blank.html").write_text("<!doctype html><title>Blank</title>", encoding="utf-8")
    package = json.loads((pyodide / "package.json").read_text(encoding="utf-8"))
    return str(package["version"])


def place(content: bytes, target: Path) -> None:
    """Write a file with the same compression beside it that our own files get."""
    target.write_bytes(content)
    packed = brotli_cached(content, Plan.quality, Plan.cache)
    target.with_name(target.name + ".br").write_bytes(packed)
