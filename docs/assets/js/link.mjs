// Links to a widget's state: `#id=token` at the end of a page's address.

/** The id and token of a fragment, or null if it is an ordinary one. Never throws. */
export function read(fragment) {
  const found = /^#?([^=]+)=(.*)$/s.exec(fragment);
  return found && { id: decoded(found[1]), token: decoded(found[2]) };
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
