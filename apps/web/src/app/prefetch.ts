import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { loadMenus } from '../ui/actions/Menu.tsx';
import { lazyLoads } from '../ui/lazily.tsx';
import { NoticeHosts } from './notices/NoticeArea.tsx';
import { QuestionDialog } from './questions/QuestionHost.tsx';
import { routeAt, routes } from './routing/routes.ts';
import { ShellFrame } from './shell/Shell.tsx';

/**
 * Prefetches menus, all screens and then their dialogs, one by one after a second without network activity. Skipped in
 * data-saver mode.
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

async function prefetchFrom(pathname: string, signal: AbortSignal): Promise<void> {
  const currentRoute = routeAt(pathname);
  const at = currentRoute === undefined ? 0 : routes.indexOf(currentRoute);
  const screens = [...routes.slice(at), ...routes.slice(0, at)].map(({ prefetch }) => prefetch);
  await quietSecond();
  await loadQuietly([loadMenus, NoticeHosts.load, ShellFrame.load, QuestionDialog.load, ...screens], signal);
  await loadQuietly(lazyLoads, signal);
}

async function loadQuietly(loads: Iterable<() => Promise<unknown>>, signal: AbortSignal): Promise<void> {
  for (const load of loads) {
    if (signal.aborted) return;
    // Failures surface when the code is needed.
    await load().catch(() => {});
    await idle();
  }
}

/** Waits until no request has finished for a second. */
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

/** Safari has no `requestIdleCallback` and waits briefly instead. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 200);
    else requestIdleCallback(() => resolve());
  });
}

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true;
}
