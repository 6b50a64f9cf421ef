import { CodeNotLoaded, missingCode } from '../features/lazily.tsx';

/** How long the server has to answer before the page is reloaded, in milliseconds. */
const patience = 5000;

/** What the console hears of an error that a boundary caught: code that could not be loaded is no bug, and is told on the screen. */
export function reportCaughtError(
  error: unknown,
  { componentStack }: { readonly componentStack?: string | undefined },
): void {
  if (!(error instanceof CodeNotLoaded)) console.error(error, componentStack);
}

/**
 * On a change of screen: a good moment to get what has been missing since the screen before, until the new one is used:
 * what is typed by then is never lost to a reload. Returns the clean-up.
 */
export function reloadIfCodeIsMissing(): (() => void) | undefined {
  if (!missingCode.any) return undefined;
  const use = new AbortController();
  const begin = () => use.abort();
  for (const type of ['pointerdown', 'keydown', 'input']) addEventListener(type, begin, { signal: use.signal });
  void reloadPage(() => !use.signal.aborted);
  return begin;
}

/** Reloads the page for code that is missing, unless the page was reloaded just for that: a loop would help no one. */
export function reloadPageOnce(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload') return;
  void reloadPage();
}

/**
 * Reloads the page, which brings the current version's scripts; browsers may remember that a script failed and not ask for it again.
 * Only when the server answers with the page and its first script: a page with an error message is better than none.
 * `isWanted` is asked at the last moment.
 */
export async function reloadPage(isWanted: () => boolean = () => true): Promise<void> {
  const signal = AbortSignal.timeout(patience);
  try {
    const page = await fetch('/', { cache: 'no-store', signal });
    const script = /<script[^>]* src="([^"]+)/.exec(await page.text())?.[1];
    const isThere = script !== undefined && (await fetch(script, { cache: 'reload', signal })).ok;
    if (isThere && navigator.onLine && isWanted()) location.reload();
  } catch {
    // The server cannot be reached: Try again is still on the screen.
  }
}
