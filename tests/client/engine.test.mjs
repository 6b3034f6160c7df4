import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const manifest = { files: { zip: { path: "runtime-1.zip" } } };
let workers;

/** A worker that does nothing by itself; a test speaks for it. */
class SilentWorker extends EventTarget {
  constructor() {
    super();
    this.heard = [];
    workers.push(this);
  }

  postMessage(message) {
    this.heard.push(message);
  }

  say(data) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }

  terminate() {}
}

globalThis.Worker = SilentWorker;
globalThis.document = {
  documentElement: { dataset: {} },
  getElementById: () => ({ textContent: JSON.stringify(manifest) }),
};
const { Engine } = await import("../../docs/assets/js/engine.mjs");
const { erase } = await import("../../docs/assets/js/store.mjs");

beforeEach((context) => {
  workers = [];
  erase();
  context.mock.timers.enable({ apis: ["setTimeout"] });
  context.mock.method(console, "error", () => {});
});

/** Let promises that are settled have their effect. */
async function settled(promise) {
  const open = Symbol("open");
  for (let turn = 0; turn < 10; turn++) await null;
  return Promise.race([promise, open]).then((value) => (value === open ? "open" : value));
}

/** An engine with Python up, and its worker. */
function running() {
  const engine = new Engine();
  engine.start();
  workers[0].say({ ready: "zip" });
  return [engine, workers[0]];
}

test("what is asked before Python is up is asked as soon as it is", async () => {
  const engine = new Engine();
  engine.start();
  const answer = engine.ask(() => ({ do: "check" }));
  assert.equal(await settled(answer), "open");
  assert.equal(workers[0].heard.filter(({ ask }) => ask).length, 0);
  workers[0].say({ ready: "zip" });
  await settled(answer);
  const { ask, number } = workers[0].heard.at(-1);
  assert.deepEqual(JSON.parse(ask), { do: "check" });
  workers[0].say({ answer: '{"say":"Right."}', number });
  assert.deepEqual(await answer, { say: "Right." });
});

test("a start that fails answers null to all who wait for it, and to who asks afterwards", async () => {
  const engine = new Engine();
  engine.start();
  const waiting = engine.ask(() => ({}));
  workers[0].say({ failed: "no memory", way: "zip" });
  assert.equal(engine.state, "failed");
  assert.equal(engine.broke, "failed");
  assert.equal(await settled(waiting), null);
  assert.equal(await settled(engine.ask(() => ({}))), null);
});

test("a Python that falls silent answers null to what it was asked, and to who asks afterwards", async (context) => {
  const [engine] = running();
  const waiting = [engine.ask(() => ({})), engine.ask(() => ({}))];
  await settled(waiting[1]);
  context.mock.timers.tick(25_000);
  assert.equal(engine.broke, "silent");
  for (const answer of waiting) assert.equal(await settled(answer), null);
  assert.equal(await settled(engine.ask(() => ({}))), null);
});

test("after a failure another start answers again", async () => {
  const [engine, first] = running();
  const lost = engine.ask(() => ({}));
  await settled(lost);
  first.say({ failed: "broke", way: "running" });
  assert.equal(await settled(lost), null);
  engine.start();
  const answer = engine.ask(() => ({}));
  workers[1].say({ ready: "zip" });
  await settled(answer);
  workers[1].say({ answer: "{}", number: workers[1].heard.at(-1).number });
  assert.deepEqual(await settled(answer), {});
});

test("a snapshot that fails is no failure: who waits is answered from the zip", async (context) => {
  context.mock.method(console, "warn", () => {});
  const engine = new Engine();
  engine.start();
  const answer = engine.ask(() => ({}));
  workers[0].say({ failed: "does not fit", way: "snapshot" });
  assert.equal(engine.state, "loading");
  assert.equal(workers[1].heard[0].start.way, "zip");
  workers[1].say({ ready: "zip" });
  await settled(answer);
  workers[1].say({ answer: "{}", number: workers[1].heard.at(-1).number });
  assert.deepEqual(await settled(answer), {});
});

test("a request is made from what the answer before it has left, even if that one broke off", async () => {
  const [engine, worker] = running();
  let ladder = [];
  const add = (name) =>
    engine.inTurn(async () => {
      await engine.ask(() => ({ ladder }));
      ladder = [...ladder, name];
      if (name === "a") throw new Error("a patch that broke");
    });
  const done = [add("a").catch(() => {}), add("b")];
  await settled(done[1]);
  worker.say({ answer: "{}", number: 1 });
  await settled(done[1]);
  worker.say({ answer: "{}", number: 2 });
  await settled(done[1]);
  const asked = worker.heard.filter(({ ask }) => ask).map(({ ask }) => JSON.parse(ask).ladder);
  assert.deepEqual(asked, [[], ["a"]]);
  assert.deepEqual(ladder, ["a", "b"]);
});

test("a snapshot that failed with all files here is not tried again, until there is another", (context) => {
  context.mock.method(console, "warn", () => {});
  const ways = (path, failure) => {
    manifest.files.snapshot = { path };
    workers = [];
    new Engine().start();
    if (failure) workers[0].say({ failed: "does not fit", way: "snapshot", ...failure });
    return workers.map(({ heard }) => heard[0].start.way);
  };
  assert.deepEqual(ways("a.snap", { whole: false }), ["auto", "zip"]);
  assert.deepEqual(ways("a.snap", { whole: true }), ["auto", "zip"]);
  assert.deepEqual(ways("a.snap"), ["zip"]);
  assert.deepEqual(ways("b.snap"), ["auto"]);
  delete manifest.files.snapshot;
});

test("an exception answers its own request, and Python goes on", async () => {
  const [engine, worker] = running();
  const broken = engine.ask(() => ({}));
  await settled(broken);
  worker.say({ raised: "ValueError", number: 1 });
  assert.deepEqual(await settled(broken), { raised: "ValueError" });
  const next = engine.ask(() => ({}));
  await settled(next);
  worker.say({ answer: "{}", number: 2 });
  assert.deepEqual(await settled(next), {});
  assert.equal(workers.length, 1);
});

test("only after a start that failed is everything fetched anew", () => {
  const [engine, worker] = running();
  worker.say({ failed: "broke", way: "running" });
  engine.start();
  workers[1].say({ failed: "no memory", way: "zip" });
  engine.start();
  const fresh = workers.map(({ heard }) => Boolean(heard[0].start.fresh));
  assert.deepEqual(fresh, [false, false, true]);
});
