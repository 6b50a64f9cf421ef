import { Suspense, useEffect } from 'react';
import { ThemeState } from '../state/theme-state.ts';
import { ConnectionNote } from './shell/ConnectionNote.tsx';
import { useContainer } from './container-context.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazily } from '../features/lazily.tsx';
import { followTheme } from './theme.ts';

const LaterListeners = lazily(async () => (await import('./LaterListeners.tsx')).LaterListeners);

export function GlobalListeners() {
  const theme = useContainer().get(ThemeState);
  useEffect(() => followTheme(theme), [theme]);
  return (
    <>
      <ErrorBoundary renderFallback={() => null}>
        <Suspense>
          <LaterListeners />
        </Suspense>
      </ErrorBoundary>
      <ConnectionNote />
    </>
  );
}
