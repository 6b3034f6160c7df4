"""Let a whole group of processes run for 25 ms of every 100 ms: ``python -m tests.bench.slow``.

The browser's own throttling slows a page's main thread and leaves workers at full speed, so it
flatters whoever starts Python in a worker. Stopping all the browser's processes slows both alike.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

PERIOD = 0.100
SHARE = 0.25


def alternate(group: int) -> None:
    """Stop and continue the group until it is gone."""
    try:
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(50))
    except OSError:
        print("not in real time", flush=True)
    else:
        print("in real time", flush=True)
    try:
        while True:
            os.killpg(group, signal.SIGSTOP)
            time.sleep(PERIOD * (1 - SHARE))
            os.killpg(group, signal.SIGCONT)
            time.sleep(PERIOD * SHARE)
    except ProcessLookupError:
        return


@contextmanager
def slowed(group: int) -> Iterator[str]:
    """Slow a process group down for the block; yields whether the stopper keeps real time."""
    command = [sys.executable, "-m", "tests.bench.slow", str(group)]
    stopper = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert stopper.stdout is not None
    try:
        yield stopper.stdout.readline().strip()
    finally:
        stopper.kill()
        stopper.wait()
        stopper.stdout.close()
        with suppress(ProcessLookupError):
            os.killpg(group, signal.SIGCONT)


if __name__ == "__main__":
    alternate(int(sys.argv[1]))
