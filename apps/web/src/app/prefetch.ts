import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { idle, savesData } from './idle.ts';
import { loadFilterDialog } from '../features/filter/load-filter-dialog.ts';
import { loadNotices } from './notices/NoticeArea.tsx';
import { routeAt, routes } from './routes.ts';
import { loadFrame } from './shell/Shell.tsx';

/**
 * Loads the code of all other screens while the browser is idle, one script after another, so that no step inside the application
 * waits for one. Not for a user who asked the browser to save data.
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

/** The open screen first: on a slow line the others would be in its way. Then those that come after it in the table of routes. */
async function prefetchFrom(pathname: string, { aborted }: AbortSignal): Promise<void> {
  const here = routeAt(pathname);
  const at = here === undefined ? 0 : routes.indexOf(here);
  const inOrder = [...routes.slice(at), ...routes.slice(0, at)].map(({ load }) => load);
  for (const load of [...inOrder.splice(0, 1), loadNotices, loadFrame, ...inOrder, loadFilterDialog]) {
    if (aborted) return;
    // A failure is told when the code is needed.
    await load().catch(() => {});
    await idle();
  }
}
