import assert from "node:assert/strict";
import { test } from "node:test";

import { Runtime, wire, worthwhile } from "../../docs/assets/js/boot.mjs";

const files = {
  loader: { path: "py/pyodide.mjs", bytes: 100, gzip: 60, brotli: 50 },
  glue: { path: "py/pyodide.asm.js", bytes: 1_000, gzip: 300, brotli: 200 },
  wasm: { path: "py/pyodide.asm.wasm", bytes: 8_600_000, gzip: 2_800_000, brotli: 2_100_000 },
  zip: { path: "runtime-1.zip", bytes: 4_400_000, gzip: 1_750_000, brotli: 1_300_000 },
  data: { path: "data-1.zip", bytes: 22, gzip: 26, brotli: 20 },
  snapshot: { path: "engine-1.snap", bytes: 21_000_000, gzip: 5_600_000, brotli: 3_900_000 },
};
const manifest = {
  files,
  common: ["loader", "glue", "wasm"],
  ways: { zip: ["zip"], snapshot: ["data", "snapshot"] },
};
const megabit = 1e6 / 8;

/** Whether the snapshot is taken on a line of so many Mbit/s. */
function taken(speed, { encoding = "br", slow = 1 } = {}) {
  const share = 0.4;
  const seconds = (wire(files.wasm, encoding) * share) / (speed * megabit);
  return worthwhile(files, { encoding, share, seconds, slow });
}

test("a file weighs over the wire what the server's encoding makes of it", () => {
  assert.equal(wire(files.wasm, "br"), 2_100_000);
  assert.equal(wire(files.wasm, "gzip"), 2_800_000);
  assert.equal(wire(files.wasm, ""), 8_600_000);
});

test("below about 32 Mbit/s the zip arrives sooner, above it the snapshot", () => {
  assert.equal(taken(30), false);
  assert.equal(taken(34), true);
});

test("a slow processor gains more by the snapshot, but never so much as to wait for it", () => {
  assert.equal(taken(20, { slow: 2 }), true);
  assert.equal(taken(10, { slow: 50 }), false);
  assert.equal(taken(30, { slow: 0.1 }), false);
});

test("an uncompressed snapshot has to be worth six times the extra bytes", () => {
  assert.equal(taken(190, { encoding: "" }), false);
  assert.equal(taken(220, { encoding: "" }), true);
});

function runtime(reports = []) {
  const base = "https://example.org/assets/runtime/";
  return new Runtime({ base, manifest }, (progress) => reports.push(progress));
}

test("progress counts bytes over the wire and grows by the snapshot once it is chosen", () => {
  const reports = [];
  const made = runtime(reports);
  made.count("wasm", 4_300_000);
  assert.deepEqual(reports.pop(), { loaded: 1_050_000, total: 3_400_250 });
  made.way = "snapshot";
  made.count("wasm", 8_600_000);
  assert.deepEqual(reports.pop(), { loaded: 2_100_000, total: 6_000_270 });
});

test("a snapshot that is kept is used at once, and without one `kept` means the zip", async () => {
  const made = runtime();
  assert.equal(await made.choose("kept"), "zip");
  made.kept.add(made.url("snapshot"));
  assert.equal(await made.choose("kept"), "snapshot");
  assert.equal(await made.choose("auto"), "snapshot");
  assert.equal(await made.choose("zip"), "zip");
});

test("a sample of the WebAssembly tells how fast the line is", async (context) => {
  const clock = context.mock.method(performance, "now", () => 0);
  for (const [milliseconds, way] of [[100, "snapshot"], [2000, "zip"]]) {
    const made = runtime();
    made.encoding = "br";
    made.began = 0;
    const chosen = made.choose("auto");
    clock.mock.mockImplementation(() => milliseconds);
    made.count("wasm", 3_000_000);
    made.count("wasm", 4_000_000);
    assert.equal(await chosen, way);
  }
});

test("what comes from the store tells nothing about the line", async () => {
  const made = runtime();
  const chosen = made.choose("auto");
  made.count("wasm", 8_600_000);
  assert.equal(await chosen, "zip");
});
