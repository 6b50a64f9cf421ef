import { ChunkLoadError, failedChunks } from '../../features/lazily.tsx';

/** In milliseconds. */
const timeout = 5000;

/** For React's `onCaughtError`: logs all errors except a failed chunk, which the screen already reports. */
export function reportCaughtError(
  error: unknown,
  { componentStack }: { readonly componentStack?: string | undefined },
): void {
  if (!(error instanceof ChunkLoadError)) console.error(error, componentStack);
}

/** On navigation, reloads the page if a chunk of the previous screen failed, unless the new screen is used before. */
export function reloadIfChunkFailed(): (() => void) | undefined {
  if (!failedChunks.any) return undefined;
  const use = new AbortController();
  const cancelReload = () => use.abort();
  for (const type of ['pointerdown', 'keydown', 'input']) addEventListener(type, cancelReload, { signal: use.signal });
  void reloadPage(() => !use.signal.aborted);
  return cancelReload;
}

/** Reloads after a failed chunk, unless the page was just reloaded. */
export function reloadPageOnce(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload') return;
  void reloadPage();
}

/** Reloads the page if its script can be fetched and `isWanted()`, because React and the browser cache failed imports. */
export async function reloadPage(isWanted: () => boolean = () => true): Promise<void> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const page = await fetch('/', { cache: 'no-store', signal });
    const script = /<script[^<>]* src="([^"]+)/.exec(await page.text())?.[1];
    const isThere = script !== undefined && (await fetch(script, { cache: 'reload', signal })).ok;
    if (isThere && navigator.onLine && isWanted()) location.reload();
  } catch {
    // The server is unreachable. Try again stays on the screen.
  }
}
