/** Returns `null` if the browser refuses, as with blocked cookies or a full storage. */
export function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}
