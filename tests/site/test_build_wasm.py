"""The browser build, shown on a small project of its own: fast, and independent of the lessons."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import subprocess
import zipfile
from pathlib import Path
from typing import Any

import brotli
import pytest

import build_wasm
from build_wasm import BuildError, Plan, Weight

PROJECT = """
[build-system]
requires = ["setuptools>=75"]
build-backend = "setuptools.build_meta"
[project]
name = "small-school"
version = "1.0"
dependencies = ["htpy"]
[tool.setuptools.packages.find]
include = ["rules*", "pupils*"]
[tool.setuptools.package-data]
"*" = ["*.toml"]
"""

SOURCES = {
    "rules/__init__.py": "",
    "rules/unused.py": "raise AssertionError('this module is not needed')\n",
    "rules/late.py": "from decimal import Decimal\n",
    "pupils/__init__.py": "",
    "pupils/text.toml": "greeting = 'Grüß Gott'\n",
    "pupils/answers.py": """
import json, pkgutil, random, sys, tomllib
import htpy
from rules import late as _late

def dispatch(request):
    import colorsys
    from . import later
    text = tomllib.loads(pkgutil.get_data("pupils", "text.toml").decode())["greeting"]
    return json.dumps({
        "html": str(htpy.p[f"{text}, <{json.loads(request)['name']}>"]),
        "sum": later.total(),
        "hash seed": sys.flags.hash_randomization,
    })
""",
    "pupils/later.py": """
def total():
    from rules.late import Decimal
    return str(Decimal("0.1") + Decimal("0.2"))
""",
}


def small_project(folder: Path) -> Path:
    """Write the project's sources into a folder."""
    for name, text in {"pyproject.toml": PROJECT, **SOURCES}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def small_plan(folder: Path, *, snapshot: bool) -> Plan:
    """A plan for the project, compressed as fast as can be."""
    return Plan(
        project=small_project(folder / "project"),
        packages=("rules", "pupils"),
        distribution="small-school",
        module="pupils.answers",
        dist=folder / "dist",
        out=folder / "runtime",
        cache=folder / "compressed",
        snapshot=snapshot,
        quality=0,
    )


@dataclasses.dataclass(frozen=True)
class Built:
    """A finished build."""

    plan: Plan
    weights: dict[str, Weight]

    def file(self, role: str) -> Path:
        return self.plan.out / self.weights[role].path

    def ask(self, kind: str, request: str) -> subprocess.CompletedProcess[str]:
        """Start the published runtime under node and ask it once."""
        command = [self.plan.node, build_wasm.HOST, "ask", self.plan.out, kind, request]
        return subprocess.run(
            list(map(str, command)), capture_output=True, text=True, check=False, timeout=120
        )


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    plan = small_plan(tmp_path_factory.mktemp("first"), snapshot=True)
    return Built(plan, build_wasm.run(plan))


@pytest.mark.parametrize("kind", ["zip", "snapshot"])
def test_the_published_runtime_answers(built: Built, kind: str) -> None:
    done = built.ask(kind, '{"name": "Anna"}')
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    assert answer["html"] == "<p>Grüß Gott, &lt;Anna&gt;</p>"
    assert answer["sum"] == "0.3"


@pytest.mark.parametrize("kind", ["zip", "snapshot"])
def test_an_error_in_the_runtime_is_reported_with_its_place(built: Built, kind: str) -> None:
    done = built.ask(kind, '{"surname": "Anna"}')
    assert done.returncode == 1
    assert "KeyError: 'name'" in done.stderr
    assert "pupils/answers.py" in done.stderr


def test_a_stock_pyodide_installs_the_wheel_by_its_lock(built: Built) -> None:
    # The tracing does just that, with the whole standard library.
    needed = build_wasm.trace(built.plan)
    assert "pupils/answers.py" in needed.site
    lock = json.loads((built.plan.dist / "pyodide-lock.json").read_text())
    (package,) = lock["packages"].values()
    wheel = built.plan.dist / package["file_name"]
    assert package["sha256"] == hashlib.sha256(wheel.read_bytes()).hexdigest()
    assert package["depends"] == []


def test_the_zip_holds_what_is_imported_now_or_later_and_nothing_else(built: Built) -> None:
    with zipfile.ZipFile(built.file("zip")) as archive:
        names = set(archive.namelist())
    assert {"pupils/answers.pyc", "pupils/later.pyc", "rules/late.pyc"} <= names
    assert {"htpy/__init__.pyc", "markupsafe/_native.pyc", "pupils/text.toml"} <= names
    assert {"tomllib/_parser.pyc", "colorsys.pyc", "decimal.pyc"} <= names
    assert "rules/unused.pyc" not in names
    assert "rules/cases/unused.toml" not in names
    assert not {name for name in names if name.startswith(("unittest", "sqlite3", "htpy/django"))}
    assert not {name for name in names if name.endswith((".py", ".so"))}


def test_bytecode_is_not_compared_with_sources_that_are_not_there(built: Built) -> None:
    with zipfile.ZipFile(built.file("zip")) as archive:
        compiled = [n for n in archive.namelist() if n.endswith(".pyc")]
        flags = {archive.read(name)[4:8] for name in compiled}
    assert flags == {b"\x01\x00\x00\x00"}


def test_two_builds_give_the_same_bytes(built: Built, tmp_path: Path) -> None:
    again = small_plan(tmp_path, snapshot=False)
    build_wasm.run(again)

    def contents(folder: Path) -> dict[str, bytes]:
        return {
            str(path.relative_to(folder)): path.read_bytes()
            for path in folder.rglob("*")
            if path.is_file()
        }

    first = contents(built.plan.out)
    apart = {name for name in first if name.startswith(("engine-", "data-", "manifest"))}
    second = contents(again.out)
    assert set(second) == set(first) - apart | {"manifest.json"}
    assert all(first[name] == second[name] for name in second if name != "manifest.json")
    assert contents(built.plan.dist) == contents(again.dist)


def test_the_manifest_tells_the_truth_about_every_file(built: Built) -> None:
    manifest = json.loads((built.plan.out / "manifest.json").read_text())
    assert set(manifest["files"]) == {"loader", "glue", "wasm", "zip", "data", "snapshot"}
    for stated in manifest["files"].values():
        path = built.plan.out / stated["path"]
        content = path.read_bytes()
        packed = path.with_name(path.name + ".br").read_bytes()
        assert brotli.decompress(packed) == content
        assert (stated["bytes"], stated["brotli"]) == (len(content), len(packed))
        assert stated["gzip"] == path.with_name(path.name + ".gz").stat().st_size
        assert stated["sha256"] == hashlib.sha256(content).hexdigest()
    assert manifest["pyodide"]["info"]["python"].startswith("3.13")


def test_the_manifest_names_what_each_way_of_starting_loads(tmp_path: Path) -> None:
    (tmp_path / "runtime").mkdir()
    plan = Plan(out=tmp_path / "runtime")
    for products, ways in (
        ({"zip": 4, "data": 5, "snapshot": 6}, {"zip": ["zip"], "snapshot": ["data", "snapshot"]}),
        ({"zip": 4}, {"zip": ["zip"]}),
    ):
        found = weights(loader=1, glue=2, wasm=3, **products)
        build_wasm.write_manifest(plan, found)
        manifest = json.loads((plan.out / "manifest.json").read_text())
        assert manifest["ways"] == ways
        assert manifest["common"] == ["loader", "glue", "wasm"]
        for way, roles in ways.items():
            total = sum(found[role].brotli for role in [*manifest["common"], *roles])
            assert total == build_wasm.first_visit(found, way)


def test_a_wheel_that_cannot_be_unpacked_is_said_in_one_line(tmp_path: Path) -> None:
    wheel = tmp_path / "broken-1-py3-none-any.whl"
    wheel.write_bytes(b"no zip")
    with pytest.raises(BuildError, match=r"wheel unpack failed: .*not a zip"):
        build_wasm.wheel_tool("unpack", str(wheel))


def test_licences_come_along(built: Built) -> None:
    text = (built.plan.out / "LICENSES.txt").read_text()
    assert "Pyodide 0." in text
    assert "\nhtpy\n\n" in text
    assert "\nmarkupsafe\n\nCopyright 2010 Pallets" in text


def test_every_file_has_a_hash_of_its_content_in_its_path(built: Built) -> None:
    for role in ("zip", "data", "snapshot"):
        path = built.file(role)
        assert path.stem.split("-")[-1] == hashlib.sha256(path.read_bytes()).hexdigest()[:10]
    folders = {built.file(role).parent for role in ("loader", "glue", "wasm")}
    assert len(folders) == 1
    assert folders.pop().name.startswith("pyodide-0.")


def weights(**brotli_sizes: int) -> dict[str, Weight]:
    return {role: Weight(role, 0, 0, size, "") for role, size in brotli_sizes.items()}


def test_a_build_over_the_budget_fails_and_says_by_how_much() -> None:
    heavy = weights(loader=1, glue=2, wasm=3, zip=1_000, data=4, snapshot=95)
    build_wasm.check_budget(heavy, budget=105)
    with pytest.raises(BuildError, match=r"105 bytes .* 5 over 100"):
        build_wasm.check_budget(heavy, budget=100)
    assert build_wasm.first_visit(heavy, "zip") == 1_006
    assert "First visit with the zip" in build_wasm.report(heavy)


def test_a_python_whose_bytecode_pyodide_cannot_run_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def answer(*_: Any) -> dict[str, Any]:
        return {"stdlib": [], "site": [], "magic": "00000000"}

    monkeypatch.setattr(build_wasm, "host", answer)
    with pytest.raises(BuildError, match="compiles to other bytecode than Pyodide 0"):
        build_wasm.trace(Plan(dist=tmp_path))


def test_a_module_that_cannot_be_imported_stops_the_build_with_its_cause(
    built: Built, tmp_path: Path
) -> None:
    broken = dataclasses.replace(built.plan, module="pupils.missing", out=tmp_path)
    with pytest.raises(BuildError, match=r"No module named 'pupils\.missing'"):
        build_wasm.trace(broken)


def test_what_is_not_there_to_be_packed_is_said_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(plan: Plan) -> dict[str, Weight]:
        raise FileNotFoundError(2, "No such file or directory", "node_modules/pyodide")

    monkeypatch.setattr(build_wasm, "run", run)
    assert build_wasm.main([]) == 1
    said = capsys.readouterr().err
    assert "No such file or directory: 'node_modules/pyodide'" in said
    assert said.count("\n") == 1


def test_a_syntax_error_stops_the_build_with_one_line(tmp_path: Path) -> None:
    sources = {"rules/wrong.py": b"points = 35\nif True print(points)\n"}
    with pytest.raises(BuildError, match=r"invalid syntax \(rules/wrong.py, line 2\)$"):
        build_wasm.compile_all(tmp_path, sources)
