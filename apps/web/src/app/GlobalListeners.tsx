import { Suspense, useEffect } from 'react';
import { ThemeState } from '../state/theme-state.ts';
import { ConnectionNote } from './shell/ConnectionNote.tsx';
import { useContainer } from './container-context.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazily } from '../features/lazily.ts';
import { usePrefetch } from './prefetch.ts';
import { followTheme } from './theme.ts';

const KeyboardShortcuts = lazily(async () => (await import('./shortcuts/KeyboardShortcuts.tsx')).KeyboardShortcuts);

/** What listens whatever screen is open: keyboard shortcuts, the connection, the theme; and the prefetch of the other screens. */
export function GlobalListeners() {
  const theme = useContainer().get(ThemeState);
  useEffect(() => followTheme(theme), [theme]);
  usePrefetch();
  return (
    <>
      <ErrorBoundary renderFallback={() => null}>
        <Suspense>
          <KeyboardShortcuts />
        </Suspense>
      </ErrorBoundary>
      <ConnectionNote />
    </>
  );
}
