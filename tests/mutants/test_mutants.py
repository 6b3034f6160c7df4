"""The tester of tests: a change that matters is noticed, one that does not survives."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants.run import in_fork
from tests.mutants.targets import TARGETS

ROOT = Path(__file__).resolve().parents[2]
MODULE = """\
LIMIT = 3
def low(number: int | None = 0) -> bool:
    return number is not None and number < LIMIT
"""
TESTS = """\
from toy import low
def test_two_is_low() -> None:
    assert low(2)
    assert not low(4)
"""


def survived(folder: Path, change: tuple[str, str], way: str) -> bool:
    """Try one change of a toy, in a Python of its own: a fork copies whatever is imported."""
    (folder / "toy.py").write_text(MODULE)
    (folder / "test_toy.py").write_text(TESTS)
    source, tests = MODULE.replace(*change), ["test_toy.py"]
    asked = {
        "quick": f"bool(quick('toy.py', [{source!r}], {tests}, 20).survivors)",
        "afresh": f"passes('toy.py', {source!r}, {tests}, 20)",
    }[way]
    program = f"from tests.mutants.run import passes, quick; print('\\n>', {asked})"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=folder,
        env={"PYTHONPATH": f"{ROOT}:{folder}", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()[-1] == "> True"


@pytest.mark.parametrize("way", ["quick", "afresh"])
@pytest.mark.parametrize(
    ("change", "survives"), [(("< LIMIT", ">= LIMIT"), False), (("< LIMIT", "<= LIMIT"), True)]
)
def test_a_change_is_noticed_if_a_test_is_there(
    tmp_path: Path, way: str, change: tuple[str, str], survives: bool
) -> None:
    """Nobody asks for 3."""
    assert survived(tmp_path, change, way) == survives


def test_a_change_outside_of_functions_is_noticed_afresh(tmp_path: Path) -> None:
    assert survived(tmp_path, ("LIMIT = 3", "LIMIT = 2"), "quick")
    assert not survived(tmp_path, ("LIMIT = 3", "LIMIT = 2"), "afresh")


def forever() -> int:
    while True:
        pass


def test_what_never_ends_is_stopped_and_the_rest_tells_its_status() -> None:
    assert in_fork(forever, seconds=1) < 0
    assert in_fork(lambda: 7, seconds=1) == 7


def test_annotations_and_decorators_are_left_alone() -> None:
    pytest.importorskip("cosmic_ray", reason="only `make mutants` needs it")
    from tests.mutants.changes import changes  # noqa: PLC0415

    found = [(each.line, each.after) for each in changes("toy.py", MODULE)]
    assert (1, "LIMIT = 4") in found
    assert not [each for each in found if "int & None" in each[1]]
    assert (3, "return number is not None and number <= LIMIT") in found
    assert (3, "return number is not None or number < LIMIT") in found


def test_the_targets_and_their_tests_exist() -> None:
    for module, tests in TARGETS.items():
        assert all((ROOT / name.partition("::")[0]).is_file() for name in (module, *tests)), module
