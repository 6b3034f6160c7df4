// The browser's part of the widgets. Python holds every widget's state, rules and HTML; this
// client carries a form's fields to it and its HTML back into the page, and says what it waits for.
//
// A widget is `<section data-widget data-params id>` around one native form, already rendered into
// the page. Its buttons are `name="do"`. Modules run once a tab: instant navigation brings new
// sections, to which the one worker goes on answering.

import * as display from "./display.mjs";
import { Engine } from "./engine.mjs";
import * as link from "./link.mjs";
import { patch } from "./patch.mjs";
import * as status from "./status.mjs";
import * as store from "./store.mjs";

/** How far below the window a widget may be when Python is started for it. */
const NEAR = "600px 0px";

/** Actions after which a question is read from its beginning. */
const NEW_QUESTION = /^(next|again|level-\d)$/;

const engine = new Engine();
const widgets = new WeakMap();
const near = new IntersectionObserver(approach, { rootMargin: NEAR });

class Widget {
  constructor(section) {
    this.section = section;
    this.id = section.id;
    this.kind = section.dataset.widget;
    this.params = section.dataset.params;
    this.key = store.keyOf(this.id, this.params);
    this.state = null;
    this.saved = store.load(this.key);
    this.token = null; // from a link, not yet followed
    this.asks = section.hasAttribute("data-asks"); // for what is stored beside its own state, once
    this.pending = null; // the action that Python has not heard yet, with the file that it is for
    this.copying = false; // whether the link is to be copied as soon as there is one
    this.busy = false;
  }

  get form() {
    return this.section.querySelector("form");
  }

  get box() {
    return this.section.querySelector("[data-status]");
  }

  /** Whether something from an earlier visit or a link is still to come back. */
  get returning() {
    return this.state === null && (this.saved !== null || this.token !== null);
  }

  /** Take what the reader did; it is sent at once, as soon as Python is up, or after a failure
      and another attempt. `button` is what was pressed, `file` the text of a file, if there is one. */
  act(action, { button, file } = {}) {
    // What is still to come back may be another question than the one that is answered here.
    if (!this.returning) this.note({ do: action, file });
    if (engine.state === "ready") {
      this.goOn();
    } else if (engine.state !== "failed") {
      this.hear(button);
      engine.start();
      this.show();
    } else if (button) {
      this.show();
      status.speak(status.word(engine.broke));
    }
  }

  // A card chosen after the button was pressed goes with it: fields are read when they are sent.
  note(action) {
    if (action.do !== "change" || !this.pending) this.pending = action;
  }

  hear(button) {
    if (!button) return;
    this.unheard?.();
    this.unheard = status.heard(button);
  }

  /** Show, while Python is not up, what it is waited for. */
  show() {
    const { form, box } = this;
    if (!form || !box) return;
    form.inert = this.returning && engine.state !== "failed";
    form.toggleAttribute("data-waiting", this.waits && engine.state === "loading");
    if (engine.state === "failed") {
      this.unheard?.();
      this.unheard = null;
      const { activeElement } = document;
      const acting = form.contains(activeElement) && activeElement.matches("button");
      status.failed(box, engine.broke);
      if (acting) box.querySelector("button").focus();
    } else if (engine.state !== "ready") {
      if (this.waits || this.returning) {
        status.loading(box, engine.progress, this.waits ? "coming" : "returning");
      } else {
        status.clear(box);
      }
      if (this.pending) status.noted(form);
    }
  }

  /** Whether a press is still to be answered. */
  get waits() {
    return this.copying || (this.pending !== null && this.pending.do !== "change");
  }

  /** Bring back a saved state or follow a link, once. */
  async resume() {
    if (this.busy || !(this.returning || this.asks || this.token !== null)) return;
    this.show();
    let link;
    if (!(await this.send(() => ({ link: (link = this.token) })))) return;
    if (link !== null) this.section.scrollIntoView({ block: "start" });
    this.goOn();
  }

  /** Send what is pending; the fields are read when they are sent, so that what is seen is what is
      judged. */
  async flush() {
    if (this.busy || !this.pending || !this.form) return;
    let action = null;
    const take = () => {
      action = this.pending;
      this.pending = null;
      return { event: { do: action.do, fields: fields(this.form) }, file: action.file };
    };
    if (await this.send(take)) this.goOn();
    else if (action && (this.pending?.do ?? "change") === "change") this.pending = action;
  }

  /** What is to be asked next, also what came while Python was busy with this widget. */
  goOn() {
    this.resume();
    this.flush();
  }

  /** Ask Python when it is this widget's turn, and show the answer. `take` gives what is asked at
      that moment: an event, perhaps with a file, or a link. Returns whether there was an answer: a
      Python that fails gives none, and what it was asked is still to be asked. */
  async send(take) {
    this.busy = true;
    const asked = performance.now();
    let sent;
    const heard = await engine
      .inTurn(async () => {
        const answer = await engine.ask(() => this.request((sent = take())));
        if (answer?.raised) this.giveUp(sent);
        else if (answer) await this.apply(answer, sent);
        return answer !== null;
      })
      .finally(() => (this.busy = false));
    if (!heard) return false;
    const detail = { id: this.id, do: sent.event?.do ?? null, way: engine.used };
    performance.measure("tarock:round-trip", { start: asked, detail });
    performance.mark("tarock:answer", { detail });
    return true;
  }

  request({ event = null, link = null, file }) {
    return {
      widget: this.kind,
      params: store.parsed(this.params),
      state: this.state ?? (this.saved === null ? null : store.parsed(this.saved)),
      event,
      link,
      locale: document.documentElement.lang,
      day: today(),
      ladder: store.parsed(store.load(store.LADDER)),
      kept: this.kept(),
      ...(this.holdsAll && { stored: store.all(), file }),
    };
  }

  /** What is stored for the other widgets that this one shows, in the order in which it names them. */
  kept() {
    const named = store.parsed(this.section.dataset.kept ?? null) ?? [];
    return named.map(({ id, params }) => store.parsed(store.load(store.keyOf(id, JSON.stringify(params)))));
  }

  /** Whether it shows all that is stored, and can put something else in its place. */
  get holdsAll() {
    return this.section.hasAttribute("data-stored");
  }

  /** Read a file that the reader chose, and go on with the action that it is for. */
  async take(input) {
    const file = await store.textOf(input.files[0]);
    input.value = "";
    if (file !== undefined) this.act(input.dataset.file, { file });
  }

  /** Do what Python decided about all that is stored: hand it out as a file, or exchange it. */
  carryOut({ file, put }) {
    if (file) download(file);
    if (put && !store.replaceAll(put)) status.sentence(this.box, status.word("full"));
  }

  /** Nothing is waited for any longer of what was asked. */
  settle({ link }) {
    this.saved = null;
    this.asks = false;
    if (this.token === link) this.token = null;
    this.unheard?.();
    this.unheard = null;
    if (this.form) this.form.inert = false;
    this.form?.removeAttribute("data-waiting");
    status.clear(this.box);
  }

  /** Say that this could not be answered. It is not asked again; all else stays. */
  giveUp(sent) {
    this.settle(sent);
    this.copying = false;
    const sorry = status.word("raised");
    status.sentence(this.box, sorry);
    status.speak(sorry);
  }

  async apply(answer, sent) {
    const { event = null } = sent;
    this.settle(sent);
    if (answer.state !== null) this.state = answer.state;
    this.link = answer.link;
    // A saved state that could not be read stays as it is until the reader goes on.
    const kept = this.state !== null && !this.section.hasAttribute("data-fleeting");
    if (kept && (event || answer.error === null)) store.save(this.key, this.state);
    if (answer.ladder) store.save(store.LADDER, answer.ladder);
    if (!this.section.isConnected) return;
    const later = event && this.form ? changedSince(this.form, event.fields) : [];
    if (answer.html) await patch(this.section, answer.html);
    giveBack(this.form, later);
    if (answer.error && !answer.html) status.sentence(this.box, answer.error);
    if (this.holdsAll && event && answer.state) this.carryOut(answer.state);
    status.speak(answer.say);
    if (event && event.do !== "change") reveal(this.section, event.do);
    if (this.copying) this.handOver();
  }

  /** Copy a link to this very state: at once, or with the answer that brings it. */
  copy(button) {
    this.copying = true;
    if (this.link && !this.pending && !this.busy) this.handOver();
    else this.act("change", { button });
  }

  async handOver() {
    this.copying = false;
    const button = this.section.querySelector('[data-client="link"]');
    if (!this.link || !button) return;
    const address = new URL(link.write(this.id, this.link), display.passedOn(location.href));
    let word = "copied";
    try {
      await navigator.clipboard.writeText(address.href);
    } catch {
      history.replaceState(history.state, "", address);
      word = "inAddress";
    }
    status.briefly(button, status.word(word));
    status.speak(button.textContent);
  }
}

function download(text) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  Object.assign(link, { href: address, download: "tarock-progress.json", target: "_self" });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The reader's day, counted from 1970-01-01. */
function today() {
  const now = new Date();
  return Math.floor((now - now.getTimezoneOffset() * 60_000) / 86_400_000);
}

/** A form's fields as the widgets' seam has them: name -> values, without the buttons. */
function fields(form) {
  const found = {};
  for (const [name, value] of new FormData(form)) (found[name] ??= []).push(value);
  return found;
}

// A reader may choose faster than Python answers: what was changed after the fields were sent is
// not in the answer's HTML, and is put back on top of it.
function changedSince(form, sent) {
  const inputs = [...form.elements].filter((each) => each.matches("input, select") && !each.disabled);
  return inputs.flatMap((input) => {
    const values = sent[input.name] ?? [];
    const key = input.matches("select, [type=text]") ? "value" : "checked";
    const before = key === "checked" ? values.includes(input.value) : (values[0] ?? "");
    return input[key] === before ? [] : [{ id: input.id, key, held: input[key] }];
  });
}

function giveBack(form, changes) {
  for (const { id, key, held } of changes) {
    const input = form?.elements.namedItem(id);
    if (input && !input.disabled && !input.readOnly) input[key] = held;
  }
}

// A verdict below the window's edge would be an answer that nobody sees. A long one is shown from
// its beginning, with the marked cards still above it. A new question begins with its head, and the
// field or card where an answer goes on is not left under the masthead.
function reveal(section, action) {
  const news = section.querySelector("[data-focus]");
  if (!news || section.hasAttribute("data-projected")) return;
  const { top, bottom } = news.getBoundingClientRect();
  const masthead = document.querySelector(".md-header")?.offsetHeight ?? 0;
  if (top < masthead) {
    const title = news.matches("h3");
    if (title && !NEW_QUESTION.test(action)) return;
    const goal = title ? section : news;
    goal.scrollIntoView({ block: title ? "start" : "center", behavior: motion() });
    return;
  }
  const shift = Math.min(bottom - innerHeight + 16, top - innerHeight * 0.45);
  if (shift > 0) scrollBy({ top: shift, behavior: motion() });
}

function motion() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
}

function widgetOf(element) {
  const section = element.closest?.("section[data-widget]");
  return section && widgets.get(section);
}

function everyWidget() {
  const sections = document.querySelectorAll("section[data-widget]");
  return [...sections].map((section) => widgets.get(section)).filter(Boolean);
}

/** Take up the widgets of a page. */
function mount() {
  display.show();
  aim();
  for (const section of document.querySelectorAll("section[data-widget]")) {
    if (widgets.has(section)) continue;
    widgets.set(section, new Widget(section));
    near.observe(section);
  }
  follow();
  hearEarly();
}

// What was pressed before the widgets were mounted (overrides/main.html) is heard now, in its order.
function hearEarly() {
  const { early } = window;
  window.early = null;
  for (const event of early ?? []) {
    if (event.target.isConnected) event.target.dispatchEvent(event);
  }
}

// After instant navigation the browser may not know which element the address names: the rule that
// was looked up would neither be marked nor stand in the window.
function aim() {
  // A rule's anchor is plain; what a stranger's link may hold is left to `follow`.
  const { hash } = location;
  if (!/^#[\w-]+$/.test(hash) || document.querySelector(":target")) return;
  if (document.getElementById(hash.slice(1))) location.replace(hash);
}

/** Follow a link's fragment, and take its token out of the address: the state moves on from there. */
function follow() {
  const found = link.read(location.hash);
  const widget = found && widgetOf(document.getElementById(found.id) ?? document.body);
  if (!widget) return;
  widget.token = found.token;
  history.replaceState(history.state, "", `#${encodeURIComponent(found.id)}`);
  widget.section.scrollIntoView({ block: "start" });
  begin(widget);
}

function approach(entries) {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    near.unobserve(target);
    const widget = widgets.get(target);
    if (widget && !(navigator.connection?.saveData && !widget.returning)) begin(widget);
  }
}

// After a failure only "Try again" starts Python: each attempt may cost megabytes.
function begin(widget) {
  if (engine.state === "failed") return widget.show();
  engine.start();
  widget.resume();
}

engine.addEventListener("change", () => {
  if (engine.state === "ready") setTimeout(warm, 300);
  if (engine.state === "failed") status.speak(status.word(engine.broke));
  for (const widget of everyWidget()) {
    if (engine.state === "ready") widget.flush();
    else widget.show();
  }
});

// The first answer of a fresh Python takes several times as long as later ones. Where nobody has
// asked yet, it is asked for nothing.
function warm() {
  const [widget] = everyWidget();
  if (engine.asked || !widget?.form) return;
  engine.ask(() => widget.request({ event: { do: "change", fields: fields(widget.form) } }));
}

engine.addEventListener("progress", () => {
  for (const widget of everyWidget()) {
    if (widget.pending || widget.returning) widget.show();
  }
});

function retry() {
  engine.start();
  for (const widget of everyWidget()) {
    widget.resume();
  }
}

// A widget's form never goes off by itself: that would load the page again and lose the answer.
addEventListener("submit", (event) => {
  if (event.target.closest("[data-widget]")) event.preventDefault();
  const widget = widgetOf(event.target);
  if (!widget) return;
  const button = event.submitter ?? event.target.querySelector('button[name="do"]');
  if (button?.getAttribute("aria-disabled") !== "true") widget.act(button?.value ?? "", { button });
});

addEventListener("change", (event) => {
  const widget = widgetOf(event.target);
  if (widget && event.target.dataset.file) widget.take(event.target);
  else if (widget && "live" in (event.target.form?.dataset ?? {})) widget.act("change");
});

for (const touch of ["pointerdown", "focusin"]) {
  addEventListener(touch, ({ target }) => {
    const widget = widgetOf(target);
    if (widget && engine.state === "idle") begin(widget);
  });
}

addEventListener("click", (event) => {
  const button = event.target.closest?.("button[data-client]");
  if (!button || display.act(button)) return;
  if (button.dataset.client === "retry") retry();
  if (button.dataset.client === "link") widgetOf(button)?.copy(button);
});

// In a hand, arrows go from card to card, as they do among radio buttons.
addEventListener("keydown", (event) => {
  const hand = event.target.closest?.(".hand, .tiles");
  if (!hand || event.altKey || event.ctrlKey || event.metaKey) return;
  const cards = [...hand.querySelectorAll("input:not(:disabled)")];
  const at = cards.indexOf(event.target);
  const last = cards.length - 1;
  const goal = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
  if (at < 0 || goal === undefined || event.target.type === "radio") return;
  event.preventDefault();
  cards[Math.min(Math.max(goal, 0), last)].focus();
});

addEventListener("hashchange", follow);

function open() {
  if (window.document$) window.document$.subscribe(mount);
  else mount();
}

// The theme's scripts, which know of new pages, stand at the end of the first one.
if (document.readyState === "loading") addEventListener("DOMContentLoaded", open, { once: true });
else open();
