// Links to a widget's state: `#id=token` at the end of a page's address.

/** Letters of a token that are passed on: more than any link of ours has (lessons/widgets/wire.py),
    and few enough that Python reads the request, and with it the reader's own state. */
const LONGEST = 1000;

/** The id and token of a fragment, or null if it is an ordinary one. Never throws. */
export function read(fragment) {
  const found = /^#?([^=]+)=(.*)$/s.exec(fragment);
  return found && { id: decoded(found[1]), token: decoded(found[2]).slice(0, LONGEST) };
}

/** The id that a fragment names, with a token or without. */
export function place(fragment) {
  return read(fragment)?.id ?? decoded(fragment.slice(1));
}

/** The fragment for a widget's token. */
export function write(id, token) {
  return `#${encodeURIComponent(id)}=${encodeURIComponent(token)}`;
}

// A broken escape is passed on as it stands: Python says in words what is wrong with it.
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
