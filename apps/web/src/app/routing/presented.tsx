import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { ScreenPresenter } from '../../features/screen.ts';
import type { Visit } from '../../navigation/navigator.ts';
import { createPresenter, type LoadedScreen, useContainer } from '../container/container.ts';
import { useHeadingFocus, usePageTitle } from '../navigation/page.ts';

interface ActiveScreenProps {
  readonly presenter: ScreenPresenter;
  readonly activatedFor: Visit;
}

/** A presenter with `revisit` also opens other paths of its route, so that paging does not mount the view again. */
export function presented(screen: LoadedScreen, title: string): ComponentType {
  const isKept = 'revisit' in screen.Presenter.prototype;

  const PresentedScreen = observer(function PresentedScreen() {
    const container = useContainer();
    const [visit] = useState(useVisit());
    const [presenter] = useState(() => createPresenter(container, screen));
    const [isActive, setIsActive] = useState(false);

    useLayoutEffect(() => {
      // oxlint-disable-next-line react/set-state-in-effect -- mounts the view before the first paint, with the stored data instead of a skeleton
      setIsActive(true);
      return presenter.activate?.(visit);
    }, [presenter, visit]);

    const isReady = isActive && screen.isReady?.(container) !== false;
    return isReady && <ActiveScreen presenter={presenter} activatedFor={visit} />;
  });

  const ActiveScreen = observer(function ActiveScreen({ presenter, activatedFor }: ActiveScreenProps) {
    const container = useContainer();
    const visit = useVisit();
    const shown = useRef(activatedFor);

    useEffect(() => {
      if (shown.current !== visit) presenter.revisit?.(visit);
      shown.current = visit;
    }, [presenter, visit]);

    useEffect(() => screen.register?.(container, presenter), [container, presenter]);

    usePageTitle(presenter.pageTitle ?? title);
    useHeadingFocus();
    return <screen.View presenter={presenter} />;
  });

  return function ScreenAtPath() {
    const { pathname } = useLocation();
    return <PresentedScreen key={isKept ? null : pathname} />;
  };
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
