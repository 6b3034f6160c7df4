"""Run tests against a changed module, each time in a fork of this process.

Two ways. `Quick` has collected the tests once: a fork puts the changed functions in place of those
that are there, and runs. `passes` imports everything afresh from the changed text. The quick way
cannot change what was worked out at import, so what survives it is tried in the slow one.
"""

from __future__ import annotations

import os
import resource
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from importlib import import_module
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from types import CodeType, FunctionType, ModuleType

import hypothesis
import pytest

hypothesis.settings.register_profile(
    "mutants", derandomize=True, database=None, deadline=None, max_examples=50
)

MEMORY = 2 << 30
"""Bytes that a run may take: a change can make a number endless."""
OPTIONS = ["-q", "--noconftest", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist"]


def in_fork(run: Callable[[], int], seconds: int) -> int:
    """Return what a function returns in a fork: 0 to 255; -9 and the like if it was stopped.

    A changed text may loop for ever, or make a number that fills the memory: it is stopped after
    so many ``seconds`` of the processor, whatever the clock says.
    """
    child = os.fork()
    if child == 0:
        status = 1
        try:
            _limit(seconds)
            status = run()
        finally:
            os._exit(status)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _limit(seconds: int) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)


# The slow way


class _Changed(SourceFileLoader):
    """Loads a module from a text in place of its file."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        """Compile the text; nothing is kept on disk."""
        return compile(self.source, self.path, "exec")


class _Finder:
    """Finds the one module that is changed."""

    def __init__(self, path: str, source: str) -> None:
        self.path, self.source = path, source

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        """Answer for that module only."""
        if name != module_name(self.path):
            return None
        return spec_from_file_location(name, loader=_Changed(name, self.path, self.source))


def module_name(path: str) -> str:
    """Write ``engine/auction.py`` as ``engine.auction``."""
    return path.removesuffix(".py").replace("/", ".")


def passes(module: str, source: str, tests: Sequence[str], seconds: int) -> bool:
    """Whether all tests pass with a module from this text; the engine must not be imported yet."""

    def run() -> int:
        hypothesis.settings.load_profile("mutants")
        sys.meta_path.insert(0, _Finder(module, source))
        return int(pytest.main(["-x", *OPTIONS, *tests]))

    return in_fork(run, seconds) == 0


# The quick way


class Quick:
    """A plugin that, in place of running the collected tests once, runs them for each change.

    ``survivors`` are afterwards the places, among ``sources``, of those that no test noticed.
    ``fine`` says whether the tests pass without a change.
    """

    def __init__(self, module: str, sources: Sequence[str], seconds: int) -> None:
        self.module, self.sources, self.seconds = module, sources, seconds
        self.fine = False
        self.survivors: list[int] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the tests in forks, those first that noticed something before."""
        items = list(session.items)
        live = import_module(module_name(self.module))
        self.fine = in_fork(lambda: _failed(session, items), 600) == 0
        for place, source in enumerate(self.sources if self.fine else ()):
            status = in_fork(partial(_try, live, source, session, items), self.seconds)
            if status == 0:
                self.survivors.append(place)
            elif 0 < status <= len(items):
                items.insert(0, items.pop(status - 1))
        return True


def quick(module: str, sources: Sequence[str], tests: Sequence[str], seconds: int) -> Quick:
    """Try changes the quick way; the engine is imported here, so call it in a fork."""
    hypothesis.settings.load_profile("mutants")
    plugin = Quick(module, sources, seconds)
    pytest.main([*OPTIONS, *tests], plugins=[plugin])
    return plugin


def _failed(session: pytest.Session, items: Sequence[pytest.Item]) -> int:
    """Run tests up to the first that fails: its number from 1 to 255; 0 if all pass."""
    for number, item in enumerate(items, 1):
        following = items[number] if number < len(items) else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return min(number, 255)
    return 0


def _try(
    live: ModuleType, source: str, session: pytest.Session, items: Sequence[pytest.Item]
) -> int:
    """Put a changed text in place and run; 0 too if that changes nothing that can be replaced."""
    file = str(live.__file__)
    with open(file, encoding="utf-8") as text:
        old = compile(text.read(), file, "exec")
    new = compile(source, file, "exec")
    changed = [code for code in _functions(new) if code not in set(_functions(old))]
    if not changed:
        return 0
    there = {each.__code__.co_qualname: each for each in _live(vars(live).values(), live.__name__)}
    for code in changed:
        there[code.co_qualname].__code__ = code
    return _failed(session, items)


def _functions(code: CodeType) -> Iterator[CodeType]:
    """Yield the functions and methods of a module or a class, without what is inside them."""
    for const in code.co_consts:
        if isinstance(const, CodeType):
            if const.co_flags & 0x2:  # CO_NEWLOCALS: a function; the others are bodies of classes
                yield const
            else:
                yield from _functions(const)


def _live(things: Iterable[object], module: str) -> Iterator[FunctionType]:
    """Yield a module's functions, those of its classes and behind decorators too."""
    for thing in things:
        inner = [getattr(thing, name, None) for name in ("__wrapped__", "__func__", "fget")]
        if isinstance(thing, FunctionType):
            yield thing
        elif isinstance(thing, type) and thing.__module__ == module:
            yield from _live(vars(thing).values(), module)
        else:
            yield from (each for each in inner if isinstance(each, FunctionType))
