/** Returns `null` for a missing or damaged text. */
export function parseJson(content: string | null): unknown {
  try {
    return JSON.parse(content ?? '');
  } catch {
    return null;
  }
}
