"""The client's modules that need no page, under node's own test runner."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NODE = ROOT / ".tools" / "bin" / "node"
MODULES = sorted((ROOT / "docs" / "assets" / "js").glob("*.mjs"))


def node(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [NODE, *map(str, arguments)], capture_output=True, text=True, cwd=ROOT, check=False
    )


@pytest.mark.parametrize(
    "tests", sorted(Path(__file__).parent.glob("*.test.mjs")), ids=lambda p: p.stem
)
def test_under_node(tests: Path) -> None:
    done = node("--test", tests)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("module", MODULES, ids=lambda p: p.name)
def test_every_module_parses(module: Path) -> None:
    done = node("--check", module)
    assert done.returncode == 0, done.stderr
