"""The client's modules that need no page, under node's own test runner."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NODE = ROOT / ".tools" / "bin" / "node"
JS = ROOT / "docs" / "assets" / "js"
MODULES = sorted(JS.glob("*.mjs"))


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


def imports(module: Path) -> set[Path]:
    """The modules that a module imports, and theirs."""
    text = module.read_text(encoding="utf-8")
    direct = {(module.parent / name).resolve() for name in re.findall(r'from "(\./[^"]+)"', text)}
    return direct.union(*map(imports, direct))


def test_the_page_preloads_exactly_what_client_and_worker_import() -> None:
    """Else the browser learns of a module only from the module that imports it."""
    template = (ROOT / "overrides" / "main.html").read_text(encoding="utf-8")
    (listed,) = re.findall(r"for module in \[(.*?)\]", template, flags=re.DOTALL)
    named = {JS / f"{name}.mjs" for name in re.findall(r'"([^"]+)"', listed)}
    entries = {JS / "client.mjs", JS / "worker.mjs"}
    assert named == entries.union(*map(imports, entries))
