"""The rows of the report: what they compare, and what was promised."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from engine.games import GAMES
from tests.bench import __main__ as bench
from tests.bench import paint, report, speed
from tests.bench.start import CIRCUMSTANCES

ABOUT = dict.fromkeys(("date", "commit", "cores", "processor", "python"), "any")
NOTHING: dict[str, Any] = {"about": ABOUT, "versions": {}}


def side(rate: float) -> dict[str, float]:
    return {"median": rate, "deals_per_second": rate / 50}


def speeds(ours: float) -> dict[str, Any]:
    figures = {"droggn": side(ours), speed.TAROK: side(100), speed.JASS: side(10)}
    ratios = []
    for rival in (speed.TAROK, speed.JASS):
        one = {name: {**each, "best": each["median"]} for name, each in figures.items()}
        ratios.append(speed._ratio(one, "droggn", rival))
    return {"games": figures, "rivals": figures, "ratios": ratios}


@pytest.mark.parametrize(
    ("rate", "verdicts"), [(199, ["missed", "met"]), (200, ["met", "met"]), (49, ["missed"] * 2)]
)
def test_a_game_is_set_beside_each_rival_and_its_goal(rate: float, verdicts: list[str]) -> None:
    rows = list(report.rows({"speed": speeds(rate)}))
    assert [row.verdict for row in rows] == verdicts
    assert [row.goal for row in rows] == ["≥ 2.0, must 1.5", "≥ 5.0"]
    assert rows[0].ratio == f"{rate / 100:.2f}"


@pytest.mark.parametrize(("more", "verdict"), [(1.0, "met"), (1.1, "missed"), (-3.0, "met")])
def test_memory_is_flat_or_not(more: float, verdict: str) -> None:
    before = {"blocks_before": 5, "blocks_after": 9, "megabytes_before": 50.0}
    found = {"deals": 100_000, "flat": 1.0, **before, "megabytes_after": 50.0 + more}
    (row,) = report.rows({"memory": found})
    assert row.verdict == verdict
    assert "100,000 deals" in row.what


@pytest.mark.parametrize(
    ("least", "seo", "verdicts"),
    [(90, 100, ["met", "met"]), (99, 92, ["met", "missed"]), (94, 100, ["missed", "met"])],
)
def test_lighthouse_is_asked_for_the_median_and_for_full_marks(
    least: int, seo: int, verdicts: list[str]
) -> None:
    performance = [least, least, 100] if least == 94 else [least, 95, 100]
    page = {"performance": performance, "median": sorted(performance)[1]}
    others = {"accessibility": 100, "best-practices": 100, "seo": seo}
    found = {"pages": {"home": {**page, "others": others}}, "goal": 95}
    rows = list(report.rows({"lighthouse": found}))
    assert [row.verdict for row in rows] == verdicts
    assert rows[1].what == "Lighthouse, home page: accessibility, best practices, seo"


def test_a_third_of_cpython_is_enough_for_pyodide() -> None:
    sides = {"here": side(300), "wasm": side(100)}
    found = {"goal": 1 / 3, "games": {"droggn": sides}, "ratios": {"droggn": 100 / 300}}
    (row,) = report.rows({"pyodide": found})
    assert (row.verdict, row.ratio) == ("met", "0.33")


@pytest.mark.parametrize("name", speed.TRUMP_GAMES)
def test_a_deal_is_played_to_its_settlement(name: str) -> None:
    at_random, steps = speed.ours(GAMES[name]), speed.our_steps(GAMES[name])
    assert at_random.count is not None
    assert at_random.count(random.Random(1)) == steps.play(random.Random(1))


def test_actions_are_counted_while_the_clock_stands() -> None:
    side = speed.Side(lambda rng: None, count=lambda rng: 7)
    ticks = iter(range(9))
    assert speed.pace(side, 1, 2.5, lambda: float(next(ticks))) == speed.Pace(2, 14, 3.0)


def test_the_first_paint_is_told_for_each_line() -> None:
    times = {"median": 120.0, "least": 100.0, "most": 140.0}
    found = {"with": times, "without": times, "ratio": 1.3, "goal": 1.2}
    (row,) = report.rows({"paint": {"this machine": found}})
    assert (row.ratio, row.verdict) == ("1.30", "missed")


def test_a_page_is_left_without_its_drills() -> None:
    drill = '<section class="drill" id="a"><section>inside</section>end</section>'
    assert paint.without_drills(f"<p>before</p>{drill}<p>{drill}after") == "<p>before</p><p>after"
    with pytest.raises(ValueError, match="no drill"):
        paint.without_drills("<section>another</section>")


@pytest.mark.parametrize("head", [report.HEADS, report.table(NOTHING).splitlines()[0]])
def test_every_column_of_the_table_has_a_name(head: tuple[str, ...] | str) -> None:
    """axe: a heading that is empty is read as nothing."""
    cells = head.strip("| ").split("|") if isinstance(head, str) else head
    assert len(cells) == 6
    assert all(cell.strip() for cell in cells)


WHOLE = {**NOTHING, "start": dict.fromkeys(bench.PARTS), **dict.fromkeys(bench.PARTS)}
LINES = f"before\n{report.BEGIN}\nold\n{report.END}\nafter\n"


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which the figures of a whole run are kept."""
    monkeypatch.setattr(bench, "RESULT", tmp_path / "bench.json")
    monkeypatch.setattr(bench, "PART", tmp_path / "bench-part.json")
    report.save(WHOLE, bench.RESULT)
    (tmp_path / "page.md").write_text(LINES, "utf-8")
    return tmp_path


def test_a_part_does_not_take_the_place_of_a_whole_run(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory = {"deals": 1, "flat": 1.0, "blocks_before": 5, "blocks_after": 9}
    memory |= {"megabytes_before": 50.0, "megabytes_after": 50.0}
    monkeypatch.setattr(speed, "memory", lambda deals: memory)
    whole = bench.RESULT.read_text("utf-8")
    assert bench.main(["--only", "memory"]) == 0
    assert bench.RESULT.read_text("utf-8") == whole
    assert '"memory"' in bench.PART.read_text("utf-8")


@pytest.mark.parametrize("lost", bench.PARTS)
def test_a_table_is_of_a_whole_run(
    lost: str, kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also where a part was asked for and failed."""
    figures = {name: each for name, each in WHOLE.items() if name != lost}
    figures["start"] = dict.fromkeys(part for part in bench.PARTS if part != lost)
    report.save(figures, bench.RESULT)
    assert bench.main(["--table", str(kept / "page.md")]) == 1
    said = capsys.readouterr().err
    assert said == f"bench: {bench.RESULT}: no whole run, without {lost}\n"
    assert (kept / "page.md").read_text("utf-8") == LINES


def test_the_table_of_a_whole_run_is_written(kept: Path) -> None:
    ours = {"bytes": 5_900_000, "bytes_later": 0, "requests": 30}
    visit = {"rivals": {"ours": ours}, "goal": None}
    start = {each.name: {"title": each.name, "visits": [visit]} for each in CIRCUMSTANCES}
    report.save({**WHOLE, "start": start, "paint": {}}, bench.RESULT)
    assert bench.main(["--table", str(kept / "page.md")]) == 0
    written = (kept / "page.md").read_text("utf-8")
    assert "| bytes of the first visit: ours | 5.90 MB, 30 requests |" in written
    assert "old" not in written
