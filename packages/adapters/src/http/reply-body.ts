/** A page instead of an answer, or half of one. */
export const unreadable = Symbol('unreadable');

/** The JSON of a reply, a plain text as it is, null for an empty one. */
export function parseReply(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return /^\s*[<{["]/.test(text) ? unreadable : text;
  }
}
