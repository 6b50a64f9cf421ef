import type { Container } from 'inversify';
import { useEffect, useLayoutEffect, useState } from 'react';
import { BrowserRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { lazily, LazySuspense } from '../ui/lazily.tsx';
import { type Configuration, ConfigurationContext } from '../state/configuration.ts';
import { Notices } from '../state/notices.ts';
import { UnsavedWork } from '../state/unsaved-work.ts';
import { ErrorPanel } from '../ui/feedback/ErrorState.tsx';
import { CenteredPage } from '../ui/layout/MessagePage.tsx';
import { ContainerContext, useContainer } from './container/container.ts';
import { ErrorBoundary, reloadIfChunkFailed } from './errors/ErrorBoundary.tsx';
import { GlobalListeners } from './GlobalListeners.tsx';
import { useLinkNavigation } from './navigation/link-navigation.ts';
import { usePageTitle } from './navigation/page.ts';
import { RouterNavigator } from './navigation/router-navigator.ts';
import { NoticeArea } from './notices/NoticeArea.tsx';
import { QuestionHost } from './questions/QuestionHost.tsx';
import { ToastScreens } from './notices/toast-screens.ts';
import { Guard } from './routing/Guard.tsx';
import { routeAt, type ScreenRoute } from './routing/routes.ts';
import { NarrowScreen } from './shell/NarrowScreen.tsx';
import { Shell, ShellFrame } from './shell/Shell.tsx';
import { texts } from './shell/texts.ts';

export function App({ container, configuration }: { container: Container; configuration: Configuration }) {
  return (
    <ConfigurationContext value={configuration}>
      <ContainerContext value={container}>
        <NarrowScreen>
          <BrowserRouter>
            <ErrorBoundary isScreen renderFallback={(retry) => <Failed inShell={false} onRetry={retry} />}>
              <Pages />
            </ErrorBoundary>
            <QuestionHost />
            <NoticeArea />
            <GlobalListeners />
          </BrowserRouter>
        </NarrowScreen>
      </ContainerContext>
    </ConfigurationContext>
  );
}

function Pages() {
  const { pathname } = useLocation();
  useEffect(reloadIfChunkFailed, [pathname]);
  const route = routeAt(pathname);
  if (route !== undefined) startLoading(route);
  // Only the matched route, because matching all of them is the router's most expensive step.
  const page = <Route path={route?.path ?? '*'} element={route ? <Screen route={route} /> : unknownPage} />;
  return (
    <>
      <Navigation />
      <LazySuspense fallback={<ScreenSkeleton title={route?.title ?? null} />}>
        <Routes>{route?.inShell === false ? page : <Route element={<Shell />}>{page}</Route>}</Routes>
      </LazySuspense>
    </>
  );
}

/** Rendered before the screen so that its effects run first: a presenter may navigate when it is activated. */
function Navigation() {
  const container = useContainer();
  const navigator = container.get(RouterNavigator);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [toasts] = useState(() => new ToastScreens(container.get(Notices), navigator));
  useEffect(() => toasts.watch(), [toasts]);
  useLayoutEffect(() => toasts.showScreen(pathname), [toasts, pathname]);
  useLayoutEffect(() => navigator.connect(navigate), [navigator, navigate]);
  useLinkNavigation(navigate, container.get(UnsavedWork));
  return null;
}

/** Loads the shell and the screen in parallel. Errors surface where they are rendered. */
function startLoading({ inShell, prefetch }: ScreenRoute): void {
  prefetch().catch(() => {});
  if (inShell) ShellFrame.load().catch(() => {});
}

function Screen({ route: { path, access, inShell, title, Component } }: { readonly route: ScreenRoute }) {
  return (
    <Guard access={access}>
      <ErrorBoundary key={path} isScreen renderFallback={(retry) => <Failed inShell={inShell} onRetry={retry} />}>
        <LazySuspense fallback={<ScreenSkeleton title={title} />}>
          <Component />
        </LazySuspense>
      </ErrorBoundary>
    </Guard>
  );
}

function ScreenSkeleton({ title }: { readonly title: string | null }) {
  usePageTitle(title);
  return <output className="visually-hidden">{texts.loading}</output>;
}

/** Tries again at another path of the same route. */
function Failed({ inShell, onRetry }: { readonly inShell: boolean; readonly onRetry: () => void }) {
  const { pathname } = useLocation();
  const [failedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== failedAt) onRetry();
  }, [pathname, failedAt, onRetry]);
  const panel = <ErrorPanel onRetry={onRetry} />;
  return inShell ? panel : <CenteredPage>{panel}</CenteredPage>;
}

const NotFound = lazily(async () => (await import('./shell/NotFound.tsx')).NotFound);

const unknownPage = (
  <Guard access="recruiter">
    <NotFound />
  </Guard>
);
