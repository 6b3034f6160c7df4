// How things are shown: four colours and the projector, by the masthead's buttons or an address
// with `?projector`. A reader's setting, remembered; it needs no Python.

import * as link from "./link.mjs";
import * as store from "./store.mjs";

const root = document.documentElement;
const KEY = "tarock:display";

const actions = {
  "four-colours": () => setColours(!root.hasAttribute("data-four-colours")),
  projector: (button) =>
    setProjector(!root.hasAttribute("data-projector"), button.closest("section.drill")),
};

/** Act on a button with `data-client`; says whether it was one of these. */
export function act(button) {
  const action = actions[button.dataset.client];
  action?.(button);
  return Boolean(action);
}

/** Show a page as set: called on every page that instant navigation brings. */
export function show() {
  const saved = store.parsed(store.load(KEY));
  root.toggleAttribute("data-four-colours", saved?.fourColours === true);
  const asked = new URLSearchParams(location.search).has("projector");
  if (asked || root.hasAttribute("data-projector")) setProjector(true, named());
  press();
}

/** An address as it is passed on: how its reader saw the page is nobody else's setting. */
export function passedOn(address) {
  const plain = new URL(address);
  plain.searchParams.delete("projector");
  return plain;
}

function setColours(on) {
  root.toggleAttribute("data-four-colours", on);
  store.save(KEY, { fourColours: on });
  press();
}

function setProjector(on, wanted) {
  const shown = document.querySelector("[data-projected]");
  for (const section of document.querySelectorAll("[data-projected]")) {
    section.removeAttribute("data-projected");
  }
  const drill = on && (wanted ?? nearest());
  root.toggleAttribute("data-projector", Boolean(on));
  if (drill) {
    drill.setAttribute("data-projected", "");
    scrollTo(0, 0);
  } else if (!on) {
    // The next load of this address is not to bring the projector back.
    history.replaceState(history.state, "", passedOn(location.href));
    shown?.scrollIntoView({ block: "start", behavior: "instant" });
  }
  press();
}

// The drill that the address names, or the first below the place that it names.
function named() {
  const place = document.getElementById(link.place(location.hash));
  const below = (drill) => place.compareDocumentPosition(drill) & Node.DOCUMENT_POSITION_FOLLOWING;
  const drills = [...document.querySelectorAll("section.drill")];
  return place && drills.find((drill) => drill.contains(place) || below(drill));
}

// The drill that the reader is looking at: the one of which most is seen, or else the nearest.
function nearest() {
  const seen = (section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return Math.min(bottom, innerHeight) - Math.max(top, 0);
  };
  const drills = [...document.querySelectorAll("section.drill")];
  return drills.sort((a, b) => seen(b) - seen(a))[0];
}

function press() {
  for (const button of document.querySelectorAll("[data-client]")) {
    const attribute = { "four-colours": "data-four-colours", projector: "data-projector" }[
      button.dataset.client
    ];
    if (attribute) button.setAttribute("aria-pressed", String(root.hasAttribute(attribute)));
  }
}

addEventListener("keydown", (event) => {
  if (event.key === "Escape" && root.hasAttribute("data-projector")) setProjector(false);
});
