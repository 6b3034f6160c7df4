"""Any module of the house may be the first that is imported: the browser's snapshot does so."""

from __future__ import annotations

import pkgutil
import subprocess
import sys
from types import ModuleType

import pytest

import engine
import lessons


@pytest.mark.parametrize("house", [engine, lessons], ids=lambda house: house.__name__)
def test_every_module_can_be_imported_first(house: ModuleType) -> None:
    """One process for each would take minutes; one that forgets in between does as well.

    Of lessons it forgets no engine: that can be begun anywhere, as its own turn shows.
    """
    name = house.__name__
    names = [found.name for found in pkgutil.walk_packages(house.__path__, f"{name}.")]
    names = [each for each in names if not each.endswith("__main__")]
    code = (
        "import importlib, sys\n"
        f"for name in {names!r}:\n"
        "    importlib.import_module(name)\n"
        f"    for each in [m for m in sys.modules if m.split('.')[0] == {name!r}]:\n"
        "        del sys.modules[each]\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr.splitlines()[-1]
