/** Returns `null` for a missing or damaged text. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns an empty object for anything else. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});
