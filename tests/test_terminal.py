"""What README and pages show of the command line is what it prints."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*/**/*.md")))
CONSOLE = re.compile(r"^```console\n(.*?)^```", re.DOTALL | re.MULTILINE)


def commands() -> Iterator[tuple[str, str, str]]:
    """Yield (page, command, what it prints) of every console block."""
    for page in PAGES:
        for block in CONSOLE.findall(page.read_text("utf-8")):
            for part in block.split("$ ")[1:]:
                command, _, printed = part.replace("\\\n", "").partition("\n")
                yield page.relative_to(ROOT).as_posix(), command, printed.strip()


SHOWN = list(commands())


@pytest.mark.parametrize(("page", "command", "printed"), SHOWN)
def test_the_command_prints_what_the_page_says(page: str, command: str, printed: str) -> None:
    python, *arguments = shlex.split(command)
    assert python == ".venv/bin/python"
    run = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    shown = run.stdout + run.stderr
    assert [line.rstrip() for line in shown.strip().splitlines()] == printed.splitlines()


def test_the_readme_shows_the_command_line() -> None:
    assert "README.md" in {page for page, _, _ in SHOWN}
