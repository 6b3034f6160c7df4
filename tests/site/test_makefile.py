"""What make builds is built again when something has changed that it was made of."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
READ = """
import sys
import lessons.cardart.__main__
for module in list(sys.modules.values()):
    print(getattr(module, "__file__", None) or "")
"""


def made_of(target: str) -> set[str]:
    """Return the prerequisites of a target, as make itself sees them."""
    run = subprocess.run(
        ["make", "--print-data-base", "--question", "--no-builtin-rules", target],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    found = re.search(rf"^{re.escape(target)}: (.*)$", run.stdout, re.M)
    assert found, run.stderr
    return set(found[1].split())


def test_cards_are_drawn_again_when_anything_has_changed_that_draws_them() -> None:
    run = subprocess.run(
        [sys.executable, "-c", READ], cwd=ROOT, capture_output=True, text=True, check=True
    )
    ours = {
        path.relative_to(ROOT).as_posix()
        for path in map(Path, run.stdout.splitlines())
        if path.is_relative_to(ROOT) and path.relative_to(ROOT).parts[0] in {"engine", "lessons"}
    }
    assert "engine/cards.py" in ours
    assert ours - made_of("docs/assets/cards/.ready") == set()
