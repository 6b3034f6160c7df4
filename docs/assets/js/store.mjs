// A reader's progress in localStorage. Private windows, full disks and other people's data may
// make any of it fail: then the tab alone remembers, as long as it is open.

const tab = new Map();

/** Before the names of all that is ours. */
const OURS = "tarock:";

/** Letters of a file that are passed on: more than Python reads (lessons/widgets/storage.py), so that
    it says what is wrong, and few enough for a request. */
const LARGEST = 1_100_000;

/** Where the questions lie that are to come back. */
export const LADDER = "tarock:review";

/** Where a widget's state lies: its id, and a hash of the parameters that shape it. */
export function keyOf(id, params) {
  return `${OURS}${id}:${hash(essence(params))}`;
}

/** The text of a saved state, or null. What it holds is Python's to judge. */
export function load(key) {
  try {
    return tab.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Save a state. */
export function save(key, state) {
  keep(key, JSON.stringify(state));
}

function keep(key, text) {
  try {
    localStorage.setItem(key, text);
    tab.delete(key);
  } catch {
    tab.set(key, text);
  }
}

/** A saved text as the value for a request: its JSON, or the text itself if it is none. */
export function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** All that is ours, as name -> text. */
export function all() {
  const found = new Map();
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(OURS)) found.set(key, localStorage.getItem(key));
    }
  } catch {
    // no store: the tab alone remembers
  }
  for (const [key, text] of tab) found.set(key, text);
  return Object.fromEntries([...found].sort());
}

/** The text of a file that a reader chose, as far as Python is to see it; nothing of one that cannot
    be read, and undefined where none was chosen. */
export async function textOf(file) {
  try {
    return (await file?.slice(0, 4 * LARGEST).text())?.slice(0, LARGEST);
  } catch {
    return "";
  }
}

/** Put what is ours in the place of all that was, or leave all as it was if it does not fit. */
export function replaceAll(entries) {
  const before = all();
  try {
    erase();
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  } catch {
    erase();
    for (const [key, text] of Object.entries(before)) keep(key, text);
    return false;
  }
  return true;
}

/** Forget all that is ours. */
export function erase() {
  tab.clear();
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(OURS)) localStorage.removeItem(key);
    }
  } catch {
    // no store: nothing is left
  }
}

// Addresses differ from page to page and from language to language; the drill is the same. What a
// check asks may be put in other words; its name stays.
function essence(params) {
  try {
    const { assets, rules, home, key, ...rest } = JSON.parse(params);
    return key ?? JSON.stringify(rest);
  } catch {
    return params;
  }
}

/** FNV-1a, 32 bits, as eight hex digits. */
export function hash(text) {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    sum = Math.imul(sum ^ byte, 0x01000193);
  }
  return (sum >>> 0).toString(16).padStart(8, "0");
}
