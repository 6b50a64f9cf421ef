import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchAhead } from '../ui/use-code.ts';
import { nextScreens } from './next-screens.ts';
import { routeAt, routes } from './routes.ts';
import type { ScreenRoute } from './screen.ts';
import { loadFrame } from './Shell.tsx';

/** Fetches the code of the screens that mostly come next, once the browser has nothing else to do. */
export function FetchAhead() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (wantsToSave()) return undefined;
    const waiting = requestIdleCallback(() => void fetchAll(screensAfter(pathname)));
    return () => cancelIdleCallback(waiting);
  }, [pathname]);
  return null;
}

function screensAfter(pathname: string): readonly ScreenRoute[] {
  const paths = new Map(Object.entries(nextScreens)).get(routeAt(pathname)?.path ?? '') ?? [];
  return routes.filter(({ path }) => paths.some((next) => next === path));
}

/** One after another: each may share code with the one before, and none is in a hurry. */
async function fetchAll(screens: readonly ScreenRoute[]): Promise<void> {
  for (const { inShell, load } of screens) {
    if (inShell) await fetchAhead(loadFrame);
    await fetchAhead(load);
  }
}

/** Somebody pays for every byte, and has told the browser so. */
function wantsToSave(): boolean {
  return 'connection' in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true;
}
