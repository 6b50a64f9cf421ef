import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** How long the server has to answer before the page is reloaded, in milliseconds. */
const patience = 5000;

let isCodeMissing = false;

/** A script could not be loaded: the connection failed, or a newer version has taken its place on the server. */
export class CodeNotLoaded extends Error {}

/** `React.lazy` for a component whose code may fail to load: it then throws `CodeNotLoaded`, for the nearest error boundary. */
export function lazily<P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      isCodeMissing = true;
      throw new CodeNotLoaded(undefined, { cause });
    }
  });
}

/** What the console hears of an error that a boundary caught: code that could not be loaded is no bug, and is told on the screen. */
export function reportCaughtError(
  error: unknown,
  { componentStack }: { readonly componentStack?: string | undefined },
): void {
  if (!(error instanceof CodeNotLoaded)) console.error(error, componentStack);
}

/** On a change of screen: a good moment to get what has been missing since the screen before. */
export function reloadIfCodeIsMissing(): void {
  if (isCodeMissing) void reloadPage();
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
 */
export async function reloadPage(): Promise<void> {
  const signal = AbortSignal.timeout(patience);
  try {
    const page = await fetch('/', { cache: 'no-store', signal });
    const script = /<script[^>]* src="([^"]+)/.exec(await page.text())?.[1];
    if (script !== undefined && (await fetch(script, { cache: 'reload', signal })).ok) location.reload();
  } catch {
    // The server cannot be reached: Try again is still on the screen.
  }
}
