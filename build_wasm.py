"""Pack engine and lessons with a trimmed Pyodide for the browser.

    python build_wasm.py                 writes docs/assets/runtime/ and dist/

1. The wheel of `engine` and `lessons`, with the pure-Python files of its dependencies in it, and
   the lock by which any Pyodide can install it (pyodide-lock).
2. Pyodide itself, under node, says which files of its standard library and of the wheel it reads
   to import the lessons.
3. These files, compiled to bytecode (pyodide-build), in one stored zip: `runtime-<hash>.zip`.
4. A memory snapshot of Pyodide with all of it imported: `engine-<hash>.snap`, and beside it
   `data-<hash>.zip`, the packages' data files alone: a snapshot holds memory but no files.
5. Every file with a content hash in its name and compressed beside it, and `manifest.json`, from
   which the client learns the names. A build over the budget fails.

Two builds of one commit give the same bytes, but for the snapshot, which holds the addresses of
its process. It is an accelerator only: the zip does the same work, slower.
"""

from __future__ import annotations

import argparse
import dataclasses
import gzip
import hashlib
import importlib.metadata
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path, PurePosixPath
from typing import Any

import brotli
import build
import pyproject_hooks
from packaging.requirements import Requirement
from pyodide_lock import PyodideLockSpec
from pyodide_lock.utils import add_wheels_to_spec

ROOT = Path(__file__).resolve().parent
HOST = ROOT / "tools" / "wasm" / "host.mjs"

DISTRIBUTION = "tarock-school"
PACKAGES = ("engine", "lessons")
MODULE = "lessons.widgets"
"""What the worker imports, and from which everything that is shipped follows."""

BUDGET = 6_500_000
"""Bytes of the runtime in a first interactive visit, brotli, with the snapshot; without it, it is
far less. The page itself comes on top: `make bench` counts both."""

EPOCH = 315_532_800
"""1980-01-01, the zip format's first day, for every date in a product."""

ALWAYS = ("traceback", "linecache", "codeop", "encodings.ascii", "encodings.latin_1", "random")
"""Modules that imports do not show: Pyodide reads the first ones when it reports an error,
the worker calls random.seed() after each restore."""

PYODIDE_FILES = {
    "loader": "pyodide.mjs",
    "glue": "pyodide.asm.js",
    "wasm": "pyodide.asm.wasm",
}
"""What the browser needs of the npm package, by its role in the manifest."""

WAYS = {"zip": ("zip",), "snapshot": ("data", "snapshot")}
"""The ways of starting Python, each with what it loads beside Pyodide's own files: what becomes
Python's library, then its memory if there is one. The client learns them from the manifest."""


class BuildError(Exception):
    """The build cannot go on; the text is one line that says why."""


@dataclasses.dataclass(frozen=True)
class Plan:
    """Where a build reads and writes, and what it packs."""

    project: Path = ROOT
    """A folder with pyproject.toml and the packages."""
    packages: tuple[str, ...] = PACKAGES
    distribution: str = DISTRIBUTION
    module: str = MODULE
    pyodide: Path = ROOT / "node_modules" / "pyodide"
    node: Path = ROOT / ".tools" / "bin" / "node"
    dist: Path = ROOT / "dist"
    out: Path = ROOT / "docs" / "assets" / "runtime"
    cache: Path = ROOT / ".tools" / "compressed"
    snapshot: bool = True
    quality: int = 11
    """Of brotli: 11 is the smallest and slow (50 s for a snapshot), 5 is for drafts."""


@dataclasses.dataclass(frozen=True)
class Weight:
    """A published file: its path below the runtime folder, its sizes in bytes, its hash."""

    path: str
    bytes: int
    gzip: int
    brotli: int
    sha256: str


def main(arguments: list[str] | None = None) -> int:
    """Build and print what each file weighs. Returns 1 after one line if that is not possible."""
    parser = argparse.ArgumentParser(description="Pack engine and lessons for the browser.")
    parser.add_argument("--module", default=MODULE, help="what the worker imports")
    parser.add_argument("--out", type=Path, default=Plan.out, help="the folder to write")
    parser.add_argument("--draft", action="store_true", help="compress fast, not best")
    options = parser.parse_args(arguments)
    plan = Plan(module=options.module, out=options.out, quality=5 if options.draft else 11)
    try:
        weights = run(plan)
        print(report(weights))
        if not options.draft:
            check_budget(weights)
    except (BuildError, OSError) as error:  # such as a folder that npm has not filled yet
        print(f"build_wasm: {error}", file=sys.stderr)
        return 1
    return 0


def run(plan: Plan) -> dict[str, Weight]:
    """Make everything; returns what each published file weighs, by its role."""
    # Read by setuptools, by `wheel pack`, and by Python's compiler, which then writes bytecode
    # that is bound to its source by a hash and not by a date.
    os.environ["SOURCE_DATE_EPOCH"] = str(EPOCH)
    shutil.rmtree(plan.dist, ignore_errors=True)
    plan.dist.mkdir(parents=True)
    wheel = make_wheel(plan)
    write_lock(plan, wheel)
    needed = trace(plan)
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        files = collect(plan, wheel, needed)
        runtime = make_zip(work / "runtime.zip", compile_all(work, files))
        products = {"zip": runtime}
        if plan.snapshot:
            data = {name: files[name] for name in files if not name.endswith(".py")}
            products["data"] = make_zip(work / "data.zip", data)
            products["snapshot"] = make_snapshot(plan, runtime, files, work / "engine.snap")
        return publish(plan, products)


# 1. The wheel and its lock


def make_wheel(plan: Plan) -> Path:
    """Build the wheel, self-contained, into plan.dist."""
    with tempfile.TemporaryDirectory() as folder:
        source, unpacked = Path(folder, "source"), Path(folder, "unpacked")
        copy_sources(plan, source)
        plain = build_plain_wheel(source, Path(folder))
        wheel_tool("unpack", str(plain), "--dest", str(unpacked))
        (content,) = unpacked.iterdir()
        absorb_dependencies(content)
        wheel_tool("pack", str(content), "--dest-dir", str(plan.dist))
    (wheel,) = plan.dist.glob("*.whl")
    return wheel


def copy_sources(plan: Plan, target: Path) -> None:
    """Copy what the wheel is built from: setuptools leaves files behind that would come along."""
    target.mkdir()
    shutil.copy(plan.project / "pyproject.toml", target)
    for package in plan.packages:
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(plan.project / package, target / package, ignore=ignored)


def build_plain_wheel(source: Path, target: Path) -> Path:
    """What `pip wheel --no-deps` gives, without its detour through an isolated environment.

    `pyodide build` gives the same for pure Python, and asks the network for a cross-build
    environment first.
    """
    builder = build.ProjectBuilder(source, runner=pyproject_hooks.quiet_subprocess_runner)
    try:
        return Path(builder.build("wheel", target))
    except build.BuildBackendException as error:
        raise BuildError(f"the wheel cannot be built: {cause(str(error))}") from error


def absorb_dependencies(content: Path) -> None:
    """Put the dependencies' Python files into an unpacked wheel, and no longer require them.

    The browser gets one wheel that needs no index. Of MarkupSafe only the pure-Python half can
    go along: its C half is compiled for this machine.
    """
    (info,) = content.glob("*.dist-info")
    metadata = info / "METADATA"
    lines = metadata.read_text(encoding="utf-8").splitlines(keepends=True)
    for name in requirements(importlib.metadata.PathDistribution(info).requires or []):
        for file in importlib.metadata.files(name) or []:
            if file.suffix == ".py":
                copy(Path(str(file.locate())), content / file)
            elif "licenses" in file.parts:
                copy(Path(str(file.locate())), info / "licenses" / f"{name}.txt")
    kept = [line for line in lines if not line.startswith("Requires-Dist:")]
    metadata.write_text("".join(kept), encoding="utf-8")


def copy(source: Path, target: Path) -> None:
    """Copy a file, and make the folder that it goes to."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def requirements(stated: Iterable[str]) -> list[str]:
    """The distributions that are required here, and those that they require, each once."""
    found: dict[str, None] = {}
    waiting = [Requirement(text) for text in stated]
    while waiting:
        requirement = waiting.pop()
        applies = requirement.marker is None or requirement.marker.evaluate({"extra": ""})
        if applies and requirement.name not in found:
            found[requirement.name] = None
            needs = importlib.metadata.requires(requirement.name) or []
            waiting += [Requirement(text) for text in needs]
    return sorted(found)


def wheel_tool(*arguments: str) -> None:
    """Run the `wheel` command, which keeps RECORD right. Raises BuildError if it fails."""
    command = [sys.executable, "-m", "wheel", *arguments]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise BuildError(f"wheel {arguments[0]} failed: {cause(done.stderr)}")


def write_lock(plan: Plan, wheel: Path) -> None:
    """Write dist/pyodide-lock.json: our wheel alone, for the Pyodide that is installed.

    It is what loadPackage reads: here to trace the imports, in the bench for a stock Pyodide.
    The site itself loads no packages.
    """
    spec = PyodideLockSpec.from_json(plan.pyodide / "pyodide-lock.json")
    spec.packages = {}
    locked = add_wheels_to_spec(spec, [wheel], base_path=plan.dist)
    locked.to_json(plan.dist / "pyodide-lock.json")


# 2. What is imported


@dataclasses.dataclass(frozen=True)
class Needed:
    """The files that Pyodide read: of its standard library, and of our wheel."""

    stdlib: frozenset[str]
    site: frozenset[str]


def trace(plan: Plan) -> Needed:
    """Import the module in Pyodide and see what it took. BuildError if its bytecode is not ours."""
    packages = ",".join(plan.packages)
    answer = host(plan, "trace", plan.pyodide, plan.dist, plan.distribution, plan.module, packages)
    if answer["magic"] != importlib.util.MAGIC_NUMBER.hex():
        version = ".".join(map(str, sys.version_info[:2]))
        raise BuildError(
            f"this Python {version} compiles to other bytecode than Pyodide {version_of(plan)} "
            "runs; change the Python in tools/bootstrap.py together with pyodide in package.json"
        )
    return Needed(frozenset(answer["stdlib"]), frozenset(answer["site"]))


def collect(plan: Plan, wheel: Path, needed: Needed) -> dict[str, bytes]:
    """The sources to compile and our packages' data files, by their path in the zip."""
    always = {name.replace(".", "/") + ".py" for name in ALWAYS}
    files = dict(read_zip(plan.pyodide / "python_stdlib.zip", needed.stdlib | always))
    with zipfile.ZipFile(wheel) as archive:
        data = set(data_files(archive.namelist(), needed.site))
    files.update(read_zip(wheel, needed.site | data))
    return files


def data_files(names: Iterable[str], modules: frozenset[str]) -> Iterator[str]:
    """What a wheel holds beside modules, in packages of which one is imported.

    A file belongs to the nearest folder above it that is a package.
    """
    packages = {
        name.removesuffix("/__init__.py") for name in names if name.endswith("/__init__.py")
    }
    for name in names:
        above = [str(folder) for folder in PurePosixPath(name).parents if str(folder) in packages]
        if above and not name.endswith(".py") and f"{above[0]}/__init__.py" in modules:
            yield name


def read_zip(path: Path, names: Iterable[str]) -> Iterator[tuple[str, bytes]]:
    """The named members of a zip, in the order of their names."""
    with zipfile.ZipFile(path) as archive:
        for name in sorted(names):
            yield name, archive.read(name)


# 3. Bytecode in a zip


def compile_all(work: Path, files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Compile the sources among the files with pyodide-build; the rest stays as it is.

    Without docstrings, which nobody reads in a browser, and without assertions: a seventh less.
    Raises BuildError, with its place, for a source that is no Python.
    """
    archive = make_zip(work / "sources.zip", files)
    command = [sys.executable, "-OO", "-m", "pyodide_cli", "py-compile", "--silent", str(archive)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise BuildError(f"pyodide py-compile failed: {cause(done.stderr)}")
    with zipfile.ZipFile(archive) as compiled:
        return {name: unchecked(name, compiled.read(name)) for name in compiled.namelist()}


def unchecked(name: str, content: bytes) -> bytes:
    """Bytecode that Python takes without looking for its source, which is not shipped.

    pyodide-build leaves the choice to Python's compiler, whose reproducible kind is `checked`
    (PEP 552): the second word of the file is 0b11 then, and 0b01 when unchecked.
    """
    if not name.endswith(".pyc"):
        return content
    if content[4:8] != b"\x03\x00\x00\x00":
        raise BuildError(f"{name} is not hash-based bytecode: SOURCE_DATE_EPOCH was not heeded")
    return content[:4] + b"\x01\x00\x00\x00" + content[8:]


def make_zip(path: Path, files: Mapping[str, bytes]) -> Path:
    """Write a stored zip whose bytes depend on names and contents alone.

    Stored, since the whole file travels compressed and brotli then sees across its members;
    written here and not by pyodide-build, which puts today's date on each member.
    """
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), files[name])
    return path


# 4. The snapshot


def make_snapshot(plan: Plan, runtime: Path, files: Iterable[str], target: Path) -> Path:
    """Start Pyodide from the zip, import every module in it, and write its memory."""
    names = ",".join(module_names(files))
    host(plan, "snapshot", plan.pyodide, runtime, names, target)
    return target


def module_names(files: Iterable[str]) -> list[str]:
    """The modules' names for the Python files among some paths."""
    modules = [name.removesuffix(".py") for name in files if name.endswith(".py")]
    return sorted(name.removesuffix("/__init__").replace("/", ".") for name in modules)


def host(plan: Plan, *arguments: object) -> Any:
    """Run a command of host.mjs and return what it printed. Raises BuildError if it fails."""
    command = [str(plan.node), str(HOST), *map(str, arguments)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise BuildError(f"Pyodide under node: {cause(done.stderr)}")
    return json.loads(done.stdout.splitlines()[-1])


def cause(text: str) -> str:
    """The last line of a message, and where, if it is a traceback."""
    last = next((line for line in reversed(text.splitlines()) if line.strip()), "no message")
    places = re.findall(r'File "(.+?)", line (\d+)', text)
    return "{} ({}, line {})".format(last.strip(), *places[-1]) if places else last.strip()


# 5. Publishing


def publish(plan: Plan, products: Mapping[str, Path]) -> dict[str, Weight]:
    """Write everything under content-hashed names, compressed too, and the manifest."""
    targets = targets_of(plan, products)
    shutil.rmtree(plan.out, ignore_errors=True)
    plan.out.mkdir(parents=True)
    write_licences(plan)
    with ThreadPoolExecutor() as pool:  # compressing lets other threads run
        jobs = {
            role: pool.submit(publish_file, plan, source, path)
            for role, (source, path) in targets.items()
        }
        weights = {role: job.result() for role, job in jobs.items()}
    write_manifest(plan, weights)
    return weights


def targets_of(plan: Plan, products: Mapping[str, Path]) -> dict[str, tuple[Path, str]]:
    """From where and to which name each file goes, by its role.

    Pyodide asks for its parts by fixed names, so there its folder carries the hash.
    """
    parts = {role: plan.pyodide / name for role, name in PYODIDE_FILES.items()}
    folder = f"pyodide-{version_of(plan)}-{short_hash(parts.values())}"
    targets = {role: (path, f"{folder}/{path.name}") for role, path in parts.items()}
    for role, path in products.items():
        targets[role] = path, f"{path.stem}-{short_hash([path])}{path.suffix}"
    return targets


def publish_file(plan: Plan, source: Path, path: str) -> Weight:
    """Write one file with its .gz and .br beside it."""
    content = source.read_bytes()
    target = plan.out / path
    target.parent.mkdir(parents=True, exist_ok=True)
    packed = gzip.compress(content, compresslevel=9, mtime=0)
    best = brotli_cached(content, plan.quality, plan.cache)
    target.write_bytes(content)
    target.with_name(target.name + ".gz").write_bytes(packed)
    target.with_name(target.name + ".br").write_bytes(best)
    return Weight(path, len(content), len(packed), len(best), hashlib.sha256(content).hexdigest())


def brotli_cached(content: bytes, quality: int, cache: Path) -> bytes:
    """Brotli, done once for each content: the best quality takes 20 s for Pyodide alone.

    `lgwin` 24 is the largest window that browsers read: the files are larger than it is.
    """
    known = cache / f"{hashlib.sha256(content).hexdigest()}.{quality}.br"
    if not known.is_file():
        cache.mkdir(parents=True, exist_ok=True)
        fresh = known.with_suffix(f".{os.getpid()}")
        fresh.write_bytes(brotli.compress(content, quality=quality, lgwin=24))
        fresh.replace(known)
    return known.read_bytes()


def write_manifest(plan: Plan, weights: Mapping[str, Weight]) -> None:
    """What the client needs to start Python without asking further."""
    manifest = {
        "module": plan.module,
        # For loadPyodide's lockFileContents, which saves the browser Pyodide's own lock file.
        "pyodide": {"version": version_of(plan), "info": lock_info(plan)},
        "files": {role: dataclasses.asdict(weight) for role, weight in weights.items()},
        "common": list(PYODIDE_FILES),
        "ways": {way: roles for way, roles in WAYS.items() if weights.keys() >= set(roles)},
    }
    text = json.dumps(manifest, indent=1) + "\n"
    (plan.out / "manifest.json").write_text(text, encoding="utf-8")


def write_licences(plan: Plan) -> None:
    """Whose work is in these files, and under which terms."""
    (wheel,) = plan.dist.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if "/licenses/" in name]
        texts = [f"{PurePosixPath(name).stem}\n\n{archive.read(name).decode()}" for name in names]
    python = lock_info(plan)["python"]
    terms = (
        f"The files of this folder contain Pyodide {version_of(plan)} (Mozilla Public License 2.0),"
        f"\nPython {python} (PSF License Version 2), and what follows.\n"
    )
    (plan.out / "LICENSES.txt").write_text("\n\n".join([terms, *texts]), encoding="utf-8")


def lock_info(plan: Plan) -> dict[str, str]:
    """Pyodide's version of Python, its platform and ABI, as its lock file states them."""
    spec = PyodideLockSpec.from_json(plan.pyodide / "pyodide-lock.json")
    info: dict[str, str] = spec.info.to_dict()
    return info


def version_of(plan: Plan) -> str:
    """The version of the npm package."""
    package = json.loads((plan.pyodide / "package.json").read_text(encoding="utf-8"))
    return str(package["version"])


def short_hash(paths: Iterable[Path]) -> str:
    """Ten hex digits of the contents, for a file's name."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:10]


# The budget


def first_visit(weights: Mapping[str, Weight], way: str) -> int:
    """Bytes, brotli, that a first interactive visit loads of the runtime."""
    roles = {*PYODIDE_FILES, *WAYS[way]}
    return sum(weight.brotli for role, weight in weights.items() if role in roles)


def report(weights: Mapping[str, Weight]) -> str:
    """A table of what each file weighs, and of what a first visit loads."""
    lines = [f"{'':42}{'raw':>12}{'gzip':>12}{'brotli':>12}"]
    for weight in weights.values():
        lines.append(f"{weight.path:42}{weight.bytes:12,}{weight.gzip:12,}{weight.brotli:12,}")
    for way in WAYS:
        lines.append(f"{f'First visit with the {way}':66}{first_visit(weights, way):12,}")
    return "\n".join(lines)


def check_budget(weights: Mapping[str, Weight], budget: int = BUDGET) -> None:
    """Raise BuildError if the first visit with the snapshot is over the budget."""
    total = first_visit(weights, "snapshot")
    if total > budget:
        raise BuildError(
            f"a first visit loads {total:,} bytes (brotli), {total - budget:,} over {budget:,}"
        )


if __name__ == "__main__":
    sys.exit(main())
