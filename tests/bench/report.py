"""The bench's figures as rows, for the terminal and for the page on performance."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tests.bench.speed import STEPS

Figures = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the report. ``met`` is None where nothing was promised."""

    what: str
    ours: str
    rival: str = ""
    ratio: str = ""
    goal: str = ""
    met: bool | None = None

    @property
    def verdict(self) -> str:
        return {True: "met", False: "missed", None: ""}[self.met]

    @property
    def cells(self) -> tuple[str, ...]:
        return (self.what, self.ours, self.rival, self.ratio, self.goal, self.verdict)


HEADS = ("measured", "here", "rival", "ratio", "goal", "verdict")


def machine() -> Figures:
    """When, on what and at which commit the figures were taken."""
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False
    )
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "system": platform.system(),
        "load_before": os.getloadavg()[0],
        "python": sys.version.split()[0],
        "commit": commit.stdout.strip(),
    }


def _processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.machine()


def rows(figures: Figures) -> Iterator[Row]:
    """All lines of the report, of the parts that were measured."""
    yield from _starts(figures.get("start", {}))
    yield from _bytes(figures.get("start", {}))
    if trip := figures.get("trip"):
        times = trip["patched"]
        yield Row(
            f"press to patched page, {times['n']} events",
            f"{times['median']:.1f} ms ({times['least']:.1f}–{times['most']:.1f})",
            goal=f"≤ {trip['goal']:.0f} ms",
            met=times["median"] <= trip["goal"],
        )
    for title, found in figures.get("paint", {}).items():
        yield Row(
            f"{title}, first paint: with its drills and without",
            _span(found["with"]),
            _span(found["without"]),
            f"{found['ratio']:.2f}",
            f"≤ {found['goal']:.1f}",
            found["ratio"] <= found["goal"],
        )
    yield from _lighthouse(figures.get("lighthouse"))
    yield from _speed(figures.get("speed"))
    yield from _pyodide(figures.get("pyodide"))
    yield from _memory(figures.get("memory"))


def _starts(start: Figures) -> Iterator[Row]:
    for each in start.values():
        for number, visit in enumerate(each["visits"]):
            names = list(visit["rivals"])
            measure = visit["rivals"][names[-1]]
            title = f"{each['title']}, {('first', 'second')[number]} visit"
            for place, name in enumerate(names[:-1]):
                found = visit["rivals"][name]
                promised = place == 0 and visit["goal"] is not None
                yield Row(
                    f"{title}: {name}",
                    _span(found["wait"]),
                    _span(measure["wait"]) if place == 0 else "",
                    f"{found['ratio']:.2f}",
                    f"≤ {visit['goal']:.2f}" if promised else "",
                    found["ratio"] <= visit["goal"] if promised else None,
                )


def _span(times: Figures) -> str:
    return f"{times['median']:.0f} ms ({times['least']:.0f}–{times['most']:.0f})"


def _lighthouse(found: Figures | None) -> Iterator[Row]:
    if not found:
        return
    for name, each in found["pages"].items():
        all_scores = each["performance"]
        yield Row(
            f"Lighthouse, {name} page: performance",
            f"{each['median']:.0f} ({min(all_scores)}–{max(all_scores)})",
            goal=f"≥ {found['goal']}",
            met=each["median"] >= found["goal"],
        )
        others = each["others"]
        yield Row(
            f"Lighthouse, {name} page: {', '.join(others).replace('-', ' ')}",
            ", ".join(map(str, others.values())),
            goal="100 each",
            met=set(others.values()) == {100},
        )


BUDGET = 6_500_000


def _bytes(start: Figures) -> Iterator[Row]:
    """The local start takes the snapshot, so its row is the one with the budget."""
    if "local" not in start:
        return
    rivals = start["local"]["visits"][0]["rivals"]
    for place, (name, found) in enumerate(rivals.items()):
        promised = place == 0
        later = f", {found['bytes_later'] / 1e6:.2f} MB later" if found["bytes_later"] else ""
        yield Row(
            f"bytes of the first visit: {name}",
            f"{found['bytes'] / 1e6:.2f} MB{later}, {found['requests']:.0f} requests",
            goal=f"≤ {BUDGET / 1e6:.1f} MB" if promised else "",
            met=found["bytes"] <= BUDGET if promised else None,
        )


TITLES = {
    "dreierles": "Dreierles",
    "dreiertarock": "Dreiertarock",
    "droggn": "Droggn",
    STEPS: "Dreierles",
}


def _speed(speed: Figures | None) -> Iterator[Row]:
    """Each game beside each rival; by itself where there is none."""
    if not speed:
        return
    for pair in speed["ratios"]:
        ours, theirs, goal = (
            speed["games"][pair["game"]],
            speed["rivals"][pair["rival"]],
            pair["goal"],
        )
        how = " action by action" if pair["game"] == STEPS else ""
        must = f", must {pair['must']:.1f}" if pair["must"] else ""
        yield Row(
            f"random {TITLES[pair['game']]} deals{how} to settlement, beside {pair['rival']}",
            _rate(ours),
            f"{theirs['median']:,.0f} actions/s",
            f"{pair['ratio']:.2f}",
            f"≥ {goal:.1f}{must}" if goal else "",
            pair["ratio"] >= goal if goal else None,
        )
    if not speed["ratios"]:
        for name, ours in speed["games"].items():
            yield Row(f"random {TITLES[name]} deals to settlement", _rate(ours))


def _rate(side: Figures) -> str:
    return f"{side['median']:,.0f} actions/s ({side['deals_per_second']:,.0f} deals/s)"


def _pyodide(found: Figures | None) -> Iterator[Row]:
    """Our own pace in CPython stands as the rival's."""
    if not found:
        return
    for name, ratio in found["ratios"].items():
        sides = found["games"][name]
        yield Row(
            f"the same of {TITLES[name]} in Pyodide, beside CPython",
            _rate(sides["wasm"]),
            f"{sides['here']['median']:,.0f} actions/s",
            f"{ratio:.2f}",
            f"≥ {found['goal']:.2f}",
            ratio >= found["goal"],
        )


def _memory(memory: Figures | None) -> Iterator[Row]:
    if not memory:
        return
    more = memory["megabytes_after"] - memory["megabytes_before"]
    yield Row(
        f"memory after {memory['deals']:,} deals, beside a tenth of them",
        f"{more:+.1f} MB, {memory['blocks_after'] - memory['blocks_before']:+,} objects",
        goal=f"flat: ≤ {memory['flat']:.1f} MB",
        met=more <= memory["flat"],
    )


def text(figures: Figures) -> str:
    """The report for a terminal."""
    about = figures["about"]
    lines = [
        f"Bench of {about['date']}, commit {about['commit']}: {about['cores']} cores "
        f"{about['processor']}, load {about['load_before']:.1f}",
        ", ".join(f"{name} {found}" for name, found in _versions(figures)),
        *_brakes(figures),
        "",
    ]
    table = [HEADS, *(row.cells for row in rows(figures))]
    widths = [max(len(row[column]) for row in table) for column in range(len(HEADS))]
    for row in table:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        lines.append("  ".join(cells).rstrip())
    return "\n".join([*lines, "", *_details(figures.get("start", {})), *figures["notes"]])


def _versions(figures: Figures) -> Iterator[tuple[str, str]]:
    yield "Python", figures["about"]["python"]
    yield from figures["versions"].items()


def _brakes(figures: Figures) -> Iterator[str]:
    if brakes := figures.get("brakes"):
        yield (
            f"brakes: page {brakes['page']:.1f} and worker {brakes['worker']:.1f} times slower "
            f"({brakes['clock']}); line {brakes['megabits']:.1f} Mbit/s, "
            f"first byte after {brakes['first_byte']:.0f} ms"
        )


def _details(start: Figures) -> Iterator[str]:
    """What each visit took of the processor, and when the steps of the start were done."""
    for each in start.values():
        for number, visit in enumerate(each["visits"]):
            yield f"{each['title']}, {('first', 'second')[number]} visit:"
            for name, found in visit["rivals"].items():
                steps = sorted(found["marks"].items(), key=lambda item: item[1])
                yield (
                    f"  {name}: {found['work']['median']:.0f} ms of processor time "
                    f"({found['work_ratio']:.2f})"
                    + "".join(f", {mark.removeprefix('tarock:')} {ms:.0f}" for mark, ms in steps)
                )


BEGIN, END = "<!-- bench: begin -->", "<!-- bench: end -->"


def table(figures: Figures) -> str:
    """The table of the page on performance, with where and when it was measured."""
    about = figures["about"]
    versions = ", ".join(f"{name} {found}" for name, found in _versions(figures))
    return "\n".join(
        [
            "| Measured | Here | Rival | Ratio | Goal | Verdict |",
            "|---|---|---|---|---|---|",
            *("| " + " | ".join(row.cells) + " |" for row in rows(figures)),
            "",
            f"Measured on {about['date']} at commit {about['commit']}, "
            f"on {about['cores']} cores ({about['processor']}): {versions}.",
        ]
    )


def write_table(figures: Figures, page: Path) -> None:
    """Put the table between the marks of a page. ValueError, and nothing written, without them."""
    old = page.read_text(encoding="utf-8")
    before, begin, rest = old.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{page}: no lines {BEGIN} and {END} to write the table between")
    page.write_text(f"{before}{BEGIN}\n{table(figures)}\n{END}{after}", encoding="utf-8")


def missing(figures: Figures, parts: Iterable[str]) -> list[str]:
    """Return those of the parts that were not measured."""
    measured = {*figures, *figures.get("start", {})}
    return [part for part in parts if part not in measured]


def save(figures: Figures, path: Path) -> None:
    """Keep the figures as JSON."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
