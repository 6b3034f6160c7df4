import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import * as link from "../../docs/assets/js/link.mjs";
import * as status from "../../docs/assets/js/status.mjs";
import * as store from "../../docs/assets/js/store.mjs";
import { megabytes, words } from "../../docs/assets/js/words.mjs";

afterEach(() => delete globalThis.localStorage);

test("a link reads as it was written, whatever is in it", () => {
  const token = "v1.a=b&c/ä%";
  assert.deepEqual(link.read(link.write("follow-suit", token)), { id: "follow-suit", token });
});

test("an ordinary fragment is no link", () => {
  assert.equal(link.read("#dr-8-2"), null);
  assert.equal(link.read(""), null);
});

test("a broken escape is passed on for Python to judge", () => {
  assert.deepEqual(link.read("#trump=%E0%A4%A"), { id: "trump", token: "%E0%A4%A" });
});

test("an endless link is passed on in part, and is still too long for Python", () => {
  const { token } = link.read(`#trump=${"1.".repeat(50_000)}`);
  assert.ok(token.length > 600 && token.length < 10_000);
});

test("one drill has one place in the store, from every page and in every language", () => {
  const here = store.keyOf("trump", '{"game":"dreierles","level":1,"assets":"../assets","rules":""}');
  const there = store.keyOf("trump", '{"game":"dreierles","level":1,"assets":"../../assets"}');
  const other = store.keyOf("trump", '{"game":"dreierles","level":2,"assets":"../assets"}');
  assert.equal(here, there);
  assert.notEqual(here, other);
  assert.match(here, /^tarock:trump:[0-9a-f]{8}$/);
});

test("a hash is FNV-1a", () => {
  assert.equal(store.hash(""), "811c9dc5");
  assert.equal(store.hash("a"), "e40c292c");
  assert.equal(store.hash("foobar"), "bf9cf968");
});

test("without a store, or with a full one, the tab remembers", () => {
  assert.equal(store.load("tarock:x"), null);
  store.save("tarock:x", { v: 1 });
  assert.equal(store.load("tarock:x"), '{"v":1}');
  globalThis.localStorage = {
    getItem: () => '{"v":0}',
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  store.save("tarock:x", { v: 2 });
  assert.equal(store.load("tarock:x"), '{"v":2}');
});

test("what the store takes, the tab need not remember", () => {
  const kept = new Map();
  globalThis.localStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => kept.set(key, text),
  };
  store.save("tarock:y", { v: 1 });
  kept.set("tarock:y", "erased by hand");
  assert.equal(store.load("tarock:y"), "erased by hand");
});

test("of a file without end, enough is read for Python to refuse it, and a request holds it", async () => {
  const text = await store.textOf(new Blob(["{".repeat(9_000_000)]));
  assert.ok(text.length > 1_000_000 && text.length < 1_500_000);
  assert.equal(await store.textOf(new Blob(["ä€"])), "ä€");
});

test("a file that cannot be read is an empty text, and none is nothing", async () => {
  const gone = { slice: () => ({ text: () => Promise.reject(new DOMException("gone", "NotFoundError")) }) };
  assert.equal(await store.textOf(gone), "");
  assert.equal(await store.textOf(undefined), undefined);
});

test("a saved text that is no JSON goes to Python as it is", () => {
  assert.deepEqual(store.parsed('{"v":1}'), { v: 1 });
  assert.equal(store.parsed("<script>"), "<script>");
});

test("every language says everything, and numbers in its own style", () => {
  const keys = Object.keys(words("en"));
  for (const language of ["de", "es"]) {
    assert.deepEqual(Object.keys(words(language)), keys);
    for (const key of keys) {
      assert.notEqual(String(words(language)[key]), String(words("en")[key]), `${language} ${key}`);
    }
  }
  assert.equal(words("fr"), words("en"));
  assert.equal(words("en").noted(1), "1 card noted");
  assert.equal(words("en").bytes(megabytes(3_140_000, "en"), megabytes(5_400_000, "en")), "3.1 of 5.4 MB");
  assert.equal(megabytes(3_140_000, "de"), "3,1");
});

/** A form as `noted` reads it, with its line beside the buttons. */
function formOf(...elements) {
  const line = { textContent: "as it was" };
  return { line, elements, querySelector: () => line };
}

test("while Python is not up, what is chosen is counted, cards or not", () => {
  globalThis.document = { documentElement: { lang: "en" } };
  const button = { name: "do", type: "submit", value: "check" };
  const box = (name, checked) => ({ name, type: "checkbox", value: "x", checked });
  const typed = (value) => ({ name: "over", type: "text", value, checked: false });
  const said = (...elements) => {
    const form = formOf(...elements, button);
    status.noted(form);
    return form.line.textContent;
  };
  assert.equal(said(box("card", true), box("card", false), box("seat", true)), "1 card noted");
  assert.equal(said(box("card", false)), "0 cards noted");
  assert.equal(said(box("call", true), box("call", true)), "2 answers noted");
  assert.equal(said(box("winner", true), typed("3")), "2 answers noted");
  assert.equal(said(box("winner", false), typed(" ")), "as it was");
  delete globalThis.document;
});
