// The page's end of Python: one worker a tab, started once, asked in order, watched.

import * as store from "./store.mjs";

/** Milliseconds without any sign of life after which a start or an answer counts as failed. */
const STALL = 25_000;

/** The zip from which Python started last, and the snapshot from which it does not start here. */
const ZIP_KEY = "tarock:started-from";
const BROKEN_KEY = "tarock:no-start-from";

/** Python in its worker. `state` is "idle", "loading", "ready" or "failed". */
export class Engine extends EventTarget {
  constructor() {
    super();
    this.waiting = new Map();
    this.asked = 0;
    this.turn = Promise.resolve();
    this.set("idle");
  }

  set(state) {
    this.state = state;
    document.documentElement.dataset.python = state;
    this.dispatchEvent(new Event("change"));
  }

  /** Start Python unless it runs or is starting. */
  start() {
    if (this.state === "loading" || this.state === "ready") return;
    this.progress = { loaded: 0, total: 0 };
    this.settled = new Promise((resolve) => (this.settle = resolve));
    performance.mark("tarock:start");
    this.set("loading");
    this.launch();
  }

  launch() {
    const manifest = readManifest();
    if (!manifest) {
      this.fail("the page names no runtime");
      return;
    }
    this.files = manifest.files;
    this.way ??= this.knownWay();
    const base = new URL("../runtime/", import.meta.url).href;
    this.worker = new Worker(new URL("worker.mjs", import.meta.url), { type: "module" });
    this.worker.addEventListener("message", ({ data }) => this.receive(data));
    this.worker.addEventListener("error", (event) => this.fail(event.message ?? "no worker"));
    const { way, fresh } = this;
    this.worker.postMessage({ start: { base, manifest, way, fresh } });
    this.watch();
  }

  /** Which way earlier visits have left, as Runtime.choose knows them. */
  knownWay() {
    const noted = (key, file) => file && store.parsed(store.load(key)) === file.path;
    if (noted(BROKEN_KEY, this.files.snapshot)) return "zip";
    return noted(ZIP_KEY, this.files.zip) ? "kept" : "auto";
  }

  receive(data) {
    if (data.progress) this.advance(data.progress);
    else if (data.ready) this.opened(data.ready);
    else if (data.number) this.answered(data);
    else this.failed(data);
  }

  advance(progress) {
    this.progress = progress;
    this.watch();
    this.dispatchEvent(new Event("progress"));
  }

  opened(way) {
    this.used = way;
    this.rest();
    // Where the zip was the better choice, its files are in the browser's cache now and the line
    // can no longer be measured: next time the snapshot is taken only if it has been kept.
    if (way === "zip") store.save(ZIP_KEY, this.files.zip.path);
    performance.mark("tarock:ready", { detail: { way } });
    this.set("ready");
    this.settle();
  }

  answered({ answer, raised, number }) {
    this.rest();
    if (raised) console.error(`Python could not answer: ${raised}`);
    this.waiting.get(number)?.(raised ? { raised } : JSON.parse(answer));
    this.waiting.delete(number);
    if (this.waiting.size) this.watch();
  }

  // A snapshot is an accelerator only: where it does not start, the zip does the same work, on later
  // visits too.
  failed({ failed, way, whole }) {
    if (way === "snapshot" && this.state === "loading") {
      console.warn(`Python did not start from its snapshot: ${failed}`);
      if (whole) store.save(BROKEN_KEY, this.files.snapshot.path);
      this.stop();
      this.launch();
    } else {
      this.fail(failed);
    }
  }

  fail(reason) {
    console.error(`Python failed: ${reason}`);
    this.broke = this.state === "ready" ? "silent" : "failed";
    this.stop();
    this.set("failed");
    this.settle();
    for (const answer of this.waiting.values()) answer(null);
    this.waiting.clear();
  }

  /** Work that asks and takes the answer, once the work before it is done: a request holds what
      the answer before it has left in the store. Python answers one after the other anyway. */
  inTurn(work) {
    const done = this.turn.then(work);
    this.turn = done.catch(() => {});
    return done;
  }

  /** Ask as soon as Python is up what `request` gives then; the answer is an object, with `raised`
      where this request broke something, or null if Python fails before it. */
  async ask(request) {
    await this.settled;
    if (this.state !== "ready") return null;
    const ask = JSON.stringify(request());
    const number = ++this.asked;
    const answer = new Promise((resolve) => this.waiting.set(number, resolve));
    this.worker.postMessage({ ask, number });
    this.watch();
    return answer;
  }

  watch() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.fail(`silent for ${STALL / 1000} s`), STALL);
  }

  rest() {
    clearTimeout(this.timer);
  }

  // The next attempt takes no risk: the zip, and after a start that failed nothing that a cache may
  // have kept broken.
  stop() {
    this.rest();
    this.worker?.terminate();
    this.worker = null;
    this.way = "zip";
    this.fresh = this.state === "loading";
  }
}

// Written into the page by overrides/main.html from what build_wasm.py made.
function readManifest() {
  const text = document.getElementById("runtime-manifest")?.textContent;
  return text ? JSON.parse(text) : null;
}
