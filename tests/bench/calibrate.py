"""Show that the brakes brake: how much slower page and worker are, how fast the line is."""

from __future__ import annotations

from typing import Any

from tests.bench.browser import Browser
from tests.bench.line import Line, Server
from tests.bench.slow import slowed

SPIN = "(() => { const t = performance.now(); let x = 1; for (let i = 0; i < 2e8; i++) \
x = (x * 31 + i) | 0; return [performance.now() - t, x]; })()"

IN_WORKER = f"""() => new Promise(done => {{
  const source = `postMessage({SPIN})`;
  const worker = new Worker(URL.createObjectURL(new Blob([source])));
  worker.onmessage = event => done(event.data[0]);
}})"""

FETCH = """path => fetch(path, { cache: "no-store" }).then(async answer => {
  const met = performance.now();
  return [met, (await answer.arrayBuffer()).byteLength, performance.now()];
})"""


def brakes(browser: Browser, server: Server) -> dict[str, Any]:
    """By what factor `slowed` slows the main thread and a worker."""
    page = browser.context.new_page()
    page.goto(server.address + "blank.html")
    times: dict[str, list[float]] = {}
    for pace in ("full", "slow", "full", "slow"):
        if pace == "slow":
            with slowed(browser.group) as clock:
                found = [page.evaluate(f"() => {SPIN}")[0], page.evaluate(IN_WORKER)]
        else:
            found = [page.evaluate(f"() => {SPIN}")[0], page.evaluate(IN_WORKER)]
        times[pace] = [min(pair) for pair in zip(found, times.get(pace, found), strict=True)]
    page.close()
    main, worker = (slow / full for slow, full in zip(times["slow"], times["full"], strict=True))
    return {"page": main, "worker": worker, "clock": clock}


def line(browser: Browser, server: Server, wanted: Line, path: str) -> dict[str, float]:
    """What the shaped line gives: megabits a second and the wait for a first byte."""
    page = browser.context.new_page()
    page.goto(server.address + "blank.html")
    server.bucket.line = wanted
    server.sent.clear()
    start = page.evaluate("() => performance.now()")
    met, _, done = page.evaluate(FETCH, path)
    server.bucket.line = None
    page.close()
    size = server.sent[path]
    return {"megabits": size * 8 / 1e3 / (done - met), "first_byte": met - start}
