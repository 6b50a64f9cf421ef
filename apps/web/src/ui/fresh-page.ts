/**
 * What becomes of code that does not come. Browsers of before autumn 2026 never ask twice for a script that failed, and the scripts of an
 * earlier version are gone from the service: loading the page anew brings both.
 */

/** How long the service has to answer, in milliseconds. */
const patience = 5000;

/** Loaders of what did not come. */
const missing = new Set<unknown>();

/** It did not come, and somebody waits for it: once more they can ask for it themselves, after that the page is loaded anew. */
export async function noteNeeded(load: unknown): Promise<void> {
  if (missing.has(load)) await loadAnew();
  missing.add(load);
}

/** It did not come, and nobody waits for it: the page is loaded anew with the next screen, unless it has come by then. */
export function noteMissing(load: unknown): void {
  missing.add(load);
}

/** It came after all. */
export function noteArrived(load: unknown): void {
  missing.delete(load);
}

/** Another screen is there. */
export function loadAnewIfNeeded(): void {
  if (missing.size > 0) void loadAnew();
}

/** Unless its first script does not come either: the page that stands would be better than that. */
async function loadAnew(): Promise<void> {
  const signal = AbortSignal.timeout(patience);
  try {
    const page = await fetch('/', { cache: 'no-store', signal });
    const script = /<script[^>]* src="([^"]+)/.exec(await page.text())?.[1];
    if (script !== undefined && (await fetch(script, { cache: 'reload', signal })).ok) location.reload();
  } catch {
    // The service does not answer: Try again stands.
  }
}
