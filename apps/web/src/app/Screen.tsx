import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { Visit } from '../navigation/navigator.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { WholePage } from '../ui/WholePage.tsx';
import { addScreen } from './container.ts';
import { useContainer } from './container-context.ts';
import { useHeadingFocus, usePageTitle } from './page.ts';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import type { LoadedScreen, ScreenPresenter, ScreenRoute } from './screen.ts';
import { useCode } from '../ui/use-code.ts';

/** One route: its code is loaded, its presenter made, its view shown. A new path gets a new presenter. */
export function Screen({ route }: { readonly route: ScreenRoute }) {
  const code = useCode(route.load);
  const { pathname } = useLocation();
  usePageTitle(code.state === 'ready' ? null : route.title);
  if (code.state === 'loading') return <ScreenSkeleton />;
  if (code.state === 'failed') {
    const panel = <ErrorPanel onRetry={code.retry} />;
    return route.inShell ? panel : <WholePage>{panel}</WholePage>;
  }
  return <PresentedView key={pathname} screen={code.value} title={route.title} />;
}

interface PresentedViewProps {
  readonly screen: LoadedScreen;
  /** Of the route. */
  readonly title: string;
}

const PresentedView = observer(function PresentedView({ screen, title }: PresentedViewProps) {
  const container = useContainer();
  const visit = useVisit();
  const shown = useRef<Visit | null>(null);
  const [presenter] = useState<ScreenPresenter>(() => {
    addScreen(container, screen);
    return container.get(screen.Presenter);
  });

  useEffect(() => {
    if (shown.current !== null && shown.current !== visit) presenter.revisit?.(visit);
    shown.current = visit;
  }, [presenter, visit]);

  useEffect(() => presenter.activate?.(shown.current ?? emptyVisit), [presenter]);

  usePageTitle(presenter.pageTitle ?? title);
  useHeadingFocus();
  return <screen.View presenter={presenter} />;
});

const emptyVisit: Visit = { params: {}, query: new URLSearchParams(), state: null };

/** Another one with each change of the address, also to where the screen was opened from and does not stand any more. */
function useVisit(): Visit {
  const location = useLocation();
  const params = useParams();
  return useMemo(
    () => ({ params, query: new URLSearchParams(location.search), state: location.state }),
    [params, location],
  );
}
