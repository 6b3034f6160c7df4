"""A static server that compresses both sides alike and can be as slow as a telephone line.

The browser's own network emulation does not reach workers, which is where our Python starts, so
the line is shaped here: every connection shares one bucket of bytes, and every request waits for
a round trip first.
"""

from __future__ import annotations

import hashlib
import mimetypes
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import cast
from urllib.parse import unquote, urlsplit

import brotli

CHUNK = 8 * 1024
"""Bytes sent in one go: 6.5 ms of a 10 Mbit/s line, so that connections share it fairly."""

WORTH_COMPRESSING = 0.97
"""A compressed body is kept when it is smaller than this part of the raw one."""

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".whl": "application/zip",
}


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
    """The one line that all connections of a server share. Not shaped while ``line`` is None."""

    line: Line | None = None
    free_at: float = 0.0
    lock: threading.Lock = field(default_factory=threading.Lock)

    def round_trip(self) -> None:
        """Wait as long as a question needs to reach a server and its answer to come back."""
        if self.line:
            time.sleep(self.line.round_trip / 1000)

    def pieces(self, body: bytes) -> Iterator[bytes]:
        """Yield the body as fast as the line carries it."""
        if not self.line:
            yield body
            return
        for start in range(0, len(body), CHUNK):
            piece = body[start : start + CHUNK]
            with self.lock:
                self.free_at = max(self.free_at, time.monotonic()) + self.line.seconds(len(piece))
                wait = self.free_at - time.monotonic()
            time.sleep(max(wait, 0.0))
            yield piece


@dataclass(frozen=True, slots=True)
class Body:
    """A file as it is served: raw, and as brotli where that is smaller."""

    raw: bytes
    packed: bytes | None
    etag: str


@dataclass(frozen=True, slots=True)
class Sent:
    """One answer of the server: status, path and bytes of the body on the wire."""

    status: int
    path: str
    size: int


class Server(ThreadingHTTPServer):
    """Serves one folder on a free port of this machine.

    ``hidden`` names endings that are answered with 404, which shows what a visit costs without
    those files. ``log`` holds what was sent since the caller last cleared it.
    """

    daemon_threads = True
    request_queue_size = 64

    def __init__(self, root: Path, cache: Path) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.root = root.resolve()
        self.cache = cache
        self.bucket = Bucket()
        self.hidden: tuple[str, ...] = ()
        self.log: list[Sent] = []
        self._bodies: dict[Path, Body] = {}
        cache.mkdir(parents=True, exist_ok=True)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def file(self, url: str) -> Path | None:
        """Find the file of a request, None where there is none or it lies outside the folder."""
        path = self.root / unquote(urlsplit(url).path).lstrip("/")
        if path.is_dir():
            path = path / "index.html"
        inside = path.resolve().is_relative_to(self.root)
        hidden = bool(self.hidden) and path.name.endswith(self.hidden)
        return path if inside and path.is_file() and not hidden else None

    def body(self, path: Path) -> Body:
        """Read a file once; brotli at its highest level is kept on disk by content."""
        if path not in self._bodies:
            raw = path.read_bytes()
            digest = hashlib.sha256(raw).hexdigest()[:24]
            self._bodies[path] = Body(raw, self._packed(path, raw, digest), f'"{digest}"')
        return self._bodies[path]

    def compress(self) -> None:
        """Prepare every file, so that no visit waits for the compressor."""
        for path in self.root.rglob("*"):
            if path.is_file():
                self.body(path)

    def _packed(self, path: Path, raw: bytes, digest: str) -> bytes | None:
        if len(raw) < 512 or path.suffix in {".gz", ".br", ".png", ".woff2"}:
            return None
        kept = self.cache / f"{digest}.br"
        if not kept.exists():
            kept.write_bytes(brotli.compress(raw, quality=11))
        packed = kept.read_bytes()
        return packed if len(packed) < len(raw) * WORTH_COMPRESSING else None


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def setup(self) -> None:
        super().setup()
        cast(Server, self.server).bucket.round_trip()  # opening a connection costs one too

    def do_GET(self) -> None:
        server = cast(Server, self.server)
        server.bucket.round_trip()
        path = server.file(self.path)
        if path is None:
            self._answer(HTTPStatus.NOT_FOUND, b"", {})
            return
        body = server.body(path)
        page = path.suffix == ".html"
        headers = {
            "ETag": body.etag,
            "Vary": "Accept-Encoding",
            "Cache-Control": "no-cache" if page else "public, max-age=3600",
        }
        if self.headers.get("If-None-Match") == body.etag:
            self._answer(HTTPStatus.NOT_MODIFIED, b"", headers)
            return
        content = body.raw
        if body.packed is not None and "br" in self.headers.get("Accept-Encoding", ""):
            content = body.packed
            headers["Content-Encoding"] = "br"
        guess = mimetypes.guess_type(path.name)[0]
        headers["Content-Type"] = TYPES.get(path.suffix) or guess or "application/octet-stream"
        self._answer(HTTPStatus.OK, content, headers)

    def _answer(self, status: HTTPStatus, body: bytes, headers: dict[str, str]) -> None:
        server = cast(Server, self.server)
        self.send_response_only(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        server.log.append(Sent(status, self.path, len(body)))
        try:
            for piece in server.bucket.pieces(body):
                self.wfile.write(piece)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True  # the page was closed while it still loaded


@contextmanager
def serving(root: Path, cache: Path) -> Iterator[Server]:
    """Serve a folder until the block ends."""
    server = Server(root, cache)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
