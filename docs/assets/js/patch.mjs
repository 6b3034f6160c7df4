// Puts new HTML in the place of a widget's, so that what stays, stays: the focus, an open
// disclosure, the client's own status line. Cards that change their place slide there.

import { Idiomorph } from "./vendor/idiomorph.mjs";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

// In a pack laid out for choosing, a card stays where it is, whatever else is shown of it.
const MOVING = "svg.pc:not(.tiles *) use";

const KEPT = new Set(["data-projected"]);

const callbacks = {
  beforeNodeMorphed: (old) => !(old instanceof Element && old.hasAttribute("data-status")),
  beforeAttributeUpdated: (name, node) =>
    !KEPT.has(name) && !(name === "open" && node instanceof HTMLDetailsElement),
};

/** Patch a widget's section; resolves once the page shows it. */
export async function patch(section, html) {
  const next = parse(html);
  if (!next) return;
  const focused = section.contains(document.activeElement) ? document.activeElement : null;
  const morph = () => {
    if (focused && goes(focused, next)) focused.blur();
    Idiomorph.morph(section, next, { morphStyle: "outerHTML", restoreFocus: true, callbacks });
    if (focused && lost(section)) refocus(section);
  };
  await moved(section, next, morph);
}

function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}

// A button that takes the focus with it when it goes makes the browser lay the half-patched page
// out at once: half of the time that a patch takes.
function goes(element, next) {
  return element.matches("button") && !next.querySelector(`[id="${CSS.escape(element.id)}"]`);
}

// A card that has been judged can no longer be chosen, and will lose the focus for it.
function lost(section) {
  const { activeElement } = document;
  return !section.contains(activeElement) || activeElement.disabled;
}

// The element that had the focus is gone: its successor is what the answer is about.
function refocus(section) {
  const target = section.querySelector("[data-focus]") ?? section.querySelector(".btn");
  target?.focus({ preventScroll: true });
}

// Only the cards take part in a transition, named while they move; all else changes at once and
// stays live. Where nothing moves there is no transition to wait for.
async function moved(section, next, morph) {
  const moving = calm.matches || !document.startViewTransition ? [] : movers(section, next);
  if (!moving.length) {
    morph();
    return;
  }
  const root = document.documentElement;
  root.style.viewTransitionName = "none";
  name(section, moving);
  const transition = document.startViewTransition(() => {
    name(section, []);
    morph();
    name(section, moving);
  });
  transition.finished.finally(() => {
    name(section, []);
    root.style.viewTransitionName = "";
  });
  await transition.updateCallbackDone;
}

/** The cards whose place is another one in the new HTML, by their codes. */
function movers(section, next) {
  const before = places(section);
  const after = places(next);
  return [...after.keys()].filter((code) => before.has(code) && before.get(code) !== after.get(code));
}

function places(section) {
  const found = new Map();
  for (const use of section.querySelectorAll(MOVING)) {
    const code = codeOf(use);
    // The first class says what kind of place it is; the others, how it looks just now.
    const place = use.closest("ul, ol, .table, .trio, .rest");
    if (code !== "back") found.set(code, place?.classList[0]);
  }
  return found;
}

function name(section, codes) {
  for (const use of section.querySelectorAll(MOVING)) {
    const code = codeOf(use);
    use.ownerSVGElement.style.viewTransitionName = codes.includes(code) ? `card-${code}` : "";
  }
}

function codeOf(use) {
  const address = use.getAttribute("xlink:href") ?? use.getAttribute("href") ?? "";
  return address.slice(address.indexOf("#") + 1);
}
