// What a widget says while it waits for Python, and when Python failed. It fills the element that
// every widget leaves empty for it (`data-status`), and the words of a button that was pressed.

import { megabytes, words } from "./words.mjs";

/** Milliseconds that a button says something else. */
const MOMENT = 2000;

/** Buttons that do just now: what they usually say, and the timer that ends it. */
const brief = new WeakMap();

const language = () => document.documentElement.lang || "en";

function element(tag, properties, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** Show how far Python is; `text` is "coming" or "returning". */
export function loading(box, { loaded, total }, text) {
  const say = words(language());
  if (!box.querySelector("progress")) {
    const bar = element("progress", { max: 1, value: 0 });
    bar.setAttribute("aria-label", say.loading);
    box.replaceChildren(
      element("div", { className: "row" }, element("span", {}), element("span", {})),
      bar,
    );
  }
  const [left, right] = box.querySelectorAll("span");
  const here = total > 0 && loaded >= total;
  left.textContent = here && text === "coming" ? say.starting : say[text];
  right.textContent = total
    ? say.bytes(megabytes(loaded, language()), megabytes(total, language()))
    : "";
  box.querySelector("progress").value = total ? loaded / total : 0;
}

/** Say that Python failed, what still works, and offer another attempt. */
export function failed(box, text) {
  const say = words(language());
  const button = element("button", { className: "btn", type: "button", textContent: say.again });
  button.dataset.client = "retry";
  box.replaceChildren(
    element("p", { className: "failed", textContent: say[text] }),
    element("div", { className: "acts" }, button),
  );
}

/** Say a sentence, for instance about a link that could not be read. */
export function sentence(box, text) {
  box?.replaceChildren(element("p", { className: "failed", textContent: text }));
}

export function clear(box) {
  box?.replaceChildren();
}

/** Turn a pressed button into a note that it has been heard; returns how to turn it back. */
export function heard(button) {
  const before = button.innerHTML;
  const { waits } = words(language());
  button.textContent = waits(button.textContent.trim(), button.value === "check");
  button.setAttribute("aria-disabled", "true");
  return () => {
    button.innerHTML = before;
    button.removeAttribute("aria-disabled");
  };
}

/** Have a button say something else for a moment; again, while it does, only makes it longer. */
export function briefly(button, text) {
  const { usual, timer } = brief.get(button) ?? { usual: button.textContent };
  clearTimeout(timer);
  const goBack = () => {
    button.textContent = usual;
    brief.delete(button);
  };
  button.textContent = text;
  brief.set(button, { usual, timer: setTimeout(goBack, MOMENT) });
}

/** Count what is chosen while nobody can judge it yet: cards, or whatever else is asked. */
export function noted(form) {
  const line = form.querySelector(".chosen");
  const fields = [...form.elements];
  const cards = fields.filter(({ name }) => name === "card");
  const given = ({ type, checked, value }) => (type === "text" ? value.trim() : checked);
  const number = (cards.length ? cards : fields).filter(given).length;
  if (!line || (!cards.length && !number)) return;
  const say = words(language());
  line.textContent = cards.length ? say.noted(number) : say.answers(number);
}

/** A word of the client in the page's language. */
export function word(name) {
  return words(language())[name];
}

/** Speak a line to screen readers, politely. */
export function speak(line) {
  let region = document.getElementById("spoken");
  if (!region) {
    region = element("div", { id: "spoken", className: "vh" });
    region.setAttribute("role", "status");
    document.body.append(region);
  }
  // The same line twice is a change only if the region was empty in between.
  region.textContent = "";
  if (line) setTimeout(() => (region.textContent = line), 50);
}
