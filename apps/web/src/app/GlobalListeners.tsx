import { Suspense, useEffect } from 'react';
import { ThemeState, type Theme } from '../state/theme-state.ts';
import { ConnectionNote } from './shell/ConnectionNote.tsx';
import { useContainer } from './container-context.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazily } from '../features/lazily.tsx';
import { reaction } from 'mobx';

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

/** Also follows other tabs. The page already starts with the chosen theme (decision record 0025). */
function followTheme(theme: ThemeState): () => void {
  void theme.open();
  return reaction(() => theme.chosen, show, { fireImmediately: theme.chosen !== 'system' });
}

function show(theme: Theme): void {
  const scheme = document.querySelector('meta[name="color-scheme"]');
  scheme?.setAttribute('content', theme === 'system' ? 'light dark' : theme);
  for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme: of } = colour.dataset;
    if (theme === 'system') colour.setAttribute('media', `(prefers-color-scheme: ${of})`);
    else colour.setAttribute('media', theme === of ? 'all' : 'not all');
  }
}
