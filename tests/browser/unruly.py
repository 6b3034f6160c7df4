"""The site's server with faults that can be switched on and off: missing, broken, withheld."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path

from tools.serve import TYPES, Handler, Server, lifetime

Fault = Callable[["UnrulyHandler"], None]


class UnrulyServer(Server):
    """Serves the built site; `faults` maps a pattern of paths to what happens there instead."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.RequestHandlerClass = UnrulyHandler
        self.faults: dict[str, Fault] = {}
        self.asked: list[str] = []
        self.released = threading.Event()

    def missing(self, pattern: str) -> None:
        """Answer 404."""
        self.faults[pattern] = lambda handler: handler.send(HTTPStatus.NOT_FOUND, b"Not found.\n")

    def broken(self, pattern: str) -> None:
        """Answer with bytes that are not the file's; caches keep a bad copy like a good one."""
        self.faults[pattern] = lambda handler: handler.send(HTTPStatus.OK, b"\0broken" * 5000)

    def withheld(self, pattern: str) -> None:
        """Answer only when `release` is called: a line that never ends."""
        self.released.clear()
        self.faults[pattern] = self._wait

    def release(self) -> None:
        """Answer what was withheld, and everything from now on."""
        self.faults.clear()
        self.released.set()

    mend = release

    def _wait(self, handler: UnrulyHandler) -> None:
        self.released.wait(timeout=120)
        handler.as_usual()


class UnrulyHandler(Handler):
    """Asks the server for a fault first."""

    server: UnrulyServer

    def answer(self, *, with_body: bool) -> None:
        """Answer with a fault, or as usual."""
        self.server.asked.append(self.path)
        for pattern, fault in list(self.server.faults.items()):
            if re.search(pattern, self.path):
                fault(self)
                return
        super().answer(with_body=with_body)

    def as_usual(self) -> None:
        """Answer a GET as the site's server does."""
        super().answer(with_body=True)

    def send(self, status: HTTPStatus, body: bytes) -> None:
        """Send some bytes, with the type that the path would have."""
        self.send_response(status)
        self.send_header(
            "Content-Type", TYPES.get(Path(self.path).suffix, "application/octet-stream")
        )
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", lifetime(self.path, status))
        self.end_headers()
        self.wfile.write(body)


@contextmanager
def unruly(folder: Path) -> Iterator[UnrulyServer]:
    """Serve a folder, well until told otherwise."""
    server = UnrulyServer(folder)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.release()
        server.shutdown()
        server.server_close()
        thread.join()
