import type { Container } from 'inversify';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { BrowserRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { type Configuration, ConfigurationContext } from '../state/configuration.ts';
import { Notices } from '../state/notices.ts';
import { ErrorPanel } from '../ui/feedback/ErrorPanel.tsx';
import { CenteredPage } from '../ui/layout/CenteredPage.tsx';
import { ContainerContext, useContainer } from './container-context.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { GlobalListeners } from './GlobalListeners.tsx';
import { Guard } from './Guard.tsx';
import { useLinkNavigation } from './navigation/link-navigation.ts';
import { lazily } from '../features/lazily.tsx';
import { reloadIfCodeIsMissing } from './lost-code.ts';
import { NarrowScreen } from './shell/NarrowScreen.tsx';
import { NoticeArea } from './notices/NoticeArea.tsx';
import { ToastScreens } from './notices/toast-screens.ts';
import { RouterNavigator } from './navigation/router-navigator.ts';
import { routeAt, type ScreenRoute } from './routes.ts';
import { Screen } from './Screen.tsx';
import { ScreenSkeleton } from './shell/ScreenSkeleton.tsx';
import { Shell, ShellFrame } from './shell/Shell.tsx';

export function App({ container, configuration }: { container: Container; configuration: Configuration }) {
  return (
    <ConfigurationContext value={configuration}>
      <ContainerContext value={container}>
        <NarrowScreen>
          <BrowserRouter>
            <ErrorBoundary isScreen renderFallback={(retry) => <Failed onRetry={retry} />}>
              <Pages />
            </ErrorBoundary>
            <NoticeArea />
            <GlobalListeners />
          </BrowserRouter>
        </NarrowScreen>
      </ContainerContext>
    </ConfigurationContext>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <CenteredPage>
      <ErrorPanel onRetry={onRetry} />
    </CenteredPage>
  );
}

function Pages() {
  const { pathname } = useLocation();
  useEffect(reloadIfCodeIsMissing, [pathname]);
  const route = routeAt(pathname);
  if (route !== undefined) startLoading(route);
  // Only the matched route: matching all of them on each navigation is the router's most expensive step.
  const page = <Route path={route?.path ?? '*'} element={route ? <GuardedScreen route={route} /> : unknownPage} />;
  return (
    <>
      <Navigation />
      <Suspense fallback={<ScreenSkeleton title={route?.title ?? null} />}>
        <Routes>{route?.inShell === false ? page : <Route element={<Shell />}>{page}</Route>}</Routes>
      </Suspense>
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
  useLayoutEffect(() => toasts.enter(pathname), [toasts, pathname]);
  useLayoutEffect(() => navigator.connect(navigate), [navigator, navigate]);
  useLinkNavigation(navigate);
  return null;
}

/** Loads the shell and the screen in parallel. Errors surface where they are rendered. */
function startLoading({ inShell, prefetch }: ScreenRoute): void {
  prefetch().catch(() => {});
  if (inShell) ShellFrame.load().catch(() => {});
}

function GuardedScreen({ route }: { readonly route: ScreenRoute }) {
  return (
    <Guard access={route.access}>
      <Screen route={route} />
    </Guard>
  );
}

const NotFound = lazily(async () => (await import('./shell/NotFound.tsx')).NotFound);

const unknownPage = (
  <Guard access="recruiter">
    <NotFound />
  </Guard>
);
