"""The site's own server behind a line that can be as slow as a telephone's.

The browser's network emulation does not reach workers, which is where our Python starts, so the
line is shaped here: all connections share one bucket of bytes, and each request waits for a round
trip first. Both sides of the bench are served by it.
"""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from io import BufferedIOBase
from pathlib import Path
from typing import Any, cast

from tools import serve

CHUNK = 8 * 1024
"""Bytes sent in one go: 6.5 ms of a 10 Mbit/s line, so that connections share it fairly."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of so many megabits a second and so many milliseconds of round trip."""

    megabits: float
    round_trip: float

    def __str__(self) -> str:
        return f"{self.megabits:g} Mbit/s, {self.round_trip:g} ms"

    def seconds(self, size: int) -> float:
        """How long ``size`` bytes occupy the line."""
        return size * 8 / (self.megabits * 1e6)


@dataclass(slots=True)
class Bucket:
    """The one line that all connections of a server share; none while ``line`` is None."""

    line: Line | None = None
    free_at: float = 0.0
    lock: threading.Lock = field(default_factory=threading.Lock)

    def round_trip(self) -> None:
        """Wait as long as a question needs to reach a server and its answer to come back."""
        if self.line:
            time.sleep(self.line.round_trip / 1000)

    def pieces(self, data: bytes) -> Iterator[bytes]:
        """Yield some bytes as fast as the line carries them."""
        if not self.line:
            yield data
            return
        for start in range(0, len(data), CHUNK):
            piece = data[start : start + CHUNK]
            with self.lock:
                self.free_at = max(self.free_at, time.monotonic()) + self.line.seconds(len(piece))
                wait = self.free_at - time.monotonic()
            time.sleep(max(wait, 0.0))
            yield piece


class Server(serve.Server):
    """Serves a folder; ``sent`` counts the bytes on the wire, headers included, by path."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.RequestHandlerClass = Handler
        self.bucket = Bucket()
        self.sent: Counter[str] = Counter()


class Handler(serve.Handler):
    """The site's handler, which sends through the server's line."""

    def setup(self) -> None:
        """Open a connection, which costs a round trip by itself."""
        super().setup()
        cast(Server, self.server).bucket.round_trip()
        self.wfile = cast(Any, _Wire(self))

    def do_GET(self) -> None:
        """Answer after a round trip."""
        cast(Server, self.server).bucket.round_trip()
        super().do_GET()


class _Wire(BufferedIOBase):
    """What a handler writes to: counts, and keeps to the pace of the line."""

    def __init__(self, handler: Handler) -> None:
        self.handler, self.socket = handler, handler.wfile

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        server = cast(Server, self.handler.server)
        server.sent[self.handler.path] += len(data)
        for piece in server.bucket.pieces(bytes(data)):
            self.socket.write(piece)
        return len(data)


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """Serve a folder until the block ends."""
    server = Server(folder)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
