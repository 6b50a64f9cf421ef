import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyActionsDialog, LazyBulkActions } from '../features/people/people.ts';
import { LazyReasonDialog } from '../features/profile/profile.ts';
import { LazyReviewBar } from '../features/profile/profile.ts';
import { LazyFilterDialog } from '../features/filter/LazyFilterDialog.ts';
import { NoticeHosts } from './notices/NoticeArea.tsx';
import { routeAt, routes } from './routing/routes.ts';
import { LazyPalette } from './shell/CommandPalette.tsx';
import { ShellFrame } from './shell/Shell.tsx';

/** Prefetches all screens one by one after a second without network activity. Skipped in data-saver mode. */
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
    LazyBulkActions.load,
    LazyFilterDialog.load,
    LazyReviewBar.load,
    LazyReasonDialog.load,
  ]) {
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
