import type { Container } from 'inversify';
import { useEffect, useLayoutEffect } from 'react';
import { BrowserRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { type Configuration, ConfigurationContext } from '../state/configuration.ts';
import { ContainerContext, useContainer } from './container-context.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Guard } from './Guard.tsx';
import { Later } from './Later.tsx';
import { useLinkNavigation } from './link-navigation.ts';
import { NarrowScreen } from './NarrowScreen.tsx';
import { NoticeHosts } from './NoticeHosts.tsx';
import { RouterNavigator } from './router-navigator.ts';
import { routeAt } from './routes.ts';
import { Screen } from './Screen.tsx';
import type { ScreenRoute } from './screen.ts';
import { Shell } from './Shell.tsx';
import { UnknownPage } from './UnknownPage.tsx';
import { loadAnewIfNeeded } from '../ui/fresh-page.ts';

export function App({ container, configuration }: { container: Container; configuration: Configuration }) {
  return (
    <ConfigurationContext value={configuration}>
      <ContainerContext value={container}>
        <NarrowScreen>
          {/* A press is answered in one go: in a transition React would make way for a frame of the old screen every 5 ms. */}
          <BrowserRouter useTransitions={false}>
            <ErrorBoundary>
              <Pages />
            </ErrorBoundary>
            <NoticeHosts />
            <Later />
          </BrowserRouter>
        </NarrowScreen>
      </ContainerContext>
    </ConfigurationContext>
  );
}

function Pages() {
  const navigator = useContainer().get(RouterNavigator);
  const navigate = useNavigate();
  useLayoutEffect(() => navigator.connect(navigate), [navigator, navigate]);
  useLinkNavigation();
  const { pathname } = useLocation();
  useEffect(loadAnewIfNeeded, [pathname]);
  const route = routeAt(pathname);
  // The router is told of one route: going through all of them with each change took longer than the rest of it.
  return <Routes>{route?.inShell ? <Route element={<Shell />}>{page(route)}</Route> : page(route)}</Routes>;
}

function page(route: ScreenRoute | undefined) {
  if (route === undefined) return <Route path="*" element={<UnknownPage />} />;
  const element = (
    <Guard access={route.access}>
      <Screen route={route} />
    </Guard>
  );
  return <Route path={route.path} element={element} />;
}
