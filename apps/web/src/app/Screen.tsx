import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorPanel } from '../ui/feedback/ErrorPanel.tsx';
import { CenteredPage } from '../ui/layout/CenteredPage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ScreenSkeleton } from './shell/ScreenSkeleton.tsx';
import type { ScreenRoute } from './routes.ts';

export function Screen({ route }: { readonly route: ScreenRoute }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      key={pathname}
      isScreen
      renderFallback={(retry) => <Failed inShell={route.inShell} onRetry={retry} />}
    >
      <Suspense fallback={<ScreenSkeleton title={route.title} />}>
        <route.Component />
      </Suspense>
    </ErrorBoundary>
  );
}

function Failed({ inShell, onRetry }: { readonly inShell: boolean; readonly onRetry: () => void }) {
  const panel = <ErrorPanel onRetry={onRetry} />;
  return inShell ? panel : <CenteredPage>{panel}</CenteredPage>;
}
