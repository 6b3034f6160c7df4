// A reader's progress in localStorage. Private windows, full disks and other people's data may
// make any of it fail: then the tab alone remembers, as long as it is open.

const tab = new Map();

/** Where a widget's state lies: its id, and a hash of the parameters that shape it. */
export function keyOf(id, params) {
  return `tarock:${id}:${hash(essence(params))}`;
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
  const text = JSON.stringify(state);
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

// Addresses differ from page to page and from language to language; the drill is the same.
function essence(params) {
  try {
    const { assets, rules, ...rest } = JSON.parse(params);
    return JSON.stringify(rest);
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
