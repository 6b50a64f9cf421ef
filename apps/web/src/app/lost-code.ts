import { CodeNotLoaded, missingCode } from '../features/lazily.tsx';

const patience = 5000;

/** Code that failed to load is shown on the screen and not logged as an error. */
export function reportCaughtError(
  error: unknown,
  { componentStack }: { readonly componentStack?: string | undefined },
): void {
  if (!(error instanceof CodeNotLoaded)) console.error(error, componentStack);
}

/** On navigation, reloads the page if code of the previous screen is missing, until the new screen is used. */
export function reloadIfCodeIsMissing(): (() => void) | undefined {
  if (!missingCode.any) return undefined;
  const use = new AbortController();
  const begin = () => use.abort();
  for (const type of ['pointerdown', 'keydown', 'input']) addEventListener(type, begin, { signal: use.signal });
  void reloadPage(() => !use.signal.aborted);
  return begin;
}

/** Reloads for missing code unless the last reload was for the same reason. */
export function reloadPageOnce(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload') return;
  void reloadPage();
}

/** Reloads the page to clear failed imports, if the server serves the page and `isWanted()`. */
export async function reloadPage(isWanted: () => boolean = () => true): Promise<void> {
  const signal = AbortSignal.timeout(patience);
  try {
    const page = await fetch('/', { cache: 'no-store', signal });
    const script = /<script[^<>]* src="([^"]+)/.exec(await page.text())?.[1];
    const isThere = script !== undefined && (await fetch(script, { cache: 'reload', signal })).ok;
    if (isThere && navigator.onLine && isWanted()) location.reload();
  } catch {
    // The server is unreachable. Try again stays on the screen.
  }
}
