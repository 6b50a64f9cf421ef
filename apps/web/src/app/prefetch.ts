import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyActionsDialog } from '../features/candidates/actions/LazyActionsDialog.ts';
import { LazyFilterDialog } from '../features/filter/LazyFilterDialog.ts';
import { NoticeHosts } from './notices/NoticeArea.tsx';
import { routeAt, routes } from './routes.ts';
import { LazyPalette } from './shell/LazyPalette.ts';
import { ShellFrame } from './shell/Shell.tsx';

/**
 * Loads the code of all other screens once the line has been quiet for a second, one script after another while the browser is
 * idle, so that no step inside the application waits for one. Not for a user who asked the browser to save data.
 */
export function usePrefetch(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (savesData()) return undefined;
    const stop = new AbortController();
    void prefetchFrom(pathname, stop.signal);
    return () => stop.abort();
  }, [pathname]);
}

/** The screens that come after the open one in the table of routes first. */
async function prefetchFrom(pathname: string, signal: AbortSignal): Promise<void> {
  const here = routeAt(pathname);
  const at = here === undefined ? 0 : routes.indexOf(here);
  const screens = [...routes.slice(at), ...routes.slice(0, at)].map(({ prefetch }) => prefetch);
  await quietSecond();
  for (const load of [
    NoticeHosts.load,
    ShellFrame.load,
    ...screens,
    LazyPalette.load,
    LazyActionsDialog.load,
    LazyFilterDialog.load,
  ]) {
    if (signal.aborted) return;
    // A failure is told when the code is needed.
    await load().catch(() => {});
    await idle();
  }
}

/** Until nothing has come for a second: what the open screen needs itself goes first. */
function quietSecond(): Promise<void> {
  return new Promise((resolve) => {
    const second = () =>
      setTimeout(() => {
        watching.disconnect();
        resolve();
      }, 1000);
    const watching = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = second();
    });
    watching.observe({ type: 'resource' });
    let timer = second();
  });
}

/** Until the browser has nothing else to do. Safari cannot tell: there, a moment later. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 200);
    else requestIdleCallback(() => resolve());
  });
}

/** The user asked the browser to save data. */
function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true;
}
