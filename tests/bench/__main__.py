"""``python -m tests.bench``: measure, print the report, keep it in test-results/bench.json.

A run that lacks a part, since ``--only`` left it out or it failed, is kept beside that in
bench-part.json. ``python -m tests.bench --table docs/en/about/performance.md`` measures nothing
and writes what was kept of the last whole run into that page.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import playwright.sync_api as playwright

from tests.bench import calibrate, lighthouse, paint, report, speed, start, stock, trip, wasm
from tests.bench.browser import Chromium, Rival
from tests.bench.line import serving
from tools import browser

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / ".tools" / "bench"
RESULT = ROOT / "test-results" / "bench.json"
PART = RESULT.with_name("bench-part.json")
"""Where a run is kept that lacks a part: it must not take the place of a whole one."""

PAGE = "dreierles/practise"
"""The page whose first drill is measured."""

THOUGHT = 3.0
"""Seconds for which a reader looks at the cards, in the row that starts Python at sight."""

IN_PROCESS = ("speed", "pyodide", "memory")
PARTS = (*(each.name for each in start.CIRCUMSTANCES), "trip", "paint", "lighthouse", *IN_PROCESS)


class Unusable(RuntimeError):
    """Something that the bench measures is not there; the text says what and how to get it."""


def main(arguments: list[str] | None = None) -> int:
    """Measure what can be measured of what was asked for; the report says what could not.

    Returns 1 after one line on stderr if the table cannot be written, else 0.
    """
    asked = _parser().parse_args(arguments)
    if asked.table:
        return _write(asked.table)
    figures: dict[str, Any] = {"about": report.machine(), "versions": {}, "notes": []}
    try:
        if set(asked.only) - set(IN_PROCESS):
            _in_browser(asked, figures)
    except (FileNotFoundError, Unusable, playwright.Error) as failed:
        reason = str(failed).splitlines()[0]
        figures["notes"].append(f"not measured (any further) in a browser: {reason}")
    _in_process(asked, figures)
    kept = PART if report.missing(figures, PARTS) else RESULT
    report.save(figures, kept)
    print(report.text(figures))
    say(f"kept in {kept}")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="visits of each kind (7)")
    parser.add_argument(
        "--only", nargs="+", choices=PARTS, default=list(PARTS), metavar="PART", help=str(PARTS)
    )
    parser.add_argument("--next", metavar="VERSION", help="measure this Pyodide from npm as well")
    parser.add_argument("--events", type=int, default=60, help="presses for the round trip (60)")
    parser.add_argument(
        "--deals", type=int, default=20_000, help="deals after which memory is measured (20,000)"
    )
    parser.add_argument(
        "--table", type=Path, metavar="PAGE", help="write the last whole run's table"
    )
    return parser


def _write(page: Path) -> int:
    try:
        figures = json.loads(RESULT.read_text(encoding="utf-8"))
        if missing := report.missing(figures, PARTS):
            raise ValueError(f"{RESULT}: no whole run, without {', '.join(missing)}")
        report.write_table(figures, page)
    except (OSError, ValueError) as error:
        say(f"bench: {error}")
        return 1
    return 0


def say(line: str) -> None:
    """Tell on stderr how far the bench is: the report alone goes to stdout."""
    print(line, file=sys.stderr, flush=True)


def _in_process(asked: argparse.Namespace, figures: dict[str, Any]) -> None:
    if "speed" in asked.only:
        say("engine speed")
        figures["speed"] = speed.compare(asked.rounds, seconds=2.0)
        figures["versions"] |= figures["speed"]["versions"]
        for package in ("open_spiel", "jass-kit"):
            if package not in figures["versions"]:
                figures["notes"].append(f"{package} is not installed: `make bench` brings it")
    if "pyodide" in asked.only:
        say("engine speed in Pyodide")
        try:
            figures["pyodide"] = wasm.compare(min(asked.rounds, 3), seconds=2.0)
        except (FileNotFoundError, RuntimeError) as failed:
            figures["notes"].append(f"not measured in Pyodide: {failed}")
    if "memory" in asked.only:
        say("memory")
        figures["memory"] = speed.memory(asked.deals)


def _in_browser(asked: argparse.Namespace, figures: dict[str, Any]) -> None:
    program = browser.executable()
    with ExitStack() as stack:
        rivals = _rivals(asked, figures, stack)
        chromium = Chromium(stack.enter_context(playwright.sync_playwright()), program)
        with chromium.fresh() as one:
            running = one.context.browser
            figures["versions"]["Chromium"] = running.version if running else "?"
            server = rivals["stock"].server
            figures["brakes"] = calibrate.brakes(one, server) | calibrate.line(
                one, server, start.TYPICAL, f"/{stock.FILES}/pyodide.asm.wasm"
            )
        _starts(asked, figures, chromium, rivals)
        if "trip" in asked.only:
            say("round trip")
            with chromium.fresh() as one:
                figures["trip"] = trip.measure(one, rivals["ours"], asked.events)
        if "paint" in asked.only:
            say("first paint")
            paths = paint.lay_out(WORK / "paint", ROOT / "site", PAGE)
            server = stack.enter_context(serving(WORK / "paint"))
            figures["paint"] = paint.measure(chromium, server, paths, asked.rounds)
    if "lighthouse" in asked.only:
        say("Lighthouse")
        _by_lighthouse(figures, asked.rounds)


def _by_lighthouse(figures: dict[str, Any], rounds: int) -> None:
    """It starts a browser of its own; without it the rest of the bench goes on."""
    try:
        figures["versions"]["Lighthouse"] = lighthouse.version()
        with serving(ROOT / "site") as server:
            figures["lighthouse"] = lighthouse.measure(server.address, min(rounds, 5))
    except (FileNotFoundError, RuntimeError, subprocess.TimeoutExpired) as failed:
        figures["notes"].append(f"not judged by Lighthouse: {failed}")


def _starts(
    asked: argparse.Namespace,
    figures: dict[str, Any],
    chromium: Chromium,
    rivals: dict[str, Rival],
) -> None:
    figures["start"] = {}
    for each in start.CIRCUMSTANCES:
        if each.name in asked.only:
            found = start.compare(chromium, rivals, each, asked.rounds, say)
            figures["start"][each.name] = {"title": each.title} | found
            if not found["same_answer"]:
                figures["notes"].append(f"{each.title}: the pages did not give the same answer")


def _rivals(
    asked: argparse.Namespace, figures: dict[str, Any], stack: ExitStack
) -> dict[str, Rival]:
    """Everyone who may take part, by the keys that `start.CIRCUMSTANCES` uses."""
    site = ROOT / "site"
    page = site / PAGE / "index.html"
    if not page.exists():
        raise Unusable(f"site/{PAGE}/index.html is not built: run `make build`")
    ours = Rival("ours", stack.enter_context(serving(site)), f"{PAGE}/")
    thoughtful = replace(ours, name=f"ours, {THOUGHT:g} s in sight", touch=False, think=THOUGHT)
    rivals = {
        "ours": ours,
        "seen": thoughtful,
        "zip": replace(ours, name="ours, from the zip", way="zip"),
        "snapshot": replace(ours, name="ours, from the snapshot", way="snapshot"),
    }
    versions = {"stock": ROOT / "node_modules" / "pyodide"}
    if asked.next:
        versions["next"] = _fetch(asked.next)
    for key, pyodide in versions.items():
        say(f"laying out {key} Pyodide")
        folder = WORK / key
        version = stock.lay_out(folder, page=page, pyodide=pyodide, wheel=_wheel())
        figures["versions"][f"Pyodide ({key})"] = version
        server = stack.enter_context(serving(folder))
        rivals[key] = Rival(f"stock Pyodide {version}", server, "", rests=False)
    return rivals


def _wheel() -> Path:
    for wheel in (ROOT / "dist").glob("*.whl"):
        return wheel
    raise Unusable("dist/ holds no wheel: run `make build`")


def _fetch(version: str) -> Path:
    """Install another Pyodide from npm beside ours, for the column beside."""
    folder = WORK / f"pyodide-{version}"
    package = folder / "node_modules" / "pyodide"
    if not package.exists():
        folder.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--no-save", "--prefix", str(folder), f"pyodide@{version}"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Unusable(f"npm could not install pyodide@{version}")
    return package


if __name__ == "__main__":
    sys.exit(main())
