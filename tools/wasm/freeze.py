"""Runs in Pyodide before the memory snapshot: import everything, forget what is ours alone.

host.mjs calls `freeze`.
"""

import gc
import importlib
import linecache
import random
import sys
import zipimport
from collections.abc import Sequence


def freeze(names: Sequence[str]) -> None:
    """Import the modules named: a snapshot holds memory but no files, so nothing can come later."""
    for name in names:
        importlib.import_module(name)
    # The same for everyone until the worker calls random.seed() after each restore.
    random.seed(0)
    # These remember the zip of this process. Without them, a module that is not in the snapshot
    # is a clean ModuleNotFoundError instead of an EOFError from a zip that is not there.
    linecache.clearcache()
    sys.path_importer_cache.clear()
    vars(zipimport)["_zip_directory_cache"].clear()
    gc.collect()
