// How Python starts: what is fetched, from where, and in which of two ways.
//
// Both ways need the loader, the glue and the WebAssembly. Then either a zip of bytecode (small, its
// modules are imported at each start) or a memory snapshot with all of it imported (larger, a start
// in half the time). The zip arrives sooner on a slow line, the snapshot wins on every later visit:
// see `choose`.

/** Seconds that the snapshot's start saves over the zip's, on a machine of the middle. */
const SNAPSHOT_SAVES = 0.65; // so that with 2.6 MB more, 32 Mbit/s is break-even

/** Milliseconds that `slowness` takes on that machine, and by how much a slower one counts at most. */
const LOOP_TAKES = 6;
const SLOWEST = 3;

/** Part of the WebAssembly whose arrival tells how fast the line is, once connections are warm.
    Waiting for it costs nothing: the line is busy with the rest. */
const SAMPLE = 0.4;

const CACHE = "tarock-runtime";

/** The real one: while Pyodide starts, the global one hands out what is already on its way. */
const { fetch } = globalThis;

/** Bytes of a file over the wire, for the encoding that the server chose. */
export function wire(file, encoding) {
  return { br: file.brotli, gzip: file.gzip }[encoding] ?? file.bytes;
}

/** Whether the snapshot's extra bytes arrive in less time than it saves on a processor so slow.

    `share` of the WebAssembly arrived in `seconds`. */
export function worthwhile(files, { encoding, share, seconds, slow }) {
  const speed = (wire(files.wasm, encoding) * share) / Math.max(seconds, 0.001);
  const extra = wire(files.snapshot, encoding) - wire(files.zip, encoding);
  return extra / speed < SNAPSHOT_SAVES * Math.min(Math.max(slow, 1), SLOWEST);
}

/** How many times slower this processor is than the one on which the figures were measured: what
    the snapshot saves is work, and a phone takes three or four times as long for it. */
function slowness() {
  const began = now();
  let sum = 0;
  for (let i = 0; i < 3_000_000; i++) sum = Math.imul(sum ^ i, 0x01000193);
  const milliseconds = (now() - began) * 1000;
  return sum === 1 ? 1 : milliseconds / LOOP_TAKES; // the sum is asked for, so that it is made
}

/** All files of one build, their progress, and the browser's store for the next visit. */
export class Runtime {
  constructor({ base, manifest, fresh }, report) {
    this.base = base;
    this.fetching = fresh ? { cache: "reload" } : {};
    this.manifest = manifest;
    this.files = manifest.files;
    this.report = report;
    this.way = "zip";
    this.got = {};
    this.encoding = "br";
    this.kept = new Set();
    this.here = new Set();
  }

  url(role) {
    return new URL(this.files[role].path, this.base).href;
  }

  /** What the way loads beside the common files: the library, and with a snapshot its memory. */
  get loads() {
    return this.manifest.ways[this.way];
  }

  /** Whether all that a start needs has come: if it fails then, no line is at fault. */
  get whole() {
    return [...this.manifest.common, ...this.loads].every((role) => this.here.has(role));
  }

  /** Open the store, if there is one, and throw out the files of earlier builds; all of them after
      a failure, since one of them may be what failed. */
  async openStore() {
    try {
      if (this.fetching.cache) await caches.delete(CACHE);
      this.store = await caches.open(CACHE);
      const wanted = new Set(Object.keys(this.files).map((role) => this.url(role)));
      for (const request of await this.store.keys()) {
        if (wanted.has(request.url)) this.kept.add(request.url);
        else this.store.delete(request);
      }
    } catch {
      this.store = null; // an insecure origin or a private window: the browser's own cache serves
    }
  }

  /** A file as a response whose bytes are counted while they come. */
  async open(role) {
    const stored = this.kept.has(this.url(role)) && (await this.store.match(this.url(role)));
    if (stored) {
      this.count(role, this.files[role].bytes);
      this.here.add(role);
      return stored;
    }
    const response = await fetch(this.url(role), this.fetching);
    if (!response.ok) throw new Error(`${this.files[role].path}: ${response.status}`);
    this.encoding = response.headers.get("content-encoding") ?? "";
    this.began ??= now();
    return new Response(response.body.pipeThrough(this.counter(role)), {
      headers: { "content-type": response.headers.get("content-type") ?? "" },
    });
  }

  counter(role) {
    return new TransformStream({
      transform: (chunk, controller) => {
        this.count(role, (this.got[role] ?? 0) + chunk.byteLength);
        controller.enqueue(chunk);
      },
      flush: () => this.here.add(role),
    });
  }

  count(role, bytes) {
    this.got[role] = bytes;
    const roles = [...this.manifest.common, ...this.loads];
    const total = roles.reduce((sum, name) => sum + this.files[name].brotli, 0);
    const share = (name) => Math.min(1, (this.got[name] ?? 0) / this.files[name].bytes);
    const loaded = roles.reduce((sum, name) => sum + this.files[name].brotli * share(name), 0);
    this.report({ loaded, total });
    this.measure?.();
  }

  /** Choose the way: what is already here, else what the line can carry.

      `wanted` is "zip", "snapshot", "kept" (the snapshot only from the store) or "auto". */
  async choose(wanted) {
    this.wanted = wanted;
    this.way = (await this.bySnapshot(wanted)) ? "snapshot" : "zip";
    return this.way;
  }

  async bySnapshot(wanted) {
    if (wanted === "zip" || !this.manifest.ways.snapshot) return false;
    if (wanted === "snapshot" || this.kept.has(this.url("snapshot"))) return true;
    return wanted === "auto" && this.measured();
  }

  measured() {
    if (sparing()) return Promise.resolve(false);
    const slow = slowness();
    return new Promise((resolve) => {
      this.measure = () => {
        const share = (this.got.wasm ?? 0) / this.files.wasm.bytes;
        if (share < SAMPLE) return;
        this.measure = undefined;
        const { encoding, files } = this;
        const seconds = now() - this.began;
        // From the store it tells nothing about the line: there is no beginning then.
        resolve(seconds >= 0 && worthwhile(files, { encoding, share, seconds, slow }));
      };
      this.measure();
    });
  }

  /** Keep for the next visit what a start by snapshot needs, unless that is not wanted. Called when
      nothing else is to do. */
  async keep() {
    if (!this.store) return;
    const { ways } = this.manifest;
    const stays = sparing() || this.wanted === "zip";
    const next = stays ? this.loads : (ways.snapshot ?? ways.zip);
    for (const role of ["wasm", ...next]) {
      if (this.kept.has(this.url(role))) continue;
      await this.store.add(new Request(this.url(role), { cache: "force-cache", priority: "low" }));
    }
  }

  /** A file as a module. Its bytes cannot be counted while they come. */
  async import(role) {
    // The import itself would take a broken file from the browser's cache again.
    if (this.fetching.cache) await (await fetch(this.url(role), this.fetching)).blob();
    const module = await import(this.url(role));
    this.count(role, this.files[role].bytes);
    this.here.add(role);
    return module;
  }
}

// Whether the reader asked the browser to spend little.
function sparing() {
  return globalThis.navigator?.connection?.saveData === true;
}

function now() {
  return performance.now() / 1000;
}

// For `make bench` and the browser's own tools: when each part of a start was done.
function mark(part) {
  performance.mark(`tarock:${part}`);
}

function marked(part, promise) {
  promise?.then(() => mark(part), () => {});
  return promise;
}

/** Start Python; returns its `dispatch`, a function from JSON to JSON. */
export async function boot(runtime, wanted) {
  mark("worker");
  // The glue defines the global that the loader looks for.
  const scripts = marked("scripts", Promise.all(["loader", "glue"].map((role) => runtime.import(role))));
  await runtime.openStore();
  mark("store");
  const wasm = marked("compiled", compile(runtime));
  await Promise.race([runtime.choose(wanted), failing(wasm)]);
  mark("way");
  const [library, memory] = runtime.loads.map((role) => runtime.open(role));
  const snapshot = marked("memory", memory?.then((response) => response.arrayBuffer()));
  const [{ loadPyodide }] = await scripts;
  const python = await withOurs(runtime, { wasm, library }, () =>
    loadPyodide({
      indexURL: new URL(".", runtime.url("loader")).href,
      packageBaseUrl: runtime.base,
      lockFileContents: { info: runtime.manifest.pyodide.info, packages: {} },
      stdLibURL: runtime.url(runtime.loads[0]),
      env: { PYTHONHASHSEED: "0" },
      ...(snapshot && { _loadSnapshot: snapshot }),
    }),
  );
  mark("python");
  // A snapshot freezes the state of the global generator: the same for every visitor.
  python.pyimport("random").seed();
  const { dispatch } = python.pyimport(runtime.manifest.module);
  mark("imported");
  return dispatch;
}

// WebAssembly is compiled while it arrives and while the way is still being chosen.
function compile(runtime) {
  return runtime.open("wasm").then((response) => WebAssembly.compileStreaming(response));
}

// Pyodide fetches its parts by itself, uncounted, and never rejects when WebAssembly fails. For
// the time of its start it gets ours instead, and a failure of ours ends the start.
async function withOurs(runtime, { wasm, library }, start) {
  const { instantiateStreaming } = WebAssembly;
  const ours = new Map([
    [runtime.url("wasm"), async () => new Response()],
    [runtime.url(runtime.loads[0]), () => library],
  ]);
  globalThis.fetch = (what, options) => (ours.get(String(what)) ?? (() => fetch(what, options)))();
  const linked = new Promise((resolve) => {
    WebAssembly.instantiateStreaming = (_, imports) => {
      const made = wasm.then(async (module) => {
        return { module, instance: await WebAssembly.instantiate(module, imports) };
      });
      resolve(made);
      return made;
    };
  });
  try {
    return await Promise.race([start(), failing(wasm), failing(library), failing(linked)]);
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

// Settles only if the other promise fails.
function failing(promise) {
  return promise.then(() => new Promise(() => {}));
}
