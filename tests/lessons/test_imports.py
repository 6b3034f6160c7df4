"""Any module of the house may be the first that is imported: the browser's snapshot does so."""

from __future__ import annotations

import pkgutil
import subprocess
import sys

import lessons


def test_every_module_can_be_imported_first() -> None:
    """One process for each would take minutes; one that forgets in between does as well."""
    names = [found.name for found in pkgutil.walk_packages(lessons.__path__, "lessons.")]
    names = [name for name in names if not name.endswith("__main__")]
    code = (
        "import importlib, sys\n"
        f"for name in {names!r}:\n"
        "    importlib.import_module(name)\n"
        "    for each in [m for m in sys.modules if m.split('.')[0] == 'lessons']:\n"
        "        del sys.modules[each]\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr.splitlines()[-1]
