"""The browser that `make` found, for tests and bench."""

from __future__ import annotations

from pathlib import Path

NOTE = Path(__file__).resolve().parent.parent / ".tools" / "browser"

ARGUMENTS = (
    "--no-sandbox",  # containers run as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""Start it so that it runs in a container and asks nobody for anything."""


def executable() -> str:
    """The path that tools/bootstrap.py noted. Raises FileNotFoundError saying what to run."""
    if not NOTE.is_file():
        raise FileNotFoundError(f"{NOTE} is missing: run `make setup` first")
    return NOTE.read_text(encoding="utf-8").strip()
