import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { Visit } from '../../navigation/navigator.ts';
import { createPresenter, type LoadedScreen, useContainer } from '../container/container.ts';
import { useHeadingFocus, usePageTitle } from '../navigation/page.ts';

export function presented(screen: LoadedScreen, title: string): ComponentType {
  return observer(function PresentedScreen() {
    const container = useContainer();
    const visit = useVisit();
    const shown = useRef(visit);
    const [presenter] = useState(() => createPresenter(container, screen));

    // A layout effect: activation must not overwrite typed text.
    useLayoutEffect(() => presenter.activate?.(shown.current), [presenter]);

    useEffect(() => {
      if (shown.current !== visit) presenter.revisit?.(visit);
      shown.current = visit;
    }, [presenter, visit]);

    useEffect(() => screen.register?.(container, presenter), [container, presenter]);

    usePageTitle(presenter.pageTitle ?? title);
    useHeadingFocus();
    return <screen.View presenter={presenter} />;
  });
}

/** Changes with the URL, including `Navigator.replaceUrl`. */
function useVisit(): Visit {
  const location = useLocation();
  const params = useParams();
  return useMemo(
    () => ({ params, query: new URLSearchParams(location.search), state: location.state }),
    [params, location],
  );
}
