"""What tests of several folders share: the built site, and the browser that `make` found."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tools import browser
from tools.serve import serving

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def built() -> Path:
    """The folder of the built site."""
    folder = ROOT / "site"
    if not (folder / "index.html").is_file():
        pytest.fail("the site is not built: run `make test`, or `make build` first")
    return folder


@pytest.fixture(scope="session")
def site(built: Path) -> Iterator[str]:
    """The address of the built site, served, with a slash at its end."""
    with serving(built) as address:
        yield address


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the browser that `make` found."""
    found = {"executable_path": browser.executable(), "args": list(browser.ARGUMENTS)}
    return {**browser_type_launch_args, **found}
