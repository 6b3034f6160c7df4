"""A small static server for the built site, as a good host would serve it.

    python -m tools.serve site --port 8000

It answers with precompressed siblings (`x.br`, `x.gz`) where the browser accepts them, lets names
that carry a content hash be kept for ever and everything else be revalidated, and serves 404.html.
Tests and bench use the same server: `with serving(folder) as address: …`.
"""

from __future__ import annotations

import argparse
import contextlib
import errno
import functools
import gzip
import hashlib
import http.server
import re
import sys
import threading
from collections.abc import Iterator
from email.utils import formatdate
from http import HTTPStatus
from pathlib import Path
from urllib.parse import quote, unquote, urlsplit

import brotli

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".gz": "application/gzip",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
    ".zip": "application/zip",
}
"""Spelled out, since the mimetypes module takes its table from the machine."""

COMPRESSED_ON_THE_FLY = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".xml"}
"""Small texts that no build step compresses; larger files bring their own siblings."""

HASHED = re.compile(r"[-.][0-9a-f]{8,}[./]")
"""A path with a content hash in a name (`engine-0123456789.snap`, `main.57a0d79d.min.css`)."""


ORIGIN = re.compile(rb"<loc>(https?://[^/<]+/)")
"""The origin for which a sitemap was built."""


class Server(http.server.ThreadingHTTPServer):
    """Serves one folder; `log` prints each request."""

    daemon_threads = True
    # Browsers open many connections at once; the default backlog of 5 makes some of them wait.
    request_queue_size = 128

    def __init__(self, folder: Path, port: int = 0, *, log: bool = False) -> None:
        self.folder = folder.resolve()
        self.log = log
        super().__init__(("127.0.0.1", port), Handler)

    @property
    def address(self) -> str:
        """The base address, with a slash at its end."""
        return f"http://127.0.0.1:{self.server_address[1]}/"

    def content(self, file: Path) -> bytes:
        """What a file holds; a sitemap with the addresses under which it is served.

        The theme's instant navigation follows only links that the sitemap has, port included.
        """
        if not file.is_file():
            return b"Not found.\n"
        body = file.read_bytes()
        if file.name == "sitemap.xml" and (origin := ORIGIN.search(body)):
            body = body.replace(origin[1], self.address.encode())
        return body

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing of browsers that hang up: they do so whenever a page is left."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class Handler(http.server.BaseHTTPRequestHandler):
    """GET and HEAD for the files of the server's folder."""

    server: Server
    protocol_version = "HTTP/1.1"
    # Without this, the small writes of a keep-alive connection wait for delayed acknowledgements.
    disable_nagle_algorithm = True

    def do_GET(self) -> None:
        """Answer with the file."""
        self.answer(with_body=True)

    def do_HEAD(self) -> None:
        """Answer with the headers alone."""
        self.answer(with_body=False)

    def answer(self, *, with_body: bool) -> None:
        """Find the file, negotiate its encoding, send it."""
        path = unquote(urlsplit(self.path).path)
        file = find(self.server.folder, path)
        if file is not None and file.is_dir():
            self.redirect(path)
            return
        status = HTTPStatus.OK
        if file is None:
            status = HTTPStatus.NOT_FOUND
            file = self.server.folder / "404.html"
        encoding, body = self.encoded(file, self.headers.get("Accept-Encoding", ""))
        tag = etag(body)
        if status is HTTPStatus.OK and tag in self.headers.get("If-None-Match", ""):
            status, body = HTTPStatus.NOT_MODIFIED, b""
        self.send_response(status)
        self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("ETag", tag)
        self.send_header("Vary", "Accept-Encoding")
        self.send_header("Cache-Control", lifetime(path, status))
        self.send_header("X-Content-Type-Options", "nosniff")
        if encoding:
            self.send_header("Content-Encoding", encoding)
        self.end_headers()
        if with_body:
            with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                self.wfile.write(body)

    def encoded(self, file: Path, accepted: str) -> tuple[str, bytes]:
        """(encoding, body): the best that the browser accepts, "" for the file as it is."""
        names = [part.split(";")[0].strip() for part in accepted.split(",")]
        for encoding, suffix in (("br", ".br"), ("gzip", ".gz")):
            if encoding not in names:
                continue
            sibling = file.with_name(file.name + suffix)
            if sibling.is_file() and file.name != "sitemap.xml":
                return encoding, sibling.read_bytes()
            if file.suffix in COMPRESSED_ON_THE_FLY:
                return encoding, compressed(self.server.content(file), encoding)
        return "", self.server.content(file)

    def redirect(self, path: str) -> None:
        """Send the browser to the folder's address with its slash, on which links rely."""
        self.send_response(HTTPStatus.MOVED_PERMANENTLY)
        # One leading slash only: `//host` would be another origin. Quoted, since a header has room
        # for few letters, and none for a line's end.
        self.send_header("Location", "/" + quote(path.strip("/")) + "/")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *arguments: object) -> None:
        """One line per request if the server logs."""
        if self.server.log:
            super().log_message(format, *arguments)

    def version_string(self) -> str:
        """No software versions in headers."""
        return "tarock-school"

    def date_time_string(self, timestamp: float | None = None) -> str:
        """The date header."""
        return formatdate(timestamp, usegmt=True)


def find(folder: Path, path: str) -> Path | None:
    """The file for a path, index.html for one with a slash, None for none or outside the folder.

    A path without a slash that names a folder with an index.html gives the folder itself.
    """
    try:
        file = (folder / path.lstrip("/")).resolve()
        if path.endswith("/"):
            file /= "index.html"
        there = file.is_file() or (file / "index.html").is_file()
    except (ValueError, OSError):  # a NUL in the path, or more letters than a name can have
        return None
    return file if there and file.is_relative_to(folder) else None


@functools.lru_cache(maxsize=256)
def compressed(body: bytes, encoding: str) -> bytes:
    """A small text, compressed once."""
    return brotli.compress(body, quality=9) if encoding == "br" else gzip.compress(body, mtime=0)


def etag(body: bytes) -> str:
    """A strong tag of the bytes that are sent."""
    return f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'


def lifetime(path: str, status: HTTPStatus) -> str:
    """Cache-Control: for ever where the name changes with the content, else ask each time."""
    if status is not HTTPStatus.NOT_FOUND and HASHED.search(path):
        return "public, max-age=31536000, immutable"
    return "no-cache"


@contextlib.contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[str]:
    """Serve a folder from a thread (port 0: any free one); gives the base address."""
    server = Server(folder, port)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server.address
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def main(arguments: list[str] | None = None) -> int:
    """Serve until interrupted. Returns 2 after one line if the folder or the port cannot be had."""
    parser = argparse.ArgumentParser(prog="python -m tools.serve", description="Serve a folder.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--log", action="store_true", help="print each request")
    options = parser.parse_args(arguments)
    if not options.folder.is_dir():
        print(f"serve: {options.folder} is not a folder; run make site first", file=sys.stderr)
        return 2
    try:
        server = Server(options.folder, options.port, log=options.log)
    except (OSError, OverflowError) as error:
        print(port_fault(options.port, error), file=sys.stderr)
        return 2
    print(f"The site is served (stop it with Ctrl+C) on {server.address}", flush=True)
    with contextlib.suppress(KeyboardInterrupt), server:
        server.serve_forever()
    return 0


def port_fault(port: int, error: Exception) -> str:
    """Why a port cannot be had, and what to do."""
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        return (
            f"serve: port {port} is in use; choose another, for example: make site PORT={port + 1}"
        )
    return f"serve: port {port} cannot be used ({error}); choose another: make site PORT=8001"


if __name__ == "__main__":
    sys.exit(main())
