"""Runs in Pyodide: say which files Python has read to import a module, for build_wasm.py.

host.mjs calls `trace`.
"""

import ast
import importlib
import importlib.util
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType

MAJOR, MINOR = sys.version_info[:2]
SITE = f"/lib/python{MAJOR}.{MINOR}/site-packages/"
STDLIB = f"/lib/python{MAJOR}{MINOR}.zip/"


def trace(module: str, packages: Sequence[str]) -> str:
    """Import a module, and what functions of our packages import later.

    Gives JSON: the files read of the standard library (`stdlib`) and of the wheel (`site`), and
    the mark of this Python's bytecode (`magic`).
    """
    importlib.import_module(module)
    for package in packages:
        import_lazy(package)
    return json.dumps(
        {
            "stdlib": names_below(STDLIB),
            "site": names_below(SITE),
            "magic": importlib.util.MAGIC_NUMBER.hex(),
        }
    )


def names_below(prefix: str) -> list[str]:
    """The files under a prefix that are imported by now, relative to it."""
    origins = [module.__spec__.origin or "" for module in modules() if module.__spec__]
    return sorted({o.removeprefix(prefix) for o in origins if o.startswith(prefix)})


def modules() -> list[ModuleType]:
    """What is imported, leaving out placeholders that are no modules."""
    return [module for module in list(sys.modules.values()) if hasattr(module, "__spec__")]


def import_lazy(package: str) -> None:
    """Import what functions of a package import when called, until nothing new turns up.

    A runtime that had only what is imported at the start would fail in the middle of a lesson.
    """
    seen: set[ModuleType] = set()
    while fresh := [m for m in modules() if m.__name__.split(".")[0] == package and m not in seen]:
        for module in fresh:
            seen.add(module)
            for name in lazy_imports(module):
                importlib.import_module(name)


def lazy_imports(module: ModuleType) -> Iterator[str]:
    """The names of the modules that functions of a module import."""
    file = module.__file__  # none for a folder without __init__.py
    tree = ast.parse(Path(file).read_text(encoding="utf-8") if file else "")
    functions = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
    for node in (inner for function in functions for inner in ast.walk(function)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            relative = "." * node.level + (node.module or "")
            base = importlib.util.resolve_name(relative, module.__package__ or "")
            yield base
            submodules = (f"{base}.{alias.name}" for alias in node.names)
            yield from (name for name in submodules if is_module(name))


def is_module(name: str) -> bool:
    """Whether `from package import name` names a module rather than something in one."""
    try:
        return importlib.util.find_spec(name) is not None
    except ModuleNotFoundError:  # its parent is no package
        return False
