import { Component, type ReactNode } from 'react';
import { ChunkLoadError, failedChunks } from '../../ui/lazily.tsx';

interface ErrorBoundaryProps {
  readonly renderFallback: (retry: () => void) => ReactNode;
  readonly isScreen?: boolean;
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkLoadError && this.props.isScreen === true) reloadPageOnce();
  }

  readonly #retry = () => {
    // React caches the failed import: only a reload fetches the code again.
    if (this.state.error instanceof ChunkLoadError) void reloadPage();
    else this.setState({ error: null });
  };

  override render() {
    return this.state.error === null ? this.props.children : this.props.renderFallback(this.#retry);
  }
}

/** In milliseconds. */
const reloadTimeout = 5000;

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
function reloadPageOnce(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload') return;
  void reloadPage();
}

/** Reloads the page if its script can be fetched and `isWanted()`, because React and the browser cache failed imports. */
async function reloadPage(isWanted: () => boolean = () => true): Promise<void> {
  const signal = AbortSignal.timeout(reloadTimeout);
  try {
    const page = await fetch('/', { cache: 'no-store', signal });
    const script = /<script[^<>]* src="([^"]+)/.exec(await page.text())?.[1];
    const isThere = script !== undefined && (await fetch(script, { cache: 'reload', signal })).ok;
    if (isThere && navigator.onLine && isWanted()) location.reload();
  } catch {
    // The server is unreachable. Try again stays on the screen.
  }
}
