"""Lighthouse on three pages: what it says of them in its four categories, from 0 to 100."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from typing import Any

from tools import browser

ROOT = Path(__file__).resolve().parents[2]
NODE = ROOT / ".tools" / "bin" / "node"
PACKAGE = ROOT / "tools" / "lighthouse" / "node_modules" / "lighthouse"

PAGES = {"home": "", "rules": "dreierles/rules/", "practise": "dreierles/practise/"}
"""Name -> path of the pages that are judged."""

SAME_EACH_TIME = ("accessibility", "best-practices", "seo")
"""The categories that do not depend on how busy the machine is; 100 is asked in each."""

PERFORMANCE = "performance"
GOAL = 95
"""The score in performance, median of some visits."""

PATIENCE = 300
"""Seconds after which a visit is given up."""


def version() -> str:
    """The version that is installed. FileNotFoundError saying what to run if there is none."""
    try:
        found: str = json.loads((PACKAGE / "package.json").read_text(encoding="utf-8"))["version"]
    except FileNotFoundError:
        raise FileNotFoundError(
            "Lighthouse is not installed: run `python3 tools/bootstrap.py lighthouse`"
        ) from None
    return found


def visit(address: str, categories: Iterable[str]) -> dict[str, Any]:
    """Let Lighthouse judge a page as a phone sees it; its whole report.

    Raises FileNotFoundError without Lighthouse or a browser, RuntimeError if the visit fails.
    """
    version()
    command = [
        str(NODE),
        str(PACKAGE / "cli" / "index.js"),
        address,
        f"--only-categories={','.join(categories)}",
        "--output=json",
        "--quiet",
        f"--chrome-flags=--headless {' '.join(browser.ARGUMENTS)}",
    ]
    done = subprocess.run(
        command,
        env={**os.environ, "CHROME_PATH": browser.executable()},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"Lighthouse failed on {address}: {done.stderr.strip()[-200:]}")
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def scores(report: dict[str, Any]) -> dict[str, int]:
    """Category -> score, 0 to 100."""
    return {name: round(100 * each["score"]) for name, each in report["categories"].items()}


def faults(report: dict[str, Any]) -> list[str]:
    """What costs a page points: the audit's title and the first thing that it is about."""
    weighty = {
        each["id"]
        for category in report["categories"].values()
        for each in category["auditRefs"]
        if each["weight"]
    }
    found = []
    for name in sorted(weighty):
        audit = report["audits"][name]
        if audit["score"] is not None and audit["score"] < 1:
            items = audit.get("details", {}).get("items", [])
            found.append(f"{audit['title']}: {json.dumps(items[:1])[:500]}")
    return found


def measure(address: str, rounds: int) -> dict[str, Any]:
    """Visit each page by turns; all scores in performance, and the last ones of the other three."""
    pages: dict[str, dict[str, Any]] = {name: {PERFORMANCE: []} for name in PAGES}
    for _ in range(rounds):
        for name, path in PAGES.items():
            found = scores(visit(address + path, (PERFORMANCE, *SAME_EACH_TIME)))
            pages[name][PERFORMANCE].append(found.pop(PERFORMANCE))
            pages[name]["others"] = found
    for each in pages.values():
        each["median"] = median(each[PERFORMANCE])
    return {"pages": pages, "goal": GOAL}
