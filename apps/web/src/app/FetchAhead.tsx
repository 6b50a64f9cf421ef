import type { Container } from 'inversify';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchAhead } from '../ui/use-code.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { tryOut } from './container.ts';
import { useContainer } from './container-context.ts';
import { nextScreens } from './next-screens.ts';
import { routeAt, routes } from './routes.ts';
import type { ScreenRoute } from './screen.ts';
import { loadFrame } from './Shell.tsx';

/** Gets the screens ready that mostly come next, once this one is there and the browser has nothing else to do. */
export function FetchAhead() {
  const container = useContainer();
  const { pathname } = useLocation();
  useEffect(() => {
    if (wantsToSave()) return undefined;
    const here = routeAt(pathname);
    if (here === undefined) return undefined;
    return whenIdle(() => void getReadyAfter(container, here));
  }, [container, pathname]);
  return null;
}

function screensAfter({ path: here }: ScreenRoute): readonly ScreenRoute[] {
  const paths = new Map(Object.entries(nextScreens)).get(here) ?? [];
  return routes.filter(({ path }) => paths.some((next) => next === path));
}

/**
 * Not before the open screen's own code is there, which on a slow line takes its time; then one after another: each may share code with
 * the one before, and none is in a hurry.
 */
async function getReadyAfter(container: Container, here: ScreenRoute): Promise<void> {
  if ((await fetchAhead(here.load)) === null) return;
  for (const { inShell, load } of screensAfter(here)) {
    if (inShell) await fetchAhead(loadFrame);
    const screen = await fetchAhead(load);
    if (screen !== null) whenIdle(() => tryOut(container, screen));
  }
}

/** Somebody pays for every byte, and has told the browser so. */
function wantsToSave(): boolean {
  return 'connection' in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true;
}
